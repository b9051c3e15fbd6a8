"""What a seat sees, as numbers for a learner: named pieces in one flat vector.

One encoder serves 2 to 6 players. It is egocentric: wherever a piece has a place per seat, place 0
is the observer, 1 the next seat, and so on; places without a player are zero. It reads only what
the seat may know: a redraw for the seat gives the same vector. `PIECES` is the layout, and the
table in the docs is made from it.
"""

from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from alula.cards import FEWEST_PLAYERS
from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.game import choices, found_card, seat_at
from alula.kernel.layout import State
from alula.kernel.scoring import fame, symbols_of
from alula.kernel.tables import (
    FIELD_BITS,
    FIELDS,
    NEEDS,
    QUESTS,
    REGION_COUNT,
    SANCTUARY_COUNT,
    SET_FLAG,
    SHIFT_A,
    SHIFT_B,
    SYMBOLS,
)

Vector = npt.NDArray[np.float32]

CARD_FEATURES = (
    "there",
    f"number / {REGION_COUNT}",
    *FIELDS,
    "needs uddu",
    "needs okiko",
    "needs goldlog",
    *(f"fame per {field}" for field in FIELDS),
    "flat fame",
    "fame per set",
)
"""How a card is told wherever a piece shows cards; an empty place is all zeros."""
_CARD = len(CARD_FEATURES)
_SEATS = at.MOST_PLAYERS
_DECKS_TOLD = (
    f"regions / {REGION_COUNT}, sanctuaries / {SANCTUARY_COUNT}, "
    f"never drawn / {SANCTUARY_COUNT}, too short this round"
)
_ORDER_TOLD = f"turn of each seat this round, 1 first, / {_SEATS}; 0 before the reveal"


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of the vector."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


PIECES: tuple[Piece, ...] = (
    Piece("phase", (5,), "which of keep, play, take, choose, over"),
    Piece("round", (at.ROUNDS + 1,), f"which of 0 (keep) to {at.ROUNDS}"),
    Piece("players", (_SEATS - 1,), f"which of {FEWEST_PLAYERS} to {_SEATS}"),
    Piece("legal", (at.MOST_CHOICES,), "choices of the observer's open decision; 0 without one"),
    Piece("chosen", (at.KEEPS,), "the observer's face-down choice: a hand slot, or a way to keep"),
    Piece("decks", (4,), _DECKS_TOLD),
    Piece("hand", (at.ADVANCED_HAND, _CARD), "own regions by slot"),
    Piece("market", (at.MOST_OFFERED, _CARD), "regions on offer by slot"),
    Piece("found", (at.MOST_FOUND, _CARD), "own sanctuaries to choose from, by slot"),
    Piece("rows", (_SEATS, at.ROUNDS, _CARD), "regions by seat and place, first played first"),
    Piece("sanctuaries", (_SEATS, at.MOST_LAID, _CARD), "sanctuaries by seat, in the order laid"),
    Piece("symbols", (_SEATS, len(FIELDS)), f"counts in each play area: {', '.join(FIELDS)}"),
    Piece("missing_row", (at.ROUNDS, 3), "wonders that quests of the own row lack as it lies"),
    Piece("missing_hand", (at.ADVANCED_HAND, 3), "wonders that own regions lack if played last"),
    Piece("fame", (_SEATS,), "what each play area scores as it lies, / 100"),
    Piece("order", (_SEATS,), _ORDER_TOLD),
    Piece("waiting", (_SEATS,), "whose choice is still missing"),
    Piece("finding", (_SEATS,), f"sanctuaries drawn and not chosen from, / {at.MOST_FOUND}"),
    Piece("taken", (_SEATS, REGION_COUNT), "regions that each seat took openly and still holds"),
    Piece("gone", (REGION_COUNT,), "regions that left the game"),
    Piece("unseen_regions", (REGION_COUNT,), "regions that the observer does not see anywhere"),
    Piece("unseen_sanctuaries", (SANCTUARY_COUNT,), "sanctuaries that it does not see anywhere"),
)

OFFSETS: dict[str, int] = {}
SIZE = 0
for _piece in PIECES:
    OFFSETS[_piece.name] = SIZE
    SIZE += _piece.size
"""Numbers in a vector."""


def piece(vectors: npt.NDArray[np.float32], name: str) -> npt.NDArray[np.float32]:
    """One piece of a vector, or of a batch of vectors, in its own shape."""
    for known in PIECES:
        if known.name == name:
            start = OFFSETS[name]
            cut = vectors[..., start : start + known.size]
            return cut.reshape(*vectors.shape[:-1], *known.shape)
    raise KeyError(f"no piece {name!r}: there are {', '.join(OFFSETS)}")


