"""The sixteen actions: which of them are legal now, and what each of them does.

An action is a *slot* of the open decision, the kernel's own numbering. Slots 0 to n - 1 are legal
when a seat has n options; which card a slot stands for is in the observation, at the same place.
"""

from itertools import combinations

import numpy as np
import numpy.typing as npt

from alula.cards import SANCTUARIES
from alula.kernel import layout as at
from alula.kernel.game import choices, found_card, seat_at, to_move
from alula.kernel.layout import State
from alula.kernel.tables import REGION_COUNT

ACTIONS = at.MOST_CHOICES
Mask = npt.NDArray[np.int8]

MEANINGS: dict[str, str] = {
    "keep": "the n-th way to keep 3 of the 5 slots of the hand, in the order of "
    "`itertools.combinations`",
    "play": "play the region in the n-th slot of the hand",
    "take": "take the region in the n-th slot of the market",
    "choose": "lay the n-th of the sanctuaries found; the others go back under the deck",
}
"""What action n means, by the kind of the open decision."""

_KINDS = {at.KEEP: "keep", at.PLAY: "play", at.TAKE: "take", at.CHOOSE: "choose"}


class IllegalAction(ValueError):
    """An action that the seat does not have now; says which ones it has."""


def kind_of(s: State) -> str | None:
    """The kind of the open decisions, or None when the game is over."""
    return _KINDS.get(int(s[at.PHASE]))


def label(s: State, seat: int, action: int) -> str:
    """What an action of the open decision does, in a few words."""
    match kind_of(s):
        case "play":
            return f"play {_held(s, seat, action)}"
        case "take":
            return f"take {int(s[at.MARKET_CARDS + action]) + 1}"
        case "choose":
            return f"choose {SANCTUARIES[found_card(s, seat, action) - REGION_COUNT].id}"
        case "keep":
            slots = list(combinations(range(at.ADVANCED_HAND), at.HAND))[action]
            return "keep " + ", ".join(str(_held(s, seat, slot)) for slot in slots)
    return "nothing: the game is over"


def _held(s: State, seat: int, slot: int) -> int:
    return (int(s[seat_at(seat) + at.CARDS_HELD + slot]) & at.CARD) + 1


def check_action(s: State, action: object, seat: int | None = None) -> int:
    """The action as a number, or an error that says what would be legal.

    The seat is the one that is asked; where several are, any of them.
    """
    count = choices(s)
    if not isinstance(action, int | np.integer) or isinstance(action, bool):
        raise IllegalAction(f"action {action!r}: say a whole number from 0 to {count - 1}")
    if count == 0:
        raise IllegalAction(f"action {action}: the game is over; call reset()")
    if not 0 <= action < count:
        asked = to_move(s) if seat is None else seat
        options = "; ".join(f"{n}: {label(s, asked, n)}" for n in range(count))
        raise IllegalAction(f"no action {action} for seat {asked} now. Legal: {options}")
    return int(action)


def mask_of(count: int) -> Mask:
    """The mask of a decision with so many options."""
    return (np.arange(ACTIONS) < count).astype(np.int8)
