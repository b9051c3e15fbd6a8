"""The cards that a seat chooses from, each with a letter to answer with."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from alula.rules import DecisionKind, View
from alula.terminal.card_table import card_cells, card_columns
from alula.terminal.game import asked, seat_of
from alula.terminal.screen import Column, Line, Styled, TextTable
from alula.words.cards import card_of

if TYPE_CHECKING:
    from alula.words import Words


def choices(view: View) -> list[int | str]:
    """The cards that the open decision is about, in the order of their letters."""
    kind = asked(view)
    if kind is DecisionKind.TAKE:
        return [*view["market"]]
    if kind is DecisionKind.CHOOSE:
        return [*view["found"]]
    return [*view["hand"]] if kind else []


def choices_table(view: View, words: "Words") -> TextTable:
    """The choices with everything printed on them and, for a play, what it would find."""
    row = view["rows"][seat_of(view)]
    finds = asked(view) is DecisionKind.PLAY and bool(row)
    rows: list[list[Line]] = []
    for letter, card in zip(ascii_lowercase, choices(view), strict=False):
        cells: list[Line] = [Styled(letter, "ask"), *card_cells(card_of(card), words)]
        if finds and isinstance(card, int):
            found = finds_of(card, row, view["sanctuaries"][seat_of(view)])
            cells.append(Styled(words.say("play-finds", count=found) if found else "", "good"))
        rows.append(cells)
    last = [Column(words.say("column-climb"))] if finds else []
    return TextTable([Column(""), *card_columns(words), *last], rows)


def finds_of(card: int, row: Sequence[int], sanctuaries: Sequence[str]) -> int:
    """How many sanctuaries this region would draw: none unless it climbs."""
    if not row or card <= row[-1]:
        return 0
    own: list[int | str] = [*row, card, *sanctuaries]
    return 1 + sum(card_of(other).clues for other in own)
