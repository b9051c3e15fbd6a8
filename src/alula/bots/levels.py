"""The levels that people choose from: six travellers, each about as far above the one before.

The weaker ones are weak as people are. They overlook some of their options, misjudge what a card
is worth, see the fame of today and not of the way home, or think only briefly.
"""

from dataclasses import dataclass

from alula.bots.interface import Budget


@dataclass(frozen=True, slots=True)
class Level:
    """A bot to choose as an opponent. `name` is also a name for `make_bot`."""

    name: str
    title: str
    character: str
    budget: Budget
    """What it is given for a decision: never time, so that it chooses the same everywhere."""

    @property
    def bot(self) -> str:
        return self.name


LEVELS: tuple[Level, ...] = (
    Level("stroller", "Stroller", "Enjoys the first walk and misses most of it.", Budget()),
    Level("wanderer", "Wanderer", "Sees the fame of today, not of the way home.", Budget()),
    Level("pilgrim", "Pilgrim", "Takes what shines, one step at a time.", Budget()),
    Level("scout", "Scout", "Looks ahead, but not at everything.", Budget()),
    Level("pathfinder", "Pathfinder", "Weighs the way home, two regions ahead.", Budget()),
    Level("guide", "Guide", "Knows the land: the strongest.", Budget(rollouts=1000)),
)
"""From a first game to the strongest."""

DEFAULT = "pilgrim"
"""Offered first: neither boring nor crushing for a guest."""
