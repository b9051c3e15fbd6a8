"""What is seen while a match is played: a bar, the win shares so far, and failures as they come."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING

from alula.terminal.screen import clean

if TYPE_CHECKING:
    from rich.progress import Progress

    from alula.arena.outcome import Outcome
    from alula.arena.settings import MatchSettings
    from alula.arena.tally import Tally

FAILURES_TOLD = 3
"""Of each bot: the others are counted, and stand in the report."""


_SEARCHERS = ("best", "guide", "search-")


def tell_of_compiling(settings: "MatchSettings") -> None:
    """Say why nothing happens for a while, the first time that a bot of the ladder plays."""
    from alula.bots.ladder import is_bot_name

    names = [name.partition("@")[0] for name in settings.names]
    ours = [name for name in names if is_bot_name(name) and name != "random"]
    if not ours:
        return
    from alula.kernel.compiled import announce_compilation

    searching = any(name.startswith(_SEARCHERS) for name in ours)
    announce_compilation("search.explore" if searching else "estimate.heuristic_choice")


class Watcher:
    """Told of every game."""

    def __init__(self, settings: "MatchSettings", bar: "Progress | None") -> None:
        from alula.arena.labels import labels
        from alula.arena.schedule import total_games

        self._labels = labels(settings.names)
        self._bar = bar
        self._task = bar.add_task("", total=total_games(settings)) if bar else None
        self._wins: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()
        self._failures: Counter[str] = Counter()

    def __call__(self, outcome: "Outcome", tally: "Tally") -> None:
        for name in self._labels:
            wins = tally.wins(name, outcome.game)
            self._wins[name] += int(sum(wins))
            self._seats[name] += len(wins)
        if self._bar and self._task is not None:
            self._bar.update(self._task, completed=len(tally), description=self._shares())
        if outcome.failure:
            self._tell(outcome, tally)

    def _shares(self) -> str:
        return "  ".join(
            f"{label} {self._wins[name] / self._seats[name]:.0%}"
            for name, label in islice(self._labels.items(), 4)
            if self._seats[name]
        )

    def _tell(self, outcome: "Outcome", tally: "Tally") -> None:
        assert outcome.failure is not None
        failure = outcome.failure
        bot = tally.game(outcome.game).seats[failure.seat]
        self._failures[bot] += 1
        if self._failures[bot] > FAILURES_TOLD:
            return
        where = f" at {failure.decision}" if failure.decision else ""
        self._print(f"{bot} failed in game {outcome.game + 1}{where}: {failure.reason}")
        if self._failures[bot] == 1 and failure.view is not None:
            self._print(f"  it saw {json.dumps(failure.view, separators=(',', ':'))}")
        if self._failures[bot] == FAILURES_TOLD:
            self._print(f"  (further failures of {self._labels[bot]} are only counted)")

    def _print(self, text: str) -> None:
        if self._bar:
            self._bar.console.print(clean(text), markup=False, highlight=False, soft_wrap=True)
        else:
            print(clean(text), file=sys.stderr, flush=True)


@contextmanager
def watching(settings: "MatchSettings") -> Iterator[Watcher]:
    """A bar at a terminal; elsewhere only failures are told."""
    if not sys.stderr.isatty():
        yield Watcher(settings, None)
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    with Progress(
        BarColumn(24),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        TextColumn("{task.description}", markup=False),
        console=Console(stderr=True),
    ) as bar:
        yield Watcher(settings, bar)
