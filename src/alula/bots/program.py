"""A bot as a child process that speaks `alula-bot/1` over standard input and output.

Whatever it does instead of answering (die, hang, flood, write half a line) is found within its
time, said in one line, and ends it together with everything that it started.
"""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from alula.bots.interface import BotFailed, Budget, Start
from alula.bots.protocol import (
    LONGEST_LINE,
    BadMessage,
    Message,
    budget_ms,
    decide_message,
    end_message,
    line_of,
    read_choice,
    read_ready,
    show,
    start_message,
)
from alula.bots.streams import Streams
from alula.rules import PlayerEvent, Result, View

READY_SECONDS = 60.0
GRACE_SECONDS = 0.25
"""What a decision may take beyond its budget."""
GOODBYE_SECONDS = 1.0
"""How long a program may take to leave once its input has ended."""
T = TypeVar("T")


class Program:
    """One running program. `BotFailed` from any method means that it has been stopped for good."""

    def __init__(self, command: Sequence[str], ready_seconds: float = READY_SECONDS) -> None:
        self._ready_seconds = ready_seconds
        self._ended = False
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that it can be ended with all that it started
            )
        except FileNotFoundError:
            raise BotFailed(f"there is no program {command[0]!r}") from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BotFailed(f"{command[0]!r} cannot be started: {reason}") from None
        self._streams = Streams(self._process, LONGEST_LINE)

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self, start: Start) -> str:
        """Begin a game; the name that the program gives itself."""
        line = self._ask(start_message(start), self._ready_seconds, "was not ready")
        return self._read(lambda: read_ready(line))

    def decide(self, view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        seconds = budget_ms(budget) / 1000 + GRACE_SECONDS
        line = self._ask(decide_message(view, options, budget), seconds, "gave no answer")
        return options[self._read(lambda: read_choice(line, len(options)))]

    def end(self, result: Result) -> None:
        """Tell the result; another game may follow."""
        self._send(end_message(result))

    def close(self) -> None:
        """End the input, wait a moment, then end the program and all that it started."""
        self._streams.end_input()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it at once, with its children."""
        if self._ended:  # its id may belong to somebody else by now
            return
        self._ended = True
        kill_group(self._process.pid)
        self._process.kill()
        self._process.wait()
        self._streams.close()

    # -- the conversation ------------------------------------------------------------------------

    def _send(self, message: Message) -> None:
        if (unasked := self._streams.waiting()) is None:
            self._streams.write(line_of(message))
        elif self._is_end(unasked):
            raise self._failed(self._obituary(unasked))
        else:
            raise self._failed(f"wrote a line that nobody had asked for: {show(unasked)}")

    def _ask(self, message: Message, seconds: float, complaint: str) -> bytes:
        deadline = time.monotonic() + seconds
        self._send(message)
        line = self._streams.read(deadline)
        if line is None:
            half = self._streams.half_line
            told = f" (only half a line: {show(half)})" if half else ""
            raise self._failed(f"{complaint} within {seconds:g} s{told}")
        if self._is_end(line):
            raise self._failed(self._obituary(line))
        if not line.endswith(b"\n"):
            raise self._failed(f"wrote a line of more than {LONGEST_LINE} bytes: {show(line)}")
        return line

    @staticmethod
    def _is_end(line: bytes) -> bool:
        """Whether the program's output ended here: it wrote nothing more, or half a line."""
        return not line.endswith(b"\n") and len(line) < LONGEST_LINE

    def _read(self, reader: Callable[[], T]) -> T:
        try:
            return reader()
        except BadMessage as error:
            raise self._failed(f"answered wrongly: {error}") from None

    def _obituary(self, half: bytes) -> str:
        """How it went, once its output has ended."""
        try:
            status = self._process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            text = "closed its output"
        else:
            text = (
                f"was ended by {_signal(-status)}" if status < 0 else f"ended with status {status}"
            )
        if half:
            text += f" in the middle of a line: {show(half)}"
        told = error_line(self._streams.errors())
        return f"{text}; its last error line: {show(told)}" if told else text

    def _failed(self, reason: str) -> BotFailed:
        self.kill()
        return BotFailed(reason)


_NOT_THE_ERROR = re.compile(
    rb"""\s|$|[})\]]+$        # a frame of the stack, or the end of an object that was shown
    |Node\.js\ v\d|\(Use\ `node\ |note:\ |goroutine\ \d|created\ by\ |exit\ status\ \d
    |[\w./*()]+\(\S*\)$     # a frame of Go
    """,
    re.VERBOSE,
)


def error_line(errors: bytes) -> bytes:
    """The line that says what went wrong.

    Python says it last. Others print it first, then the stack, and Node its version after that.
    """
    lines = [line for line in errors.splitlines() if line.strip()]
    saying = [line for line in lines if not _NOT_THE_ERROR.match(line)]
    return (saying or lines or [b""])[-1].strip()


def kill_group(pid: int) -> None:
    """End a program that leads its own group, with all its children. Harmless if it is gone."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
