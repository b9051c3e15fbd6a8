"""Whole games by a built-in policy, many in one call."""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import (
    chance,
    deal_hands,
    decide,
    end_round,
    find,
    keep,
    lay,
    new_game,
    put_down,
    reveal,
    reveal_market,
    seat_at,
    take,
    to_move,
)
from alula.kernel.layout import State, States
from alula.kernel.policies import built_in_choice
from alula.kernel.randomness import game_key, policy_key
from alula.kernel.scoring import fame


@compiled
def finish(s: State, policy: int, key: np.uint64) -> None:
    """Play on to the end from any state: every seat by the same built-in policy."""
    choice_key = policy_key(key)
    chance(s, key)
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        decide(s, seat, built_in_choice(policy, s, seat, choice_key), key)
        chance(s, key)


@compiled
def play_game(s: State, players: int, variant: int, policy: int, key: np.uint64) -> None:
    """A whole game from the deal on: the same game as `new_game` and `finish`, but faster.

    It runs the rounds in order instead of asking what comes next; a literal number of players at
    the call site makes it faster still.
    """
    choice_key = policy_key(key)
    new_game(s, players, variant)
    deal_hands(s, key, players, at.HAND + 2 * variant)
    if variant == at.ADVANCED:
        for seat in range(players):
            put_down(s, seat, built_in_choice(policy, s, seat, choice_key))
        keep(s, players)
    for turn in range(at.ROUNDS):
        if turn < at.ROUNDS - 1:
            reveal_market(s, key, players)
        for seat in range(players):
            put_down(s, seat, built_in_choice(policy, s, seat, choice_key))
        reveal(s, players)
        _end_of_round(s, players, policy, key, choice_key)
        end_round(s)
        s[at.PHASE] = at.PLAY
    s[at.PHASE] = at.OVER


@compiled
def _end_of_round(
    s: State, players: int, policy: int, key: np.uint64, choice_key: np.uint64
) -> None:
    last = s[at.ROUND] == at.ROUNDS
    short = s[at.SHORT]
    if not short:
        for turn in range(players):
            seat = number(s[at.ORDER + turn])
            if s[seat_at(seat) + at.DUE]:
                find(s, seat, key)
    for turn in range(players):
        seat = number(s[at.ORDER + turn])
        due = s[seat_at(seat) + at.DUE]
        if not last and not short:
            s[at.PHASE] = at.TAKE
            take(s, seat, built_in_choice(policy, s, seat, choice_key))
        if due:
            if short:
                find(s, seat, key)
            s[at.PHASE] = at.CHOOSE
            lay(s, seat, built_in_choice(policy, s, seat, choice_key), key)
        if not last and short:
            s[at.PHASE] = at.TAKE
            take(s, seat, built_in_choice(policy, s, seat, choice_key))


@compiled
def play_game_literal(s: State, players: int, variant: int, policy: int, key: np.uint64) -> None:
    """`play_game` compiled once for each number of players."""
    if players == 2:
        play_game(s, 2, variant, policy, key)
    elif players == 3:
        play_game(s, 3, variant, policy, key)
    elif players == 4:
        play_game(s, 4, variant, policy, key)
    elif players == 5:
        play_game(s, 5, variant, policy, key)
    else:
        play_game(s, 6, variant, policy, key)


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
    """Play games `first`, `first + 1`, ... of a seed: fame and sanctuaries of every seat."""
    s = np.empty(at.STATE_SIZE, dtype=np.uint8)
    for game in range(fames.shape[0]):
        key = game_key(seed, first + game)
        play_game_literal(s, players, variant, policy, key)
        for seat in range(players):
            fames[game, seat] = fame(s, seat)
            laid[game, seat] = s[seat_at(seat) + at.LAID]


@compiled
def finish_many(states: States, keys: npt.NDArray[np.uint64], policy: int) -> None:
    """`finish` for each game of a batch."""
    for game in range(states.shape[0]):
        finish(states[game], policy, keys[game])
