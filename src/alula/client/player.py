"""Play a seat to the end with a function that chooses: the whole loop of a simple program."""

from collections.abc import Callable, Mapping, Sequence

from alula.client.live import Disconnected, LiveTable, Refused
from alula.rules import MoveEvent, View

Choose = Callable[[View, Sequence[MoveEvent]], Mapping[str, object]]
"""Gives one of the options."""

HARMLESS = ("already_answered", "not_open", "too_late")
"""Somebody else (another tab, the clock) was faster: look again."""


async def play_seat(table: LiveTable, choose: Choose) -> View:
    """Answer every decision of this seat until the game is over; the last view."""
    stored = 0
    async for message in table.messages():
        if message["t"] not in ("snapshot", "events"):
            continue
        if table.over:
            break
        if table.view is None or not table.options or table.seq < stored:
            continue  # nothing to decide, or our own last move is still on its way to us
        try:
            stored = await table.move(choose(table.view, table.options))
        except Refused as refused:
            if refused.code not in HARMLESS:
                raise
    if table.view is None:
        raise Disconnected(4410, "the table was closed before the game was dealt")
    return table.view
