"""Many tables at once: what their seats see, what they choose, how it ends.

Every loop here runs the package's own compiled functions for one decision after another; `Host`
does so on the CPU, `gpu.Device` in CUDA kernels, a thread for each decision.
"""

import math
from typing import Any, Protocol

import numpy as np

from alula.bots.estimate import heuristic_choice
from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import chance, choices, decide, new_game, seat_at, to_move
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fame, place
from lab.selfplay.sight import INPUTS, SHARED, consider, look, new_eye

Array = Any
"""An array of numpy or of CuPy."""

OPTION = INPUTS - SHARED
"""Numbers that say what an option adds."""
HIDDEN = 5 * 68
"""What only the critic sees: the regions in the others' hands, by relative seat."""
_THERE = 8


class Tables(Protocol):
    """Games side by side: `states[n, STATE_SIZE]` and `keys[n]` where the device keeps them."""

    xp: Any
    states: Array
    keys: Array

    def deal(self, count: int, players: int, variant: int, seed: int, shared: int) -> None: ...
    def ask(self, who: Array, counts: Array, phases: Array) -> None: ...
    def see(self, rows: Array, seats: Array, shared: Array, options: Array) -> None: ...
    def see_hidden(self, rows: Array, seats: Array, hidden: Array) -> None: ...
    def act(self, rows: Array, seats: Array, chosen: Array) -> None: ...
    def act_all(self, chosen: Array) -> None: ...
    def judge(self, rows: Array, seats: Array, weights: Array, chosen: Array) -> None: ...
    def end(self, fames: Array, wins: Array) -> None: ...
    def pick(
        self, likings: Array, counts: Array, luck: Array, chosen: Array, logs: Array
    ) -> None: ...
    def pull(
        self, likings: Array, decided: Array, told: Array, rule: Array, slopes: Array
    ) -> None: ...


# -- one decision or one table: what a thread does ----------------------------------------


@inlined
def deal_one(s, key, players, variant):  # type: ignore[no-untyped-def]
    new_game(s, players, variant)
    chance(s, key)


@inlined
def ask_one(s, key):  # type: ignore[no-untyped-def]
    """Go on to the next decision that is one; returns the seat."""
    while (s[at.PHASE] == at.TAKE or s[at.PHASE] == at.CHOOSE) and choices(s) == 1:
        decide(s, to_move(s), 0, key)
        chance(s, key)
    return to_move(s)


@inlined
def see_one(s, seat, eye, shared, options):  # type: ignore[no-untyped-def]
    count = look(s, seat, eye)
    for i in range(count):
        shared[eye[0][i]] = eye[1][i]
    for option in range(min(choices_of(s), options.shape[0])):
        end = consider(s, seat, option, eye, count)
        for i in range(count, end):
            options[option, eye[0][i] - SHARED] = eye[1][i]


@inlined
def choices_of(s):  # type: ignore[no-untyped-def]
    """`choices` of any seat: in the simultaneous phases all have as many."""
    if s[at.PHASE] == at.KEEP:
        return at.KEEPS
    return choices(s)


@inlined
def see_hidden_one(s, seat, hidden):  # type: ignore[no-untyped-def]
    players = number(s[at.PLAYERS])
    for i in range(1, players):
        other = seat_at((seat + i) % players)
        for slot in range(number(s[other + at.HELD])):
            card = number(s[other + at.CARDS_HELD + slot]) & at.CARD
            hidden[68 * (i - 1) + card] = _THERE


@inlined
def act_one(s, key, seat, choice):  # type: ignore[no-untyped-def]
    decide(s, seat, choice, key)
    chance(s, key)


@inlined
def pick_one(likings, count, luck):  # type: ignore[no-untyped-def]
    """By chance as an option is liked (`luck` from 0 to 1; below 0: the best liked)."""
    most = likings[0]
    best = 0
    for k in range(1, count):
        if likings[k] > most:
            most = likings[k]
            best = k
    if luck < 0:
        return best
    total = 0.0
    for k in range(count):
        total += math.exp(likings[k] - most)
    rest = luck * total
    for k in range(count - 1):
        rest -= math.exp(likings[k] - most)
        if rest < 0:
            return k
    return count - 1


@inlined
def log_chance_of(likings, count, option):  # type: ignore[no-untyped-def]
    most = likings[0]
    for k in range(1, count):
        most = max(most, likings[k])
    total = 0.0
    for k in range(count):
        total += math.exp(likings[k] - most)
    return likings[option] - most - math.log(total)


