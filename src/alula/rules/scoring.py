"""The return journey: what each card scores, and why.

Regions are revealed from the last played (right) to the first (left). Each scores against the
regions revealed so far and all sanctuaries; at the end every sanctuary scores against everything.

The same arithmetic stands in `kernel/scoring.py`, held to this by `tests/kernel/test_scoring.py`,
and in `web/src/cards/score.ts`, held by `tests/web/test_ts_scoring.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from alula.cards import (
    BIOMES,
    MOST_SANCTUARIES,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    SANCTUARY_INDEX,
    Quest,
    QuestKind,
    Region,
    Sanctuary,
    Wonders,
)
from alula.rules.errors import WrongCard, WrongCount

CardId = int | str
"""A region's number or a sanctuary's id."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What one card scored at its moment, with the reason as data."""

    card: CardId
    fame: int
    quest: Quest | None
    needs: Wonders
    """The prerequisite of the quest."""
    in_view: Wonders
    """The wonders in view when the card scored."""
    times: int
    """How often the quest paid: things counted, complete sets, 1 for a flat quest met."""
    counted: tuple[tuple[CardId, int], ...]
    """Which cards in view were counted, and for how many each."""

    @property
    def missing(self) -> Wonders:
        """How many wonders the prerequisite lacked; all zero where it was met."""
        return Wonders(
            *(max(0, n - have) for n, have in zip(self.needs, self.in_view, strict=True))
        )

    @property
    def met(self) -> bool:
        return self.in_view.covers(self.needs)

    def to_json(self) -> dict[str, object]:
        quest = self.quest
        return {
            "card": self.card,
            "fame": self.fame,
            "quest": {"per": quest.per, "fame": quest.fame} if quest else None,
            "needs": self.needs._asdict(),
            "in_view": self.in_view._asdict(),
            "missing": self.missing._asdict(),
            "met": self.met,
            "times": self.times,
            "counted": [{"card": card, "times": times} for card, times in self.counted],
        }


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The lines of one player: regions left to right as they lie, then sanctuaries."""

    regions: tuple[ScoreLine, ...]
    sanctuaries: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.fame for line in self.lines)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        return self.regions + self.sanctuaries

    @property
    def journey(self) -> tuple[ScoreLine, ...]:
        """The lines in the order in which they are scored: right to left, then sanctuaries."""
        return self.regions[::-1] + self.sanctuaries

    def to_json(self) -> dict[str, object]:
        return {
            "regions": [line.to_json() for line in self.regions],
            "sanctuaries": [line.to_json() for line in self.sanctuaries],
            "total": self.total,
        }


def score(regions: Sequence[int], sanctuaries: Sequence[str] = ()) -> ScoreSheet:
    """Score a row, left to right as played, and its sanctuaries. A row in progress is welcome."""
    row, found = _row(regions), _found(sanctuaries)
    in_view: list[Region | Sanctuary] = list(found)
    wonders = Wonders()
    for sanctuary in found:
        wonders = wonders.plus(sanctuary.wonders)
    lines = []
    for card in reversed(row):
        in_view.append(card)
        wonders = wonders.plus(card.wonders)
        lines.append(_line(card, in_view, wonders))
    return ScoreSheet(
        regions=tuple(reversed(lines)),
        sanctuaries=tuple(_line(card, in_view, wonders) for card in found),
    )


def rank(fame: Sequence[int], rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Seats, best first; of tied players, who has the lowest number in the row."""
    lowest = [min(row, default=len(REGIONS) + 1) for row in rows]
    return tuple(sorted(range(len(fame)), key=lambda seat: (-fame[seat], lowest[seat])))


def climbs(regions: Sequence[int]) -> int:
    """How many numbers of a row are higher than the one before: each found one sanctuary."""
    return sum(right > left for left, right in pairwise(regions))


def _line(
    card: Region | Sanctuary, in_view: Sequence[Region | Sanctuary], wonders: Wonders
) -> ScoreLine:
    quest = card.quest
    counted: tuple[tuple[CardId, int], ...] = ()
    times = 0
    if quest is not None and wonders.covers(card.needs):
        counted = _counted(quest, in_view)
        times = _times(quest, counted)
    return ScoreLine(
        card=card.id,
        fame=quest.fame * times if quest else 0,
        quest=quest,
        needs=card.needs,
        in_view=wonders,
        times=times,
        counted=counted,
    )


def _counted(quest: Quest, in_view: Sequence[Region | Sanctuary]) -> tuple[tuple[CardId, int], ...]:
    """The cards that a quest counts, with how many each gives."""
    match quest.kind:
        case QuestKind.WONDER:
            place = Wonders._fields.index(quest.per)
            return tuple((c.id, c.wonders[place]) for c in in_view if c.wonders[place])
        case QuestKind.CLUE:
            return tuple((c.id, c.clues) for c in in_view if c.clues)
        case QuestKind.NIGHT:
            return tuple((c.id, 1) for c in in_view if c.night)
        case QuestKind.BIOME:
            return tuple((c.id, 1) for c in in_view if c.biome in quest.biomes)
        case QuestKind.SET:
            by_biome = [[c.id for c in in_view if c.biome is biome] for biome in BIOMES]
            sets = min(map(len, by_biome))
            return tuple((card, 1) for cards in by_biome for card in cards[:sets])
        case QuestKind.FLAT:
            return ()
        case unknown:
            assert_never(unknown)


def _times(quest: Quest, counted: tuple[tuple[CardId, int], ...]) -> int:
    if quest.kind is QuestKind.FLAT:
        return 1
    times = sum(n for _, n in counted)
    return times // len(BIOMES) if quest.kind is QuestKind.SET else times


def _row(numbers: Sequence[int]) -> list[Region]:
    if len(numbers) > ROUNDS:
        raise WrongCount(
            f"{len(numbers)} regions: a row has at most {ROUNDS}",
            "row-too-long",
            count=len(numbers),
            most=ROUNDS,
        )
    for place, number in enumerate(numbers):
        if not 1 <= number <= len(REGIONS):
            raise WrongCard(
                f"no region {number}: regions are numbered 1 to {len(REGIONS)}",
                "no-such-region",
                card=number,
            )
        if number in numbers[:place]:
            raise WrongCard(
                f"region {number} stands twice: every card exists once", "twice", card=number
            )
    return [REGIONS[number - 1] for number in numbers]


def _found(ids: Sequence[str]) -> list[Sanctuary]:
    if len(ids) > MOST_SANCTUARIES:
        raise WrongCount(
            f"{len(ids)} sanctuaries: a player finds at most {MOST_SANCTUARIES}",
            "too-many-sanctuaries",
            count=len(ids),
            most=MOST_SANCTUARIES,
        )
    for place, name in enumerate(ids):
        if name not in SANCTUARY_INDEX:
            raise WrongCard(
                f"no sanctuary {name!r}: ids look like city-2 or plain-19",
                "no-such-sanctuary",
                card=name,
            )
        if name in ids[:place]:
            raise WrongCard(
                f"sanctuary {name} stands twice: every card exists once", "twice", card=name
            )
    return [SANCTUARIES[SANCTUARY_INDEX[name]] for name in ids]
