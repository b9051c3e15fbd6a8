"""One position of a game, and what may happen in it.

A state is frozen (a named tuple, for the sake of speed). Decks are *sets*: what comes next is
not in the state, so nobody can peek at it.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from alula.cards import (
    ADVANCED_HAND,
    FEWEST_PLAYERS,
    HAND,
    MOST_PLAYERS,
    REGIONS,
    ROUNDS,
    SANCTUARIES,
)
from alula.rules.agenda import Agenda, StepKind
from alula.rules.errors import BadSetup
from alula.rules.events import Choose, Event, Keep, Play, PlayerEvent, Take
from alula.rules.parts import (
    VARIANTS,
    DealDue,
    Decision,
    DecisionKind,
    FindDue,
    Group,
    MarketDue,
    Phase,
    Result,
    Variant,
    by_table,
)
from alula.rules.scoring import ScoreSheet, rank, score
from alula.rules.transitions import apply

_DECIDES = {StepKind.TAKE: DecisionKind.TAKE, StepKind.CHOOSE: DecisionKind.CHOOSE}


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
        if self.phase is Phase.OVER or self.due is not None:
            return ()
        if self.phase is Phase.END:
            step = self.agenda[0]
            return (Decision(self.round, _DECIDES[step.kind], step.seat),)
        kind, face_down = self._face_down
        waiting = [seat for seat, card in enumerate(face_down) if card is None]
        return tuple([Decision(self.round, kind, seat) for seat in waiting])

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
