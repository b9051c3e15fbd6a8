"""Whole games in a browser, as people play them."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.browsers import (
    MY_TURN,
    NAME_THAT_IS_NOT_LOCALHOST,
    People,
    await_turn,
    decide_by_keys,
    decide_by_mouse,
    decide_by_touch,
    play_to_the_end,
    start_with_toys,
)


def test_a_whole_game_by_mouse(people: People) -> None:
    """From the start page: two clicks to the first card, then to the end and the way home."""
    page = people.arrive()
    page.goto("/")
    page.get_by_label("How well they play").select_option("toy")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .card.lit").first.wait_for()
    decisions = play_to_the_end(page)
    assert decisions >= 8 + 7  # eight regions played, seven taken, a sanctuary for every climb
    expect(page.get_by_role("heading", name="The journey home")).to_be_visible()
    _journey_to_its_end(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    total = page.locator("table tfoot td, table tr:last-child td").first.inner_text()
    assert int(total) >= 0


def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    """No pointer at all: Enter to begin, numbers and Enter to play, arrows home."""
    page = people.arrive(settings={"rivals": 1, "level": "toy"})
    page.goto("/")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("confirm")
    page.keyboard.press("Escape")
    assert play_to_the_end(page, keys=True) >= 15
    page.locator(".journey").wait_for()
    while page.locator(".journey").count():
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")


def test_cards_can_be_tapped_twice_and_changed_until_all_have_chosen(people: People) -> None:
    """Two people: the first chooses, changes and takes back while the other has not chosen."""
    ada, ben = people.arrive(), people.arrive("phone")
    _sit_down_together(ada, ben)
    hand = ada.locator(".hand button.card")
    hand.nth(0).dblclick()
    expect(ada.locator(".hand button.picked")).to_have_count(1)  # a slip of the finger is no yes
    expect(ada.locator(".row .peek")).to_have_count(0)
    ada.wait_for_timeout(450)
    hand.nth(0).click()  # a second tap confirms
    expect(ada.locator(".row .peek")).to_be_visible()
    first = ada.locator(".row .peek").inner_text()
    hand.nth(0).click()
    ada.get_by_role("button", name="Change").click()
    expect(ada.locator(".row .peek")).not_to_have_text(first)
    expect(ben.locator(".rival .state")).to_contain_text("has chosen")
    assert ben.locator(f".rival [data-card='{first}']").count() == 0, "a face-down card was seen"
    ada.keyboard.press("u")
    expect(ada.locator(".row .peek")).to_have_count(0)
    expect(ada.locator(".hand button.card")).to_have_count(3)
    decide_by_keys(ada)
    decide_by_mouse(ben)
    for page in (ada, ben):
        expect(page.locator(".mine .row [data-card]")).to_have_count(1)
        expect(page.locator(".rival .row [data-card]")).to_have_count(1)


def test_cards_that_cannot_be_chosen_say_why(people: People) -> None:
    page = people.arrive()
    start_with_toys(page, 1)
    page.locator(".market button.card").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("after all have shown theirs")
    expect(dialog).to_contain_text("Region")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_help_shows_what_a_card_would_bring_and_what_the_row_scores(people: People) -> None:
    page = people.arrive()
    start_with_toys(page, 1)
    assert page.locator(".badge").count() == 0
    page.keyboard.press("h")
    expect(page.locator(".hand .badge")).to_have_count(3)
    label = page.locator(".hand button.card").first.get_attribute("aria-label") or ""
    assert "would bring" in label
    decide_by_keys(page)
    await_turn(page)
    expect(page.locator(".total")).to_contain_text("fame now")


def test_help_shows_what_a_quest_still_needs(people: People) -> None:
    page = people.arrive(settings={"help": True})
    start_with_toys(page, 1)
    lacking = page.locator(".mine .row .badge.bad")
    while lacking.count() == 0:
        assert await_turn(page), "no quest of a whole row of the highest numbers asked for anything"
        decide_by_mouse(page, 2)
    card = page.locator(".mine .row .spot").filter(has=page.locator(".badge.bad")).first
    label = card.locator("button").get_attribute("aria-label") or ""
    assert "needs" in label
    expect(card.locator(".lacks").first).to_be_visible()


def _climb(page: Page) -> None:
    """The lowest card first: either of the other two climbs in the second round."""
    hand = page.locator(".hand button.card.lit")
    if hand.count() == 0:
        decide_by_mouse(page)
    else:
        numbers = [int(card.get_attribute("data-card") or 0) for card in hand.all()]
        decide_by_mouse(page, numbers.index(min(numbers)))


def test_what_i_found_is_seen_while_i_take_a_region(people: People) -> None:
    page = people.arrive()
    start_with_toys(page, 1)
    found, sentence = page.locator(".found button.card"), page.locator(".sentence")
    while found.count() == 0 or "market" not in sentence.inner_text():
        assert await_turn(page)
        if found.count() == 0:
            _climb(page)
    found.first.click()
    expect(page.get_by_role("dialog")).to_contain_text("First take a region from the market")
    page.keyboard.press("Escape")
    decide_by_mouse(page)
    expect(sentence).to_contain_text("you found")
    page.locator(".market .line > .cards button.card").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Now choose a sanctuary")
    page.keyboard.press("Escape")
    decide_by_mouse(page)
    expect(page.locator(".mine .sanctuaries button.card")).to_have_count(1)


def test_the_table_says_where_the_game_is_and_whom_it_waits_for(people: People) -> None:
    ada, ben = people.arrive(), people.arrive()
    _sit_down_together(ada, ben)
    expect(ada.locator("header")).to_contain_text("Round 1 of 8")
    expect(ada.locator("header")).to_contain_text("Everyone chooses a region")
    for way in ("journey out", "journey home, scored"):
        expect(ada.get_by_text(way, exact=True)).to_be_visible()
    decide_by_keys(ada)
    expect(ada.locator(".sentence")).to_contain_text("Waiting for Ben")
    expect(ada.locator(".rival .state")).to_contain_text("chooses …")
    decide_by_keys(ben)
    expect(ada.locator("header")).to_contain_text("Regions and sanctuaries are taken")
    ada.locator(".rival .open").click()
    large = ada.get_by_role("dialog")
    expect(large.get_by_role("heading", name="Ben")).to_be_visible()
    expect(large.locator("ol button.card")).to_have_count(1)
    ada.keyboard.press("Escape")
    ada.keyboard.press("e")
    for told in ("Round 1 of 8", "Revealed: Ada", "Before the first round", "Ben sits down."):
        expect(ada.get_by_role("dialog")).to_contain_text(told)


BEYOND_THE_SCREEN = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [scrollWidth - innerWidth, scrollHeight - innerHeight].map(over => Math.max(0, over))
}"""


