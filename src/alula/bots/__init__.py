"""Players that are programs. They see the view of their seat and nothing else."""

from alula.bots.interface import Bot, Budget
from alula.bots.ladder import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "Budget", "UnknownBot", "bot_names", "make_bot"]
