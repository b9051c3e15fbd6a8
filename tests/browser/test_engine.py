"""The engine in the browser plays the games of the kernel, and shows what the rules show."""

import base64
import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from support.engine import EngineInNode, course

import alula.kernel as kernel
from alula.bots import LEVELS, Budget, make_bot
from alula.bots.engines import best
from alula.bots.search import Searcher
from alula.chance import Dealer
from alula.kernel import bridge
from alula.kernel import layout as at
from alula.kernel.policies import CLIMB, POLICIES
from alula.kernel.veiled import veil
from alula.rules import Event, Variant, Withdraw, announce, new_game, redact, sample, view

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo"]
VARIANTS: tuple[Variant, ...] = ("basic", "advanced")
TABLES = [(players, variant) for players in range(2, 7) for variant in VARIANTS]
GAMES = int(os.environ.get("ALULA_ENGINE_GAMES", "300"))
DECISIONS = int(os.environ.get("ALULA_ENGINE_DECISIONS", "120"))
ROLLOUTS = 48


def dealt_game(players: int, variant: Variant, seed: int) -> Iterator[tuple[Any, Event]]:
    """A game of the rules with random choices and second thoughts: each state with what follows."""
    dealer, chance = Dealer.from_number(seed), random.Random(seed)
    state = new_game(NAMES[:players], variant)
    while not state.over:
        withdrawable = [seat for seat in state.seats if state.can_withdraw(seat)]
        event: Event
        if state.due is not None:
            event = dealer.event(state)
        elif withdrawable and chance.random() < 0.1:
            event = Withdraw(withdrawable[0])
        else:
            decision = chance.choice(state.open)
            event = chance.choice(state.options(decision.seat))
        yield state, event
        state = state.apply(event)


