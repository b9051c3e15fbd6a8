"""Chance with given cards: what a dealer, a record or a server says is what comes.

As `game.chance`, but the cards are named instead of drawn. So a game that was dealt elsewhere can
be followed step by step.
"""

import numpy as np

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import after_deal, after_market, after_step, draw_region, pick_up, seat_at
from alula.kernel.layout import State
from alula.kernel.tables import REGION_COUNT

_ONE = np.uint64(1)
_REST = at.RING_SIZE - 1


@compiled
def given_deal(s: State, cards: State) -> None:
    """The first hands, seat after seat, each in order."""
    players = number(s[at.PLAYERS])
    each = at.HAND + 2 * number(s[at.VARIANT])
    for seat in range(players):
        for i in range(each):
            s[seat_at(seat) + at.CARDS_HELD + i] = _draw(s, number(cards[seat * each + i]))
    after_deal(s, players, each)


@compiled
def given_market(s: State, cards: State) -> None:
    """The regions in the middle, one more than there are players."""
    players = number(s[at.PLAYERS])
    for i in range(players + 1):
        s[at.MARKET_CARDS + i] = _draw(s, number(cards[i]))
    after_market(s, players)


@compiled
def given_find(s: State, cards: State, count: int) -> None:
    """What the seat whose turn it is draws: it comes to the head of the sanctuary deck."""
    wanted = np.uint64(0)
    for i in range(count):
        wanted |= _ONE << np.uint64(cards[i] - REGION_COUNT)
    start = number(s[at.RING_HEAD])
    never = number(s[at.NEVER_DRAWN])
    _to_the_front(s, start, never, wanted)
    start += never
    for i in range(number(s[at.GROUP_HEAD]), number(s[at.GROUP_TAIL])):
        size = number(s[at.GROUPS + i]) >> 3
        _to_the_front(s, start, size, wanted)
        start += size
    pick_up(s, number(s[at.ORDER + s[at.TURN]]), count)
    after_step(s)


@compiled
def _draw(s: State, card: int) -> int:
    """Draw this region; one that is not in the deck any more leaves the first of it drawn."""
    drawn = number(s[at.REGIONS_DRAWN])
    place = 0
    for i in range(REGION_COUNT - drawn):
        if s[at.REGION_DECK + drawn + i] == card:
            place = i
    return draw_region(s, place)


@compiled
def _to_the_front(s: State, start: int, count: int, wanted: np.uint64) -> None:
    """Bring the wanted cards of one pile to its front; the order stays otherwise."""
    front = 0
    for i in range(count):
        card = s[at.RING + ((start + i) & _REST)]
        if card != at.NONE and (wanted >> np.uint64(card - REGION_COUNT)) & _ONE:
            for j in range(i, front, -1):
                s[at.RING + ((start + j) & _REST)] = s[at.RING + ((start + j - 1) & _REST)]
            s[at.RING + ((start + front) & _REST)] = card
            front += 1
