"""The OpenAPI page tells the truth: generated calls, good and bad, get documented answers."""

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from support.servers import Running, settings_for

from alula.server.app import Server, make_app

_PAGE = make_app(Server(settings_for("sqlite:///not-opened.db"), "http://alula.test")).openapi()
EXAMPLES = 300 if os.environ.get("ALULA_DEEP") else 6


@pytest.fixture(scope="module", autouse=True)
def compiled(server: Running) -> None:
    """An answer of 503 is documented as well, but it is no answer to what is asked here."""
    server.server.orders.start()
    assert server.server.orders.ready.wait(300)


schema = schemathesis.openapi.from_dict(_PAGE)


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_call_answers_as_documented(case: schemathesis.Case[Any], server: Running) -> None:
    """A well-formed call may still be refused by what it says (a card twice, an unknown bot)."""
    case.call_and_validate(base_url=server.url, excluded_checks=[positive_data_acceptance])
