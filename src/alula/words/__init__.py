"""Cards, reasons, events and errors in English, German, Italian and French.

>>> from alula.words import Words
>>> Words("en").card(44)
'Region 44, city, day. 2 fame for each city and each desert in view, if 1 uddu and 1 goldlog are in view.'
"""  # noqa: E501  (the sentence is one line)

from collections.abc import Mapping, Sequence
from typing import Any

from alula._extras import require

require("terminal", "alula.words")

from alula.rules import ScoreLine
from alula.words import cards, errors, events, reasons
from alula.words.bundles import (
    LANGUAGES,
    Language,
    UnknownLanguage,
    UnknownMessage,
    language,
    messages,
)

__all__ = ["LANGUAGES", "Language", "UnknownLanguage", "UnknownMessage", "Words", "language"]


class Words:
    """Everything that can be said, in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.say = messages(lang)
        """Any message of the Fluent files by its id, with its arguments."""

    def card(self, card: int | str) -> str:
        """A card in full, by its number or id."""
        return cards.full(self.say, cards.card_of(card))

    def card_short(self, card: int | str) -> str:
        """A card in a few words."""
        return cards.short(self.say, cards.card_of(card))

    def reason(self, line: ScoreLine) -> str:
        """What a card scored and why, the card in front."""
        return reasons.reason(self.say, line)

    def why(self, line: ScoreLine) -> str:
        """The same without the card."""
        return reasons.why(self.say, line)

    def event(
        self, told: Mapping[str, Any], players: Sequence[str], seat: int | None = None
    ) -> str:
        """An event as it was told to a seat, or to a spectator."""
        return events.event(self.say, told, players, seat)

    def error(self, refused: errors.CodedError) -> str:
        """Why something was refused: by the rules, or in a record."""
        return errors.error(self.say, refused)
