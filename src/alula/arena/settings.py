"""What a match is: everything that its games depend on, and nothing else."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from alula.bots import BotSpec, Budget
from alula.rules import FEWEST_PLAYERS, MOST_PLAYERS, VARIANTS, Variant

MOST_GAMES = 10_000_000


class BadMatch(ValueError):
    """A match that cannot be played as it was asked for; the text says what would be right."""


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """The same settings always give the same games, if budgets are in rollouts."""

    bots: tuple[str, ...]
    """As they were named. With as many as players, a name may stand several times."""
    players: tuple[int, ...]
    """Each of these player counts gets `games` games."""
    games: int
    variant: Variant = "basic"
    budget: str = "0.1"
    seed: int = 1

    def __post_init__(self) -> None:
        if not self.bots:
            raise BadMatch("name at least one bot")
        if not self.players:
            raise BadMatch("name at least one number of players")
        for count in self.players:
            _check_count(count, self.players)
            _check_table(self.bots, count)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadMatch(f"{self.games} games: say a number from 1 to {MOST_GAMES}")
        if self.variant not in VARIANTS:
            raise BadMatch(f"no variant {self.variant!r}: there are {' and '.join(VARIANTS)}")
        try:
            Budget.parse(self.budget)
            for name in self.names:
                BotSpec.parse(name)
        except ValueError as error:
            raise BadMatch(str(error)) from error

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    def to_json(self) -> dict[str, object]:
        return {
            "bots": list(self.bots),
            "players": list(self.players),
            "games": self.games,
            "variant": self.variant,
            "budget": self.budget,
            "seed": self.seed,
        }

    def differences(self, told: Mapping[str, object]) -> list[str]:
        """Where settings that were written down are for other games than these."""
        mine = self.to_json()
        return [
            f"{key} {told.get(key)!r} there, {mine[key]!r} here"
            for key in mine
            if told.get(key) != mine[key] and key != "games"  # a match may be prolonged
        ]


def parse_counts(text: str) -> tuple[int, ...]:
    """`2`, `2,4` or `2-6`."""
    counts: list[int] = []
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        try:
            first, last = int(low), int(high if dash else low)
        except ValueError:
            raise BadMatch(f"no number of players: {text!r}; say 2, or 2,4, or 2-6") from None
        if first > last:
            raise BadMatch(f"players {part.strip()}: the smaller number comes first")
        _check_count(first, ())
        _check_count(last, ())
        counts.extend(range(first, last + 1))
    return tuple(dict.fromkeys(counts))


def _check_count(count: int, counts: tuple[int, ...]) -> None:
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise BadMatch(f"{count} players: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    if counts.count(count) > 1:
        raise BadMatch(f"{count} players stands twice")


def _check_table(bots: tuple[str, ...], players: int) -> None:
    name, times = Counter(bots).most_common(1)[0]
    if times > 1 and len(bots) != players:
        raise BadMatch(
            f"{name} stands {times} times: that is for a full table, "
            f"and {len(bots)} bots are not {players} players"
        )
