"""The same functions on a GPU: thin CUDA kernels, one thread per game.

There is no second engine: every kernel calls the functions that the CPU runs, on a state in memory
of its own thread or where it lies. Batches stay on the device; PyTorch and others share them
without a copy through `__cuda_array_interface__`. Import this module only where a GPU is wanted
(`alula.kernel.gpu.problem` says whether there is one).
"""

from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.batch import (
    Games,
    games_number,
    players_number,
    policy_number,
    seed_word,
    variant_number,
)
from alula.kernel.compiled import natural, number
from alula.kernel.game import chance, choices, new_game, seat_at, step, to_move
from alula.kernel.observe import SIZE as OBSERVED
from alula.kernel.observe import observe
from alula.kernel.playouts import finish, play_game, scratch_words
from alula.kernel.policies import RANDOM
from alula.kernel.randomness import game_key
from alula.kernel.scoring import area_fame, fame
from alula.kernel.tables import CARDS

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, numpy 2.5 has it no more
    np.row_stack = np.vstack

cuda: Any = import_module("numba.cuda")  # untyped; kernels find it as a module global
_settings: Any = numba.config
SIMULATED = bool(_settings.ENABLE_CUDASIM)
"""Whether numba's simulator stands in for a device (`NUMBA_ENABLE_CUDASIM=1`)."""
_SIZE = at.STATE_SIZE  # kernels want such numbers as plain globals
_OBSERVED = OBSERVED
THREADS = 64
"""Threads of a block that steps games."""
_BLOCKS_PER_PROCESSOR = 512
_SHARED = 48 * 1024  # bytes of fast memory that a block of any device may ask for


def _scratch_words(players: int) -> int:
    """A state's share of shared memory: an odd number of 4-byte words, so that threads that ask
    for the same place ask different banks."""
    return scratch_words(players) | 1


