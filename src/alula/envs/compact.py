"""What a seat sees in a few hundred bytes: cards by number, counts as they are.

The full vector of `kernel.observe` tells each card by its features, so a plain network can read it.
This form tells a card by its number and leaves the rest to an embedding: a tenth of the size, and
quick to write. It is egocentric in the same way: place 0 is the observer, 1 the next seat.
`PIECES` is the layout; the table in the docs is made from it.
"""

from collections.abc import Mapping
from math import prod

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import choices, found_card, seat_at
from alula.kernel.layout import State
from alula.kernel.observe import Piece
from alula.kernel.scoring import fame, symbols_of
from alula.kernel.tables import FIELD_BITS, FIELDS, REGION_COUNT

Bytes = npt.NDArray[np.uint8]

CARDS = 114
"""Card numbers: 0 is an empty place, 1 to 68 the regions, 69 to 113 the sanctuaries."""

_SEATS = at.MOST_PLAYERS
_MARKET_SIZE = at.MOST_PLAYERS + 1
_MOST_GONE = at.ROUNDS - 1

PIECES: tuple[Piece, ...] = (
    Piece("phase", (), "1 keep, 2 play, 3 take, 4 choose, 5 over"),
    Piece("round", (), "0 (keep) to 8"),
    Piece("players", (), "2 to 6"),
    Piece("options", (), "how many choices the observer has now"),
    Piece("chosen", (), "the observer's face-down choice + 1; 0 without one"),
    Piece("decks", (4,), "regions, sanctuaries, sanctuaries never drawn, too short this round"),
    Piece("hand", (at.ADVANCED_HAND,), "own regions by slot, as card numbers"),
    Piece("market", (_MARKET_SIZE,), "regions on offer by slot, as card numbers"),
    Piece("found", (at.MOST_FOUND,), "own sanctuaries to choose from, by slot, as card numbers"),
    Piece("rows", (_SEATS, at.ROUNDS), "regions by seat and place, as card numbers"),
    Piece("sanctuaries", (_SEATS, at.MOST_LAID), "sanctuaries by seat, as card numbers"),
    Piece(
        "taken", (_SEATS, at.HAND), "regions that each seat took openly and still holds, ascending"
    ),
    Piece("gone", (_MOST_GONE,), "regions that left the game, as card numbers"),
    Piece("symbols", (_SEATS, len(FIELDS)), f"counts in each play area: {', '.join(FIELDS)}"),
    Piece("fame", (_SEATS,), "what each play area scores as it lies, 255 at most"),
    Piece("order", (_SEATS,), "turn of each seat this round, 1 first; 0 before the reveal"),
    Piece("waiting", (_SEATS,), "1 where a choice is still missing"),
    Piece("finding", (_SEATS,), "sanctuaries drawn and not chosen from"),
)

OFFSETS: dict[str, int] = {}
SIZE = 0
for _piece in PIECES:
    OFFSETS[_piece.name] = SIZE
    SIZE += prod(_piece.shape)
"""Bytes in a vector."""

CARD_PIECES = ("hand", "market", "found", "rows", "sanctuaries", "taken", "gone")
"""The pieces that hold card numbers."""

_PHASE, _ROUND, _PLAYERS = OFFSETS["phase"], OFFSETS["round"], OFFSETS["players"]
_OPTIONS, _CHOSEN, _DECKS = OFFSETS["options"], OFFSETS["chosen"], OFFSETS["decks"]
_HAND, _MARKET, _FOUND = OFFSETS["hand"], OFFSETS["market"], OFFSETS["found"]
_ROWS, _SANCTUARIES, _TAKEN = OFFSETS["rows"], OFFSETS["sanctuaries"], OFFSETS["taken"]
_GONE, _SYMBOLS, _FAME = OFFSETS["gone"], OFFSETS["symbols"], OFFSETS["fame"]
_ORDER, _WAITING, _FINDING = OFFSETS["order"], OFFSETS["waiting"], OFFSETS["finding"]
_FIELD_COUNT = len(FIELDS)
_VALUE = np.uint64(31)
_BYTE = 255
_PHASES = np.zeros(8, dtype=np.uint8)
for _number, _phase in enumerate((at.KEEP, at.PLAY, at.TAKE, at.CHOOSE, at.OVER), 1):
    _PHASES[_phase] = _number


def piece(vectors: Bytes, name: str) -> Bytes:
    """One piece of a vector, or of a batch of vectors, in its own shape."""
    shapes: Mapping[str, tuple[int, ...]] = {known.name: known.shape for known in PIECES}
    if name not in shapes:
        raise KeyError(f"no piece {name!r}: there are {', '.join(OFFSETS)}")
    cut = vectors[..., OFFSETS[name] : OFFSETS[name] + prod(shapes[name])]
    return cut.reshape(*vectors.shape[:-1], *shapes[name])


