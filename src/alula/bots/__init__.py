"""Players that are programs. They see the view of their seat and nothing else."""

from alula.bots.interface import Bot, BotFailed, Budget, Start
from alula.bots.ladder import LADDER, Rung, UnknownBot, bot_names, make_bot
from alula.bots.levels import LEVELS, Level
from alula.bots.playing import Failure, Played, play_game
from alula.bots.sources import BadBot, BotSpec, Source

__all__ = [
    "LADDER",
    "LEVELS",
    "BadBot",
    "Bot",
    "BotFailed",
    "BotSpec",
    "Budget",
    "Failure",
    "Level",
    "Played",
    "Rung",
    "Source",
    "Start",
    "UnknownBot",
    "bot_names",
    "make_bot",
    "play_game",
]
