"""The cards that a seat chooses from, each with a letter to answer with."""

from string import ascii_lowercase
from typing import TYPE_CHECKING

from alula.cards import REGIONS, SANCTUARIES, SANCTUARY_INDEX
from alula.rules import DecisionKind, State
from alula.rules.state import by_table
from alula.terminal.card_table import card_cells, card_columns
from alula.terminal.screen import Column, Line, Styled, Table
from alula.words.cards import card_of

if TYPE_CHECKING:
    from alula.words import Words


def choices(state: State, seat: int) -> list[int | str]:
    """The cards that the seat's open decision is about, in the order of their letters."""
    decision = state.decision(seat)
    if decision is None:
        return []
    if decision.kind is DecisionKind.TAKE:
        return [*sorted(state.market)]
    if decision.kind is DecisionKind.CHOOSE:
        return [*by_table(state.found[seat])]
    return [*sorted(state.hands[seat])]


def choices_table(state: State, seat: int, words: "Words") -> Table:
    """The choices with everything printed on them and, for a play, what it would find."""
    decision = state.decision(seat)
    finds = decision is not None and decision.kind is DecisionKind.PLAY and bool(state.rows[seat])
    rows: list[list[Line]] = []
    for letter, card in zip(ascii_lowercase, choices(state, seat), strict=False):
        cells: list[Line] = [Styled(letter, "ask"), *card_cells(card_of(card), words)]
        if finds and isinstance(card, int):
            cells.append(Styled(_find(state, seat, card, words), "good"))
        rows.append(cells)
    last = [Column(words.say("column-climb"))] if finds else []
    return Table([Column(""), *card_columns(words), *last], rows)


def _find(state: State, seat: int, card: int, words: "Words") -> str:
    """How many sanctuaries this card would draw: none unless it climbs."""
    if card <= state.rows[seat][-1]:
        return ""
    clues = sum(REGIONS[number - 1].clues for number in (*state.rows[seat], card))
    clues += sum(SANCTUARIES[SANCTUARY_INDEX[own]].clues for own in state.sanctuaries[seat])
    return words.say("play-finds", count=1 + clues)
