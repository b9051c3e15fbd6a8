"""A match from its settings to its figures; it may be interrupted, resumed, and stopped early."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from alula.arena.intervals import Sums
from alula.arena.journal import Journal
from alula.arena.outcome import Outcome
from alula.arena.processes import Crew
from alula.arena.schedule import total_games
from alula.arena.settings import BadMatch, MatchSettings
from alula.arena.sprt import SprtQuestion, Test, Verdict
from alula.arena.tally import Tally


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has been played."""

    settings: MatchSettings
    tally: Tally
    test: Test | None = None
    interrupted: bool = False

    @property
    def finished(self) -> bool:
        """Everything was played, or the test was decided before."""
        decided = self.test is not None and self.test.verdict is not Verdict.OPEN
        return decided or len(self.tally) >= total_games(self.settings)


Progress = Callable[[Outcome, Tally], None]


def play_match(
    settings: MatchSettings,
    crew: Crew,
    journal: Journal | None = None,
    question: SprtQuestion | None = None,
    progress: Progress | None = None,
) -> Match:
    """Play what has not been played yet. An interrupt ends it early and loses nothing."""
    if question and len(settings.players) > 1:
        raise BadMatch("a sequential test needs one number of players")
    tally = Tally(settings)
    if journal:
        for outcome in journal.outcomes():
            tally.add(outcome)
            if progress:
                progress(outcome, tally)
    trial = Trial(settings, tally, question) if question else None
    interrupted = False
    try:
        if not (trial and trial.decided()):
            _play(settings, crew, tally, journal, trial, progress)
    except KeyboardInterrupt:
        interrupted = True
    if trial and (end := trial.end) is not None:
        tally.drop(end)
    if journal:
        journal.finish(tally.numbers())
    return Match(settings, tally, trial.test if trial else None, interrupted)


def _play(
    settings: MatchSettings,
    crew: Crew,
    tally: Tally,
    journal: Journal | None,
    trial: "Trial | None",
    progress: Progress | None,
) -> None:
    left = (number for number in range(total_games(settings)) if number not in tally)
    with closing(crew.play(left)) as outcomes:
        for outcome in outcomes:
            if journal:
                journal.add(outcome)
            tally.add(outcome)
            if progress:
                progress(outcome, tally)
            if trial and trial.decided():
                return


class Trial:
    """The sequential test of a match: fed with whole deals, in their order."""

    def __init__(self, settings: MatchSettings, tally: Tally, question: SprtQuestion) -> None:
        self.test = Test(question)
        self.end: int | None = None
        """The first game that is not needed any more."""
        self._settings, self._tally = settings, tally
        self._next = 0

    def decided(self) -> bool:
        """Look at the deals that have become whole."""
        size, bot = self._settings.players[0], self._settings.names[0]
        while self.end is None:
            games = range(self._next, min(self._next + size, self._settings.games))
            if not games or not all(number in self._tally for number in games):
                return False
            wins = [win for number in games for win in self._tally.wins(bot, number)]
            self.test.add(Sums(sum(wins), len(wins)))
            self._next += size
            if self.test.verdict is not Verdict.OPEN:
                self.end = games.stop
        return True
