"""Is every event of a record legal where it stands, and is its result that of the rules?"""

from collections.abc import Iterator

from alula.records.record import Record, RecordError, result_from_json
from alula.rules import RECORDED, Event, RulesError, State, event_from_json, new_game


class CheckError(RecordError):
    """A record that breaks the rules, with the first wrong event (from 1) or the result."""

    def __init__(
        self, where: str, reason: str, code: str, at: int | None = None, **details: object
    ) -> None:
        super().__init__(where, reason, code, **details)
        self.event = at


def replay(record: Record) -> Iterator[tuple[Event | None, State]]:
    """The states of a game: the set-up (no event), then each event with the state after it."""
    state = new_game(record.players, record.variant)
    yield None, state
    for number, obj in enumerate(record.events, 1):
        try:
            event = event_from_json(obj)
            if event.kind not in RECORDED:
                raise CheckError(
                    f"event {number}",
                    f"{event.kind} has no place in a record",
                    "live-only",
                    number,
                    kind=event.kind,
                )
            state = state.apply(event)
        except RulesError as error:
            raise _refused(number, error) from error
        yield event, state


def check(record: Record) -> State:
    """The last state of a good record; a `CheckError` for a bad one."""
    *_, (_, state) = replay(record)
    if record.result is not None:
        _check_result(record, state)
    return state


def _check_result(record: Record, state: State) -> None:
    told = result_from_json(record.result, len(record.players))
    right = state.result
    if right is None:
        raise CheckError(
            "result",
            f"the game is not over: it stands in round {state.round}",
            "not-over",
            round=state.round,
        )
    for name, is_, must in (
        ("fame", told.fame, right.fame),
        ("ranking", told.ranking, right.ranking),
    ):
        if is_ != must:
            raise CheckError(
                "result",
                f"{name} is {list(is_)}, by the rules {list(must)}",
                "result-wrong",
                key=name,
                told=str(list(is_)),
                right=str(list(must)),
            )


def _refused(number: int, error: RulesError) -> CheckError:
    """What the rules say of event `number`."""
    refused = CheckError(f"event {number}", str(error), error.code, number)
    refused.details = error.details
    return refused
