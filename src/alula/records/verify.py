"""Did every card come as committed? The proof of fair dealing, event by event."""

from alula.cards import SANCTUARY_INDEX
from alula.chance import Dealer, Fair
from alula.records.check import CheckError, check, replay
from alula.records.record import Record
from alula.rules import Deal, Event, Find, Market, State


class VerifyError(CheckError):
    """A record whose cards did not come as committed, with the first that did not."""


def verify(record: Record) -> int:
    """How many chance events came as committed; a `CheckError` names the first that did not."""
    dealer = _dealer(record)
    check(record)
    verified = 0
    before: State | None = None
    for number, (event, state) in enumerate(replay(record)):
        if before is not None and isinstance(event, Deal | Market | Find):
            _compare(number, event, dealer.event(before))
            verified += 1
        before = state
    return verified


def _dealer(record: Record) -> Dealer:
    if record.extra.get("practice") is True:
        raise VerifyError(
            "fair",
            "a game of practice: choices could be taken back, so it proves nothing",
            "fair-practice",
        )
    if "fair" in record.extra:
        try:
            fair = Fair.from_json(record.extra["fair"], len(record.players))
        except ValueError as error:
            raise VerifyError("fair", str(error), "fair-form", why=str(error)) from None
        if not fair.kept:
            raise VerifyError(
                "fair", "the secret is not the one that was committed to", "fair-secret"
            )
        return fair.dealer()
    seed = record.extra.get("seed")
    if type(seed) is int:
        return Dealer.from_number(seed)
    raise VerifyError(
        "fair",
        'the record carries neither "fair" nor "seed": nothing to verify',
        "fair-nothing",
    )


def _compare(number: int, told: Event, right: Event) -> None:
    is_, must = _cards(told), _cards(right)
    if is_ == must:
        return
    wrong = next((a, b) for a, b in zip(is_, must, strict=True) if a != b)
    raise VerifyError(
        f"event {number}",
        f"{told.kind} has {wrong[0]} where {wrong[1]} was committed to",
        "fair-card",
        number,
        told=str(wrong[0]),
        right=str(wrong[1]),
    )


def _cards(event: Event) -> list[int] | list[str]:
    """The cards of a chance event in the order in which they are written."""
    match event:
        case Deal(hands):
            return [card for hand in hands for card in sorted(hand)]
        case Market(regions):
            return sorted(regions)
        case Find(_, sanctuaries):
            return sorted(sanctuaries, key=SANCTUARY_INDEX.__getitem__)
    return []
