"""What a play area will be worth: the compiled judgement of the heuristic bots.

A region scores at the end of the game, against what lies to its right and all sanctuaries. So a
row in the making is worth what its quests will see *then*: what lies there now, and what the
rounds to come will bring. `area_value` adds up every quest with the symbols in view plus an
expected growth per round left, times the chance that a missing prerequisite is met yet.

All numbers in it are weights (see `weights`), tuned by self-play (`tuning`).
"""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import found_card, has_clue, seat_at
from alula.kernel.layout import KEPT_SLOTS, State
from alula.kernel.scoring import quest_fame
from alula.kernel.tables import (
    CARDS,
    FIELD_BITS,
    GUARDS,
    ONE,
    REGION_COUNT,
    SET_FLAG,
    SHIFT_A,
    SHIFT_B,
)

Weights = npt.NDArray[np.float64]
_HIGHEST = float(REGION_COUNT)

# Places in the weights. 0 to 8: how many of each symbol (order of the kernel's fields) a round
# to come adds to what a quest sees; then the same for complete sets of biomes.
GROW_SETS = 9
NO_GROWTH = 10  # always 0: the constant fields of flat quests
MISSING = 11  # 11, 12, 13: how much a missing uddu, okiko, goldlog lowers the chance of a quest
CHANCE = 14  # ... and where that chance starts
CHANCE_ROUNDS = 15  # ... and how it rises with the rounds left
FIND = 16  # a sanctuary found by climbing now
FIND_CHOICE = 17  # ... among more than one
FIND_ROUNDS = 18  # ... with rounds left for it to work
CLUE_ROUNDS = 19  # a clue in the play area, per round left
HURRY = 20  # a low number picks first in the market
NEXT = 21  # how much the next region already in hand counts
NEXT_FIND = 22  # ... and that it climbs
PENDING = 23  # how far a sanctuary still to be chosen counts as a round to come
RESERVE = 24  # when taking: what the third region is worth
KEEP_LOW = 25  # when taking: a low number leaves room to climb
WEIGHTS = 26

_NAMES = (
    *(f"grow_{name}" for name in ("uddu", "okiko", "goldlog", "clue", "night")),
    *(f"grow_{name}" for name in ("forest", "river", "desert", "city")),
    "grow_sets", "no_growth", "missing_uddu", "missing_okiko", "missing_goldlog",
    "chance", "chance_rounds", "find", "find_choice", "find_rounds", "clue_rounds",
    "hurry", "next", "next_find", "pending", "reserve", "keep_low",
)  # fmt: skip
WEIGHT_NAMES: tuple[str, ...] = _NAMES

_BYTE = np.uint64(255)
_VALUE = np.uint64(31)
_ZERO = np.uint64(0)
_KEPT = KEPT_SLOTS


