"""The rules as one pure function: a state and an event give the next state."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from alula.cards import HAND, ROUNDS
from alula.rules.agenda import (
    StepKind,
    climbed,
    due_sanctuaries,
    plan,
    turn_order,
)
from alula.rules.errors import WrongCard, WrongCount
from alula.rules.events import (
    Choose,
    Deal,
    Event,
    Find,
    Keep,
    Market,
    Play,
    Take,
    Withdraw,
)
from alula.rules.parts import DealDue, FindDue, Group, MarketDue, Phase, by_table
from alula.rules.refusals import not_now

if TYPE_CHECKING:
    from alula.rules.state import State

T = TypeVar("T")


def apply(state: State, event: Event) -> State:
    """The state after `event`, or a `RulesError` that says why it cannot happen here."""
    transition = _TRANSITIONS.get(type(event))
    if transition is None:  # a Reveal follows from the plays; it is told, never applied
        raise not_now(state, event)
    return transition(state, event)


# -- chance --------------------------------------------------------------------------------------


def _deal(state: State, event: Deal) -> State:
    due = state.due
    if not isinstance(due, DealDue):
        raise not_now(state, event)
    if len(event.hands) != len(state.players):
        raise _wrong_count("deal", "hands", len(event.hands), len(state.players))
    dealt: set[int] = set()
    for hand in event.hands:
        _check_draw("deal", hand, due.cards, state.region_deck - dealt)
        dealt.update(hand)
    return state._replace(
        hands=tuple(frozenset(hand) for hand in event.hands),
        region_deck=state.region_deck - dealt,
    )


def _market(state: State, event: Market) -> State:
    due = state.due
    if not isinstance(due, MarketDue):
        raise not_now(state, event)
    _check_draw("market", event.regions, due.cards, state.region_deck)
    market = frozenset(event.regions)
    return state._replace(market=market, region_deck=state.region_deck - market)


def _find(state: State, event: Find) -> State:
    due = state.due
    if not isinstance(due, FindDue) or event.seat != due.seat:
        raise not_now(state, event)
    cards = frozenset(event.sanctuaries)
    _check_sizes("find", event.sanctuaries, due.cards)
    unseen, under = _draw_sanctuaries(state, cards)
    return state._replace(
        found=_with(state.found, due.seat, cards),
        unseen=unseen,
        under=tuple(_seen(group, cards) if group.seat == due.seat else group for group in under),
        agenda=state.agenda[1:],
    )


def _draw_sanctuaries(
    state: State, cards: frozenset[str]
) -> tuple[frozenset[str], tuple[Group, ...]]:
    """Empty the queue of sets in order; of the last one reached, part may stay."""
    wanted = cards
    piles = [state.unseen, *(group.left for group in state.under)]
    for place, pile in enumerate(piles):
        drawn = pile & wanted
        rest = wanted - drawn
        if rest and drawn != pile:
            raise WrongCard(
                f"find: {', '.join(by_table(rest))} cannot come before all of "
                f"{', '.join(by_table(pile - drawn))}",
                "not-next",
                cards=by_table(rest),
                legal=by_table(pile),
            )
        piles[place] = pile - drawn
        wanted = rest
        if not wanted:
            break
    if wanted:
        raise WrongCard(
            f"find: {', '.join(by_table(wanted))} not in the sanctuary deck",
            "not-in-deck",
            cards=by_table(wanted),
        )
    groups = zip(state.under, piles[1:], strict=True)
    return piles[0], tuple(group._replace(left=left) for group, left in groups if left)


# -- secret choices ------------------------------------------------------------------------------


def _keep(state: State, event: Keep) -> State:
    seat = _seat(state, event)
    if state.phase is not Phase.KEEP or state.due is not None or state.kept[seat] is not None:
        raise not_now(state, event)
    _check_sizes("keep", event.regions, HAND)
    _check_in("keep", event.regions, state.hands[seat], "hand")
    kept = _with(state.kept, seat, frozenset(event.regions))
    if any(three is None for three in kept):
        return state._replace(kept=kept)
    hands = tuple(three for three in kept if three is not None)
    rejected = tuple(five - three for five, three in zip(state.hands, hands, strict=True))
    return state._replace(
        round=1,
        phase=Phase.EXPLORE,
        hands=hands,
        kept=(None,) * len(state.players),
        rejected=rejected,
        region_deck=state.region_deck.union(*rejected),
    )


def _play(state: State, event: Play) -> State:
    seat = _seat(state, event)
    if state.phase is not Phase.EXPLORE or state.due is not None or state.chosen[seat] is not None:
        raise not_now(state, event)
    _check_in("play", (event.region,), state.hands[seat], "hand")
    chosen = _with(state.chosen, seat, event.region)
    numbers = [card for card in chosen if card is not None]
    if len(numbers) < len(chosen):
        return state._replace(chosen=chosen)
    return _reveal(state, numbers)


def _withdraw(state: State, event: Withdraw) -> State:
    seat = _seat(state, event)
    if not state.can_withdraw(seat):
        raise not_now(state, event)
    if state.phase is Phase.KEEP:
        return state._replace(kept=_with(state.kept, seat, None))
    return state._replace(chosen=_with(state.chosen, seat, None))


def _reveal(state: State, numbers: list[int]) -> State:
    """All have chosen: turn the cards over and plan the rest of the round."""
    rows = tuple((*row, number) for row, number in zip(state.rows, numbers, strict=True))
    dues = [
        due_sanctuaries(row, found) if climbed(row) else 0
        for row, found in zip(rows, state.sanctuaries, strict=True)
    ]
    agenda = plan(state.round, turn_order(rows), dues, state.sanctuary_deck)
    return _advance(
        state._replace(
            phase=Phase.END,
            hands=tuple(h - {n} for h, n in zip(state.hands, numbers, strict=True)),
            taken=tuple(t - {n} for t, n in zip(state.taken, numbers, strict=True)),
            chosen=(None,) * len(numbers),
            rows=rows,
            agenda=agenda,
        )
    )


# -- the end of the exploration ------------------------------------------------------------------


def _take(state: State, event: Take) -> State:
    seat = _on_turn(state, event, StepKind.TAKE)
    _check_in("take", (event.region,), state.market, "market")
    card = frozenset((event.region,))
    return _advance(
        state._replace(
            market=state.market - card,
            hands=_with(state.hands, seat, state.hands[seat] | card),
            taken=_with(state.taken, seat, state.taken[seat] | card),
            agenda=state.agenda[1:],
        )
    )


def _choose(state: State, event: Choose) -> State:
    seat = _on_turn(state, event, StepKind.CHOOSE)
    _check_in("choose", (event.sanctuary,), state.found[seat], "found")
    card = frozenset((event.sanctuary,))
    rest = state.found[seat] - card
    under = tuple(_seen(group, card) for group in state.under)
    if rest:
        under += (Group(state.round, seat, rest, rest),)
    return _advance(
        state._replace(
            sanctuaries=_with(state.sanctuaries, seat, (*state.sanctuaries[seat], event.sanctuary)),
            found=_with(state.found, seat, frozenset()),
            under=under,
            agenda=state.agenda[1:],
        )
    )


def _advance(state: State) -> State:
    """Begin the next round, or end the game, once nothing is left on the agenda."""
    if state.agenda:
        return state
    last = state.round == ROUNDS
    return state._replace(
        round=state.round if last else state.round + 1,
        phase=Phase.OVER if last else Phase.EXPLORE,
        market=frozenset(),
        gone=state.gone | state.market,
    )


# -- checks --------------------------------------------------------------------------------------


def _seat(state: State, event: Keep | Play | Withdraw) -> int:
    if not 0 <= event.seat < len(state.players):
        raise not_now(state, event)
    return event.seat


def _on_turn(state: State, event: Take | Choose, kind: StepKind) -> int:
    step = state.agenda[0] if state.agenda else None
    if step is None or step.kind is not kind or step.seat != event.seat:
        raise not_now(state, event)
    return step.seat


def _check_in(what: str, cards: Collection[T], place: Collection[T], name: str) -> None:
    strangers = [card for card in cards if card not in place]
    if strangers:
        legal = sorted(place, key=str if isinstance(strangers[0], str) else None)  # type: ignore[arg-type,type-var]
        raise WrongCard(
            f"{what}: {', '.join(map(str, strangers))} not in the {_PLACES[name]}: "
            f"there are {', '.join(map(str, legal)) or 'none'}",
            f"not-in-{name}",
            event=what,
            cards=strangers,
            legal=legal,
        )


_PLACES = {"hand": "player's hand", "market": "market", "found": "sanctuaries found"}


def _check_sizes(what: str, cards: Collection[object], count: int) -> None:
    if len(cards) != count:
        raise _wrong_count(what, "cards", len(cards), count)
    if len(set(cards)) != count:
        listed = list(cards)
        twice = next(card for card in listed if listed.count(card) > 1)
        raise WrongCard(f"{what}: {twice} stands twice", "twice", event=what, card=twice)


def _check_draw(what: str, cards: Collection[int], count: int, deck: frozenset[int]) -> None:
    _check_sizes(what, cards, count)
    strangers = sorted(card for card in cards if card not in deck)
    if strangers:
        raise WrongCard(
            f"{what}: {', '.join(map(str, strangers))} not in the region deck",
            "not-in-deck",
            event=what,
            cards=strangers,
        )


def _wrong_count(what: str, things: str, count: int, right: int) -> WrongCount:
    return WrongCount(
        f"{what} of {count} {things}: must be {right}",
        "wrong-count",
        event=what,
        count=count,
        expected=right,
    )


# -- small tools ---------------------------------------------------------------------------------


def _with(things: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    """The tuple with another thing at one seat."""
    return (*things[:seat], thing, *things[seat + 1 :])


def _seen(group: Group, cards: frozenset[str]) -> Group:
    """Its owner sees these cards elsewhere, and no longer takes them to be in the group."""
    if group.known.isdisjoint(cards):
        return group
    return group._replace(known=group.known - cards)


_TRANSITIONS: Mapping[type[Event], Callable[[State, Any], State]] = {
    Deal: _deal,
    Keep: _keep,
    Market: _market,
    Play: _play,
    Withdraw: _withdraw,
    Find: _find,
    Take: _take,
    Choose: _choose,
}
