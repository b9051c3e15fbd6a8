"""What it costs to build the messages of a table, against an older checkout, in one run.

Both versions play the same games in processes of their own and build in turn, for every seat and
a spectator, what is sent after each move; the ratio of each pair of rounds is one measurement.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

from alula.server.tables import Options, Table, commands, show
from alula.server.tables.commands import run
from alula.server.tables.moves import move

HERE = Path(__file__).parents[1]
SEATS, GAMES = 4, 6
GUESTS = [letter * 64 for letter in "abcd"]
Message = Callable[[], Any]


def main(arguments: list[str]) -> int:
    parser = ArgumentParser("lab message-cost", description=__doc__)
    parser.add_argument("then", type=Path, help="checkout of the older version")
    parser.add_argument("--rounds", type=int, default=40)
    given = parser.parse_args(arguments)
    if not (given.then / "src" / "alula").is_dir():
        parser.error(f"{given.then} is no checkout: it has no src/alula")
    with ExitStack() as stack:
        now, then = (stack.enter_context(_builder(tree)) for tree in (HERE, given.then))
        for builder in (now, then):
            _round(builder)  # warm
        pairs = [(_round(now), _round(then)) for _ in range(given.rounds)]
    for number, name in enumerate(("built", "built and written as text")):
        print(f"{name}: {_told([(one[number], two[number]) for one, two in pairs])}")
    return 0


def _builder(tree: Path) -> "subprocess.Popen[str]":
    """A process that builds all messages once for every line that it is sent."""
    environ = {**os.environ, "PYTHONPATH": str(tree / "src")}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, __file__], env=environ, stdin=pipe, stdout=pipe, text=True
    )


def _round(builder: "subprocess.Popen[str]") -> list[float]:
    assert builder.stdin is not None
    assert builder.stdout is not None
    builder.stdin.write("\n")
    builder.stdin.flush()
    answer = builder.stdout.readline()
    if not answer:
        sys.exit("lab message-cost: this checkout cannot build the messages, as told above")
    return [float(word) for word in answer.split()]


def _told(pairs: list[tuple[float, float]]) -> str:
    low, middle, high = quantiles([now / then for now, then in pairs], n=4)
    now, then = (quantiles(side, n=4)[1] for side in zip(*pairs, strict=True))
    return (
        f"{now:.1f} µs a message, then {then:.1f}; ratio {middle:.3f} ({low:.3f} to {high:.3f}, "
        f"the middle half of {len(pairs)} pairs)"
    )


def _build_on_demand() -> None:
    try:
        from alula.server.text import dumps
    except ImportError:  # before orjson
        from alula.server.live.room import dumps  # type: ignore[attr-defined]

    messages = [message for game in range(GAMES) for message in _messages(game)]
    for _ in sys.stdin:
        began = process_time()
        built = [message() for message in messages]
        after = process_time()
        for message in built:
            dumps(message)
        ended = process_time()
        each = 1e6 / len(messages)
        print(each * (after - began), each * (ended - began), flush=True)


def _messages(number: int) -> list[Message]:
    """How to build what every seat and a spectator hear after each move of a game."""
    rng, messages = Random(number), list[Message]()
    viewers = [show.Viewer(seat, host=seat == 0) for seat in range(SEATS)] + [show.Viewer()]
    table = _dealt(rng)
    while table.status == "running" and table.game is not None:
        asked = table.game.open[0]
        event = rng.choice(table.game.options(asked.seat)).to_json()
        answer = move(asked.seat, f"m{table.head}", asked.id, event)
        before, table = table.head, run(table, answer, 1_000_000 + table.head).after
        for who in viewers:
            messages.append(_message(table, who, before))
    return messages


def _message(table: Table, who: show.Viewer, since: int) -> Message:
    return lambda: show.events(table, who, "http://alula.test", since)


def _dealt(rng: Random) -> Table:
    table = Table("table0000001")
    opening = commands.create(Options(SEATS), GUESTS[0], "joincode", rng.randbytes(32))
    table = run(table, opening, 1_000_000).after
    for seat, guest in enumerate(GUESTS):
        sit = commands.sit(guest, f"Guest {seat}", seat, rng.randbytes(16).hex())
        table = run(table, sit, 1_000_000).after
    return run(table, commands.start(GUESTS[0]), 1_000_000).after


if __name__ == "__main__":
    _build_on_demand()
