"""Redraw what a seat cannot know: a state drawn uniformly from all that give this view.

Uniform means: every way to lay the unseen cards that agrees with the view is equally likely.
What follows only from the history of the game, and not from the view, is forgotten on purpose.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar, cast

from alula.cards import ADVANCED_HAND, HAND, REGIONS, ROUNDS, SANCTUARIES
from alula.rules.agenda import Agenda, StepKind, climbed, due_sanctuaries, plan, turn_order
from alula.rules.parts import Group, Phase
from alula.rules.scoring import climbs
from alula.rules.state import State
from alula.rules.views import View

T = TypeVar("T")


def sample(view: View, rng: Random) -> State:
    """A state whose view for `view["seat"]` is `view`."""
    agenda = _agenda(view)
    hands, region_deck = _regions(view, _hand_sizes(view, agenda), rng)
    found, unseen, under = _sanctuaries(view, rng)
    kept, chosen = _face_down(view, hands, rng)
    return State(
        players=tuple(view["players"]),
        variant=view["variant"],
        round=view["round"],
        phase=Phase(view["phase"]),
        hands=hands,
        kept=kept,
        rejected=_rejected(view, hands, rng),
        chosen=chosen,
        market=frozenset(view["market"]),
        rows=tuple(map(tuple, view["rows"])),
        sanctuaries=tuple(map(tuple, view["sanctuaries"])),
        found=found,
        taken=tuple(map(frozenset, view["taken"])),
        gone=frozenset(view["gone"]),
        region_deck=region_deck,
        unseen=unseen,
        under=under,
        agenda=agenda,
    )


# -- what follows from the view ------------------------------------------------------------------


def _agenda(view: View) -> Agenda:
    """The steps still to come, from what lies on the table."""
    if view["phase"] != "end":
        return ()
    rows, sanctuaries, finding = view["rows"], view["sanctuaries"], view["finding"]
    finders = [seat for seat, row in enumerate(rows) if climbed(row)]
    chose = [s for s in finders if len(sanctuaries[s]) == climbs(rows[s])]
    dues = [0] * len(rows)
    for seat in finders:
        before = sanctuaries[seat][:-1] if seat in chose else sanctuaries[seat]
        dues[seat] = due_sanctuaries(rows[seat], before)
    deck_at_reveal = view["sanctuary_deck"] + sum(finding) + len(chose)
    order = turn_order(rows)
    steps = plan(view["round"], order, dues, deck_at_reveal)
    takers = order[: _takes(view)]
    done = {
        StepKind.FIND: {s for s in finders if finding[s]} | set(chose),
        StepKind.CHOOSE: set(chose),
        StepKind.TAKE: set(takers),
    }
    first = next(i for i, step in enumerate(steps) if step.seat not in done[step.kind])
    return steps[first:]


def _takes(view: View) -> int:
    """How many players have taken a region this round."""
    if view["round"] == ROUNDS:
        return 0
    return len(view["players"]) + 1 - len(view["market"])


def _hand_sizes(view: View, agenda: Agenda) -> list[int]:
    players = len(view["players"])
    phase = view["phase"]
    if view["region_deck"] == len(REGIONS):
        return [0] * players  # not dealt yet
    if phase == "keep":
        return [ADVANCED_HAND] * players
    if phase == "explore":
        return [HAND] * players
    if phase == "over" or view["round"] == ROUNDS:
        return [HAND - 1] * players
    to_take = {step.seat for step in agenda if step.kind is StepKind.TAKE}
    return [HAND - 1 if seat in to_take else HAND for seat in range(players)]


def _visible_regions(view: View) -> set[int]:
    cards = {*view["market"], *view["gone"], *view["hand"]}
    return cards.union(*view["rows"], *view["taken"])


# -- what is drawn -------------------------------------------------------------------------------


def _regions(
    view: View, sizes: list[int], rng: Random
) -> tuple[tuple[frozenset[int], ...], frozenset[int]]:
    """Hands and deck: what others hold and nobody saw comes from the unseen regions.

    What I gave back lies in the deck until it is seen again.
    """
    visible = _visible_regions(view)
    returned = set(view["rejected"]) - visible
    unseen = [c.number for c in REGIONS if c.number not in visible and c.number not in returned]
    rng.shuffle(unseen)
    hands = []
    for seat, (size, taken) in enumerate(zip(sizes, view["taken"], strict=True)):
        if seat == view["seat"]:
            hands.append(frozenset(view["hand"]))
        else:
            hidden = _draw(unseen, size - len(taken))
            hands.append(frozenset(taken) | hidden)
    return tuple(hands), frozenset(unseen) | returned


def _sanctuaries(
    view: View, rng: Random
) -> tuple[tuple[frozenset[str], ...], frozenset[str], tuple[Group, ...]]:
    """What others drew, what lies in each group, and what was never drawn."""
    me = view["seat"]
    visible = set(view["found"]).union(*view["sanctuaries"])
    lefts: dict[int, frozenset[str]] = {}
    for place, group in enumerate(view["under"]):
        if group["cards"] is not None:
            lefts[place] = frozenset(rng.sample(sorted(group["cards"]), group["count"]))
    visible.update(*lefts.values())
    hidden = [card.id for card in SANCTUARIES if card.id not in visible]
    rng.shuffle(hidden)
    found = tuple(
        frozenset(view["found"]) if seat == me else _draw(hidden, count)
        for seat, count in enumerate(view["finding"])
    )
    under = []
    for place, group in enumerate(view["under"]):
        left = lefts[place] if place in lefts else _draw(hidden, group["count"])
        known = left if group["cards"] is None else frozenset(group["cards"])
        # The round only labels a shuffle that a redrawn state never makes.
        under.append(Group(view["round"], group["seat"], left, known))
    return found, frozenset(hidden), tuple(under)


def _face_down(
    view: View, hands: tuple[frozenset[int], ...], rng: Random
) -> tuple[tuple[frozenset[int] | None, ...], tuple[int | None, ...]]:
    """Another's face-down choice is anything they could have chosen."""
    seats = range(len(hands))
    kept: list[frozenset[int] | None] = [None] * len(hands)
    chosen: list[int | None] = [None] * len(hands)
    waiting = {int(decision.rsplit(".", 1)[1]) for decision in view["open"]}
    if view["phase"] not in (Phase.KEEP, Phase.EXPLORE) or not waiting:
        return tuple(kept), tuple(chosen)
    mine = view["chosen"]
    for seat in seats:
        if seat in waiting:
            continue
        cards = sorted(hands[seat])
        if view["phase"] == "keep":
            three = mine if seat == view["seat"] else rng.sample(cards, HAND)
            kept[seat] = frozenset(cast(list[int], three))
        else:
            chosen[seat] = cast(int, mine) if seat == view["seat"] else rng.choice(cards)
    return tuple(kept), tuple(chosen)


