"""What came of one game."""

from dataclasses import dataclass

from alula.bots import Failure
from alula.rules import Result


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that was played to its end, or stopped where a bot failed."""

    game: int
    """Its number in the schedule."""
    result: Result | None
    """None if a bot failed."""
    failure: Failure | None
    times_ms: tuple[tuple[float, ...], ...]
    """By seat, what each decision took."""
    record: str
    """The record as one line of JSON. It holds nothing that differs between two runs."""
