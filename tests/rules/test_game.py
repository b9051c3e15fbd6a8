"""The flow of a game: what is always true, in every state of many games."""

from collections import Counter
from itertools import chain, pairwise
from math import sqrt
from statistics import fmean

import pytest
from hypothesis import given, settings
from support.games import Policy, at_random, climbing, kinds_of_game, play, shortage, states

from alula.rules import (
    BadSetup,
    Choose,
    Deal,
    Decision,
    DecisionKind,
    Find,
    Keep,
    Market,
    Play,
    Reveal,
    RulesError,
    State,
    Take,
    Variant,
    Withdraw,
    WrongCard,
    WrongCount,
    WrongTime,
    announce,
    climbs,
    new_game,
)

Kind = tuple[int, Variant, int, Policy]


def regions_of(state: State) -> Counter[int]:
    places = [state.market, state.gone, state.region_deck, *state.hands, *state.rows]
    return Counter(chain(*places))


def sanctuaries_of(state: State) -> Counter[str]:
    places = [state.unseen, *state.found, *state.sanctuaries, *(g.left for g in state.under)]
    return Counter(chain(*places))


@settings(max_examples=60)
@given(kinds_of_game)
def test_cards_are_conserved_in_every_state(kind: Kind) -> None:
    for state in states(*kind):
        assert regions_of(state) == Counter(range(1, 69))
        assert sorted(sanctuaries_of(state).values()) == [1] * 45


@settings(max_examples=40)
@given(kinds_of_game)
def test_options_exactly_with_a_decision_and_every_option_applies(kind: Kind) -> None:
    for state in states(*kind):
        assert (state.due is not None) + bool(state.open) + state.over == 1
        for seat in state.seats:
            options = state.options(seat)
            assert bool(options) == (state.decision(seat) is not None)
            assert len(set(options)) == len(options)
            for option in options:
                state.apply(option)


@settings(max_examples=40)
@given(kinds_of_game)
def test_how_every_game_ends(kind: Kind) -> None:
    end = states(*kind)[-1]
    for seat in end.seats:
        assert len(end.rows[seat]) == 8
        assert len(end.hands[seat]) == 2
        assert len(end.sanctuaries[seat]) == climbs(end.rows[seat])
    assert end.result is not None
    assert sorted(end.result.ranking) == list(end.seats)


@settings(max_examples=40)
@given(kinds_of_game)
def test_phase_three_goes_by_the_numbers_played(kind: Kind) -> None:
    turns: list[int] = []
    for event, state in play(*kind):
        if isinstance(event, Play) and state.phase == "end":
            turns = []
        if isinstance(event, Take):
            turns.append(state.rows[event.seat][-1])
            assert turns == sorted(turns)


def test_a_shortage_gives_every_climber_one_sanctuary_on_their_own_turn() -> None:
    short = 0
    for seed in range(12):
        game = list(play(6, "basic", seed, climbing))
        short += any(shortage(state) for _, state in game)
        for (_, before), (event, after) in pairwise(game):
            if isinstance(event, Find) and before.agenda[1].kind == "choose" and before.round < 8:
                assert after.agenda[0] == ("choose", event.seat, 0)
                assert after.agenda[1][:2] == ("take", event.seat)
                assert 1 <= len(event.sanctuaries) <= before.agenda[0].cards
    assert short >= 6


def test_there_is_no_market_before_round_eight() -> None:
    for state in states(6, "basic", 1):
        if state.round == 8:
            assert not state.market
            assert not isinstance(state.due, Market)
            assert all(d.kind is not DecisionKind.TAKE for d in state.open)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_play_has_the_known_means(players: int) -> None:
    """3.5 sanctuaries and 28.724 fame a player on average (sd 12.44), whatever the players."""
    games = 1500 // players
    ends = [states(players, "basic", seed)[-1] for seed in range(games)]
    fame = [f for end in ends if end.result for f in end.result.fame]
    found = [len(cards) for end in ends for cards in end.sanctuaries]
    assert len(fame) == games * players
    spread = 12.44 / sqrt(len(fame))
    assert abs(fmean(fame) - 28.724) < 3 * spread
    assert abs(fmean(found) - 3.5) < 3 * sqrt(8 / 12 / len(found))


# -- secret choices ------------------------------------------------------------------------------


def dealt() -> State:
    state = new_game(["Ada", "Ben"]).apply(Deal(((5, 12, 40), (2, 33, 61))))
    return state.apply(Market((7, 18, 55)))


