"""The `Dealer` decides what comes when it comes: every shuffle is an order of hashes.

A pile is ordered by SHA-256 of seed, label and card; the next cards are the first of that order
that are still there. So the same seed and state always give the same event, and anybody can check
it (`docs/fair-dealing.md` fixes the bytes). Its twin in the browser is `web/src/fair/dealer.ts`;
`tests/web/test_ts_dealer.py` binds the two.
"""

from hashlib import sha256
from typing import TypeVar

from alula.rules import (
    ChanceEvent,
    Deal,
    DealDue,
    Find,
    FindDue,
    Market,
    MarketDue,
    State,
)

SEED_BYTES = 32
Id = TypeVar("Id", int, str)


class Dealer:
    """Deals, reveals and draws by one seed of 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._keys: dict[str, dict[int | str, bytes]] = {}  # hashed once, by label

    @classmethod
    def from_number(cls, number: int) -> "Dealer":
        """The dealer of a chosen seed, for tests and the arena."""
        return cls(sha256(f"alula-seed/{number}".encode()).digest())

    def event(self, state: State) -> ChanceEvent:
        """The chance event that is due in this state."""
        match state.due:
            case DealDue(cards):
                order = self._order("regions", state.region_deck)
                return Deal(
                    tuple(
                        tuple(sorted(order[seat * cards : (seat + 1) * cards]))
                        for seat in state.seats
                    )
                )
            case MarketDue(cards):
                label = "regions" if state.variant == "basic" else "regions/kept"
                return Market(tuple(sorted(self._order(label, state.region_deck)[:cards])))
            case FindDue(seat, cards):
                return Find(seat, self._find(state, cards))
            case None:
                raise ValueError("no chance event is due in this state")

    def _find(self, state: State, cards: int) -> tuple[str, ...]:
        """From the never-drawn sanctuaries first, then from each returned group in turn."""
        piles = [("sanctuaries", state.unseen)]
        piles += [(f"returned/{g.round}/{g.seat}", g.left) for g in state.under]
        drawn: list[str] = []
        for label, pile in piles:
            if len(drawn) == cards:
                break
            drawn += self._order(label, pile)[: cards - len(drawn)]
        return tuple(drawn)

    def _order(self, label: str, pile: frozenset[Id]) -> list[Id]:
        keys = self._keys.setdefault(label, {})
        for card in pile - keys.keys():
            keys[card] = self._key(label, card)
        return sorted(pile, key=keys.__getitem__)

    def _key(self, label: str, card: int | str) -> bytes:
        return sha256(b"%b%b/%b" % (self._seed, label.encode(), str(card).encode())).digest()
