"""The rules of the game on one state: chance, choices, and what follows from them.

Every function works on one state in place. The order of a game:

    new_game -> chance -> decide by whoever `to_move` names -> chance -> ... -> phase OVER

`step` is a choice and the chance after it. Choices are slots: a place in the hand (PLAY), in the
market (TAKE), among the found sanctuaries (CHOOSE), or one of the ten ways to keep (KEEP); exactly
the slots 0 to `choices(state) - 1` are legal.
"""

import numpy as np

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, number
from alula.kernel.layout import State
from alula.kernel.randomness import (
    PER_WORD,
    REGION_WORDS,
    RETURN_WORDS,
    SANCTUARY_WORDS,
    below,
    next_third,
    word,
)
from alula.kernel.tables import CLUES_HIGH, CLUES_LOW, REGION_COUNT

_BLANK = at.BLANK
_KEPT_SLOTS = at.KEPT_SLOTS
_REST = at.RING_SIZE - 1
_ONE = np.uint64(1)


# -- small questions ------------------------------------------------------------------------------


@inlined
def seat_at(seat: int) -> int:
    """Where the bytes of a seat begin."""
    return at.SEATS + seat * at.SEAT


@inlined
def has_clue(card: int) -> int:
    """1 if the card shows a clue, else 0."""
    clues = CLUES_LOW if card < 64 else CLUES_HIGH
    return number((clues >> np.uint64(card & 63)) & _ONE)


@inlined
def to_move(s: State) -> int:
    """The seat that decides next, or -1 if none does. Of several, the lowest."""
    phase = s[at.PHASE]
    if phase == at.TAKE or phase == at.CHOOSE:
        return number(s[at.ORDER + s[at.TURN]])
    if phase == at.PLAY or phase == at.KEEP:
        for seat in range(number(s[at.PLAYERS])):
            if s[seat_at(seat) + at.CHOSEN] == at.NONE:
                return seat
    return -1


@inlined
def choices(s: State) -> int:
    """How many choices whoever decides next has; 0 if nobody does."""
    phase = s[at.PHASE]
    if phase == at.PLAY:
        return at.HAND
    if phase == at.TAKE:
        return number(s[at.MARKET_SIZE])
    if phase == at.CHOOSE:
        return number(s[seat_at(s[at.ORDER + s[at.TURN]]) + at.FOUND])
    return at.KEEPS if phase == at.KEEP else 0


@inlined
def found_card(s: State, seat: int, slot: int) -> int:
    """The sanctuary in a slot of what a seat has found."""
    return number(s[at.RING + ((s[seat_at(seat) + at.FOUND_AT] + slot) & _REST)])


# -- set-up and chance ----------------------------------------------------------------------------


@compiled
def new_game(s: State, players: int, variant: int) -> None:
    """Clear the table; the deal is due."""
    for i in range(at.NOTES, at.STATE_SIZE):
        s[i] = _BLANK[i]
    clear_table(s, players, variant)


@inlined
def clear_table(s: State, players: int, variant: int) -> None:
    """`new_game` without the notes."""
    for i in range(at.SEATS + players * at.SEAT):
        s[i] = _BLANK[i]
    s[at.PLAYERS] = players
    s[at.VARIANT] = variant
    s[at.PHASE] = at.DEAL
    s[at.ROUND] = 1 - variant


@inlined
def draw_region(s: State, place: int) -> int:
    """Draw the region at a place of what is left of the deck."""
    card = swap_to_front(s, number(s[at.REGIONS_DRAWN]), place)
    s[at.REGIONS_DRAWN] += 1
    return card


@inlined
def swap_to_front(s: State, drawn: int, place: int) -> int:
    """Bring the region at a place after the drawn ones to the front of them."""
    top = at.REGION_DECK + drawn
    card = s[top + place]
    s[top + place] = s[top]
    s[top] = card
    return number(card)


@compiled
def deal(s: State, key: np.uint64) -> None:
    """Chance: the first hands."""
    deal_hands(s, key, number(s[at.PLAYERS]), at.HAND + 2 * number(s[at.VARIANT]))


