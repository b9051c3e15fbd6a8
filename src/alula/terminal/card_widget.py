"""A card on the full screen: a frame in the colour of its biome, with what is printed on it."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widgets import Static

from alula.terminal.faces import NIGHT, SIGNS, biome_of
from alula.terminal.screen import STYLES
from alula.words.cards import AnyCard, card_of, counts, quest_fact

if TYPE_CHECKING:
    from alula.words import Words


class CardWidget(Static):
    """One card. With a letter it can be chosen, by key, by mouse or by moving to it."""

    FOCUS_ON_CLICK = False  # a click points at the card by itself; focus would point a second time

    class Picked(Message):
        """The person pointed at a card."""

        def __init__(self, card: int | str) -> None:
            super().__init__()
            self.card = card

    def __init__(self, card_id: int | str, words: "Words", letter: str = "") -> None:
        card = card_of(card_id)
        super().__init__(_face(card, words), classes=f"card {biome_of(card)}")
        self.card_id = card_id
        self.can_focus = bool(letter)
        night = NIGHT if card.night else ""
        self.border_title = f"{card_id} {SIGNS[biome_of(card)]}{night}"
        self.border_subtitle = letter
        self.tooltip = words.card(card_id)

    def on_click(self) -> None:
        if self.can_focus:
            self.post_message(self.Picked(self.card_id))


def _face(card: AnyCard, words: "Words") -> Text:
    """Symbols, then the quest, then what it needs."""
    say = words.say
    face = Text()
    for symbol in counts(say, card.clues, card.wonders, "symbol-short"):
        face.append(symbol + "\n")
    if card.quest is not None:
        face.append(quest_fact(say, card.quest) + "\n", "bold")
    for need in counts(say, 0, card.needs, "symbol-short"):
        face.append(f"← {need}\n", STYLES["dim"])
    face.rstrip()
    return face
