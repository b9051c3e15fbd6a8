"""Tables and seats on the wire."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from alula.cards import FEWEST_PLAYERS, MOST_PLAYERS
from alula.wire.base import (
    BotName,
    Incoming,
    LinkCode,
    Milliseconds,
    Pace,
    PlayerName,
    RandomBytes,
    SeatKind,
    SeatNumber,
    Status,
    TableKind,
    Variant,
    shown,
)


class DecisionClock(Incoming):
    """So many seconds for every decision; then a bot decides for the seat."""

    kind: Literal["decision"]
    seconds: Annotated[int, Field(ge=10, le=3600)]


class DaysClock(Incoming):
    """Correspondence: so many days for every decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=14)]


Clock = Annotated[DecisionClock | DaysClock, Field(discriminator="kind")]


AUTO = (
    "the server makes a person's move with open cards where there is only one, a moment after it "
    "is due: a single sanctuary is laid down"
)


class CreateTable(Incoming):
    """Open a table. The caller becomes its host and, with a `name`, sits on seat 0."""

    seats: Annotated[int, Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
    name: PlayerName | None = Field(default=None, description="null: host without a seat")
    variant: Variant = "basic"
    bots: Annotated[list[BotName], Field(max_length=MOST_PLAYERS)] = Field(
        default=[], description="levels of `GET /api/bots`; they fill the last seats"
    )
    spectators: bool = True
    public: bool = Field(default=False, description="shown in the list of open tables")
    clock: Clock | None = None
    chat: bool = False
    pace: Pace = Field(default="people", description="`off`: bots answer at once, for programs")
    auto: bool = Field(default=False, description=AUTO)
    random: RandomBytes | None = Field(default=None, description="16 bytes, hex: fair dealing")


class PlayNow(Incoming):
    """One person and bots, started by the same call."""

    name: PlayerName = "Guest"
    bots: Annotated[list[BotName], Field(min_length=1, max_length=5)]
    variant: Variant = "basic"
    pace: Pace = "people"
    auto: bool = Field(default=False, description=AUTO)
    random: RandomBytes | None = None


class StartTutorial(Incoming):
    """A table with a fixed deal that is explained step by step."""

    name: PlayerName = "Guest"


class TakeSeat(Incoming):
    join: LinkCode = Field(description="the code of the join link")
    name: PlayerName
    seat: SeatNumber | None = Field(default=None, description="null: the first free seat")
    random: RandomBytes | None = None


class FillSeat(Incoming):
    bot: BotName


class StartTable(Incoming):
    fill: BotName | None = Field(default=None, description="a bot for every free seat")


class Rematch(Incoming):
    bots: bool = Field(
        default=False,
        description="begin with bots for people who are here and have not said that they play; "
        "possible 60 s after you said that you do",
    )


class Vote(Incoming):
    seat: SeatNumber = Field(description="the absent player's seat")


@shown
class DecisionClockJson(TypedDict):
    """So many seconds for every decision."""

    kind: Literal["decision"]
    seconds: int


@shown
class DaysClockJson(TypedDict):
    """So many days for every decision."""

    kind: Literal["days"]
    days: int


ClockJson = Annotated[DecisionClockJson | DaysClockJson, Field(discriminator="kind")]


@shown
class TableOptions(TypedDict):
    seats: int
    variant: Variant
    spectators: bool
    public: bool
    clock: ClockJson | None
    chat: bool
    pace: Pace
    auto: bool
    """The server makes a person's move where there is only one."""


@shown
class SeatJson(TypedDict):
    seat: int
    kind: SeatKind
    name: str | None
    """Null on a free seat; a bot has a traveller's name, its level is in `bot`."""
    bot: str | None
    """Level of a bot's seat."""
    played_by: str | None
    """The bot that plays for an absent person, else null."""
    left: bool
    """The person said that they leave."""
    votes: list[int]
    """Seats that agree to let a bot play here."""
    random: bool
    """This seat's bytes for fair dealing are here."""
    here: NotRequired[bool]
    """Connected now; only in REST answers."""


@shown
class Links(TypedDict):
    join: str | None
    """Null if you may not invite."""
    watch: str | None
    """Null if spectators are not allowed."""


@shown
class Again(TypedDict):
    """A person who wants to play again."""

    seat: int
    since: Milliseconds


@shown
class TableJson(TypedDict):
    """A table as everybody who may see it sees it."""

    id: str
    kind: TableKind
    status: Status
    options: TableOptions
    seats: list[SeatJson]
    host: int | None
    """Seat of the host, null if the host has none."""
    commitment: str | None
    """SHA-256 of the secret; null at a tutorial."""
    links: Links
    join: str | None
    """Code for `POST …/seats`, or null if you do not have it."""
    again: list[Again]
    """Who wants a rematch, in the order they said so."""
    follows: str | None
    """Id of the table that this one is the rematch of."""
    rematch: str | None
    """Id of the table that follows this one."""
    created_at: Milliseconds
    started_at: Milliseconds | None
    ended_at: Milliseconds | None


@shown
class You(TypedDict):
    seat: int | None
    host: bool


@shown
class TableAnswer(TypedDict):
    table: TableJson
    you: You
    seq: int
    """Number of the newest entry of the table's log."""


@shown
class TableSummary(TypedDict):
    """One line of a list of tables."""

    id: str
    kind: TableKind
    status: Status
    options: TableOptions
    players: list[str | None]
    """By seat; null is a free seat."""
    bots: list[str | None]
    """Level by seat, null for people."""
    free: int
    join: str | None
    """Public tables with a free seat: the join code."""
    round: int | None
    your_seat: int | None
    your_turn: bool
    deadline: Milliseconds | None
    """Of your decision, if there is a clock."""
    fame: list[int] | None
    ranking: list[int] | None
    updated_at: Milliseconds


@shown
class TableList(TypedDict):
    tables: list[TableSummary]


@shown
class LinkAnswer(TypedDict):
    """What a code of a link stands for."""

    purpose: Literal["join", "watch"]
    table: TableSummary


@shown
class BotLevel(TypedDict):
    name: str
    """What `bots` of a new table takes."""
    title: str
    """The name with a capital letter: what it is called at a table."""
    about: str
    strength: int | None
    """Orders the list, weakest first; null: a program of the host, of which nobody knows."""


@shown
class BotList(TypedDict):
    bots: list[BotLevel]
    default: str
    ready: bool
    """False while some bots are compiled: a simple one plays for them."""


@shown
class GuestToken(TypedDict):
    token: str
    """Send as `Authorization: Bearer …`, or in the socket's hello."""


@shown
class ServerInfo(TypedDict):
    name: Literal["alula"]
    version: str
    protocol: Literal["alula-table/1"]
    url: str
    """The address that links and QR codes show."""
    languages: list[str]
    reactions: list[str]
    limits: dict[str, int]


Text = Annotated[str, StringConstraints(min_length=1, max_length=280)]
