"""A match as JSON, for other programs."""

from math import isfinite

from alula.arena.intervals import Estimate
from alula.arena.match import Match
from alula.arena.sprt import LIMIT
from alula.arena.table import failure_json
from alula.arena.tally import BotFigures, Fault, Figures, Pair
from alula.rules import Json

FAULTS_SHOWN = 10
"""So many failures of each bot stand in the summary, with what the bot saw."""


def summary(match: Match) -> Json:
    """The whole match. With several player counts, `by_players` has each for itself."""
    settings = match.settings
    counts = settings.players
    figures = match.tally.figures()
    told: Json = {
        "players": counts[0] if len(counts) == 1 else list(counts),
        "games": figures.games,
        "variant": settings.variant,
        "budget": settings.budget,
        "seed": settings.seed,
        "finished": match.finished,
        **_figures(figures),
    }
    if len(counts) > 1:
        told["by_players"] = {str(n): _figures(match.tally.figures(n)) for n in counts}
    if match.test:
        told["sprt"] = {
            "bot": settings.names[0],
            "lower": match.test.question.lower,
            "higher": match.test.question.higher,
            "verdict": match.test.verdict.value,
            "log_likelihood_ratio": round(match.test.ratio, 4),
            "limit": round(LIMIT, 4),
            "deals": match.test.deals,
        }
    return told


def _figures(figures: Figures) -> Json:
    return {
        "bots": [_bot(bot) for bot in figures.bots],
        "head_to_head": {
            name: {other: _pair(pair) for other, pair in row.items()}
            for name, row in figures.head_to_head.items()
        },
        "failures": [
            _fault(fault)
            for bot in figures.bots
            for fault in [f for f in figures.faults if f.bot == bot.name][:FAULTS_SHOWN]
        ],
    }


def _bot(bot: BotFigures) -> Json:
    return {
        "name": bot.name,
        "games": bot.games,
        "seats": bot.seats,
        "wins": bot.wins,
        "win_share": _value(bot.win_share),
        "win_share_95": _interval(bot.win_share),
        "mean_fame": _value(bot.fame),
        "mean_fame_95": _interval(bot.fame),
        "margin": _value(bot.margin),
        "margin_95": _interval(bot.margin),
        "rating": {
            "mu": round(bot.rating.mu, 3),
            "sigma": round(bot.rating.sigma, 3),
            "mu_95": [round(bot.rating.low, 3), round(bot.rating.high, 3)],
        },
        "decision_ms": {
            "median": round(bot.times.median, 4) if bot.times else None,
            "p99": round(bot.times.p99, 4) if bot.times else None,
        },
        "faults": bot.faults,
    }


def _pair(pair: Pair) -> Json:
    return {
        "games": pair.games,
        "share": _value(pair.share),
        "share_95": _interval(pair.share),
        "margin": _value(pair.margin),
        "margin_95": _interval(pair.margin),
    }


def _fault(fault: Fault) -> Json:
    return {"bot": fault.bot, "game": fault.game.number, **failure_json(fault.failure)}


def _value(estimate: Estimate | None) -> float | None:
    return None if estimate is None else round(estimate.value, 4)


def _interval(estimate: Estimate | None) -> list[float] | None:
    if estimate is None or not isfinite(estimate.low):
        return None
    return [round(estimate.low, 4), round(estimate.high, 4)]
