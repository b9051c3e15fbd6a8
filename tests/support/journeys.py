"""Finished games with fixed rows, seen through the score pad: always the same journey home."""

import json

from playwright.sync_api import Page

Row = tuple[str, list[int], list[str]]
"""Name, regions as played, sanctuaries."""

TRAVELLERS: tuple[Row, ...] = (
    ("Ada", [50, 47, 59, 64, 18, 26, 41, 4], ["plain-18", "city-3", "desert-3", "river-1"]),
    (
        "Ben",
        [6, 63, 13, 30, 55, 1, 16, 29],
        ["city-4", "plain-12", "plain-22", "plain-16", "plain-23"],
    ),
    (
        "Maximiliane von Reisenau",
        [23, 58, 9, 40, 68, 27, 43, 51],
        ["plain-6", "river-5", "forest-5", "city-1", "desert-1"],
    ),
    (
        "Cleo",
        [10, 31, 49, 14, 24, 37, 52, 32],
        ["plain-21", "plain-3", "plain-20", "desert-5", "forest-3"],
    ),
    (
        "Dan",
        [12, 36, 46, 66, 2, 5, 19, 21],
        ["river-2", "river-4", "plain-14", "river-3", "plain-8", "plain-13"],
    ),
    (
        "Odalys",
        [53, 54, 56, 60, 11, 20, 22, 48],
        ["city-2", "desert-4", "plain-25", "city-5", "plain-24", "plain-4"],
    ),
)
"""Rows that a table could show; the lead changes often, and once more at the very end."""


def remember(page: Page, rows: tuple[Row, ...]) -> None:
    """A game of these rows among the earlier games of this browser's pad."""
    players = [{"name": n, "regions": r, "sanctuaries": s} for n, r, s in rows]
    games = json.dumps([{"id": "remembered", "at": 1_790_000_000_000, "players": players}])
    page.add_init_script(f"localStorage.setItem('alula.pad.games', {json.dumps(games)})")


def watch(page: Page, players: int) -> None:
    """The journey home of the first so many travellers, before its first step."""
    remember(page, TRAVELLERS[:players])
    page.goto("/pad")
    page.locator(".games .open").click()
    page.get_by_role("button", name="Watch again").click()
    page.locator(".together").wait_for()
