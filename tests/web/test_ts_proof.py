"""The page checks the dealing by itself: it accepts what is right, and objects to each lie."""

from copy import deepcopy
from random import Random
from typing import Any

from support.games import at_random, climbing, shortage
from support.node import in_node

from alula.chance import Fair, commitment
from alula.client import FairPromise, objections
from alula.records import Record, verify
from alula.records.record import FORMAT
from alula.rules import VARIANTS, new_game

Json = dict[str, Any]


def game(players: int, number: int) -> tuple[Json, bool]:
    """A finished game with bots and a proof; and whether sanctuaries ran short."""
    random = Random(number)
    secret = random.randbytes(32)
    seats = tuple(random.randbytes(16) if seat % 3 != 2 else None for seat in range(players))
    fair = Fair(commitment(secret), secret, seats)
    dealer = fair.dealer()
    names = [f"Player {seat}" for seat in range(players)]
    state = new_game(names, VARIANTS[number % 2])
    events, short = [], False
    policy = climbing if number % 3 else at_random
    while not state.over:
        if state.due is not None:
            event: Any = dealer.event(state)
        else:
            seat = random.choice(state.open).seat
            event = policy(state, state.options(seat), random)
        state = state.apply(event)
        events.append(event)
        short = short or shortage(state)
    record = Record.of(state, events, {"fair": fair.to_json()})
    assert verify(record) > 0
    promise = {"commitment": fair.commitment, "random": (seats[0] or b"").hex()}
    asked = {
        "players": players,
        "variant": state.variant,
        "events": record.to_json()["events"],
        "proof": fair.to_json(),
        "seat": 0,
        "promise": promise,
    }
    return asked, short


def test_right_games_are_accepted_and_every_changed_card_is_found() -> None:
    games = [game(2 + number % 5, number) for number in range(40)]
    assert sum(short for _, short in games) >= 3
    random = Random(5)
    lies = []
    for right, _ in games:
        chance = [n for n, e in enumerate(right["events"]) if e["event"] in ("market", "find")]
        for number in random.sample(chance, 3):
            lie = deepcopy(right)
            event = lie["events"][number]
            cards = event["regions" if event["event"] == "market" else "sanctuaries"]
            every = (
                list(range(1, 69))
                if event["event"] == "market"
                else [
                    f"{biome}-{n}"
                    for biome in ("forest", "river", "desert", "city")
                    for n in (1, 2, 3)
                ]
            )
            cards[0] = random.choice([card for card in every if card not in cards])
            lies.append(lie)
        missing = deepcopy(right)
        del missing["events"][random.choice(chance)]
        lies.append(missing)
    answers = in_node("tools/check_deal.ts", [right for right, _ in games] + lies)
    assert answers[: len(games)] == [[]] * len(games)
    assert answers[len(games) :] == [["cards"]] * len(lies)


def test_each_broken_promise_has_its_own_objection() -> None:
    right, _ = game(3, 4)
    proof, promise = right["proof"], right["promise"]
    other = "ab" * 32
    cases: list[tuple[Json, list[str]]] = [
        ({}, []),
        ({"seat": None}, []),
        ({"promise": None}, ["unseen"]),
        ({"promise": {**promise, "commitment": other}}, ["commitment"]),
        ({"promise": {**promise, "random": "cd" * 16}}, ["bytes"]),
        ({"seat": 2}, ["bytes"]),
        ({"proof": {**proof, "secret": other}}, ["secret", "cards"]),
        ({"proof": {**proof, "secret": "no"}}, ["secret", "cards"]),
        ({"proof": {**proof, "commitment": other}}, ["commitment", "secret"]),
        ({"proof": {**proof, "seats": ["cd" * 16, *proof["seats"][1:]]}}, ["bytes", "cards"]),
        ({"events": right["events"][:-1]}, ["cards"]),
        ({"events": []}, ["cards"]),
        ({"events": [{"event": "nothing"}]}, ["cards"]),
    ]
    answers = in_node("tools/check_deal.ts", [{**right, **change} for change, _ in cases])
    assert answers == [said for _, said in cases]
    for change, said in cases:
        assert in_python({**right, **change}) == said


def in_python(asked: Json) -> list[str]:
    promise = asked["promise"] or {"commitment": None, "random": ""}
    record = {
        "format": FORMAT,
        "players": [f"Player {seat}" for seat in range(asked["players"])],
        "variant": asked["variant"],
        "events": asked["events"],
        "fair": asked["proof"],
    }
    return list(objections(record, asked["seat"], FairPromise(**promise)))
