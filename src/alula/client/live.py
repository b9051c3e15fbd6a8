"""A live table: the newest position, moves that arrive exactly once, and reconnection."""

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from alula.chance import SEAT_BYTES
from alula.client.fairness import FairPromise, Objection, objections
from alula.wire import PROTOCOL

if TYPE_CHECKING:
    from alula.rules import MoveEvent, View
    from alula.wire.socket import (
        Ack,
        EntryJson,
        Events,
        GameJson,
        RefusedJson,
        ServerMessage,
        Snapshot,
    )
    from alula.wire.tables import TableJson, You

Json = dict[str, Any]

FIRST_WAIT_S, LAST_WAIT_S = 0.1, 5.0
FINAL_CODES = (4400, 4401, 4403, 4404, 4410)
"""Close codes after which coming back makes no sense."""


class Refused(Exception):
    """A move that the server did not take."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Disconnected(Exception):
    """The server closed the table for this client; the text says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason or f"closed with {code}")
        self.code = code


class OtherProtocol(Disconnected):
    """The server speaks another version of the protocol than this client."""

    def __init__(self, spoken: str) -> None:
        super().__init__(
            0,
            f"the server speaks {spoken}, this client {PROTOCOL}: "
            "install the version of alula that the server has",
        )


class LiveTable:
    """Follows a table over its socket. `messages()` gives what the server says, without gaps.

    When the connection is lost it comes back by itself, asks for what it has missed, and sends
    moves again that were not acknowledged: the server takes each of them once.
    """

    def __init__(
        self,
        url: str,
        table: str,
        token: str | None,
        *,
        since: int = 0,
        promise: FairPromise | None = None,
    ) -> None:
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._token = token
        self.promise = promise or FairPromise(None, secrets.token_hex(SEAT_BYTES))
        """What we were shown and gave before the deal; keep it to come back with."""
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._inbox: asyncio.Queue[ServerMessage | Exception] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._moves = 0
        self._gone: Disconnected | None = None
        self._prefix = secrets.token_hex(4)
        self.seq = since
        self.you: You | None = None
        """Your seat, once the server has said welcome."""
        self.table: TableJson | None = None
        """The table as it is now, once the server has told of it."""
        self.game: GameJson | None = None
        """The game as your seat may see it; None before the deal."""
        self.entries: list[EntryJson] = []
        """Everything that has happened, entry by entry."""
        self.reconnects = 0
        """How often the connection had to be made again."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._follow())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    @property
    def view(self) -> "View | None":
        """What your seat may know (docs/view.md); None before the deal."""
        return self.game["view"] if self.game else None

    @property
    def options(self) -> "list[MoveEvent]":
        """What you may do now; empty if you have no decision."""
        return self.game["options"] if self.game else []

    def objections(self, record: Json) -> list[Objection]:
        """What about the dealing of the finished game was not as promised."""
        return objections(record, self.you["seat"] if self.you else None, self.promise)

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the table was closed."""
        return self.table is not None and self.table["status"] in ("finished", "closed")

    # -- saying --------------------------------------------------------------------------------

    async def move(self, event: Mapping[str, object], decision: str | None = None) -> int:
        """Make a move; the number of its entry once it is stored, or `Refused`."""
        if decision is None:
            decision = self.view["decision"] if self.view else None
        self._moves += 1
        name = f"{self._prefix}-{self._moves}"
        message = {"t": "move", "id": name, "decision": decision, "event": event}
        return await self._ask(name, message)

    async def vote(self, seat: int) -> int:
        """Agree that a bot plays for an absent person; the number of the vote's entry."""
        self._moves += 1
        name = f"{self._prefix}-{self._moves}"
        return await self._ask(name, {"t": "vote", "id": name, "seat": seat})

    async def say(self, message: Json) -> None:
        """Anything that needs no acknowledgement: react, say, ping, resync."""
        await self._send(json.dumps(message))

    async def _ask(self, name: str, message: Json) -> int:
        if self._gone is not None:
            raise self._gone
        frame = json.dumps(message)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[name] = (frame, answer)
        await self._send(frame)
        try:
            return await answer
        finally:
            self._pending.pop(name, None)

    async def _send(self, frame: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(frame)

    # -- hearing -------------------------------------------------------------------------------

    async def messages(self) -> "AsyncIterator[ServerMessage]":
        """Everything that the server says, after it has been taken into account here."""
        while True:
            message = await self._inbox.get()
            if isinstance(message, Exception):
                raise message
            yield message

    async def _follow(self) -> None:
        wait = FIRST_WAIT_S
        while True:
            with contextlib.suppress(OSError, InvalidHandshake, WebSocketException, TimeoutError):
                async with connect(self._address, compression=None, max_queue=None) as socket:
                    await self._greet(socket)
                    async for frame in socket:
                        wait = FIRST_WAIT_S
                        self._hear(json.loads(frame))
                        if self._gone is not None:
                            return
            self._socket = None
            if self._is_final(socket if "socket" in locals() else None):
                return
            self.reconnects += 1
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(2 * wait, LAST_WAIT_S)

    def _is_final(self, socket: ClientConnection | None) -> bool:
        code = socket.close_code if socket is not None else None
        if code not in FINAL_CODES or socket is None or code is None:
            return False
        self._give_up(Disconnected(code, socket.close_reason or ""))
        return True

    def _give_up(self, gone: Disconnected) -> None:
        """Tell it to whoever listens and to whoever waits for an answer."""
        self._gone = gone
        self._inbox.put_nowait(gone)
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(gone)

    async def _greet(self, socket: ClientConnection) -> None:
        hello = {
            "t": "hello",
            "since": self.seq,
            "token": self._token,
            "random": self.promise.random,
        }
        await socket.send(json.dumps(hello))
        self._socket = socket
        for frame, _ in list(self._pending.values()):
            await socket.send(frame)

    def _hear(self, message: "ServerMessage") -> None:
        if message["t"] == "welcome":
            self.you = message["you"]
            spoken: str = message["protocol"]
            if spoken != PROTOCOL:
                self._give_up(OtherProtocol(spoken))
                return
        elif message["t"] == "snapshot" or message["t"] == "events":
            self._advance(message)
        elif message["t"] == "ack" or message["t"] == "refused":
            self._settle(message)
        self._inbox.put_nowait(message)

    def _advance(self, message: "Snapshot | Events") -> None:
        if message["since"] > self.seq and self._socket is not None:
            frame = json.dumps({"t": "resync", "since": self.seq})  # a gap: ask for the rest
            task = asyncio.ensure_future(self._send(frame))
            task.add_done_callback(lambda _: None)
            return
        self.entries += [entry for entry in message["entries"] if entry["seq"] > self.seq]
        if message["seq"] < self.seq:
            return
        self.seq = message["seq"]
        self.table = message["table"] or self.table
        if message["t"] == "snapshot" or message["game"] is not None:
            self.game = message["game"]

    def _settle(self, message: "Ack | RefusedJson") -> None:
        _, answer = self._pending.get(message["id"], ("", None))
        if answer is None or answer.done():
            return
        if message["t"] == "ack":
            answer.set_result(message["seq"])
        elif (retry_ms := message.get("retry_ms")) is not None:
            frame = self._pending[message["id"]][0]
            asyncio.get_running_loop().call_later(retry_ms / 1000, self._again, frame)
        else:
            answer.set_exception(Refused(message["code"], message["message"]))

    def _again(self, frame: str) -> None:
        task = asyncio.ensure_future(self._send(frame))
        task.add_done_callback(lambda _: None)
