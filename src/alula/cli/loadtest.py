"""`alula loadtest`: how much a server on this machine can carry."""

from pathlib import Path
from typing import Annotated

import typer

from alula.cli.failures import UserError

EXAMPLE = """
alula loadtest --tables 20 --seconds 10
alula loadtest --json load.json
"""


def command(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 500,
    people: Annotated[int, typer.Option("--people", min=1, max=6, help="At each table.")] = 4,
    bots: Annotated[int, typer.Option("--bots", min=0, max=5, help="At each table.")] = 1,
    level: Annotated[str, typer.Option("--level", help="Level of the bots.")] = "pathfinder",
    rate: Annotated[float, typer.Option("--rate", help="Moves of people a second.")] = 100.0,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure.")] = 60.0,
    idle: Annotated[float, typer.Option("--idle", help="Seconds of silence before.")] = 10.0,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Where the figures go.")
    ] = None,
) -> int:
    """Start a server of its own, seat people at tables over live sockets, and measure."""
    import json

    try:
        from alula.client.load import Plan, run_load
    except ImportError as error:
        raise UserError(f"the load test needs the package {error.name}: pip install it") from None

    if not 2 <= people + bots <= 6:
        raise UserError(f"{people} people and {bots} bots: a table has 2 to 6 seats")
    plan = Plan(tables, people, bots, level, rate, seconds, idle)
    told = json.dumps(run_load(plan).to_json(), indent=2)
    print(told)
    if json_file is not None:
        json_file.write_text(told + "\n", encoding="utf-8")
    return 0
