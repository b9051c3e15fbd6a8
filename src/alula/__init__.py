"""Faraway on a screen: exact rules, a compiled engine, bots, a server, a table in the browser.

`import alula` loads nothing; what a script needs is loaded when it is first named: `alula.play`,
`alula.new_game`, `alula.score`, `alula.load`, and every room, `alula.cards` for example
(docs/library.md).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from alula import arena, bots, cards, chance, client, kernel, records, rules, wire, words
    from alula.front import load, new_game, play, score

__version__ = "0.1.0"
__all__ = [
    "__version__",
    "arena",
    "bots",
    "cards",
    "chance",
    "client",
    "kernel",
    "load",
    "new_game",
    "play",
    "records",
    "rules",
    "score",
    "wire",
    "words",
]
_FRONT = ("load", "new_game", "play", "score")


def __getattr__(name: str) -> Any:
    if name in _FRONT:
        return getattr(import_module("alula.front"), name)
    if name in __all__:
        return import_module(f"alula.{name}")
    raise AttributeError(f"alula has no {name!r}: there are {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
