"""Matches between bots: shared deals, rotated seats, honest intervals."""

from alula._extras import require

require("arena", "alula.arena", "numba", "fluent")


from alula.arena.journal import Journal
from alula.arena.match import Match, play_match
from alula.arena.processes import Crew, CrewLost, Processes
from alula.arena.settings import BadMatch, MatchSettings, parse_counts
from alula.arena.sprt import SprtQuestion, Verdict
from alula.arena.summary import summary
from alula.arena.tally import BotFigures, Figures, Tally

__all__ = [
    "BadMatch",
    "BotFigures",
    "Crew",
    "CrewLost",
    "Figures",
    "Journal",
    "Match",
    "MatchSettings",
    "Processes",
    "SprtQuestion",
    "Tally",
    "Verdict",
    "parse_counts",
    "play_match",
    "summary",
]
