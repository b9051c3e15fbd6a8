"""Thousands of tables as one Gymnasium vector environment, played inside compiled code."""

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from alula.envs import loops
from alula.envs.actions import ACTIONS
from alula.envs.settings import settings
from alula.envs.spaces import in_form, observation_space
from alula.envs.tables import Tables
from alula.kernel.batch import seed_word

_RESETS = {
    AutoresetMode.NEXT_STEP: loops.NEXT_STEP,
    AutoresetMode.SAME_STEP: loops.SAME_STEP,
    AutoresetMode.DISABLED: loops.NO_RESET,
}

Bools = npt.NDArray[np.bool_]


class FarawayVector(gym.vector.VectorEnv[Any, npt.NDArray[np.int64], Any]):
    """`gymnasium.make_vec("alula/Faraway-v0", num_envs=4096)`.

    Table i plays the games of `Faraway` with the seed `seed + i`. With `self_play`, whoever decides
    is observed (`infos["seat"]`), every seat answers for itself, and `infos["rewards"]` holds the
    rewards of all seats when a game ends; `rewards` is that of the seat that moved last.

    Arrays are the environment's own unless `copy` is left on.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        variant: str = "basic",
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        observation: str = "vector",
        illegal: str = "error",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        self_play: bool = False,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self._settings = settings(players, variant, opponents, seat, reward, observation, illegal)
        if render_mode is not None:
            raise ValueError("many tables are not rendered: look at one with gymnasium.make")
        mode = AutoresetMode(autoreset_mode)
        self.num_envs = num_envs
        self._tables = Tables(num_envs, self._settings, self_play, threads)
        self._self_play = self_play
        self._copy = copy
        self._resets = _RESETS[mode]
        self.metadata = {"autoreset_mode": mode}
        self.single_observation_space = observation_space(observation)
        self.single_action_space = gym.spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._everywhere = np.ones(num_envs, dtype=np.bool_)
        self._nowhere = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """The next game of every table, or of those in `options["reset_mask"]`."""
        which = self._which(options)
        fresh = self._np_random is None
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._begin(seed, which, fresh)
        self._tables.deal(which)
        return self._seen(), self._info(which)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions of shape {chosen.shape}: there must be one for each table")
        tables = self._tables
        if self._np_random is None:
            raise gym.error.ResetNeeded("no game has begun: call reset() first")
        if self._resets == loops.NO_RESET and (tables.asked < 0).any():
            table = int((tables.asked < 0).argmax())
            raise gym.error.ResetNeeded(
                f'table {table} is over: call reset(options={{"reset_mask": …}})'
            )
        moved = tables.asked.copy() if self._self_play else None
        tables.answer(chosen, self._resets)
        ended = tables.ended.copy() if self._copy else tables.ended
        infos = self._info(self._everywhere)
        if moved is None:
            rewards = tables.rewards[:, 0]
        else:
            rewards = tables.rewards[self._rows, np.maximum(moved, 0)]
            infos["rewards"], infos["_rewards"] = self._kept(tables.rewards), ended
        if self._resets == loops.SAME_STEP and ended.any():
            self._add_finals(infos, ended)
        return self._seen(), rewards.astype(np.float64), ended, self._nowhere.copy(), infos

    def action_masks(self) -> Bools:
        """Which actions are legal at each table."""
        return self._tables.now.masks.astype(np.bool_)

    def close_extras(self, **_kwargs: Any) -> None:
        self._tables.close()

    def _which(self, options: dict[str, Any] | None) -> Bools:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self._everywhere
        told = np.asarray(mask)
        if told.dtype != np.bool_ or told.shape != (self.num_envs,) or not told.any():
            raise ValueError(
                f"reset_mask: {told.dtype}{list(told.shape)}, must be bool[{self.num_envs}] with "
                "at least one True"
            )
        return told

    def _begin(self, seed: int | Sequence[int | None] | None, which: Bools, fresh: bool) -> None:
        """Give seeds to the tables that get new ones; the others go on with their own."""
        if seed is None and not fresh:
            return
        if seed is None:
            seed = int(self.np_random.integers(1 << 32))
        if isinstance(seed, int):
            self._tables.seed(seed_word(seed) + self._rows.astype(np.uint64), which)
            return
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} tables")
        named = np.array([one is not None for one in seed]) & which
        self._tables.seed([seed_word(one or 0) for one in seed], named)

    def _kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def _seen(self) -> Any:
        return in_form(self._settings.observation, self._kept(self._tables.now.seen))

    def _info(self, there: Bools) -> dict[str, Any]:
        tables = self._tables
        seats = tables.asked if self._self_play else tables.learners
        return {
            "action_mask": self._kept(tables.now.masks), "_action_mask": there,
            "seat": seats.astype(np.int64), "_seat": there,
        }  # fmt: skip

    def _add_finals(self, infos: dict[str, Any], ended: Bools) -> None:
        """What was last seen of the games that have just ended, as Gymnasium names it."""
        finals = np.full(self.num_envs, None, dtype=object)
        for table in ended.nonzero()[0]:
            row = self._tables.last.seen[table].copy()
            finals[table] = in_form(self._settings.observation, row)
        infos["final_obs"], infos["_final_obs"] = finals, ended
        infos["final_info"] = {
            "action_mask": self._tables.last.masks * ended[:, None], "_action_mask": ended,
        }  # fmt: skip
        infos["_final_info"] = ended
