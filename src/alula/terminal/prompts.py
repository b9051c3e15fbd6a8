"""A game with plain prompts: what lies on the table, what is asked, and an answer."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from alula.cards import REGIONS, SANCTUARY_INDEX
from alula.records import dumps
from alula.rules import ROUNDS, DecisionKind, Event, Phase, PlayerEvent, redact
from alula.terminal.answers import Misread, read_answer
from alula.terminal.board import holdings, market_table, rows_table
from alula.terminal.choices import choices, choices_table
from alula.terminal.local_game import OWN, LocalGame
from alula.terminal.score_sheet import show_result, show_sheet
from alula.terminal.screen import Screen, Styled, clean
from alula.terminal.storage import write

if TYPE_CHECKING:
    from alula.words import Words

STATUS_INTERRUPTED = 130


class Left(Exception):
    """The person has had enough for now."""


def play(game: LocalGame, words: "Words", out: Screen, path: Path) -> int:
    """Play to the end or until the person leaves. The record is kept after every answer."""
    table = _Table(game, words, out, path)
    out.line(Styled(words.say("play-welcome"), "heading"))
    out.line(Styled(words.say("play-keys"), "dim"))
    try:
        table.play()
    except Left:
        out.line(words.say("play-left", path=str(path)))
        return 0
    except KeyboardInterrupt:
        out.line()
        out.line(words.say("play-left", path=str(path)))
        return STATUS_INTERRUPTED
    out.line()
    show_result(game.state, words, out)
    out.line()
    out.line(Styled(words.say("play-saved", path=str(path)), "dim"))
    return 0


def _ask(prompt: str) -> str:
    """Ask for a line; answers that no keyboard has echoed are shown, so that a log can be read."""
    told = input(prompt)
    if not sys.stdin.isatty():
        print(clean(told))
    return told


class _Table:
    def __init__(self, game: LocalGame, words: "Words", out: Screen, path: Path) -> None:
        self._game, self._words, self._out, self._path = game, words, out, path

    def play(self) -> None:
        shown_round = -1
        while True:
            for event in self._game.go_on():
                self._tell(event)
            write(self._path, dumps(self._game.record) + "\n")
            if self._game.state.over:
                return
            if self._game.state.round != shown_round:
                shown_round = self._game.state.round
                self._show_round()
            options = self._game.options
            # Of one sanctuary there is nothing to choose.
            chosen = options[0] if len(options) == 1 else self._decide()
            for event in self._game.answer(chosen):
                self._tell(event)

    def _tell(self, event: Event) -> None:
        players = self._game.state.players
        self._out.line(["  ", self._words.event(redact(event, OWN), players, OWN)])

    def _show_round(self) -> None:
        state, out = self._game.state, self._out
        out.line()
        out.line(Styled(self._words.say("event-round", round=state.round), "heading"))
        if any(state.rows):
            out.table(rows_table(state.players, state.rows, state.sanctuaries, self._words))
            out.line(holdings(state.rows[OWN], state.sanctuaries[OWN], self._words))
        if state.market and state.phase is Phase.EXPLORE:
            out.line()
            out.line(Styled(self._words.say("board-market"), "heading"))
            out.table(market_table(state.market, self._words))
        if state.round == ROUNDS:
            out.line(self._words.say("play-last-round"))

    def _decide(self) -> PlayerEvent:
        """Ask until the answer is one of the options."""
        state, say = self._game.state, self._words.say
        decision = state.decision(OWN)
        assert decision is not None
        self._show_question(decision.kind)
        while True:
            try:
                told = _ask(say("play-ask", kind=decision.kind.value)).strip().lower()
            except EOFError:
                self._out.line()
                raise Left from None
            if not told:
                continue
            if told in ("q", "quit"):
                raise Left
            if told in ("?", "h", "help"):
                self._help(decision.kind)
            elif told.split()[0] in ("w", "words"):
                self._say_cards(told.split()[1:])
            elif told in ("t", "table"):
                self._show_round()
                self._show_question(decision.kind)
            elif told in ("s", "score"):
                self._score()
            else:
                try:
                    return read_answer(told, state, OWN)
                except Misread as error:
                    legal = ", ".join(map(str, error.legal))
                    self._out.line(
                        Styled(
                            say(f"play-misread-{error.code}", told=told[:40], legal=legal), "bad"
                        )
                    )

    def _show_question(self, kind: DecisionKind) -> None:
        self._out.line()
        self._out.line(Styled(self._words.say("play-question", kind=kind.value), "ask"))
        self._out.table(choices_table(self._game.state, OWN, self._words))

    def _help(self, kind: DecisionKind) -> None:
        say = self._words.say
        self._out.line(say(f"play-help-{kind.value}"))
        self._out.line(say("play-help-scoring"))
        self._out.line(Styled(say("play-keys"), "dim"))

    def _score(self) -> None:
        if self._game.state.rows[OWN]:
            show_sheet("", self._game.state.sheet(OWN), self._words, self._out)
        else:
            self._out.line(self._words.say("play-nothing-yet"))

    def _say_cards(self, named: list[str]) -> None:
        """The cards that were named, or all that are to choose from."""
        by_name = {str(card): card for card in (*range(1, len(REGIONS) + 1), *SANCTUARY_INDEX)}
        cards = [by_name[name] for name in named if name in by_name]
        for card in cards or choices(self._game.state, OWN):
            self._out.line(self._words.card(card))
