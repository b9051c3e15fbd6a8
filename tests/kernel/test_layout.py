"""A state that the numbers of the game do not fit into is refused, never overrun."""

import importlib.util
from types import ModuleType

import pytest

from alula.cards import numbers
from alula.kernel import layout, tables


def laid_out(monkeypatch: pytest.MonkeyPatch, **changed: int) -> ModuleType:
    """The layout for a game with other numbers, as a module of its own."""
    for name, value in changed.items():
        for source in (numbers, tables):
            if hasattr(source, name):
                monkeypatch.setattr(source, name, value)
    spec = importlib.util.spec_from_file_location("other_layout", layout.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_seventh_player_needs_more_regions_than_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ValueError, match="draws 77 of 68 regions"):
        laid_out(monkeypatch, MOST_PLAYERS=7)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"SANCTUARY_COUNT": 60}, "card ids are below 127"),
        ({"REGION_COUNT": 60}, "draws 67 of 60 regions"),
        ({"REGION_COUNT": 40, "SANCTUARY_COUNT": 65}, "draws 67 of 40"),
        ({"REGION_COUNT": 80, "MOST_PLAYERS": 8}, "draws 87 of 80"),
        ({"REGION_COUNT": 81, "MOST_PLAYERS": 8, "HAND": 2}, "a seat is 3 bits"),
        ({"MOST_SANCTUARIES": 9}, "at most 16 choices"),
    ],
)
def test_numbers_that_do_not_fit_are_named(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, int], problem: str
) -> None:
    with pytest.raises(ValueError, match=f"cannot hold this game: .*{problem}"):
        laid_out(monkeypatch, **changed)


def test_the_fields_of_a_larger_game_move_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """With fixed places, the eighth card of the market and the 77th region fell on others."""
    at = laid_out(monkeypatch, MOST_PLAYERS=7, REGION_COUNT=77)
    assert at.GROUP_TAIL < at.MARKET_CARDS
    assert at.MARKET_CARDS + 8 <= at.ORDER
    assert at.ORDER + 7 <= at.REGION_DECK
    assert at.REGION_DECK + 77 <= at.RING
    assert at.RING + at.RING_SIZE <= at.SEATS
    assert at.SEATS + 7 * at.SEAT <= at.GONE
    assert at.GONE + at.MOST_GONE <= at.LOST
    assert at.LOST + at.LOST_SIZE <= at.GROUPS
    assert at.GROUPS + 7 * at.MOST_LAID <= at.STATE_SIZE == len(at.BLANK)
    assert at.STATE_SIZE > layout.STATE_SIZE


def test_today_s_places_are_those_of_stored_states() -> None:
    """Where fields lie is known to compiled policies and to whoever keeps states."""
    at = layout
    places = (at.MARKET_CARDS, at.ORDER, at.REGION_DECK, at.RING, at.SEATS, at.NOTES, at.GROUPS)
    assert places == (16, 24, 32, 100, 164, 344, 357)
    assert (at.SEAT, at.STATE_SIZE) == (30, 400)
