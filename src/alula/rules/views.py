"""What a seat may know: the only way for anything to leave the rules."""

from typing import TypedDict

from alula.rules.events import Deal, Event, Find, Json, Keep, Play, Reveal
from alula.rules.parts import Phase, by_table
from alula.rules.state import State


class UnderView(TypedDict):
    """A group of returned sanctuaries; `cards` of one's own groups only."""

    seat: int
    count: int
    cards: list[str] | None


class View(TypedDict):
    """All that a seat may know, as plain JSON. A spectator has `seat` None."""

    variant: str
    players: list[str]
    seat: int | None
    round: int
    phase: str
    decision: str | None
    open: list[str]
    hand: list[int]
    rejected: list[int]
    chosen: int | list[int] | None
    found: list[str]
    market: list[int]
    rows: list[list[int]]
    sanctuaries: list[list[str]]
    finding: list[int]
    taken: list[list[int]]
    gone: list[int]
    under: list[UnderView]
    region_deck: int
    sanctuary_deck: int
    result: Json | None


def view(state: State, seat: int | None) -> View:
    """The state as `seat` may see it; None is a spectator."""
    if seat is not None and seat not in state.seats:
        raise ValueError(f"no seat {seat}: there are 0 to {len(state.players) - 1}")
    decision = None if seat is None else state.decision(seat)
    result = state.result
    return {
        "variant": state.variant,
        "players": list(state.players),
        "seat": seat,
        "round": state.round,
        "phase": state.phase.value,
        "decision": decision.id if decision else None,
        "open": [decision.id for decision in state.open],
        "hand": [] if seat is None else sorted(state.hands[seat]),
        "rejected": [] if seat is None else sorted(state.rejected[seat]),
        "chosen": None if seat is None else _chosen(state, seat),
        "found": [] if seat is None else by_table(state.found[seat]),
        "market": sorted(state.market),
        "rows": [list(row) for row in state.rows],
        "sanctuaries": [list(cards) for cards in state.sanctuaries],
        "finding": [len(cards) for cards in state.found],
        "taken": [sorted(cards) for cards in state.taken],
        "gone": sorted(state.gone),
        "under": [
            {
                "seat": group.seat,
                "count": len(group.left),
                "cards": by_table(group.known) if group.seat == seat else None,
            }
            for group in state.under
        ],
        "region_deck": len(state.region_deck),
        "sanctuary_deck": state.sanctuary_deck,
        "result": result.to_json() if result else None,
    }


def _chosen(state: State, seat: int) -> int | list[int] | None:
    if state.phase is Phase.KEEP:
        kept = state.kept[seat]
        return None if kept is None else sorted(kept)
    return state.chosen[seat]


def redact(event: Event, seat: int | None) -> Json:
    """The JSON of an event as `seat` may see it while the game runs."""
    told = event.to_json()
    match event:
        case Deal(hands):
            told["hands"] = [sorted(hand) if s == seat else None for s, hand in enumerate(hands)]
        case Keep(player) if player != seat:
            told["regions"] = None
        case Play(player) if player != seat:
            told["region"] = None
        case Find(player, sanctuaries) if player != seat:
            told["sanctuaries"] = None
            told["count"] = len(sanctuaries)
    return told


def announce(before: State, event: Event, after: State) -> tuple[Event, ...]:
    """What a live stream tells of an event: itself, and the reveal that a last play causes."""
    if isinstance(event, Play) and len(after.rows[0]) > len(before.rows[0]):
        return (event, Reveal(tuple(row[-1] for row in after.rows)))
    return (event,)
