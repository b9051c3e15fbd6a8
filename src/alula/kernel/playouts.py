"""Whole games by a built-in policy, many in one call."""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import (
    chance,
    clear_table,
    deal_hands,
    decide,
    end_round,
    find,
    keep,
    lay,
    put_down,
    reveal,
    reveal_market,
    seat_at,
    take,
    to_move,
)
from alula.kernel.layout import State, States
from alula.kernel.policies import RANDOM, built_in_choice, choose_by, random_word
from alula.kernel.randomness import game_key, policy_key
from alula.kernel.scoring import area_fame
from alula.kernel.tables import CARDS


@compiled
def finish(s: State, policy: int, key: np.uint64) -> None:
    """Play on to the end from any state: every seat by the same built-in policy."""
    choice_key = policy_key(key)
    chance(s, key)
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        decide(s, seat, built_in_choice(policy, s, seat, choice_key), key)
        chance(s, key)


@inlined
def play_game(s: State, players: int, variant: int, policy: int, key: np.uint64) -> None:
    """A whole game from the deal on: the same game as `new_game` and `finish`, but faster.

    It runs the rounds in order instead of asking what comes next. A turn is taken in one go, find
    and all: the built-in policies do not look at what others are about to choose from, and as long
    as the deck is not short nobody draws what was returned in the same round. No notes are kept, so
    the state at the end has fame and ranking but no views.
    """
    choice_key = policy_key(key)
    clear_table(s, players, variant)
    deal_hands(s, key, players, at.HAND + 2 * variant)
    if variant == at.ADVANCED:
        for seat in range(players):
            put_down(s, seat, built_in_choice(policy, s, seat, choice_key))
        keep(s, players)
    while s[at.PHASE] != at.OVER:  # a loop of known length would be unrolled, and slower
        round_ = number(s[at.ROUND])
        if round_ < at.ROUNDS:
            reveal_market(s, key, players)
        _play_round(s, players, round_, policy, key, choice_key)


@inlined
def _play_round(
    s: State, players: int, round_: int, policy: int, key: np.uint64, choice_key: np.uint64
) -> None:
    for seat in range(players):
        bits = random_word(round_, seat, choice_key)
        s[seat_at(seat) + at.CHOSEN] = choose_by(policy, s, seat, at.PLAY, bits)
    order = reveal(s, players)
    for _ in range(players):
        seat = order & 255
        order >>= 8
        bits = random_word(round_, seat, choice_key)
        if round_ < at.ROUNDS:
            take(s, seat, choose_by(policy, s, seat, at.TAKE, bits))
        if s[seat_at(seat) + at.DUE]:
            find(s, seat, key, False)
            lay(s, seat, choose_by(policy, s, seat, at.CHOOSE, bits), key, False)
    end_round(s, False)


@compiled
def play_games(
    players: int,
    variant: int,
    policy: int,
    seed: np.uint64,
    first: int,
    fames: npt.NDArray[np.int16],
    laid: npt.NDArray[np.uint8],
) -> None:
    """Play games `first`, `first + 1`, ... of a seed: fame and sanctuaries of every seat.

    Random basic games are compiled once for each number of players, which is worth 15 %.
    """
    if variant != at.BASIC or policy != RANDOM:
        _play_many(players, variant, policy, seed, first, fames, laid)
    elif players == 2:
        _play_many(2, at.BASIC, RANDOM, seed, first, fames, laid)
    elif players == 3:
        _play_many(3, at.BASIC, RANDOM, seed, first, fames, laid)
    elif players == 4:
        _play_many(4, at.BASIC, RANDOM, seed, first, fames, laid)
    elif players == 5:
        _play_many(5, at.BASIC, RANDOM, seed, first, fames, laid)
    else:
        _play_many(6, at.BASIC, RANDOM, seed, first, fames, laid)


@compiled
def _play_many(
    players: int,
    variant: int,
    policy: int,
    seed: np.uint64,
    first: int,
    fames: npt.NDArray[np.int16],
    laid: npt.NDArray[np.uint8],
) -> None:
    s = np.empty(at.STATE_SIZE, dtype=np.uint8)
    for game in range(fames.shape[0]):
        play_game(s, players, variant, policy, game_key(seed, first + game))
        for seat in range(players):
            fames[game, seat] = area_fame(s, seat_at(seat), CARDS)
            laid[game, seat] = s[seat_at(seat) + at.LAID]


@compiled
def finish_many(states: States, keys: npt.NDArray[np.uint64], policy: int) -> None:
    """`finish` for each game of a batch."""
    for game in range(states.shape[0]):
        finish(states[game], policy, keys[game])
