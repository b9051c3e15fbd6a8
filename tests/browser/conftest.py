"""One Node with the engine for all tests of the room."""

from collections.abc import Iterator

import pytest
from support.engine import EngineInNode, engine_in_node


@pytest.fixture(scope="session")
def engine() -> Iterator[EngineInNode]:
    with engine_in_node() as engine:
        yield engine
