"""The host's list of bots: the levels for people, and programs that the settings name."""

from collections.abc import Mapping
from typing import NamedTuple

from alula.bots.levels import LEVELS
from alula.server.errors import Invalid

FALLBACK = "random"
"""Answers at once, in this process, and cannot fail: takes over from a bot that did."""

DEFAULT = "pilgrim"
"""Offered first: neither boring nor crushing for a guest."""

GENTLE = "stroller"
"""For learners."""

STAND_IN = "scout"
"""Plays for absent people: well enough, and at once."""

STRONGEST = LEVELS[-1].name

HOSTED = "A program of this server's host."


class Level(NamedTuple):
    """A bot that people can choose."""

    name: str
    title: str
    about: str
    strength: int
    spec: str
    """How `alula.bots` names it; a command for a program of the host."""
    seconds: float | None = None
    """What it should be given for a decision; None leaves it to the settings."""


class Roster:
    """The names that the API takes, and nothing else."""

    def __init__(self, programs: Mapping[str, str] | None = None) -> None:
        travellers = [
            Level(level.name, level.title, level.character, place, level.name, level.budget.seconds)
            for place, level in enumerate(LEVELS)
        ]
        hosted = [
            Level(name, name.capitalize(), HOSTED, len(travellers) + place, f"cmd:{command}")
            for place, (name, command) in enumerate((programs or {}).items())
        ]
        self.levels = [*travellers, *hosted]
        """What people choose from, weakest first."""
        plain = Level(FALLBACK, "Random", "Plays any card; for trying things out.", -1, FALLBACK)
        self._known = {level.name: level for level in [*self.levels, plain]}

    def get(self, name: str, where: str = "body.bot") -> Level:
        if name not in self._known:
            known = ", ".join(self._known)
            raise Invalid("unknown_bot", f"No bot {name!r}: there are {known}.", where=where)
        return self._known[name]

    def find(self, name: str) -> Level:
        """The bot of a stored table; one that the host has taken away is played by another."""
        return self._known.get(name) or self._known[STAND_IN]
