"""Play a seat to the end with a function that chooses: the whole loop of a simple program."""

from collections.abc import Callable, Sequence
from typing import Any

from alula.client.live import LiveTable, Refused

Json = dict[str, Any]
Choose = Callable[[Json, Sequence[Json]], Json]

HARMLESS = ("already_answered", "not_open", "too_late")
"""Somebody else (another tab, the clock) was faster: look again."""


async def play_seat(table: LiveTable, choose: Choose) -> Json:
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
    return table.view or {}
