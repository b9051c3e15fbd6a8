"""The sweep: what happens although nobody does anything."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from support.servers import running, settings_for, sqlite_url

from alula.client import ApiError, Client, LiveTable
from alula.server.tables.table import DAY_MS

START = 1_700_000_000_000


class Clock:
    """The server's time, in the hands of a test."""

    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms


def go(work: Awaitable[Any]) -> Any:
    async def run() -> Any:
        return await asyncio.wait_for(work, 60)

    return asyncio.run(run())


async def until_dealt(table: LiveTable) -> None:
    async for _ in table.messages():
        if table.game is not None:
            return


def test_an_outage_costs_nobody_their_time(tmp_path: Path) -> None:
    clock = Clock()
    settings = settings_for(sqlite_url(tmp_path), sweep_s=0.02)
    token = "a" * 43

    async def begin(url: str) -> str:
        ada = Client(url, token)
        clocked = {"kind": "decision", "seconds": 60}
        opened = await ada.create(2, name="Ada", bots=["random"], clock=clocked, random="00" * 16)
        table: str = opened["table"]["id"]
        await ada.start(table)
        game = (await ada.events(table))["game"]
        assert game is not None
        assert game["deadlines"]["1.play.0"] == START + 60_000
        await asyncio.sleep(0.2)  # a few sweeps: the heartbeat is stored
        return table

    async def go_on(url: str, table: str) -> None:
        ada = Client(url, token)
        game = (await ada.events(table))["game"]
        assert game is not None
        assert game["deadlines"]["1.play.0"] == START + 60_000 + 3_600_000
        entries = (await ada.events(table))["entries"]
        assert entries[-1]["table"] == {"what": "shifted", "ms": 3_600_000}

    with running(settings, clock) as server:
        table = go(begin(server.url))
    clock.ms += 3_600_000
    with running(settings, clock) as server:
        go(go_on(server.url, table))


def test_people_who_send_no_bytes_do_not_hold_up_the_deal(tmp_path: Path) -> None:
    clock = Clock()

    async def work(url: str) -> None:
        async with Client(url) as ada:
            opened = await ada.play(["random"])
            table = opened["table"]["id"]
            assert opened["table"]["status"] == "dealing"
            await asyncio.sleep(0.2)
            assert (await ada.table(table))["table"]["status"] == "dealing"
            clock.ms += 5_000
            while (await ada.table(table))["table"]["status"] == "dealing":
                await asyncio.sleep(0.02)
            entries = (await ada.events(table))["entries"]
            told = [entry["table"] for entry in entries if entry["table"]]
            assert {"what": "random", "seat": 0, "by": "server"} in told

    with running(settings_for(sqlite_url(tmp_path), sweep_s=0.02), clock) as server:
        go(work(server.url))


async def code_when_gone(call: Callable[[], Awaitable[Any]]) -> str:
    """Ask until it is refused."""
    while True:
        try:
            await call()
        except ApiError as error:
            return error.code
        await asyncio.sleep(0.02)


def test_old_tables_go(tmp_path: Path) -> None:
    clock = Clock()
    settings = settings_for(sqlite_url(tmp_path), sweep_s=0.02, keep_idle_days=30)

    async def work(url: str) -> None:
        async with Client(url) as ada:
            old = (await ada.create(2, name="Ada"))["table"]["id"]
            pad = await ada.create_pad(["Ada"])
            clock.ms += 20 * DAY_MS
            young = (await ada.create(2, name="Ada"))["table"]["id"]
            clock.ms += 11 * DAY_MS
            assert await code_when_gone(lambda: ada.table(old)) == "no_table"
            assert (await ada.table(young))["table"]["status"] == "lobby"
            assert await code_when_gone(lambda: ada.pad(pad["id"])) == "no_pad"

    with running(settings, clock) as server:
        go(work(server.url))


def test_a_bots_move_that_was_lost_is_asked_for_again(tmp_path: Path) -> None:
    """The process that should have asked the bot died: the next one finds the decision."""
    clock = Clock()
    settings = settings_for(sqlite_url(tmp_path), sweep_s=0.02)
    token = "a" * 43

    async def begin(url: str) -> str:
        opened = await Client(url, token).play(["random"], pace="off", random="00" * 16)
        table: str = opened["table"]["id"]
        return table

    async def find(url: str, table: str) -> None:
        async with Client(url, token).live(table) as live:
            await until_dealt(live)
            clock.ms += 60_000
            while live.view is None or "1.play.1" in live.view["open"]:
                async for _ in live.messages():
                    break

    with running(settings, clock) as server:
        server.server.house.driver._stopped = True  # it will never ask
        table = go(begin(server.url))
    with running(settings, clock) as server:
        go(find(server.url, table))
