"""People who play on whatever happens to the servers, and remember what they were promised."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import httpx

from alula.client import ApiError, Client, LiveTable, Refused
from alula.records import Record, check, verify
from alula.wire.scores import FinishedGame

T = TypeVar("T")
Json = dict[str, Any]

CALL_AGAIN_S = 0.2


@dataclass(slots=True)
class Findings:
    """What must all be zero, and how much was tried."""

    games: int = 0
    acknowledged: int = 0
    reconnects: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    different: int = 0
    bad_records: int = 0
    unfinished: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        wrong = (self.lost, self.doubled, self.gaps, self.different, self.bad_records)
        return not any(wrong) and not self.unfinished and self.games > 0

    def line(self) -> str:
        return (
            f"{self.games} games, {self.acknowledged} acknowledged moves, "
            f"{self.reconnects} reconnections: {self.lost} lost, {self.doubled} doubled, "
            f"{self.gaps} gaps, {self.different} seen differently, "
            f"{self.bad_records} bad records, {self.unfinished} unfinished"
        )


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """A call that is repeated until a server answers it."""
    while True:
        try:
            return await call()
        except httpx.HTTPError:
            await asyncio.sleep(CALL_AGAIN_S)
        except ApiError as error:
            if error.status not in (502, 503):
                raise
            await asyncio.sleep(CALL_AGAIN_S)


@dataclass(slots=True)
class Promise:
    """A move that the server has acknowledged."""

    seq: int
    event: Mapping[str, object]


class Crowd:
    """Tables of two people (at different servers, if there are several) and a bot."""

    def __init__(self, urls: Sequence[str], tables: int, pause_s: float = 0.02) -> None:
        self._urls = urls
        self._tables = tables
        self._pause_s = pause_s
        self._over = asyncio.Event()
        self.findings = Findings()

    async def play(self, disturb: Awaitable[Any], patience_s: float = 120) -> Findings:
        """Play game after game while something goes wrong; then finish and check everything."""
        people = [asyncio.create_task(self._table(number)) for number in range(self._tables)]
        await disturb
        self._over.set()
        done, late = await asyncio.wait(people, timeout=patience_s)
        self.findings.unfinished += len(late)
        for task in late:
            task.cancel()
        for task in done:
            error = task.exception()
            if error is not None:
                self.findings.unfinished += 1
                self.findings.notes.append(f"{type(error).__name__}: {error}")
        return self.findings

    async def _table(self, number: int) -> None:
        rng = Random(number)
        urls = [self._urls[(number + seat) % len(self._urls)] for seat in range(2)]
        first, second = (
            Client(url, f"{number:02d}{seat}".ljust(43, "x")) for seat, url in enumerate(urls)
        )
        while not self._over.is_set():
            await self._game(first, second, rng)

    async def _game(self, ada: Client, ben: Client, rng: Random) -> None:
        opened = await insist(
            lambda: ada.create(3, name="Ada", bots=["random"], pace="off", random="00" * 16)
        )
        table, join = opened["table"]["id"], opened["table"]["join"]
        await insist(lambda: ben.sit(table, join, "Ben", random="11" * 16))
        try:
            await insist(lambda: ada.start(table))
        except ApiError as error:
            if error.code != "not_in_lobby":  # the first call was stored, its answer was lost
                raise
        async with ada.live(table) as first, ben.live(table) as second:
            promises = await asyncio.gather(*(self._seat(t, rng) for t in (first, second)))
        self.findings.reconnects += first.reconnects + second.reconnects
        game = await insist(lambda: ben.game(table))
        self._judge(game, (first, second), promises)

    async def _seat(self, table: LiveTable, rng: Random) -> list[Promise]:
        """Play a seat, at a pace that leaves time for accidents."""
        promises: list[Promise] = []
        stored = 0
        async for message in table.messages():
            if message["t"] not in ("snapshot", "events"):
                continue
            if table.over:
                break
            if table.view is None or not table.options or table.seq < stored:
                continue
            await asyncio.sleep(rng.uniform(0, 2 * self._pause_s))
            event = rng.choice(table.options)
            try:
                stored = await table.move(event)
                promises.append(Promise(stored, event))
            except Refused as refused:
                if refused.code not in ("already_answered", "not_open"):
                    raise
        return promises

    def _judge(
        self, game: FinishedGame, tables: Sequence[LiveTable], promises: Sequence[list[Promise]]
    ) -> None:
        found = self.findings
        found.games += 1
        try:
            record = Record.from_json(game["record"])
            check(record)
            verify(record)
        except ValueError as error:
            found.bad_records += 1
            found.notes.append(str(error))
        for table, promised in zip(tables, promises, strict=True):
            numbers = [entry["seq"] for entry in table.entries]
            found.gaps += numbers != list(range(1, table.seq + 1))
            by_number = {entry["seq"]: entry["events"] for entry in table.entries}
            for promise in promised:
                found.acknowledged += 1
                found.lost += by_number.get(promise.seq, [None])[:1] != [promise.event]
            seqs = [promise.seq for promise in promised]
            found.doubled += len(seqs) - len(set(seqs))
        plays = [e for e in game["record"]["events"] if e["event"] == "play"]
        found.doubled += len(plays) != 3 * 8
        found.different += public(tables[0]) != public(tables[1])


def public(table: LiveTable) -> list[Json]:
    """What both people have seen alike."""
    told: list[Any] = []
    for entry in table.entries:
        for event in entry["events"]:
            hidden = event["event"] in ("play", "keep", "deal", "find")
            told.append({"event": event["event"]} if hidden else event)
        if entry["table"]:
            told.append(entry["table"])
    return told
