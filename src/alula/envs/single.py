"""One table as a Gymnasium environment: one seat learns, bots of the ladder play the others."""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from alula.envs import loops
from alula.envs.actions import ACTIONS, Mask, check_action, label
from alula.envs.render import FPS, as_picture, as_text
from alula.envs.settings import settings
from alula.envs.spaces import in_form, observation_space
from alula.envs.tables import Tables
from alula.kernel.bridge import to_state
from alula.rules import View, view


class Faraway(gym.Env[Any, np.int64]):
    """`gymnasium.make("alula/Faraway-v0")`. An episode is one game; the reward comes at its end.

    `action_masks()` and `info["action_mask"]` say which of the 16 actions are legal.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (so Gymnasium declares it)
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": FPS,
    }

    def __init__(
        self,
        players: int = 2,
        variant: str = "basic",
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        observation: str = "vector",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self._settings = settings(players, variant, opponents, seat, reward, observation, illegal)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"no render mode {render_mode!r}: there is ansi or rgb_array, or None")
        self.render_mode = render_mode
        self._tables = Tables(1, self._settings)
        self._chosen = np.zeros(1, dtype=np.int64)
        self.observation_space = observation_space(observation)
        self.action_space = gym.spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The next game; with a seed, the first of its games."""
        fresh = self._np_random is None
        super().reset(seed=seed)
        if seed is not None or fresh:
            told = int(self.np_random.integers(1 << 32)) if seed is None else seed
            self._tables.seed([told])
        self._tables.deal()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        tables = self._tables
        if tables.asked[0] < 0:
            raise gym.error.ResetNeeded("there is no game, or it is over: call reset() first")
        if self._settings.illegal == "error":
            action = check_action(tables.states[0], _plain(action))
        self._chosen[0] = action
        tables.answer(self._chosen, loops.NO_RESET)
        reward, ended = float(tables.rewards[0, 0]), bool(tables.ended[0])
        return self._seen(), reward, ended, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks."""
        masks: npt.NDArray[np.bool_] = self._tables.now.masks[0].astype(np.bool_)
        return masks

    def view(self) -> View:
        """All that the learner may know, as `docs/view.md` describes it."""
        seats = range(self._settings.players)
        seat = int(self._tables.learners[0])
        return view(to_state(self._tables.states[0], [f"player_{n}" for n in seats]), seat)

    def labels(self) -> list[str]:
        """What each legal action does."""
        tables = self._tables
        seat, count = int(tables.asked[0]), int(tables.now.masks[0].sum())
        return [label(tables.states[0], seat, action) for action in range(count)]

    def render(self) -> Any:
        """What the learner sees: text (`ansi`) or a picture (`rgb_array`)."""
        if self.render_mode is None:
            gym.logger.warn("render() without a render_mode: give one to gymnasium.make")
            return None
        return as_text(self.view()) if self.render_mode == "ansi" else as_picture(self.view())

    def close(self) -> None:
        self._tables.close()

    def _seen(self) -> Any:
        return in_form(self._settings.observation, self._tables.now.seen[0].copy())

    def _info(self) -> dict[str, Any]:
        mask: Mask = self._tables.now.masks[0].copy()
        return {"action_mask": mask, "seat": int(self._tables.learners[0])}


def _plain(action: Any) -> Any:
    """A number out of an array that holds just one."""
    return (
        cast(Any, action.item()) if isinstance(action, np.ndarray) and action.size == 1 else action
    )
