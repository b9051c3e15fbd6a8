"""Ratings by openskill's Plackett-Luce model: one number for strength across all line-ups."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

RANGE = 1.96
"""Standard deviations of a 95 % interval."""


class Rating(NamedTuple):
    """25 is the middle of the field, and about 8 more wins most games."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - RANGE * self.sigma, self.mu + RANGE * self.sigma


def rate(names: Sequence[str], tables: Iterable[Sequence[str]]) -> dict[str, Rating]:
    """Ratings after these games, each told as its bots from the best to the last.

    The model learns game by game, so the order counts a little: give them in their own order.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not change, so doubt only shrinks
    ratings = {name: Rating(model.mu, model.sigma) for name in names}
    for table in tables:
        if len(set(table)) < 2:
            continue  # a bot against itself says nothing
        teams = [[model.create_rating([*ratings[name]])] for name in table]
        rated = [team[0] for team in model.rate(teams)]
        for name in set(table):  # a bot at several seats learns the mean of what they would
            mine = [new for new, who in zip(rated, table, strict=True) if who == name]
            ratings[name] = Rating(
                sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
            )
    return ratings
