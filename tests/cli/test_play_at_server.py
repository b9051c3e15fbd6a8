"""`alula play --server`: the same prompts at a real server."""

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.program import PROGRAM, alula, refused, settings
from support.servers import Running, running, settings_for, sqlite_url

from alula.client import Client, play_seat
from alula.records import check, read_file

FIRST = "a\n" * 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("server")))) as one:
        yield one


def test_a_whole_game_and_its_proof(server: Running, tmp_path: Path) -> None:
    done = alula(
        *("play", "--server", server.url, "--players", "3", "--name", "Ada"),
        *("--save", "game.json"),
        folder=tmp_path,
        stdin=FIRST,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 8 of 8\n" in done.stdout
    assert "place  player" in done.stdout
    assert check(read_file(tmp_path / "game.json")).over
    assert alula("verify", "game.json", folder=tmp_path).returncode == 0


def test_leaving_and_coming_back(server: Running, tmp_path: Path) -> None:
    left = alula(
        "play", "--server", server.url, "--save", "ticket.json", folder=tmp_path, stdin="a\nq\n"
    )
    assert left.returncode == 0, left.stderr
    assert "Go on with: alula play --resume ticket.json" in left.stdout
    done = alula("play", "--resume", "ticket.json", folder=tmp_path, stdin=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are dealt" not in done.stdout
    assert check(read_file(tmp_path / "ticket.json")).over


def test_a_seat_at_a_friends_table(server: Running, tmp_path: Path) -> None:
    async def host() -> str:
        async with Client(server.url) as client:
            table = (await client.create(2, name="Ada", pace="off"))["table"]
            link = table["links"]["join"]
            assert link is not None
            guest = await asyncio.to_thread(_start, link, tmp_path)
            while (await client.table(table["id"]))["table"]["seats"][1]["kind"] == "free":
                await asyncio.sleep(0.05)
            await client.start(table["id"])
            async with client.live(table["id"]) as live:
                await play_seat(live, lambda _view, options: options[0])
            out, errors = await asyncio.to_thread(guest.communicate, None, 60)
            assert (guest.returncode, errors) == (0, "")
            return str(out)

    # The guest answers from its own process while the host plays here.
    told = asyncio.run(host())
    assert "Ada has chosen a region." in told
    assert "place  player" in told


def _start(link: str, folder: Path) -> "subprocess.Popen[str]":
    answers = folder / "answers"
    answers.write_text(FIRST)
    return subprocess.Popen(
        [*PROGRAM, "play", "--server", link, "--name", "Ben", "--save", "seat.json"],
        stdin=answers.open(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=settings(folder),
        cwd=folder,
    )


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("moon", "“moon” is no address of a server"),
        ("http://127.0.0.1:1", "http://127.0.0.1:1: "),
        ("http://[", "“http://[” is no address"),
    ],
)
def test_no_server_there(address: str, said: str, tmp_path: Path) -> None:
    assert refused(alula("play", "--server", address, folder=tmp_path)).startswith(said)


def test_what_the_server_refuses(server: Running, tmp_path: Path) -> None:
    done = alula("play", "--server", server.url, "--bot", "no-such-bot", folder=tmp_path)
    assert "no-such-bot" in refused(done)
    done = alula("play", "--server", f"{server.url}/join/nowhere", folder=tmp_path)
    assert refused(done)


def test_a_ticket_of_nobody(server: Running, tmp_path: Path) -> None:
    ticket = {"server": server.url, "table": "aaaaaaaaaaaa", "token": "x" * 43}
    (tmp_path / "ticket.json").write_text(json.dumps(ticket))
    assert refused(alula("play", "--resume", "ticket.json", folder=tmp_path))
