"""Built-in policies: how to choose when nothing more is asked for.

A policy is any compiled function `(state, seat, key) -> choice`, a slot below `choices(state)` for
the seat's open decision. `RANDOM` chooses evenly; `CLIMB` climbs whenever it can and collects
clues, which empties the sanctuary deck and so forces the rare rules.
"""

import numpy as np

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import found_card, has_clue, seat_at
from alula.kernel.layout import State
from alula.kernel.randomness import below, word

RANDOM, CLIMB = 0, 1
POLICIES = {"random": RANDOM, "climb": CLIMB}


@inlined
def random_word(round_: int, seat: int, key: np.uint64) -> np.uint64:
    """One word for all choices of a seat in a round: slot 0 play or keep, 1 take, 2 choose."""
    return word(key, 8 * round_ + seat)


@inlined
def _random_slot(s: State, seat: int, phase: int, bits: np.uint64) -> int:
    if phase == at.PLAY:
        return below(bits, 0, at.HAND)
    if phase == at.TAKE:
        return below(bits, 1, number(s[at.MARKET_SIZE]))
    if phase == at.CHOOSE:
        return below(bits, 2, number(s[seat_at(seat) + at.FOUND]))
    return below(bits, 0, at.KEEPS)


@compiled
def _climb_slot(s: State, seat: int, phase: int, bits: np.uint64) -> int:
    if phase == at.PLAY:
        return _climb_play(s, seat)
    if phase == at.TAKE:
        return _climb_take(s)
    if phase == at.CHOOSE:
        for slot in range(number(s[seat_at(seat) + at.FOUND])):
            if has_clue(found_card(s, seat, slot)):
                return slot
        return 0
    return _random_slot(s, seat, phase, bits)


@compiled
def _climb_play(s: State, seat: int) -> int:
    """The lowest region above the last one, clues first; else the lowest of all."""
    me = seat_at(seat)
    now = number(s[at.ROUND]) - 1
    last = number(s[me + at.ROW + now - 1]) if now > 0 else -1
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
def _climb_take(s: State) -> int:
    """A region with a clue, else the highest."""
    best = 0
    most = -1
    for slot in range(number(s[at.MARKET_SIZE])):
        card = number(s[at.MARKET_CARDS + slot])
        worth = card + 128 * has_clue(card)
        if worth > most:
            most = worth
            best = slot
    return best


@inlined
def choose_by(policy: int, s: State, seat: int, phase: int, bits: np.uint64) -> int:
    """The choice of a built-in policy, given the phase and the seat's random word."""
    if policy == CLIMB:
        return _climb_slot(s, seat, phase, bits)
    return _random_slot(s, seat, phase, bits)


@inlined
def built_in_choice(policy: int, s: State, seat: int, key: np.uint64) -> int:
    """The choice of a built-in policy for a seat's open decision."""
    bits = random_word(number(s[at.ROUND]), seat, key)
    return choose_by(policy, s, seat, number(s[at.PHASE]), bits)


@compiled
def random_choice(s: State, seat: int, key: np.uint64) -> int:
    """An even choice for a seat's open decision."""
    return built_in_choice(RANDOM, s, seat, key)


@compiled
def climb_choice(s: State, seat: int, key: np.uint64) -> int:
    """The choice of a climber for a seat's open decision."""
    return built_in_choice(CLIMB, s, seat, key)
