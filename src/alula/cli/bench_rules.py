"""`alula bench rules`: how fast are the rules, the scorer and the program itself?"""

from typing import Annotated

import typer

from alula.cli.options import Lang, speak

EXAMPLE = """
alula bench rules
alula bench rules --json
"""


def command(
    json: Annotated[bool, typer.Option("--json", help="The figures as one JSON object.")] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=600, help="How long to measure each figure.")
    ] = 2.0,
    lang: Lang = None,
) -> None:
    """Measure random games by the rules, scoring, and how soon `alula score` answers."""
    from alula.cli.measure_rules import measure
    from alula.terminal.screen import Column, TextTable, screen

    words = speak(lang)
    figures = measure(seconds)
    if json:
        from json import dumps

        print(dumps(figures.to_json()))
        return
    rows = [
        [words.say("bench-games", players=players), f"{rate:,.0f}", words.say("bench-per-second")]
        for players, rate in figures.games.items()
    ]
    rows += [
        [words.say("bench-sheets"), f"{figures.sheets:,.0f}", words.say("bench-per-second")],
        [words.say("bench-lines"), f"{figures.lines:,.0f}", words.say("bench-per-second")],
        [words.say("bench-answer"), f"{figures.answer:.3f}", words.say("bench-seconds")],
    ]
    screen().table(TextTable([Column(""), Column("", right=True), Column("")], rows))
