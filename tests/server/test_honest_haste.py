"""The default limits are for floods: honest programs play at full speed, and know when to wait."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.servers import GENEROUS, Running, running, settings_for, sqlite_url
from websockets.asyncio.client import ClientConnection, connect

from alula.client import Client, play_seat
from alula.server.settings import Limits

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
PLAIN, WITH_CLIENT = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
RUNS = 6
Json = dict[str, Any]


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The default limits, but for the tables of one address: all tests are one."""
    limits = replace(Limits(), new_tables_per_hour=1_000, new_tables_per_hour_address=1_000)
    folder = tmp_path_factory.mktemp("usual")
    with running(settings_for(sqlite_url(folder), limits=limits)) as server:
        yield server


@pytest.mark.parametrize("program", [PLAIN, WITH_CLIENT], ids=["plain", "client"])
def test_the_programs_of_the_page_never_hang(program: str, usual: Running) -> None:
    """Unchanged, many times, some at once."""
    many = [
        subprocess.Popen([sys.executable, "-c", program, usual.url], stdout=subprocess.PIPE)
        for _ in range(RUNS)
    ]
    for one in many:
        told, _ = one.communicate(timeout=60)
        assert one.returncode == 0
        assert b"fame" in told


async def until(socket: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["t"] == kind:
            return message


def test_too_many_messages_are_refused_by_name_with_a_time(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_per_10s=5)

    async def work(url: str) -> None:
        ada = Client(url, "a" * 43)
        table = (await ada.play(["random"], pace="off"))["table"]["id"]
        async with connect(f"ws{url[4:]}/api/tables/{table}/socket") as socket:
            await socket.send(json.dumps({"t": "hello", "token": ada.token}))
            await until(socket, "snapshot")
            move = {"t": "move", "decision": "1.play.0", "event": {"event": "nothing"}}
            for number in range(6):
                await socket.send(json.dumps({**move, "id": f"m{number}"}))
            for number in range(5):
                assert (await until(socket, "refused"))["id"] == f"m{number}"
            refused = await until(socket, "refused")
            assert (refused["id"], refused["code"]) == ("m5", "too_many")
            assert 0 < refused["retry_ms"] <= 2_000
            await socket.send('{"t": "ping", "id": "p"}')
            assert 0 < (await until(socket, "error"))["retry_ms"] <= 2_000
            await asyncio.sleep(refused["retry_ms"] / 1000)
            await socket.send(json.dumps({**move, "id": "m5"}))
            assert (await until(socket, "refused"))["code"] == "malformed"

    with running(settings_for(sqlite_url(tmp_path), limits=limits)) as server:
        asyncio.run(work(server.url))


def test_our_client_obeys_and_plays_on(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_per_10s=20)

    async def work(url: str) -> None:
        async with Client(url) as ada:
            table = (await ada.play(["random"], pace="off"))["table"]["id"]
            async with ada.live(table) as live:
                for _ in range(19):  # as a program does that asks too often
                    await live.say({"t": "ping", "id": "p"})
                view = await play_seat(live, lambda _view, options: options[0])
            assert view["result"]

    with running(settings_for(sqlite_url(tmp_path), limits=limits)) as server:
        asyncio.run(asyncio.wait_for(work(server.url), 60))
