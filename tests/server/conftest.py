"""Both databases for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.servers import Postgres, Running, postgres, running, settings_for, sqlite_url


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("pg")
    return server.new_database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite for all tests of a file that leave it as they found it."""
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("server")))) as one:
        yield one
