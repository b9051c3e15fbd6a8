"""A machine of hypothesis at the live socket: anything, in any order, and the game stays one game.

Two people at one table send good moves, the same moves again, late and foreign moves, nonsense;
they go and come back, ask for old entries. Whatever they do, each sees every entry once and in
order, acknowledged moves are in the log exactly once, and both see the same game.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from hypothesis.stateful import run_state_machine_as_test as run_machine
from support.servers import Running, running, settings_for, sqlite_url
from websockets.sync.client import ClientConnection, connect

from alula.wire.socket import SERVER_MESSAGE

Json = dict[str, Any]
seats = st.sampled_from([0, 1])


class Player:
    """One person with one socket, as a careful client would keep it."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._token = token
        self.entries: list[Json] = []
        self.game: Json | None = None
        self.acknowledged: dict[str, int] = {}
        self.sent: list[Json] = []
        self.connect()

    def connect(self) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(self._address))
        hello = {"t": "hello", "token": self._token, "since": len(self.entries)}
        self.socket.send(json.dumps(hello))
        self.here = True
        self.settle()

    def close(self) -> None:
        self.here = False
        self._open.close()

    def send(self, frame: str) -> None:
        self.socket.send(frame)

    def settle(self) -> list[Json]:
        """Everything that the server has to say: a ping is answered after all before it."""
        self.send('{"t": "ping", "id": "settle"}')
        heard: list[Json] = []
        while True:
            text = self.socket.recv(timeout=10)
            message: Json = json.loads(text)
            known = SERVER_MESSAGE.validate_json(text, strict=True)
            assert dict(known) == message, "a key that no model has"
            if message["t"] == "pong" and message["id"] == "settle":
                return heard
            heard.append(message)
            self.hear(message)

    def hear(self, message: Json) -> None:
        if message["t"] in ("snapshot", "events"):
            known = len(self.entries)
            assert message["since"] <= known, "a gap"
            fresh = [entry for entry in message["entries"] if entry["seq"] > known]
            assert [entry["seq"] for entry in fresh] == list(range(known + 1, message["seq"] + 1))
            self.entries += fresh
            self.game = message["game"] or self.game
        if message["t"] == "ack":
            again = self.acknowledged.setdefault(message["id"], message["seq"])
            assert again == message["seq"], "one move, one entry"


