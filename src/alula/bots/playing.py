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

    def stopped(reason: str) -> _Stopped:
        return _Stopped(Failure(seat, reason, decision.id, view(state, seat)))

    try:
        answer = bot.decide(seen, options, budget)
    except BotFailed as failed:
        raise stopped(str(failed)) from failed
    except Exception as error:  # a bot may be anybody's code
        raise stopped(describe(error)) from error
    if answer not in options:
        raise stopped(f"answered {str(answer)[:80]!r}, which is none of the {len(options)} options")
    return answer


def describe(error: Exception) -> str:
    """An exception of somebody's code in one line, with the place that raised it."""
    text = f"{type(error).__name__}: {error}".removesuffix(": ").replace("\n", " ")[:200]
    frames = extract_tb(error.__traceback__)
    return (
        f"{text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else text
    )
