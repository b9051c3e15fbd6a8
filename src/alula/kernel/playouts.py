"""Whole games by a built-in policy, many in one call."""

import numpy as np
import numpy.typing as npt

from alula.kernel import layout as at
from alula.kernel.compiled import compiled, inlined, natural, number, small
from alula.kernel.game import (
    chance,
    clear_table,
    deal_hands,
    decide,
    draw_market,
    due_after,
    ends_after,
    keep,
    lay_card,
    order_of,
    put_down,
    seat_at,
    shuffle_groups,
    shuffle_top,
    table_words,
    take_card,
    to_move,
    turn_over,
)
from alula.kernel.layout import State, States, Words
from alula.kernel.policies import RANDOM, built_in_choice, choose_by, random_word
from alula.kernel.randomness import SANCTUARY_WORDS, game_key, policy_key
from alula.kernel.scoring import area_fame
from alula.kernel.tables import CARDS, SANCTUARY_COUNT

_REST = at.RING_SIZE - 1
_32 = np.uint64(32)


@compiled
def finish(s: State, policy: int, key: np.uint64) -> None:
    """Play on to the end from any state: every seat by the same built-in policy."""
    choice_key = policy_key(key)
    chance(s, key)
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        decide(s, seat, built_in_choice(policy, s, seat, choice_key), key)
        chance(s, key)


@inlined
def scratch_words(players: int) -> int:
    """How many words of four bytes `play_game` needs: no notes, but a random word for each seat."""
    return table_words(players) + 2 * players


@inlined
def _keep_word(words: Words, players: int, seat: int, bits: np.uint64) -> None:
    place = natural(table_words(players) + 2 * seat)
    words[place] = np.uint32(bits)
    words[place + 1] = np.uint32(bits >> _32)


@inlined
def _kept_word(words: Words, players: int, seat: int) -> np.uint64:
    """The seat's `random_word` of this round: kept, since to ask again costs more."""
    place = natural(table_words(players) + 2 * seat)
    return np.uint64(words[place]) | (np.uint64(words[place + 1]) << _32)


@inlined
def play_game(
    s: State, words: Words, players: int, variant: int, policy: int, key: np.uint64
) -> None:
    """A whole game from the deal on: the same game as `new_game` and `finish`, but faster.

    It runs the rounds in order instead of asking what comes next, keeps counts in registers, and
    keeps no notes: at the end the state has rows and sanctuaries, enough for fame and ranking. All
    take their regions first, and then each in turn finds and chooses in one go: the built-in
    policies do not look at what others are about to choose from, nor at sanctuaries when they take,
    and while the deck is not short nobody draws what was returned in the same round. `words` are
    the bytes of `s`, four at a time, `scratch_words(players)` of them.
    """
    choice_key = policy_key(key)
    clear_table(s, words, players, variant)
    deal_hands(s, key, players, at.HAND + 2 * variant)
    if variant == at.ADVANCED:
        for seat in range(players):
            put_down(s, seat, built_in_choice(policy, s, seat, choice_key))
        keep(s, players)
    drawn = small(at.HAND * players)
    head = small(0)
    never = small(SANCTUARY_COUNT)
    left = small(SANCTUARY_COUNT)
    ends = np.uint64(0)
    round_ = small(1)
    last = small(at.ROUNDS + s[at.SHORT])  # 8, but not to the compiler: unrolled it is slower
    while round_ <= last:
        if round_ < at.ROUNDS:
            draw_market(s, key, players, round_, drawn)
            drawn = small(drawn + players + 1)
        order, dues = _explore(s, words, players, round_, policy, choice_key)
        if round_ < at.ROUNDS:
            _take_all(s, words, players, round_, policy, order)
        finders = small(_finders(players, order, dues))
        while finders > 0:
            seat = natural(finders & 7)
            finders = small(finders >> 4)
            count = min(small((dues >> (8 * seat)) & 255), left)
            if count > 0:
                start = SANCTUARY_WORDS + 64 * round_ + 8 * seat
                shuffle_top(s, head, count, never, key, start)
                if count > never:
                    shuffle_groups(s, head, count, never, ends, key, start)
                bits = _kept_word(words, players, seat)
                choice = choose_by(policy, s, seat, at.CHOOSE, count, head, round_, bits)
                lay_card(s, seat_at(seat), head, count, choice, head + left)
                ends = ends_after(ends, left, count)
                head = small((head + count) & _REST)
                never = small(never - min(count, never))
                left = small(left - 1)
        round_ = small(round_ + 1)


