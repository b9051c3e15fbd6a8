"""Was a game dealt as promised? Held against what this program was shown before the first card.

Its twin in the browser is `web/src/fair/check.ts`; `tests/web/test_ts_proof.py` binds the two.
"""

from dataclasses import replace
from typing import Any, Literal, NamedTuple

from alula.chance import Fair, commitment
from alula.records import Record, RecordError, replay, verify

Json = dict[str, Any]
Objection = Literal["unseen", "commitment", "bytes", "secret", "cards"]
"""No fingerprint was kept; it is another one; our bytes are not in the proof; the secret does not
fit the fingerprint; not every card came as it must. `fair-bad-…` of the words says it."""


class FairPromise(NamedTuple):
    """The fingerprint that the server showed before the deal, and the bytes that we gave then."""

    commitment: str | None
    random: str


def objections(record: Json, seat: int | None, promise: FairPromise) -> list[Objection]:
    """What does not hold; nothing if the dealing was as promised."""
    proof = record.get("fair")
    told = proof if isinstance(proof, dict) else {}
    found: list[Objection] = []
    if promise.commitment is None:
        found.append("unseen")
    else:
        if told.get("commitment") != promise.commitment:
            found.append("commitment")
        seats = told.get("seats")
        given = seats[seat : seat + 1] if seat is not None and isinstance(seats, list) else []
        if seat is not None and given != [promise.random]:
            found.append("bytes")
    try:
        fair = Fair.from_json(proof, len(record["players"]))
    except (ValueError, KeyError, TypeError):
        return [*found, "secret", "cards"]
    if not fair.kept:
        found.append("secret")
    if not _followed(record, replace(fair, commitment=commitment(fair.secret))):
        found.append("cards")
    return found


def _followed(record: Json, fair: Fair) -> bool:
    """Whether a whole game came from this seed."""
    try:
        told = Record.from_json({**record, "fair": fair.to_json()})
        verify(told)
        return any(state.over for _, state in replay(told))
    except RecordError:
        return False
