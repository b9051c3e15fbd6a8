"""The rules of the game on one state: chance, choices, and what follows from them.

Every function works on one state in place. The order of a game:

    new_game -> chance -> decide by whoever `to_move` names -> chance -> ... -> phase OVER

`step` is a choice and the chance after it. Choices are slots: a place in the hand (PLAY), in the
market (TAKE), among the found sanctuaries (CHOOSE), or one of the ten ways to keep (KEEP); exactly
the slots 0 to `choices(state) - 1` are legal.
"""

import numpy as np

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, natural, number, small
from alula.kernel.layout import State, Words
from alula.kernel.randomness import (
    PER_WORD,
    REGION_WORDS,
    SANCTUARY_WORDS,
    below,
    next_third,
    word,
)
from alula.kernel.tables import CLUES_HIGH, CLUES_LOW, REGION_COUNT

_BLANK, _BLANK_WORDS = at.BLANK, at.BLANK.view(np.uint32)
_KEPT_SLOTS = at.KEPT_SLOTS
_REST = at.RING_SIZE - 1
_ONE, _TWO = np.uint64(1), np.uint64(2)


# -- small questions ------------------------------------------------------------------------------


@inlined
def seat_at(seat: int) -> int:
    """Where the bytes of a seat begin."""
    return natural(at.SEATS + seat * at.SEAT)


@inlined
def table_words(players: int) -> int:
    """How many words of four bytes the table and the seats take, without the notes."""
    return (at.SEATS + players * at.SEAT + 3) // 4


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
    waiting = -1
    if phase == at.PLAY or phase == at.KEEP:
        for seat in range(at.MOST_PLAYERS - 1, -1, -1):
            if seat < number(s[at.PLAYERS]) and s[seat_at(seat) + at.CHOSEN] == at.NONE:
                waiting = seat
    return waiting


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
    for i in range(s.shape[0]):
        s[i] = _BLANK[i]
    _open_table(s, players, variant)


@inlined
def clear_table(s: State, words: Words, players: int, variant: int) -> None:
    """`new_game` without the notes; `words` are the same bytes, four at a time."""
    i = small(0)
    while i < table_words(players):
        words[natural(i)] = _BLANK_WORDS[natural(i)]
        i = small(i + 1)
    _open_table(s, players, variant)


@inlined
def _open_table(s: State, players: int, variant: int) -> None:
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
    top = natural(at.REGION_DECK + drawn)
    other = natural(top + place)
    card = s[other]
    s[other] = s[top]
    s[top] = card
    return number(card)


@compiled
def deal(s: State, key: np.uint64) -> None:
    """Chance: the first hands."""
    deal_hands(s, key, number(s[at.PLAYERS]), at.HAND + 2 * number(s[at.VARIANT]))


