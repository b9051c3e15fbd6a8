"""The program as a user has it: arguments, standard streams, an environment, a folder."""

import io
import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from alula.cli.program import run

Done = subprocess.CompletedProcess[str]

PROGRAM = [sys.executable, "-c", "from alula.cli import main; main()"]


def settings(folder: Path, **changes: str) -> dict[str, str]:
    """An environment that does not depend on who runs the tests: English, games in `folder`."""
    plain = {**os.environ, "LC_ALL": "C.UTF-8", "ALULA_GAMES": str(folder / "games")}
    for name in ("FORCE_COLOR", "NO_COLOR", "ALULA_LANG", "ALULA_DEBUG"):
        plain.pop(name, None)
    return {**plain, **changes}


def process(*arguments: str, folder: Path, stdin: str = "", **changes: str) -> Done:
    """Run `alula ARGUMENTS…` in a folder as a process of its own."""
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


def alula(*arguments: str, folder: Path, stdin: str = "", **changes: str) -> Done:
    """The same within this process, which is many times faster: the whole program, no stand-in."""
    out, errors = _stream(), _stream()
    with (
        chdir(folder),
        patch.dict(os.environ, settings(folder, **changes), clear=True),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")),
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        try:
            run(list(arguments))
        except SystemExit as end:
            status = int(end.code or 0)
    return Done(list(arguments), status, _text(out), _text(errors))


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def refused(done: Done) -> str:
    """The one line that a user reads when something is wrong."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("alula: ")
    return lines[0].removeprefix("alula: ")
