"""Many games at once, from Python: the face of the kernel."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from alula.cards import FEWEST_PLAYERS
from alula.kernel import layout as at
from alula.kernel import observe as observing
from alula.kernel.compiled import compiled
from alula.kernel.game import chance, choices, decide, new_game, step, to_move
from alula.kernel.hidden import Pile, new_pile, redraw
from alula.kernel.layout import State, States
from alula.kernel.playouts import finish_many
from alula.kernel.policies import POLICIES
from alula.kernel.randomness import game_key, policy_key
from alula.kernel.scoring import SUBSETS, fames, place, score_tableaux
from alula.kernel.scoring import best_order as best_order_of
from alula.kernel.tables import CARD_COUNT, REGION_COUNT

Keys = npt.NDArray[np.uint64]
Policy = Callable[[State, int, np.uint64], int]
"""A compiled function `(state, seat, key) -> choice`, as those of `policies`."""
VARIANTS = {"basic": at.BASIC, "advanced": at.ADVANCED}


@dataclass(frozen=True, slots=True)
class Games:
    """A batch of games of the same number of players: a state and a key of chance for each.

    Compiled code trusts its arrays, so everything that comes in from Python is checked here.
    """

    states: States
    keys: Keys

    def __post_init__(self) -> None:
        _check_array("states", self.states, np.uint8, (len(self.keys), at.STATE_SIZE))
        _check_array("keys", self.keys, np.uint64, (len(self.keys),))
        if len(self):
            players = players_number(int(self.states[0, at.PLAYERS]))
            if (self.states[:, at.PLAYERS] != players).any():
                raise ValueError("the games of a batch have the same number of players")

    def __len__(self) -> int:
        return len(self.states)

    @property
    def players(self) -> int:
        """At every table; 0 if there is none."""
        return int(self.states[0, at.PLAYERS]) if len(self) else 0

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        ended: npt.NDArray[np.bool_] = self.states[:, at.PHASE] == at.OVER
        return ended

    def copy(self) -> "Games":
        return Games(self.states.copy(), self.keys.copy())

    def to_move(self) -> npt.NDArray[np.int8]:
        """The seat that decides next in each game; -1 where the game is over."""
        seats = np.empty(len(self), dtype=np.int8)
        _to_move_many(self.states, seats)
        return seats

    def legal(self) -> npt.NDArray[np.bool_]:
        """Which choices are legal: `bool[games, MOST_CHOICES]`."""
        counts = np.empty(len(self), dtype=np.int64)
        _choices_many(self.states, counts)
        return np.arange(at.MOST_CHOICES) < counts[:, None]

    def step(self, chosen: npt.ArrayLike) -> None:
        """One choice for each game that is not over; chance answers at once."""
        numbers = _whole_numbers("choices", chosen)
        if numbers.shape != (len(self),):
            raise ValueError(f"choices of shape {numbers.shape}: there must be one for each game")
        wrong = _step_many(self.states, self.keys, numbers)
        if wrong >= 0:
            raise ValueError(
                f"game {wrong}: no choice {numbers[wrong]}, there are "
                f"{choices(self.states[wrong])}; no game has moved"
            )

    def observe(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.float32]:
        """What a seat of each game sees (see `observe`); by default the one that decides next.

        One seat for all games, or one for each; -1 (nobody decides) is seat 0.
        """
        chosen = _whole_numbers("seats", self.to_move() if seats is None else seats)
        if chosen.shape not in ((), (len(self),)):
            raise ValueError(f"seats of shape {chosen.shape}: there must be one for each game")
        wrong = (chosen < -1) | (chosen >= max(self.players, 1))
        if wrong.any():
            raise ValueError(f"no seat {chosen[wrong].flat[0]} at a table of {self.players}")
        own = np.ascontiguousarray(np.broadcast_to(chosen, len(self)), dtype=np.int8)
        out = np.empty((len(self), observing.SIZE), dtype=np.float32)
        observing.observe_many(self.states, own, out)
        return out

    def finish(self, policy: str | Policy = "random") -> None:
        """Play all games to their end by a built-in policy, or by a compiled one of your own."""
        if isinstance(policy, str):
            finish_many(self.states, self.keys, policy_number(policy))
            return
        if not hasattr(policy, "py_func"):
            raise ValueError(f"no policy {policy!r}: name one, or compile it with `compiled`")
        wrong = _finish_by(self.states, self.keys, policy)
        if wrong >= 0:
            raise ValueError(
                f"game {wrong}: the policy made a choice that is not there; "
                "the games before it are over"
            )

    def fame(self) -> npt.NDArray[np.int16]:
        """The fame of every seat as the play areas lie: `int16[games, players]`."""
        out = np.zeros((len(self), self.players), dtype=np.int16)
        fames(self.states, out)
        return out

    def laid(self) -> npt.NDArray[np.uint8]:
        """How many sanctuaries lie in every play area: `uint8[games, players]`."""
        places = at.SEATS + at.SEAT * np.arange(self.players) + at.LAID
        return self.states[:, places]

    def places(self) -> npt.NDArray[np.int8]:
        """The place of every seat, ties decided; 0 is the winner."""
        out = np.zeros((len(self), self.players), dtype=np.int8)
        _places_many(self.states, out)
        return out


def new(n: int, players: int, variant: str = "basic", seed: int = 0) -> Games:
    """`n` dealt games of a seed; the same seed gives the same games."""
    seats, kind, word = players_number(players), variant_number(variant), seed_word(seed)
    states = np.zeros((games_number(n), at.STATE_SIZE), dtype=np.uint8)
    keys = np.empty(len(states), dtype=np.uint64)
    _new_many(states, keys, seats, kind, word)
    return Games(states, keys)


def sample(state: State, seat: int, n: int, seed: int = 0) -> Games:
    """`n` states that look to `seat` as this one does, each with its own key (see `hidden`).

    Seat -1 is a spectator.
    """
    _check_array("state", state, np.uint8, (at.STATE_SIZE,))
    players = players_number(int(state[at.PLAYERS]))
    observer, word = index(seat), seed_word(seed)
    if not -1 <= observer < players:
        raise ValueError(f"no seat {seat} at a table of {players}")
    if not _shows_own_cards(state, observer):
        raise ValueError(f"the state does not show what seat {seat} sees: is it another's view?")
    states = np.repeat(state[None], games_number(n), axis=0)
    keys = np.empty(len(states), dtype=np.uint64)
    _redraw_many(states, keys, observer, word, new_pile())
    return Games(states, keys)


def score(rows: npt.ArrayLike, sanctuaries: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """The fame of many play areas: `rows[n, 8]` left to right and `sanctuaries[n, 7]`.

    Cards are ids; 127 is an empty place. Whether a card stands twice is not asked.
    """
    regions = _cards("rows", rows, 0, REGION_COUNT)
    laid = _cards("sanctuaries", sanctuaries, REGION_COUNT, CARD_COUNT)
    if regions.shape[1:] != (at.ROUNDS,) or laid.shape != (len(regions), at.MOST_LAID):
        raise ValueError(
            f"rows {regions.shape} and sanctuaries {laid.shape}: "
            f"there must be (n, {at.ROUNDS}) and (n, {at.MOST_LAID})"
        )
    out = np.empty(len(regions), dtype=np.int64)
    score_tableaux(regions, laid, out)
    return out


def best_order(
    row: npt.ArrayLike, sanctuaries: npt.ArrayLike = ()
) -> tuple[int, npt.NDArray[np.uint8]]:
    """The most fame that up to 8 regions can score, and the order, left to right, that does."""
    regions = _cards("row", row, 0, REGION_COUNT)
    laid = _cards("sanctuaries", sanctuaries, REGION_COUNT, CARD_COUNT)
    if regions.ndim != 1 or laid.ndim != 1:
        raise ValueError("the best order is that of one row with its sanctuaries")
    regions, laid = regions[regions != at.NONE], laid[laid != at.NONE]
    if len(regions) > at.ROUNDS or len(laid) > at.MOST_LAID:
        raise ValueError(
            f"{len(regions)} regions and {len(laid)} sanctuaries: "
            f"a play area has at most {at.ROUNDS} and {at.MOST_LAID}"
        )
    order = np.empty_like(regions)
    symbols = np.empty(SUBSETS, dtype=np.uint64)
    best = np.empty(SUBSETS, dtype=np.int64)
    last = np.empty(SUBSETS, dtype=np.uint8)
    return int(best_order_of(regions, laid, order, symbols, best, last)), order


# -- what comes from Python -----------------------------------------------------------------------


def seed_word(seed: int) -> np.uint64:
    """Any integer as 64 bits."""
    return np.uint64(index(seed) & (1 << 64) - 1)


def players_number(players: int) -> int:
    most = at.MOST_PLAYERS
    if isinstance(players, bool) or not FEWEST_PLAYERS <= index(players) <= most:
        raise ValueError(f"{players} players: the game is for {FEWEST_PLAYERS} to {most}")
    return index(players)


def games_number(n: int) -> int:
    if isinstance(n, bool) or index(n) < 0:
        raise ValueError(f"{n} games: say a number from 0")
    return index(n)


def policy_number(name: str) -> int:
    if name not in POLICIES:
        raise ValueError(f"no policy {name!r}: there are {', '.join(POLICIES)}")
    return POLICIES[name]


def variant_number(name: str) -> int:
    if name not in VARIANTS:
        raise ValueError(f"no variant {name!r}: there are {', '.join(VARIANTS)}")
    return VARIANTS[name]


def _check_array(
    name: str, array: npt.NDArray[Any], kind: type[np.generic], shape: tuple[int, ...]
) -> None:
    """Compiled code works on this very array, so it is not converted."""
    told = np.asarray(array)
    if told is not array or told.dtype != kind or told.shape != shape:
        wanted = f"{np.dtype(kind)}{list(shape)}"
        raise ValueError(f"{name} must be an array {wanted}, not {told.dtype}{list(told.shape)}")


def _whole_numbers(name: str, values: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """An array of numbers as they are: nothing is rounded, nothing is read from a text."""
    array = np.asarray(values)
    if array.dtype.kind not in "iu" and array.size:
        raise ValueError(f"{name} must be whole numbers, not {array.dtype}")
    return np.ascontiguousarray(array, dtype=np.int64).reshape(array.shape)


def _cards(name: str, ids: npt.ArrayLike, first: int, end: int) -> npt.NDArray[np.uint8]:
    """Ids from `first` to before `end`, or empty places."""
    cards = _whole_numbers(name, ids)
    wrong = ((cards < first) | (cards >= end)) & (cards != at.NONE)
    if wrong.any():
        raise ValueError(f"{name}: no card {cards[wrong][0]} from {first} to {end - 1}")
    return cards.astype(np.uint8)


def _shows_own_cards(state: State, seat: int) -> bool:
    """Whether the hand and the found sanctuaries of a seat are there."""
    if seat < 0:
        return True
    mine = state[at.SEATS + seat * at.SEAT :][: at.SEAT]
    hand = mine[at.CARDS_HELD :][: mine[at.HELD]]
    places = at.RING + (int(mine[at.FOUND_AT]) + np.arange(mine[at.FOUND])) % at.RING_SIZE
    return not ((hand == at.NONE).any() or (state[places] == at.NONE).any())


# -- the loops ------------------------------------------------------------------------------------


@compiled
def _new_many(states: States, keys: Keys, players: int, variant: int, seed: np.uint64) -> None:
    for game in range(states.shape[0]):
        keys[game] = game_key(seed, game)
        new_game(states[game], players, variant)
        chance(states[game], keys[game])


@compiled
def _step_many(states: States, keys: Keys, chosen: npt.NDArray[np.int64]) -> int:
    """Step every game; nothing if a choice is illegal: then the first such game is returned."""
    for game in range(states.shape[0]):
        count = choices(states[game])
        if count > 0 and not 0 <= chosen[game] < count:
            return game
    for game in range(states.shape[0]):
        if states[game, at.PHASE] != at.OVER:
            step(states[game], chosen[game], keys[game])
    return -1


@compiled
def _to_move_many(states: States, out: npt.NDArray[np.int8]) -> None:
    for game in range(states.shape[0]):
        out[game] = to_move(states[game])


@compiled
def _choices_many(states: States, out: npt.NDArray[np.int64]) -> None:
    for game in range(states.shape[0]):
        out[game] = choices(states[game])


@compiled
def _places_many(states: States, out: npt.NDArray[np.int8]) -> None:
    for game in range(states.shape[0]):
        for seat in range(out.shape[1]):
            out[game, seat] = place(states[game], seat)


@compiled
def _redraw_many(states: States, keys: Keys, seat: int, seed: np.uint64, pile: Pile) -> None:
    for game in range(states.shape[0]):
        keys[game] = game_key(seed, game)
        redraw(states[game], seat, keys[game], pile)


@numba.njit(nogil=True, error_model="numpy")  # not kept: numba finds no function given as argument
def _finish_by(states: States, keys: Keys, policy: Any) -> int:
    """`finish` by a given policy; the first game in which it chose what is not there, or -1."""
    for game in range(states.shape[0]):
        s = states[game]
        choice_key = policy_key(keys[game])
        chance(s, keys[game])
        while s[at.PHASE] != at.OVER:
            seat = to_move(s)
            choice = policy(s, seat, choice_key)
            if not 0 <= choice < choices(s):
                return game
            decide(s, seat, choice, keys[game])
            chance(s, keys[game])
    return -1
