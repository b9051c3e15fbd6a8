"""When somebody must look at a table again, even if nobody moves."""

from typing import NamedTuple

from alula.rules import Decision
from alula.server.tables.table import Table

OPEN_KINDS = ("take", "choose")
"""Decisions about cards that lie open; the others could be taken back."""


class Waits(NamedTuple):
    """How long the sweep leaves a table alone, in milliseconds."""

    deal: int = 5_000
    """For the random bytes of people who have not sent any."""
    bot: int = 10_000
    """For a move that the process which opened its decision should have made."""


def next_wake(table: Table, waits: Waits) -> int | None:
    """The moment of the earliest duty, or None if only people can go on."""
    if table.status == "dealing" and table.started_at is not None:
        return table.started_at + waits.deal
    if table.status != "running":
        return None
    moments = []
    for decision, opened in table.opened.items():
        if table.seats[Decision.parse(decision).seat].driver is not None or has_one_option(
            table, decision
        ):
            moments.append(opened.at + waits.bot)
        deadline = table.deadline(decision)
        if deadline is not None:
            moments.append(deadline)
    return min(moments, default=None)


def expired(table: Table, now: int) -> list[str]:
    """Open decisions of people whose clock has run out."""
    return [
        decision
        for decision in table.opened
        if (deadline := table.deadline(decision)) is not None and deadline <= now
    ]


def bots_to_ask(table: Table) -> list[str]:
    """Open decisions that belong to bots."""
    if table.status != "running":
        return []
    return [d for d in table.opened if table.seats[Decision.parse(d).seat].driver is not None]


def has_one_option(table: Table, decision: str) -> bool:
    """Whether the server makes this move of a person: open cards only, nothing face down."""
    if not table.options.auto or table.game is None or decision.split(".")[1] not in OPEN_KINDS:
        return False
    return len(table.game.options(Decision.parse(decision).seat)) == 1


def moves_to_make(table: Table) -> list[str]:
    """Open decisions of people that leave nothing to decide."""
    if table.status != "running" or not table.options.auto:
        return []
    return [
        d
        for d in table.opened
        if table.seats[Decision.parse(d).seat].driver is None and has_one_option(table, d)
    ]
