"""The network in training: the package's network with slopes, and a critic that knows more.

Weights are kept as 32-bit floats and used as the bytes that will be shipped: rounded on the way
forwards, while slopes pass through the rounding as if it were not there. So nothing is lost when
the network is packed. Only matrix products and the like are used, which numpy and CuPy both have.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from lab.selfplay.network import (
    CONSTANT,
    FIRST,
    NET_SIZE,
    OPTION_2,
    OPTION_3,
    OPTION_CONSTANTS,
    OUTCOMES,
    PART_SIZE,
    PARTS,
    SECOND,
    UNIT,
    VALUE_2,
    VALUE_3,
    VALUE_CONSTANTS,
)
from lab.selfplay.sight import CARD, GAIN, INPUTS, SHARED, SLOTS
from lab.selfplay.tables import HIDDEN, Array

_MOST = 127 / UNIT
_EIGHTH = np.float32(1 / 8)


@cache
def _fused(what: str, operation: str) -> Any:
    """A kernel of CuPy that does in one pass what would take two or three."""
    return import_module("cupy").ElementwiseKernel(what, "float32 z", operation, "fused")


def add_and_fire(xp: Any, sums: Array, more: Array) -> None:
    """`sums = max(sums + more, 0)`."""
    if xp is np:
        sums += more
        np.maximum(sums, 0, out=sums)
    else:
        _fused("float32 more", "z = fmaxf(z + more, 0.0f)")(more, sums)


def stop_where_silent(xp: Any, slopes: Array, fired: Array) -> None:
    """No slope goes back through what did not fire."""
    if xp is np:
        slopes *= fired > 0
    else:
        _fused("float32 fired", "z = fired > 0.0f ? z : 0.0f")(fired, slopes)


_CUTS = 128


def tall(xp: Any, a: Array, b: Array) -> Array:
    """`a.T @ b` of two tall arrays, in pieces: a GPU would use a corner of itself for one."""
    count = len(a) // _CUTS
    if xp is np or count < 64:
        return a.T @ b
    most = count * _CUTS
    pieces = xp.matmul(
        a[:most].reshape(_CUTS, count, -1).transpose(0, 2, 1), b[:most].reshape(_CUTS, count, -1)
    )
    out = pieces.sum(axis=0)
    if most < len(a):
        out += a[most:].T @ b[most:]
    return out


def column_sums(xp: Any, a: Array) -> Array:
    return tall(xp, xp.ones((len(a), 1), dtype=np.float32), a)[0]


@dataclass(frozen=True)
class Part:
    """Views of one part of a flat array, for weights and for slopes."""

    shared: Array
    options: Array
    second: Array
    constants: Array
    third: Array
    value_second: Array
    value_constants: Array
    value_third: Array

    @classmethod
    def of(cls, flat: Array, part: int) -> "Part":
        piece = flat[part * PART_SIZE : (part + 1) * PART_SIZE]
        first = piece[:OPTION_2].reshape(INPUTS, FIRST)
        return cls(
            first[:SHARED],
            first[SHARED:],
            piece[OPTION_2:OPTION_CONSTANTS].reshape(SECOND, FIRST),
            piece[OPTION_CONSTANTS:OPTION_3],
            piece[OPTION_3:VALUE_2],
            piece[VALUE_2:VALUE_CONSTANTS].reshape(SECOND, FIRST),
            piece[VALUE_CONSTANTS:VALUE_3],
            piece[VALUE_3:].reshape(OUTCOMES, SECOND + 1),
        )


def new_weights(seed: int) -> Array:
    """A network that knows nothing: all options are nearly alike to it."""
    chance = np.random.default_rng(seed)
    flat = np.zeros(NET_SIZE, dtype=np.float32)
    for i in range(PARTS):
        part = Part.of(flat, i)
        for rows, start in ((part.shared, 0), (part.options, SHARED)):
            rows[:] = chance.standard_normal(rows.shape) * 0.1
            for row in range(rows.shape[0]):
                if SLOTS <= start + row < CARD or start + row >= GAIN:
                    rows[row] *= 0.25  # amounts are larger than what is only there
        for rows in (part.second, part.value_second):
            rows[:] = chance.standard_normal(rows.shape) * 0.1
        part.third[:] = chance.standard_normal(SECOND) * 0.05
    return flat


def rounded(xp: Any, flat: Array) -> Array:
    """As the bytes say it."""
    return xp.rint(flat * UNIT) * np.float32(1 / UNIT)


def as_bytes(flat: Array) -> Array:
    """For the package."""
    return np.rint(flat * UNIT).astype(np.int8)


def clip(xp: Any, flat: Array) -> None:
    xp.clip(flat, -_MOST, _MOST, out=flat)


@dataclass
class Seen:
    """What a forward pass leaves for the way back."""

    shared: Array
    options: Array
    base: Array
    first: Array
    second: Array
    likings: Array


def forward(xp: Any, weights: Array, part: int, shared: Array, options: Array) -> Seen:
    """Likings of all options; `shared[n, SHARED]`, `options[n, k, OPTION]` as bytes."""
    w = Part.of(weights, part)
    n, k, width = options.shape
    x = shared.astype(np.float32) * _EIGHTH
    o = options.reshape(n * k, width).astype(np.float32) * _EIGHTH
    base = x @ w.shared
    first = (o @ w.options).reshape(n, k, FIRST)
    add_and_fire(xp, first, base[:, None, :])
    second = first.reshape(n * k, FIRST) @ w.second.T
    add_and_fire(xp, second, CONSTANT * w.constants)
    likings = (second @ w.third).reshape(n, k)
    return Seen(x, o, base, first, second, likings)


def backward(xp: Any, weights: Array, part: int, seen: Seen, slope: Array, slopes: Array) -> Array:
    """Add the slopes of the weights, given those of the likings; returns those of the base."""
    w, d = Part.of(weights, part), Part.of(slopes, part)
    n, k = slope.shape
    flat = slope.reshape(n * k, 1)
    d.third[:] += tall(xp, flat, seen.second)[0]
    back = flat * w.third[None, :]
    stop_where_silent(xp, back, seen.second)
    first = seen.first.reshape(n * k, FIRST)
    d.second[:] += tall(xp, back, first)
    d.constants[:] += CONSTANT * column_sums(xp, back)
    back = back @ w.second
    stop_where_silent(xp, back, first)
    d.options[:] += tall(xp, seen.options, back)
    return back.reshape(n, k, FIRST).sum(axis=1)


def outcomes(xp: Any, weights: Array, part: int, base: Array) -> tuple[Array, Array, Array]:
    """Chance to win (logit) and lead from the shared sums; and what the way back needs."""
    w = Part.of(weights, part)
    first = xp.maximum(base, 0)
    second = first @ w.value_second.T + CONSTANT * w.value_constants
    xp.maximum(second, 0, out=second)
    out = second @ w.value_third[:, :SECOND].T + CONSTANT * w.value_third[:, SECOND]
    return out, first, second


def outcomes_backward(
    xp: Any, weights: Array, part: int, first: Array, second: Array, slope: Array, slopes: Array
) -> Array:
    """Add the slopes of the weights, given those of the outcomes; returns those of the base."""
    w, d = Part.of(weights, part), Part.of(slopes, part)
    d.value_third[:, :SECOND] += tall(xp, slope, second)
    d.value_third[:, SECOND] += CONSTANT * column_sums(xp, slope)
    back = slope @ w.value_third[:, :SECOND]
    stop_where_silent(xp, back, second)
    d.value_second[:] += tall(xp, back, first)
    d.value_constants[:] += CONSTANT * column_sums(xp, back)
    back = back @ w.value_second
    stop_where_silent(xp, back, first)
    return back


@cache
def _adam() -> Any:
    return import_module("cupy").ElementwiseKernel(
        "float32 d, float32 scale",
        "float32 w, float32 m, float32 v",
        "m += 0.1f * (d - m); v += 0.002f * (d * d - v); w -= scale * m / (sqrtf(v) + 1e-7f);",
        "adam",
    )


class Adam:
    """Steps along slopes, each weight at its own pace."""

    def __init__(self, xp: Any, size: int) -> None:
        self._xp = xp
        self.means = xp.zeros(size, dtype=np.float32)
        self.squares = xp.zeros(size, dtype=np.float32)
        self.steps = 0

    def step(self, flat: Array, slopes: Array, rate: float) -> None:
        self.steps += 1
        scale = np.float32(rate * (1 - 0.998**self.steps) ** 0.5 / (1 - 0.9**self.steps))
        if self._xp is not np:
            _adam()(slopes, scale, flat, self.means, self.squares)
            return
        self.means += np.float32(0.1) * (slopes - self.means)
        self.squares += np.float32(0.002) * (slopes * slopes - self.squares)
        flat -= scale * self.means / (self._xp.sqrt(self.squares) + np.float32(1e-7))


class Critic:
    """How well a seat will do, by one who also sees the others' hands: teaches, is not shipped."""

    WIDE, NARROW = 384, 128

    def __init__(self, xp: Any, seed: int) -> None:
        self._xp = xp
        inputs = SHARED + HIDDEN + PARTS
        self._cuts = np.cumsum(
            [0, inputs * self.WIDE, self.WIDE * self.NARROW, 2 * self.NARROW + 1]
        )
        chance = np.random.default_rng(seed)
        flat = np.zeros(self._cuts[-1], dtype=np.float32)
        flat[: self._cuts[1]] = chance.standard_normal(self._cuts[1]) * 0.05
        flat[self._cuts[1] : self._cuts[2]] = (
            chance.standard_normal(self._cuts[2] - self._cuts[1]) * 0.06
        )
        flat[self._cuts[2] : self._cuts[2] + self.NARROW] = (
            chance.standard_normal(self.NARROW) * 0.02
        )
        self.flat = xp.asarray(flat)
        self.adam = Adam(xp, len(flat))

    def _views(self, flat: Array) -> tuple[Array, Array, Array, Array]:
        a, b, c = self._cuts[:3]
        return (
            flat[a:b].reshape(-1, self.WIDE),
            flat[b:c].reshape(self.WIDE, self.NARROW),
            flat[c : c + self.NARROW],
            flat[c + self.NARROW :],
        )

    def _first(self, shared: Array, hidden: Array, part: int) -> Array:
        w = self._views(self.flat)[0]
        first = shared @ w[:SHARED]
        first += hidden @ w[SHARED : SHARED + HIDDEN]
        add_and_fire(self._xp, first, w[SHARED + HIDDEN + part])
        return first

    def _rest(self, first: Array) -> tuple[Array, Array]:
        _, w2, w3, constants = self._views(self.flat)
        second = first @ w2
        add_and_fire(self._xp, second, constants[: self.NARROW])
        return second, second @ w3 + constants[self.NARROW]

    def values(self, shared: Array, hidden: Array, part: int) -> Array:
        x = shared.astype(np.float32) * _EIGHTH
        h = hidden.astype(np.float32) * _EIGHTH
        return self._rest(self._first(x, h, part))[1]

    def add_slopes(
        self, x: Array, hidden: Array, part: int, targets: Array, slopes: Array, scale: float
    ) -> Array:
        """Slopes of the squared error, with `x` of `Seen.shared`; returns the error's sum."""
        h = hidden.astype(np.float32) * _EIGHTH
        first = self._first(x, h, part)
        second, value = self._rest(first)
        error = value - targets
        _, w2, w3, _ = self._views(self.flat)
        d1, d2, d3, dc = self._views(slopes)
        slope = error * np.float32(scale)
        xp = self._xp
        d3 += tall(xp, slope[:, None], second)[0]
        dc[self.NARROW] += slope.sum()
        back = slope[:, None] * w3[None, :]
        stop_where_silent(self._xp, back, second)
        d2 += tall(xp, first, back)
        dc[: self.NARROW] += column_sums(xp, back)
        back = back @ w2.T
        stop_where_silent(self._xp, back, first)
        d1[:SHARED] += tall(xp, x, back)
        d1[SHARED : SHARED + HIDDEN] += tall(xp, h, back)
        d1[SHARED + HIDDEN + part] += column_sums(xp, back)
        return (error * error).sum()
