"""The tick of fair dealing is the device's own, over plain http too; a lie gets a sentence."""

from typing import Any

import httpx
from playwright.sync_api import Page, Route, expect
from support.browsers import NAME_THAT_IS_NOT_LOCALHOST, People, await_turn, decide_by_keys

TICK = "summary .good"


def played(people: People) -> tuple[Page, str]:
    """A game played on the page to its end, at an address without a secure context."""
    page = people.arrive()
    page.goto(people.url.replace("127.0.0.1", NAME_THAT_IS_NOT_LOCALHOST))
    page.get_by_label("How well they play").select_option("toy")
    page.get_by_role("button", name="Play now").click()
    while await_turn(page):
        decide_by_keys(page)
    assert page.evaluate("crypto.subtle === undefined")
    return page, page.url.rpartition("/")[2]


def test_the_page_checks_the_dealing_by_itself(people: People) -> None:
    page, table = played(people)
    base = page.url.rpartition("/table/")[0]
    page.goto(f"{base}/game/{table}")
    page.get_by_text("Fair dealing").click()
    expect(page.get_by_text("Checked by this device")).to_be_visible()
    expect(page.locator(TICK)).to_be_visible()
    expect(page.get_by_text("It does not prevent a server in league")).to_be_visible()

    def lie(change: Any) -> None:
        """The server says something else, and that it is verified."""

        def handle(route: Route) -> None:
            told = httpx.get(f"{people.url}/api/games/{table}").json()
            change(told)
            assert told["fair"]["verified"]
            route.fulfill(json=told)

        page.unroute("**/api/games/*")
        page.route("**/api/games/*", handle)
        page.goto("about:blank")
        page.goto(f"{base}/game/{table}")
        page.get_by_text("Fair dealing").click()

    def other_market(told: Any) -> None:
        market = next(e for e in told["record"]["events"] if e["event"] == "market")
        market["regions"][0] = market["regions"][0] % 68 + 1

    lie(other_market)
    expect(page.get_by_text("Not every card came")).to_be_visible()
    expect(page.get_by_text("Every card of this game followed")).to_have_count(0)
    expect(page.locator(TICK)).to_have_count(0)
    lie(lambda told: told["fair"].update(commitment="ab" * 32))
    expect(page.get_by_text("is not the one that this device was shown")).to_be_visible()
    expect(page.get_by_text("The secret does not fit")).to_be_visible()
    page.evaluate(f"localStorage.removeItem('alula.fair.{table}')")
    lie(lambda _told: None)
    expect(page.get_by_text("kept no fingerprint")).to_be_visible()
    expect(page.locator(TICK)).to_have_count(0)
