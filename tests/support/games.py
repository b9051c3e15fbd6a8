"""Whole games for tests, played by simple policies; same arguments, same game."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from alula.cards import REGIONS, SANCTUARIES, SANCTUARY_INDEX
from alula.chance import Dealer
from alula.rules import (
    VARIANTS,
    Choose,
    Event,
    Play,
    PlayerEvent,
    State,
    Take,
    Variant,
    new_game,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
Policy = Callable[[State, Sequence[PlayerEvent], Random], PlayerEvent]


def at_random(_state: State, options: Sequence[PlayerEvent], rng: Random) -> PlayerEvent:
    return rng.choice(options)


def climbing(state: State, options: Sequence[PlayerEvent], rng: Random) -> PlayerEvent:
    """Climb whenever possible and hoard clues: the sanctuary deck runs short with many players."""

    def worth(option: PlayerEvent) -> tuple[int, int]:
        match option:
            case Play(player, region):
                row = state.rows[player]
                climbs = not row or region > row[-1]
                return (int(climbs), REGIONS[region - 1].clues * 100 - region)
            case Take(_, region):
                return (REGIONS[region - 1].clues, region)
            case Choose(_, sanctuary):
                return (SANCTUARIES[SANCTUARY_INDEX[sanctuary]].clues, rng.randrange(100))
        return (0, rng.randrange(100))

    return max(options, key=worth)


def play(
    players: int, variant: Variant, seed: int, policy: Policy = at_random
) -> Iterator[tuple[Event | None, State]]:
    """The set-up (no event), then every event with the state after it."""
    state = new_game(NAMES[:players], variant)
    dealer, rng = Dealer.from_number(seed), Random(seed)
    yield None, state
    while not state.over:
        event: Event
        if state.due is not None:
            event = dealer.event(state)
        else:
            seat = rng.choice(state.open).seat
            event = policy(state, state.options(seat), rng)
        state = state.apply(event)
        yield event, state


def events(players: int, variant: Variant, seed: int, policy: Policy = at_random) -> list[Event]:
    return [event for event, _ in play(players, variant, seed, policy) if event is not None]


def states(players: int, variant: Variant, seed: int, policy: Policy = at_random) -> list[State]:
    return [state for _, state in play(players, variant, seed, policy)]


def shortage(state: State) -> bool:
    """Whether players find on their own turns: somebody will choose before another finds."""
    kinds = "".join(step.kind.value[0] for step in state.agenda)
    return "f" in kinds[kinds.find("c") :] if "c" in kinds else False


kinds_of_game = st.tuples(
    st.integers(2, 6),
    st.sampled_from(VARIANTS),
    st.integers(0, 10**6),
    st.sampled_from([at_random, climbing]),
)
"""Players, variant, seed, policy: hypothesis draws whole games by these."""


def is_partial_find(state: State) -> bool:
    """Whether some returned group has been drawn from in part."""
    return any(len(group.left) < len(group.known) for group in state.under)
