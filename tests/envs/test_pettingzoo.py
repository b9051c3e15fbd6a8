"""The PettingZoo forms, by PettingZoo's own tests and beside the kernel."""

import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
    test_save_obs,
)

from alula import kernel
from alula.envs import faraway_v0
from alula.envs.actions import IllegalAction
from alula.kernel.game import choices, step, to_move

test_save_obs.__test__ = False  # a check of theirs, not a test of ours

TABLES: list[dict[str, Any]] = [
    {},
    {"players": 4, "variant": "advanced", "observation": "compact"},
    {"players": 6, "observation": "pieces", "reward": "margin"},
]


DICT = "ignore:(Observation space for each agent probably|Observation is not a NumPy):UserWarning"
"""Their advice against a `Dict` space, which is the form they ask for where there is a mask."""


@pytest.mark.filterwarnings(DICT)
@pytest.mark.parametrize("told", TABLES)
def test_both_forms_pass_their_checks(told: dict[str, Any]) -> None:
    api_test(faraway_v0.env(**told), num_cycles=200)
    seed_test(partial(faraway_v0.env, **told), num_cycles=100)
    parallel_api_test(faraway_v0.parallel_env(**told), num_cycles=100)


def test_the_checks_that_do_not_look_at_the_mask() -> None:
    """They choose what is illegal too: such a choice is a random legal one here."""
    told: dict[str, Any] = {"illegal": "random", "observation": "compact"}
    parallel_seed_test(partial(faraway_v0.parallel_env, **told), num_cycles=50)
    forms = SimpleNamespace(
        env=partial(faraway_v0.env, **told, variant="advanced"),
        parallel_env=partial(faraway_v0.parallel_env, **told, variant="advanced"),
    )
    max_cycles_test(forms)
    state_test(faraway_v0.env(**told), faraway_v0.parallel_env(**told), num_cycles=100)


def test_it_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # "a custom render mode": ansi
        render_test(partial(faraway_v0.env, illegal="random"))
    assert "market" in capsys.readouterr().out
    test_save_obs(faraway_v0.env(observation="compact"))


@pytest.mark.parametrize(("players", "variant"), [(2, "basic"), (5, "advanced")])
@pytest.mark.parametrize("play", ["in turns", "at once"])
def test_they_play_the_games_of_the_kernel(players: int, variant: str, play: str) -> None:
    """The same seed and the same choices, step by step in the kernel itself."""
    rng = np.random.default_rng(players)
    for seed in range(20):
        games = kernel.new(1, players=players, variant=variant, seed=seed)
        state, key = games.states[0], games.keys[0]
        choose: Callable[[int], int] = lambda n: int(rng.integers(n))  # noqa: E731
        if play == "in turns":
            rewards, final = in_turns(players, variant, seed, choose, state, key)
        else:
            rewards, final = at_once(players, variant, seed, choose, state, key)
        np.testing.assert_array_equal(final, state)
        assert rewards == [float(place == 0) for place in games.places()[0]]


def in_turns(
    players: int, variant: str, seed: int, choose: Callable[[int], int], state: Any, key: Any
) -> tuple[list[float], Any]:
    env = faraway_v0.env(players=players, variant=variant, observation="compact")
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        if ended:
            env.step(None)
            continue
        assert agent == f"player_{to_move(state)}"
        choice = choose(choices(state))
        assert seen["action_mask"].sum() == choices(state)
        step(state, choice, key)
        env.step(choice)
    return list(total.values()), env.state()


def at_once(
    players: int, variant: str, seed: int, choose: Callable[[int], int], state: Any, key: Any
) -> tuple[list[float], Any]:
    env = faraway_v0.parallel_env(players=players, variant=variant, observation="compact")
    sights, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {}
        for agent in env.agents:
            due = int(sights[agent]["observation"][3])  # how many choices it has
            actions[agent] = choose(due) if due else 0
            if due:
                assert to_move(state) == int(agent.removeprefix("player_"))
                step(state, actions[agent], key)
        sights, rewards, _, _, _ = env.step(actions)
    return list(rewards.values()), env.state()


def test_who_decides_must_answer_and_legally() -> None:
    env = faraway_v0.parallel_env(players=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action of player_2: they have an open decision"):
        env.step({"player_0": 0, "player_1": 0})
    with pytest.raises(IllegalAction, match="no action 7 for seat 0 now"):
        env.step({"player_0": 7, "player_1": 0, "player_2": 0})


def test_an_illegal_answer_beside_legal_ones_moves_nothing() -> None:
    env = faraway_v0.parallel_env(players=2)
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(IllegalAction):
        env.step({"player_0": 1, "player_1": 12})
    np.testing.assert_array_equal(env.state(), before)
