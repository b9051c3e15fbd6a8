"""Every card in words, in four languages, beside golden files that a native speaker can read."""

from pathlib import Path

import pytest

from alula.cards import REGIONS, SANCTUARIES, Region, Sanctuary
from alula.words import LANGUAGES, Language, UnknownLanguage, Words, language

ALL: tuple[Region | Sanctuary, ...] = (*REGIONS, *SANCTUARIES)
GOLDEN = Path(__file__).parent / "golden"


def book(lang: Language) -> str:
    """All cards, full and short."""
    words = Words(lang)
    return "".join(f"{words.card(card.id)}\n    {words.card_short(card.id)}\n" for card in ALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_as_in_the_golden_file(lang: Language) -> None:
    assert book(lang) == (GOLDEN / f"cards-{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_sound_alike(lang: Language) -> None:
    words = Words(lang)
    assert len({words.card(card.id) for card in ALL}) == len(ALL)
    assert len({words.card_short(card.id) for card in ALL}) == len(ALL)


def test_the_sentence_of_the_plan() -> None:
    assert Words("en").card(44) == (
        "Region 44, city, day. 2 fame for each city and each desert in view, "
        "if 1 uddu and 1 goldlog are in view."
    )


@pytest.mark.parametrize(
    ("lang", "card", "said"),
    [
        ("en", 24, "if 1 okiko is in view."),
        ("de", 24, "wenn 1 Okiko-Schimäre zu sehen ist."),
        ("de", 25, "1 Ruhmespunkt für jede Stadt und jeden Fluss in Sicht."),
        ("de", 2, "Region 2, Wüste, Tag: 2 Uddu-Steine."),
        ("it", 24, "se è in vista 1 chimera Okiko."),
        ("it", 40, "1 pietra Uddu, 1 chimera Okiko e 1 cardo Goldlog."),
        ("fr", 25, "1 point de réputation pour chaque ville et chaque rivière en vue."),
        ("fr", 39, "9 points de réputation, si 2 chimères okiko sont en vue."),
    ],
)
def test_grammar(lang: Language, card: int, said: str) -> None:
    assert said in Words(lang).card(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_invisible_marks(lang: Language) -> None:
    assert book(lang).replace("\n", "").isprintable()


@pytest.mark.parametrize(
    ("name", "lang"), [("de", "de"), ("de_AT.UTF-8", "de"), ("fr-CA", "fr"), ("IT", "it")]
)
def test_a_language_by_name_or_locale(name: str, lang: str) -> None:
    assert language(name) == lang


@pytest.mark.parametrize("name", ["", "xx", "C.UTF-8", "english"])
def test_an_unknown_language_says_which_there_are(name: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, de, it, fr"):
        language(name)


def write() -> None:
    """Write the golden files anew, after a change of wording that is meant."""
    GOLDEN.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (GOLDEN / f"cards-{lang}.txt").write_text(book(lang), encoding="utf-8")


if __name__ == "__main__":
    write()
