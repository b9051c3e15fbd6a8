"""The OpenSpiel games: their simulator, their algorithms, and the kernel beside them."""

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

from alula.envs.openspiel import IN_TURNS, NAME, action_of, outcomes_of
from alula.kernel import observe
from alula.kernel.batch import seed_word
from alula.kernel.bridge import played
from alula.kernel.layout import BLANK
from alula.kernel.policies import POLICIES
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fame as fame_of
from alula.rules import Deal, Find, Market, Reveal, Variant, view
from lab.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("told", ["players=2", "players=6,variant=advanced,reward=place"])
@pytest.mark.parametrize("name", [NAME, IN_TURNS])
def test_their_simulator_is_content(name: str, told: str) -> None:
    game = pyspiel.load_game(f"{name}({told})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [NAME, IN_TURNS])
@pytest.mark.parametrize(("players", "variant"), [(2, "basic"), (4, "advanced"), (6, "basic")])
def test_it_plays_the_games_of_the_kernel(name: str, players: int, variant: Variant) -> None:
    """Event by event, shortages included: the policy that climbs empties the sanctuary deck."""
    game = pyspiel.load_game(name, {"players": players, "variant": variant, "reward": "margin"})
    for number in range(6):
        key = np.uint64(game_key(seed_word(7), number))
        state = game.new_initial_state()
        together: dict[int, int] = {}
        after = BLANK
        for event, now in played(players, variant, POLICIES["climb"], key):
            after = now
            if isinstance(event, Deal | Market | Find):
                for card in outcomes_of(state.position, event):
                    assert card in dict(state.chance_outcomes())
                    state.apply_action(card)
            elif not isinstance(event, Reveal):
                action = action_of(state.position, event)
                if state.is_simultaneous_node():
                    together[event.seat] = action
                    if len(together) == players:
                        state.apply_actions([together[seat] for seat in range(players)])
                        together.clear()
                else:
                    assert state.current_player() == event.seat
                    state.apply_action(action)
        assert state.is_terminal()
        fame = np.array([fame_of(after, seat) for seat in range(players)])
        best = np.array([np.delete(fame, seat).max() for seat in range(players)])
        assert state.returns() == pytest.approx(list((fame - best) / 100))


def test_a_resampled_state_looks_the_same_and_plays_on() -> None:
    game = pyspiel.load_game(IN_TURNS, {"players": 3})
    rng = random.Random(4)
    state = game.new_initial_state()
    different = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        different += other.position != state.position
        other.apply_action(other.legal_actions()[0])
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 10


def test_the_observer_has_named_pieces() -> None:
    game = pyspiel.load_game(NAME)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert set(observer.dict) == set(observe.OFFSETS)
    assert observer.dict["round"].argmax() == 1
    assert list(observer.tensor) == state.observation_tensor(1)
    assert str(view(state.position, 1)["hand"][0]) in observer.string_from(state, 1)


def test_their_environment_and_a_search_play_the_game_in_turns() -> None:
    env = rl_environment.Environment(IN_TURNS)
    env.seed(3)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][-1]])
    assert sum(step.rewards) == 1
    game = pyspiel.load_game(IN_TURNS)
    rng = np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
    assert bot.step(state) in state.legal_actions()


def test_the_playthrough_is_as_it_was() -> None:
    """A whole game that a person can read; `python -m lab playthrough` makes it anew."""
    assert playthrough() == (GOLDEN / "python_faraway.txt").read_text(encoding="utf-8")


def test_unknown_settings_are_refused() -> None:
    for told, message in [
        ({"players": 9}, "9 players"),
        ({"variant": "expert"}, "no variant 'expert'"),
        ({"reward": "fame"}, "no reward 'fame'"),
    ]:
        with pytest.raises((ValueError, pyspiel.SpielError), match=message):
            pyspiel.load_game(NAME, told)
