"""The small types that a position is made of."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Literal, NamedTuple, TypedDict

from alula.cards import SANCTUARY_INDEX

Variant = Literal["basic", "advanced"]
VARIANTS: tuple[Variant, ...] = ("basic", "advanced")


class Phase(StrEnum):
    KEEP = "keep"
    EXPLORE = "explore"
    END = "end"
    OVER = "over"


class DecisionKind(StrEnum):
    KEEP = "keep"
    PLAY = "play"
    TAKE = "take"
    CHOOSE = "choose"


class Decision(NamedTuple):
    """Something that a seat must decide now; its id is `ROUND.KIND.SEAT`."""

    round: int
    kind: DecisionKind
    seat: int

    @property
    def id(self) -> str:
        return f"{self.round}.{self.kind}.{self.seat}"

    @classmethod
    def parse(cls, text: str) -> "Decision":
        try:
            round_, kind, seat = text.split(".")
            decision = cls(int(round_), DecisionKind(kind), int(seat))
        except ValueError:
            decision = None
        if decision is None or decision.id != text:
            raise ValueError(f"no decision id: {text!r}; they look like 3.play.0")
        return decision


class DealDue(NamedTuple):
    """Chance must deal `cards` regions to each player."""

    cards: int


class MarketDue(NamedTuple):
    """Chance must reveal `cards` regions."""

    cards: int


class FindDue(NamedTuple):
    """Chance must give `cards` sanctuaries to `seat`."""

    seat: int
    cards: int


class Group(NamedTuple):
    """Sanctuaries that `seat` returned under the deck in `round`."""

    round: int
    seat: int
    left: frozenset[str]
    """Those still there."""
    known: frozenset[str]
    """Those that the seat put there and has not seen since: some may have been drawn by others."""


class ResultJson(TypedDict):
    """The end of a game."""

    fame: list[int]
    """By seat."""
    ranking: list[int]
    """Seats from best to last. With equal fame the lowest number in a row decides."""


class Result(NamedTuple):
    """The end of a game: fame by seat, and seats from best to last."""

    fame: tuple[int, ...]
    ranking: tuple[int, ...]

    def to_json(self) -> ResultJson:
        return {"fame": list(self.fame), "ranking": list(self.ranking)}


def by_table(sanctuaries: Iterable[str]) -> list[str]:
    """Sanctuaries in the order of the card table, the way sets of them are written."""
    return sorted(sanctuaries, key=SANCTUARY_INDEX.__getitem__)
