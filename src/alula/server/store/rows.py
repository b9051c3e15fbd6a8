"""From tables to rows and back, on a plain connection: the part that both databases share."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, text, update

from alula import __version__
from alula.server.store import schema
from alula.server.tables import Entry, Json, Table, fold
from alula.server.tables.commands import Ran
from alula.server.text import dumps, loads

_TABLES, _SEATS, _EVENTS, _PADS, _META = (
    schema.tables,
    schema.seats,
    schema.events,
    schema.pads,
    schema.meta,
)


# -- reading -----------------------------------------------------------------------------------


def read_table(connection: Connection, table_id: str) -> Table | None:
    entries = read_entries(connection, table_id, 0)
    return fold(table_id, entries) if entries else None


def read_entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    rows = connection.execute(
        select(_EVENTS)
        .where(_EVENTS.c.table_id == table_id, _EVENTS.c.seq > since)
        .order_by(_EVENTS.c.seq)
    )
    return [
        Entry(row.seq, row.created_at, loads(row.body), row.seat, row.decision, row.move_id)
        for row in rows
    ]


def catch_up(connection: Connection, table: Table) -> Table:
    """The cached table with the entries that other processes have added."""
    for entry in read_entries(connection, table.id, table.head):
        table = table.apply(entry)
    return table


def id_of_join(connection: Connection, code: str) -> str | None:
    found: str | None = connection.scalar(select(_TABLES.c.id).where(_TABLES.c.join_code == code))
    return found


def due(connection: Connection, now: int, limit: int = 200) -> list[str]:
    """Tables that somebody must look at: a clock ran out, a bot or the deal is overdue."""
    statement = (
        select(_TABLES.c.id)
        .where(_TABLES.c.wake_at <= now)
        .order_by(_TABLES.c.wake_at)
        .limit(limit)
    )
    return list(connection.scalars(statement))


def waking(connection: Connection) -> list[str]:
    """Running games with a moment to look at them again: all that have a clock, and others."""
    statement = select(_TABLES.c.id).where(
        _TABLES.c.status == "running", _TABLES.c.wake_at.is_not(None)
    )
    return list(connection.scalars(statement))


def heads(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    if not ids:
        return {}
    rows = connection.execute(select(_TABLES.c.id, _TABLES.c.head_seq).where(_TABLES.c.id.in_(ids)))
    return {row.id: row.head_seq for row in rows}


def list_public(connection: Connection, limit: int = 50) -> list[Json]:
    """Public tables: those with a free seat first, then running ones, newest first."""
    statement = (
        select(_TABLES)
        .where(
            _TABLES.c.public,
            or_(
                and_(_TABLES.c.status == "lobby", _TABLES.c.free > 0),
                _TABLES.c.status.in_(("dealing", "running")),
            ),
        )
        .order_by((_TABLES.c.status != "lobby"), _TABLES.c.updated_at.desc())
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(statement)]


def list_mine(
    connection: Connection, guest: str, statuses: Sequence[str], limit: int = 100
) -> list[Json]:
    """Tables where a guest has a seat, newest first."""
    statement = (
        select(_TABLES, _SEATS.c.seat.label("your_seat"))
        .join(_SEATS, _SEATS.c.table_id == _TABLES.c.id)
        .where(_SEATS.c.guest == guest, _TABLES.c.status.in_(statuses))
        .order_by(_TABLES.c.updated_at.desc())
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(statement)]


def count_by_status(connection: Connection) -> dict[str, int]:
    rows = connection.execute(select(_TABLES.c.status, func.count()).group_by(_TABLES.c.status))
    return {row[0]: row[1] for row in rows}


# -- writing -----------------------------------------------------------------------------------


def write_ran(connection: Connection, rans: Sequence[Ran], wakes: Sequence[int | None]) -> None:
    """Store what commands added: every entry, the tables' rows, the seats that changed."""
    entries = [
        _event_row(ran.after.id, entry)
        for ran in rans
        for entry in ran.after.entries[ran.before.head :]
    ]
    if not entries:
        return
    connection.execute(insert(_EVENTS), entries)
    _write_tables(connection, rans, wakes)
    for ran in rans:
        if ran.before.seats != ran.after.seats:
            _write_seats(connection, ran.before, ran.after)


def _write_tables(connection: Connection, rans: Sequence[Ran], wakes: Sequence[int | None]) -> None:
    new, changed = [], {}
    for ran, wake in zip(rans, wakes, strict=True):
        row = _table_row(ran.after, wake)
        if ran.before.head == 0:
            new.append(row)
        elif ran.after.head > ran.before.head:
            changed[ran.after.id] = row
    if new:
        connection.execute(insert(_TABLES), new)
    if changed:
        connection.execute(_UPDATE_TABLE, [_changes(row) for row in changed.values()])


