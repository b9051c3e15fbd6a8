"""`python -m lab series`: long series between compiled bots, on shared deals, on all cores.

    python -m lab series best searcher --budget 200r --games 2000 --jobs 2
    python -m lab series best:rounds=2 then/best --then ../then --budget 0.02 --games 2000 --jobs 2

A bot is named as on the ladder, with settings of the search after a colon; `then/NAME` is a bot of
the version in `--then` (see `lab.then`); `searcher` is that of `lab.searcher`. The first bot is the
one that the figures are about: it has every seat in turn on each deal. The arena, which knows every
kind of bot, is for what anybody should repeat.
"""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from alula.bots.interface import Budget
from alula.bots.ladder import make_bot
from alula.bots.search import Searcher
from alula.kernel import layout as at
from alula.kernel.batch import seed_word
from alula.kernel.game import chance, choices, new_game, step, to_move
from alula.kernel.layout import State
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fame, place
from lab.then import NAME, load

Table = npt.NDArray[np.float64]
_THEN = "then/"


class Chooser(Protocol):
    """A bot that can answer from a kernel state."""

    def best_choice(self, root: State, seat: int, budget: Any) -> int: ...


class _Older:
    """A bot of another version: its budget is of that version too."""

    def __init__(self, name: str, seed: int) -> None:
        self._bot = import_module(f"{NAME}.bots.ladder").make_bot(name, seed)
        self._budget = import_module(f"{NAME}.bots.interface").Budget

    def best_choice(self, root: State, seat: int, budget: Any) -> int:
        its = self._budget(seconds=budget.seconds, rollouts=budget.rollouts)
        choice: int = self._bot.best_choice(root, seat, its)
        return choice


def make_chooser(name: str, seed: int) -> Chooser:
    if name.startswith(_THEN):
        return _Older(name.removeprefix(_THEN), seed)
    stem, _, told = name.partition(":")
    if stem == "searcher":
        from lab.searcher import Plodder

        return Plodder(seed)
    bot: Any = make_bot(stem, seed)
    settings = dict(pair.split("=") for pair in told.split(",")) if told else {}
    if settings:
        if not isinstance(bot, Searcher):
            raise SystemExit(f"{name}: only a search has settings")
        method: Any = bot.method
        numbers = {key: type(getattr(method, key))(float(v)) for key, v in settings.items()}
        bot = Searcher(seed, replace(method, **numbers))
    if not hasattr(bot, "best_choice"):
        raise SystemExit(f"{name}: not a compiled bot")
    chooser: Chooser = bot
    return chooser


def play_some(
    names: Sequence[str], budget: Budget, variant: int, seed: int, first: int, games: int
) -> tuple[Table, Table, Table]:
    """Fame, wins and mean seconds a decision of every bot in every game."""
    players = len(names)
    fames, wins, seconds = (np.zeros((games, players)) for _ in range(3))
    s = np.empty(at.STATE_SIZE, dtype=np.uint8)
    for i in range(games):
        turn = (first + i) % players
        key = np.uint64(game_key(seed_word(seed), (first + i) // players))
        seats = [(bot + turn) % players for bot in range(players)]
        bots = {
            seat: make_chooser(names[b], 1000 * (first + i) + b) for b, seat in enumerate(seats)
        }
        spent = np.zeros(players)
        asked = np.zeros(players)
        new_game(s, players, variant)
        chance(s, key)
        while s[at.PHASE] != at.OVER:
            seat = to_move(s)
            choice = 0
            if choices(s) > 1:
                start = time.perf_counter()
                choice = bots[seat].best_choice(s, seat, budget)
                spent[seat] += time.perf_counter() - start
                asked[seat] += 1
            step(s, choice, key)
        for bot, seat in enumerate(seats):
            fames[i, bot] = fame(s, seat)
            wins[i, bot] = place(s, seat) == 0
            seconds[i, bot] = spent[seat] / max(1, asked[seat])
    return fames, wins, seconds


def play_series(
    names: Sequence[str], budget: Budget, variant: int, seed: int, games: int, jobs: int
) -> str:
    """Play a match and tell how it went, in one line. Intervals are of 95 %, by deal."""
    players = len(names)
    games -= games % players
    cuts = np.linspace(0, games // players, 4 * jobs + 1).astype(int) * players
    fixed = (tuple(names), budget, variant, seed)
    parts = [(*fixed, int(a), int(b - a)) for a, b in pairwise(cuts)]
    play_some(names, Budget(rollouts=6), variant, seed, 0, 1)  # compiled before the work is shared
    with ProcessPoolExecutor(jobs, mp_context=get_context("fork")) as pool:
        done = list(pool.map(play_some, *zip(*parts, strict=True)))
    fames, wins, seconds = (np.vstack(tables) for tables in zip(*done, strict=True))
    margin = fames[:, 0] - fames[:, 1:].max(axis=1)
    return (
        f"{' '.join(names)}: {games} games, wins {wins.mean(axis=0).round(4)} "
        f"+- {_half(wins[:, 0], players):.4f}, fame {fames.mean(axis=0).round(1)}, "
        f"margin {margin.mean():.2f} +- {_half(margin, players):.2f}, "
        f"ms {(1e3 * seconds.mean(axis=0)).round(2)}"
    )


def _half(values: Table, players: int) -> float:
    """Half of the 95 % interval of a mean over deals, each played from every seat."""
    deals = values.reshape(-1, players).mean(axis=1)
    return float(1.96 * deals.std() / np.sqrt(len(deals)))


def main(arguments: list[str]) -> int:
    told = argparse.ArgumentParser(
        prog="python -m lab series",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    told.add_argument("bots", nargs="+")
    told.add_argument("--games", type=int, default=400)
    told.add_argument("--budget", type=Budget.parse, default=Budget(rollouts=200))
    told.add_argument("--advanced", action="store_true")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--jobs", type=int, default=1)
    told.add_argument("--then", type=Path, help="a working copy of an older version")
    asked = told.parse_args(arguments)
    if asked.then:
        load(asked.then)
    print(
        play_series(
            asked.bots, asked.budget, int(asked.advanced), asked.seed, asked.games, asked.jobs
        ),
        flush=True,
    )
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv[1:]))
