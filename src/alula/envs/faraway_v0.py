"""The game as PettingZoo environments: `env()`, `raw_env()` and `parallel_env()`.

An observation is `{"observation": …, "action_mask": …}`. In the parallel form those who have
nothing to decide have one legal action, 0: to wait; what they answer changes nothing.
"""

from alula._extras import require

require("envs", "alula.envs.faraway_v0", "pettingzoo", "gymnasium", "PIL")


from typing import Any, ClassVar

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from alula.envs import loops
from alula.envs.actions import ACTIONS, check_action, mask_of
from alula.envs.render import FPS, as_picture, as_text
from alula.envs.settings import EnvSettings, one_of
from alula.envs.spaces import in_form, observation_space
from alula.envs.tables import Tables
from alula.kernel import layout as at
from alula.kernel.bridge import to_state
from alula.rules import view

RENDER_MODES = ("human", "ansi", "rgb_array")
MAX_CYCLES = 1000
"""Nobody is stopped by it: a game is over after 23 decisions of a seat at most."""

Seen = dict[str, Any]


def env(**kwargs: Any) -> Any:
    """The game in turns, with PettingZoo's check that calls come in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**kwargs))


class _Seats:
    """What both forms share: one table at which every seat is asked."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "faraway_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": FPS,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        players: int = 2,
        variant: str = "basic",
        reward: str = "win",
        observation: str = "vector",
        illegal: str = "error",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        self._settings = EnvSettings(
            players=players, variant=variant, reward=reward, observation=observation,
            illegal=illegal,
        )  # fmt: skip
        if render_mode is not None:
            one_of("render mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._tables = Tables(1, self._settings, everybody=True)
        self._chosen = np.zeros(1, dtype=np.int64)
        self._seeded = False
        self.observation_spaces = {
            agent: gym.spaces.Dict(
                observation=observation_space(observation),
                action_mask=gym.spaces.Box(0, 1, (ACTIONS,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gym.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = gym.spaces.Box(0, 255, (at.STATE_SIZE,), np.uint8)

    def observation_space(self, agent: str) -> gym.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[np.uint8]:
        """The whole position, hidden cards included, as the kernel's bytes."""
        whole: npt.NDArray[np.uint8] = self._tables.states[0].copy()
        return whole

    def render(self) -> Any:
        """What everybody may see: printed (`human`), as text, or as a picture."""
        if self.render_mode is None:
            gym.logger.warn("render() without a render_mode: give one to env()")
            return None
        seen = view(to_state(self._tables.states[0], self.possible_agents), None)
        if self.render_mode == "rgb_array":
            return as_picture(seen)
        if self.render_mode == "ansi":
            return as_text(seen)
        print(as_text(seen))
        return None

    def close(self) -> None:
        self._tables.close()

    def _deal(self, seed: int | None) -> None:
        if seed is not None or not self._seeded:
            drawn = np.random.default_rng().integers(1 << 32)
            self._tables.seed([int(drawn) if seed is None else seed])
            self._seeded = True
        self._tables.deal()
        self.agents = list(self.possible_agents)

    def _checked(self, agent: str, action: Any) -> int:
        """The action of a seat with an open decision; refused if it is illegal."""
        number = action.item() if isinstance(action, np.generic) else action
        if self._settings.illegal == "error":
            return check_action(self._tables.states[0], number, self._seat_of[agent])
        return int(number)

    def _answer(self, action: int) -> None:
        """The answer of the seat that is asked."""
        self._chosen[0] = action
        self._tables.answer(self._chosen, loops.NO_RESET)

    def _see(self, agent: str, waits: bool) -> Seen:
        seat = self._seat_of[agent]
        options = self._tables.options(0, seat)
        seen = in_form(self._settings.observation, self._tables.see(0, seat))
        return {"observation": seen, "action_mask": mask_of(max(options, 1) if waits else options)}

    def _reward(self, agent: str) -> float:
        return float(self._tables.rewards[0, self._seat_of[agent]])

    def _is_over(self) -> bool:
        return bool(self._tables.asked[0] < 0)


class raw_env(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's names)
    """One seat after the other; who plays face down does not see what others have played.

    It is cut short when every seat has made `max_cycles` decisions.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self._decisions = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._tables.asked[0])]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._answer(self._checked(agent, action))
        self._decisions[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        over = self._is_over()
        late = not over and min(self._decisions.values()) >= self.max_cycles
        for other in self.agents:
            self.rewards[other] = self._reward(other)
            self.terminations[other] = over
            self.truncations[other] = late
        asked = self.agents[0] if over or late else self.possible_agents[self._tables.asked[0]]
        self.agent_selection = asked
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        return self._see(agent, waits=False)


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All who have an open decision answer at once: every seat when regions are played.

    It is cut short after `max_cycles` steps.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self._steps = 0
        return self._sights(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        agents = self.agents
        due = [agent for agent in agents if self._tables.options(0, self._seat_of[agent])]
        missing = [agent for agent in due if agent not in actions]
        if missing:
            raise ValueError(f"no action of {', '.join(missing)}: they have an open decision")
        chosen = [self._checked(agent, actions[agent]) for agent in due]
        for (
            action
        ) in chosen:  # answers are secret until the last one, so their order does not matter
            self._answer(action)
        self._steps += 1
        over = self._is_over()
        late = not over and self._steps >= self.max_cycles
        rewards = {agent: self._reward(agent) for agent in agents}
        sights = self._sights()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            sights, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )  # fmt: skip

    def _sights(self) -> dict[str, Seen]:
        return {agent: self._see(agent, waits=True) for agent in self.agents}
