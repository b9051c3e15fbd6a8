"""Games on the device and the page's own proof: TypeScript deals card for card like Python."""

import hashlib
import json
from random import Random
from typing import Any

import pytest
from support.games import at_random, climbing, play, shortage
from support.node import evaluated, in_node

from alula.cards import SANCTUARY_INDEX
from alula.chance import Dealer
from alula.rules import VARIANTS, State
from lab import dealing


def seed_of(number: int) -> str:
    return hashlib.sha256(f"alula-seed/{number}".encode()).hexdigest()


def by_card(event: dict[str, Any]) -> dict[str, Any]:
    """A find as a record writes it: which cards came, not in which order."""
    if event["event"] == "find":
        cards = sorted(event["sanctuaries"], key=SANCTUARY_INDEX.__getitem__)
        return {**event, "sanctuaries": cards}
    return event


def test_the_vectors_are_current() -> None:
    assert dealing.FILE.read_text(encoding="utf-8") == dealing.text(), "run: python -m lab dealing"


def test_typescript_gives_the_vectors() -> None:
    vectors = json.loads(dealing.FILE.read_text(encoding="utf-8"))
    kinds = [
        (one["due"]["event"], one["due"]["cards"] > len(one["piles"]["unseen"])) for one in vectors
    ]
    assert kinds.count(("find", True)) >= 3
    assert kinds.count(("find", False)) == kinds.count(("market", False)) == 10
    answers = in_node(
        "tools/deal.ts", [{"seed": seed_of(one["seed"]), "asked": [one]} for one in vectors]
    )
    assert [by_card(answer) for (answer,) in answers] == [one["event"] for one in vectors]


def test_typescript_deals_whole_games_like_python() -> None:
    lines: list[object] = []
    expected: list[list[object]] = []
    short = 0
    for number in range(60):
        players, variant = 2 + number % 5, VARIANTS[number % 2]
        policy = climbing if number % 3 else at_random
        states: list[State] = [state for _, state in play(players, variant, number, policy)]
        due = [state for state in states if state.due is not None]
        short += any(map(shortage, states))
        dealer = Dealer.from_number(number)
        asked = [{"due": dealing.due_json(s), "piles": dealing.piles_json(s)} for s in due]
        lines.append({"seed": seed_of(number), "asked": asked})
        expected.append([dealer.event(state).to_json() for state in due])
    answers = in_node("tools/deal.ts", lines)
    assert [[by_card(one) for one in game] for game in answers] == expected
    assert short >= 5


@pytest.mark.parametrize("sizes", [range(200), [1_000, 4_096, 100_003]])
def test_sha256_of_any_length(sizes: range | list[int]) -> None:
    program = (
        'import { sha256 } from "./src/fair/sha256.ts";'
        'import { fromHex, toHex } from "./src/fair/bytes.ts";'
        'let text = "";'
        "for await (const part of process.stdin) text += part;"
        "const all = JSON.parse(text).map((data) => toHex(sha256(fromHex(data))));"
        "process.stdout.write(JSON.stringify(all));"
    )
    data = [Random(size).randbytes(size) for size in sizes]
    digests = evaluated(program, [[one.hex() for one in data]])
    assert digests == [hashlib.sha256(one).hexdigest() for one in data]
