"""What a seat may know of a state, as a state: everything else is an empty place.

`veil` is to the kernel what `rules.view` is to the rules, and gives the very bytes that
`bridge.from_view` makes of such a view: cards in hand and market by number, found sanctuaries at
the head of the ring. A bot that is given these bytes cannot look at what its seat may not see.
"""

import numpy as np

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import found_card, seat_at
from alula.kernel.layout import State
from alula.kernel.tables import REGION_COUNT, SANCTUARY_COUNT

_BLANK = at.BLANK
_KEPT = at.KEPT_SLOTS
_REST = at.RING_SIZE - 1
_PUBLIC = (at.PLAYERS, at.VARIANT, at.ROUND, at.PHASE, at.SHORT, at.TO_CHOOSE, at.REGIONS_DRAWN)
_SIZES = (at.MARKET_SIZE, at.GONE_SIZE, at.NEVER_DRAWN, at.SANCTUARIES_LEFT)


@compiled
def veil(s: State, seat: int, out: State) -> None:
    """Write into `out` what `seat` may know of `s`; seat -1 is a spectator."""
    for i in range(at.STATE_SIZE):
        out[i] = _BLANK[i]
    for place in _PUBLIC:
        out[place] = s[place]
    for place in _SIZES:
        out[place] = s[place]
    for i in range(at.MOST_OFFERED):
        out[at.MARKET_CARDS + i] = s[at.MARKET_CARDS + i]
    for i in range(at.MOST_GONE):
        out[at.GONE + i] = s[at.GONE + i]
    sort_cards(out, at.MARKET_CARDS, at.MOST_OFFERED)
    sort_cards(out, at.GONE, number(s[at.GONE_SIZE]))
    for i in range(REGION_COUNT):
        out[at.REGION_DECK + i] = at.NONE
    for i in range(at.RING_SIZE):
        out[at.RING + i] = at.NONE
    for other in range(number(s[at.PLAYERS])):
        _veil_seat(s, other, other == seat, out)
    head = _veil_found(s, seat, out)
    out[at.RING_HEAD] = head
    _veil_groups(s, seat, head, out)


@compiled
def sort_cards(s: State, start: int, count: int) -> None:
    """Order cards that lie side by side by number, whether they are marked or not."""
    for i in range(1, count):
        card = s[start + i]
        j = i
        while j > 0 and s[start + j - 1] & at.CARD > card & at.CARD:
            s[start + j] = s[start + j - 1]
            j -= 1
        s[start + j] = card


@compiled
def _veil_seat(s: State, seat: int, own: bool, out: State) -> None:
    me = seat_at(seat)
    for place in (at.HELD, at.CLUES, at.DUE, at.FOUND, at.LAID):
        out[me + place] = s[me + place]
    for i in range(at.ROUNDS):
        out[me + at.ROW + i] = s[me + at.ROW + i]
    for i in range(at.MOST_LAID):
        out[me + at.SANCTUARIES + i] = s[me + at.SANCTUARIES + i]
    seen = 0
    for i in range(number(s[me + at.HELD])):
        card = s[me + at.CARDS_HELD + i]
        if own or (card & at.OPEN and card != at.NONE):
            out[me + at.CARDS_HELD + seen] = card
            seen += 1
    sort_cards(out, me + at.CARDS_HELD, seen)
    if own:
        for i in range(at.REJECTS):
            out[me + at.REJECTED + i] = s[me + at.REJECTED + i]
        sort_cards(out, me + at.REJECTED, at.REJECTS)
    if s[me + at.CHOSEN] != at.NONE:
        out[me + at.CHOSEN] = _chosen_again(s, me, out) if own else 0


@compiled
def _chosen_again(s: State, me: int, out: State) -> int:
    """The face-down choice, as a choice among the same cards in order."""
    chosen = number(s[me + at.CHOSEN])
    if s[at.PHASE] == at.PLAY:
        return _slot_of(out, me, number(s[me + at.CARDS_HELD + chosen]))
    kept = 0
    for i in range(at.HAND):
        kept |= 1 << _slot_of(out, me, number(s[me + at.CARDS_HELD + _KEPT[chosen, i]]))
    way = 0
    for i in range(at.KEEPS):
        slots = 0
        for j in range(at.HAND):
            slots |= 1 << number(_KEPT[i, j])
        if slots == kept:
            way = i
    return way


@compiled
def _slot_of(s: State, me: int, card: int) -> int:
    slot = 0
    for i in range(at.ADVANCED_HAND):
        if s[me + at.CARDS_HELD + i] == card:
            slot = i
    return slot


@compiled
def _veil_found(s: State, seat: int, out: State) -> int:
    """Found sanctuaries lie first in the ring, in turn order; returns how many there are."""
    head = 0
    phase = s[at.PHASE]
    if phase != at.FIND and phase != at.TAKE and phase != at.CHOOSE:
        return head
    out[at.TURN] = s[at.TURN]
    for turn in range(number(s[at.PLAYERS])):
        other = number(s[at.ORDER + turn])
        out[at.ORDER + turn] = other
        out[seat_at(other) + at.FOUND_AT] = head
        found = number(s[seat_at(other) + at.FOUND])
        if other == seat:
            for i in range(found):
                out[at.RING + head + i] = found_card(s, seat, i)
            sort_cards(out, at.RING + head, found)
        head += found
    return head


@compiled
def _veil_groups(s: State, seat: int, head: int, out: State) -> None:
    """Returned sanctuaries: whose and how many; which ones, of one's own groups only.

    Of the first group, others may have drawn some: its owner knows what it was when it came back.
    """
    first = number(s[at.GROUP_HEAD])
    place = number(s[at.RING_HEAD]) + number(s[at.NEVER_DRAWN])
    to = head + number(s[at.NEVER_DRAWN])
    for i in range(first, number(s[at.GROUP_TAIL])):
        group = number(s[at.GROUPS + i])
        out[at.GROUPS + i - first] = group
        count = group >> 3
        if group & 7 == seat:
            known = np.uint64(0)
            for j in range(count):
                card = number(s[at.RING + ((place + j) & _REST)])
                known |= np.uint64(1) << np.uint64(card - REGION_COUNT)
            if i == first:
                known |= _lost(s)
            _lay_known(out, to, count, known)
        place += count
        to += count
    out[at.GROUP_TAIL] = number(s[at.GROUP_TAIL]) - first


@compiled
def _lost(s: State) -> np.uint64:
    bits = np.uint64(0)
    for i in range(at.LOST_SIZE):
        bits |= np.uint64(s[at.LOST + i]) << np.uint64(8 * i)
    return bits


@compiled
def _lay_known(out: State, place: int, count: int, known: np.uint64) -> None:
    """The lowest of these cards lie in the group; the rest may be gone."""
    laid = 0
    for bit in range(SANCTUARY_COUNT):
        if (known >> np.uint64(bit)) & np.uint64(1):
            if laid < count:
                out[at.RING + ((place + laid) & _REST)] = REGION_COUNT + bit
                laid += 1
            else:
                out[at.LOST + (bit >> 3)] |= 1 << (bit & 7)
