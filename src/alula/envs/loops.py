"""The compiled loops: answer, let the others play, tell what is seen. One table or thousands.

Every face of this room plays through these functions, so the same seeds give the same games.
"""

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights
from alula.bots.minds import Kinds, mind_choice
from alula.bots.network import Net, Work
from alula.envs.compact import decides, write_compact
from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import chance, choices, decide, new_game, to_move
from alula.kernel.layout import State, States
from alula.kernel.observe import Vector, observe
from alula.kernel.randomness import below, game_key, policy_key, word
from alula.kernel.scoring import fame, place

Keys = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]
Seats = npt.NDArray[np.int8]
Masks = npt.NDArray[np.int8]
Rewards = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Fulls = npt.NDArray[np.float32]
Compacts = npt.NDArray[np.uint8]
Rules = tuple[int, int, int, Kinds, Weights, Net]
"""Players, variant, the learner's seat (`EVERYBODY`, or the number of players for one that is
drawn), and how the others play."""
Sights = tuple[int, Fulls, Compacts, Masks]
"""The kind of observation, where each kind is written, and the choices there are."""
Tables = tuple[States, Keys, Seats, Seats, Keys, Keys]
"""States, keys, learners' seats, seats that are asked (-1: the game is over), seeds of the tables,
and how many games each has begun."""

WIN, MARGIN, PLACE = range(3)
"""Kinds of reward."""
UNSEEN, FULL, COMPACT = range(3)
"""Kinds of observation."""
NO_RESET, NEXT_STEP, SAME_STEP, DEAL = range(4)
"""Answer, and when a table whose game is over is dealt anew; or deal."""
EVERYBODY = -1
"""As the learner's seat: every seat is asked."""
_SEAT_WORD = 1 << 20  # coordinates of words that nothing in a game uses
_ILLEGAL_WORD = 1 << 21
_MARGIN_SCALE = 100.0


@compiled
def deal_table(s: State, players: int, variant: int, key: np.uint64) -> None:
    """A new game, up to its first open decision."""
    new_game(s, players, variant)
    chance(s, key)


@compiled
def drawn_seat(key: np.uint64, players: int) -> int:
    """The learner's seat where it is drawn for each game."""
    return below(word(key, _SEAT_WORD), 0, players)


@compiled
def until_asked(
    s: State, learner: int, kinds: Kinds, weights: Weights, net: Net, key: np.uint64, work: Work
) -> int:
    """Let the others play until the learner is asked; the seat that is asked, -1 at the end."""
    choice_key = policy_key(key)
    players = number(s[at.PLAYERS])
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        if learner == EVERYBODY or seat == learner:
            return seat
        other = seat - learner - 1
        if other < 0:
            other += players
        choice = mind_choice(kinds[other], weights[other], net, s, seat, choice_key, work)
        decide(s, seat, choice, key)
        chance(s, key)
    return -1


@compiled
def some_legal(s: State, seat: int, key: np.uint64) -> int:
    """The choice that stands in for an illegal one: any, by the key and the moment."""
    moment = 64 * number(s[at.ROUND]) + 8 * number(s[at.PHASE]) + seat
    return below(word(key, _ILLEGAL_WORD + moment), 0, choices(s))


@compiled
def reward_of(s: State, seat: int, kind: int) -> float:
    """What the end of a game is worth to a seat."""
    players = number(s[at.PLAYERS])
    if kind == WIN:
        return 1.0 if place(s, seat) == 0 else 0.0
    if kind == PLACE:
        return (players - 1 - place(s, seat)) / (players - 1)
    best = 0
    for other in range(players):
        if other != seat:
            best = max(best, fame(s, other))
    return (fame(s, seat) - best) / _MARGIN_SCALE


