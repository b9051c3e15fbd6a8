"""The game in numbers. Rules, kernel, wire, words and the web client take them from here."""

from alula.cards.cards import REGIONS, SANCTUARIES

REGION_COUNT = len(REGIONS)
SANCTUARY_COUNT = len(SANCTUARIES)

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
ROUNDS = 8
"""Also how many regions a whole row has."""
MOST_SANCTUARIES = ROUNDS - 1
"""In one play area: nobody climbs in round 1."""
HAND = 3
ADVANCED_HAND = 5
"""Regions dealt in the advanced variant, of which `HAND` are kept."""
