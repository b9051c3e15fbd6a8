"""`alula cards`."""

from pathlib import Path

import pytest
from support.program import alula, refused

from alula.cli.lookup import look_up
from alula.words import Words

EN = Words("en")


def ids(*query: str) -> list[int | str]:
    return [card.id for card in look_up(query, EN)]


def test_a_table_and_words(tmp_path: Path) -> None:
    done = alula("cards", "44", "desert-3", folder=tmp_path)
    assert done.stdout == (
        "card      biome     time  symbols  quest                 needs\n"
        "44        ⌂ city                   2 per city or desert  1 uddu, 1 goldlog\n"
        "desert-3  ▲ desert        1 uddu\n"
        "\n"
        "2 cards.\n"
        "\n"
        "Region 44, city, day. 2 fame for each city and each desert in view, "
        "if 1 uddu and 1 goldlog are in view.\n"
        "Sanctuary desert-3, desert, with 1 uddu. No quest.\n"
    )
    assert done.stderr == ""


def test_everything() -> None:
    assert len(ids()) == 113


def test_numbers_and_ids_add_up() -> None:
    assert ids("44", "city-2", "3-5") == [3, 4, 5, 44, "city-2"]
    assert ids("44,45") == [44, 45]


def test_words_narrow_down() -> None:
    assert ids("goldlog", "city") == [12, 29, 56]
    assert ids("sanctuary", "night", "plain") == ["plain-23", "plain-24", "plain-25"]
    assert ids("per:okiko", "needs:uddu") == [34, 52]
    assert ids("per:city+river") == ids("per:river+city") == [25, 42, 65, "plain-4"]
    assert ids("20-40", "quest", "flat") == [21, 32, 39]
    assert ids("set", "sanctuary") == ["city-4", "plain-15"]
    assert ids("day", "clue", "forest") == []


def test_words_of_the_language_too() -> None:
    german = look_up(["Wald", "per:Distel"], Words("de"))
    assert [card.id for card in german] == [19, 26, 36]
    assert [c.id for c in look_up(["notte", "città"], Words("it"))] == [25, 27, 29, 31, 33, 35, 37]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("forrest", "nothing is called “forrest”: did you mean forest"),
        ("city-9", "nothing is called “city-9”: did you mean city-"),
        ("qqqq", "nothing is called “qqqq”: try a number"),
        ("69", "no region 69: regions are numbered 1 to 68"),
        ("0", "no region 0"),
        ("60-99", "no region 60-99"),
        ("9" * 5000, "no region 9999"),
        ("\x1b[31m", "nothing is called “\ufffd[31m”"),
    ],
)
def test_what_does_not_exist(query: str, said: str, tmp_path: Path) -> None:
    assert refused(alula("cards", query, folder=tmp_path)).startswith(said)
