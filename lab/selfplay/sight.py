"""What a seat sees when it decides, as a short list of small numbers: what the network reads.

`look` lists what all options share: the own row, hand and sanctuaries, the market, the strongest
rival's row and what is known of their hand, and how things stand. `consider` lists what one option
adds: its card, what it would score as things lie, how it fits with the rest of the hand, and what
it is worth to the rival. An entry is a *place* (a row of weights) and an *amount*; what is only
there or not there has the amount `THERE`.

Only what the seat itself may know goes in, and nothing depends on the order of a hand.
"""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, natural, number
from alula.kernel.game import found_card, has_clue, seat_at
from alula.kernel.layout import KEPT_SLOTS, State
from alula.kernel.scoring import quest_fame
from alula.kernel.tables import CARDS, FIELD_BITS, FIELDS, GUARDS, ONE, SET_FLAG, SHIFT_A, SHIFT_B

Places = npt.NDArray[np.int16]
Amounts = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint64]
Notes = npt.NDArray[np.int64]

Eye = tuple[Places, Amounts, Words, Notes]
"""Work space for one thread: the list, quests in words, and what was noted about the position."""

_KINDS = len(FIELDS)
_REGIONS, _SANCTUARIES = 68, 45

THERE = 8
"""The amount of what is only there or not."""

# -- places of what all options share --------------------------------------------------------------
ROUND = 0  # 0 (keep) to 8
PLAYERS = ROUND + at.ROUNDS + 1
TURNS_LEFT = PLAYERS + 5  # how many take or choose after this seat: 0 to 5
HAND_CARDS = TURNS_LEFT + at.MOST_PLAYERS
ROW_CARDS = HAND_CARDS + _REGIONS
LAST_CARD = ROW_CARDS + _REGIONS
MARKET_CARDS = LAST_CARD + _REGIONS
LAID_CARDS = MARKET_CARDS + _REGIONS
FOUND_CARDS = LAID_CARDS + _SANCTUARIES
RIVAL_ROW = FOUND_CARDS + _SANCTUARIES
RIVAL_HAND = RIVAL_ROW + _REGIONS
RIVAL_LAID = RIVAL_HAND + _REGIONS
SLOTS = RIVAL_LAID + _SANCTUARIES  # of each region: fame now, fame if met, what wonders are missing
PER_SLOT = 5
OWN = SLOTS + PER_SLOT * at.ROUNDS  # the own area, see below
_MET = 0  # fame for one more of each symbol, and of a set, by quests that are met
_UNMET = _MET + _KINDS + 1  # ... by quests that are not
_ALL = _UNMET + _KINDS + 1  # symbols in the whole area
_NOW = _ALL + _KINDS  # fame as it lies
_LAST = _NOW + 1  # the last region's number
_LAID = _LAST + 1  # how many sanctuaries
_MARKET_GAINS = _LAID + 1  # the best two gains from the market
_MARKET_CLIMBERS = _MARKET_GAINS + 2
_AREA = _MARKET_CLIMBERS + 1
RIVAL = OWN + _AREA  # the same of the strongest rival
ON_SANCTUARIES = RIVAL + _AREA  # own symbols
IN_HAND = ON_SANCTUARIES + _KINDS
HAND_CLIMBERS = IN_HAND + _KINDS
AHEAD = HAND_CLIMBERS + 1  # fame ahead of the rival
BEHIND = AHEAD + 1
RIVAL_FINDS = BEHIND + 1  # sanctuaries that the rival has drawn and not chosen from
RIVAL_WAITS = RIVAL_FINDS + 1  # the rival has still to take
OTHERS_NOW = RIVAL_WAITS + 1  # the fame of the second strongest rival
DECK_SHORT = OTHERS_NOW + 1
MARKET_LEFT = DECK_SHORT + 1
SHARED = MARKET_LEFT + 1

# -- places of what an option adds -----------------------------------------------------------------
CARD = SHARED  # a region; or a sanctuary, counted from 0 (they have parts of their own)
GAIN = CARD + _REGIONS  # fame gained as things lie
PROMISE = GAIN + 1  # fame for its symbols by quests that are not met
QUEST = PROMISE + 1  # what its own quest would give if it were met
LACKS = QUEST + 1  # three wonders that it lacks
CLIMBS = LACKS + 3
DRAWS = CLIMBS + 1  # sanctuaries to draw by it
NUMBER = DRAWS + 1
PAIR_GAIN = NUMBER + 1  # the best gain together with another region in hand, in the better order
PAIR_CLIMBS = PAIR_GAIN + 1  # regions in hand that climb after it
PAIR_FOLLOWS = PAIR_CLIMBS + 1  # regions in hand that climb, and after which it climbs
MARKET_ABOVE = PAIR_FOLLOWS + 1  # regions of the market above it
RIVAL_GAIN = MARKET_ABOVE + 1  # what it would give to the rival
RIVAL_CLIMBS = RIVAL_GAIN + 1
HAND_QUESTS = RIVAL_CLIMBS + 1  # what the quests in hand would see on sanctuaries: best, and sum
INPUTS = HAND_QUESTS + 2

