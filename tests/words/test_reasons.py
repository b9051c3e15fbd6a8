"""Why a card scored what it scored, said."""

from random import Random

import pytest

from alula.cards import SANCTUARIES
from alula.rules import ScoreLine, score
from alula.words import LANGUAGES, Language, Words


def line(card: int | str, regions: list[int], sanctuaries: list[str]) -> ScoreLine:
    return next(line for line in score(regions, sanctuaries).lines if line.card == card)


EXAMPLE = ([44, 49, 14, 28], ["desert-3", "plain-19"])


@pytest.mark.parametrize(
    ("card", "tableau", "said"),
    [
        (14, EXAMPLE, "14: 2 fame = 2 per night x 1 (28)"),
        (28, EXAMPLE, "28: 0, 3 per okiko, none in view"),
        (49, EXAMPLE, "49: 12 fame; prerequisite met (2 uddu and 1 goldlog)"),
        (
            44,
            EXAMPLE,
            "44: 6 fame = 2 per city or desert x 3 (desert-3, 49, 44); "
            "prerequisite met (1 uddu and 1 goldlog)",
        ),
        ("desert-3", EXAMPLE, "desert-3: no quest"),
        ("plain-19", EXAMPLE, "plain-19: 2 fame = 1 per clue x 2 (plain-19, 49)"),
        (68, ([68, 2, 28], []), "68: 0, needs 5 uddu, 3 in view"),
        (49, ([49, 28], []), "49: 0, needs 2 uddu and 1 goldlog; in view: 1 uddu and 0 goldlog"),
        (13, ([13, 2], []), "13: 4 fame = 2 per uddu x 2 (2 twice)"),
        (18, ([18, 1, 2, 12], []), "18: 10 fame = 10 per set x 1 (1, 18, 2, 12)"),
        (3, ([3], []), "3: 4 fame"),
    ],
)
def test_in_english(card: int | str, tableau: tuple[list[int], list[str]], said: str) -> None:
    assert Words("en").reason(line(card, *tableau)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "68: 0, braucht 5 Uddu-Steine, 3 in Sicht"),
        ("it", "68: 0, richiede 5 pietre Uddu, 3 in vista"),
        ("fr", "68 : 0, demande 5 pierres uddu, 3 en vue"),
    ],
)
def test_what_was_missing_in_other_languages(lang: Language, said: str) -> None:
    assert Words(lang).reason(line(68, [68, 2, 28], [])) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_many_tableaux_can_be_said(lang: Language) -> None:
    rng, words = Random(2), Words(lang)
    names = [card.id for card in SANCTUARIES]
    for _ in range(150):
        sheet = score(rng.sample(range(1, 69), 8), rng.sample(names, rng.randint(0, 7)))
        for scored in sheet.lines:
            said = words.reason(scored)
            assert said.startswith(str(scored.card))
            assert said.isprintable()
            assert "None" not in said
            if scored.fame:
                assert str(scored.fame) in said
