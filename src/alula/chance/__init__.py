"""Chance as a pure function: seed and state give the next chance event. Fair dealing lives here."""

from alula.chance.dealer import Dealer
from alula.chance.fair import SEAT_BYTES, SECRET_BYTES, Fair, commitment, deal_seed

__all__ = ["SEAT_BYTES", "SECRET_BYTES", "Dealer", "Fair", "commitment", "deal_seed"]