MOST_ENTRIES = 320
"""No list is longer."""

# Places in the words: for each quest in an area, what it sees, what it needs, and the quest.
_QUESTS = 16
_SEEN, _NEEDS, _QUEST = 0, _QUESTS, 2 * _QUESTS
_MINE, _THEIRS = 0, 3 * _QUESTS
WORDS = 6 * _QUESTS + 2
_MY_SANCTUARIES = 6 * _QUESTS  # symbols on them

# Places in the notes.
_MY_QUESTS, _RIVAL_QUESTS, _MY_FAME, _RIVAL_FAME, _MY_LAST, _RIVAL_LAST = range(6)
_RIVAL, _MY_CLUES, _PAIRS = 6, 7, 8  # three pair gains
_PROMISES = 11  # own demand by quests that are not met, and of sets
NOTES = _PROMISES + _KINDS + 1

_VALUE = np.uint64(31)
_BYTE = np.uint64(255)
_ZERO = np.uint64(0)
_KEPT = KEPT_SLOTS


def new_eye() -> Eye:
    return (
        np.zeros(MOST_ENTRIES, dtype=np.int16),
        np.zeros(MOST_ENTRIES, dtype=np.uint8),
        np.zeros(WORDS, dtype=np.uint64),
        np.zeros(NOTES, dtype=np.int64),
    )


def _demands() -> npt.NDArray[np.int64]:
    """For each card: the fame that one more of each symbol adds to its quest; last: of each set."""
    demands = np.zeros((CARDS.shape[1], _KINDS + 1), dtype=np.int64)
    for card, quest in enumerate(CARDS[2].tolist()):
        if quest >> SET_FLAG:
            demands[card, _KINDS] = quest & 255
            continue
        for shift in (SHIFT_A, SHIFT_B):
            field = (quest >> shift & 255) // FIELD_BITS
            if field < _KINDS:
                demands[card, field] += quest & 255
    return demands


_DEMANDS = _demands()


@inlined
def _add(eye: Eye, count: int, place: int, amount: int) -> int:
    """Append an entry, if it is not nothing."""
    if amount <= 0:
        return count
    eye[0][natural(count)] = place
    eye[1][natural(count)] = min(amount, 255)
    return count + 1


@inlined
def _symbol(symbols: np.uint64, kind: int) -> int:
    return number((symbols >> np.uint64(FIELD_BITS * kind)) & _VALUE)


@inlined
def held(s: State, me: int, slot: int) -> int:
    """The region in a slot of a hand, -1 if empty."""
    card = number(s[me + at.CARDS_HELD + slot]) & at.CARD
    return card if card != at.NONE else -1


@inlined
def row_length(s: State) -> int:
    """How many regions lie in every row."""
    phase = s[at.PHASE]
    if phase == at.TAKE or phase == at.CHOOSE or phase == at.OVER or phase == at.FIND:
        return number(s[at.ROUND])
    return max(number(s[at.ROUND]) - 1, 0)


# -- quests in an area -----------------------------------------------------------------------------


@compiled
def _read_area(s: State, me: int, length: int, eye: Eye, start: int) -> int:
    """Note every quest in an area and what it sees; returns how many. Rows come first, from the
    left end's to the right end's last: the sum runs from the right."""
    words = eye[2]
    laid = number(s[me + at.LAID])
    symbols = ONE
    for i in range(laid):
        symbols += CARDS[0, s[me + at.SANCTUARIES + i]]
    if start == _MINE:
        words[_MY_SANCTUARIES] = symbols
    count = 0
    for i in range(length - 1, -1, -1):
        card = number(s[me + at.ROW + i])
        symbols += CARDS[0, card]
        words[start + _SEEN + count] = symbols
        words[start + _NEEDS + count] = CARDS[1, card]
        words[start + _QUEST + count] = CARDS[2, card]
        count += 1
    for i in range(laid):
        card = number(s[me + at.SANCTUARIES + i])
        if CARDS[2, card] & _BYTE:
            words[start + _SEEN + count] = symbols
            words[start + _NEEDS + count] = _ZERO
            words[start + _QUEST + count] = CARDS[2, card]
            count += 1
    words[start + _SEEN + count] = symbols  # what all see
    return count


