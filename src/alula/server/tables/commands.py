"""What people do with a table: each command looks at the table and plans entries, or refuses.

A command is run under the table's lock; `run` adds the chance events that follow from it, so that
a move is stored together with everything that it causes.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from alula.bots.names import free_names
from alula.cards import MOST_PLAYERS
from alula.server.errors import Invalid, NotAllowed, NotFound, Refusal
from alula.server.tables.log import Draft, table_entry
from alula.server.tables.table import Options, Table
from alula.wire.base import MAX_NAME, TableKind


@dataclass(frozen=True, slots=True)
class Plan:
    """Entries to store, and the number of the entry that answers the command if it is old."""

    drafts: Sequence[Draft] = ()
    answer: int | None = None


Command = Callable[[Table], Plan]


@dataclass(frozen=True, slots=True)
class Ran:
    """A command that was run: the table after it and the number that answers it."""

    before: Table
    after: Table
    answer: int


def run(table: Table, command: Command, at: int) -> Ran:
    """Fold what a command plans, then everything that chance and the rules add to it."""
    plan = command(table)
    after = table
    for draft in plan.drafts:
        after = after.append(draft, at)
    if plan.drafts:
        after = settle(after, at)
    return Ran(table, after, plan.answer or min(table.head + 1, after.head))


def settle(table: Table, at: int) -> Table:
    """Let chance do what is due, and close a game that is over."""
    if table.game is None or table.status not in ("dealing", "running"):
        return table
    if table.status == "dealing" and not table.ready_to_deal:
        return table
    dealer = table.dealer() if table.game.due is not None else None
    while dealer is not None and table.game is not None and table.game.due is not None:
        event = dealer.event(table.game)
        table = table.append(Draft(event.to_json()), at)
    if table.game is not None and table.game.over:
        table = table.append(table_entry("finished"), at)
    return table


# -- opening -----------------------------------------------------------------------------------


def create(
    options: Options,
    host: str,
    join: str,
    secret: bytes | None,
    seed: int | None = None,
    follows: str | None = None,
) -> Command:
    kind: TableKind = "normal" if seed is None else "tutorial"
    body = {
        "what": "created",
        "kind": kind,
        "options": options.to_json(),
        "host": host,
        "join": join,
        "secret": secret.hex() if secret else None,
        "seed": seed,
        "follows": follows,
    }
    return lambda _table: Plan([Draft(body)])


def sit(guest: str, name: str, seat: int | None, random: str | None = None) -> Command:
    """Take a seat in the lobby. Who sits already just gets the table again."""

    def command(table: Table) -> Plan:
        mine = table.seat_of(guest)
        if mine is not None and seat in (None, mine):
            return Plan(answer=table.head)
        if mine is not None:
            raise Refusal("already_seated", f"You have seat {mine} already.")
        _in_lobby(table)
        chosen = _free_seat(table, seat)
        drafts = [table_entry("seated", chosen, name=unused_name(table, name), guest=guest)]
        if random is not None:
            drafts.append(_random(chosen, random, "seat"))
        return Plan(drafts)

    return command


def put_bot(host: str, seat: int, bot: str) -> Command:
    """A bot on a free seat, or another level for the one that sits there."""

    def command(table: Table) -> Plan:
        _by_host(table, host)
        _in_lobby(table)
        _known_seat(table, seat)
        if table.seats[seat].kind == "human":
            raise Refusal("seat_taken", f"Seat {seat} is taken by {table.seats[seat].name}.")
        name = table.seats[seat].name or bot_name(table)
        return Plan([table_entry("bot", seat, bot=bot, name=name)])

    return command


def start(host: str, fill: str | None = None) -> Command:
    def command(table: Table) -> Plan:
        _by_host(table, host)
        _in_lobby(table)
        if table.free and fill is None:
            seats = ", ".join(map(str, table.free))
            raise Refusal("seats_free", f"Free seats: {seats}. Fill them with people or bots.")
        drafts: list[Draft] = []
        named = table
        for seat in table.free:
            name = bot_name(named)
            drafts.append(table_entry("bot", seat, bot=fill, name=name))
            named = named.with_seat(seat, name=name)
        return Plan([*drafts, table_entry("started")])

    return command


def add_random(seat: int, random: str, by: str = "seat") -> Command:
    """Bytes of a seat for fair dealing; the first ones count, and only before the deal."""

    def command(table: Table) -> Plan:
        if table.status not in ("lobby", "dealing") or table.seats[seat].random is not None:
            return Plan(answer=table.head)
        return Plan([_random(seat, random, by)])

    return command


def fill_random(random: Callable[[], str]) -> Command:
    """The people who sent no bytes in time get bytes from the server; the log says so."""

    def command(table: Table) -> Plan:
        if table.status != "dealing":
            return Plan(answer=table.head)
        missing = [seat for seat in table.people if table.seats[seat].random is None]
        return Plan([_random(seat, random(), "server") for seat in missing], answer=table.head)

    return command


# -- leaving and coming back -------------------------------------------------------------------


def leave(guest: str) -> Command:
    def command(table: Table) -> Plan:
        seat = _seat(table, guest)
        if table.status == "lobby":
            return Plan([table_entry("freed", seat)])
        if table.status not in ("dealing", "running") or table.seats[seat].left:
            return Plan(answer=table.head)
        return Plan([table_entry("left", seat)])

    return command


def come_back(guest: str) -> Command:
    def command(table: Table) -> Plan:
        seat = _seat(table, guest)
        state = table.seats[seat]
        running = table.status in ("dealing", "running")
        if running and (state.left or state.played_by or state.votes):
            return Plan([table_entry("came_back", seat)])
        return Plan(answer=table.head)

    return command


def vote(
    guest: str, seat: int, absent: Collection[int], here: Collection[int], bot: str
) -> Command:
    """Agree that a bot plays for an absent person; it does so when all people here agree."""

    def command(table: Table) -> Plan:
        by = _seat(table, guest)
        _known_seat(table, seat)
        _running(table)
        if table.seats[seat].driver is not None:
            return Plan(answer=table.head)
        gone = seat in absent or (table.seats[seat].left and seat not in here)
        if seat == by or table.seats[seat].kind != "human" or not gone:
            raise Refusal("not_absent", f"Seat {seat} is not absent for long enough.")
        drafts = [] if by in table.seats[seat].votes else [table_entry("vote", seat, by=by)]
        agreed = {*table.seats[seat].votes, by}
        if agreed >= {n for n in table.people if n in here and n != seat}:
            drafts.append(table_entry("handed", seat, bot=bot))
        return Plan(drafts, answer=table.head if not drafts else None)

    return command


def remove(host: str, seat: int, bot: str) -> Command:
    """The host frees a seat in the lobby, or gives it to a bot for good."""

    def command(table: Table) -> Plan:
        _by_host(table, host)
        _known_seat(table, seat)
        if table.status == "lobby":
            if table.seats[seat].kind == "free":
                return Plan(answer=table.head)
            return Plan([table_entry("freed", seat)])
        _running(table)
        if table.seats[seat].kind == "bot":
            return Plan(answer=table.head)
        return Plan([table_entry("removed", seat, bot=bot)])

    return command


def close(host: str) -> Command:
    def command(table: Table) -> Plan:
        _by_host(table, host)
        if table.status in ("closed", "finished"):
            return Plan(answer=table.head)
        return Plan([table_entry("closed")])

    return command


def say(guest: str, text: str) -> Command:
    """A line of the chat: kept with the table, and gone with it."""

    def command(table: Table) -> Plan:
        seat = _seat(table, guest)
        if not table.options.chat:
            raise Refusal("chat_off", "There is no chat at this table.")
        return Plan([table_entry("said", seat, text=text)])

    return command


def play_again(guest: str) -> Command:
    """I would like a rematch; said twice it is said once."""

    def command(table: Table) -> Plan:
        seat = _seat(table, guest)
        if table.status != "finished":
            raise Refusal("not_finished", "A rematch begins when the game is over.")
        if seat in table.again or table.rematch is not None:
            return Plan(answer=table.head)
        return Plan([table_entry("again", seat)])

    return command


def link_rematch(guest: str, new_table: str) -> Command:
    """Point to the table that follows; who comes second finds the first one's."""

    def command(table: Table) -> Plan:
        _seat(table, guest)
        if table.status != "finished":
            raise Refusal("not_finished", "A rematch begins when the game is over.")
        if table.rematch is not None:
            return Plan(answer=table.head)
        return Plan([table_entry("rematch", table=new_table)])

    return command


