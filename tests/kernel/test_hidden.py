"""Redraws: they agree with the view, know nothing else, and are even."""

import random
from collections import Counter

import numpy as np
import pytest

import alula.kernel as kernel
from alula.kernel import bridge
from alula.kernel import layout as at
from alula.kernel.hidden import new_pile, redraw
from alula.kernel.policies import CLIMB, RANDOM
from alula.kernel.randomness import game_key
from alula.rules import State, Variant, sample, view

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo")
TABLES = [(players, variant) for players in range(2, 7) for variant in ("basic", "advanced")]


def positions(players: int, variant: Variant, policy: int, every: int) -> list[State]:
    """States from all over one game."""
    key = np.uint64(game_key(np.uint64(3), players))
    moments = enumerate(bridge.played(players, variant, policy, key))
    return [bridge.to_state(s, NAMES[:players]) for n, (_, s) in moments if n % every == 0]


@pytest.mark.parametrize("policy", [RANDOM, CLIMB])
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_a_redraw_looks_the_same_and_depends_on_the_view_alone(
    players: int, variant: Variant, policy: int
) -> None:
    pile = new_pile()
    rng = random.Random(players)
    for n, state in enumerate(positions(players, variant, policy, every=4)):
        for seat in (*state.seats, None):
            seen = view(state, seat)
            key = np.uint64(n + 1)
            number = -1 if seat is None else seat
            results = []
            for start in (
                bridge.from_view(seen),
                bridge.from_state(state),
                bridge.from_state(sample(seen, rng)),
            ):
                redraw(start, number, key, pile)
                results.append(start.tolist())
            assert results[0] == results[1] == results[2]
            assert view(bridge.to_state(start, state.players), seat) == seen


def test_redrawn_games_go_on_by_the_rules() -> None:
    for players in (2, 6):
        for state in positions(players, "advanced", CLIMB, every=9):
            games = kernel.sample(bridge.from_view(view(state, 1)), 1, 20, seed=4)
            games.finish("climb")
            assert games.over.all()
            for s in games.states:
                end = bridge.to_state(s, NAMES[:players])
                assert end.result is not None
                held = [card for hand in end.hands for card in hand]
                rows = [card for row in end.rows for card in row]
                everywhere = [*held, *rows, *end.gone, *end.region_deck]
                assert sorted(everywhere) == list(range(1, 69))


def far_position() -> State:
    """Six climbers, late: groups under the deck, some of them drawn from, and a secret choice."""
    for game in range(100):
        key = np.uint64(game_key(np.uint64(3), game))
        for _, s in bridge.played(6, "advanced", CLIMB, key):
            late = s[at.ROUND] == 7 and s[at.PHASE] == at.PLAY and s[at.TO_CHOOSE] == 3
            if late and s[at.LOST : at.LOST + 6].any():
                return bridge.to_state(s, NAMES)
    raise AssertionError("no such position in a hundred games")


def facts(state: State, seat: int) -> list[object]:
    """What a sample decides, as countable facts."""
    found: list[object] = []
    for other in state.seats:
        if other != seat:
            found += [("hand", other, card) for card in state.hands[other] - state.taken[other]]
            found += [("chosen open", other, state.chosen[other] in state.taken[other])]
            found += [("rejected", card) for card in state.rejected[other]]
    for place, group in enumerate(state.under):
        found += [("group", place, card) for card in group.left]
    return found + [("unseen", card) for card in state.unseen]


def test_redraws_are_as_even_as_samples_of_the_rules() -> None:
    state = far_position()
    owner = state.under[0].seat
    count = 4000
    for seat in (owner, (owner + 1) % 6):
        seen = view(state, seat)
        rng = random.Random(8)
        expected = Counter(f for _ in range(count) for f in facts(sample(seen, rng), seat))
        games = kernel.sample(bridge.from_view(seen), seat, count, seed=6)
        got = Counter(f for s in games.states for f in facts(bridge.to_state(s, NAMES), seat))
        assert got.keys() == expected.keys()
        for fact, times in expected.items():
            spread = (2 * times * max(1 - times / count, 0)) ** 0.5
            assert abs(got[fact] - times) <= 5.5 * spread + 1, fact
