"""Figures that can be trusted: intervals that hold, tests that err as rarely as they say."""

from itertools import combinations, count
from random import Random

import pytest

from alula.arena.intervals import Estimate, Sums, by_deal, mean, share, student
from alula.arena.outcome import Outcome
from alula.arena.ratings import rate
from alula.arena.settings import MatchSettings
from alula.arena.sprt import SprtQuestion, Test, Verdict
from alula.arena.tally import Tally
from alula.bots import Failure
from alula.rules import Result


def deals(rng: Random, number: int, skill: float, luck: float) -> list[Sums]:
    """Two games a deal: luck with the cards helps in one seat and hurts in the other.

    Below 0 it is a deal that suits a bot or does not, in both seats alike.
    """
    sums = []
    for _ in range(number):
        cards = rng.gauss(0, abs(luck))
        other = cards if luck < 0 else -cards
        wins = sum(skill + helped + rng.gauss(0, 1) > 0 for helped in (cards, other))
        sums.append(Sums(wins, 2))
    return sums


def true_share(skill: float, luck: float) -> float:
    found = share(deals(Random(99), 100_000, skill, luck))
    assert found
    return found.value


@pytest.mark.parametrize(
    ("number", "skill", "luck"),
    [
        (8, 0.0, 1.0),
        (25, 0.5, 0.0),
        (25, 0.5, 2.0),
        (25, 0.5, -1.0),
        (100, 2.2, 1.0),
        (100, 0.2, -2.0),
    ],
)
def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says(
    number: int, skill: float, luck: float
) -> None:
    rng, truth = Random(1), true_share(skill, luck)
    found = [share(deals(rng, number, skill, luck)) for _ in range(1500)]
    held = sum(e is not None and e.low <= truth <= e.high for e in found) / len(found)
    assert held >= 0.93
    assert number < 20 or held <= 0.99  # few deals: rather too wide


def test_rotation_makes_the_interval_narrower_and_never_falsely_certain() -> None:
    alone, paired = share([Sums(1, 1), Sums(0, 1)] * 100), share([Sums(1, 2)] * 100)
    assert alone
    assert paired
    assert paired.high - paired.low < 0.5 * (alone.high - alone.low)
    few = share([Sums(1, 2)] * 3)
    assert few
    assert few.low < 0.3 < 0.7 < few.high


def test_shares_at_the_ends() -> None:
    all_won = share([Sums(2, 2)] * 50)
    assert all_won
    assert all_won.value == all_won.high == 1.0
    assert 0.95 < all_won.low < 0.98  # Wilson's for 100 of 100 is 0.963
    assert share([]) is None
    one = share([Sums(1, 1)])
    assert one
    assert one.low < 0.4


def test_the_interval_of_a_mean() -> None:
    assert mean([]) is None
    found = mean(by_deal([(1, 10.0), (1, 20.0), (2, 20.0), (2, 30.0)]))
    assert found
    assert found.value == 20.0
    assert found.low == pytest.approx(20 - 12.706 * 5)


def test_students_quantile_is_close_enough() -> None:
    for freedom, right in [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)]:
        assert student(freedom) == pytest.approx(right, rel=0.012)


# -- the sequential test -------------------------------------------------------------------------


def decide(rng: Random, skill: float, luck: float, question: SprtQuestion) -> tuple[Verdict, int]:
    test = Test(question)
    for number in count(1):
        test.add(deals(rng, 1, skill, luck)[0])
        if test.verdict is not Verdict.OPEN or number == 20_000:
            break
    return test.verdict, test.deals


@pytest.mark.parametrize(("skill", "right"), [(0.0, Verdict.LOWER), (0.36, Verdict.HIGHER)])
def test_the_sequential_test_is_rarely_wrong(skill: float, right: Verdict) -> None:
    rng = Random(5)
    question = SprtQuestion(0.5, true_share(0.36, 1.0))
    ends = [decide(rng, skill, 1.0, question) for _ in range(300)]
    assert sum(verdict is not right for verdict, _ in ends) / len(ends) <= 0.07
    assert sum(used for _, used in ends) / len(ends) < 400


def test_the_sequential_test_says_how_it_stands() -> None:
    test = Test(SprtQuestion.parse("0.50:0.55"))
    assert "not decided after 0 games" in test.sentence("best")
    for _ in range(100):
        test.add(Sums(2, 2))
    test.add(Sums(0, 0))  # a deal in which the bot did not count
    assert test.deals == 100
    assert "after 200 games on 100 deals: best wins 55.0% rather than 50.0%" in test.sentence(
        "best"
    )


@pytest.mark.parametrize(
    "text", ["0.5", "0.55:0.5", "a:b", "0:0.5", "0.5:1", "0.5:0.6:0.7", "nan:1"]
)
def test_questions_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match="say two win shares between 0 and 1"):
        SprtQuestion.parse(text)


# -- the tally -----------------------------------------------------------------------------------

A, B = "random", "random@1r"


def finished(game: int, *fame: int) -> Outcome:
    ranking = tuple(sorted(range(len(fame)), key=lambda seat: -fame[seat]))
    return Outcome(game, Result(fame, ranking), None, ((1.0, 3.0),) * len(fame), "")


def failed(game: int, seat: int, players: int = 2) -> Outcome:
    return Outcome(game, None, Failure(seat, "died", "1.play.0", None), ((),) * players, "")


