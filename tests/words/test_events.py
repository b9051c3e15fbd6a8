"""What happens in a game, said to those who may know it."""

import pytest
from support.games import NAMES, play

from alula.rules import (
    Choose,
    Deal,
    Event,
    Find,
    Keep,
    Market,
    Play,
    Reveal,
    State,
    Take,
    Withdraw,
    announce,
    redact,
)
from alula.words import LANGUAGES, Language, Words

TWO = NAMES[:2]


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (
            Deal(((5, 12, 40), (2, 33, 61))),
            "You are dealt 5, 12 and 40.",
            "Everyone is dealt a hand.",
        ),
        (Keep(0, (5, 12, 40)), "You keep 5, 12 and 40.", "Ada keeps three regions."),
        (Market((7, 18, 55)), "The market shows 7, 18, 55.", "The market shows 7, 18, 55."),
        (Play(0, 40), "You choose 40.", "Ada has chosen a region."),
        (Reveal((40, 2)), "Revealed: Ada 40, Ben 2.", "Revealed: Ada 40, Ben 2."),
        (Find(0, ("city-2",)), "You find city-2.", "Ada finds 1 sanctuary."),
        (
            Find(0, ("city-2", "plain-7")),
            "You find city-2 and plain-7.",
            "Ada finds 2 sanctuaries.",
        ),
        (Take(0, 18), "You take 18 from the market.", "Ada takes 18 from the market."),
        (Choose(0, "city-2"), "You lay down city-2.", "Ada lays down city-2."),
        (Withdraw(0), "You take your choice back.", "Ada takes the choice back."),
    ],
)
def test_to_oneself_and_to_a_spectator(event: Event, own: str, other: str) -> None:
    words = Words("en")
    assert words.event(redact(event, 0), TWO, 0) == own
    assert words.event(redact(event, None), TWO) == other


def test_a_record_tells_every_hand() -> None:
    told = Deal(((5, 12, 40), (2, 33, 61))).to_json()
    assert Words("en").event(told, TWO) == "Dealt: Ada 5, 12, 40; Ben 2, 33, 61."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told_to_everybody(lang: Language) -> None:
    words = Words(lang)
    before: State | None = None
    for event, state in play(3, "advanced", 5):
        told_now = announce(before, event, state) if event and before else ()
        for told in told_now:
            for seat in (None, 0, 1, 2):
                said = words.event(redact(told, seat), state.players, seat)
                assert said.endswith(".")
                assert said.isprintable()
                assert "None" not in said
        before = state
