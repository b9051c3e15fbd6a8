"""A game as the terminal knows it: the view of one seat, wherever the game is played."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from alula.rules import Decision, DecisionKind, PlayerEvent, ToldEvent, View


class TerminalGame(Protocol):
    """What the prompts and the full-screen client need of a game."""

    @property
    def view(self) -> View:
        """All that the own seat may know now."""
        ...

    @property
    def options(self) -> Sequence[PlayerEvent]:
        """What the own seat may do now; nothing if it is not asked."""
        ...

    @property
    def come_back(self) -> str:
        """The file that `alula play --resume` goes on with."""
        ...

    def go_on(self) -> Iterator[ToldEvent]:
        """What happens, as the seat is told, until it must decide or the game is over."""
        ...

    def answer(self, event: PlayerEvent) -> Iterable[ToldEvent]:
        """Decide; what the seat is told at once comes back."""
        ...

    def keep(self) -> None:
        """Make sure that the game can be gone on with."""
        ...


def seat_of(view: View) -> int:
    """The own seat: whoever plays has one."""
    seat = view["seat"]
    if seat is None:
        raise ValueError("a spectator has no seat")
    return seat


def asked(view: View) -> DecisionKind | None:
    """What the own seat must decide now."""
    return Decision.parse(view["decision"]).kind if view["decision"] else None
