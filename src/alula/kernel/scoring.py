"""Fame: one running sum of symbols from right to left, one compare and one product per card.

The same arithmetic stands in `rules/scoring.py`, with reasons, and in `web/src/cards/score.ts`.
`tests/kernel/test_scoring.py` holds this one to that of the rules. A new kind of quest must also
become a word in `kernel/tables.py`.
"""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.layout import State, States
from alula.kernel.tables import (
    CARDS,
    FIELD_BITS,
    FIRST_BIOME_FIELD,
    GUARDS,
    ONE,
    SET_FLAG,
    SHIFT_A,
    SHIFT_B,
)

Words = npt.NDArray[np.uint64]

_BYTE = np.uint64(255)
_SHIFT = np.uint64(63)
_VALUE = np.uint64(31)
_SHIFT_A, _SHIFT_B, _SET_FLAG = np.uint64(SHIFT_A), np.uint64(SHIFT_B), np.uint64(SET_FLAG)
_BIOME = np.uint64(FIELD_BITS * FIRST_BIOME_FIELD)
_FIELD = np.uint64(FIELD_BITS)
_ZERO = np.uint64(0)
SUBSETS = 1 << at.ROUNDS
"""Of a row: so long is the scratch of `best_order`."""


@inlined
def quest_fame(symbols: np.uint64, needs: np.uint64, quest: np.uint64) -> int:
    """What a quest gives when this sum of symbols is in view."""
    a = (symbols >> ((quest >> _SHIFT_A) & _SHIFT)) & _VALUE
    b = (symbols >> ((quest >> _SHIFT_B) & _SHIFT)) & _VALUE
    things = a + b
    if quest >> _SET_FLAG != _ZERO:
        things = _sets(symbols)
    met = number(((symbols | GUARDS) - needs) & GUARDS == GUARDS)
    return number((quest & _BYTE) * things) * met


@inlined
def _sets(symbols: np.uint64) -> np.uint64:
    """Complete sets of the four biomes."""
    fewest = _VALUE
    for i in range(4):
        fewest = min(fewest, (symbols >> (_BIOME + np.uint64(i) * _FIELD)) & _VALUE)
    return fewest


@compiled
def fame(s: State, seat: int) -> int:
    """What the play area of a seat scores as it lies; the row may be shorter than 8."""
    return area_fame(s, at.SEATS + seat * at.SEAT, CARDS)


@inlined
def area_fame(s: State, me: int, cards: Words) -> int:
    """`fame` for the seat at byte `me`, with the card table as an argument (for devices).

    Empty places count for nothing, so all places are asked: that is faster than to stop early.
    """
    total = 0
    symbols = ONE
    for i in range(at.MOST_LAID):
        symbols += cards[0, s[me + at.SANCTUARIES + i]]
    for i in range(at.ROUNDS - 1, -1, -1):
        card = s[me + at.ROW + i]
        symbols += cards[0, card]
        total += quest_fame(symbols, cards[1, card], cards[2, card])
    for i in range(at.MOST_LAID):
        total += quest_fame(symbols, _ZERO, cards[2, s[me + at.SANCTUARIES + i]])
    return total


@inlined
def symbols_of(s: State, seat: int) -> np.uint64:
    """The sum of all symbols in a play area, in the fields of `tables.FIELDS`."""
    me = at.SEATS + seat * at.SEAT
    symbols = ONE
    for i in range(at.MOST_LAID):
        symbols += CARDS[0, s[me + at.SANCTUARIES + i]]
    for i in range(at.ROUNDS):
        symbols += CARDS[0, s[me + at.ROW + i]]
    return symbols


@compiled
def lowest(s: State, seat: int) -> int:
    """The lowest region of a row, which decides ties."""
    me = at.SEATS + seat * at.SEAT
    least = at.NONE
    for i in range(at.ROUNDS):
        least = min(least, number(s[me + at.ROW + i]))
    return least


@compiled
def standing(s: State, seat: int) -> int:
    """Sorts seats from best to last: more fame first, then the lower number; lower is better."""
    return -128 * fame(s, seat) + lowest(s, seat)


