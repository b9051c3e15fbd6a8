"""How many decisions a second each face takes, beside other environments where they are installed.

Everybody plays at random among what is legal, and everybody is asked for observation, mask and
reward at each decision. One core; the best of several short runs, taken in turns.
"""

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from alula import kernel
from alula.envs import loops
from alula.envs.settings import EnvSettings
from alula.envs.tables import Tables
from alula.kernel.compiled import compiled
from alula.kernel.randomness import below, word

TABLES = 4096
_TRIES = 5
_SECONDS = 0.4
_PICK = np.uint64(12345)

Runner = Callable[[float], float]
"""Plays for so many seconds; returns decisions a second."""


@compiled
def pick(counts: npt.NDArray[np.int8], moment: int, out: npt.NDArray[np.int64]) -> None:
    """A random legal action for each table."""
    for i in range(out.shape[0]):
        bits = word(_PICK, moment * out.shape[0] + i & 0x3FFFFFFF)
        out[i] = below(bits, 0, counts[i]) if counts[i] > 0 else 0


def measure(seconds: float = _SECONDS, tables: int = TABLES) -> dict[str, Any]:
    """All figures: decisions a second by name; ours, and others that are installed."""
    runners = {name: make(tables) for name, make in OURS.items()}
    runners |= {name: make() for name, (module, make) in PEERS.items() if find_spec(module)}
    best = dict.fromkeys(runners, 0.0)
    for run in runners.values():
        run(0.01)  # compiles
    for _ in range(_TRIES):
        for name, run in runners.items():
            best[name] = max(best[name], run(seconds))
    told: dict[str, Any] = {name: round(rate) for name, rate in best.items()}
    told["vector, of the kernel's own batches"] = round(best["vector"] / best["kernel batch"], 2)
    peers = [best[name] for name in PEERS if name in best]
    told["compact, of the fastest peer"] = round(best["compact"] / max(peers), 1) if peers else None
    return told


def _tables(observation: str, players: int = 2) -> Callable[[int], Runner]:
    def make(n: int) -> Runner:
        told = EnvSettings(players=players, observation=observation, opponents=("random",))
        games = Tables(n, told, everybody=True)
        games.deal()
        chosen = np.zeros(n, dtype=np.int64)

        def run(seconds: float) -> float:
            done, start = 0, time.perf_counter()
            while time.perf_counter() - start < seconds:
                pick(games.now.masks.sum(axis=1, dtype=np.int8), done, chosen)
                games.answer(chosen, loops.NEXT_STEP)
                done += 1
            return done * n / (time.perf_counter() - start)

        return run

    return make


def _kernel_batch(n: int) -> Runner:
    """The kernel's own batches with the same observation."""

    def run(seconds: float) -> float:
        done, moment, start = 0, 0, time.perf_counter()
        chosen = np.zeros(n, dtype=np.int64)
        games = kernel.new(n, players=2, seed=0)
        while time.perf_counter() - start < seconds:
            if games.over.all():
                games = kernel.new(n, players=2, seed=moment)
            going = len(games) - int(games.over.sum())
            games.observe()
            pick(games.legal().sum(axis=1, dtype=np.int8), moment, chosen)
            games.step(chosen)
            moment += 1
            done += going
        return done / (time.perf_counter() - start)

    return run


def _single(_: int) -> Runner:
    from alula.envs.single import Faraway

    env = Faraway(opponents="random", observation="compact")
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        done, start = 0, time.perf_counter()
        _, info = env.reset(seed=1)
        while time.perf_counter() - start < seconds:
            _, _, ended, _, info = env.step(int(rng.integers(info["action_mask"].sum())))
            done += 1
            if ended:
                _, info = env.reset()
        return done / (time.perf_counter() - start)

    return run


OURS: dict[str, Callable[[int], Runner]] = {
    "compact": _tables("compact"),
    "compact, 6 players": _tables("compact", 6),
    "vector": _tables("vector"),
    "kernel batch": _kernel_batch,
    "single Gymnasium table": _single,
}


# -- others ---------------------------------------------------------------------------------------


def _openspiel(name: str) -> Callable[[], Runner]:
    def make() -> Runner:
        pyspiel: Any = import_module("pyspiel")
        game = pyspiel.load_game(name)
        rng = np.random.default_rng(1)

        def run(seconds: float) -> float:
            done, start = 0, time.perf_counter()
            state = game.new_initial_state()
            while time.perf_counter() - start < seconds:
                if state.is_terminal():
                    state.returns()
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.integers(len(outcomes)))][0])
                else:
                    state.observation_tensor(state.current_player())
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.integers(len(legal)))])
                    done += 1
            return done / (time.perf_counter() - start)

        return run

    return make


def _texas_holdem() -> Runner:
    env = import_module("pettingzoo.classic.texas_holdem_v4").env()
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                legal = seen["action_mask"].nonzero()[0]
                env.step(None if ended or cut else int(rng.choice(legal)))
                done += not (ended or cut)
        return done / (time.perf_counter() - start)

    return run


def _pgx_leduc() -> Runner:
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("leduc_holdem")
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    @jax.jit  # type: ignore[untyped-decorator]
    def advance(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(key, logits, axis=1)
        return jax.vmap(step)(state, actions)

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))

    def run(seconds: float) -> float:
        nonlocal state
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = advance(state, jax.random.PRNGKey(done))
            state.observation.block_until_ready()
            done += 1
        return done * TABLES / (time.perf_counter() - start)

    return run


PEERS: dict[str, tuple[str, Callable[[], Runner]]] = {
    "OpenSpiel hanabi": ("pyspiel", _openspiel("hanabi")),
    "OpenSpiel leduc": ("pyspiel", _openspiel("leduc_poker")),
    "PettingZoo texas_holdem": ("rlcard", _texas_holdem),
    "pgx leduc": ("pgx", _pgx_leduc),
}
"""Each with the module that must be installed."""


def as_table(figures: dict[str, Any]) -> str:
    lines = ["decisions a second, one core:"]
    for name, figure in figures.items():
        lines.append(f"  {name:<38}{figure if figure is not None else '-':>14,}")
    return "\n".join(lines)