def _rejected(
    view: View, hands: tuple[frozenset[int], ...], rng: Random
) -> tuple[frozenset[int], ...]:
    """Advanced variant: what the others gave back, which may since have been seen by all.

    Never a card of a first hand: those still held unseen, the first card of each row, and as
    many more cards of a row as its player no longer holds of the first three.
    """
    count = len(hands)
    me = view["seat"]
    if view["variant"] != "advanced" or view["phase"] == "keep":
        return (frozenset(),) * count
    first = set(view["rejected"])
    spare = []
    for row, hand, taken in zip(view["rows"], hands, view["taken"], strict=True):
        unseen = hand - set(taken)
        first.update(unseen, row[:1])
        spare.append((set(row), len(row) - (HAND - len(unseen))))
    pool = [card.number for card in REGIONS if card.number not in first]
    others = [seat for seat in range(count) if seat != me]
    while True:
        drawn = rng.sample(pool, 2 * len(others))
        if all(len(row.intersection(drawn)) <= most for row, most in spare):
            break
    pairs = {seat: frozenset(drawn[2 * i : 2 * i + 2]) for i, seat in enumerate(others)}
    return tuple(
        frozenset(view["rejected"]) if seat == me else pairs[seat] for seat in range(count)
    )


def _draw(cards: Sequence[T], count: int) -> frozenset[T]:
    """Take `count` cards off the end of a shuffled list."""
    pile = cast(list[T], cards)
    return frozenset(pile.pop() for _ in range(count))
