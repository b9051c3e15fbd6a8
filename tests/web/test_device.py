"""Games on the device: without the server, by one person or several, whatever happens to them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.axe import axe_complaints
from support.browsers import (
    People,
    await_turn,
    decide_by_keys,
    decide_by_mouse,
    play_to_the_end,
)

from alula.records import Record, check, loads, verify
from alula.records.check import CheckError

FAST = {"pace": "fast", "name": "Ada"}


def play_now(page: Page, rivals: int = 2) -> None:
    page.goto("/")
    page.locator(f"input[name=rivals][value='{rivals}']").check(force=True)
    page.get_by_role("button", name="Play now").click()
    page.locator("button.card.lit").first.wait_for()
    assert "/device/device-" in page.url


def saved_record(page: Page) -> Record:
    """What the button on the last page saves."""
    with page.expect_download() as download:
        page.get_by_role("link", name="record").click()
    path = download.value.path()
    return loads(Path(path).read_bytes())


def to_the_sheet(page: Page) -> None:
    """Past the journey home, to what comes after it."""
    page.goto(page.url.replace("/device/", "/game/"))
    page.get_by_role("link", name="record").wait_for()


@pytest.fixture
def alone(people: People) -> Iterator[Page]:
    """A page whose every call to the server but for files is noted."""
    page = people.arrive(settings=FAST)
    calls: list[str] = []
    page.on("request", lambda r: calls.append(f"{r.method} {r.url}"))
    yield page
    played = [call for call in calls if "/api/play" in call or "/api/tables/" in call]
    assert played == []


def test_a_whole_game_without_the_server(alone: Page) -> None:
    play_now(alone)
    assert alone.locator(".rival").count() == 2
    alone.evaluate("navigator.serviceWorker.ready.then(() => true)")
    alone.context.set_offline(True)
    assert play_to_the_end(alone) >= 16
    alone.context.set_offline(False)
    to_the_sheet(alone)
    record = saved_record(alone)
    assert record.players[0] == "Ada"
    check(record)
    assert verify(record) > 8
    alone.get_by_role("link", name="Replay").click()
    alone.locator(".board").wait_for()
    alone.goto("/")
    alone.get_by_role("link", name="Ada").first.wait_for()


def test_six_on_a_phone_by_keyboard(people: People) -> None:
    page = people.arrive("phone", settings=FAST)
    play_now(page, rivals=5)
    for _ in range(4):
        await_turn(page)
        decide_by_keys(page)
    assert page.locator(".rival").count() == 5


def test_a_game_survives_a_reload_and_the_end_of_its_worker(people: People) -> None:
    page = people.arrive(settings=FAST)
    play_now(page)
    decide_by_mouse(page)
    await_turn(page)
    hand = page.locator(".hand").inner_text()
    page.reload()
    await_turn(page)
    assert page.locator(".hand").inner_text() == hand
    page.workers[0].evaluate("self.close()")
    decide_by_mouse(page)
    assert await_turn(page)


def set_up(page: Page, names: list[str], *, practice: bool = False) -> None:
    """People at one device, and no bots."""
    page.goto("/device")
    while page.locator("form li").count() < len(names):
        page.get_by_role("button", name="One more seat").click()
    for seat, name in enumerate(names):
        page.get_by_label(f"Name in seat {seat + 1}").fill(name)
        page.get_by_label(f"Who plays in seat {seat + 1}").select_option("")
    if practice:
        page.get_by_label("Practice").check()
    page.get_by_role("button", name="Begin").click()


def test_three_people_pass_one_phone(people: People) -> None:
    names = ["Ada", "Ben", "Cleo"]
    page = people.arrive("phone", settings=FAST)
    set_up(page, names)
    seen: dict[str, str] = {}
    turns = 0
    while page.locator(".finish").count() == 0:
        curtain = page.locator(".over h1")
        page.locator(".over, .bar.mine, .finish").first.wait_for()
        if curtain.count():
            assert page.locator(".card, .hand, .board").count() == 0  # nothing of anybody's
            name = curtain.inner_text()
            page.get_by_role("button", name=f"I am {name}").tap()
            page.locator(".bar.mine").wait_for()
            seen[name] = page.locator(".hand").inner_text()
            turns += 1
            continue
        if page.locator(".bar.mine").count():
            lit = page.locator("button.card.lit")
            lit.first.tap()
            page.locator(".confirm:not([disabled])").tap()
            page.wait_for_function(
                "() => document.querySelector('.over, .finish') !== null"
                " || document.querySelectorAll('.card.picked').length === 0"
            )
            page.wait_for_timeout(50)
    assert sorted(seen) == names
    assert turns > 24


def test_practice_takes_back_and_proves_nothing(people: People) -> None:
    page = people.arrive(settings=FAST)
    page.goto("/device")
    page.get_by_label("Who plays in seat 2").select_option("stroller")
    page.get_by_label("Practice").check()
    page.get_by_role("button", name="Begin").click()
    await_turn(page)
    hand = page.locator(".hand").inner_text()
    decide_by_mouse(page)
    await_turn(page)
    while page.locator(".practice button:not([disabled])").count():
        page.locator(".practice button").click()
        page.wait_for_timeout(300)
    await_turn(page)
    assert page.locator(".hand").inner_text() == hand
    play_to_the_end(page)
    to_the_sheet(page)
    record = saved_record(page)
    check(record)
    assert record.extra["practice"] is True
    with pytest.raises(CheckError, match="practice"):
        verify(record)


def test_files_come_and_go(people: People) -> None:
    page = people.arrive(settings=FAST)
    play_now(page, rivals=1)
    play_to_the_end(page)
    to_the_sheet(page)
    record = saved_record(page)
    page.goto("/device")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all").click()
    games = Path(download.value.path()).read_bytes()
    other = people.arrive(settings=FAST)
    other.goto("/device")

    def take(content: bytes) -> None:
        file: Any = {"name": "games.json", "mimeType": "application/json", "buffer": content}
        other.locator("input[type=file]").set_input_files(file)

    for wrong, words in (
        (b"[", "not JSON"),
        (b"{}", "no games"),
        (json.dumps({**record.to_json(), "events": record.events[1:]}).encode(), "event 1"),
        (json.dumps({**record.to_json(), "result": None}).encode(), "no result"),
    ):
        take(wrong)
        expect(other.get_by_role("alert")).to_contain_text(words)
    take(games)
    expect(other.get_by_role("status")).to_contain_text("One game was added")
    take(games)
    expect(other.get_by_role("status")).to_contain_text("Nothing in it was new")
    take(json.dumps(record.to_json()).encode())
    other.locator(".replay .board").wait_for()


def test_two_tabs_on_one_game(people: People) -> None:
    page = people.arrive(settings=FAST)
    play_now(page)
    other = page.context.new_page()
    other.goto(page.url)
    await_turn(other)
    decide_by_mouse(page)
    await_turn(page)
    expect(other.locator(".hand")).to_have_text(page.locator(".hand").inner_text())
    await_turn(other)
    decide_by_mouse(other)
    await_turn(page)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_has_nothing_to_say(people: People, size: str) -> None:
    page = people.arrive(size, settings=FAST)
    set_up(page, ["Ada", "Ben"])
    page.locator(".over").wait_for()
    assert axe_complaints(page) == []
    page.goto("/device")
    page.get_by_role("button", name="Begin").wait_for()
    assert axe_complaints(page) == []
