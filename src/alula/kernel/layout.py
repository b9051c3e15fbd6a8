"""Where everything lies in a state: one row of bytes per game.

A state is `uint8[STATE_SIZE]`: the table, the seats, and notes. Cards are ids (see `tables`); 127
is an empty place. In a hand, `OPEN` marks a region that everybody saw its player take; the regions
lie in the order of their numbers, so a hand looks the same however it came about. The order of
the decks is not in the state: a draw swaps a random card of the rest to the front; of returned
sanctuaries, a random card of the first group.
"""

from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from alula.cards import numbers
from alula.kernel.tables import REGION_COUNT, SANCTUARY_COUNT

State = npt.NDArray[np.uint8]
"""One game: a row of bytes."""
States = npt.NDArray[np.uint8]
"""Many games: `uint8[games, STATE_SIZE]`."""

Words = npt.NDArray[np.uint32]
"""The same bytes, four at a time."""

MOST_PLAYERS = numbers.MOST_PLAYERS
ROUNDS = numbers.ROUNDS
HAND = numbers.HAND
ADVANCED_HAND = numbers.ADVANCED_HAND
MOST_OFFERED = MOST_PLAYERS + 1
"""Most regions in a market."""
MOST_GONE = ROUNDS - 1
"""One region of each market leaves the game."""
MOST_LAID = numbers.MOST_SANCTUARIES
MOST_FOUND = 1 + ROUNDS + MOST_LAID - 1
"""1, and a clue on each region and on each other sanctuary."""
KEEPS = comb(ADVANCED_HAND, HAND)
"""Ways to keep 3 of 5."""
REJECTS = ADVANCED_HAND - HAND
MOST_CHOICES = 16

NONE = 127
OPEN = 128
CARD = 127  # mask

BASIC, ADVANCED = 0, 1

# Phases. DEAL, MARKET and FIND wait for chance, KEEP to CHOOSE (without MARKET, FIND) for a player.
DEAL, KEEP, MARKET, PLAY, FIND, TAKE, CHOOSE, OVER = range(8)


class _Bytes:
    """Hands out places one after another, so that no two fields overlap and none is too small."""

    def __init__(self, start: int = 0) -> None:
        self.end = start

    def take(self, size: int = 1, align: int = 1) -> int:
        """The first of `size` bytes, a multiple of `align`."""
        start = -(-self.end // align) * align
        self.end = start + size
        return start


# -- the table ---------------------------------------------------------------------------------
_table = _Bytes()
PLAYERS = _table.take()
VARIANT = _table.take()
ROUND = _table.take()
PHASE = _table.take()
TURN = _table.take()  # place in ORDER of whose step it is, in phases FIND, TAKE and CHOOSE
SHORT = _table.take()  # 1 in a round in which the sanctuary deck was too short
TO_CHOOSE = _table.take()  # seats whose face-down choice is missing, in phases KEEP and PLAY
REGIONS_DRAWN = _table.take()  # how many places of the region deck are drawn
MARKET_SIZE = _table.take()
GONE_SIZE = _table.take()
RING_HEAD = _table.take()  # place of the next sanctuary in the ring
NEVER_DRAWN = _table.take()  # sanctuaries at the head of the ring that nobody has drawn yet
SANCTUARIES_LEFT = _table.take()  # sanctuaries in the deck, returned ones included
GROUP_HEAD = _table.take(align=2)  # first group of returned sanctuaries still in the deck
GROUP_TAIL = _table.take()
MARKET_CARDS = _table.take(MOST_OFFERED, align=8)
ORDER = _table.take(MOST_PLAYERS, align=8)  # seats, lowest number of this round first
REGION_DECK = _table.take(REGION_COUNT, align=8)
RING_SIZE = 64
RING = _table.take(RING_SIZE, align=4)
SEATS = _table.end

# -- a seat, from SEATS + seat * SEAT ----------------------------------------------------------
_seat = _Bytes()
HELD = _seat.take()  # cards in hand
CHOSEN = _seat.take()  # slot of the face-down region, or which are kept; NONE while undecided
CLUES = _seat.take()
DUE = _seat.take()  # sanctuaries to draw this round; 0 after choosing
FOUND = _seat.take()  # sanctuaries drawn and not chosen from yet
FOUND_AT = _seat.take()  # their first place in the ring
LAID = _seat.take()  # sanctuaries in the play area
CARDS_HELD = _seat.take(ADVANCED_HAND)
REJECTED = _seat.take(REJECTS)
BEFORE_ROW = _seat.take()  # always NONE, higher than any region: so nobody climbs in round 1
ROW = _seat.take(ROUNDS)
SANCTUARIES = _seat.take(MOST_LAID)
SEAT = _seat.end

# -- notes: what only views and redraws ask for; whole playouts do without ---------------------
_notes = _Bytes(SEATS + MOST_PLAYERS * SEAT)
NOTES = _notes.end
GONE = _notes.take(MOST_GONE)
LOST_SIZE = -(-SANCTUARY_COUNT // 8)
LOST = _notes.take(LOST_SIZE)  # a bit each: drawn by others from the first group, not seen since
GROUPS = _notes.take(MOST_PLAYERS * MOST_LAID)
"""Owner + 8 * count of each returned group, next drawn first."""

STATE_SIZE = -(-_notes.end // 8) * 8
"""Everything, and padding: a multiple of 8 copies and aligns well."""

_MOST_DRAWN = MOST_PLAYERS * HAND + (ROUNDS - 1) * MOST_OFFERED
for _fits, _what in (
    (REGION_COUNT + SANCTUARY_COUNT <= NONE, f"card ids are below {NONE}"),
    (_MOST_DRAWN <= REGION_COUNT, f"a game draws {_MOST_DRAWN} of {REGION_COUNT} regions"),
    (MOST_PLAYERS * ADVANCED_HAND <= REGION_COUNT, "there are regions enough for all first hands"),
    (SANCTUARY_COUNT <= RING_SIZE == 64, "the ring holds the sanctuaries, a bit of a word each"),
    (MOST_PLAYERS <= 7, "a seat is 3 bits, and a list of all seats 28 (`playouts`)"),
    (MOST_FOUND < 32, "the size of a group is 5 bits"),
    (
        max(KEEPS, MOST_OFFERED, MOST_FOUND) <= MOST_CHOICES,
        f"there are at most {MOST_CHOICES} choices",
    ),
    (ROW == BEFORE_ROW + 1, "BEFORE_ROW is the place before the row"),
    (STATE_SIZE <= 512, "a state is short: a GPU's threads hold one each"),
):
    if not _fits:
        raise ValueError(f"the kernel's states cannot hold this game: {_what}")


def _blank() -> State:
    state = np.zeros(STATE_SIZE, dtype=np.uint8)
    state[NEVER_DRAWN] = state[SANCTUARIES_LEFT] = SANCTUARY_COUNT
    state[MARKET_CARDS : MARKET_CARDS + MOST_OFFERED] = NONE
    state[GONE : GONE + MOST_GONE] = NONE
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
    list(combinations(range(ADVANCED_HAND), HAND)), dtype=np.uint8
)
"""The ten ways to keep three of five slots, in the order of `itertools.combinations`."""
