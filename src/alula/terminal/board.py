"""The table as everybody sees it: the market, every player's row, and what is in view there."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from alula.cards import BIOMES, Wonders
from alula.terminal.card_table import card_table
from alula.terminal.faces import NIGHT, SIGNS, chip
from alula.terminal.screen import Column, Line, Piece, Styled, TextTable
from alula.words.cards import card_of, counts, list_comma

if TYPE_CHECKING:
    from alula.words import Words


def chips(cards: Iterable[int | str]) -> list[Piece]:
    """Cards side by side."""
    pieces: list[Piece] = []
    for card in cards:
        pieces += [" ", chip(card, card_of(card))] if pieces else [chip(card, card_of(card))]
    return pieces


def market_table(market: Iterable[int], words: "Words") -> TextTable:
    """The market with everything printed on its cards."""
    return card_table([card_of(number) for number in sorted(market)], words)


def holdings(row: Sequence[int], sanctuaries: Sequence[str], words: "Words") -> Line:
    """What a play area shows in all: symbols, nights, and how many cards of each biome."""
    own: list[int | str] = [*row, *sanctuaries]
    cards = [card_of(card) for card in own]
    wonders = Wonders(*(sum(column) for column in zip(*(c.wonders for c in cards), strict=True)))
    symbols = counts(words.say, sum(card.clues for card in cards), wonders, "symbol-short")
    pieces: list[Piece] = [Styled(words.say("board-own"), "dim")]
    for biome in BIOMES:
        many = sum(card.biome is biome for card in cards)
        pieces += [" ", Styled(f"{SIGNS[biome]}{many}", biome.value)]
    pieces.append(f" {NIGHT}{sum(card.night for card in cards)}")
    if symbols:
        pieces.append("  " + list_comma(words.say, symbols))
    return pieces


def rows_table(
    players: Sequence[str],
    rows: Sequence[Sequence[int]],
    sanctuaries: Sequence[Sequence[str]],
    words: "Words",
) -> TextTable:
    """One line a player: the row as it was played, then the sanctuaries."""
    say = words.say
    return TextTable(
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
