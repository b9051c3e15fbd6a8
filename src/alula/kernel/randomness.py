"""Random numbers as a pure function: a key and a coordinate give a word.

There is no generator and no hidden state. A game has one 64-bit key; everything that chance does
in it is a function of the key and of *where in the game* it happens (the coordinate). So a game is
the same whether it is played step by step or at once, on one thread or many, on a CPU or a GPU.
"""

import numpy as np

from alula.kernel.compiled import inlined, natural, small

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_POLICY = np.uint64(0xA0761D6478BD642F)
_30, _27, _31 = (np.uint64(n) for n in (30, 27, 31))

# One word is chopped into three numbers of 21 bits: the bias of a choice among 68 is below 1e-4.
PER_WORD = 3
_BITS = np.uint64(21)
_MASK = np.uint64((1 << 21) - 1)

# Coordinates: where in a game a word is used. No two uses share one.
REGION_WORDS = 0  # + 32 * round + place of the draw in its round // 3   (round 0: the deal)
SANCTUARY_WORDS = 1024  # + 64 * round + 8 * seat + place of the draw in its find // 3
REDRAW_WORDS = 4096  # + running number


@inlined
def word(key: np.uint64, coordinate: int) -> np.uint64:
    """The random 64 bits of a key at a coordinate (splitmix64), which is below 2 ** 32 - 1."""
    return _mixed(key + np.uint64(natural(coordinate + 1)) * _GOLDEN)


@inlined
def _mixed(x: np.uint64) -> np.uint64:
    """All randomness comes from here."""
    x = (x ^ (x >> _30)) * _MIX_1
    x = (x ^ (x >> _27)) * _MIX_2
    return x ^ (x >> _31)


@inlined
def next_third(bits: np.uint64) -> np.uint64:
    """The word with its next third in slot 0."""
    return bits >> _BITS


@inlined
def below(bits: np.uint64, slot: int, bound: int) -> int:
    """A number from 0 to bound - 1, from the slot-th (0, 1, 2) third of a word.

    No bound is above 1,000, so 32 bits hold the product.
    """
    third = small((bits >> (np.uint64(slot) * _BITS)) & _MASK)
    return natural(small(third * bound) >> 21)


@inlined
def game_key(seed: np.uint64, index: int) -> np.uint64:
    """The key of the index-th game of a seed. A GPU plays 2 ** 32 games within seconds."""
    return _mixed(word(seed, 0) + np.uint64(index + 1) * _GOLDEN)


@inlined
def policy_key(key: np.uint64) -> np.uint64:
    """A key for the choices of players, unrelated to those of chance."""
    return word(key ^ _POLICY, 0)
