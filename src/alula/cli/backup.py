"""`alula backup`: a copy of the server's database, and the way back."""

import os
from pathlib import Path
from typing import Annotated

import typer

from alula.cli.failures import UserError

EXAMPLE = """
alula backup games-2026-11-16.db
alula backup games-2026-11-16.db --restore
"""


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy.")],
    restore: Annotated[
        bool, typer.Option("--restore", help="Put the copy in the place of the database.")
    ] = False,
    database_url: Annotated[
        str | None,
        typer.Option("--database-url", help="As in alula serve.", show_default=False),
    ] = None,
) -> int:
    """Copy the server's SQLite database, also while the server runs; or restore a copy."""
    from alula.server import backup
    from alula.server.settings import BadSetting, settings_from_environment

    try:
        settings = settings_from_environment(os.environ, database_url=database_url)
        work = backup.restore if restore else backup.backup
        tables = work(settings, file)
    except BadSetting as error:
        raise UserError(str(error)) from None
    told = "restored from" if restore else "copied to"
    print(f"{tables} tables {told} {file}")
    return 0
