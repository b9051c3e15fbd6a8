"""Chance is a pure function of seed and state, and its bytes are fixed."""

import hashlib
from random import Random

import pytest
from support.games import climbing, play

from alula.chance import Dealer, Fair, commitment, deal_seed
from alula.rules import Deal, Find, Market, State, new_game

SECRET = bytes(range(32))
SEATS = (bytes(range(16)), None, bytes(range(100, 116)))


def test_vectors_of_the_documentation() -> None:
    """The vectors of docs/fair-dealing.md, written out here as a person would check them."""
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    seed = deal_seed(SECRET, SEATS)
    assert seed == hashlib.sha256(SECRET + SEATS[0] + (SEATS[2] or b"")).digest()
    first = Dealer(seed).event(new_game(["a", "b", "c"]))
    order = sorted(
        range(1, 69), key=lambda n: hashlib.sha256(seed + f"regions/{n}".encode()).digest()
    )
    assert first == Deal(tuple(tuple(sorted(order[3 * s : 3 * s + 3])) for s in range(3)))


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
