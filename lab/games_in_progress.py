"""`python -m lab games-in-progress DIR NAME`: a database as an older version leaves it.

The server of the checkout DIR opens tables of every kind, plays some of them a little and is
killed. `tests/server/data/NAME.db.gz` is its database, `NAME.json` says who sits where. Later
versions must open it, and every game must come to its end (`tests/server/test_old_games.py`).
"""

import asyncio
import gzip
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from alula.client import Client
from alula.wire.scores import Pad
from lab.loadtest.process import ServerProcess, server_process

DATA = Path(__file__).parent.parent / "tests" / "server" / "data"
Json = dict[str, Any]
TOY = "toy=" + sys.executable + " tests/support/odd_bot.py good"


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print("usage: python -m lab games-in-progress DIR NAME", file=sys.stderr)
        return 2
    source, name = Path(arguments[0]), arguments[1]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "alula.db"
        os.environ["ALULA_DATABASE_URL"] = f"sqlite:///{database}"
        options = ("--bot-pace-ms", "0", "--no-warm-bots", "--stand-in", "random")
        with server_process(*options, "--bot-program", TOY, source=source) as server:
            told = asyncio.run(_Opener(server).everything())
            server.kill()
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        DATA.mkdir(exist_ok=True)
        packed = gzip.compress(database.read_bytes(), mtime=0)
    (DATA / f"{name}.db.gz").write_bytes(packed)
    (DATA / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(f"{len(told['tables'])} tables, {len(told['pads'])} pads, {len(packed)} bytes")
    return 0


class _Opener:
    """People who open tables, play a little, and are interrupted."""

    def __init__(self, server: ServerProcess) -> None:
        self._url = server.url
        self._random = Random(957328)
        self.tables: list[Json] = []

    async def everything(self) -> Json:
        days = {"kind": "days", "days": 2}
        seconds = {"kind": "decision", "seconds": 600}
        await self._game("basic", 4, moves=25)
        await self._game("basic, first round", 2, moves=1)
        await self._game("advanced, keeping", 3, moves=2, variant="advanced")
        await self._game("advanced, six by days", 6, moves=70, variant="advanced", clock=days)
        await self._game("with bots, by days", 2, ["random", "toy"], moves=9, clock=days)
        await self._game("with a level", 1, ["pathfinder"], moves=4, variant="advanced")
        await self._game("clock", 2, moves=12, clock=seconds)
        await self._game("chat, no pace", 2, moves=20, chat=True, pace="off", spectators=False)
        await self._game("a person has left", 3, moves=8, leaver=2)
        finished = await self._game("finished", 2, ["random"], moves=1_000)
        await self._rematch(finished)
        closed = await self._game("closed", 2, moves=3)
        await closed[0].close_table(self.tables[-1]["id"])
        await self._lobby("lobby", public=True)
        await self._lobby("lobby with a bot", bots=["random"], variant="advanced")
        await self._tutorial()
        pads = [await self._pad(), await self._pad()]
        await self._game("dealing", 2, moves=0)  # the last: it must not be dealt before the end
        return {"tables": self.tables, "pads": pads}

    async def _guest(self) -> Client:
        client = Client(self._url)
        await client.__aenter__()
        return client

    def _note(self, label: str, table: str, people: Sequence[Client]) -> None:
        tokens = [client.token for client in people]
        self.tables.append({"label": label, "id": table, "tokens": tokens})

    async def _game(
        self,
        label: str,
        people: int,
        bots: Sequence[str] = (),
        *,
        moves: int,
        leaver: int | None = None,
        **options: Any,
    ) -> list[Client]:
        guests = [await self._guest() for _ in range(people)]
        own = {"random": "ab" * 16} if moves else {}
        opened = await guests[0].create(
            people + len(bots), name="Ada", bots=list(bots), **own, **options
        )
        table, join = opened["table"]["id"], opened["table"]["join"]
        for name, guest in zip(("Ben", "Cleo", "Dan", "Eve", "Finn"), guests[1:], strict=False):
            await guest.sit(table, join, name, **own)
        await guests[0].start(table)
        self._note(label, table, guests)
        await self._move(table, guests, moves)
        if leaver is not None:
            await guests[leaver].leave(table)
            for guest in guests[:leaver]:
                async with guest.live(table) as live:
                    await anext(live.messages())
                    await guest.vote(table, leaver)
            await self._move(table, guests[:leaver], 5)
        return guests

    async def _move(self, table: str, guests: Sequence[Client], moves: int) -> None:
        """So many moves of people, each where a person has something to decide."""
        made = idle = 0
        while made < moves and idle < 3_000:
            before = made
            for guest in guests:
                now = await guest.events(table, 100_000)
                if now["table"]["status"] == "finished":
                    return
                game = now["game"]
                if made < moves and game is not None and game["options"]:
                    event = self._random.choice(game["options"])
                    name = f"m{self._random.getrandbits(48)}"
                    await guest.move(table, name, game["view"]["decision"], event)
                    made += 1
            idle = 0 if made > before else idle + 1
            await asyncio.sleep(0.02 if made == before else 0)

    async def _rematch(self, guests: Sequence[Client]) -> None:
        again = await guests[0].rematch(self.tables[-1]["id"])
        self._note("rematch", again["table"]["id"], guests)

    async def _lobby(self, label: str, **options: Any) -> None:
        guest = await self._guest()
        opened = await guest.create(3, name="Ada", **options)
        self._note(label, opened["table"]["id"], [guest])

    async def _tutorial(self) -> None:
        guest = await self._guest()
        opened = await guest.tutorial("Ada")
        self._note("tutorial", opened["table"]["id"], [guest])
        await self._move(opened["table"]["id"], [guest], 2)

    async def _pad(self) -> Pad:
        guest = await self._guest()
        pad = await guest.create_pad(["Ada", "Ben"])
        await guest.put_pad_row(pad["id"], 0, "Ada", [44, None, *[None] * 6], ["city-2"])
        return await guest.pad(pad["id"])
