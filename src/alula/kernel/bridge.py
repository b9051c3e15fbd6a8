"""Between `rules` and the kernel: states, views, events and records, both ways.

The only module of the room that knows `rules` and `records`. Nothing here is fast; everything here
is exact, and the tests play whole games through it event by event.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import cast

import numpy as np

from alula.cards import SANCTUARIES, SANCTUARY_INDEX
from alula.kernel import layout as at
from alula.kernel import scoring
from alula.kernel.batch import VARIANTS, Policy
from alula.kernel.game import choices, decide, new_game, one_chance, to_move, withdraw
from alula.kernel.given import given_deal, given_find, given_market
from alula.kernel.layout import State as Bytes
from alula.kernel.policies import built_in_choice
from alula.kernel.randomness import policy_key
from alula.kernel.tables import REGION_COUNT, SANCTUARY_COUNT
from alula.records import Record, dumps
from alula.rules import (
    Choose,
    Deal,
    Decision,
    DecisionKind,
    Event,
    Find,
    Group,
    Json,
    Keep,
    Market,
    Phase,
    Play,
    PlayerEvent,
    State,
    Step,
    StepKind,
    Take,
    Variant,
    View,
    Withdraw,
    climbs,
    view,
)
from alula.rules.agenda import climbed, due_sanctuaries, turn_order

_VARIANT_NAMES = cast(tuple[Variant, ...], tuple(VARIANTS))
_KEPT = tuple(combinations(range(at.ADVANCED_HAND), at.HAND))
_WAITING = {DecisionKind.TAKE: at.TAKE, DecisionKind.CHOOSE: at.CHOOSE}
_PHASES = {at.KEEP: Phase.KEEP, at.OVER: Phase.OVER} | dict.fromkeys(
    (at.FIND, at.TAKE, at.CHOOSE), Phase.END
)


# -- names and ids --------------------------------------------------------------------------------


def _sanctuary_id(name: str) -> int:
    return REGION_COUNT + SANCTUARY_INDEX[name]


def sanctuary_name(card: int) -> str:
    return SANCTUARIES[int(card) - REGION_COUNT].id


def _names(cards: Iterable[int]) -> frozenset[str]:
    return frozenset(map(sanctuary_name, cards))


def _number(card: int) -> int:
    return (int(card) & at.CARD) + 1


def _seat(s: Bytes, seat: int) -> Bytes:
    """The bytes of one seat, to read and to write."""
    return s[at.SEATS + seat * at.SEAT :][: at.SEAT]


def _hand(s: Bytes, seat: int) -> list[int]:
    """The hand by slot, as numbers."""
    return list(map(_number, _held_cards(s, seat)))


def _held_cards(s: Bytes, seat: int) -> Bytes:
    mine = _seat(s, seat)
    return mine[at.CARDS_HELD :][: mine[at.HELD]]


def _rejected(s: Bytes, seat: int) -> Bytes:
    cards = _seat(s, seat)[at.REJECTED :][: at.REJECTS]
    return cast(Bytes, cards[cards != at.NONE])


def _ring(s: Bytes, start: int, count: int) -> list[int]:
    return [int(s[at.RING + (start + i) % at.RING_SIZE]) for i in range(count)]


def _found(s: Bytes, seat: int) -> list[int]:
    """The found sanctuaries by slot, as ids."""
    mine = _seat(s, seat)
    return _ring(s, int(mine[at.FOUND_AT]), int(mine[at.FOUND]))


def _market(s: Bytes) -> list[int]:
    return [_number(card) for card in s[at.MARKET_CARDS :][: s[at.MARKET_SIZE]]]


# -- a kernel state as a state of the rules -------------------------------------------------------


def to_state(s: Bytes, players: Sequence[str]) -> State:
    """The same position in `rules`; names are not in the kernel, so give them.

    The round of a returned group, which labels shuffles only, is not in the kernel either: it is
    told as the present round.
    """
    phase = int(s[at.PHASE])
    seats = range(int(s[at.PLAYERS]))
    if len(players) != len(seats):
        raise ValueError(f"{len(players)} names for a game of {len(seats)} players")
    explore = phase == at.PLAY
    deal_due = phase == at.DEAL
    keeping = phase == at.KEEP or (deal_due and s[at.VARIANT] == at.ADVANCED)
    hands = [_hand(s, seat) for seat in seats]
    chosen = [int(_seat(s, seat)[at.CHOSEN]) for seat in seats]
    drawn = int(s[at.REGIONS_DRAWN])
    return State(
        players=tuple(players),
        variant=_VARIANT_NAMES[s[at.VARIANT]],
        round=int(s[at.ROUND]),
        phase=Phase.KEEP if keeping else _PHASES.get(phase, Phase.EXPLORE),
        hands=tuple(map(frozenset, hands)),
        kept=tuple(
            frozenset(hand[slot] for slot in _KEPT[way]) if keeping and way != at.NONE else None
            for hand, way in zip(hands, chosen, strict=True)
        ),
        rejected=tuple(frozenset(map(_number, _rejected(s, seat))) for seat in seats),
        chosen=tuple(
            hand[slot] if explore and slot != at.NONE else None
            for hand, slot in zip(hands, chosen, strict=True)
        ),
        market=frozenset(_market(s)),
        rows=tuple(
            tuple(_number(c) for c in _seat(s, seat)[at.ROW :][: at.ROUNDS] if c != at.NONE)
            for seat in seats
        ),
        sanctuaries=tuple(_laid(s, seat) for seat in seats),
        found=tuple(_names(_found(s, seat)) for seat in seats),
        taken=tuple(
            frozenset(_number(c) for c in _held_cards(s, seat) if c & at.OPEN) for seat in seats
        ),
        gone=frozenset(_number(c) for c in s[at.GONE :][: s[at.GONE_SIZE]]),
        region_deck=frozenset(map(_number, s[at.REGION_DECK + drawn :][: REGION_COUNT - drawn])),
        unseen=_names(_ring(s, int(s[at.RING_HEAD]), int(s[at.NEVER_DRAWN]))),
        under=tuple(_groups(s)),
        agenda=tuple(_agenda(s)),
    )


def _laid(s: Bytes, seat: int) -> tuple[str, ...]:
    mine = _seat(s, seat)
    return tuple(sanctuary_name(card) for card in mine[at.SANCTUARIES :][: mine[at.LAID]])


def _groups(s: Bytes) -> Iterator[Group]:
    start = int(s[at.RING_HEAD]) + int(s[at.NEVER_DRAWN])
    bits = np.unpackbits(s[at.LOST :][: at.LOST_SIZE], bitorder="little")
    lost = bits[:SANCTUARY_COUNT].nonzero()[0]
    first = int(s[at.GROUP_HEAD])
    for i in range(first, int(s[at.GROUP_TAIL])):
        owner, count = int(s[at.GROUPS + i]) & 7, int(s[at.GROUPS + i]) >> 3
        left = _names(_ring(s, start, count))
        known = left | _names(REGION_COUNT + lost) if i == first else left
        yield Group(int(s[at.ROUND]), owner, left, known)
        start += count


def _agenda(s: Bytes) -> Iterator[Step]:
    """The steps still to come this round."""
    phase, turn, last = int(s[at.PHASE]), int(s[at.TURN]), s[at.ROUND] == at.ROUNDS
    if phase not in (at.FIND, at.TAKE, at.CHOOSE):
        return
    order = [int(seat) for seat in s[at.ORDER :][: s[at.PLAYERS]]]
    due = {seat: int(_seat(s, seat)[at.DUE]) for seat in order}
    if not s[at.SHORT] and phase == at.FIND:
        yield from (Step(StepKind.FIND, seat, due[seat]) for seat in order[turn:] if due[seat])
        phase, turn = at.TAKE, 0
    for place, seat in enumerate(order[turn:]):
        begun = phase if place == 0 else at.FIND
        if s[at.SHORT]:
            if due[seat] and begun == at.FIND:
                yield Step(StepKind.FIND, seat, due[seat])
            if due[seat]:
                yield Step(StepKind.CHOOSE, seat)
        if not last and (s[at.SHORT] or begun != at.CHOOSE):
            yield Step(StepKind.TAKE, seat)
        if due[seat] and not s[at.SHORT]:
            yield Step(StepKind.CHOOSE, seat)


# -- views and states of the rules as kernel states -----------------------------------------------


def from_view(seen: View) -> Bytes:
    """A kernel state with all that a view shows; what it does not show is left empty.

    Give it to `hidden.redraw` (or `kernel.sample`) with the same seat before you play on.
    """
    s = _public(seen)
    seat = seen["seat"]
    if seat is None:
        return s
    _fill_hand(s, seat, seen["hand"], seen["taken"][seat])
    _fill(_seat(s, seat), at.REJECTED, [card - 1 for card in seen["rejected"]])
    if seen["chosen"] is not None:
        _seat(s, seat)[at.CHOSEN] = _choice_in_hand(_hand(s, seat), seen["chosen"])
    _fill_found(s, seat, seen["found"])
    groups = [group["cards"] for group in seen["under"]]
    _fill_groups(s, groups, groups[0] if groups else None)
    return s


def from_state(state: State) -> Bytes:
    """The same position in the kernel, hidden cards and all."""
    s = _public(view(state, None))
    for seat in state.seats:
        _fill_hand(s, seat, state.hands[seat], state.taken[seat])
        _fill(_seat(s, seat), at.REJECTED, [card - 1 for card in sorted(state.rejected[seat])])
        face_down = state.kept[seat] if state.phase is Phase.KEEP else state.chosen[seat]
        if face_down is not None:
            _seat(s, seat)[at.CHOSEN] = _choice_in_hand(_hand(s, seat), face_down)
        _fill_found(s, seat, state.found[seat])
    _fill(s, at.REGION_DECK + int(s[at.REGIONS_DRAWN]), [n - 1 for n in sorted(state.region_deck)])
    _fill(s, at.RING + int(s[at.RING_HEAD]), sorted(map(_sanctuary_id, state.unseen)))
    known = state.under[0].known if state.under else None
    _fill_groups(s, [group.left for group in state.under], known)
    return s


def _public(seen: View) -> Bytes:
    """What everybody sees. Where nobody knows better, cards are empty places."""
    s = at.BLANK.copy()
    rows = seen["rows"]
    s[at.PLAYERS] = len(rows)
    s[at.VARIANT] = VARIANTS[seen["variant"]]
    s[at.ROUND] = seen["round"]
    s[at.REGIONS_DRAWN] = REGION_COUNT - seen["region_deck"]
    s[at.REGION_DECK :][:REGION_COUNT] = at.NONE
    s[at.RING :][: at.RING_SIZE] = at.NONE
    s[at.MARKET_SIZE] = len(seen["market"])
    _fill(s, at.MARKET_CARDS, [card - 1 for card in seen["market"]])
    s[at.GONE_SIZE] = len(seen["gone"])
    _fill(s, at.GONE, [card - 1 for card in seen["gone"]])
    _public_seats(s, seen)
    _public_phase(s, seen)
    _public_deck(s, seen)
    return s


def _public_seats(s: Bytes, seen: View) -> None:
    for seat, (row, laid) in enumerate(zip(seen["rows"], seen["sanctuaries"], strict=True)):
        mine = _seat(s, seat)
        _fill(mine, at.ROW, [card - 1 for card in row])
        _fill(mine, at.SANCTUARIES, map(_sanctuary_id, laid))
        mine[at.LAID] = len(laid)
        mine[at.CLUES] = due_sanctuaries(row, laid) - 1
        mine[at.FOUND] = seen["finding"][seat]
        if seen["phase"] == "end" and climbed(row) and climbs(row) > len(laid):
            mine[at.DUE] = due_sanctuaries(row, laid)
        mine[at.HELD] = _held(seen, seat)
        _fill_hand(s, seat, (), seen["taken"][seat])


def _held(seen: View, seat: int) -> int:
    """How many regions a seat holds."""
    phase, players = seen["phase"], len(seen["rows"])
    if seen["region_deck"] == REGION_COUNT:
        return 0
    if phase == "keep":
        return at.ADVANCED_HAND
    if phase == "explore":
        return at.HAND
    if seen["round"] == at.ROUNDS:
        return at.HAND - 1
    takers = turn_order(seen["rows"])[: players + 1 - len(seen["market"])]
    return at.HAND if seat in takers else at.HAND - 1


def _public_phase(s: Bytes, seen: View) -> None:
    """The phase, whose turn it is, and who has a choice lying face down."""
    rows, phase = seen["rows"], seen["phase"]
    waiting = [Decision.parse(decision) for decision in seen["open"]]
    s[at.TO_CHOOSE] = len(waiting) if phase in (Phase.KEEP, Phase.EXPLORE) else len(rows)
    if phase == "over":
        s[at.PHASE] = at.OVER
    elif phase == "end":
        _public_turn(s, seen, waiting)
    elif seen["region_deck"] == REGION_COUNT:
        s[at.PHASE] = at.DEAL
    elif not waiting:
        s[at.PHASE] = at.MARKET
        s[at.TO_CHOOSE] = len(rows)
    else:
        s[at.PHASE] = at.KEEP if phase == "keep" else at.PLAY
        for seat in {*range(len(rows))} - {decision.seat for decision in waiting}:
            _seat(s, seat)[at.CHOSEN] = 0  # something lies there


def _public_turn(s: Bytes, seen: View, waiting: list[Decision]) -> None:
    rows, laid, finding = seen["rows"], seen["sanctuaries"], seen["finding"]
    order = turn_order(rows)
    _fill(s, at.ORDER, order)
    finders = [seat for seat in order if climbed(rows[seat])]
    to_find = [x for x in finders if climbs(rows[x]) > len(laid[x]) and not finding[x]]
    s[at.PHASE] = _WAITING[waiting[0].kind] if waiting else at.FIND
    s[at.TURN] = order.index(waiting[0].seat if waiting else to_find[0])
    chose = [seat for seat in finders if climbs(rows[seat]) == len(laid[seat])]
    wanted = sum(
        due_sanctuaries(rows[seat], laid[seat][:-1] if seat in chose else laid[seat])
        for seat in finders
    )
    s[at.SHORT] = wanted > seen["sanctuary_deck"] + sum(finding) + len(chose)


def _public_deck(s: Bytes, seen: View) -> None:
    """Found sanctuaries lie first in the ring, in turn order, then the deck."""
    order = s[at.ORDER :][: len(seen["rows"])] if seen["phase"] == "end" else ()
    head = 0
    for seat in order:
        mine = _seat(s, int(seat))
        mine[at.FOUND_AT] = head
        head += int(mine[at.FOUND])
    s[at.RING_HEAD] = head
    s[at.SANCTUARIES_LEFT] = seen["sanctuary_deck"]
    counts = [group["count"] for group in seen["under"]]
    s[at.NEVER_DRAWN] = seen["sanctuary_deck"] - sum(counts)
    s[at.GROUP_TAIL] = len(counts)
    owners = [group["seat"] for group in seen["under"]]
    _fill(s, at.GROUPS, [o + 8 * count for o, count in zip(owners, counts, strict=True)])


def _fill(s: Bytes, start: int, values: Iterable[int]) -> None:
    for place, value in enumerate(values, start):
        s[place] = value


def _fill_hand(s: Bytes, seat: int, hand: Iterable[int], taken: Iterable[int]) -> None:
    """The hand by number, marked where everybody saw it; without `hand`, only what they saw."""
    seen = set(taken)
    cards = sorted({*hand} | seen)
    _fill(
        _seat(s, seat),
        at.CARDS_HELD,
        [card - 1 + (at.OPEN if card in seen else 0) for card in cards],
    )


def _fill_found(s: Bytes, seat: int, found: Iterable[str]) -> None:
    start = at.RING + int(_seat(s, seat)[at.FOUND_AT])
    _fill(s, start, sorted(map(_sanctuary_id, found)))


def _fill_groups(
    s: Bytes, groups: Sequence[Iterable[str] | None], known: Iterable[str] | None
) -> None:
    """What lies in the returned groups; of the first, `known` may be more than is left."""
    start = int(s[at.RING_HEAD]) + int(s[at.NEVER_DRAWN])
    for i, cards in enumerate(groups):
        count = int(s[at.GROUPS + i]) >> 3
        ids = sorted(map(_sanctuary_id, cards or ()))[:count]
        for j, card in enumerate(ids):
            s[at.RING + (start + j) % at.RING_SIZE] = card
        if i == 0:
            for card in {_sanctuary_id(name) for name in known or ()} - set(ids):
                bit = card - REGION_COUNT
                s[at.LOST + bit // 8] |= 1 << bit % 8
        start += count


def _choice_in_hand(hand: Sequence[int], face_down: int | Iterable[int]) -> int:
    if isinstance(face_down, int):
        return hand.index(face_down)
    return _KEPT.index(cast(tuple[int, int, int], tuple(sorted(map(hand.index, face_down)))))


# -- choices and events ---------------------------------------------------------------------------


def event_of(s: Bytes, seat: int, choice: int) -> PlayerEvent:
    """The choice of a seat, as an event."""
    match int(s[at.PHASE]):
        case at.PLAY:
            return Play(seat, _hand(s, seat)[choice])
        case at.TAKE:
            return Take(seat, _market(s)[choice])
        case at.CHOOSE:
            return Choose(seat, sanctuary_name(_found(s, seat)[choice]))
        case at.KEEP:
            hand = _hand(s, seat)
            return Keep(seat, tuple(sorted(hand[slot] for slot in _KEPT[choice])))
    raise ValueError("nobody has a choice now")


def choice_of(s: Bytes, event: PlayerEvent) -> int:
    """The slot that an event stands for in this state."""
    match event:
        case Play(seat, region):
            return _hand(s, seat).index(region)
        case Take(_, region):
            return _market(s).index(region)
        case Choose(seat, sanctuary):
            return _found(s, seat).index(_sanctuary_id(sanctuary))
        case Keep(seat, regions):
            return _choice_in_hand(_hand(s, seat), regions)
    raise ValueError(f"{event.kind} is no choice")


def apply_event(s: Bytes, event: Event, key: np.uint64) -> None:
    """Do in the kernel what a legal event does in `rules`, chance included.

    The key only shuffles returned sanctuaries, which the rules keep as a set.
    """
    match event:
        case Deal(hands):
            given_deal(s, _ids(card - 1 for hand in hands for card in sorted(hand)))
        case Market(regions):
            given_market(s, _ids(card - 1 for card in regions))
        case Find(_, sanctuaries):
            given_find(s, _ids(map(_sanctuary_id, sanctuaries)), len(sanctuaries))
        case Withdraw(seat):
            withdraw(s, seat)
        case Play() | Keep() | Take() | Choose():
            decide(s, event.seat, choice_of(s, event), key)
        case _:
            raise ValueError(f"{event.kind} follows from other events")


def _ids(cards: Iterable[int]) -> Bytes:
    return np.fromiter(cards, dtype=np.uint8)


# -- whole games ----------------------------------------------------------------------------------


def played(
    players: int, variant: Variant, policy: int | Policy, key: np.uint64
) -> Iterator[tuple[Event, Bytes]]:
    """A game of the kernel, event by event, each with the kernel state after it.

    The policy is a built-in one or any function, compiled or not, that gives a choice.
    """
    choose = policy if callable(policy) else partial(built_in_choice, policy)
    s = np.zeros(at.STATE_SIZE, dtype=np.uint8)
    new_game(s, players, VARIANTS[variant])
    choice_key = np.uint64(policy_key(key))  # a plain int on its way through Python
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        if seat >= 0:
            choice = choose(s, seat, choice_key)
            if not 0 <= choice < choices(s):
                raise ValueError(f"no choice {choice}, there are {choices(s)}")
            event: Event = event_of(s, seat, choice)
            decide(s, seat, choice, key)
        else:
            event = _chance_event(s, key)
        yield event, s


def _chance_event(s: Bytes, key: np.uint64) -> Event:
    """One chance event, as an event."""
    phase, turn = int(s[at.PHASE]), int(s[at.TURN])
    finder = int(s[at.ORDER + turn])
    one_chance(s, key)
    if phase == at.DEAL:
        return Deal(tuple(tuple(_hand(s, seat)) for seat in range(int(s[at.PLAYERS]))))
    if phase == at.MARKET:
        return Market(tuple(_market(s)))
    return Find(finder, tuple(sorted(_names(_found(s, finder)), key=SANCTUARY_INDEX.__getitem__)))


def record(
    players: Sequence[str], variant: Variant, policy: int | Policy, key: np.uint64, note: Json
) -> Record:
    """A game of the kernel, finished, as a record; fame and ranking are the kernel's own.

    A game is its key and its choices: for one that was stepped in a batch, `policy` gives the
    choices that were noted.
    `note` says under the key `kernel` where the game comes from.
    """
    events = []
    s = at.BLANK
    for event, after in played(len(players), variant, policy, key):
        events.append(event.to_json())
        s = after
    seats = range(len(players))
    ranking = sorted(seats, key=lambda seat: scoring.place(s, seat))
    return Record(
        players=tuple(players),
        variant=variant,
        events=tuple(events),
        result={"fame": [scoring.fame(s, seat) for seat in seats], "ranking": ranking},
        extra={"kernel": note},
    )


def record_line(
    players: Sequence[str], variant: str, policy: int | Policy, key: np.uint64, note: Json
) -> str:
    """`record` as one line of JSON."""
    return dumps(record(players, cast(Variant, variant), policy, key, note))
