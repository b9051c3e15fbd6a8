"""Folded tables in memory: the newest known state of each, the least used forgotten first.

A table that somebody still holds (a room with sockets does) is never forgotten, however many
there are.
"""

from collections import OrderedDict
from threading import Lock
from weakref import WeakValueDictionary

from alula.server.tables import Table

LIVE = 1024
ENDED = 64
"""Games that are over are looked at for a while, but nobody moves in them any more."""


class TableCache:
    """Shared by threads. A table never goes back to an older state."""

    def __init__(self, live: int = LIVE, ended: int = ENDED) -> None:
        self._sizes = {False: live, True: ended}
        self._lock = Lock()
        self._used: dict[bool, OrderedDict[str, Table]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()

    def get(self, table_id: str) -> Table | None:
        with self._lock:
            for tables in self._used.values():
                if table_id in tables:
                    tables.move_to_end(table_id)
                    return tables[table_id]
            return self._held.get(table_id)

    def put(self, table: Table) -> Table:
        """Keep a table; the answer is the newer of it and the one already here."""
        is_over = table.ended_at is not None
        with self._lock:
            known = self._held.get(table.id)
            if known is not None and known.head >= table.head:
                return known
            self._held[table.id] = table
            self._used[False].pop(table.id, None)
            tables = self._used[is_over]
            tables[table.id] = table
            tables.move_to_end(table.id)
            while len(tables) > self._sizes[is_over]:
                tables.popitem(last=False)
            return table

    def drop(self, table_id: str) -> None:
        with self._lock:
            self._held.pop(table_id, None)
            for tables in self._used.values():
                tables.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._held)
