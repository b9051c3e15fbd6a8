"""The live socket, over a real connection to a real server."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.servers import Running, running, settings_for, sqlite_url
from websockets.asyncio.client import ClientConnection, connect

from alula.client import Client, Disconnected, LiveTable, Refused, play_seat
from alula.records import Record, check, verify
from alula.rules import ToldEvent
from alula.wire.socket import SERVER_MESSAGE, EntryJson, Presence

Json = dict[str, Any]


def any_option(seed: int) -> Callable[[Any, Any], Json]:
    rng = Random(seed)
    return lambda _view, options: rng.choice(options)


class Line:
    """A bare socket that checks every message against the documented model."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 10)
            message: Json = json.loads(text)
            known = SERVER_MESSAGE.validate_json(text, strict=True)
            assert dict(known) == message, "a key that no model has"
            if not kinds or message["t"] in kinds:
                return message


@asynccontextmanager
async def line(url: str, table: str, token: str | None, since: int = 0) -> AsyncIterator[Line]:
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(address) as socket:
        one = Line(socket)
        hello = {"t": "hello", "since": since, "random": "ab" * 16}
        await one.send({**hello, "token": token} if token else hello)
        yield one


def go(work: Awaitable[Any]) -> None:
    async def run() -> None:
        await asyncio.wait_for(work, 60)

    asyncio.run(run())


async def two_people(ada: Client, ben: Client, **options: Any) -> str:
    """A table with two people, started."""
    opened = await ada.create(2, name="Ada", random="00" * 16, pace="off", **options)
    table: str = opened["table"]["id"]
    await ben.sit(table, opened["table"]["join"], "Ben", random="11" * 16)
    await ada.start(table)
    return table


