"""A game between one person and bots, in this process: seat 0 is the person."""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from alula.bots import Bot, Budget, make_bot
from alula.chance import SEAT_BYTES, SECRET_BYTES, Dealer, Fair, commitment
from alula.records import Record, RecordError, check, dumps, read_file, replay
from alula.rules import (
    VARIANTS,
    BadSetup,
    Event,
    Json,
    PlayerEvent,
    State,
    View,
    announce,
    new_game,
    redact,
    view,
)
from alula.terminal.storage import write

OWN = 0
"""The seat of the person."""

THINKING = Budget(seconds=0.5)


class LocalGame:
    """The game so far, and what makes it go on."""

    def __init__(
        self,
        state: State,
        events: Sequence[Event],
        dealer: Dealer,
        bots: Sequence[str],
        proof: dict[str, object],
        path: Path,
    ) -> None:
        self.state = state
        self.events = list(events)
        self._path = path
        self._dealer = dealer
        self._bot_names = tuple(bots)
        self._proof = proof
        self._bots = self._make_bots()

    @classmethod
    def start(
        cls, name: str, bots: Sequence[str], variant: str, seed: int | None, path: Path
    ) -> "LocalGame":
        """A new game, dealt fairly, or by a number that was chosen."""
        if variant not in VARIANTS:
            raise BadSetup(f"no variant {variant!r}", "variant", name=variant)
        state = new_game([name, *_bot_players(bots, name)], variant)
        if seed is not None:
            return cls(state, (), Dealer.from_number(seed), bots, {"seed": seed}, path)
        secret = secrets.token_bytes(SECRET_BYTES)
        own = secrets.token_bytes(SEAT_BYTES)
        fair = Fair(commitment(secret), secret, (own, *(None for _ in bots)))
        return cls(state, (), fair.dealer(), bots, {"fair": fair.to_json()}, path)

    @classmethod
    def resume(cls, left: Path, path: Path) -> "LocalGame":
        """A game that was left, from its record; it goes on in the file `path`."""
        record = read_file(left)
        check(record)
        bots = record.extra.get("bots")
        if not isinstance(bots, list) or len(bots) != len(record.players) - 1:
            raise RecordError("json", '"bots" does not name the bots: not a game of alula play')
        steps = list(replay(record))
        return cls(
            steps[-1][1],
            [event for event, _ in steps if event is not None],
            _dealer(record),
            [str(bot) for bot in bots],
            {key: record.extra[key] for key in ("fair", "seed") if key in record.extra},
            path,
        )

    @property
    def record(self) -> Record:
        return Record.of(self.state, self.events, {"bots": list(self._bot_names), **self._proof})

    @property
    def view(self) -> View:
        return view(self.state, OWN)

    @property
    def options(self) -> tuple[PlayerEvent, ...]:
        return self.state.options(OWN)

    @property
    def come_back(self) -> str:
        return str(self._path)

    def keep(self) -> None:
        write(self._path, dumps(self.record) + "\n")

    def answer(self, event: PlayerEvent) -> Iterable[Json]:
        return self._apply(event)

    def go_on(self) -> Iterator[Json]:
        """Chance and bots, until the person must decide or the game is over."""
        while not self.state.over and not self.options:
            if self.state.due is not None:
                yield from self._apply(self._dealer.event(self.state))
            else:
                seat = self.state.open[0].seat
                options = self.state.options(seat)
                chosen = self._bots[seat - 1].decide(view(self.state, seat), options, THINKING)
                yield from self._apply(chosen)

    def _apply(self, event: Event) -> list[Json]:
        before, self.state = self.state, self.state.apply(event)
        self.events.append(event)
        return [redact(told, OWN) for told in announce(before, event, self.state)]

    def _make_bots(self) -> list[Bot]:
        """A chosen deal has bots that repeat themselves too."""
        seed = self._proof.get("seed")
        first = seed * 10 if isinstance(seed, int) else secrets.randbits(32)
        return [make_bot(name, first + seat) for seat, name in enumerate(self._bot_names, 1)]


def _dealer(record: Record) -> Dealer:
    seed = record.extra.get("seed")
    if type(seed) is int:
        return Dealer.from_number(seed)
    try:
        return Fair.from_json(record.extra.get("fair"), len(record.players)).dealer()
    except ValueError as error:
        raise RecordError("json", f"cannot be dealt on: {error}") from None


def _bot_players(bots: Sequence[str], own: str) -> list[str]:
    """Names for the bots at the table, none of them the person's."""
    names = [name for name in ("Ben", "Cleo", "Dan", "Eve", "Finn", "Gil") if name != own]
    return names[: len(bots)]
