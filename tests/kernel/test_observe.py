"""Observations: the documented layout, the right numbers, and nothing that the seat cannot know."""

from pathlib import Path

import numpy as np
import pytest

import alula.kernel as kernel
from alula.cards import REGIONS
from alula.kernel import bridge
from alula.kernel import layout as at
from alula.kernel.hidden import new_pile, redraw
from alula.kernel.observe import OFFSETS, PIECES, SIZE, layout_table, piece
from alula.kernel.policies import CLIMB
from alula.kernel.randomness import game_key
from alula.rules import view

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo")
DOCS = Path(__file__).parents[2] / "docs" / "kernel.md"


def test_the_table_in_the_docs_is_that_of_the_code() -> None:
    text = DOCS.read_text(encoding="utf-8")
    start, end = "<!-- observation layout -->\n", "\n<!-- end of observation layout -->"
    assert text[text.index(start) + len(start) : text.index(end)] == layout_table()


def test_pieces_follow_one_another() -> None:
    assert len(OFFSETS) == len(PIECES)
    assert sum(known.size for known in PIECES) == SIZE
    with pytest.raises(KeyError, match="no piece 'moon'"):
        piece(np.zeros(SIZE, dtype=np.float32), "moon")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_redraw_is_observed_alike(players: int) -> None:
    pile = new_pile()
    key = np.uint64(game_key(np.uint64(3), players))
    for n, (_, s) in enumerate(bridge.played(players, "advanced", CLIMB, key)):
        for seat in range(players):
            other = s.copy()
            redraw(other, seat, np.uint64(n), pile)
            games = kernel.Games(np.stack([s, other]), np.zeros(2, dtype=np.uint64))
            first, second = games.observe(seat)
            assert np.array_equal(first, second)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_observation_says_what_the_view_says(players: int) -> None:
    key = np.uint64(game_key(np.uint64(4), players))
    for n, (_, s) in enumerate(bridge.played(players, "basic", CLIMB, key)):
        if n % 5:
            continue
        state = bridge.to_state(s, NAMES[:players])
        for seat in range(players):
            seen = view(state, seat)
            (vector,) = kernel.Games(s[None].copy(), np.zeros(1, dtype=np.uint64)).observe(seat)
            in_turn = [(seat + place) % players for place in range(players)]
            numbers = np.rint(piece(vector, "rows")[..., 1] * len(REGIONS)).astype(int)
            rows = [[n for n in row if n] for row in numbers.tolist()]
            assert rows == [seen["rows"][x] for x in in_turn] + [[]] * (6 - players)
            hand = np.rint(piece(vector, "hand")[:, 1] * len(REGIONS)).astype(int)
            assert sorted(n for n in hand.tolist() if n) == seen["hand"]
            taken = [(np.nonzero(t)[0] + 1).tolist() for t in piece(vector, "taken")]
            assert taken[:players] == [seen["taken"][x] for x in in_turn]
            assert (np.nonzero(piece(vector, "gone"))[0] + 1).tolist() == seen["gone"]
            assert piece(vector, "legal").sum() == len(state.options(seat))
            fames = np.rint(piece(vector, "fame") * 100).astype(int).tolist()
            assert fames[:players] == [state.sheet(x).total for x in in_turn]
            visible = {*seen["hand"], *seen["market"], *seen["gone"]}.union(
                *seen["rows"], *seen["taken"]
            )
            unseen = (np.nonzero(piece(vector, "unseen_regions"))[0] + 1).tolist()
            assert unseen == sorted(set(range(1, 69)) - visible)
            assert piece(vector, "waiting").sum() == len(seen["open"])


def test_what_quests_of_the_own_row_lack() -> None:
    games = kernel.new(30, 3, seed=5)
    games.finish()
    vectors = games.observe(1)
    lacking = piece(vectors, "missing_row")
    for s, missing in zip(games.states, lacking, strict=True):
        sheet = bridge.to_state(s, NAMES[:3]).sheet(1)
        for line, lacks in zip(sheet.regions, missing, strict=True):
            assert tuple(lacks) == tuple(line.missing)
    assert lacking.sum() > 0
    assert (games.states[:, at.PHASE] == at.OVER).all()
