"""`alula replay`: show recorded games, or check them."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alula.cli.failures import UserError
from alula.cli.options import Lang, speak

if TYPE_CHECKING:
    from alula.terminal.screen import Screen
    from alula.words import Words

EXAMPLE = """
alula replay game.json
alula replay --step game.json
alula replay --game 17 games.jsonl
alula replay --check game.json games.jsonl.gz
"""


def command(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="A record, or JSON lines with a record each (.jsonl); either may end in .gz.",
        ),
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the records are good.")
    ] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Event by event: Enter goes on, q stops.")
    ] = False,
    game: Annotated[
        int,
        typer.Option("--game", metavar="N", min=1, help="Which game of a file with many."),
    ] = 1,
    lang: Lang = None,
) -> int:
    """Show a recorded game, whole or step by step, or check many."""
    from alula.terminal.screen import screen

    words = speak(lang)
    if check:
        return _check(files, words)
    if len(files) != 1:
        raise UserError(words.say("error-one-file"))
    return _show(files[0], game, step, words, screen())


def _check(files: list[Path], words: "Words") -> int:
    """`ok N`, or a line for each bad record; a file that cannot be read does not stop the rest.

    The lines are for programs too, so they are plain and whole wherever they go.
    """
    from alula.cli.wrong import wrong
    from alula.records import FileError, RecordError, check, read_records
    from alula.terminal.screen import clean

    good = bad = unread = 0
    for path in files:
        try:
            for line, record, error in read_records(path):
                try:
                    if error is not None:
                        raise error
                    if record is not None:
                        check(record)
                        good += 1
                except RecordError as found:
                    bad += 1
                    print(clean(f"{path}:{line}: {wrong(found, words)}"))
        except FileError as error:
            unread += 1
            print(f"alula: {error}", file=sys.stderr)
    if not bad and not unread:
        print(f"ok {good}")
    return 2 if unread else 1 if bad else 0


def _show(path: Path, game: int, step: bool, words: "Words", out: "Screen") -> int:
    from alula.cli.wrong import wrong
    from alula.records import FileError, RecordError, read_records
    from alula.terminal.retell import retell

    where, last = str(path), 0
    try:
        for last, (line, record, error) in enumerate(read_records(path), 1):
            if last > game:
                print(f"alula: {words.say('replay-of-many', game=game)}", file=sys.stderr)
                return 0
            if last == game:
                where = f"{path}:{line}" if line > 1 else where
                if error is not None:
                    raise error
                assert record is not None
                retell(record, words, out, partial(_pause, words) if step else None)
        if last < game:
            told = words.say("error-no-such-game", file=str(path), count=last, game=game)
            raise UserError(told)
    except FileError as error:
        raise UserError(str(error)) from None
    except RecordError as error:
        raise UserError(f"{where}: {wrong(error, words)}") from None
    return 0


def _pause(words: "Words") -> bool:
    """Wait for Enter; False if the reader wants no more."""
    try:
        return input(words.say("replay-pause")).strip().lower() not in ("q", "quit")
    except EOFError:
        return False
