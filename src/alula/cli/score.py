"""`alula score`: what rows score, and why."""

import sys
from typing import Annotated

import typer

from alula._extras import require
from alula.cli.failures import UserError, refusals
from alula.cli.options import Lang, speak

EXAMPLE = """
alula score 44 49 14 28 --sanctuaries desert-3,plain-19
alula score --player "Ada: 44 49 14 28, desert-3 plain-19" --player "Ben: 2 6 9 13, city-1 city-2"
echo '{"regions": [44, 49, 14, 28], "sanctuaries": ["desert-3"]}' | alula score --jsonl
"""


STANDARD_INPUT = 0


def command(
    cards: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="REGION...",
            help="The row, left to right as it was played: up to 8 numbers.",
            show_default=False,
        ),
    ] = None,
    sanctuaries: Annotated[
        list[str] | None,
        typer.Option(
            "--sanctuaries",
            "-s",
            metavar="ID,ID…",
            help="The sanctuaries of the row.",
            show_default=False,
        ),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            "-p",
            metavar="NAME:CARDS",
            help="A player with the row and the sanctuaries; say it again for each player.",
            show_default=False,
        ),
    ] = None,
    jsonl: Annotated[
        bool,
        typer.Option(
            "--jsonl",
            help="Score JSON objects from standard input, one a line, with one a line.",
        ),
    ] = False,
    lang: Lang = None,
) -> int:
    """Score rows with the reason for every card, from right to left as the game does."""
    words = speak(lang)
    named = bool(cards or sanctuaries)
    if jsonl:
        if named or player:
            raise UserError(words.say("error-jsonl-alone"))
        require("bots", "alula score --jsonl")
        from alula.cli.score_lines import score_stream

        return 1 if score_stream(STANDARD_INPUT, sys.stdout.buffer) else 0
    if named == bool(player):
        raise UserError(words.say("error-score-what"))

    from alula.cli.tableaux import check_distinct, read_player, read_tableau
    from alula.terminal.score_sheet import show_scores
    from alula.terminal.screen import screen

    with refusals(words):
        tableaux = [read_player(told, words) for told in player or []]
        tableaux = tableaux or [read_tableau("", cards or [], words, sanctuaries or [])]
        check_distinct(tableaux, words)
        warnings = show_scores(tableaux, words, screen())
    for warning in warnings:
        print(f"alula: {warning}", file=sys.stderr)
    return 0
