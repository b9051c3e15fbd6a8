"""A card in words. Each sentence is made as the head of `en/cards.ftl` says."""

from collections.abc import Iterable
from typing import assert_never

from alula.cards import (
    REGIONS,
    SANCTUARIES,
    SANCTUARY_INDEX,
    WONDERS,
    Quest,
    QuestKind,
    Region,
    Wonders,
)
from alula.cards import Sanctuary as SanctuaryCard
from alula.words.bundles import Messages

AnyCard = Region | SanctuaryCard


def card_of(card: int | str) -> AnyCard:
    """The card with this number or id."""
    return REGIONS[card - 1] if isinstance(card, int) else SANCTUARIES[SANCTUARY_INDEX[card]]


def full(say: Messages, card: AnyCard) -> str:
    """ "Region 44, city, day. 2 fame for each city and each desert in view, if …" """
    head = _head(say, card)
    symbols = list_and(say, counts(say, card.clues, card.wonders))
    if symbols:
        head = say("head-with", head=head, symbols=symbols)
    return say("card-full", head=head, quest=_quest(say, card))


def short(say: Messages, card: AnyCard) -> str:
    """ "44: city, 2 per city or desert, needs 1 uddu, 1 goldlog" """
    return say("card-short", card=str(card.id), facts=list_comma(say, facts(say, card)))


def facts(say: Messages, card: AnyCard) -> list[str]:
    """What is on a card, a few words each."""
    said = [say("biome", biome=card.biome.value)] if card.biome else []
    if card.night:
        said.append(say("night-fact"))
    said += counts(say, card.clues, card.wonders, "symbol-short")
    if card.quest is not None:
        said.append(quest_fact(say, card.quest))
    needs = list_comma(say, counts(say, 0, card.needs, "symbol-short"))
    if needs:
        said.append(say("needs-short", needs=needs))
    return said


def quest_fact(say: Messages, quest: Quest) -> str:
    """A quest in a few words: "12 fame", "2 per night"."""
    if not things(quest):
        return say("quest-short-flat", fame=quest.fame)
    return say("quest-short-per", fame=quest.fame, things=per(say, quest))


def counts(say: Messages, clues: int, wonders: Wonders, message: str = "symbol-count") -> list[str]:
    """Clues and wonders that are there at all, with how many."""
    there = [("clue", clues), *((wonder.value, wonders.of(wonder)) for wonder in WONDERS)]
    return [say(message, thing=thing, count=count) for thing, count in there if count]


def things(quest: Quest) -> tuple[str, ...]:
    """The keys of what a quest pays for, as the messages name them; none for a flat one."""
    match quest.kind:
        case QuestKind.FLAT:
            return ()
        case QuestKind.BIOME:
            return quest.biomes
        case QuestKind.WONDER | QuestKind.CLUE | QuestKind.NIGHT | QuestKind.SET:
            return (quest.per,)
        case unknown:
            assert_never(unknown)


def per(say: Messages, quest: Quest) -> str:
    """What follows "2 per": a night, a city or desert, a set."""
    first, *others = [say("per", thing=thing) for thing in things(quest)]
    if not others:
        return first
    (second,) = others  # no card counts three
    return say("per-either", first=first, second=second)


def list_comma(say: Messages, items: Iterable[object]) -> str:
    """a, b, c"""
    said = ""
    for item in items:
        said = say("list-comma", before=said, next=str(item)) if said else str(item)
    return said


def list_and(say: Messages, items: Iterable[object]) -> str:
    """a, b and c"""
    *before, last = [str(item) for item in items] or [""]
    return say("list-and", before=list_comma(say, before), last=last) if before else last


def _head(say: Messages, card: AnyCard) -> str:
    biome = card.biome.value if card.biome else "plain"
    time = "night" if card.night else "day"
    if isinstance(card, Region):
        return say("region-head", number=card.number, biome=biome, time=time)
    return say("sanctuary-head", id=card.id, biome=biome, time=time)


def _quest(say: Messages, card: AnyCard) -> str:
    quest = card.quest
    if quest is None:
        return say("quest-none")
    if not things(quest):
        said = say("quest-flat", fame=quest.fame)
    else:
        each = list_and(say, [say("each", thing=thing) for thing in things(quest)])
        said = say("quest-each", fame=quest.fame, things=each)
    if any(card.needs):
        needs = list_and(say, counts(say, 0, card.needs))
        said = say("quest-if", quest=said, needs=needs, count=sum(card.needs))
    return said
