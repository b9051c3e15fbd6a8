"""What attackers found once: each of these failed before it was mended."""

import asyncio
import os
import pickle
import socket
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from support.servers import Ears, Postgres, Running, running, settings_for, sqlite_url

from alula.server import impatient
from alula.server.backup import backup, restore
from alula.server.bots.pool import _read
from alula.server.errors import Busy
from alula.server.limits import network_of
from alula.server.settings import BadSetting, Limits
from alula.server.store.sqlite import SqliteStore
from alula.server.tables.due import Waits


def test_ten_servers_start_at_once_on_an_empty_postgres(pg: Postgres) -> None:
    settings = settings_for(pg.new_database())
    many = [Running(settings) for _ in range(10)]
    try:
        with ThreadPoolExecutor(10) as threads:
            list(threads.map(Running.start, many))
        assert [httpx.get(f"{one.url}/readyz").status_code for one in many] == [200] * 10
    finally:
        for one in many:
            one.stop()


def test_made_up_methods_and_routes_make_no_figures(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        for number in range(20):
            client.request(f"MADEUP{number}", "/api/info")
            client.get(f"/api/made-up-{number}")
        client.get("/api/info")
        told = client.get("/metrics").text
    assert "MADEUP" not in told
    assert "made-up" not in told
    assert 'alula_http_requests_total{method="other"' in told
    assert 'alula_http_seconds_count{route="/api/info"}' in told


def test_files_have_a_limit_too(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), limits=Limits(files_per_minute=10))
    with running(settings) as server:
        codes = [httpx.get(f"{server.url}/favicon.svg").status_code for _ in range(20)]
    assert codes[:10] == [200] * 10
    assert codes.count(429) >= 8


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_only_this_account_reads_the_database_and_its_copies(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        settings = settings_for(sqlite_url(tmp_path))
        with running(settings) as server:
            httpx.post(f"{server.url}/api/play", json={"bots": ["random"]})
            assert set(modes(tmp_path)) >= {"alula.db", "alula.db-wal", "alula.db-shm"}
            assert set(modes(tmp_path).values()) == {0o600}
            backup(settings, tmp_path / "copy")
        restore(settings, tmp_path / "copy")
        assert set(modes(tmp_path)) >= {"alula.db", "alula.db.before-restore", "copy"}
        assert set(modes(tmp_path).values()) == {0o600}
        (tmp_path / "alula.db").chmod(0o644)
        with running(settings):
            assert set(modes(tmp_path).values()) == {0o600}
    finally:
        os.umask(before)


def test_a_backup_leaves_nothing_beside_it_and_wants_a_folder(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    copies = tmp_path / "copies"
    copies.mkdir()
    with running(settings):
        backup(settings, copies / "one.db")
    assert [path.name for path in copies.iterdir()] == ["one.db"]
    with pytest.raises(BadSetting, match="there is no folder"):
        backup(settings, tmp_path / "nowhere" / "one.db")


class Opened:
    """Unpickling one of these would make a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self._path,)


def test_what_a_worker_sends_is_never_unpickled(tmp_path: Path) -> None:
    ours, theirs = Pipe()
    theirs.send_bytes(pickle.dumps(Opened(tmp_path / "made")))
    with pytest.raises(ValueError, match=r"decode|Expecting"):
        _read(ours)
    assert not (tmp_path / "made").exists()
    theirs.send_bytes(b"3")
    assert _read(ours) == 3


def test_a_change_that_fails_disturbs_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "alula.db", Waits())
        await store.open(Ears())
        insert = text("INSERT INTO meta (key, value) VALUES (:key, 1)")

        def one(key: str) -> Any:
            return store.write(lambda connection: connection.execute(insert, {"key": key}).rowcount)

        keys = ["a", "b", "c", "a", "d", "e"]  # the second a cannot be
        done = await asyncio.gather(*map(one, keys), return_exceptions=True)
        assert [isinstance(answer, Busy) for answer in done].count(True) == 1
        assert isinstance(done[3], Busy)
        kept = await store.read(lambda c: c.execute(text("SELECT key FROM meta")).scalars().all())
        assert sorted(kept) == ["a", "b", "c", "d", "e"]
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_of_ipv6_is_one(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("", 421),
        ("192.0.2.7:8000", 200),
        ("[2001:db8::1]:8000", 200),
        ("localhost:8000", 200),
        (socket.gethostname(), 200),
        ("games.club", 200),
        ("Alula.Example", 200),
    ],
)
def test_a_page_cannot_rename_the_server(tmp_path: Path, host: str, status: int) -> None:
    named = {"public_url": "https://alula.example", "hosts": "games.club, other.club"}
    with running(settings_for(sqlite_url(tmp_path), **named)) as server:
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/info", headers={"Host": host})
        assert answer.status_code == status
        if status == 421:
            assert "--hosts" in answer.json()["error"]["message"]


def test_trickling_connections_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "WHOLE_S", 0.5)
    head = b"POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with running(settings_for(sqlite_url(tmp_path))) as server:
        sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(12)]
        for number, one in enumerate(sockets):
            one.settimeout(0)
            one.send((b"", head, head + b"Content-Length: 50\r\n\r\n{")[number % 3])
        until = time.monotonic() + 10
        alive = set(sockets)
        while alive and time.monotonic() < until:
            time.sleep(0.1)
            for one in list(alive):
                try:
                    one.send(b"x")
                    if one.recv(1000) == b"":
                        alive.remove(one)
                except BlockingIOError:
                    pass
                except OSError:
                    alive.remove(one)
        for one in sockets:
            one.close()
        assert not alive
        assert httpx.get(f"{server.url}/api/info").status_code == 200


def test_answers_about_finished_games_are_made_once_and_kept_packed(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        data = {"name": "Ada", "bots": ["random"] * 3, "pace": "off"}
        table = client.post("/api/play", json=data).json()["table"]["id"]
        while True:
            position = client.get(f"/api/tables/{table}/events?since=0").json()
            if position["table"]["status"] == "finished":
                break
            if (game := position["game"]) and game["options"]:
                move = {"decision": game["view"]["decision"], "event": game["options"][0]}
                name = f"m{position['seq']}"
                client.post(f"/api/tables/{table}/moves", json={"id": name, **move})
        for path in (f"/api/games/{table}/replay", f"/api/games/{table}"):
            first, again = client.get(path), client.get(path)
            assert first.content == again.content
            assert first.headers["content-encoding"] == "gzip"
            assert int(first.headers["content-length"]) <= 60_000
            plain = client.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == first.json()
