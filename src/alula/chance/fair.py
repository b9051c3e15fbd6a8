"""Fair dealing: neither the table alone nor a seat alone can choose a card, and all can check it.

Before the first card the table publishes the hash of its secret; then every human seat adds bytes
of its own. The seed of the deal depends on all of them.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from alula.chance.dealer import Dealer

SECRET_BYTES = 32
SEAT_BYTES = 16


def commitment(secret: bytes) -> str:
    """What the table publishes before the first card."""
    return sha256(secret).hexdigest()


def deal_seed(secret: bytes, seats: Sequence[bytes | None]) -> bytes:
    """The seed of the deal: the secret, then each seat's bytes in order; bots have none."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {SECRET_BYTES} bytes, not {len(secret)}")
    for seat, own in enumerate(seats):
        if own is not None and len(own) != SEAT_BYTES:
            raise ValueError(f"seat {seat} adds {SEAT_BYTES} bytes, not {len(own)}")
    return sha256(b"".join([secret, *(own for own in seats if own is not None)])).digest()


@dataclass(frozen=True, slots=True)
class Fair:
    """The proof that a finished record carries."""

    commitment: str
    secret: bytes
    seats: tuple[bytes | None, ...]

    @property
    def kept(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commitment(self.secret) == self.commitment

    def dealer(self) -> Dealer:
        return Dealer(deal_seed(self.secret, self.seats))

    def to_json(self) -> dict[str, object]:
        return {
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "seats": [None if own is None else own.hex() for own in self.seats],
        }

    @classmethod
    def from_json(cls, obj: object, players: int) -> "Fair":
        """Read a proof; a `ValueError` says what is wrong with it."""
        if not isinstance(obj, Mapping):
            raise ValueError("fair must be an object with commitment, secret and seats")
        seats = obj.get("seats")
        if not isinstance(seats, list) or len(seats) != players:
            raise ValueError(f"fair.seats must be a list of {players}, one for each player")
        return cls(
            commitment=_hex(obj.get("commitment"), "fair.commitment", 32).hex(),
            secret=_hex(obj.get("secret"), "fair.secret", SECRET_BYTES),
            seats=tuple(
                None if own is None else _hex(own, f"fair.seats[{seat}]", SEAT_BYTES)
                for seat, own in enumerate(seats)
            ),
        )


def _hex(value: object, where: str, size: int) -> bytes:
    if not isinstance(value, str) or not re.fullmatch(rf"[0-9a-f]{{{2 * size}}}", value):
        raise ValueError(f"{where} must be {size} bytes as {2 * size} hexadecimal digits (0-9a-f)")
    return bytes.fromhex(value)
