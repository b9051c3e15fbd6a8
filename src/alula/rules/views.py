"""What a seat may know: the only way for anything to leave the rules.

The fields of `View` are documented here and nowhere else: `docs/view.md` and the server's API are
made from these words.
"""

from typing import Literal, TypedDict, cast

from alula.rules.events import Deal, Event, Find, Keep, Play, Reveal
from alula.rules.parts import Phase, ResultJson, Variant, by_table
from alula.rules.state import State
from alula.rules.told import ToldEvent

PhaseName = Literal["keep", "explore", "end", "over"]


class UnderView(TypedDict):
    """A group of sanctuaries that a player put back under the deck."""

    seat: int
    """Who put them there."""
    count: int
    """How many of them are still in the deck."""
    cards: list[str] | None
    """Of your own groups, the cards you put there and have not seen since; null of others' groups.
    More than `count` if others have drawn some of them and not yet laid them down."""


class View(TypedDict):
    """All that a seat may know, as plain JSON. Lists by seat begin with seat 0. Sets of regions
    stand in the order of their numbers, sets of sanctuaries in the order of the card table."""

    variant: Variant
    """`basic`, or `advanced`: everybody keeps three of five regions first."""
    players: list[str]
    """The names, by seat."""
    seat: int | None
    """Whose eyes these are; null for a spectator."""
    round: int
    """1 to 8; 0 while everybody keeps three of five regions."""
    phase: PhaseName
    """`keep` (choose three of five), `explore` (play a region face down), `end` (find, take and
    choose in turn) or `over`."""
    decision: str | None
    """The id of your open decision, `ROUND.KIND.SEAT`; null if you have none."""
    open: list[str]
    """The ids of all open decisions, yours included. Empty while chance is due."""
    hand: list[int]
    """Your regions, the one that lies face down included until all are revealed."""
    rejected: list[int]
    """The two regions that you gave back in the advanced variant."""
    chosen: int | list[int] | None
    """What you have put face down: a region, or in phase `keep` the three that you keep. Null if
    nothing lies there."""
    found: list[str]
    """The sanctuaries that you drew this round and have not chosen from yet."""
    market: list[int]
    """The regions in the middle."""
    rows: list[list[int]]
    """The regions played, by seat, first played first."""
    sanctuaries: list[list[str]]
    """The sanctuaries laid down, by seat, in the order in which they were."""
    finding: list[int]
    """How many sanctuaries each seat has drawn and not chosen from yet."""
    taken: list[list[int]]
    """The regions that everybody saw a seat take from the market and that it still holds, by
    seat."""
    gone: list[int]
    """The regions left over in the market at the end of a round: they are out of the game."""
    under: list[UnderView]
    """The groups of sanctuaries put back under the deck, next drawn first."""
    region_deck: int
    """How many regions the deck holds."""
    sanctuary_deck: int
    """How many sanctuaries the deck holds, those put back included."""
    result: ResultJson | None
    """Fame and ranking once the game is over, else null."""


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
        "phase": _PHASES[state.phase],
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


_PHASES: dict[Phase, PhaseName] = {
    Phase.KEEP: "keep",
    Phase.EXPLORE: "explore",
    Phase.END: "end",
    Phase.OVER: "over",
}


def _chosen(state: State, seat: int) -> int | list[int] | None:
    if state.phase is Phase.KEEP:
        kept = state.kept[seat]
        return None if kept is None else sorted(kept)
    return state.chosen[seat]


def redact(event: Event, seat: int | None) -> ToldEvent:
    """The JSON of an event as `seat` may see it while the game runs."""
    told = event.to_json()
    match event:
        case Deal(hands):
            told["hands"] = [sorted(hand) if s == seat else None for s, hand in enumerate(hands)]
        case Keep(actor) if actor != seat:
            told["regions"] = None
        case Play(actor) if actor != seat:
            told["region"] = None
        case Find(actor, sanctuaries) if actor != seat:
            told["sanctuaries"] = None
            told["count"] = len(sanctuaries)
    return cast(ToldEvent, told)


def announce(before: State, event: Event, after: State) -> tuple[Event, ...]:
    """What a live stream tells of an event: itself, and the reveal that a last play causes."""
    if isinstance(event, Play) and len(after.rows[0]) > len(before.rows[0]):
        return (event, Reveal(tuple(row[-1] for row in after.rows)))
    return (event,)
