"""One position of a game, and what may happen in it.

A state is frozen (a named tuple, for the sake of speed). Decks are *sets*: what comes next is
not in the state, so nobody can peek at it.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple

from alula.cards import REGIONS, SANCTUARIES, SANCTUARY_INDEX
from alula.rules.agenda import ROUNDS, Agenda, StepKind
from alula.rules.errors import BadSetup, WrongTime
from alula.rules.events import Choose, Event, Keep, Play, PlayerEvent, Take
from alula.rules.scoring import ScoreSheet, rank, score

if TYPE_CHECKING:
    from collections.abc import Iterable

Variant = Literal["basic", "advanced"]
VARIANTS: tuple[Variant, ...] = ("basic", "advanced")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
HAND = 3
ADVANCED_HAND = 5


class Phase(StrEnum):
    KEEP = "keep"
    EXPLORE = "explore"
    END = "end"
    OVER = "over"


class DecisionKind(StrEnum):
    KEEP = "keep"
    PLAY = "play"
    TAKE = "take"
    CHOOSE = "choose"


_DECIDES = {StepKind.TAKE: DecisionKind.TAKE, StepKind.CHOOSE: DecisionKind.CHOOSE}


class Decision(NamedTuple):
    """Something that a seat must decide now; its id is `ROUND.KIND.SEAT`."""

    round: int
    kind: DecisionKind
    seat: int

    @property
    def id(self) -> str:
        return f"{self.round}.{self.kind}.{self.seat}"

    @classmethod
    def parse(cls, text: str) -> "Decision":
        try:
            round_, kind, seat = text.split(".")
            decision = cls(int(round_), DecisionKind(kind), int(seat))
        except ValueError:
            decision = None
        if decision is None or decision.id != text:
            raise ValueError(f"no decision id: {text!r}; they look like 3.play.0")
        return decision


class DealDue(NamedTuple):
    """Chance must deal `cards` regions to each player."""

    cards: int


class MarketDue(NamedTuple):
    """Chance must reveal `cards` regions."""

    cards: int


class FindDue(NamedTuple):
    """Chance must give `cards` sanctuaries to `seat`."""

    seat: int
    cards: int


class Group(NamedTuple):
    """Sanctuaries that `seat` returned under the deck in `round`."""

    round: int
    seat: int
    left: frozenset[str]
    """Those still there."""
    known: frozenset[str]
    """Those that the seat put there and has not seen since: some may have been drawn by others."""


class Result(NamedTuple):
    """The end of a game: fame by seat, and seats from best to last."""

    fame: tuple[int, ...]
    ranking: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {"fame": list(self.fame), "ranking": list(self.ranking)}


class State(NamedTuple):
    """Everything there is to a position, seen by nobody: seats see it through `view`."""

    players: tuple[str, ...]
    variant: Variant
    round: int
    phase: Phase
    hands: tuple[frozenset[int], ...]
    """A card lying face down is still in the hand until the reveal."""
    kept: tuple[frozenset[int] | None, ...]
    """Advanced variant, phase `keep`: the three that lie face down."""
    rejected: tuple[frozenset[int], ...]
    chosen: tuple[int | None, ...]
    """The region of this round that lies face down."""
    market: frozenset[int]
    rows: tuple[tuple[int, ...], ...]
    sanctuaries: tuple[tuple[str, ...], ...]
    found: tuple[frozenset[str], ...]
    taken: tuple[frozenset[int], ...]
    """Regions that everybody saw a seat take, and that it still holds."""
    gone: frozenset[int]
    region_deck: frozenset[int]
    unseen: frozenset[str]
    """The sanctuaries never drawn; `under` lie below them."""
    under: tuple[Group, ...]
    """Returned sanctuaries, next drawn first: a queue of sets."""
    agenda: Agenda
    """What is still to come this round, after the reveal."""

    # -- what is due ---------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def due(self) -> DealDue | MarketDue | FindDue | None:
        """The chance event that must come before anybody decides anything."""
        phase = self.phase
        if phase is Phase.END:
            step = self.agenda[0]
            if step.kind is not StepKind.FIND:
                return None
            return FindDue(step.seat, min(step.cards, self.sanctuary_deck))
        if phase is Phase.OVER:
            return None
        if not self.hands[0]:
            return DealDue(HAND if self.variant == "basic" else ADVANCED_HAND)
        if phase is Phase.EXPLORE and not self.market and self.round < ROUNDS:
            return MarketDue(len(self.players) + 1)
        return None

    @property
    def open(self) -> tuple[Decision, ...]:
        """All open decisions. While chance is due, nobody has one."""
        decisions = (self.decision(seat) for seat in self.seats)
        return tuple(decision for decision in decisions if decision is not None)

    def decision(self, seat: int) -> Decision | None:
        """The decision that this seat must make now."""
        phase = self.phase
        if phase is Phase.OVER or self.due is not None:
            return None
        if phase is Phase.END:
            step = self.agenda[0]
            return Decision(self.round, _DECIDES[step.kind], seat) if step.seat == seat else None
        kind, face_down = self._face_down
        return Decision(self.round, kind, seat) if face_down[seat] is None else None

    def options(self, seat: int) -> tuple[PlayerEvent, ...]:
        """The legal answers to this seat's open decision, in a fixed order; none if it has none."""
        decision = self.decision(seat)
        if decision is None:
            return ()
        if decision.kind is DecisionKind.PLAY:
            return tuple(Play(seat, card) for card in sorted(self.hands[seat]))
        if decision.kind is DecisionKind.TAKE:
            return tuple(Take(seat, card) for card in sorted(self.market))
        if decision.kind is DecisionKind.CHOOSE:
            return tuple(Choose(seat, card) for card in by_table(self.found[seat]))
        return tuple(Keep(seat, three) for three in combinations(sorted(self.hands[seat]), HAND))

    def can_withdraw(self, seat: int) -> bool:
        """Whether something of this seat lies face down and may be taken back."""
        if self.phase not in (Phase.KEEP, Phase.EXPLORE):
            return False
        return self._face_down[1][seat] is not None

    @property
    def _face_down(self) -> tuple[DecisionKind, tuple[object, ...]]:
        if self.phase is Phase.KEEP:
            return DecisionKind.KEEP, self.kept
        return DecisionKind.PLAY, self.chosen

    # -- what follows from the cards -----------------------------------------------------------

    @property
    def sanctuary_deck(self) -> int:
        """How many sanctuaries the deck holds, the returned ones included."""
        return len(self.unseen) + sum(len(group.left) for group in self.under)

    def sheet(self, seat: int) -> ScoreSheet:
        """What the row of a seat scores as it lies."""
        return score(self.rows[seat], self.sanctuaries[seat])

    @property
    def result(self) -> Result | None:
        """Fame and ranking, once the game is over."""
        if not self.over:
            return None
        fame = tuple(self.sheet(seat).total for seat in self.seats)
        return Result(fame, rank(fame, self.rows))

    def apply(self, event: Event) -> "State":
        """The state after an event; a `RulesError` if it is not legal here."""
        from alula.rules.transitions import apply

        return apply(self, event)


