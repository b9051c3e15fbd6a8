"""A recorded game, told event by event."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from alula.records import Record, check, replay
from alula.rules import State, view
from alula.terminal.board import rows_table
from alula.terminal.score_sheet import show_result
from alula.terminal.screen import Screen, Styled

if TYPE_CHECKING:
    from alula.words import Words

Pause = Callable[[], bool]
"""Waits for the reader; False if the reader has had enough."""


def retell(record: Record, words: "Words", out: Screen, pause: Pause | None = None) -> None:
    """Tell a game to its end; `pause` is asked after every event."""
    last = check(record)
    before: State | None = None
    for event, state in replay(record):
        if before is None:
            _heading(state, words, out)
        elif event is not None:
            out.line(words.event(event.to_json(), state.players))
            if state.round != before.round:
                _rows(state, words, out)
                _heading(state, words, out)
            if pause and not pause():
                return
        before = state
    if last.over:
        out.line()
        show_result(view(last, None), words, out)
    else:
        _rows(last, words, out)
        out.line(words.say("replay-unfinished"))


def _heading(state: State, words: "Words", out: Screen) -> None:
    out.line(Styled(words.say("event-round", round=state.round), "heading"))


def _rows(state: State, words: "Words", out: Screen) -> None:
    if any(state.rows):
        out.line()
        out.table(rows_table(state.players, state.rows, state.sanctuaries, words))
    out.line()
