"""What a script needs, by short names: `import alula` offers these and loads them when asked."""

from collections.abc import Sequence
from pathlib import Path

from alula.records import Record, read_file
from alula.rules import Variant, new_game, score

__all__ = ["load", "new_game", "play", "score"]


def play(
    bots: Sequence[str],
    *,
    seed: int,
    variant: Variant = "basic",
    seconds: float | None = None,
) -> Record:
    """A game of bots by seat, as a record.

    The seed gives the deal and the bots' own randomness: bots that do not look at the clock play
    the same game again. Each bot has `seconds` for a decision, or what its level is given.
    """
    from alula.bots import LEVELS, BotFailed, Budget, make_bot, play_game
    from alula.chance import Dealer

    known = {level.name: level.budget for level in LEVELS}
    budgets = [
        known.get(name, Budget()) if seconds is None else Budget(seconds=seconds) for name in bots
    ]
    names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    state = new_game(names, variant)
    seated = [make_bot(name, 10 * seed + seat) for seat, name in enumerate(bots)]
    played = play_game(state, Dealer.from_number(seed), seated, budgets)
    if played.failure is not None:
        raise BotFailed(f"{names[played.failure.seat]}: {played.failure.reason}")
    return Record.of(played.state, played.events, {"seed": seed, "bots": list(bots)})


def load(path: str | Path) -> Record:
    """The one record of a file (docs/record.md); an error says what is wrong, and where."""
    return read_file(Path(path))
