"""Folded tables in memory: the newest known state of each, the least used forgotten first."""

from collections import OrderedDict
from threading import Lock

from alula.server.tables import Table

LIVE = 1024
ENDED = 64
"""Games that are over are looked at for a while, but nobody moves in them any more."""


class TableCache:
    """Shared by threads. A table never goes back to an older state."""

    def __init__(self, live: int = LIVE, ended: int = ENDED) -> None:
        self._sizes = {False: live, True: ended}
        self._lock = Lock()
        self._tables: dict[bool, OrderedDict[str, Table]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }

    def get(self, table_id: str) -> Table | None:
        with self._lock:
            for tables in self._tables.values():
                if table_id in tables:
                    tables.move_to_end(table_id)
                    return tables[table_id]
            return None

    def put(self, table: Table) -> Table:
        """Keep a table; the answer is the newer of it and the one already here."""
        is_over = table.ended_at is not None
        with self._lock:
            known = self._tables[False].get(table.id) or self._tables[True].get(table.id)
            if known is not None and known.head >= table.head:
                return known
            self._tables[False].pop(table.id, None)
            tables = self._tables[is_over]
            tables[table.id] = table
            tables.move_to_end(table.id)
            while len(tables) > self._sizes[is_over]:
                tables.popitem(last=False)
            return table

    def drop(self, table_id: str) -> None:
        with self._lock:
            for tables in self._tables.values():
                tables.pop(table_id, None)

    def __len__(self) -> int:
        return sum(len(tables) for tables in self._tables.values())