@inlined
def _fame_with(eye: Eye, start: int, count: int, more: np.uint64) -> int:
    """What the quests of an area give when so much more comes at its right end."""
    words = eye[2]
    fame = 0
    for i in range(count):
        k = natural(start + i)
        fame += quest_fame(words[k] + more, words[k + _NEEDS], words[k + _QUEST])
    return fame


@inlined
def _own_quest(seen: np.uint64, card: int) -> int:
    return quest_fame(seen, CARDS[1, card], CARDS[2, card])


@compiled
def _gain(eye: Eye, card: int) -> int:
    """How much more the own area scores, as things lie, if this region comes next."""
    sees = eye[2][_MY_SANCTUARIES] + CARDS[0, card]
    fame = _fame_with(eye, _MINE, eye[3][_MY_QUESTS], CARDS[0, card]) - eye[3][_MY_FAME]
    return fame + _own_quest(sees, card)


@compiled
def _rival_gain(eye: Eye, card: int) -> int:
    """The same for the rival, without the region's own quest."""
    fame = _fame_with(eye, _THEIRS, eye[3][_RIVAL_QUESTS], CARDS[0, card])
    return fame - eye[3][_RIVAL_FAME]


@compiled
def _pair_gain(eye: Eye, a: int, b: int) -> int:
    """How much more the own area scores if both regions come next, in the better order."""
    both = CARDS[0, a] + CARDS[0, b]
    alone = eye[2][_MY_SANCTUARIES]
    fame = _fame_with(eye, _MINE, eye[3][_MY_QUESTS], both) - eye[3][_MY_FAME]
    ab = _own_quest(alone + both, a) + _own_quest(alone + CARDS[0, b], b)
    ba = _own_quest(alone + both, b) + _own_quest(alone + CARDS[0, a], a)
    return fame + max(ab, ba)


# -- what all options share ------------------------------------------------------------------------


@compiled
def look(s: State, seat: int, eye: Eye) -> int:
    """List what a seat sees, whatever it chooses; returns how many entries there are."""
    me = seat_at(seat)
    notes = eye[3]
    length = row_length(s)
    players = number(s[at.PLAYERS])
    notes[_MY_QUESTS] = _read_area(s, me, length, eye, _MINE)
    notes[_MY_FAME] = _fame_with(eye, _MINE, notes[_MY_QUESTS], _ZERO)
    notes[_MY_LAST] = number(s[me + at.ROW + length - 1]) if length > 0 else at.NONE
    notes[_MY_CLUES] = number(s[me + at.CLUES])
    second = _find_rival(s, seat, length, eye)
    count = _add(eye, 0, ROUND + number(s[at.ROUND]), THERE)
    count = _add(eye, count, PLAYERS + players - 2, THERE)
    phase = s[at.PHASE]
    turns = 0
    if phase == at.TAKE or phase == at.CHOOSE:
        turns = players - 1 - number(s[at.TURN])
    count = _add(eye, count, TURNS_LEFT + turns, THERE)
    count = _list_hand(s, me, eye, count)
    count = _list_row(s, me, length, eye, count)
    count = _list_area(s, me, length, eye, count, _MINE, OWN)
    count = _list_rival(s, length, eye, count)
    count = _list_market(s, eye, count)
    count = _add(eye, count, OTHERS_NOW, second >> 1)
    return _add(eye, count, DECK_SHORT, THERE * number(s[at.SHORT]))


@compiled
def _find_rival(s: State, seat: int, length: int, eye: Eye) -> int:
    """Note the rival with the most fame as things lie; returns the fame of the next best."""
    notes = eye[3]
    players = number(s[at.PLAYERS])
    notes[_RIVAL] = (seat + 1) % players
    most = -1
    second = 0
    if players > 2:
        for i in range(1, players):
            other = (seat + i) % players
            count = _read_area(s, seat_at(other), length, eye, _THEIRS)
            fame = _fame_with(eye, _THEIRS, count, _ZERO)
            if fame > most:
                second = max(second, most)
                most = fame
                notes[_RIVAL] = other
            else:
                second = max(second, fame)
    me = seat_at(notes[_RIVAL])
    notes[_RIVAL_QUESTS] = _read_area(s, me, length, eye, _THEIRS)
    notes[_RIVAL_FAME] = _fame_with(eye, _THEIRS, notes[_RIVAL_QUESTS], _ZERO)
    notes[_RIVAL_LAST] = number(s[me + at.ROW + length - 1]) if length > 0 else at.NONE
    return second


