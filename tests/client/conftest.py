"""A real server for the client."""

from collections.abc import Iterator

import pytest
from support.servers import Running, running, settings_for, sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("client")))) as one:
        yield one