@inlined
def pull_one(likings, count, chosen, told, rule, slopes):  # type: ignore[no-untyped-def]
    """Slopes of the loss for the likings of one decision; the last one receives the entropy.

    `told`: how likely the choice was when it was made (logarithm), and its advantage. `rule`: how
    far the chance may move, what entropy is worth, and a scale for all.
    """
    log = log_chance_of(likings, count, chosen)
    ratio = math.exp(log - told[0])
    advantage = told[1]
    free = ratio < 1 + rule[0] if advantage > 0 else ratio > 1 - rule[0]
    pull = advantage * ratio if free else 0.0
    entropy = 0.0
    for k in range(count):
        one = log_chance_of(likings, count, k)
        entropy -= math.exp(one) * one
    for k in range(count):
        one = log_chance_of(likings, count, k)
        slope = math.exp(one) * (pull + rule[1] * (one + entropy))
        if k == chosen:
            slope -= pull
        slopes[k] = slope * rule[2]
    slopes[slopes.shape[0] - 1] = entropy


# -- on the CPU ---------------------------------------------------------------------------


@compiled
def _deal(states, keys, players, variant, seed, shared):  # type: ignore[no-untyped-def]
    for i in range(states.shape[0]):
        keys[i] = np.uint64(game_key(seed, i // shared))
        deal_one(states[i], keys[i], players, variant)


@compiled
def _ask(states, keys, who, counts, phases):  # type: ignore[no-untyped-def]
    for i in range(states.shape[0]):
        who[i] = ask_one(states[i], keys[i])
        counts[i] = choices(states[i])
        phases[i] = states[i][at.PHASE]


@compiled
def _see(states, rows, seats, eye, shared, options):  # type: ignore[no-untyped-def]
    for i in range(rows.shape[0]):
        see_one(states[rows[i]], number(seats[i]), eye, shared[i], options[i])


@compiled
def _see_hidden(states, rows, seats, hidden):  # type: ignore[no-untyped-def]
    for i in range(rows.shape[0]):
        see_hidden_one(states[rows[i]], number(seats[i]), hidden[i])


@compiled
def _act(states, keys, rows, seats, chosen):  # type: ignore[no-untyped-def]
    for i in range(rows.shape[0]):
        act_one(states[rows[i]], keys[rows[i]], number(seats[i]), number(chosen[i]))


@compiled
def _act_all(states, keys, chosen):  # type: ignore[no-untyped-def]
    for i in range(states.shape[0]):
        for seat in range(chosen.shape[1]):
            act_one(states[i], keys[i], seat, number(chosen[i, seat]))


@compiled
def _judge(states, rows, seats, weights, chosen):  # type: ignore[no-untyped-def]
    for i in range(rows.shape[0]):
        s = states[rows[i]]
        chosen[i] = heuristic_choice(s, number(seats[i]), choices_of(s), weights)


@compiled
def _end(states, fames, wins):  # type: ignore[no-untyped-def]
    for i in range(states.shape[0]):
        for seat in range(fames.shape[1]):
            fames[i, seat] = fame(states[i], seat)
            wins[i, seat] = place(states[i], seat) == 0


@compiled
def _pick(likings, counts, luck, chosen, logs):  # type: ignore[no-untyped-def]
    for i in range(likings.shape[0]):
        chosen[i] = pick_one(likings[i], number(counts[i]), luck[i])
        logs[i] = log_chance_of(likings[i], number(counts[i]), chosen[i])


@compiled
def _pull(likings, decided, told, rule, slopes):  # type: ignore[no-untyped-def]
    for i in range(likings.shape[0]):
        pull_one(likings[i], decided[i, 0], decided[i, 1], told[i], rule, slopes[i])


class Host:
    """Tables in ordinary memory."""

    xp: Any = np

    def __init__(self) -> None:
        self.states: Array = None
        self.keys: Array = None
        self._eye = new_eye()

    def deal(self, count: int, players: int, variant: int, seed: int, shared: int) -> None:
        self.states = np.empty((count, at.STATE_SIZE), dtype=np.uint8)
        self.keys = np.empty(count, dtype=np.uint64)
        _deal(self.states, self.keys, players, variant, np.uint64(seed), shared)

    def ask(self, who: Array, counts: Array, phases: Array) -> None:
        _ask(self.states, self.keys, who, counts, phases)

    def see(self, rows: Array, seats: Array, shared: Array, options: Array) -> None:
        _see(self.states, rows, seats, self._eye, shared, options)

    def see_hidden(self, rows: Array, seats: Array, hidden: Array) -> None:
        _see_hidden(self.states, rows, seats, hidden)

    def act(self, rows: Array, seats: Array, chosen: Array) -> None:
        _act(self.states, self.keys, rows, seats, chosen)

    def act_all(self, chosen: Array) -> None:
        _act_all(self.states, self.keys, chosen)

    def judge(self, rows: Array, seats: Array, weights: Array, chosen: Array) -> None:
        _judge(self.states, rows, seats, weights, chosen)

    def end(self, fames: Array, wins: Array) -> None:
        _end(self.states, fames, wins)

    def pick(self, likings: Array, counts: Array, luck: Array, chosen: Array, logs: Array) -> None:
        _pick(likings, counts, luck, chosen, logs)

    def pull(self, likings: Array, decided: Array, told: Array, rule: Array, slopes: Array) -> None:
        _pull(likings, decided, told, rule, slopes)
