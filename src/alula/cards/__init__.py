"""The 113 cards of the game as frozen, typed objects, read from two readable tables."""

from alula.cards.cards import (
    REGIONS,
    SANCTUARIES,
    SANCTUARY_INDEX,
    Card,
    Quest,
    Region,
    Sanctuary,
    Wonders,
    card_json,
    region,
    sanctuary,
)
from alula.cards.numbers import (
    ADVANCED_HAND,
    FEWEST_PLAYERS,
    HAND,
    MOST_PLAYERS,
    MOST_SANCTUARIES,
    REGION_COUNT,
    ROUNDS,
    SANCTUARY_COUNT,
)
from alula.cards.symbols import BIOMES, WONDERS, Biome, QuestKind, Wonder

__all__ = [
    "ADVANCED_HAND",
    "BIOMES",
    "FEWEST_PLAYERS",
    "HAND",
    "MOST_PLAYERS",
    "MOST_SANCTUARIES",
    "REGIONS",
    "REGION_COUNT",
    "ROUNDS",
    "SANCTUARIES",
    "SANCTUARY_COUNT",
    "SANCTUARY_INDEX",
    "WONDERS",
    "Biome",
    "Card",
    "Quest",
    "QuestKind",
    "Region",
    "Sanctuary",
    "Wonder",
    "Wonders",
    "card_json",
    "region",
    "sanctuary",
]
