"""Games of many tables from the deal to the end: policies choose, and what they saw is kept."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from alula.kernel import layout as at
from lab.selfplay.model import forward
from lab.selfplay.network import CHOOSING, PLAYING, TAKING
from lab.selfplay.sight import SHARED
from lab.selfplay.tables import HIDDEN, OPTION, Array, Tables

_FOUND = (5, at.MOST_CHOICES)
"""Sanctuaries to choose from: most have few."""


class Network:
    """By the network: what it likes best, or by chance as it likes them."""

    def __init__(self, weights: Array, chance: Any = None) -> None:
        self.weights = weights
        self._chance = chance

    def choose(
        self, tables: Tables, part: int, shared: Array, options: Array, counts: Array
    ) -> tuple[Array, Array]:
        """What is chosen, and how likely that was (as a logarithm)."""
        xp = tables.xp
        likings = forward(xp, self.weights, part, shared, options).likings
        if self._chance is None:
            luck = xp.full(len(likings), -1, dtype=np.float32)
        else:
            luck = self._chance.random(len(likings), dtype=np.float32)
        chosen = xp.empty(len(likings), dtype=np.int64)
        logs = xp.empty(len(likings), dtype=np.float32)
        tables.pick(likings, counts, luck, chosen, logs)
        return chosen, logs


class Blind(ABC):
    """A policy that reads the states itself instead of what is listed for the network."""

    @abstractmethod
    def choose_blindly(self, tables: Tables, rows: Array, seats: Array) -> Array: ...


class Judge(Blind):
    """By the heuristic."""

    def __init__(self, weights: Array) -> None:
        self._weights = weights

    def choose_blindly(self, tables: Tables, rows: Array, seats: Array) -> Array:
        chosen = tables.xp.zeros(len(rows), dtype=np.int64)
        tables.judge(rows, seats, self._weights, chosen)
        return chosen


Policy = Network | Blind


@dataclass
class Decisions:
    """Decisions of many seats that were made at the same moment."""

    part: int
    rows: Array
    seats: Array
    shared: Array
    options: Array
    counts: Array
    chosen: Array
    log_chance: Array
    hidden: Array
    values: Array = None
    advantages: Array = None
    ends: Array = None
    """How the game ended for each seat: won or not, and the lead."""
    told: Array = None
    decided: Array = None


@dataclass
class Played:
    decisions: list[Decisions]
    """In the order of time."""
    fames: Array
    wins: Array


class Table:
    """Plays games on tables with a policy, and another one for some of the seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def play(
        self, count: int, players: int, variant: int, seed: int, policy: Policy,
        other: Policy | None = None, others: Array | None = None, shared: int = 1,
        keep: bool = False,
    ) -> Played:  # fmt: skip
        """`others[table]` is the seat of `other`, -1 for none; so many tables share a deal."""
        tables, xp = self.tables, self.tables.xp
        self._players = players
        tables.deal(count, players, variant, seed, shared)
        self._policy, self._other, self._others = policy, other, others
        self._kept: list[Decisions] | None = [] if keep else None
        rows = xp.repeat(xp.arange(count, dtype=np.int32), players)
        seats = xp.tile(xp.arange(players, dtype=np.int32), count)
        if variant == at.ADVANCED:
            tables.act_all(self._all_choose(TAKING, rows, seats, at.KEEPS, players))
        for _ in range(at.ROUNDS):
            tables.act_all(self._all_choose(PLAYING, rows, seats, at.HAND, players))
            while self._turns(count):
                pass
        fames = xp.zeros((count, players), dtype=np.int16)
        wins = xp.zeros((count, players), dtype=np.uint8)
        tables.end(fames, wins)
        return Played(self._kept or [], fames, wins)

    def _all_choose(
        self, part: int, rows: Array, seats: Array, options: int, players: int
    ) -> Array:
        xp = self.tables.xp
        chosen = xp.zeros(len(rows), dtype=np.int64)
        counts = xp.full(len(rows), options, dtype=np.int8)
        self._choose(part, rows, seats, counts, options, chosen)
        return chosen.reshape(-1, players)

    def _turns(self, count: int) -> bool:
        """Whoever is to take or choose does so; whether anybody was."""
        tables, xp = self.tables, self.tables.xp
        who, counts, phases = (xp.zeros(count, dtype=np.int8) for _ in range(3))
        tables.ask(who, counts, phases)
        found = False
        for phase, part, widths in (
            (at.TAKE, TAKING, (self._players + 1,)),
            (at.CHOOSE, CHOOSING, _FOUND),
        ):
            fewest = 0
            for width in widths:
                mask = (phases == phase) & (counts <= width) & (counts > fewest)
                rows = xp.nonzero(mask)[0].astype(np.int32)
                fewest = width
                if len(rows):
                    found = True
                    seats = who[rows].astype(np.int32)
                    chosen = xp.zeros(len(rows), dtype=np.int64)
                    self._choose(part, rows, seats, counts[rows], width, chosen)
                    tables.act(rows, seats, chosen)
        return found

    def _choose(
        self, part: int, rows: Array, seats: Array, counts: Array, width: int, chosen: Array
    ) -> None:
        """Fill in what is chosen; each policy for its own seats."""
        xp = self.tables.xp
        if self._other is None or self._others is None:
            chosen[:] = self._choose_by(self._policy, part, rows, seats, counts, width, self._kept)
            return
        theirs = self._others[rows] == seats
        for policy, mask, kept in (
            (self._policy, ~theirs, self._kept),
            (self._other, theirs, None),
        ):
            which = xp.nonzero(mask)[0]
            if len(which):
                chosen[which] = self._choose_by(
                    policy, part, rows[which], seats[which], counts[which], width, kept
                )

    def _choose_by(
        self, policy: Policy, part: int, rows: Array, seats: Array, counts: Array, width: int,
        kept: Sequence[Decisions] | None,
    ) -> Array:  # fmt: skip
        tables, xp = self.tables, self.tables.xp
        if isinstance(policy, Blind):
            return policy.choose_blindly(tables, rows, seats)
        shared = xp.zeros((len(rows), SHARED), dtype=np.uint8)
        options = xp.zeros((len(rows), width, OPTION), dtype=np.uint8)
        tables.see(rows, seats, shared, options)
        chosen, log_chance = policy.choose(tables, part, shared, options, counts)
        if isinstance(kept, list):
            hidden = xp.zeros((len(rows), HIDDEN), dtype=np.uint8)
            tables.see_hidden(rows, seats, hidden)
            kept.append(
                Decisions(part, rows, seats, shared, options, counts, chosen, log_chance, hidden)
            )
        return chosen
