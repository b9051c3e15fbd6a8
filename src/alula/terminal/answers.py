"""What a person typed, as one of the options."""

import re
from collections.abc import Sequence
from string import ascii_lowercase

from alula.rules import DecisionKind, Keep, PlayerEvent, View
from alula.terminal.choices import choices
from alula.terminal.game import asked


class Misread(ValueError):
    """An answer that is none of the choices; `code` says how."""

    def __init__(self, code: str, legal: Sequence[int | str]) -> None:
        super().__init__(code)
        self.code = code
        self.legal = tuple(legal)


def read_answer(told: str, view: View, options: Sequence[PlayerEvent]) -> PlayerEvent:
    """A letter or the card itself; three of them, apart or together, where three are kept."""
    cards = choices(view)
    keeps = asked(view) is DecisionKind.KEEP
    parts = re.split(r"[\s,;+]+", told.strip(" ,;+"))
    if keeps and len(parts) == 1 and re.fullmatch(r"[a-z]{2,}", told):
        parts = list(told)
    chosen = [_card(part, cards) for part in parts]
    if not keeps and len(chosen) != 1:
        raise Misread("one", cards)
    answer = next((option for option in options if _means(option, chosen)), None)
    if answer is None:
        raise Misread("three", cards)
    return answer


def _means(option: PlayerEvent, chosen: Sequence[int | str]) -> bool:
    if isinstance(option, Keep):
        return set(option.regions) == set(chosen)
    card = getattr(option, "region", None) or getattr(option, "sanctuary", None)
    return [card] == list(chosen)


def _card(told: str, cards: Sequence[int | str]) -> int | str:
    by_name = {str(card): card for card in cards}
    by_letter = dict(zip(ascii_lowercase, cards, strict=False))
    card = by_name.get(told, by_letter.get(told))
    if card is None:
        raise Misread("none", cards)
    return card
