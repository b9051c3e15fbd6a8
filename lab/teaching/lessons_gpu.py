"""`lessons` on a GPU, one thread for each game: half a million games a second on a large card.

There is no second engine and no second network: the kernel calls the functions that the CPU runs.
`python -m lab.teaching.lessons_gpu` sees that both note the same (also under numba's simulator).
"""

import sys
from importlib import import_module
from typing import Any

import numpy as np

from alula.bots.estimate import Weights
from alula.bots.features import DENSE, MOST_CARDS
from alula.bots.minds import NETWORK
from alula.bots.network import FIRST, MOST_INPUTS, Net, new_work
from alula.bots.weights import load_network, load_weights
from alula.kernel import gpu
from alula.kernel import layout as at
from alula.kernel.batch import seed_word
from alula.kernel.device import SIMULATED, name
from alula.kernel.randomness import game_key
from lab.teaching.lessons import Samples, note_game, note_games

cuda: Any = import_module("numba.cuda")  # untyped; kernels find it as a module global
if not SIMULATED:
    # The tables of cards, in every function that reads them, are more than the 64 kB of constant
    # memory, and threads read them at different places: they lie better in ordinary memory.
    _nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    _nvvm.ADDRSPACE_CONSTANT = _nvvm.ADDRSPACE_GLOBAL


def _inside(array: Any) -> Any:
    return array._item._ary


def _itself(array: Any) -> Any:
    return array


# In the simulator, compiled functions can read only the array of numpy inside its own.
_plain: Any = _inside if SIMULATED else cuda.jit(device=True)(_itself)

THREADS = 64
_SIZE, _HAND = at.STATE_SIZE, at.HAND  # kernels want such numbers as plain globals
_DENSE, _CARDS, _FIRST, _INPUTS = DENSE, MOST_CARDS, FIRST, MOST_INPUTS


@cuda.jit
def _kernel(  # type: ignore[no-untyped-def]
    games, players, variant, seed, explore, kind, w, net, dense, cards, target
):
    game = cuda.grid(1)
    if game < games:
        work = (
            cuda.local.array(_DENSE, np.uint8),
            cuda.local.array(_CARDS, np.int16),
            cuda.local.array(_HAND, np.int64),
            cuda.local.array(_FIRST, np.float32),
            cuda.local.array(_INPUTS, np.float32),
            cuda.local.array(_INPUTS, np.uint64),
        )
        s = cuda.local.array(_SIZE, np.uint8)
        key = np.uint64(game_key(seed, game))
        note_game(
            s, players, variant, key, explore, kind, _plain(w), _plain(net), work,
            _plain(dense), _plain(cards), _plain(target), game * players,
        )  # fmt: skip


def note_games_on_device(
    games: int, players: int, variant: int, seed: int, explore: int, w: Weights, net: Net,
    blocks: tuple[Any, Any, Any],
) -> None:  # fmt: skip
    """`lessons.note_games` by the network, into blocks of memory of the device."""
    _kernel[-(-games // THREADS), THREADS](
        games, players, variant, seed_word(seed), explore, NETWORK,
        cuda.to_device(w), cuda.to_device(net), *blocks,
    )  # fmt: skip


def check(games: int, players: int) -> None:
    """The device notes exactly what the CPU notes."""
    w, net = load_weights("heuristic"), load_network().copy()
    here = Samples.room_for(games * players)
    told = (games, players, at.BASIC)
    note_games(
        *told, seed_word(3), 16, NETWORK, w, net, new_work(),
        here.dense, here.cards, here.target, 0,
    )  # fmt: skip
    empty = Samples.room_for(games * players)
    blocks = tuple(cuda.to_device(a) for a in (empty.dense, empty.cards, empty.target))
    note_games_on_device(*told, 3, 16, w, net, blocks)
    there = Samples(*(block.copy_to_host() for block in blocks))
    assert np.array_equal(here.dense, there.dense)
    assert np.array_equal(here.cards, there.cards)
    assert np.array_equal(here.target, there.target)


def main() -> None:
    reason = gpu.problem()
    if reason and not SIMULATED:
        sys.exit(f"no GPU to test: {reason}")
    games = 1 if SIMULATED else 2000
    check(games, players=2)
    where = "numba's CUDA simulator" if SIMULATED else name()
    print(f"same lessons as on the CPU: {games} games on {where}")


if __name__ == "__main__":
    main()
