"""Where games are played: a table keeps its bots ready and plays one game after another."""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from types import TracebackType

from alula.arena.outcome import Outcome
from alula.arena.schedule import PlannedGame, game_of
from alula.arena.settings import MatchSettings
from alula.bots import Bot, BotFailed, BotSpec, Budget, Failure, Played, Start, play_game
from alula.bots.program import GRACE_SECONDS
from alula.bots.sources import ObjectSource, Source
from alula.chance import Dealer
from alula.records import Record, dumps
from alula.rules import PlayerEvent, Result, View, new_game, view

Thinking = Callable[[int | None, View | None], None]
"""Told the seat whose bot thinks now and what it sees; None when it has answered."""


class ArenaTable:
    """Plays games of one match in this process."""

    def __init__(
        self,
        settings: MatchSettings,
        thinking: Thinking | None = None,
        watch: Callable[[frozenset[int]], None] | None = None,
    ) -> None:
        self._settings = settings
        self._thinking = thinking or (lambda _seat, _view: None)
        self._budget = Budget.parse(settings.budget)
        self._specs = {name: BotSpec.parse(name) for name in settings.names}
        self._running: dict[str, frozenset[int]] = {}
        self._warm: set[str] = set()
        self._watch = watch
        self._sources = {
            name: spec.source(self._watcher(name)) for name, spec in self._specs.items()
        }

    def __enter__(self) -> "ArenaTable":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the programs that were kept for the next game."""
        for source in self._sources.values():
            source.close()

    def play(self, number: int) -> Outcome:
        """Play the game with this number."""
        game = game_of(self._settings, number)
        clocks: list[_Clock] = []
        with ExitStack() as seated:
            try:
                for seat in range(game.players):
                    clocks += [self._seat(game, seat, seated)]
            except BotFailed as failed:
                state = new_game(game.seats, self._settings.variant)
                failure = Failure(len(clocks), str(failed), None, None)
                played = Played(state, (), failure)
            else:
                budgets = [self._specs[name].budget or self._budget for name in game.seats]
                played = self._play(game, clocks, budgets)
            for clock in clocks:
                clock.result = played.state.result
        times = [tuple(clock.times_ms) for clock in clocks]
        return outcome_of(self._settings, game, played, times)

    def _seat(self, game: PlannedGame, seat: int, seated: ExitStack) -> "_Clock":
        name = game.seats[seat]
        source = self._sources[name]
        self._thinking(seat, None)
        self._warm_up(name, source, game)
        bot = source.begin(Start(seat, game.seats, self._settings.variant, game.bot_seeds[seat]))
        self._thinking(None, None)
        clock = _Clock(bot, seat, source.needs_clock, self._thinking)
        seated.callback(lambda: source.finish(bot, clock.result))
        return clock

    def _warm_up(self, name: str, source: Source, game: PlannedGame) -> None:
        """Let a bot of the ladder compile before its clock runs, as programs may."""
        if name in self._warm or not isinstance(source, ObjectSource) or source.needs_clock:
            return
        self._warm.add(name)
        state, dealer = new_game(game.seats, self._settings.variant), Dealer.from_number(0)
        while state.due is not None:
            state = state.apply(dealer.event(state))
        with suppress(Exception):  # if it fails, it will again in the game, and be told of
            bot = source.begin(Start(0, game.seats, self._settings.variant, 0))
            bot.decide(view(state, 0), state.options(0), Budget(rollouts=1))

    def _play(self, game: PlannedGame, bots: Sequence[Bot], budgets: Sequence[Budget]) -> Played:
        state = new_game(game.seats, self._settings.variant)
        return play_game(state, Dealer.from_number(game.deal_seed), bots, budgets)

    def _watcher(self, name: str) -> Callable[[frozenset[int]], None]:
        def changed(running: frozenset[int]) -> None:
            self._running[name] = running
            if self._watch:
                self._watch(frozenset().union(*self._running.values()))

        return changed


class _Clock:
    """A bot at a seat, with the time that it takes."""

    def __init__(self, bot: Bot, seat: int, needs_clock: bool, thinking: Thinking) -> None:
        self._bot, self._seat, self._thinking = bot, seat, thinking
        # The bots of the ladder keep their time by design, and some do a fixed amount of work
        # instead: theirs is only measured.
        self._needs_clock = needs_clock
        self.times_ms: list[float] = []
        self.result: Result | None = None

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        self._thinking(self._seat, view)
        began = time.perf_counter()
        answer = self._bot.decide(view, options, budget)
        seconds = time.perf_counter() - began
        self._thinking(None, None)
        self.times_ms.append(round(seconds * 1000, 4))
        if self._needs_clock and budget.seconds is not None:
            limit = budget.seconds + GRACE_SECONDS
            if seconds > limit:
                raise BotFailed(f"gave no answer within {limit:g} s: it took {seconds:.2f} s")
        return answer


def outcome_of(
    _settings: MatchSettings, game: PlannedGame, played: Played, times: Sequence[tuple[float, ...]]
) -> Outcome:
    """The outcome of a game, with its record."""
    extra: dict[str, object] = {"seed": game.deal_seed, "game": game.number, "deal": game.deal}
    if played.failure:
        extra["failure"] = failure_json(played.failure)
    return Outcome(
        game=game.number,
        result=played.state.result,
        failure=played.failure,
        times_ms=tuple(times) + ((),) * (game.players - len(times)),
        record=dumps(Record.of(played.state, played.events, extra)),
    )


def failure_json(failure: Failure) -> dict[str, object]:
    return {
        "seat": failure.seat,
        "reason": failure.reason,
        "decision": failure.decision,
        "view": failure.view,
    }
