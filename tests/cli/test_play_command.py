"""`alula play`: whole games by plain prompts."""

import json
import shlex
from pathlib import Path

import pytest
from support.program import PROGRAM, alula, refused

from alula.records import check, read_file

FIRST = "a\n" * 60
"""Enough first choices for any game of the basic variant."""


def test_a_whole_game(tmp_path: Path) -> None:
    done = alula("play", "--seed", "3", "--name", "Ada", folder=tmp_path, stdin=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    for round_ in range(1, 9):
        assert f"Round {round_} of 8\n" in done.stdout
    assert "The last round" in done.stdout
    assert "place  player  fame\n" in done.stdout
    (saved,) = (tmp_path / "games").iterdir()
    assert f"The game is kept in {saved}\n" in done.stdout
    assert check(read_file(saved)).over
    assert alula("verify", str(saved), folder=tmp_path).returncode == 0


def test_the_same_deal_again(tmp_path: Path) -> None:
    games = []
    for name in ("one.json", "two.json"):
        alula("play", "--seed", "5", "--save", name, folder=tmp_path, stdin=FIRST)
        games.append(json.loads((tmp_path / name).read_text(encoding="utf-8")))
    assert games[0]["result"] is not None
    assert games[0] == games[1]


def test_a_fair_deal_is_proved(tmp_path: Path) -> None:
    done = alula("play", "--players", "6", "--save", "game.json", folder=tmp_path, stdin=FIRST)
    assert done.returncode == 0
    assert "fair" in read_file(tmp_path / "game.json").extra
    proof = alula("verify", "game.json", folder=tmp_path)
    assert proof.stdout.endswith("events of chance came as committed\n")


def test_the_bots_that_are_named_sit_down(tmp_path: Path) -> None:
    alula("play", "--bot", "random", "--bot", "random", "--save", "game.json", folder=tmp_path)
    assert len(read_file(tmp_path / "game.json").players) == 3
    alula("play", "--bot", "random", "--players", "5", "--save", "five.json", folder=tmp_path)
    assert len(read_file(tmp_path / "five.json").players) == 5


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    program = "cmd:" + shlex.join([*PROGRAM, "bot", "random"])
    done = alula(
        "play", "--bot", program, "--save", "game.json", folder=tmp_path, stdin="a\na\nq\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    again = alula("play", "--resume", "game.json", folder=tmp_path)
    assert "is no bot of ours: say it again with --bot" in refused(again)
    done = alula("play", "--resume", "game.json", "--bot", program, folder=tmp_path, stdin=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert check(read_file(tmp_path / "game.json")).over


def test_a_bot_that_fails_ends_the_game_in_one_line(tmp_path: Path) -> None:
    done = alula("play", "--bot", "cmd:false", "--save", "game.json", folder=tmp_path, stdin=FIRST)
    assert refused(done)


def test_leaving_and_going_on(tmp_path: Path) -> None:
    left = alula(
        "play", "--seed", "3", "--save", "game.json", folder=tmp_path, stdin="a\na\na\nq\n"
    )
    assert left.returncode == 0
    assert left.stdout.endswith("Go on with: alula play --resume game.json\n")
    assert not check(read_file(tmp_path / "game.json")).over
    done = alula("play", "--resume", "game.json", folder=tmp_path, stdin=FIRST)
    assert "Round 1 of 8" not in done.stdout
    assert check(read_file(tmp_path / "game.json")).over


def test_the_end_of_the_input_leaves_too(tmp_path: Path) -> None:
    done = alula("play", "--save", "game.json", folder=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "game.json").exists()


def test_bad_answers_are_asked_again(tmp_path: Path) -> None:
    done = alula("play", "--seed", "3", folder=tmp_path, stdin="\nx\n99\na b\nsix\n9\nq\n")
    assert "“x” is none of them: there are 9, 19, 55" in done.stdout
    assert "“99” is none of them" in done.stdout
    assert "One card, please: 9, 19, 55" in done.stdout
    assert "You choose 9." in done.stdout


def test_the_advanced_start(tmp_path: Path) -> None:
    asked = "a\na a b\na b c d\na,c e\nq\n"
    done = alula("play", "--variant", "advanced", "--seed", "3", folder=tmp_path, stdin=asked)
    assert done.stdout.count("Three different cards, please: 9, 19, 52, 55, 57") == 3
    assert "You keep 9, 52 and 57." in done.stdout


def test_help_words_score_and_table(tmp_path: Path) -> None:
    done = alula("play", "--seed", "3", folder=tmp_path, stdin="?\nw\nw 44 city-2\ns\nt\na\ns\nq\n")
    assert "Low numbers choose first from the market." in done.stdout
    assert "Region 19, forest, day, with 1 goldlog." in done.stdout
    assert "Region 44, city, day. 2 fame" in done.stdout
    assert "Sanctuary city-2, city, with 1 uddu." in done.stdout
    assert "Your row is still empty." in done.stdout
    assert "5 fame\ntotal " in done.stdout
    assert done.stdout.count("Round 1 of 8\n") == 2


@pytest.mark.parametrize("lang", ["de", "it", "fr"])
def test_in_other_languages(lang: str, tmp_path: Path) -> None:
    done = alula("play", "--seed", "3", "--lang", lang, folder=tmp_path, stdin="?\nx\n" + FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1 of" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "7"], "Invalid value for '--players': 7 is not in the range 2<=x<=6"),
        (["--bot", "randon"], "no bot 'randon': did you mean random"),
        (["--players", "2", "--bot", "random", "--bot", "random"], "2 bots for 1 seat: name fewer"),
        (["--bot", "random"] * 6, "7 players: the game is for 2 to 6"),
        (["--variant", "hard"], "no variant “hard”: there are basic and advanced"),
        (["--resume", "none.json"], "none.json: No such file or directory"),
        (["--save", "there.json"], "there.json exists already"),
        (["--resume", "there.json"], "there.json: json: "),
    ],
)
def test_impossible_games(arguments: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("{}")
    assert refused(alula("play", *arguments, folder=tmp_path)).startswith(said)
