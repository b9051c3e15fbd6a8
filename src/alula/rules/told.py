"""Events as JSON: what players may send, and what others may be told of what happened.

A live stream hides what its reader may not know: such a field is null.
"""

from typing import Literal, NotRequired, TypedDict


class PlayJson(TypedDict):
    """A region put face down."""

    event: Literal["play"]
    player: int
    region: int


class KeepJson(TypedDict):
    """Advanced variant: the three of five regions that a player keeps."""

    event: Literal["keep"]
    player: int
    regions: list[int]


class TakeJson(TypedDict):
    """A region taken from the market into the hand."""

    event: Literal["take"]
    player: int
    region: int


class ChooseJson(TypedDict):
    """The one sanctuary put down; the others found go under the deck."""

    event: Literal["choose"]
    player: int
    sanctuary: str


class WithdrawJson(TypedDict):
    """What lies face down is taken back: the play, or the three kept."""

    event: Literal["withdraw"]
    player: int


MoveEvent = KeepJson | PlayJson | TakeJson | ChooseJson | WithdrawJson
"""What a player may send; all but `withdraw` may be an option."""


class ToldDeal(TypedDict):
    """The first hands, by seat."""

    event: Literal["deal"]
    hands: list[list[int] | None]
    """Null for hands that you may not see."""


class ToldKeep(TypedDict):
    """Advanced variant: somebody has chosen which three regions to keep."""

    event: Literal["keep"]
    player: int
    regions: list[int] | None
    """Null if you may not see them."""


class ToldMarket(TypedDict):
    """The regions revealed in the middle."""

    event: Literal["market"]
    regions: list[int]


class ToldPlay(TypedDict):
    """A region put face down."""

    event: Literal["play"]
    player: int
    region: int | None
    """Null if you may not see it."""


class ToldReveal(TypedDict):
    """All regions of this round, turned over together."""

    event: Literal["reveal"]
    regions: list[int]
    """By seat."""


class ToldFind(TypedDict):
    """Sanctuaries drawn, to choose one of them later."""

    event: Literal["find"]
    player: int
    sanctuaries: list[str] | None
    """Null if you may not see them; then `count` says how many there are."""
    count: NotRequired[int]


ToldEvent = (
    ToldDeal
    | ToldKeep
    | ToldMarket
    | ToldPlay
    | ToldReveal
    | ToldFind
    | TakeJson
    | ChooseJson
    | WithdrawJson
)
"""Any event as a live stream tells it."""
