"""What a hostile client tries: refused by the documented limits, and others are not disturbed."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers import GENEROUS, Running, running, settings_for, sqlite_url
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from alula.client import Client, play_seat
from alula.server.limits import Buckets
from alula.server.settings import Limits


def go(work: Awaitable[Any]) -> None:
    async def run() -> None:
        await asyncio.wait_for(work, 60)

    asyncio.run(run())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the real limits."""
    folder = tmp_path_factory.mktemp("strict")
    with running(settings_for(sqlite_url(folder), limits=Limits())) as one:
        yield one


def socket_address(url: str, table: str) -> str:
    return f"ws{url.removeprefix('http')}/api/tables/{table}/socket"


async def opened(client: Client) -> str:
    answer = await client.create(2, name="Ada", bots=["random"], pace="off")
    table: str = answer["table"]["id"]
    await client.start(table)
    return table


async def close_code(socket: ClientConnection) -> int | None:
    """Listen until the server closes."""

    async def listen() -> None:
        async for _ in socket:
            pass

    with contextlib.suppress(ConnectionClosed):
        await asyncio.wait_for(listen(), 15)
    return socket.close_code


def test_thousands_of_tables_are_refused_with_a_time_to_wait(strict: Running) -> None:
    with httpx.Client(base_url=strict.url) as guest:
        answers = [guest.post("/api/tables", json={"seats": 2}) for _ in range(15)]
        assert [answer.status_code for answer in answers] == [201] * 10 + [429] * 5
        last = answers[-1]
        assert int(last.headers["retry-after"]) == last.json()["error"]["retry_after"] > 0
        assert guest.get("/api/tables").status_code == 200


def test_a_foreign_page_cannot_act_for_a_guest(server: Running) -> None:
    evil = {"Origin": "https://evil.example"}
    with httpx.Client(base_url=server.url) as browser:
        for origin in ("https://evil.example", "null", server.url + ".evil.example"):
            answer = browser.post(
                "/api/play", json={"bots": ["random"]}, headers={"Origin": origin}
            )
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "foreign_origin"
        own = browser.post("/api/play", json={"bots": ["random"]}, headers={"Origin": server.url})
        assert own.status_code == 201
        table = own.json()["table"]["id"]

    async def work() -> None:
        with pytest.raises(InvalidStatus) as caught:
            async with connect(socket_address(server.url, table), additional_headers=evil):
                pass
        assert caught.value.response.status_code == 403

    go(work())


@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b"{", {}, 400, "malformed"),
        (b'{"seats": 2, "seats": "x"}', {}, 422, "invalid"),
        (b"[" * 5000, {}, 400, "malformed"),
        (b"\xff\xfe", {}, 400, "malformed"),
        (b'{"seats": NaN}', {}, 422, "invalid"),
        (b'{"seats": 1e400}', {}, 422, "invalid"),
        (b'{"seats": 2.0}', {}, 422, "invalid"),
        (b'{"seats": true}', {}, 422, "invalid"),
        (b'{"seats": 2, "extra": 1}', {}, 422, "invalid"),
        (b"x" * 20_000, {}, 413, "too_large"),
        (b'{"seats": 2}', {"content-type": "text/plain"}, 415, "not_json"),
        (b'{"seats": 2, "name": "\\u0000\\u202e "}', {}, 422, "bad_name"),
        (b'{"seats": 2, "name": "\\ud800"}', {}, 422, None),
    ],
)
def test_bad_bodies(
    server: Running, body: bytes, headers: dict[str, str], status: int, code: str | None
) -> None:
    given = {"content-type": "application/json", **headers}
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=given)
    assert answer.status_code == status
    assert code in (None, answer.json()["error"]["code"])
    assert len(answer.json()["error"]["message"]) < 300


