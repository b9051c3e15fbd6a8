"""Many games at once, from Python: the face of the kernel."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel import observe as observing
from alula.kernel.compiled import compiled
from alula.kernel.game import chance, choices, new_game, step, to_move
from alula.kernel.hidden import Pile, new_pile, redraw
from alula.kernel.layout import State, States
from alula.kernel.playouts import finish_many
from alula.kernel.policies import POLICIES
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fames, place

Keys = npt.NDArray[np.uint64]
VARIANTS = {"basic": at.BASIC, "advanced": at.ADVANCED}


@dataclass(frozen=True, slots=True)
class Games:
    """A batch of games: a state and a key of chance for each."""

    states: States
    keys: Keys

    def __len__(self) -> int:
        return len(self.states)

    @property
    def players(self) -> int:
        return int(self.states[0, at.PLAYERS])

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
        numbers = np.ascontiguousarray(chosen, dtype=np.int64)
        if numbers.shape != (len(self),):
            raise ValueError(f"{numbers.shape} choices: there must be one for each game")
        wrong = _step_many(self.states, self.keys, numbers)
        if wrong >= 0:
            raise ValueError(
                f"game {wrong}: no choice {numbers[wrong]}, there are "
                f"{choices(self.states[wrong])}; no game has moved"
            )

    def observe(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.float32]:
        """What a seat of each game sees (see `observe`); by default the one that decides next."""
        chosen = self.to_move() if seats is None else np.broadcast_to(seats, len(self))
        out = np.empty((len(self), observing.SIZE), dtype=np.float32)
        observing.observe_many(self.states, np.ascontiguousarray(chosen, dtype=np.int8), out)
        return out

    def finish(self, policy: str = "random") -> None:
        """Play all games to their end by a built-in policy."""
        finish_many(self.states, self.keys, policy_number(policy))

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
    if not 2 <= players <= at.MOST_PLAYERS:
        raise ValueError(f"{players} players: the game is for 2 to {at.MOST_PLAYERS}")
    states = np.zeros((n, at.STATE_SIZE), dtype=np.uint8)
    keys = np.empty(n, dtype=np.uint64)
    _new_many(states, keys, players, variant_number(variant), seed_word(seed))
    return Games(states, keys)


def sample(state: State, seat: int, n: int, seed: int = 0) -> Games:
    """`n` states that look to `seat` as this one does, each with its own key (see `hidden`)."""
    states = np.repeat(np.asarray(state, dtype=np.uint8)[None], n, axis=0)
    keys = np.empty(n, dtype=np.uint64)
    _redraw_many(states, keys, seat, seed_word(seed), new_pile())
    return Games(states, keys)


def seed_word(seed: int) -> np.uint64:
    """Any integer as 64 bits."""
    return np.uint64(seed & (1 << 64) - 1)


def policy_number(name: str) -> int:
    if name not in POLICIES:
        raise ValueError(f"no policy {name!r}: there are {', '.join(POLICIES)}")
    return POLICIES[name]


def variant_number(name: str) -> int:
    if name not in VARIANTS:
        raise ValueError(f"no variant {name!r}: there are {', '.join(VARIANTS)}")
    return VARIANTS[name]


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
