"""Score sheets on the screen: the row as it lies, the way home card by card, and the ranking."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from alula.rules import ScoreLine, ScoreSheet, View, climbs, rank, score
from alula.terminal.faces import biome, chip, name
from alula.terminal.screen import Column, Line, Screen, Styled, TextTable
from alula.words.cards import card_of

if TYPE_CHECKING:
    from alula.words import Words


class Tableau(NamedTuple):
    """What lies in front of one player."""

    player: str
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


def show_scores(tableaux: Sequence[Tableau], words: "Words", out: Screen) -> list[str]:
    """Show every sheet, then the ranking; what looks odd comes back as warnings."""
    sheets = [score(tableau.regions, tableau.sanctuaries) for tableau in tableaux]
    for place, (tableau, sheet) in enumerate(zip(tableaux, sheets, strict=True)):
        if place:
            out.line()
        show_sheet(tableau.player, sheet, words, out)
    if len(tableaux) > 1:
        out.line()
        show_ranking(tableaux, [sheet.total for sheet in sheets], words, out)
    return [warning for tableau in tableaux for warning in _warnings(tableau, words)]


def show_result(view: View, words: "Words", out: Screen) -> None:
    """The end of a game: every sheet and the ranking."""
    areas = zip(view["players"], view["rows"], view["sanctuaries"], strict=True)
    show_scores([Tableau(name, tuple(row), tuple(own)) for name, row, own in areas], words, out)


def show_sheet(player: str, sheet: ScoreSheet, words: "Words", out: Screen) -> None:
    """One player's sheet."""
    if player:
        out.line(Styled(player, "heading"))
    out.table(_strip(sheet, words))
    out.line()
    out.table(_journey(sheet, words))


def show_ranking(
    tableaux: Sequence[Tableau], fame: Sequence[int], words: "Words", out: Screen
) -> None:
    """Who won, and how ties were decided."""
    say = words.say
    rows: list[list[Line]] = []
    for place, seat in enumerate(rank(fame, [tableau.regions for tableau in tableaux]), 1):
        tableau = tableaux[seat]
        tied = list(fame).count(fame[seat]) > 1
        why = say("ranking-tie", number=str(min(tableau.regions))) if tied else ""
        rows.append(
            [str(place), Styled(tableau.player, "heading"), Styled(str(fame[seat]), "fame"), why]
        )
    columns = [
        Column(say("column-place"), right=True),
        Column(say("column-player")),
        Column(say("column-fame"), right=True),
        Column(""),
    ]
    out.table(TextTable(columns, rows))


def _strip(sheet: ScoreSheet, words: "Words") -> TextTable:
    """The row as it lies, with what each card scored under it, and the two directions."""
    lines = sheet.regions
    numbers: list[Line] = [chip(line.card, card_of(line.card)) for line in lines]
    fame: list[Line] = [Styled(str(line.fame), "fame") for line in lines]
    return TextTable(
        columns=[Column(""), *(Column("", right=True) for _ in lines)],
        rows=[
            [Styled(words.say("strip-played"), "dim"), *numbers],
            [Styled(words.say("strip-scored"), "dim"), *fame],
        ],
    )


def _journey(sheet: ScoreSheet, words: "Words") -> TextTable:
    """Card by card in the order of scoring, with the sum so far."""
    say = words.say
    rows: list[list[Line]] = []
    so_far = 0
    for line in sheet.journey:
        so_far += line.fame
        rows.append(_line(line, so_far, words))
    columns = [
        Column(say("column-card")),
        Column(say("column-biome")),
        Column(say("column-fame"), right=True),
        Column(say("column-sum"), right=True),
        Column(say("column-why")),
    ]
    total = Styled(str(sheet.total), "total")
    return TextTable(columns, rows, foot=[Styled(say("sheet-total"), "total"), "", total, "", ""])


def _line(line: ScoreLine, so_far: int, words: "Words") -> list[Line]:
    card = card_of(line.card)
    why = Styled(words.why(line), "" if line.fame else "dim")
    return [
        name(line.card, card),
        biome(card, words),
        Styled(str(line.fame), "fame" if line.fame else "dim"),
        Styled(str(so_far), "dim"),
        why,
    ]


def _warnings(tableau: Tableau, words: "Words") -> list[str]:
    climbed, found = climbs(tableau.regions), len(tableau.sanctuaries)
    if climbed == found:
        return []
    warning = words.say("warning-climbs", climbs=climbed, sanctuaries=found)
    return [f"{tableau.player}: {warning}" if tableau.player else warning]
