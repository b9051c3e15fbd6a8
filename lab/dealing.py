"""`python -m lab dealing`: the dealer's test vectors, for the client and for verifiers of others.

A few positions of real games of every size, what chance owes in each, and the event that comes.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from alula.cards import REGIONS, SANCTUARIES, SANCTUARY_INDEX
from alula.chance import Dealer
from alula.rules import (
    VARIANTS,
    Choose,
    DealDue,
    FindDue,
    MarketDue,
    Play,
    PlayerEvent,
    State,
    Take,
    Variant,
    new_game,
)

FILE = Path(__file__).parent.parent / "tests" / "golden" / "dealing.json"
Json = dict[str, object]


def main(_arguments: list[str]) -> int:
    FILE.write_text(text(), encoding="utf-8")
    print(f"written: {FILE.name}")
    return 0


def text() -> str:
    """The file: one question a line."""
    lines = [json.dumps(one, separators=(",", ":")) for one in vectors()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def vectors() -> Iterator[Json]:
    """The first event of each kind in ten games; and a find that reaches the returned ones."""
    for players in range(2, 7):
        for variant in VARIANTS:
            seed = 100 * players + len(variant)
            seen = set()
            for state in _game(players, variant, seed):
                kind = _kind(state)
                if kind not in seen:
                    seen.add(kind)
                    yield question(seed, state)


def question(seed: int, state: State) -> Json:
    """A position where chance is due, as the dealer needs to know it, and the answer."""
    dealer = Dealer.from_number(seed)
    return {
        "seed": seed,
        "due": due_json(state),
        "piles": piles_json(state),
        "event": dealer.event(state).to_json(),
    }


def due_json(state: State) -> Json:
    match state.due:
        case DealDue(cards):
            return {"event": "deal", "cards": cards}
        case MarketDue(cards):
            return {"event": "market", "cards": cards}
        case FindDue(seat, cards):
            return {"event": "find", "player": seat, "cards": cards}
    raise ValueError("no chance event is due")


def piles_json(state: State) -> Json:
    by_table = SANCTUARY_INDEX.__getitem__
    return {
        "variant": state.variant,
        "players": len(state.players),
        "regionDeck": sorted(state.region_deck),
        "unseen": sorted(state.unseen, key=by_table),
        "under": [
            {"round": g.round, "seat": g.seat, "left": sorted(g.left, key=by_table)}
            for g in state.under
        ],
    }


def _kind(state: State) -> str:
    due = state.due
    if isinstance(due, FindDue):
        return "find from under" if due.cards > len(state.unseen) else "find"
    return type(due).__name__


def _game(players: int, variant: Variant, seed: int) -> Iterator[State]:
    """The positions of a game of hoarders in which chance is due."""
    names = [f"Player {seat}" for seat in range(players)]
    state, dealer, random = new_game(names, variant), Dealer.from_number(seed), Random(seed)
    while not state.over:
        if state.due is not None:
            yield state
            state = state.apply(dealer.event(state))
            continue
        seat = state.open[0].seat
        options = state.options(seat)
        random.shuffle(shuffled := list(options))
        state = state.apply(max(shuffled, key=lambda option: _hoarding(state, option)))


def _hoarding(state: State, option: PlayerEvent) -> tuple[int, int]:
    """Climb and gather clues: the sanctuary deck runs short."""
    match option:
        case Play(seat, region):
            climbs = not state.rows[seat] or region > state.rows[seat][-1]
            return int(climbs), 100 * REGIONS[region - 1].clues - region
        case Take(_, region):
            return REGIONS[region - 1].clues, region
        case Choose(_, sanctuary):
            return SANCTUARIES[SANCTUARY_INDEX[sanctuary]].clues, 0
    return 0, 0
