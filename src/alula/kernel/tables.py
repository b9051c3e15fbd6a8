"""The cards as packed integers, so that a prerequisite is one compare and a quest one product.

Card ids: region number n is n - 1 (0 to 67), sanctuaries follow in table order (68 to 112).
`SYMBOLS[id]` has nine fields of 6 bits, five for the value and one *guard* bit that stays free: no
play area holds more than 27 of one symbol. A sum of such words counts all symbols at once. Field 9
is the constant 1 of flat quests, and field 10 is always 0, so nearly every quest is
`fame x (field a + field b)`.
"""

from collections.abc import Sequence
from typing import assert_never

import numpy as np
import numpy.typing as npt

from alula.cards import (
    BIOMES,
    REGIONS,
    SANCTUARIES,
    WONDERS,
    Card,
    QuestKind,
    numbers,
    region,
    sanctuary,
)

REGION_COUNT = numbers.REGION_COUNT
SANCTUARY_COUNT = numbers.SANCTUARY_COUNT
CARD_COUNT = REGION_COUNT + SANCTUARY_COUNT

FIELD_BITS = 6
FIELDS: tuple[str, ...] = (*WONDERS, "clue", "night", *BIOMES)
"""What each field of a symbol word counts, from the lowest bits up."""
FIRST_BIOME_FIELD = len(WONDERS) + 2
_ONE_FIELD = len(FIELDS)
_ZERO_FIELD = _ONE_FIELD + 1

ONE = np.uint64(1 << (FIELD_BITS * _ONE_FIELD))
"""The start of a sum of symbols: the constant 1 that flat quests count."""
GUARDS = np.uint64(sum(1 << (FIELD_BITS * place + 5) for place in range(len(WONDERS))))

# A quest word: fame per thing (8 bits), the shifts of the two fields (8 bits each), set flag.
SHIFT_A, SHIFT_B, SET_FLAG = 8, 16, 24


def _symbols(card: Card) -> int:
    counts = [*card.wonders, card.clues, int(card.night), *(card.biome is b for b in BIOMES)]
    return sum(int(count) << (FIELD_BITS * place) for place, count in enumerate(counts))


def _needs(card: Card) -> int:
    return sum(count << (FIELD_BITS * place) for place, count in enumerate(card.needs))


def _quest(card: Card) -> int:
    quest = card.quest
    if quest is None:
        return _quest_word(0, _ZERO_FIELD, _ZERO_FIELD)
    if not 0 <= quest.fame < 256:
        raise ValueError(f"a quest of {quest.fame} fame: the kernel has 8 bits for it")
    match quest.kind:
        case QuestKind.FLAT:
            return _quest_word(quest.fame, _ONE_FIELD, _ZERO_FIELD)
        case QuestKind.SET:
            return _quest_word(quest.fame, _ZERO_FIELD, _ZERO_FIELD) | 1 << SET_FLAG
        case QuestKind.BIOME:
            if not 1 <= len(quest.biomes) <= 2:
                raise ValueError(f"a quest for {quest.per}: the kernel counts one biome or two")
            a, b, *_ = [*map(FIELDS.index, quest.biomes), _ZERO_FIELD]
            return _quest_word(quest.fame, a, b)
        case QuestKind.WONDER | QuestKind.CLUE | QuestKind.NIGHT:
            return _quest_word(quest.fame, FIELDS.index(quest.per), _ZERO_FIELD)
        case unknown:
            assert_never(unknown)


def _quest_word(fame: int, a: int, b: int) -> int:
    return fame | (FIELD_BITS * a) << SHIFT_A | (FIELD_BITS * b) << SHIFT_B


def card_id(card: int | str) -> int:
    """The kernel's number of a card: of region 44 or of sanctuary `desert-3`."""
    if isinstance(card, str):
        return REGION_COUNT + SANCTUARIES.index(sanctuary(card))
    return region(card).number - 1


def card_name(card: int) -> int | str:
    """The card that a number of the kernel stands for, as `rules` calls it: 44 or `desert-3`."""
    if not 0 <= card < CARD_COUNT:
        raise KeyError(f"the kernel has no card {card}: there are 0 to {CARD_COUNT - 1}")
    return REGIONS[card].id if card < REGION_COUNT else SANCTUARIES[card - REGION_COUNT].id


def _check_fit() -> None:
    """No symbol of a play area may reach its guard bit, nor any prerequisite."""
    for place, field in enumerate(FIELDS):
        most = sum(_most(REGIONS, place, numbers.ROUNDS))
        most += sum(_most(SANCTUARIES, place, numbers.MOST_SANCTUARIES))
        if most >= 1 << FIELD_BITS - 1:
            raise ValueError(f"a play area may show {most} of {field}: the kernel counts to 31")
    if any(max(card.needs) > 31 or card.clues > 1 for card in (*REGIONS, *SANCTUARIES)):
        raise ValueError("a card shows two clues, or needs more than 31 of a wonder")


def _most(cards: Sequence[Card], place: int, count: int) -> list[int]:
    """The cards with most of a symbol."""
    shown = (_symbols(card) >> FIELD_BITS * place & (1 << FIELD_BITS) - 1 for card in cards)
    return sorted(shown, reverse=True)[:count]


def _build(cards: Sequence[Card]) -> npt.NDArray[np.uint64]:
    table = np.zeros((3, 128), dtype=np.uint64)
    for place, card in enumerate(cards):
        table[:, place] = _symbols(card), _needs(card), _quest(card)
    return table


_check_fit()
CARDS: npt.NDArray[np.uint64] = _build((*REGIONS, *SANCTUARIES))
"""Three rows of words: symbols, prerequisite, quest. An empty place (127) counts for nothing."""
SYMBOLS, NEEDS, QUESTS = CARDS


def _bits(cards: Sequence[Card]) -> tuple[np.uint64, np.uint64]:
    bits = sum(1 << place for place, card in enumerate(cards) if card.clues)
    return np.uint64(bits & (1 << 64) - 1), np.uint64(bits >> 64)


CLUES_LOW, CLUES_HIGH = _bits((*REGIONS, *SANCTUARIES))
"""One bit per card id: whether it shows a clue (no card shows two)."""
