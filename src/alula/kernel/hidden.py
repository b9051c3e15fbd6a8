"""Redraw what a seat cannot know, inside compiled code: the ground under every search.

`redraw(state, seat, key, pile)` turns a state into one drawn evenly from all states that look the
same to the seat, just as `rules.sample` does. It reads nothing that the seat may not know, so a
state built from a view (with unknown cards left empty) gives the same result as the true one. The
slots of what the seat does see (own hand, market, found sanctuaries) stay as they are, so a choice
means the same in every redraw.
"""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import draw_region, found_card, order_hand, seat_at
from alula.kernel.layout import State
from alula.kernel.randomness import REDRAW_WORDS, below, word
from alula.kernel.tables import REGION_COUNT, SANCTUARY_COUNT

Pile = npt.NDArray[np.uint8]
"""Scratch for all regions, made once by whoever searches: `new_pile()`."""

_ONE = np.uint64(1)
_ZERO = np.uint64(0)
_WORD = 64
_REST = at.RING_SIZE - 1

# Where in the key's words each kind of redraw begins; none needs more than 256.
_HANDS, _GROUPS, _SANCTUARIES, _FACE_DOWN, _REJECTED = (REDRAW_WORDS + 256 * n for n in range(5))


def new_pile() -> Pile:
    return np.zeros(REGION_COUNT, dtype=np.uint8)


@compiled
def redraw(s: State, seat: int, key: np.uint64, pile: Pile) -> None:
    """Redraw all that `seat` cannot know; seat -1 is a spectator."""
    _redraw_hands(s, seat, key)
    _redraw_sanctuaries(s, seat, key, pile)
    _redraw_face_down(s, seat, key)
    if s[at.VARIANT] == at.ADVANCED and s[at.PHASE] > at.KEEP:
        _redraw_rejected(s, seat, key, pile)


# -- sets of cards as bits ------------------------------------------------------------------------


@inlined
def _low(card: int) -> np.uint64:
    """The bit of a card in the word for ids 0 to 63."""
    return _ONE << np.uint64(card) if card < _WORD else _ZERO


@inlined
def _high(card: int) -> np.uint64:
    """The bit of a card in the word for ids 64 to 126; 127 is no card."""
    return _ONE << np.uint64(card - _WORD) if _WORD <= card < at.NONE else _ZERO


@inlined
def _holds(low: np.uint64, high: np.uint64, card: int) -> bool:
    return bool(((low & _low(card)) | (high & _high(card))) != _ZERO)


# -- regions --------------------------------------------------------------------------------------


@compiled
def _redraw_hands(s: State, seat: int, key: np.uint64) -> None:
    """Put all unseen regions into the deck and deal the hidden cards of the others again."""
    players = number(s[at.PLAYERS])
    low = _ZERO
    high = _ZERO
    hidden = 0
    for i in range(at.MOST_OFFERED):
        low |= _low(number(s[at.MARKET_CARDS + i]))
        high |= _high(number(s[at.MARKET_CARDS + i]))
    for i in range(at.MOST_GONE):
        low |= _low(number(s[at.GONE + i]))
        high |= _high(number(s[at.GONE + i]))
    for other in range(players):
        me = seat_at(other)
        for i in range(at.ROUNDS):
            low |= _low(number(s[me + at.ROW + i]))
            high |= _high(number(s[me + at.ROW + i]))
        if other != seat:
            hidden += _open_cards_first(s, me)
        for i in range(number(s[me + at.HELD])):
            card = number(s[me + at.CARDS_HELD + i])
            if other == seat or card & at.OPEN:
                low |= _low(card & at.CARD)
                high |= _high(card & at.CARD)
    returned = _lay_deck(s, seat, low, high, hidden)
    _deal_hidden(s, seat, key, returned)
    for i in range(number(s[at.REGIONS_DRAWN])):
        s[at.REGION_DECK + i] = at.NONE


@compiled
def _deal_hidden(s: State, seat: int, key: np.uint64, returned: int) -> None:
    """Fill the empty places in the hands of the others, never with the deck's last `returned`."""
    picks = _HANDS
    for other in range(number(s[at.PLAYERS])):
        if other != seat:
            me = seat_at(other)
            held = number(s[me + at.HELD])
            for i in range(held):
                if s[me + at.CARDS_HELD + i] == at.NONE:
                    rest = REGION_COUNT - returned - number(s[at.REGIONS_DRAWN])
                    place = below(word(key, picks), 0, rest)
                    s[me + at.CARDS_HELD + i] = draw_region(s, place)
                    picks += 1
            order_hand(s, me, held)