@inlined
def deal_hands(s: State, key: np.uint64, players: int, cards: int) -> None:
    bits = _ONE
    drawn = small(0)
    for seat in range(players):
        for i in range(cards):
            if drawn % PER_WORD == 0:
                bits = word(key, REGION_WORDS + drawn // PER_WORD)
            card = swap_to_front(s, drawn, below(bits, 0, REGION_COUNT - drawn))
            s[seat_at(seat) + at.CARDS_HELD + i] = card
            bits = next_third(bits)
            drawn = small(drawn + 1)
        order_hand(s, seat_at(seat), cards)
    s[at.REGIONS_DRAWN] = drawn
    after_deal(s, players, cards)


@inlined
def order_hand(s: State, me: int, cards: int) -> None:
    """Bring a hand of up to three regions, or of five, into the order of its slots."""
    _order_three(s, me + at.CARDS_HELD)
    if cards > at.HAND:
        for start in (2, 0, 1):
            _order_three(s, me + at.CARDS_HELD + start)


@inlined
def _order_three(s: State, place: int) -> None:
    """Bring three places side by side into order.

    Without a branch: which card is lower is anybody's guess, and a processor guesses badly.
    """
    a = number(s[natural(place)])
    b = number(s[natural(place + 1)])
    c = number(s[natural(place + 2)])
    a_over_b = number(a & at.CARD > b & at.CARD)
    a_over_c = number(a & at.CARD > c & at.CARD)
    b_over_c = number(b & at.CARD > c & at.CARD)
    s[natural(place + a_over_b + a_over_c)] = a
    s[natural(place + 1 - a_over_b + b_over_c)] = b
    s[natural(place + 2 - a_over_c - b_over_c)] = c


@inlined
def after_deal(s: State, players: int, cards: int) -> None:
    for seat in range(players):
        s[seat_at(seat) + at.HELD] = cards
    s[at.PHASE] = at.MARKET if cards == at.HAND else at.KEEP
    s[at.TO_CHOOSE] = players


@inlined
def reveal_market(s: State, key: np.uint64, players: int) -> None:
    """Chance: players + 1 regions."""
    drawn = number(s[at.REGIONS_DRAWN])
    draw_market(s, key, players, number(s[at.ROUND]), drawn)
    s[at.REGIONS_DRAWN] = drawn + players + 1
    after_market(s, players)


@inlined
def draw_market(s: State, key: np.uint64, players: int, round_: int, drawn: int) -> None:
    bits = _ONE
    for i in range(players + 1):
        if i % PER_WORD == 0:
            bits = word(key, REGION_WORDS + 32 * round_ + i // PER_WORD)
        place = below(bits, 0, REGION_COUNT - drawn - i)
        s[at.MARKET_CARDS + i] = swap_to_front(s, drawn + i, place)
        bits = next_third(bits)


@inlined
def after_market(s: State, players: int) -> None:
    s[at.MARKET_SIZE] = players + 1
    s[at.PHASE] = at.PLAY


@inlined
def find(s: State, seat: int, key: np.uint64) -> None:
    """Chance: a seat draws the sanctuaries that it is due, as far as the deck has them."""
    count = min(number(s[seat_at(seat) + at.DUE]), number(s[at.SANCTUARIES_LEFT]))
    words = SANCTUARY_WORDS + 64 * number(s[at.ROUND]) + 8 * seat
    head = number(s[at.RING_HEAD])
    never = number(s[at.NEVER_DRAWN])
    shuffle_top(s, head, count, never, key, words)
    if count > never:
        shuffle_groups(s, head, count, never, _group_ends(s), key, words)
    pick_up(s, seat, count)


@inlined
def shuffle_top(s: State, head: int, count: int, never: int, key: np.uint64, words: int) -> None:
    """Bring random cards of those never drawn to the first `count` places of the deck.

    They lie before the ring's first turn.
    """
    top = small(at.RING + head)
    end = small(top + min(count, never))
    left = small(never)
    coordinate = small(words)
    while top < end:
        bits = word(key, coordinate)
        for i in range(PER_WORD):  # always three: a swap too many is harmless
            place = natural(top + i)
            other = place
            if small(top + i) < end:
                other = natural(place + below(bits, i, left - i))
            card = s[other]
            s[other] = s[place]
            s[place] = card
        coordinate = small(coordinate + 1)
        left = small(left - PER_WORD)
        top = small(top + PER_WORD)


@compiled
def shuffle_groups(
    s: State, head: int, count: int, never: int, ends: np.uint64, key: np.uint64, words: int
) -> None:
    """The same for returned cards: a draw takes a random card of the first group.

    `ends` has a bit for each place of the deck where a group ends.
    """
    i = small(never)
    while i < count:
        rest = ends >> np.uint64(natural(i))
        left = small(1)
        while not rest & _ONE:
            rest >>= _ONE
            left = small(left + 1)
        swap = below(word(key, words + natural(i) // PER_WORD), natural(i) % PER_WORD, left)
        a = at.RING + ((head + i) & _REST)
        b = at.RING + ((head + i + swap) & _REST)
        card = s[a]
        s[a] = s[b]
        s[b] = card
        i = small(i + 1)


@inlined
def ends_after(ends: np.uint64, left: int, count: int) -> np.uint64:
    """`ends` of a deck of `left` cards after `count` were drawn and all but one came back."""
    last = np.uint64(count > 1) << np.uint64(natural(left)) >> _TWO  # the deck's last place now
    return (ends >> np.uint64(natural(count))) | last


@compiled
def _group_ends(s: State) -> np.uint64:
    """A bit for each place of the deck where a group of returned cards ends."""
    ends = np.uint64(0)
    place = number(s[at.NEVER_DRAWN])
    for i in range(number(s[at.GROUP_HEAD]), number(s[at.GROUP_TAIL])):
        place += number(s[at.GROUPS + i]) >> 3
        ends |= _ONE << np.uint64(place - 1)
    return ends


@inlined
def pick_up(s: State, seat: int, count: int) -> None:
    """A seat picks up the first `count` cards of the sanctuary deck."""
    me = seat_at(seat)
    head = number(s[at.RING_HEAD])
    never = number(s[at.NEVER_DRAWN])
    if never < count:
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
        for i in range(at.LOST_SIZE):
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
        find(s, number(s[at.ORDER + s[at.TURN]]), key)
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
def decide(s: State, seat: int, choice: int, _key: np.uint64) -> None:
    """A seat with an open decision chooses.

    Like all that moves a game on it is given the key, though no choice asks chance for anything.
    """
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
        lay(s, seat, choice)
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
        for i in range(at.REJECTS):
            s[me + at.CARDS_HELD + at.HAND + i] = at.NONE
            s[at.REGIONS_DRAWN] -= 1
            s[at.REGION_DECK + s[at.REGIONS_DRAWN]] = s[me + at.REJECTED + i]
        s[me + at.HELD] = at.HAND
        s[me + at.CHOSEN] = at.NONE
    s[at.ROUND] = 1
    s[at.PHASE] = at.MARKET
    s[at.TO_CHOOSE] = players


@inlined
def reveal(s: State, players: int) -> None:
    """All have chosen: turn the regions over, order the turns, see who draws how much."""
    round_ = number(s[at.ROUND])
    wanted = 0
    cards = 0
    for seat in range(players):
        me = seat_at(seat)
        card = turn_over(s, me, number(s[me + at.CHOSEN]), round_)
        cards |= card << (8 * seat)
        due = due_after(s, me, card, round_)
        wanted += due
        s[me + at.DUE] = due
        s[me + at.CARDS_HELD + 2] = at.NONE
        s[me + at.HELD] = 2
        s[me + at.CHOSEN] = at.NONE
    order = order_of(cards, players)
    for turn in range(players):
        s[at.ORDER + turn] = (order >> (8 * turn)) & 255
    s[at.SHORT] = np.uint8(wanted > s[at.SANCTUARIES_LEFT])
    s[at.TO_CHOOSE] = players


@inlined
def turn_over(s: State, me: int, slot: int, round_: int) -> int:
    """Put the region in a slot of the hand into the row; the others close the gap."""
    card = number(s[natural(me + at.CARDS_HELD + slot)]) & at.CARD
    low = s[natural(me + at.CARDS_HELD + number(slot == 0))]
    high = s[natural(me + at.CARDS_HELD + 2 - number(slot == 2))]
    s[natural(me + at.CARDS_HELD)] = low
    s[natural(me + at.CARDS_HELD + 1)] = high
    s[natural(me + at.ROW + round_ - 1)] = card
    return card


@inlined
def due_after(s: State, me: int, card: int, round_: int) -> int:
    """How many sanctuaries the region just played finds: none without a climb."""
    clues = natural(number(s[me + at.CLUES]) + has_clue(card))
    s[me + at.CLUES] = clues
    return natural(clues + 1) if card > s[natural(me + at.ROW + round_ - 2)] else 0


@inlined
def order_of(cards: int, players: int) -> int:
    """The seats by their regions, lowest first; both packed, eight bits each."""
    order = 0
    for seat in range(players):
        card = (cards >> (8 * seat)) & 255
        rank = 0
        for other in range(players):
            rank += number((cards >> (8 * other)) & 255 < card)
        order |= seat << (8 * rank)
    return order


@inlined
def take(s: State, seat: int, choice: int) -> None:
    """A region of the market goes openly into the hand."""
    size = number(s[at.MARKET_SIZE]) - 1
    take_card(s, seat_at(seat), choice, size)
    s[seat_at(seat) + at.HELD] = at.HAND
    s[at.MARKET_CARDS + size] = at.NONE
    s[at.MARKET_SIZE] = size


@inlined
def take_card(s: State, me: int, choice: int, last: int) -> None:
    """Move a card of the market into a hand of two, in order; the last one fills its place.

    As in `_order_three` there is no branch; that the two lie in order spares a question.
    """
    place = natural(at.MARKET_CARDS + choice)
    card = number(s[place])
    s[place] = s[natural(at.MARKET_CARDS + last)]
    low = number(s[natural(me + at.CARDS_HELD)])
    high = number(s[natural(me + at.CARDS_HELD + 1)])
    under_low = number(card < low & at.CARD)
    under_high = number(card < high & at.CARD)
    s[natural(me + at.CARDS_HELD + under_low)] = low
    s[natural(me + at.CARDS_HELD + 1 + under_high)] = high
    s[natural(me + at.CARDS_HELD + 2 - under_low - under_high)] = card | at.OPEN


@inlined
def lay(s: State, seat: int, choice: int) -> None:
    """One found sanctuary goes into the play area, the rest under the deck, as a group."""
    me = seat_at(seat)
    count = number(s[me + at.FOUND])
    left = number(s[at.SANCTUARIES_LEFT])
    start = number(s[me + at.FOUND_AT])
    card = lay_card(s, me, start, count, choice, number(s[at.RING_HEAD]) + left)
    bit = card - REGION_COUNT
    s[at.LOST + (bit >> 3)] &= ~(1 << (bit & 7))
    s[me + at.DUE] = 0
    s[me + at.FOUND] = 0
    if count > 1:
        s[at.SANCTUARIES_LEFT] = left + count - 1
        tail = number(s[at.GROUP_TAIL])
        s[at.GROUPS + tail] = seat + 8 * (count - 1)
        s[at.GROUP_TAIL] = tail + 1


@inlined
def lay_card(s: State, me: int, start: int, count: int, choice: int, end: int) -> int:
    """Put one of `count` found cards into the play area and the others to the end of the ring.

    In which order does not matter: a draw from a group takes a random card of it.
    """
    place = at.RING + ((start + choice) & _REST)
    card = number(s[place])
    s[place] = s[at.RING + ((start + count - 1) & _REST)]
    source = small(start)
    target = small(end)
    last = small(start + count - 1)
    while source < last:
        s[at.RING + (target & _REST)] = s[at.RING + (source & _REST)]
        source = small(source + 1)
        target = small(target + 1)
    laid = number(s[me + at.LAID])
    s[me + at.SANCTUARIES + laid] = card
    s[me + at.LAID] = laid + 1
    s[me + at.CLUES] += has_clue(card)
    return card


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
    turn = _finder_from(s, turn)
    if turn < number(s[at.PLAYERS]):
        s[at.TURN] = turn
        s[at.PHASE] = at.FIND
    else:
        _next_turn(s, 0)


@compiled
def _finder_from(s: State, turn: int) -> int:
    """The first turn from this one on whose player has sanctuaries due; else one past the last.

    The loop has a small known length: GPU compilers would unroll one bounded by a byte 255 times.
    """
    found = number(s[at.PLAYERS])
    for later in range(at.MOST_PLAYERS - 1, -1, -1):
        if turn <= later < number(s[at.PLAYERS]) and s[seat_at(s[at.ORDER + later]) + at.DUE] > 0:
            found = later
    return found


@compiled
def _next_turn(s: State, turn: int) -> None:
    """Take, then choose; in round 8 only choose."""
    phase = at.TAKE
    if s[at.ROUND] == at.ROUNDS:
        phase = at.CHOOSE
        turn = _finder_from(s, turn)
    s[at.TURN] = turn
    s[at.PHASE] = phase
    if turn == number(s[at.PLAYERS]):
        end_round(s)


@compiled
def _next_turn_when_short(s: State, turn: int) -> None:
    """Find, choose and take, all on one's own turn; in round 8 nobody takes."""
    if s[at.ROUND] == at.ROUNDS:
        turn = _finder_from(s, turn)
    s[at.TURN] = turn
    if turn == number(s[at.PLAYERS]):
        end_round(s)
    elif s[seat_at(s[at.ORDER + turn]) + at.DUE] > 0:
        s[at.PHASE] = at.FIND
    else:
        s[at.PHASE] = at.TAKE


@inlined
def end_round(s: State) -> None:
    """The region left over leaves the game; then comes a market, the last round, or the end."""
    s[at.TURN] = 0
    s[at.SHORT] = 0
    if s[at.ROUND] == at.ROUNDS:
        s[at.PHASE] = at.OVER
        return
    s[at.GONE + s[at.GONE_SIZE]] = s[at.MARKET_CARDS]
    s[at.GONE_SIZE] += 1
    s[at.MARKET_CARDS] = at.NONE
    s[at.MARKET_SIZE] = 0
    s[at.ROUND] += 1
    s[at.PHASE] = at.PLAY if s[at.ROUND] == at.ROUNDS else at.MARKET
