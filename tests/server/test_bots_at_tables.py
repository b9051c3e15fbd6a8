"""Worker processes: a bot's move always comes, and comes once."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from support.servers import Running, running, settings_for, sqlite_url

from alula.client import Client, play_seat
from alula.server.bots.pool import Pool
from alula.server.bots.roster import FIRST_SIGHT, Roster
from alula.server.bots.warm import warm_questions
from alula.server.bots.worker import Question, answer
from alula.server.settings import BadSetting

ODD_BOT = Path(__file__).parent.parent / "support" / "odd_bot.py"


def go(work: Awaitable[Any]) -> Any:
    async def run() -> Any:
        return await asyncio.wait_for(work, 120)

    return asyncio.run(run())


def question(bot: str = "random", seconds: float = 0.2) -> Question:
    return warm_questions()[0]._replace(bot=bot, seconds=seconds)


@pytest.fixture
def pool() -> Iterator[Pool]:
    one = Pool(1, grace_s=0.5)
    one.start()
    yield one
    asyncio.run(one.stop())


def test_a_killed_worker_is_replaced_and_the_answer_comes(pool: Pool) -> None:
    async def work() -> None:
        assert not (await pool.choose(question())).failed
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        assert not (await pool.choose(question())).failed
        assert pool.pids != [pid]

    go(work())


def test_a_worker_that_hangs_is_replaced(pool: Pool) -> None:
    async def work() -> None:
        await pool.choose(question())
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        choice = await pool.choose(question())
        assert not choice.failed
        assert pool.restarts == 1

    go(work())


def test_a_bot_that_fails_gets_a_stand_in(pool: Pool) -> None:
    async def work() -> None:
        choice = await pool.choose(question(f"cmd:{sys.executable} -c pass"))
        assert choice.failed
        assert 0 <= choice.option < 3
        assert (await pool.choose(question("no such bot"))).failed
        assert not (await pool.choose(question())).failed

    go(work())


def test_for_a_bot_that_is_still_being_compiled_a_simple_one_plays(pool: Pool) -> None:
    async def work() -> None:
        asked = question("guide")
        pool.cold["guide"] = Future()
        simple = answer(asked._replace(bot=FIRST_SIGHT))
        assert await pool.choose(asked) == (simple, False)
        assert pool.pids == []  # no worker began to compile it too
        assert await pool.choose(question("random")) != (0, True)
        assert len(pool.pids) == 1
        waiting = asyncio.create_task(pool.choose(question("random")._replace(bot="guide")))
        await asyncio.sleep(0)
        pool.cold["guide"].set_result(None)
        assert not (await waiting).failed

    go(work())


def test_every_worker_is_ready_when_the_first_has_compiled() -> None:
    async def work() -> None:
        pool = Pool(2)
        pool.start([question("random"), question("simple")])
        assert pool.warming == 2
        while pool.warming or len(pool.pids) < 2:
            await asyncio.sleep(0.05)
        assert not (await pool.choose(question("simple"))).failed
        await pool.stop()

    go(work())


def test_a_pool_whose_bots_cannot_be_compiled_waits_for_nobody() -> None:
    async def work() -> None:
        pool = Pool(1, grace_s=0.5)
        pool.start([question(f"cmd:{sys.executable} -c pass"), question("random")])
        while pool.warming:
            await asyncio.sleep(0.05)
        assert not (await pool.choose(question("random"))).failed
        await pool.stop()

    go(work())


def test_the_roster_has_the_levels_the_programs_and_a_stand_in() -> None:
    roster = Roster({"mine": "./bot"}, "scout")
    assert [level.name for level in roster.levels][-2:] == ["guide", "mine"]
    assert roster.get("mine").spec == "cmd:./bot"
    # Clients find the level in a bot's name at a table, and say it in their own language.
    assert [level.title.lower() for level in roster.levels] == [
        level.name for level in roster.levels
    ]
    assert roster.find("a level of last year").name == "scout"
    with pytest.raises(BadSetting, match="stand-in 'nobody': must be one of"):
        Roster({}, "nobody")


def test_a_worker_sees_the_view_and_nothing_else() -> None:
    assert Question._fields == ("bot", "seed", "view", "options", "seconds", "rollouts")
    asked = question()
    assert asked.view["seat"] == 0
    assert all(key not in asked.view for key in ("hands", "region_cards", "secret", "seed"))


def test_a_failing_program_of_the_host_is_replaced_for_all_to_see(tmp_path: Path) -> None:
    programs = {"broken": f"{sys.executable} -c pass"}
    settings = settings_for(sqlite_url(tmp_path), bot_programs=programs, bot_budget_ms=200)

    async def work(server: Running) -> None:
        async with Client(server.url) as ada:
            assert "broken" in await ada.bots()
            opened = await ada.play(["broken"], pace="off")
            async with ada.live(opened["table"]["id"]) as live:
                await play_seat(live, lambda _view, options: options[0])
            whats = [e["table"] for e in live.entries if e["table"]]
            replaced = [what for what in whats if what["what"] == "replaced"]
            assert replaced == [{"what": "replaced", "seat": 1, "bot": "random"}]
            assert live.table is not None
            assert live.table["seats"][1]["bot"] == "random"

    with running(settings) as server:
        go(work(server))


def test_workers_killed_during_a_game(server: Running) -> None:
    """The worker dies three times; the game still ends, with every move once."""

    async def work() -> None:
        killed: set[int] = set()

        def kill_and_choose(view: Any, options: Any) -> Any:
            if view["round"] in (2, 4, 6) and view["round"] not in killed:
                killed.add(view["round"])
                for pid in server.server.house.pool.pids:
                    os.kill(pid, signal.SIGKILL)
            return options[0]

        async with Client(server.url) as ada:
            opened = await ada.play(["random"] * 3, pace="off")
            async with ada.live(opened["table"]["id"]) as live:
                view = await play_seat(live, kill_and_choose)
            assert len(killed) == 3
            events = [entry["events"][0] for entry in live.entries if entry["events"]]
            assert len([event for event in events if event["event"] == "play"]) == 4 * 8
            assert view["result"]

    go(work())
