"""What a worker process is doing right now, in memory that outlives it.

If a bot hangs or takes its worker down with it, this is how we still know which bot it was and
what it saw.
"""

import ctypes
import json
import time
from multiprocessing.context import SpawnContext
from typing import NamedTuple, cast

from alula.rules import View

_ROOM = 1 << 15
_NOBODY = -1


class Thought(NamedTuple):
    seat: int
    seconds: float
    """For how long already."""
    view: View | None


class Board:
    """Written by one worker, read by its parent. Given to the worker when it starts."""

    def __init__(self, context: SpawnContext) -> None:
        self._seat = context.RawValue(ctypes.c_int, _NOBODY)
        self._since = context.RawValue(ctypes.c_double, 0.0)
        self._size = context.RawValue(ctypes.c_int, 0)
        self._view = context.RawArray(ctypes.c_char, _ROOM)

    def thinking(self, seat: int | None, view: View | None) -> None:
        """The seat comes last and goes first, so that the rest is whole while it is there."""
        self._seat.value = _NOBODY
        if seat is None:
            return
        text = b"" if view is None else json.dumps(view).encode()
        self._size.value = len(text) if len(text) <= _ROOM else 0
        memoryview(self._view).cast("B")[: self._size.value] = text[: self._size.value]
        self._since.value = time.monotonic()
        self._seat.value = seat

    def read(self) -> Thought | None:
        seat = self._seat.value
        if seat == _NOBODY:
            return None
        text = bytes(memoryview(self._view).cast("B")[: self._size.value])
        seen = cast(View, json.loads(text)) if text else None
        return Thought(seat, time.monotonic() - self._since.value, seen)

    def seconds(self) -> float:
        """For how long somebody has been thinking; 0 if nobody is."""
        return 0.0 if self._seat.value == _NOBODY else time.monotonic() - self._since.value
