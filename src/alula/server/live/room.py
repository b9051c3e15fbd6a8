"""The sockets at one table, and who of its people is here."""

from collections.abc import Iterator

from alula.server.live.connection import Connection
from alula.server.tables import Json, Table, show
from alula.server.text import dumps

REMOTE_MS = 40_000
"""How long the word of another process about its sockets is believed."""


class Room:
    def __init__(self, table: Table, url: str, absent_ms: int) -> None:
        self.table = table
        self._url = url
        self._absent_ms = absent_ms
        self._connections: dict[Connection, None] = {}
        self._gone_since: dict[int, int] = {}
        self._remote: dict[str, tuple[int, tuple[int, ...], int]] = {}
        self._told: str = ""

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    # -- sockets -------------------------------------------------------------------------------

    def enter(self, connection: Connection, since: int) -> None:
        """A socket arrives: it gets the whole position, and from now on every entry."""
        self._connections[connection] = None
        self.resync(connection, since)

    def resync(self, connection: Connection, since: int) -> None:
        connection.push(dumps(show.snapshot(self.table, connection.viewer, self._url, since)))
        connection.sent = self.table.head

    def leave(self, connection: Connection) -> None:
        self._connections.pop(connection, None)

    def advance(self, table: Table) -> None:
        """Tell everybody what is new. Sockets that know the same get the same bytes."""
        if table.head <= self.table.head:
            return
        if table.seats is not self.table.seats:
            self._look_again(table)
        self.table = table
        frames: dict[tuple[show.Viewer, int], list[str]] = {}
        for connection in self._connections:
            if connection.sent >= table.head:
                continue
            key = (connection.viewer, connection.sent)
            if key not in frames:
                told = show.events(table, connection.viewer, self._url, connection.sent)
                said = show.chat(table, connection.viewer, connection.sent)
                frames[key] = [dumps(message) for message in (told, *said)]
            for frame in frames[key]:
                connection.push(frame)
            connection.sent = table.head
        if table.status == "closed":
            self._close_all("table_closed")

    def _look_again(self, table: Table) -> None:
        """Seats changed hands: who lost theirs may be a spectator now, or nobody."""
        for connection in list(self._connections):
            connection.viewer = show.viewer(table, connection.guest)
            if not show.may_see(table, connection.viewer):
                self._dismiss(connection, "removed", 4403)

    def _close_all(self, reason: str) -> None:
        for connection in list(self._connections):
            self._dismiss(connection, reason, 4410)

    def _dismiss(self, connection: Connection, reason: str, code: int) -> None:
        connection.push(dumps({"t": "closing", "reason": reason, "retry_ms": None}))
        connection.close(code, reason)
        self.leave(connection)

    def tell(self, message: Json) -> None:
        frame = dumps(message)
        for connection in self._connections:
            connection.push(frame)

    # -- presence ------------------------------------------------------------------------------

    def local(self) -> tuple[tuple[int, ...], int]:
        """Seats with a socket of this process, and the number of spectators."""
        seats = {c.viewer.seat for c in self._connections if c.viewer.seat is not None}
        watchers = sum(c.viewer.seat is None for c in self._connections)
        return tuple(sorted(seats)), watchers

    def remote(self, node: str, seats: tuple[int, ...], watchers: int, now: int) -> None:
        """Another process says who is connected to it."""
        self._remote[node] = (now, seats, watchers)

    def here(self, now: int) -> set[int]:
        """People with a socket anywhere."""
        here = set(self.local()[0])
        for at, seats, _ in self._remote.values():
            if now - at < REMOTE_MS:
                here.update(seats)
        return here

    def here_since(self, moment: int, now: int) -> set[int]:
        """People with a socket now or at any time since then."""
        return self.here(now) | {seat for seat, at in self._gone_since.items() if at >= moment}

    @property
    def waits_for_somebody(self) -> bool:
        return bool(self._gone_since)

    def absent(self, now: int) -> list[int]:
        """People gone for so long, or so clearly, that the others may vote for a bot."""
        if self.table.status not in ("dealing", "running"):
            return []
        here = self.here(now)
        gone = []
        for seat in self.table.people:
            if seat in here or self.table.seats[seat].played_by:
                continue
            since = self._gone_since.get(seat, now)
            if self.table.seats[seat].left or now - since >= self._absent_ms:
                gone.append(seat)
        return gone

    def tell_presence(self, now: int, *, to: Connection | None = None) -> bool:
        """Tell who is here, if that has changed; a newcomer is told in any case."""
        here = self.here(now)
        for seat in self.table.people:
            if seat in here:
                self._gone_since.pop(seat, None)
            else:
                self._gone_since.setdefault(seat, now)
        watchers = self.local()[1] + sum(
            w for at, _, w in self._remote.values() if now - at < REMOTE_MS
        )
        frame = dumps(
            {
                "t": "presence",
                "here": [s.kind == "bot" or n in here for n, s in enumerate(self.table.seats)],
                "absent": self.absent(now),
                "watchers": watchers,
            }
        )
        changed = frame != self._told
        self._told = frame
        if changed:
            for connection in self._connections:
                connection.push(frame)
        elif to is not None:
            to.push(frame)
        return changed
