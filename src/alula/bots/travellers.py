"""The bots behind the levels (see `levels`), with their human weaknesses."""

import numpy as np

from alula.bots.engines import Judge, best, heuristic
from alula.bots.estimate import Weights, best_found, option_value
from alula.bots.interface import Bot, Budget
from alula.bots.weights import load_weights
from alula.kernel import layout as at
from alula.kernel.batch import seed_word
from alula.kernel.game import choices
from alula.kernel.layout import State
from alula.kernel.randomness import word


class Absent(Judge):
    """A judge whose attention is limited: overlooks some options and misjudges the others.

    Both depend on the seed and the decision alone, so the same view gets the same answer.
    """

    def __init__(self, seed: int, weights: Weights, overlooks: float, misjudges: float) -> None:
        super().__init__(weights)
        self._seed = seed
        self._overlooks = overlooks
        """The chance not to see an option at all."""
        self._misjudges = misjudges
        """By how much fame an option is typically taken for better or worse than it looks."""

    def best_choice(self, root: State, seat: int, _budget: Budget) -> int:
        """The best slot of those that it sees."""
        count = choices(root)
        place = int(root[at.PHASE]) + 8 * int(root[at.ROUND]) + 128 * seat
        chance = np.random.Generator(np.random.PCG64(int(word(seed_word(self._seed), place))))
        overlooked = chance.random(count) < self._overlooks
        found = best_found(root, seat, self._weights) if root[at.PHASE] == at.TAKE else -1
        values = np.array([option_value(root, seat, i, found, self._weights) for i in range(count)])
        values += self._misjudges * chance.standard_normal(count)
        if not overlooked.all():
            values[overlooked] = -np.inf
        return int(values.argmax())


def stroller(seed: int) -> Bot:
    """Trusts every promise, sees what a card gives today, and most of the cards not at all."""
    return Absent(seed, load_weights("stroller"), overlooks=0.65, misjudges=7.0)


def wanderer(seed: int) -> Bot:
    """As short-sighted, but more awake."""
    return Absent(seed, load_weights("stroller"), overlooks=0.22, misjudges=1.8)


def pilgrim(seed: int) -> Bot:
    """Short-sighted still: no thought of what the next rounds bring; but overlooks nothing."""
    return Absent(seed, load_weights("stroller"), overlooks=0.0, misjudges=0.0)


def scout(seed: int) -> Bot:
    """Judges as well as the pathfinder, but does not look at everything."""
    return Absent(seed, load_weights("heuristic"), overlooks=0.1, misjudges=2.0)


def pathfinder(seed: int) -> Bot:
    """Two regions ahead, with tuned weights."""
    return heuristic(seed)


def guide(seed: int) -> Bot:
    """The strongest."""
    return best(seed)