@compiled
def _open_cards_first(s: State, me: int) -> int:
    """Order another's hand: what everybody saw, by number, then empty places; returns how many."""
    held = number(s[me + at.HELD])
    seen = 0
    for i in range(held):
        card = s[me + at.CARDS_HELD + i]
        s[me + at.CARDS_HELD + i] = at.NONE
        if card >= at.OPEN:
            place = seen
            while place > 0 and s[me + at.CARDS_HELD + place - 1] > card:
                s[me + at.CARDS_HELD + place] = s[me + at.CARDS_HELD + place - 1]
                place -= 1
            s[me + at.CARDS_HELD + place] = card
            seen += 1
    return held - seen


@compiled
def _lay_deck(s: State, seat: int, low: np.uint64, high: np.uint64, hidden: int) -> int:
    """Fill the deck with the unseen regions, `hidden` more than it holds.

    What the seat itself rejected lies at the end, where no hand is dealt from; returns how many.
    """
    returned_low = _ZERO
    returned_high = _ZERO
    if seat >= 0:
        for i in range(at.REJECTS):
            card = number(s[seat_at(seat) + at.REJECTED + i])
            if not _holds(low, high, card):
                returned_low |= _low(card)
                returned_high |= _high(card)
    s[at.REGIONS_DRAWN] -= hidden
    place = at.REGION_DECK + number(s[at.REGIONS_DRAWN])
    low |= returned_low
    high |= returned_high
    for card in range(REGION_COUNT):
        if not _holds(low, high, card):
            s[place] = card
            place += 1
    returned = 0
    for card in range(REGION_COUNT):
        if _holds(returned_low, returned_high, card):
            s[place] = card
            place += 1
            returned += 1
    return returned


# -- sanctuaries ----------------------------------------------------------------------------------


@compiled
def _redraw_sanctuaries(s: State, seat: int, key: np.uint64, pile: Pile) -> None:
    """Deal what others found, what lies in each returned group, and leave the rest undrawn."""
    players = number(s[at.PLAYERS])
    seen = _ZERO
    used = _ZERO
    for other in range(players):
        me = seat_at(other)
        for i in range(number(s[me + at.LAID])):
            seen |= _ONE << np.uint64(s[me + at.SANCTUARIES + i] - REGION_COUNT)
        if other == seat:
            for i in range(number(s[me + at.FOUND])):
                seen |= _ONE << np.uint64(found_card(s, seat, i) - REGION_COUNT)
                used |= _ONE << np.uint64((s[me + at.FOUND_AT] + i) & _REST)
    seen |= _redraw_own_groups(s, seat, key, pile)
    rest = _gather_unseen(pile, seen)
    picks = _SANCTUARIES
    for other in range(players):
        me = seat_at(other)
        if other != seat:
            for i in range(number(s[me + at.FOUND])):
                place = (number(s[me + at.FOUND_AT]) + i) & _REST
                used |= _ONE << np.uint64(place)
                rest = _draw_from_pile(s, place, pile, rest, key, picks)
                picks += 1
    place = number(s[at.RING_HEAD]) + number(s[at.NEVER_DRAWN])
    for i in range(number(s[at.GROUP_HEAD]), number(s[at.GROUP_TAIL])):
        group = number(s[at.GROUPS + i])
        for _ in range(group >> 3):
            used |= _ONE << np.uint64(place & _REST)
            if group & 7 != seat:
                rest = _draw_from_pile(s, place & _REST, pile, rest, key, picks)
                picks += 1
            place += 1
    _lay_ring(s, pile, rest, used)


@inlined
def _gather_unseen(pile: Pile, seen: np.uint64) -> int:
    """Put every sanctuary that is not among the bits of `seen` on the pile; returns how many."""
    rest = 0
    for bit in range(SANCTUARY_COUNT):
        if not (seen >> np.uint64(bit)) & _ONE:
            pile[rest] = REGION_COUNT + bit
            rest += 1
    return rest


@inlined
def _lay_ring(s: State, pile: Pile, rest: int, used: np.uint64) -> None:
    """Lay the pile where the next card is drawn, and nothing where nobody has a card."""
    head = number(s[at.RING_HEAD])
    _sort(pile, rest)
    for i in range(rest):
        s[at.RING + head + i] = pile[i]
        used |= _ONE << np.uint64(head + i)
    for i in range(at.RING_SIZE):
        if not (used >> np.uint64(i)) & _ONE:
            s[at.RING + i] = at.NONE


@inlined
def _draw_from_pile(s: State, place: int, pile: Pile, rest: int, key: np.uint64, picks: int) -> int:
    """Move a random card of the pile to a place of the ring; returns how many are left."""
    i = below(word(key, picks), 0, rest)
    s[at.RING + place] = pile[i]
    pile[i] = pile[rest - 1]
    return rest - 1


