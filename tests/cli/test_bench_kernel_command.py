"""`alula bench kernel`: its games pass the check, and wrong settings get one clear line."""

from pathlib import Path

from support.program import alula


def test_the_games_it_writes_pass_the_check(tmp_path: Path) -> None:
    alula(
        *("bench", "kernel", "--records", "games.jsonl", "--policy", "climb"),
        *("--players", "6", "--games", "5", "--variant", "advanced"),
        folder=tmp_path,
    )
    done = alula("replay", "--check", "games.jsonl", folder=tmp_path)
    assert "5" in done.stdout


def test_wrong_settings_get_one_line(tmp_path: Path) -> None:
    wrong = ("bench", "kernel", "--records", "games.jsonl", "--players", "7")
    done = alula(*wrong, folder=tmp_path)
    assert done.returncode == 2
    assert "7 players: the game is for 2 to 6" in done.stderr
    assert not (tmp_path / "games.jsonl").exists()
    done = alula("bench", "kernel", "--records", "no/such/file", folder=tmp_path)
    assert done.stderr == "alula: no/such/file: No such file or directory\n"
