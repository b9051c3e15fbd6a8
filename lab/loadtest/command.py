"""`python -m lab loadtest`: how much a server on this machine can carry, and what a move costs."""

import json
import statistics
from pathlib import Path
from typing import Annotated

import typer

from lab.loadtest.plan import Plan, Report
from lab.loadtest.run import run_load

Json = dict[str, object]


def command(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 500,
    people: Annotated[int, typer.Option("--people", min=1, max=6, help="At each table.")] = 4,
    bots: Annotated[int, typer.Option("--bots", min=0, max=5, help="At each table.")] = 1,
    level: Annotated[str, typer.Option("--level", help="Level of the bots.")] = "pathfinder",
    rate: Annotated[float, typer.Option("--rate", help="Moves of people a second.")] = 100.0,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure.")] = 60.0,
    idle: Annotated[float, typer.Option("--idle", help="Seconds of silence before.")] = 10.0,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="DIR", help="A checkout to measure in turn with this."),
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Of both, with --against.")] = 3,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Where the figures go.")
    ] = None,
) -> None:
    """Start a server of its own, seat people at tables over live sockets, and measure."""
    if not 2 <= people + bots <= 6:
        raise typer.BadParameter(f"{people} people and {bots} bots: a table has 2 to 6 seats")
    if against is not None and not (against / "src" / "alula").is_dir():
        raise typer.BadParameter(f"{against} is no checkout of alula")
    plan = Plan(tables, people, bots, level, rate, seconds, idle)
    told = run_load(plan).to_json() if against is None else _in_turn(plan, against, rounds)
    text = json.dumps(told, indent=2)
    print(text)
    if json_file is not None:
        json_file.write_text(text + "\n", encoding="utf-8")


def _in_turn(plan: Plan, against: Path, rounds: int) -> Json:
    """This checkout and another one by turns, so that a busy machine is busy for both."""
    here: list[Report] = []
    there: list[Report] = []
    for number in range(1, rounds + 1):
        for name, source, reports in ((against.name, against, there), ("here", None, here)):
            print(f"round {number} of {rounds}: {name}")
            report = run_load(plan, source=source)
            print(json.dumps(report.to_json()))
            reports.append(report)
    costs = [[report.cpu_ms_per_move for report in reports] for reports in (here, there)]
    ratios = [one / other for one, other in zip(*costs, strict=True)]
    return {
        "cpu_ms_per_move": {"here": _spread(costs[0]), "against": _spread(costs[1])},
        "ratio": _spread(ratios),
        "here": [report.to_json() for report in here],
        "against": [report.to_json() for report in there],
    }


def _spread(values: list[float]) -> Json:
    middle = statistics.median(values)
    return {
        "least": round(min(values), 3),
        "median": round(middle, 3),
        "most": round(max(values), 3),
    }


def main(arguments: list[str]) -> int:
    app = typer.Typer(add_completion=False)
    app.command()(command)
    app(arguments, prog_name="python -m lab loadtest", standalone_mode=True)
    return 0
