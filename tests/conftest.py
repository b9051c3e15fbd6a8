"""Random tests have fixed seeds: a red run is a defect, never bad luck.

`make test-deep` sets ALULA_DEEP: new seeds each time, many more examples, and a database that
brings back what once failed.
"""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser
from support.browsers import chromium

settings.register_profile(
    "fixed",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "deep",
    max_examples=1_000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("deep" if os.environ.get("ALULA_DEEP") else "fixed")

# Who runs `make test &` in a script has a shell that lets its jobs ignore interrupts, and whatever
# they start inherits that. Programs keep to it; the tests that interrupt them start afresh.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """While it is there no other may be, and no event loop may run: so each module has its own."""
    with chromium() as browser:
        yield browser
