"""The totals that must hold over all 113 cards."""

from collections import Counter

import pytest

from alula.cards import BIOMES, REGIONS, SANCTUARIES, WONDERS, QuestKind, region, sanctuary


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


@pytest.mark.parametrize("number", [0, 69, -1])
def test_unknown_region(number: int) -> None:
    with pytest.raises(KeyError, match="1 to 68"):
        region(number)


def test_unknown_sanctuary() -> None:
    with pytest.raises(KeyError, match="city-9"):
        sanctuary("city-9")
