"""The other side of `alula-bot/1`: a bot of ours as a program that other engines can ask."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import IO

from alula.bots.interface import Bot, Start
from alula.bots.playing import answer_of
from alula.bots.protocol import (
    BadMessage,
    Message,
    line_of,
    read_decide,
    read_line,
    read_start,
)


def serve(name: str, make: Callable[[Start], Bot], source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer line by line until the input ends; `BadMessage` or `BotFailed` say what went wrong."""
    bot: Bot | None = None

    def answer(message: Message) -> Message | None:
        nonlocal bot
        match message.get("type"):
            case "start":
                bot = make(read_start(message))
                return {"type": "ready", "name": name}
            case "decide" if bot is None:
                raise BadMessage("decide came before start")
            case "decide" if bot is not None:
                view, options, budget = read_decide(message)
                return {"choice": options.index(answer_of(bot, view, options, budget))}
            case "end":
                return None
        raise BadMessage('"type" must be start, decide or end')

    # Whatever a bot prints must not stand between the answers.
    with redirect_stdout(sys.stderr):
        for number, line in enumerate(source, 1):
            if not line.strip():
                continue
            try:
                told = answer(read_line(line))
            except BadMessage as error:
                raise BadMessage(f"line {number}: {error}") from None
            if told is not None:
                sink.write(line_of(told))
                sink.flush()