def layout_table() -> str:
    """The layout as a table for the docs."""
    lines = ["| piece | from | shape | meaning |", "|---|---|---|---|"]
    for known in PIECES:
        shape = " x ".join(map(str, known.shape))
        lines.append(f"| `{known.name}` | {OFFSETS[known.name]} | {shape} | {known.meaning} |")
    lines.append("")
    lines.append(f"{SIZE} numbers in all. A card is {_CARD} numbers: {', '.join(CARD_FEATURES)}.")
    return "\n".join(lines)


def _features() -> npt.NDArray[np.float32]:
    table = np.zeros((128, _CARD), dtype=np.float32)
    fields = len(FIELDS)
    per = 2 + fields + 3
    for card in range(REGION_COUNT + SANCTUARY_COUNT):
        symbols, needs, quest = int(SYMBOLS[card]), int(NEEDS[card]), int(QUESTS[card])
        row = table[card]
        row[0] = 1
        row[1] = (card + 1) / REGION_COUNT if card < REGION_COUNT else 0
        for field in range(fields):
            row[2 + field] = symbols >> FIELD_BITS * field & 31
        for wonder in range(3):
            row[2 + fields + wonder] = needs >> FIELD_BITS * wonder & 31
        if quest >> SET_FLAG:
            row[per + fields + 1] = quest & 255
        else:
            for shift in (SHIFT_A, SHIFT_B):  # field 9 is the flat one, field 10 none at all
                field = (quest >> shift & 255) // FIELD_BITS
                if field <= fields:
                    row[per + field] = quest & 255
    return table


_FEATURES = _features()
_PHASE = OFFSETS["phase"]
_ROUND = OFFSETS["round"]
_PLAYERS = OFFSETS["players"]
_LEGAL = OFFSETS["legal"]
_CHOSEN = OFFSETS["chosen"]
_DECKS = OFFSETS["decks"]
_HAND = OFFSETS["hand"]
_MARKET = OFFSETS["market"]
_FOUND = OFFSETS["found"]
_ROWS = OFFSETS["rows"]
_SANCTUARIES = OFFSETS["sanctuaries"]
_SYMBOLS = OFFSETS["symbols"]
_MISSING_ROW = OFFSETS["missing_row"]
_MISSING_HAND = OFFSETS["missing_hand"]
_FAME = OFFSETS["fame"]
_ORDER = OFFSETS["order"]
_WAITING = OFFSETS["waiting"]
_FINDING = OFFSETS["finding"]
_TAKEN = OFFSETS["taken"]
_GONE = OFFSETS["gone"]
_UNSEEN_REGIONS = OFFSETS["unseen_regions"]
_UNSEEN_SANCTUARIES = OFFSETS["unseen_sanctuaries"]
_FIELD_COUNT = len(FIELDS)
_VALUE = np.uint64(31)


@compiled
def observe(s: State, seat: int, out: Vector) -> None:
    """Write what `seat` sees into `out`, which has `SIZE` places."""
    for i in range(out.shape[0]):
        out[i] = 0
    _observe_table(s, seat, out)
    _observe_own(s, seat, out)
    players = number(s[at.PLAYERS])
    for i in range(REGION_COUNT):
        out[_UNSEEN_REGIONS + i] = 1
    for i in range(SANCTUARY_COUNT):
        out[_UNSEEN_SANCTUARIES + i] = 1
    for place in range(players):
        _observe_seat(s, (seat + place) % players, place, out)
    _mark_seen(s, seat, out)


@inlined
def _put_card(out: Vector, start: int, card: int) -> None:
    for i in range(_CARD):
        out[start + i] = _FEATURES[card, i]


@compiled
def _observe_table(s: State, seat: int, out: Vector) -> None:
    phase = number(s[at.PHASE])
    if phase == at.KEEP:
        out[_PHASE] = 1
    elif phase == at.PLAY:
        out[_PHASE + 1] = 1
    elif phase == at.TAKE:
        out[_PHASE + 2] = 1
    elif phase == at.CHOOSE:
        out[_PHASE + 3] = 1
    elif phase == at.OVER:
        out[_PHASE + 4] = 1
    out[_ROUND + number(s[at.ROUND])] = 1
    out[_PLAYERS + number(s[at.PLAYERS]) - 2] = 1
    if _decides(s, seat):
        for i in range(choices(s)):
            out[_LEGAL + i] = 1
    out[_DECKS] = (REGION_COUNT - number(s[at.REGIONS_DRAWN])) / REGION_COUNT
    out[_DECKS + 1] = number(s[at.SANCTUARIES_LEFT]) / SANCTUARY_COUNT
    out[_DECKS + 2] = number(s[at.NEVER_DRAWN]) / SANCTUARY_COUNT
    out[_DECKS + 3] = s[at.SHORT]
    for i in range(number(s[at.MARKET_SIZE])):
        _put_card(out, _MARKET + i * _CARD, number(s[at.MARKET_CARDS + i]))
    for i in range(number(s[at.GONE_SIZE])):
        out[_GONE + number(s[at.GONE + i])] = 1


