"""The table: what a log means. `Table.apply` is the only way for it to change."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, cast

from alula.chance import Dealer, Fair, commitment, deal_seed
from alula.records import Record
from alula.rules import Deal, Decision, Event, State, announce, event_from_json, new_game
from alula.server.tables.log import Advance, Draft, Entry, Hand, Json
from alula.wire.base import Pace, SeatKind, Status, TableKind, Variant
from alula.wire.tables import TableOptions

DAY_MS = 86_400_000
BACK_MS = 10_000
"""What is left at least of a clock for who takes the seat back from a bot."""


class Clock(NamedTuple):
    """A limit for every decision of a person."""

    kind: Literal["decision", "days"]
    amount: int

    @property
    def ms(self) -> int:
        return self.amount * (1000 if self.kind == "decision" else DAY_MS)

    def to_json(self) -> Json:
        return {"kind": self.kind, "seconds" if self.kind == "decision" else "days": self.amount}

    @classmethod
    def from_json(cls, obj: Json | None) -> "Clock | None":
        if obj is None:
            return None
        return cls(obj["kind"], obj["seconds"] if obj["kind"] == "decision" else obj["days"])


class Options(NamedTuple):
    """What the host chose when opening the table."""

    seats: int
    variant: Variant = "basic"
    spectators: bool = True
    public: bool = False
    clock: Clock | None = None
    chat: bool = False
    pace: Pace = "people"
    auto: bool = False
    """The server makes a person's move where there is only one."""

    def to_json(self) -> TableOptions:
        told = {**self._asdict(), "clock": self.clock.to_json() if self.clock else None}
        return cast(TableOptions, told)

    @classmethod
    def from_json(cls, obj: Json) -> "Options":
        known = {key: value for key, value in obj.items() if key in cls._fields}
        return cls(**{**known, "clock": Clock.from_json(obj.get("clock"))})


@dataclass(frozen=True, slots=True)
class Seat:
    kind: SeatKind = "free"
    name: str | None = None
    guest: str | None = None
    """Hash of the owner's token; never leaves the server."""
    bot: str | None = None
    played_by: str | None = None
    """The bot that plays for an absent person."""
    left: bool = False
    votes: tuple[int, ...] = ()
    random: bytes | None = None

    @property
    def driver(self) -> str | None:
        """The bot that decides here, or None where a person does."""
        return self.bot if self.kind == "bot" else self.played_by


FREE = Seat()


