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
    region,
    sanctuary,
)
from alula.cards.symbols import BIOMES, WONDERS, Biome, QuestKind, Wonder

__all__ = [
    "BIOMES",
    "REGIONS",
    "SANCTUARIES",
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
    "region",
    "sanctuary",
]
