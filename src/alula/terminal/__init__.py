"""The game on a terminal: cards, tables, score sheets, and a game with plain prompts."""