def test_the_first_messages(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            table = await two_people(ada, ben)
            async with line(server.url, table, ada.token) as socket:
                welcome = await socket.next()
                assert (welcome["t"], welcome["you"]) == ("welcome", {"seat": 0, "host": True})
                snapshot = await socket.next()
                assert snapshot["t"] == "snapshot"
                assert snapshot["seq"] == len(snapshot["entries"])
                assert snapshot["game"]["view"]["decision"] == "1.play.0"
                assert len(snapshot["game"]["options"]) == 3
                presence = await socket.next()
                assert presence == {
                    "t": "presence",
                    "here": [True, False],
                    "absent": [],
                    "watchers": 0,
                }

    go(work())


def test_a_move_is_acknowledged_then_told_and_others_do_not_see_the_card(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            table = await two_people(ada, ben)
            async with (
                line(server.url, table, ada.token) as first,
                line(server.url, table, ben.token) as second,
            ):
                start = await first.next("snapshot")
                await second.next("snapshot")
                event = start["game"]["options"][0]
                move = {"t": "move", "id": "m1", "decision": "1.play.0", "event": event}
                await first.send(move)
                told = [await first.next("ack", "events"), await first.next("ack", "events")]
                assert [message["t"] for message in told] == ["ack", "events"]
                assert told[0]["seq"] == told[1]["seq"]
                assert told[1]["entries"][0]["events"] == [event]
                seen = await second.next("events")
                assert seen["entries"][0]["events"] == [{**event, "region": None}]
                await first.send(move)
                assert (await first.next("ack"))["seq"] == told[0]["seq"]
                await first.send({**move, "id": "m2"})
                assert (await first.next("refused"))["code"] == "already_answered"

    go(work())


def test_a_choice_is_changed_and_the_reveal_comes_with_the_last_card(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            table = await two_people(ada, ben)
            async with ada.live(table) as first, ben.live(table) as second:
                await ready(first)
                await ready(second)
                assert first.view is not None
                cards = first.view["hand"]
                plays = [{"event": "play", "player": 0, "region": card} for card in cards]
                await first.move(plays[0], "1.play.0")
                await first.move({"event": "withdraw", "player": 0}, "1.play.0")
                await first.move(plays[1], "1.play.0")
                assert second.view is not None
                other = second.view["hand"][0]
                seq = await second.move(second.options[0], "1.play.1")
                await until(first, lambda: first.seq >= seq)
                reveal = next(e for e in first.entries if e["seq"] == seq)["events"][1]
                assert reveal == {"event": "reveal", "regions": [cards[1], other]}
                with pytest.raises(Refused) as late:
                    await first.move({"event": "withdraw", "player": 0}, "1.play.0")
                assert late.value.code == "too_late"

    go(work())


async def until(table: LiveTable, reached: Callable[[], bool]) -> None:
    while not reached():
        async for _ in table.messages():
            break


async def ready(table: LiveTable) -> None:
    """Until the first cards are there."""
    await until(table, lambda: table.game is not None)


def test_people_bots_and_a_spectator_see_the_same_game(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben, Client(server.url) as eve:
            opened = await ada.create(4, name="Ada", bots=["random", "random"], pace="off")
            table, join = opened["table"]["id"], opened["table"]["join"]
            await ben.sit(table, join, "Ben")
            await ada.start(table)
            async with (
                ada.live(table) as first,
                ben.live(table) as second,
                eve.live(table) as third,
            ):
                players = (play_seat(first, any_option(1)), play_seat(second, any_option(2)))
                views = await asyncio.gather(*players)
                await until(third, lambda: third.over)
                assert third.you == {"seat": None, "host": False}
                assert third.view is not None
                assert views[0]["result"] == views[1]["result"] == third.view["result"]
                for seen in (first, second, third):
                    assert [entry["seq"] for entry in seen.entries] == list(range(1, seen.seq + 1))
                assert hidden(third.entries, None) == []
            game = await eve.game(table)
            record = Record.from_json(game["record"])
            check(record)
            assert verify(record) > 0
            assert game["fair"] is not None
            assert game["fair"]["verified"]
            assert game["result"] == views[0]["result"]

    go(work())


def hidden(entries: list[EntryJson], seat: int | None) -> list[ToldEvent]:
    """Events that this seat should not have seen."""
    events = [event for entry in entries for event in entry["events"]]
    return [
        event
        for event in events
        if (event["event"] == "play" and event["player"] != seat and event["region"])
        or (event["event"] == "find" and event["player"] != seat and event["sanctuaries"])
    ]


def test_who_comes_back_gets_exactly_what_was_missed(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            table = await two_people(ada, ben)
            async with line(server.url, table, ada.token) as socket:
                start = await socket.next("snapshot")
            event = start["game"]["options"][1]
            await ada.move(table, "m1", "1.play.0", event)
            async with line(server.url, table, ada.token, since=start["seq"]) as socket:
                again = await socket.next("snapshot")
                assert again["since"] == start["seq"]
                assert [entry["events"] for entry in again["entries"]] == [[event]]
                assert again["game"]["can_withdraw"]
                await socket.send({"t": "resync", "since": 0})
                whole = await socket.next("snapshot")
                assert len(whole["entries"]) == whole["seq"]
            polled = await ada.events(table, since=start["seq"])
            assert polled["entries"] == again["entries"]

    go(work())


def test_reactions_and_chat(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            table = await two_people(ada, ben, chat=True)
            quiet = await two_people(ada, ben)
            async with (
                line(server.url, table, ada.token) as first,
                line(server.url, table, ben.token) as second,
                line(server.url, table, None) as watcher,
                line(server.url, quiet, ada.token) as silent,
            ):
                await watcher.next("snapshot")
                await first.send({"t": "react", "reaction": "nice"})
                for socket in (first, second, watcher):
                    told = await socket.next("reaction")
                    assert told == {"t": "reaction", "seat": 0, "reaction": "nice"}
                await second.send({"t": "say", "text": "  hi\u202e\n<b>there</b> "})
                assert (await first.next("chat"))["text"] == "hi <b>there</b>"
                async with line(server.url, table, ben.token, since=1_000) as back:
                    (kept,) = (await back.next("snapshot"))["chat"]
                assert (kept["name"], kept["text"]) == ("Ben", "hi <b>there</b>")
                await watcher.send({"t": "react", "reaction": "nice"})
                assert (await watcher.next("error"))["code"] == "not_seated"
                await silent.send({"t": "say", "text": "hello?"})
                assert (await silent.next("error"))["code"] == "chat_off"
                await silent.send({"t": "react", "reaction": "rude"})
                assert (await silent.next("error"))["code"] == "malformed"
                await silent.send({"t": "ping", "id": "p"})
                assert (await silent.next("pong"))["id"] == "p"

    go(work())


def test_an_absent_person_is_played_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), absent_after_s=0)

    async def work(url: str) -> None:
        async with Client(url) as ada, Client(url) as ben:
            table = await two_people(ada, ben)
            async with ada.live(table) as first:
                await ready(first)
                async with ben.live(table) as second:
                    await ready(second)
                await until_presence(first, lambda told: told["absent"] == [1])
                await first.vote(1)
                await until(first, lambda: played_by(first, 1) is not None)
                await first.move(first.options[0])
                await until(first, lambda: first.view is not None and bool(first.view["rows"][1]))
                async with ben.live(table) as second:
                    await ready(second)
                    assert played_by(second, 1) is None
                    views = await asyncio.gather(
                        play_seat(first, any_option(1)), play_seat(second, any_option(2))
                    )
            assert views[0]["result"] == views[1]["result"]
            whats = [e["table"]["what"] for e in first.entries if e["table"]]
            assert whats[-4:] == ["vote", "handed", "came_back", "finished"]

    with running(settings) as server:
        go(work(server.url))


def played_by(live: LiveTable, seat: int) -> str | None:
    assert live.table is not None
    return live.table["seats"][seat]["played_by"]


async def until_presence(table: LiveTable, reached: Callable[[Presence], bool]) -> None:
    async for message in table.messages():
        if message["t"] == "presence" and reached(message):
            return


def test_a_clock_that_runs_out_is_answered_by_a_bot(tmp_path: Path) -> None:
    """The server's clock is wound forward; nobody moves, and the game still ends."""
    ahead = {"ms": 0}

    def now() -> int:
        return 1_700_000_000_000 + ahead["ms"]

    async def work(url: str) -> None:
        async with Client(url) as ada, Client(url) as ben:
            table = await two_people(ada, ben, clock={"kind": "days", "days": 3})
            async with ada.live(table) as first:
                await ready(first)
                assert first.game is not None
                assert first.game["deadlines"]["1.play.0"] == now() + 3 * 86_400_000
                while not first.over:
                    seq = first.seq
                    ahead["ms"] += 3 * 86_400_000
                    await until(first, lambda: first.seq > seq)  # noqa: B023
            expired = [e for e in first.entries if e["table"] and e["table"]["what"] == "expired"]
            assert len(expired) >= 2 * 8
            fair = (await ada.game(table))["fair"]
            assert fair is not None
            assert fair["verified"]

    with running(settings_for(sqlite_url(tmp_path), sweep_s=0.02), now) as server:
        go(work(server.url))


def test_a_private_table_turns_strangers_away(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            opened = await ada.create(2, name="Ada", spectators=False)
            for client, code in ((eve, 4403), (Client(server.url, "x" * 43), 4403)):
                async with client.live(opened["table"]["id"]) as table:
                    with pytest.raises(Disconnected) as gone:
                        await until(table, lambda: False)
                    assert gone.value.code == code
            async with eve.live("nothingthere") as table:
                with pytest.raises(Disconnected) as gone:
                    await until(table, lambda: False)
                assert gone.value.code == 4404

    go(work())


def test_a_removed_person_and_a_closed_table(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            table = await two_people(ada, ben, spectators=False)
            async with ben.live(table) as second, ada.live(table) as first:
                await ready(second)
                await ready(first)
                await ada.remove(table, 1)
                with pytest.raises(Disconnected) as gone:
                    await until(second, lambda: False)
                assert gone.value.code == 4403
                await ada.close_table(table)
                with pytest.raises(Disconnected) as closed:
                    await until(first, lambda: False)
                assert closed.value.code == 4410

    go(work())


def test_a_server_that_stops_says_so_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    port: dict[str, int] = {}

    async def work(first_server: Running) -> None:
        async with Client(first_server.url) as ada:
            opened = await ada.play(["random"], pace="off")
            table = opened["table"]["id"]
            async with ada.live(table) as live:
                await ready(live)
                await live.move(live.options[0])
                await asyncio.to_thread(first_server.stop)
                async for message in live.messages():
                    if message["t"] == "closing":
                        assert message["reason"] == "restart"
                        break
                again = Running(settings_for(sqlite_url(tmp_path), port=port["port"]))
                await asyncio.to_thread(again.start)
                try:
                    view = await play_seat(live, any_option(3))
                    game = await ada.game(table)
                finally:
                    await asyncio.to_thread(again.stop)
                assert live.reconnects >= 1
                assert view["result"] == game["result"]
                assert [entry["seq"] for entry in live.entries] == list(range(1, live.seq + 1))

    server = Running(settings)
    port["port"] = int(server.url.rpartition(":")[2])
    server.start()
    go(work(server))


def test_a_pad_is_pushed_to_everybody(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            pad = await ada.create_pad(["Ada", "Ben"])
            address = f"ws{server.url.removeprefix('http')}/api/pads/{pad['id']}/socket"
            async with connect(address) as first, connect(address) as second:
                for socket in (first, second):
                    assert json.loads(await socket.recv())["pad"] == pad
                changed = await ada.put_pad_row(pad["id"], 1, "Ben", [12, 40], ["city-2"])
                for socket in (first, second):
                    told = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    assert told == {"t": "pad", "pad": changed}
            missing = f"ws{server.url.removeprefix('http')}/api/pads/nothingthere/socket"
            async with connect(missing) as nobody:
                await nobody.wait_closed()
                assert nobody.close_code == 4404

    go(work())
