"""Long series between compiled bots, for tuning: kernel games, worker processes, a line a match.

Bots are named as on the ladder, with settings of the search after a colon
(`best:rounds=2,margin=8`). The arena, which knows every kind of bot, is for what is published.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise
from multiprocessing import get_context
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

Table = npt.NDArray[np.float64]


class Chooser(Protocol):
    """A bot that can answer from a kernel state."""

    def best_choice(self, root: State, seat: int, budget: Budget) -> int: ...


def make_chooser(name: str, seed: int) -> Chooser:
    stem, _, told = name.partition(":")
    bot: Any = make_bot(stem, seed)
    if told:
        settings = dict(pair.split("=") for pair in told.split(","))
        if not isinstance(bot, Searcher):
            raise ValueError(f"{name}: only a search has settings")
        method: Any = bot.method
        numbers = {key: type(getattr(method, key))(float(v)) for key, v in settings.items()}
        bot = Searcher(seed, replace(method, **numbers))
    if not hasattr(bot, "best_choice"):
        raise ValueError(f"{name}: not a compiled bot")
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
            seconds[i, bot] = spent[seat] / asked[seat]
    return fames, wins, seconds


def play_series(
    names: Sequence[str], budget: Budget, variant: int, seed: int, games: int, jobs: int
) -> str:
    """Play a match and tell how it went, in one line. Intervals are of 95 %."""
    cuts = np.linspace(0, games, 4 * jobs + 1).astype(int)
    fixed = (tuple(names), budget, variant, seed)
    parts = [(*fixed, int(a), int(b - a)) for a, b in pairwise(cuts)]
    play_some(names, Budget(rollouts=6), variant, seed, 0, 1)  # compiled before the work is shared
    with ProcessPoolExecutor(jobs, mp_context=get_context("fork")) as pool:
        done = list(pool.map(play_some, *zip(*parts, strict=True)))
    fames, wins, seconds = (np.vstack(tables) for tables in zip(*done, strict=True))
    share = wins.mean(axis=0)
    margin = fames[:, 0] - fames[:, 1:].max(axis=1)
    half = 1.96 * np.sqrt(share[0] * (1 - share[0]) / games)
    return (
        f"{' '.join(names)}: {games} games, wins {share.round(3)} +- {half:.3f}, "
        f"fame {fames.mean(axis=0).round(1)}, margin {margin.mean():.2f} +- "
        f"{1.96 * margin.std() / np.sqrt(games):.2f}, ms {(1e3 * seconds.mean(axis=0)).round(2)}"
    )
