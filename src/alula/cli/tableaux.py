"""Rows and sanctuaries as people type them."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from alula.cards import MOST_PLAYERS, REGIONS, SANCTUARY_INDEX
from alula.cli.failures import UserError
from alula.terminal.score_sheet import Tableau

if TYPE_CHECKING:
    from alula.words import Words


def read_player(told: str, words: "Words") -> Tableau:
    """`NAME:CARDS`, the cards apart by spaces, commas or colons."""
    name, colon, cards = told.partition(":")
    if not colon or not name.strip() or not cards.strip():
        raise UserError(words.say("error-player-form", told=told))
    return read_tableau(" ".join(name.split()), [cards], words)


def read_tableau(
    player: str, cards: Iterable[str], words: "Words", ids: Iterable[str] = ()
) -> Tableau:
    """Numbers are regions, in the order of the row; everything else is a sanctuary's id.

    `ids` can only be sanctuaries.
    """
    regions: list[int] = []
    sanctuaries: list[str] = []
    for card in _parts(cards):
        if re.fullmatch(r"[-+]?[0-9]+", card):
            regions.append(_region(card, words))
        else:
            sanctuaries.append(_sanctuary(card.lower(), words))
    sanctuaries += [_sanctuary(name.lower(), words) for name in _parts(ids)]
    if not regions:
        raise UserError(words.say("error-no-regions"))
    return Tableau(player, tuple(regions), tuple(sanctuaries))


def _parts(texts: Iterable[str]) -> list[str]:
    return [part for text in texts for part in re.split(r"[\s,;:+]+", text) if part]


def check_distinct(tableaux: Sequence[Tableau], words: "Words") -> None:
    """Every card exists once, so no two players have it; and names tell players apart."""
    owners: dict[int | str, str] = {}
    for tableau in tableaux:
        cards: tuple[int | str, ...] = (*tableau.regions, *tableau.sanctuaries)
        for card in cards:
            other = owners.setdefault(card, tableau.player)
            if other != tableau.player:
                raise UserError(
                    words.say("error-two-owners", card=str(card), one=other, two=tableau.player)
                )
    names = [tableau.player for tableau in tableaux]
    for place, name in enumerate(names):
        if name in names[:place]:
            raise UserError(words.say("error-name-twice", name=name))
    if len(tableaux) > MOST_PLAYERS:
        raise UserError(words.say("error-player-count", count=len(tableaux)))


def _region(text: str, words: "Words") -> int:
    number = int(text) if len(text) < 9 else 0
    if not 1 <= number <= len(REGIONS):
        raise UserError(words.say("error-no-such-region", card=text[:40]))
    return number


def _sanctuary(text: str, words: "Words") -> str:
    if text in SANCTUARY_INDEX:
        return text
    near = get_close_matches(text, SANCTUARY_INDEX, n=3)
    if near:
        raise UserError(words.say("error-sanctuary-near", card=text[:40], near=", ".join(near)))
    raise UserError(words.say("error-no-such-sanctuary", card=text[:40]))
