"""The wheel that users install, and bare environments to install it into."""

import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest
from support.browsers import ROOT

LOCK = ROOT / "requirements-dev.lock"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the sources, so that the working copy's own client is left alone."""
    sources = tmp_path_factory.mktemp("sources")
    shutil.copytree(
        ROOT,
        sources,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns(
            ".venv", ".git", "node_modules", "static", "__pycache__", ".*_cache", "pictures", "out"
        ),
    )
    (sources / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    target = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)],
        cwd=sources,
        check=True,
        capture_output=True,
    )
    (found,) = target.glob("*.whl")
    return found


Install = Callable[..., Path]


@pytest.fixture(scope="session")
def install(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Install:
    """Install the wheel with some extras and nothing else; gives the environment's Python."""
    versions = tmp_path_factory.mktemp("lock") / "versions.txt"
    locked = LOCK.read_text(encoding="utf-8").splitlines()
    versions.write_text("\n".join(one.rstrip(" \\") for one in locked if "==" in one) + "\n")

    def installed(*extras: str) -> Path:
        folder = tmp_path_factory.mktemp("bare")
        venv.create(folder, with_pip=False, symlinks=True)
        python = folder / "bin" / "python"
        what = f"{wheel}[{','.join(extras)}]" if extras else str(wheel)
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
        subprocess.run([*pip, "--constraint", str(versions), what], check=True)
        return python

    return installed
