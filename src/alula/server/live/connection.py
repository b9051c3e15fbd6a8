"""One socket: frames wait in a bounded queue, and a task exists only while some do."""

import asyncio
import contextlib
from collections import deque
from typing import Protocol

from alula.server.tables.show import Viewer

SLOW = 1013
RESTART = 1012


class Wire(Protocol):
    """What is needed of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Connection:
    """The sending side of a socket; nobody ever waits for a slow reader."""

    __slots__ = ("_closing", "_most", "_task", "_unsent", "_wire", "guest", "sent", "viewer")

    def __init__(self, wire: Wire, guest: str | None, viewer: Viewer, most_unsent: int) -> None:
        self.guest = guest
        self.viewer = viewer
        self.sent = 0
        """The number of the last entry that was put on the wire."""
        self._wire = wire
        self._most = most_unsent
        self._unsent: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def push(self, frame: str) -> None:
        if self._closing is not None:
            return
        if len(self._unsent) >= self._most:
            self._unsent.clear()  # it will come back and ask for what it has not got
            self.close(SLOW, "too slow")
            return
        self._unsent.append(frame)
        self._wake()

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then close."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake()

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._unsent:
                await self._wire.send_text(self._unsent.popleft())
            if self._closing is not None:
                await self._wire.close(*self._closing)
        except Exception:  # the peer is gone: the reading side notices and tidies up
            self._closing = self._closing or (1006, "gone")
            self._unsent.clear()
        finally:
            self._task = None
            if self._unsent and self._closing is None:
                self._wake()

    async def drained(self) -> None:
        """Wait until everything is sent; for stopping."""
        task = self._task
        if task is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(task), timeout=2)
