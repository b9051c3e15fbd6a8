"""After the last round: all rows home at once, as one likes to watch it; the sheet; the replay."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.axe import axe_complaints
from support.browsers import People, finished_game, play_to_the_end
from support.journeys import TRAVELLERS, watch
from support.node import in_node

from alula.cards import REGIONS, SANCTUARIES
from alula.rules import score

FORTY_SECONDS = 40_000


def _games(count: int) -> list[list[dict[str, Any]]]:
    random = Random(7)
    games = []
    for number in range(count):
        players = 2 + number % 5
        regions = random.sample([card.number for card in REGIONS], 8 * players)
        sanctuaries = random.sample([card.id for card in SANCTUARIES], 7 * players)
        games.append(
            [
                {
                    "name": f"P{player}",
                    "regions": regions[8 * player : 8 * player + 8],
                    "sanctuaries": sanctuaries[7 * player : 7 * player + random.randint(0, 7)],
                }
                for player in range(players)
            ]
        )
    return games


def test_everybody_is_home_in_nine_steps_and_forty_seconds() -> None:
    games = _games(200)
    for game, steps in zip(games, in_node("tools/columns.ts", games), strict=True):
        turn, *columns = steps
        assert turn["kind"] == "turn"
        assert [step["kind"] for step in columns[:8]] == ["region"] * 8
        assert len(columns) <= 9
        assert sum(step["pause"] for step in steps) < FORTY_SECONDS
        sheets = [score(row["regions"], row["sanctuaries"]) for row in game]
        assert columns[-1]["totals"] == [sheet.total for sheet in sheets]
        for opened, step in enumerate(columns[:8], 1):
            cards = [[line["card"] for line in lines] for lines in step["lines"]]
            assert cards == [[row["regions"][-opened]] for row in game]
        for step in columns:
            most = max(step["totals"])
            leading = [p for p, fame in enumerate(step["totals"]) if fame == most > 0]
            assert step["ahead"] == leading


def _travel(people: People, size: str = "wide", players: int = 2, still: bool = True) -> Page:
    page = people.arrive(size, still=still)
    watch(page, players)
    return page


def test_all_rows_turn_face_down_and_open_from_the_right(people: People) -> None:
    page = _travel(people, players=4)
    lanes = page.locator(".lane")
    expect(lanes).to_have_count(4)
    expect(page.locator(".flip.open")).to_have_count(0)
    for opened in range(1, 9):
        page.get_by_role("button", name="Next").click()
        for lane in lanes.all():
            expect(lane.locator(".flip.open")).to_have_count(opened)
            expect(lane.locator(".flip").nth(8 - opened)).to_have_class(re.compile("open"))
    page.get_by_role("button", name="Next").click()
    for place, (name, regions, sanctuaries) in enumerate(TRAVELLERS[:4]):
        total = score(regions, sanctuaries).total
        expect(page.locator(f".race [data-player='{place}']")).to_contain_text(name)
        expect(page.locator(f".race [data-player='{place}'] .sum")).to_have_text(
            re.compile(rf"^{total}\b")
        )


def test_my_card_has_its_reason_in_words_and_what_it_counts_is_lit(people: People) -> None:
    page = _travel(people)
    name, regions, sanctuaries = TRAVELLERS[0]
    counted = 0
    for line in reversed(score(regions, sanctuaries).regions):
        page.get_by_role("button", name="Next").click()
        large = page.get_by_role("article", name=name)
        expect(page.locator(".journey .words .fame")).to_contain_text(str(line.fame))
        lit = large.locator(".flip.open .card:not(.dimmed) img, .found .card:not(.dimmed) img")
        seen = " ".join(image.get_attribute("alt") or "" for image in lit.all())
        for card, _ in line.counted:
            assert re.search(rf"(Region|Sanctuary) {card},", seen), (line.card, card, seen)
            counted += 1
    assert counted > 10


def test_fame_stays_on_the_cards(people: People) -> None:
    page = _travel(people)
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    for name, regions, sanctuaries in TRAVELLERS[:2]:
        sheet = score(regions, sanctuaries)
        medals = page.get_by_role("article", name=name).locator(".row .medal, .place .medal")
        shown = [int(text.split()[0]) for text in medals.all_inner_texts()]
        lines = [*sheet.regions, *sheet.sanctuaries]
        assert shown == [line.fame for line in lines if line.quest is not None]


def test_the_journey_plays_by_itself_is_hurried_gone_back_over_and_skipped(people: People) -> None:
    page = _travel(people, still=False)
    opened = page.locator(".large .flip.open")
    speed = page.get_by_role("button", name="Speed")
    for times in (2, 4):
        speed.click()
        expect(speed).to_contain_text(f"{times}×")
    expect(opened).to_have_count(3)  # by itself
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    expect(opened).to_have_count(2)
    page.get_by_role("button", name="Back").click()
    expect(opened).to_have_count(1)
    page.get_by_role("button", name="To the result").click()
    expect(page.get_by_role("heading", name="The result")).to_be_visible()


def test_who_wants_no_movement_goes_by_hand(people: People) -> None:
    page = _travel(people)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.wait_for_timeout(3_000)
    expect(page.locator(".flip.open")).to_have_count(0)


def test_another_row_is_large_on_request_and_one_row_alone_goes_card_by_card(
    people: People,
) -> None:
    page = _travel(people, players=4)
    page.get_by_role("button", name="Cleo's row large").click()
    expect(page.locator(".large-place")).to_contain_text("Cleo")
    page.get_by_role("button", name="Only Cleo's row, card by card").click()
    expect(page.locator(".lane")).to_have_count(0)
    row = page.locator(".journey .flip")
    expect(row).to_have_count(8)
    _, regions, sanctuaries = TRAVELLERS[3]
    for line in score(regions, sanctuaries).journey:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".journey .words")).to_contain_text(str(line.fame))
    page.get_by_role("button", name="All rows").click()
    expect(page.locator(".lane")).to_have_count(4)


def test_a_screen_reader_hears_my_reason_and_who_takes_the_lead(people: People) -> None:
    page = _travel(people)
    said = page.get_by_role("status").filter(has_text=re.compile("."))
    ada, ben = (list(reversed(score(r, s).regions)) for _, r, s in TRAVELLERS[:2])
    sums, leader = [0, 0], ""
    for step, (mine, theirs) in enumerate(zip(ada, ben, strict=True)):
        page.keyboard.press("ArrowRight")
        expect(said).to_contain_text(f"Region of round {8 - step}. Ada. {mine.card}: ")
        sums = [sums[0] + mine.fame, sums[1] + theirs.fame]
        now = "level" if sums[0] == sums[1] else "Ada" if sums[0] > sums[1] else "Ben"
        if now == leader:
            expect(said).not_to_contain_text(re.compile("takes the lead|are level"))
        else:
            expect(said).to_contain_text(
                f"Ada and Ben are level: {sums[0]} fame"
                if now == "level"
                else f"{now} takes the lead: {max(sums)} fame"
            )
        leader = now


HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_a_game_that_ends_in_a_hidden_tab_waits_for_its_viewer(people: People) -> None:
    page = people.arrive(still=False)
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
    )
    watch(page, 2)
    page.wait_for_timeout(3_500)
    expect(page.locator(".flip.open .card")).to_have_count(0)
    page.evaluate(HIDE, False)
    expect(page.locator(".large .flip.open")).to_have_count(1)
    page.evaluate(HIDE, True)  # and whoever looks away misses nothing
    page.wait_for_timeout(4_500)
    expect(page.locator(".large .flip.open")).to_have_count(1)


BEYOND = """() => {
  const stage = document.querySelector('dialog[open]')
  const out = []
  if (stage.scrollHeight > innerHeight || stage.scrollWidth > innerWidth) out.push('scrolls')
  const shown = stage.querySelectorAll('.place, .race li, .controls .button, .medal')
  for (const element of shown) {
    const box = element.getBoundingClientRect()
    if (box.width && (box.left < 0 || box.top < 0 || box.right > innerWidth + .5
        || box.bottom > innerHeight + .5))
      out.push(`${element.className} is beyond the screen: ${box.right} x ${box.bottom}`)
  }
  for (const element of stage.querySelectorAll('span, p, li, strong')) {
    const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    if (own && parseFloat(getComputedStyle(element).fontSize) < 12)
      out.push(`small text: ${element.textContent}`)
  }
  const lanes = [...stage.querySelectorAll('.row')].map(row => row.getBoundingClientRect())
  for (const [i, a] of lanes.entries()) for (const b of lanes.slice(i + 1))
    if (a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      out.push('two rows lie over each other')
  return out
}"""


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", [(390, 664), (664, 390), (1280, 800)])
def test_all_rows_fit_the_screen(people: People, size: tuple[int, int], players: int) -> None:
    page = people.arrive()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    watch(page, players)
    for step in range(10):
        assert page.evaluate(BEYOND) == [], f"step {step}"
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("phone", "dark")])
def test_axe_finds_nothing_on_the_way_home(people: People, size: str, theme: str) -> None:
    page = people.arrive(size, theme=theme)
    watch(page, 6)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert axe_complaints(page) == []
    page.get_by_role("button", name="Only Ada's row").click()
    page.keyboard.press("ArrowRight")
    assert axe_complaints(page) == []


def test_who_only_has_the_link_sees_the_journey_too(people: People) -> None:
    page, stranger = people.arrive(), people.arrive("phone")
    game = finished_game(page)
    stranger.goto(f"/game/{game}")
    stranger.get_by_role("button", name="The journey home").click()
    expect(stranger.locator(".lane")).to_have_count(2)
    stranger.goto(f"/game/{game}/replay?at=999")
    stranger.get_by_role("button", name="The journey home").click()
    expect(stranger.locator(".lane")).to_have_count(2)
    stranger.keyboard.press("Escape")
    expect(stranger.locator(".board")).to_be_visible()
    expect(stranger.locator(".lane")).to_have_count(0)


def _finished(page: Page, bots: int) -> str:
    game = finished_game(page, bots)
    page.goto(f"/game/{game}")
    page.locator(".finish .ranking").wait_for()
    return game


def test_the_result_marks_my_place_and_says_what_was_lacking(people: People) -> None:
    page = people.arrive()
    game = _finished(page, 2)
    told = page.request.get(f"/api/games/{game}").json()
    ranking, fame = told["result"]["ranking"], told["result"]["fame"]
    places = page.locator(".ranking .place-of")
    for place, player in enumerate(ranking):
        row = places.nth(place)
        expect(row.locator(".name")).to_have_text(told["players"][player])
        expect(row.locator(".fame")).to_have_text(f"{fame[player]} fame")
        behind = fame[ranking[0]] - fame[player]
        expect(row.locator(".distance")).to_have_text(
            f"{behind} behind" if behind else re.compile(r"^(\d+ ahead)?$")
        )
        assert row.locator(".you").count() == (player == 0)
        sheet = told["sheets"][player]
        expect(row.locator(".card")).to_have_count(8 + len(sheet["sanctuaries"]))
        for line in sheet["regions"]:
            missed = not line["met"]
            lacked = page.get_by_text(
                re.compile(rf"\b{line['card']} lacked \d (uddu|okiko|goldlog)")
            )
            assert lacked.count() == missed, line
    expect(page.get_by_role("article", name="Best order for Ada")).to_be_visible()
    expect(page.get_by_text("in this browser")).to_have_count(0)  # nothing to compare with
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    _finished(page, 2)
    expect(page.get_by_text(re.compile("best in this browser"))).to_be_visible()


def test_a_series_is_counted_over_a_chain_of_rematches(people: People) -> None:
    page = people.arrive()
    game = _finished(page, 1)
    expect(page.get_by_text("Games won together")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    page.locator(".board").wait_for()
    play_to_the_end(page, keys=True)
    page.keyboard.press("End")
    wins = [0, 0]
    names: list[str] = []
    for one in (game, page.url.rsplit("/", 1)[-1]):
        told = page.request.get(f"/api/games/{one}").json()
        wins[told["result"]["ranking"][0]] += 1
        names = told["players"]
    series = " : ".join(f"{name} {won}" for name, won in zip(names, wins, strict=True))
    expect(page.get_by_text(f"Games won together: {series}")).to_be_visible()


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
