"""The figures of `alula bench rules`, each measured on one core."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, process_time

from alula.cards import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_SANCTUARIES,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
)
from alula.chance import Dealer
from alula.cli.score_lines import answers
from alula.rules import new_game, score

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
ANSWERS = 5
ROW = ("44", "49", "14", "28", "66", "3", "50", "12")


@dataclass(frozen=True, slots=True)
class RulesFigures:
    games: dict[int, float]
    """Random games a second by the rules alone, for each number of players."""
    sheets: float
    """Score sheets with reasons a second."""
    lines: float
    """Tableaux a second by `alula score --jsonl`, reading and writing included."""
    answer: float
    """Seconds until `alula score …` has answered, warm, as a new process: the median."""

    def to_json(self) -> dict[str, object]:
        return {
            "games_per_second": {str(players): round(rate) for players, rate in self.games.items()},
            "score_sheets_per_second": round(self.sheets),
            "score_jsonl_per_second": round(self.lines),
            "score_answer_seconds": round(self.answer, 3),
        }


def measure(seconds: float) -> RulesFigures:
    """Measure each figure for about so many seconds."""
    rng = Random(1)
    tableaux = [_tableau(rng) for _ in range(1000)]
    lines = [json.dumps({"regions": row, "sanctuaries": found}).encode() for row, found in tableaux]
    return RulesFigures(
        games={players: _rate(partial(_game, players), seconds) for players in PLAYERS},
        sheets=_rate(lambda turn: score(*tableaux[turn % 1000]), seconds),
        lines=len(lines) * _rate(lambda _: answers(lines), seconds),
        answer=_answer(),
    )


def _rate(work: Callable[[int], object], seconds: float) -> float:
    """How often something can be done in a second of one core, whatever else the machine does."""
    turns = 0
    start = process_time()
    while True:
        work(turns)
        turns += 1
        spent = process_time() - start
        if not spent < seconds:
            return turns / spent


def _game(players: int, seed: int) -> None:
    """A whole game of random moves."""
    rng = Random(seed)
    dealer = Dealer.from_number(seed)
    state = new_game([str(seat) for seat in range(players)])
    while not state.over:
        if state.due is not None:
            state = state.apply(dealer.event(state))
        else:
            state = state.apply(rng.choice(state.options(state.open[0].seat)))


def _tableau(rng: Random) -> tuple[list[int], list[str]]:
    found = rng.sample([card.id for card in SANCTUARIES], rng.randint(0, MOST_SANCTUARIES))
    return rng.sample([card.number for card in REGIONS], ROUNDS), found


def _answer() -> float:
    """The median of a few runs after one that warms the caches."""
    run = [sys.executable, "-c", "from alula.cli import main; main()", "score", *ROW]
    times = []
    for _ in range(ANSWERS + 1):
        start = perf_counter()
        subprocess.run(run, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(perf_counter() - start)
    return median(times[1:])
