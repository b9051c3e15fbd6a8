"""How the network is taught: by the results of its own games (PPO with a critic).

An iteration plays some 100,000 seats to the end, asks the critic how each decision changed the
prospects (GAE), and moves the network towards what turned out better than expected and away from
what turned out worse, a little at a time. A part of the tables is played against earlier selves.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from alula.kernel import layout as at
from lab.selfplay.model import (
    Adam,
    Critic,
    Part,
    Seen,
    backward,
    clip,
    forward,
    new_weights,
    outcomes,
    outcomes_backward,
    rounded,
    tall,
)
from lab.selfplay.network import LEAD, NET_SIZE
from lab.selfplay.playing import Decisions, Network, Played, Policy, Table
from lab.selfplay.tables import Array, Tables


@dataclass(frozen=True)
class Recipe:
    """All that the course of a teaching depends on, besides its length."""

    seed: int = 1
    seats: int = 1 << 17
    """Seats in an iteration."""
    batches: int = 16
    """Steps in an iteration."""
    tables: tuple[int, ...] = (2, 3, 2, 4, 2, 5, 2, 6, 2, 2)
    """Players, iteration by iteration; every third iteration is of the advanced variant."""
    rate: float = 8e-4
    last_rate: float = 2e-5
    entropy: float = 0.1
    last_entropy: float = 0.005
    patience: float = 0.9
    """How far ahead the results reach beyond the critic's word (lambda)."""
    clip: float = 0.2
    margin: float = 0.7
    """The part of the lead in the reward at first; it fades to nothing."""
    margin_scale: float = 12.0
    elders: float = 0.15
    """The part of the tables that has an earlier self at one seat."""
    elder_every: int = 60
    values: float = 0.1
    """How much the outcome layers may bend the shared sums."""


@dataclass
class Told:
    """How an iteration went."""

    games: int
    entropy: float
    moved: float
    """How much the critic's mean squared error is of the reward's variance."""
    fame: float


