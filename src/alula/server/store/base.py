"""What the server asks of a store, whichever database is behind it."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from alula.server.store import rows
from alula.server.store.cache import TableCache
from alula.server.tables import Json, Table
from alula.server.tables.commands import Command, Ran
from alula.server.tables.due import Waits

T = TypeVar("T")


def clock_ms() -> int:
    return time.time_ns() // 1_000_000


class Notice(NamedTuple):
    """Something that another process did: a table or a pad changed, or it whispered."""

    table: str | None = None
    pad: str | None = None
    whisper: Json | None = None


class Listener(Protocol):
    """Who wants to hear of other processes; called in the event loop."""

    def heard(self, notice: Notice) -> None: ...

    def missed(self) -> None:
        """Notices may have been lost: look at everything."""


class Store(ABC):
    """Logs, pads and a little more. Every method may raise `Busy`: then nothing was stored."""

    shared = False
    """Whether other processes write to the same database."""

    def __init__(self, waits: Waits, now: Callable[[], int] = clock_ms) -> None:
        self.waits = waits
        self.now = now
        self.cache = TableCache()

    @abstractmethod
    async def open(self, listener: Listener) -> None:
        """Connect, migrate, listen."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

    @abstractmethod
    async def commit(self, table_id: str, command: Command, *, new: bool = False) -> Ran:
        """Run a command under the table's lock and store what it adds, durably.

        Raises `Refusal` if the command refuses, `NotFound` if there is no such table.
        """

    @abstractmethod
    async def table(self, table_id: str) -> Table | None:
        """The table as stored now."""

    def newest(self, table: Table) -> Table:
        """The table as this process knows it, if that is newer."""
        known = self.cache.get(table.id)
        return table if known is None or known.head < table.head else known

    @abstractmethod
    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a reading transaction."""

    @abstractmethod
    async def write(self, change: Callable[[Connection], T], notice: Notice | None = None) -> T:
        """Run a change in a transaction of its own, and tell other processes of it."""

    @abstractmethod
    def whisper(self, message: Json) -> None:
        """Tell other processes something that is not stored."""

    async def due(self, now: int) -> list[str]:
        return await self.read(lambda connection: rows.due(connection, now))

    async def delete(self, ids: list[str]) -> None:
        await self.write(lambda connection: rows.delete_tables(connection, ids))
        for table_id in ids:
            self.cache.drop(table_id)


def no_table() -> "Exception":
    from alula.server.errors import NotFound

    return NotFound("no_table", "There is no such table; it may have been deleted.")
