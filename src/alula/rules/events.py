"""Everything that happens in a game, as data; the JSON form is that of the game record.

`Deal`, `Market` and `Find` are made by chance, the others by players. `Reveal` is made by the
rules and `Withdraw` by players in live games only: neither stands in a record.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from alula.cards import REGIONS, SANCTUARY_INDEX
from alula.rules.errors import MalformedEvent

Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Deal:
    """The first hands: 3 regions each, or 5 in the advanced variant."""

    kind: ClassVar[str] = "deal"
    hands: tuple[tuple[int, ...], ...]

    def to_json(self) -> Json:
        return {"event": "deal", "hands": [sorted(hand) for hand in self.hands]}


@dataclass(frozen=True, slots=True)
class Keep:
    """Advanced variant: the three of five regions that a player keeps, secretly."""

    kind: ClassVar[str] = "keep"
    seat: int
    regions: tuple[int, ...]

    def to_json(self) -> Json:
        return {"event": "keep", "player": self.seat, "regions": sorted(self.regions)}


@dataclass(frozen=True, slots=True)
class Market:
    """The regions revealed in the middle before rounds 1 to 7."""

    kind: ClassVar[str] = "market"
    regions: tuple[int, ...]

    def to_json(self) -> Json:
        return {"event": "market", "regions": sorted(self.regions)}


@dataclass(frozen=True, slots=True)
class Play:
    """A region put face down; all are revealed together when the last is there."""

    kind: ClassVar[str] = "play"
    seat: int
    region: int

    def to_json(self) -> Json:
        return {"event": "play", "player": self.seat, "region": self.region}


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A player takes back what lies face down: the play, or the three kept."""

    kind: ClassVar[str] = "withdraw"
    seat: int

    def to_json(self) -> Json:
        return {"event": "withdraw", "player": self.seat}


@dataclass(frozen=True, slots=True)
class Reveal:
    """The regions of this round, by seat. It follows from the plays; live streams announce it."""

    kind: ClassVar[str] = "reveal"
    regions: tuple[int, ...]

    def to_json(self) -> Json:
        return {"event": "reveal", "regions": list(self.regions)}


@dataclass(frozen=True, slots=True)
class Find:
    """The sanctuaries that a player draws, to choose one of them later."""

    kind: ClassVar[str] = "find"
    seat: int
    sanctuaries: tuple[str, ...]

    def to_json(self) -> Json:
        cards = sorted(self.sanctuaries, key=lambda card: SANCTUARY_INDEX.get(card, -1))
        return {"event": "find", "player": self.seat, "sanctuaries": cards}


@dataclass(frozen=True, slots=True)
class Take:
    """A region taken from the market into the hand."""

    kind: ClassVar[str] = "take"
    seat: int
    region: int

    def to_json(self) -> Json:
        return {"event": "take", "player": self.seat, "region": self.region}


@dataclass(frozen=True, slots=True)
class Choose:
    """The one sanctuary put down; the others found go under the deck."""

    kind: ClassVar[str] = "choose"
    seat: int
    sanctuary: str

    def to_json(self) -> Json:
        return {"event": "choose", "player": self.seat, "sanctuary": self.sanctuary}


PlayerEvent = Keep | Play | Take | Choose | Withdraw
ChanceEvent = Deal | Market | Find
Event = PlayerEvent | ChanceEvent | Reveal

RECORDED = ("deal", "keep", "market", "play", "find", "take", "choose")
"""The kinds of event that a saved record may hold."""


def event_from_json(obj: object) -> Event:
    """Read one event; strict about types, lenient about unknown keys."""
    if not isinstance(obj, dict):
        raise MalformedEvent(f"an event is an object, not {_name(obj)}", "not-an-object")
    kind = obj.get("event")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        known = ", ".join(_READERS)
        raise MalformedEvent(
            f"unknown event {_show(kind)}: known are {known}", "unknown-event", kind=_show(kind)
        )
    return reader(obj)


def _deal(obj: Mapping[str, object]) -> Deal:
    hands = _list(obj, "hands")
    return Deal(tuple(_regions(hand, f"hands[{seat}]") for seat, hand in enumerate(hands)))


def _keep(obj: Mapping[str, object]) -> Keep:
    return Keep(_player(obj), _regions(_key(obj, "regions"), "regions"))


def _market(obj: Mapping[str, object]) -> Market:
    return Market(_regions(_key(obj, "regions"), "regions"))


def _play(obj: Mapping[str, object]) -> Play:
    return Play(_player(obj), _region(_key(obj, "region"), "region"))


def _take(obj: Mapping[str, object]) -> Take:
    return Take(_player(obj), _region(_key(obj, "region"), "region"))


def _withdraw(obj: Mapping[str, object]) -> Withdraw:
    return Withdraw(_player(obj))


def _reveal(obj: Mapping[str, object]) -> Reveal:
    return Reveal(_regions(_key(obj, "regions"), "regions"))


def _find(obj: Mapping[str, object]) -> Find:
    cards = _list(obj, "sanctuaries")
    return Find(_player(obj), tuple(_sanctuary(card, "sanctuaries") for card in cards))


def _choose(obj: Mapping[str, object]) -> Choose:
    return Choose(_player(obj), _sanctuary(_key(obj, "sanctuary"), "sanctuary"))


_READERS: dict[str, Callable[[Mapping[str, object]], Event]] = {
    "deal": _deal,
    "keep": _keep,
    "market": _market,
    "play": _play,
    "find": _find,
    "take": _take,
    "choose": _choose,
    "withdraw": _withdraw,
    "reveal": _reveal,
}


def _key(obj: Mapping[str, object], key: str) -> object:
    if key not in obj:
        raise MalformedEvent(f"{obj['event']} lacks the key {key!r}", "missing-key", key=key)
    return obj[key]


def _list(obj: Mapping[str, object], key: str) -> list[object]:
    value = _key(obj, key)
    if not isinstance(value, list):
        raise MalformedEvent(f"{key} must be a list, not {_name(value)}", "wrong-type", key=key)
    return value


def _player(obj: Mapping[str, object]) -> int:
    value = _key(obj, "player")
    if type(value) is not int or not 0 <= value <= 5:
        raise MalformedEvent(
            f"player must be a seat from 0, not {_show(value)}",
            "no-such-player",
            player=_show(value),
        )
    return value


def _regions(value: object, where: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise MalformedEvent(f"{where} must be a list, not {_name(value)}", "wrong-type", key=where)
    return tuple(_region(card, where) for card in value)


def _region(value: object, where: str) -> int:
    if type(value) is not int or not 1 <= value <= len(REGIONS):
        raise MalformedEvent(
            f"{where}: a region is a whole number from 1 to {len(REGIONS)}, not {_show(value)}",
            "no-such-region",
            card=_show(value),
        )
    return value


def _sanctuary(value: object, where: str) -> str:
    if not isinstance(value, str) or value not in SANCTUARY_INDEX:
        raise MalformedEvent(
            f"{where}: a sanctuary is an id like 'city-2', not {_show(value)}",
            "no-such-sanctuary",
            card=_show(value),
        )
    return value


_NAMES = {
    dict: "an object",
    list: "a list",
    str: "a text",
    bool: "a truth value",
    type(None): "null",
}


def _name(value: object) -> str:
    return _NAMES.get(type(value), "a number")


def _show(value: object) -> str:
    """A value short enough for an error's one line, whatever was in the file."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**12:
        return "a huge number"
    if isinstance(value, dict | list):
        return _name(value)
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"
