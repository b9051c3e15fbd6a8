"""`alula score --jsonl`: tableaux in, fame out, many thousands a second by the kernel."""

import json
import os
from collections.abc import Iterator, Sequence
from typing import IO

import numpy as np

from alula.cards import (
    MOST_SANCTUARIES,
    REGION_COUNT,
    ROUNDS,
    SANCTUARY_INDEX,
)
from alula.kernel.layout import NONE
from alula.kernel.scoring import score_cards

_CHUNK = 1 << 18
_LONGEST = 1 << 16
"""Bytes of the longest line that is looked at; a full tableau has about 250."""
_PLACES = ROUNDS + MOST_SANCTUARIES
_NOTHING = bytes([NONE])
_REGION_NUMBERS = range(1, REGION_COUNT + 1)

Tableau = tuple[list[int], list[str]]


class BadTableau(ValueError):
    """A line that is no tableau."""


def answers(lines: Sequence[bytes]) -> tuple[list[str], int]:
    """The answer to each line, and how many lines were bad."""
    read = [_read(line) for line in lines]
    fames = iter(_fames([one for one in read if not isinstance(one, BadTableau)]))
    said = []
    for one in read:
        if isinstance(one, BadTableau):
            said.append(json.dumps({"error": str(one)}, separators=(",", ":")))
        else:
            fame = next(fames)
            row, found = fame[: len(one[0])], fame[ROUNDS : ROUNDS + len(one[1])]
            told = f'"regions":{row},"sanctuaries":{found},"total":{sum(fame)}'.replace(" ", "")
            said.append(f"{{{told}}}")
    return said, sum(isinstance(one, BadTableau) for one in read)


def _fames(tableaux: Sequence[Tableau]) -> list[list[int]]:
    """What each card scores: 8 places for regions, left to right, then 7 for sanctuaries."""
    cards = bytearray()
    for regions, sanctuaries in tableaux:
        cards += bytes([number - 1 for number in regions]).ljust(ROUNDS, _NOTHING)
        found = [REGION_COUNT + SANCTUARY_INDEX[card] for card in sanctuaries]
        cards += bytes(found).ljust(MOST_SANCTUARIES, _NOTHING)
    ids = np.frombuffer(cards, dtype=np.uint8).reshape(-1, _PLACES)
    out = np.zeros(ids.shape, dtype=np.int16)
    score_cards(ids, out)
    fames: list[list[int]] = out.tolist()
    return fames


def _read(line: bytes) -> Tableau | BadTableau:
    try:
        return read_tableau(line)
    except BadTableau as error:
        return error


def score_stream(source: int, out: IO[bytes]) -> int:
    """Answer every line of a file descriptor as it comes; how many lines were bad."""
    bad = 0
    for lines in _batches(source):
        said, wrong = answers(lines)
        bad += wrong
        out.write("".join(f"{text}\n" for text in said).encode())
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


def read_tableau(line: bytes) -> Tableau:
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
    if not 1 <= len(regions) <= ROUNDS:
        raise BadTableau(f"{len(regions)} regions: a row has 1 to {ROUNDS}")
    if len(sanctuaries) > MOST_SANCTUARIES:
        told_count = f"{len(sanctuaries)} sanctuaries: a player finds 0 to {MOST_SANCTUARIES}"
        raise BadTableau(told_count)
    for card in regions:
        if type(card) is not int or card not in _REGION_NUMBERS:
            raise BadTableau(f"no region {_show(card)}: regions are numbered 1 to {REGION_COUNT}")
    for card in sanctuaries:
        if type(card) is not str or card not in SANCTUARY_INDEX:
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
