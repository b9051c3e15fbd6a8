"""Regions and sanctuaries: what is printed on each card."""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import NamedTuple

from alula.cards.symbols import Biome, QuestKind, Wonder


class Wonders(NamedTuple):
    """A multiset of wonders: what a card has, or what its quest asks for."""

    uddu: int = 0
    okiko: int = 0
    goldlog: int = 0

    def of(self, wonder: Wonder) -> int:
        return int(getattr(self, wonder.value))

    def covers(self, needed: "Wonders") -> bool:
        """Whether at least as many of each kind are here as needed."""
        return self[0] >= needed[0] and self[1] >= needed[1] and self[2] >= needed[2]

    def plus(self, more: "Wonders") -> "Wonders":
        return Wonders(self[0] + more[0], self[1] + more[1], self[2] + more[2])


@dataclass(frozen=True, slots=True)
class Quest:
    """`fame` once (flat), or for each thing of `kind` in view."""

    kind: QuestKind
    fame: int
    wonder: Wonder | None = None  # of a WONDER quest
    biomes: tuple[Biome, ...] = ()  # of a BIOME quest: one, or either of two

    @property
    def per(self) -> str:
        """The quest in the words of the card tables: `flat`, `night`, `city+river`, …"""
        if self.kind is QuestKind.BIOME:
            return "+".join(self.biomes)
        return self.wonder.value if self.wonder else self.kind.value


@dataclass(frozen=True, slots=True)
class Card:
    """What every card may show."""

    biome: Biome | None
    night: bool
    clues: int
    wonders: Wonders
    needs: Wonders  # the prerequisite of the quest; all zero where there is none
    quest: Quest | None


@dataclass(frozen=True, slots=True)
class Region(Card):
    """A card of the row, with the number that orders turns."""

    number: int

    @property
    def id(self) -> int:
        return self.number


@dataclass(frozen=True, slots=True)
class Sanctuary(Card):
    """A card found by those who climb; it has a name and no number."""

    id: str


def card_json(card: Region | Sanctuary) -> dict[str, object]:
    """Everything printed on a card, as JSON."""
    quest = card.quest
    return {
        "card": card.id,
        "biome": card.biome.value if card.biome else None,
        "night": card.night,
        "clues": card.clues,
        "wonders": card.wonders._asdict(),
        "needs": card.needs._asdict(),
        "quest": (
            {"kind": quest.kind.value, "per": quest.per, "fame": quest.fame} if quest else None
        ),
    }


def _quest(per: str, fame: int) -> Quest | None:
    if not per:
        return None
    if per in tuple(Wonder):
        return Quest(QuestKind.WONDER, fame, wonder=Wonder(per))
    if per in ("flat", "clue", "night", "set"):
        return Quest(QuestKind(per), fame)
    return Quest(QuestKind.BIOME, fame, biomes=tuple(Biome(b) for b in per.split("+")))


def _wonders(row: Mapping[str, str], prefix: str = "") -> Wonders:
    return Wonders(*(int(row.get(prefix + wonder) or 0) for wonder in Wonder))


def _rows(name: str) -> Iterator[dict[str, str]]:
    text = files("alula.cards").joinpath("data", name).read_text(encoding="utf-8")
    return csv.DictReader(text.splitlines())


def _load_regions() -> tuple[Region, ...]:
    return tuple(
        Region(
            biome=Biome(row["biome"]),
            night=row["time"] == "night",
            clues=int(row["clues"]),
            wonders=_wonders(row),
            needs=_wonders(row, "needs_"),
            quest=_quest(row["fame_per"], int(row["fame"])),
            number=int(row["number"]),
        )
        for row in _rows("regions.csv")
    )


def _load_sanctuaries() -> tuple[Sanctuary, ...]:
    return tuple(
        Sanctuary(
            biome=Biome(row["biome"]) if row["biome"] else None,
            night=row["night"] == "1",
            clues=int(row["clues"]),
            wonders=_wonders(row),
            needs=Wonders(),
            quest=_quest(row["fame_per"], int(row["fame"])),
            id=row["id"],
        )
        for row in _rows("sanctuaries.csv")
    )


REGIONS: tuple[Region, ...] = _load_regions()
"""All regions; the one numbered n stands at n - 1."""

SANCTUARIES: tuple[Sanctuary, ...] = _load_sanctuaries()
"""All sanctuaries, in the order of the card table."""

SANCTUARY_INDEX: Mapping[str, int] = {card.id: place for place, card in enumerate(SANCTUARIES)}
"""Where each sanctuary stands in the card table: the order that sets of them are written in."""


def region(number: int) -> Region:
    """The region with this number, 1 to 68."""
    if not 1 <= number <= len(REGIONS):
        raise KeyError(f"no region {number}: regions are numbered 1 to {len(REGIONS)}")
    return REGIONS[number - 1]


def sanctuary(name: str) -> Sanctuary:
    """The sanctuary with this id, such as `city-2`."""
    if name not in SANCTUARY_INDEX:
        raise KeyError(f"no sanctuary {name!r}: ids look like city-2 or plain-19")
    return SANCTUARIES[SANCTUARY_INDEX[name]]
