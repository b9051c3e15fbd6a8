"""`alula bench kernel`: how fast is the compiled engine, and games of it as records."""

from pathlib import Path
from typing import Annotated

import typer

from alula.cli.failures import UserError

EXAMPLE = """
alula bench kernel
alula bench kernel --json
alula bench kernel --records games.jsonl --policy climb --players 6 --games 1000
"""


def command(
    records: Annotated[
        Path | None,
        typer.Option("--records", help="Write the games to this file instead of measuring."),
    ] = None,
    policy: Annotated[str, typer.Option("--policy", metavar="random|climb")] = "random",
    players: Annotated[int, typer.Option("--players", help="2 to 6.")] = 2,
    games: Annotated[int, typer.Option("--games", min=1, help="How many to write.")] = 100,
    variant: Annotated[str, typer.Option("--variant", metavar="basic|advanced")] = "basic",
    json: Annotated[bool, typer.Option("--json", help="The figures as one JSON object.")] = False,
) -> None:
    """Measure the compiled engine, on a GPU too if there is one; or write its games as records."""
    from alula.kernel import bench

    try:
        bench.run(records, policy, players, games, variant, json)
    except ValueError as error:
        raise UserError(str(error)) from error
    except OSError as error:
        raise UserError(f"{records}: {error.strerror}") from error
