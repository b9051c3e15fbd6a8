"""The full-screen client, driven by its keys and the mouse."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import RichLog

from alula.records import check, read_file
from alula.rules import PlayerEvent, ToldEvent, Variant
from alula.terminal.card_widget import CardWidget
from alula.terminal.full_screen import FullScreen, Page
from alula.terminal.local_game import LocalGame
from alula.words import Language, Words

Drive = Callable[[FullScreen, "Pilot[Exception]"], Coroutine[Any, Any, None]]
SEED = 5


def drive(
    path: Path,
    what: Drive,
    *,
    variant: Variant = "basic",
    lang: Language = "en",
    size: tuple[int, int] = (120, 44),
) -> tuple[FullScreen, LocalGame]:
    game = LocalGame.start("Ada", ["random", "random"], variant, SEED, path)
    app = FullScreen(game, Words(lang))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await what(app, pilot)

    asyncio.run(run())
    return app, game


async def settle(app: FullScreen, pilot: "Pilot[Exception]") -> None:
    """Wait until bots have played and everything is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: FullScreen, pilot: "Pilot[Exception]", *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def shown(app: FullScreen, place: str) -> list[int | str]:
    return [card.card_id for card in app.query_one(f"#{place}").query(CardWidget)]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_by_keys(lang: Language, tmp_path: Path) -> None:
    async def what(app: FullScreen, pilot: "Pilot[Exception]") -> None:
        for _ in range(60):
            if isinstance(app.screen, Page):
                return
            await press(app, pilot, "a", "enter")
        raise AssertionError("the game did not end")

    _, game = drive(tmp_path / "game.json", what, lang=lang)
    assert game.state.over
    assert check(read_file(tmp_path / "game.json")).over


def test_what_is_on_the_screen(tmp_path: Path) -> None:
    async def what(app: FullScreen, pilot: "Pilot[Exception]") -> None:
        game = app._game
        assert shown(app, "hand") == game.view["hand"]
        assert shown(app, "market") == game.view["market"]
        assert shown(app, "own") == []
        await press(app, pilot, "b", "b")  # the same letter again confirms
        assert game.view["decision"] == "1.take.0"
        assert shown(app, "own") == [51]
        assert "You choose 51." in "\n".join(
            line.text for line in app.query_one("#log", RichLog).lines
        )

    drive(tmp_path / "game.json", what)


def test_by_mouse_and_by_moving(tmp_path: Path) -> None:
    async def what(app: FullScreen, pilot: "Pilot[Exception]") -> None:
        card = next(iter(app.query_one("#hand").query(CardWidget)))
        await pilot.click(card)
        await settle(app, pilot)
        assert app._picked == [card.card_id]
        await press(app, pilot, "tab", "right", "left", "enter")
        assert app._game.view["rows"][0]

    drive(tmp_path / "game.json", what)


def test_three_are_kept(tmp_path: Path) -> None:
    async def what(app: FullScreen, pilot: "Pilot[Exception]") -> None:
        await press(app, pilot, "a", "b", "enter")  # two are not enough
        assert app._game.view["decision"] == "0.keep.0"
        five = app._game.view["hand"]
        await press(app, pilot, "a", "c", "e", "enter")  # a is turned off again: b, c, e
        assert app._game.view["hand"] == [five[1], five[2], five[4]]

    drive(tmp_path / "game.json", what, variant="advanced")


def test_pages_open_over_the_table_and_close(tmp_path: Path) -> None:
    async def what(app: FullScreen, pilot: "Pilot[Exception]") -> None:
        await press(app, pilot, "b", "enter")
        for key, said in (("s", "total"), ("w", "Region 9, desert"), ("question_mark", "lowest")):
            await press(app, pilot, key)
            assert isinstance(app.screen, Page)
            page = "\n".join(line.text for line in app.screen.query_one(RichLog).lines)
            assert said in page
            await press(app, pilot, "escape")
            assert not isinstance(app.screen, Page)

    drive(tmp_path / "game.json", what)


def test_a_small_terminal_keeps_what_is_needed(tmp_path: Path) -> None:
    async def what(app: FullScreen, _pilot: "Pilot[Exception]") -> None:
        assert not app.query_one("#log").display
        assert not app.query_one("#own").display
        bottom = max(card.region.bottom for card in app.query_one("#hand").query(CardWidget))
        assert bottom < 24

    drive(tmp_path / "game.json", what, size=(80, 24))


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    async def what(app: FullScreen, pilot: "Pilot[Exception]") -> None:
        await press(app, pilot, "b", "enter")
        await pilot.press("q")

    app, _ = drive(tmp_path / "game.json", what)
    assert app.return_value is None
    assert check(read_file(tmp_path / "game.json")).rows[0] == (51,)


def test_trouble_comes_back_instead_of_a_traceback(tmp_path: Path) -> None:
    class Broken(LocalGame):
        def answer(self, _event: PlayerEvent) -> list[ToldEvent]:
            raise OSError("the line is cut")

    game = Broken.start("Ada", ["random"], "basic", SEED, tmp_path / "game.json")
    app = FullScreen(game, Words("en"))

    async def run() -> None:
        async with app.run_test() as pilot:
            await settle(app, pilot)
            await press(app, pilot, "a", "enter")

    asyncio.run(run())
    assert isinstance(app.return_value, OSError)
