"""A mind decides for a seat inside compiled code: a kind of policy and its weights.

`kinds[seat]` and `weights[seat]` say how each seat thinks, so the seats of one game may differ.
"""

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import WEIGHTS, Weights, heuristic_choice
from alula.kernel import layout as at
from alula.kernel.compiled import compiled
from alula.kernel.game import chance, choices, decide, to_move
from alula.kernel.layout import State
from alula.kernel.policies import random_choice
from alula.kernel.randomness import policy_key

RANDOM, HEURISTIC = range(2)

Kinds = npt.NDArray[np.int64]


def alike(kind: int, weights: Weights | None = None) -> tuple[Kinds, Weights]:
    """Six seats that think alike."""
    row = np.zeros(WEIGHTS) if weights is None else weights
    return np.full(at.MOST_PLAYERS, kind, dtype=np.int64), np.tile(row, (at.MOST_PLAYERS, 1))


@compiled
def mind_choice(kind: int, w: Weights, s: State, seat: int, key: np.uint64) -> int:
    """What a mind chooses for the open decision of a seat; it sees the seat's own cards only."""
    if kind == RANDOM:
        return random_choice(s, seat, key)
    options = choices(s)
    if options == 1:
        return 0
    return heuristic_choice(s, seat, options, w)


@compiled
def play_out(s: State, kinds: Kinds, weights: Weights, key: np.uint64) -> None:
    """Play on to the end, every seat by its own mind."""
    choice_key = policy_key(key)
    chance(s, key)
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        decide(s, seat, mind_choice(kinds[seat], weights[seat], s, seat, choice_key), key)
        chance(s, key)
