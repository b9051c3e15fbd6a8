"""`alula score` for people."""

from pathlib import Path

import pytest
from support.program import alula, refused

EXAMPLE = """\
played →  44⌂  49▲  14♣  28♣☾
scored ←    6   12    2     0

card      biome       fame  sum  why
28        ♣ forest       0    0  0, 3 per okiko, none in view
14        ♣ forest       2    2  2 fame = 2 per night x 1 (28)
49        ▲ desert      12   14  12 fame; prerequisite met (2 uddu and 1 goldlog)
44        ⌂ city         6   20  6 fame = 2 per city or desert x 3 (desert-3, 49, 44); \
prerequisite met (1 uddu and 1 goldlog)
desert-3  ▲ desert       0   20  no quest
plain-19  · no biome     2   22  2 fame = 1 per clue x 2 (plain-19, 49)
total                   22
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ["44", "49", "14", "28", "--sanctuaries", "desert-3,plain-19"],
        ["44,49,14,28", "-s", "desert-3", "-s", "PLAIN-19"],
        ["44", "49", "14", "28", "desert-3", "plain-19"],
    ],
)
def test_the_example_of_the_rulebook(arguments: list[str], tmp_path: Path) -> None:
    done = alula("score", *arguments, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, EXAMPLE, "")


def test_players_and_their_ranking(tmp_path: Path) -> None:
    done = alula(
        "score",
        "--player",
        "Ada: 3 1 2",
        "--player",
        "Ben: 9",
        "--player",
        "Cleo: 5 4, city-1 ",
        folder=tmp_path,
    )
    assert done.returncode == 0
    assert done.stdout.endswith(
        "place  player  fame\n    1  Ben        5\n    2  Ada        4\n    3  Cleo       3\n"
    )


def test_a_tie_goes_to_the_lowest_number(tmp_path: Path) -> None:
    done = alula("score", "-p", "Ada: 12 9", "-p", "Ben: 8 3", "-p", "Eve: 66 3 7", folder=tmp_path)
    assert refused(done) == "3 stands with Ben and with Eve: every card exists once"
    done = alula("score", "-p", "Ada: 12", "-p", "Ben: 8", "-p", "Eve: 3", folder=tmp_path)
    assert done.stdout.endswith(
        "place  player  fame\n"
        "    1  Eve        4\n"
        "    2  Ben        0  tie, decided by the lowest number: 8\n"
        "    3  Ada        0  tie, decided by the lowest number: 12\n"
    )


@pytest.mark.parametrize(
    ("cards", "warning"),
    [
        ("1 2", "0 sanctuaries with a row that climbs once: every climb finds exactly one"),
        ("2 1 city-1", "1 sanctuary with a row that never climbs: every climb finds exactly one"),
        ("1 2 3 4 city-1", "1 sanctuary with a row that climbs 3 times"),
    ],
)
def test_a_wrong_number_of_sanctuaries_is_a_warning(
    cards: str, warning: str, tmp_path: Path
) -> None:
    done = alula("score", cards, folder=tmp_path)
    assert done.returncode == 0
    assert done.stdout
    assert done.stderr.startswith(f"alula: {warning}")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["69"], "no region 69: regions are numbered 1 to 68"),
        (["0"], "no region 0: regions are numbered 1 to 68"),
        (["44", "44"], "44 stands twice: every card exists once"),
        (["1 2 3 4 5 6 7 8 9"], "9 regions: a row has at most 8"),
        (["1", "-s", "city-1,city-1"], "city-1 stands twice: every card exists once"),
        (["1", "-s", "city-9"], "no sanctuary city-9: did you mean city-5, city-4, city-3?"),
        (["44", "-s", "12"], "no sanctuary 12: ids look like city-2 or plain-19"),
        (["1", "-s", "xyz"], "no sanctuary xyz: ids look like city-2 or plain-19"),
        (
            ["1", "-s", "city-1,city-2,city-3,city-4,city-5,plain-1,plain-2,plain-3"],
            "8 sanctuaries: a player finds at most 7",
        ),
        (["-s", "city-1"], "no regions: a row has 1 to 8 numbers"),
        (["9" * 5000], "no region " + "9" * 40 + ": regions are numbered 1 to 68"),
        (["-p", "Ada"], "--player “Ada”: it must look like"),
        (["-p", "Ada:"], "--player “Ada:”: it must look like"),
        (["-p", "Ada: 1", "-p", "Ben: 1"], "1 stands with Ada and with Ben: every card"),
        (["-p", "Ada: 1", "-p", "Ada: 2"], "two players are called Ada"),
        (["-p", "Ada: 1 1"], "1 stands twice"),
        ([part for n in range(7) for part in ("-p", f"P{n}: {n + 1}")], "7 players: the game is"),
        (["-p", "Ada: 1", "2"], "say a row"),
        ([], "say a row"),
        (["1", "--jsonl"], "--jsonl reads standard input"),
    ],
)
def test_impossible_cards_are_errors(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert refused(alula("score", *arguments, folder=tmp_path)).startswith(said)


def test_errors_in_the_language(tmp_path: Path) -> None:
    line = refused(alula("score", "69", "--lang", "it", folder=tmp_path))
    assert line == "nessuna regione 69: le regioni vanno da 1 a 68"
