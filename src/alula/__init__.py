"""Faraway on a screen: exact rules, a compiled engine, bots, a server, a table in the browser."""

__version__ = "0.1.0"
