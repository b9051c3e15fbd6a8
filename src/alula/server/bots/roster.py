"""The host's list of bots: the levels for people, and programs that the settings name."""

from collections.abc import Mapping
from typing import NamedTuple

from alula.bots.levels import DEFAULT as DEFAULT
from alula.bots.levels import LEVELS
from alula.server.errors import Invalid
from alula.server.settings import BadSetting

FALLBACK = "random"
"""Takes over from a bot that failed."""

FIRST_SIGHT = "simple"
"""Answers at once, in this process, for a bot that cannot yet or did not: nothing to compile."""

GENTLE = "stroller"
"""For learners."""

HOSTED = "A program of this server's host."


class Offer(NamedTuple):
    """A bot that people can choose."""

    name: str
    title: str
    about: str
    strength: int | None
    """None for a program of the host: nobody knows how well it plays."""
    spec: str
    """How `alula.bots` names it; a command for a program of the host."""
    rollouts: int | None = None
    """What it should be given for a decision; None leaves it to the settings' seconds."""


class Roster:
    """The names that the API takes, and nothing else."""

    def __init__(self, programs: Mapping[str, str], stand_in: str) -> None:
        travellers = [
            Offer(
                level.name, level.title, level.character, place, level.name, level.budget.rollouts
            )
            for place, level in enumerate(LEVELS)
        ]
        hosted = [
            Offer(name, name.capitalize(), HOSTED, None, f"cmd:{command}")
            for name, command in programs.items()
        ]
        self.levels = [*travellers, *hosted]
        """What people choose from: ours, weakest first; then programs."""
        plain = Offer(FALLBACK, "Random", "Plays any card; for trying things out.", -1, FALLBACK)
        self._known = {level.name: level for level in [*self.levels, plain]}
        if stand_in not in self._known:
            raise BadSetting(f"stand-in {stand_in!r}: must be one of {', '.join(self._known)}")
        self.stand_in = stand_in
        """Plays for absent people and when a clock has run out."""

    def get(self, name: str, where: str = "body.bot") -> Offer:
        if name not in self._known:
            known = ", ".join(self._known)
            raise Invalid("unknown_bot", f"No bot {name!r}: there are {known}.", where=where)
        return self._known[name]

    def find(self, name: str) -> Offer:
        """The bot of a stored table; one that the host has taken away is played by another."""
        return self._known.get(name) or self._known[self.stand_in]