@inlined
def _explore(
    s: State, words: Words, players: int, round_: int, policy: int, choice_key: np.uint64
) -> tuple[int, int]:
    """Everybody plays a region: the turn order, and what each seat is due, eight bits a seat."""
    cards = 0
    dues = 0
    for seat in range(players):
        me = seat_at(seat)
        bits = random_word(round_, seat, choice_key)
        _keep_word(words, players, seat, bits)
        slot = choose_by(policy, s, seat, at.PLAY, at.HAND, 0, round_, bits)
        card = turn_over(s, me, slot, round_)
        cards |= card << (8 * seat)
        dues |= due_after(s, me, card, round_) << (8 * seat)
    return order_of(cards, players), dues


@inlined
def _take_all(s: State, words: Words, players: int, round_: int, policy: int, order: int) -> None:
    """Everybody takes a region of the market, in turn."""
    turn = small(0)
    while turn < players:
        seat = natural((order >> (8 * turn)) & 255)
        size = players + 1 - turn
        bits = _kept_word(words, players, seat)
        choice = choose_by(policy, s, seat, at.TAKE, size, 0, round_, bits)
        take_card(s, seat_at(seat), choice, size - 1)
        turn = small(turn + 1)


@inlined
def _finders(players: int, order: int, dues: int) -> int:
    """The seats that find sanctuaries, in turn, four bits each: 8 + seat, the next one lowest.

    A list instead of a question at every turn: of a GPU's threads that go together, those that
    find nothing wait for the others.
    """
    finders = 0
    places = small(0)
    for turn in range(players):
        seat = natural((order >> (8 * turn)) & 255)
        finds = number((dues >> (8 * seat)) & 255 > 0)
        finders |= ((8 + seat) * finds) << places
        places = small(places + 4 * finds)
    return finders


@compiled
def play_games(
    players: int,
    variant: int,
    policy: int,
    seed: np.uint64,
    first: int,
    fames: npt.NDArray[np.int16],
    laid: npt.NDArray[np.uint8],
) -> None:
    """Play games `first`, `first + 1`, ... of a seed: fame and sanctuaries of every seat.

    Random basic games are compiled once for each number of players.
    """
    if variant != at.BASIC or policy != RANDOM or players > 6:
        _play_many(players, variant, policy, seed, first, fames, laid)
    elif players == 2:
        _play_many(2, at.BASIC, RANDOM, seed, first, fames, laid)
    elif players == 3:
        _play_many(3, at.BASIC, RANDOM, seed, first, fames, laid)
    elif players == 4:
        _play_many(4, at.BASIC, RANDOM, seed, first, fames, laid)
    elif players == 5:
        _play_many(5, at.BASIC, RANDOM, seed, first, fames, laid)
    else:
        _play_many(6, at.BASIC, RANDOM, seed, first, fames, laid)


@compiled
def _play_many(
    players: int,
    variant: int,
    policy: int,
    seed: np.uint64,
    first: int,
    fames: npt.NDArray[np.int16],
    laid: npt.NDArray[np.uint8],
) -> None:
    words = np.empty(scratch_words(players), dtype=np.uint32)
    s = words.view(np.uint8)
    for game in range(fames.shape[0]):
        play_game(s, words, players, variant, policy, game_key(seed, first + game))
        for seat in range(players):
            fames[game, seat] = area_fame(s, seat_at(seat), CARDS)
            laid[game, seat] = s[seat_at(seat) + at.LAID]


@compiled
def finish_many(states: States, keys: npt.NDArray[np.uint64], policy: int) -> None:
    """`finish` for each game of a batch."""
    for game in range(states.shape[0]):
        finish(states[game], policy, keys[game])
