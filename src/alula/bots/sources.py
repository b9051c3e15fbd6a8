"""Where bots come from: the ladder, an entry point, a Python class, or any program.

| said | meant |
|---|---|
| `greedy` | a bot of the ladder, or an entry point of the group `alula.bots` |
| `my_module:MyBot` | a Python object, made as `MyBot(seed)` |
| `cmd:./my-bot --fast` | a program that speaks `alula-bot/1` |
| `best@0.5`, `best@200r` | the same with a budget of its own (not for programs) |
"""

import shlex
import sys
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from alula.bots.interface import Bot, BotFailed, Budget, Start
from alula.bots.ladder import UnknownBot, is_bot_name, make_bot
from alula.bots.playing import describe
from alula.bots.program import READY_SECONDS, Program
from alula.rules import Result

if TYPE_CHECKING:
    from collections.abc import Iterator

ENTRY_POINTS = "alula.bots"
COMMAND = "cmd:"
STARTS_TRIED = 3
"""A program that cannot be started so often in a row is not tried again."""

MakeBot = Callable[[int], Bot]


class BadBot(ValueError):
    """A bot that was named in a way that cannot work, whatever the game."""


class Source(Protocol):
    """Gives bots for games and takes them back."""

    needs_clock: bool
    """Whoever asks must refuse late answers: of bots that are not ours and that cannot be ended."""

    def begin(self, start: Start) -> Bot:
        """A bot ready for its first decision; a `BotFailed` if there is none to be had."""
        ...

    def finish(self, bot: Bot, result: Result | None) -> None:
        """The game is over, or was stopped (None)."""
        ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as it was named, read but not yet made."""

    name: str
    command: tuple[str, ...] = ()
    """Not empty for a program."""
    budget: Budget | None = None
    """Its own, where it was named with one."""

    @classmethod
    def parse(cls, text: str) -> "BotSpec":
        """Read a name; `UnknownBot` or `BadBot` say what is wrong with it."""
        if text.startswith(COMMAND):
            return cls(text, _command(text))
        name, at, told = text.partition("@")
        if not name:
            raise BadBot("a bot needs a name")
        _find_maker(name)
        try:
            return cls(text, budget=Budget.parse(told) if at else None)
        except ValueError as error:
            raise BadBot(f"{text}: {error}") from None

    def source(self, watch: Callable[[frozenset[int]], None] | None = None) -> Source:
        """`watch` is told the ids of the running programs whenever they change."""
        if self.command:
            return ProgramSource(self.command, watch)
        name = self.name.partition("@")[0]
        return ObjectSource(_find_maker(name), needs_clock=not is_bot_name(name))


class ObjectSource:
    """Bots in this process, a new one for every game."""

    def __init__(self, make: MakeBot, needs_clock: bool) -> None:
        self._make = make
        self.needs_clock = needs_clock

    def begin(self, start: Start) -> Bot:
        try:
            return self._make(start.seed)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # anybody's code
            raise BotFailed(f"could not be made: {describe(error)}") from error

    def finish(self, bot: Bot, result: Result | None) -> None:
        pass

    def close(self) -> None:
        pass


class ProgramSource:
    """Programs that serve one game after another; one that failed is replaced."""

    needs_clock = False  # a program is ended when its time is over

    def __init__(
        self,
        command: tuple[str, ...],
        watch: Callable[[frozenset[int]], None] | None = None,
        ready_seconds: float = READY_SECONDS,
    ) -> None:
        self._command = command
        self._watch = watch
        self._ready_seconds = ready_seconds
        self._running: dict[int, Program] = {}
        self._idle: list[Program] = []
        self._failed_starts = 0
        self._last_reason = ""

    def begin(self, start: Start) -> Bot:
        if self._failed_starts >= STARTS_TRIED:
            raise BotFailed(f"{self._last_reason} (not tried again after {STARTS_TRIED} times)")
        try:
            program = self._idle.pop() if self._idle else self._launch()
            with self._replaced_if_failed(program):
                program.start(start)
        except BotFailed as failed:
            self._failed_starts += 1
            self._last_reason = str(failed)
            raise
        self._failed_starts = 0
        return program

    def finish(self, bot: Bot, result: Result | None) -> None:
        if not isinstance(bot, Program) or bot.pid not in self._running:
            return
        if result is None:  # stopped in the middle: it may be lost in that game, or have failed
            self._forget(bot)
            bot.close()
            return
        try:
            with self._replaced_if_failed(bot):
                bot.end(result)
        except BotFailed:
            return  # this game stands; the next one gets a new program
        self._idle.append(bot)

    def close(self) -> None:
        for program in list(self._running.values()):
            program.close()
            self._forget(program)
        self._idle.clear()

    def _launch(self) -> Program:
        program = Program(self._command, self._ready_seconds)
        self._running[program.pid] = program
        self._tell()
        return program

    @contextmanager
    def _replaced_if_failed(self, program: Program) -> "Iterator[None]":
        try:
            yield
        except BotFailed:
            self._forget(program)
            raise

    def _forget(self, program: Program) -> None:
        self._running.pop(program.pid, None)
        self._tell()

    def _tell(self) -> None:
        if self._watch:
            self._watch(frozenset(self._running))


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text.removeprefix(COMMAND)))
    except ValueError as error:
        raise BadBot(f"{text}: {str(error).lower()}") from None
    if not words:
        raise BadBot('cmd: needs a command, as in "cmd:./my-bot --fast"')
    return words


def _find_maker(name: str) -> MakeBot:
    """What makes a bot of this name from a seed."""
    if is_bot_name(name):
        return lambda seed: make_bot(name, seed)
    if ":" in name:
        return _load(name)
    installed = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    if name not in installed:
        raise UnknownBot(name, tuple(installed))
    return _load(installed[name].value)


def _load(path: str) -> MakeBot:
    """`module:Class`; modules beside the user count too, as with `python -m`."""
    module, _, attribute = path.partition(":")
    if not (module and attribute):
        raise BadBot(f"{path}: say module:Class")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        make = import_module(module)
        for part in attribute.split("."):
            make = getattr(make, part)
    except ImportError as error:
        raise BadBot(f"{path}: {error}") from None
    except AttributeError:
        raise BadBot(f"{path}: the module {module} has no {attribute!r}") from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # anybody's module; some end with `sys.exit`
        raise BadBot(f"{path}: {describe(error)}") from None
    if not callable(make):
        raise BadBot(f"{path}: not a class or function that makes a bot from a seed")
    return make
