"""Lists of games: no game is folded again for a list as long as nothing happens in it."""

import asyncio
from typing import Any

import pytest
from support.servers import Running

from alula.client import Client
from alula.server.store import rows


async def two_people(ada: Client, ben: Client) -> str:
    """A table with two people, started: no bot moves while the test looks."""
    opened = await ada.create(2, name="Ada", random="00" * 16)
    table: str = opened["table"]["id"]
    await ben.sit(table, opened["table"]["join"] or "", "Ben", random="11" * 16)
    await ada.start(table)
    while (await ada.events(table))["game"] is None:
        await asyncio.sleep(0.01)
    return table


def test_a_list_folds_a_game_once_for_each_move(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[str] = []
    read_table = rows.read_table

    def counting(connection: Any, table_id: str) -> Any:
        folded.append(table_id)
        return read_table(connection, table_id)

    monkeypatch.setattr(rows, "read_table", counting)

    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            ids = [await two_people(ada, ben) for _ in range(3)]

            async def turns() -> list[bool]:
                """As a server would answer that has forgotten these games."""
                for table_id in ids:
                    server.server.store.cache.drop(table_id)
                folded.clear()
                return [game["your_turn"] for game in await ada.my_games("running")]

            assert await turns() == [True] * 3
            assert sorted(folded) == sorted(ids)
            assert await turns() == [True] * 3
            assert folded == []
            game = (await ada.events(ids[-1]))["game"]
            assert game is not None
            await ada.move(ids[-1], "m1", "1.play.0", game["options"][0])
            assert await turns() == [False, True, True]  # the newest first
            assert folded == ids[-1:]
            assert await turns() == [False, True, True]
            assert folded == []

    asyncio.run(work())
