"""Which game is played by whom on which deal: a pure function of the settings.

A *deal* is a seed and a line-up, played once for each rotation of the seats, so that every bot
gets every hand. Line-ups take turns, deal by deal:

- as many bots as players: that table;
- more bots than players: every choice of that many bots;
- fewer: every line-up in which each bot sits at least once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations, combinations_with_replacement

from alula.arena.settings import MatchSettings

LineUp = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """One game of a match."""

    number: int
    """From 0; it stands for everything else here."""
    deal: int
    """Games of one deal share the cards and the line-up."""
    players: int
    seats: LineUp
    """The bots by seat."""
    deal_seed: int
    bot_seeds: tuple[int, ...]


def total_games(settings: MatchSettings) -> int:
    return settings.games * len(settings.players)


def schedule(settings: MatchSettings) -> Iterator[PlannedGame]:
    """All games of a match, in order."""
    return (game_of(settings, number) for number in range(total_games(settings)))


def game_of(settings: MatchSettings, number: int) -> PlannedGame:
    """The game with this number."""
    # Player counts take turns too, so that a match that was cut short has as many of each.
    within, section = divmod(number, len(settings.players))
    players = settings.players[section]
    turn, rotation = divmod(within, players)
    tables = line_ups(settings.bots, players)
    table = tables[turn % len(tables)]
    deal = turn * len(settings.players) + section
    return PlannedGame(
        number=number,
        deal=deal,
        players=players,
        seats=tuple(table[(seat + rotation) % players] for seat in range(players)),
        deal_seed=_number(48, settings.seed, "deal", deal),
        # Bots in any language can take 31 bits as a seed.
        bot_seeds=tuple(_number(31, settings.seed, "bot", number, seat) for seat in range(players)),
    )


@cache
def line_ups(bots: tuple[str, ...], players: int) -> tuple[LineUp, ...]:
    """The tables that take turns."""
    if len(bots) >= players:
        return tuple(combinations(bots, players))
    guests = combinations_with_replacement(range(len(bots)), players - len(bots))
    return tuple(
        tuple(bots[place] for place in sorted((*range(len(bots)), *more))) for more in guests
    )


def _number(bits: int, seed: int, *what: object) -> int:
    text = "/".join(map(str, ("alula-arena", seed, *what)))
    return int.from_bytes(sha256(text.encode()).digest()[:8]) >> 64 - bits
