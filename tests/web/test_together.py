"""Several people at one table: reloads, a server that restarts, people who watch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browsers import (
    TOY_BOT,
    People,
    decide_by_keys,
    decide_by_mouse,
    finished_game,
)
from support.servers import Running, running, settings_for, sqlite_url


@pytest.fixture
def house(tmp_path: Path) -> Iterator["House"]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


class House:
    """A server that can go away and come back at the same address, with the same games."""

    def __init__(self, folder: Path) -> None:
        self._database = sqlite_url(folder)
        self._server: Running | None = None
        self._port = 0

    @property
    def url(self) -> str:
        assert self._server is not None
        return self._server.url

    def start(self) -> None:
        settings = settings_for(self._database, port=self._port, bot_programs=TOY_BOT)
        self._server = Running(settings)
        self._server.start()
        self._port = int(self._server.url.rsplit(":", 1)[1])

    def stop(self) -> None:
        assert self._server is not None
        self._server.stop()


def test_two_people_and_a_bot_with_a_reload_and_a_restart(browser: Browser, house: House) -> None:
    people = People(browser, house.url)
    ada, ben = people.arrive(), people.arrive("phone", language="de")
    _open_table(ada, seats=3)
    ada.get_by_label("Who plays on seat 3").select_option("toy")
    ben.goto(ada.get_by_label("Invite with this link").input_value())
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Platz nehmen").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    ben.locator(".board").wait_for()
    finished = ben.url
    decisions = 0
    while not _over(ada, ben):
        for page in (ada, ben):
            if page.locator(".bar.mine").count():
                decide_by_keys(page) if page is ada else decide_by_mouse(page)
                decisions += 1
                if decisions == 7:
                    _reload_finds_the_same(page)
                if decisions == 14:
                    _restart(house, ada, ben)
    for page in (ada, ben):
        page.locator(".journey").wait_for()
        page.keyboard.press("End")
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_text("Waiting for Ben")).to_be_visible()
    expect(ben.get_by_text("Ada möchte noch einmal spielen.")).to_be_visible()
    expect(ben).to_have_url(finished)
    ben.get_by_role("button", name="Noch einmal").click()
    expect(ben).not_to_have_url(finished)
    expect(ben).to_have_url(ada.url)
    people.leave()
    assert people.complaints == []
    assert decisions >= 2 * 15


def _over(*pages: Page) -> bool:
    """Waits until somebody has something to do, or everybody is at the end."""
    while True:
        if all(page.locator(".finish").count() for page in pages):
            return True
        if any(page.locator(".bar.mine").count() for page in pages):
            return False
        pages[0].wait_for_timeout(50)


def _reload_finds_the_same(page: Page) -> None:
    before = page.locator(".mine .row [data-card]").count()
    page.reload()
    page.locator(".board").wait_for()
    expect(page.locator(".mine .row [data-card]")).to_have_count(before)


def _restart(house: House, *pages: Page) -> None:
    house.stop()
    for page in pages:
        expect(page.locator(".lost")).to_be_visible()
    house.start()
    for page in pages:
        expect(page.locator(".lost")).to_have_count(0, timeout=20_000)


def test_a_spectator_sees_the_rows_and_no_hand(people: People) -> None:
    ada, watcher = people.arrive(), people.arrive("phone")
    made = ada.request.post("/api/tables", data={"seats": 2, "name": "Ada", "bots": ["toy"]})
    table = made.json()["table"]["id"]
    ada.request.post(f"/api/tables/{table}/start", data={"fill": None})
    for page in (ada, watcher):
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
    expect(watcher.locator(".rival")).to_have_count(2)
    expect(watcher.locator(".hand")).to_have_count(0)
    hand = ada.locator(".hand button.card").all()
    secret = [card.get_attribute("data-card") for card in hand]
    for card in secret:
        assert watcher.locator(f"[data-card='{card}']").count() == 0
    decide_by_keys(ada)
    expect(watcher.locator(".rival .row [data-card]")).to_have_count(2)


def test_a_finished_game_has_a_replay_with_an_address_for_every_moment(people: People) -> None:
    page = people.arrive()
    table = finished_game(page)
    page.goto(f"/game/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_text("Fair dealing").click()
    expect(page.get_by_text("The server's secret")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next").wait_for()
    for _ in range(6):
        page.get_by_role("button", name="Next").click()
    expect(page).to_have_url(f"{people.url}/game/{table}/replay?at=6&eyes=open")
    expect(page.get_by_label("Moment of the game")).to_have_value("6")
    sentence = page.locator(".controls p").inner_text()
    page.reload()
    expect(page.locator(".controls p")).to_have_text(sentence)
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(f"{people.url}/game/{table}/replay?at=6&eyes=1")
    page.keyboard.press("End")
    expect(page.locator(".controls p")).to_have_text("The journey is over.")
    expect(page.locator(".mine .row [data-card]")).to_have_count(8)
    page.keyboard.press("Home")
    expect(page.locator(".mine .row [data-card]")).to_have_count(0)
    page.evaluate(  # quicker than a picture is drawn: no step is lost
        """for (let i = 0; i < 3; i++)
             document.body.dispatchEvent(
               new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }))"""
    )
    expect(page).to_have_url(f"{people.url}/game/{table}/replay?at=3&eyes=1")


def test_rematch_brings_the_same_people_to_a_new_table(people: People) -> None:
    page = people.arrive()
    table = finished_game(page)
    page.goto(f"/table/{table}")
    expect(page).to_have_url(f"{people.url}/game/{table}")  # an old game has a page of its own
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(f"{people.url}/game/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_attached()


def test_an_absent_player_is_plain_to_see_and_a_bot_can_play_on(
    browser: Browser, tmp_path: Path
) -> None:
    """Ben closes his browser; Ada lets a bot play; Ben comes back to his own seat."""
    settings = settings_for(sqlite_url(tmp_path), absent_after_s=1)
    with running(settings) as server:
        people = People(browser, server.url)
        ada, ben = people.arrive(), people.arrive()
        table = _two_at_a_table(ada, ben, {"kind": "decision", "seconds": 60})
        expect(ada.locator(".rival .clock")).to_be_visible()
        ben.goto("about:blank")
        expect(ada.locator(".rival")).to_contain_text("Ben is away")
        ada.get_by_role("button", name="Let a bot play for now").click()
        expect(ada.locator(".rival")).to_contain_text("A bot plays until Ben is back")
        ben.goto(f"/table/{table}")
        expect(ada.locator(".rival")).not_to_contain_text("A bot plays")
        people.leave()
        assert people.complaints == []


def test_time_runs_down_in_sight_and_then_a_bot_decides(people: People) -> None:
    ada, ben = people.arrive(), people.arrive("phone")
    _two_at_a_table(ada, ben, {"kind": "decision", "seconds": 10})
    decide_by_keys(ada)
    expect(ada.locator(".rival .clock.soon")).to_be_visible()
    expect(ben.locator(".act .clock.soon")).to_be_visible()
    expect(ada.locator(".rival .row [data-card]")).to_have_count(1)
    ada.keyboard.press("e")
    expect(ada.get_by_role("dialog")).to_contain_text("Ben's time ran out.")


def _two_at_a_table(ada: Page, ben: Page, clock: dict[str, object] | None) -> str:
    made = ada.request.post("/api/tables", data={"seats": 2, "name": "Ada", "clock": clock})
    table, join = (made.json()["table"][key] for key in ("id", "join"))
    ben.request.post(f"/api/tables/{table}/seats", data={"join": join, "name": "Ben"})
    ada.request.post(f"/api/tables/{table}/start", data={"fill": None})
    for page in (ada, ben):
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
    return str(table)


def test_a_host_fills_and_frees_seats(people: People) -> None:
    ada = people.arrive()
    _open_table(ada, seats=4)
    ada.get_by_label("Who plays on seat 4").select_option("toy")
    expect(ada.get_by_label("Who plays on seat 4")).to_have_value("toy")
    ada.get_by_label("Who plays on seat 4").select_option("")
    expect(ada.get_by_label("Who plays on seat 4")).to_have_value("")
    expect(ada.get_by_alt_text("The link as a QR code")).to_be_visible()
    ada.get_by_role("button", name="Close the table").click()
    ada.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("This table has been closed")


def _open_table(page: Page, seats: int) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seats").select_option(str(seats))
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Invite with this link").wait_for()
