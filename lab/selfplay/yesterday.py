"""An older version's network as a policy at our tables, on a GPU (see `lab.then`).

Its `network_choice` is asked on the states of today's kernel, whose layout it shares.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from alula.bots.weights import load_weights
from alula.kernel.compiled import natural, number
from alula.kernel.device import cuda
from lab.selfplay.gpu import grid
from lab.selfplay.playing import Blind
from lab.selfplay.tables import Array, Tables, choices_of
from lab.then import NAME, load


class Yesterday(Blind):
    """The network of the version in a working copy (up to commit 0957328)."""

    def __init__(self, xp: Any, worktree: Path) -> None:
        load(worktree)
        self._net = xp.asarray(import_module(f"{NAME}.bots.weights").load_network())
        self._weights = xp.asarray(load_weights("heuristic"))
        self._kernel = _make_kernel()

    def choose_blindly(self, tables: Tables, rows: Array, seats: Array) -> Array:
        chosen = tables.xp.zeros(len(rows), dtype=np.int64)
        self._kernel[grid(len(rows))](tables.states, rows, seats, self._weights, self._net, chosen)
        return chosen


def _make_kernel() -> Any:
    then, features = (import_module(f"{NAME}.bots.{name}") for name in ("network", "features"))
    network_choice = then.network_choice
    dense_size, cards_size = features.DENSE, features.MOST_CARDS
    first, inputs = then.FIRST, then.MOST_INPUTS

    @cuda.jit
    def kernel(states, rows, seats, w, net, chosen):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < rows.shape[0]:
            work = (
                cuda.local.array(dense_size, np.uint8),
                cuda.local.array(cards_size, np.int16),
                cuda.local.array(3, np.int64),
                cuda.local.array(first, np.float32),
                cuda.local.array(inputs, np.float32),
                cuda.local.array(inputs, np.uint64),
            )
            s = states[natural(rows[i])]
            chosen[i] = network_choice(s, number(seats[i]), choices_of(s), w, net, work)

    return kernel
