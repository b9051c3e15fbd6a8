"""Writes the client's table of cards and the game's numbers: facts stand in one place only.

Run it after a change of the tables: `python web/tools/card_data.py`.
A test says when that was forgotten.
"""

from pathlib import Path

from alula.cards import (
    MOST_PLAYERS,
    MOST_SANCTUARIES,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    Region,
    Sanctuary,
)
from alula.words.bundles import TERMS

CARDS = Path(__file__).parents[1] / "src" / "cards"

NUMBERS = f"""\
// Made from alula.cards and alula.words by web/tools/card_data.py; do not edit.
export const MOST_PLAYERS = {MOST_PLAYERS};
export const ROW_LENGTH = {ROUNDS};
export const MOST_SANCTUARIES = {MOST_SANCTUARIES};

/** The game's numbers for the messages of every language. */
export const TERMS = `
{TERMS}`;
"""

HEADER = """\
// Made from the card tables by web/tools/card_data.py; do not edit.
// One line a card: id, biome, n for night, clues, wonders (uddu okiko goldlog),
// needs, what fame is paid per, fame.
export const TABLE = `
"""


def line(card: Region | Sanctuary) -> str:
    """One card as eight short words."""
    return " ".join(
        (
            str(card.id),
            card.biome or "-",
            "n" if card.night else "-",
            str(card.clues),
            "".join(map(str, card.wonders)),
            "".join(map(str, card.needs)),
            card.quest.per if card.quest else "-",
            str(card.quest.fame if card.quest else 0),
        )
    )


def text() -> str:
    """The table of cards."""
    return HEADER + "\n".join(line(card) for card in (*REGIONS, *SANCTUARIES)) + "\n`;\n"


if __name__ == "__main__":
    (CARDS / "data.ts").write_text(text(), encoding="utf-8")
    (CARDS.parent / "i18n" / "numbers.ts").write_text(NUMBERS, encoding="utf-8")
