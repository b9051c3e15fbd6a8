"""After the last round: the journey home as one likes it, reasons, a replay that plays."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsers import People, finished_game


def _journey(people: People, *, still: bool = True) -> Page:
    page = people.arrive(still=still)
    page.goto(f"/game/{finished_game(page)}")
    page.get_by_role("button", name="The journey home").click()
    return page


def test_the_row_turns_face_down_and_opens_from_the_right(people: People) -> None:
    """What a card counts is lit. Few games have a row that counts nothing, so one of four has."""
    assert any(_counted_cards_are_lit(people) for _ in range(4))


def _counted_cards_are_lit(people: People) -> bool:
    """Open a row card by card; whether any of them counted others."""
    page = _journey(people)
    row = page.locator(".journey .flip")
    expect(row).to_have_count(8)
    expect(page.locator(".journey .flip.open")).to_have_count(0)
    counted = False
    for opened in range(1, 9):
        page.get_by_role("button", name="Next").click()
        expect(page.locator(".journey .flip.open")).to_have_count(opened)
        expect(row.nth(8 - opened)).to_have_class(re.compile("open"))
        reason = page.locator(".journey .words").inner_text()
        cards = re.search(r" x \d+ \((.+?)\)", reason)
        if cards is not None:
            lit = page.locator(".journey .flip.open .card:not(.dimmed) img")
            names = [image.get_attribute("alt") or "" for image in lit.all()]
            seen = {name.split(",")[0].removeprefix("Region ") for name in names}
            assert {name for name in cards[1].split(", ") if name.isdigit()} <= seen
            counted = True
    return counted


def test_the_journey_is_hurried_gone_back_over_and_skipped(people: People) -> None:
    page = _journey(people, still=False)
    opened = page.locator(".journey .flip.open")
    speed = page.get_by_role("button", name="Speed")
    for times in (2, 4):
        speed.click()
        expect(speed).to_contain_text(f"{times}×")
    expect(opened).not_to_have_count(0)  # by itself
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    expect(opened).to_have_count(2)
    page.get_by_role("button", name="Back").click()
    expect(opened).to_have_count(1)
    page.get_by_role("button", name="To the result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")


def _box(one: Locator) -> tuple[float, float]:
    """Its upper and its lower edge on the screen."""
    box = one.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("size", ["wide", "small"])
def test_a_number_of_the_sheet_says_why_and_stays_in_sight(people: People, size: str) -> None:
    page = people.arrive(size)
    page.goto(f"/game/{finished_game(page, 3)}")
    assert page.viewport_size is not None
    for number in (page.locator("td button").first, page.locator("td button").last):
        number.click()
        why = page.locator(".why")
        expect(why).to_contain_text(re.compile("fame|no quest|needs|none in view"))
        (top, bottom), (why_top, why_bottom) = _box(number), _box(why)
        assert top >= 0
        assert bottom <= why_top + 1
        assert why_bottom <= page.viewport_size["height"] + 1


def test_a_replay_plays_by_itself_as_fast_as_one_likes(people: People) -> None:
    page = people.arrive()
    page.goto(f"/game/{finished_game(page)}/replay")
    speed = page.get_by_role("button", name="Speed")
    for times in (2, 4):
        speed.click()
        expect(speed).to_contain_text(f"{times}×")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) >= 3")
    page.get_by_role("button", name="Pause").click()
    moment = page.get_by_label("Moment of the game")
    stopped = moment.input_value()
    page.wait_for_timeout(1000)
    assert moment.input_value() == stopped


def test_a_replay_shows_each_pair_of_eyes_what_it_saw(people: People) -> None:
    page = people.arrive()
    game = finished_game(page)
    hands = {"open": (2, 0), "0": (0, 3), "1": (0, 3), "public": (0, 0)}
    for eyes, (open_hands, own_cards) in hands.items():
        page.goto(f"/game/{game}/replay?at=2&eyes={eyes}")
        page.locator(".board").wait_for()
        expect(page.locator(".open-hand")).to_have_count(open_hands)
        expect(page.locator(".hand button.card")).to_have_count(own_cards)


def test_a_replay_with_all_cards_open_stays_within_a_phone(people: People) -> None:
    """Whatever the others hold and have found, moment by moment."""
    page = people.arrive("phone")
    page.goto(f"/game/{finished_game(page, bots=3)}/replay?eyes=open")
    page.locator(".board").wait_for()
    moments = int(page.get_by_label("Moment of the game").get_attribute("max") or 0)
    assert moments > 80
    for moment in range(moments):
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"moment {moment} is {wide} px wider than the phone"
        page.keyboard.press("ArrowRight")
