"""A server with the built client, and people with browsers at it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from support.browsers import TOY_BOT, People, client_is_built
from support.servers import Running, running, settings_for, sqlite_url


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    client_is_built()
    database = sqlite_url(tmp_path_factory.mktemp("served"))
    with running(settings_for(database, bot_programs=TOY_BOT)) as server:
        yield server


@pytest.fixture
def people(browser: Browser, served: Running) -> Iterator[People]:
    people = People(browser, served.url)
    yield people
    people.leave()
    assert people.complaints == []
