"""One game from its first card to its end: chance, views and the bots' decisions."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb

from alula.bots.interface import Bot, BotFailed, Budget
from alula.chance import Dealer
from alula.rules import Decision, Event, PlayerEvent, State, View, view


@dataclass(frozen=True, slots=True)
class Failure:
    """Which bot failed, why, and what it saw."""

    seat: int
    reason: str
    decision: str | None
    view: View | None
    """None where it failed before it was asked anything."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game as far as it went: to its end, or to the first failure."""

    state: State
    events: tuple[Event, ...]
    failure: Failure | None = None


class _Stopped(Exception):
    def __init__(self, failure: Failure) -> None:
        self.failure = failure


def play_game(
    state: State, dealer: Dealer, bots: Sequence[Bot], budgets: Sequence[Budget]
) -> Played:
    """Play on from `state`; bots and budgets by seat. A bot that fails stops the game."""
    events: list[Event] = []
    try:
        while not state.over:
            answers: list[Event] = (
                [dealer.event(state)]
                if state.due is not None
                # All from the same state: nobody sees whether others have chosen.
                else [
                    _ask(state, decision, bots[decision.seat], budgets[decision.seat])
                    for decision in state.open
                ]
            )
            for event in answers:
                state = state.apply(event)
                events.append(event)
    except _Stopped as stopped:
        return Played(state, tuple(events), stopped.failure)
    return Played(state, tuple(events))


def _ask(state: State, decision: Decision, bot: Bot, budget: Budget) -> PlayerEvent:
    seat = decision.seat
    seen, options = view(state, seat), state.options(seat)
    try:
        return answer_of(bot, seen, options, budget)
    except BotFailed as failed:
        failure = Failure(seat, str(failed), decision.id, view(state, seat))
        raise _Stopped(failure) from failed


def answer_of(bot: Bot, seen: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
    """The option that a bot decides for; a `BotFailed` if it does anything else."""
    try:
        answer = bot.decide(seen, options, budget)
    except (BotFailed, KeyboardInterrupt):  # the latter is somebody's wish to stop
        raise
    except BaseException as error:  # a bot may be anybody's code, and `sys.exit` is one of its ways
        raise BotFailed(describe(error)) from error
    for option in options:
        if type(answer) is type(option) and answer == option:  # only our own events may compare
            return option
    told = _text(answer)[:80]
    raise BotFailed(f"answered {told!r}, which is none of the {len(options)} options")


def describe(error: BaseException) -> str:
    """An exception of somebody's code in one line, with the place that raised it."""
    text = f"{type(error).__name__}: {_text(error)}".removesuffix(": ").replace("\n", " ")[:200]
    frames = extract_tb(error.__traceback__)
    return (
        f"{text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else text
    )


def _text(thing: object) -> str:
    """What an object of somebody's code says of itself, if it can."""
    try:
        return str(thing)
    except Exception:
        return f"(a {type(thing).__name__} without words)"
