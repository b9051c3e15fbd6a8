"""SQLite: one process, one writer thread, all waiting commands in one durable commit."""

import asyncio
import fcntl
import logging
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from alula.server.errors import Busy
from alula.server.settings import BadSetting
from alula.server.store import rows
from alula.server.store.base import Listener, Notice, Store, clock_ms, no_table
from alula.server.store.migrate import migrate
from alula.server.tables import Json, Table
from alula.server.tables.commands import Command, Ran, run
from alula.server.tables.due import Waits, next_wake

if TYPE_CHECKING:
    import sqlite3

T = TypeVar("T")
logger = logging.getLogger("alula.server.store")

BATCH = 256
MOST_WAITING = 10_000
LOCKED_MS = 2_000
PRIVATE = 0o600


@dataclass(slots=True)
class _Job:
    """Something for the writer thread: a command on a table, or a change of anything else."""

    done: "Future[Any]"
    table_id: str = ""
    command: Command | None = None
    new: bool = False
    change: Callable[[Connection], Any] | None = None


class SqliteStore(Store):
    """The file belongs to one process; a second one waits for it, then says so."""

    def __init__(
        self, path: Path, waits: Waits, now: Callable[[], int] = clock_ms, take_over_s: float = 10
    ) -> None:
        super().__init__(waits, now)
        self.path = path
        self._take_over_s = take_over_s
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer: Engine | None = None
        self._reader: Engine | None = None
        self._thread: Thread | None = None
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="alula-read")
        self._lock_file: int | None = None

    # -- life ----------------------------------------------------------------------------------

    async def open(self, _listener: Listener) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, self._open)

    def _open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock_file = _own(self.path, self._take_over_s)
            keep_private(self.path)
            self._writer = _engine(self.path, begin="BEGIN IMMEDIATE", size=1)
            migrate(self._writer)
            self._reader = _engine(self.path, begin="BEGIN", size=2)
        except (OSError, SQLAlchemyError) as error:
            reason = getattr(error, "orig", None) or error
            raise BadSetting(f"cannot open the database {self.path}: {reason}") from None
        self._thread = Thread(target=self._write_forever, name="alula-write", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        if self._thread is not None:
            self._jobs.put(None)
            await loop.run_in_executor(None, self._thread.join)
            self._thread = None
        self._readers.shutdown()
        for engine in (self._reader, self._writer):
            if engine is not None:
                engine.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None

    # -- what the server calls -----------------------------------------------------------------

    async def commit(self, table_id: str, command: Command, *, new: bool = False) -> Ran:
        job = _Job(Future(), table_id=table_id, command=command, new=new)
        ran: Ran = await self._do(job)
        return ran

    async def write(self, change: Callable[[Connection], T], _notice: Notice | None = None) -> T:
        result: T = await self._do(_Job(Future(), change=change))
        return result

    async def _do(self, job: _Job) -> Any:
        if self._thread is None or self._jobs.qsize() > MOST_WAITING:
            raise Busy("The server has too much to store just now.")
        self._jobs.put(job)
        return await asyncio.wrap_future(job.done)

    async def table(self, table_id: str) -> Table | None:
        cached = self.cache.get(table_id)
        if cached is not None:
            return cached
        found = await self.read(lambda connection: rows.read_table(connection, table_id))
        return self.cache.put(found) if found else None

    async def read(self, query: Callable[[Connection], T]) -> T:
        def work() -> T:
            assert self._reader is not None
            with self._reader.connect() as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except SQLAlchemyError as error:
            logger.error("reading failed: %s", _plain(error))
            raise Busy("The database cannot be read just now.") from None

    def whisper(self, message: Json) -> None:
        """Nobody else is there."""

    # -- the writer thread ---------------------------------------------------------------------

    def _write_forever(self) -> None:
        while True:
            batch, last = self._take()
            if batch:
                self._write(batch)
            if last:
                return

    def _take(self) -> tuple[list[_Job], bool]:
        """All jobs that wait now, at least one; and whether the store closes."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _write(self, batch: list[_Job]) -> None:
        """One transaction for all; who is refused does not disturb the others."""
        staged: dict[str, Table] = {}
        answers: list[tuple[_Job, Any]] = []
        try:
            assert self._writer is not None
            with self._writer.begin() as connection:
                rans = self._run_all(connection, batch, staged, answers)
                wakes = [next_wake(ran.after, self.waits) for ran in rans]
                rows.write_ran(connection, rans, wakes)
        except Exception as error:  # whatever it was, nothing of the batch is stored
            self._fail(batch, staged, error)
            return
        for table in staged.values():
            self.cache.put(table)
        for job, answer in answers:
            _settle(job, answer)

    def _run_all(
        self,
        connection: Connection,
        batch: list[_Job],
        staged: dict[str, Table],
        answers: list[tuple[_Job, Any]],
    ) -> list[Ran]:
        rans: list[Ran] = []
        for job in batch:
            if job.change is not None:
                answers.append((job, _changed(connection, job.change)))
                continue
            try:
                ran = self._run(connection, job, staged)
            except Exception as refusal:
                answers.append((job, refusal))
                continue
            staged[job.table_id] = ran.after
            answers.append((job, ran))
            if ran.after.head > ran.before.head:
                rans.append(ran)
        return rans

    def _run(self, connection: Connection, job: _Job, staged: dict[str, Table]) -> Ran:
        assert job.command is not None
        table = staged.get(job.table_id) or self.cache.get(job.table_id)
        if table is None:
            table = Table(job.table_id) if job.new else rows.read_table(connection, job.table_id)
        if table is None:
            raise no_table()
        return run(table, job.command, max(self.now(), table.updated_at))

    def _fail(self, batch: list[_Job], staged: dict[str, Table], error: Exception) -> None:
        """Nothing was stored: forget what memory believes and refuse everything."""
        logger.error("commit of %d changes failed: %s", len(batch), _plain(error))
        for table_id in staged:
            self.cache.drop(table_id)
        for job in batch:
            _settle(job, Busy("The change could not be stored; nothing has changed."))


def _changed(connection: Connection, change: Callable[[Connection], Any]) -> Any:
    """What a change answers; one that fails is undone alone, where the database can still go on."""
    try:
        with connection.begin_nested():
            return change(connection)
    except Exception as error:
        if not cast("sqlite3.Connection", connection.connection.dbapi_connection).in_transaction:
            raise  # everything has been undone already
        logger.error("a change failed: %s", _plain(error))
        return Busy("The change could not be stored; nothing has changed.")


def _settle(job: _Job, answer: Any) -> None:
    if job.done.set_running_or_notify_cancel():
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)


def _plain(error: Exception) -> str:
    """One line without the statement's parameters: those hold tokens' hashes and cards."""
    original = getattr(error, "orig", None)
    return f"{type(error).__name__}: {original if original is not None else ''}".strip()


def _engine(path: Path, begin: str, size: int) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={LOCKED_MS}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def keep_private(path: Path) -> None:
    """Hands and undealt secrets are in it: readable by this account alone, from the first byte."""
    path.touch(mode=PRIVATE)
    for suffix in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(PRIVATE)


@contextmanager
def own_file(path: Path) -> Iterator[None]:
    """Keep servers away from a database file for a while."""
    lock = _own(path, 0)
    try:
        yield
    finally:
        os.close(lock)


def _own(path: Path, wait_s: float) -> int:
    """Lock the file for this process; a stopping process gets some time to let go of it."""
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    until = time.monotonic() + wait_s
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return lock
        except OSError:
            if time.monotonic() >= until:
                os.close(lock)
                raise BadSetting(
                    f"another alula server uses {path}: stop it, choose another file with "
                    "--database-url, or use Postgres for several servers"
                ) from None
            time.sleep(0.05)
