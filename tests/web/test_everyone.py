"""For everyone: axe finds nothing on any page in any state, and all four languages are complete."""

from collections.abc import Callable
from concurrent.futures import Future

import pytest
from playwright.sync_api import Page, expect
from support.axe import axe_complaints
from support.browsers import (
    People,
    await_turn,
    decide_by_keys,
    finished_game,
    start_with_toys,
)
from support.servers import Running


def _all(found: dict[str, list[str]]) -> list[str]:
    """One line for each complaint, so that a failure shows them all."""
    return [f"{where}: {text}" for where, complaints in found.items() for text in complaints]


def _take_phase(page: Page) -> None:
    decide_by_keys(page)
    await_turn(page)


def _picked(page: Page) -> None:
    page.keyboard.press("1")
    page.locator(".card.picked").wait_for()


def _open(button: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.get_by_role("button", name=button).click()

    return press


STATES: dict[str, Callable[[Page], None]] = {
    "choosing": lambda _page: None,
    "picked": _picked,
    "taking": _take_phase,
    "zoomed": lambda page: page.locator(".market button.card").first.click(),
    "events": lambda page: page.keyboard.press("e"),
    "keys": lambda page: page.keyboard.press("?"),
    "rival": lambda page: page.locator(".rival .open").first.click(),
    "reactions": _open("React"),
    "settings": _open("Settings and more"),
}


@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("phone", "dark")])
def test_axe_finds_nothing_at_the_table(people: People, size: str, theme: str) -> None:
    page = people.arrive(size, theme=theme, settings={"help": True})
    table = start_with_toys(page, 2)
    found = {}
    for state, reach in STATES.items():
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
        reach(page)
        found[state] = axe_complaints(page)
    complaints = _all(found)
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(("size", "theme"), [("wide", "dark"), ("phone", "light")])
def test_axe_finds_nothing_around_the_table(people: People, size: str, theme: str) -> None:
    page = people.arrive(size, theme=theme)
    made = page.request.post("/api/tables", data={"seats": 4, "name": "Ada", "bots": ["toy"]})
    lobby = made.json()["table"]
    stranger = people.arrive(size, theme=theme)
    finished = finished_game(page)
    page.goto(f"/game/{finished}")
    page.get_by_role("button", name="The journey home").click()
    page.keyboard.press("ArrowRight")
    found = {"journey": axe_complaints(page)}
    visits = {
        "home": (page, "/"),
        "lobby": (page, f"/table/{lobby['id']}"),
        "join": (stranger, f"/join/{lobby['join']}"),
        "result": (page, f"/game/{finished}"),
        "replay, all open": (page, f"/game/{finished}/replay?at=20"),
        "replay, one seat": (page, f"/game/{finished}/replay?at=30&eyes=0"),
        "nowhere": (page, "/no/such/page"),
    }
    for name, (who, address) in visits.items():
        who.goto(address)
        who.locator("main h1").first.wait_for(state="attached")
        who.wait_for_timeout(300)
        found[name] = axe_complaints(who)
    complaints = _all(found)
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(
    ("language", "turn", "journey"),
    [
        ("en", "Choose a region from your hand", "The journey home"),
        ("de", "Wähle eine Region von deiner Hand", "Der Heimweg"),
        ("it", "Scegli una regione dalla tua mano", "Il viaggio di ritorno"),
        ("fr", "Choisissez une région de votre main", "Le voyage de retour"),
    ],
)
def test_a_game_in_every_language(people: People, language: str, turn: str, journey: str) -> None:
    """By the browser's setting; a word that is missing is a warning, and a warning fails."""
    page = people.arrive(language=language, settings={"help": True})
    start_with_toys(page, 1)
    expect(page.locator(".sentence")).to_contain_text(turn)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_be_visible()  # its code comes when it is first needed
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(4):
        decide_by_keys(page)
        await_turn(page)
    page.goto(f"/game/{finished_game(page)}")
    page.get_by_role("button", name=journey).click()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=journey)).to_be_visible()


