"""`alula score --jsonl`: tableaux in, fame out, many thousands a second.

All that is in view is one integer: a field of bits for each thing that quests count or ask for.
Adding a card adds all its fields at once, and a prerequisite is met if no field of the difference
borrows. A test holds this to the scorer of the rules.
"""

import json
import os
from collections.abc import Iterator
from typing import IO, NamedTuple

from alula.cards import BIOMES, REGIONS, SANCTUARIES, WONDERS, Card

FIELDS = ("clue", "night", *WONDERS, *BIOMES)
BITS = 6
"""Nothing comes to 16 in 15 cards twice over: a field holds up to 31, and a guard bit."""

_SHIFT = {thing: place * BITS for place, thing in enumerate(FIELDS)}
_GUARDS = sum(1 << shift + BITS - 1 for shift in _SHIFT.values())
_MASK = (1 << BITS - 1) - 1
_B0, _B1, _B2, _B3 = (_SHIFT[biome] for biome in BIOMES)
_CHUNK = 1 << 18
_LONGEST = 1 << 16
"""Bytes of the longest line that is looked at; a full tableau has about 250."""

FLAT, ONE, TWO, SETS = range(4)


class _Face(NamedTuple):
    shows: int
    """The fields that the card adds to what is in view."""
    needs: int
    fame: int
    kind: int
    first: int
    second: int


def _face(card: Card) -> _Face:
    shows = card.clues << _SHIFT["clue"] | card.night << _SHIFT["night"]
    needs = 0
    for wonder in WONDERS:
        shows |= card.wonders.of(wonder) << _SHIFT[wonder]
        needs |= card.needs.of(wonder) << _SHIFT[wonder]
    if card.biome:
        shows |= 1 << _SHIFT[card.biome]
    per = card.quest.per if card.quest else "flat"
    fame = card.quest.fame if card.quest else 0
    if per in ("flat", "set"):
        return _Face(shows, needs, fame, FLAT if per == "flat" else SETS, 0, 0)
    first, _, second = per.partition("+")
    kind = TWO if second else ONE
    return _Face(shows, needs, fame, kind, _SHIFT[first], _SHIFT[second or first])


_REGIONS = {card.number: _face(card) for card in REGIONS}
_SANCTUARIES = {card.id: _face(card) for card in SANCTUARIES}


class BadTableau(ValueError):
    """A line that is no tableau."""


def fame_of(regions: list[int], sanctuaries: list[str]) -> tuple[list[int], list[int]]:
    """What each card scores: regions left to right, then sanctuaries."""
    found = [_SANCTUARIES[card] for card in sanctuaries]
    in_view = 0
    for face in found:
        in_view += face.shows
    row = []
    for number in reversed(regions):
        face = _REGIONS[number]
        in_view += face.shows
        row.append(_fame(face, in_view))
    row.reverse()
    return row, [_fame(face, in_view) for face in found]


def _fame(face: _Face, in_view: int) -> int:
    _, needs, fame, kind, first, second = face
    if not fame or (needs and ((in_view | _GUARDS) - needs) & _GUARDS != _GUARDS):
        return 0
    if kind == FLAT:
        return fame
    if kind == SETS:
        return fame * min(
            in_view >> _B0 & _MASK,
            in_view >> _B1 & _MASK,
            in_view >> _B2 & _MASK,
            in_view >> _B3 & _MASK,
        )
    times = in_view >> first & _MASK
    return fame * (times + (in_view >> second & _MASK) if kind == TWO else times)


def answer(line: bytes) -> tuple[str, bool]:
    """The answer to one line, and whether the line was good."""
    try:
        regions, sanctuaries = read_tableau(line)
    except BadTableau as error:
        return json.dumps({"error": str(error)}, separators=(",", ":")), False
    row, found = fame_of(regions, sanctuaries)
    total = sum(row) + sum(found)
    return f'{{"regions":{_list(row)},"sanctuaries":{_list(found)},"total":{total}}}', True


def _list(numbers: list[int]) -> str:
    return str(numbers).replace(" ", "")


def score_stream(source: int, out: IO[bytes]) -> int:
    """Answer every line of a file descriptor as it comes; how many lines were bad."""
    bad = 0
    for lines in _batches(source):
        answers = [answer(line) for line in lines]
        bad += sum(not good for _, good in answers)
        out.write("".join(f"{text}\n" for text, _ in answers).encode())
        out.flush()
    return bad


def _batches(source: int) -> Iterator[list[bytes]]:
    """Whole lines, as many as have arrived; a line beyond all measure is cut, not kept."""
    rest = b""
    while chunk := os.read(source, _CHUNK):
        *lines, last = chunk.split(b"\n")
        if lines:
            lines[0] = rest + lines[0]
            rest = last
            yield lines
        elif len(rest) <= _LONGEST:
            rest += last
    if rest:
        yield [rest]


def read_tableau(line: bytes) -> tuple[list[int], list[str]]:
    """The cards of a line; a `BadTableau` says what is wrong with it."""
    if len(line) > _LONGEST:
        raise BadTableau(f"a line of more than {_LONGEST} bytes: no tableau is that long")
    told = _parse(line)
    if type(told) is not dict:
        raise BadTableau('a tableau is an object with "regions" and "sanctuaries"')
    regions, sanctuaries = told.get("regions"), told.get("sanctuaries")
    if type(regions) is not list or type(sanctuaries) is not list:
        key = "regions" if type(regions) is not list else "sanctuaries"
        raise BadTableau(f'"{key}" is missing' if key not in told else f'"{key}" must be a list')
    if not 1 <= len(regions) <= 8:
        raise BadTableau(f"{len(regions)} regions: a row has 1 to 8")
    if len(sanctuaries) > 7:
        raise BadTableau(f"{len(sanctuaries)} sanctuaries: a player finds 0 to 7")
    for card in regions:
        if type(card) is not int or card not in _REGIONS:
            raise BadTableau(f"no region {_show(card)}: regions are numbered 1 to {len(_REGIONS)}")
    for card in sanctuaries:
        if type(card) is not str or card not in _SANCTUARIES:
            raise BadTableau(f"no sanctuary {_show(card)}: ids look like city-2 or plain-19")
    for cards in (regions, sanctuaries):
        if len(set(cards)) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise BadTableau(f"{twice} stands twice: every card exists once")
    return regions, sanctuaries


def _parse(line: bytes) -> object:
    try:
        return json.loads(line.decode())
    except UnicodeDecodeError as error:
        raise BadTableau(f"not UTF-8 at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise BadTableau(f"not JSON: {error.msg} (column {error.colno})") from None
    except RecursionError:
        raise BadTableau("not a tableau: nested too deeply") from None
    except ValueError:
        raise BadTableau("not a tableau: a number with too many digits") from None


def _show(value: object) -> str:
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:39] + "…"
