"""When somebody must look at a table again, even if nobody moves."""

from typing import NamedTuple

from alula.server.tables.table import Table


class Waits(NamedTuple):
    """How long the sweep leaves a table alone, in milliseconds."""

    deal: int = 5_000
    """For the random bytes of people who have not sent any."""
    bot: int = 10_000
    """For a bot that the process which opened its decision should have asked."""


def next_wake(table: Table, waits: Waits) -> int | None:
    """The moment of the earliest duty, or None if only people can go on."""
    if table.status == "dealing" and table.started_at is not None:
        return table.started_at + waits.deal
    if table.status != "running":
        return None
    moments = []
    for decision, opened in table.opened.items():
        if table.seats[int(decision[-1])].driver is not None:
            moments.append(opened.at + waits.bot)
        else:
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
    return [d for d in table.opened if table.seats[int(d[-1])].driver is not None]
