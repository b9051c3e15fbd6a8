"""`docs/environments.md` and the code say the same, and no observation tells what is hidden."""

from pathlib import Path

import numpy as np
import pytest

from alula import kernel
from alula.envs import actions, compact, loops, settings
from alula.envs.opponents import opponent_names
from alula.kernel.observe import SIZE

PAGE = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text("utf-8")


def test_the_page_has_the_tables_of_the_code() -> None:
    assert compact.layout_table() in PAGE
    for kind, meaning in actions.MEANINGS.items():
        assert f"| {kind} | {meaning} |" in PAGE
    for reward, meaning in settings.REWARD_MEANING.items():
        assert f"`{reward}`: {meaning}" in PAGE
    assert ", ".join(f"`{name}`" for name in opponent_names()) in PAGE
    assert f"`compact` ({compact.SIZE} bytes)" in PAGE


def sights(state: "np.ndarray[tuple[int], np.dtype[np.uint8]]", seat: int) -> bytes:
    full, few = np.zeros(SIZE, dtype=np.float32), np.zeros(compact.SIZE, dtype=np.uint8)
    loops.see_one(state, seat, full, few)
    return full.tobytes() + few.tobytes()


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_what_is_redrawn_is_not_seen(players: int, variant: str) -> None:
    """All that a seat cannot know is drawn anew: what it sees stays the same to the last byte."""
    games = kernel.new(20, players=players, variant=variant, seed=players)
    rng = np.random.default_rng(players)
    different = 0
    while not games.over.all():
        for table, state in enumerate(games.states):
            seat = int(rng.integers(players))
            for other in kernel.sample(state, seat, 2, seed=table).states:
                assert sights(other, seat) == sights(state, seat)
                different += sights(other, (seat + 1) % players) != sights(
                    state, (seat + 1) % players
                )
        games.step((games.legal() * rng.random((20, 16))).argmax(axis=1))
    assert different > 100


def test_the_compact_form_tells_cards_by_their_numbers() -> None:
    games = kernel.new(50, players=3, variant="advanced", seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        for state in games.states:
            few = np.zeros(compact.SIZE, dtype=np.uint8)
            loops.see_one(state, 1, np.zeros(0, dtype=np.float32), few)
            shown = [compact.piece(few, name).ravel() for name in compact.CARD_PIECES]
            assert max(cards.max() for cards in shown) < compact.CARDS
            own = np.concatenate([compact.piece(few, "hand"), compact.piece(few, "rows").ravel()])
            assert len(set(own[own > 0])) == np.count_nonzero(own)
        games.step((games.legal() * rng.random((50, 16))).argmax(axis=1))
