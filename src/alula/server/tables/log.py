"""Entries of a table's log. The log is the truth; everything else follows from it."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from alula.rules import Event, State

Json = dict[str, Any]
Hand = Literal["clock", "stand_in", "only"]
"""Who made a person's move instead: a bot after the clock, a bot for an absent person, or the
server because there was only one."""


class Advance(NamedTuple):
    """A game event that was tried: what it makes of a position need not be found twice."""

    before: State
    event: Event
    after: State

    @classmethod
    def of(cls, before: State, event: Event) -> "Advance":
        return cls(before, event, before.apply(event))


@dataclass(frozen=True, slots=True)
class Draft:
    """Something about to be stored: a game event (`event`) or a change of the table (`what`)."""

    body: Json
    seat: int | None = None
    decision: str | None = None
    move: str | None = None
    """Unique at the table: a move stored once can never be stored again."""
    step: Advance | None = None
    """Of a game event that was judged before it was planned."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line of the log, as stored."""

    seq: int
    at: int
    body: Json
    seat: int | None = None
    decision: str | None = None
    move: str | None = None
    told: tuple[Event, ...] = ()
    """What a live stream tells of a game event; derived while folding, not stored."""
    by: Hand | None = None
    """Derived as well: null where the seat's own player moved."""


def table_entry(what: str, seat: int | None = None, **details: object) -> Draft:
    """A change of the table itself."""
    body: Json = {"what": what}
    if seat is not None:
        body["seat"] = seat
    return Draft({**body, **details}, seat=seat)
