"""The store, on both databases: what is acknowledged is there, once, in order."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from support.servers import Ears, Postgres, settings_for, sqlite_url

from alula.records import check, verify
from alula.server.errors import Busy, NotFound, Refusal
from alula.server.settings import BadSetting
from alula.server.store import Store, open_store, rows
from alula.server.store.schema import metadata
from alula.server.store.sqlite import SqliteStore
from alula.server.tables import Entry, Options, Table, commands, fold
from alula.server.tables.due import Waits
from alula.server.tables.moves import move

ADA, BEN = "a" * 64, "b" * 64
SECRET = bytes(range(32))


def opening(join: str = "joincode", seats: int = 2) -> commands.Command:
    return commands.both(
        commands.create(Options(seats), ADA, join, SECRET),
        commands.sit(ADA, "Ada", 0, "00" * 16),
        commands.sit(BEN, "Ben", 1, "11" * 16),
        commands.start(ADA),
    )


def with_store(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = open_store(settings_for(database))
        await store.open(Ears())
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def reading(name: str) -> Callable[[Connection], list[Entry]]:
    return lambda connection: rows.read_entries(connection, name, 0)


def executing(statement: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(text(statement))


def answer(table: Table, rng: Random, number: int) -> commands.Command:
    """Some legal move of somebody."""
    assert table.game is not None
    decision = rng.choice(table.game.open)
    option = rng.choice(table.game.options(decision.seat))
    return move(decision.seat, f"m{number}", decision.id, option.to_json())


async def play_to_the_end(store: Store, table_id: str, seed: int = 1) -> Table:
    rng = Random(seed)
    table = (await store.commit(table_id, opening(table_id), new=True)).after
    number = 0
    while table.status == "running":
        number += 1
        table = (await store.commit(table_id, answer(table, rng, number))).after
    return table


def test_a_game_is_stored_and_folds_to_the_same_table(database: str) -> None:
    async def play(store: Store) -> Table:
        return await play_to_the_end(store, "table0000001")

    async def load(store: Store) -> Table | None:
        return await store.table("table0000001")

    played = with_store(database, play)
    loaded = with_store(database, load)
    assert loaded == played
    assert played.status == "finished"
    check(played.record())
    assert verify(played.record()) > 0


def test_a_move_and_the_chance_it_causes_are_one_commit(database: str) -> None:
    async def work(store: Store) -> None:
        ran = await store.commit("table0000001", opening(), new=True)
        kinds = [entry.body.get("event") for entry in ran.after.entries]
        assert kinds[-2:] == ["deal", "market"]
        stored = await store.read(reading("table0000001"))
        assert len(stored) == ran.after.head
        assert fold("table0000001", stored) == ran.after

    with_store(database, work)


def test_the_same_move_again_changes_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        table = (await store.commit("table0000001", opening(), new=True)).after
        command = answer(table, Random(1), 1)
        first = await store.commit("table0000001", command)
        again = await store.commit("table0000001", command)
        assert again.answer == first.answer
        assert again.after.head == first.after.head

    with_store(database, work)


def test_many_commands_at_once_are_all_stored_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        ids = [f"table{n:07d}" for n in range(20)]
        await asyncio.gather(*(play_to_the_end(store, name, n) for n, name in enumerate(ids)))
        for name in ids:
            table = await store.table(name)
            assert table is not None
            assert table.status == "finished"
            check(table.record())
            stored = await store.read(reading(name))
            assert [entry.seq for entry in stored] == list(range(1, table.head + 1))

    with_store(database, work)


def test_a_refusal_in_a_batch_does_not_disturb_the_others(database: str) -> None:
    async def work(store: Store) -> None:
        await store.commit("table0000001", opening("one"), new=True)
        table = (await store.commit("table0000002", opening("two"), new=True)).after
        good = store.commit("table0000002", answer(table, Random(1), 1))
        bad = store.commit("table0000001", move(0, "m", "8.play.0", {"event": "play"}))
        missing = store.commit("table0000009", commands.leave(ADA))
        told = await asyncio.gather(bad, good, missing, return_exceptions=True)
        assert isinstance(told[0], Refusal)
        assert told[0].code == "malformed"
        assert isinstance(told[1], commands.Ran)
        assert isinstance(told[2], NotFound)

    with_store(database, work)


def test_the_log_cannot_be_changed(database: str) -> None:
    async def work(store: Store) -> None:
        await store.commit("table0000001", opening(), new=True)
        for statement in (
            "UPDATE events SET body = '{}' WHERE seq = 1",
            "DELETE FROM events WHERE seq = 1",
        ):
            with pytest.raises((Busy, DBAPIError)):
                await store.write(executing(statement))
        table = await store.table("table0000001")
        stored = await store.read(reading("table0000001"))
        assert table is not None
        assert len(stored) == table.head
        await store.delete(["table0000001"])
        assert await store.table("table0000001") is None
        assert await store.read(reading("table0000001")) == []

    with_store(database, work)


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    async def work(store: Store) -> None:
        def difference(connection: Any) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        assert await store.read(difference) == []

    with_store(database, work)
    with_store(database, work)  # an old database is opened again


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def age(store: Store) -> None:
        await store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num='9'")))

    async def nothing(store: Store) -> None: ...

    with_store(database, age)
    with pytest.raises(BadSetting, match="newer"):
        with_store(database, nothing)


def test_lists_find_tables_by_what_they_are(database: str) -> None:
    async def work(store: Store) -> None:
        public = commands.create(Options(3, public=True), ADA, "public", SECRET)
        await store.commit("table0000001", public, new=True)
        await store.commit("table0000002", opening("running"), new=True)
        await play_to_the_end(store, "table0000003")
        open_tables = await store.read(rows.list_public)
        assert [row["id"] for row in open_tables] == ["table0000001"]
        mine = await store.read(lambda c: rows.list_mine(c, BEN, ("running", "finished")))
        assert {(row["id"], row["your_seat"]) for row in mine} == {
            ("table0000002", 1),
            ("table0000003", 1),
        }
        assert await store.read(lambda c: rows.id_of_join(c, "running")) == "table0000002"
        assert await store.read(lambda c: rows.id_of_join(c, "nothing")) is None

    with_store(database, work)


def test_old_tables_are_deleted_and_young_ones_kept(database: str) -> None:
    async def work(store: Store) -> None:
        await play_to_the_end(store, "table0000001")
        await store.commit("table0000002", opening("running"), new=True)
        later = store.now() + 1000
        assert await store.read(lambda c: rows.old_tables(c, later, 0)) == ["table0000001"]
        assert await store.read(lambda c: rows.old_tables(c, None, later)) == ["table0000002"]
        assert await store.read(lambda c: rows.old_tables(c, 0, 0)) == []

    with_store(database, work)


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite's own limit of pages stands for the disk: the error is the same."""

    async def fill(store: Store, acknowledged: dict[str, int]) -> None:
        for number in range(10_000):
            name = f"table{number:07d}"
            ran = await store.commit(name, opening(name), new=True)
            acknowledged[name] = ran.after.head
            ran = await store.commit(name, answer(ran.after, Random(1), 1))
            acknowledged[name] = ran.after.head

    async def work(store: Store) -> None:
        acknowledged: dict[str, int] = {}
        pages = await store.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        assert pages is not None
        limit = f"PRAGMA max_page_count = {pages + 10}"
        await store.write(lambda c: c.exec_driver_sql(limit))
        with pytest.raises(Busy):
            await fill(store, acknowledged)
        assert len(acknowledged) > 2
        await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000"))
        for name, head in acknowledged.items():
            table = await store.table(name)
            assert table is not None
            assert table.head == head
            assert fold(name, await store.read(reading(name))) == table
        await play_to_the_end(store, "afterwards01")

    with_store(sqlite_url(tmp_path), work)


