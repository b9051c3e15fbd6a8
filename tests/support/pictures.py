"""A picture of every page and state, wide and phone, by day and by night: `make pictures`.

Look at each; what is not beautiful or not clear is to be mended.
"""

import multiprocessing
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from html import escape
from pathlib import Path

from playwright.sync_api import Page

from support.browsers import (
    ROOT,
    TOY_BOT,
    People,
    at_a_desk,
    await_turn,
    chromium,
    client_is_built,
    decide_as_usual,
    decide_by_mouse,
    finished_game,
    play_to_the_end,
    settled,
    start_with_toys,
)
from support.journeys import watch
from support.pictures_learn import pad_and_learn
from support.servers import Running, settings_for, sqlite_url

LOOKS = (("wide", "light"), ("wide", "dark"), ("phone", "light"), ("phone", "dark"))
MORE_LOOKS = (("tablet", "light"), ("small", "light"), ("across", "light"))
AT_ONCE = 2


def main(folder: Path) -> None:
    client_is_built()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    looks = (*LOOKS, *MORE_LOOKS)
    with ProcessPoolExecutor(AT_ONCE, multiprocessing.get_context("spawn")) as painters:
        for look, count in zip(looks, painters.map(partial(paint, folder), looks), strict=True):
            print(f"{' '.join(look)}: {count} pictures", flush=True)
    _leaf_through(folder, ["-".join(look) for look in looks])
    print(f"{len(list(folder.glob('*.png')))} pictures; open {folder / 'index.html'}")


def paint(folder: Path, look: tuple[str, str]) -> int:
    """Everything in one look, with a server and a browser of its own."""
    size, theme = look
    count = 0
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        settings = settings_for(sqlite_url(Path(data)), bot_programs=TOY_BOT, absent_after_s=1)
        server = Running(settings)
        server.start()
        people = People(browser, server.url)
        for page, name, whole in _everything(people, server, size, theme):
            page.wait_for_timeout(350)
            page.screenshot(path=folder / f"{name}--{size}-{theme}.png", full_page=whole)
            count += 1
        people.leave()
    return count


def _everything(people: People, server: Running, size: str, theme: str) -> "Pictures":
    for states in (
        _pages,
        _lobby,
        _game_of_four,
        _game_of_three,
        _game_of_six,
        _finale,
        _advanced,
        _two_people,
        _languages,
        pad_and_learn,
        _print,
    ):
        yield from states(people, size, theme)
    yield from _trouble(people, server, size, theme)


Pictures = Iterator[tuple[Page, str, bool]]


