"""Chance is a pure function of seed and state, and its bytes are fixed."""

import hashlib
import json
import re
from pathlib import Path
from random import Random

import pytest
from support.games import climbing, play

from alula.cards import SANCTUARIES
from alula.chance import Dealer, Fair, commitment, deal_seed
from alula.rules import VARIANTS, Deal, Find, Keep, Market, State, new_game

SECRET = bytes(range(32))
SEATS = (bytes(range(16)), None, bytes(range(100, 116)))


def test_vectors_of_the_documentation() -> None:
    """Recompute docs/fair-dealing.md's vectors with our code, and one by hand."""
    page = (Path(__file__).parents[2] / "docs" / "fair-dealing.md").read_text(encoding="utf-8")
    vectors = json.loads(re.findall(r"```json\n(.*?)```", page, re.DOTALL)[-1])
    fair = Fair.from_json(vectors, 3)
    seed = deal_seed(fair.secret, fair.seats)
    assert fair.kept
    assert seed.hex() == vectors["seed"]
    assert seed == hashlib.sha256(SECRET + (SEATS[0] or b"") + (SEATS[2] or b"")).digest()
    for name, key in vectors["keys"].items():
        assert hashlib.sha256(seed + name.encode()).hexdigest() == key
    dealer = Dealer(seed)
    for variant in VARIANTS:
        told = vectors[variant]
        state = new_game(["a", "b", "c"], variant)
        assert dealer.event(state).to_json()["hands"] == told["deal"]
        state = state.apply(dealer.event(state))
        for seat, kept in enumerate(told.get("kept", [])):
            state = state.apply(Keep(seat, tuple(kept)))
        assert dealer.event(state).to_json()["regions"] == told["market"]
    names = [card.id for card in SANCTUARIES]
    names.sort(key=lambda card: hashlib.sha256(seed + f"sanctuaries/{card}".encode()).digest())
    assert names[:6] == vectors["sanctuaries"]
    assert hashlib.sha256(b"alula-seed/7").hexdigest() == vectors["seed_7"]


def test_a_whole_game_by_a_verifier_of_thirty_lines() -> None:
    """Recompute every chance event with nothing but hashlib, advanced variant and shortages."""
    for players, variant, seed in [(2, "basic", 1), (6, "basic", 4), (3, "advanced", 2)]:
        key = hashlib.sha256(f"alula-seed/{seed}".encode()).digest()

        def order(label: str, cards: object, key: bytes = key) -> list[object]:
            assert isinstance(cards, frozenset)
            return sorted(
                cards, key=lambda c: hashlib.sha256(key + f"{label}/{c}".encode()).digest()
            )

        before: State | None = None
        for event, state in play(players, variant, seed, climbing):  # type: ignore[arg-type]
            if before is not None and isinstance(event, Market):
                label = "regions/kept" if variant == "advanced" else "regions"
                expected = order(label, before.region_deck)[: players + 1]
                assert set(event.regions) == set(expected)
            if before is not None and isinstance(event, Find):
                queue = order("sanctuaries", before.unseen)
                for group in before.under:
                    queue += order(f"returned/{group.round}/{group.seat}", group.left)
                assert list(event.sanctuaries) == queue[: len(event.sanctuaries)]
            before = state


def test_same_seed_and_state_same_event() -> None:
    for _, state in play(4, "basic", 7):
        if state.due is not None:
            assert Dealer.from_number(7).event(state) == Dealer.from_number(7).event(state)


def test_nothing_is_dealt_when_nothing_is_due() -> None:
    state = next(s for _, s in play(2, "basic", 1) if s.open)
    with pytest.raises(ValueError, match="no chance event"):
        Dealer.from_number(1).event(state)


def test_dealing_favours_no_card() -> None:
    """Every region is equally likely to be in the first hand: chi-square over 4,000 deals."""
    counts = [0] * 68
    for number in range(4000):
        deal = Dealer.from_number(number).event(new_game(["a", "b"]))
        assert isinstance(deal, Deal)
        for card in deal.hands[0]:
            counts[card - 1] += 1
    mean = 4000 * 3 / 68
    assert sum((n - mean) ** 2 / mean for n in counts) < 111  # 99.9 % of 67 degrees of freedom


def test_every_seat_changes_the_deal() -> None:
    rng = Random(1)
    other = (rng.randbytes(16), None, SEATS[2])
    assert deal_seed(SECRET, SEATS) != deal_seed(SECRET, other)


@pytest.mark.parametrize(
    ("secret", "seats", "says"),
    [(b"x", (), "32 bytes"), (SECRET, (b"short",), "seat 0 adds 16 bytes, not 5")],
)
def test_wrong_lengths(secret: bytes, seats: tuple[bytes, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        deal_seed(secret, seats)


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Dealer(b"abc")


def test_proof_round_trip() -> None:
    fair = Fair(commitment(SECRET), SECRET, SEATS)
    assert Fair.from_json(fair.to_json(), 3) == fair
    assert fair.kept
    assert not Fair("00" * 32, SECRET, SEATS).kept


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": "00"}, "fair.secret must be 32 bytes"),
        ({"secret": "G" * 64}, "fair.secret"),
        ({"secret": None}, "fair.secret"),
        ({"seats": []}, "list of 3"),
        ({"seats": [None, 3, None]}, "fair.seats\\[1\\]"),
        ({"commitment": 7}, "fair.commitment"),
    ],
)
def test_malformed_proofs(change: dict[str, object], says: str) -> None:
    good = Fair(commitment(SECRET), SECRET, SEATS).to_json()
    with pytest.raises(ValueError, match=says):
        Fair.from_json({**good, **change}, 3)
    with pytest.raises(ValueError, match="must be an object"):
        Fair.from_json([], 3)