@compiled
def _list_hand(s: State, me: int, eye: Eye, count: int) -> int:
    symbols = _ZERO
    climbers = 0
    for slot in range(number(s[me + at.HELD])):
        card = held(s, me, slot)
        count = _add(eye, count, HAND_CARDS + card, THERE)
        symbols += CARDS[0, card]
        climbers += number(card > eye[3][_MY_LAST])
    for kind in range(_KINDS):
        count = _add(eye, count, IN_HAND + kind, 4 * _symbol(symbols, kind))
        count = _add(eye, count, ON_SANCTUARIES + kind, 4 * _symbol(eye[2][_MY_SANCTUARIES], kind))
    return _add(eye, count, HAND_CLIMBERS, 4 * climbers)


@compiled
def _list_row(s: State, me: int, length: int, eye: Eye, count: int) -> int:
    """Every region of the own row: what it scores now, or would if nothing were missing."""
    words = eye[2]
    for i in range(length):
        card = number(s[me + at.ROW + i])
        k = length - 1 - i
        count = _add(eye, count, ROW_CARDS + card, THERE)
        place = SLOTS + PER_SLOT * i
        needs = words[k + _NEEDS]
        fame = quest_fame(words[k], _ZERO, words[k + _QUEST])
        if ((words[k] | GUARDS) - needs) & GUARDS == GUARDS:
            count = _add(eye, count, place, fame)
        else:
            count = _add(eye, count, place + 1, fame)
            for kind in range(3):
                count = _add(
                    eye,
                    count,
                    place + 2 + kind,
                    4 * (_symbol(needs, kind) - _symbol(words[k], kind)),
                )
    if length > 0:
        count = _add(eye, count, LAST_CARD + eye[3][_MY_LAST], THERE)
    for i in range(number(s[me + at.LAID])):
        count = _add(eye, count, LAID_CARDS + number(s[me + at.SANCTUARIES + i]) - _REGIONS, THERE)
    if s[at.PHASE] == at.TAKE:
        for i in range(number(s[me + at.FOUND])):
            start = number(s[me + at.FOUND_AT])
            card = number(s[at.RING + ((start + i) & (at.RING_SIZE - 1))])
            count = _add(eye, count, FOUND_CARDS + card - _REGIONS, THERE)
    return count


@compiled
def _list_area(s: State, me: int, length: int, eye: Eye, count: int, start: int, base: int) -> int:
    """What the quests of an area ask for, its symbols, its fame, and what the market offers it."""
    words, notes = eye[2], eye[3]
    mine = start == _MINE
    quests = notes[_MY_QUESTS] if mine else notes[_RIVAL_QUESTS]
    last = notes[_MY_LAST] if mine else notes[_RIVAL_LAST]
    met = number(False)
    unmet = number(False)  # ten fields of six bits would overflow: two words of five fields of 12
    met_more = number(False)
    unmet_more = number(False)
    for i in range(length + number(s[me + at.LAID])):
        if i < length:
            card = number(s[me + at.ROW + length - 1 - i])
            is_met = ((words[start + i] | GUARDS) - CARDS[1, card]) & GUARDS == GUARDS
        else:
            card = number(s[me + at.SANCTUARIES + i - length])
            is_met = True
        if is_met:
            met += _PACKED[0, card]
            met_more += _PACKED[1, card]
        else:
            unmet += _PACKED[0, card]
            unmet_more += _PACKED[1, card]
    for kind in range(_KINDS + 1):
        shift = _PACK * (kind % 5)
        a = ((met if kind < 5 else met_more) >> shift) & _PACK_MASK
        b = ((unmet if kind < 5 else unmet_more) >> shift) & _PACK_MASK
        count = _add(eye, count, base + _MET + kind, 2 * a)
        count = _add(eye, count, base + _UNMET + kind, 2 * b)
        if mine:
            notes[_PROMISES + kind] = b
    everything = words[start + _SEEN + quests]
    for kind in range(_KINDS):
        count = _add(eye, count, base + _ALL + kind, 4 * _symbol(everything, kind))
    count = _add(eye, count, base + _NOW, (notes[_MY_FAME] if mine else notes[_RIVAL_FAME]) >> 1)
    count = _add(eye, count, base + _LAST, (last + 2) >> 1 if length > 0 else 0)
    count = _add(eye, count, base + _LAID, 4 * number(s[me + at.LAID]))
    if s[at.PHASE] != at.PLAY and mine:
        return count  # when taking, every option says it for itself
    first = 0
    second = 0
    climbers = 0
    for i in range(number(s[at.MARKET_SIZE])):
        card = number(s[at.MARKET_CARDS + i])
        gain = _gain(eye, card) if mine else _rival_gain(eye, card)
        climbers += number(card > last)
        second = max(second, min(first, gain))
        first = max(first, gain)
    count = _add(eye, count, base + _MARKET_GAINS, first)
    count = _add(eye, count, base + _MARKET_GAINS + 1, second)
    return _add(eye, count, base + _MARKET_CLIMBERS, 4 * climbers)


