"""`import alula` loads nothing and offers what a script needs."""

import subprocess
import sys
from pathlib import Path

import pytest

import alula
from alula.records import Record, check, dumps


def test_play_gives_the_record_of_a_good_game_and_gives_it_again() -> None:
    record = alula.play(["simple", "random", "random"], seed=7, variant="advanced")
    assert check(record).result is not None
    assert record.players == ("simple 1", "random 2", "random 3")
    assert alula.play(["simple", "random", "random"], seed=7, variant="advanced") == record
    assert alula.play(["simple", "random", "random"], seed=8, variant="advanced") != record


def test_what_play_gives_can_be_kept_and_loaded(tmp_path: Path) -> None:
    record = alula.play(["random", "random"], seed=1)
    file = tmp_path / "game.json"
    file.write_text(dumps(record), encoding="utf-8")
    loaded: Record = alula.load(str(file))
    assert loaded == record


def test_rooms_and_rules_by_their_names() -> None:
    assert alula.score([44, 49, 14, 28], ["desert-3", "plain-19"]).total == 22
    assert alula.new_game(["Ada", "Ben"]).players == ("Ada", "Ben")
    assert alula.cards.region(44).number == 44


def test_everything_that_is_offered_is_there() -> None:
    program = "import alula; print(*[getattr(alula, name) is not None for name in dir(alula)])"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert set(told.stdout.split()) == {"True"}
    assert {"play", "load", "score", "new_game", "cards"} <= set(dir(alula))


def test_an_unknown_name_says_what_there_is() -> None:
    with pytest.raises(AttributeError, match=r"no 'plya': there are .*play"):
        alula.plya  # noqa: B018
