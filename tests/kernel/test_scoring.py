"""Scores: those of the rules for 100,000 play areas, and the best order by trying all."""

from itertools import permutations

import numpy as np

from alula.cards import REGIONS, SANCTUARIES
from alula.kernel import layout as at
from alula.kernel.scoring import best_order, score_tableaux
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
    fames = np.zeros(count, dtype=np.int64)
    score_tableaux(rows, sanctuaries, fames)
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
        order = np.zeros(5, dtype=np.uint8)
        best = best_order(row, found, order)
        tried = [score([int(c) + 1 for c in way], names).total for way in permutations(row)]
        assert best == max(tried)
        assert sorted(order) == sorted(row)
        assert score([int(card) + 1 for card in order], names).total == best


def test_no_count_of_symbols_can_reach_the_guard_bit() -> None:
    """Eight regions and seven sanctuaries with most of one symbol stay below 32."""
    for place in range(len(FIELDS)):
        counts = ((SYMBOLS >> np.uint64(6 * place)) & np.uint64(63)).astype(int)
        most = (
            np.sort(counts[: len(REGIONS)])[-8:].sum() + np.sort(counts[len(REGIONS) :])[-7:].sum()
        )
        assert most < 32
