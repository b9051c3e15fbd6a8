"""A view as lines of text and as a picture, for people who watch a learner."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from alula.cards import Biome, region, sanctuary
from alula.rules import View

FPS = 2

Picture = npt.NDArray[np.uint8]

_WIDTH, _LINE, _EDGE = 760, 26, 16
_CARD_WIDTH, _GAP = 52, 4
_PAPER, _INK, _FAINT = (246, 242, 232), (40, 38, 34), (130, 124, 112)
_GROUND = {
    Biome.CITY: (232, 196, 92),
    Biome.DESERT: (196, 178, 152),
    Biome.FOREST: (206, 112, 98),
    Biome.RIVER: (118, 168, 204),
}
_NEUTRAL = (222, 218, 208)


def as_text(seen: View) -> str:
    """The view in some lines."""
    return "\n".join(lines(seen))


def lines(seen: View) -> Iterator[str]:
    yield f"round {seen['round']} of 8, {seen['phase']}; {_open(seen)}"
    yield f"market      {_cards(seen['market'])}"
    for seat, row in enumerate(seen["rows"]):
        mine = " (learner)" if seat == seen["seat"] else ""
        yield f"{seen['players'][seat]:<12}{_cards(row)}{mine}"
        if seen["sanctuaries"][seat]:
            yield f"{'':<12}{_cards(seen['sanctuaries'][seat])}"
    yield f"hand        {_cards(seen['hand'])}"
    if seen["found"]:
        yield f"found       {_cards(seen['found'])}"
    result = seen["result"]
    if result is not None:
        yield f"fame        {_cards(result['fame'])}"


def _open(seen: View) -> str:
    if seen["decision"] is not None:
        return f"decision {seen['decision']}"
    return f"waiting for {', '.join(seen['open'])}" if seen["open"] else "no open decision"


def _cards(cards: Sequence[object]) -> str:
    return "  ".join(map(str, cards)) or "-"


def as_picture(seen: View) -> Picture:
    """The view as an RGB picture, drawn with Pillow. Its height depends on the number of seats."""
    from PIL import Image, ImageDraw, ImageFont

    rows: list[tuple[str, Sequence[int | str]]] = [("market", seen["market"])]
    for seat, row in enumerate(seen["rows"]):
        mark = "*" if seat == seen["seat"] else ""
        rows.append((seen["players"][seat] + mark, row))
        rows.append(("", seen["sanctuaries"][seat]))
    rows += [("hand", seen["hand"]), ("found", seen["found"])]
    picture = Image.new("RGB", (_WIDTH, _EDGE * 2 + _LINE * (len(rows) + 1)), _PAPER)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(size=13)
    pen.text((_EDGE, _EDGE), next(lines(seen)), _INK, font)
    for line, (name, cards) in enumerate(rows, 1):
        top = _EDGE + _LINE * line
        pen.text((_EDGE, top + 4), name, _INK if name else _FAINT, font)
        for place, card in enumerate(cards):
            left = 110 + place * (_CARD_WIDTH + _GAP)
            box = (left, top + 2, left + _CARD_WIDTH, top + _LINE - 3)
            pen.rounded_rectangle(box, 4, _ground(card), _INK)
            text = str(card) if isinstance(card, int) else card.replace("-", " ")[:8]
            pen.text((left + 5, top + 5), text, _INK, ImageFont.load_default(size=11))
    return np.asarray(picture).copy()


def _ground(card: int | str) -> tuple[int, int, int]:
    """A card's biome as a colour; its number or name is always there as well."""
    biome = region(card).biome if isinstance(card, int) else sanctuary(card).biome
    return _NEUTRAL if biome is None else _GROUND[biome]