@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_same_games_byte_for_byte(
    engine: EngineInNode, players: int, variant: Variant, policy: str
) -> None:
    games = kernel.new(GAMES // 10, players, variant, seed=players)
    told = engine.ask(
        "finish",
        states=base64.b64encode(games.states.tobytes()).decode(),
        keys=base64.b64encode(games.keys.tobytes()).decode(),
        policy=POLICIES[policy],
    )
    games.finish(policy)
    assert base64.b64decode(told["states"]) == games.states.tobytes()
    if POLICIES[policy] == CLIMB and players == 6:
        assert (games.states[:, at.LOST : at.LOST + 6] > 0).any()  # returned cards were drawn


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_every_moment_is_shown_as_the_rules_show_it(
    engine: EngineInNode, players: int, variant: Variant
) -> None:
    states, events = zip(*dealt_game(players, variant, 7 * players), strict=True)
    played = course(NAMES[:players], variant, list(events))
    after = [*states, states[-1].apply(events[-1])]
    for state, moments in zip(after, engine.ask("moments", course=played), strict=True):
        for seat, moment in zip((*state.seats, None), moments, strict=True):
            assert moment["view"] == view(state, seat)
            options = [] if seat is None else [o.to_json() for o in state.options(seat)]
            assert moment["options"] == options
            assert moment["canWithdraw"] == (seat is not None and state.can_withdraw(seat))
    eyes = [*range(players), None]
    for seat, told in zip(eyes, engine.ask("told", course=played, eyes=eyes), strict=True):
        for place, event in enumerate(events):
            wanted = announce(after[place], event, after[place + 1])
            assert told[place] == [redact(one, seat) for one in wanted]


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_dealer_deals_the_same(engine: EngineInNode, players: int, variant: Variant) -> None:
    """Whole games: what chance does is asked for wherever it is due."""
    seed = 100 + players
    key = Dealer.from_number(seed)._seed.hex()
    state = new_game(NAMES[:players], variant)
    chance = random.Random(seed)
    events: list[Event] = []
    while not state.over:
        wanted = []
        played = course(NAMES[:players], variant, events)
        while state.due is not None:
            event = Dealer.from_number(seed).event(state)
            state = state.apply(event)
            events.append(event)
            wanted.append(event.to_json())
        if wanted:
            assert engine.ask("deal", course=played, seed=key) == wanted
        if not state.over:
            answer = chance.choice(state.options(state.open[0].seat))
            state = state.apply(answer)
            events.append(answer)
    whole = course(NAMES[:players], variant, events)
    assert engine.ask("check", course=whole) is True
    assert engine.ask("dealtBy", course=whole, seed=key) is True
    assert engine.ask("dealtBy", course=whole, seed="00" * 32) is False


def test_what_is_not_legal_is_refused(engine: EngineInNode) -> None:
    _, events = zip(*dealt_game(3, "basic", 5), strict=True)
    for place in (0, 1, 2, 20):
        wrong = [*events[:place], *events[place + 1 :]]
        with pytest.raises(AssertionError, match=r"event \d+: "):
            engine.ask("check", course=course(NAMES[:3], "basic", wrong))


def positions(count: int) -> Iterator[tuple[Any, list[Event], int]]:
    """Decisions with something to choose: the state, the events so far, and the seat."""
    chance = random.Random(3)
    found = 0
    seed = 0
    while found < count:
        players, variant = TABLES[seed % len(TABLES)]
        before: list[Event] = []
        for state, event in dealt_game(players, variant, seed):
            if state.open and chance.random() < 0.1 and found < count:
                seat = chance.choice(state.open).seat
                if len(state.options(seat)) > 1:
                    yield state, list(before), seat
                    found += 1
            before.append(event)
        seed += 1


def test_every_level_chooses_the_same(engine: EngineInNode) -> None:
    names = [*(level.name for level in LEVELS), "greedy", "heuristic", "best"]
    for place, (state, events, seat) in enumerate(positions(DECISIONS)):
        name, seed = names[place % len(names)], 1000 + place
        rollouts = Budget(rollouts=ROLLOUTS)
        wanted = make_bot(name, seed).decide(view(state, seat), state.options(seat), rollouts)
        told = engine.ask(
            "choose",
            course=course(list(state.players), state.variant, events),
            seat=seat,
            bot=name,
            seed=str(seed),
            rollouts=ROLLOUTS,
        )
        assert told["event"] == wanted.to_json(), (name, seed)


def test_the_value_of_every_option_with_its_error(engine: EngineInNode) -> None:
    for state, events, seat in positions(8):
        searcher = best(5)
        assert isinstance(searcher, Searcher)
        options = state.options(seat)
        root = bridge.from_view(view(state, seat))
        means, worlds = searcher.value_all(root, seat, 12)
        played = course(list(state.players), state.variant, events)
        told = engine.ask("values", course=played, seat=seat, seed="5", rollouts=12 * len(options))
        slots = [bridge.choice_of(root, option) for option in options]
        by_event = {str(one["event"]): one for one in told}
        for option, slot in zip(options, slots, strict=True):
            one = by_event[str(option.to_json())]
            assert one["mean"] == means[slot]
            assert one["worlds"] == worlds[slot] == 12
            assert 0 <= one["error"] < 0.2


def test_bots_see_nothing_that_their_seat_may_not() -> None:
    """The same view with other hidden cards: the same bytes, so the same choice."""
    out, other = (np.zeros(at.STATE_SIZE, np.uint8) for _ in range(2))
    chance = random.Random(8)
    for state, _, seat in positions(40):
        redrawn = sample(view(state, seat), chance)
        veil(bridge.from_state(state), seat, out)
        veil(bridge.from_state(redrawn), seat, other)
        assert (out == other).all()
        assert (out == bridge.from_view(view(state, seat))).all()


def test_the_best_order(engine: EngineInNode) -> None:
    chance = random.Random(4)
    for _ in range(50):
        regions = chance.sample(range(1, 69), chance.randint(0, 8))
        laid = chance.sample(range(68, 113), chance.randint(0, 7))
        fame, order = kernel.best_order([n - 1 for n in regions], laid)
        names = [bridge.sanctuary_name(card) for card in laid]
        told = engine.ask("order", regions=regions, sanctuaries=names)
        assert told == {"fame": fame, "regions": [int(card) + 1 for card in order]}