class Opened(NamedTuple):
    """Where in the log a decision was opened, and when its clock began (or would have begun, had
    it never stood still)."""

    seq: int
    at: int


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Table:
    id: str
    entries: tuple[Entry, ...] = ()
    kind: TableKind = "normal"
    status: Status = "lobby"
    options: Options = Options(2)  # noqa: RUF009 (a named tuple is immutable)
    host: str = ""
    join: str = ""
    secret: bytes | None = None
    seed: int | None = None
    seats: tuple[Seat, ...] = ()
    game: State | None = None
    opened: Mapping[str, Opened] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)
    """Milliseconds that were used for decisions of this round whose clock stands still."""
    again: Mapping[int, int] = field(default_factory=dict)
    """Who wants to play again, and since when."""
    follows: str | None = None
    """The table that this one is the rematch of."""
    rematch: str | None = None
    created_at: int = 0
    started_at: int | None = None
    ended_at: int | None = None

    # -- what follows --------------------------------------------------------------------------

    @property
    def head(self) -> int:
        """The number of the newest entry; entries count from 1."""
        return len(self.entries)

    @property
    def updated_at(self) -> int:
        return self.entries[-1].at if self.entries else 0

    @property
    def commitment(self) -> str | None:
        return commitment(self.secret) if self.secret else None

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that belongs to a guest."""
        if guest is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.guest == guest), None)

    @property
    def free(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "free"]

    @property
    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human"]

    @property
    def ready_to_deal(self) -> bool:
        """Whether every person has added random bytes (a fixed deal needs none)."""
        return self.seed is not None or all(self.seats[n].random for n in self.people)

    def dealer(self) -> Dealer:
        """The one who deals here: the seed follows from the secret and everybody's bytes."""
        if self.seed is not None:
            return Dealer.from_number(self.seed)
        assert self.secret is not None
        return Dealer(deal_seed(self.secret, [seat.random for seat in self.seats]))

    def fair(self) -> Fair | None:
        """The proof; only for games that are over."""
        if self.secret is None or self.commitment is None or self.status != "finished":
            return None
        return Fair(self.commitment, self.secret, tuple(seat.random for seat in self.seats))

    def find_move(self, move: str) -> Entry | None:
        return next((entry for entry in reversed(self.entries) if entry.move == move), None)

    def deadline(self, decision: str) -> int | None:
        """When the clock of an open decision runs out; bots have no clock."""
        clock = self.options.clock
        opened = self.opened.get(decision)
        if clock is None or opened is None or self.seats[Decision.parse(decision).seat].driver:
            return None
        return opened.at + clock.ms

    def events(self) -> list[Event]:
        """The game's events in order, with what was withdrawn."""
        return [entry.told[0] for entry in self.entries if entry.told]

    def record(self) -> Record:
        """The game as a record. Everything is in it: only for finished games."""
        assert self.game is not None
        extra: Json = {"bots": [seat.bot for seat in self.seats]}
        if self.seed is not None:
            extra["seed"] = self.seed
        fair = self.fair()
        if fair is not None:
            extra["fair"] = fair.to_json()
        return Record.of(self.game, self.events(), extra)

    # -- folding -------------------------------------------------------------------------------

    def append(self, draft: Draft, at: int) -> "Table":
        """The table with one more entry."""
        entry = Entry(self.head + 1, at, draft.body, draft.seat, draft.decision, draft.move)
        return self.apply(entry, draft.step)

    def apply(self, entry: Entry, step: Advance | None = None) -> "Table":
        """The table after an entry; `step` is its game event, if that has been tried already."""
        if entry.seq != self.head + 1:
            raise ValueError(f"entry {entry.seq} cannot follow entry {self.head}")
        if "event" in entry.body:
            assert self.game is not None
            if step is None or step.before is not self.game:
                step = Advance.of(self.game, event_from_json(entry.body))
            return _game_event(self, entry, step)
        changed = _CHANGES[entry.body["what"]](self, entry.body, entry.at)
        return replace(changed, entries=(*self.entries, entry))

    def with_seat(self, number: int, **changes: object) -> "Table":
        seats = list(self.seats)
        seats[number] = replace(seats[number], **changes)  # type: ignore[arg-type]
        return replace(self, seats=tuple(seats))


def fold(table_id: str, entries: Iterable[Entry]) -> Table:
    """The table that a log stands for."""
    table = Table(table_id)
    for entry in entries:
        table = table.apply(entry)
    return table


def _game_event(table: Table, entry: Entry, step: Advance) -> Table:
    told = replace(entry, told=announce(*step), by=_hand_of(table, entry))
    spent = _spent(table, step.after, entry.at)
    return replace(
        table,
        entries=(*table.entries, told),
        game=step.after,
        status="running" if isinstance(step.event, Deal) else table.status,
        spent=spent,
        opened={
            decision.id: table.opened.get(decision.id)
            or Opened(entry.seq, entry.at - spent.get(decision.id, 0))
            for decision in step.after.open
        },
    )


def _spent(table: Table, game: State, at: int) -> dict[str, int]:
    """A choice stops its clock; taken back, it goes on from there. A new round forgets all."""
    if table.game is None or game.round != table.game.round:
        return {}
    still = {decision.id for decision in game.open}
    stopped = {d: at - o.at for d, o in table.opened.items() if d not in still}
    return {**table.spent, **stopped}


def _hand_of(table: Table, entry: Entry) -> Hand | None:
    """Who made a move that is not a person's own; a bot's moves on its own seat are its own."""
    maker = (entry.move or "").partition(":")[0]
    if maker == "only":
        return "only"
    if maker != "bot" or entry.seat is None or table.seats[entry.seat].kind != "human":
        return None
    before = table.entries[-1].body
    ran_out = before.get("what") == "expired" and before["decision"] == entry.decision
    return "clock" if ran_out else "stand_in"


def _created(table: Table, body: Json, at: int) -> Table:
    options = Options.from_json(body["options"])
    return replace(
        table,
        kind=body["kind"],
        options=options,
        host=body["host"],
        join=body["join"],
        secret=bytes.fromhex(body["secret"]) if body["secret"] else None,
        seed=body["seed"],
        follows=body.get("follows"),
        seats=(FREE,) * options.seats,
        created_at=at,
    )


