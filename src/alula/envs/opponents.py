"""Opponents by name, as the numbers by which compiled code plays them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from alula.bots.estimate import WEIGHTS, Weights
from alula.bots.minds import HEURISTIC, NETWORK, RANDOM, Kinds
from alula.bots.network import Net
from alula.bots.weights import load_network, load_weights
from alula.kernel import layout as at

_MINDS: dict[str, tuple[int, str | None]] = {
    "random": (RANDOM, None),
    "greedy": (HEURISTIC, "greedy"),
    "pilgrim": (HEURISTIC, "stroller"),
    "heuristic": (HEURISTIC, "heuristic"),
    "pathfinder": (HEURISTIC, "heuristic"),
    "network": (NETWORK, "heuristic"),
}
"""Each name: the kind of mind, and the weights it judges by."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """How the other seats play, in the order of play after the learner."""

    kinds: Kinds
    weights: Weights
    net: Net

    @classmethod
    def named(cls, names: Sequence[str]) -> "Opponents":
        kinds = np.zeros(at.MOST_PLAYERS, dtype=np.int64)
        weights = np.zeros((at.MOST_PLAYERS, WEIGHTS))
        for i, name in enumerate(names):
            kinds[i], table = _MINDS[name]
            if table is not None:
                weights[i] = load_weights(table)
        net = load_network() if NETWORK in kinds[: len(names)] else np.zeros(1, dtype=np.float32)
        return cls(kinds, weights, net)


def opponent_names() -> tuple[str, ...]:
    """The bots that play inside compiled code, from the weakest to the strongest."""
    return tuple(_MINDS)
