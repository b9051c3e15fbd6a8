"""`alula cards`: look cards up."""

from typing import Annotated

import typer

from alula.cli.options import Lang, speak

EXAMPLE = """
alula cards 44 desert-3
alula cards night uddu
alula cards per:goldlog --lang de
alula cards city quest --json
"""

SENTENCES = 12
"""So many cards are also said in full; more would be a wall."""


def command(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="QUERY...",
            help="Numbers (44, 20-40) and ids (city-2) add up. Words narrow it down: forest, "
            "river, desert, city, plain, day, night, uddu, okiko, goldlog, clue, region, "
            "sanctuary, quest, flat, set; per:night is what a quest pays for, "
            "needs:uddu what it asks for.",
            show_default=False,
        ),
    ] = None,
    sentences: Annotated[
        bool, typer.Option("--sentences", help="Say every card in full, however many.")
    ] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print the cards as JSON, a list of objects.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Look cards up by number, id, biome, symbol or quest."""
    from json import dumps

    from alula.cards import card_json
    from alula.cli.lookup import look_up
    from alula.terminal.card_table import card_table
    from alula.terminal.screen import Styled, screen

    words = speak(lang)
    found = look_up(query or [], words)
    if json:
        typer.echo(dumps([card_json(card) for card in found], indent=1))
        return
    out = screen()
    out.table(card_table(found, words))
    out.line()
    out.line(Styled(words.say("cards-found", count=len(found)), "dim"))
    if found and (sentences or len(found) <= SENTENCES):
        out.line()
        for card in found:
            out.line(words.card(card.id))