@inlined
def _show(s: State, learner: int, asked: int, row: int, sights: Sights) -> None:
    """What the asked seat sees and may do; at the end of a game, what the learner sees."""
    kind, full, compact, masks = sights
    count = choices(s) if asked >= 0 else 0
    for i in range(at.MOST_CHOICES):
        masks[row, i] = number(i < count)
    seat = asked if asked >= 0 else max(learner, 0)
    if kind == FULL:
        observe(s, seat, full[row])
    elif kind == COMPACT:
        write_compact(s, seat, compact[row])


@compiled
def see_one(s: State, seat: int, full: Vector, compact: Compacts) -> None:
    """What one seat sees, whoever is asked; the array of no length stays as it is."""
    if full.shape[0] > 0:
        observe(s, seat, full)
    if compact.shape[0] > 0:
        write_compact(s, seat, compact)


@compiled
def first_illegal(states: States, asked: Seats, chosen: Numbers) -> int:
    """The first table that does not have the choice made for it, or -1."""
    for i in range(states.shape[0]):
        if asked[i] >= 0 and not 0 <= chosen[i] < choices(states[i]):
            return i
    return -1


@inlined
def _deal(i: int, t: Tables, rules: Rules, work: Work) -> None:
    states, keys, learners, asked, seeds, games = t
    players, variant, fixed, kinds, weights, net = rules
    key = np.uint64(game_key(seeds[i], number(games[i])))
    keys[i] = key
    games[i] += np.uint64(1)
    deal_table(states[i], players, variant, key)
    learner = drawn_seat(key, players) if fixed == players else fixed
    learners[i] = learner
    asked[i] = until_asked(states[i], learner, kinds, weights, net, key, work)


@inlined
def _answer(i: int, t: Tables, choice: int, rules: Rules, work: Work) -> None:
    states, keys, learners, asked, _, _ = t
    s, key, seat = states[i], keys[i], number(asked[i])
    if not 0 <= choice < choices(s):
        choice = some_legal(s, seat, key)
    decide(s, seat, choice, key)
    chance(s, key)
    asked[i] = until_asked(s, number(learners[i]), rules[3], rules[4], rules[5], key, work)


@inlined
def _reward(s: State, learner: int, kind: int, rewards: npt.NDArray[np.float32]) -> None:
    if rewards.shape[0] == 1:
        rewards[0] = reward_of(s, learner, kind)
    else:
        for seat in range(rewards.shape[0]):
            rewards[seat] = reward_of(s, seat, kind)


@compiled
def advance(
    t: Tables, chosen: Numbers, which: Flags, rewards: Rewards, ended: Flags, reward: int,
    step: int, rules: Rules, work: Work, now: Sights, last: Sights,
) -> None:  # fmt: skip
    """Deal the next game of the tables in `which` (`DEAL`), or answer every open decision.

    All then play on to their next decision; a wrong choice is a random one. A table whose game is
    over is dealt anew at the next step (`NEXT_STEP`), in the same step, its last sight noted first
    (`SAME_STEP`), or left alone (`NO_RESET`). `rewards` has a column for each seat, or one for the
    learner alone. One function for all of it: each is half a minute of compiling.
    """
    states, _, learners, asked, _, _ = t
    for i in range(states.shape[0]):
        s = states[i]
        ended[i] = False
        rewards[i, :] = 0.0
        fresh = asked[i] < 0 and step == NEXT_STEP
        if step == DEAL:
            fresh = which[i]
        elif asked[i] >= 0:
            _answer(i, t, chosen[i], rules, work)
            if asked[i] < 0:
                ended[i] = True
                _reward(s, number(learners[i]), reward, rewards[i])
                if step == SAME_STEP:
                    _show(s, number(learners[i]), -1, i, last)
                    fresh = True
        if fresh:
            _deal(i, t, rules, work)
        _show(s, number(learners[i]), number(asked[i]), i, now)


@compiled
def options_of(s: State, seat: int) -> int:
    """How many choices a seat has now: 0 without an open decision."""
    return choices(s) if decides(s, seat) else 0
