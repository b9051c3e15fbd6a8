"""A picture of every page and state, wide and phone, by day and by night: `make pictures`.

Look at each; what is not beautiful or not clear is to be mended.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page

from support.browsers import (
    ROOT,
    TOY_BOT,
    People,
    await_turn,
    chromium,
    client_is_built,
    decide_by_keys,
    decide_by_mouse,
    play_to_the_end,
    start_with_toys,
)
from support.pictures_learn import pad_and_learn
from support.servers import running, settings_for, sqlite_url

LOOKS = (("wide", "light"), ("wide", "dark"), ("phone", "light"), ("phone", "dark"))
MORE_LOOKS = (("tablet", "light"), ("small", "light"))
Shot = tuple[str, bool]


def main(folder: Path) -> None:
    client_is_built()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        settings = settings_for(sqlite_url(Path(data)), bot_programs=TOY_BOT, absent_after_s=1)
        with running(settings) as server:
            for size, theme in (*LOOKS, *MORE_LOOKS):
                _all_of(browser, server.url, size, theme, folder)
    _leaf_through(folder)
    print(f"{len(list(folder.glob('*.png')))} pictures; open {folder / 'index.html'}")


def _all_of(browser: Browser, url: str, size: str, theme: str, folder: Path) -> None:
    people = People(browser, url)

    def take(page: Page, name: str, *, whole: bool = False) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}--{size}-{theme}.png", full_page=whole)

    for states in (
        _pages,
        _lobby,
        _game_of_four,
        _game_of_six,
        _advanced,
        _two_people,
        _languages,
        pad_and_learn,
    ):
        for page, name, whole in states(people, size, theme):
            take(page, name, whole=whole)
    people.leave()


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
    _until(page, 6, kind="Take")
    yield page, "table-taking", True
    _until(page, 6, kind="Lay down")
    yield page, "table-choosing-sanctuary", True
    play_to_the_end(page, keys=True)
    page.locator(".journey").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    yield page, "journey", True
    page.keyboard.press("End")
    yield page, "result", True
    page.goto(f"/game/{table}/replay?at=48")
    page.locator(".board").wait_for()
    yield page, "replay-open", True
    page.goto(f"/game/{table}/replay?at=48&eyes=1")
    page.locator(".board").wait_for()
    yield page, "replay-eyes", True


def _states() -> Iterator[tuple[str, Callable[[Page], object], Callable[[Page], object]]]:
    def escape_key(page: Page) -> None:
        page.keyboard.press("Escape")

    yield "picked", lambda page: page.keyboard.press("2"), escape_key
    yield "zoom", lambda page: page.locator(".market button.card").first.click(), escape_key
    yield "events", lambda page: page.keyboard.press("e"), escape_key
    yield "keys", lambda page: page.keyboard.press("?"), escape_key
    yield "rival", lambda page: page.locator(".rival .open").first.click(), escape_key
    yield "menu", _press("Settings and more"), escape_key
    yield "reactions", _press("React"), escape_key


def _press(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name).click()


def _until(page: Page, round_: int, kind: str = "") -> None:
    """Play on until this round, and there until this is to be decided."""
    while await_turn(page):
        now = page.locator(".rounds strong").inner_text()
        if f"Round {round_}" in now and kind in page.locator(".confirm").inner_text():
            return
        if any(f"Round {later}" in now for later in range(round_ + 1, 9)):
            return
        decide_by_mouse(page, 2)


def _game_of_six(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme, settings={"help": True})
    start_with_toys(page, 5)
    _until(page, 5, kind="Take")
    yield page, "six-taking", True
    _until(page, 7)
    yield page, "six-late", True


def _advanced(people: People, size: str, theme: str) -> Pictures:
    page = people.arrive(size, theme=theme)
    start_with_toys(page, 2, variant="advanced")
    for key in "124":
        page.keyboard.press(key)
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
        decide_by_keys(page)
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
                decide_by_keys(one)
    yield page, "two-with-clock", False
    yield watcher, "watching", False
    friend.get_by_role("button", name="React").click()
    friend.get_by_role("button", name="Nice!").click()
    yield page, "reaction", False
    friend.goto("about:blank")
    page.get_by_role("button", name="Let a bot play for now").wait_for()
    yield page, "friend-away", False


def _leaf_through(folder: Path) -> None:
    """One page with all the pictures, by name."""
    names = sorted({path.name.split("--")[0] for path in folder.glob("*.png")})
    parts = []
    for name in names:
        shots = sorted(path.name for path in folder.glob(f"{name}--*.png"))
        pictures = "".join(f'<a href="{shot}"><img src="{shot}" alt=""></a>' for shot in shots)
        parts.append(f"<h2>{escape(name)}</h2><div>{pictures}</div>")
    style = "div{display:flex;gap:12px;overflow:auto}img{height:420px;border:1px solid #999}"
    text = f"<!doctype html><meta charset=utf-8><title>Alula</title><style>{style}</style>"
    (folder / "index.html").write_text(text + "".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "pictures")
