"""`alula replay` and `alula verify`."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from support.games import play
from support.program import alula, refused

from alula.records import Record, dumps


def a_record(seed: int = 1, players: int = 2) -> dict[str, Any]:
    """A whole game that carries the seed it was dealt by."""
    steps = list(play(players, "basic", seed))
    events = [event for event, _ in steps if event is not None]
    told: dict[str, Any] = json.loads(dumps(Record.of(steps[-1][1], events, {"seed": seed})))
    return told


def write(path: Path, *records: object) -> str:
    path.write_text("".join(f"{json.dumps(record)}\n" for record in records), encoding="utf-8")
    return path.name


# -- check ---------------------------------------------------------------------------------------


def test_good_records_are_counted(tmp_path: Path) -> None:
    one = write(tmp_path / "one.json", a_record(1))
    two = write(tmp_path / "two.jsonl", a_record(2), a_record(3, players=6))
    packed = tmp_path / "four.jsonl.gz"
    packed.write_bytes(gzip.compress((tmp_path / two).read_bytes()))
    done = alula("replay", "--check", one, two, packed.name, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok 5\n", "")


def test_every_bad_record_has_a_line(tmp_path: Path) -> None:
    wrong_card = a_record()
    wrong_card["events"][2]["region"] = 68 if wrong_card["events"][2]["region"] != 68 else 67
    wrong_fame = a_record()
    wrong_fame["result"]["fame"][0] += 1
    name = write(tmp_path / "games.jsonl", a_record(), wrong_card, wrong_fame, {"format": "x"})
    done = alula("replay", "--check", name, folder=tmp_path)
    assert done.returncode == 1
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("games.jsonl:2: event 3: play: ")
    assert "not in the player’s hand, which holds" in lines[0]
    assert lines[1].startswith("games.jsonl:3: result: fame is [")
    assert lines[2].startswith("games.jsonl:4: json: ")


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff")
    done = alula("replay", "--check", "game.json", folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("game.json:1: json: not UTF-8")


def test_an_unreadable_file_does_not_stop_the_rest(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", a_record())
    bad = write(tmp_path / "bad.json", {})
    (tmp_path / "cut.jsonl.gz").write_bytes(gzip.compress(b"{}" * 1000)[:-20])
    done = alula("replay", "--check", "none.json", "cut.jsonl.gz", bad, good, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout.startswith("bad.json:1: json: ")
    assert [line.split(":")[1] for line in done.stderr.splitlines()] == [
        " none.json",
        " cut.jsonl.gz",
    ]


def test_one_game_of_many(tmp_path: Path) -> None:
    records = [a_record(1), a_record(2, players=3), a_record(3, players=4)]
    name = write(tmp_path / "games.jsonl", *records)
    first = alula("replay", name, folder=tmp_path)
    assert first.returncode == 0
    assert "Game 1 of a file with several: --game N shows another." in first.stderr
    alone = alula("replay", write(tmp_path / "one.json", records[0]), folder=tmp_path)
    assert (alone.stdout, alone.stderr) == (first.stdout, "")
    third = alula("replay", "--game", "3", name, folder=tmp_path)
    expected = alula("replay", write(tmp_path / "three.json", records[2]), folder=tmp_path)
    assert (third.stdout, third.stderr) == (expected.stdout, "")
    assert first.stdout != third.stdout
    said = refused(alula("replay", "--game", "4", name, folder=tmp_path))
    assert said == "games.jsonl: there is no game 4, the last is 3"


def test_a_bad_game_among_many_is_told_with_its_line(tmp_path: Path) -> None:
    name = write(tmp_path / "games.jsonl", a_record(1), {"format": "x"}, a_record(3))
    done = alula("replay", "--game", "2", name, folder=tmp_path)
    assert done.returncode == 2
    assert "games.jsonl:2: json: " in done.stderr
    assert alula("replay", "--game", "3", name, folder=tmp_path).returncode == 0


def test_reasons_in_the_language(tmp_path: Path) -> None:
    record = a_record()
    record["events"].append({"event": "market", "regions": [1, 2, 3]})
    name = write(tmp_path / "game.json", record)
    done = alula("replay", "--check", name, "--lang", "de", folder=tmp_path)
    number = len(record["events"])
    told = f"game.json:1: event {number}: market ist nicht an der Reihe: das Spiel ist zu Ende\n"
    assert done.stdout == told


# -- show ----------------------------------------------------------------------------------------


def test_a_whole_game_is_told(tmp_path: Path) -> None:
    record = a_record()
    done = alula("replay", write(tmp_path / "game.json", record), folder=tmp_path)
    assert done.returncode == 0
    for round_ in range(1, 9):
        assert f"Round {round_} of 8\n" in done.stdout
    first, second = record["result"]["ranking"]
    fame = record["result"]["fame"]
    names = record["players"]
    tail = done.stdout.splitlines()[-2:]
    assert tail[0].split()[:3] == ["1", names[first], str(fame[first])]
    assert tail[1].split()[:3] == ["2", names[second], str(fame[second])]


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    record = a_record()
    del record["result"], record["events"][20:]
    done = alula("replay", write(tmp_path / "game.json", record), folder=tmp_path)
    assert done.stdout.endswith("The game is not finished.\n")


def test_step_by_step(tmp_path: Path) -> None:
    name = write(tmp_path / "game.json", a_record())
    done = alula("replay", "--step", name, folder=tmp_path, stdin="\n\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("q: stop") == 3
    assert "Round 2" not in done.stdout
    assert alula("replay", "--step", name, folder=tmp_path).stdout.count("q: stop") == 1


def test_names_cannot_command_the_terminal(tmp_path: Path) -> None:
    record = {**a_record(), "players": ["\x1b[2J", "Ben"]}
    done = alula("replay", write(tmp_path / "game.json", record), folder=tmp_path)
    assert "\x1b" not in done.stdout
    assert "\ufffd[2J" in done.stdout


@pytest.mark.parametrize(
    ("files", "said"),
    [
        (["none.json"], "none.json: No such file or directory"),
        (["."], ".: Is a directory"),
        (["a.json", "b.json"], "name one file to show; --check takes many"),
        (["bad.json"], "bad.json: json: “format” must be “alula-record/1”"),
    ],
)
def test_what_cannot_be_shown(files: list[str], said: str, tmp_path: Path) -> None:
    write(tmp_path / "bad.json", {})
    write(tmp_path / "two.jsonl", a_record(1), a_record(2))
    assert refused(alula("replay", *files, folder=tmp_path)) == said


# -- verify --------------------------------------------------------------------------------------


def test_a_game_dealt_as_committed(tmp_path: Path) -> None:
    record = a_record()
    chance = sum(event["event"] in ("deal", "market", "find") for event in record["events"])
    done = alula("verify", write(tmp_path / "game.json", record), folder=tmp_path)
    assert (done.returncode, done.stdout) == (
        0,
        f"All {chance} events of chance came as committed\n",
    )


def test_the_first_card_that_did_not_come_as_committed(tmp_path: Path) -> None:
    name = write(tmp_path / "game.json", {**a_record(1), "seed": 2})
    done = alula("verify", name, folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("game.json: event 1: ")


def test_a_record_without_a_proof(tmp_path: Path) -> None:
    record = a_record()
    del record["seed"]
    done = alula("verify", write(tmp_path / "game.json", record), folder=tmp_path)
    assert done.returncode == 1
    assert "nothing to verify" in done.stdout
