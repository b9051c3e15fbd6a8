"""The driver's sockets: picows, because the driver must not be slower than what it measures."""

import json
import time
from collections import deque
from random import Random
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from lab.loadtest.plan import Report

Json = dict[str, Any]
KINDS = ("keep", "play", "take", "choose")
PATIENCE_S = 60
"""A busy machine greets late; that is not what is measured."""


class LoadTable:
    """One table: its sockets, and the moves that are on their way."""

    def __init__(self, table: str, tokens: list[str], ready: "deque[Person]", report: Report):
        self.id = table
        self.ready = ready
        self.report = report
        self.measuring = False
        self.over = False
        self.people = [Person(self, seat, token) for seat, token in enumerate(tokens)]
        self.flying: dict[int, Flight] = {}

    def landed(self, seat: int, kind: str, by: int, now: float) -> None:
        """Somebody has seen the move of a seat."""
        flight = self.flying.get(seat)
        if flight is None or flight.kind != kind or by == seat:
            return
        flight.seen.add(by)
        if len(flight.seen) == len(self.people) - 1 and flight.acknowledged:
            self._measure(seat, flight, now)

    def acknowledged(self, seat: int, now: float) -> None:
        flight = self.flying.get(seat)
        if flight is None:
            return
        flight.acknowledged = True
        if self.measuring:
            self.report.to_acknowledgement_ms.append((now - flight.sent) * 1000)
        if len(flight.seen) == len(self.people) - 1:
            self._measure(seat, flight, now)

    def _measure(self, seat: int, flight: "Flight", now: float) -> None:
        del self.flying[seat]
        if self.measuring:
            self.report.to_last_player_ms.append((now - flight.sent) * 1000)


class Flight:
    __slots__ = ("acknowledged", "kind", "seen", "sent")

    def __init__(self, kind: str, sent: float) -> None:
        self.kind = kind
        self.sent = sent
        self.seen: set[int] = set()
        self.acknowledged = False


class Person(WSListener):
    """One socket with a seat."""

    def __init__(self, table: LoadTable, seat: int, token: str) -> None:
        self._table = table
        self._seat = seat
        self.token = token
        self._seq = 0
        self._moves = 0
        self._options: list[Json] = []
        self._decision: str | None = None
        self._waiting = False
        self._rng = Random(f"{table.id}/{seat}")
        self.transport: WSTransport | None = None

    async def connect(self, address: str) -> None:
        url = f"{address}/api/tables/{self._table.id}/socket"
        await ws_connect(lambda: self, url, websocket_handshake_timeout=PATIENCE_S)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._send({"t": "hello", "token": self.token, "random": "ab" * 16})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.TEXT:
            self._hear(json.loads(frame.get_payload_as_bytes()), time.perf_counter())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        if not self._table.over:
            self._table.report.disconnects += 1

    def _hear(self, message: Json, now: float) -> None:
        kind = message["t"]
        if kind in ("events", "snapshot"):
            self._events(message, now)
        elif kind == "ack":
            self._table.acknowledged(self._seat, now)
        elif kind == "refused":
            self._table.report.refused += 1
            self._table.flying.pop(self._seat, None)

    def _events(self, message: Json, now: float) -> None:
        if message["since"] != self._seq:
            self._table.report.gaps += 1
        self._seq = message["seq"]
        for entry in message["entries"]:
            for event in entry["events"]:
                if event["event"] in KINDS:
                    self._table.landed(event["player"], event["event"], self._seat, now)
                    if self._seat == 0 and event["player"] >= len(self._table.people):
                        self._table.report.bot_moves += self._table.measuring
            if entry["table"] and entry["table"]["what"] == "finished" and not self._table.over:
                self._table.over = True
                self._table.report.finished_games += 1
        game = message["game"]
        if game is None:
            return
        self._options = game["options"]
        self._decision = game["view"]["decision"]
        if self._options and not self._waiting:
            self._waiting = True
            self._table.ready.append(self)

    def move(self) -> bool:
        """Make one move, if there is still one to make."""
        self._waiting = False
        if not self._options or self._seat in self._table.flying:
            return False
        event = self._rng.choice(self._options)
        self._options = []
        self._moves += 1
        move = {"t": "move", "id": f"m{self._moves}", "decision": self._decision, "event": event}
        self._table.flying[self._seat] = Flight(event["event"], time.perf_counter())
        self._send(move)
        return True

    def _send(self, message: Json) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())
