"""Tune and teach the bots again by self-play: `python -m lab teach --help`.

    python -m lab teach weights heuristic --seconds 120 --jobs 2 --out weights.json
    python -m lab teach network --gpu --seconds 160 --jobs 16 --out network.npz

The weights are found by CMA-ES: candidates play the best so far on the same deals, and the value
is the chance to win that the margins speak of. The network learns as `learning` says. What comes
out is put into `src/alula/bots/data/`.
"""

import argparse
import json
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

with warnings.catch_warnings():  # it would like to draw, which nobody asks of it
    warnings.simplefilter("ignore", UserWarning)
    import cma
import numpy as np
import numpy.typing as npt

from alula.bots.estimate import NEXT, NEXT_FIND, NO_GROWTH, Weights
from alula.bots.minds import HEURISTIC, NETWORK, Minds
from alula.bots.network import Net
from alula.bots.weights import load_network, load_weights, save_network, to_names
from lab.teaching.learning import Teacher
from lab.teaching.lessons import self_play
from lab.teaching.matches import play_match

Vector = npt.NDArray[np.float64]

_FIXED = {"greedy": (NO_GROWTH, NEXT, NEXT_FIND), "heuristic": (NO_GROWTH,)}
_MARGIN = 12.0
_TABLES = ((2, 0.75), (4, 0.25))  # players, and their share of the games
_SELF_PLAY = {2: 150_000, 3: 48_000, 4: 64_000, 5: 24_000, 6: 24_000}


def _against(candidate: Weights, champion: Weights, players: int, games: int, seed: int) -> float:
    """How well one candidate does against champions: 0.5 is equal."""
    weights = np.vstack([candidate, *[champion] * (players - 1)])
    minds = Minds(np.full(players, HEURISTIC), weights)
    fames, _ = play_match(minds, players, games, seed)
    margins = fames[:, 0] - fames[:, 1:].max(axis=1)
    return float((1 / (1 + np.exp(-margins / _MARGIN))).mean())


def tune_weights(name: str, seconds: float, jobs: int, games: int, seed: int) -> Weights:
    """CMA-ES from the present weights on."""
    start = load_weights(name)
    free = np.array([i for i in range(len(start)) if i not in _FIXED[name]])
    scale = np.maximum(np.abs(start[free]), 0.2)

    def weights_of(point: Vector) -> Weights:
        weights = start.copy()
        weights[free] = point * scale
        return weights

    settings = {"popsize": max(16, 2 * jobs), "seed": seed, "verbose": -9}
    evolution = cma.CMAEvolutionStrategy(start[free] / scale, 0.25, settings)
    champion, deadline, generation = start, time.monotonic() + seconds, 0
    with ThreadPoolExecutor(jobs) as pool:
        while time.monotonic() < deadline:
            candidates = evolution.ask()
            deals = seed + 1 + generation

            def value(point: Vector, champion: Weights = champion, deals: int = deals) -> float:
                return sum(
                    _against(weights_of(point), champion, players, int(games * share), deals)
                    for players, share in _TABLES
                )

            evolution.tell(candidates, [-worth for worth in pool.map(value, candidates)])
            generation += 1
            if generation % 20 == 0:
                now = weights_of(evolution.mean)
                told = _against(now, start, 2, 4000, seed)
                print(f"{generation:4d} step {evolution.sigma:.3f} against the start {told:.3f}")
                champion = now
    return weights_of(evolution.mean)


def train_network(seconds: float, jobs: int, games: float, seed: int, yardstick: Weights) -> Net:
    """Self-play and fitting in turn; slower steps and less exploring towards the end."""
    teacher = Teacher(seed)
    start = time.monotonic()
    done = 0.0
    iteration = 0
    while done < 1.0:
        kind = NETWORK if iteration else HEURISTIC
        minds = Minds.alike(kind, yardstick, teacher.net())
        counts = {players: int(count * games) for players, count in _SELF_PLAY.items()}
        explore = 12 if done < 0.6 else 30
        samples = self_play(minds, counts, seed + iteration, explore, jobs)
        rate = 1e-3 * (1 - done) ** 1.5 + 2e-5
        for _ in range(3 if iteration == 0 else 1):
            errors = teacher.teach(samples, rate, 512, jobs)
        del samples
        iteration += 1
        done = (time.monotonic() - start) / seconds
        if iteration % 4 == 1 or done >= 1.0:
            told = f"{iteration:3d} {done:5.2f} error {max(errors):.2f}"
            _report(told, teacher.net(), yardstick, jobs)
    return teacher.net()


def train_network_on_gpu(seconds: float, jobs: int, seed: int, yardstick: Weights) -> Net:
    """The same with half a million games a second."""
    from lab.teaching.learning_gpu import train

    def report(told: str, net: Net) -> None:
        _report(told, net, yardstick, jobs)

    return train(seconds, seed, yardstick, load_network().copy(), report)


def _report(told: str, net: Net, yardstick: Weights, jobs: int) -> None:
    minds = Minds(np.array([NETWORK, HEURISTIC]), np.vstack([yardstick] * 2), net)
    fames, wins = play_match(minds, 2, 8000, 99, jobs=jobs)
    print(
        f"{told} fame {fames.mean(axis=0).round(2)} "
        f"wins against the heuristic {wins[:, 0].mean():.3f}",
        flush=True,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m lab teach", description=__doc__.split("\n")[0] if __doc__ else None
    )
    commands = parser.add_subparsers(dest="what", required=True)
    weights = commands.add_parser("weights", help="the weights of a heuristic mind, by CMA-ES")
    weights.add_argument("name", choices=sorted(_FIXED))
    weights.add_argument("--games", type=int, default=1600, help="games for each candidate")
    network = commands.add_parser("network", help="the value network, by self-play")
    network.add_argument("--games", type=float, default=1.0, help="1.0: 310,000 an iteration")
    network.add_argument("--gpu", action="store_true", help="with CUDA and PyTorch")
    for command in (weights, network):
        command.add_argument("--seconds", type=float, default=120.0)
        command.add_argument("--out", type=Path, required=True)
    for command in (weights, network):
        command.add_argument("--jobs", type=int, default=1)
        command.add_argument("--seed", type=int, default=1)
    return parser


def main(arguments: list[str]) -> int:
    told = _parser().parse_args(arguments)
    if told.what == "weights":
        found = tune_weights(told.name, told.seconds, told.jobs, told.games, told.seed)
        told.out.write_text(json.dumps({told.name: to_names(found)}, indent=2) + "\n")
    else:
        yardstick = load_weights("heuristic")
        if told.gpu:
            net = train_network_on_gpu(told.seconds, told.jobs, told.seed, yardstick)
        else:
            net = train_network(told.seconds, told.jobs, told.games, told.seed, yardstick)
        save_network(told.out, net)
    return 0
