"""Does the device play the same games as the CPU? For numba's simulator and for real GPUs.

NUMBA_ENABLE_CUDASIM=1 python -m lab device-check --quick --games 3   (every test)
python -m lab device-check                                            (test-gpu)
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from alula.kernel import batch, device, gpu
from alula.kernel.layout import MOST_PLAYERS
from alula.kernel.policies import POLICIES


def check_playouts(games: int, players: int, variant: str, policy: str) -> None:
    """Whole games: fame and sanctuaries of every seat."""
    fames, laid = device.play_games(games, players, variant, policy, seed=5)
    expected = batch.new(games, players, variant, seed=5)
    expected.finish(policy)
    assert np.array_equal(fames.copy_to_host(), expected.fame())
    assert np.array_equal(laid.copy_to_host().sum(axis=1), expected.laid().sum(axis=1))


def check_steps(games: int, players: int, variant: str, steps: int) -> None:
    """Step by step: every byte of every state."""
    rng = np.random.default_rng(players)
    here = batch.new(games, players, variant, seed=6)
    there = device.new(games, players, variant, seed=6)
    assert np.array_equal(there.to_host().states, here.states)
    for _ in range(steps):
        seats, counts = there.to_move_and_choices()
        assert np.array_equal(seats.copy_to_host(), here.to_move())
        options = here.legal().sum(axis=1)
        assert np.array_equal(counts.copy_to_host(), options)
        chosen = (rng.random(games) * options).astype(np.int64)
        there.step(chosen)
        here.step(chosen)
    assert np.array_equal(there.to_host().states, here.states)
    assert np.array_equal(there.to_host().keys, here.keys)
    assert np.allclose(there.observe().copy_to_host(), here.observe(), atol=1e-6)
    there.finish("climb")
    here.finish("climb")
    assert np.array_equal(there.fame().copy_to_host(), here.fame())


def check_torch(games: int) -> None:
    """PyTorch reads and writes the batch where it lies."""
    torch: Any = import_module("torch")  # not among our dependencies
    there = device.new(games, 3, seed=7)
    states = torch.as_tensor(there.states, device="cuda")
    assert states.data_ptr() == there.states.__cuda_array_interface__["data"][0]
    _, counts = there.to_move_and_choices()
    chosen = torch.as_tensor(counts, device="cuda").to(torch.int64) - 1
    before = states.clone()
    there.step(chosen)
    torch.cuda.synchronize()
    assert not torch.equal(before, states)
    here = batch.new(games, 3, seed=7)
    here.step(here.legal().sum(axis=1) - 1)
    assert np.array_equal(states.cpu().numpy(), here.states)


def run(games: int, steps: int, quick: bool) -> Iterator[str]:
    """Check everything; what was checked, line by line."""
    for players in range(2, MOST_PLAYERS + 1):
        for variant in batch.VARIANTS:
            for policy in POLICIES:
                if not quick or (players + len(variant) + len(policy)) % 4 == 0:
                    check_playouts(games, players, variant, policy)
                    yield f"{games} whole games: {players} players, {variant}, {policy}"
        check_steps(games, players, "advanced" if players % 2 else "basic", steps)
        yield f"{games} games step by step: {players} players"
    if not device.SIMULATED and find_spec("torch"):
        check_torch(games)
        yield "PyTorch shares the batch without a copy"


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m lab device-check", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--quick", action="store_true", help="fewer kinds of whole games")
    options = parser.parse_args(arguments)
    reason = gpu.problem()
    if reason and not device.SIMULATED:
        print(f"no GPU to test: {reason}", file=sys.stderr)
        return 1
    for line in run(options.games, options.steps, options.quick):
        print(f"same as on the CPU: {line}", flush=True)
    name = "numba's CUDA simulator" if device.SIMULATED else device.name()
    print(f"all equal on {name}, {date.today()}")
    return 0
