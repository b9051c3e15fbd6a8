"""The numbers that TypeScript needs beside the module, written as a TypeScript file."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from alula.bots import LEVELS, make_bot
from alula.bots.engines import Judge
from alula.bots.levels import DEFAULT
from alula.bots.meaning import mark
from alula.bots.names import NAMES
from alula.bots.network import NET_SIZE
from alula.bots.search import FEWEST_WORLDS, Searcher
from alula.bots.travellers import Absent
from alula.bots.weights import BLOCK
from alula.browser import entries, webassembly
from alula.cards import SANCTUARIES
from alula.kernel import layout as at
from alula.kernel.tables import REGION_COUNT, SANCTUARY_COUNT

_FOLDER = Path(__file__).resolve().parents[3] / "web" / "src" / "engine"
CONSTANTS_FILE = _FOLDER / "constants.ts"
LEVELS_FILE = _FOLDER / "levels.ts"
"""What a page must know of the bots, without all that the worker knows."""
_HEAD = """\
// Written by `python -m lab engine` (src/alula/browser/constants.py): do not change by hand.
"""
_OTHER_BOTS = ("greedy", "heuristic", "best")


def constants(module: bytes) -> str:
    values = {
        "DATA_END": webassembly.data_end(module),
        "SCRATCH": entries.SIZES,
        "NETWORK_NUMBERS": entries.NET,
        "NETWORK_FORM": {"ROW": NET_SIZE, "BLOCK": BLOCK, "MARK": mark().hex()},
        "FEWEST_WORLDS": FEWEST_WORLDS,
        "LAYOUT": _layout(),
        "SANCTUARY_IDS": [card.id for card in SANCTUARIES],
        "MINDS": {name: _mind(name) for name in (*[x.name for x in LEVELS], *_OTHER_BOTS)},
    }
    return _written(values)


def levels() -> str:
    told = [{"name": x.name, "title": x.title, "rollouts": x.budget.rollouts} for x in LEVELS]
    return _written({"LEVELS": told, "USUAL_LEVEL": DEFAULT, "BOT_NAMES": NAMES})


def _written(values: dict[str, Any]) -> str:
    told = {name: json.dumps(value) for name, value in values.items()}
    lines = [f"export const {name} = {text} as const;" for name, text in told.items()]
    return _HEAD + "\n".join(lines) + "\n"


def _layout() -> dict[str, Any]:
    """The places of `kernel.layout` by name, and the ways to keep three of five."""
    places = {
        name: value
        for name, value in vars(at).items()
        if name.isupper() and type(value) is int and not name.startswith("_")
    }
    return {
        **places,
        "REGION_COUNT": REGION_COUNT,
        "SANCTUARY_COUNT": SANCTUARY_COUNT,
        "KEPT_SLOTS": at.KEPT_SLOTS.tolist(),
    }


def _mind(name: str) -> dict[str, Any]:
    """A bot of the ladder as numbers."""
    bot = make_bot(name, 0)
    if isinstance(bot, Searcher):
        method = bot.method
        kinds = method.minds.kinds
        return {
            "kind": "search",
            "own": int(kinds[0]),
            "others": int(kinds[0]) if method.others is None else method.others,
            "margin": method.margin,
            "rounds": method.rounds,
            "weights": method.minds.weights[0].tolist(),
        }
    assert isinstance(bot, Judge)
    told: dict[str, Any] = {"kind": "judge", "weights": np.asarray(bot.weights).tolist()}
    if isinstance(bot, Absent):
        told |= {"kind": "absent", "overlooks": bot.overlooks, "misjudges": bot.misjudges}
    return told
