"""`alula verify`: did every card come as committed?"""

from pathlib import Path
from typing import Annotated

import typer

from alula.cli.failures import UserError
from alula.cli.options import Lang, speak

EXAMPLE = "alula verify game.json"


def command(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A finished game with its proof.")
    ],
    lang: Lang = None,
) -> int:
    """Prove that every card of a record came as committed before the first one was dealt."""
    from alula.cli.wrong import wrong
    from alula.records import FileError, RecordError, read_file, verify
    from alula.terminal.screen import Styled, screen

    words, out = speak(lang), screen()
    try:
        events = verify(read_file(record))
    except FileError as error:
        raise UserError(str(error)) from None
    except RecordError as error:
        out.line(Styled(f"{record}: {wrong(error, words)}", "bad"))
        return 1
    out.line(Styled(words.say("verify-ok", events=events), "good"))
    return 0