class TableMachine(RuleBasedStateMachine):
    server: Running

    @initialize(variant=st.sampled_from(["basic", "advanced"]))
    def open_table(self, variant: str) -> None:
        self.rng = Random(5)
        self.count = 0
        with httpx.Client(base_url=self.server.url) as http:
            tokens = [http.post("/api/guest").json()["token"] for _ in range(2)]
            heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
            body = {"seats": 2, "name": "Ada", "random": "00" * 16, "variant": variant}
            table = http.post("/api/tables", json=body, headers=heads[0]).json()["table"]
            sit = {"join": table["join"], "name": "Ben", "random": "11" * 16}
            path = f"/api/tables/{table['id']}"
            assert http.post(f"{path}/seats", json=sit, headers=heads[1]).status_code == 201
            assert http.post(f"{path}/start", json={}, headers=heads[0]).status_code == 200
        self.players = [Player(self.server.url, table["id"], token) for token in tokens]

    def teardown(self) -> None:
        for player in getattr(self, "players", ()):
            player.close()

    def say(self, seat: int, message: Json) -> list[Json]:
        player = self.players[seat]
        player.send(json.dumps(message))
        heard = player.settle()
        if self.players[1 - seat].here:
            self.players[1 - seat].settle()
        return heard

    @rule(seat=seats)
    def good_move(self, seat: int) -> None:
        player = self.players[seat]
        assert player.game is not None
        if not player.game["options"]:
            return
        self.count += 1
        move = {
            "t": "move",
            "id": f"m{self.count}",
            "decision": player.game["view"]["decision"],
            "event": self.rng.choice(player.game["options"]),
        }
        heard = self.say(seat, move)
        assert any(m["t"] == "ack" and m["id"] == move["id"] for m in heard)
        player.sent.append(move)

    @rule(seat=seats)
    def both_move(self, seat: int) -> None:
        self.good_move(seat)
        self.good_move(1 - seat)

    @rule(seat=seats)
    def take_back(self, seat: int) -> None:
        player = self.players[seat]
        assert player.game is not None
        if not player.game["can_withdraw"]:
            return
        self.count += 1
        decision = player.sent[-1]["decision"]
        event = {"event": "withdraw", "player": seat}
        move = {"t": "move", "id": f"m{self.count}", "decision": decision, "event": event}
        assert any(m["t"] == "ack" for m in self.say(seat, move))
        player.sent.append(move)

    @rule(seat=seats, pick=st.integers(0, 99))
    def the_same_move_again(self, seat: int, pick: int) -> None:
        player = self.players[seat]
        if not player.sent:
            return
        move = player.sent[pick % len(player.sent)]
        head = len(player.entries)
        heard = self.say(seat, move)
        assert any(m["t"] == "ack" and m["id"] == move["id"] for m in heard)
        assert len(player.entries) == head

    @rule(seat=seats, pick=st.integers(0, 99))
    def a_move_of_the_other(self, seat: int, pick: int) -> None:
        other = self.players[1 - seat]
        if not other.sent:
            return
        move = {**other.sent[pick % len(other.sent)], "id": "stolen"}
        head = len(other.entries)
        heard = self.say(seat, move)
        assert any(m["t"] == "refused" and m["code"] == "not_yours" for m in heard)
        assert len(other.entries) == head

    @rule(
        seat=seats,
        decision=st.from_regex(r"[0-8]\.(keep|play|take|choose)\.[01]", fullmatch=True),
        kind=st.sampled_from(["keep", "play", "take", "choose", "withdraw", "deal", "find"]),
        card=st.one_of(st.integers(-1, 70), st.sampled_from(["city-2", "plain-1"]), st.none()),
    )
    def a_strange_move(self, seat: int, decision: str, kind: str, card: object) -> None:
        event = {"event": kind, "player": seat, "region": card, "sanctuary": card}
        self.count += 1
        name = f"m{self.count}"
        heard = self.say(seat, {"t": "move", "id": name, "decision": decision, "event": event})
        answers = [m for m in heard if m.get("id") == name]
        assert len(answers) == 1
        if answers[0]["t"] == "ack":
            sent = {"t": "move", "id": name, "decision": decision, "event": event}
            self.players[seat].sent.append(sent)

    @rule(seat=seats, frame=st.one_of(st.text(max_size=200), st.just('{"t": "move"}')))
    def nonsense(self, seat: int, frame: str) -> None:
        player = self.players[seat]
        head = len(player.entries)
        player.send(frame)
        assert any(message["t"] == "error" for message in player.settle())
        assert len(player.entries) == head

    @rule(seat=seats)
    def go_and_come_back(self, seat: int) -> None:
        self.players[seat].close()
        self.good_move(1 - seat)
        self.players[seat].connect()
        self.players[1 - seat].settle()

    @rule(seat=seats, since=st.integers(0, 30))
    def ask_for_old_entries(self, seat: int, since: int) -> None:
        player = self.players[seat]
        player.send(json.dumps({"t": "resync", "since": since}))
        snapshot = next(m for m in player.settle() if m["t"] == "snapshot")
        assert snapshot["entries"] == player.entries[since:]

    @invariant()
    def one_game(self) -> None:
        if not hasattr(self, "players"):
            return
        first, second = self.players
        assert [e["seq"] for e in first.entries] == [e["seq"] for e in second.entries]
        for key in ("round", "phase", "open", "market", "rows", "sanctuaries", "gone", "taken"):
            assert first.game is not None
            assert second.game is not None
            assert first.game["view"][key] == second.game["view"][key]
        for player in self.players:
            numbers = list(player.acknowledged.values())
            assert len(set(numbers)) == len(numbers), "two moves, one entry"


@pytest.fixture(scope="module")
def machine() -> Iterator[type[TableMachine]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings_for(sqlite_url(Path(folder)))) as server,
    ):
        yield type("Machine", (TableMachine,), {"server": server})


def test_the_machine_finds_nothing(machine: type[TableMachine]) -> None:
    run_machine(machine, settings=settings(max_examples=8, stateful_step_count=30))
