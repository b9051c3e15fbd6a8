"""Shared score pads: everybody's rows live. A pad is one row of the store, changed under a lock."""

import asyncio
from collections.abc import Callable
from typing import cast

from sqlalchemy import Connection as Database

from alula.cards import MOST_PLAYERS, ROUNDS
from alula.server import tokens
from alula.server.errors import NotFound, Refusal
from alula.server.live.connection import Connection
from alula.server.store import Notice, Store, rows
from alula.server.tables import Json
from alula.server.text import dumps
from alula.wire.scores import Pad

Change = Callable[[list[Json]], list[Json]]


def empty_row(number: int, name: str) -> Json:
    return {"row": number, "name": name, "regions": [None] * ROUNDS, "sanctuaries": []}


class PadRooms:
    def __init__(self, store: Store, url: str) -> None:
        self._store = store
        self._url = url
        self._looking: set[asyncio.Task[None]] = set()
        self.rooms: dict[str, set[Connection]] = {}

    # -- pads ----------------------------------------------------------------------------------

    async def create(self, names: list[str]) -> Pad:
        pad: Json = {
            "id": tokens.new_code(tokens.TABLE_ID_LENGTH),
            "version": 1,
            "rows": [empty_row(number, name) for number, name in enumerate(names)],
            "updated_at": self._store.now(),
        }
        await self._store.write(lambda c: rows.write_pad(c, pad, pad["updated_at"], new=True))
        return self._shown(pad)

    async def get(self, pad_id: str) -> Pad:
        pad = await self._store.read(lambda c: rows.read_pad(c, pad_id))
        if pad is None:
            raise NotFound("no_pad", "There is no such score pad; it may have been deleted.")
        return self._shown(pad)

    async def add_row(self, pad_id: str, name: str) -> Pad:
        def change(old: list[Json]) -> list[Json]:
            if len(old) >= MOST_PLAYERS:
                raise Refusal("table_full", f"A pad has at most {MOST_PLAYERS} rows.")
            number = max((row["row"] for row in old), default=-1) + 1
            return [*old, empty_row(number, name)]

        return await self._change(pad_id, change)

    async def put_row(self, pad_id: str, row: Json) -> Pad:
        def change(old: list[Json]) -> list[Json]:
            _known(old, row["row"])
            return [row if one["row"] == row["row"] else one for one in old]

        return await self._change(pad_id, change)

    async def delete_row(self, pad_id: str, number: int) -> Pad:
        def change(old: list[Json]) -> list[Json]:
            _known(old, number)
            return [row for row in old if row["row"] != number]

        return await self._change(pad_id, change)

    async def _change(self, pad_id: str, change: Change) -> Pad:
        now = self._store.now()

        def work(database: Database) -> Json | Refusal:
            pad = rows.read_pad(database, pad_id, lock=True)
            if pad is None:
                return NotFound("no_pad", "There is no such score pad; it may have been deleted.")
            try:
                changed = change(pad["rows"])
            except Refusal as refusal:
                return refusal
            new = {**pad, "version": pad["version"] + 1, "rows": changed, "updated_at": now}
            rows.write_pad(database, new, now)
            return new

        done = await self._store.write(work, Notice(pad=pad_id))
        if isinstance(done, Refusal):
            raise done
        self._tell(done)
        return self._shown(done)

    def _shown(self, pad: Json) -> Pad:
        return cast(Pad, {**pad, "link": f"{self._url}/pad/{pad['id']}"})

    # -- sockets -------------------------------------------------------------------------------

    async def enter(self, pad_id: str, connection: Connection) -> None:
        pad = await self.get(pad_id)
        self.rooms.setdefault(pad_id, set()).add(connection)
        connection.push(dumps({"t": "pad", "pad": pad}))

    def leave(self, pad_id: str, connection: Connection) -> None:
        room = self.rooms.get(pad_id)
        if room is not None:
            room.discard(connection)
            if not room:
                del self.rooms[pad_id]

    def look(self, pad_id: str) -> None:
        """Another process changed a pad."""
        if pad_id in self.rooms:
            task = asyncio.create_task(self._look(pad_id))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look(self, pad_id: str) -> None:
        pad = await self._store.read(lambda c: rows.read_pad(c, pad_id))
        if pad is not None:
            self._tell(pad)

    def _tell(self, pad: Json) -> None:
        frame = dumps({"t": "pad", "pad": self._shown(pad)})
        for connection in list(self.rooms.get(pad["id"], ())):
            connection.push(frame)


def _known(old: list[Json], number: int) -> None:
    if all(row["row"] != number for row in old):
        raise NotFound("no_seat", f"This pad has no row {number}.")
