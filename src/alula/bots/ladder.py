"""Bots by name, from the weakest to the strongest."""

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import NamedTuple, cast

from alula._extras import require
from alula.bots.interface import Bot


class Rung(NamedTuple):
    """One line of the ladder. `make` is imported when it is needed: engines are heavy."""

    name: str
    """A name that ends in `-N` stands for every whole number from 1: `search-100`."""
    make: str
    """`module:callable`, called with the seed (and N)."""
    character: str
    """The bot in one line."""
    extra: str | None = "bots"
    """What an installation must have for it."""


LADDER: tuple[Rung, ...] = (
    Rung(
        "random",
        "alula.bots.random_bot:RandomBot",
        "Plays any legal card without a thought.",
        extra=None,
    ),
    Rung(
        "simple",
        "alula.bots.simple_bot:SimpleBot",
        "Counts what scores now; needs no compiled code.",
        extra=None,
    ),
    Rung("greedy", "alula.bots.engines:greedy", "Looks one step ahead and takes what shines."),
    Rung("heuristic", "alula.bots.engines:heuristic", "Judges two regions ahead, at first sight."),
    Rung("search-N", "alula.bots.engines:plain_search", "Tries every option in N random worlds."),
    Rung("best", "alula.bots.engines:best", "The strongest: searches with good play in mind."),
    Rung(
        "stroller", "alula.bots.travellers:stroller", "Enjoys the first walk and misses most of it."
    ),
    Rung(
        "wanderer", "alula.bots.travellers:wanderer", "Sees the fame of today, not of the way home."
    ),
    Rung("pilgrim", "alula.bots.travellers:pilgrim", "Takes what shines, one step at a time."),
    Rung("scout", "alula.bots.travellers:scout", "Looks ahead, but not at everything."),
    Rung(
        "pathfinder", "alula.bots.travellers:pathfinder", "Weighs the way home, two regions ahead."
    ),
    Rung("guide", "alula.bots.travellers:guide", "Knows the land: the strongest."),
)

_NUMBERED = "-N"
_MOST_DIGITS = 7


class UnknownBot(ValueError):
    """A name that no bot has; says which names are near."""

    def __init__(self, name: str, others: tuple[str, ...] = ()) -> None:
        known = (*bot_names(), *others)
        near = get_close_matches(name, known, n=3) or list(known)
        super().__init__(f"no bot {name!r}: did you mean {' or '.join(near)}?")
        self.name = name
        self.near = tuple(near)


def bot_names() -> tuple[str, ...]:
    """The names of the ladder; one that takes a number is shown with 100."""
    return tuple(
        rung.name.removesuffix("N") + "100" if rung.name.endswith(_NUMBERED) else rung.name
        for rung in LADDER
    )


def is_bot_name(name: str) -> bool:
    """Whether the ladder has a bot of this name."""
    return _find(name) is not None


def make_bot(name: str, seed: int = 0) -> Bot:
    """A new bot for one seat; `seed` is for its own randomness, never the deal's.

    Bots of one name at one table should have different seeds, or they are of one mind.
    """
    found = _find(name)
    if found is None:
        raise UnknownBot(name)
    rung, numbers = found
    if rung.extra is not None:
        require(rung.extra, f"the bot {name!r}")
    module, _, attribute = rung.make.partition(":")
    make = cast(Callable[..., Bot], getattr(import_module(module), attribute))
    return make(seed, *numbers)


def _find(name: str) -> tuple[Rung, tuple[int, ...]] | None:
    """The rung, and the number in the name where it takes one."""
    stem, _, digits = name.rpartition("-")
    for rung in LADDER:
        if rung.name == name and not name.endswith(_NUMBERED):
            return rung, ()
        if rung.name == stem + _NUMBERED and _is_count(digits):
            return rung, (int(digits),)
    return None


def _is_count(digits: str) -> bool:
    plain = digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS
    return plain and not digits.startswith("0")