def _growth_places() -> npt.NDArray[np.int64]:
    """For each card, the weights by which the two counts of its quest grow."""
    places = np.empty((2, CARDS.shape[1]), dtype=np.int64)
    for card, quest in enumerate(CARDS[2].tolist()):
        if quest >> SET_FLAG:
            places[:, card] = GROW_SETS, NO_GROWTH
        else:
            for i, shift in enumerate((SHIFT_A, SHIFT_B)):
                places[i, card] = min((quest >> shift & 255) // FIELD_BITS, NO_GROWTH)
                if places[i, card] == GROW_SETS:  # the kernel's constant 1
                    places[i, card] = NO_GROWTH
    return places


_GROWTH = _growth_places()
_QUEST_FAME = (CARDS[2] & _BYTE).astype(np.float64)


@compiled
def row_length(s: State) -> int:
    """How many regions lie in every row."""
    phase = s[at.PHASE]
    if phase == at.TAKE or phase == at.CHOOSE:
        return number(s[at.ROUND])
    return max(number(s[at.ROUND]) - 1, 0)


@compiled
def _squash(x: float) -> float:
    """From 0 to 1, 0.5 at 0: cheap and smooth."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@compiled
def _met_chance(symbols: np.uint64, needs: np.uint64, rounds: float, w: Weights) -> float:
    """The chance that a prerequisite will be met: 1 if it is, 0 if nothing can come any more."""
    if ((symbols | GUARDS) - needs) & GUARDS == GUARDS:
        return 1.0
    if rounds <= 0.0:
        return 0.0
    missing = 0.0
    pieces = 0
    for kind in range(3):
        shift = np.uint64(FIELD_BITS * kind)
        short = number((needs >> shift) & _VALUE) - number((symbols >> shift) & _VALUE)
        if short > 0:
            missing += w[MISSING + kind] * short
            pieces += short
    if pieces > 3.0 * rounds:
        return 0.0
    return _squash(w[CHANCE] + w[CHANCE_ROUNDS] * rounds - missing)


@compiled
def _quest_value(symbols: np.uint64, card: int, rounds: float, chance: float, w: Weights) -> float:
    now = quest_fame(symbols, _ZERO, CARDS[2, card])
    growth = w[_GROWTH[0, card]] + w[_GROWTH[1, card]]
    return float(chance * (now + _QUEST_FAME[card] * growth * rounds))


@compiled
def area_value(
    s: State, me: int, first: int, second: int, sanctuary: int, pending: float, w: Weights
) -> float:
    """The fame to expect of the play area at byte `me`, with what might be added to it.

    `first` and `second` are regions to come at the right end, `sanctuary` one more sanctuary; -1
    is none. `pending` is 1 if a sanctuary unknown yet will be chosen.
    """
    length = row_length(s)
    left = at.ROUNDS - length - number(first >= 0) - number(second >= 0)
    rounds = left + w[PENDING] * pending
    symbols = ONE
    for i in range(number(s[me + at.LAID])):
        symbols += CARDS[0, s[me + at.SANCTUARIES + i]]
    if sanctuary >= 0:
        symbols += CARDS[0, sanctuary]
    value = 0.0
    for i in range(length + 1, -1, -1):
        card = second
        if i == length:
            card = first
        elif i < length:
            card = number(s[me + at.ROW + i])
        if card >= 0:
            symbols += CARDS[0, card]
            chance = _met_chance(symbols, CARDS[1, card], rounds, w)
            value += _quest_value(symbols, card, rounds, chance, w)
    for i in range(number(s[me + at.LAID])):
        value += _quest_value(symbols, number(s[me + at.SANCTUARIES + i]), rounds, 1.0, w)
    if sanctuary >= 0:
        value += _quest_value(symbols, sanctuary, rounds, 1.0, w)
    return value


@compiled
def _last_number(s: State, me: int) -> int:
    """The region at the right end of the row; above all others if there is none."""
    length = row_length(s)
    return number(s[me + at.ROW + length - 1]) if length > 0 else at.NONE


@compiled
def _find_value(clues: int, left: int, w: Weights) -> float:
    """What one more sanctuary is worth when so many clues are in view and rounds left."""
    return float(w[FIND] + w[FIND_CHOICE] * clues / (clues + 1.0) + w[FIND_ROUNDS] * left)


@compiled
def _plan_value(s: State, me: int, first: int, second: int, sanctuary: int, w: Weights) -> float:
    """Playing `first` now and, unless -1, `second` after it."""
    left = at.ROUNDS - 1 - row_length(s)
    clues = number(s[me + at.CLUES]) + has_clue(first)
    if sanctuary >= 0:
        clues += has_clue(sanctuary)
    climbs = first > _last_number(s, me)
    value = w[CLUE_ROUNDS] * clues * left - w[HURRY] * (first / _HIGHEST) * min(left, 1)
    if climbs:
        value += _find_value(clues, left, w)
    value += area_value(s, me, first, -1, sanctuary, 1.0 if climbs else 0.0, w)
    if second < 0:
        return float(value)
    after = area_value(s, me, first, second, sanctuary, 1.0 if climbs else 0.0, w)
    after += w[CLUE_ROUNDS] * (clues + has_clue(second)) * (left - 1)
    if climbs:
        after += _find_value(clues, left, w)
    if second > first:
        after += w[NEXT_FIND] * _find_value(clues + has_clue(second), left - 1, w)
    return float(value + w[NEXT] * (after - value))


@compiled
def _best_plan(s: State, me: int, first: int, a: int, b: int, sanctuary: int, w: Weights) -> float:
    """Playing `first`, then the better of the two others in hand (-1: none)."""
    left = at.ROUNDS - 1 - row_length(s)
    if left <= 0 or (a < 0 and b < 0):
        return _plan_value(s, me, first, -1, sanctuary, w)
    best = -1e9
    if a >= 0:
        best = max(best, _plan_value(s, me, first, a, sanctuary, w))
    if b >= 0:
        best = max(best, _plan_value(s, me, first, b, sanctuary, w))
    return best


@compiled
def held(s: State, me: int, slot: int) -> int:
    """The region in a slot of a hand, -1 if empty."""
    card = number(s[me + at.CARDS_HELD + slot]) & at.CARD
    return card if card != at.NONE else -1


@compiled
def hand_value(s: State, me: int, a: int, b: int, c: int, sanctuary: int, w: Weights) -> float:
    """The best plan that these three regions allow, and a little for the spare ones."""
    x = _best_plan(s, me, a, b, c, sanctuary, w) if a >= 0 else -1e9
    y = _best_plan(s, me, b, a, c, sanctuary, w) if b >= 0 else -1e9
    z = _best_plan(s, me, c, a, b, sanctuary, w) if c >= 0 else -1e9
    best = max(x, y, z)
    worst = min(x, y, z)
    if worst < -1e8 or s[at.ROUND] >= at.ROUNDS - 1:
        return best
    return float(
        best + w[RESERVE] * (x + y + z - best - worst) + w[KEEP_LOW] * (a + b + c) / _HIGHEST
    )


# -- decisions ------------------------------------------------------------------------------------


@compiled
def option_value(s: State, seat: int, option: int, found: int, w: Weights) -> float:
    """How good an option of the open decision of a seat looks.

    `found` is the sanctuary that the seat means to choose after taking a region, -1 if none.
    """
    me = seat_at(seat)
    phase = s[at.PHASE]
    if phase == at.PLAY:
        first = held(s, me, option)
        a = held(s, me, (option + 1) % at.HAND)
        b = held(s, me, (option + 2) % at.HAND)
        return _best_plan(s, me, first, a, b, -1, w)
    if phase == at.TAKE:
        card = number(s[at.MARKET_CARDS + option])
        return hand_value(s, me, held(s, me, 0), held(s, me, 1), card, found, w)
    if phase == at.CHOOSE:
        card = found_card(s, seat, option)
        return sanctuary_value(s, me, card, w)
    a = held(s, me, number(_KEPT[option, 0]))
    b = held(s, me, number(_KEPT[option, 1]))
    c = held(s, me, number(_KEPT[option, 2]))
    return hand_value(s, me, a, b, c, -1, w)


@compiled
def sanctuary_value(s: State, me: int, card: int, w: Weights) -> float:
    """The play area with this sanctuary, and with the best region to come."""
    left = at.ROUNDS - number(s[at.ROUND])
    value = area_value(s, me, -1, -1, card, 0.0, w)
    value += w[CLUE_ROUNDS] * has_clue(card) * left
    if left <= 0:
        return float(value)
    best = -1e9
    for slot in range(at.HAND):
        region = held(s, me, slot)
        if region >= 0:
            best = max(best, _plan_value(s, me, region, -1, card, w))
    return float(value + w[NEXT] * (best - value))


@compiled
def best_found(s: State, seat: int, w: Weights) -> int:
    """The sanctuary that a seat would choose of what it has found, -1 if it found none."""
    best = -1e9
    chosen = -1
    for slot in range(number(s[seat_at(seat) + at.FOUND])):
        card = found_card(s, seat, slot)
        value = sanctuary_value(s, seat_at(seat), card, w)
        if value > best:
            best = value
            chosen = card
    return chosen


@compiled
def heuristic_choice(s: State, seat: int, options: int, w: Weights) -> int:
    """The option that looks best; the first of equals."""
    found = -1
    if s[at.PHASE] == at.TAKE:
        found = best_found(s, seat, w)
    best = -1e18
    chosen = 0
    for option in range(options):
        value = option_value(s, seat, option, found, w)
        if value > best:
            best = value
            chosen = option
    return chosen
