"""What the module can be asked for: thin functions of plain numbers and addresses.

Each does nothing but call a function of the kernel or the bots on arrays at these addresses; the
annotations say what a browser sees: an `Address` and an `int` have 32 bits, a `Key` has 64, a
`float` is a double. Nothing here, or in what is called, allocates memory or can raise.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import WEIGHTS, heuristic_choice
from alula.bots.minds import new_work
from alula.bots.search import best_option, drop_half, explore
from alula.bots.travellers import absent_choice
from alula.bots.weights import load_network
from alula.browser.memory import Address, arrays_at, carray, pointer, total_size
from alula.kernel import game, given, veiled
from alula.kernel import layout as at
from alula.kernel.compiled import number
from alula.kernel.hidden import new_pile
from alula.kernel.playouts import finish
from alula.kernel.randomness import game_key, word
from alula.kernel.scoring import SUBSETS, best_order, fame, place

Key = np.uint64

STATE = at.STATE_SIZE
PLAYERS = at.MOST_PLAYERS
CHOICES = at.MOST_CHOICES
NET = len(load_network())

ORDER_SCRATCH: list[npt.NDArray[Any]] = [
    np.empty(SUBSETS, np.uint64),
    np.empty(SUBSETS, np.int64),
    np.empty(SUBSETS, np.uint8),
]
SEARCH_SCRATCH: list[npt.NDArray[Any]] = [
    np.empty(STATE, np.uint8),
    np.empty(STATE, np.uint8),
    new_pile(),
    np.empty(PLAYERS, np.float64),
]
WORK = new_work()
SIZES = {"order": total_size(ORDER_SCRATCH), "search": total_size([*SEARCH_SCRATCH, *WORK])}
"""How many bytes of scratch an entry asks for."""

_order_scratch = arrays_at(ORDER_SCRATCH)
_search_scratch = arrays_at(SEARCH_SCRATCH)
_work = arrays_at(WORK)
_WORK_AT = total_size(SEARCH_SCRATCH)

Entry = Callable[..., Any]
ENTRIES: list[Entry] = []


def entry(function: Entry) -> Entry:
    ENTRIES.append(function)
    return function


# -- the game -------------------------------------------------------------------------------------


@entry
def new_game(state: Address, players: int, variant: int) -> None:
    game.new_game(carray(pointer(state), (STATE,), np.uint8), players, variant)


@entry
def given_deal(state: Address, cards: Address) -> None:
    s = carray(pointer(state), (STATE,), np.uint8)
    given.given_deal(s, carray(pointer(cards), (PLAYERS * at.ADVANCED_HAND,), np.uint8))


@entry
def given_market(state: Address, cards: Address) -> None:
    s = carray(pointer(state), (STATE,), np.uint8)
    given.given_market(s, carray(pointer(cards), (PLAYERS + 1,), np.uint8))


@entry
def given_find(state: Address, cards: Address, count: int) -> None:
    s = carray(pointer(state), (STATE,), np.uint8)
    given.given_find(s, carray(pointer(cards), (at.MOST_FOUND,), np.uint8), count)


@entry
def to_move(state: Address) -> int:
    return game.to_move(carray(pointer(state), (STATE,), np.uint8))


@entry
def choices(state: Address) -> int:
    return game.choices(carray(pointer(state), (STATE,), np.uint8))


@entry
def decide(state: Address, seat: int, choice: int) -> None:
    game.decide(carray(pointer(state), (STATE,), np.uint8), seat, choice, np.uint64(0))


@entry
def withdraw(state: Address, seat: int) -> None:
    game.withdraw(carray(pointer(state), (STATE,), np.uint8), seat)


@entry
def veil(state: Address, seat: int, out: Address) -> None:
    s = carray(pointer(state), (STATE,), np.uint8)
    veiled.veil(s, seat, carray(pointer(out), (STATE,), np.uint8))


@entry
def fame_of(state: Address, seat: int) -> int:
    return fame(carray(pointer(state), (STATE,), np.uint8), seat)


@entry
def place_of(state: Address, seat: int) -> int:
    return place(carray(pointer(state), (STATE,), np.uint8), seat)


@entry
def best_order_of(
    row: Address, regions: int, laid: Address, sanctuaries: int, order: Address, scratch: Address
) -> int:
    return best_order(
        carray(pointer(row), (at.ROUNDS,), np.uint8)[:regions],
        carray(pointer(laid), (at.MOST_LAID,), np.uint8)[:sanctuaries],
        carray(pointer(order), (at.ROUNDS,), np.uint8),
        *_order_scratch(scratch),
    )


@entry
def finish_many(states: Address, keys: Address, games: int, policy: int) -> None:
    """Play games to their end by a built-in policy: for tests and measurements."""
    all_states = carray(pointer(states), (games, STATE), np.uint8)
    all_keys = carray(pointer(keys), (games,), np.uint64)
    for i in range(games):
        finish(all_states[i], policy, all_keys[i])


# -- the bots -------------------------------------------------------------------------------------


@entry
def seed_key(seed: Key, index: int) -> Key:
    return game_key(seed, index)


@entry
def judge(state: Address, seat: int, weights: Address) -> int:
    s = carray(pointer(state), (STATE,), np.uint8)
    w = carray(pointer(weights), (WEIGHTS,), np.float64)
    return heuristic_choice(s, seat, game.choices(s), w)


@entry
def absent(
    state: Address, seat: int, weights: Address, seed: Key, overlooks: int, misjudges: float
) -> int:
    s = carray(pointer(state), (STATE,), np.uint8)
    w = carray(pointer(weights), (WEIGHTS,), np.float64)
    return absent_choice(s, seat, w, seed, overlooks, misjudges)


@entry
def search_key(state: Address, seat: int, seed: Key) -> Key:
    s = carray(pointer(state), (STATE,), np.uint8)
    return word(seed, number(s[at.PHASE]) + 8 * number(s[at.ROUND]) + 128 * seat)


@entry
def try_options(
    state: Address,
    seat: int,
    alive: Address,
    count: int,
    first_world: int,
    worlds: int,
    kinds: Address,
    weights: Address,
    net: Address,
    margin: float,
    stop: int,
    key: Key,
    sums: Address,
    squares: Address,
    scratch: Address,
) -> None:
    world, trial, pile, fames = _search_scratch(scratch)
    explore(
        carray(pointer(state), (STATE,), np.uint8),
        seat,
        carray(pointer(alive), (CHOICES,), np.int64)[:count],
        first_world,
        worlds,
        carray(pointer(kinds), (PLAYERS,), np.int64),
        carray(pointer(weights), (PLAYERS, WEIGHTS), np.float64),
        carray(pointer(net), (NET,), np.float32),
        margin,
        stop,
        key,
        carray(pointer(sums), (CHOICES,), np.float64),
        carray(pointer(squares), (CHOICES,), np.float64),
        world,
        trial,
        pile,
        fames,
        _work(scratch + _WORK_AT),
    )


@entry
def better_half(alive: Address, count: int, sums: Address, tried: Address) -> int:
    return drop_half(
        carray(pointer(alive), (CHOICES,), np.int64),
        count,
        carray(pointer(sums), (CHOICES,), np.float64),
        carray(pointer(tried), (CHOICES,), np.int64),
    )


@entry
def best_of(count: int, sums: Address, tried: Address) -> int:
    return best_option(
        count,
        carray(pointer(sums), (CHOICES,), np.float64),
        carray(pointer(tried), (CHOICES,), np.int64),
    )
