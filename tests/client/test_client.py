"""The client: what the page of the API promises, in a few lines of Python."""

import asyncio
import inspect
import json
import re
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers import Running
from websockets.asyncio.server import ServerConnection, serve

import alula.client
from alula.client import ApiError, Client, LiveTable, OtherProtocol, Refused, play_seat

PAGE = Path(__file__).parent.parent.parent / "docs" / "api.md"


def go(work: Awaitable[Any]) -> None:
    async def run() -> None:
        await asyncio.wait_for(work, 60)

    asyncio.run(run())


def test_every_call_of_the_page_exists(server: Running) -> None:
    page = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    real = {(method.upper(), path) for path, item in page.items() for method in item}
    told = set()
    for methods, path in re.findall(r"\| `(GET|POST|PUT|DELETE) (/api/[^`?]+)", PAGE.read_text()):
        plain = re.sub(r"\{(\w+)\}", "{}", path)
        told.add((methods, plain))
    assert told == {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in real}


def test_a_refusal_is_an_exception_with_its_code(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            with pytest.raises(ApiError, match="no such table") as caught:
                await ada.table("nothingthere")
            assert (caught.value.status, caught.value.code) == (404, "no_table")
            opened = await ada.play(["random"], pace="off", random="00" * 16)
            async with ada.live(opened["table"]["id"]) as live:
                async for _ in live.messages():
                    if live.options:
                        break
                with pytest.raises(Refused) as refused:
                    await live.move({"event": "play", "player": 0, "region": 99})
                assert refused.value.code == "malformed"

    go(work())


def test_a_cut_connection_comes_back_with_the_move_that_was_on_its_way(server: Running) -> None:
    """The socket is cut after every move is sent, before the answer can arrive."""

    class Cut(LiveTable):
        async def _send(self, frame: str) -> None:
            await super()._send(frame)
            if self._socket is not None and '"t": "move"' in frame and self._moves % 3 == 0:
                self._socket.transport.abort()

    async def work() -> None:
        async with Client(server.url) as ada:
            opened = await ada.play(["random"], pace="off", random="00" * 16)
            async with Cut(server.url, opened["table"]["id"], ada.token) as live:
                view = await play_seat(live, lambda _view, options: options[0])
            assert live.reconnects >= 3
            assert [entry["seq"] for entry in live.entries] == list(range(1, live.seq + 1))
            plays = [e for e in live.entries if e["events"] and e["events"][0]["event"] == "play"]
            assert len(plays) == 2 * 8
            assert view["result"]

    go(work())


def test_a_gap_is_found_and_filled(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            opened = await ada.play(["random"], pace="off", random="00" * 16)
            async with ada.live(opened["table"]["id"]) as live:
                async for _ in live.messages():
                    if live.options:
                        break
                live.seq -= 2  # as if two entries had never arrived
                del live.entries[-2:]
                await live.move(live.options[0])
                async for message in live.messages():
                    if message["t"] == "snapshot":
                        break
                assert [entry["seq"] for entry in live.entries] == list(range(1, live.seq + 1))

    go(work())


def test_every_public_name_says_what_it_is() -> None:
    for name in alula.client.__all__:
        thing = getattr(alula.client, name)
        assert inspect.getdoc(thing), name
        own = {k: v for k, v in vars(thing).items() if not k.startswith("_") and k != "call"}
        for inner, part in own.items() if isinstance(thing, type) else ():
            if callable(part) or isinstance(part, property):
                assert inspect.getdoc(part), f"{name}.{inner}"


def test_a_server_of_another_protocol_is_told_apart() -> None:
    """The listener and whoever waits for a move hear it, and nobody waits for ever."""

    async def other(socket: ServerConnection) -> None:
        await socket.recv()
        you = {"seat": 0, "host": True}
        welcome = {"t": "welcome", "protocol": "alula-table/2", "you": you}
        await socket.send(json.dumps({**welcome, "now": 0, "bots_ready": True}))
        await socket.wait_closed()

    async def work() -> None:
        async with serve(other, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with LiveTable(f"http://127.0.0.1:{port}", "t" * 12, None) as table:
                with pytest.raises(OtherProtocol, match=r"speaks alula-table/2.* alula-table/1"):
                    async for _ in table.messages():
                        pass
                with pytest.raises(OtherProtocol):
                    await table.move({"event": "play", "player": 0, "region": 1}, "1.play.0")

    go(work())
