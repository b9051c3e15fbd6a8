"""One game as one JSON document: the text, and the object that it stands for."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite

from alula.rules import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    VARIANTS,
    Event,
    Json,
    Result,
    State,
    Variant,
    Withdraw,
)

FORMAT = "alula-record/1"
MOST_BYTES = 8 * 1024 * 1024
"""The largest record that is read: a real one has about 10 kB."""


class RecordError(ValueError):
    """Not a record. `where` is `json`, `result`, or `event K` counted from 1.

    The reason is English; `code`, where there is one, and `details` say it in another language.
    """

    def __init__(self, where: str, reason: str, code: str = "", **details: object) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason
        self.code = code
        self.details = details


@dataclass(frozen=True, slots=True)
class Record:
    """A game as written. `events` are JSON objects as they stand, unknown keys included."""

    players: tuple[str, ...]
    variant: Variant
    events: tuple[Json, ...]
    result: object = None
    """As it stands in the file: not yet checked. None where there is none."""
    extra: Mapping[str, object] = field(default_factory=dict)
    """Further keys at the top: a date, bots' names, `fair`, `seed`."""

    @classmethod
    def of(
        cls,
        state: State,
        events: Iterable[Event],
        extra: Mapping[str, object] | None = None,
    ) -> "Record":
        """The record of a game played here; plays that were withdrawn are dropped."""
        result = state.result
        return cls(
            players=state.players,
            variant=state.variant,
            events=tuple(event.to_json() for event in _without_withdrawn(events)),
            result=result.to_json() if result else None,
            extra=dict(extra or {}),
        )

    def to_json(self) -> Json:
        top: Json = {
            "format": FORMAT,
            "players": list(self.players),
            "variant": self.variant,
            "events": list(self.events),
        }
        if self.result is not None:
            top["result"] = self.result
        return {**top, **self.extra}

    @classmethod
    def from_json(cls, obj: object) -> "Record":
        """Read the frame of a record; events and result are judged by `check`."""
        if not isinstance(obj, dict):
            raise RecordError("json", "a record is an object", "record-object")
        if obj.get("format") != FORMAT:
            raise RecordError("json", f'"format" must be "{FORMAT}"', "record-format", name=FORMAT)
        rest = {key: value for key, value in obj.items() if key not in _KEYS}
        if "result" in obj and obj["result"] is None:
            raise _result_form()
        return cls(
            players=_players(obj.get("players")),
            variant=_variant(obj.get("variant")),
            events=_events(obj.get("events")),
            result=obj.get("result"),
            extra=rest,
        )


_KEYS = ("format", "players", "variant", "events", "result")


def loads(text: str | bytes) -> Record:
    """Read a record from JSON text; a `RecordError` for anything else, whatever it is."""
    return Record.from_json(parse_json(text))


def dumps(record: Record) -> str:
    """A record as one line of JSON, in ASCII: safe to write whatever the names hold."""
    return json.dumps(record.to_json(), separators=(",", ":"))


def parse_json(text: str | bytes) -> object:
    """JSON, strictly: no duplicate keys, no NaN, no deep nesting, no number too long to read."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(
                "json",
                f"not UTF-8 at byte {error.start + 1}",
                "not-unicode",
                place=error.start + 1,
            ) from None
    if not text.strip():
        raise nothing_here()
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_float
        )
    except RecursionError:
        raise RecordError("json", "nested too deeply", "too-deep") from None
    except json.JSONDecodeError as error:
        raise RecordError(
            "json",
            f"{error.msg} (line {error.lineno}, column {error.colno})",
            "not-json",
            line=error.lineno,
            column=error.colno,
        ) from None
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("json", "a number with too many digits", "too-many-digits") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    obj = dict(pairs)
    if len(obj) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        twice = twice[:40]
        raise RecordError("json", f"the key {twice!r} stands twice", "key-twice", key=twice)
    return obj


def _float(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise RecordError(
            "json", f"{text[:40]} is too large a number", "too-large-a-number", number=text[:40]
        )
    return number


def _no_constant(name: str) -> object:
    raise RecordError("json", f"{name} is no JSON number", "no-json-number", number=name)


def _players(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RecordError("json", '"players" must be a list of names', "record-players")
    if not FEWEST_PLAYERS <= len(value) <= MOST_PLAYERS:
        raise RecordError(
            "json",
            f"{len(value)} players: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}",
            "player-count",
            count=len(value),
        )
    return tuple(value)


def _variant(value: object) -> Variant:
    if not isinstance(value, str) or value not in VARIANTS:
        raise RecordError(
            "json", f'"variant" must be {" or ".join(map(repr, VARIANTS))}', "record-variant"
        )
    return value


def _events(value: object) -> tuple[Json, ...]:
    if not isinstance(value, list):
        raise RecordError("json", '"events" must be a list', "record-events")
    return tuple(value)


def _without_withdrawn(events: Iterable[Event]) -> Sequence[Event]:
    """Drop each withdrawal together with the choice that it takes back."""
    kept: list[Event] = []
    for event in events:
        if not isinstance(event, Withdraw):
            kept.append(event)
            continue
        place = max(
            place
            for place, earlier in enumerate(kept)
            if earlier.kind in ("play", "keep") and getattr(earlier, "seat", None) == event.seat
        )
        del kept[place]
    return kept


def result_from_json(value: object, players: int) -> Result:
    """Read a result strictly; a `RecordError` says what is wrong with its form."""
    if not isinstance(value, dict):
        raise _result_form()
    numbers = []
    for key in ("fame", "ranking"):
        listed = value.get(key)
        if not isinstance(listed, list) or not all(type(n) is int for n in listed):
            raise RecordError(
                "result", f"{key} must be a list of whole numbers", "result-numbers", key=key
            )
        if len(listed) != players:
            raise RecordError(
                "result",
                f"{key} must have {players} entries, not {len(listed)}",
                "result-count",
                key=key,
                count=len(listed),
                expected=players,
            )
        numbers.append(tuple(listed))
    return Result(*numbers)


def nothing_here() -> RecordError:
    return RecordError("json", "empty: there is no record here", "record-empty")


def _result_form() -> RecordError:
    return RecordError("result", "must be an object with fame and ranking", "result-form")
