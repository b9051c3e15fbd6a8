"""The live sockets of tables and pads."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from math import ceil

from fastapi import FastAPI, WebSocket
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from alula.server import tokens
from alula.server.api.context import (
    Context,
    address_of,
    context_of,
    host_allowed,
    origin_allowed,
    token_of,
)
from alula.server.api.problems import problem
from alula.server.errors import Busy, NoGuest, NotFound, Refusal, TooMany
from alula.server.limits import Bucket
from alula.server.live.connection import RESTART, Connection
from alula.server.live.room import Room
from alula.server.names import clean_text
from alula.server.tables import Table, commands, show
from alula.server.tables.commands import Ran
from alula.server.tables.moves import move
from alula.server.text import dumps
from alula.wire import PROTOCOL
from alula.wire.socket import (
    CLIENT_MESSAGE,
    ClientMessage,
    Hello,
    Move,
    Ping,
    React,
    Resync,
    Say,
    VoteMessage,
)

HELLO_S = 10.0
STRIKES = 100
"""So many messages over the limit close the socket."""
BUSY_MS = 500
BAD_HELLO, BAD_TOKEN, FORBIDDEN, NO_TABLE, FLOOD = 4400, 4401, 4403, 4404, 4429


Talker = Callable[[Context, WebSocket, str], Coroutine[object, object, None]]


class Sockets:
    """Leads sockets to who talks there, and everything else to the app.

    They do not pass through the framework's layers: each would keep some memory for as long as
    the socket is open, and there are thousands of them.
    """

    def __init__(self, app: FastAPI, paths: Mapping[str, Talker]) -> None:
        self._app = app
        self._paths = [(path.split("/"), talk) for path, talk in paths.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        scope["app"] = self._app
        socket = WebSocket(scope, receive, send)
        for path, talk in self._paths:
            name = _fits(path, scope["path"].split("/"))
            if name is not None:
                await _let_in(socket, talk, name)
                return
        await _let_in(socket, _nothing_here, "")


def _fits(path: Sequence[str], asked: Sequence[str]) -> str | None:
    """The name that stands where the path has `{}`."""
    if len(path) != len(asked):
        return None
    pairs = list(zip(path, asked, strict=True))
    if any(part not in ("{}", word) for part, word in pairs):
        return None
    return next(word for part, word in pairs if part == "{}")


async def _let_in(socket: WebSocket, talk: Talker, name: str) -> None:
    """Talk to a client from an allowed page, while there are not too many of its address."""
    context = context_of(socket)
    address, most = address_of(socket), context.limits.sockets_per_address
    if not host_allowed(socket) or not origin_allowed(socket):
        await socket.close(FORBIDDEN)
        return
    if seconds := context.gates.too_many(address):
        text = f"Try again in {seconds} s."
        await socket.send_denial_response(problem(429, "too_many", text, retry_after=seconds))
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect), _counted(context, address, most) as free:
        if not free:
            await socket.close(FLOOD, "too many connections")
            return
        with context.metrics.sockets.track_inprogress():
            await talk(context, socket, name)


@contextlib.contextmanager
def _counted(context: Context, who: str, most: int) -> Iterator[bool]:
    """Count sockets by address or guest; the answer is whether there is room for one more."""
    counts = context.gates.sockets
    if counts.get(who, 0) >= most:
        yield False
        return
    counts[who] = counts.get(who, 0) + 1
    try:
        yield True
    finally:
        counts[who] -= 1
        if not counts[who]:
            del counts[who]


async def _nothing_here(context: Context, socket: WebSocket, _name: str) -> None:
    context.gates.guesses.take(address_of(socket))
    await socket.close(NO_TABLE, "no such socket")


async def at_table(context: Context, socket: WebSocket, name: str) -> None:
    """Hear the hello, find the guest and the table, then talk until the end."""
    hello = await _hello(socket)
    if hello is None:
        await socket.close(BAD_HELLO, "no hello")
        return
    try:
        guest = _guest(socket, hello)
    except NoGuest:
        context.gates.guesses.take(address_of(socket))
        await socket.close(BAD_TOKEN, "bad token")
        return
    try:
        table = await _arrive(context, name, guest, hello)
    except NotFound:
        context.gates.guesses.take(address_of(socket))
        await socket.close(NO_TABLE, "no such table")
        return
    except Refusal as refusal:
        await socket.close(RESTART, refusal.code)
        return
    viewer = show.viewer(table, guest)
    if not show.may_see(table, viewer):
        await socket.close(FORBIDDEN, "no spectators")
        return
    connection = Connection(socket, guest, viewer, context.limits.unsent_frames)
    talk = Talk(context, socket, connection, name)
    if guest is None:
        await talk.run(table, hello.since)
        return
    with _counted(context, guest, context.limits.sockets_per_guest) as free:
        if not free:
            await socket.close(FLOOD, "too many connections")
            return
        await talk.run(table, hello.since)


async def _hello(socket: WebSocket) -> Hello | None:
    try:
        text = await asyncio.wait_for(_text(socket), HELLO_S)
        message = CLIENT_MESSAGE.validate_json(text)
    except (TimeoutError, ValidationError):
        return None
    return message if isinstance(message, Hello) else None


async def _text(socket: WebSocket) -> str:
    """The next frame; a binary one is taken as text that will not be understood."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text: str | None = message.get("text")
    return text if text is not None else ""


