"""A match on the screen."""

from math import isfinite
from typing import TYPE_CHECKING

from alula.terminal.screen import Column, Line, Screen, Styled, TextTable

if TYPE_CHECKING:
    from alula.arena import BotFigures, Figures, Match
    from alula.arena.intervals import Estimate


def show_match(match: "Match", out: Screen) -> None:
    """Each player count for itself."""
    from alula.arena.labels import labels

    settings = match.settings
    called = labels(settings.names)
    for place, players in enumerate(settings.players):
        if place:
            out.line()
        figures = match.tally.figures(players)
        out.line(Styled(_title(match, figures, players), "heading"))
        out.table(_bots(figures, called))
        if len(figures.bots) > 2 and any(figures.head_to_head.values()):
            out.line()
            out.line(Styled("Placed before the other (row before column)", "heading"))
            out.table(_pairs(figures, called))
    if match.test:
        out.line()
        out.line(Styled(match.test.sentence(called[settings.names[0]]), "good"))


def _title(match: "Match", figures: "Figures", players: int) -> str:
    settings = match.settings
    budget = settings.budget
    unit = "rollouts" if budget.endswith("r") else "s"
    return (
        f"{figures.games:,} games with {players} players, {settings.variant}, "
        f"{budget.rstrip('rs')} {unit} a decision, seed {settings.seed}; "
        f"a fair share is {1 / players:.1%}"
    )


def _bots(figures: "Figures", called: dict[str, str]) -> TextTable:
    titles = ("win share", "95 %", "fame", "margin", "rating", "median ms", "p99 ms", "faults")
    return TextTable(
        [Column("bot"), Column("games", right=True), *(Column(t, right=True) for t in titles)],
        [_bot(bot, called[bot.name]) for bot in sorted(figures.bots, key=_strength)],
    )


def _strength(bot: "BotFigures") -> float:
    return -bot.win_share.value if bot.win_share else 1.0


def _bot(bot: "BotFigures", label: str) -> list[Line]:
    share = bot.win_share
    return [
        label,
        f"{bot.games:,}",
        Styled(f"{share.value:.1%}" if share else "–", "total"),
        f"{share.low:.1%} – {share.high:.1%}" if share else "–",
        _with_interval(bot.fame, ""),
        _with_interval(bot.margin, "+"),
        f"{bot.rating.mu:+.0f} ± {(bot.rating.high - bot.rating.low) / 2:.0f}",
        _ms(bot.times.median) if bot.times else "–",
        _ms(bot.times.p99) if bot.times else "–",
        Styled(str(bot.faults), "bad") if bot.faults else "0",
    ]


def _with_interval(estimate: "Estimate | None", sign: str) -> str:
    if estimate is None:
        return "–"
    value = f"{estimate.value:{sign}.1f}"
    half = (estimate.high - estimate.low) / 2
    return f"{value} ± {half:.1f}" if isfinite(half) else value


def _ms(value: float) -> str:
    return f"{value:.3f}" if value < 1 else f"{value:,.1f}"


def _pairs(figures: "Figures", called: dict[str, str]) -> TextTable:
    names = [bot.name for bot in sorted(figures.bots, key=_strength)]
    return TextTable(
        [Column(""), *(Column(called[name], right=True) for name in names)],
        [[called[name], *(_pair(figures, name, other) for other in names)] for name in names],
    )


def _pair(figures: "Figures", name: str, other: str) -> Line:
    pair = figures.head_to_head[name].get(other)
    if pair is None:
        return "–"
    value, low, high = (100 * part for part in pair.share)
    return f"{value:.1f}% ({low:.0f}–{high:.0f})"
