"""The table as everybody sees it: the market, and every player's row and sanctuaries."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from alula.terminal.faces import chip
from alula.terminal.screen import Column, Line, Piece, Styled, Table
from alula.words.cards import card_of

if TYPE_CHECKING:
    from alula.words import Words


def chips(cards: Iterable[int | str]) -> list[Piece]:
    """Cards side by side."""
    pieces: list[Piece] = []
    for card in cards:
        pieces += [" ", chip(card, card_of(card))] if pieces else [chip(card, card_of(card))]
    return pieces


def market_line(market: Iterable[int], words: "Words") -> Line:
    return [Styled(words.say("board-market"), "dim"), " ", *chips(sorted(market))]


def rows_table(
    players: Sequence[str],
    rows: Sequence[Sequence[int]],
    sanctuaries: Sequence[Sequence[str]],
    words: "Words",
) -> Table:
    """One line a player: the row as it was played, then the sanctuaries."""
    say = words.say
    return Table(
        columns=[
            Column(say("column-player")),
            Column(say("column-row")),
            Column(say("column-sanctuaries")),
        ],
        rows=[
            [Styled(player, "heading"), chips(row), chips(found)]
            for player, row, found in zip(players, rows, sanctuaries, strict=True)
        ],
    )
