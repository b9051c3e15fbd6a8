"""Postgres: any number of processes. A row lock per table orders the moves; notices are hints."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg
from sqlalchemy import Connection, Engine, create_engine, select, text
from sqlalchemy.exc import SQLAlchemyError

from alula.server.errors import Busy
from alula.server.settings import BadSetting
from alula.server.store import rows, schema
from alula.server.store.base import Listener, Notice, Store, clock_ms, no_table
from alula.server.store.migrate import migrate
from alula.server.tables import Json, Table
from alula.server.tables.commands import Command, Ran, run
from alula.server.tables.due import Waits, next_wake
from alula.server.text import dumps, loads

T = TypeVar("T")
logger = logging.getLogger("alula.server.store")

CHANNEL = "alula"
THREADS = 8
LOCK_TIMEOUT_MS = 5_000
MOST_NOTICE_BYTES = 7_900  # Postgres takes less than 8,000
FIRST_RETRY_S, LAST_RETRY_S = 0.1, 5.0


class PostgresStore(Store):
    """Commands run in threads; each is one transaction under the lock of the table's row."""

    shared = True

    def __init__(self, url: str, waits: Waits, now: Callable[[], int] = clock_ms) -> None:
        super().__init__(waits, now)
        self.node = secrets.token_hex(4)
        self._url = f"postgresql+psycopg://{url.split('://', 1)[1]}"
        self._listen_url = f"postgresql://{url.split('://', 1)[1]}"
        self._engine: Engine | None = None
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="alula-store")
        self._listening: asyncio.Task[None] | None = None
        self._whispers: set[asyncio.Future[None]] = set()

    # -- life ----------------------------------------------------------------------------------

    async def open(self, listener: Listener) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._open)
        self._listening = asyncio.create_task(self._listen(listener))

    def _open(self) -> None:
        self._engine = create_engine(
            self._url,
            pool_size=THREADS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "connect_timeout": 5,
                "options": f"-c lock_timeout={LOCK_TIMEOUT_MS} -c client_min_messages=error",
            },
        )
        try:
            migrate(self._engine)
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise BadSetting(f"cannot open the database: {reason}") from None

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self._threads.shutdown()
        if self._engine is not None:
            self._engine.dispose()

    # -- what the server calls -----------------------------------------------------------------

    async def commit(self, table_id: str, command: Command, *, new: bool = False) -> Ran:
        def work(connection: Connection) -> Ran:
            table = Table(table_id) if new else self._locked(connection, table_id)
            ran = run(table, command, max(self.now(), table.updated_at))
            if ran.after.head > ran.before.head:
                rows.write_ran(connection, [ran], [next_wake(ran.after, self.waits)])
                self._notify(connection, {"t": table_id})
            return ran

        ran = await self._transaction(work)
        self.cache.put(ran.after)
        return ran

    def _locked(self, connection: Connection, table_id: str) -> Table:
        """The table under its lock, with what others have added since we looked."""
        columns = schema.tables.c
        head = connection.scalar(
            select(columns.head_seq).where(columns.id == table_id).with_for_update()
        )
        if head is None:
            raise no_table()
        return self._at_head(connection, table_id, head)

    def _at_head(self, connection: Connection, table_id: str, head: int) -> Table:
        table = self.cache.get(table_id)
        if table is not None and table.head <= head:
            return table if table.head == head else rows.catch_up(connection, table)
        found = rows.read_table(connection, table_id)
        assert found is not None
        return found

    async def table(self, table_id: str) -> Table | None:
        def work(connection: Connection) -> Table | None:
            head = rows.heads(connection, [table_id]).get(table_id)
            if head is None:
                return None
            return self._at_head(connection, table_id, head)

        found = await self._transaction(work)
        return self.cache.put(found) if found else None

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self._transaction(query)

    async def write(self, change: Callable[[Connection], T], notice: Notice | None = None) -> T:
        def work(connection: Connection) -> T:
            result = change(connection)
            if notice is not None and notice.pad is not None:
                self._notify(connection, {"p": notice.pad})
            return result

        return await self._transaction(work)

    def whisper(self, message: Json) -> None:
        """Not awaited and not repeated: what is whispered is worth nothing a moment later."""

        async def send() -> None:
            try:
                await self._transaction(lambda c: self._notify(c, {"w": message}))
            except Busy:
                logger.warning("a whisper was lost")

        task = asyncio.ensure_future(send())
        self._whispers.add(task)
        task.add_done_callback(self._whispers.discard)

    async def _transaction(self, work: Callable[[Connection], T]) -> T:
        def call() -> T:
            assert self._engine is not None
            with self._engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, call)
        except SQLAlchemyError as error:
            original = getattr(error, "orig", None)
            logger.error("database: %s: %s", type(error).__name__, type(original).__name__)
            raise Busy("The database cannot be reached just now.") from None

    # -- other processes -----------------------------------------------------------------------

    def _notify(self, connection: Connection, message: Json) -> None:
        payload = dumps({"n": self.node, **message})
        if len(payload.encode()) <= MOST_NOTICE_BYTES:
            connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})

    async def _listen(self, listener: Listener) -> None:
        """Hear other processes for ever; after every gap the listener looks at everything."""
        wait = FIRST_RETRY_S
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self._listen_url, autocommit=True, connect_timeout=5
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    wait = FIRST_RETRY_S
                    listener.missed()
                    async for notice in connection.notifies():
                        self._hear(listener, notice.payload)
            except psycopg.Error as error:
                logger.warning("not listening (%s), again in %.1f s", type(error).__name__, wait)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LAST_RETRY_S)

    def _hear(self, listener: Listener, payload: str) -> None:
        try:
            message = loads(payload)
        except ValueError:
            return
        if message.get("n") == self.node:
            return
        listener.heard(Notice(message.get("t"), message.get("p"), message.get("w")))
