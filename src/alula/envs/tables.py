"""Many tables at once as numpy arrays: the ground under every face that is not on a GPU."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from alula.bots.network import new_work
from alula.envs import compact, loops
from alula.envs.actions import ACTIONS, check_action
from alula.envs.opponents import Opponents
from alula.envs.settings import REWARDS, EnvSettings
from alula.kernel import layout as at
from alula.kernel import observe
from alula.kernel.batch import VARIANTS

_KINDS = {"vector": loops.FULL, "pieces": loops.FULL, "compact": loops.COMPACT}
_FEWEST_PER_THREAD = 256


class Tables:
    """`n` tables that are always at an open decision of whoever learns, or at the end.

    With `everybody`, each seat is asked in turn and rewards have a column for each seat; otherwise
    one seat learns and the settings' opponents play the others inside compiled code. Arrays
    that are read from here are written again by the next step: copy what you keep.
    """

    def __init__(
        self, n: int, settings: EnvSettings, everybody: bool = False, threads: int = 1
    ) -> None:
        if n < 1 or threads < 1:
            raise ValueError(f"{n} tables on {threads} threads: there must be at least one of each")
        self.settings = settings
        self.everybody = everybody
        self.states = np.zeros((n, at.STATE_SIZE), dtype=np.uint8)
        self.keys = np.zeros(n, dtype=np.uint64)
        self.learners = np.zeros(n, dtype=np.int8)
        self.asked = np.full(n, -1, dtype=np.int8)
        self.seeds = np.arange(n, dtype=np.uint64)
        self.games = np.zeros(n, dtype=np.uint64)
        self.rewards = np.zeros((n, settings.players if everybody else 1), dtype=np.float32)
        self.ended = np.zeros(n, dtype=np.bool_)
        self._all = np.ones(n, dtype=np.bool_)
        self._nothing = np.zeros(n, dtype=np.int64)
        self.now = Sight(n, settings)
        self.last = Sight(n, settings)
        """What was seen when a game ended, where a step has dealt the next one at once."""
        self._reward = REWARDS.index(settings.reward)
        self._rules = _rules(settings, everybody)
        parts = max(1, min(threads, n // _FEWEST_PER_THREAD))
        cuts = np.linspace(0, n, parts + 1).astype(int)
        self._parts = [slice(a, b) for a, b in pairwise(cuts)]
        self._works = [new_work() for _ in self._parts]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None

    def __len__(self) -> int:
        return len(self.states)

    def seed(self, seeds: npt.ArrayLike, which: npt.NDArray[np.bool_] | None = None) -> None:
        """Begin the games of new seeds, one for each table."""
        chosen = np.asarray(seeds, dtype=np.uint64)
        told = slice(None) if which is None else which
        self.seeds[told] = chosen[told]
        self.games[told] = 0

    def deal(self, which: npt.NDArray[np.bool_] | None = None) -> None:
        """The next game of all tables, or of some."""
        flags = self._all if which is None else which
        self._on_all(partial(self._advance, self._nothing, flags, loops.DEAL))

    def answer(self, chosen: npt.NDArray[np.int64], resets: int) -> None:
        """One choice for every table that is asked. If one is illegal, no table has moved."""
        if self.settings.illegal == "error":
            wrong = loops.first_illegal(self.states, self.asked, chosen)
            if wrong >= 0:
                self._refuse(int(wrong), int(chosen[wrong]))
        self._on_all(partial(self._advance, chosen, self._all, resets))

    def see(self, table: int, seat: int) -> npt.NDArray[Any]:
        """What any seat of a table sees now."""
        full = np.zeros(self.now.full.shape[1], dtype=np.float32)
        few = np.zeros(self.now.compact.shape[1], dtype=np.uint8)
        loops.see_one(self.states[table], seat, full, few)
        return full if self.now.kind == loops.FULL else few

    def options(self, table: int, seat: int) -> int:
        """How many choices a seat of a table has now: 0 without an open decision."""
        return loops.options_of(self.states[table], seat)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _refuse(self, table: int, action: int) -> None:
        try:
            check_action(self.states[table], action)
        except ValueError as error:
            where = f"table {table}: " if len(self) > 1 else ""
            raise type(error)(f"{where}{error}") from None

    def _on_all(self, work: Callable[[int], None]) -> None:
        """Do the parts, each on a thread of its own: compiled code holds no interpreter lock."""
        if self._pool is None:
            for part in range(len(self._parts)):
                work(part)
        else:
            list(self._pool.map(work, range(len(self._parts))))

    def _part(self, part: slice) -> loops.Tables:
        return (
            self.states[part], self.keys[part], self.learners[part],
            self.asked[part], self.seeds[part], self.games[part],
        )  # fmt: skip

    def _advance(
        self, chosen: npt.NDArray[np.int64], which: npt.NDArray[np.bool_], step: int, number: int
    ) -> None:
        part, work = self._parts[number], self._works[number]
        loops.advance(
            self._part(part), chosen[part], which[part], self.rewards[part], self.ended[part],
            self._reward, step, self._rules, work, self.now.part(part), self.last.part(part),
        )  # fmt: skip


class Sight:
    """What is seen at every table, and which choices there are."""

    def __init__(self, n: int, settings: EnvSettings) -> None:
        self.kind = _KINDS[settings.observation]
        self.full = np.zeros((n, observe.SIZE if self.kind == loops.FULL else 0), dtype=np.float32)
        wide = compact.SIZE if self.kind == loops.COMPACT else 0
        self.compact = np.zeros((n, wide), dtype=np.uint8)
        self.masks = np.zeros((n, ACTIONS), dtype=np.int8)

    @property
    def seen(self) -> npt.NDArray[Any]:
        """The observations, a row for each table."""
        return self.full if self.kind == loops.FULL else self.compact

    def part(self, part: slice) -> loops.Sights:
        return self.kind, self.full[part], self.compact[part], self.masks[part]


def _rules(settings: EnvSettings, everybody: bool) -> loops.Rules:
    fixed = settings.players if settings.seat is None else settings.seat
    others = Opponents.named(() if everybody else settings.others)
    return (
        settings.players, VARIANTS[settings.variant], loops.EVERYBODY if everybody else fixed,
        others.kinds, others.weights, others.net,
    )  # fmt: skip
