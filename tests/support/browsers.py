"""A real Chromium for tests, used as people use it; any complaint of a page is remembered."""

import importlib.util
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NAME_THAT_IS_NOT_LOCALHOST = "alula.test"
TOY_BOT = {"toy": f"{sys.executable} {Path(__file__).parent / 'odd_bot.py'} good"}
"""Takes its first option at once: quick, and the same in every run."""

SIZES = {
    "wide": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
    "across": {"width": 844, "height": 390},
}
PATIENCE_MS = 30_000
"""How long a page may take on a busy machine before a test calls it a failure."""
expect.set_options(timeout=PATIENCE_MS)

EXPECTED = ("net::ERR_CONNECTION_REFUSED", "WebSocket connection to")
"""What the browser itself says while a server is away; never said by our pages."""


def client_is_built() -> None:
    """Build the client if it is not there; `make test` has built it before."""
    if (ROOT / "src" / "alula" / "server" / "static" / "index.html").exists():
        return
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.build()


@contextmanager
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")
    assert program is not None, "these tests need Chromium: install your system's package"
    options = [f"--host-resolver-rules=MAP {NAME_THAT_IS_NOT_LOCALHOST} 127.0.0.1"]
    if os.geteuid() == 0:
        options.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=options)
        try:
            yield browser
        finally:
            browser.close()


class People:
    """Opens browsers of people who do not know each other, and remembers every complaint."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def arrive(
        self,
        size: str = "wide",
        *,
        theme: str = "light",
        language: str = "en",
        still: bool = True,
        settings: dict[str, Any] | None = None,
    ) -> Page:
        """A new person's empty page. `still`: without movement, so that nothing is awaited."""
        context = self._browser.new_context(
            base_url=self.url,
            viewport=SIZES[size],  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size != "wide",
        )
        self._contexts.append(context)
        if settings:
            stored = str(settings).replace("True", "true").replace("False", "false")
            context.add_init_script(
                f"localStorage.getItem('alula.settings') ?? "
                f"localStorage.setItem('alula.settings', JSON.stringify({stored}))"
            )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(known in text for known in EXPECTED):
            self.complaints.append(f"{kind}: {text}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


# --- playing ---


def start_with_toys(page: Page, bots: int, variant: str = "basic") -> str:
    """Play now against toys, by the API; opens the table and gives its id."""
    answer = page.request.post(
        "/api/play", data={"name": "Ada", "bots": ["toy"] * bots, "variant": variant}
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    page.goto(f"/table/{table}")
    page.locator(".board").wait_for()
    return table


def finished_game(page: Page, bots: int = 1) -> str:
    """A game of this page's person against toys, played to its end by the API alone."""
    data = {"name": "Ada", "bots": ["toy"] * bots, "pace": "off"}
    table: str = page.request.post("/api/play", data=data).json()["table"]["id"]
    move = 0
    while True:
        position = page.request.get(f"/api/tables/{table}/events?since=0").json()
        if position["table"]["status"] == "finished":
            return table
        game = position["game"]
        if game is not None and game["options"]:
            move += 1
            event, decision = game["options"][move % len(game["options"])], game["view"]["decision"]
            answer = {"id": f"m{move}", "decision": decision, "event": event}
            page.request.post(f"/api/tables/{table}/moves", data=answer)
        else:
            page.wait_for_timeout(20)


MY_TURN = ".bar.mine"
OVER = ".finish"


def await_turn(page: Page) -> bool:
    """Wait for my decision; false when the game is over."""
    page.locator(f"{MY_TURN}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def decide_by_mouse(page: Page, choice: int = 0) -> None:
    """Click the cards that are asked for, then the button."""
    _decide_by(Locator.click, page, choice)


def decide_by_touch(page: Page, choice: int = 0) -> None:
    _decide_by(Locator.tap, page, choice)


def _decide_by(press: Callable[[Locator], None], page: Page, choice: int) -> None:
    sentence = page.locator(".sentence").inner_text()
    lit = page.locator("button.card.lit")
    for index in range(3 if page.locator(".five").count() else 1):
        press(lit.nth((choice + index) % lit.count()))
    press(page.locator(".confirm:not([disabled])"))
    settled(page, sentence)


def decide_by_keys(page: Page) -> None:
    sentence = page.locator(".sentence").inner_text()
    for key in "123" if page.locator(".five").count() else "1":
        page.keyboard.press(key)
    page.locator(".confirm:not([disabled])").wait_for()
    page.keyboard.press("Enter")
    settled(page, sentence)


def decide_as_usual(page: Page) -> None:
    """By keys at a desk, by touch elsewhere."""
    decide_by_keys(page) if at_a_desk(page) else decide_by_touch(page)


def at_a_desk(page: Page) -> bool:
    assert page.viewport_size is not None
    return page.viewport_size == SIZES["wide"]


def settled(page: Page, sentence: str) -> None:
    """Until the table has taken the decision and asks for something else."""
    page.wait_for_function(
        "before => document.querySelector('.finish') !== null"
        " || document.querySelector('.sentence')?.innerText !== before"
        " && document.querySelectorAll('.card.picked').length === 0",
        arg=sentence,
    )


def play_to_the_end(page: Page, *, keys: bool = False) -> int:
    decisions = 0
    while await_turn(page):
        decide_by_keys(page) if keys else decide_by_mouse(page, decisions)
        decisions += 1
    return decisions
