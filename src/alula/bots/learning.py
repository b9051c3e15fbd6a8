"""Teach the value network by self-play: play, see how it ended, fit, play better.

Every iteration plays games with the newest network (the first with the heuristic), some choices at
random, writes down what each seat's prospects looked like at every play and what it had in the
end, and moves the networks towards that (Adam on the squared error). One thread for each network.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights, held
from alula.bots.features import CARD_PLACES, DENSE, MOST_CARDS, NOW
from alula.bots.minds import Kinds, Minds, mind_choice
from alula.bots.network import (
    AFTER,
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
    Work,
    describe_after,
    describe_before,
    new_work,
)
from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import chance, choices, decide, new_game, seat_at, to_move
from alula.kernel.randomness import below, game_key, policy_key, word
from alula.kernel.scoring import fame

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
_EXPLORE = np.uint64(0x5851F42D4C957F2D)
_SAMPLES_A_SEAT = 2 * at.ROUNDS
_NOTHING = np.float32(0.0)


@dataclass(frozen=True)
class Samples:
    """What prospects looked like, and what was added to the fame of that moment in the end."""

    moment: Bytes
    dense: Bytes
    cards: npt.NDArray[np.int16]
    target: Floats

    @classmethod
    def room_for(cls, count: int) -> "Samples":
        return cls(
            np.zeros(count, dtype=np.uint8),
            np.zeros((count, DENSE), dtype=np.uint8),
            np.full((count, MOST_CARDS), CARD_PLACES, dtype=np.int16),
            np.zeros(count, dtype=np.float32),
        )

    def __len__(self) -> int:
        return len(self.target)

    def part(self, start: int, stop: int) -> "Samples":
        """Some of the samples, in the same memory."""
        cut = slice(start, stop)
        return Samples(self.moment[cut], self.dense[cut], self.cards[cut], self.target[cut])


@compiled
def write_games(
    games: int,
    players: int,
    variant: int,
    seed: np.uint64,
    explore: int,
    kinds: Kinds,
    weights: Weights,
    net: Net,
    moments: Bytes,
    dense: Bytes,
    cards: npt.NDArray[np.int16],
    targets: Floats,
    work: Work,
) -> None:
    """Self-play; one choice in `explore` is random. Two samples for every play of every seat."""
    s = np.empty(at.STATE_SIZE, dtype=np.uint8)
    at_seat = np.empty(players * _SAMPLES_A_SEAT, dtype=np.int64)
    place = 0
    for game in range(games):
        key = game_key(seed, game)
        choice_key = policy_key(key)
        luck = word(key ^ _EXPLORE, 0)
        new_game(s, players, variant)
        chance(s, key)
        first = place
        steps = 0
        while s[at.PHASE] != at.OVER:
            seat = to_move(s)
            options = choices(s)
            bits = word(luck, steps)
            steps += 1
            if below(bits, 0, explore) == 0:
                choice = below(bits, 1, options)
            else:
                choice = mind_choice(kinds[seat], weights[seat], net, s, seat, choice_key, work)
            if s[at.PHASE] == at.PLAY:
                me = seat_at(seat)
                for after in range(2):
                    at_seat[place - first] = seat
                    moments[place] = number(s[at.ROUND]) - 1 + after * (AFTER + 1)
                    if after:
                        count = describe_after(s, me, choice, work)
                    else:
                        for slot in range(at.HAND):
                            work[2][slot] = held(s, me, slot)
                        count = describe_before(s, me, -1, work)
                    for i in range(DENSE):
                        dense[place, i] = work[0][i]
                    for i in range(MOST_CARDS):
                        cards[place, i] = work[1][i] if i < count else CARD_PLACES
                    place += 1
            decide(s, seat, choice, key)
            chance(s, key)
        for i in range(first, place):
            targets[i] = fame(s, at_seat[i - first]) - number(dense[i, NOW])


def self_play(minds: Minds, games: dict[int, int], seed: int, explore: int, jobs: int) -> Samples:
    """Games by player count, shared out over the threads; a third is of the advanced variant."""
    tasks = []
    place = 0
    for job in range(jobs):
        for players, count in games.items():
            for variant, some in (
                (at.BASIC, 2 * count // jobs // 3),
                (at.ADVANCED, count // jobs // 3),
            ):
                stop = place + some * players * _SAMPLES_A_SEAT
                tasks.append((job, players, variant, some, place, stop))
                place = stop
    samples = Samples.room_for(place)

    def play(task: tuple[int, int, int, int, int, int]) -> None:
        job, players, variant, some, start, stop = task
        part = samples.part(start, stop)
        key = np.uint64(seed * 1_000_003 + job * 101 + players * 10 + variant)
        write_games(
            some, players, variant, key, explore, minds.kinds, minds.weights, minds.net,
            part.moment, part.dense, part.cards, part.target, new_work(),
        )  # fmt: skip

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(play, tasks))
    return samples


@compiled
def fit(
    dense: Bytes,
    cards: npt.NDArray[np.int16],
    targets: Floats,
    order: npt.NDArray[np.int64],
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
def _forward(
    net: Floats, dense: Bytes, cards: npt.NDArray[np.int16], scale: Floats, units: Floats
) -> float:
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
    cards: npt.NDArray[np.int16],
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
        self, samples: Samples, order: npt.NDArray[np.int64], rate: float, batch: int
    ) -> float:
        """One pass over these samples; returns the mean squared error."""
        if self._steps == 0:
            some = order[:100_000]
            spread = samples.dense[some].astype(np.float32).std(axis=0)
            self._scale[:] = 1.0 / np.maximum(spread, 0.5)
            self._net[BIAS_3] = samples.target[some].mean()
        squared = fit(
            samples.dense, samples.cards, samples.target, order, self._scale, self._net,
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
            order = np.flatnonzero(samples.moment == moment)
            if not len(order):
                return 0.0
            np.random.default_rng(seeds[moment]).shuffle(order)
            return float(np.sqrt(self._learners[moment].learn(samples, order, rate, batch)))

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, range(MOMENTS)))
