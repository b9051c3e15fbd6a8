"""The client's types are the server's models."""

import subprocess
import sys

from support.browsers import WEB


def test_the_types_are_what_the_models_say() -> None:
    done = subprocess.run(
        [sys.executable, "tools/wire_types.py", "--check"],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
