"""What a person typed, as one of the options."""

import re
from collections.abc import Sequence
from string import ascii_lowercase

from alula.rules import DecisionKind, Keep, PlayerEvent, State
from alula.terminal.choices import choices


class Misread(ValueError):
    """An answer that is none of the choices; `code` says how."""

    def __init__(self, code: str, legal: Sequence[int | str]) -> None:
        super().__init__(code)
        self.code = code
        self.legal = tuple(legal)


def read_answer(told: str, state: State, seat: int) -> PlayerEvent:
    """A letter or the card itself; three of them, apart or together, where three are kept."""
    cards = choices(state, seat)
    decision = state.decision(seat)
    keeps = decision is not None and decision.kind is DecisionKind.KEEP
    parts = re.split(r"[\s,;+]+", told.strip(" ,;+"))
    if keeps and len(parts) == 1 and re.fullmatch(r"[a-z]{2,}", told):
        parts = list(told)
    chosen = [_card(part, cards) for part in parts]
    if keeps:
        wanted = Keep(seat, tuple(sorted(int(card) for card in set(chosen))))
        if wanted not in state.options(seat):
            raise Misread("three", cards)
        return wanted
    if len(chosen) != 1:
        raise Misread("one", cards)
    return state.options(seat)[cards.index(chosen[0])]


def _card(told: str, cards: Sequence[int | str]) -> int | str:
    by_name = {str(card): card for card in cards}
    by_letter = dict(zip(ascii_lowercase, cards, strict=False))
    card = by_name.get(told, by_letter.get(told))
    if card is None:
        raise Misread("none", cards)
    return card