def test_a_failure_is_that_bots_loss_and_nobody_elses_win() -> None:
    tally = Tally(MatchSettings((A, B), (2,), 4))
    for outcome in (finished(0, 70, 60), finished(1, 50, 55), failed(2, 1), failed(3, 1)):
        tally.add(outcome)
    # Game 1 and 3 are rotated: B sits at seat 0.
    first, second = tally.figures().bots
    assert (first.games, first.wins, first.faults) == (3, 2, 1)
    assert (second.games, second.wins, second.faults) == (3, 0, 1)
    assert first.win_share
    assert first.win_share.value == pytest.approx(2 / 3)
    assert first.fame
    assert first.fame.value == 62.5
    assert first.margin
    assert first.margin.value == 7.5
    assert first.times == (2.0, 3.0)
    figures = tally.figures()
    assert figures.games == 4
    assert figures.head_to_head[A][B].games == 2
    assert figures.head_to_head[A][B].share.value == 1.0
    assert figures.head_to_head[B][A].margin.value == -7.5
    assert [(fault.bot, fault.game.number) for fault in figures.faults] == [(B, 2), (A, 3)]


def test_a_bot_at_several_seats_has_its_wins_by_seat() -> None:
    tally = Tally(MatchSettings((A, B, B, B), (4,), 4))
    for game in range(4):
        tally.add(finished(game, 40, 30, 20, 10))  # seat 0 wins: A once, B three times
    first, second = tally.figures().bots
    assert (first.seats, first.wins, second.seats, second.wins) == (4, 1, 12, 3)
    assert first.win_share
    assert second.win_share
    assert first.win_share.value == second.win_share.value == 0.25
    assert tally.figures().head_to_head[A][B].share.value == 0.5


def test_ties_are_decided_by_the_ranking_of_the_rules() -> None:
    tally = Tally(MatchSettings((A, B), (2,), 1))
    tally.add(Outcome(0, Result((60, 60), (1, 0)), None, ((), ()), ""))
    assert [bot.wins for bot in tally.figures().bots] == [0, 1]


def test_nothing_played_gives_no_figures_and_no_error() -> None:
    figures = Tally(MatchSettings((A, B), (2,), 1)).figures()
    assert figures.games == 0
    assert [bot.win_share for bot in figures.bots] == [None, None]
    assert figures.head_to_head == {A: {}, B: {}}


def test_ratings_follow_strength_and_grow_surer() -> None:
    rng = Random(3)
    strength = {"a": 2.0, "b": 1.0, "c": 0.0}
    tables = [
        sorted(strength, key=lambda name: -(strength[name] + rng.gauss(0, 1))) for _ in range(400)
    ]
    few, many = rate("abc", list(enumerate(tables[:20]))), rate("abc", list(enumerate(tables)))
    assert many["a"].mu > many["b"].mu > many["c"].mu
    assert all(many[name].sigma < few[name].sigma for name in "abc")
    assert rate("ab", [(0, "aa")])["a"].mu == rate("ab", [])["a"].mu == 0


def games_of(rng: Random, strength: dict[str, float], deals: int) -> list[tuple[int, str]]:
    """Two rotated games a deal, by Thurstone's model."""
    games = []
    for deal in range(deals):
        for _ in range(2):
            mood = {name: strength[name] + rng.gauss(0, 1) for name in strength}
            games.append((deal, "".join(sorted(mood, key=lambda name: -mood[name]))))
    return games


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    rng = Random(5)
    games = games_of(rng, {"a": 0.5, "b": 0.2, "c": 0.0, "d": -0.4}, 60)
    first = rate("abcd", games)
    assert rate("abcd", games[::-1]) == first
    rng.shuffle(games)
    assert rate("abcd", games) == first
    turned = rate("dcba", games)
    assert all(turned[name].mu == pytest.approx(first[name].mu, abs=1e-6) for name in "abcd")


@pytest.mark.parametrize("table", ["ab", "aab", "aabb", "abbbbb"])
@pytest.mark.parametrize("seed", range(10))
def test_a_rating_never_contradicts_a_match_of_two_bots(table: str, seed: int) -> None:
    """Whoever was placed before the other more often is rated above it, by as much as that says."""
    rng = Random(seed)
    games = [(game // 2, rng.sample(table, len(table))) for game in range(40)]
    before = sum(
        (one, two) == ("a", "b") for _, seats in games for one, two in combinations(seats, 2)
    )
    behind = sum(
        (one, two) == ("b", "a") for _, seats in games for one, two in combinations(seats, 2)
    )
    found = rate("ab", games)
    assert (found["a"].mu > found["b"].mu) is (before > behind)
    assert (found["a"].mu == pytest.approx(found["b"].mu, abs=1e-6)) is (before == behind)


def test_who_beats_another_in_most_games_is_rated_above_it_whatever_came_last() -> None:
    """Learned game by game, the winner of the last games was rated above the winner of most."""
    games = [(deal, "ab" if deal < 123 else "ba") for deal in range(200)]  # 61.5 %
    found = rate("ab", games)
    assert found["a"].mu - found["b"].mu == pytest.approx(81, abs=2)  # Elo's for 61.5 %
    assert found["a"].low > found["b"].mu


def test_ratings_of_bots_that_always_win_are_finite_and_uncertain() -> None:
    found = rate("abc", [(deal, "abc") for deal in range(50)])
    assert 300 < found["a"].mu - found["b"].mu < 1500
    assert found["a"].high - found["a"].low > 100
    assert rate("abz", [(1, "ab")])["z"].mu == pytest.approx(0)  # never played


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(11)
    strength = {"a": 0.4, "b": 0.0, "c": -0.4}
    truth = rate("abc", games_of(rng, strength, 10_000))
    held = dict.fromkeys(strength, 0)
    for _ in range(300):
        found = rate("abc", games_of(rng, strength, 40))
        for name in strength:
            held[name] += found[name].low <= truth[name].mu <= found[name].high
    assert all(0.92 <= count / 300 <= 0.99 for count in held.values())
    assert isinstance(share([Sums(1, 2)]), Estimate)
