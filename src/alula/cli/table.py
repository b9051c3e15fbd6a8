"""The commands, in the order in which help lists them. A module is imported when it is needed."""

from typing import NamedTuple


class Command(NamedTuple):
    """`module` has a function `command`, with its options as typer reads them."""

    name: str
    """One word, or a group and a word: `bench rules`."""
    module: str

    @property
    def words(self) -> list[str]:
        return self.name.split()


COMMANDS = (
    Command("play", "alula.cli.play"),
    Command("serve", "alula.cli.serve"),
    Command("site", "alula.cli.site"),
    Command("backup", "alula.cli.backup"),
    Command("score", "alula.cli.score"),
    Command("cards", "alula.cli.cards"),
    Command("replay", "alula.cli.replay"),
    Command("verify", "alula.cli.verify"),
    Command("arena", "alula.cli.arena"),
    Command("bot", "alula.cli.bot"),
    Command("bench rules", "alula.cli.bench_rules"),
    Command("bench kernel", "alula.cli.bench_kernel"),
    Command("bench browser", "alula.cli.bench_browser"),
    Command("bench envs", "alula.cli.bench_envs"),
)

GROUPS = {"bench": "Measure how fast the engines are."}
"""What the groups are for, for their help."""


def wanted(arguments: list[str]) -> tuple[Command, ...]:
    """The commands that these arguments can mean: one, a group, or all if none is named."""
    named = next((word for word in arguments if not word.startswith("-")), None)
    return tuple(command for command in COMMANDS if command.words[0] == named) or COMMANDS
