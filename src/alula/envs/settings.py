"""What an environment can be asked for, checked where it comes in."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal, get_args

from alula.envs.opponents import opponent_names
from alula.kernel.batch import players_number, variant_number

Reward = Literal["win", "margin", "place"]
Observation = Literal["vector", "compact", "pieces"]
Illegal = Literal["error", "random"]

REWARDS: tuple[str, ...] = get_args(Reward)
OBSERVATIONS: tuple[str, ...] = get_args(Observation)
ILLEGAL: tuple[str, ...] = get_args(Illegal)

REWARD_MEANING = {
    "win": "1 for the winner, 0 for everybody else",
    "margin": "own fame less the best other's, divided by 100",
    "place": "1 for the first place, 0 for the last, evenly between",
}
"""All rewards are given at the end of the game; every earlier step gives 0."""


@dataclass(frozen=True, slots=True)
class EnvSettings:
    """One kind of table. Wrong values are refused with those that would be right."""

    players: int = 2
    variant: str = "basic"
    opponents: tuple[str, ...] = ("greedy",)
    """One name for every other seat, in the order of play; a single one stands for all."""
    seat: int | None = None
    """The seat that learns; None: drawn anew for each game."""
    reward: str = "win"
    observation: str = "vector"
    illegal: str = "error"
    """What an illegal choice does: an error, or a random legal choice instead."""

    def __post_init__(self) -> None:
        players_number(self.players)
        variant_number(self.variant)
        one_of("reward", self.reward, REWARDS)
        one_of("observation", self.observation, OBSERVATIONS)
        one_of("illegal", self.illegal, ILLEGAL)
        if self.seat is not None and not 0 <= self.seat < self.players:
            raise ValueError(f"seat {self.seat}: there are 0 to {self.players - 1}, or None")
        if len(self.opponents) not in (1, self.players - 1):
            raise ValueError(
                f"{len(self.opponents)} opponents for a table of {self.players}: "
                f"name one for all, or {self.players - 1}"
            )
        for name in self.opponents:
            one_of("opponent", name, opponent_names())

    @property
    def others(self) -> tuple[str, ...]:
        """A name for each of the other seats, in the order of play after the learner."""
        if len(self.opponents) == 1:
            return self.opponents * (self.players - 1)
        return self.opponents


def settings(
    players: int,
    variant: str,
    opponents: str | Sequence[str],
    seat: int | None,
    reward: str,
    observation: str,
    illegal: str,
) -> EnvSettings:
    """`EnvSettings` from what a person may write: one name of an opponent, or several."""
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    return EnvSettings(players, variant, names, seat, reward, observation, illegal)


def one_of(what: str, value: str, known: Sequence[str]) -> None:
    """Refuse a word that is not known, with the nearest ones that are."""
    if value not in known:
        near = get_close_matches(str(value), known, n=3) or known
        raise ValueError(f"no {what} {value!r}: there is {', '.join(near)}")