_PACK = 12
_PACK_MASK = (1 << _PACK) - 1
_PACKED = np.stack(
    [
        sum(_DEMANDS[:, kind] << _PACK * kind for kind in range(5)),
        sum(_DEMANDS[:, 5 + kind] << _PACK * kind for kind in range(5)),
    ]
)


@compiled
def _list_rival(s: State, length: int, eye: Eye, count: int) -> int:
    notes = eye[3]
    me = seat_at(notes[_RIVAL])
    for i in range(length):
        count = _add(eye, count, RIVAL_ROW + number(s[me + at.ROW + i]), THERE)
    for i in range(number(s[me + at.LAID])):
        count = _add(eye, count, RIVAL_LAID + number(s[me + at.SANCTUARIES + i]) - _REGIONS, THERE)
    for i in range(number(s[me + at.HELD])):
        card = number(s[me + at.CARDS_HELD + i])
        if card != at.NONE and card & at.OPEN:
            count = _add(eye, count, RIVAL_HAND + (card & at.CARD), THERE)
    count = _list_area(s, me, length, eye, count, _THEIRS, RIVAL)
    lead = notes[_MY_FAME] - notes[_RIVAL_FAME]
    count = _add(eye, count, AHEAD, lead)
    count = _add(eye, count, BEHIND, -lead)
    count = _add(eye, count, RIVAL_FINDS, 4 * number(s[me + at.FOUND]))
    waits = s[at.PHASE] == at.TAKE and number(s[me + at.HELD]) < at.HAND
    return _add(eye, count, RIVAL_WAITS, THERE * number(waits))


@compiled
def _list_market(s: State, eye: Eye, count: int) -> int:
    for i in range(number(s[at.MARKET_SIZE])):
        count = _add(eye, count, MARKET_CARDS + number(s[at.MARKET_CARDS + i]), THERE)
    return _add(eye, count, MARKET_LEFT, 4 * number(s[at.MARKET_SIZE]))


# -- what an option adds ---------------------------------------------------------------------------


@compiled
def consider(s: State, seat: int, option: int, eye: Eye, count: int) -> int:
    """List what an option adds, from `count` on; returns where it ends. `look` comes first."""
    me = seat_at(seat)
    phase = s[at.PHASE]
    if phase == at.PLAY:
        return _consider_play(s, me, option, eye, count)
    if phase == at.TAKE:
        return _consider_take(s, me, number(s[at.MARKET_CARDS + option]), eye, count)
    if phase == at.CHOOSE:
        return _consider_sanctuary(s, me, found_card(s, seat, option), eye, count)
    return _consider_keep(s, me, option, eye, count)


@compiled
def _consider_region(card: int, eye: Eye, count: int) -> int:
    """What a region brings if it comes next."""
    words, notes = eye[2], eye[3]
    count = _add(eye, count, CARD + card, THERE)
    count = _add(eye, count, GAIN, _gain(eye, card))
    count = _add_promise(eye, count, CARDS[0, card])
    sees = words[_MY_SANCTUARIES] + CARDS[0, card]
    needs = CARDS[1, card]
    if ((sees | GUARDS) - needs) & GUARDS != GUARDS:
        count = _add(eye, count, QUEST, quest_fame(sees, _ZERO, CARDS[2, card]))
        for kind in range(3):
            count = _add(eye, count, LACKS + kind, 4 * (_symbol(needs, kind) - _symbol(sees, kind)))
    if card > notes[_MY_LAST]:
        count = _add(eye, count, CLIMBS, THERE)
        count = _add(eye, count, DRAWS, 4 * (1 + notes[_MY_CLUES] + has_clue(card)))
    return _add(eye, count, NUMBER, (card + 2) >> 1)


