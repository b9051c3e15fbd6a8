"""Built-in policies: how to choose when nothing more is asked for.

A policy is any compiled function `(state, seat, key) -> choice`, a slot below `choices(state)` for
the seat's open decision. `RANDOM` chooses evenly; `CLIMB` climbs whenever it can and collects
clues, which empties the sanctuary deck and so forces the rare rules.
"""

import numpy as np

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import choices, has_clue, seat_at
from alula.kernel.layout import State
from alula.kernel.randomness import below, word

_REST = at.RING_SIZE - 1

RANDOM, CLIMB = 0, 1
POLICIES = {"random": RANDOM, "climb": CLIMB}


@inlined
def random_word(round_: int, seat: int, key: np.uint64) -> np.uint64:
    """One word for all choices of a seat in a round: slot 0 play or keep, 1 take, 2 choose."""
    return word(key, 8 * round_ + seat)


@inlined
def _random_slot(phase: int, count: int, bits: np.uint64) -> int:
    if phase == at.TAKE:
        return below(bits, 1, count)
    return below(bits, 2 if phase == at.CHOOSE else 0, count)


@inlined
def _climb_slot(
    s: State, seat: int, phase: int, count: int, start: int, round_: int, bits: np.uint64
) -> int:
    if phase == at.PLAY:
        return _climb_play(s, seat, round_)
    if phase == at.TAKE:
        return _climb_take(s, count)
    if phase == at.CHOOSE:
        return _climb_choose(s, start, count)
    return _random_slot(phase, count, bits)


@compiled
def _climb_play(s: State, seat: int, round_: int) -> int:
    """The lowest region above the last one, clues first; else the lowest of all."""
    me = seat_at(seat)
    last = number(s[me + at.ROW + round_ - 2]) if round_ > 1 else -1
    best = 0
    least = 1 << 20
    for slot in range(at.HAND):
        card = number(s[me + at.CARDS_HELD + slot]) & at.CARD
        cost = card - 32 * has_clue(card) + 256 * number(card < last)
        if cost < least:
            least = cost
            best = slot
    return best


@compiled
def _climb_take(s: State, count: int) -> int:
    """A region with a clue, else the highest."""
    best = 0
    most = -1
    for slot in range(count):
        card = number(s[at.MARKET_CARDS + slot])
        worth = card + 128 * has_clue(card)
        if worth > most:
            most = worth
            best = slot
    return best


@compiled
def _climb_choose(s: State, start: int, count: int) -> int:
    """A sanctuary with a clue, else the first."""
    for slot in range(count):
        if has_clue(number(s[at.RING + ((start + slot) & _REST)])):
            return slot
    return 0


@inlined
def choose_by(
    policy: int,
    s: State,
    seat: int,
    phase: int,
    count: int,
    start: int,
    round_: int,
    bits: np.uint64,
) -> int:
    """The choice of a built-in policy when all about the decision is known.

    `count` is how many choices there are, `start` where found sanctuaries lie in the ring, `bits`
    the seat's `random_word`.
    """
    if policy == CLIMB:
        return _climb_slot(s, seat, phase, count, start, round_, bits)
    return _random_slot(phase, count, bits)


@compiled
def built_in_choice(policy: int, s: State, seat: int, key: np.uint64) -> int:
    """The choice of a built-in policy for a seat's open decision."""
    phase = number(s[at.PHASE])
    round_ = number(s[at.ROUND])
    start = number(s[seat_at(seat) + at.FOUND_AT])
    bits = random_word(round_, seat, key)
    return choose_by(policy, s, seat, phase, choices(s), start, round_, bits)


@compiled
def random_choice(s: State, seat: int, key: np.uint64) -> int:
    """An even choice for a seat's open decision."""
    return built_in_choice(RANDOM, s, seat, key)


@compiled
def climb_choice(s: State, seat: int, key: np.uint64) -> int:
    """The choice of a climber for a seat's open decision."""
    return built_in_choice(CLIMB, s, seat, key)