@pytest.mark.parametrize(
    ("size", "bots"), [("phone", 2), ("phone", 3), ("small", 1), ("small", 2), ("small", 5)]
)
def test_nothing_is_hidden_on_a_phone(people: People, size: str, bots: int) -> None:
    page = people.arrive(size, settings={"help": True})
    start_with_toys(page, bots)
    decisions = 0
    while await_turn(page):
        assert page.evaluate(BEYOND_THE_SCREEN) == [0, 0], f"decision {decisions}"
        decide_by_mouse(page, decisions)
        decisions += 1


def test_a_phone_held_across_shows_the_market_my_row_and_my_hand(people: People) -> None:
    page = people.arrive("across")
    start_with_toys(page, 2)
    for _ in range(6):
        await_turn(page)
        bar = page.locator(".act").bounding_box()
        assert bar is not None
        parts = [".market button.card", ".mine .row li"]
        if page.locator(".found").count() == 0:  # else the hand is only to be looked at
            parts.append(".hand button.card")
        for part in parts:
            box = page.locator(part).first.bounding_box()
            assert box is not None
            assert box["y"] + 44 <= bar["y"]
        decide_by_touch(page)


def test_a_phone_sized_game_of_six(people: People) -> None:
    """By touch, and the whole table is on the screen at every decision."""
    page = people.arrive("phone", settings={"help": True})
    start_with_toys(page, 5, variant="advanced")
    expect(page.locator(".rival")).to_have_count(5)
    decisions = 0
    while await_turn(page):
        beyond = page.evaluate(BEYOND_THE_SCREEN)
        assert beyond == [0, 0], f"the table is larger than the phone at decision {decisions}"
        confirm = page.locator(".confirm").bounding_box()
        assert confirm is not None
        assert confirm["y"] + confirm["height"] <= 844
        assert confirm["height"] >= 44
        decide_by_touch(page, decisions)
        decisions += 1
    expect(page.locator(".journey")).to_be_visible()


def test_a_phone_shows_how_many_cards_are_left(people: People) -> None:
    page = people.arrive("phone")
    start_with_toys(page, 3)
    decks = page.locator(".market .deck")
    expect(decks).to_have_text(["Regions in the deck: 51", "Sanctuaries in the deck: 45"])
    for deck in decks.all():
        expect(deck).to_be_in_viewport()


def test_the_table_works_over_plain_http_on_another_name(people: People) -> None:
    """There a browser gives no secure context: no clipboard, no randomUUID, no service worker."""
    page = people.arrive()
    address = people.url.replace("127.0.0.1", NAME_THAT_IS_NOT_LOCALHOST)
    page.goto(address)
    assert page.evaluate("window.isSecureContext") is False
    page.get_by_label("How well they play").select_option("toy")
    page.get_by_role("button", name="Play now").click()
    page.locator(".board").wait_for()
    decide_by_keys(page)
    await_turn(page)
    expect(page.locator(".mine .row [data-card]")).to_have_count(1)


def test_screen_readers_hear_cards_in_words_and_events(people: People) -> None:
    page = people.arrive()
    start_with_toys(page, 1)
    label = page.locator(".hand button.card").first.get_attribute("aria-label") or ""
    assert label.startswith("Region ")
    decide_by_keys(page)
    await_turn(page)
    heard = page.get_by_role("log")
    expect(heard).to_contain_text("Revealed")


