"""Score sheets, finished games, replays and score pads on the wire."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from alula.cards import MOST_PLAYERS, MOST_SANCTUARIES, ROUNDS
from alula.wire.base import (
    MAX_NAME,
    Incoming,
    Language,
    Milliseconds,
    Outgoing,
    RegionNumber,
    SanctuaryId,
)
from alula.wire.socket import Json

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


class WonderCount(Outgoing):
    uddu: int
    okiko: int
    goldlog: int


class SheetLineJson(Outgoing):
    """Why one card gave what it gave."""

    card: int | str
    fame: int
    quest: dict[str, Any] | None = Field(description='e.g. {"kind": "biome", "per": "city", …}')
    met: bool = Field(description="the prerequisite is met, or there is none")
    missing: WonderCount
    in_view: WonderCount
    counted: list[tuple[int | str, int]] = Field(description="[card, how many of it count]")
    times: int
    by_biome: dict[str, int] | None = Field(description="of a quest for sets, else null")
    words: str = Field(description="the reason as a sentence in the asked language")


class SheetJson(Outgoing):
    name: str
    regions: list[SheetLineJson] = Field(description="left to right; scored right to left")
    sanctuaries: list[SheetLineJson]
    total: int


class ScoreAnswer(Outgoing):
    sheets: list[SheetJson]
    ranking: list[int] = Field(description="players by index, best first")
    tie_break: bool = Field(description="two players with equal fame: lowest number decided")


class BestOrderRequest(Incoming):
    regions: Annotated[list[RegionNumber], Field(min_length=1, max_length=ROUNDS)]
    sanctuaries: Annotated[list[SanctuaryId], Field(max_length=MOST_SANCTUARIES)] = Field(
        default=[]
    )


class BestOrderAnswer(Outgoing):
    regions: list[int] = Field(description="the best order, left to right")
    fame: int
    given: int = Field(description="what the order that was sent gives")


class FairProof(Outgoing):
    """See record.md: anyone can compute every card of the game from these."""

    commitment: str
    secret: str
    seats: list[str | None]
    verified: bool = Field(description="the server has checked it; check it yourself as well")


class SeriesPlayer(Outgoing):
    name: str
    wins: int


class FinishedGame(Outgoing):
    id: str
    players: list[str]
    bots: list[str | None] = Field(description="level by seat, null for people")
    variant: str
    result: Json
    sheets: list[SheetJson]
    tie_break: bool
    record: Json = Field(description="the whole record, as record.md says")
    fair: FairProof | None = Field(description="null at a tutorial: its deal is fixed")
    rematch: str | None
    series: list[SeriesPlayer] = Field(
        description="games won over this chain of rematches, this one included; "
        "in the order of the seats, empty for a first game"
    )
    started_at: Milliseconds
    ended_at: Milliseconds


class ReplayStep(Outgoing):
    events: list[Json] = Field(description="what led here; empty in the first step")
    views: list[Json] = Field(description="one view, or with `eyes=open` one for each seat")


class Replay(Outgoing):
    id: str
    bots: list[str | None] = Field(description="level by seat, null for people")
    eyes: str
    steps: list[ReplayStep]


# --- score pads ---


class PadRow(Outgoing):
    row: int = Field(description="stays the same while the row exists")
    name: str
    regions: list[int | None] = Field(description=_PLACES)
    sanctuaries: list[str]


class Pad(Outgoing):
    id: str
    version: int = Field(description="grows with every change")
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


class PadMessage(Outgoing):
    """Pushed over the pad's socket on connection and after every change."""

    t: Literal["pad"]
    pad: Pad
