"""Messages of the live socket of a table. `t` says which one it is."""

from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from alula.wire.base import (
    DecisionId,
    Incoming,
    Milliseconds,
    MoveId,
    RandomBytes,
    Reaction,
    SeatNumber,
    shown,
)
from alula.wire.changes import TableChange
from alula.wire.game import MoveEvent, SentEvent, ToldEvent, View
from alula.wire.tables import TableJson, Text, You

Since = Annotated[int, Field(ge=0, le=1_000_000)]


# --- client to server ---


class Hello(Incoming):
    """The first message of a client, within 10 seconds."""

    t: Literal["hello"]
    since: Since = Field(default=0, description="last entry that you have")
    token: Annotated[str, Field(max_length=100)] | None = Field(
        default=None, description="for programs; browsers have the cookie"
    )
    random: RandomBytes | None = Field(
        default=None, description="fair dealing: 16 random bytes, used if your seat has none yet"
    )


class Move(Incoming):
    """Answers a decision. Sent again with the same id it is harmless."""

    t: Literal["move"]
    id: MoveId
    decision: DecisionId
    event: SentEvent = Field(description="as in record.md")


class VoteMessage(Incoming):
    """Agree that a bot plays for an absent person."""

    t: Literal["vote"]
    id: MoveId
    seat: SeatNumber


class React(Incoming):
    t: Literal["react"]
    reaction: Reaction


class Say(Incoming):
    """Free text, only where the table allows it."""

    t: Literal["say"]
    text: Text


class Resync(Incoming):
    """Ask for everything after `since` again."""

    t: Literal["resync"]
    since: Since = 0


class Ping(Incoming):
    t: Literal["ping"]
    id: MoveId


ClientMessage = Annotated[
    Hello | Move | VoteMessage | React | Say | Resync | Ping, Field(discriminator="t")
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# --- server to client ---


@shown
class Welcome(TypedDict):
    """Answers the hello."""

    t: Literal["welcome"]
    protocol: Literal["alula-table/1"]
    you: You
    now: Milliseconds
    bots_ready: bool
    """As `ready` of `GET /api/bots`, which tells when it is so."""


@shown
class EntryJson(TypedDict):
    """One numbered entry of the table's log, redacted for you. `events` is empty for an entry
    that is about the table; `table` is null for one that is about the game."""

    seq: int
    at: Milliseconds
    events: list[ToldEvent]
    """Game events as you may see them."""
    table: TableChange | None
    """What changed at the table."""
    by: NotRequired[Literal["clock", "stand_in", "only"] | None]
    """Who moved for a person: a bot after the clock ran out, a bot for somebody absent, or the
    server because there was only one option; null: the seat's own player."""


@shown
class GameJson(TypedDict):
    """The game as your seat (or a spectator) may see it."""

    view: View
    """All that you may know: see docs/view.md."""
    options: list[MoveEvent]
    """Legal events of your decision; else empty."""
    can_withdraw: bool
    deadlines: dict[str, int]
    """Decision id to milliseconds since 1970."""


@shown
class Snapshot(TypedDict):
    """The whole position, and all entries after your `since`."""

    t: Literal["snapshot"]
    seq: int
    since: int
    table: TableJson
    game: GameJson | None
    entries: list[EntryJson]
    chat: NotRequired[list["Said"]]
    """The last 100 lines."""


@shown
class Events(TypedDict):
    """What happened after entry `since`, up to `seq`, and the position after it."""

    t: Literal["events"]
    seq: int
    since: int
    entries: list[EntryJson]
    table: TableJson | None
    """Null: unchanged."""
    game: GameJson | None
    """Null: unchanged."""


@shown
class Ack(TypedDict):
    """Your move is stored as entry `seq`."""

    t: Literal["ack"]
    id: str
    seq: int


@shown
class RefusedJson(TypedDict):
    """Your move changed nothing. The codes are listed in docs/api.md."""

    t: Literal["refused"]
    id: str
    code: str
    message: str
    retry_ms: NotRequired[int | None]
    """Send it again, with the same id, after so many milliseconds."""


@shown
class Presence(TypedDict):
    """Who is connected."""

    t: Literal["presence"]
    here: list[bool]
    """By seat; bots are always here."""
    absent: list[int]
    """Seats gone so long that you may vote for a bot."""
    watchers: int


@shown
class Reacted(TypedDict):
    t: Literal["reaction"]
    seat: int
    reaction: Reaction


@shown
class Said(TypedDict):
    t: Literal["chat"]
    seat: int
    name: str
    text: str
    at: Milliseconds


@shown
class Pong(TypedDict):
    t: Literal["pong"]
    id: str
    now: Milliseconds


@shown
class Problem(TypedDict):
    """A message of yours could not be understood or was too much; it changed nothing."""

    t: Literal["error"]
    code: str
    message: str
    retry_ms: NotRequired[int | None]
    """With `too_many`: wait so many milliseconds."""


@shown
class Closing(TypedDict):
    """The server is about to close this socket; come back after so many milliseconds."""

    t: Literal["closing"]
    reason: Literal["restart", "removed", "table_closed", "slow"]
    retry_ms: int | None


ServerMessage = Annotated[
    Welcome
    | Snapshot
    | Events
    | Ack
    | RefusedJson
    | Presence
    | Reacted
    | Said
    | Pong
    | Problem
    | Closing,
    Field(discriminator="t"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(
    ServerMessage, config=ConfigDict(defer_build=True)
)
"""For clients and tests; the server, which builds what it sends, never needs it."""
