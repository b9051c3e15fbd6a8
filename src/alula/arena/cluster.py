"""The same games on a Ray cluster (`alula[cluster]`); a game whose actor dies is played again."""

import socket
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from alula._extras import require
from alula.arena.outcome import Outcome
from alula.arena.processes import Outcomes, Processes, Todo
from alula.arena.settings import BadMatch, MatchSettings
from alula.arena.table import ArenaTable

LOCAL = "local"
"""Ray's word for a new cluster of this machine alone, whatever else is running here."""
KNOCK_SECONDS = 10.0
DEATHS = 2
"""A game in which so many actors died is played here, where it is found out who is to blame."""


class Player:
    """What an actor is: a table."""

    def __init__(self, settings: MatchSettings) -> None:
        self._table = ArenaTable(settings)

    def play(self, number: int) -> Outcome:
        return self._table.play(number)

    def close(self) -> None:
        """Say goodbye to the bots."""
        self._table.close()


class Cluster:
    """As many actors as the cluster has cores."""

    def __init__(self, settings: MatchSettings, address: str, actors: int | None = None) -> None:
        self._settings = settings
        self._ray = _connect(address)
        self._actors = actors or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._deaths: Counter[int] = Counter()

    def play(self, numbers: Iterable[int]) -> Outcomes:
        ray, todo = self._ray, Todo(numbers)
        make = ray.remote(num_cpus=1)(Player).remote
        idle: list[Any] = []
        started = 0
        busy: dict[Any, tuple[Any, int]] = {}
        try:
            while True:
                while (idle or started < self._actors) and (number := todo.next()) is not None:
                    if idle:
                        actor = idle.pop()
                    else:
                        actor = make(self._settings)
                        started += 1
                    busy[actor.play.remote(number)] = actor, number
                if not busy:
                    return
                done, _ = ray.wait(list(busy), num_returns=1)
                for answer in done:
                    actor, number = busy.pop(answer)
                    try:
                        outcome = ray.get(answer)
                    except ray.exceptions.RayError:
                        started -= 1
                        yield from self._again(number, todo)
                    else:
                        idle.append(actor)
                        yield outcome
        finally:
            self._dismiss([actor for actor, _ in busy.values()], idle)

    def _again(self, number: int, todo: Todo) -> Outcomes:
        self._deaths[number] += 1
        if self._deaths[number] < DEATHS:
            todo.again([number])
        else:
            yield from Processes(self._settings).play([number])

    def _dismiss(self, busy: list[Any], idle: list[Any]) -> None:
        ray = self._ray
        ray.wait([actor.close.remote() for actor in idle] or [ray.put(None)], timeout=5)
        for actor in (*busy, *idle):
            ray.kill(actor)
        ray.shutdown()


def _connect(address: str) -> Any:
    require("cluster", "--ray")
    ray: Any = import_module("ray")
    options: dict[str, Any] = {
        "address": address,
        "log_to_driver": False,
        "logging_level": "error",
    }
    if address == LOCAL:
        # Its parts talk over loopback. (Ray still opens ports of its own, guarded by its token.)
        options |= {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    else:
        _knock(address)
    try:
        ray.init(**options)
    except Exception as error:  # Ray raises many kinds, with many lines
        reason = str(error).strip().split("\n")[0]
        raise BadMatch(f"no Ray cluster at {address}: {reason}") from None
    return ray


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return  # `auto`, or something that Ray will have a word for
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadMatch(f"no Ray cluster at {address}: {reason}") from None
