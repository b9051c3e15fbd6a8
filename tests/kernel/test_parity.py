"""The kernel and the rules are the same game: whole games, event by event, both ways."""

import random
from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

import alula.kernel as kernel
from alula.chance import Dealer
from alula.kernel import bridge
from alula.kernel import layout as at
from alula.kernel.policies import CLIMB, POLICIES
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fame, place
from alula.records import check
from alula.rules import Event, FindDue, Group, Play, State, Variant, Withdraw, new_game, view

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo")
GAME_WITH_PARTIAL_FIND = 114_416
TABLES = [(players, variant) for players in range(2, 7) for variant in ("basic", "advanced")]


def without_labels(state: State) -> State:
    """The round of a returned group only labels shuffles; the kernel does not keep it."""
    under = tuple(Group(0, group.seat, group.left, group.known) for group in state.under)
    return state._replace(under=under)


def assert_same(kernel_state: at.State, state: State) -> None:
    told = bridge.to_state(kernel_state, state.players)
    assert without_labels(told) == without_labels(state)
    for seat in (*state.seats, None):
        assert view(told, seat) == view(state, seat)
    for seat in state.seats:
        seen = bridge.from_view(view(state, seat))
        assert bytes(_hand(seen, seat)) == bytes(_hand(kernel_state, seat)), "other slots"


def _hand(s: at.State, seat: int) -> at.State:
    """The places of a hand; what lies in those that it does not fill is nobody's business."""
    start = at.SEATS + seat * at.SEAT
    return s[start + at.CARDS_HELD :][: s[start + at.HELD]]


def settle(players: int, variant: str, seed: int) -> np.uint64:
    return np.uint64(game_key(np.uint64(seed), players * 10 + len(variant)))


@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_kernel_games_are_games_of_the_rules(players: int, variant: Variant, policy: str) -> None:
    state = new_game(NAMES[:players], variant)
    shortages = 0
    for game in range(3):
        state = new_game(NAMES[:players], variant)
        key = settle(players, variant, game)
        for event, after in bridge.played(players, variant, POLICIES[policy], key):
            state = state.apply(event)
            shortages += int(after[at.SHORT])
            assert_same(after, state)
        assert state.result is not None
        assert state.result.fame == tuple(fame(after, seat) for seat in state.seats)
        assert state.result.ranking == tuple(sorted(state.seats, key=lambda s: place(after, s)))
    if POLICIES[policy] == CLIMB and players == 6:
        assert shortages > 0


def test_a_finder_who_gets_fewer_than_due() -> None:
    """So rare that it takes a game searched for: the deck has fewer cards than a finder is due."""
    state = new_game(NAMES, "basic")
    partial = 0
    key = np.uint64(game_key(np.uint64(5), GAME_WITH_PARTIAL_FIND))
    for event, after in bridge.played(6, "basic", CLIMB, key):
        due = state.due
        partial += isinstance(due, FindDue) and due.cards < state.agenda[0].cards
        state = state.apply(event)
        assert_same(after, state)
    assert partial > 0


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_rules_games_are_games_of_the_kernel(players: int, variant: Variant) -> None:
    """Random choices, and withdrawals now and then, dealt by the Dealer."""
    state = new_game(NAMES[:players], variant)
    kernel_state = bridge.from_state(state)
    key = np.uint64(players)
    for event in rules_game(state, players):
        state = state.apply(event)
        bridge.apply_event(kernel_state, event, key)
        assert_same(kernel_state, state)
    assert state.over


def rules_game(state: State, seed: int) -> Iterator[Event]:
    """Events of a game in which everybody climbs when they can."""
    dealer, rng = Dealer.from_number(seed), random.Random(seed)
    while not state.over:
        if state.due is not None:
            event: Event = dealer.event(state)
        else:
            undo = [seat for seat in state.seats if state.can_withdraw(seat)]
            seat = rng.choice(state.open).seat
            options = state.options(seat)
            if undo and rng.random() < 0.1:
                event = Withdraw(undo[0])
            elif isinstance(options[0], Play) and rng.random() < 0.8:
                row = state.rows[seat]
                event = min(options, key=lambda o: (row and o.region < row[-1], o.region))  # type: ignore[union-attr]
            else:
                event = rng.choice(options)
        yield event
        state = state.apply(event)


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_states_and_views_go_over_the_bridge_and_back(players: int, variant: Variant) -> None:
    state = new_game(NAMES[:players], variant)
    for event in rules_game(state, seed=players + 20):
        assert_same(bridge.from_state(state), state)
        for seat in (*state.seats, None):
            seen = view(state, seat)
            empty = bridge.from_view(seen)
            assert bridge.to_state(bridge.from_state(state), NAMES[:players]).due == state.due
            full = bridge.from_state(state)
            counted = [at.PHASE, at.TURN, at.SHORT, at.TO_CHOOSE, at.SANCTUARIES_LEFT, at.ROUND]
            assert empty[counted].tolist() == full[counted].tolist()
        state = state.apply(event)


@pytest.mark.parametrize("policy", sorted(POLICIES))
def test_records_of_the_kernel_pass_the_check(policy: str) -> None:
    for players, variant in TABLES:
        for game in range(5):
            key = settle(players, variant, 100 + game)
            made = bridge.record(NAMES[:players], variant, POLICIES[policy], key, {"game": game})  # type: ignore[arg-type]
            assert check(made).over


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_a_stepped_batch_goes_out_as_records(players: int, variant: Variant) -> None:
    rng = np.random.default_rng(players)
    games = kernel.new(4, players, variant, seed=12)
    keys = games.keys.copy()
    noted: list[list[int]] = [[] for _ in range(len(games))]
    while not games.over.all():
        chosen = (rng.random(len(games)) * games.legal().sum(axis=1)).astype(int)
        for choices, choice, over in zip(noted, chosen, games.over, strict=True):
            choices += [] if over else [int(choice)]
        games.step(chosen)
    for choices, key, fames in zip(noted, keys, games.fame(), strict=True):
        again = iter(choices)
        made = bridge.record(NAMES[:players], variant, lambda *_, it=again: next(it), key, {})
        assert check(made).over
        result = cast(dict[str, object], made.result)
        assert result["fame"] == fames.tolist()
        assert next(again, None) is None


def test_a_choice_that_is_not_there_makes_no_record() -> None:
    for choice in (-1, 3):
        with pytest.raises(ValueError, match=f"no choice {choice}, there are 3"):
            bridge.record(NAMES[:2], "basic", lambda *_, c=choice: c, np.uint64(1), {})