@compiled
def _redraw_own_groups(s: State, seat: int, key: np.uint64, pile: Pile) -> np.uint64:
    """Shuffle the groups that the seat returned; of the first one, others may have drawn some.

    Returns the cards that now lie in own groups, as bits.
    """
    inside = _ZERO
    picks = _GROUPS
    first = number(s[at.GROUP_HEAD])
    place = number(s[at.RING_HEAD]) + number(s[at.NEVER_DRAWN])
    for i in range(first, number(s[at.GROUP_TAIL])):
        group = number(s[at.GROUPS + i])
        count = group >> 3
        if group & 7 == seat:
            rest = 0
            for j in range(count):
                pile[rest] = s[at.RING + ((place + j) & _REST)]
                rest += 1
            if i == first:
                rest = _add_lost(s, pile, rest)
            _sort(pile, rest)
            for j in range(count):
                rest = _draw_from_pile(s, (place + j) & _REST, pile, rest, key, picks)
                picks += 1
                card = number(s[at.RING + ((place + j) & _REST)])
                inside |= _ONE << np.uint64(card - REGION_COUNT)
            if i == first:
                _note_lost(s, pile, rest)
        elif i == first:
            _note_lost(s, pile, 0)
        place += count
    return inside


@compiled
def _add_lost(s: State, pile: Pile, rest: int) -> int:
    for bit in range(SANCTUARY_COUNT):
        if (number(s[at.LOST + (bit >> 3)]) >> (bit & 7)) & 1:
            pile[rest] = REGION_COUNT + bit
            rest += 1
    return rest


@compiled
def _note_lost(s: State, pile: Pile, count: int) -> None:
    """What is left in the pile was, as far as its owner knows, drawn by others."""
    for i in range(at.LOST_SIZE):
        s[at.LOST + i] = 0
    for i in range(count):
        bit = number(pile[i]) - REGION_COUNT
        s[at.LOST + (bit >> 3)] |= 1 << (bit & 7)


@compiled
def _sort(pile: Pile, count: int) -> None:
    """So that the order in which cards came into the pile has no say."""
    for i in range(1, count):
        card = pile[i]
        j = i
        while j > 0 and pile[j - 1] > card:
            pile[j] = pile[j - 1]
            j -= 1
        pile[j] = card


# -- secret choices -------------------------------------------------------------------------------


@compiled
def _redraw_face_down(s: State, seat: int, key: np.uint64) -> None:
    """Another's face-down choice is any that they could have made."""
    ways = at.KEEPS if s[at.PHASE] == at.KEEP else at.HAND
    for other in range(number(s[at.PLAYERS])):
        me = seat_at(other)
        if other != seat and s[me + at.CHOSEN] != at.NONE:
            s[me + at.CHOSEN] = below(word(key, _FACE_DOWN + other), 0, ways)


@compiled
def _redraw_rejected(s: State, seat: int, key: np.uint64, pile: Pile) -> None:
    """What the others gave back, which may since have been seen by all.

    Never a card of a first hand: those still held unseen, the first card of each row, and as many
    more cards of a row as its player no longer holds of the first three.
    """
    players = number(s[at.PLAYERS])
    low = _ZERO
    high = _ZERO
    for other in range(players):
        me = seat_at(other)
        low |= _low(number(s[me + at.ROW]))
        high |= _high(number(s[me + at.ROW]))
        for i in range(number(s[me + at.HELD])):
            card = number(s[me + at.CARDS_HELD + i])
            if card < at.OPEN:
                low |= _low(card)
                high |= _high(card)
        if other == seat:
            for i in range(at.REJECTS):
                low |= _low(number(s[me + at.REJECTED + i]))
                high |= _high(number(s[me + at.REJECTED + i]))
    picks = _REJECTED
    fits = False
    while not fits:
        rest = 0
        for card in range(REGION_COUNT):
            if not _holds(low, high, card):
                pile[rest] = card
                rest += 1
        given_low = _ZERO
        given_high = _ZERO
        for other in range(players):
            if other != seat:
                for i in range(at.REJECTS):
                    j = below(word(key, picks), 0, rest)
                    picks += 1
                    card = number(pile[j])
                    pile[j] = pile[rest - 1]
                    rest -= 1
                    s[seat_at(other) + at.REJECTED + i] = card
                    given_low |= _low(card)
                    given_high |= _high(card)
        fits = _rows_allow(s, given_low, given_high)


@compiled
def _rows_allow(s: State, low: np.uint64, high: np.uint64) -> bool:
    """Whether no row holds more rejected cards than it has places for."""
    for other in range(number(s[at.PLAYERS])):
        me = seat_at(other)
        unseen = 0
        for i in range(number(s[me + at.HELD])):
            unseen += number(s[me + at.CARDS_HELD + i] < at.OPEN)
        inside = 0
        length = 0
        for i in range(at.ROUNDS):
            card = number(s[me + at.ROW + i])
            length += number(card != at.NONE)
            inside += number(_holds(low, high, card))
        if inside > length - (at.HAND - unseen):
            return False
    return True