def new_game(players: Sequence[str], variant: Variant = "basic") -> State:
    """A game about to be dealt."""
    count = len(players)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise BadSetup(
            f"{count} players: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}",
            "player-count",
            count=count,
        )
    if variant not in VARIANTS:
        raise BadSetup(
            f"no variant {variant!r}: there are {' and '.join(VARIANTS)}", "variant", name=variant
        )
    nothing: tuple[frozenset[int], ...] = (frozenset(),) * count
    advanced = variant == "advanced"
    return State(
        players=tuple(players),
        variant=variant,
        round=0 if advanced else 1,
        phase=Phase.KEEP if advanced else Phase.EXPLORE,
        hands=nothing,
        kept=(None,) * count,
        rejected=nothing,
        chosen=(None,) * count,
        market=frozenset(),
        rows=((),) * count,
        sanctuaries=((),) * count,
        found=(frozenset(),) * count,
        taken=nothing,
        gone=frozenset(),
        region_deck=frozenset(card.number for card in REGIONS),
        unseen=frozenset(card.id for card in SANCTUARIES),
        under=(),
        agenda=(),
    )


def by_table(sanctuaries: "Iterable[str]") -> list[str]:
    """Sanctuaries in the order of the card table, the way sets of them are written."""
    return sorted(sanctuaries, key=SANCTUARY_INDEX.__getitem__)


def expected(state: State) -> str:
    """What is legal now, for people who read an error."""
    due = state.due
    if isinstance(due, DealDue):
        return f"a deal of {due.cards} regions each"
    if isinstance(due, MarketDue):
        return f"a market of {due.cards} regions"
    if isinstance(due, FindDue):
        return f"a find of {due.cards} for player {due.seat}"
    if state.over:
        return "nothing, the game is over"
    return "a decision of " + ", ".join(decision.id for decision in state.open)


def _due_name(state: State) -> str:
    """What is due, as a key for those who say it in another language."""
    names = {DealDue: "deal", MarketDue: "market", FindDue: "find", type(None): "decision"}
    return "nothing" if state.over else names[type(state.due)]


def not_now(state: State, event: Event) -> WrongTime:
    """The error for an event that is not due in this state."""
    player = getattr(event, "player", None)
    who = "" if player is None else f" by player {player}"
    return WrongTime(
        f"{event.kind}{who} is not due: round {state.round} expects {expected(state)}",
        "over" if state.over else "not-due",
        event=event.kind,
        player=player,
        due=_due_name(state),
        cards=getattr(state.due, "cards", 0),
        seat=getattr(state.due, "seat", None),
        open=[decision.id for decision in state.open],
    )
