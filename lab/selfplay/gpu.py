"""`tables` on a GPU: the same functions, a thread for each decision. Arrays are CuPy's."""

from importlib import import_module
from typing import Any

import numpy as np

from alula.bots.estimate import heuristic_choice
from alula.kernel import layout as at
from alula.kernel.compiled import natural, number
from alula.kernel.device import SIMULATED, cuda
from alula.kernel.game import choices
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fame, place
from lab.selfplay.sight import MOST_ENTRIES, NOTES, WORDS
from lab.selfplay.tables import (
    Array,
    act_one,
    ask_one,
    choices_of,
    deal_one,
    log_chance_of,
    pick_one,
    pull_one,
    see_hidden_one,
    see_one,
)

if not SIMULATED:
    # The tables of cards, in every function that reads them, are more than the 64 kB of constant
    # memory, and threads read them at different places: they lie better in ordinary memory.
    _nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    _nvvm.ADDRSPACE_CONSTANT = _nvvm.ADDRSPACE_GLOBAL

_ENTRIES, _WORDS, _NOTES = MOST_ENTRIES, WORDS, NOTES  # kernels want plain globals
_THREADS = 64


@cuda.jit
def _deal(states, keys, players, variant, seed, shared):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.shape[0]:
        keys[i] = np.uint64(game_key(seed, i // shared))
        deal_one(states[natural(i)], keys[i], players, variant)


@cuda.jit
def _ask(states, keys, who, counts, phases):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[natural(i)]
        who[i] = ask_one(s, keys[i])
        counts[i] = choices(s)
        phases[i] = s[at.PHASE]


@cuda.jit
def _see(states, rows, seats, shared, options):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < rows.shape[0]:
        eye = (
            cuda.local.array(_ENTRIES, np.int16),
            cuda.local.array(_ENTRIES, np.uint8),
            cuda.local.array(_WORDS, np.uint64),
            cuda.local.array(_NOTES, np.int64),
        )
        k = natural(i)
        see_one(states[natural(rows[k])], number(seats[k]), eye, shared[k], options[k])


@cuda.jit
def _see_hidden(states, rows, seats, hidden):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < rows.shape[0]:
        k = natural(i)
        see_hidden_one(states[natural(rows[k])], number(seats[k]), hidden[k])


@cuda.jit
def _act(states, keys, rows, seats, chosen):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < rows.shape[0]:
        row = natural(rows[i])
        act_one(states[row], keys[row], number(seats[i]), number(chosen[i]))


@cuda.jit
def _act_all(states, keys, chosen):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.shape[0]:
        for seat in range(chosen.shape[1]):
            act_one(states[natural(i)], keys[i], seat, number(chosen[i, seat]))


@cuda.jit
def _judge(states, rows, seats, weights, chosen):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < rows.shape[0]:
        s = states[natural(rows[i])]
        chosen[i] = heuristic_choice(s, number(seats[i]), choices_of(s), weights)


@cuda.jit
def _end(states, fames, wins):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < states.shape[0]:
        for seat in range(fames.shape[1]):
            fames[i, seat] = fame(states[natural(i)], seat)
            wins[i, seat] = place(states[natural(i)], seat) == 0


@cuda.jit
def _pick(likings, counts, luck, chosen, logs):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < likings.shape[0]:
        k = natural(i)
        chosen[k] = pick_one(likings[k], number(counts[k]), luck[k])
        logs[k] = log_chance_of(likings[k], number(counts[k]), chosen[k])


@cuda.jit
def _pull(likings, decided, told, rule, slopes):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < likings.shape[0]:
        k = natural(i)
        pull_one(likings[k], decided[k, 0], decided[k, 1], told[k], rule, slopes[k])


def grid(count: int) -> tuple[int, int]:
    return max(1, -(-count // _THREADS)), _THREADS


class Device:
    """Tables in the memory of a GPU."""

    def __init__(self) -> None:
        config: Any = import_module("numba").config

        # CuPy and numba both use the default stream here, so nothing need wait in between.
        config.CUDA_ARRAY_INTERFACE_SYNC = 0
        self.xp: Any = import_module("cupy")
        self.states: Array = None
        self.keys: Array = None

    def deal(self, count: int, players: int, variant: int, seed: int, shared: int) -> None:
        if self.states is None or len(self.states) != count:
            self.states = self.xp.empty((count, at.STATE_SIZE), dtype=np.uint8)
            self.keys = self.xp.empty(count, dtype=np.uint64)
        _deal[grid(count)](self.states, self.keys, players, variant, np.uint64(seed), shared)

    def ask(self, who: Array, counts: Array, phases: Array) -> None:
        _ask[grid(len(who))](self.states, self.keys, who, counts, phases)

    def see(self, rows: Array, seats: Array, shared: Array, options: Array) -> None:
        _see[grid(len(rows))](self.states, rows, seats, shared, options)

    def see_hidden(self, rows: Array, seats: Array, hidden: Array) -> None:
        _see_hidden[grid(len(rows))](self.states, rows, seats, hidden)

    def act(self, rows: Array, seats: Array, chosen: Array) -> None:
        _act[grid(len(rows))](self.states, self.keys, rows, seats, chosen)

    def act_all(self, chosen: Array) -> None:
        _act_all[grid(len(chosen))](self.states, self.keys, chosen)

    def judge(self, rows: Array, seats: Array, weights: Array, chosen: Array) -> None:
        _judge[grid(len(rows))](self.states, rows, seats, weights, chosen)

    def end(self, fames: Array, wins: Array) -> None:
        _end[grid(len(fames))](self.states, fames, wins)

    def pick(self, likings: Array, counts: Array, luck: Array, chosen: Array, logs: Array) -> None:
        _pick[grid(len(likings))](likings, counts, luck, chosen, logs)

    def pull(self, likings: Array, decided: Array, told: Array, rule: Array, slopes: Array) -> None:
        _pull[grid(len(likings))](likings, decided, told, rule, slopes)
