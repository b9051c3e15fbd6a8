"""Runs one tool of the workshop: `python -m lab TOOL …`."""

import sys
from collections.abc import Callable
from importlib import import_module

TOOLS: dict[str, tuple[str, str]] = {
    "bench-start": (
        "lab.bench_start",
        "from a fresh clone to a served page, and how much it loads",
    ),
    "loadtest": ("lab.loadtest", "seat many people at a server, and measure what a move costs"),
    "message-cost": ("lab.message_cost", "what messages cost to build, against an older checkout"),
    "games-in-progress": ("lab.games_in_progress", "keep a database as a version leaves it"),
    "strength": ("lab.strength", "is the strongest bot still as strong as an earlier one"),
    "playthrough": ("lab.playthrough", "tell a game of OpenSpiel in full, for the tests"),
    "engine": ("lab.engine", "rebuild the engine for the browser (--check: compare only)"),
    "device-check": ("lab.device_check", "does a GPU play the same games as the CPU?"),
    "view-page": ("lab.view_page", "write docs/view.md from the fields of the view"),
    "teach": ("lab.teaching.tuning", "tune the heuristic's weights, teach the value network"),
    "selfplay": ("lab.selfplay.command", "teach a network by its own games, or an exploiter"),
    "series": ("lab.series", "long series between compiled bots, an older version's too"),
    "dealing": ("lab.dealing", "write the test vectors of the dealer"),
}
"""Each tool: its module, whose `main` takes the arguments that follow; and what it does."""


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print("usage: python -m lab TOOL [ARGUMENT …]\n")
        for name, (_, purpose) in TOOLS.items():
            print(f"  {name:<16}{purpose}")
        return 0
    name, *rest = arguments
    if name not in TOOLS:
        known = ", ".join(TOOLS) or "none yet"
        print(f"lab: there is no tool {name!r}; there are: {known}", file=sys.stderr)
        return 2
    tool: Callable[[list[str]], int] = import_module(TOOLS[name][0]).main
    return tool(rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