_CHANGING = ("status", "players", "free", "round", "result", "head_seq", "wake_at", "updated_at")
_UPDATE_TABLE = (
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)


def _changes(row: Json) -> Json:
    return {"of": row["id"], **{f"new_{name}": row[name] for name in _CHANGING}}


def _table_row(table: Table, wake: int | None) -> Json:
    game = table.game
    result = game.result if game else None
    return {
        "id": table.id,
        "kind": table.kind,
        "status": table.status,
        "public": table.options.public,
        "join_code": table.join,
        "host": table.host,
        "options": dumps(table.options.to_json()),
        "players": dumps([[seat.name, seat.bot] for seat in table.seats]),
        "free": len(table.free),
        "round": game.round if game else None,
        "result": dumps(result.to_json()) if result else None,
        "head_seq": table.head,
        "wake_at": wake,
        "engine_version": __version__,
        "created_at": table.created_at,
        "updated_at": table.updated_at,
    }


def _event_row(table_id: str, entry: Entry) -> Json:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "seat": entry.seat,
        "decision": entry.decision,
        "body": dumps(entry.body),
        "move_id": entry.move,
        "created_at": entry.at,
    }


def _write_seats(connection: Connection, before: Table, after: Table) -> None:
    old = before.seats or (None,) * len(after.seats)
    changed = [n for n, seat in enumerate(after.seats) if seat != old[n]]
    connection.execute(
        delete(_SEATS).where(_SEATS.c.table_id == after.id, _SEATS.c.seat.in_(changed))
    )
    connection.execute(
        insert(_SEATS),
        [
            {
                "table_id": after.id,
                "seat": number,
                "kind": after.seats[number].kind,
                "name": after.seats[number].name,
                "guest": after.seats[number].guest,
                "bot": after.seats[number].bot,
            }
            for number in changed
        ],
    )


def set_wake(connection: Connection, table_id: str, wake: int | None) -> None:
    connection.execute(update(_TABLES).where(_TABLES.c.id == table_id).values(wake_at=wake))


def delete_tables(connection: Connection, ids: Iterable[str]) -> int:
    """Delete whole tables: the row first, then the log that it protected."""
    gone = list(ids)
    for table, column in (
        (_TABLES, _TABLES.c.id),
        (_SEATS, _SEATS.c.table_id),
        (_EVENTS, _EVENTS.c.table_id),
    ):
        connection.execute(delete(table).where(column.in_(gone)))
    return len(gone)


def old_tables(
    connection: Connection, ended_before: int | None, idle_before: int, limit: int = 500
) -> list[str]:
    ended = _TABLES.c.status.in_(("finished", "closed"))
    conditions = [and_(~ended, _TABLES.c.updated_at < idle_before)]
    if ended_before is not None:
        conditions.append(and_(ended, _TABLES.c.updated_at < ended_before))
    return list(connection.scalars(select(_TABLES.c.id).where(or_(*conditions)).limit(limit)))


# -- pads and small things ---------------------------------------------------------------------


def read_pad(connection: Connection, pad_id: str, *, lock: bool = False) -> Json | None:
    statement = select(_PADS).where(_PADS.c.id == pad_id)
    row = connection.execute(statement.with_for_update() if lock else statement).one_or_none()
    if row is None:
        return None
    return {
        "id": row.id,
        "version": row.version,
        "rows": loads(row.body),
        "updated_at": row.updated_at,
    }


def write_pad(connection: Connection, pad: Json, now: int, *, new: bool = False) -> None:
    values: dict[str, Any] = {
        "version": pad["version"],
        "body": dumps(pad["rows"]),
        "updated_at": now,
    }
    if new:
        connection.execute(insert(_PADS).values(id=pad["id"], created_at=now, **values))
    else:
        connection.execute(update(_PADS).where(_PADS.c.id == pad["id"]).values(**values))


def delete_old_pads(connection: Connection, before: int) -> None:
    connection.execute(delete(_PADS).where(_PADS.c.updated_at < before))


def read_meta(connection: Connection, key: str) -> int | None:
    value: int | None = connection.scalar(select(_META.c.value).where(_META.c.key == key))
    return value


_ADD_META = text("INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING")
_PUT_META = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


def write_meta(connection: Connection, key: str, value: int) -> None:
    connection.execute(_PUT_META, {"key": key, "value": value})


def claim_outage(connection: Connection, now: int, longest_gap: int) -> int:
    """How long no server was running; of several that start together, only one is told."""
    # Who finds no row makes one; others that begin at the same moment wait for it here.
    connection.execute(_ADD_META, {"key": "heartbeat", "value": now})
    last = connection.scalar(
        select(_META.c.value).where(_META.c.key == "heartbeat").with_for_update()
    )
    write_meta(connection, "heartbeat", now)
    if last is None or now - last < longest_gap:
        return 0
    return int(now - last)
