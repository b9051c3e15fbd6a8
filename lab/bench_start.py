"""From a fresh clone without caches to a served page: this commit against an earlier one, in turn.

`make play` is run as a newcomer runs it, in temporary clones with empty caches, until the address
that it prints answers with the page. What is downloaded is counted from the lock files: the sizes
of the packages for this machine, and what npm has kept.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
REFERENCE = "0957328"
MOST_OF_REFERENCE = 0.6
MOST_MEGABYTES = 230


class Started(NamedTuple):
    seconds: float
    megabytes: float


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench-start", description=__doc__)
    parser.add_argument("--against", default=REFERENCE, help="the earlier commit")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args(arguments)
    here: list[Started] = []
    there: list[Started] = []
    for _ in range(options.rounds):
        here.append(_start("HEAD"))
        there.append(_start(options.against))
    ratios = [mine.seconds / other.seconds for mine, other in zip(here, there, strict=True)]
    megabytes = max(one.megabytes for one in here)
    told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"served after {median(ratios):.2f} of the time of {options.against} ({told})")
    print(f"downloaded {megabytes:.0f} MB; {options.against}: {there[0].megabytes:.0f} MB")
    good = median(ratios) <= MOST_OF_REFERENCE and megabytes <= MOST_MEGABYTES
    print("within the limits" if good else "over a limit")
    return 0 if good else 1


def _start(commit: str) -> Started:
    with tempfile.TemporaryDirectory(prefix="alula-start-") as folder:
        clone, caches = Path(folder, "clone"), Path(folder, "caches")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=clone, check=True)
        env = _newcomer(caches)
        began = time.perf_counter()
        with _playing(clone, env) as url:
            with urlopen(url, timeout=60) as page:  # noqa: S310 (our own server's address)
                assert b"<html" in page.read()
            seconds = time.perf_counter() - began
        started = Started(seconds, _downloaded(clone, caches, env) / 1e6)
    print(f"{commit}: {started.seconds:.1f} s, {started.megabytes:.0f} MB", flush=True)
    return started


def _newcomer(caches: Path) -> dict[str, str]:
    caches.mkdir()
    return {
        **os.environ,
        "HOME": str(caches),
        "XDG_CACHE_HOME": str(caches / "xdg"),
        "PIP_CACHE_DIR": str(caches / "pip"),
        "npm_config_cache": str(caches / "npm"),
        "ALULA_PORT": "0",
        "ALULA_DATABASE_URL": f"sqlite:///{caches / 'alula.db'}",
    }


@contextmanager
def _playing(clone: Path, env: dict[str, str]) -> Iterator[str]:
    """`make play` until it names its address; then it is ended with all that it started."""
    process = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line)
            if line.startswith("Open http"):
                yield line.split()[1]
                break
        else:
            sys.exit("make play ended before it served:\n" + "".join(said[-30:]))
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


def _downloaded(clone: Path, caches: Path, env: dict[str, str]) -> int:
    """Bytes of the packages that the lock names for this machine, and of npm's."""
    wheels = caches / "wheels"
    pip = [str(clone / ".venv" / "bin" / "python"), "-m", "pip", "download", "--quiet"]
    lock = ["--no-deps", "--require-hashes", "--requirement", "requirements.lock"]
    done = subprocess.run(
        [*pip, *lock, "--dest", str(wheels)], cwd=clone, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    kept = [*wheels.iterdir(), *(caches / "npm" / "_cacache" / "content-v2").rglob("*")]
    size = sum(path.stat().st_size for path in kept if path.is_file())
    shutil.rmtree(wheels)
    return size
