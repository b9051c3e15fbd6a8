"""Teach the value network by self-play: play, see how it ended, fit, play better.

Every iteration plays games with the newest network (the first with the heuristic), some choices at
random, writes down what each seat's prospects looked like at every play and what it had in the
end, and moves the networks towards that (Adam on the squared error). Plain numpy, all cores.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights, held
from alula.bots.features import CARD_PLACES, DENSE, INPUTS, MOST_CARDS, NOW
from alula.bots.minds import Kinds, Minds, mind_choice
from alula.bots.network import (
    AFTER,
    FIRST,
    MOMENTS,
    NET_SIZE,
    NETS_SIZE,
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
                    for i in range(count):
                        cards[place, i] = work[1][i]
                    place += 1
            decide(s, seat, choice, key)
            chance(s, key)
        for i in range(first, place):
            targets[i] = fame(s, at_seat[i - first]) - number(dense[i, NOW])


def self_play(
    minds: Minds, games: dict[int, int], seed: int, explore: int, jobs: int
) -> list[Samples]:
    """Games by player count, shared out over the threads; a third is of the advanced variant."""

    def part(job: int) -> list[Samples]:
        done = []
        for players, count in games.items():
            share = count // jobs
            for variant, some in ((at.BASIC, share - share // 3), (at.ADVANCED, share // 3)):
                samples = Samples.room_for(some * players * _SAMPLES_A_SEAT)
                key = np.uint64(seed * 1_000_003 + job * 101 + players * 10 + variant)
                write_games(
                    some, players, variant, key, explore, minds.kinds, minds.weights, minds.net,
                    samples.moment, samples.dense, samples.cards, samples.target, new_work(),
                )  # fmt: skip
                done.append(samples)
        return done

    with ThreadPoolExecutor(jobs) as pool:
        return [samples for part_ in pool.map(part, range(jobs)) for samples in part_]


class Learner:
    """One network in training: its weights in layers, and Adam's memory of the gradients."""

    def __init__(self, rng: np.random.Generator) -> None:
        def normal(rows: int, columns: int, fan_in: float) -> Floats:
            drawn = rng.standard_normal((rows, columns), dtype=np.float32)
            return drawn * np.float32(np.sqrt(2.0 / fan_in))

        first = normal(INPUTS, FIRST, 60.0)
        self.scale = np.ones(INPUTS, dtype=np.float32)
        self.layers: list[Floats] = [
            first,
            np.zeros(FIRST, dtype=np.float32),
            normal(FIRST, SECOND, FIRST),
            np.zeros(SECOND, dtype=np.float32),
            normal(SECOND, 1, SECOND) * np.float32(0.1),
            np.zeros(1, dtype=np.float32),
        ]
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def flat(self) -> Floats:
        """As `network` reads it: the scale of the inputs is multiplied in."""
        first = self.layers[0] * self.scale[:, None]
        return np.concatenate([first.ravel(), *(layer.ravel() for layer in self.layers[1:])])

    def begin(self, dense: Bytes, target: Floats) -> None:
        """Bring the inputs to about the same size and start from the mean, once."""
        self.layers[-1][:] = target.mean()
        spread = dense[:200_000].astype(np.float32).std(axis=0)
        self.scale[:DENSE] = 1.0 / np.maximum(spread, 0.5)

    def fit(self, samples: Sequence[npt.NDArray[np.generic]], rate: float, batch: int) -> float:
        """One pass over shuffled samples; returns the mean squared error."""
        dense, cards, target = samples
        total = 0.0
        for start in range(0, len(target), batch):
            stop = start + batch
            x = self._inputs(dense[start:stop], cards[start:stop])
            total += self._step(x, target[start:stop], rate)
        return total / max(1, len(target))

    def _inputs(self, dense: npt.NDArray[np.generic], cards: npt.NDArray[np.generic]) -> Floats:
        x = np.zeros((len(dense), INPUTS + 1), dtype=np.float32)  # the last place takes the padding
        x[:, :DENSE] = dense
        x[:, :DENSE] *= self.scale[:DENSE]
        np.put_along_axis(x, cards.astype(np.int64) + DENSE, np.float32(1.0), axis=1)
        return x[:, :INPUTS]

    def _step(self, x: Floats, target: npt.NDArray[np.generic], rate: float) -> float:
        w1, b1, w2, b2, w3, b3 = self.layers
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        error = (h2 @ w3)[:, 0] + b3[0] - target
        d3 = (error * np.float32(2.0 / len(x)))[:, None]
        d2 = (d3 @ w3.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        self._adam([x.T @ d1, d1.sum(0), h1.T @ d2, d2.sum(0), h2.T @ d3, d3.sum(0)], rate)
        return float((error * error).sum())

    def _adam(self, gradients: Sequence[Floats], rate: float) -> None:
        self._steps += 1
        step = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for layer, mean, square, gradient in zip(
            self.layers, self._means, self._squares, gradients, strict=True
        ):
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            layer -= np.float32(step) * mean / (np.sqrt(square) + np.float32(1e-8))


class Teacher:
    """All networks in training."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self.learners = [Learner(self._rng) for _ in range(MOMENTS)]
        self._scaled = False

    def net(self) -> Net:
        flat = np.concatenate([learner.flat() for learner in self.learners])
        assert flat.shape == (NETS_SIZE,)
        assert NETS_SIZE == MOMENTS * NET_SIZE
        return flat

    def teach(self, parts: Sequence[Samples], rate: float, batch: int, jobs: int) -> list[float]:
        """One pass over all samples; returns the root mean squared error of every network."""

        def one(moment: int) -> float:
            chosen = [part.moment == moment for part in parts]
            if not any(c.any() for c in chosen):
                return 0.0
            pick = list(zip(parts, chosen, strict=True))
            dense = np.concatenate([part.dense[c] for part, c in pick])
            cards = np.concatenate([part.cards[c] for part, c in pick])
            target = np.concatenate([part.target[c] for part, c in pick])
            order = np.random.default_rng(moment).permutation(len(target))
            learner = self.learners[moment]
            if not self._scaled:
                learner.begin(dense, target)
            squared = learner.fit([dense[order], cards[order], target[order]], rate, batch)
            return float(np.sqrt(squared))

        with ThreadPoolExecutor(jobs) as pool:
            errors = list(pool.map(one, range(MOMENTS)))
        self._scaled = True
        return errors
