"""Sounds: silent until somebody switches them on, then every event of the game is heard."""

from playwright.sync_api import Page, expect
from support.browsers import People, await_turn, decide_by_keys, finished_game, start_with_toys

LISTEN = """
  window.heard = { contexts: 0, tones: 0 }
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor(...options) { super(...options); window.heard.contexts += 1 }
    createOscillator() { window.heard.tones += 1; return super.createOscillator() }
  }
"""
"""The browser's own sound machine, which counts what it is asked for."""


def _arrive(people: People, **settings: object) -> Page:
    page = people.arrive(settings=settings)
    page.add_init_script(LISTEN)
    return page


def _tones(page: Page) -> int:
    return int(page.evaluate("heard.tones"))


def _switch_sounds(page: Page, *, on: bool) -> None:
    page.get_by_role("button", name="Settings and more").click()
    page.get_by_label("Sounds").set_checked(on)
    page.keyboard.press("Escape")


def _two_moves(page: Page) -> None:
    for _ in range(2):
        decide_by_keys(page)
        await_turn(page)


def test_without_being_asked_for_there_is_no_sound(people: People) -> None:
    page = _arrive(people)
    start_with_toys(page, 1)
    _two_moves(page)
    assert page.evaluate("heard") == {"contexts": 0, "tones": 0}


def test_sounds_are_switched_on_and_off_and_stay_so(people: People) -> None:
    page = _arrive(people)
    start_with_toys(page, 1)
    _switch_sounds(page, on=True)
    _two_moves(page)
    assert page.evaluate("heard.contexts") == 1
    before = _tones(page)
    assert before >= 4  # revealed together, taken, and twice my turn
    page.reload()
    page.locator(".board").wait_for()
    _two_moves(page)
    assert _tones(page) > 0
    _switch_sounds(page, on=False)
    silent = _tones(page)
    _two_moves(page)
    assert _tones(page) == silent


def test_a_page_that_nobody_has_touched_makes_no_sound(people: People) -> None:
    """A browser would refuse, and complain: a move that comes meanwhile is simply not heard."""
    page = _arrive(people, sound=True)
    # Playwright's own questions count as touches, so the browser's answer is fixed.
    page.add_init_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
    )
    start_with_toys(page, 1)
    expect(page.locator(".rival .state.chosen")).to_be_visible()
    assert page.evaluate("heard.contexts") == 0


def test_fame_rings_on_the_way_home(people: People) -> None:
    page = _arrive(people, sound=True)
    page.goto(f"/game/{finished_game(page)}")
    page.get_by_role("button", name="The journey home").click()
    page.keyboard.press("ArrowRight")
    first = _tones(page)
    page.keyboard.press("ArrowRight")
    assert _tones(page) > first > 0
