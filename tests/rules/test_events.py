"""Events as JSON: every one round-trips, everything else is refused with a reason."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.games import events

from alula.rules import MalformedEvent, Reveal, Withdraw, event_from_json


def test_every_event_of_a_game_round_trips() -> None:
    for event in [*events(4, "advanced", 3), Withdraw(1), Reveal((3, 1, 2, 9))]:
        told = json.loads(json.dumps(event.to_json()))
        assert event_from_json(told).to_json() == event.to_json()


def test_sets_are_written_sorted() -> None:
    told = event_from_json(
        {"event": "find", "player": 0, "sanctuaries": ["plain-10", "plain-9", "city-2"]}
    ).to_json()
    assert told["sanctuaries"] == ["city-2", "plain-9", "plain-10"]
    assert event_from_json({"event": "market", "regions": [9, 3]}).to_json()["regions"] == [3, 9]


@pytest.mark.parametrize(
    ("obj", "says"),
    [
        (None, "not null"),
        ([], "not a list"),
        ({}, "unknown event None"),
        ({"event": "leap"}, "unknown event 'leap': known are deal, keep"),
        ({"event": ["play"]}, "unknown event a list"),
        ({"event": "play", "player": 0}, "lacks the key 'region'"),
        ({"event": "play", "player": True, "region": 3}, "not True"),
        ({"event": "play", "player": 1.0, "region": 3}, "not 1.0"),
        ({"event": "play", "player": -1, "region": 3}, "not -1"),
        ({"event": "play", "player": 0, "region": "3"}, "from 1 to 68, not '3'"),
        ({"event": "play", "player": 0, "region": True}, "not True"),
        ({"event": "play", "player": 0, "region": 10**40}, "a huge number"),
        ({"event": "take", "player": 0, "region": 69}, "not 69"),
        ({"event": "market", "regions": 7}, "must be a list, not a number"),
        ({"event": "deal", "hands": [[1, 2, 3], None]}, "hands\\[1\\] must be a list, not null"),
        ({"event": "find", "player": 0, "sanctuaries": ["city-6"]}, "not 'city-6'"),
        ({"event": "choose", "player": 0, "sanctuary": 3}, "not 3"),
        ({"event": "choose", "player": 0, "sanctuary": {"a": 1}}, "not an object"),
    ],
)
def test_malformed_events(obj: object, says: str) -> None:
    with pytest.raises(MalformedEvent, match=says):
        event_from_json(obj)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=5,
)


@settings(max_examples=300)
@given(
    st.sampled_from(["deal", "keep", "market", "play", "find", "take", "choose", "withdraw", "x"]),
    st.dictionaries(
        st.sampled_from(["player", "region", "regions", "hands", "sanctuary", "sanctuaries"]),
        json_values,
    ),
)
def test_any_json_is_an_event_or_a_clear_error(kind: str, rest: dict[str, object]) -> None:
    says = "fine"
    try:
        event_from_json({"event": kind, **rest})
    except MalformedEvent as error:
        says = str(error)
    assert 0 < len(says) < 200
    assert "\n" not in says