@compiled
def place(s: State, seat: int) -> int:
    """The place of a seat if the game ended now: 0 is the winner."""
    mine = standing(s, seat)
    better = 0
    for other in range(number(s[at.PLAYERS])):
        if other != seat and standing(s, other) < mine:
            better += 1
    return better


@compiled
def fames(states: States, out: npt.NDArray[np.int16]) -> None:
    """The fame of every seat of every game: `out[game, seat]`."""
    for game in range(states.shape[0]):
        for seat in range(number(states[game, at.PLAYERS])):
            out[game, seat] = fame(states[game], seat)


@compiled
def score_tableaux(
    rows: npt.NDArray[np.uint8], sanctuaries: npt.NDArray[np.uint8], out: npt.NDArray[np.int64]
) -> None:
    """Fame of play areas: `rows[n, 8]` left to right, `sanctuaries[n, 7]`, card ids or NONE."""
    for n in range(rows.shape[0]):
        total = 0
        symbols = ONE
        for i in range(at.MOST_LAID):
            symbols += CARDS[0, sanctuaries[n, i]]
        for i in range(at.ROUNDS - 1, -1, -1):
            card = rows[n, i]
            symbols += CARDS[0, card]
            total += quest_fame(symbols, CARDS[1, card], CARDS[2, card])
        for i in range(at.MOST_LAID):
            total += quest_fame(symbols, _ZERO, CARDS[2, sanctuaries[n, i]])
        out[n] = total


@compiled
def score_cards(cards: npt.NDArray[np.uint8], out: npt.NDArray[np.int16]) -> None:
    """The same card by card: `cards[n, 15]`, the row from the left and then the sanctuaries."""
    for n in range(cards.shape[0]):
        symbols = ONE
        for i in range(at.ROUNDS, cards.shape[1]):
            symbols += CARDS[0, cards[n, i]]
        for i in range(at.ROUNDS - 1, -1, -1):
            card = cards[n, i]
            symbols += CARDS[0, card]
            out[n, i] = quest_fame(symbols, CARDS[1, card], CARDS[2, card])
        for i in range(at.ROUNDS, cards.shape[1]):
            out[n, i] = quest_fame(symbols, _ZERO, CARDS[2, cards[n, i]])


@compiled
def best_order(
    row: npt.NDArray[np.uint8],
    sanctuaries: npt.NDArray[np.uint8],
    order: npt.NDArray[np.uint8],
    symbols: Words,
    best: npt.NDArray[np.int64],
    last: npt.NDArray[np.uint8],
) -> int:
    """The most fame that these regions can score in any order; the last three are scratch.

    What a region scores depends only on the set revealed so far, so a table over the subsets is
    enough. `order` receives the cards left to right.
    """
    count = row.shape[0]
    start = ONE
    for i in range(sanctuaries.shape[0]):
        start += CARDS[0, sanctuaries[i]]
    symbols[0] = start
    best[0] = 0
    last[0] = 0
    for revealed in range(1, 1 << count):
        best[revealed] = -1
        last[revealed] = 0
        low = 0
        while not (revealed >> low) & 1:
            low += 1
        symbols[revealed] = symbols[revealed & (revealed - 1)] + CARDS[0, row[low]]
        for i in range(low, count):
            if (revealed >> i) & 1:
                card = row[i]
                gain = quest_fame(symbols[revealed], CARDS[1, card], CARDS[2, card])
                total = best[revealed & ~(1 << i)] + gain
                if total > best[revealed]:
                    best[revealed] = total
                    last[revealed] = i
    revealed = (1 << count) - 1
    total = best[revealed]
    for i in range(sanctuaries.shape[0]):
        total += quest_fame(symbols[revealed], _ZERO, CARDS[2, sanctuaries[i]])
    for i in range(count):  # the last one revealed stands at the left end
        order[i] = row[last[revealed]]
        revealed &= ~(1 << last[revealed])
    return number(total)
