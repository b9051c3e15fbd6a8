"""Bots by name, and the one that plays at random."""

import pytest

from alula.bots import Budget, UnknownBot, bot_names, make_bot
from alula.rules import Deal, Market, Play, new_game, view

STATE = new_game(["Ada", "Ben"]).apply(Deal(((5, 12, 40), (2, 33, 61)))).apply(Market((7, 18, 55)))


def test_every_name_makes_a_bot_that_answers_with_an_option() -> None:
    for name in bot_names():
        options = STATE.options(0)
        assert make_bot(name, seed=1).decide(view(STATE, 0), options, Budget(seconds=1)) in options


def test_the_random_bot_reaches_every_option_and_repeats_itself_for_a_seed() -> None:
    options = STATE.options(1)

    def answers(seed: int) -> list[object]:
        bot = make_bot("random", seed)
        return [bot.decide(view(STATE, 1), options, Budget()) for _ in range(50)]

    assert answers(7) == answers(7)
    assert set(answers(7)) == {Play(1, 2), Play(1, 33), Play(1, 61)}


def test_an_unknown_name_says_what_is_near() -> None:
    with pytest.raises(UnknownBot, match="did you mean random"):
        make_bot("randon", 1)
