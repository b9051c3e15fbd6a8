"""The bots behind the levels (see `levels`), with their human weaknesses."""

import numpy as np

from alula.bots.engines import Judge, best, heuristic
from alula.bots.estimate import Weights, best_found, option_value
from alula.bots.interface import Bot, Budget
from alula.bots.weights import load_weights
from alula.kernel import layout as at
from alula.kernel.arithmetic import bell
from alula.kernel.batch import seed_word
from alula.kernel.compiled import compiled, number
from alula.kernel.game import choices
from alula.kernel.layout import State
from alula.kernel.randomness import below, word

_WORDS = 5  # of chance for each option: four for how it looks, one for whether it is seen


class Absent(Judge):
    """A judge whose attention is limited: overlooks some options and misjudges the others.

    Both depend on the seed and the decision alone, so the same view gets the same answer.
    """

    def __init__(self, seed: int, weights: Weights, overlooks: int, misjudges: float) -> None:
        super().__init__(weights)
        self._seed = seed
        self.overlooks = overlooks
        """How often in a hundred it does not see an option at all."""
        self.misjudges = misjudges
        """By how much fame an option is typically taken for better or worse than it looks."""

    def best_choice(self, root: State, seat: int, _budget: Budget) -> int:
        """The best slot of those that it sees."""
        seed, weights = seed_word(self._seed), self.weights
        return absent_choice(root, seat, weights, seed, self.overlooks, self.misjudges)


@compiled
def absent_choice(
    s: State, seat: int, w: Weights, seed: np.uint64, overlooks: int, misjudges: float
) -> int:
    """What looks best to a seat that overlooks and misjudges; it sees all if it overlooks all."""
    key = word(seed, number(s[at.PHASE]) + 8 * number(s[at.ROUND]) + 128 * seat)
    found = best_found(s, seat, w) if s[at.PHASE] == at.TAKE else -1
    best_seen = -1e18
    best_of_all = -1e18
    seen = -1
    of_all = 0
    for option in range(choices(s)):
        at_option = _WORDS * option
        value = option_value(s, seat, option, found, w) + misjudges * bell(key, at_option)
        if value > best_of_all:
            best_of_all = value
            of_all = option
        overlooked = below(word(key, at_option + _WORDS - 1), 0, 100) < overlooks
        if not overlooked and value > best_seen:
            best_seen = value
            seen = option
    return seen if seen >= 0 else of_all


def stroller(seed: int) -> Bot:
    """Trusts every promise, sees what a card gives today, and most of the cards not at all."""
    return Absent(seed, load_weights("stroller"), overlooks=65, misjudges=7.0)


def wanderer(seed: int) -> Bot:
    """As short-sighted, but more awake."""
    return Absent(seed, load_weights("stroller"), overlooks=22, misjudges=1.8)


def pilgrim(seed: int) -> Bot:
    """Short-sighted still: no thought of what the next rounds bring; but overlooks nothing."""
    return Absent(seed, load_weights("stroller"), overlooks=0, misjudges=0.0)


def scout(seed: int) -> Bot:
    """Judges as well as the pathfinder, but does not look at everything."""
    return Absent(seed, load_weights("heuristic"), overlooks=10, misjudges=2.0)


def pathfinder(seed: int) -> Bot:
    """Two regions ahead, with tuned weights."""
    return heuristic(seed)


def guide(seed: int) -> Bot:
    """The strongest."""
    return best(seed)
