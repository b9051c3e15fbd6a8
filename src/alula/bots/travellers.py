"""The bots behind the levels (see `levels`), with their human weaknesses."""

from collections.abc import Sequence

import numpy as np

from alula.bots.engines import best, greedy, heuristic
from alula.bots.estimate import Weights, best_found, option_value
from alula.bots.interface import Bot, Budget
from alula.bots.search import Searcher
from alula.bots.weights import load_weights
from alula.kernel import layout as at
from alula.kernel.batch import seed_word
from alula.kernel.bridge import event_of, from_view
from alula.kernel.game import choices
from alula.kernel.randomness import word
from alula.rules import PlayerEvent, View


class Absent:
    """A judge whose attention is limited: overlooks some options and misjudges the others."""

    def __init__(self, seed: int, weights: Weights, overlooks: float, misjudges: float) -> None:
        self._seed = seed
        self._weights = weights
        self._overlooks = overlooks
        self._misjudges = misjudges

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        if len(options) == 1:
            return options[0]
        state = from_view(view)
        seat = view["seat"]
        assert seat is not None  # spectators have no options
        count = choices(state)
        place = int(state[at.PHASE]) + 8 * int(state[at.ROUND]) + 128 * seat
        chance = np.random.Generator(np.random.PCG64(int(word(seed_word(self._seed), place))))
        overlooked = chance.random(count) < self._overlooks
        found = best_found(state, seat, self._weights) if state[at.PHASE] == at.TAKE else -1
        values = np.array(
            [option_value(state, seat, i, found, self._weights) for i in range(count)]
        )
        values += self._misjudges * chance.standard_normal(count)
        if not overlooked.all():
            values[overlooked] = -np.inf
        return event_of(state, seat, int(values.argmax()))


class Brief:
    """A bot that thinks only so much, whatever it is given."""

    def __init__(self, bot: Searcher, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        return self._bot.decide(view, options, self._budget)


def stroller(seed: int) -> Bot:
    return Absent(seed, load_weights("stroller"), overlooks=0.5, misjudges=4.0)


def wanderer(seed: int) -> Bot:
    return Absent(seed, load_weights("stroller"), overlooks=0.25, misjudges=2.0)


def pilgrim(seed: int) -> Bot:
    return greedy(seed)


def scout(seed: int) -> Bot:
    return heuristic(seed)


def pathfinder(seed: int) -> Bot:
    return Brief(best(seed), Budget(rollouts=60))


def guide(seed: int) -> Bot:
    return best(seed)
