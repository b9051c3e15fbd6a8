"""The score pad in a real browser: on a phone, without a network, and on two phones at once."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.axe import axe_complaints
from support.browsers import NAME_THAT_IS_NOT_LOCALHOST, People

from alula.cards import SANCTUARIES
from alula.rules import climbs, rank, score

ROWS: dict[str, tuple[list[int], list[str]]] = {
    "Ada": ([12, 5, 33, 20, 44, 49, 14, 28], ["desert-3", "plain-19", "city-4", "plain-23"]),
    "Ben": ([1, 8, 60, 35, 41, 2, 66, 13], ["forest-1", "plain-7", "river-2", "plain-5"]),
    "Cleo": ([67, 56, 53, 48, 45, 9, 7, 3], []),
    "Dan": ([4, 6, 10, 15, 22, 30, 39, 68], ["city-1", "city-2", "city-3", "river-1"]),
}
LAST_OF_DAN = ["desert-1", "plain-1", "plain-2"]


def begin(page: Page, names: list[str]) -> None:
    for _ in names[2:]:
        page.get_by_role("button", name="Add a player").click()
    for place, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {place}").fill(name)


def tap(page: Page, digits: str) -> None:
    pad = page.get_by_role("group", name="Digits")
    for digit in digits:
        pad.get_by_role("button", name=digit, exact=True).click()


def tap_row(page: Page, regions: list[int]) -> None:
    """Two digits a card; the pad goes on by itself."""
    for number in regions:
        tap(page, f"{number:02}")


def choose(page: Page, sanctuaries: list[str]) -> None:
    """On the sheet, which opens and closes by itself where the row calls for it."""
    sheet = page.get_by_role("dialog")
    if sheet.count() == 0 and sanctuaries:
        page.get_by_role("button", name="Choose sanctuaries").click()
    for name in sanctuaries:
        biome = name.split("-")[0]
        said = biome.replace("plain", "no biome")
        tab = sheet.locator(".lands").get_by_role("button", name=re.compile(said))
        if tab.get_attribute("aria-pressed") == "false":
            tab.click()
        sheet.get_by_role("button", name=re.compile(f"^{name}:")).click()
    if sheet.count():
        sheet.get_by_role("button", name="Done").click()


def question(page: Page, text: str) -> None:
    expect(page.get_by_role("region", name="Questions")).to_contain_text(text)


def no_questions(page: Page) -> None:
    expect(page.locator(".questions li")).to_have_text([])


def to_the_result(page: Page) -> None:
    page.get_by_role("button", name="To the result").click()
    expect(page.get_by_role("heading", name="The result")).to_be_focused()


def fame_on_the_sheet(page: Page) -> list[int]:
    return [int(cell) for cell in page.locator("tfoot td").all_inner_texts()]


def test_four_players_on_a_phone_without_a_network(people: People, tmp_path: Path) -> None:
    page = people.arrive("phone")
    page.goto("/pad")
    expect(page.get_by_text("Works with the network off from now on.")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    begin(page, list(ROWS))
    assert axe_complaints(page) == []
    page.get_by_role("button", name="Enter here").click()

    # Ada: a number that does not exist, mended by typing again.
    tap(page, "70")
    question(page, "there is no region 70")
    tap_row(page, ROWS["Ada"][0])
    question(page, "rise 4 times")
    choose(page, ROWS["Ada"][1])
    no_questions(page)
    assert axe_complaints(page) == []

    # Ben: a card that Ada has, mended through the question; a sanctuary of hers, one missing.
    page.get_by_role("button", name="On to Ben").click()
    tap_row(page, [1, 8, 60, 35, 44, 2, 66, 13])
    question(page, "Ben has region 44, and Ada has it too")
    page.get_by_role("region", name="Questions").get_by_role("button").first.click()
    tap(page, "41")
    choose(page, ["forest-1", "plain-7", "city-4"])
    question(page, "Ben and Ada both have this sanctuary")
    question(page, "Ben's numbers rise 4 times")
    choose(page, ["city-4", "river-2", "plain-5"])
    no_questions(page)

    # Cleo: left with seven regions, by pictures; then completed. Her numbers never rise.
    page.get_by_role("button", name="On to Cleo").click()
    page.get_by_role("button", name="Pictures").click()
    for number in ROWS["Cleo"][0][:7]:
        page.get_by_role("button", name=re.compile(f"^{number}:")).click()
    page.get_by_role("button", name="On to Dan").click()
    question(page, "Cleo has 7 regions of 8")
    assert axe_complaints(page) == []
    page.get_by_role("region", name="Questions").get_by_role("button").first.click()
    tap(page, "03")
    no_questions(page)

    # Dan: too few sanctuaries is a question, not a wall; then the rest is entered.
    page.get_by_role("button", name="On to Dan").click()
    tap_row(page, ROWS["Dan"][0])
    choose(page, ROWS["Dan"][1])
    question(page, "Dan's numbers rise 7 times")
    page.get_by_role("button", name="Score all the same").click()
    to_the_result(page)
    page.get_by_role("button", name="Correct an entry").click()
    page.get_by_role("button", name="Dan").first.click()
    choose(page, LAST_OF_DAN)
    no_questions(page)
    page.get_by_role("button", name="Score", exact=True).click()
    to_the_result(page)

    rows = {name: (row, list(found)) for name, (row, found) in ROWS.items()}
    rows["Dan"][1].extend(LAST_OF_DAN)
    assert all(climbs(row) == len(found) for row, found in rows.values())
    fame = [score(row, found).total for row, found in rows.values()]
    assert fame_on_the_sheet(page) == fame
    names = list(rows)
    ranking = rank(fame, [row for row, _ in rows.values()])
    places = page.locator(".ranking .name").all_inner_texts()
    assert places == [names[player] for player in ranking]
    assert axe_complaints(page) == []
    reason = score(*rows["Ada"]).regions[4]
    page.get_by_role("button", name=f"{reason.fame} fame, card 44").click()
    expect(page.locator(".why")).to_contain_text("44: 8 fame = 2 per city or desert x 4")

    with page.expect_download() as download:
        page.get_by_role("button", name="Download as JSON").click()
    download.value.save_as(tmp_path / "game.json")
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["result"] == {"fame": fame, "ranking": list(ranking)}
    assert saved["rows"] == [row for row, _ in rows.values()]
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    download.value.save_as(tmp_path / "game.png")
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")

    page.get_by_role("button", name="Same players again").click()
    assert page.locator(".tab .name").all_inner_texts() == names
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("heading", name="Earlier games")).to_be_visible()
    line = page.get_by_role("row").filter(has_text="Ada")
    assert line.locator("td").all_inner_texts() == [
        "1",
        str(int(ranking[0] == 0)),
        *[str(fame[0])] * 2,
    ]
    assert axe_complaints(page) == []
    page.get_by_role("button", name=f"Ada {fame[0]}").click()
    assert fame_on_the_sheet(page) == fame


COUNT_TAPS = """
  window.taps = 0
  addEventListener('click', () => window.taps += 1, true)
