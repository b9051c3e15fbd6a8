"""A move over plain HTTP."""

from alula.server.wire.base import DecisionId, Incoming, MoveId, Outgoing
from alula.server.wire.socket import Json


class MoveBody(Incoming):
    id: MoveId
    decision: DecisionId
    event: Json


class MoveAnswer(Outgoing):
    id: str
    seq: int
