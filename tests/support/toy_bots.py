"""Small bots in Python: one that plays, and those that go wrong in ways only such bots can."""

import os
import time
from collections.abc import Sequence

from alula.bots import Budget
from alula.rules import Play, PlayerEvent, Take, View


class Climber:
    """Climbs by the smallest step that it can; a good deal better than chance."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: View, options: Sequence[PlayerEvent], _budget: Budget) -> PlayerEvent:
        assert view["seat"] is not None
        row = view["rows"][view["seat"]]
        last = row[-1] if row else 0

        def step(option: PlayerEvent) -> int:
            if isinstance(option, Play | Take):
                return option.region - last if option.region > last else 100 - option.region
            return 0

        return min(options, key=step)


class Leaves(Climber):
    """Ends the process that it runs in, at its second decision."""

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        if view["round"] == 2:
            os._exit(3)
        return super().decide(view, options, budget)


class Interrupts(Climber):
    """Takes its process down from within: nobody sat at a keyboard."""

    def decide(self, _view: View, _options: Sequence[PlayerEvent], _budget: Budget) -> PlayerEvent:
        raise KeyboardInterrupt


class Hangs(Climber):
    def decide(self, _view: View, options: Sequence[PlayerEvent], _budget: Budget) -> PlayerEvent:
        time.sleep(600)
        return options[0]


class Slow(Climber):
    """Later than its budget and the quarter of a second allow."""

    def decide(self, _view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        time.sleep((budget.seconds or 0) + 0.3)
        return options[0]
