"""Search: try every option in many worlds that agree with the view, and see who wins.

A *world* is the view with everything unseen redrawn (`kernel.hidden`). In one world every option
is tried with the same random numbers, so that luck cancels out of the comparison. After the option
all seats play on by a cheap mind (`minds`). Sequential halving spends most worlds on the
options that are hard to tell apart.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights
from alula.bots.interface import Budget
from alula.bots.minds import Kinds, Minds, play_on
from alula.bots.network import Net, Work, new_work, prospect
from alula.kernel import layout as at
from alula.kernel.arithmetic import exp
from alula.kernel.batch import seed_word
from alula.kernel.bridge import choice_of, from_view
from alula.kernel.compiled import compiled, number
from alula.kernel.game import choices, decide, seat_at, withdraw
from alula.kernel.hidden import Pile, new_pile, redraw
from alula.kernel.layout import State
from alula.kernel.randomness import game_key, word
from alula.kernel.scoring import fame, lowest
from alula.rules import PlayerEvent, View

Sums = npt.NDArray[np.float64]
Options = npt.NDArray[np.int64]

MARGIN = 14.0
"""Fame by which one must lead for a win to be rather sure: the scale of the reward."""
_FAME_PART = 0.0005  # among equal chances to win, more fame is better
_CHUNK_SECONDS = 0.004
FEWEST_WORLDS = 8  # before an option is dropped, however short the time
_TIE = 0.01  # for each number: of equal fame, the lower region decides


@dataclass(frozen=True, slots=True)
class Method:
    """How to search."""

    minds: Minds
    """They play on after an option."""
    others: int | None = None
    """The kind of mind that the other seats are taken to have; None: of the same as one's own."""
    halving: bool = True
    """Drop the worse half of the options again and again; else try all equally often."""
    margin: float = MARGIN
    """The scale of the reward; 0 rewards own fame alone."""
    worlds: int | None = None
    """A fixed number of worlds for each option, whatever the budget."""
    rounds: int = at.ROUNDS
    """Play on for so many rounds only and ask the network then (if it knows that moment)."""


DEFAULT_ROLLOUTS = 1000


class Searcher:
    """Answers decisions by search. Remembers nothing: the same view gets the same answer."""

    def __init__(self, seed: int, method: Method) -> None:
        self._seed = seed
        self.method = method
        self._pile = new_pile()
        self._work = new_work()
        self._world = np.empty(at.STATE_SIZE, dtype=np.uint8)
        self._trial = np.empty(at.STATE_SIZE, dtype=np.uint8)
        self._fames = np.zeros(at.MOST_PLAYERS)

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        if len(options) == 1:
            return options[0]
        root = from_view(view)
        slots = [choice_of(root, option) for option in options]
        seat = view["seat"]
        assert seat is not None  # spectators have no options
        return options[slots.index(self.best_choice(root, seat, budget))]

    def best_choice(self, root: State, seat: int, budget: Budget) -> int:
        """The best slot for the open decision of a seat."""
        run = self._run(root, seat, budget)
        return best_option(len(run.sums), run.sums, run.tried)

    def evaluate(self, root: State, seat: int, budget: Budget) -> tuple[Sums, Options]:
        """The mean reward of every slot, and in how many worlds it was tried."""
        run = self._run(root, seat, budget)
        return run.means(), run.tried

    def value_all(self, root: State, seat: int, worlds: int) -> tuple[Sums, Options]:
        """`evaluate` with every option in the same worlds, so that none is judged by fewer."""
        root = as_open(root, seat)
        run = _Run(self, root, seat, choices(root))
        run.try_all(worlds)
        return run.means(), run.tried

    def _run(self, root: State, seat: int, budget: Budget) -> "_Run":
        root = as_open(root, seat)
        run = _Run(self, root, seat, choices(root))
        method = self.method
        if method.worlds is not None:
            run.try_all(method.worlds)
        elif budget.seconds is not None:
            run.halve_in_seconds(budget.seconds, method.halving)
        else:
            rollouts = DEFAULT_ROLLOUTS if budget.rollouts is None else budget.rollouts
            run.halve_in_rollouts(rollouts, method.halving)
        return run

    def _explore(self, run: "_Run", worlds: int) -> None:
        explore(
            run.root,
            run.seat,
            run.alive,
            run.first_world,
            worlds,
            run.kinds,
            self.method.minds.weights,
            self.method.minds.net,
            self.method.margin,
            min(int(run.root[at.ROUND]) + self.method.rounds, at.ROUNDS + 1),
            run.key,
            run.sums,
            run.squares,
            self._world,
            self._trial,
            self._pile,
            self._fames,
            self._work,
        )


