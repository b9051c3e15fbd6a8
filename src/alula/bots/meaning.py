"""What the numbers of a network mean: a mark of the cards and of how positions are described.

A network that was taught for other cards or features would play badly without a word, so its file
carries this mark. It is taken from what the features *say* of some positions, not from their
source: a comment may change, a description may not.
"""

import hashlib
from functools import cache

from alula.bots.features import CARD_PLACES, DENSE, CardList, Dense
from alula.bots.network import FIRST, MOMENTS, SECOND, describe_after, describe_before, new_work
from alula.kernel import layout as at
from alula.kernel.game import seat_at
from alula.kernel.layout import State
from alula.kernel.tables import CARDS, REGION_COUNT, SANCTUARY_COUNT

MARK_BYTES = 16


@cache
def mark() -> bytes:
    """The mark of this version."""
    digest = hashlib.sha256(CARDS.tobytes())
    digest.update(str((DENSE, CARD_PLACES, FIRST, SECOND, MOMENTS)).encode())
    work = new_work()
    for players in (2, 3, 6):
        for length in range(at.ROUNDS):
            state = position(players, length)
            work[2][:] = state[seat_at(0) + at.CARDS_HELD :][: at.HAND] & at.CARD
            digest.update(_said(work[0], work[1], describe_before(state, seat_at(0), -1, work)))
            for slot in range(at.HAND):
                count = describe_after(state, seat_at(0), slot, work)
                digest.update(_said(work[0], work[1], count))
    return digest.digest()[:MARK_BYTES]


def _said(dense: Dense, cards: CardList, count: int) -> bytes:
    """In an order of its own: a list of cards is a set."""
    return dense.tobytes() + str(sorted(cards[:count].tolist())).encode()


def position(players: int, length: int) -> State:
    """Before a play, with rows so long: by a rule of its own, so that it is the same for ever."""
    state = at.BLANK.copy()
    regions = iter((29 * i + 7) % REGION_COUNT for i in range(REGION_COUNT))
    sanctuaries = iter(
        REGION_COUNT + (17 * i + 5) % SANCTUARY_COUNT for i in range(SANCTUARY_COUNT)
    )
    state[at.PLAYERS], state[at.PHASE], state[at.ROUND] = players, at.PLAY, length + 1
    me = seat_at(0)
    state[me + at.HELD] = at.HAND
    for i in range(at.HAND):
        state[me + at.CARDS_HELD + i] = next(regions)
    for i in range(length):
        state[me + at.ROW + i] = next(regions)
    for i in range(length // 2):
        state[me + at.SANCTUARIES + i] = next(sanctuaries)
    state[me + at.LAID], state[me + at.CLUES] = length // 2, length // 3
    state[at.MARKET_SIZE] = players + 1
    for i in range(players + 1):
        state[at.MARKET_CARDS + i] = next(regions)
    return state
