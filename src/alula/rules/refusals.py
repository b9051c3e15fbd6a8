"""What to say to an event that is not due: what it was, and what would be legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alula.rules.errors import WrongTime
from alula.rules.parts import DealDue, FindDue, MarketDue

if TYPE_CHECKING:
    from alula.rules.events import Event
    from alula.rules.state import State


def expected(state: State) -> str:
    """What is legal now, for people who read an error."""
    due = state.due
    if isinstance(due, DealDue):
        return f"a deal of {due.cards} regions each"
    if isinstance(due, MarketDue):
        return f"a market of {due.cards} regions"
    if isinstance(due, FindDue):
        return f"a find of {due.cards} for seat {due.seat}"
    if state.over:
        return "nothing, the game is over"
    return "a decision of " + ", ".join(decision.id for decision in state.open)


def _due_name(state: State) -> str:
    """What is due, as a key for those who say it in another language."""
    names = {DealDue: "deal", MarketDue: "market", FindDue: "find", type(None): "decision"}
    return "nothing" if state.over else names[type(state.due)]


def not_now(state: State, event: Event) -> WrongTime:
    """The error for an event that is not due in this state."""
    actor = getattr(event, "seat", None)
    who = "" if actor is None else f" by seat {actor}"
    return WrongTime(
        f"{event.kind}{who} is not due: round {state.round} expects {expected(state)}",
        "over" if state.over else "not-due",
        event=event.kind,
        player=actor,
        due=_due_name(state),
        cards=getattr(state.due, "cards", 0),
        seat=getattr(state.due, "seat", None),
        open=[decision.id for decision in state.open],
    )