def reseat(old: Table, bot: str) -> Command:
    """Those who play again and the bots in their old seats; on the other seats a new bot."""

    def command(table: Table) -> Plan:
        named = table
        for number, seat in enumerate(old.seats):
            named = named.with_seat(number, name=seat.name)
        drafts = []
        for number, seat in enumerate(old.seats):
            if number in old.again:
                draft = table_entry("seated", number, name=seat.name, guest=seat.guest)
            elif seat.kind == "bot":
                draft = table_entry("bot", number, bot=seat.bot, name=seat.name)
            else:
                named = named.with_seat(number, name=bot_name(named))
                draft = table_entry("bot", number, bot=bot, name=named.seats[number].name)
            drafts.append(draft)
        return Plan(drafts)

    return command


def shift(ms: int) -> Command:
    """Deadlines move by an outage of the server: nobody loses time to it."""

    def command(table: Table) -> Plan:
        if table.status != "running" or table.options.clock is None or ms <= 0:
            return Plan(answer=table.head)
        return Plan([table_entry("shifted", ms=ms)])

    return command


def both(first: Command, *more: Command) -> Command:
    """Commands one after the other, as one."""

    def command(table: Table) -> Plan:
        drafts: list[Draft] = []
        for part in (first, *more):
            plan = part(table)
            for draft in plan.drafts:
                table = table.append(draft, table.updated_at)
            drafts += plan.drafts
        return Plan(drafts)

    return command


