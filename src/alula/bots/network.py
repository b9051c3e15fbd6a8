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
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import found_card, has_clue, seat_at
from alula.kernel.layout import KEPT_SLOTS, State

Net = npt.NDArray[np.float32]

FIRST, SECOND = 64, 32
"""Units of the two hidden layers."""

# A network in the flat array.
BIAS_1 = INPUTS * FIRST
LAYER_2 = BIAS_1 + FIRST
BIAS_2 = LAYER_2 + FIRST * SECOND
LAYER_3 = BIAS_2 + SECOND
BIAS_3 = LAYER_3 + SECOND
NET_SIZE = BIAS_3 + 1

AFTER = at.ROUNDS - 1
"""Networks 0 to 7 are before a play with so many regions in the row; after a play that made the
row so long, count on from here."""
MOMENTS = 2 * at.ROUNDS
NETS_SIZE = MOMENTS * NET_SIZE

_KEPT = KEPT_SLOTS
_NOTHING = np.float32(0.0)
_AT_ONCE = 4
MOST_INPUTS = DENSE + MOST_CARDS + _AT_ONCE


Work = tuple[Dense, CardList, npt.NDArray[np.int64], Net, Net, npt.NDArray[np.uint64]]
"""Work space for one thread: what is described, a hand, sums, and what goes into them."""


def new_work() -> Work:
    return (
        np.zeros(DENSE, dtype=np.uint8),
        np.zeros(MOST_CARDS, dtype=np.int16),
        np.zeros(at.HAND, dtype=np.int64),
        np.zeros(FIRST, dtype=np.float32),
        np.zeros(MOST_INPUTS, dtype=np.float32),
        np.zeros(MOST_INPUTS, dtype=np.uint64),
    )


@inlined
def _add_rows(
    net: Net, xs: Net, rows: npt.NDArray[np.uint64], inputs: int, sums: Net, units: int
) -> None:
    """Add each input times its row of weights to the sums of a layer.

    Four at a time, since the sums go through memory, and with unsigned places, so that the inner
    loop is one of vectors: this is where most of a search's time goes.
    """
    for i in range(inputs, inputs + _AT_ONCE - 1):
        xs[i] = _NOTHING
        rows[i] = rows[0]
    for i in range(0, inputs, _AT_ONCE):
        x0, x1, x2, x3 = xs[i], xs[i + 1], xs[i + 2], xs[i + 3]
        r0, r1, r2, r3 = rows[i], rows[i + 1], rows[i + 2], rows[i + 3]
        for unit in range(units):
            k = np.uint64(unit)
            more = (x0 * net[r0 + k] + x1 * net[r1 + k]) + (x2 * net[r2 + k] + x3 * net[r3 + k])
            sums[k] = sums[k] + more


@compiled
def forward(net: Net, moment: int, count: int, work: Work) -> float:
    """The fame to expect in the end: what lies there now, and what the network adds."""
    dense, cards, _, sums, xs, rows = work
    base = np.uint64(moment * NET_SIZE)
    inputs = 0
    for i in range(DENSE):
        if dense[i]:
            xs[inputs] = np.float32(dense[i])
            rows[inputs] = base + np.uint64(i * FIRST)
            inputs += 1
    for i in range(count):
        xs[inputs] = np.float32(1.0)
        rows[inputs] = base + np.uint64((DENSE + number(cards[i])) * FIRST)
        inputs += 1
    for i in range(FIRST):
        sums[i] = net[base + np.uint64(BIAS_1 + i)]
    _add_rows(net, xs, rows, inputs, sums, FIRST)
    inputs = 0
    for i in range(FIRST):
        if sums[i] > _NOTHING:
            xs[inputs] = sums[i]
            rows[inputs] = base + np.uint64(LAYER_2 + i * SECOND)
            inputs += 1
    for i in range(SECOND):
        sums[i] = net[base + np.uint64(BIAS_2 + i)]
    _add_rows(net, xs, rows, inputs, sums, SECOND)
    out = net[base + np.uint64(BIAS_3)]
    for i in range(SECOND):
        out += max(sums[i], _NOTHING) * net[base + np.uint64(LAYER_3 + i)]
    return float(out + np.float32(dense[NOW]))


@compiled
def describe_after(s: State, me: int, slot: int, work: Work) -> int:
    """Describe the seat after playing a slot of its hand."""
    dense, cards, hand = work[0], work[1], work[2]
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
    dense, cards, hand = work[0], work[1], work[2]
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
def prospect(s: State, seat: int, net: Net, work: Work) -> float:
    """The fame that a seat may expect before its next play."""
    me = seat_at(seat)
    for slot in range(at.HAND):
        work[2][slot] = held(s, me, slot)
    return forward(net, row_length(s), describe_before(s, me, -1, work), work)


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