def test_a_locked_database_refuses_and_then_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "alula.db"

    async def work(store: Store) -> None:
        table = (await store.commit("table0000001", opening(), new=True)).after
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        command = answer(table, Random(1), 1)
        with pytest.raises(Busy):
            await store.commit("table0000001", command)
        other.execute("ROLLBACK")
        other.close()
        ran = await store.commit("table0000001", command)
        assert ran.answer == table.head + 1

    with_store(sqlite_url(tmp_path), work)


def test_a_second_process_does_not_get_the_file(tmp_path: Path) -> None:
    async def work(_store: Store) -> None:
        second = SqliteStore(tmp_path / "alula.db", Waits(), take_over_s=0)
        with pytest.raises(BadSetting, match="another alula server"):
            await second.open(Ears())
        await second.close()

    with_store(sqlite_url(tmp_path), work)


def test_two_processes_on_postgres_see_one_log(pg: Postgres) -> None:
    database = pg.new_database()

    async def run() -> None:
        ears = Ears()
        first, second = (open_store(settings_for(database)) for _ in range(2))
        await first.open(Ears())
        await second.open(ears)
        table = (await first.commit("table0000001", opening(), new=True)).after
        rng = Random(3)
        stores = [first, second]
        number = 0
        while table.status == "running":
            number += 1
            command = answer(table, rng, number)
            told = await asyncio.gather(*(store.commit(table.id, command) for store in stores))
            assert told[0].answer == told[1].answer  # both asked, it happened once
            table = max((ran.after for ran in told), key=lambda t: t.head)
        assert await first.table(table.id) == await second.table(table.id)
        check(table.record())
        for _ in range(100):
            if any(notice.table == table.id for notice in ears.notices):
                break
            await asyncio.sleep(0.02)
        assert any(notice.table == table.id for notice in ears.notices)
        await first.close()
        await second.close()

    asyncio.run(run())


def test_a_cut_listener_comes_back_and_says_that_it_missed_something(pg: Postgres) -> None:
    database = pg.new_database()

    async def run() -> None:
        ears = Ears()
        store = open_store(settings_for(database))
        await store.open(ears)
        while ears.gaps < 1:
            await asyncio.sleep(0.02)
        pg.run(
            database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        while ears.gaps < 2:
            await asyncio.sleep(0.02)
        await store.commit("table0000001", opening(), new=True)
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 20))