def test_a_body_of_unknown_length_is_cut_off(server: Running) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables", content=endless(), headers=headers)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<script>alert(1)</script>", None),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("  A\u0000d\u0007a \n", "A d a"),
        ("\u202eevil\u202c", "evil"),
        ("Ada\u200b\u200bBen", "AdaBen"),
        ("家族 👨‍👩‍👧", "家族 👨‍👩‍👧"),
        ("O'Neil; DROP TABLE", "O'Neil; DROP TABLE"),
    ],
)
def test_names_are_text_and_nothing_else(server: Running, typed: str, shown: str | None) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={"seats": 2, "name": typed})
    if shown is None:
        assert answer.status_code == 422
    else:
        assert answer.json()["table"]["seats"][0]["name"] == shown


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    limits = replace(GENEROUS, guesses_per_minute=6)
    with (
        running(settings_for(sqlite_url(tmp_path), limits=limits)) as server,
        httpx.Client(base_url=server.url) as guest,
    ):
        codes = [guest.get(f"/api/links/guess{n:05d}").status_code for n in range(30)]
        assert codes[:6] == [404] * 6
        assert codes.count(429) >= 20


def test_a_flood_on_one_socket_does_not_disturb_a_game(strict: Running) -> None:
    async def work() -> None:
        bad = Client(strict.url, "f" * 43)
        table = await opened(bad)
        async with connect(socket_address(strict.url, table)) as flood:
            await flood.send(json.dumps({"t": "hello", "token": bad.token}))

            async def shout() -> int | None:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(2000):
                        await flood.send('{"t": "react", "reaction": "hurry"}')
                        await asyncio.sleep(0)
                return await close_code(flood)

            good = Client(strict.url, "g" * 43)
            quiet = await opened(good)
            async with good.live(quiet) as live:
                code, view = await asyncio.gather(
                    shout(), play_seat(live, lambda _view, options: options[0])
                )
            assert code in (4429, 1006)  # 1006: it was too busy shouting to hear the answer
            assert view["result"]

    go(work())


def test_what_a_socket_refuses(server: Running) -> None:
    async def said(table: str, *frames: str | bytes) -> ClientConnection:
        socket = await connect(socket_address(server.url, table))
        for frame in frames:
            await socket.send(frame)
        return socket

    async def work() -> None:
        ada = Client(server.url, "a" * 43)
        table = await opened(ada)
        hello = json.dumps({"t": "hello", "token": "a" * 43})
        assert await close_code(await said(table, '{"t": "move"}')) == 4400
        assert await close_code(await said(table, b"\x00\x01")) == 4400
        assert await close_code(await said(table, '{"t": "hello", "token": "short"}')) == 4401
        assert await close_code(await said(table, '{"t": "hello", "since": -1}')) == 4400
        assert await close_code(await said(table, hello, "x" * 5000)) == 1009
        socket = await said(table, hello)
        for frame in (
            "{", "null", "[]", '{"t": "nothing"}', '{"t": "hello"}', b"\xff",
            '{"t": "move", "id": "m", "decision": "1.play.0", "event": 3}',
            '{"t": "move", "id": "../..", "decision": "1.play.0", "event": {}}',
            '{"t": "move", "id": "m", "decision": "9.play.0", "event": {}}',
            '{"t": "vote", "id": "m", "seat": 9}',
            '{"t": "resync", "since": 99999999999999999999999}',
            "[" * 3000,
        ):  # fmt: skip
            await socket.send(frame)
            while json.loads(await asyncio.wait_for(socket.recv(), 10))["t"] != "error":
                pass
        await socket.close()

    go(work())


def test_too_many_sockets_of_one_guest(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_guest=3)

    async def work(url: str) -> None:
        ada = Client(url, "a" * 43)
        table = await opened(ada)
        sockets = []
        for _ in range(4):
            socket = await connect(socket_address(url, table))
            await socket.send(json.dumps({"t": "hello", "token": ada.token}))
            sockets.append(socket)
            if len(sockets) < 4:
                await socket.recv()
        assert await close_code(sockets[3]) == 4429
        for socket in sockets:
            await socket.close()
        while True:  # the places are free again
            again = await connect(socket_address(url, table))
            await again.send(json.dumps({"t": "hello", "token": ada.token}))
            try:
                await again.recv()
                break
            except ConnectionClosed:
                continue
        await again.close()

    with running(settings_for(sqlite_url(tmp_path), limits=limits)) as server:
        go(work(server.url))


def test_buckets_fill_with_time_and_never_grow_without_bound() -> None:
    time = [0.0]
    buckets = Buckets(2, 10, lambda: time[0])
    assert [buckets.take("a") for _ in range(2)] == [0, 0]
    assert buckets.take("a") == pytest.approx(5)
    assert buckets.take("b") == 0
    time[0] += 5
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