def layout_table() -> str:
    """The layout as a table for the docs."""
    lines = ["| piece | from | shape | meaning |", "|---|---|---|---|"]
    for known in PIECES:
        shape = " x ".join(map(str, known.shape)) or "1"
        lines.append(f"| `{known.name}` | {OFFSETS[known.name]} | {shape} | {known.meaning} |")
    return "\n".join([*lines, "", f"{SIZE} bytes in all."])


@inlined
def _named(card: int) -> int:
    """The card's number; an empty place is 0."""
    return 0 if card & at.CARD == at.NONE else (card & at.CARD) + 1


@compiled
def write_compact(s: State, seat: int, out: Bytes) -> None:
    """Write what `seat` sees into `out`, which has `SIZE` places."""
    for i in range(SIZE):
        out[i] = 0
    _write_table(s, seat, out)
    _write_own(s, seat, out)
    players = number(s[at.PLAYERS])
    for place in range(players):
        other = seat + place
        if other >= players:
            other -= players
        _write_seat(s, other, place, out)


@inlined
def _write_table(s: State, seat: int, out: Bytes) -> None:
    out[_PHASE] = _PHASES[s[at.PHASE]]
    out[_ROUND] = s[at.ROUND]
    out[_PLAYERS] = s[at.PLAYERS]
    out[_DECKS] = REGION_COUNT - number(s[at.REGIONS_DRAWN])
    out[_DECKS + 1] = s[at.SANCTUARIES_LEFT]
    out[_DECKS + 2] = s[at.NEVER_DRAWN]
    out[_DECKS + 3] = s[at.SHORT]
    if decides(s, seat):
        out[_OPTIONS] = choices(s)
    for i in range(number(s[at.MARKET_SIZE])):
        out[_MARKET + i] = number(s[at.MARKET_CARDS + i]) + 1
    for i in range(number(s[at.GONE_SIZE])):
        out[_GONE + i] = number(s[at.GONE + i]) + 1


@inlined
def decides(s: State, seat: int) -> bool:
    """Whether the seat has an open decision."""
    phase = s[at.PHASE]
    if phase == at.PLAY or phase == at.KEEP:
        return bool(s[seat_at(seat) + at.CHOSEN] == at.NONE)
    return bool((phase == at.TAKE or phase == at.CHOOSE) and s[at.ORDER + s[at.TURN]] == seat)


@inlined
def _write_own(s: State, seat: int, out: Bytes) -> None:
    me = seat_at(seat)
    if s[me + at.CHOSEN] != at.NONE:
        out[_CHOSEN] = number(s[me + at.CHOSEN]) + 1
    for i in range(number(s[me + at.HELD])):
        out[_HAND + i] = _named(number(s[me + at.CARDS_HELD + i]))
    for i in range(number(s[me + at.FOUND])):
        out[_FOUND + i] = found_card(s, seat, i) + 1


@inlined
def _write_taken(s: State, me: int, start: int, out: Bytes) -> None:
    """In ascending order: in which slots of the hand they lie is not for others to know."""
    end = start
    for i in range(number(s[me + at.HELD])):
        card = number(s[me + at.CARDS_HELD + i])
        if card >= at.OPEN:
            place = end
            while place > start and number(out[place - 1]) > (card & at.CARD) + 1:
                out[place] = out[place - 1]
                place -= 1
            out[place] = (card & at.CARD) + 1
            end += 1


@inlined
def _write_seat(s: State, seat: int, place: int, out: Bytes) -> None:
    """What everybody sees of a seat."""
    me = seat_at(seat)
    for i in range(at.ROUNDS):
        out[_ROWS + place * at.ROUNDS + i] = _named(number(s[me + at.ROW + i]))
    for i in range(at.MOST_LAID):
        laid = _named(number(s[me + at.SANCTUARIES + i]))
        out[_SANCTUARIES + place * at.MOST_LAID + i] = laid
    _write_taken(s, me, _TAKEN + place * at.HAND, out)
    symbols = symbols_of(s, seat)
    for i in range(_FIELD_COUNT):
        out[_SYMBOLS + place * _FIELD_COUNT + i] = number(
            (symbols >> np.uint64(FIELD_BITS * i)) & _VALUE
        )
    out[_FAME + place] = min(fame(s, seat), _BYTE)
    out[_FINDING + place] = s[me + at.FOUND]
    out[_WAITING + place] = number(decides(s, seat))
    phase = s[at.PHASE]
    if phase == at.FIND or phase == at.TAKE or phase == at.CHOOSE:
        for turn in range(number(s[at.PLAYERS])):
            if s[at.ORDER + turn] == seat:
                out[_ORDER + place] = turn + 1
