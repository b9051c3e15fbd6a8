"""What a bot is: something that answers a decision from what its seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from alula.rules import PlayerEvent, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: in seconds, or in rollouts to be repeatable."""

    seconds: float | None = None
    rollouts: int | None = None


class Bot(Protocol):
    """Synchronous; whatever it remembers belongs to its one seat."""

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        """One of the options."""
        ...
