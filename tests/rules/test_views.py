"""What a seat may know, what it may not, and the redrawing of what it does not know."""

import json
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.games import Policy, climbing, is_partial_find, kinds_of_game, play, states

from alula.chance import Dealer
from alula.rules import (
    Deal,
    Find,
    Group,
    Keep,
    Market,
    Phase,
    Play,
    State,
    Take,
    Variant,
    new_game,
    redact,
    sample,
    view,
)

Kind = tuple[int, Variant, int, Policy]


def dump(obj: object) -> bytes:
    return json.dumps(obj).encode()


def test_a_view_in_full() -> None:
    state = new_game(["Ada", "Ben"]).apply(Deal(((5, 12, 40), (2, 33, 61))))
    state = state.apply(Market((7, 18, 55))).apply(Play(0, 12))
    assert view(state, 0) == {
        "variant": "basic",
        "players": ["Ada", "Ben"],
        "seat": 0,
        "round": 1,
        "phase": "explore",
        "decision": None,
        "open": ["1.play.1"],
        "hand": [5, 12, 40],
        "rejected": [],
        "chosen": 12,
        "found": [],
        "market": [7, 18, 55],
        "rows": [[], []],
        "sanctuaries": [[], []],
        "finding": [0, 0],
        "taken": [[], []],
        "gone": [],
        "under": [],
        "region_deck": 59,
        "sanctuary_deck": 45,
        "result": None,
    }
    other = view(state, 1)
    assert (other["hand"], other["chosen"], other["decision"]) == ([2, 33, 61], None, "1.play.1")
    watcher = view(state, None)
    assert (watcher["hand"], watcher["chosen"], watcher["decision"]) == ([], None, None)
    with pytest.raises(ValueError, match="0 to 1"):
        view(state, 2)


def test_taken_regions_stay_known_until_they_are_played() -> None:
    state = new_game(["Ada", "Ben"]).apply(Deal(((5, 12, 40), (2, 33, 61))))
    state = state.apply(Market((7, 18, 55))).apply(Play(0, 12)).apply(Play(1, 2))
    state = state.apply(Take(1, 18)).apply(Take(0, 7)).apply(Market((9, 30, 64)))
    assert view(state, 0)["taken"] == [[7], [18]]
    assert view(state, 0)["gone"] == [55]
    face_down = state.apply(Play(1, 18))
    assert view(face_down, 0)["taken"] == [[7], [18]]
    assert view(face_down.apply(Play(0, 5)), 0)["taken"] == [[7], []]


@settings(max_examples=30)
@given(kinds_of_game, st.integers(0, 10**6))
def test_no_leak_states_that_differ_in_secrets_only_look_the_same(kind: Kind, seed: int) -> None:
    """A redrawn state differs in what the seat cannot know; the bytes it sees do not."""
    rng = Random(seed)
    for state in states(*kind):
        for seat in (None, *state.seats):
            other = sample(view(state, seat), rng)
            assert dump(view(other, seat)) == dump(view(state, seat))
            assert other.agenda == state.agenda


@settings(max_examples=30)
@given(kinds_of_game)
def test_no_leak_every_secret_option_of_another_is_told_the_same(kind: Kind) -> None:
    for state in states(*kind):
        for decision in state.open:
            if decision.kind in ("keep", "play"):
                options = state.options(decision.seat)
                for seat in (None, *state.seats):
                    told = {dump(redact(option, seat)) for option in options}
                    assert len(told) == (len(options) if seat == decision.seat else 1)


@settings(max_examples=20)
@given(kinds_of_game)
def test_redacted_chance_shows_own_cards_only(kind: Kind) -> None:
    for event, state in play(*kind):
        for seat in (None, *state.seats):
            if isinstance(event, Deal):
                hands = [sorted(h) if s == seat else None for s, h in enumerate(event.hands)]
                assert redact(event, seat) == {"event": "deal", "hands": hands}
            if isinstance(event, Find):
                told: Mapping[str, object] = redact(event, seat)
                if seat == event.seat:
                    assert told == event.to_json()
                else:
                    assert told["sanctuaries"] is None
                    assert told["count"] == len(event.sanctuaries)


def test_a_redrawn_state_can_be_played_to_its_end() -> None:
    rng = Random(3)
    for state in states(4, "advanced", 8, climbing)[1::7]:
        for seat in (None, *state.seats):
            redrawn = sample(view(state, seat), rng)
            while not redrawn.over:
                redrawn = advance(redrawn, rng)
            assert redrawn.result is not None


def advance(state: State, rng: Random) -> State:
    if state.due is not None:
        return state.apply(Dealer.from_number(rng.randrange(10**6)).event(state))
    return state.apply(rng.choice(state.options(rng.choice(state.open).seat)))


# -- what I put under the deck -------------------------------------------------------------------


