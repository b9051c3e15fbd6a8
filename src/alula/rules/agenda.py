"""The end of a round as data: which steps are still to come, in order.

Phase 2 (find) comes before phase 3 (take, choose) for everybody; when the sanctuary deck is too
short, each player instead finds, chooses and takes on their own turn. Both are just lists of steps.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from alula.cards import REGIONS, ROUNDS, SANCTUARIES, SANCTUARY_INDEX


class StepKind(StrEnum):
    FIND = "find"
    TAKE = "take"
    CHOOSE = "choose"


class Step(NamedTuple):
    """One thing that must happen next; `cards` is how many sanctuaries a find is due."""

    kind: StepKind
    seat: int
    cards: int = 0


Agenda = tuple[Step, ...]


def turn_order(rows: Sequence[Sequence[int]]) -> list[int]:
    """The seats of phase 3: lowest number played this round first."""
    return sorted(range(len(rows)), key=lambda seat: rows[seat][-1])


def climbed(row: Sequence[int]) -> bool:
    """Whether the newest region is higher than the one before it. Never in round 1."""
    return len(row) > 1 and row[-1] > row[-2]


def due_sanctuaries(row: Sequence[int], sanctuaries: Sequence[str]) -> int:
    """How many sanctuaries a climber draws: one, and one for each clue in the play area."""
    return (
        1
        + sum(REGIONS[number - 1].clues for number in row)
        + sum(SANCTUARIES[SANCTUARY_INDEX[name]].clues for name in sanctuaries)
    )


def plan(round_: int, order: Sequence[int], dues: Sequence[int], deck: int) -> Agenda:
    """The steps of this round after the reveal; `dues` by seat, 0 for who did not climb."""
    finds = {seat: Step(StepKind.FIND, seat, dues[seat]) for seat in order if dues[seat]}
    last = round_ == ROUNDS
    steps: list[Step] = []
    if sum(dues) <= deck:
        steps.extend(finds.values())
        for seat in order:
            if not last:
                steps.append(Step(StepKind.TAKE, seat))
            if seat in finds:
                steps.append(Step(StepKind.CHOOSE, seat))
        return tuple(steps)
    for seat in order:  # too few sanctuaries: everything on one's own turn
        if seat in finds:
            steps += [finds[seat], Step(StepKind.CHOOSE, seat)]
        if not last:
            steps.append(Step(StepKind.TAKE, seat))
    return tuple(steps)
