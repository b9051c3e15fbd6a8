"""The report of a match: one page that needs nothing else, in the light and in the dark."""

import json
import shlex
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from math import isfinite
from pathlib import Path

from alula.arena import plots
from alula.arena.intervals import Estimate
from alula.arena.labels import labels
from alula.arena.match import Match
from alula.arena.opened import games_section
from alula.arena.settings import BadMatch, MatchSettings
from alula.arena.tally import BotFigures, Fault, Figures, Pair

PAGE = "index.html"
FAULTS_SHOWN = 20
Bots = dict[str, plots.Who]
COLUMNS = ("Bot", "Games", "Win share", "95 %", "Fame", "Margin", "Median", "p99", "Faults")


def write_report(match: Match, folder: Path) -> Path:
    """Write the page beside the games."""
    page = folder / PAGE
    try:
        page.write_text(report(match, folder), encoding="utf-8")
    except OSError as error:
        raise BadMatch(f"{page}: {error.strerror}") from None
    return page


def report(match: Match, folder: Path) -> str:
    """The whole page."""
    style = (files("alula.arena") / "report.css").read_text(encoding="utf-8")
    bots = _bots(match.settings)
    title = _title([who.name for who in bots.values()])
    parts = "\n".join(_parts(match, bots, title, folder))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)} · Alula arena</title>\n<style>\n{style}</style>\n"
        f"</head>\n<body>\n<main>\n{parts}\n</main>\n</body>\n</html>\n"
    )


def _bots(settings: MatchSettings) -> Bots:
    called = labels(settings.names)
    return {name: plots.Who(called[name], place) for place, name in enumerate(settings.names)}


def _title(names: list[str]) -> str:
    if len(names) == 1:
        return f"{names[0]} against itself"
    *others, last = names
    return f"{', '.join(others)} {'against' if len(names) == 2 else 'and'} {last}"


def _parts(match: Match, bots: Bots, title: str, folder: Path) -> Iterator[str]:
    settings, tally = match.settings, match.tally
    everything = tally.figures()
    yield _head(match, title)
    yield _names(bots)
    for players in settings.players:
        yield _section(tally.figures(players), players, bots)
        fames = {
            who: found for name, who in bots.items() if (found := _fames(match, name, players))
        }
        if fames:
            yield _figure(
                f"Fame with {players} players",
                plots.distributions(f"Fame with {players} players", fames),
                "Every finished game. The thick line is the middle half, the dot the median.",
            )
    yield from _across(match, bots)
    yield from _strength(everything, bots)
    yield _faults(everything)
    yield games_section(tally, folder, bots)
    yield _foot(settings)


def _head(match: Match, title: str) -> str:
    settings = match.settings
    counts = ", ".join(map(str, settings.players))
    facts = [
        ("games", f"{len(match.tally):,}"),
        ("players", counts),
        ("variant", settings.variant),
        ("budget", _budget(settings.budget)),
        ("seed", str(settings.seed)),
    ]
    cells = "".join(f"<div><dt>{name}</dt><dd>{escape(told)}</dd></div>" for name, told in facts)
    verdict = ""
    if match.test:
        sentence = match.test.sentence(settings.names[0])
        verdict = f'<p class="verdict"><b>Sequential test:</b> {escape(sentence)}.</p>'
    if not match.finished:
        verdict += '<p class="verdict">Not all games of this match have been played yet.</p>'
    return (
        f'<header><p class="kicker">Alula arena</p><h1>{escape(title)}</h1>'
        f"<dl>{cells}</dl>{verdict}</header>"
    )


def _names(bots: Bots) -> str:
    """The whole names of bots that are called by a shorter one everywhere else."""
    cut = "".join(
        f"<li>{who.label}<br><code>{escape(name)}</code></li>"
        for name, who in bots.items()
        if name != who.name
    )
    return f'<section><h2>Whole names</h2><ul class="names">{cut}</ul></section>' if cut else ""


