"""The Gymnasium faces: one table, and thousands that play the same games."""

from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import alula.envs  # noqa: F401  (registers the ids)
from alula.envs import compact
from alula.envs.actions import IllegalAction
from alula.envs.single import Faraway
from alula.envs.vector import FarawayVector

OBSERVATIONS = ("vector", "compact", "pieces")


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_the_checker_of_gymnasium_is_content(observation: str) -> None:
    env = gym.make(
        "alula/Faraway-v0", observation=observation, illegal="random", render_mode="ansi"
    )
    check_env(env.unwrapped)


def test_an_illegal_action_is_refused_with_those_that_are_legal() -> None:
    env = gym.make("alula/Faraway-v0", players=3, seat=1)
    env.reset(seed=5)
    with pytest.raises(IllegalAction, match=r"no action 3 for seat 1 now\. Legal: 0: play \d+"):
        env.step(3)
    with pytest.raises(IllegalAction, match="say a whole number from 0 to 2"):
        env.step("play")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 7}, "7 players"),
        ({"variant": "expert"}, "no variant 'expert'"),
        ({"opponents": "gready"}, "no opponent 'gready': there is greedy"),
        ({"players": 4, "opponents": ["greedy", "random"]}, "2 opponents for a table of 4"),
        ({"seat": 2}, "seat 2: there are 0 to 1"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"observation": "pixels"}, "no observation 'pixels'"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ],
)
def test_what_cannot_be_had_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Faraway(**wrong)


def games(env: Any, seeds: int) -> list[tuple[float, int]]:
    """Reward and length of one game of each seed, always by the last legal action."""
    told = []
    for seed in range(seeds):
        _, info = env.reset(seed=seed)
        ended, steps, reward = False, 0, 0.0
        while not ended:
            _, reward, ended, _, info = env.step(int(info["action_mask"].sum()) - 1)
            steps += 1
        told.append((reward, steps))
    return told


def test_the_same_seeds_give_the_same_games() -> None:
    env = Faraway(players=3, opponents=["greedy", "random"])
    assert games(env, 5) == games(env, 5) == games(Faraway(3, opponents=("greedy", "random")), 5)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_many_tables_play_as_single_ones_do(mode: AutoresetMode, observation: str) -> None:
    """Gymnasium's own vector of single tables is the reference, in all three reset modes."""
    told: dict[str, Any] = {"players": 3, "opponents": "random", "observation": observation}
    ours = FarawayVector(4, autoreset_mode=mode, threads=2, **told)
    theirs = SyncVectorEnv([lambda: Faraway(**told)] * 4, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.metadata["autoreset_mode"] == mode
    same(ours.reset(seed=11), theirs.reset(seed=11))
    rng = np.random.default_rng(3)
    ended = np.zeros(4, dtype=np.bool_)
    for _ in range(60):
        if mode == AutoresetMode.DISABLED and ended.any():
            with pytest.raises(gym.error.ResetNeeded, match="call reset"):
                ours.step(np.zeros(4, dtype=np.int64))
            ours.reset(options={"reset_mask": ended})
            theirs.reset(options={"reset_mask": ended.copy()})
        actions = (ours.action_masks() * rng.random((4, 16))).argmax(axis=1)
        mine = ours.step(actions)
        same(mine, theirs.step(actions))
        ended = mine[2]


def same(mine: Any, other: Any) -> None:
    """The two answers agree; infos in what both tell."""
    for a, b in zip(mine[:-1], other[:-1], strict=True):
        equal(a, b)
    for key in ("action_mask", "_action_mask", "seat", "final_obs", "_final_obs"):
        if key in other[-1]:
            equal(mine[-1][key], other[-1][key])
    assert ("final_obs" in mine[-1]) == ("final_obs" in other[-1])


def equal(a: Any, b: Any) -> None:
    if isinstance(b, dict):
        assert a.keys() == b.keys()
        for key in b:
            equal(a[key], b[key])
    elif isinstance(b, np.ndarray) and b.dtype == object:
        for one, two in zip(a, b, strict=True):
            equal(one, two)
    elif b is None:
        assert a is None
    else:
        np.testing.assert_array_equal(a, b)


def test_threads_do_not_change_a_game() -> None:
    one, two = (FarawayVector(1024, opponents="random", threads=n) for n in (1, 2))
    same(one.reset(seed=2), two.reset(seed=2))
    for _ in range(30):
        actions = np.zeros(1024, dtype=np.int64)
        same(one.step(actions), two.step(actions))


def test_in_self_play_every_seat_answers_and_is_rewarded() -> None:
    envs = FarawayVector(64, players=4, self_play=True, reward="place", observation="compact")
    seen, info = envs.reset(seed=1)
    finished = 0
    asked: npt.NDArray[np.int64] = np.zeros(4, dtype=np.int64)
    for _ in range(130):
        assert (compact.piece(seen, "options") == info["action_mask"].sum(axis=1)).all()
        moved = info["seat"].copy()
        asked += np.bincount(moved[moved >= 0], minlength=4)
        seen, reward, ended, _, info = envs.step(np.zeros(64, dtype=np.int64))
        for table in ended.nonzero()[0]:
            finished += 1
            assert sorted(info["rewards"][table]) == pytest.approx([0, 1 / 3, 2 / 3, 1])
            assert reward[table] == pytest.approx(info["rewards"][table, moved[table]])
    assert finished == 64
    assert (asked > 64 * 15).all()


def test_an_illegal_choice_moves_no_table() -> None:
    envs = FarawayVector(8, observation="compact")
    before = envs.reset(seed=1)[0]
    actions = np.zeros(8, dtype=np.int64)
    actions[5] = 9
    with pytest.raises(IllegalAction, match=r"table 5: no action 9 for seat \d now"):
        envs.step(actions)
    again = envs.step(np.zeros(8, dtype=np.int64))[0]
    assert (before[:, 0] != 0).all()
    assert (again != before).any(axis=1).all()


def test_make_vec_and_make_know_the_name() -> None:
    envs = gym.make_vec("alula/Faraway-v0", num_envs=3, opponents="random")
    assert isinstance(envs, FarawayVector)
    env = gym.make("alula/Faraway-v0", render_mode="rgb_array", players=6, opponents="random")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[1:] == (760, 3)
