"""A move over plain HTTP."""

from alula.wire.base import DecisionId, Incoming, MoveId, Outgoing
from alula.wire.socket import Json


class MoveBody(Incoming):
    id: MoveId
    decision: DecisionId
    event: Json


class MoveAnswer(Outgoing):
    id: str
    seq: int
