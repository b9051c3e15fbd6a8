"""The summary sheet: a key or a tap away from every game; one screen, one printed page."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.axe import axe_complaints
from support.browsers import People, finished_game, start_with_toys


def _opened(page: Page) -> None:
    sheet = page.get_by_role("dialog", name="Summary")
    expect(sheet.locator(".quests li")).to_have_count(9)
    expect(sheet.get_by_role("listitem").filter(has_text="each clue").first).to_be_visible()


def test_it_opens_from_table_replay_and_pad_and_leaves_all_as_it_was(people: People) -> None:
    page = people.arrive("phone")
    start_with_toys(page, 1)
    before = page.locator(".sentence").inner_text()
    page.get_by_role("button", name="Summary sheet").click()
    _opened(page)
    page.keyboard.press("Escape")
    expect(page.locator(".sentence")).to_have_text(before)
    page.keyboard.press("s")
    _opened(page)
    page.goto(f"/game/{finished_game(page)}/replay?at=5")
    page.locator(".board").wait_for()
    page.keyboard.press("s")
    _opened(page)
    page.goto("/pad")
    page.get_by_role("button", name="Enter here").click()
    page.get_by_role("button", name="Summary sheet").click()
    _opened(page)


def test_it_shows_the_quest_of_the_card_that_is_looked_at(people: People) -> None:
    page = people.arrive()
    start_with_toys(page, 1)
    page.locator(".market button.card").first.click()
    words = page.get_by_role("dialog").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Summary sheet").click()
    sheet = page.get_by_role("dialog", name="Summary")
    asked = sheet.locator(".quests .asked")
    expect(asked).to_have_count(0 if "No quest" in words else 1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_one_phone_screen_and_one_printed_page(people: People, language: str) -> None:
    page = people.arrive("phone", language=language)
    start_with_toys(page, 1)
    page.keyboard.press("s")
    page.locator(".summary").wait_for()
    assert axe_complaints(page) == []
    inside = "document.querySelector('dialog[open]')"
    assert page.evaluate(f"{inside}.scrollHeight - {inside}.clientHeight") <= 0
    page.goto("/summary")
    page.locator(".summary").wait_for()
    pages = page.pdf(format="A4").count(b"/Type /Page\n") or len(
        re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4"))
    )
    assert pages == 1
