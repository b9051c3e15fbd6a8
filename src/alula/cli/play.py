"""`alula play`: a game in the terminal."""

import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from alula.cli.failures import UserError, refusals
from alula.cli.options import Lang, speak

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alula.client.fairness import Objection
    from alula.terminal.game import TerminalGame
    from alula.terminal.screen import Screen
    from alula.terminal.storage import Ticket
    from alula.words import Words

    Play = Callable[[TerminalGame, Words, Screen], int]

EXAMPLE = """
alula play
alula play --full-screen --players 4 --variant advanced --name Ada
alula play --resume game.json
alula play --server http://127.0.0.1:8000 --bot wanderer
"""


def command(
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            min=2,
            max=6,
            help="How many play, you included; else you and the bots named, at least 2.",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="Who plays against you: random, a level from stroller to guide, or your own as in "
            "docs/bots.md; say it again for each, the last one takes the rest.",
            show_default="pilgrim",
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
    full_screen: Annotated[
        bool, typer.Option("--full-screen", "-f", help="The whole table, with keys and mouse.")
    ] = False,
    server: Annotated[
        str | None,
        typer.Option(
            "--server",
            metavar="URL",
            help="Play at this server; a link to join (…/join/CODE) takes a seat at that table.",
        ),
    ] = None,
    lang: Lang = None,
) -> int:
    """Play a game in the terminal, against bots or at a server; the record is kept."""
    from alula.terminal.screen import screen
    from alula.terminal.storage import new_path, own_name, read_ticket

    words, out = speak(lang), screen()
    if save is not None and save.exists() and save != resume:
        raise UserError(words.say("error-file-exists", path=str(save)))
    path = save or resume or new_path()
    wish = Wish(name or own_name(), _opponents(players, bot, words), variant, seed, path)
    play = _full_screen if full_screen else _prompts
    ticket = read_ticket(resume) if resume is not None else None
    if server is not None or ticket is not None:
        return _play_at_server(server, ticket, wish, words, out, play)
    return _play_here(resume, bot, wish, words, out, play)


class Wish(NamedTuple):
    """The game that was asked for."""

    name: str
    bots: list[str]
    variant: str
    seed: int | None
    path: Path


def _opponents(players: int | None, bots: list[str] | None, words: "Words") -> list[str]:
    """A bot for every other seat."""
    from alula.bots.levels import DEFAULT

    named = bots or [DEFAULT]
    seats = (players or len(named) + 1) - 1
    if len(named) > seats:
        raise UserError(words.say("error-too-many-bots", bots=len(named), seats=seats))
    return named + named[-1:] * (seats - len(named))


def _prompts(game: "TerminalGame", words: "Words", out: "Screen") -> int:
    from alula.terminal.prompts import play

    return play(game, words, out)


def _full_screen(game: "TerminalGame", words: "Words", out: "Screen") -> int:
    from alula.terminal.full_screen import play

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError(words.say("error-no-terminal"))
    return play(game, words, out)


def _play_here(
    resume: Path | None,
    bots: list[str] | None,
    wish: Wish,
    words: "Words",
    out: "Screen",
    play: "Play",
) -> int:
    from alula.bots import BadBot, BotFailed, UnknownBot
    from alula.cli.wrong import wrong
    from alula.records import FileError, RecordError
    from alula.terminal.local_game import LocalGame

    try:
        with refusals(words):
            if resume is not None:
                game = LocalGame.resume(resume, bots, wish.path)
            else:
                game = LocalGame.start(wish.name, wish.bots, wish.variant, wish.seed, wish.path)
        with closing(game):
            return play(game, words, out)
    except RecordError as error:
        raise UserError(f"{resume}: {wrong(error, words)}") from None
    except (UnknownBot, BadBot, BotFailed, FileError) as error:
        raise UserError(str(error)) from None


def _tell_dealing(objections: "Sequence[Objection] | None", words: "Words", out: "Screen") -> None:
    """Checked here, not by the server; None while the game is not over."""
    from alula.terminal.screen import Styled

    for one in objections or ():
        out.line(Styled(words.say(f"fair-bad-{one}"), "bad"))
    if objections is not None and not objections:
        out.line(Styled(words.say("fair-good"), "good"))


def _play_at_server(
    server: str | None,
    ticket: "Ticket | None",
    wish: Wish,
    words: "Words",
    out: "Screen",
    play: "Play",
) -> int:
    from alula.terminal.remote_game import RemoteGame, ServerTrouble, is_address

    if server is not None and not is_address(server):
        raise UserError(words.say("error-no-address", told=server))
    if ticket is not None:
        seat = RemoteGame.resume(ticket, wish.path)
    elif "/join/" in str(server):
        seat = RemoteGame.join(str(server), wish.name, wish.path)
    else:
        seat = RemoteGame.start(str(server), wish.name, wish.bots, wish.variant, wish.path)
    try:
        with seat as game:
            if game.in_lobby:
                out.line(words.say("play-lobby"))
            game.wait_for_the_deal()
            status = play(game, words, out)
            _tell_dealing(game.objections, words, out)
            return status
    except ServerTrouble as trouble:
        raise UserError(str(trouble)) from None
