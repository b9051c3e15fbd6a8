"""From outcomes to figures: win shares, fame, margins, head-to-head, ratings, times and faults.

A game in which a bot failed counts as that bot's loss and for nobody else: it is in its games and
its win share, and in no other figure of anybody.
"""

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from alula.arena.intervals import Estimate, by_deal, mean, share
from alula.arena.outcome import Outcome
from alula.arena.ratings import Rating, rate
from alula.arena.schedule import PlannedGame, game_of
from alula.arena.settings import MatchSettings
from alula.bots import Failure
from alula.rules import Result


class Times(NamedTuple):
    """Milliseconds a decision."""

    median: float
    p99: float


class Fault(NamedTuple):
    """A failure with its place in the match."""

    game: PlannedGame
    failure: Failure

    @property
    def bot(self) -> str:
        return self.game.seats[self.failure.seat]


class Pair(NamedTuple):
    """One bot against another, over all games in which both sat."""

    games: int
    share: Estimate
    """How often it is placed before the other, over all pairs of their seats."""
    margin: Estimate
    """By how much fame, on average."""


@dataclass(frozen=True, slots=True)
class BotFigures:
    """What one bot did. A figure is None where there was nothing to measure."""

    name: str
    games: int
    seats: int
    """More than games where it sat several times."""
    wins: int
    win_share: Estimate | None
    """Wins by seats: with P players, 1/P is a fair share."""
    fame: Estimate | None
    margin: Estimate | None
    """Own fame less the best of the others at the table."""
    rating: Rating
    times: Times | None
    faults: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A match in figures."""

    games: int
    bots: tuple[BotFigures, ...]
    head_to_head: Mapping[str, Mapping[str, Pair]]
    faults: tuple[Fault, ...]


class Tally:
    """Outcomes as they come, in any order; figures at any time."""

    def __init__(self, settings: MatchSettings) -> None:
        self._settings = settings
        self._results: dict[int, Result] = {}
        self._failures: dict[int, Failure] = {}
        self._times: dict[tuple[str, int], array[float]] = {}

    def add(self, outcome: Outcome) -> None:
        if outcome.result is not None:
            self._results[outcome.game] = outcome.result
        elif outcome.failure is not None:
            self._failures[outcome.game] = outcome.failure
        game = self.game(outcome.game)
        for name, times in zip(game.seats, outcome.times_ms, strict=True):
            self._times.setdefault((name, game.players), array("d")).extend(times)

    def drop(self, first: int) -> None:
        """Forget the games from this number on; what their decisions took stays."""
        for found in (self._results, self._failures):
            for number in [number for number in found if number >= first]:
                del found[number]

    def __len__(self) -> int:
        return len(self._results) + len(self._failures)

    def __contains__(self, number: int) -> bool:
        return number in self._results or number in self._failures

    def numbers(self) -> set[int]:
        """The games that have been played."""
        return {*self._results, *self._failures}

    @property
    def only_failures(self) -> bool:
        """Whether games were played, and not one to its end."""
        return bool(self._failures) and not self._results

    def game(self, number: int) -> PlannedGame:
        return game_of(self._settings, number)

    def results(self, players: int | None = None) -> Iterator[tuple[PlannedGame, Result]]:
        """Finished games in their order."""
        for number in sorted(self._results):
            game = self.game(number)
            if players in (None, game.players):
                yield game, self._results[number]

    def faults(self, players: int | None = None) -> Iterator[Fault]:
        for number in sorted(self._failures):
            game = self.game(number)
            if players in (None, game.players):
                yield Fault(game, self._failures[number])

    def wins(self, bot: str, number: int) -> list[float]:
        """1 or 0 for each seat that counts for this bot in this game."""
        game = self.game(number)
        if (result := self._results.get(number)) is not None:
            winner = result.ranking[0]
            return [float(s == winner) for s, name in enumerate(game.seats) if name == bot]
        if (failure := self._failures.get(number)) is not None:
            return [0.0] if game.seats[failure.seat] == bot else []
        return []

    def figures(self, players: int | None = None) -> Figures:
        """The figures of everything, or of the games with so many players."""
        results, faults = list(self.results(players)), tuple(self.faults(players))
        ratings = rate(
            self._settings.names,
            ((g.deal, [g.seats[seat] for seat in r.ranking]) for g, r in results),
        )
        return Figures(
            games=len(results) + len(faults),
            bots=tuple(
                self._bot(name, players, results, faults, ratings[name])
                for name in self._settings.names
            ),
            head_to_head={
                name: {
                    other: pair
                    for other in self._settings.names
                    if other != name and (pair := _pair(name, other, results))
                }
                for name in self._settings.names
            },
            faults=faults,
        )

    def _bot(
        self,
        name: str,
        players: int | None,
        results: list[tuple[PlannedGame, Result]],
        faults: tuple[Fault, ...],
        rating: Rating,
    ) -> BotFigures:
        seats = [
            (g, r, seat) for g, r in results for seat, who in enumerate(g.seats) if who == name
        ]
        lost = [fault.game for fault in faults if fault.bot == name]
        won = [(game.deal, float(result.ranking[0] == seat)) for game, result, seat in seats]
        return BotFigures(
            name=name,
            games=len({game.number for game, _, _ in seats}) + len(lost),
            seats=len(won) + len(lost),
            wins=int(sum(win for _, win in won)),
            win_share=share(by_deal([*won, *((game.deal, 0.0) for game in lost)])),
            fame=mean(by_deal((game.deal, result.fame[at]) for game, result, at in seats)),
            margin=mean(
                by_deal((game.deal, _margin(result, seat)) for game, result, seat in seats)
            ),
            rating=rating,
            times=self._times_of(name, players),
            faults=len(lost),
        )

    def _times_of(self, name: str, players: int | None) -> Times | None:
        import numpy as np

        found = [
            np.frombuffer(times)
            for (who, count), times in self._times.items()
            if who == name and players in (None, count) and times
        ]
        if not found:
            return None
        median, p99 = np.percentile(np.concatenate(found), [50, 99])
        return Times(float(median), float(p99))


def _margin(result: Result, seat: int) -> float:
    return result.fame[seat] - max(fame for s, fame in enumerate(result.fame) if s != seat)


def _pair(name: str, other: str, results: list[tuple[PlannedGame, Result]]) -> Pair | None:
    games = 0
    before: list[tuple[int, float]] = []
    margins: list[tuple[int, float]] = []
    for game, result in results:
        if name not in game.seats or other not in game.seats:
            continue
        games += 1
        place = {seat: place for place, seat in enumerate(result.ranking)}
        for mine in (seat for seat, who in enumerate(game.seats) if who == name):
            for theirs in (seat for seat, who in enumerate(game.seats) if who == other):
                before.append((game.deal, float(place[mine] < place[theirs])))
                margins.append((game.deal, result.fame[mine] - result.fame[theirs]))
    found, margin = share(by_deal(before)), mean(by_deal(margins))
    return Pair(games, found, margin) if found and margin else None