def test_a_whole_game_by_what_a_screen_reader_says(people: People) -> None:
    """Nothing is found by its place or its look: only by roles, names, states and what is said."""
    page = people.arrive()
    start_with_toys(page, 1)
    said = page.get_by_role("status").filter(has_text=re.compile("."))
    # What may be chosen is a switch that is off; every other card is a plain button.
    may_be_chosen = page.locator("[aria-pressed=false]")
    cards = page.get_by_role("button", name=re.compile("^(Region|Sanctuary) ")).and_(may_be_chosen)
    played = 0
    while page.get_by_role("heading", name="The journey home").count() == 0:
        before = said.last.inner_text()
        if not re.search("Choose a region|take a region|Choose one of the|Lay down the", before):
            page.wait_for_timeout(20)
            continue
        cards.first.press("Enter")
        page.get_by_role("button", name=re.compile("^(Explore|Take|Lay down)$")).press("Enter")
        expect(said.last).not_to_have_text(before)
        played += 1
    assert played >= 8 + 7
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^In view: "))).to_be_visible()


def test_cards_fly_unless_less_motion_is_wished_for(people: People) -> None:
    """The face-down card of the others, my own card, the market: something moves at every step."""
    flown = {}
    for still in (True, False):
        page = people.arrive(still=still)
        page.add_init_script(
            """window.flights = 0
               const animate = Element.prototype.animate
               Element.prototype.animate = function (...how) {
                 window.flights += 1
                 return animate.apply(this, how)
               }"""
        )
        start_with_toys(page, 1)
        for _ in range(2):
            decide_by_keys(page)
            await_turn(page)
        flown[still] = page.evaluate("flights")
    assert flown[True] == 0
    assert flown[False] >= 4


def test_your_turn_reaches_a_tab_in_the_background(people: People) -> None:
    ada, ben = people.arrive(), people.arrive()
    _sit_down_together(ada, ben)
    expect(ada).to_have_title("Your turn · Alula")
    decide_by_keys(ada)
    expect(ada).not_to_have_title("Your turn · Alula")


def test_your_turn_is_notified_and_badged_while_one_looks_elsewhere(people: People) -> None:
    """The browser's own notices stand in for themselves: what they are asked to show is kept."""
    ada, ben = people.arrive(settings={"notify": True}), people.arrive()
    ada.add_init_script(
        """
        window.noted = [];
        window.Notification = class {
          static permission = "granted";
          constructor(title, options) { window.noted.push(`${title}: ${options.body}`); }
          close() {}
        };
        navigator.setAppBadge = async (count) => { window.badge = count; };
        navigator.clearAppBadge = async () => { window.badge = 0; };
        Object.defineProperty(document, "hidden", { get: () => window.away === true });
        """
    )
    _sit_down_together(ada, ben)
    await_turn(ada)
    decide_by_keys(ada)
    ada.wait_for_function("window.badge === 0")
    ada.evaluate("window.away = true")
    await_turn(ben)
    decide_by_keys(ben)
    for page in (ada, ben):
        expect(page.locator(".mine .row [data-card]")).to_have_count(1)  # revealed
    if ben.locator(MY_TURN).count():  # the lower number takes first
        decide_by_keys(ben)
    expect(ada).to_have_title("● Your turn · Alula")
    assert ada.evaluate("window.noted") == ["Alula: Your turn"]
    assert ada.evaluate("window.badge") == 1


def _sit_down_together(ada: Page, ben: Page) -> None:
    ada.goto("/")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Seats").select_option("2")
    ada.get_by_role("button", name="Open a table").click()
    link = ada.get_by_label("Invite with this link").input_value()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, ben):
        page.locator(".board").wait_for()


def _journey_to_its_end(page: Page) -> None:
    """Step by step; the sums only grow."""
    sums: list[int] = []
    for _ in range(20):
        if page.locator(".journey").count() == 0:
            break
        shown = page.locator(".race .sum").all_inner_texts()
        sums.append(sum(int(text.split()[0]) for text in shown))
        page.get_by_role("button", name="Next").click()
    assert sums == sorted(sums)
    assert len(sums) in (9, 10)  # the rows turn, eight columns, sanctuaries where there are any


def test_the_table_says_what_follows_from_a_choice(people: People) -> None:
    page = people.arrive()
    start_with_toys(page, 1)
    decide_by_keys(page)
    while await_turn(page) and not page.locator(".hand button.card.lit").count():
        decide_by_keys(page)
    last = int(page.locator(".mine .row [data-card]").last.get_attribute("data-card") or 0)
    for card in page.locator(".hand button.card").all():
        number = int(card.get_attribute("data-card") or 0)
        card.click()
        says = f"Higher than {last}: you will find" if number > last else f"Not higher than {last}"
        expect(page.locator(".details")).to_contain_text(says)
