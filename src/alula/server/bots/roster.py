"""The host's list of bots: built-in levels, and programs that the settings name."""

from collections.abc import Mapping
from typing import NamedTuple

from alula.bots import LADDER, bot_names
from alula.server.errors import Invalid

FALLBACK = "random"
"""Answers at once and cannot fail: takes over from a bot that did."""


HOSTED = "A program of this server's host."


class Level(NamedTuple):
    """A bot that people can choose."""

    name: str
    title: str
    about: str
    strength: int
    spec: str
    """What `make_bot` gets; a command for a program of the host."""


_TITLES = {"random": "Wanderer"}
"""Names for people; a level that has none is called by its own."""


class Roster:
    """The names that the API takes, and nothing else."""

    def __init__(self, programs: Mapping[str, str] | None = None) -> None:
        builtin = [
            Level(name, _TITLES.get(name, name.capitalize()), rung.character, place, name)
            for place, (name, rung) in enumerate(zip(bot_names(), LADDER, strict=True))
        ]
        hosted = [
            Level(
                name,
                name.capitalize(),
                "A program of this server's host.",
                100 + n,
                f"cmd:{command}",
            )
            for n, (name, command) in enumerate((programs or {}).items())
        ]
        self._levels = {level.name: level for level in [*hosted, *builtin]}

    @property
    def levels(self) -> list[Level]:
        """Weakest first."""
        return sorted(self._levels.values(), key=lambda level: level.strength)

    @property
    def default(self) -> str:
        """A level in the middle: neither boring nor crushing for a guest."""
        builtin = bot_names()
        return builtin[len(builtin) // 2]

    @property
    def gentle(self) -> str:
        """The weakest that still plays with a thought, for learners."""
        builtin = bot_names()
        return builtin[min(1, len(builtin) - 1)]

    def get(self, name: str, where: str = "body.bot") -> Level:
        if name not in self._levels:
            known = ", ".join(level.name for level in self.levels)
            raise Invalid("unknown_bot", f"No bot {name!r}: there are {known}.", where=where)
        return self._levels[name]

    def spec(self, name: str) -> str:
        """What a worker needs to make the bot; a level that is gone is played by another."""
        level = self._levels.get(name)
        return level.spec if level else FALLBACK
