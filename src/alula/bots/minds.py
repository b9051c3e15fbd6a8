"""A mind decides for a seat inside compiled code: a kind of policy and its numbers.

`kinds[seat]` and `weights[seat]` say how each seat thinks, so the seats of one game may differ.
"""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import WEIGHTS, Weights, heuristic_choice
from alula.bots.network import Net, Work, network_choice, new_work
from alula.kernel import layout as at
from alula.kernel.compiled import compiled
from alula.kernel.game import chance, choices, decide, to_move
from alula.kernel.layout import State
from alula.kernel.policies import random_choice
from alula.kernel.randomness import policy_key

RANDOM, HEURISTIC, NETWORK = range(3)

Kinds = npt.NDArray[np.int64]
_NO_NET = np.zeros(1, dtype=np.float32)


@dataclass(frozen=True)
class Minds:
    """How the seats of a game think."""

    kinds: Kinds
    weights: Weights
    net: Net = field(default_factory=lambda: _NO_NET)

    @classmethod
    def alike(cls, kind: int, weights: Weights | None = None, net: Net | None = None) -> "Minds":
        """All seats think the same."""
        row = np.zeros(WEIGHTS) if weights is None else weights
        kinds = np.full(at.MOST_PLAYERS, kind, dtype=np.int64)
        return cls(kinds, np.tile(row, (at.MOST_PLAYERS, 1)), _NO_NET if net is None else net)


@compiled
def mind_choice(
    kind: int, w: Weights, net: Net, s: State, seat: int, key: np.uint64, work: Work
) -> int:
    """What a mind chooses for the open decision of a seat; it sees the seat's own cards only."""
    if kind == RANDOM:
        return random_choice(s, seat, key)
    options = choices(s)
    if options == 1:
        return 0
    if kind == HEURISTIC:
        return heuristic_choice(s, seat, options, w)
    return network_choice(s, seat, options, w, net, work)


@compiled
def play_out(
    s: State, kinds: Kinds, weights: Weights, net: Net, key: np.uint64, work: Work
) -> None:
    """Play on to the end, every seat by its own mind."""
    play_on(s, kinds, weights, net, key, work, at.ROUNDS + 1)


@compiled
def play_on(
    s: State, kinds: Kinds, weights: Weights, net: Net, key: np.uint64, work: Work, stop: int
) -> None:
    """Play on up to the first play of round `stop`, or to the end, every seat by its own mind."""
    choice_key = policy_key(key)
    chance(s, key)
    while s[at.PHASE] != at.OVER and s[at.ROUND] < stop:
        seat = to_move(s)
        choice = mind_choice(kinds[seat], weights[seat], net, s, seat, choice_key, work)
        decide(s, seat, choice, key)
        chance(s, key)


__all__ = [
    "HEURISTIC",
    "NETWORK",
    "RANDOM",
    "Kinds",
    "Minds",
    "mind_choice",
    "new_work",
    "play_on",
    "play_out",
]
