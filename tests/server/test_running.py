"""`alula serve` as a user has it: a process, its settings, its end; backup and restore."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from support.servers import Running, running, settings_for, sqlite_url

from alula.cli.program import run
from alula.server.address import listen, public_url
from alula.server.backup import backup, restore
from alula.server.settings import (
    BadSetting,
    Settings,
    read_programs,
    settings_from_environment,
)

ROOT = Path(__file__).parent.parent.parent
ALULA = (sys.executable, "-c", "from alula.cli import main; main()")


def alula(*arguments: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*ALULA, *arguments],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_help_lists_every_setting() -> None:
    told = alula("serve", "--help", COLUMNS="200").stdout
    assert "--limit" not in told  # those are in docs/api.md and the environment
    for name in Settings.__slots__:
        if name == "limits":
            continue
        option = "bot-program" if name == "bot_programs" else name.replace("_", "-")
        assert f"--{option}" in told


@pytest.mark.parametrize(
    ("arguments", "environ", "told"),
    [
        (["--port", "99999"], {}, "port 99999: must be 0 to 65535"),
        (["--database-url", "mysql://x"], {}, "must be sqlite:///PATH or postgresql://"),
        ([], {"ALULA_PORT": "many"}, "ALULA_PORT='many': must be a number"),
        ([], {"ALULA_LAN": "perhaps"}, "ALULA_LAN='perhaps': must be yes or no"),
        (["--public-url", "alula.example"], {}, "must begin with http:// or https://"),
        (["--bot-program", "x"], {}, "bot program 'x': must be NAME=COMMAND"),
        (["--log-format", "xml"], {}, "must be text or json"),
    ],
)
def test_a_wrong_setting_is_one_line(
    arguments: list[str],
    environ: dict[str, str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        run(["serve", *arguments])
    assert ended.value.code == 2
    line = capsys.readouterr().err
    assert told in line
    assert line.count("\n") == 1


@pytest.mark.parametrize(
    "database", ["sqlite:////proc/no/such.db", "postgresql://u:hush@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_opened_is_one_line_too(database: str) -> None:
    ended = alula("serve", "--port", "0", "--database-url", database)
    assert ended.returncode == 2
    assert "cannot open the database" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "hush" not in ended.stderr + ended.stdout


def test_settings_come_from_the_command_line_then_the_environment() -> None:
    environ = {"ALULA_PORT": "81", "ALULA_LIMIT_BODY_BYTES": "99", "ALULA_LAN": "yes"}
    settings = settings_from_environment(environ, port=82, host=None)
    assert (settings.port, settings.limits.body_bytes, settings.lan) == (82, 99, True)
    assert settings.listen_host == "0.0.0.0"
    assert read_programs(["Mine=./bot --fast=1"]) == {"mine": "./bot --fast=1"}


def test_what_links_show() -> None:
    assert public_url(Settings(host="127.0.0.1"), 8000) == "http://127.0.0.1:8000"
    assert public_url(Settings(public_url="https://a.example/"), 1) == "https://a.example"
    shown = public_url(Settings(lan=True), 8000)
    assert re.fullmatch(r"http://[0-9.]+:8000", shown)
    assert "0.0.0.0" not in shown


def test_behind_https_cookies_are_secure(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), public_url="https://alula.example")
    server = Running(settings)
    address = f"http://127.0.0.1:{server._listener.getsockname()[1]}"
    server.start()
    try:
        answer = httpx.post(f"{address}/api/play", json={"bots": ["random"]})
        assert "Secure" in answer.headers["set-cookie"]
        origin = {"Origin": "https://alula.example"}
        again = httpx.post(f"{address}/api/play", json={"bots": ["random"]}, headers=origin)
        assert again.status_code == 201
    finally:
        server.stop()


def test_a_process_starts_serves_and_stops(tmp_path: Path) -> None:
    command = [*ALULA, "serve", "--port", "0", "--database-url", sqlite_url(tmp_path)]
    command += ["--no-warm-bots", "--log-format", "json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    first, second = process.stdout.readline(), process.stdout.readline()
    assert str(tmp_path / "alula.db") in first
    found = re.search(r"http://\S+", second)
    assert found is not None
    transport = httpx.HTTPTransport(retries=20)
    with httpx.Client(base_url=found.group(), transport=transport) as browser:
        assert browser.get("/readyz", timeout=30).json() == {"status": "ready"}
        answer = browser.post("/api/play", json={"bots": ["random"]})
        secret = browser.cookies["alula_guest"]
    assert answer.status_code == 201
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0
    log = process.stderr.read()
    process.stdout.close()
    process.stderr.close()
    assert secret not in log
    assert "Traceback" not in log


def test_backup_while_running_and_restore(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    copy = tmp_path / "copy.db"
    with running(settings) as server:
        for _ in range(3):
            httpx.post(f"{server.url}/api/play", json={"bots": ["random"]})
        assert backup(settings, copy) == 3
        with pytest.raises(BadSetting, match="exists already"):
            backup(settings, copy)
        with pytest.raises(BadSetting, match="another alula server"):
            restore(settings, copy)
        httpx.post(f"{server.url}/api/play", json={"bots": ["random"]})
    assert restore(settings, copy) == 3
    again = tmp_path / "again.db"
    assert backup(settings, again) == 3
    (tmp_path / "bad.db").write_text("no database")
    with pytest.raises(BadSetting, match="no database of alula"):
        restore(settings, tmp_path / "bad.db")
    with running(settings) as server:
        assert httpx.get(f"{server.url}/readyz").is_success


def test_the_container_files_use_settings_that_exist() -> None:
    names = {f"ALULA_{name.upper()}" for name in Settings.__slots__} | {
        "ALULA_DOMAIN",
        "ALULA_NAME",
    }
    for file in ("Dockerfile", "compose.yaml", "Caddyfile", "docs/hosting.md"):
        text = (ROOT / file).read_text(encoding="utf-8")
        used = set(re.findall(r"ALULA_[A-Z_0-9]+", text))
        known = {name for name in used if name in names or name.startswith("ALULA_LIMIT_")}
        assert used <= known | {"ALULA_LIMIT_"}, file


def test_small_frames_are_sent_at_once() -> None:
    """Sockets of the server do not wait for more to send: asyncio sees that they are TCP."""
    listener = listen(Settings(port=0))
    assert listener.proto == socket.IPPROTO_TCP
    listener.close()
