"""Who knocks too often is not let in: handshakes of sockets are calls, and wrong ones guesses."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from support.servers import GENEROUS, running, settings_for, sqlite_url
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alula.client import Client
from alula.server.settings import Limits


async def knock(address: str, hello: str = '{"t": "hello"}') -> int:
    """The status before the upgrade, or the close code after it; 0 if we were let in."""
    try:
        async with connect(address) as socket:
            await socket.send(hello)
            await asyncio.wait_for(socket.recv(), 10)
            return 0
    except InvalidStatus as refused:
        waits = int(refused.response.headers["Retry-After"]) >= 1
        return refused.response.status_code if waits else 0
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.parametrize(
    ("path", "hello", "code"),
    [
        ("/api/tables/guess0000000/socket", '{"t": "hello"}', 4404),
        ("/api/tables/guess0000000/socket", '{"t": "hello", "token": "short"}', 4401),
        ("/api/pads/guess0000000/socket", '{"t": "hello"}', 4404),
        ("/api/nothing", '{"t": "hello"}', 4404),
    ],
)
def test_guesses_at_sockets_are_counted(tmp_path: Path, path: str, hello: str, code: int) -> None:
    limits = replace(GENEROUS, guesses_per_minute=6)

    async def work(url: str) -> list[int]:
        return [await knock(f"ws{url[4:]}{path}", hello) for _ in range(20)]

    with running(settings_for(sqlite_url(tmp_path), limits=limits)) as server:
        codes = asyncio.run(work(server.url))
    assert codes[:6] == [code] * 6
    assert codes.count(429) >= 12


def test_a_handshake_is_a_call(tmp_path: Path) -> None:
    limits = replace(GENEROUS, calls_per_minute=12)

    async def work(url: str) -> list[int]:
        async with Client(url) as ada:
            table = (await ada.create(2, name="Ada"))["table"]["id"]
            return [await knock(f"ws{url[4:]}/api/tables/{table}/socket") for _ in range(20)]

    with running(settings_for(sqlite_url(tmp_path), limits=limits)) as server:
        codes = asyncio.run(work(server.url))
    assert codes[:10] == [0] * 10
    assert codes.count(429) >= 8


def test_two_hundred_people_behind_one_address_come_back_after_a_restart(tmp_path: Path) -> None:
    limits = replace(Limits(), new_tables_per_hour_address=1_000)
    settings = settings_for(sqlite_url(tmp_path), limits=limits)

    async def open_tables(url: str) -> list[tuple[str, str]]:
        places = []
        for number in range(50):
            token = f"{number:043d}"
            table = (await Client(url, token).create(2, name="Ada"))["table"]["id"]
            places.append((table, token))
        return places

    async def come_back(url: str, places: list[tuple[str, str]]) -> list[int]:
        return await asyncio.gather(
            *(
                knock(
                    f"ws{url[4:]}/api/tables/{table}/socket",
                    json.dumps({"t": "hello", "token": token}),
                )
                for table, token in places
                for _ in range(4)
            )
        )

    with running(settings) as server:
        places = asyncio.run(open_tables(server.url))
    with running(settings) as server:
        assert asyncio.run(come_back(server.url, places)) == [0] * 200
