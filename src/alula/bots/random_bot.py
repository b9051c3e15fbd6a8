"""The bottom of the ladder: any legal answer, each as likely as the others."""

import random
from collections.abc import Sequence

from alula.bots.interface import Budget
from alula.rules import PlayerEvent, View


class RandomBot:
    """Plays without a thought; the measure of everything above it."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, _view: View, options: Sequence[PlayerEvent], _budget: Budget) -> PlayerEvent:
        return self._random.choice(options)