@inlined
def _decides(s: State, seat: int) -> bool:
    """Whether the seat has an open decision."""
    phase = s[at.PHASE]
    if phase == at.PLAY or phase == at.KEEP:
        return bool(s[seat_at(seat) + at.CHOSEN] == at.NONE)
    return bool((phase == at.TAKE or phase == at.CHOOSE) and s[at.ORDER + s[at.TURN]] == seat)


@compiled
def _observe_own(s: State, seat: int, out: Vector) -> None:
    me = seat_at(seat)
    if s[me + at.CHOSEN] != at.NONE:
        out[_CHOSEN + number(s[me + at.CHOSEN])] = 1
    for i in range(number(s[me + at.FOUND])):
        _put_card(out, _FOUND + i * _CARD, found_card(s, seat, i))
    symbols = symbols_of(s, seat)
    for i in range(number(s[me + at.HELD])):
        card = number(s[me + at.CARDS_HELD + i]) & at.CARD
        _put_card(out, _HAND + i * _CARD, card)
        own = symbols_alone(s, me) + SYMBOLS[card]
        _put_missing(out, _MISSING_HAND + 3 * i, own, NEEDS[card])
    for i in range(at.ROUNDS):
        card = number(s[me + at.ROW + i])
        _put_missing(out, _MISSING_ROW + 3 * i, symbols, NEEDS[card])
        symbols -= SYMBOLS[card]


@inlined
def symbols_alone(s: State, me: int) -> np.uint64:
    """The symbols of the sanctuaries alone: all that the last region played can see."""
    symbols = np.uint64(0)
    for i in range(at.MOST_LAID):
        symbols += SYMBOLS[s[me + at.SANCTUARIES + i]]
    return symbols


@inlined
def _put_missing(out: Vector, start: int, symbols: np.uint64, needs: np.uint64) -> None:
    for i in range(3):
        shift = np.uint64(FIELD_BITS * i)
        lacking = number((needs >> shift) & _VALUE) - number((symbols >> shift) & _VALUE)
        out[start + i] = max(lacking, 0)


@compiled
def _observe_seat(s: State, seat: int, place: int, out: Vector) -> None:
    """What everybody sees of a seat."""
    me = seat_at(seat)
    for i in range(at.ROUNDS):
        card = number(s[me + at.ROW + i])
        if card != at.NONE:
            _put_card(out, _ROWS + (place * at.ROUNDS + i) * _CARD, card)
            out[_UNSEEN_REGIONS + card] = 0
    for i in range(number(s[me + at.LAID])):
        card = number(s[me + at.SANCTUARIES + i])
        _put_card(out, _SANCTUARIES + (place * at.MOST_LAID + i) * _CARD, card)
        out[_UNSEEN_SANCTUARIES + card - REGION_COUNT] = 0
    symbols = symbols_of(s, seat)
    for i in range(_FIELD_COUNT):
        out[_SYMBOLS + place * _FIELD_COUNT + i] = number(
            (symbols >> np.uint64(FIELD_BITS * i)) & _VALUE
        )
    out[_FAME + place] = fame(s, seat) / 100
    out[_FINDING + place] = number(s[me + at.FOUND]) / at.MOST_FOUND
    for i in range(number(s[me + at.HELD])):
        card = number(s[me + at.CARDS_HELD + i])
        if card >= at.OPEN:
            out[_TAKEN + place * REGION_COUNT + (card & at.CARD)] = 1
            out[_UNSEEN_REGIONS + (card & at.CARD)] = 0
    if _decides(s, seat):
        out[_WAITING + place] = 1
    phase = s[at.PHASE]
    if phase == at.FIND or phase == at.TAKE or phase == at.CHOOSE:
        for turn in range(number(s[at.PLAYERS])):
            if s[at.ORDER + turn] == seat:
                out[_ORDER + place] = (turn + 1) / at.MOST_PLAYERS


@compiled
def _mark_seen(s: State, seat: int, out: Vector) -> None:
    """Take off the lists of unseen cards what lies in the market, is gone, or is one's own."""
    me = seat_at(seat)
    for i in range(number(s[at.MARKET_SIZE])):
        out[_UNSEEN_REGIONS + number(s[at.MARKET_CARDS + i])] = 0
    for i in range(number(s[at.GONE_SIZE])):
        out[_UNSEEN_REGIONS + number(s[at.GONE + i])] = 0
    for i in range(number(s[me + at.HELD])):
        out[_UNSEEN_REGIONS + (number(s[me + at.CARDS_HELD + i]) & at.CARD)] = 0
    for i in range(number(s[me + at.FOUND])):
        out[_UNSEEN_SANCTUARIES + found_card(s, seat, i) - REGION_COUNT] = 0


@compiled
def observe_many(
    states: npt.NDArray[np.uint8], seats: npt.NDArray[np.int8], out: npt.NDArray[np.float32]
) -> None:
    """`observe` for each game of a batch; a negative seat (nobody decides) is seat 0."""
    for game in range(states.shape[0]):
        observe(states[game], max(number(seats[game]), 0), out[game])
