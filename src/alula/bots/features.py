"""A seat's own prospects as small numbers: what the value network reads.

Two kinds of moments are described. *Before* a play: the row, the sanctuaries and three regions in
hand. *After* a play: the row with the new region, two regions in hand, the market to take from,
and how many sanctuaries will be drawn. Counts are bytes in `dense`; which cards there are is a list
of places in `cards`, because a network reads a card by adding its row of weights.

Only what the seat itself may know goes in, so a mind can use it for any seat of a sampled world.
"""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.layout import State
from alula.kernel.scoring import quest_fame
from alula.kernel.tables import (
    CARDS,
    FIELD_BITS,
    FIELDS,
    GUARDS,
    ONE,
    REGION_COUNT,
    SANCTUARY_COUNT,
    SET_FLAG,
    SHIFT_A,
    SHIFT_B,
)

Dense = npt.NDArray[np.uint8]
CardList = npt.NDArray[np.int16]

_KINDS = len(FIELDS)

# Places in `dense`.
SLOTS = 0  # of each region from the left: fame now, fame if met, missing uddu, okiko, goldlog
PER_SLOT = 5
MET = SLOTS + at.ROUNDS * PER_SLOT  # fame for one more of each symbol, by quests that are met
UNMET = MET + _KINDS  # ... by quests that are not
LAID = UNMET + _KINDS  # symbols on the sanctuaries
ALL = LAID + _KINDS  # symbols in the whole play area
IN_HAND = ALL + _KINDS  # symbols in hand
GAINS = IN_HAND + _KINDS  # fame gained if a region in hand came next, best first
CLIMBERS = GAINS + 3  # regions in hand above the last one
CLIMB_GAIN = CLIMBERS + 1  # the best gain of those
SETS = CLIMB_GAIN + 1  # fame for one more set of biomes
NOW = SETS + 1  # fame as it lies
DRAWS = NOW + 1  # sanctuaries to be drawn now
LAST = DRAWS + 1  # the last region's number
MARKET_GAINS = LAST + 1  # fame gained if a region of the market came next: the best two
MARKET_CLIMBERS = MARKET_GAINS + 2  # regions of the market above the last one
DENSE = MARKET_CLIMBERS + 1

# Places in `cards`, counted on from 0; each card adds one.
_REGIONS = REGION_COUNT
HAND_CARDS = 0
ROW_CARDS = HAND_CARDS + _REGIONS
LAST_CARD = ROW_CARDS + _REGIONS
MARKET_CARDS = LAST_CARD + _REGIONS
LAID_CARDS = MARKET_CARDS + _REGIONS
PLAYERS = LAID_CARDS + SANCTUARY_COUNT
CARD_PLACES = PLAYERS + at.MOST_PLAYERS - 1
MOST_CARDS = 28

INPUTS = DENSE + CARD_PLACES

_VALUE = np.uint64(31)
_BYTE = np.uint64(255)
_ZERO = np.uint64(0)
_FLAT = FIELD_BITS * _KINDS


def _demands() -> npt.NDArray[np.uint8]:
    """For each card: the fame that one more of each symbol adds to its quest; last: of each set."""
    demands = np.zeros((CARDS.shape[1], _KINDS + 1), dtype=np.uint8)
    for card, quest in enumerate(CARDS[2].tolist()):
        if quest >> SET_FLAG:
            demands[card, _KINDS] = quest & 255
            continue
        for shift in (SHIFT_A, SHIFT_B):
            field = (quest >> shift & 255) // FIELD_BITS
            if field < _KINDS:
                demands[card, field] += quest & 255
    return demands


_DEMANDS = _demands()


@compiled
def _clip(value: int) -> int:
    return min(value, 255)


@compiled
def _add_symbols(symbols: np.uint64, dense: Dense, place: int) -> None:
    for kind in range(_KINDS):
        dense[place + kind] = number((symbols >> np.uint64(FIELD_BITS * kind)) & _VALUE)