@compiled
def _add_promise(eye: Eye, count: int, symbols: np.uint64) -> int:
    """Fame for these symbols by own quests that are not met."""
    promise = 0
    for kind in range(_KINDS):
        promise += eye[3][_PROMISES + kind] * _symbol(symbols, kind)
    return _add(eye, count, PROMISE, promise)


@compiled
def _consider_play(s: State, me: int, slot: int, eye: Eye, count: int) -> int:
    card = held(s, me, slot)
    last = eye[3][_MY_LAST]
    count = _consider_region(card, eye, count)
    best = 0
    climbs = 0
    follows = 0
    if s[at.ROUND] < at.ROUNDS:
        for i in range(1, at.HAND):
            other = held(s, me, (slot + i) % at.HAND)
            best = max(best, _pair_gain_of(s, me, slot, (slot + i) % at.HAND, eye))
            climbs += number(other > card)
            follows += number(card > other > last)
        above = 0
        for i in range(number(s[at.MARKET_SIZE])):
            above += number(number(s[at.MARKET_CARDS + i]) > card)
        count = _add(eye, count, MARKET_ABOVE, 4 * above)
    count = _add(eye, count, PAIR_GAIN, best)
    count = _add(eye, count, PAIR_CLIMBS, 4 * climbs)
    return _add(eye, count, PAIR_FOLLOWS, 4 * follows)


@compiled
def _pair_gain_of(s: State, me: int, a: int, b: int, eye: Eye) -> int:
    """`_pair_gain` of two slots of the hand; each pair is asked for twice and reckoned once."""
    place = _PAIRS + at.HAND - a - b  # 0, 1 or 2: the slot that is left out
    if a < b:
        eye[3][place] = _pair_gain(eye, held(s, me, a), held(s, me, b))
        return eye[3][place]
    return _pair_gain(eye, held(s, me, a), held(s, me, b))


@compiled
def _consider_take(s: State, me: int, card: int, eye: Eye, count: int) -> int:
    notes = eye[3]
    last = notes[_MY_LAST]
    count = _consider_region(card, eye, count)
    best = 0
    climbs = 0
    follows = 0
    for i in range(at.HAND - 1):
        other = held(s, me, i)
        best = max(best, _pair_gain(eye, card, other))
        climbs += number(other > card)
        follows += number(card > other > last)
    count = _add(eye, count, PAIR_GAIN, best)
    count = _add(eye, count, PAIR_CLIMBS, 4 * climbs)
    count = _add(eye, count, PAIR_FOLLOWS, 4 * follows)
    count = _add(eye, count, RIVAL_GAIN, _rival_gain(eye, card))
    return _add(eye, count, RIVAL_CLIMBS, THERE * number(card > notes[_RIVAL_LAST]))


@compiled
def _consider_sanctuary(s: State, me: int, card: int, eye: Eye, count: int) -> int:
    words, notes = eye[2], eye[3]
    symbols = CARDS[0, card]
    count = _add(eye, count, CARD + card - _REGIONS, THERE)
    fame = _fame_with(eye, _MINE, notes[_MY_QUESTS], symbols) - notes[_MY_FAME]
    everything = words[_SEEN + notes[_MY_QUESTS]] + symbols
    count = _add(eye, count, GAIN, fame + _own_quest(everything, card))
    count = _add_promise(eye, count, symbols)
    best = 0
    total = 0
    for slot in range(number(s[me + at.HELD])):
        region = held(s, me, slot)
        value = _own_quest(words[_MY_SANCTUARIES] + symbols + CARDS[0, region], region)
        best = max(best, value)
        total += value
    count = _add(eye, count, HAND_QUESTS, best)
    return _add(eye, count, HAND_QUESTS + 1, total)


@compiled
def _consider_keep(s: State, me: int, way: int, eye: Eye, count: int) -> int:
    a = held(s, me, number(_KEPT[way, 0]))
    b = held(s, me, number(_KEPT[way, 1]))
    c = held(s, me, number(_KEPT[way, 2]))
    count = _add(eye, count, CARD + a, THERE)
    count = _add(eye, count, CARD + b, THERE)
    count = _add(eye, count, CARD + c, THERE)
    gain = max(_pair_gain(eye, a, b), _pair_gain(eye, a, c), _pair_gain(eye, b, c))
    return _add(eye, count, PAIR_GAIN, gain)
