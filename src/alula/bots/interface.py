"""What a bot is: something that answers a decision from what its seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Protocol

from alula.rules import PlayerEvent, Variant, View

LONGEST_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: in seconds, or in rollouts to be repeatable."""

    seconds: float | None = None
    rollouts: int | None = None

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`0.1` or `0.1s` are seconds, `200r` is rollouts."""
        told = text.strip().lower()
        try:
            if told.endswith("r"):
                rollouts = int(told[:-1])
                if rollouts > 0:
                    return cls(rollouts=rollouts)
            else:
                seconds = float(told.removesuffix("s"))
                if isfinite(seconds) and 0 < seconds <= LONGEST_SECONDS:
                    return cls(seconds=seconds)
        except ValueError:
            pass
        raise ValueError(f"no budget: {text!r}; say seconds (0.1) or rollouts (200r), more than 0")


class Bot(Protocol):
    """Synchronous; whatever it remembers belongs to its one seat."""

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget, /) -> PlayerEvent:
        """One of the options."""
        ...


@dataclass(frozen=True, slots=True)
class Start:
    """What a bot is told before its first decision."""

    seat: int
    players: tuple[str, ...]
    variant: Variant
    seed: int
    """For the bot's own randomness; it has nothing to do with the deal's."""


class BotFailed(Exception):
    """A bot that did not answer as it must; the text says why, in one line."""