@compiled
def describe(
    s: State,
    me: int,
    length: int,
    played: int,
    hand: npt.NDArray[np.int64],
    sanctuary: int,
    after_play: bool,
    draws: int,
    dense: Dense,
    cards: CardList,
) -> int:
    """Fill `dense` and `cards`; returns how many cards there are.

    The row is the first `length` regions of the seat at byte `me`, then `played` unless -1. `hand`
    holds three regions, -1 where there is none. `sanctuary` is one more sanctuary or -1.
    """
    for i in range(DENSE):
        dense[i] = 0
    count = 0
    laid = number(s[me + at.LAID])
    symbols = ONE
    for i in range(laid):
        card = number(s[me + at.SANCTUARIES + i])
        symbols += CARDS[0, card]
        cards[count] = LAID_CARDS + card - _REGIONS
        count += 1
    if sanctuary >= 0:
        symbols += CARDS[0, sanctuary]
        cards[count] = LAID_CARDS + sanctuary - _REGIONS
        count += 1
    _add_symbols(symbols, dense, LAID)
    on_sanctuaries = symbols
    last = -1
    total = length + number(played >= 0)
    fame = 0
    for i in range(total - 1, -1, -1):
        card = played if i == length else number(s[me + at.ROW + i])
        if last < 0:
            last = card
        cards[count] = ROW_CARDS + card
        count += 1
        symbols += CARDS[0, card]
        fame += _describe_region(symbols, card, SLOTS + PER_SLOT * i, dense)
    for i in range(laid):
        fame += _describe_sanctuary(symbols, number(s[me + at.SANCTUARIES + i]), dense)
    if sanctuary >= 0:
        fame += _describe_sanctuary(symbols, sanctuary, dense)
    _add_symbols(symbols, dense, ALL)
    dense[NOW] = _clip(fame)
    dense[DRAWS] = draws
    if last >= 0:
        dense[LAST] = last + 1
        cards[count] = LAST_CARD + last
        count += 1
    count = _describe_hand(s, me, total, played, last, hand, on_sanctuaries, dense, cards, count)
    if after_play:
        count = _describe_market(s, me, total, played, last, on_sanctuaries, dense, cards, count)
    cards[count] = PLAYERS + number(s[at.PLAYERS]) - 2
    return count + 1


@compiled
def _describe_region(symbols: np.uint64, card: int, place: int, dense: Dense) -> int:
    needs = CARDS[1, card]
    fame = quest_fame(symbols, _ZERO, CARDS[2, card])
    met = ((symbols | GUARDS) - needs) & GUARDS == GUARDS
    demand = UNMET
    if met:
        demand = MET
        dense[place] = _clip(fame)
    else:
        dense[place + 1] = _clip(fame)
        for kind in range(3):
            shift = np.uint64(FIELD_BITS * kind)
            short = number((needs >> shift) & _VALUE) - number((symbols >> shift) & _VALUE)
            if short > 0:
                dense[place + 2 + kind] = short
    for kind in range(_KINDS):
        dense[demand + kind] += _DEMANDS[card, kind]
    dense[SETS] += _DEMANDS[card, _KINDS]
    return fame if met else 0


@compiled
def _describe_sanctuary(symbols: np.uint64, card: int, dense: Dense) -> int:
    for kind in range(_KINDS):
        dense[MET + kind] += _DEMANDS[card, kind]
    dense[SETS] += _DEMANDS[card, _KINDS]
    return quest_fame(symbols, _ZERO, CARDS[2, card])


@compiled
def _describe_hand(
    s: State,
    me: int,
    total: int,
    played: int,
    last: int,
    hand: npt.NDArray[np.int64],
    on_sanctuaries: np.uint64,
    dense: Dense,
    cards: CardList,
    count: int,
) -> int:
    first = 0
    second = 0
    third = 0
    symbols = _ZERO
    for slot in range(at.HAND):
        card = hand[slot]
        if card < 0:
            continue
        cards[count] = HAND_CARDS + card
        count += 1
        symbols += CARDS[0, card]
        gain = _clip(_gain(s, me, total, played, card, on_sanctuaries, dense))
        if card > last:
            dense[CLIMBERS] += 1
            dense[CLIMB_GAIN] = max(number(dense[CLIMB_GAIN]), gain)
        if gain > first:
            first, second, third = gain, first, second
        elif gain > second:
            second, third = gain, second
        else:
            third = max(third, gain)
    _add_symbols(symbols, dense, IN_HAND)
    dense[GAINS] = first
    dense[GAINS + 1] = second
    dense[GAINS + 2] = third
    return count


@compiled
def _describe_market(
    s: State,
    me: int,
    total: int,
    played: int,
    last: int,
    on_sanctuaries: np.uint64,
    dense: Dense,
    cards: CardList,
    count: int,
) -> int:
    first = 0
    second = 0
    for i in range(number(s[at.MARKET_SIZE])):
        card = number(s[at.MARKET_CARDS + i])
        cards[count] = MARKET_CARDS + card
        count += 1
        gain = _clip(_gain(s, me, total, played, card, on_sanctuaries, dense))
        dense[MARKET_CLIMBERS] += number(card > last)
        if gain > first:
            first, second = gain, first
        else:
            second = max(second, gain)
    dense[MARKET_GAINS] = first
    dense[MARKET_GAINS + 1] = second
    return count


@compiled
def _gain(
    s: State,
    me: int,
    total: int,
    played: int,
    card: int,
    on_sanctuaries: np.uint64,
    dense: Dense,
) -> int:
    """How much more the regions score, as things lie, if this one comes next."""
    symbols = on_sanctuaries + CARDS[0, card]
    fame = quest_fame(symbols, CARDS[1, card], CARDS[2, card])
    for i in range(total - 1, -1, -1):
        region = played if i == total - 1 and played >= 0 else number(s[me + at.ROW + i])
        symbols += CARDS[0, region]
        fame += quest_fame(symbols, CARDS[1, region], CARDS[2, region])
        fame -= number(dense[SLOTS + PER_SLOT * i])
    return fame
