"""`alula bot`: a bot of ours as a program for other engines."""

from typing import Annotated

import typer

from alula.cli.failures import UserError

EXAMPLE = "alula bot random < questions.jsonl"


def command(
    name: Annotated[str, typer.Argument(metavar="BOT", help="A bot of the ladder, or yours.")],
) -> None:
    """Answer decisions over standard input and output, by the protocol alula-bot/1."""
    import sys

    from alula.bots import BotFailed, BotSpec
    from alula.bots.serving import serve

    try:
        source = BotSpec.parse(name).source()
        serve(name, source.begin, sys.stdin.buffer, sys.stdout.buffer)
    except (ValueError, BotFailed) as error:
        raise UserError(str(error)) from error
