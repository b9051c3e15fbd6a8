"""A game with plain prompts: what lies on the table, what is asked, and an answer."""

import sys
from shlex import quote
from typing import TYPE_CHECKING

from alula.cards import REGIONS, SANCTUARY_INDEX
from alula.rules import ROUNDS, DecisionKind, PlayerEvent, ToldEvent, score
from alula.terminal.answers import Misread, read_answer
from alula.terminal.board import holdings, market_table, rows_table
from alula.terminal.choices import choices, choices_table
from alula.terminal.game import TerminalGame, asked, seat_of
from alula.terminal.score_sheet import show_result, show_sheet
from alula.terminal.screen import Screen, Styled, clean

if TYPE_CHECKING:
    from alula.words import Words

STATUS_INTERRUPTED = 130


class Left(Exception):
    """The person has had enough for now."""


def play(game: TerminalGame, words: "Words", out: Screen) -> int:
    """Play to the end or until the person leaves. The game is kept after every answer."""
    out.line(Styled(words.say("play-welcome"), "heading"))
    out.line(Styled(words.say("play-keys"), "dim"))
    try:
        _Table(game, words, out).play()
    except Left:
        out.line(words.say("play-left", path=quote(game.come_back)))
        return 0
    except KeyboardInterrupt:
        out.line()
        out.line(words.say("play-left", path=quote(game.come_back)))
        return STATUS_INTERRUPTED
    out.line()
    show_result(game.view, words, out)
    out.line()
    out.line(Styled(words.say("play-saved", path=game.come_back), "dim"))
    return 0


def _ask(prompt: str) -> str:
    """Ask for a line; answers that no keyboard has echoed are shown, so that a log can be read."""
    told = input(prompt)
    if not sys.stdin.isatty():
        print(clean(told))
    return told


class _Table:
    def __init__(self, game: TerminalGame, words: "Words", out: Screen) -> None:
        self._game, self._words, self._out = game, words, out

    def play(self) -> None:
        shown_round = -1
        self._game.keep()
        while True:
            for told in self._game.go_on():
                self._tell(told)
            self._game.keep()
            view = self._game.view
            if view["result"] is not None:
                return
            if view["round"] != shown_round:
                shown_round = view["round"]
                self._show_round()
            options = self._game.options
            # Of one sanctuary there is nothing to choose.
            chosen = options[0] if len(options) == 1 else self._decide()
            for told in self._game.answer(chosen):
                self._tell(told)

    def _tell(self, told: ToldEvent) -> None:
        view = self._game.view
        self._out.line(["  ", self._words.event(told, view["players"], view["seat"])])

    def _show_round(self) -> None:
        view, out, say = self._game.view, self._out, self._words.say
        seat = seat_of(view)
        out.line()
        out.line(Styled(say("event-round", round=view["round"]), "heading"))
        if any(view["rows"]):
            out.table(rows_table(view["players"], view["rows"], view["sanctuaries"], self._words))
            out.line(holdings(view["rows"][seat], view["sanctuaries"][seat], self._words))
        if view["market"] and view["phase"] == "explore":
            out.line()
            out.line(Styled(say("board-market"), "heading"))
            out.table(market_table(view["market"], self._words))
        if view["round"] == ROUNDS:
            out.line(say("play-last-round"))

    def _decide(self) -> PlayerEvent:
        """Ask until the answer is one of the options."""
        kind = asked(self._game.view)
        assert kind is not None, "nobody is asked without a decision"
        self._show_question(kind)
        while True:
            told = self._hear(kind)
            answer = None if self._is_request(told, kind) else self._read(told)
            if answer is not None:
                return answer

    def _hear(self, kind: DecisionKind) -> str:
        try:
            told = _ask(self._words.say("play-ask", kind=kind.value)).strip().lower()
        except EOFError:
            self._out.line()
            raise Left from None
        if told in ("q", "quit"):
            raise Left
        return told

    def _is_request(self, told: str, kind: DecisionKind) -> bool:
        """Whether the answer was a wish to see something, which is granted."""
        word, *rest = told.split() or [""]
        if word in ("?", "h", "help"):
            self._help(kind)
        elif word in ("w", "words"):
            self._say_cards(rest)
        elif word in ("t", "table"):
            self._show_round()
            self._show_question(kind)
        elif word in ("s", "score"):
            self._score()
        else:
            return not word
        return True

    def _read(self, told: str) -> PlayerEvent | None:
        try:
            return read_answer(told, self._game.view, self._game.options)
        except Misread as error:
            legal = ", ".join(map(str, error.legal))
            again = self._words.say(f"play-misread-{error.code}", told=told[:40], legal=legal)
            self._out.line(Styled(again, "bad"))
            return None

    def _show_question(self, kind: DecisionKind) -> None:
        self._out.line()
        self._out.line(Styled(self._words.say("play-question", kind=kind.value), "ask"))
        self._out.table(choices_table(self._game.view, self._words))

    def _help(self, kind: DecisionKind) -> None:
        say = self._words.say
        self._out.line(say(f"play-help-{kind.value}"))
        self._out.line(say("play-help-scoring"))
        self._out.line(Styled(say("play-keys"), "dim"))

    def _score(self) -> None:
        view = self._game.view
        seat = seat_of(view)
        if view["rows"][seat]:
            sheet = score(view["rows"][seat], view["sanctuaries"][seat])
            show_sheet("", sheet, self._words, self._out)
        else:
            self._out.line(self._words.say("play-nothing-yet"))

    def _say_cards(self, named: list[str]) -> None:
        """The cards that were named, or all that are to choose from."""
        by_name = {str(card): card for card in (*range(1, len(REGIONS) + 1), *SANCTUARY_INDEX)}
        cards = [by_name[name] for name in named if name in by_name]
        for card in cards or choices(self._game.view):
            self._out.line(self._words.card(card))
