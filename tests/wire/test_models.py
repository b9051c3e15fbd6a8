"""What goes over the wire is what the models say, and the models say what everything means."""

import re
from pathlib import Path
from typing import Any, cast

import pytest
from pydantic import TypeAdapter, ValidationError
from support.games import climbing, play

from alula.rules import ToldEvent as RulesEvent
from alula.rules import Variant, redact, view
from alula.rules import View as RulesView
from alula.server.app import Server, make_app
from alula.wire.changes import TOLD
from alula.wire.game import MoveEvent, ToldEvent, View
from alula.wire.schema import schemas
from alula.wire.socket import CLIENT_MESSAGE, Move
from alula.wire.words import field_words

SOURCE = Path(__file__).parents[2] / "src" / "alula"
VIEW: TypeAdapter[Any] = TypeAdapter(View)
TOLD_EVENT: TypeAdapter[Any] = TypeAdapter(ToldEvent)
MOVE_EVENT: TypeAdapter[Any] = TypeAdapter(MoveEvent)


@pytest.mark.parametrize(
    ("players", "variant"), [(2, "advanced"), (4, "basic"), (6, "basic")], ids=str
)
def test_views_events_and_options_are_what_the_models_say(players: int, variant: Variant) -> None:
    """Equal to what was checked: no key is missing and none is there that no model has."""
    for event, state in play(players, variant, 7, climbing):
        for seat in (None, *state.seats):
            seen: RulesView = view(state, seat)
            assert VIEW.validate_python(seen, strict=True) == seen
            if event is None:
                continue
            told: RulesEvent = redact(event, seat)
            assert TOLD_EVENT.validate_python(told, strict=True) == told
        for decision in state.open:
            for option in state.options(decision.seat):
                assert MOVE_EVENT.validate_python(option.to_json()) == option.to_json()


def test_a_move_that_is_sent_holds_one_of_the_events_of_a_player() -> None:
    shown = schemas()
    assert shown["Move"]["properties"]["event"]["oneOf"] == shown["MoveEvent"]["oneOf"]
    assert shown["MoveBody"]["properties"]["event"]["oneOf"] == shown["MoveEvent"]["oneOf"]


@pytest.mark.parametrize("event", [{}, {"event": "lunch"}, {"event": "play", "player": "me"}])
def test_what_is_wrong_in_an_event_is_left_to_the_rules(event: object) -> None:
    """They refuse it by the id of its move; what is no object is refused here."""
    sent = {"t": "move", "id": "m1", "decision": "1.play.0", "event": event}
    message = CLIENT_MESSAGE.validate_python(sent)
    assert isinstance(message, Move)
    assert message.event == event
    with pytest.raises(ValidationError, match="event"):
        CLIENT_MESSAGE.validate_python({**sent, "event": [event]})


def test_a_wrong_view_is_noticed() -> None:
    _, state = next(iter(play(2, "basic", 1)))
    wrong = cast(dict[str, Any], view(state, 0)) | {"phase": "lunch"}
    with pytest.raises(ValidationError, match="phase"):
        VIEW.validate_python(wrong)


def test_every_change_that_the_log_knows_has_a_model() -> None:
    written = set[str]()
    for file in sorted((SOURCE / "server").rglob("*.py")):
        written |= set(re.findall(r'(?:table_entry\(|"what": )"(\w+)"', file.read_text()))
    assert written == set(TOLD)


def test_every_field_of_a_view_is_explained() -> None:
    assert set(field_words(RulesView)) == set(RulesView.__annotations__)
    shown = schemas()["View"]["properties"]
    assert all(len(shown[name]["description"]) > 5 for name in RulesView.__annotations__)


def test_the_openapi_page_shows_what_goes_over_the_socket() -> None:
    from support.servers import settings_for

    page = make_app(Server(settings_for("sqlite:///not-opened.db"), "http://alula.test")).openapi()
    known = page["components"]["schemas"]
    assert {"View", "ServerMessage", "ClientMessage", "TableChange", "GameEvent"} <= set(known)
    for reference in re.findall(r"#/components/schemas/(\w+)", str(page)):
        assert reference in known
