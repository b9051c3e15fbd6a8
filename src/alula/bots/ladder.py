"""Bots by name."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from alula.bots.interface import Bot
from alula.bots.random_bot import RandomBot

_BOTS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
}


class UnknownBot(ValueError):
    """A name that no bot has; says which names are near."""

    def __init__(self, name: str) -> None:
        near = get_close_matches(name, bot_names(), n=3) or list(bot_names())
        super().__init__(f"no bot {name!r}: did you mean {' or '.join(near)}?")
        self.name = name
        self.near = tuple(near)


def bot_names() -> tuple[str, ...]:
    """The names that `make_bot` knows, from the weakest to the strongest."""
    return tuple(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot for one seat; `seed` is for its own randomness, never the deal's."""
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name](seed)
