"""The network: from what a seat sees, how much it likes each option and how the game will end.

One network for all numbers of players and both variants. It has three parts, for playing a region,
for taking (or keeping) regions, and for choosing a sanctuary; each has a wide first layer that is
read sparsely: what all options share is summed once, and each option adds only its few rows. Then
come a small second layer and one number for the option. From the shared sums alone another small
layer says how likely the seat wins and by how much.

Weights are single bytes and all sums are whole numbers, so every machine gets the same answer.
"""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.layout import State
from lab.selfplay.sight import INPUTS, Eye, consider, look, new_eye

Net = npt.NDArray[np.int8]
Sums = npt.NDArray[np.int32]

Halves = npt.NDArray[np.int16]

Work = tuple[Eye, Sums, Halves]
"""Work space for one thread: what is seen, sums, and what leaves the first layer."""

FIRST, SECOND = 192, 32
"""Units of the two hidden layers."""
OUTCOMES = 2
"""What the position is worth: the chance to win (as a logit), and the lead in the end."""

# A part in the flat array: the first layer by inputs, the others by outputs.
OPTION_2 = INPUTS * FIRST
OPTION_CONSTANTS = OPTION_2 + SECOND * FIRST
OPTION_3 = OPTION_CONSTANTS + SECOND
VALUE_2 = OPTION_3 + SECOND
VALUE_CONSTANTS = VALUE_2 + SECOND * FIRST
VALUE_3 = VALUE_CONSTANTS + SECOND
PART_SIZE = VALUE_3 + OUTCOMES * (SECOND + 1)
PARTS = 3
NET_SIZE = PARTS * PART_SIZE
PLAYING, TAKING, CHOOSING = range(PARTS)

UNIT = 128
"""1 in a weight, and in what leaves a layer."""
EIGHTHS = 3
"""Amounts count eighths: the first layer's sums are shifted by so many bits."""
CONSTANT = 8
"""What a constant's weight is multiplied by, so that a byte can say -8 to 8."""
LEAD = 40.0
"""The fame that a lead is counted in."""
LIKING_UNIT = UNIT**3

_BASE = 0  # where the shared sums lie
_OPTION = FIRST  # ... and those of an option
_MOST = 32767
_AT_ONCE = 4
_NOTHING = np.int32(0)


def new_work() -> Work:
    return new_eye(), np.zeros(2 * FIRST, dtype=np.int32), np.zeros(FIRST, dtype=np.int16)


@inlined
def part_of(phase: int) -> int:
    """Which part decides in a phase."""
    if phase == at.CHOOSE:
        return CHOOSING
    if phase == at.TAKE or phase == at.KEEP:
        return TAKING
    return PLAYING


@compiled
def _add_rows(net: Net, part: int, eye: Eye, first: int, stop: int, sums: Sums, base: int) -> None:
    """Add each entry's amount times its row of weights to the sums of the first layer.

    Four at a time, since the sums go through memory, and with unsigned places, so that the inner
    loop is one of vectors: this is where most of a search's time goes.
    """
    places, amounts = eye[0], eye[1]
    b = np.uint64(base)
    start = np.uint64(part * PART_SIZE)
    width = np.uint64(FIRST)
    for i in range(stop, stop + _AT_ONCE - 1):
        amounts[i] = 0
        places[i] = 0
    for i in range(first, stop, _AT_ONCE):
        x0, x1 = np.int32(amounts[i]), np.int32(amounts[i + 1])
        x2, x3 = np.int32(amounts[i + 2]), np.int32(amounts[i + 3])
        r0 = start + np.uint64(places[i]) * width
        r1 = start + np.uint64(places[i + 1]) * width
        r2 = start + np.uint64(places[i + 2]) * width
        r3 = start + np.uint64(places[i + 3]) * width
        for unit in range(FIRST):
            k = np.uint64(unit)
            sums[b + k] += np.int32(
                x0 * np.int32(net[r0 + k])
                + x1 * np.int32(net[r1 + k])
                + x2 * np.int32(net[r2 + k])
                + x3 * np.int32(net[r3 + k])
            )


@compiled
def _fire(sums: Sums, base: int, fired: Halves) -> None:
    """What leaves the first layer: nothing below 0, and in 16 bits."""
    b = np.uint64(base)
    for i in range(FIRST):
        k = np.uint64(i)
        fired[k] = min(max(sums[b + k] >> EIGHTHS, 0), _MOST)


@inlined
def _second(net: Net, layer: int, constants: int, unit: int, fired: Halves) -> int:
    """What leaves a unit of the second layer."""
    row = np.uint64(layer + unit * FIRST)
    total = np.int32(0)
    for i in range(FIRST):
        k = np.uint64(i)
        total = np.int32(total + np.int32(fired[k]) * np.int32(net[row + k]))
    total = np.int32(total + np.int32(CONSTANT * UNIT) * np.int32(net[np.uint64(constants + unit)]))
    return number(max(total, _NOTHING))


@compiled
def see(s: State, seat: int, net: Net, work: Work) -> int:
    """Look, and sum what all options share; returns how many entries the list has."""
    eye, sums, _ = work
    count = look(s, seat, eye)
    for i in range(FIRST):
        sums[i] = _NOTHING
    _add_rows(net, part_of(s[at.PHASE]), eye, 0, count, sums, _BASE)
    return count


@compiled
def liking(s: State, seat: int, option: int, count: int, net: Net, work: Work) -> int:
    """How much a seat likes an option, in `LIKING_UNIT`; `see` comes first and gives `count`."""
    eye, sums, fired = work
    part = part_of(s[at.PHASE])
    end = consider(s, seat, option, eye, count)
    for i in range(FIRST):
        sums[_OPTION + i] = sums[_BASE + i]
    _add_rows(net, part, eye, count, end, sums, _OPTION)
    _fire(sums, _OPTION, fired)
    base = part * PART_SIZE
    out = 0
    for j in range(SECOND):
        unit = _second(net, base + OPTION_2, base + OPTION_CONSTANTS, j, fired)
        out += unit * number(net[base + OPTION_3 + j])
    return out


@compiled
def outcome(s: State, which: int, net: Net, work: Work) -> float:
    """0: the logit of the chance to win; 1: the lead in the end, in `LEAD`. `see` comes first."""
    _, sums, fired = work
    _fire(sums, _BASE, fired)
    base = part_of(s[at.PHASE]) * PART_SIZE
    row = base + VALUE_3 + which * (SECOND + 1)
    out = CONSTANT * UNIT * UNIT * number(net[row + SECOND])
    for j in range(SECOND):
        unit = _second(net, base + VALUE_2, base + VALUE_CONSTANTS, j, fired)
        out += unit * number(net[row + j])
    return out / LIKING_UNIT


@compiled
def network_choice(s: State, seat: int, options: int, net: Net, work: Work) -> int:
    """The option that the seat likes best; the first of equals."""
    count = see(s, seat, net, work)
    best = liking(s, seat, 0, count, net, work)
    chosen = 0
    for option in range(1, options):
        value = liking(s, seat, option, count, net, work)
        if value > best:
            best = value
            chosen = option
    return chosen
