"""The totals that must hold over all 113 cards."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from alula.cards import (
    BIOMES,
    REGIONS,
    SANCTUARIES,
    WONDERS,
    QuestKind,
    Region,
    Sanctuary,
    card_json,
    region,
    sanctuary,
)


def test_there_are_68_regions_numbered_in_order() -> None:
    assert [card.number for card in REGIONS] == list(range(1, 69))


def test_there_are_45_sanctuaries_with_distinct_ids() -> None:
    assert len({card.id for card in SANCTUARIES}) == 45


def test_seventeen_regions_a_biome() -> None:
    assert Counter(card.biome for card in REGIONS) == dict.fromkeys(BIOMES, 17)


def test_wonders() -> None:
    assert [sum(c.wonders.of(w) for c in REGIONS) for w in WONDERS] == [18, 14, 10]
    assert [sum(c.wonders.of(w) for c in SANCTUARIES) for w in WONDERS] == [9, 7, 5]


def test_clues() -> None:
    assert sum(card.clues for card in REGIONS) == 18
    assert sum(card.clues for card in SANCTUARIES) == 8


def test_nights_are_20_to_40_and_four_sanctuaries() -> None:
    assert [card.number for card in REGIONS if card.night] == list(range(20, 41))
    assert sum(card.night for card in SANCTUARIES) == 4


def test_only_regions_with_a_quest_have_a_prerequisite() -> None:
    assert all(card.quest for card in REGIONS if any(card.needs))
    assert not any(any(card.needs) for card in SANCTUARIES)


def test_a_card_in_full() -> None:
    card = region(44)
    assert (card.biome, card.night, card.clues, card.wonders) == ("city", False, 0, (0, 0, 0))
    assert card.needs == (1, 0, 1)
    assert card.quest is not None
    assert (card.quest.kind, card.quest.fame, card.quest.per) == (
        QuestKind.BIOME,
        2,
        "city+desert",
    )


def counted(cards: Sequence[Region | Sanctuary]) -> dict[str, int]:
    """What the page of the rules counts, from our tables."""
    quests = [card.quest for card in cards if card.quest]
    kinds = Counter(quest.kind for quest in quests)
    one_biome = sum(len(quest.biomes) == 1 for quest in quests)
    return {
        "cards": len(cards),
        **{biome.value: sum(card.biome is biome for card in cards) for biome in BIOMES},
        "no biome": sum(card.biome is None for card in cards),
        "night": sum(card.night for card in cards),
        "clues": sum(card.clues for card in cards),
        **{f"{wonder} shown": sum(card.wonders.of(wonder) for card in cards) for wonder in WONDERS},
        **{
            f"{wonder} asked for": sum(card.needs.of(wonder) for card in cards)
            for wonder in WONDERS
        },
        "cards without a quest": len(cards) - len(quests),
        "flat quests": kinds[QuestKind.FLAT],
        "fame of flat quests": sum(q.fame for q in quests if q.kind is QuestKind.FLAT),
        "quests for nights": kinds[QuestKind.NIGHT],
        "quests for clues": kinds[QuestKind.CLUE],
        **{f"quests for {wonder}": sum(q.wonder is wonder for q in quests) for wonder in WONDERS},
        "quests for sets": kinds[QuestKind.SET],
        "quests for one biome": one_biome,
        "quests for two biomes": kinds[QuestKind.BIOME] - one_biome,
        "fame of all quests but flat ones, for one thing each": sum(
            q.fame for q in quests if q.kind is not QuestKind.FLAT
        ),
    }


def test_the_totals_of_the_rules_page() -> None:
    """The page's numbers were counted from another reading of the cards: they pin our tables."""
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| ([a-z ,]+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    assert {name: int(number) for name, number, _ in told} == counted(REGIONS)
    assert {name: int(number) for name, _, number in told} == counted(SANCTUARIES)


def test_a_card_as_json() -> None:
    assert card_json(region(44)) == {
        "card": 44,
        "biome": "city",
        "night": False,
        "clues": 0,
        "wonders": {"uddu": 0, "okiko": 0, "goldlog": 0},
        "needs": {"uddu": 1, "okiko": 0, "goldlog": 1},
        "quest": {"kind": "biome", "per": "city+desert", "fame": 2},
    }
    assert card_json(sanctuary("desert-3"))["card"] == "desert-3"


@pytest.mark.parametrize("number", [0, 69, -1])
def test_unknown_region(number: int) -> None:
    with pytest.raises(KeyError, match="1 to 68"):
        region(number)


def test_unknown_sanctuary() -> None:
    with pytest.raises(KeyError, match="city-9"):
        sanctuary("city-9")
