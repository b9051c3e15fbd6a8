"""Scores: those of the rules for 100,000 play areas, and the best order by trying all."""

from itertools import permutations

import numpy as np
import pytest

import alula.kernel as kernel
from alula.cards import REGIONS, SANCTUARIES
from alula.kernel import layout as at
from alula.kernel.tables import FIELDS, SYMBOLS
from alula.rules import score


def test_a_hundred_thousand_play_areas_score_as_in_the_rules() -> None:
    count = 100_000
    rng = np.random.default_rng(5)
    rows = rng.permuted(np.tile(np.arange(68, dtype=np.uint8), (count, 1)), axis=1)[:, :8].copy()
    all_sanctuaries = np.tile(np.arange(68, 113, dtype=np.uint8), (count, 1))
    sanctuaries = rng.permuted(all_sanctuaries, axis=1)[:, :7].copy()
    laid = rng.integers(0, 8, count)
    sanctuaries[np.arange(7) >= laid[:, None]] = at.NONE
    fames = kernel.score(rows, sanctuaries)
    names = [card.id for card in SANCTUARIES]
    for row, found, length, fame in zip(
        (rows + 1).tolist(), sanctuaries.tolist(), laid, fames, strict=True
    ):
        assert score(row, [names[card - 68] for card in found[:length]]).total == fame


def test_the_best_order_is_the_best_of_all_orders() -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        row = rng.permutation(68)[:5].astype(np.uint8)
        found = (68 + rng.permutation(45)[:3]).astype(np.uint8)
        names = [SANCTUARIES[card - 68].id for card in found]
        best, order = kernel.best_order(row, found)
        tried = [score([int(c) + 1 for c in way], names).total for way in permutations(row)]
        assert best == max(tried)
        assert sorted(order) == sorted(row)
        assert score([int(card) + 1 for card in order], names).total == best


def test_eight_regions_in_their_best_order_score_what_it_says() -> None:
    rng = np.random.default_rng(2)
    for _ in range(200):
        row, found = rng.permutation(68)[:8], 68 + rng.permutation(45)[:7]
        best, order = kernel.best_order(row, found)
        assert sorted(order) == sorted(row)
        ways = np.array([order, row, *(rng.permutation(row) for _ in range(50))])
        fames = kernel.score(ways, np.tile(found, (len(ways), 1)))
        assert best == fames[0] == fames.max()


def test_what_is_no_play_area_is_refused() -> None:
    none = [[at.NONE] * 7]
    for rows, sanctuaries, words in (
        ([[0] * 9], none, "there must be"),
        ([0] * 8, none, "there must be"),
        ([[0] * 8] * 2, none, "there must be"),
        ([[68] * 8], none, "rows: no card 68 from 0 to 67"),
        ([[-1] * 8], none, "rows: no card -1"),
        ([[0] * 8], [[3] * 7], "sanctuaries: no card 3 from 68 to 112"),
        ([[0.5] * 8], none, "whole numbers"),
    ):
        with pytest.raises(ValueError, match=words):
            kernel.score(rows, sanctuaries)
    for row, found, words in (
        (range(9), [], "9 regions and 0 sanctuaries"),
        ([1], range(68, 76), "1 regions and 8 sanctuaries"),
        ([[1]], [], "one row"),
        ([128], [], "no card 128"),
    ):
        with pytest.raises(ValueError, match=words):
            kernel.best_order(row, found)
    assert kernel.best_order([])[0] == 0
    assert kernel.score(np.zeros((0, 8), int), np.zeros((0, 7), int)).shape == (0,)


def test_no_count_of_symbols_can_reach_the_guard_bit() -> None:
    """Eight regions and seven sanctuaries with most of one symbol stay below 32."""
    for place in range(len(FIELDS)):
        counts = ((SYMBOLS >> np.uint64(6 * place)) & np.uint64(63)).astype(int)
        most = (
            np.sort(counts[: len(REGIONS)])[-8:].sum() + np.sort(counts[len(REGIONS) :])[-7:].sum()
        )
        assert most < 32