def _pages(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    for name, address in {
        "home": "/",
        "nowhere": "/no/such/page",
    }.items():
        page.goto(address)
        page.locator("main h1").first.wait_for(state="attached")
        page.wait_for_timeout(900)
        yield page, name, True


def _lobby(people: People, size: str, theme: str) -> Pictures:
    page, friend = people.arrive(size, theme=theme), people.arrive(size, theme=theme)
    made = page.request.post(
        "/api/tables", data={"seats": 4, "name": "Ada", "bots": ["toy"], "public": True}
    ).json()["table"]
    page.goto(f"/table/{made['id']}")
    page.locator(".seats").wait_for()
    yield page, "lobby", True
    friend.goto(f"/join/{made['join']}")
    friend.locator("form").wait_for()
    yield friend, "join", True
    friend.goto("/")
    friend.wait_for_timeout(500)
    yield friend, "home-open-table", True


def _game_of_four(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme, settings={"help": False})
    table = start_with_toys(page, 3)
    yield page, "table-first-card", False
    for name, reach, leave in _states():
        reach(page)
        yield page, f"table-{name}", False
        leave(page)
    _until(page, 4)
    page.keyboard.press("h")
    yield page, "table-help", True
    _until(page, 5, kind="Take", found=2)
    yield page, "table-taking", True
    _until(page, 5, kind="Lay down")
    yield page, "table-choosing-sanctuary", True
    _until(page, 8)
    yield page, "table-last-round", True
    page.locator(".rival .open").first.click()
    yield page, "table-rival-large", False
    page.keyboard.press("Escape")
    page.locator(".mine .row button").nth(2).click()
    yield page, "table-zoom-own-card", False
    page.keyboard.press("Escape")
    play_to_the_end(page, keys=True)
    page.locator(".journey").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    yield page, "journey", False
    page.keyboard.press("End")
    page.mouse.move(0, 0)
    yield page, "result", True
    page.locator("td button").nth(5).click()
    yield page, "result-reason", False
    page.goto(f"/game/{table}/replay?at=48")
    page.locator(".board").wait_for()
    yield page, "replay-open", True
    page.goto(f"/game/{table}/replay?at=48&eyes=1")
    page.locator(".board").wait_for()
    yield page, "replay-eyes", True


def _states() -> Iterator[tuple[str, Callable[[Page], object], Callable[[Page], object]]]:
    def escape_key(page: Page) -> None:
        page.keyboard.press("Escape")

    yield "picked", partial(_pick, number=2), escape_key
    yield "zoom", lambda page: page.locator(".market button.card").first.click(), escape_key
    yield "events", lambda page: page.keyboard.press("e"), escape_key
    yield "summary", lambda page: page.keyboard.press("s"), escape_key
    yield "keys", lambda page: page.keyboard.press("?"), escape_key
    yield "menu", _press("Settings and more"), escape_key
    yield "reactions", _press("React"), escape_key


def _pick(page: Page, number: int) -> None:
    if at_a_desk(page):
        page.keyboard.press(str(number))
    else:
        page.locator(".hand button.card").nth(number - 1).tap()


def _press(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name).click()


def _until(page: Page, round_: int, kind: str = "", found: int = 0) -> None:
    """Play on until this round or a later one, and there until this is to be decided."""
    while await_turn(page):
        now = int(page.locator(".rounds strong").inner_text().split()[1])
        right = kind in page.locator(".confirm").inner_text()
        if now >= round_ and right and page.locator(".found li").count() >= found:
            return
        _decide(page)


def _decide(page: Page) -> None:
    """Climb where that is possible, so that there are sanctuaries to be seen."""
    hand = page.locator(".hand button.card.lit")
    if hand.count() == 0:
        decide_by_mouse(page, 2)
        return
    row = page.locator(".mine .row [data-card]")
    last = int(row.last.get_attribute("data-card") or 0) if row.count() else 0
    numbers = [int(card.get_attribute("data-card") or 0) for card in hand.all()]
    sentence = page.locator(".sentence").inner_text()
    best = min(numbers, key=lambda number: (number <= last, number))
    page.locator(f".hand [data-card='{best}']").click()
    page.locator(".confirm:not([disabled])").click()
    settled(page, sentence)


def _game_of_six(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme, settings={"help": True})
    start_with_toys(page, 5)
    _until(page, 5, kind="Take")
    yield page, "six-taking", True
    _until(page, 7)
    yield page, "six-late", True


def _game_of_three(people: People, size: str, theme: str) -> Pictures:
    """What most people play: two bots."""
    page = people.arrive(size, theme=theme, settings={"help": True})
    start_with_toys(page, 2)
    _until(page, 6, kind="Take", found=2)
    yield page, "three-taking", True
    _until(page, 8)
    yield page, "three-late", True


FINALE_STEPS = (0, 2, 5, 8, 9)


def _finale(people: People, size: str, theme: str) -> Pictures:
    """A strip of the journey home: the rows turn, open from the right, and all are home."""
    for players in (2, 4, 6):
        page = people.arrive(size, theme=theme)
        watch(page, players)
        for step in range(max(FINALE_STEPS) + 1):
            if step in FINALE_STEPS:
                yield page, f"finale-{players}-step-{step}", False
            page.keyboard.press("ArrowRight")


def _advanced(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    start_with_toys(page, 2, variant="advanced")
    for number in (1, 2, 4):
        _pick(page, number)
    yield page, "advanced-keep", False


def _languages(people: People, size: str, theme: str) -> Pictures:
    if theme == "dark":
        return
    for language in ("de", "it", "fr"):
        page = people.arrive(size, theme=theme, language=language)
        page.goto("/")
        page.wait_for_timeout(500)
        yield page, f"home-{language}", True
        start_with_toys(page, 4)
        decide_as_usual(page)
        await_turn(page)
        yield page, f"table-{language}", True


def _two_people(people: People, size: str, theme: str) -> Pictures:
    """A clock that runs, a friend who is away, a long name, somebody who watches."""
    page, friend = people.arrive(size, theme=theme), people.arrive(size, theme=theme)
    watcher = people.arrive(size, theme=theme)
    clock = {"kind": "decision", "seconds": 60}
    names = ("Ada", "Maximiliane von Reisenau")
    made = page.request.post("/api/tables", data={"seats": 2, "name": names[0], "clock": clock})
    table, join = (made.json()["table"][key] for key in ("id", "join"))
    friend.request.post(f"/api/tables/{table}/seats", data={"join": join, "name": names[1]})
    page.request.post(f"/api/tables/{table}/start", data={"fill": None})
    for one in (page, friend, watcher):
        one.goto(f"/table/{table}")
        one.locator(".board").wait_for()
    for _ in range(2):
        for one in (page, friend):
            if one.locator(".bar.mine").count():
                decide_as_usual(one)
    yield page, "two-with-clock", False
    yield watcher, "watching", False
    friend.get_by_role("button", name="React").click()
    friend.get_by_role("button", name="Nice!").click()
    yield page, "reaction", False
    friend.goto("about:blank")
    page.get_by_role("button", name="Let a bot play for now").wait_for()
    yield page, "friend-away", False


def _print(people: People, size: str, theme: str) -> Pictures:
    """A score sheet and all cards as they come out of a printer."""
    page = people.arrive(size, theme=theme)
    page.goto(f"/game/{finished_game(page, 3)}")
    page.locator("table").wait_for()
    page.emulate_media(media="print")
    yield page, "print-score-sheet", True
    page.emulate_media(media="screen")
    page.goto("/learn/cards")
    page.locator(".cards img").first.wait_for()
    page.emulate_media(media="print")
    yield page, "print-cards", False


def _trouble(people: People, server: Running, size: str, theme: str) -> Pictures:
    """Bots that are not ready yet, and a server that goes away."""
    page = people.arrive(size, theme=theme)
    server.server.house.pool.cold["guide"] = Future()
    start_with_toys(page, 3)
    page.locator(".waking").wait_for()
    yield page, "trouble-bots-wake-up", False
    server.server.house.pool.cold.clear()
    server.stop()
    page.locator(".lost").wait_for()
    yield page, "trouble-no-connection", False


STYLE = """
  body { font: 16px/1.4 system-ui; margin: 1rem 2rem; background: #8883 }
  nav { columns: 12rem } nav a { display: block }
  section { display: flex; gap: 12px; overflow: auto; align-items: start }
  figure { margin: 0 } img { height: 460px; border: 1px solid #8888; border-radius: 6px }
"""


def _leaf_through(folder: Path, looks: list[str]) -> None:
    """One page with all the pictures: a line for each state, its looks side by side."""
    names = sorted({path.name.split("--")[0] for path in folder.glob("*.png")})
    links = "".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in names)
    parts = [f"<h1>Alula, {len(names)} states</h1><nav>{links}</nav>"]
    for name in names:
        shots = [(look, f"{name}--{look}.png") for look in looks]
        figures = "".join(
            f'<figure><a href="{shot}"><img src="{shot}" alt="" loading="lazy"></a>'
            f"<figcaption>{look}</figcaption></figure>"
            for look, shot in shots
            if (folder / shot).exists()
        )
        parts.append(f'<h2 id="{escape(name)}">{escape(name)}</h2><section>{figures}</section>')
    head = f"<!doctype html><meta charset=utf-8><title>Alula</title><style>{STYLE}</style>"
    (folder / "index.html").write_text(head + "".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "pictures")
