"""Two servers on one Postgres: people at different servers sit at one table."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any

from support.servers import Postgres, running, settings_for

from alula.client import Client, LiveTable, play_seat
from alula.records import Record, check, verify

Json = dict[str, Any]


def go(work: Awaitable[Any]) -> None:
    async def run() -> None:
        await asyncio.wait_for(work, 90)

    asyncio.run(run())


def any_option(seed: int) -> Any:
    rng = Random(seed)
    return lambda _view, options: rng.choice(options)


async def wait_for(table: LiveTable, kind: str) -> Any:
    async for message in table.messages():
        if message["t"] == kind:
            return message
    raise AssertionError


def test_a_game_across_two_servers(pg: Postgres) -> None:
    database = pg.new_database()

    async def work(urls: list[str]) -> None:
        async with Client(urls[0]) as ada, Client(urls[1]) as ben:
            opened = await ada.create(3, name="Ada", bots=["random"], pace="off", chat=True)
            table = opened["table"]["id"]
            await ben.sit(table, opened["table"]["join"], "Ben")
            async with ada.live(table) as first, ben.live(table) as second:
                await wait_for(first, "presence")
                await wait_for(second, "snapshot")
                await first.say({"t": "react", "reaction": "hello"})
                told = await wait_for(second, "reaction")
                assert told["seat"] == 0
                async for message in first.messages():
                    if message["t"] == "presence" and message["here"] == [True, True, True]:
                        break
                await ada.start(table)
                views = await asyncio.gather(
                    play_seat(first, any_option(1)), play_seat(second, any_option(2))
                )
                assert views[0]["result"] == views[1]["result"]
                for live in (first, second):
                    assert [e["seq"] for e in live.entries] == list(range(1, live.seq + 1))
            record = Record.from_json((await ben.game(table))["record"])
            check(record)
            assert verify(record) > 0
            assert (await ben.rematch(table))["table"]["id"] == table
            new = await ada.rematch(table)
            assert (await ada.rematch(table))["table"]["id"] == new["table"]["id"]
            pad = await ada.create_pad(["Ada"])
            await ben.put_pad_row(pad["id"], 0, "Ada", [1, 2], [])
            assert (await ada.pad(pad["id"]))["version"] == 2

    with running(settings_for(database)) as one, running(settings_for(database)) as two:
        go(work([one.url, two.url]))


def test_the_sweep_finds_what_no_notice_told(pg: Postgres) -> None:
    """A move made without a notice (a process died in between) is still seen by everybody."""
    database = pg.new_database()

    async def work(url: str, quiet_url: str) -> None:
        async with Client(url) as ada, Client(quiet_url, "a" * 43) as again:
            opened = await again.play(["random"], random="00" * 16, pace="off")
            table = opened["table"]["id"]
            async with Client(url, again.token) as same, same.live(table) as live:
                await wait_for(live, "snapshot")
                before = live.seq
                while live.seq <= before + 1:
                    pg.run(
                        database,
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE 'LISTEN%' AND datname = current_database()",
                    )
                    if live.options:
                        option = live.options[0]
                        decision = live.view["decision"] if live.view else ""
                        await again.move(table, "m1", decision, option)
                    await wait_for(live, "events")
            assert await ada.bots()

    with running(settings_for(database)) as one, running(settings_for(database)) as two:
        go(work(one.url, two.url))
