"""The compiled bots: legal, repeatable, blind to what they may not see, and in the right order."""

import random
from collections.abc import Sequence
from itertools import product

import pytest

from alula.bots import LADDER, LEVELS, Bot, Budget, bot_names, make_bot, play_game
from alula.bots.engines import best
from alula.chance import Dealer
from alula.kernel.batch import new
from alula.rules import PlayerEvent, State, View, new_game, sample, view

QUICK = Budget(rollouts=12)
NAMES = tuple(name for name in bot_names() if name != "search-100")


def played(names: Sequence[str], seed: int, variant: str = "basic") -> State:
    assert variant in ("basic", "advanced")
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    game = play_game(
        new_game(
            [f"P{i}" for i in range(len(names))], "advanced" if variant == "advanced" else "basic"
        ),
        Dealer.from_number(seed),
        bots,
        [QUICK] * len(names),
    )
    assert game.failure is None, game.failure
    return game.state


def wins(first: str, second: str, games: int) -> int:
    """How often the first wins, both seats in turn on the same deals."""
    count = 0
    for game in range(games):
        names = (first, second) if game % 2 == 0 else (second, first)
        result = played(names, 1000 + game // 2).result
        assert result is not None
        count += names[result.ranking[0]] == first
    return count


class Watched:
    """Passes decisions on and remembers what was asked."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.asked: list[tuple[View, tuple[PlayerEvent, ...], PlayerEvent]] = []

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        answer = self._bot.decide(view, options, budget)
        self.asked.append((view, tuple(options), answer))
        return answer


@pytest.mark.parametrize(("players", "variant"), list(product(range(2, 7), ("basic", "advanced"))))
def test_all_play_whole_games(players: int, variant: str) -> None:
    names = [*NAMES, "search-3"]
    chance = random.Random(players)
    chance.shuffle(names)
    for start in range(0, len(names), players):
        table = (names[start:] + names)[:players]
        assert played(table, 7 * players, variant).over


@pytest.mark.parametrize("name", [*NAMES, "search-5"])
def test_the_same_seed_and_rollouts_give_the_same_game(name: str) -> None:
    first, again = (played([name, name, name], 3) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("name", [*NAMES, "search-5"])
def test_a_decision_depends_on_the_view_alone(name: str) -> None:
    """Whatever the hidden cards are: a state drawn from the view gets the same answer."""
    watched = Watched(make_bot(name, 5))
    game = play_game(
        new_game(["A", "B", "C"], "advanced"),
        Dealer.from_number(11),
        [watched, make_bot("random", 1), make_bot("random", 2)],
        [QUICK] * 3,
    )
    assert game.failure is None
    assert len(watched.asked) > 15
    chance = random.Random(1)
    bot = make_bot(name, 5)
    for seen, options, answer in watched.asked[::3]:
        other = view(sample(seen, chance), 0)
        assert other == seen
        if name != "random":
            assert bot.decide(other, options, QUICK) == answer


def test_simple_beats_random_without_compiled_code() -> None:
    """By far: 93 % over 1,000 games of the arena; it has to be 70."""
    assert wins("simple", "random", 60) >= 50


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 60) >= 52


def test_best_beats_greedy() -> None:
    assert wins("best", "greedy", 24) >= 16


def test_every_level_is_a_bot_with_the_same_character() -> None:
    characters = {rung.name: rung.character for rung in LADDER}
    assert len(LEVELS) == 6
    for level in LEVELS:
        assert characters[level.name] == level.character


def test_a_search_without_time_still_compares_all_options_in_some_worlds() -> None:
    games = new(1, 2, seed=4)
    _, worlds = best(1).evaluate(games.states[0], 0, Budget(seconds=1e-6))
    assert worlds.min() >= 8


def test_no_level_depends_on_how_fast_a_machine_is() -> None:
    assert all(level.budget.seconds is None for level in LEVELS)
    assert LEVELS[-1].budget.rollouts is not None
