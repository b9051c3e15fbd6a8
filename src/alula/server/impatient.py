"""A request must come whole within a time: byte by byte, it would hold a connection for ever."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

WHOLE_S = 15.0
"""For the head and the body together; bodies have a few kB."""


class Impatient(H11Protocol):
    """uvicorn's HTTP, which waits for the rest of a request as long as bytes come."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unwatch()

    def _watch(self) -> None:
        """The time runs from the first byte (or the connection) to the last of the request."""
        if self._became_socket() or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._unwatch()
        elif self._late is None:
            self._late = self.loop.call_later(WHOLE_S, self._give_up)

    def _became_socket(self) -> bool:
        """A live socket took the connection over; its request was never read to the end."""
        return self.transport.get_protocol() is not self

    def _unwatch(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.transport.abort()
