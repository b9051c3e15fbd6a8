"""Functions of real numbers that give the same bits wherever they are compiled.

The library functions of a CPU, a GPU and a browser differ in the last place, and a search that
adds up other sums chooses otherwise.
"""

import math

import numpy as np

from alula.kernel.compiled import compiled, number
from alula.kernel.randomness import PER_WORD, below, word

_MOST = 64
_POWERS = np.ldexp(1.0, np.arange(-_MOST, _MOST + 1))
_LOG2_E = math.log2(math.e)
_LN_2 = math.log(2.0)
_TERMS = 14

_GRAIN = 1 << 9
_THIRDS = 12


@compiled
def exp(x: float) -> float:
    """e to the power of x to about 15 digits; beyond 2 to the power of 64 it grows no more."""
    scaled = min(max(x * _LOG2_E, -float(_MOST)), float(_MOST))
    whole = number(np.int64(scaled + _MOST + 0.5)) - _MOST
    rest = (scaled - whole) * _LN_2
    total = 1.0
    for term in range(_TERMS, 0, -1):
        total = 1.0 + total * rest / term
    return float(total * _POWERS[whole + _MOST])


@compiled
def bell(key: np.uint64, coordinate: int) -> float:
    """A number around 0 with a spread of 1, all but normally distributed: twelve dice added up.

    It takes the words of four coordinates, and never leaves -6 to 6.
    """
    total = 0
    for i in range(_THIRDS):
        total += below(word(key, coordinate + i // PER_WORD), i % PER_WORD, _GRAIN)
    return (2 * total - _THIRDS * (_GRAIN - 1)) / (2.0 * _GRAIN)
