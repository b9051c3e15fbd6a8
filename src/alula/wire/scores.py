"""Score sheets, finished games, replays and score pads on the wire."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from alula.cards import MOST_PLAYERS, MOST_SANCTUARIES, ROUNDS
from alula.wire.base import (
    MAX_NAME,
    Incoming,
    Language,
    Milliseconds,
    RegionNumber,
    SanctuaryId,
    shown,
)
from alula.wire.game import ResultJson, ToldEvent, View

_PLACES = f"{ROUNDS} places in the order played; null is empty"
RowName = Annotated[str, StringConstraints(max_length=MAX_NAME)]


class RowToScore(Incoming):
    name: RowName = ""
    regions: Annotated[list[RegionNumber], Field(max_length=ROUNDS)] = Field(
        description=f"in the order played; fewer than {ROUNDS} is a row in progress"
    )
    sanctuaries: Annotated[list[SanctuaryId], Field(max_length=MOST_SANCTUARIES)] = Field(
        default=[]
    )


class ScoreRequest(Incoming):
    players: Annotated[list[RowToScore], Field(min_length=1, max_length=MOST_PLAYERS)]
    language: Language = "en"


@shown
class WonderCount(TypedDict):
    uddu: int
    okiko: int
    goldlog: int


@shown
class QuestJson(TypedDict):
    """What a card gives fame for."""

    kind: Literal["flat", "wonder", "clue", "night", "biome", "set"]
    per: str
    """The words of the card tables: `flat`, `uddu`, `city`, `city+river`, …"""
    fame: int


@shown
class ScoreLineJson(TypedDict):
    """Why one card gave what it gave."""

    card: int | str
    fame: int
    quest: QuestJson | None
    met: bool
    """The prerequisite is met, or there is none."""
    missing: WonderCount
    in_view: WonderCount
    counted: list[tuple[int | str, int]]
    """[card, how many of it count]."""
    times: int
    by_biome: dict[str, int] | None
    """Of a quest for sets, else null."""
    words: str
    """The reason as a sentence in the asked language."""


@shown
class ScoreSheetJson(TypedDict):
    name: str
    regions: list[ScoreLineJson]
    """Left to right; scored right to left."""
    sanctuaries: list[ScoreLineJson]
    total: int


@shown
class ScoreAnswer(TypedDict):
    sheets: list[ScoreSheetJson]
    ranking: list[int]
    """Seats, best first."""
    tie_break: bool
    """Two players with equal fame: lowest number decided."""


class BestOrderRequest(Incoming):
    regions: Annotated[list[RegionNumber], Field(min_length=1, max_length=ROUNDS)]
    sanctuaries: Annotated[list[SanctuaryId], Field(max_length=MOST_SANCTUARIES)] = Field(
        default=[]
    )


@shown
class BestOrderAnswer(TypedDict):
    regions: list[int]
    """The best order, left to right."""
    fame: int
    given: int
    """What the order that was sent gives."""


@shown
class FairProof(TypedDict):
    """See record.md: anyone can compute every card of the game from these."""

    commitment: str
    secret: str
    seats: list[str | None]
    verified: bool
    """The server has checked it; check it yourself as well."""


@shown
class SeriesPlayer(TypedDict):
    """How many games of a chain of rematches somebody has won."""

    name: str
    wins: int


@shown
class FinishedGame(TypedDict):
    id: str
    players: list[str]
    bots: list[str | None]
    """Level by seat, null for people."""
    variant: str
    result: ResultJson
    sheets: list[ScoreSheetJson]
    tie_break: bool
    record: dict[str, Any]
    """The whole record, as record.md says."""
    fair: FairProof | None
    """Null at a tutorial: its deal is fixed."""
    rematch: str | None
    series: list[SeriesPlayer]
    """Games won over this chain of rematches, this one included; in the order of the seats, empty
    for a first game."""
    started_at: Milliseconds
    ended_at: Milliseconds


@shown
class ReplayStep(TypedDict):
    events: list[ToldEvent]
    """What led here; empty in the first step."""
    views: list[View]
    """One view, or with `eyes=open` one for each seat."""


@shown
class Replay(TypedDict):
    id: str
    bots: list[str | None]
    """Level by seat, null for people."""
    eyes: str
    steps: list[ReplayStep]


# --- score pads ---


@shown
class PadRow(TypedDict):
    row: int
    """Stays the same while the row exists."""
    name: str
    regions: list[int | None]
    """8 places in the order played; null is empty."""
    sanctuaries: list[str]


@shown
class Pad(TypedDict):
    id: str
    version: int
    """Grows with every change."""
    rows: list[PadRow]
    link: str
    updated_at: Milliseconds


class CreatePad(Incoming):
    names: Annotated[list[RowName], Field(max_length=MOST_PLAYERS)] = Field(default=[])


class PadRowChange(Incoming):
    """The whole row as it shall be; rows are changed one by one, so phones do not collide."""

    name: RowName
    regions: Annotated[list[RegionNumber | None], Field(max_length=ROUNDS)]
    sanctuaries: Annotated[list[SanctuaryId], Field(max_length=MOST_SANCTUARIES)]


class AddPadRow(Incoming):
    name: RowName = ""


@shown
class PadMessage(TypedDict):
    """Pushed over the pad's socket on connection and after every change."""

    t: Literal["pad"]
    pad: Pad