def test_a_play_can_be_withdrawn_until_the_last_player_has_chosen() -> None:
    state = dealt().apply(Play(0, 40))
    assert state.can_withdraw(0)
    assert not state.can_withdraw(1)
    assert state.apply(Withdraw(0)) == dealt()
    revealed = state.apply(Withdraw(0)).apply(Play(0, 12)).apply(Play(1, 2))
    assert revealed.rows == ((12,), (2,))
    with pytest.raises(WrongTime):
        revealed.apply(Withdraw(0))
    with pytest.raises(WrongTime):
        dealt().apply(Withdraw(0))


def test_a_keep_can_be_withdrawn() -> None:
    state = new_game(["Ada", "Ben"], "advanced").apply(Deal(((1, 2, 3, 4, 5), (6, 7, 8, 9, 10))))
    assert state.apply(Keep(0, (1, 2, 3))).apply(Withdraw(0)) == state
    after = state.apply(Keep(0, (1, 2, 3))).apply(Keep(1, (6, 7, 8)))
    assert after.round == 1
    assert after.rejected == (frozenset({4, 5}), frozenset({9, 10}))
    assert {4, 5, 9, 10} <= after.region_deck


def test_the_reveal_is_announced_with_the_last_play() -> None:
    first = dealt().apply(Play(1, 2))
    assert announce(dealt(), Play(1, 2), first) == (Play(1, 2),)
    second = first.apply(Play(0, 40))
    assert announce(first, Play(0, 40), second) == (Play(0, 40), Reveal((40, 2)))


# -- what is refused -----------------------------------------------------------------------------


def after_reveal() -> State:
    return dealt().apply(Play(0, 40)).apply(Play(1, 2))


@pytest.mark.parametrize(
    ("state", "event", "error", "says"),
    [
        (new_game(["A", "B"]), Market((1, 2, 3)), WrongTime, "a deal of 3 regions each"),
        (new_game(["A", "B"]), Deal(((1, 2, 3),)), WrongCount, "must be 2"),
        (new_game(["A", "B"]), Deal(((1, 2, 3), (3, 4, 5))), WrongCard, "3 not in the region"),
        (new_game(["A", "B"]), Deal(((1, 2, 3), (4, 4, 5))), WrongCard, "stands twice"),
        (dealt(), Play(0, 2), WrongCard, "there are 5, 12, 40"),
        (dealt(), Play(2, 2), WrongTime, "1.play.0, 1.play.1"),
        (dealt(), Play(-1, 2), WrongTime, "1.play.0"),
        (dealt(), Take(0, 7), WrongTime, "1.play.0"),
        (dealt(), Keep(0, (5, 12, 40)), WrongTime, "1.play.0"),
        (dealt(), Reveal((40, 2)), WrongTime, "1.play.0"),
        (dealt().apply(Play(0, 40)), Play(0, 12), WrongTime, "1.play.1"),
        (after_reveal(), Take(0, 7), WrongTime, "1.take.1"),
        (after_reveal(), Take(1, 12), WrongCard, "there are 7, 18, 55"),
        (after_reveal(), Choose(1, "city-2"), WrongTime, "1.take.1"),
        (after_reveal(), Market((9, 30, 64)), WrongTime, "1.take.1"),
        (states(2, "basic", 1)[-1], Play(0, 1), WrongTime, "the game is over"),
    ],
)
def test_an_illegal_event_says_why(
    state: State, event: Play, error: type[RulesError], says: str
) -> None:
    with pytest.raises(error, match=says):
        state.apply(event)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6"):
        new_game(["x"] * players)


def test_unknown_variant() -> None:
    with pytest.raises(BadSetup, match="basic and advanced"):
        new_game(["a", "b"], "expert")  # type: ignore[arg-type]


def test_a_find_comes_off_the_queue_in_order() -> None:
    """Cards below may come only when all above them come too."""
    seen = 0
    for seed in range(6):
        game = list(play(6, "basic", seed, climbing))
        for (_, before), (event, _) in pairwise(game):
            if not isinstance(event, Find) or not before.unseen or not before.under:
                continue
            if len(event.sanctuaries) <= len(before.unseen):
                seen += 1
                below = next(iter(before.under[-1].left))
                wrong = Find(event.seat, (*event.sanctuaries[1:], below))
                with pytest.raises(WrongCard, match="cannot come before"):
                    before.apply(wrong)
    assert seen > 20


def test_decision_ids() -> None:
    assert Decision(3, DecisionKind.PLAY, 0).id == "3.play.0"
    assert Decision.parse("0.keep.5") == Decision(0, DecisionKind.KEEP, 5)
    for text in ("", "3.play", "3.leap.0", "03.play.0", "3.play.0.1", "x.play.0", "3.play. 0"):
        with pytest.raises(ValueError, match="look like"):
            Decision.parse(text)


def test_policies_play_the_same_game_again() -> None:
    assert states(3, "advanced", 5, at_random) == states(3, "advanced", 5, at_random)
