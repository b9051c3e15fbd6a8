"""A move over plain HTTP."""

from typing_extensions import TypedDict

from alula.wire.base import DecisionId, Incoming, MoveId, shown
from alula.wire.game import SentEvent


class MoveBody(Incoming):
    id: MoveId
    decision: DecisionId
    event: SentEvent


@shown
class MoveAnswer(TypedDict):
    id: str
    seq: int
