"""The best order: what the rules say, and patience while the search is being compiled."""

import asyncio
from itertools import permutations
from pathlib import Path

import httpx
import pytest
from support.servers import Running, running, settings_for, sqlite_url

from alula.client import Client
from alula.rules import score

ROWS: list[tuple[list[int], list[str]]] = [
    ([44, 49, 14, 28], ["desert-3", "plain-19"]),
    ([1, 68, 33, 12, 57], []),
    ([60, 5, 41, 22, 17], ["desert-3"]),
    ([7], ["plain-19"]),
]
WHOLE = [44, 49, 14, 28, 1, 68, 33, 12]


@pytest.mark.parametrize(("regions", "sanctuaries"), ROWS)
def test_no_order_scores_more(server: Running, regions: list[int], sanctuaries: list[str]) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            best = await ada.best_order(regions, sanctuaries)
            every = [score(order, sanctuaries).total for order in permutations(regions)]
            assert best["fame"] == max(every) == score(best["regions"], sanctuaries).total
            assert best["given"] == score(regions, sanctuaries).total
            assert sorted(best["regions"]) == sorted(regions)

    asyncio.run(work())


def test_while_it_is_compiled_it_asks_for_patience(tmp_path: Path) -> None:
    """Nobody waits within a call, and the call has begun what it asks patience for."""
    with running(settings_for(sqlite_url(tmp_path))) as one:
        url = f"{one.url}/api/best-order"
        refused = httpx.post(url, json={"regions": WHOLE})
        assert refused.status_code == 503
        assert refused.headers["Retry-After"] == "2"
        assert refused.json()["error"] == {
            "code": "compiling",
            "message": "The search for the best order is still being compiled.",
            "where": None,
            "retry_after": 2,
        }
        wrong = httpx.post(url, json={"regions": [1, 1]})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (422, "bad_cards")
        assert one.server.orders.ready.wait(300)
        best = httpx.post(url, json={"regions": WHOLE})
        assert best.status_code == 200
        assert best.json()["fame"] == score(best.json()["regions"], []).total


def test_a_server_that_prepares_its_bots_prepares_this_as_well(tmp_path: Path) -> None:
    with running(settings_for(sqlite_url(tmp_path), warm_bots=True)) as one:
        assert one.server.orders.ready.wait(300)
