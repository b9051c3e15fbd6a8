"""`alula play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from alula.cli.failures import UserError
from alula.cli.options import Lang, speak

EXAMPLE = """
alula play
alula play --players 4 --variant advanced --name Ada
alula play --resume game.json
"""


def command(
    players: Annotated[
        int, typer.Option("--players", min=2, max=6, help="How many play, you included.")
    ] = 2,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="Who plays against you; say it again for each. The last one takes the rest.",
            show_default="random",
        ),
    ] = None,
    variant: Annotated[
        str,
        typer.Option("--variant", metavar="basic|advanced", help="advanced: keep 3 of 5 cards."),
    ] = "basic",
    name: Annotated[str, typer.Option("--name", help="Your name.", show_default="your user")] = "",
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="Deal by this number, to play the same deal again."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where the record goes.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a game that you left."),
    ] = None,
    lang: Lang = None,
) -> int:
    """Play a game against bots, with plain prompts; the record is kept."""
    from alula.bots import UnknownBot
    from alula.records import FileError, RecordError
    from alula.rules import RulesError
    from alula.terminal.local_game import LocalGame
    from alula.terminal.prompts import play
    from alula.terminal.screen import screen
    from alula.terminal.storage import new_path, own_name

    words = speak(lang)
    if save is not None and save.exists() and save != resume:
        raise UserError(words.say("error-file-exists", path=str(save)))
    try:
        if resume is not None:
            game = LocalGame.resume(resume, save or resume)
        else:
            bots = (bot or ["random"])[: players - 1]
            bots += bots[-1:] * (players - 1 - len(bots))
            game = LocalGame.start(name or own_name(), bots, variant, seed, save or new_path())
    except (UnknownBot, FileError, RecordError) as error:
        raise UserError(str(error)) from None
    except RulesError as error:
        raise UserError(words.error(error)) from None
    return play(game, words, screen())
