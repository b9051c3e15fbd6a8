"""How heavy and how quick the client is: `make bench-web`. Ends with 1 where a limit is missed."""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from support.browsers import TOY_BOT, await_turn, chromium, client_is_built
from support.servers import running, settings_for, sqlite_url

FIRST_LOAD_BYTES = 150_000
"""Start page and first table together; tests/wheel holds it too."""
USABLE_MS = 1_000
MOVE_MS = 100
LOADS = 5


def main() -> int:
    client_is_built()
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        settings = settings_for(sqlite_url(Path(data)), bot_programs=TOY_BOT)
        with running(settings) as server:
            loads = [first_load(browser, server.url) for _ in range(LOADS)]
            moves = _moves(browser, server.url)
    received = max(size for size, _, _ in loads)
    usable = statistics.median(home for _, home, _ in loads)
    table = statistics.median(table for _, _, table in loads)
    print(f"first load, start page and table together: {received / 1000:.1f} kB compressed")
    print(f"start page usable after {usable:.0f} ms, table after {table:.0f} ms more (median)")
    shown, slowest = statistics.median(moves), max(moves)
    print(f"a move is shown after {shown:.0f} ms (median), {slowest:.0f} ms at most")
    good = received <= FIRST_LOAD_BYTES and usable <= USABLE_MS and shown <= MOVE_MS
    print("within the limits" if good else "over a limit")
    return 0 if good else 1


def first_load(browser: Browser, url: str) -> tuple[int, float, float]:
    """Bytes received with an empty cache for start page and table; ms until each can be used."""
    # The service worker fetches for later; it is no part of the first load.
    context = browser.new_context(base_url=url, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    sizes: list[int] = []
    session.on(
        "Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"]))
    )
    session.send("Network.enable")
    start = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.get_by_label("How well they play").select_option("toy")
    home = 1000 * (time.perf_counter() - start)
    start = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .card.lit").first.wait_for()
    table = 1000 * (time.perf_counter() - start)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), home, table


def _moves(browser: Browser, url: str) -> list[float]:
    """From the key to the card on the table, measured inside the page, over a whole game."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.goto("/")
    page.get_by_label("How well they play").select_option("toy")
    page.get_by_role("button", name="Play now").click()
    times = []
    while await_turn(page):
        times.append(_move(page))
    context.close()
    return times


def _move(page: Page) -> float:
    page.keyboard.press("1")
    took: float = page.evaluate(
        """() => new Promise(done => {
             const sentence = () => document.querySelector('.sentence')?.innerText
             const before = sentence()
             const start = performance.now()
             const look = () => sentence() !== before && !/moment/.test(sentence() ?? '')
               ? done(performance.now() - start) : requestAnimationFrame(look)
             document.querySelector('.confirm').click()
             look()
           })"""
    )
    return took


if __name__ == "__main__":
    sys.exit(main())
