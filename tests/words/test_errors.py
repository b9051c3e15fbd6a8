"""Refusals of the rules, said."""

import pytest
from support.games import NAMES, play

from alula.rules import (
    BadSetup,
    Choose,
    Deal,
    Find,
    Market,
    Play,
    RulesError,
    State,
    Take,
    event_from_json,
    new_game,
    score,
)
from alula.words import LANGUAGES, Language, Words

NEW = new_game(NAMES[:2])
DEALT = NEW.apply(Deal(((5, 12, 40), (2, 33, 61))))
OPEN = DEALT.apply(Market((7, 18, 55)))
OVER = list(play(2, "basic", 1))[-1][1]


def refusal(state: State, event: object) -> RulesError:
    with pytest.raises(RulesError) as refused:
        state.apply(event_from_json(event) if isinstance(event, dict) else event)  # type: ignore[arg-type]
    return refused.value


def score_refusal(regions: list[int], sanctuaries: list[str]) -> RulesError:
    with pytest.raises(RulesError) as refused:
        score(regions, sanctuaries)
    return refused.value


REFUSALS = [
    (refusal(NEW, Play(0, 5)), "play is not due: a deal of 3 regions each comes next"),
    (refusal(DEALT, Play(0, 5)), "play is not due: a market of 3 regions comes next"),
    (refusal(OPEN, Take(1, 7)), "take is not due: open decisions are 1.play.0, 1.play.1"),
    (refusal(OVER, Play(0, 5)), "play is not due: the game is over"),
    (refusal(OPEN, Play(0, 33)), "play: 33 not in the player’s hand, which holds 5, 12, 40"),
    (refusal(NEW, Deal(((1, 2, 3),))), "deal: 1 where 2 must be"),
    (refusal(NEW, Deal(((1, 2, 3), (4, 4, 5)))), "4 stands twice: every card exists once"),
    (refusal(DEALT, Market((5, 7, 8))), "5 not in the deck"),
    (refusal(OPEN, {"event": "dance"}), "unknown event 'dance'"),
    (refusal(OPEN, {"event": "play", "player": 0}), "the key “region” is missing"),
    (refusal(OPEN, {"event": "market", "regions": 1}), "“regions” has a value of a wrong type"),
    (
        refusal(OPEN, {"event": "play", "player": -1, "region": 1}),
        "no player -1: seats are counted from 0",
    ),
    (score_refusal([69], []), "no region 69: regions are numbered 1 to 68"),
    (score_refusal([1, 1], []), "1 stands twice: every card exists once"),
    (score_refusal(list(range(1, 10)), []), "9 regions: a row has at most 8"),
    (score_refusal([1], ["moon-1"]), "no sanctuary moon-1: ids look like city-2 or plain-19"),
]


@pytest.mark.parametrize(("refused", "said"), REFUSALS)
def test_in_english(refused: RulesError, said: str) -> None:
    assert Words("en").error(refused) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("refused", [refused for refused, _ in REFUSALS])
def test_in_every_language_in_one_line(lang: Language, refused: RulesError) -> None:
    said = Words(lang).error(refused)
    assert said.isprintable()
    assert not said.endswith(".")


@pytest.mark.parametrize("players", [1, 7])
def test_set_up(players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        new_game(["A"] * players)
    assert Words("de").error(refused.value) == f"{players} Spieler: das Spiel ist für 2 bis 6"


def test_sanctuaries_that_are_not_there() -> None:
    state, decision = next(
        (state, state.open[0])
        for _, state in play(2, "basic", 1)
        if state.open and state.open[0].kind == "choose"
    )
    said = Words("en").error(refusal(state, Choose(decision.seat, "plain-1")))
    assert said.startswith("choose: plain-1 not among the sanctuaries found: ")
    said = Words("en").error(refusal(state, Find(decision.seat, ("plain-1",))))
    assert said == f"find is not due: open decisions are {decision.id}"