"""
FITS = """() => {
  const all = '.tab, .slot, .keys button, .doors .button, .actions .button'
  const seen = document.querySelectorAll(all)
  const out = [...seen].filter(one => {
    const box = one.getBoundingClientRect()
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth
  })
  return [document.documentElement.scrollWidth - innerWidth, out.map(one => one.textContent)]
}"""


def test_eight_regions_and_four_sanctuaries_are_25_taps_at_most(people: People) -> None:
    page = people.arrive("phone")
    page.set_viewport_size({"width": 390, "height": 664})
    page.add_init_script(COUNT_TAPS)
    page.goto("/pad")
    begin(page, ["Ada", "Ben", "Cleo", "Dan"])
    page.get_by_role("button", name="Enter here").click()
    assert page.evaluate(FITS) == [0, []], "all of it is in view without scrolling"
    page.evaluate("window.taps = 0")
    tap_row(page, ROWS["Ada"][0])
    choose(page, ROWS["Ada"][1])
    expect(page.get_by_role("dialog")).to_have_count(0)  # it opened and closed by itself
    assert page.evaluate("window.taps") <= 25
    no_questions(page)
    assert page.evaluate(FITS) == [0, []]


@pytest.mark.parametrize("size", [(390, 664), (664, 390), (360, 640)])
def test_a_tab_of_sanctuaries_fits_the_screen(people: People, size: tuple[int, int]) -> None:
    page = people.arrive("phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/pad")
    begin(page, ["Ada", "Ben"])
    page.get_by_role("button", name="Enter here").click()
    tap_row(page, ROWS["Ada"][0])
    sheet = page.get_by_role("dialog", name="Ada's sanctuaries")
    seen = 0
    for tab in sheet.locator(".lands button").all():
        tab.click()
        for card in sheet.locator(".doors button").all():
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1]
            assert min(box["width"], box["height"]) >= 44
            seen += 1
    assert seen == len(SANCTUARIES)
    assert axe_complaints(page) == []


def test_a_single_digit_waits_a_moment_and_then_counts(people: People) -> None:
    page = people.arrive("wide")
    page.goto("/pad")
    begin(page, ["Ada", "Ben"])
    page.get_by_role("button", name="Enter here").click()
    slots = page.locator(".slot")
    page.keyboard.press("6")
    expect(slots.nth(0)).to_have_text("6_")
    expect(slots.nth(1)).to_have_attribute("aria-current", "step")  # after a pause
    for key in ("3", " ", "4", ",", "5", "Enter"):
        page.keyboard.press(key)
    expect(slots.nth(4)).to_have_attribute("aria-current", "step")
    expect(slots.nth(3)).to_have_accessible_name(re.compile("^Place 4: 5:"))


def test_cards_are_swapped_inserted_and_taken_out_by_keys_and_taps(people: People) -> None:
    page = people.arrive("wide")
    page.goto("/pad")
    begin(page, ["Ada", "Ben"])
    page.get_by_role("button", name="Enter here").click()
    tap_row(page, [12, 33, 44])

    def row() -> list[int | None]:
        labels = [slot.get_attribute("aria-label") or "" for slot in page.locator(".slot").all()]
        found = [re.match(r"Place \d: (\d+):", label) for label in labels]
        return [int(one[1]) if one else None for one in found]

    page.locator(".slot").nth(0).click()
    page.get_by_role("button", name="Move this card to the right").click()
    assert row()[:4] == [33, 12, 44, None]
    page.keyboard.press("Shift+ArrowLeft")
    assert row()[:4] == [12, 33, 44, None]
    page.locator(".slot").nth(1).click()
    page.get_by_role("button", name="Insert a place here").click()
    assert row()[:5] == [12, None, 33, 44, None]
    tap(page, "05")
    assert row()[:5] == [12, 5, 33, 44, None]
    page.locator(".slot").nth(2).click()
    page.keyboard.press("Delete")
    assert row()[:4] == [12, 5, 44, None]
    page.keyboard.press("Insert")
    assert row()[:4] == [12, 5, None, 44]


def test_the_best_order_is_shown_with_what_it_would_have_scored(people: People) -> None:
    page = people.arrive("phone")
    page.goto("/pad")
    begin(page, ["Ada", "Ben"])
    page.get_by_role("button", name="Enter here").click()
    tap_row(page, ROWS["Ada"][0])
    choose(page, ROWS["Ada"][1])
    page.get_by_role("button", name="Score").click()
    page.get_by_role("button", name="Score").click()
    to_the_result(page)
    article = page.get_by_role("article", name="Best order for Ada")
    said = int(article.get_by_text("Could have scored").inner_text().split()[3])
    order = [
        int(one.split(",")[0].split()[1])
        for one in article.locator("img").evaluate_all("images => images.map((image) => image.alt)")
    ]
    assert score(order, ROWS["Ada"][1]).total == said > score(*ROWS["Ada"]).total


def test_equal_fame_is_decided_by_the_lowest_number_and_says_so(people: People) -> None:
    # No quest at all, or prerequisites that are never met: both end with nothing.
    rows = [[8, 7, 6, 4, 2, 1, 12, 61], [66, 64, 60, 46, 21, 45, 63, 67]]
    assert score(rows[0]).total == score(rows[1]).total == 0
    page = people.arrive("phone")
    page.goto("/pad")
    begin(page, ["Ada", "Ben"])
    page.get_by_role("button", name="Enter here").click()
    tap_row(page, rows[0])
    choose(page, [])
    page.get_by_role("button", name="On to Ben").click()
    tap_row(page, rows[1])
    choose(page, [])
    page.get_by_role("button", name="Score all the same").click()
    to_the_result(page)
    assert page.locator(".ranking .name").all_inner_texts() == ["Ada", "Ben"]
    expect(page.get_by_text("With equal fame, the lowest region number")).to_be_visible()
    expect(page.get_by_text("lowest region: 21")).to_be_visible()


def test_a_row_can_be_typed_with_a_keyboard_and_corrected(people: People) -> None:
    page = people.arrive("wide")
    page.goto("/pad")
    begin(page, ["Ada", "Ben"])
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Ada").wait_for()
    for key in ["5", "Enter", "4", "4", "6", "9", "Backspace", "6", "8"]:
        page.keyboard.press(key)
    slots = page.get_by_role("list", name="Regions in the order played")
    expect(slots.get_by_role("button").nth(0)).to_have_accessible_name(
        "Place 1: 5: river, 1 okiko, 2 fame"
    )
    expect(slots.get_by_role("button").nth(1)).to_have_accessible_name(
        "Place 2: 44: city, 2 per city or desert, needs 1 uddu, 1 goldlog"
    )
    expect(slots.get_by_role("button").nth(2)).to_have_accessible_name(
        "Place 3: 68: desert, 24 fame, needs 5 uddu"
    )
    for key in ["ArrowLeft", "ArrowLeft", "ArrowLeft", "1", "7"]:
        page.keyboard.press(key)
    expect(slots.get_by_role("button").nth(0)).to_have_accessible_name(
        "Place 1: 17: desert, 1 uddu, 3 per uddu, needs 2 okiko"
    )
    page.get_by_role("button", name="New game").click()  # not without being asked
    page.get_by_role("button", name="Keep it").click()
    page.reload()  # nothing is lost
    expect(slots.get_by_role("button").nth(2)).to_have_accessible_name(
        "Place 3: 68: desert, 24 fame, needs 5 uddu"
    )


def test_two_phones_enter_one_game(people: People) -> None:
    ada, ben = people.arrive("phone"), people.arrive("phone")
    ada.goto("/pad")
    begin(ada, ["Ada", "Ben"])
    ada.get_by_role("button", name="Everybody on their own phone").click()
    ada.wait_for_url("**/pad/*")
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()
    assert ada.get_by_role("img", name="QR code").evaluate("image => image.naturalWidth") > 0
    assert axe_complaints(ada) == []
    ben.goto(ada.url.replace(people.url, ""))
    ben.get_by_role("button", name="Ben").first.click()
    tap_row(ada, ROWS["Ada"][0])
    tap_row(ben, ROWS["Ben"][0])
    choose(ada, ROWS["Ada"][1])
    choose(ben, ROWS["Ben"][1])
    for page in (ada, ben):
        no_questions(page)
        page.get_by_role("button", name="Score", exact=True).click()
        to_the_result(page)
        assert fame_on_the_sheet(page) == [score(*ROWS[name]).total for name in ("Ada", "Ben")]


def test_over_plain_http_it_scores_and_says_what_needs_https(people: People) -> None:
    page = people.arrive("phone")
    page.goto(people.url.replace("127.0.0.1", NAME_THAT_IS_NOT_LOCALHOST) + "/pad")
    expect(page.get_by_text("must be opened over https")).to_be_visible()
    begin(page, ["Ada", "Ben"])
    page.get_by_role("button", name="Enter here").click()
    tap_row(page, ROWS["Cleo"][0])
    page.get_by_role("button", name="Score").click()
    page.get_by_role("button", name="Score").click()
    to_the_result(page)
    assert fame_on_the_sheet(page)[0] == score(ROWS["Cleo"][0]).total


def test_fame_is_written_by_hand_for_an_expansion_and_for_a_seventh_player(people: People) -> None:
    page = people.arrive("phone")
    page.goto("/pad")
    begin(page, ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"])
    page.get_by_role("button", name="Enter here").click()
    tap_row(page, ROWS["Cleo"][0][:7])
    tap(page, "69")
    question(page, "Or is it a card from an expansion?")
    page.get_by_label("By hand").fill("11")
    no_questions(page)
    page.get_by_role("button", name=re.compile("^Gus")).click()
    page.get_by_label("By hand").fill("57")
    page.get_by_role("button", name="Score", exact=True).click()
    page.get_by_role("button", name="Score all the same").click()  # five rows are empty
    to_the_result(page)
    known = score(ROWS["Cleo"][0][:7], []).total
    assert fame_on_the_sheet(page) == [known + 11, 0, 0, 0, 0, 0, 57]
    expect(page.get_by_text("11 fame written by hand")).to_be_visible()
    expect(page.get_by_text("57 fame written by hand")).to_be_visible()
    page.get_by_role("button", name="Watch again").click()
    for _ in range(8):  # seven regions, and what was written comes last
        page.keyboard.press("ArrowRight")
    expect(page.locator(".race li").first).to_contain_text("57")


def test_a_blank_sheet_is_one_printed_page(people: People) -> None:
    page = people.arrive()
    page.goto("/pad")
    expect(page.get_by_role("button", name="Print a blank score sheet")).to_be_visible()
    expect(page.locator(".blank")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".blank tr")).to_have_count(1 + 8 + 2)
    expect(page.locator(".blank")).to_be_visible()
    expect(page.get_by_role("heading", name="Who played?")).to_be_hidden()
    assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4"))) == 1
