"""Ratings by one Bradley-Terry fit over all games: a number for strength across all line-ups.

Each pair of seats with different bots is a comparison: which of the two was placed before the
other? The fit sees how often that was so and nothing of the order of the games. As in `intervals`,
the deal is the unit of its uncertainty. A drawn comparison of each bot with an average one keeps
ratings finite where a bot always won, and never moves one past another.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log
from typing import TYPE_CHECKING, NamedTuple

from alula.arena.intervals import PRIOR, student

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

POINTS = 400 / log(10)
"""Points of a rating: 400 more are placed before the other ten times out of eleven."""
LONGEST_STEP = 1.0
STEPS = 100


class Rating(NamedTuple):
    """In Elo's points; 0 is the mean of the field."""

    mu: float
    sigma: float
    low: float
    high: float


def rate(names: Sequence[str], games: Iterable[tuple[int, Sequence[str]]]) -> dict[str, Rating]:
    """Ratings after these games, each told as its deal and its bots from the best to the last."""
    import numpy as np

    seat = {name: place for place, name in enumerate(names)}
    deals: dict[int, Counter[tuple[int, int]]] = {}
    for deal, table in games:
        pairs = deals.setdefault(deal, Counter())
        for before, after in combinations((seat[name] for name in table), 2):
            if before != after:
                pairs[before, after] += 1
    wins = np.zeros((len(names), len(names)))
    for pairs in deals.values():
        for pair, count in pairs.items():
            wins[pair] += count
    strength = _fit(wins)
    spread = np.sqrt(np.diag(_covariance(wins, strength, [deals[deal] for deal in sorted(deals)])))
    reach = student(len(deals) + PRIOR - 1)
    return {
        name: Rating(mu, sigma, mu - reach * sigma, mu + reach * sigma)
        for name, mu, sigma in zip(
            names, (POINTS * strength).tolist(), (POINTS * spread).tolist(), strict=True
        )
    }


def _chance(difference: "Numbers") -> "Numbers":
    """Of being placed before a bot that is so much weaker."""
    import numpy as np

    return 1 / (1 + np.exp(-difference))


def _fit(wins: "Numbers") -> "Numbers":
    """The likeliest strengths, by Newton's steps on a function with one hill."""
    import numpy as np

    strength = np.zeros(len(wins))
    for _ in range(STEPS):
        expected = (wins + wins.T) * _chance(strength[:, None] - strength)
        slope = (wins - expected).sum(axis=1) + 0.5 - _chance(strength)
        drawn = np.diag(_chance(strength) * _chance(-strength))
        step = np.linalg.solve(_information(wins, strength) + drawn, slope)
        longest = float(np.abs(step).max(initial=0.0))
        strength = strength + step * min(1.0, LONGEST_STEP / longest if longest else 1.0)
        if longest < 1e-12:
            break
    return np.asarray(strength - strength.mean())


def _information(wins: "Numbers", strength: "Numbers") -> "Numbers":
    """How much the games say about each strength."""
    import numpy as np

    chance = _chance(strength[:, None] - strength)
    each = (wins + wins.T) * chance * (1 - chance)
    return np.asarray(np.diag(each.sum(axis=1)) - each)


def _covariance(
    wins: "Numbers", strength: "Numbers", deals: Sequence[Counter[tuple[int, int]]]
) -> "Numbers":
    """By how much deals differ, mixed with what independent games would give (see `intervals`).

    It is that of strengths less their mean: where all of them lie together, no game can say.
    """
    import numpy as np

    alone = _information(wins, strength)
    slopes = np.zeros((len(deals), len(wins)))
    for slope, pairs in zip(slopes, deals, strict=True):
        for (before, after), count in sorted(pairs.items()):
            surprise = count / (1 + np.exp(strength[before] - strength[after]))
            slope[before] += surprise
            slope[after] -= surprise
    between = slopes.T @ slopes * (len(deals) / max(1, len(deals) - 1))
    mixed = (len(deals) * between + PRIOR * alone) / (len(deals) + PRIOR)
    drawn = np.diag(_chance(strength) * _chance(-strength))
    back = np.linalg.inv(alone + drawn)
    back -= back.mean(axis=0)
    return np.asarray(back @ (mixed + drawn) @ back.T)
