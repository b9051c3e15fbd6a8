"""A searcher of another make, to measure `best` by; no bot is taught or tuned against it.

It tries every option in 100 worlds, plays on to the end by the tuned heuristic at every seat, and
adds up the lead over the best other and a bonus for winning.
"""

import numpy as np

from alula.bots.estimate import Weights, heuristic_choice
from alula.bots.interface import Budget
from alula.bots.search import as_open
from alula.bots.weights import load_weights
from alula.kernel import layout as at
from alula.kernel.batch import seed_word
from alula.kernel.compiled import compiled, number
from alula.kernel.game import chance, choices, decide, to_move
from alula.kernel.hidden import Pile, new_pile, redraw
from alula.kernel.layout import State
from alula.kernel.randomness import game_key, word
from alula.kernel.scoring import fame, place

_WORLDS = 100
_BONUS = 20.0  # fame that a win is worth


@compiled
def _try_all(
    root: State, seat: int, key: np.uint64, weights: Weights, world: State, trial: State,
    pile: Pile, totals: np.ndarray,
) -> None:  # fmt: skip
    for n in range(_WORLDS):
        world_key = game_key(key, n)
        world[:] = root
        redraw(world, seat, world_key, pile)
        for option in range(totals.shape[0]):
            trial[:] = world
            decide(trial, seat, option, world_key)
            chance(trial, world_key)
            while trial[at.PHASE] != at.OVER:
                mover = to_move(trial)
                count = choices(trial)
                choice = heuristic_choice(trial, mover, count, weights) if count > 1 else 0
                decide(trial, mover, choice, world_key)
                chance(trial, world_key)
            best = -1
            for other in range(number(trial[at.PLAYERS])):
                if other != seat:
                    best = max(best, fame(trial, other))
            totals[option] += fame(trial, seat) - best
            if place(trial, seat) == 0:
                totals[option] += _BONUS


class Plodder:
    """The searcher as a chooser on kernel states."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._weights = load_weights("heuristic")
        self._pile = new_pile()
        self._world, self._trial = (np.empty(at.STATE_SIZE, dtype=np.uint8) for _ in range(2))

    def best_choice(self, root: State, seat: int, _budget: Budget) -> int:
        root = as_open(root, seat)
        moment = int(root[at.PHASE]) + 8 * int(root[at.ROUND]) + 128 * seat
        key = np.uint64(word(seed_word(self._seed), moment))
        totals = np.zeros(choices(root))
        _try_all(root, seat, key, self._weights, self._world, self._trial, self._pile, totals)
        return int(totals.argmax())
