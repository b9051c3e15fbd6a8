"""The value network: the fame that a seat will have in the end, from `features`.

One small network for each moment (before or after a play) and each length of the row: two hidden
layers, weights in one flat array of 32-bit floats. `network_choice` takes the option after which
the seat's prospects are best.
"""

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights, best_found, held, row_length
from alula.bots.features import DENSE, DRAWS, INPUTS, MOST_CARDS, NOW, CardList, Dense, describe
from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import found_card, has_clue, seat_at
from alula.kernel.layout import KEPT_SLOTS, State

Net = npt.NDArray[np.float32]

FIRST, SECOND = 32, 16
"""Units of the two hidden layers."""

# A network in the flat array.
_BIAS_1 = INPUTS * FIRST
_LAYER_2 = _BIAS_1 + FIRST
_BIAS_2 = _LAYER_2 + FIRST * SECOND
_LAYER_3 = _BIAS_2 + SECOND
_BIAS_3 = _LAYER_3 + SECOND
NET_SIZE = _BIAS_3 + 1

AFTER = at.ROUNDS + 1
"""Networks 0 to 8 are before a play with so many regions in the row, the others after a play."""
MOMENTS = 2 * AFTER
NETS_SIZE = MOMENTS * NET_SIZE

_KEPT = KEPT_SLOTS
_NOTHING = np.float32(0.0)


Work = tuple[Dense, CardList, npt.NDArray[np.int64], Net]
"""Work space for one thread: what is described, a hand, and the hidden units."""


def new_work() -> Work:
    return (
        np.zeros(DENSE, dtype=np.uint8),
        np.zeros(MOST_CARDS, dtype=np.int16),
        np.zeros(at.HAND, dtype=np.int64),
        np.zeros(FIRST + SECOND, dtype=np.float32),
    )


@compiled
def forward(net: Net, moment: int, count: int, work: Work) -> float:
    """The fame to expect in the end: what lies there now, and what the network adds."""
    dense, cards, _, units = work
    base = moment * NET_SIZE
    for j in range(FIRST):
        units[j] = net[base + _BIAS_1 + j]
    for i in range(DENSE):
        if dense[i]:
            x = np.float32(dense[i])
            row = base + i * FIRST
            for j in range(FIRST):
                units[j] += x * net[row + j]
    for i in range(count):
        row = base + (DENSE + cards[i]) * FIRST
        for j in range(FIRST):
            units[j] += net[row + j]
    for j in range(SECOND):
        units[FIRST + j] = net[base + _BIAS_2 + j]
    for i in range(FIRST):
        x = units[i]
        if x > _NOTHING:
            row = base + _LAYER_2 + i * SECOND
            for j in range(SECOND):
                units[FIRST + j] += x * net[row + j]
    out = net[base + _BIAS_3]
    for j in range(SECOND):
        x = units[FIRST + j]
        if x > _NOTHING:
            out += x * net[base + _LAYER_3 + j]
    return float(out + np.float32(dense[NOW]))


@compiled
def describe_after(s: State, me: int, slot: int, work: Work) -> int:
    """Describe the seat after playing a slot of its hand."""
    dense, cards, hand, _ = work
    length = row_length(s)
    card = held(s, me, slot)
    hand[0] = held(s, me, (slot + 1) % at.HAND)
    hand[1] = held(s, me, (slot + 2) % at.HAND)
    hand[2] = -1
    draws = 0
    if length > 0 and card > number(s[me + at.ROW + length - 1]):
        draws = 1 + number(s[me + at.CLUES]) + has_clue(card)
    return describe(s, me, length, card, hand, -1, True, draws, dense, cards)


@compiled
def describe_before(s: State, me: int, sanctuary: int, work: Work) -> int:
    """Describe the seat with the regions in the hand of the work space, before its next play."""
    dense, cards, hand, _ = work
    return describe(s, me, row_length(s), -1, hand, sanctuary, False, 0, dense, cards)


@compiled
def option_prospect(s: State, seat: int, option: int, found: int, net: Net, work: Work) -> float:
    """The fame to expect in the end after an option of the seat's open decision.

    `found` is the sanctuary that the seat means to choose after taking a region, -1 if none.
    """
    me = seat_at(seat)
    phase = s[at.PHASE]
    length = row_length(s)
    if phase == at.PLAY:
        count = describe_after(s, me, option, work)
        if length == at.ROUNDS - 1 and work[0][DRAWS] == 0:
            return float(work[0][NOW])
        return forward(net, AFTER + length + 1, count, work)
    hand = work[2]
    for slot in range(at.HAND):
        hand[slot] = held(s, me, slot)
    sanctuary = found
    if phase == at.TAKE:
        hand[2] = number(s[at.MARKET_CARDS + option])
    elif phase == at.CHOOSE:
        sanctuary = found_card(s, seat, option)
    else:
        for i in range(at.HAND):
            hand[i] = held(s, me, number(_KEPT[option, i]))
    count = describe_before(s, me, sanctuary, work)
    if length == at.ROUNDS:
        return float(work[0][NOW])
    return forward(net, length, count, work)


@compiled
def network_choice(s: State, seat: int, options: int, w: Weights, net: Net, work: Work) -> int:
    """The option with the best prospect; the first of equals."""
    found = -1
    if s[at.PHASE] == at.TAKE:
        found = best_found(s, seat, w)
    best = -1e18
    chosen = 0
    for option in range(options):
        value = option_prospect(s, seat, option, found, net, work)
        if value > best:
            best = value
            chosen = option
    return chosen
