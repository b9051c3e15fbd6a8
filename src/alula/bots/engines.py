"""The compiled bots by name: what `ladder` makes."""

from collections.abc import Sequence

import numpy as np

from alula.bots.estimate import Weights, heuristic_choice
from alula.bots.interface import Budget
from alula.bots.minds import HEURISTIC, NETWORK, RANDOM, Minds
from alula.bots.search import Method, Searcher
from alula.bots.weights import load_network, load_weights
from alula.kernel.bridge import event_of, from_view
from alula.kernel.game import choices
from alula.kernel.layout import State
from alula.rules import PlayerEvent, View


class Judge:
    """Takes what looks best at first sight, by the weights of `estimate`."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        if len(options) == 1:
            return options[0]
        state = from_view(view)
        seat = view["seat"]
        assert seat is not None  # spectators have no options
        return event_of(state, seat, self.best_choice(state, seat, budget))

    def best_choice(self, root: State, seat: int, _budget: Budget) -> int:
        """The best slot for the open decision of a seat."""
        return heuristic_choice(root, seat, choices(root), self.weights)


def greedy(_seed: int) -> Judge:
    """One step: the play area right after the option, without a thought of the next region."""
    return Judge(load_weights("greedy"))


def heuristic(_seed: int) -> Judge:
    """Two regions ahead, with weights tuned by self-play."""
    return Judge(load_weights("heuristic"))


def plain_search(seed: int, worlds: int) -> Searcher:
    """The plain reference: so many worlds for every option, played out at random."""
    return Searcher(seed, Method(Minds.alike(RANDOM), halving=False, margin=0.0, worlds=worlds))


def best(seed: int) -> Searcher:
    """The strongest we have."""
    return Searcher(seed, Method(network_minds(), others=HEURISTIC, rounds=3))


def network_minds() -> Minds:
    """Seats that take the option with the best prospect, by the value network."""
    return Minds.alike(NETWORK, load_weights("heuristic"), load_network())


def warm_up() -> None:
    """Compile or load all that `best` needs, so that the first decision is quick."""
    from alula.kernel.batch import new

    games = new(1, 2, seed=0)
    best(0).best_choice(games.states[0], 0, Budget(rollouts=6))
    heuristic_choice(games.states[0], 0, 3, np.zeros_like(load_weights("greedy")))