def test_bots_are_called_the_same_everywhere_and_their_level_in_the_readers_words(
    people: People,
) -> None:
    """A traveller's name is a name; the level beside it is a word."""
    ada, ben = people.arrive(language="de"), people.arrive("phone", language="fr")
    bots = ["pilgrim", "pilgrim", "toy"]
    body = {"seats": 5, "name": "Ada", "bots": bots, "public": True}
    made = ada.request.post("/api/tables", data=body).json()["table"]
    first, second, third = (seat["name"] for seat in made["seats"][2:])
    ben.goto("/")
    expect(ben.get_by_role("link", name=f"Ada, {first}, {second}, {third}")).to_be_visible()
    ben.goto(f"/join/{made['join']}")
    expect(ben.locator("main")).to_contain_text(f"Ada, {first}, {second} et {third}")
    ben.request.post(f"/api/tables/{made['id']}/seats", data={"join": made["join"], "name": "Ben"})
    ada.goto(f"/table/{made['id']}")
    expect(ada.locator(".seats strong")).to_have_text(["Ada", "Ben", first, second, third])
    ada.request.post(f"/api/tables/{made['id']}/start", data={"fill": None})
    expect(ada.locator(".rival .name .text")).to_have_text(["Ben", first, second, third])
    expect(ada.locator(".rival .level")).to_have_text(["Pilger", "Pilger", "Toy"])
    expect(ada.locator(".rival .portrait")).to_have_count(4)


def test_bots_that_are_still_being_compiled_say_so(people: People, served: Running) -> None:
    pool = served.server.house.pool
    page = people.arrive()
    pool.cold["guide"] = Future()
    try:
        start_with_toys(page, 1)
        expect(page.get_by_text("The bots are still waking up")).to_be_visible()
        assert axe_complaints(page) == []
    finally:
        pool.cold.clear()
    expect(page.get_by_text("The bots are still waking up")).to_have_count(0)


def test_the_language_can_be_switched(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    page.get_by_role("button", name="Language, colours and sound").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Le voyage aller, le voyage retour")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Le voyage aller, le voyage retour")


def test_day_and_night_can_be_chosen(people: People) -> None:
    page = people.arrive(theme="light")
    page.goto("/")
    before = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Language, colours and sound").click()
    page.get_by_role("combobox", name="Colours").select_option("dark")
    after = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert before != after


SMALL_TARGETS = """
  [...document.querySelectorAll('button, a, select, input, summary')]
    .filter(one => one.offsetParent !== null && !one.closest('.unseen, p'))
    .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([one, box]) => `${one.tagName} ${one.className}: ${box.width} x ${box.height}`)
"""
"""What a finger might miss. A label counts for its field; links inside a sentence are exempt."""


@pytest.mark.parametrize("size", ["phone", "small"])
def test_every_target_on_a_phone_is_44_pixels(people: People, size: str) -> None:
    page = people.arrive(size)
    start_with_toys(page, 5)
    for _ in range(4):  # some cards in my row
        await_turn(page)
        decide_by_keys(page)
    await_turn(page)
    assert page.evaluate(SMALL_TARGETS) == []


def test_every_target_around_the_table_is_44_pixels(people: People) -> None:
    """And no page is wider than the phone, a score sheet of six included."""
    page = people.arrive("phone")
    game = finished_game(page, 5)
    made = page.request.post("/api/tables", data={"seats": 3, "name": "Ada", "bots": ["toy"]})
    lobby = made.json()["table"]["id"]
    found = {}
    for path in (
        "/",
        f"/table/{lobby}",
        f"/game/{game}",
        f"/game/{game}/replay?at=30&eyes=0",
        "/pad",
        "/learn",
        "/learn/cards",
    ):
        page.goto(path)
        page.locator("main h1").first.wait_for(state="attached")
        page.wait_for_timeout(300)
        found[path] = page.evaluate(SMALL_TARGETS)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found[path].append("wider than the phone")
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="The journey home").click()
    found["journey"] = page.evaluate(SMALL_TARGETS)
    small = _all(found)
    assert not small, "\n".join(small)
