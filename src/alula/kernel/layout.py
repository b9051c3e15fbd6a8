"""Where everything lies in a state: one row of bytes per game.

A state is `uint8[STATE_SIZE]`: the table, six seats, and notes. Cards are ids (see `tables`); 127
is an empty place. In a hand, `OPEN` marks a region that everybody saw its player take. The order of
the decks is not in the state: a draw swaps a random card of the rest to the front; of returned
sanctuaries, a random card of the first group.
"""

import numpy as np
import numpy.typing as npt

from alula.kernel.tables import REGION_COUNT, SANCTUARY_COUNT

State = npt.NDArray[np.uint8]
"""One game: a row of bytes."""
States = npt.NDArray[np.uint8]
"""Many games: `uint8[games, STATE_SIZE]`."""

Words = npt.NDArray[np.uint32]
"""The same bytes, four at a time."""

MOST_PLAYERS = 6
ROUNDS = 8
HAND = 3
ADVANCED_HAND = 5
MOST_FOUND = 15
"""1, and a clue on each of 8 regions and of 6 sanctuaries."""
MOST_LAID = 7
MOST_CHOICES = 16
KEEPS = 10
"""Ways to keep 3 of 5."""

NONE = 127
OPEN = 128
CARD = 127  # mask

BASIC, ADVANCED = 0, 1

# Phases. DEAL, MARKET and FIND wait for chance, KEEP to CHOOSE (without MARKET, FIND) for a player.
DEAL, KEEP, MARKET, PLAY, FIND, TAKE, CHOOSE, OVER = range(8)

# -- the table ---------------------------------------------------------------------------------
PLAYERS = 0
VARIANT = 1
ROUND = 2
PHASE = 3
TURN = 4  # place in ORDER of whose step it is, in phases FIND, TAKE and CHOOSE
SHORT = 5  # 1 in a round in which the sanctuary deck was too short
TO_CHOOSE = 6  # seats whose face-down choice is missing, in phases KEEP and PLAY
REGIONS_DRAWN = 7  # how many places of the region deck are drawn
MARKET_SIZE = 8
GONE_SIZE = 9
RING_HEAD = 10  # place of the next sanctuary in the ring, 0 to 63
NEVER_DRAWN = 11  # sanctuaries at the head of the ring that nobody has drawn yet
SANCTUARIES_LEFT = 12  # sanctuaries in the deck, returned ones included
GROUP_HEAD = 14  # first group of returned sanctuaries still in the deck
GROUP_TAIL = 15
MARKET_CARDS = 16  # 7 bytes
ORDER = 24  # 6 bytes: seats, lowest number of this round first
REGION_DECK = 32  # 68
RING = 100  # 64
RING_SIZE = 64
SEATS = 164

# -- a seat, from SEATS + seat * SEAT ----------------------------------------------------------
HELD = 0  # cards in hand
CHOSEN = 1  # slot of the face-down region, or which three are kept; NONE while undecided
CLUES = 2
DUE = 3  # sanctuaries to draw this round; 0 after choosing
FOUND = 4  # sanctuaries drawn and not chosen from yet
FOUND_AT = 5  # their first place in the ring
LAID = 6  # sanctuaries in the play area
CARDS_HELD = 7  # 5
REJECTED = 12  # 2
BEFORE_ROW = 14  # always NONE, which is higher than any region: so nobody climbs in round 1
ROW = 15  # 8
SANCTUARIES = 23  # 7
SEAT = 30

# -- notes: what only views and redraws ask for; whole playouts do without ---------------------
NOTES = SEATS + MOST_PLAYERS * SEAT
GONE = NOTES  # 7 bytes
LOST = (
    NOTES + 7
)  # 6 bytes, a bit per sanctuary: drawn by others from the first group, not seen since
GROUPS = NOTES + 13  # up to 42: owner + 8 * count of each returned group, next drawn first

STATE_SIZE = 400
"""Everything, and a byte of padding: a multiple of 8 copies and aligns well."""


def _blank() -> State:
    state = np.zeros(STATE_SIZE, dtype=np.uint8)
    state[NEVER_DRAWN] = state[SANCTUARIES_LEFT] = SANCTUARY_COUNT
    state[MARKET_CARDS : MARKET_CARDS + 7] = NONE
    state[GONE : GONE + 7] = NONE
    state[REGION_DECK : REGION_DECK + REGION_COUNT] = np.arange(REGION_COUNT)
    state[RING : RING + SANCTUARY_COUNT] = REGION_COUNT + np.arange(SANCTUARY_COUNT)
    state[RING + SANCTUARY_COUNT : RING + RING_SIZE] = NONE
    for seat in range(MOST_PLAYERS):
        at = SEATS + seat * SEAT
        state[at + CHOSEN] = NONE
        state[at + CARDS_HELD : at + SEAT] = NONE
    return state


BLANK: State = _blank()
"""A table before the deal, without players and variant."""

KEPT_SLOTS: npt.NDArray[np.uint8] = np.array(
    [[a, b, c] for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5)], dtype=np.uint8
)
"""The ten ways to keep three of five slots, in the order of `itertools.combinations`."""
