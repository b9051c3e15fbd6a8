"""Find cards by what people call them.

Numbers and ids add up (`44 desert-3`), words narrow down (`night uddu`): cards named by the former,
or all if none is, that every word is true of.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from alula.cards import (
    BIOMES,
    REGIONS,
    SANCTUARIES,
    SANCTUARY_INDEX,
    WONDERS,
    Biome,
    Region,
    Sanctuary,
    Wonder,
)
from alula.cli.failures import UserError

if TYPE_CHECKING:
    from alula.words import Words

AnyCard = Region | Sanctuary
Test = Callable[[AnyCard], bool]

ALL: tuple[AnyCard, ...] = (*REGIONS, *SANCTUARIES)


def look_up(query: Iterable[str], words: "Words") -> list[AnyCard]:
    """The cards that a query means, in the order of the card tables."""
    tests = _tests(words)
    named: set[int | str] = set()
    narrow: list[Test] = []
    for term in (part for word in query for part in word.lower().replace(",", " ").split()):
        cards = _named(term, words)
        if cards:
            named.update(cards)
        elif term in tests:
            narrow.append(tests[term])
        else:
            raise UserError(_unknown(term, tests, words))
    return [
        card
        for card in ALL
        if (not named or card.id in named) and all(test(card) for test in narrow)
    ]


def _named(term: str, words: "Words") -> list[int | str]:
    """The numbers or ids that a term names: `44`, `20-40`, `city-2`."""
    if term in SANCTUARY_INDEX:
        return [term]
    first, dash, last = term.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        return []
    if len(first) > 3 or len(last) > 3:  # nobody means a number of a thousand digits
        raise UserError(words.say("error-no-such-region", card=term[:40]))
    numbers = range(int(first), int(last or first) + 1)
    if not numbers or numbers[0] < 1 or numbers[-1] > len(REGIONS):
        raise UserError(words.say("error-no-such-region", card=term))
    return list(numbers)


def _tests(words: "Words") -> dict[str, Test]:
    """What can be asked of a card, by the English keys and by the words of the language."""
    say = words.say
    tests: dict[str, Test] = {
        "region": lambda card: isinstance(card, Region),
        "sanctuary": lambda card: isinstance(card, Sanctuary),
        "plain": lambda card: card.biome is None,
        "night": lambda card: card.night,
        "day": lambda card: not card.night,
        "clue": lambda card: card.clues > 0,
        "quest": lambda card: card.quest is not None,
    }
    for biome in BIOMES:
        tests[biome] = _of_biome(biome)
    for wonder in WONDERS:
        tests[wonder] = _shows(wonder)
        tests[f"needs:{wonder}"] = _asks_for(wonder)
    for thing in ("flat", "set", "night", "clue", *BIOMES, *WONDERS):
        tests[f"per:{thing}"] = _pays_for(thing)
    for card in ALL:
        if card.quest is not None and len(card.quest.biomes) == 2:
            one, two = card.quest.biomes
            tests[f"per:{one}+{two}"] = tests[f"per:{two}+{one}"] = _pays_exactly(card.quest.per)
    tests["flat"], tests["set"] = tests["per:flat"], tests["per:set"]
    for thing in ("night", "clue", *BIOMES, *WONDERS):
        told = say("per", thing=thing).lower()
        tests.setdefault(told, tests[thing])
        tests.setdefault(f"per:{told}", tests[f"per:{thing}"])
    tests.setdefault(say("time", time="day").lower(), tests["day"])
    return tests


def _of_biome(biome: Biome) -> Test:
    return lambda card: card.biome is biome


def _shows(wonder: Wonder) -> Test:
    return lambda card: card.wonders.of(wonder) > 0


def _asks_for(wonder: Wonder) -> Test:
    return lambda card: card.needs.of(wonder) > 0


def _pays_for(thing: str) -> Test:
    return lambda card: card.quest is not None and thing in card.quest.per.split("+")


def _pays_exactly(per: str) -> Test:
    return lambda card: card.quest is not None and card.quest.per == per


def _unknown(term: str, tests: dict[str, Test], words: "Words") -> str:
    near = get_close_matches(term, [*tests, *SANCTUARY_INDEX], n=3)
    if near:
        return words.say("error-unknown-term-near", term=term, near=", ".join(near))
    return words.say("error-unknown-term", term=term)