@inlined
def deal_hands(s: State, key: np.uint64, players: int, cards: int) -> None:
    bits = _ONE
    drawn = 0
    for seat in range(players):
        for i in range(cards):
            if drawn % PER_WORD == 0:
                bits = word(key, REGION_WORDS + drawn // PER_WORD)
            card = swap_to_front(s, drawn, below(bits, 0, REGION_COUNT - drawn))
            s[seat_at(seat) + at.CARDS_HELD + i] = card
            bits = next_third(bits)
            drawn += 1
    s[at.REGIONS_DRAWN] = drawn
    after_deal(s, players, cards)


@inlined
def after_deal(s: State, players: int, cards: int) -> None:
    for seat in range(players):
        s[seat_at(seat) + at.HELD] = cards
    s[at.PHASE] = at.MARKET if cards == at.HAND else at.KEEP
    s[at.TO_CHOOSE] = players


@inlined
def reveal_market(s: State, key: np.uint64, players: int) -> None:
    """Chance: players + 1 regions."""
    bits = _ONE
    words = REGION_WORDS + 32 * number(s[at.ROUND])
    drawn = number(s[at.REGIONS_DRAWN])
    for i in range(players + 1):
        if i % PER_WORD == 0:
            bits = word(key, words + i // PER_WORD)
        place = below(bits, 0, REGION_COUNT - drawn)
        s[at.MARKET_CARDS + i] = swap_to_front(s, drawn, place)
        bits = next_third(bits)
        drawn += 1
    s[at.REGIONS_DRAWN] = drawn
    after_market(s, players)


@inlined
def after_market(s: State, players: int) -> None:
    s[at.MARKET_SIZE] = players + 1
    s[at.PHASE] = at.PLAY


@inlined
def find(s: State, seat: int, key: np.uint64, notes: bool) -> None:
    """Chance: a seat draws the sanctuaries that it is due, as far as the deck has them.

    Here and below, `notes` is whether to keep what only views and redraws ask for.
    """
    count = min(number(s[seat_at(seat) + at.DUE]), number(s[at.SANCTUARIES_LEFT]))
    words = SANCTUARY_WORDS + 64 * number(s[at.ROUND]) + 8 * seat
    never = number(s[at.NEVER_DRAWN])
    top = at.RING + number(s[at.RING_HEAD])
    for first in range(0, min(count, never), PER_WORD):  # these lie before the ring's first turn
        bits = word(key, words + first // PER_WORD)
        for i in range(first, first + PER_WORD):  # always three: a swap too many is harmless
            swap = below(bits, i - first, never - i) if i < count and i < never else 0
            card = s[top + i + swap]
            s[top + i + swap] = s[top + i]
            s[top + i] = card
    pick_up(s, seat, count, notes)


@inlined
def pick_up(s: State, seat: int, count: int, notes: bool) -> None:
    """A seat picks up the first `count` cards of the sanctuary deck."""
    me = seat_at(seat)
    head = number(s[at.RING_HEAD])
    never = number(s[at.NEVER_DRAWN])
    if never < count:
        if notes:
            for i in range(never, count):
                _draw_from_group(s, seat, number(s[at.RING + ((head + i) & _REST)]))
        never = count
    s[me + at.FOUND] = count
    s[me + at.FOUND_AT] = head
    s[at.NEVER_DRAWN] = never - count
    s[at.RING_HEAD] = (head + count) & _REST
    s[at.SANCTUARIES_LEFT] -= count


@compiled
def _draw_from_group(s: State, seat: int, card: int) -> None:
    """Note that the next card of the first group was drawn.

    The owner of a group knows its cards until they see them again: so while some of it is left,
    what others drew from it is remembered.
    """
    group = at.GROUPS + number(s[at.GROUP_HEAD])
    left = number(s[group]) - 8
    s[group] = left
    bit = card - REGION_COUNT
    if left < 8:
        s[at.GROUP_HEAD] += 1
        for i in range(6):
            s[at.LOST + i] = 0
    elif left & 7 != seat:
        s[at.LOST + (bit >> 3)] |= 1 << (bit & 7)


@compiled
def chance(s: State, key: np.uint64) -> None:
    """Everything that chance does before the next decision."""
    while one_chance(s, key):
        pass


@compiled
def one_chance(s: State, key: np.uint64) -> bool:
    """One deal, market or find, if it is due; whether it was."""
    phase = s[at.PHASE]
    if phase == at.FIND:
        find(s, number(s[at.ORDER + s[at.TURN]]), key, True)
        after_step(s)
    elif phase == at.MARKET:
        reveal_market(s, key, number(s[at.PLAYERS]))
    elif phase == at.DEAL:
        deal(s, key)
    else:
        return False
    return True


# -- choices --------------------------------------------------------------------------------------


@compiled
def decide(s: State, seat: int, choice: int, key: np.uint64) -> None:
    """A seat with an open decision chooses. The key shuffles what it puts under the deck."""
    phase = s[at.PHASE]
    if phase == at.PLAY:
        put_down(s, seat, choice)
        if s[at.TO_CHOOSE] == 0:
            reveal(s, number(s[at.PLAYERS]))
            first_step(s)
    elif phase == at.TAKE:
        take(s, seat, choice)
        after_step(s)
    elif phase == at.CHOOSE:
        lay(s, seat, choice, key, True)
        after_step(s)
    elif phase == at.KEEP:
        put_down(s, seat, choice)
        if s[at.TO_CHOOSE] == 0:
            keep(s, number(s[at.PLAYERS]))


@compiled
def step(s: State, choice: int, key: np.uint64) -> None:
    """Whoever is to move chooses; then chance does its part."""
    decide(s, to_move(s), choice, key)
    chance(s, key)


@inlined
def put_down(s: State, seat: int, choice: int) -> None:
    """A secret choice: a hand slot to play, or a way to keep. `withdraw` takes it back."""
    s[seat_at(seat) + at.CHOSEN] = choice
    s[at.TO_CHOOSE] -= 1


@compiled
def withdraw(s: State, seat: int) -> None:
    s[seat_at(seat) + at.CHOSEN] = at.NONE
    s[at.TO_CHOOSE] += 1


@inlined
def keep(s: State, players: int) -> None:
    """Advanced variant: all have chosen; what they reject goes back into the region deck."""
    for seat in range(players):
        me = seat_at(seat)
        way = number(s[me + at.CHOSEN])
        kept = 0
        rejected = 0
        for slot in range(at.ADVANCED_HAND):
            card = s[me + at.CARDS_HELD + slot]
            if kept < at.HAND and _KEPT_SLOTS[way, kept] == slot:
                s[me + at.CARDS_HELD + kept] = card
                kept += 1
            else:
                s[me + at.REJECTED + rejected] = card
                rejected += 1
        for i in range(2):
            s[me + at.CARDS_HELD + at.HAND + i] = at.NONE
            s[at.REGIONS_DRAWN] -= 1
            s[at.REGION_DECK + s[at.REGIONS_DRAWN]] = s[me + at.REJECTED + i]
        s[me + at.HELD] = at.HAND
        s[me + at.CHOSEN] = at.NONE
    s[at.ROUND] = 1
    s[at.PHASE] = at.MARKET
    s[at.TO_CHOOSE] = players


@inlined
def reveal(s: State, players: int) -> int:
    """All have chosen: turn the regions over, order the turns, see who draws how much.

    Returns the turn order as well, eight bits a seat: in a register it is quicker to ask.
    """
    now = at.ROW + number(s[at.ROUND]) - 1
    wanted = 0
    for seat in range(players):
        me = seat_at(seat)
        slot = me + at.CARDS_HELD + s[me + at.CHOSEN]
        card = number(s[slot]) & at.CARD
        s[slot] = s[me + at.CARDS_HELD + 2]
        s[me + at.CARDS_HELD + 2] = at.NONE
        s[me + at.HELD] = 2
        s[me + at.CHOSEN] = at.NONE
        s[me + now] = card
        clues = number(s[me + at.CLUES]) + has_clue(card)
        s[me + at.CLUES] = clues
        due = (clues + 1) * number(card > s[me + now - 1])
        s[me + at.DUE] = due
        wanted += due
    order = 0
    for seat in range(players):
        card = number(s[seat_at(seat) + now])
        rank = 0
        for other in range(players):
            rank += number(s[seat_at(other) + now] < card)
        s[at.ORDER + rank] = seat
        order |= seat << (8 * rank)
    s[at.SHORT] = np.uint8(wanted > s[at.SANCTUARIES_LEFT])
    s[at.TO_CHOOSE] = players
    return order


@inlined
def take(s: State, seat: int, choice: int) -> None:
    """A region of the market goes openly into the hand."""
    me = seat_at(seat)
    slot = at.MARKET_CARDS + choice
    size = number(s[at.MARKET_SIZE]) - 1
    s[me + at.CARDS_HELD + 2] = s[slot] | np.uint8(at.OPEN)
    s[me + at.HELD] = at.HAND
    s[slot] = s[at.MARKET_CARDS + size]
    s[at.MARKET_CARDS + size] = at.NONE
    s[at.MARKET_SIZE] = size


@inlined
def lay(s: State, seat: int, choice: int, key: np.uint64, notes: bool) -> None:
    """One found sanctuary goes into the play area, the rest under the deck in random order."""
    me = seat_at(seat)
    count = number(s[me + at.FOUND])
    start = number(s[me + at.FOUND_AT])
    chosen = at.RING + ((start + choice) & _REST)
    card = number(s[chosen])
    s[chosen] = s[at.RING + ((start + count - 1) & _REST)]
    laid = number(s[me + at.LAID])
    s[me + at.SANCTUARIES + laid] = card
    s[me + at.LAID] = laid + 1
    s[me + at.CLUES] += has_clue(card)
    s[me + at.DUE] = 0
    s[me + at.FOUND] = 0
    if notes and s[at.NEVER_DRAWN] == 0:  # only then has anybody drawn from a group
        bit = card - REGION_COUNT
        s[at.LOST + (bit >> 3)] &= ~(1 << (bit & 7))
    if count > 1:
        _put_under(s, seat, start, count - 1, key, notes)


@inlined
def _put_under(s: State, seat: int, start: int, count: int, key: np.uint64, notes: bool) -> None:
    """Move `count` cards from a place in the ring to its end, shuffled."""
    left = number(s[at.SANCTUARIES_LEFT])
    end = number(s[at.RING_HEAD]) + left
    words = RETURN_WORDS + 64 * number(s[at.ROUND]) + 8 * seat
    for first in range(0, count, PER_WORD):
        bits = word(key, words + first // PER_WORD)
        for i in range(first, first + PER_WORD):  # always three: beyond the end nobody looks
            swap = below(bits, i - first, count - i) if i < count else 0
            place = at.RING + ((start + i + swap) & _REST)
            s[at.RING + ((end + i) & _REST)] = s[place]
            s[place] = s[at.RING + ((start + i) & _REST)]
    s[at.SANCTUARIES_LEFT] = left + count
    if notes:
        tail = number(s[at.GROUP_TAIL])
        s[at.GROUPS + tail] = seat + 8 * count
        s[at.GROUP_TAIL] = tail + 1


# -- the order of a round -------------------------------------------------------------------------


@compiled
def first_step(s: State) -> None:
    """After the reveal: the first step of this round's end."""
    s[at.PHASE] = at.OVER if s[at.SHORT] else at.FIND  # what "came before" the first turn
    if s[at.SHORT]:
        _next_turn_when_short(s, 0)
    else:
        _next_find(s, 0)


@compiled
def after_step(s: State) -> None:
    """A step is done: on to the next one of this round, or to the next round."""
    turn = number(s[at.TURN])
    phase = s[at.PHASE]
    if s[at.SHORT]:
        if phase == at.FIND:
            s[at.PHASE] = at.CHOOSE
        elif phase == at.CHOOSE and s[at.ROUND] < at.ROUNDS:
            s[at.PHASE] = at.TAKE
        else:
            _next_turn_when_short(s, turn + 1)
    elif phase == at.FIND:
        _next_find(s, turn + 1)
    elif phase == at.TAKE and s[seat_at(s[at.ORDER + turn]) + at.DUE] > 0:
        s[at.PHASE] = at.CHOOSE
    else:
        _next_turn(s, turn + 1)


@compiled
def _next_find(s: State, turn: int) -> None:
    """The next finder from this turn on; after the last one the turns begin."""
    players = number(s[at.PLAYERS])
    while turn < players and s[seat_at(s[at.ORDER + turn]) + at.DUE] == 0:
        turn += 1
    if turn < players:
        s[at.TURN] = turn
        s[at.PHASE] = at.FIND
    else:
        _next_turn(s, 0)


@compiled
def _next_turn(s: State, turn: int) -> None:
    """Take, then choose; in round 8 only choose."""
    players = number(s[at.PLAYERS])
    phase = at.TAKE
    if s[at.ROUND] == at.ROUNDS:
        phase = at.CHOOSE
        while turn < players and s[seat_at(s[at.ORDER + turn]) + at.DUE] == 0:
            turn += 1
    s[at.TURN] = turn
    s[at.PHASE] = phase
    if turn == players:
        end_round(s, True)


@compiled
def _next_turn_when_short(s: State, turn: int) -> None:
    """Find, choose and take, all on one's own turn; in round 8 nobody takes."""
    players = number(s[at.PLAYERS])
    last = s[at.ROUND] == at.ROUNDS
    while last and turn < players and s[seat_at(s[at.ORDER + turn]) + at.DUE] == 0:
        turn += 1
    s[at.TURN] = turn
    if turn == players:
        end_round(s, True)
    elif s[seat_at(s[at.ORDER + turn]) + at.DUE] > 0:
        s[at.PHASE] = at.FIND
    else:
        s[at.PHASE] = at.TAKE


@inlined
def end_round(s: State, notes: bool) -> None:
    """The region left over leaves the game; then comes a market, the last round, or the end."""
    s[at.TURN] = 0
    s[at.SHORT] = 0
    if s[at.ROUND] == at.ROUNDS:
        s[at.PHASE] = at.OVER
        return
    if notes:
        s[at.GONE + s[at.GONE_SIZE]] = s[at.MARKET_CARDS]
        s[at.GONE_SIZE] += 1
    s[at.MARKET_CARDS] = at.NONE
    s[at.MARKET_SIZE] = 0
    s[at.ROUND] += 1
    s[at.PHASE] = at.PLAY if s[at.ROUND] == at.ROUNDS else at.MARKET