def _playing_threads(players: int) -> int:
    """Threads of a block that plays whole games: their states and the cards fill its fast memory.

    Threads are started in groups of 32; more than four groups do not help.
    """
    fitting = (_SHARED - CARDS.nbytes) // (4 * _scratch_words(players))
    return min(fitting // 32, 4) * 32


@cache
def _play_kernel(players: int, variant: int, policy: int) -> Any:
    """The kernel for whole games; its numbers are constants to the compiler."""
    block_shape = (_playing_threads(players), _scratch_words(players))

    @cuda.jit
    def play(seed, first, cards, fames, laid):  # type: ignore[no-untyped-def]
        table = cuda.shared.array((3, 128), np.uint64)
        for i in range(cuda.threadIdx.x, 128, cuda.blockDim.x):
            for row in range(3):
                table[row, i] = cards[row, i]
        cuda.syncthreads()
        block = cuda.shared.array(block_shape, np.uint32)
        words = block[natural(cuda.threadIdx.x)]
        s = words.view(np.uint8)
        game = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        stride = cuda.blockDim.x * cuda.gridDim.x
        while game < fames.shape[0]:
            key = np.uint64(game_key(seed, first + game))
            play_game(s, words, players, variant, policy, key)
            for seat in range(players):
                fames[game, seat] = area_fame(s, seat_at(seat), table)
                laid[game, seat] = s[seat_at(seat) + at.LAID]
            game += stride

    return play


def play_games(
    n: int, players: int, variant: str = "basic", policy: str = "random", seed: int = 0
) -> tuple[Any, Any]:
    """Whole games on the device: fame `int16[n, players]` and sanctuaries `uint8[n, players]`."""
    shape = games_number(n), players_number(players)
    fames = cuda.device_array(shape, dtype=np.int16)
    laid = cuda.device_array(shape, dtype=np.uint8)
    kernel = _play_kernel(players, variant_number(variant), policy_number(policy))
    kernel[_grid(n, players)](seed_word(seed), 0, _cards(), fames, laid)
    return fames, laid


def time_games(n: int, players: int, tries: int = 5) -> float:
    """Seconds for `n` random games, the best of several tries, by the device's own clock."""
    fames = cuda.device_array((n, players), dtype=np.int16)
    laid = cuda.device_array((n, players), dtype=np.uint8)
    kernel = _play_kernel(players, at.BASIC, RANDOM)
    best = float("inf")
    for attempt in range(tries + 1):  # the first one compiles
        start, end = cuda.event(), cuda.event()
        start.record()
        kernel[_grid(n, players)](np.uint64(1), attempt * n, _cards(), fames, laid)
        end.record()
        end.synchronize()
        if attempt > 0:
            best = min(best, cuda.event_elapsed_time(start, end) / 1000)
    return best


def name() -> str:
    """What the device calls itself."""
    told = cuda.get_current_device().name
    return told.decode() if isinstance(told, bytes) else str(told)


def _grid(n: int, players: int) -> tuple[int, int]:
    """Enough blocks for every game, or to keep the whole device busy; and threads of a block."""
    threads = _playing_threads(players)
    return max(1, min(-(-n // threads), _processors() * _BLOCKS_PER_PROCESSOR)), threads


@cache
def _processors() -> int:
    if SIMULATED:
        return 1
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


@cache
def _cards() -> Any:
    return cuda.to_device(CARDS)


class DeviceGames:
    """A batch of games that lives on the device; the same games as `Games` of the same seed."""

    def __init__(self, games: Games) -> None:
        self.states = cuda.to_device(games.states)
        self.keys = cuda.to_device(games.keys)
        self.players = games.players

    def __len__(self) -> int:
        return int(self.states.shape[0])

    def step(self, chosen: Any) -> None:
        """One legal choice for each game that is not over (a device array, or a tensor).

        Whether it is legal is not asked here: that would wait for the device.
        """
        if tuple(chosen.shape) != (len(self),):
            raise ValueError(f"choices of shape {chosen.shape}: there must be one for each game")
        _step_kernel[self._grid](self.states, self.keys, _on_device(chosen))

    def to_move_and_choices(self) -> tuple[Any, Any]:
        """The seat that decides next in each game (-1: over), and how many choices it has."""
        seats = cuda.device_array(len(self), dtype=np.int8)
        counts = cuda.device_array(len(self), dtype=np.int8)
        _ask_kernel[self._grid](self.states, seats, counts)
        return seats, counts

    def observe(self) -> Any:
        """What the seat that decides next in each game sees: `float32[games, observe.SIZE]`."""
        out = cuda.device_array((len(self), _OBSERVED), dtype=np.float32)
        _observe_kernel[self._grid](self.states, out)
        return out

    def finish(self, policy: str = "random") -> None:
        """Play all games to their end by a built-in policy."""
        _finish_kernel[self._grid](self.states, self.keys, policy_number(policy))

    def fame(self) -> Any:
        """The fame of every seat as the play areas lie: `int16[games, players]`."""
        out = cuda.device_array((len(self), self.players), dtype=np.int16)
        _fame_kernel[self._grid](self.states, out)
        return out

    def to_host(self) -> Games:
        """A copy as numpy arrays."""
        states: npt.NDArray[np.uint8] = self.states.copy_to_host()
        return Games(states, self.keys.copy_to_host())

    @property
    def _grid(self) -> tuple[int, int]:
        return max(1, -(-len(self) // THREADS)), THREADS


def new(n: int, players: int, variant: str = "basic", seed: int = 0) -> DeviceGames:
    """`n` dealt games of a seed, made on the device."""
    count, seats = games_number(n), players_number(players)
    games = DeviceGames.__new__(DeviceGames)
    games.states = cuda.device_array((count, at.STATE_SIZE), dtype=np.uint8)
    games.keys = cuda.device_array(count, dtype=np.uint64)
    games.players = seats
    _new_kernel[games._grid](
        games.states, games.keys, seats, variant_number(variant), seed_word(seed)
    )
    return games


def _on_device(array: Any) -> Any:
    """Anything with `__cuda_array_interface__` as it is; a numpy array is copied to the device."""
    if isinstance(array, np.ndarray):
        return cuda.to_device(array)
    return array if SIMULATED else cuda.as_cuda_array(array)


# -- kernels: a state into local memory, the functions of the CPU, and back -----------------------
# (loops of known length would be unrolled, which takes minutes to compile; a step touches so few
# bytes that it works on the state where it lies)


@cuda.jit
def _new_kernel(states, keys, players, variant, seed):  # type: ignore[no-untyped-def]
    game = cuda.grid(1)
    if game < states.shape[0]:
        s = cuda.local.array(_SIZE, np.uint8)
        for i in range(states.shape[1]):
            s[i] = 0
        key = np.uint64(game_key(seed, game))
        new_game(s, players, variant)
        chance(s, key)
        keys[game] = key
        for i in range(states.shape[1]):
            states[game, i] = s[i]


@cuda.jit
def _step_kernel(states, keys, chosen):  # type: ignore[no-untyped-def]
    game = cuda.grid(1)
    if game < states.shape[0] and states[game, at.PHASE] != at.OVER:
        s = states[natural(game)]
        if SIMULATED:
            s = s.view(np.uint8)  # compiled functions take no other array of the simulator
        step(s, number(chosen[game]), keys[game])


@cuda.jit
def _finish_kernel(states, keys, policy):  # type: ignore[no-untyped-def]
    game = cuda.grid(1)
    if game < states.shape[0]:
        s = cuda.local.array(_SIZE, np.uint8)
        for i in range(states.shape[1]):
            s[i] = states[game, i]
        finish(s, policy, keys[game])
        for i in range(states.shape[1]):
            states[game, i] = s[i]


@cuda.jit
def _ask_kernel(states, seats, counts):  # type: ignore[no-untyped-def]
    game = cuda.grid(1)
    if game < states.shape[0]:
        s = cuda.local.array(_SIZE, np.uint8)
        for i in range(states.shape[1]):
            s[i] = states[game, i]
        seats[game] = to_move(s)
        counts[game] = choices(s)


@cuda.jit
def _fame_kernel(states, out):  # type: ignore[no-untyped-def]
    game = cuda.grid(1)
    if game < states.shape[0]:
        s = cuda.local.array(_SIZE, np.uint8)
        for i in range(states.shape[1]):
            s[i] = states[game, i]
        for seat in range(out.shape[1]):
            out[game, seat] = fame(s, seat)


@cuda.jit
def _observe_kernel(states, out):  # type: ignore[no-untyped-def]
    game = cuda.grid(1)
    if game < states.shape[0]:
        s = cuda.local.array(_SIZE, np.uint8)
        for i in range(states.shape[1]):
            s[i] = states[game, i]
        seen = cuda.local.array(_OBSERVED, np.float32)
        observe(s, max(to_move(s), 0), seen)
        for i in range(out.shape[1]):
            out[game, i] = seen[i]
