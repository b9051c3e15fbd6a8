"""Teach the value network by self-play: play, see how it ended, fit, play better.

Every iteration plays games with the newest network (the first with the heuristic; see `lessons`)
and moves the networks towards how they ended (Adam on the squared error). One thread for each
network. `learning_gpu` does the same on a GPU.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from alula.bots.features import CARD_PLACES, DENSE, MOST_CARDS
from alula.bots.network import (
    BIAS_1,
    BIAS_2,
    BIAS_3,
    FIRST,
    LAYER_2,
    LAYER_3,
    MOMENTS,
    NET_SIZE,
    SECOND,
    Net,
)
from alula.kernel.compiled import compiled
from lab.teaching.lessons import Bytes, Floats, Places, Samples

Order = npt.NDArray[np.int64]
_NOTHING = np.float32(0.0)


@compiled
def fit(
    dense: Bytes,
    cards: Places,
    targets: Floats,
    order: Order,
    scale: Floats,
    net: Floats,
    gradient: Floats,
    means: Floats,
    squares: Floats,
    steps: int,
    rate: float,
    batch: int,
) -> float:
    """One pass over the samples in this order, a step of Adam after each batch.

    Returns the mean squared error. Inputs that are 0 cost nothing, forwards or backwards.
    """
    units = np.zeros(FIRST + SECOND, dtype=np.float32)
    slopes = np.zeros(FIRST + SECOND, dtype=np.float32)
    total = 0.0
    inside = 0
    for n in range(order.shape[0]):
        sample = order[n]
        out = _forward(net, dense[sample], cards[sample], scale, units)
        error = out - targets[sample]
        total += error * error
        _backward(
            net, dense[sample], cards[sample], scale, units, slopes, np.float32(error), gradient
        )
        inside += 1
        if inside == batch or n == order.shape[0] - 1:
            steps += 1
            _adam(net, gradient, means, squares, steps, rate, inside)
            inside = 0
    return float(total / max(1, order.shape[0]))


@compiled
def _forward(net: Floats, dense: Bytes, cards: Places, scale: Floats, units: Floats) -> float:
    for j in range(FIRST):
        units[j] = net[BIAS_1 + j]
    for i in range(DENSE):
        if dense[i]:
            x = np.float32(dense[i]) * scale[i]
            for j in range(FIRST):
                units[j] += x * net[i * FIRST + j]
    for i in range(MOST_CARDS):
        if cards[i] == CARD_PLACES:
            break
        row = (DENSE + cards[i]) * FIRST
        for j in range(FIRST):
            units[j] += net[row + j]
    return _upper_layers(net, units)


@compiled
def _upper_layers(net: Floats, units: Floats) -> float:
    for j in range(SECOND):
        units[FIRST + j] = net[BIAS_2 + j]
    for i in range(FIRST):
        if units[i] > _NOTHING:
            for j in range(SECOND):
                units[FIRST + j] += units[i] * net[LAYER_2 + i * SECOND + j]
    out = net[BIAS_3]
    for j in range(SECOND):
        if units[FIRST + j] > _NOTHING:
            out += units[FIRST + j] * net[LAYER_3 + j]
    return float(out)


@compiled
def _backward(
    net: Floats,
    dense: Bytes,
    cards: Places,
    scale: Floats,
    units: Floats,
    slopes: Floats,
    error: np.float32,
    gradient: Floats,
) -> None:
    """Add the gradient of half the squared error."""
    gradient[BIAS_3] += error
    for j in range(SECOND):
        slopes[FIRST + j] = _NOTHING
        if units[FIRST + j] > _NOTHING:
            gradient[LAYER_3 + j] += error * units[FIRST + j]
            slopes[FIRST + j] = error * net[LAYER_3 + j]
            gradient[BIAS_2 + j] += slopes[FIRST + j]
    for i in range(FIRST):
        slopes[i] = _NOTHING
        if units[i] > _NOTHING:
            slope = _NOTHING
            for j in range(SECOND):
                gradient[LAYER_2 + i * SECOND + j] += units[i] * slopes[FIRST + j]
                slope += net[LAYER_2 + i * SECOND + j] * slopes[FIRST + j]
            slopes[i] = slope
            gradient[BIAS_1 + i] += slope
    for i in range(DENSE):
        if dense[i]:
            x = np.float32(dense[i]) * scale[i]
            for j in range(FIRST):
                gradient[i * FIRST + j] += x * slopes[j]
    for i in range(MOST_CARDS):
        if cards[i] == CARD_PLACES:
            break
        row = (DENSE + cards[i]) * FIRST
        for j in range(FIRST):
            gradient[row + j] += slopes[j]


@compiled
def _adam(
    net: Floats,
    gradient: Floats,
    means: Floats,
    squares: Floats,
    steps: int,
    rate: float,
    batch: int,
) -> None:
    step = np.float32(rate * np.sqrt(1.0 - 0.999**steps) / (1.0 - 0.9**steps))
    share = np.float32(1.0 / batch)
    for i in range(NET_SIZE):
        slope = gradient[i] * share
        gradient[i] = _NOTHING
        means[i] += np.float32(0.1) * (slope - means[i])
        squares[i] += np.float32(0.001) * (slope * slope - squares[i])
        net[i] -= step * means[i] / (np.sqrt(squares[i]) + np.float32(1e-8))


class Learner:
    """One network in training, and Adam's memory of the gradients."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._net = np.zeros(NET_SIZE, dtype=np.float32)
        for start, stop, fan_in in ((0, BIAS_1, 60), (LAYER_2, BIAS_2, FIRST)):
            self._net[start:stop] = rng.standard_normal(stop - start) * np.sqrt(2.0 / fan_in)
        self._net[LAYER_3:BIAS_3] = rng.standard_normal(SECOND) * 0.03
        self._scale = np.ones(DENSE, dtype=np.float32)
        self._gradient = np.zeros_like(self._net)
        self._means, self._squares = np.zeros_like(self._net), np.zeros_like(self._net)
        self._steps = 0

    def flat(self) -> Floats:
        """As `network` reads it: the scale of the inputs is multiplied in."""
        net = self._net.copy()
        net[: DENSE * FIRST] *= np.repeat(self._scale, FIRST)
        return net

    def learn(
        self, dense: Bytes, cards: Places, target: Floats, order: Order, rate: float, batch: int
    ) -> float:
        """One pass over these samples; returns the mean squared error."""
        if self._steps == 0:
            some = order[:100_000]
            self._scale[:] = 1.0 / np.maximum(dense[some].astype(np.float32).std(axis=0), 0.5)
            self._net[BIAS_3] = target[some].mean()
        squared = fit(
            dense, cards, target, order, self._scale, self._net,
            self._gradient, self._means, self._squares, self._steps, rate, batch,
        )  # fmt: skip
        self._steps += -(-len(order) // batch)
        return squared


class Teacher:
    """All networks in training."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._learners = [Learner(self._rng) for _ in range(MOMENTS)]

    def net(self) -> Net:
        return np.concatenate([learner.flat() for learner in self._learners])

    def teach(self, samples: Samples, rate: float, batch: int, jobs: int) -> list[float]:
        """One pass over all samples; returns the root mean squared error of every network."""
        seeds = self._rng.integers(1 << 62, size=MOMENTS)

        def one(moment: int) -> float:
            blocks = samples.dense[moment], samples.cards[moment], samples.target[moment]
            order = np.random.default_rng(seeds[moment]).permutation(len(blocks[2]))
            return float(np.sqrt(self._learners[moment].learn(*blocks, order, rate, batch)))

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, range(MOMENTS)))
