"""A game between one person and bots, in this process: seat 0 is the person."""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from alula.bots import Bot, BotFailed, BotSpec, Budget, Start
from alula.bots.ladder import is_bot_name
from alula.bots.names import free_names
from alula.chance import SEAT_BYTES, SECRET_BYTES, Dealer, Fair, commitment
from alula.records import Record, RecordError, check, dumps, read_file, replay
from alula.rules import (
    VARIANTS,
    BadSetup,
    Event,
    PlayerEvent,
    State,
    ToldEvent,
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
        specs = [BotSpec.parse(name) for name in bots]
        self._budgets = [spec.budget or THINKING for spec in specs]
        self._sources = [spec.source() for spec in specs]
        self._bots = self._seat_bots()

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
    def resume(cls, left: Path, bots: Sequence[str] | None, path: Path) -> "LocalGame":
        """A game that was left, from its record; it goes on in the file `path`."""
        record = read_file(left)
        check(record)
        bots = bots or _bots_of(record)
        if len(bots) != len(record.players) - 1:
            raise RecordError("json", f"{len(record.players) - 1} bots play here, not {len(bots)}")
        steps = list(replay(record))
        return cls(
            steps[-1][1],
            [event for event, _ in steps if event is not None],
            _dealer(record),
            bots,
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

    def answer(self, event: PlayerEvent) -> Iterable[ToldEvent]:
        return self._apply(event)

    def go_on(self) -> Iterator[ToldEvent]:
        """Chance and bots, until the person must decide or the game is over."""
        while not self.state.over and not self.options:
            if self.state.due is not None:
                yield from self._apply(self._dealer.event(self.state))
            else:
                yield from self._apply(self._decide(self.state.open[0].seat))

    def close(self) -> None:
        """End the programs among the bots."""
        for source in self._sources:
            source.close()

    def _decide(self, seat: int) -> PlayerEvent:
        """A bot's answer; whoever wrote the bot, it must be one of the options."""
        bot, budget = self._bots[seat - 1], self._budgets[seat - 1]
        options = self.state.options(seat)
        try:
            chosen = bot.decide(view(self.state, seat), options, budget)
        except BotFailed as failed:
            raise BotFailed(f"{self._bot_names[seat - 1]}: {failed}") from None
        if chosen not in options:
            raise BotFailed(f"{self._bot_names[seat - 1]}: answered with none of the options")
        return chosen

    def _apply(self, event: Event) -> list[ToldEvent]:
        before, self.state = self.state, self.state.apply(event)
        self.events.append(event)
        return [redact(told, OWN) for told in announce(before, event, self.state)]

    def _seat_bots(self) -> list[Bot]:
        """A chosen deal has bots that repeat themselves too."""
        seed = self._proof.get("seed")
        first = seed * 10 if isinstance(seed, int) else secrets.randbits(32)
        return [
            source.begin(Start(seat, self.state.players, self.state.variant, first + seat))
            for seat, source in enumerate(self._sources, 1)
        ]


def _dealer(record: Record) -> Dealer:
    seed = record.extra.get("seed")
    if type(seed) is int:
        return Dealer.from_number(seed)
    try:
        return Fair.from_json(record.extra.get("fair"), len(record.players)).dealer()
    except ValueError as error:
        raise RecordError("json", f"cannot be dealt on: {error}") from None


def _bots_of(record: Record) -> list[str]:
    """The bots that a record names. A file may come from anybody: it cannot start programs."""
    bots = record.extra.get("bots")
    if not isinstance(bots, list) or not all(isinstance(bot, str) for bot in bots):
        raise RecordError("json", '"bots" names no bots: say them with --bot')
    for bot in bots:
        if not is_bot_name(bot.partition("@")[0]):
            raise RecordError("json", f"{bot} is no bot of ours: say it again with --bot")
    return bots


def _bot_players(bots: Sequence[str], own: str) -> list[str]:
    """Names for the bots at the table, none of them the person's."""
    return list(islice(free_names([own]), len(bots)))
