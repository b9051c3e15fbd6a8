"""A move over plain HTTP."""

from typing_extensions import TypedDict

from alula.wire.base import DecisionId, Incoming, MoveId, shown
from alula.wire.socket import Json


class MoveBody(Incoming):
    id: MoveId
    decision: DecisionId
    event: Json


@shown
class MoveAnswer(TypedDict):
    id: str
    seq: int
