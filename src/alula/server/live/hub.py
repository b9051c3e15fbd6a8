"""All rooms of this process, and what other processes whisper about theirs."""

from alula.server.live.connection import Connection
from alula.server.live.room import Room
from alula.server.store import Store
from alula.server.tables import Json, Table

SHARE_EVERY_MS = 15_000
TABLES_IN_A_WHISPER = 150


class Hub:
    def __init__(self, store: Store, url: str, absent_ms: int) -> None:
        self._store = store
        self._url = url
        self._absent_ms = absent_ms
        self._shared_at = 0
        self.rooms: dict[str, Room] = {}

    def enter(self, table: Table, connection: Connection, since: int) -> Room:
        table = self._store.newest(table)  # it may have grown since the caller read it
        room = self.rooms.get(table.id)
        if room is None:
            room = self.rooms[table.id] = Room(table, self._url, self._absent_ms)
            self._store.whisper({"who": table.id})
        room.advance(table)
        room.enter(connection, since)
        self._tell_presence(table.id, room, to=connection)
        return room

    def leave(self, table_id: str, connection: Connection) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        room.leave(connection)
        self._tell_presence(table_id, room)
        if not len(room):
            del self.rooms[table_id]

    def advance(self, table: Table) -> None:
        room = self.rooms.get(table.id)
        if room is None:
            return
        seats = room.table.seats
        room.advance(table)
        if seats is not table.seats:
            room.tell_presence(self._store.now())
        if not len(room):
            del self.rooms[table.id]

    def here(self, table_id: str) -> set[int]:
        room = self.rooms.get(table_id)
        return room.here(self._store.now()) if room else set()

    def here_since(self, table_id: str, moment: int) -> set[int]:
        room = self.rooms.get(table_id)
        return room.here_since(moment, self._store.now()) if room else set()

    def absent(self, table_id: str) -> list[int]:
        room = self.rooms.get(table_id)
        return room.absent(self._store.now()) if room else []

    def tell(self, table_id: str, message: Json) -> None:
        """Something that is not stored, to all sockets of a table in all processes."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.tell(message)
        self._store.whisper({"tell": table_id, "message": message})

    def tick(self) -> None:
        """Let people become absent with time; share presence with other processes."""
        now = self._store.now()
        for room in self.rooms.values():
            if room.waits_for_somebody:
                room.tell_presence(now)
        if self._store.shared and now - self._shared_at >= SHARE_EVERY_MS:
            self._shared_at = now
            tables = list(self.rooms)
            for start in range(0, len(tables), TABLES_IN_A_WHISPER):
                self._share(tables[start : start + TABLES_IN_A_WHISPER])

    def hear(self, message: Json) -> None:
        """Another process whispered."""
        now = self._store.now()
        if "tell" in message and (room := self.rooms.get(message["tell"])):
            room.tell(message["message"])
        if "who" in message and message["who"] in self.rooms:
            self._share([message["who"]])
        for table_id, seats, watchers in message.get("here", ()):
            room = self.rooms.get(table_id)
            if room is not None:
                room.remote(message["node"], tuple(seats), watchers, now)
                room.tell_presence(now)

    def _tell_presence(self, table_id: str, room: Room, to: Connection | None = None) -> None:
        room.tell_presence(self._store.now(), to=to)
        self._share([table_id])

    def _share(self, tables: list[str]) -> None:
        if self._store.shared:
            here = [[table_id, *self.rooms[table_id].local()] for table_id in tables]
            node = getattr(self._store, "node", "")
            self._store.whisper({"node": node, "here": here})
