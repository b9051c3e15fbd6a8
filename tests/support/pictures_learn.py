"""The pages of the score pad and of learning, state by state, for `make pictures`."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page

from support.browsers import People, decide_as_usual

Pictures = Iterator[tuple[Page, str, bool]]

BOT_WAKES_MS = 240_000
"""The gentle bot is compiled when it first moves; after that it answers at once."""

ADA = "1205332044491428"
BEN = "0108603541026613"
FOUND = ["desert-3", "plain-19", "city-4", "plain-23"]


def pad_and_learn(people: People, size: str, theme: str) -> Pictures:
    yield from _pages(people, size, theme)
    yield from _pad(people, size, theme)
    yield from _shared_pad(people, size, theme)
    yield from _first_game(people, size, theme)


def _pages(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    for name in ("learn", "learn/rules", "learn/guide", "learn/cards", "learn/first-game"):
        page.goto(f"/{name}")
        page.locator("main h1").wait_for()
        page.wait_for_timeout(900)
        yield page, name.replace("/", "-"), name != "learn/cards"
    page.goto("/learn/cards")
    page.get_by_label("Search in words").fill("night okiko")
    yield page, "learn-cards-found", False
    page.locator(".cards button").first.click()
    yield page, "learn-cards-zoom", False
    page.goto("/learn/rules")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.locator(".example").scroll_into_view_if_needed()
    yield page, "learn-rules-example", False


def _type(page: Page, digits: str) -> None:
    for digit in digits:
        page.keyboard.press(digit)


def _choose(page: Page, sanctuaries: list[str]) -> None:
    """On the sheet, which opens and closes by itself."""
    lands = page.locator(".lands button")
    for name in sanctuaries:
        biome = ["forest", "river", "desert", "city", "plain"].index(name.split("-")[0])
        lands.nth(biome).click()
        page.get_by_role("button", name=re.compile(f"^{name}:")).click()


def _pad(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    page.goto("/pad")
    yield page, "pad-start", True
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Enter here").click()
    _type(page, ADA[:10] + "77")
    yield page, "pad-typing-question", True
    page.get_by_role("button", name="Pictures").click()
    yield page, "pad-pictures", True
    page.get_by_role("button", name="Pictures").click()
    _type(page, ADA[10:])
    page.get_by_role("dialog").wait_for()
    yield page, "pad-sanctuary-sheet", False
    _choose(page, FOUND)
    yield page, "pad-sanctuaries", True
    page.get_by_role("button", name="On to Ben").click()
    _type(page, BEN + "12")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    yield page, "pad-questions", True
    page.get_by_role("button", name="Score all the same").click()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    yield page, "pad-journey", True
    page.keyboard.press("End")
    yield page, "pad-result", True
    page.get_by_role("button", name=re.compile("card 44")).click()
    yield page, "pad-result-reason", False
    page.get_by_role("button", name="New game").click()
    yield page, "pad-history", True


def _shared_pad(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    page.goto("/pad")
    page.get_by_role("button", name="Everybody on their own phone").click()
    yield page, "pad-shared", True


def _first_game(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    page.goto("/learn/first-game")
    page.get_by_role("button", name="Begin").click()
    page.locator(".bar.mine").wait_for()
    yield page, "first-game-welcome", False
    lesson = 0
    while True:
        page.locator(".bar.mine, .end").first.wait_for(timeout=BOT_WAKES_MS)
        if page.locator(".end").count():
            break
        while (button := page.locator(".coach .primary")).count():
            lesson += 1
            if lesson in (3, 6, 9):
                yield page, f"first-game-lesson-{lesson}", False
            button.click()
            page.wait_for_timeout(60)
        decide_as_usual(page)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    yield page, "first-game-journey", True
    page.keyboard.press("End")
    yield page, "first-game-done", True
