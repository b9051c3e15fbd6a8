"""Entries of a table's log. The log is the truth; everything else follows from it."""

from dataclasses import dataclass
from typing import Any, Literal

from alula.rules import Event

Json = dict[str, Any]
Hand = Literal["clock", "stand_in", "only"]
"""Who made a person's move instead: a bot after the clock, a bot for an absent person, or the
server because there was only one."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Something about to be stored: a game event (`event`) or a change of the table (`what`)."""

    body: Json
    seat: int | None = None
    decision: str | None = None
    move: str | None = None
    """Unique at the table: a move stored once can never be stored again."""


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