def _seated(table: Table, body: Json, _at: int) -> Table:
    return table.with_seat(body["seat"], kind="human", name=body["name"], guest=body["guest"])


def _bot(table: Table, body: Json, _at: int) -> Table:
    seat = Seat("bot", body["name"], bot=body["bot"])
    return replace(table, seats=_put(table.seats, body["seat"], seat))


def _freed(table: Table, body: Json, _at: int) -> Table:
    return replace(table, seats=_put(table.seats, body["seat"], FREE))


def _random(table: Table, body: Json, _at: int) -> Table:
    return table.with_seat(body["seat"], random=bytes.fromhex(body["bytes"]))


def _started(table: Table, _body: Json, at: int) -> Table:
    names = [seat.name or "" for seat in table.seats]
    game = new_game(names, table.options.variant)
    return replace(table, status="dealing", game=game, started_at=at)


def _left(table: Table, body: Json, _at: int) -> Table:
    return table.with_seat(body["seat"], left=True)


def _came_back(table: Table, body: Json, at: int) -> Table:
    """Who takes the seat back from a bot gets what was left when it took over."""
    back = table.with_seat(body["seat"], left=False, played_by=None, votes=())
    clock = table.options.clock
    if table.seats[body["seat"]].played_by is None or clock is None:
        return back
    opened = {
        d: Opened(o.seq, at - min(table.spent.get(d, 0), max(0, clock.ms - BACK_MS)))
        if Decision.parse(d).seat == body["seat"]
        else o
        for d, o in table.opened.items()
    }
    return replace(back, opened=opened)


def _vote(table: Table, body: Json, _at: int) -> Table:
    votes = (*table.seats[body["seat"]].votes, body["by"])
    return table.with_seat(body["seat"], votes=votes)


def _handed(table: Table, body: Json, at: int) -> Table:
    """The bot's time is not the person's: the clock stands still."""
    stopped = {
        d: at - o.at for d, o in table.opened.items() if Decision.parse(d).seat == body["seat"]
    }
    handed = table.with_seat(body["seat"], played_by=body["bot"], votes=())
    return replace(handed, spent={**table.spent, **stopped})


def _removed(table: Table, body: Json, _at: int) -> Table:
    """The name stays: the game's players are fixed. The random bytes stay: so is the deal."""
    changes: Json = {"kind": "bot", "bot": body["bot"], "guest": None, "played_by": None}
    return table.with_seat(body["seat"], **changes, left=False, votes=())


def _replaced(table: Table, body: Json, _at: int) -> Table:
    seat = table.seats[body["seat"]]
    role = "bot" if seat.kind == "bot" else "played_by"
    return table.with_seat(body["seat"], **{role: body["bot"]})


def _unchanged(table: Table, _body: Json, _at: int) -> Table:
    return table


def _shifted(table: Table, body: Json, _at: int) -> Table:
    shift = body["ms"]
    moved = {d: Opened(opened.seq, opened.at + shift) for d, opened in table.opened.items()}
    return replace(table, opened=moved)


def _finished(table: Table, _body: Json, at: int) -> Table:
    return replace(table, status="finished", ended_at=at)


def _again(table: Table, body: Json, at: int) -> Table:
    return replace(table, again={**table.again, body["seat"]: at})


def _rematch(table: Table, body: Json, _at: int) -> Table:
    return replace(table, rematch=body["table"])


def _closed(table: Table, _body: Json, at: int) -> Table:
    return replace(table, status="closed", ended_at=at, opened={})


def _put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


_CHANGES: dict[str, Callable[[Table, Json, int], Table]] = {
    "created": _created,
    "seated": _seated,
    "bot": _bot,
    "freed": _freed,
    "random": _random,
    "started": _started,
    "left": _left,
    "came_back": _came_back,
    "vote": _vote,
    "handed": _handed,
    "removed": _removed,
    "replaced": _replaced,
    "expired": _unchanged,
    "shifted": _shifted,
    "finished": _finished,
    "said": _unchanged,
    "again": _again,
    "rematch": _rematch,
    "closed": _closed,
}