def _section(figures: Figures, players: int, bots: Bots) -> str:
    best_first = sorted(figures.bots, key=lambda bot: -bot.win_share.value if bot.win_share else 1)
    rows = "".join(_row(bot, bots[bot.name]) for bot in best_first)
    heads = "".join(f"<th scope='col'>{name}</th>" for name in COLUMNS)
    shares = {bots[bot.name]: bot.win_share for bot in best_first if bot.win_share}
    plot = ""
    if len(shares) > 1:
        name = f"Win share with {players} players"
        plot = _figure(
            name,
            plots.dots(name, shares, 1 / players, percent=True),
            f"Wins by seat with 95 % intervals, by deals. The broken line is a fair share, "
            f"{1 / players:.1%}.",
        )
    pairs = _pairs(figures, {bot.name: bots[bot.name] for bot in best_first})
    return (
        f"<section><h2>{players} players</h2>"
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
        f"</section>{plot}{pairs}"
    )


def _row(bot: BotFigures, who: plots.Who) -> str:
    share = bot.win_share
    cells = [
        f"{bot.games:,}",
        f"<b>{share.value:.1%}</b>" if share else "–",
        f"{share.low:.1%} – {share.high:.1%}" if share else "–",
        _plus_minus(bot.fame, ""),
        _plus_minus(bot.margin, "+"),
        _ms(bot.times.median) if bot.times else "–",
        _ms(bot.times.p99) if bot.times else "–",
        f'<b class="bad">{bot.faults}</b>' if bot.faults else "0",
    ]
    name = f'<th scope="row">{who.label}</th>'
    return f"<tr>{name}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _pairs(figures: Figures, bots: Bots) -> str:
    if not any(figures.head_to_head.values()):
        return ""
    heads = "".join(f"<th scope='col'>{escape(who.name)}</th>" for who in bots.values())
    rows = ""
    for name, who in bots.items():
        cells = "".join(_pair(figures.head_to_head[name].get(other)) for other in bots)
        rows += f"<tr><th scope='row'>{escape(who.name)}</th>{cells}</tr>"
    return (
        "<section><h3>Head to head</h3><p>How often the bot of the row is placed before that of "
        "the column, over all games in which both sat, with 95 % intervals; below, the mean "
        "difference in fame.</p>"
        f'<div class="wide"><table class="pairs"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )


def _pair(pair: Pair | None) -> str:
    if pair is None:
        return "<td class='none'>–</td>"
    strength = abs(pair.share.value - 0.5) * 2
    kind = "ahead" if pair.share.value >= 0.5 else "behind"
    low, high = 100 * pair.share.low, 100 * pair.share.high
    return (
        f'<td class="{kind}" style="--strength: {strength:.0%}">{pair.share.value:.1%} '
        f"<small>({low:.0f} – {high:.0f})<br>"
        f"{pair.margin.value:+.1f} · {pair.games:,} games</small></td>"
    )


def _across(match: Match, bots: Bots) -> Iterator[str]:
    """Everything that changes with the number of players."""
    counts = match.settings.players
    if len(counts) < 2:
        return
    figures = {count: match.tally.figures(count) for count in counts}
    shares: dict[plots.Who, dict[int, Estimate]] = {}
    fames: dict[plots.Who, dict[int, Estimate]] = {}
    for count in sorted(counts):
        for bot in figures[count].bots:
            if bot.win_share:
                shares.setdefault(bots[bot.name], {})[count] = bot.win_share
            if bot.fame and isfinite(bot.fame.low):
                fames.setdefault(bots[bot.name], {})[count] = bot.fame
    if len(shares) > 1:
        name = "Win share by player count"
        fair = {count: 1 / count for count in counts}
        yield _figure(
            name, plots.by_count(name, shares, fair, percent=True), "The broken line is fair."
        )
    if fames:
        name = "Mean fame by player count"
        yield _figure(name, plots.by_count(name, fames, None, percent=False), "95 % intervals.")


def _strength(figures: Figures, bots: Bots) -> Iterator[str]:
    if len(bots) > 1:
        ratings = {
            bots[bot.name]: Estimate(bot.rating.mu, bot.rating.low, bot.rating.high)
            for bot in sorted(figures.bots, key=lambda bot: -bot.rating.mu)
        }
        yield _figure(
            "Ratings",
            plots.dots("Ratings", ratings, None, percent=False),
            "One Bradley-Terry fit over the places of all finished games, with 95 % intervals by "
            "deals. 0 is the middle of the field; who has 100 points more is placed before the "
            "other in 64 % of games.",
        )
    taken = {bots[bot.name]: bot.times for bot in figures.bots if bot.times}
    if taken:
        yield _figure(
            "Time a decision",
            plots.times("Time a decision", taken),
            "From the median (dot) to the 99th percentile (bar).",
        )


def _faults(figures: Figures) -> str:
    if not figures.faults:
        return ""
    shown = "".join(_fault(fault) for fault in figures.faults[:FAULTS_SHOWN])
    more = len(figures.faults) - FAULTS_SHOWN
    rest = f"<p>And {more:,} more, in <code>games.jsonl</code>.</p>" if more > 0 else ""
    return (
        "<section><h2>Failures</h2><p>A game in which a bot fails is stopped: it counts as that "
        f"bot's loss and for nobody else.</p>{shown}{rest}</section>"
    )


def _fault(fault: Fault) -> str:
    failure = fault.failure
    where = f" at {failure.decision}" if failure.decision else ""
    head = (
        f"<b>{escape(fault.bot)}</b> in game {fault.game.number + 1}{where}: "
        f"{escape(failure.reason)}"
    )
    if failure.view is None:
        return f'<p class="fault">{head}</p>'
    view = escape(json.dumps(failure.view, ensure_ascii=False))
    return f"<details><summary>{head}</summary><pre>{view}</pre></details>"


def _foot(settings: MatchSettings) -> str:
    return (
        "<footer><h2>The same match again</h2>"
        f"<pre>{escape(command_of(settings))}</pre>"
        '<p>Every game is in <a href="games.jsonl">games.jsonl</a>, one record a line. With a '
        "budget in rollouts the same command gives the same games, whatever the number of jobs."
        "</p></footer>"
    )


def command_of(settings: MatchSettings) -> str:
    """The command that plays this match."""
    words = ["alula", "arena"]
    for bot in settings.bots:
        words += ["--bot", bot]
    words += ["--players", ",".join(map(str, settings.players)), "--games", str(settings.games)]
    if settings.variant != "basic":
        words += ["--variant", settings.variant]
    return shlex.join([*words, "--budget", settings.budget, "--seed", str(settings.seed)])


def _figure(title: str, svg: str, caption: str) -> str:
    return (
        f"<figure><h3>{escape(title)}</h3>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
    )


def _fames(match: Match, name: str, players: int) -> list[int]:
    return [
        fame
        for game, result in match.tally.results(players)
        for who, fame in zip(game.seats, result.fame, strict=True)
        if who == name
    ]


def _plus_minus(estimate: Estimate | None, sign: str) -> str:
    if estimate is None:
        return "–"
    half = (estimate.high - estimate.low) / 2
    spread = f" <small>± {half:.1f}</small>" if isfinite(half) else ""
    return f"{estimate.value:{sign}.1f}{spread}"


def _ms(value: float) -> str:
    if value < 0.001:
        return "< 1 µs"
    if value < 1:
        return f"{value * 1000:.0f} µs"
    return f"{value:.1f} ms" if value < 1000 else f"{value / 1000:.2f} s"


def _budget(text: str) -> str:
    return f"{text[:-1]} rollouts" if text.endswith("r") else f"{text.removesuffix('s')} s"
