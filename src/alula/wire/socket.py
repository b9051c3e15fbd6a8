"""Messages of the live socket of a table. `t` says which one it is."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from alula.wire.base import (
    DecisionId,
    Incoming,
    Milliseconds,
    MoveId,
    Outgoing,
    RandomBytes,
    Reaction,
    SeatNumber,
)
from alula.wire.tables import TableJson, Text, You

PROTOCOL = "alula-table/1"
Json = dict[str, Any]
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
    event: Json = Field(description="as in record.md: keep, play, take, choose or withdraw")


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


class Welcome(Outgoing):
    """Answers the hello."""

    t: Literal["welcome"]
    protocol: Literal["alula-table/1"]
    you: You
    now: Milliseconds
    bots_ready: bool = Field(description="as `ready` of `GET /api/bots`, which tells when it is so")


class EntryJson(Outgoing):
    """One numbered entry of the table's log, redacted for you. `events` is empty for an entry
    that is about the table; `table` is null for one that is about the game."""

    seq: int
    at: Milliseconds
    events: list[Json] = Field(description="game events as record.md redacts them, with reveal")
    table: Json | None = Field(description='what changed at the table, e.g. {"what": "seated", …}')
    by: Literal["clock", "stand_in", "only"] | None = Field(
        default=None,
        description="who moved for a person: a bot after the clock ran out, a bot for somebody "
        "absent, or the server because there was only one option; null: the seat's own player",
    )


class GameJson(Outgoing):
    """The game as your seat (or a spectator) may see it."""

    view: Json = Field(description="the view of bots.md")
    options: list[Json] = Field(description="legal events of your decision; else empty")
    can_withdraw: bool
    deadlines: dict[str, int] = Field(description="decision id to milliseconds since 1970")


class Snapshot(Outgoing):
    """The whole position, and all entries after your `since`."""

    t: Literal["snapshot"]
    seq: int
    since: int
    table: TableJson
    game: GameJson | None
    entries: list[EntryJson]
    chat: list["Said"] = Field(default=[], description="the last 100 lines")


class Events(Outgoing):
    """What happened after entry `since`, up to `seq`, and the position after it."""

    t: Literal["events"]
    seq: int
    since: int
    entries: list[EntryJson]
    table: TableJson | None = Field(description="null: unchanged")
    game: GameJson | None = Field(description="null: unchanged")


class Ack(Outgoing):
    """Your move is stored as entry `seq`."""

    t: Literal["ack"]
    id: str
    seq: int


class RefusedJson(Outgoing):
    """Your move changed nothing. The codes are listed in docs/api.md."""

    t: Literal["refused"]
    id: str
    code: str
    message: str
    retry_ms: int | None = Field(
        default=None, description="send it again, with the same id, after so many milliseconds"
    )


class Presence(Outgoing):
    """Who is connected."""

    t: Literal["presence"]
    here: list[bool] = Field(description="by seat; bots are always here")
    absent: list[int] = Field(description="seats gone so long that you may vote for a bot")
    watchers: int


class Reacted(Outgoing):
    t: Literal["reaction"]
    seat: int
    reaction: Reaction


class Said(Outgoing):
    t: Literal["chat"]
    seat: int
    name: str
    text: str
    at: Milliseconds


class Pong(Outgoing):
    t: Literal["pong"]
    id: str
    now: Milliseconds


class Problem(Outgoing):
    """A message of yours could not be understood or was too much; it changed nothing."""

    t: Literal["error"]
    code: str
    message: str
    retry_ms: int | None = Field(
        default=None, description="with `too_many`: wait so many milliseconds"
    )


class Closing(Outgoing):
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
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
