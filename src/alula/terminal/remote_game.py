"""A game at a server, as one of its seats: the same prompts, over the live socket.

The socket lives in a thread of its own with an event loop; the person's thread asks and waits.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, TypeVar, cast
from urllib.parse import urlsplit

import httpx

from alula.client import ApiError, Client, Disconnected, FairPromise, LiveTable, Refused
from alula.client.fairness import Objection
from alula.client.player import HARMLESS
from alula.rules import PlayerEvent, ToldEvent, View, event_from_json
from alula.terminal.storage import Ticket, write

if TYPE_CHECKING:
    from alula.wire.socket import ServerMessage

T = TypeVar("T")


class ServerTrouble(Exception):
    """The server is not there, or refused; the text is for people."""


class RemoteGame:
    """One seat at a table of a server."""

    def __init__(self, url: str, token: str | None, path: Path) -> None:
        self._path = path
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._client = Client(url, token)
        self._live: LiveTable | None = None
        self._messages: AsyncIterator[ServerMessage] | None = None
        self.objections: list[Objection] | None = None
        """What about the dealing was not as promised, once the game is over."""
        self._told = 0
        """How many entries of the table have been told."""
        self._stored = 0
        """The entry of our own last move: what comes before it is an old position."""

    @classmethod
    @contextmanager
    def start(
        cls, url: str, name: str, bots: Sequence[str], variant: str, path: Path
    ) -> Iterator["RemoteGame"]:
        """A table of one person and bots, started at once."""
        with closing(cls(url, None, path)) as game:
            game._wait_for(game._client.__aenter__())
            table = game._wait_for(game._client.play(bots, name, variant=variant))
            game._sit_down(table["table"]["id"])
            yield game

    @classmethod
    @contextmanager
    def join(cls, link: str, name: str, path: Path) -> Iterator["RemoteGame"]:
        """A seat at a friend's table, by its link."""
        url, _, code = link.rpartition("/join/")
        with closing(cls(url, None, path)) as game:
            game._wait_for(game._client.__aenter__())
            table = game._wait_for(game._client.link(code))["table"]["id"]
            game._wait_for(game._client.sit(table, code, name))
            game._sit_down(table)
            yield game

    @classmethod
    @contextmanager
    def resume(cls, ticket: Ticket, path: Path) -> Iterator["RemoteGame"]:
        """The seat that was left, by its ticket."""
        with closing(cls(ticket.server, ticket.token, path)) as game:
            if ticket.random:
                promise = FairPromise(ticket.commitment or None, ticket.random)
                game._client.promises[ticket.table] = promise
            game._sit_down(ticket.table)
            game._told = len(game._table.entries)
            yield game

    def close(self) -> None:
        """Let go of the table; the seat stays ours."""
        if self._live is not None:
            self._wait_for(self._live.__aexit__(None, None, None))
        self._wait_for(self._client.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # -- the game, as the prompts know it --------------------------------------------------------

    @property
    def view(self) -> View:
        view = self._table.view
        if view is None:
            raise ServerTrouble("the table has not been dealt yet")
        return view

    @property
    def options(self) -> Sequence[PlayerEvent]:
        return [cast(PlayerEvent, event_from_json(option)) for option in self._table.options]

    @property
    def come_back(self) -> str:
        return str(self._path)

    def keep(self) -> None:
        """A ticket to come back with; in its place the record, once the game is over."""
        view = self._table.view
        if view is not None and view["result"] is not None:
            record = self._wait_for(self._client.record(self._id))
            self.objections = self._table.objections(record) if "fair" in record else []
            write(self._path, json.dumps(record) + "\n")
            return
        commitment, random = self._table.promise
        token = self._client.token or ""
        ticket = Ticket(self._client.url, self._id, token, commitment or "", random)
        write(self._path, json.dumps(ticket._asdict()) + "\n")

    def answer(self, event: PlayerEvent) -> Iterable[ToldEvent]:
        try:
            self._stored = self._wait_for(self._table.move(event.to_json()))
        except Refused as refused:
            if refused.code not in HARMLESS:
                raise ServerTrouble(str(refused)) from None
        return ()  # it comes back with the events of the table

    def go_on(self) -> Iterator[ToldEvent]:
        while True:
            for entry in self._table.entries[self._told :]:
                self._told += 1
                yield from entry["events"]
            if self._is_my_turn or self._is_over:
                return
            self._next_message()

    @property
    def in_lobby(self) -> bool:
        """Whether the host has not started yet."""
        table = self._table.table
        return table is not None and table["status"] == "lobby"

    def wait_for_the_deal(self) -> None:
        while self._table.view is None and not self._is_over:
            self._next_message()

    @property
    def _is_my_turn(self) -> bool:
        return bool(self._table.options) and self._table.seq >= self._stored

    @property
    def _is_over(self) -> bool:
        table = self._table.table
        if table is not None and table["status"] == "closed":
            raise ServerTrouble("the host has closed the table")
        view = self._table.view
        return view is not None and view["result"] is not None

    # -- the other thread ------------------------------------------------------------------------

    @property
    def _table(self) -> LiveTable:
        assert self._live is not None, "sit down first"
        return self._live

    def _sit_down(self, table: str) -> None:
        self._id = table
        self._live = self._client.live(table)
        self._wait_for(self._live.__aenter__())
        self._messages = self._live.messages()
        while not self._live.table:
            self._next_message()

    def _next_message(self) -> None:
        assert self._messages is not None
        self._wait_for(anext(self._messages))

    def _wait_for(self, work: Awaitable[T]) -> T:
        """Let the other thread do something, and wait until it is done."""

        async def do() -> T:
            return await work

        done: Future[T] = asyncio.run_coroutine_threadsafe(do(), self._loop)
        try:
            return done.result()
        except (ApiError, Disconnected) as error:
            raise ServerTrouble(str(error)) from None
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise ServerTrouble(f"{self._client.url}: {error}") from None


def is_address(text: str) -> bool:
    """Whether a text is the address of a server, or a link to join a table."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)
