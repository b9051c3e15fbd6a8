"""`alula arena`: bots against each other."""

from pathlib import Path
from typing import Annotated

import typer

from alula.cli.failures import UserError
from alula.cli.program import STATUS_INTERRUPTED

EXAMPLE = """
alula arena --bot greedy --bot random --games 1000
alula arena --bot best --bot "cmd:./my-bot --fast" --players 2 --budget 0.1 --report my-match
alula arena --bot best --bot greedy --sprt 0.80:0.85 --games 5000 --json result.json
"""


def command(
    bot: Annotated[
        list[str],
        typer.Option(
            "--bot",
            metavar="BOT",
            help="A bot of the ladder (random … best), a Python class (module:Class) or a "
            'program ("cmd:./my-bot --x"); again for each. best@0.5 has a budget of its own. '
            "As many as players: that table. Otherwise: all line-ups, balanced.",
            show_default=False,
        ),
    ],
    players: Annotated[
        str, typer.Option("--players", metavar="2|2,4|2-6", help="How many sit at a table.")
    ] = "2",
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games for each number of players.")
    ] = 100,
    variant: Annotated[
        str, typer.Option("--variant", metavar="basic|advanced", help="The variant of the rules.")
    ] = "basic",
    budget: Annotated[
        str,
        typer.Option(
            "--budget",
            metavar="0.1|200r",
            help="What a bot may think about a decision: seconds, or rollouts to be repeatable.",
        ),
    ] = "0.1",
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same deals.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", metavar="N", help="Worker processes; else one a core.", show_default=False
        ),
    ] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the figures there.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="DIR", help="Write a page with plots, and every game, there."
        ),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with the games that --report or --json has kept."),
    ] = False,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="LOW:HIGH",
            help="Stop as soon as it is clear which of two win shares the first bot has.",
        ),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="ADDRESS",
            help="Play on a Ray cluster (needs alula[cluster]); auto finds one, local makes one.",
        ),
    ] = None,
) -> int:
    """Let bots play matches on shared deals, with seats rotated, and measure them."""
    from alula.arena import BadMatch, CrewLost, MatchSettings, SprtQuestion, parse_counts
    from alula.arena.running import Wishes, cores, run
    from alula.cli.arena_progress import tell_of_compiling, watching
    from alula.cli.arena_tables import show_match
    from alula.terminal.screen import Styled, screen

    try:
        if jobs is not None and not 1 <= jobs <= 1024:
            raise BadMatch(f"{jobs} jobs: say a number from 1 to 1024")
        settings = MatchSettings(tuple(bot), parse_counts(players), games, variant, budget, seed)  # type: ignore[arg-type]
        wishes = Wishes(
            jobs or cores(), json, report, resume, SprtQuestion.parse(sprt) if sprt else None, ray
        )
        tell_of_compiling(settings)
        with watching(settings) as watcher:
            match = run(settings, wishes, watcher)
    except (ValueError, CrewLost) as error:
        raise UserError(str(error)) from error
    out = screen()
    show_match(match, out)
    if report:
        out.line(Styled(f"The report is {report / 'index.html'}.", "dim"))
    if match.interrupted:
        kept = wishes.folder
        hint = f"{kept} keeps them, --resume goes on" if kept else "--report or --json keeps games"
        out.line(Styled(f"Interrupted after {len(match.tally):,} games; {hint}.", "bad"))
        return STATUS_INTERRUPTED
    if match.tally.only_failures:
        out.line(Styled("Every game ended with a failure: nothing was measured.", "bad"))
        return 1
    return 0
