"""A request must come whole within a time; a live socket has all the time it wants."""

import asyncio

import pytest
from support.servers import Running

from alula.client import Client
from alula.server import impatient


def test_a_live_socket_outlives_the_time_of_a_request(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(impatient, "WHOLE_S", 0.3)

    async def work() -> None:
        async with Client(server.url) as ada:
            opened = await ada.create(2, name="Ada", random="00" * 16)
            async with ada.live(opened["table"]["id"]) as live:
                await anext(live.messages())
                room = server.server.house.hub.rooms[opened["table"]["id"]]
                (first,) = room
                await asyncio.sleep(0.8)
                assert list(room) == [first]

    asyncio.run(work())