class _Run:
    """One search: which options are still in, and how they did."""

    def __init__(self, searcher: Searcher, root: State, seat: int, count: int) -> None:
        self.root, self.seat = root, seat
        self.alive = np.arange(count, dtype=np.int64)
        self.sums = np.zeros(count)
        self.squares = np.zeros(count)
        self.tried = np.zeros(count, dtype=np.int64)
        self.first_world = 0
        place = int(root[at.PHASE]) + 8 * int(root[at.ROUND]) + 128 * seat
        self.key = np.uint64(word(seed_word(searcher._seed), place))
        self.kinds = kinds_seen_by(seat, searcher.method)
        self._explore = searcher._explore

    def means(self) -> Sums:
        means: Sums = self.sums / np.maximum(self.tried, 1)
        return means

    def try_all(self, worlds: int) -> None:
        self._explore(self, worlds)
        self.tried[self.alive] += worlds
        self.first_world += worlds

    def halve_in_rollouts(self, rollouts: int, halving: bool) -> None:
        stages = self._stages(halving)
        for stage in range(stages):
            share = (rollouts - int(self.tried.sum())) // (stages - stage)
            self.try_all(max(1, share // len(self.alive)))
            self._drop_half(stage, stages)

    def halve_in_seconds(self, seconds: float, halving: bool) -> None:
        start = time.perf_counter()
        stages = self._stages(halving)
        pace = math.inf  # seconds a rollout, the fastest seen: some are held up by other programs
        for stage in range(stages):
            end = start + seconds * (stage + 1) / stages
            while self._may_go_on(end, pace):
                now = time.perf_counter()
                worlds = max(1, int(min(_CHUNK_SECONDS, end - now) / pace / len(self.alive)))
                self.try_all(worlds)
                pace = min(pace, (time.perf_counter() - now) / worlds / len(self.alive))
            self._drop_half(stage, stages)

    def _may_go_on(self, end: float, pace: float) -> bool:
        """Whether another world can be tried in time, or must be, to compare at all."""
        if self.tried[self.alive].min() < FEWEST_WORLDS:
            return True
        return time.perf_counter() + pace * len(self.alive) < end

    def _stages(self, halving: bool) -> int:
        return math.ceil(math.log2(len(self.alive))) if halving else 1

    def _drop_half(self, stage: int, stages: int) -> None:
        if stage < stages - 1:
            left = drop_half(self.alive, len(self.alive), self.sums, self.tried)
            self.alive = self.alive[:left]


def kinds_seen_by(seat: int, method: Method) -> Kinds:
    """How the seats think in the worlds of a seat."""
    if method.others is None:
        return method.minds.kinds
    kinds = np.full_like(method.minds.kinds, method.others)
    kinds[seat] = method.minds.kinds[seat]
    return kinds


def as_open(root: State, _seat: int) -> State:
    """The state with nothing face down: what others may have chosen is for the minds to say."""
    state = root.copy()
    if state[at.PHASE] in (at.PLAY, at.KEEP):
        for other in range(int(state[at.PLAYERS])):
            if state[seat_at(other) + at.CHOSEN] != at.NONE:
                withdraw(state, other)
    return state


# -- compiled -------------------------------------------------------------------------------------


@compiled
def reward(
    s: State, seat: int, margin: float, net: Net, work: Work, fames: npt.NDArray[np.float64]
) -> float:
    """How good a state is for a seat: near 1 if it wins clearly, near 0 if it loses.

    At the end of a game by its fame; before a play by what the network expects.
    """
    players = number(s[at.PLAYERS])
    over = s[at.PHASE] == at.OVER
    for other in range(players):
        if over:
            fames[other] = fame(s, other) - lowest(s, other) * _TIE
        else:
            fames[other] = prospect(s, other, net, work)
    mine = fames[seat]
    if margin <= 0.0:
        return float(mine)
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, fames[other])
    return float(1.0 / (1.0 + exp((best - mine) / margin)) + _FAME_PART * mine)


@compiled
def explore(
    root: State,
    seat: int,
    alive: Options,
    first_world: int,
    worlds: int,
    kinds: Kinds,
    weights: Weights,
    net: Net,
    margin: float,
    stop: int,
    key: np.uint64,
    sums: Sums,
    squares: Sums,
    world: State,
    trial: State,
    pile: Pile,
    fames: Sums,
    work: Work,
) -> None:
    """Try the options in so many worlds and add up their rewards, and the squares of these.

    Games are played on up to the first play of round `stop`.
    """
    for number_of_world in range(first_world, first_world + worlds):
        world_key = game_key(key, number_of_world)
        _copy(root, world)
        redraw(world, seat, world_key, pile)
        for i in range(alive.shape[0]):
            _copy(world, trial)
            decide(trial, seat, alive[i], world_key)
            play_on(trial, kinds, weights, net, world_key, work, stop)
            gained = reward(trial, seat, margin, net, work, fames)
            sums[alive[i]] += gained
            squares[alive[i]] += gained * gained


@compiled
def _copy(source: State, target: State) -> None:
    for i in range(at.STATE_SIZE):
        target[i] = source[i]


@compiled
def drop_half(alive: Options, count: int, sums: Sums, tried: Options) -> int:
    """Keep the better half of the first `count` options, two at least; returns how many."""
    keep = max(2, (count + 1) // 2)
    kept = 0
    dropped = np.uint64(0)
    for i in range(count):
        mine = sums[alive[i]] / max(tried[alive[i]], 1)
        better = 0
        for j in range(count):
            other = sums[alive[j]] / max(tried[alive[j]], 1)
            better += number(other > mine or (other == mine and j < i))
        if better >= keep:
            dropped |= np.uint64(1) << np.uint64(i)
    for i in range(count):
        if not (dropped >> np.uint64(i)) & np.uint64(1):
            alive[kept] = alive[i]
            kept += 1
    return kept


@compiled
def best_option(count: int, sums: Sums, tried: Options) -> int:
    """The best mean of those tried most often; the first of equals."""
    chosen = 0
    for i in range(1, count):
        if tried[i] > tried[chosen] or (
            tried[i] == tried[chosen] and sums[i] / tried[i] > sums[chosen] / tried[chosen]
        ):
            chosen = i
    return chosen
