"""Cards on a screen: a colour and a sign for each biome, so that colour is never the only sign."""

from typing import TYPE_CHECKING

from alula.cards import Card
from alula.terminal.screen import Styled

if TYPE_CHECKING:
    from alula.words import Words

SIGNS = {"forest": "♣", "river": "≈", "desert": "▲", "city": "⌂", "plain": "·"}
NIGHT = "☾"


def biome_of(card: Card) -> str:
    return card.biome.value if card.biome else "plain"


def name(card_id: int | str, card: Card) -> Styled:
    """The card's number or id in the colour of its biome."""
    return Styled(str(card_id), biome_of(card))


def biome(card: Card, words: "Words") -> Styled:
    """The sign and the word of a biome: "⌂ city"."""
    key = biome_of(card)
    return Styled(f"{SIGNS[key]} {words.say('biome', biome=key)}", key)


def chip(card_id: int | str, card: Card) -> Styled:
    """A card as small as it can be: "44⌂", "28♣☾"."""
    return Styled(f"{card_id}{SIGNS[biome_of(card)]}{NIGHT if card.night else ''}", biome_of(card))
