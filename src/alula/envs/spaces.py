"""The spaces of Gymnasium for what is seen, and observations in their form."""

from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from alula.envs import compact
from alula.kernel import observe

_HIGHEST = 100.0  # no number of the full vector comes near it


def observation_space(observation: str) -> gym.Space[Any]:
    """The space of one observation, by the name of its form."""
    if observation == "compact":
        return gym.spaces.Box(0, 255, (compact.SIZE,), np.uint8)
    if observation == "vector":
        return gym.spaces.Box(0.0, _HIGHEST, (observe.SIZE,), np.float32)
    return gym.spaces.Dict(
        {
            known.name: gym.spaces.Box(0.0, _HIGHEST, known.shape, np.float32)
            for known in observe.PIECES
        }
    )


def in_form(observation: str, seen: npt.NDArray[Any]) -> Any:
    """Rows of numbers as the observation that was asked for. Pieces share the rows' memory."""
    if observation != "pieces":
        return seen
    return {known.name: observe.piece(seen, known.name) for known in observe.PIECES}
