"""Cards as a table: one line each, a column for everything that is printed on a card."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alula.terminal.faces import NIGHT, biome, name
from alula.terminal.screen import Column, Line, Styled, TextTable
from alula.words.cards import AnyCard, counts, list_comma, quest_fact

if TYPE_CHECKING:
    from alula.words import Words


def card_table(cards: Sequence[AnyCard], words: "Words") -> TextTable:
    return TextTable(card_columns(words), [card_cells(card, words) for card in cards])


def card_columns(words: "Words") -> list[Column]:
    titles = ("card", "biome", "time", "symbols", "quest", "needs")
    return [Column(words.say(f"column-{title}")) for title in titles]


def card_cells(card: AnyCard, words: "Words") -> list[Line]:
    say = words.say
    time = f"{NIGHT} {say('time', time='night')}" if card.night else ""
    return [
        name(card.id, card),
        biome(card, words),
        time,
        list_comma(say, counts(say, card.clues, card.wonders, "symbol-short")),
        Styled(quest_fact(say, card.quest) if card.quest else "", "fame"),
        list_comma(say, counts(say, 0, card.needs, "symbol-short")),
    ]
