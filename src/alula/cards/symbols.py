"""The few words that cards are made of."""

from enum import StrEnum


class Biome(StrEnum):
    """The kind of land a card shows; in the order that tables and engines use."""

    FOREST = "forest"
    RIVER = "river"
    DESERT = "desert"
    CITY = "city"


class Wonder(StrEnum):
    """The three kinds of marvels that quests ask for."""

    UDDU = "uddu"
    OKIKO = "okiko"
    GOLDLOG = "goldlog"


class QuestKind(StrEnum):
    """What a quest pays for: once, or for each thing of a kind in view."""

    FLAT = "flat"
    WONDER = "wonder"
    CLUE = "clue"
    NIGHT = "night"
    BIOME = "biome"
    SET = "set"


BIOMES: tuple[Biome, ...] = tuple(Biome)
WONDERS: tuple[Wonder, ...] = tuple(Wonder)