# -- what commands ask -------------------------------------------------------------------------


def bot_name(table: Table) -> str:
    """A traveller's name that nobody at the table has; tables begin the list anywhere."""
    used = [seat.name for seat in table.seats if seat.name]
    return next(free_names(used, sum(table.join.encode())))


def unused_name(table: Table, name: str, instead_of: int | None = None) -> str:
    """The name itself, or with a number if somebody at the table has it already."""
    used = {s.name.casefold() for n, s in enumerate(table.seats) if s.name and n != instead_of}
    if name.casefold() not in used:
        return name
    for number in range(2, MOST_PLAYERS + 2):
        other = f"{name[: MAX_NAME - 2]} {number}"
        if other.casefold() not in used:
            return other
    raise Invalid("bad_name", f"Too many people here are called {name}.", where="body.name")


def _random(seat: int, random: str, by: str) -> Draft:
    return table_entry("random", seat, bytes=random, by=by)


def _seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise NotAllowed("not_seated", "You have no seat at this table.")
    return seat


def _by_host(table: Table, guest: str) -> None:
    if table.host != guest:
        raise NotAllowed("not_host", "Only the host of the table can do that.")


def _known_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotFound("no_seat", f"No seat {seat}: this table has 0 to {len(table.seats) - 1}.")


def _in_lobby(table: Table) -> None:
    if table.status == "closed":
        raise Refusal("table_closed", "The table is closed.")
    if table.status != "lobby":
        raise Refusal("not_in_lobby", "The game has begun; seats cannot change any more.")


def _running(table: Table) -> None:
    if table.status == "closed":
        raise Refusal("table_closed", "The table is closed.")
    if table.status not in ("dealing", "running"):
        raise Refusal("not_running", "The game is not running.")


def _free_seat(table: Table, seat: int | None) -> int:
    if not table.free:
        raise Refusal("table_full", "All seats are taken.")
    if seat is None:
        return table.free[0]
    _known_seat(table, seat)
    if seat not in table.free:
        free = ", ".join(map(str, table.free))
        name = table.seats[seat].name
        raise Refusal("seat_taken", f"Seat {seat} is taken by {name}. Free seats: {free}.")
    return seat
