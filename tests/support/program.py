"""The program as a user has it: a process with standard streams."""

import os
import subprocess
import sys
from pathlib import Path

Done = subprocess.CompletedProcess[str]

PROGRAM = [sys.executable, "-c", "from alula.cli import main; main()"]


def settings(folder: Path, **changes: str) -> dict[str, str]:
    """An environment that does not depend on who runs the tests: English, games in `folder`."""
    plain = {**os.environ, "LC_ALL": "C.UTF-8", "ALULA_GAMES": str(folder / "games")}
    for name in ("FORCE_COLOR", "NO_COLOR", "ALULA_LANG", "ALULA_DEBUG"):
        plain.pop(name, None)
    return {**plain, **changes}


def alula(*arguments: str, folder: Path, stdin: str = "", **changes: str) -> Done:
    """Run `alula ARGUMENTS…` in a folder."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=settings(folder, **changes),
        cwd=folder,
        timeout=60,
        check=False,
    )


def refused(done: Done) -> str:
    """The one line that a user reads when something is wrong."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("alula: ")
    return lines[0].removeprefix("alula: ")