def test_a_group_of_my_own_lists_what_i_have_not_seen_since() -> None:
    seen = 0
    for seed in range(8):
        for state in states(6, "basic", seed, climbing):
            for seat in state.seats:
                for group, told in zip(state.under, view(state, seat)["under"], strict=True):
                    assert told["count"] == len(group.left) > 0
                    if group.seat != seat:
                        assert told["cards"] is None
                        continue
                    assert group.left <= group.known
                    open_cards = set(state.found[seat]).union(*state.sanctuaries)
                    assert not open_cards & set(told["cards"] or ())
                    seen += is_partial_find(state)
    assert seen > 50


# -- uniform -------------------------------------------------------------------------------------


def chi_square(counts: Counter[object], kinds: int) -> float:
    mean = counts.total() / kinds
    return sum((n - mean) ** 2 / mean for n in counts.values()) + mean * (kinds - len(counts))


def nearly_over() -> State:
    """Six players in round 8: the region deck is one card, and few hands are secret."""
    for seed in range(200):
        for state in states(6, "basic", seed):
            hidden = sum(3 - len(taken) for taken in state.taken[1:])
            if state.round == 8 and state.phase is Phase.EXPLORE and hidden == 2:
                holders = [s for s in range(1, 6) if len(state.taken[s]) < 3]
                if len(holders) == 2:
                    return state
    raise AssertionError("no such game")


def test_sample_is_uniform_over_hands() -> None:
    state = nearly_over()
    seen = view(state, 0)
    rng = Random(1)
    counts = Counter[object](tuple(sample(seen, rng).hands) for _ in range(6000))
    assert len(counts) == 6  # two secret cards and the deck's one: 3! ways
    assert chi_square(counts, 6) < 20.5  # 99.9 % of five degrees of freedom


def test_sample_is_uniform_over_face_down_cards() -> None:
    state = nearly_over()
    seat = next(d.seat for d in state.open if d.seat and len(state.taken[d.seat]) == 3)
    seen = view(state.apply(state.options(seat)[0]), 0)
    rng = Random(2)
    counts = Counter[object](sample(seen, rng).chosen[seat] for _ in range(3000))
    assert set(counts) == set(state.hands[seat])
    assert chi_square(counts, 3) < 13.8


def test_sample_is_uniform_over_kept_cards() -> None:
    state = new_game(["A", "B"], "advanced").apply(Deal(((1, 2, 3, 4, 5), (6, 7, 8, 9, 10))))
    seen = view(state.apply(Keep(1, (6, 7, 8))), 0)
    rng = Random(4)
    places: Counter[object] = Counter()
    for _ in range(5000):
        other = sample(seen, rng)
        hand, kept = sorted(other.hands[1]), other.kept[1]
        assert kept is not None
        places[tuple(sorted(map(hand.index, kept)))] += 1
    assert set(places) == set(combinations(range(5), 3))
    assert chi_square(places, 10) < 27.9


def test_sample_is_uniform_over_sanctuaries_left_of_my_own_group() -> None:
    """Another drew one of my three: which, and where it is now, I cannot know."""
    state = nearly_over()
    names = sorted(set.union(set(state.unseen), *(g.left for g in state.under)))
    mine = frozenset(names[:3])
    rest = frozenset(names[5:])
    state = state._replace(
        unseen=frozenset(),
        under=(
            Group(7, 0, mine - {names[0]}, mine),
            Group(7, 1, frozenset([names[0], names[3], names[4]]), frozenset(names[3:5])),
            Group(7, 2, rest, rest),
        ),
    )
    seen = view(state, 0)
    rng = Random(6)
    left: Counter[object] = Counter()
    drawn: Counter[object] = Counter()
    for _ in range(6000):
        other = sample(seen, rng)
        left[other.under[0].left] += 1
        (missing,) = mine - other.under[0].left
        drawn[missing in other.under[1].left] += 1
    assert chi_square(left, 3) < 13.8
    share = 3 / (3 + len(rest))
    spread = (share * (1 - share) / 6000) ** 0.5
    assert abs(drawn[True] / 6000 - share) < 3.3 * spread


def test_what_i_rejected_lies_in_the_deck_until_it_is_seen_again() -> None:
    rng = Random(9)
    for state in states(3, "advanced", 4):
        if state.phase is Phase.KEEP:
            continue
        for seat in state.seats:
            seen = view(state, seat)
            visible = set(seen["market"]) | set(seen["gone"])
            visible = visible.union(*seen["rows"], *seen["taken"])
            other = sample(seen, rng)
            assert set(seen["rejected"]) - visible <= other.region_deck
            assert other.rejected[seat] == set(seen["rejected"])
            everybodys = [card for pair in other.rejected for card in pair]
            assert len(set(everybodys)) == 6
            first_hands = [h - set(t) for h, t in zip(other.hands, other.taken, strict=True)]
            assert not set(everybodys).intersection(*[frozenset().union(*first_hands)])
