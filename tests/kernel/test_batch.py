"""Batches from Python: the same games however they are played, and clear refusals."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import alula.kernel as kernel
from alula.kernel import bridge
from alula.kernel import layout as at
from alula.kernel.compiled import compiled
from alula.kernel.game import choices
from alula.kernel.playouts import play_games
from alula.kernel.policies import POLICIES, climb_choice, random_choice
from alula.kernel.randomness import game_key
from alula.rules import view


@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_equal_stepped_games(players: int, variant: str, policy: str) -> None:
    games = kernel.new(200, players, variant, seed=9)
    games.finish(policy)
    fames = np.zeros((200, players), dtype=np.int16)
    laid = np.zeros((200, players), dtype=np.uint8)
    variant_number = ["basic", "advanced"].index(variant)
    play_games(players, variant_number, POLICIES[policy], np.uint64(9), 0, fames, laid)
    assert games.over.all()
    assert (games.fame() == fames).all()


def test_free_invariants_of_random_play() -> None:
    """Random play gives 3.5 sanctuaries and 28.724 fame a player (sd 12.44) at any table size."""
    for players in range(2, 7):
        count = 120_000 // players
        fames = np.zeros((count, players), dtype=np.int16)
        laid = np.zeros((count, players), dtype=np.uint8)
        play_games(players, 0, 0, np.uint64(11), 0, fames, laid)
        assert abs(laid.mean() - 3.5) < 0.01
        assert abs(fames.mean() - 28.724) < 0.15
        assert abs(fames.std() - 12.44) < 0.12


def test_games_far_apart_differ() -> None:
    """A GPU plays more than 2 ** 32 games of a seed."""
    indices = np.array([7, 2**32 + 7, 2**33 + 7, 2**40 + 7])
    assert len({int(game_key(np.uint64(5), index)) for index in indices}) == len(indices)


def test_places_put_fame_first_and_then_the_lowest_number() -> None:
    games = kernel.new(500, 4, seed=2)
    games.finish()
    fames, places = games.fame(), games.places()
    assert (np.sort(places, axis=1) == np.arange(4)).all()
    by_place = np.take_along_axis(fames, np.argsort(places, axis=1), axis=1)
    assert (np.diff(by_place, axis=1) <= 0).all()
    tied = 0
    for state, fame, place in zip(games.states, fames, places, strict=True):
        for a in range(4):
            for b in range(4):
                if a != b and fame[a] == fame[b]:
                    tied += 1
                    rows = [state[at.SEATS + s * at.SEAT + at.ROW :][:8].min() for s in (a, b)]
                    assert (place[a] < place[b]) == (rows[0] < rows[1])
    assert tied > 50


def test_threads_do_not_change_the_games() -> None:
    whole = kernel.new(1200, 4, "advanced", seed=8)
    shared = whole.copy()
    whole.finish("climb")
    for workers, step in ((2, 600), (5, 100)):
        games = shared.copy()
        parts = [
            kernel.Games(games.states[start : start + step], games.keys[start : start + step])
            for start in range(0, len(games), step)
        ]
        with ThreadPoolExecutor(workers) as threads:
            list(threads.map(lambda part: part.finish("climb"), parts))
        assert (games.states == whole.states).all()


@compiled
def last_choice(s: at.State, _seat: int, _key: np.uint64) -> int:
    return choices(s) - 1


@compiled
def wrong_in_the_end(s: at.State, _seat: int, _key: np.uint64) -> int:
    return 0 if s[at.ROUND] < at.ROUNDS else 200


def test_a_given_policy_plays_whole_games() -> None:
    for name, policy in (("random", random_choice), ("climb", climb_choice)):
        games = kernel.new(100, 3, "advanced", seed=5)
        same = games.copy()
        games.finish(name)
        same.finish(policy)
        assert (games.states == same.states).all()
    games = kernel.new(20, 2, seed=6)
    stepped = games.copy()
    games.finish(last_choice)
    while not stepped.over.all():
        stepped.step(np.maximum(stepped.legal().sum(axis=1) - 1, 0))
    assert (games.states == stepped.states).all()


def test_a_batch_may_be_empty() -> None:
    games = kernel.new(0, 3)
    games.step([])
    games.finish()
    assert len(games) == len(games.to_move()) == len(games.fame()) == len(games.observe()) == 0


def test_a_wrong_choice_is_refused_and_nothing_moves() -> None:
    games = kernel.new(3, 2, seed=1)
    before = games.states.copy()
    for chosen, words in (
        ([0, 3, 0], "game 1: no choice 3, there are 3"),
        ([0, 0, -1], "game 2: no choice -1"),
        ([0], "one for each game"),
        ([[0], [0], [0]], "one for each game"),
        ([0.9, 0.0, 0.0], "whole numbers, not float64"),
        ([True, True, True], "whole numbers, not bool"),
        (["0", "0", "0"], "whole numbers"),
    ):
        with pytest.raises(ValueError, match=words):
            games.step(chosen)
    assert (games.states == before).all()


def test_a_seat_that_is_not_there_is_refused() -> None:
    games = kernel.new(3, 2, seed=1)
    for seats in (2, 7, -2, -200, 300, [0, 1, 2]):
        with pytest.raises(ValueError, match=r"no seat .* at a table of 2"):
            games.observe(seats)
    with pytest.raises(ValueError, match="one for each game"):
        games.observe([0, 1])
    assert (games.observe(games.to_move()) == games.observe()).all()
    for seat in (2, 7, -2):
        with pytest.raises(ValueError, match=r"no seat .* at a table of 2"):
            kernel.sample(games.states[0], seat, 3)


def test_bad_settings_are_refused() -> None:
    for players in (0, 1, 7, True):
        with pytest.raises(ValueError, match="2 to 6"):
            kernel.new(1, players)
    with pytest.raises(TypeError, match="'float' object"):
        kernel.new(1, 2.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="-1 games"):
        kernel.new(-1, 2)
    with pytest.raises(ValueError, match="basic, advanced"):
        kernel.new(1, 2, "expert")
    games = kernel.new(2, 2)
    with pytest.raises(ValueError, match="random, climb"):
        games.finish("clever")
    with pytest.raises(ValueError, match="compile it"):
        games.finish(lambda _s, _seat, _key: 0)
    with pytest.raises(ValueError, match="game 0: the policy made a choice that is not there"):
        games.finish(wrong_in_the_end)


def test_arrays_that_are_no_batch_are_refused() -> None:
    games = kernel.new(3, 2)
    wrong: tuple[tuple[Any, Any, str], ...] = (
        (games.states.astype(float), games.keys, "states must be an array uint8"),
        (games.states[:, :10], games.keys, "states must be an array uint8"),
        (games.states[0], games.keys, "states must be an array uint8"),
        (games.states, games.keys[:2], "states must be an array uint8"),
        (games.states, games.keys.astype(np.int64), "keys must be an array uint64"),
        (np.zeros_like(games.states), games.keys, "0 players"),
        (np.stack([kernel.new(1, n).states[0] for n in (2, 6, 2)]), games.keys, "same number"),
    )
    for states, keys, words in wrong:
        with pytest.raises(ValueError, match=words):
            kernel.Games(states, keys)
        if states.ndim == 1 or states.dtype != np.uint8:
            with pytest.raises(ValueError, match="state must be an array uint8"):
                kernel.sample(states[:7], 0, 2)


def test_a_view_of_another_seat_cannot_be_sampled() -> None:
    state = bridge.to_state(kernel.new(1, 3).states[0], ("Ada", "Ben", "Cleo"))
    seen = bridge.from_view(view(state, 1))
    assert len(kernel.sample(seen, 1, 3)) == len(kernel.sample(seen, -1, 3)) == 3
    with pytest.raises(ValueError, match="does not show what seat 2 sees"):
        kernel.sample(seen, 2, 3)


def test_cards_by_their_names_and_by_the_kernels_numbers() -> None:
    assert (kernel.card_id(44), kernel.card_name(43)) == (43, 44)
    assert (kernel.card_id("desert-3"), kernel.card_name(80)) == (80, "desert-3")
    assert [kernel.card_id(kernel.card_name(card)) for card in range(113)] == list(range(113))
    for wrong in (kernel.NONE, -1, 113):
        with pytest.raises(KeyError, match="0 to 112"):
            kernel.card_name(wrong)
    with pytest.raises(KeyError, match="1 to 68"):
        kernel.card_id(69)
