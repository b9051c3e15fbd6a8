"""A bot that needs no compiled code: it answers at once, even on a machine that is new to us."""

from collections.abc import Sequence

from alula.bots.interface import Budget
from alula.cards.numbers import REGION_COUNT
from alula.rules import Choose, Keep, Play, PlayerEvent, Take, View, score

CLIMB = 6.0
"""What the sanctuary found by a higher number is worth; the nearer, the more climbs are left."""


class SimpleBot:
    """Takes what would score most if the game were over now, and likes to climb in small steps."""

    def __init__(self, _seed: int) -> None:
        pass

    def decide(self, view: View, options: Sequence[PlayerEvent], _budget: Budget) -> PlayerEvent:
        return max(options, key=lambda option: _worth(view, option))


def _worth(view: View, option: PlayerEvent) -> float:
    seat = view["seat"]
    assert seat is not None  # spectators have no options
    row, sanctuaries = view["rows"][seat], view["sanctuaries"][seat]
    match option:
        case Play(_, region) | Take(_, region):
            return _with_region(row, sanctuaries, region)
        case Keep(_, regions):
            return sum(_with_region(row, sanctuaries, region) for region in regions)
        case Choose(_, sanctuary):
            return score(row, [*sanctuaries, sanctuary]).total
    return 0.0


def _with_region(row: list[int], sanctuaries: list[str], region: int) -> float:
    step = region - row[-1] if row else 0
    climb = CLIMB * (1 - step / REGION_COUNT) if step > 0 else 0.0
    return score([*row, region], sanctuaries).total + climb
