"""Folded tables in memory: the newest known state of each, the least used forgotten first."""

from collections import OrderedDict
from threading import Lock

from alula.server.tables import Table


class TableCache:
    """Shared by threads. A table never goes back to an older state."""

    def __init__(self, size: int = 1024) -> None:
        self._size = size
        self._lock = Lock()
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def get(self, table_id: str) -> Table | None:
        with self._lock:
            table = self._tables.get(table_id)
            if table is not None:
                self._tables.move_to_end(table_id)
            return table

    def put(self, table: Table) -> Table:
        """Keep a table; the answer is the newer of it and the one already here."""
        with self._lock:
            known = self._tables.get(table.id)
            if known is not None and known.head >= table.head:
                return known
            self._tables[table.id] = table
            self._tables.move_to_end(table.id)
            while len(self._tables) > self._size:
                self._tables.popitem(last=False)
            return table

    def drop(self, table_id: str) -> None:
        with self._lock:
            self._tables.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._tables)
