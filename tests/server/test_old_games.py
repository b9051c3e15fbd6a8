"""A database of an older version opens, shows what it held, and every game comes to its end.

The files in `data/` are made by `python -m lab games-in-progress` and never written again.
"""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.servers import Running, running, settings_for

from alula.client import Client, play_seat
from alula.records import Record, check, verify
from alula.wire.tables import TableAnswer

DATA = Path(__file__).parent / "data"
Json = dict[str, Any]


@pytest.mark.parametrize("name", ["games-0957328"])
def test_every_game_in_progress_can_be_played_to_its_end(name: str, tmp_path: Path) -> None:
    told = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    database = tmp_path / "old.db"
    database.write_bytes(gzip.decompress((DATA / f"{name}.db.gz").read_bytes()))
    forever: Json = {"keep_days": 0, "keep_idle_days": 36_500}
    settings = settings_for(f"sqlite:///{database}", bot_budget_ms=5, **forever)
    with running(settings) as server:
        asyncio.run(asyncio.wait_for(_everything(server, told), 300))


async def _everything(server: Running, told: Json) -> None:
    ended = await asyncio.gather(*(_to_the_end(server, table) for table in told["tables"]))
    by_label = dict(zip((table["label"] for table in told["tables"]), ended, strict=True))
    assert by_label.pop("closed") == "closed"
    assert set(by_label.values()) == {"finished"}
    assert len(by_label) == 15
    async with Client(server.url) as client:
        for pad in told["pads"]:
            now = await client.pad(pad["id"])
            assert now["rows"] == pad["rows"]
            changed = await client.add_pad_row(pad["id"], "Cleo")
            assert len(changed["rows"]) == len(pad["rows"]) + 1


async def _to_the_end(server: Running, table: Json) -> str:
    """Everybody comes back with the token they have, and plays."""
    people = [Client(server.url, token) for token in table["tokens"]]
    found = (await people[0].table(table["id"]))["table"]
    if found["status"] == "closed":
        await people[0].__aexit__(None, None, None)
        return "closed"
    assert found["id"] in [game["id"] for game in await people[0].my_games()]
    if found["status"] == "lobby":
        await people[0].start(table["id"], fill="random")
    await asyncio.gather(*(_play(client, table["id"]) for client in people))
    game = await people[0].game(table["id"])
    record = Record.from_json(game["record"])
    check(record)
    assert verify(record) > 0
    for client in people:
        await client.__aexit__(None, None, None)
    return str((await _status(server, table["id"]))["table"]["status"])


async def _status(server: Running, table: str) -> TableAnswer:
    async with Client(server.url) as anybody:
        return await anybody.table(table)


async def _play(client: Client, table: str) -> None:
    random = Random(table)
    async with client.live(table) as live:
        await play_seat(live, lambda _view, options: random.choice(options))