def _guest(socket: WebSocket, hello: Hello) -> str | None:
    if hello.token is not None:
        if not tokens.is_token(hello.token):
            raise NoGuest("bad_token", "The token is not valid.")
        return tokens.guest_of(hello.token)
    token = token_of(socket)
    return tokens.guest_of(token) if token else None


async def _arrive(context: Context, table_id: str, guest: str | None, hello: Hello) -> Table:
    """The table, after what an arriving person changes: seat taken back, random bytes given."""
    table = await context.house.table(table_id)
    seat = table.seat_of(guest)
    if guest is None or seat is None:
        return table
    state = table.seats[seat]
    if state.left or state.played_by or state.votes:
        table = (await context.house.do(table_id, commands.come_back(guest))).after
    if hello.random and state.random is None and table.status in ("lobby", "dealing"):
        add = commands.add_random(seat, hello.random)
        table = (await context.house.do(table_id, add)).after
    return table


class Talk:
    """The receiving side of one socket."""

    __slots__ = ("_bucket", "_chatter", "_connection", "_context", "_socket", "_strikes", "_table")

    def __init__(
        self, context: Context, socket: WebSocket, connection: Connection, table_id: str
    ) -> None:
        now = time.monotonic()
        self._context = context
        self._socket = socket
        self._connection = connection
        self._table = table_id
        self._bucket = Bucket(context.limits.messages_per_10s, 10, now)
        self._chatter = Bucket(context.limits.chatter_per_10s, 10, now)
        self._strikes = 0

    async def run(self, table: Table, since: int) -> None:
        connection, hub = self._connection, self._context.house.hub
        welcome = {
            "t": "welcome",
            "protocol": PROTOCOL,
            "you": connection.viewer.to_json(),
            "now": self._context.house.store.now(),
            "bots_ready": self._context.house.bots_ready,
        }
        connection.push(dumps(welcome))
        room = hub.enter(table, connection, since)
        try:
            while not connection.closing:
                await self._next(room)
        finally:
            hub.leave(self._table, connection)

    async def _next(self, room: Room) -> None:
        text = await _text(self._socket)
        if wait := self._bucket.take(time.monotonic()):
            self._strike(text, wait)
            return
        try:
            message = CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            self._problem("malformed", _first(error))
            return
        await self._answer(message, room)

    def _strike(self, text: str, wait: float) -> None:
        """Say which message was too much, and when to try again; a flood ends the socket."""
        self._strikes += 1
        if self._strikes >= STRIKES:
            self._connection.close(FLOOD, "too many messages")
            return
        refusal = TooMany("Too many messages: send it again a little later.", max(1, ceil(wait)))
        try:
            message = CLIENT_MESSAGE.validate_json(text)
        except ValidationError:
            message = None
        if isinstance(message, Move | VoteMessage):
            self._refuse(message.id, refusal, ceil(1000 * wait))
        else:
            self._problem("too_many", refusal.message, ceil(1000 * wait))

    async def _answer(self, message: ClientMessage, room: Room) -> None:
        match message:
            case Move():
                await self._move(message)
            case VoteMessage():
                await self._vote(message)
            case Resync(since=since):
                room.resync(self._connection, since)
            case Ping(id=name):
                now = self._context.house.store.now()
                self._connection.push(dumps({"t": "pong", "id": name, "now": now}))
            case React():
                self._react(message)
            case Say():
                await self._say(message)
            case Hello():
                self._problem("malformed", "You have said hello already.")

    async def _move(self, message: Move) -> None:
        began = time.perf_counter()
        command = move(self._connection.viewer.seat, message.id, message.decision, message.event)
        try:
            await self._context.house.do(
                self._table, command, stored=lambda ran: self._ack(message.id, ran)
            )
        except Refusal as refusal:
            self._context.metrics.refused.labels(refusal.code).inc()
            self._refuse(message.id, refusal)
        self._context.metrics.move_seconds.observe(time.perf_counter() - began)

    async def _vote(self, message: VoteMessage) -> None:
        guest = self._connection.guest
        try:
            if guest is None:
                raise Refusal("not_seated", "Spectators do not vote.")
            self._ack(message.id, await self._context.house.vote(self._table, guest, message.seat))
        except Refusal as refusal:
            self._refuse(message.id, refusal)

    def _react(self, message: React) -> None:
        if self._may_chatter():
            seat = self._connection.viewer.seat
            told = {"t": "reaction", "seat": seat, "reaction": message.reaction}
            self._context.house.hub.tell(self._table, told)

    async def _say(self, message: Say) -> None:
        guest, text = self._connection.guest, clean_text(message.text)
        if not self._may_chatter() or guest is None or not text:
            return
        try:
            await self._context.house.do(self._table, commands.say(guest, text))
        except Refusal as refusal:
            self._problem(refusal.code, refusal.message)

    def _may_chatter(self) -> bool:
        if self._connection.viewer.seat is None:
            self._problem("not_seated", "Only people at the table can say something.")
        elif wait := self._chatter.take(time.monotonic()):
            self._problem("too_many", "Too many messages: wait a moment.", ceil(1000 * wait))
        else:
            return True
        return False

    def _ack(self, name: str, ran: Ran) -> None:
        self._connection.push(dumps({"t": "ack", "id": name, "seq": ran.answer}))

    def _refuse(self, name: str, refusal: Refusal, retry_ms: int | None = None) -> None:
        told = {
            "t": "refused",
            "id": name,
            "code": refusal.code,
            "message": refusal.message,
            "retry_ms": BUSY_MS if isinstance(refusal, Busy) else retry_ms,
        }
        self._connection.push(dumps(told))

    def _problem(self, code: str, message: str, retry_ms: int | None = None) -> None:
        told = {"t": "error", "code": code, "message": message, "retry_ms": retry_ms}
        self._connection.push(dumps(told))


def _first(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}." if where else f"{first['msg']}."


async def at_pad(context: Context, socket: WebSocket, name: str) -> None:
    """Pushes the pad; changes come by REST. Whatever the client sends is ignored."""
    connection = Connection(socket, None, show.Viewer(), context.limits.unsent_frames)
    try:
        await context.pads.enter(name, connection)
    except Refusal:
        context.gates.guesses.take(address_of(socket))
        await socket.close(NO_TABLE, "no such pad")
        return
    bucket = Bucket(context.limits.messages_per_10s, 10, time.monotonic())
    try:
        while await _text(socket) is not None:
            if bucket.take(time.monotonic()):
                connection.close(FLOOD, "too many messages")
    finally:
        context.pads.leave(name, connection)
