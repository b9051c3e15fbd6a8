"""A worker process: gets a view and the legal answers, gives back which answer.

It never sees anything else of the game, and the server does not trust it: its answer is judged
like any other move.
"""

import json
import signal
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from alula.rules import PlayerEvent, View


class Question(NamedTuple):
    """All that a bot gets to know."""

    bot: str
    seed: int
    view: dict[str, Any]
    options: list[dict[str, Any]]
    seconds: float
    """What it may take at most."""
    rollouts: int | None = None
    """What it is to think, where that is told and not the time."""


READY = b"ready"
MOST_BYTES = 2_000
"""Of an answer: a number, or a sentence that says why there is none."""


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer questions until the pipe closes. Ctrl-C is for the server, which then closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe.send_bytes(READY)
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        if question is None:
            return
        pipe.send_bytes(json.dumps(answer(question)).encode()[:MOST_BYTES])


def answer(question: Question) -> int | str:
    """The place of the chosen answer, or in words why there is none."""
    try:
        return _decide(question)
    except Exception as error:  # a bot may fail in any way; the server must hear of it
        return f"{type(error).__name__}: {error}"


def _decide(question: Question) -> int:
    """A bot is made for one decision and forgotten: the view is all that it needs to know."""
    from alula.bots import BotSpec, Budget, Start
    from alula.rules import event_from_json

    view = cast("View", question.view)
    options = cast("list[PlayerEvent]", [event_from_json(one) for one in question.options])
    players = tuple(view["players"])
    variant = view["variant"]
    source = BotSpec.parse(question.bot).source()
    try:
        bot = source.begin(Start(view["seat"] or 0, players, variant, question.seed))
        budget = (
            Budget(seconds=question.seconds)
            if question.rollouts is None
            else Budget(rollouts=question.rollouts)
        )
        return options.index(bot.decide(view, options, budget))
    finally:
        source.close()
