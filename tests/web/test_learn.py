"""Learning in a real browser: the first game to its end, the rules' example, guide and cards."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.axe import axe_complaints
from support.browsers import People, decide_by_keys, decide_by_mouse
from support.pictures_learn import BOT_WAKES_MS
from support.program import alula

from alula.cards import REGIONS, SANCTUARIES, Region, Sanctuary
from alula.rules import score
from alula.words import LANGUAGES, Language, Words

EXAMPLE: tuple[list[int], list[str]] = (
    [67, 56, 53, 48, 44, 49, 14, 28],
    ["desert-3", "plain-19"],
)
CARDS: list[Region | Sanctuary] = [*REGIONS, *SANCTUARIES]
PAGES = ["/learn", "/learn/rules", "/learn/guide", "/learn/cards", "/learn/first-game", "/pad"]


def show(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_rules_is_what_the_program_says(
    people: People, tmp_path: Path, lang: Language
) -> None:
    page = people.arrive("phone", language=lang)
    show(page, "/learn/rules")
    words = Words(lang)
    sheet = score(*EXAMPLE)
    for line in sheet.journey:
        page.keyboard.press("ArrowRight")
        told = page.locator(".journey .words")
        expect(told).to_contain_text(words.reason(line).split(": ", 1)[-1])
        expect(told).to_contain_text(words.card(line.card))
    row = [str(number) for number in EXAMPLE[0]]
    said = alula(
        "score", *row, "--sanctuaries", ",".join(EXAMPLE[1]), "--lang", lang, folder=tmp_path
    )
    assert said.stdout.split()[-1] == str(sheet.total)
    assert page.locator("tfoot td").inner_text() == str(sheet.total)
    expect(page.locator("p.sum")).to_contain_text(str(sheet.total))


def test_all_cards_can_be_searched_filtered_looked_at_and_printed(people: People) -> None:
    page = people.arrive("wide")
    show(page, "/learn/cards")
    cards = page.locator(".cards button")
    expect(cards).to_have_count(len(CARDS))
    drawings = {picture.get_attribute("src") for picture in page.locator(".cards img").all()}
    assert len(drawings) == len(CARDS), "two cards look the same"
    page.get_by_label("Search in words").fill("Night OKIKO")
    words = Words("en")
    found = [
        card.id
        for card in CARDS
        if all(word in words.card(card.id).lower() for word in ("night", "okiko"))
    ]
    expect(cards).to_have_count(len(found))
    expect(page.get_by_role("status")).to_contain_text(f"{len(found)} cards")
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="desert", exact=True).click()
    page.get_by_role("button", name="clue", exact=True).first.click()
    deserts = [c for c in CARDS if c.biome == "desert" and c.clues]
    expect(cards).to_have_count(len(deserts))
    page.get_by_text("Quest pays for").click()
    page.get_by_role("button", name="a fixed amount").click()
    flat = [card for card in deserts if card.quest and card.quest.per == "flat"]
    expect(cards).to_have_count(len(flat))
    cards.first.click()
    expect(page.get_by_role("dialog")).to_contain_text(words.card(flat[0].id))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show all").click()
    page.emulate_media(media="print")
    expect(page.get_by_label("Search in words")).to_be_hidden()
    expect(page.get_by_role("navigation")).to_be_hidden()
    columns = page.locator(".cards").first.evaluate(
        "list => getComputedStyle(list).gridTemplateColumns.split(' ').length"
    )
    assert columns == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_said_as_the_package_says_them(people: People, lang: Language) -> None:
    page = people.arrive("wide", language=lang)
    show(page, "/learn/cards")
    cards = page.locator(".cards button")
    expect(cards).to_have_count(len(CARDS))
    words = Words(lang)
    said = cards.evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")
    assert said == [words.card(card.id) for card in CARDS]


def test_every_picture_of_the_guide_is_drawn(people: People) -> None:
    page = people.arrive("phone")
    show(page, "/learn/guide")
    pictures = page.locator("main img")
    assert pictures.count() >= 11
    pictures.evaluate_all("images => Promise.all(images.map((image) => image.decode()))")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_every_language(people: People, lang: Language) -> None:
    """A missing word is a complaint in the console, and complaints fail."""
    page = people.arrive("phone", language=lang)
    for path in PAGES:
        show(page, path)
        assert page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("wide", "dark")])
def test_axe_finds_nothing_on_any_page(people: People, size: str, theme: str) -> None:
    page = people.arrive(size, theme=theme)
    for path in PAGES:
        show(page, path)
        assert axe_complaints(page) == [], path
    show(page, "/learn/rules")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert axe_complaints(page) == []


def understand(page: Page) -> list[str]:
    """Read what the companion has to say now, and say so."""
    said = []
    coach = page.get_by_role("complementary", name="Travel companion")
    while (button := coach.get_by_role("button", name="Understood")).count():
        text = coach.locator(".text").inner_text()
        said.append(text)
        button.click()
        page.wait_for_function(
            "before => document.querySelector('.coach .text')?.innerText !== before", arg=text
        )
    return said


@pytest.mark.parametrize("decide", [decide_by_mouse, decide_by_keys])
def test_the_first_game_to_its_end(people: People, decide: Callable[[Page], None]) -> None:
    page = people.arrive("phone")
    show(page, "/learn/first-game")
    page.get_by_role("button", name="Begin").click()
    page.locator(".bar.mine").wait_for()
    lessons = understand(page)
    assert lessons[0].startswith("Welcome to Alula!")
    assert axe_complaints(page) == []
    decisions = 0
    while True:
        page.locator(".bar.mine, .end").first.wait_for(timeout=BOT_WAKES_MS)
        if page.locator(".end").count():
            break
        lessons += understand(page)
        if decisions == 5:  # left and taken up again: nothing is told twice
            page.goto("/learn/first-game")
            page.get_by_role("link", name="Go on where you were").click()
            page.locator(".bar.mine").wait_for(timeout=BOT_WAKES_MS)
            assert understand(page) == []
        decide(page)
        decisions += 1
    assert decisions >= 8 + 7
    assert len(lessons) == len(set(lessons))
    told = " ".join(lessons)
    for thing in ("medal", "tag", "lowest number", "higher", "last round", "sees all eight"):
        assert re.search(thing, told), thing
    expect(page.get_by_text("Now the way home.").first).to_be_visible()
    assert axe_complaints(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.locator(".journey .words")).to_contain_text("In view: 1 region")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="That was the whole game.")).to_be_focused()
    rows = page.locator("tfoot td").all_inner_texts()
    places = page.locator(".ranking .fame").all_inner_texts()
    assert sorted(rows) == sorted(place.split()[0] for place in places)
    assert axe_complaints(page) == []