class Teaching:
    """A network, its critic, its earlier selves, and how far they have come."""

    def __init__(self, tables: Tables, recipe: Recipe, start: Array | None = None) -> None:
        xp = tables.xp
        self.recipe, self.table, self.xp = recipe, Table(tables), xp
        flat = new_weights(recipe.seed) if start is None else start
        self.weights = xp.asarray(flat, dtype=np.float32).copy()
        self.mean = self.weights.copy()
        self.adam = Adam(xp, NET_SIZE)
        self.critic = Critic(xp, recipe.seed + 1)
        self.elders: list[Array] = []
        self.iteration = 0
        self.games = 0
        self._chance = xp.random.default_rng(recipe.seed)
        self._luck = np.random.default_rng(recipe.seed)

    def iterate(
        self, done: float, frozen: Policy | None = None, players: int | None = None
    ) -> Told:
        """Play and learn once; `done` from 0 to 1 sets the pace. `frozen` sits at one seat."""
        recipe, xp = self.recipe, self.xp
        players = players or recipe.tables[self.iteration % len(recipe.tables)]
        variant = at.ADVANCED if self.iteration % 3 == 2 else at.BASIC
        count = max(1, recipe.seats // players)
        policy = Network(rounded(xp, self.weights), self._chance)
        other, others = self._other(frozen, count, players)
        seed = recipe.seed * 1_000_003 + self.iteration
        played = self.table.play(count, players, variant, seed, policy, other, others, keep=True)
        self.games += count
        self._reckon(played, done)
        told = self._learn(played, done)
        told.games = count
        if self.iteration % recipe.elder_every == 0:
            self.elders.append(rounded(xp, self.mean))
        self.iteration += 1
        return told

    def _other(
        self, frozen: Policy | None, count: int, players: int
    ) -> tuple[Policy | None, Array | None]:
        xp = self.xp
        seats = xp.arange(count, dtype=np.int32) % players
        if frozen is not None:
            return frozen, seats
        if not self.elders or self.recipe.elders <= 0:
            return None, None
        elder = self.elders[int(self._luck.integers(len(self.elders)))]
        seats[int(count * self.recipe.elders) :] = -1
        return Network(elder, self._chance), seats

    # -- what a decision was worth --------------------------------------------------------

    def _reckon(self, played: Played, done: float) -> None:
        xp, recipe = self.xp, self.recipe
        wins, lead = played.wins.astype(np.float32), leads(xp, played.fames)
        margin = np.float32(recipe.margin * max(0.0, 1 - 1.1 * done))
        rewards = (1 - margin) * wins
        rewards += margin / (1 + xp.exp(-lead / np.float32(recipe.margin_scale)))
        ends = xp.stack([wins, lead / np.float32(LEAD)], axis=-1)
        following = rewards.copy()
        carried = xp.zeros_like(rewards)
        keep = np.float32(recipe.patience)
        for some in reversed(played.decisions):
            values = self.critic.values(some.shared, some.hidden, some.part)
            where = (some.rows, some.seats)
            advantages = following[where] - values + keep * carried[where]
            some.values, some.advantages, some.ends = values, advantages, ends[where]
            following[where] = values
            carried[where] = advantages

    # -- learning -------------------------------------------------------------------------

    def _learn(self, played: Played, done: float) -> Told:
        xp, recipe = self.xp, self.recipe
        groups = [self._shuffled(group) for group in _grouped(played.decisions)]
        everything = xp.concatenate([g.advantages for g in groups])
        spread = everything.std() + np.float32(1e-6)
        centre = everything.mean()
        for group in groups:
            group.told = xp.stack([group.log_chance, (group.advantages - centre) / spread], axis=1)
            group.decided = xp.stack([group.counts.astype(np.int64), group.chosen], axis=1)
        cosine = (1 + np.cos(np.pi * min(done, 1.0))) / 2
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * cosine
        bonus = recipe.last_entropy + (recipe.entropy - recipe.last_entropy) * cosine
        total = len(everything)
        scale = recipe.batches / total
        rule = xp.asarray([recipe.clip, bonus, scale], dtype=np.float32)
        entropy = xp.zeros((), dtype=np.float32)
        error = xp.zeros((), dtype=np.float32)
        for batch in range(recipe.batches):
            slopes = xp.zeros_like(self.weights)
            critic_slopes = xp.zeros_like(self.critic.flat)
            weights = rounded(xp, self.weights)
            for group in groups:
                n = len(group.rows)
                part = slice(n * batch // recipe.batches, n * (batch + 1) // recipe.batches)
                if part.start == part.stop:
                    continue
                seen = forward(xp, weights, group.part, group.shared[part], group.options[part])
                entropy += self._add_slopes(weights, group, part, seen, rule, scale, slopes)
                targets = group.values[part] + group.advantages[part]
                error += self.critic.add_slopes(
                    seen.shared, group.hidden[part], group.part, targets, critic_slopes, scale
                )
            self.adam.step(self.weights, slopes, rate)
            clip(xp, self.weights)
            self.critic.adam.step(self.critic.flat, critic_slopes, rate)
            kept = np.float32(min(0.999, self.adam.steps / (self.adam.steps + 10)))
            self.mean *= kept
            self.mean += (1 - kept) * self.weights
        return Told(0, float(entropy) / total, float(error) / total, float(played.fames.mean()))

    def _shuffled(self, group: list[Decisions]) -> Decisions:
        """All decisions of a group as one, in no order."""
        order = self._chance.random(sum(len(some.rows) for some in group)).argsort()
        return Decisions(
            group[0].part,
            *(
                self.xp.concatenate([getattr(some, name) for some in group])[order]
                for name in _ARRAYS
            ),
        )

    def _add_slopes(
        self, weights: Array, group: Decisions, part: slice, seen: Seen, rule: Array, scale: float,
        slopes: Array,
    ) -> Array:  # fmt: skip
        """Slopes of the loss of a batch; returns the sum of the entropies."""
        xp = self.xp
        n, width = seen.likings.shape
        slope = xp.zeros((n, width + 1), dtype=np.float32)
        self.table.tables.pull(seen.likings, group.decided[part], group.told[part], rule, slope)
        entropies = slope[:, width].sum()
        pulled = xp.ascontiguousarray(slope[:, :width])
        back = backward(xp, weights, group.part, seen, pulled, slopes)
        outs, first, second = outcomes(xp, weights, group.part, seen.base)
        outs[:, 0] = 1 / (1 + xp.exp(-outs[:, 0]))
        outs -= group.ends[part]
        outs *= np.float32(scale)
        more = outcomes_backward(xp, weights, group.part, first, second, outs, slopes)
        back += np.float32(self.recipe.values) * more
        Part.of(slopes, group.part).shared[:] += tall(xp, seen.shared, back)
        return entropies

    # -- on disk --------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        get = getattr(self.xp, "asnumpy", np.asarray)
        np.savez(
            path,
            weights=get(self.weights),
            mean=get(self.mean),
            critic=get(self.critic.flat),
            means=get(self.adam.means),
            squares=get(self.adam.squares),
            critic_means=get(self.critic.adam.means),
            critic_squares=get(self.critic.adam.squares),
            counts=np.array([self.iteration, self.games, self.adam.steps]),
            recipe=np.array(json.dumps(asdict(self.recipe))),
        )

    def resume(self, path: Path) -> None:
        xp = self.xp
        with np.load(path) as data:
            self.weights, self.mean = xp.asarray(data["weights"]), xp.asarray(data["mean"])
            self.critic.flat = xp.asarray(data["critic"])
            self.adam.means = xp.asarray(data["means"])
            self.adam.squares = xp.asarray(data["squares"])
            self.critic.adam.means = xp.asarray(data["critic_means"])
            self.critic.adam.squares = xp.asarray(data["critic_squares"])
            self.iteration, self.games, steps = (int(x) for x in data["counts"])
            self.adam.steps = self.critic.adam.steps = steps
        self.elders = [rounded(xp, self.mean)]


def leads(xp: Any, fames: Array) -> Array:
    """By how much each seat is ahead of the best other."""
    players = fames.shape[1]
    out = xp.empty(fames.shape, dtype=np.float32)
    for seat in range(players):
        rest = xp.concatenate([fames[:, :seat], fames[:, seat + 1 :]], axis=1)
        out[:, seat] = fames[:, seat] - rest.max(axis=1)
    return out


_ARRAYS = (
    "rows", "seats", "shared", "options", "counts", "chosen", "log_chance", "hidden", "values",
    "advantages", "ends",
)  # fmt: skip


def _grouped(decisions: list[Decisions]) -> list[list[Decisions]]:
    groups: dict[tuple[int, int], list[Decisions]] = {}
    for some in decisions:
        groups.setdefault((some.part, some.options.shape[1]), []).append(some)
    return list(groups.values())


def match(
    table: Table, first: Policy, second: Policy, deals: int, seed: int, players: int = 2,
    variant: int = at.BASIC,
) -> tuple[float, float, float]:  # fmt: skip
    """`first` at every seat in turn of the same deals against `second` at the others.

    Returns the win share of `first`, half its 95 % interval (by deal), and the mean lead.
    """
    xp = table.tables.xp
    count = deals * players
    seats = xp.arange(count, dtype=np.int32) % players
    rows = xp.arange(count)
    played = table.play(count, players, variant, seed, second, first, seats, shared=players)
    wins = played.wins[rows, seats].astype(np.float32).reshape(deals, players).mean(axis=1)
    lead = leads(xp, played.fames)[rows, seats]
    half = 1.96 * float(wins.std()) / deals**0.5
    return float(wins.mean()), half, float(lead.mean())
