"""What a row scores and why: the rulebook's example, corner cases, and a second scorer."""

from random import Random

import pytest

from alula.cards import BIOMES, REGIONS, SANCTUARIES, Card, Wonder
from alula.rules import RulesError, climbs, rank, score


def test_the_rulebooks_example() -> None:
    sheet = score([44, 49, 14, 28], ["desert-3", "plain-19"])
    assert [line.fame for line in sheet.regions] == [6, 12, 2, 0]
    assert [line.fame for line in sheet.sanctuaries] == [0, 2]
    assert sheet.total == 22


def test_reasons_are_data() -> None:
    sheet = score([44, 49, 14, 28], ["desert-3", "plain-19"])
    city = sheet.regions[0]
    assert (city.times, dict(city.counted)) == (3, {44: 1, 49: 1, "desert-3": 1})
    assert (city.met, city.needs, city.in_view) == (True, (1, 0, 1), (2, 0, 1))
    night = sheet.regions[2]
    assert (night.times, night.counted) == (1, ((28, 1),))


def test_a_missed_prerequisite_says_what_lacked() -> None:
    line = score([68, 2, 6]).regions[0]
    assert (line.fame, line.met, line.in_view, line.missing) == (0, False, (3, 0, 0), (2, 0, 0))
    assert line.counted == ()


def test_the_last_region_sees_only_itself_and_the_sanctuaries() -> None:
    assert score([2, 17]).regions[1].fame == 0  # needs 2 okiko: none in view
    assert score([2, 13]).regions[1].fame == 0  # the two uddu of region 2 are not revealed yet
    assert score([13, 2]).regions[0].fame == 4
    assert score([2, 13], ["plain-20"]).regions[1].fame == 2


def test_a_wonder_that_is_asked_for_is_not_one_that_is_there() -> None:
    assert score([21, 40]).regions[0].in_view == (0, 0, 0)


def test_a_symbol_serves_any_number_of_quests() -> None:
    sheet = score([66, 51, 2, 4, 6])  # 4 uddu in view, and one on 51: both prerequisites are met
    assert [line.fame for line in sheet.regions[:2]] == [20, 14]


def test_sets_are_the_smallest_of_the_four_biome_counts() -> None:
    line = score([18, 3, 5, 9, 10, 12, 2, 1]).regions[0]
    assert (line.fame, line.times) == (10, 1)
    assert sorted(REGIONS[int(c) - 1].biome or "" for c, _ in line.counted) == sorted(BIOMES)
    assert score([18, 3, 9, 10]).regions[0].fame == 0
    assert score([18, 9, 10], ["city-1"]).regions[0].fame == 10


def test_every_sanctuary_sees_everything_itself_included() -> None:
    sheet = score([33, 12], ["city-1", "plain-14"])
    assert [line.fame for line in sheet.sanctuaries] == [3, 4]


def test_a_row_in_progress_and_an_empty_one() -> None:
    assert score([], []).total == 0
    assert score([3]).total == 4


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "says"),
    [
        ([0], [], "no region 0"),
        ([69], [], "no region 69"),
        ([5, 5], [], "region 5 stands twice"),
        (range(1, 10), [], "at most 8"),
        ([1], ["city-9"], "no sanctuary 'city-9'"),
        ([1], ["city-2", "city-2"], "city-2 stands twice"),
        ([1], [card.id for card in SANCTUARIES[:8]], "at most 7"),
    ],
)
def test_impossible_cards(regions: list[int], sanctuaries: list[str], says: str) -> None:
    with pytest.raises(RulesError, match=says):
        score(list(regions), sanctuaries)


def test_ranking_breaks_every_tie_by_the_lowest_number() -> None:
    assert rank([10, 20, 10], [[5, 9], [1], [4, 60]]) == (1, 2, 0)
    assert rank([7, 7], [[3], [2]]) == (1, 0)


def test_climbs() -> None:
    assert climbs([]) == climbs([9]) == climbs([9, 3, 1]) == 0
    assert climbs([1, 5, 3, 9]) == 2


# -- a second scorer, written another way --------------------------------------------------------


def plainly(regions: list[int], sanctuaries: list[str]) -> list[int]:
    """Count symbols over sets of cards, with none of the code under test."""
    row: list[Card] = [REGIONS[number - 1] for number in regions]
    found: list[Card] = [card for card in SANCTUARIES if card.id in sanctuaries]
    found.sort(key=lambda card: sanctuaries.index(getattr(card, "id", "")))

    def worth(card: Card, seen: list[Card]) -> int:
        if card.quest is None:
            return 0
        have = {w: sum(c.wonders.of(w) for c in seen) for w in Wonder}
        if any(have[w] < card.needs.of(w) for w in Wonder):
            return 0
        biomes = {b: sum(c.biome == b for c in seen) for b in BIOMES}
        amounts: dict[str, int] = {
            "flat": 1,
            "clue": sum(c.clues for c in seen),
            "night": sum(c.night for c in seen),
            "set": min(biomes.values()),
            **{w.value: n for w, n in have.items()},
        }
        per = card.quest.per
        times = amounts[per] if per in amounts else sum(biomes[b] for b in card.quest.biomes)
        return card.quest.fame * times

    return [worth(card, row[i:] + found) for i, card in enumerate(row)] + [
        worth(card, row + found) for card in found
    ]


def test_two_scorers_agree() -> None:
    rng = Random(5)
    names = [card.id for card in SANCTUARIES]
    for _ in range(1500):
        regions = rng.sample(range(1, 69), rng.randint(1, 8))
        sanctuaries = rng.sample(names, rng.randint(0, 7))
        sheet = score(regions, sanctuaries)
        assert [line.fame for line in sheet.lines] == plainly(regions, sanctuaries)
        for line in sheet.lines:  # the reason adds up to the fame
            assert line.fame == (line.quest.fame * line.times if line.quest else 0)
