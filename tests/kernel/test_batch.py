"""Batches from Python: the same games however they are played, and clear refusals."""

import numpy as np
import pytest

import alula.kernel as kernel
from alula.kernel import layout as at
from alula.kernel.playouts import play_games
from alula.kernel.policies import POLICIES
from alula.kernel.randomness import game_key


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


def test_a_wrong_choice_is_refused_and_nothing_moves() -> None:
    games = kernel.new(3, 2, seed=1)
    before = games.states.copy()
    with pytest.raises(ValueError, match="game 1: no choice 3, there are 3"):
        games.step([0, 3, 0])
    with pytest.raises(ValueError, match="one for each game"):
        games.step([0])
    assert (games.states == before).all()


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        kernel.new(1, 7)
    with pytest.raises(ValueError, match="basic, advanced"):
        kernel.new(1, 2, "expert")
    with pytest.raises(ValueError, match="random, climb"):
        kernel.new(1, 2).finish("clever")
