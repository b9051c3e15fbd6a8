"""A worker process: gets a view and the legal answers, gives back which answer.

It never sees anything else of the game, and the server does not trust it: its answer is judged
like any other move.
"""

import signal
from multiprocessing.connection import Connection
from typing import Any, NamedTuple


class Question(NamedTuple):
    """All that a bot gets to know."""

    bot: str
    seed: int
    view: dict[str, Any]
    options: list[dict[str, Any]]
    seconds: float


READY = "ready"


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer questions until the pipe closes. Ctrl-C is for the server, which then closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe.send(READY)
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        if question is None:
            return
        pipe.send(answer(question))


def answer(question: Question) -> int | str:
    """The place of the chosen answer, or in words why there is none."""
    from alula.bots import Budget, make_bot
    from alula.rules import event_from_json

    try:
        options = [event_from_json(option) for option in question.options]
        bot = make_bot(question.bot, question.seed)
        chosen = bot.decide(question.view, options, Budget(seconds=question.seconds))  # type: ignore[arg-type]
        return options.index(chosen)
    except Exception as error:  # a bot may fail in any way; the server must hear of it
        return f"{type(error).__name__}: {error}"
