"""Playthroughs that a person can read; a change of the rules shows as a change of text."""

import pytest
from support.golden import FOLDER, GAMES, text


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    assert text(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_number_of_players_and_variant_has_one_and_a_shortage() -> None:
    kinds = {(players, variant) for players, variant, _, _ in GAMES.values()}
    assert kinds == {(p, v) for p in range(2, 7) for v in ("basic", "advanced")}
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert "finds" in (FOLDER / "6-players-shortage.txt").read_text(encoding="utf-8")
