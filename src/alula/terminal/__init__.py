"""The game on a terminal: cards, tables, score sheets, and a game with plain prompts."""

from alula._extras import require

require("terminal", "alula.terminal")
