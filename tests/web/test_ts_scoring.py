"""The score pad scores without a server: its TypeScript must agree with the rules, fame by fame."""

import importlib.util
from itertools import permutations
from random import Random
from typing import Any

import pytest
from support.node import WEB, evaluated, in_node

from alula.cards import REGIONS, SANCTUARIES
from alula.rules import ScoreLine, climbs, rank, score

GAMES = 1_700  # of 2 to 6 rows each: well over 5,000 rows

Row = tuple[list[int], list[str]]


def in_typescript(games: list[list[Row]], best: bool = False) -> list[dict[str, Any]]:
    asked = [[{"regions": r, "sanctuaries": s, "best": best} for r, s in game] for game in games]
    return in_node("tools/score_rows.ts", asked)


def games(seed: int, count: int) -> list[list[Row]]:
    """Rows as a table could show them: no card twice in a game, short rows and odd counts too."""
    random = Random(seed)
    found = []
    for _ in range(count):
        players = random.randint(2, 6)
        regions = random.sample([card.number for card in REGIONS], 8 * players)
        sanctuaries = random.sample([card.id for card in SANCTUARIES], 7 * players)
        game = []
        for player in range(players):
            row = regions[8 * player : 8 * player + (8 if random.random() < 0.8 else 4)]
            some = random.randint(0, 7)
            game.append((row, sanctuaries[7 * player : 7 * player + some]))
        found.append(game)
    return found


def facts(line: ScoreLine) -> dict[str, Any]:
    return {
        "card": line.card,
        "fame": line.fame,
        "needs": line.needs._asdict(),
        "inView": line.in_view._asdict(),
        "met": line.met,
        "times": line.times,
        "counted": [list(pair) for pair in line.counted],
    }


def test_typescript_scores_like_the_rules() -> None:
    played = games(seed=2026, count=GAMES)
    answers = in_typescript(played)
    rows = 0
    for game, answer in zip(played, answers, strict=True):
        sheets = [score(regions, sanctuaries) for regions, sanctuaries in game]
        for sheet, said in zip(sheets, answer["sheets"], strict=True):
            for line in said["lines"]:
                del line["quest"]
            assert said["lines"] == [facts(line) for line in sheet.lines]
            assert said["total"] == sheet.total
            rows += 1
        regions = [row for row, _ in game]
        assert answer["ranking"] == list(rank([sheet.total for sheet in sheets], regions))
        assert answer["climbs"] == [climbs(row) for row in regions]
    assert rows >= 5_000


def test_ties_are_broken_by_the_lowest_number() -> None:
    # Two rows without any quest, both at 0 fame.
    (answer,) = in_typescript([[([8, 6], []), ([12, 2], []), ([7, 4], [])]])
    assert [sheet["total"] for sheet in answer["sheets"]] == [0, 0, 0]
    assert answer["ranking"] == [1, 2, 0]


def test_the_best_order_is_the_best_of_all_orders() -> None:
    random = Random(7)
    short = [
        [(random.sample(range(1, 69), 5), random.sample([s.id for s in SANCTUARIES], 3))]
        for _ in range(12)
    ]
    for [(regions, sanctuaries)], answer in zip(
        short, in_typescript(short, best=True), strict=True
    ):
        best = answer["best"][0]
        every = max(score(order, sanctuaries).total for order in permutations(regions))
        assert best["fame"] == every
        assert sorted(best["regions"]) == sorted(regions)
        assert score(best["regions"], sanctuaries).total == every


def test_the_best_order_of_whole_rows_is_never_worse_than_the_played_one() -> None:
    played = games(seed=11, count=20)
    for game, answer in zip(played, in_typescript(played, best=True), strict=True):
        for (regions, sanctuaries), best in zip(game, answer["best"], strict=True):
            assert best["fame"] >= score(regions, sanctuaries).total
            assert best["fame"] == score(best["regions"], sanctuaries).total


def test_the_card_table_of_the_client_is_current() -> None:
    spec = importlib.util.spec_from_file_location("card_data", WEB / "tools" / "card_data.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, text in (("cards/data.ts", module.text()), ("i18n/numbers.ts", module.NUMBERS)):
        current = (WEB / "src" / name).read_text(encoding="utf-8")
        assert current == text, "run: python web/tools/card_data.py"


@pytest.mark.parametrize("layout", ["full", "small"])
def test_every_card_has_a_picture_of_its_own(layout: str) -> None:
    program = (
        'import { REGIONS, SANCTUARIES } from "./src/cards/cards.ts";'
        'import { faceSvg } from "./src/cards/art/face.ts";'
        f'const all = [...REGIONS, ...SANCTUARIES].map((card) => faceSvg(card, "{layout}"));'
        "process.stdout.write(JSON.stringify(all));"
    )
    pictures = evaluated(program)
    assert len(pictures) == len(REGIONS) + len(SANCTUARIES)
    assert not [picture for picture in pictures if "NaN" in picture or "undefined" in picture]
    if layout == "full":
        assert len(set(pictures)) == len(pictures)
