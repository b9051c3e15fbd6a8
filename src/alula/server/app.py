"""The application: rooms put together, started and stopped in the right order."""

import asyncio
import logging
import secrets
import time
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from alula import __version__
from alula.server.address import own_names
from alula.server.api import games, guard, ops, pads, problems, socket, static, tables
from alula.server.api.context import Context, Gates
from alula.server.api.kept import Kept
from alula.server.api.lists import Lines
from alula.server.bots.roster import Roster
from alula.server.bots.warm import warm_questions
from alula.server.live.connection import RESTART
from alula.server.live.house import House
from alula.server.live.pads import PadRooms
from alula.server.live.sweep import Sweeper
from alula.server.metrics import Metrics
from alula.server.orders import Orders
from alula.server.settings import Settings
from alula.server.store import Store, open_store
from alula.server.text import dumps
from alula.wire.schema import schemas

logger = logging.getLogger("alula.server")

LAG_EVERY_S = 0.5


class Server:
    """One running server: everything with a beginning and an end."""

    def __init__(self, settings: Settings, url: str, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings)
        self.house = House(
            settings, self.store, url, Roster(settings.bot_programs, settings.stand_in)
        )
        self.pads = PadRooms(self.store, url)
        self.sweeper = Sweeper(self.house, self.pads)
        self.orders = Orders()
        self.metrics = Metrics()
        self._lag: asyncio.Task[None] | None = None
        self._watch()

    @property
    def context(self) -> Context:
        return Context(
            house=self.house,
            pads=self.pads,
            gates=Gates(self.settings.limits),
            metrics=self.metrics,
            limits=self.settings.limits,
            kept=Kept(),
            lines=Lines(),
            orders=self.orders,
            names=own_names(self.settings, self.house.url),
            https=self.house.url.startswith("https://"),
        )

    def _watch(self) -> None:
        house, watch = self.house, self.metrics.watch
        watch("alula_rooms", "Tables with a socket here", lambda: len(house.hub.rooms))
        watch("alula_entries", "Entries stored by this process", lambda: house.moves)
        watch("alula_bots_thinking", "Decisions that bots work on", lambda: house.driver.thinking)
        watch("alula_bot_restarts", "Worker processes replaced", lambda: house.pool.restarts)
        watch("alula_bots_warming", "Workers that still prepare", lambda: house.pool.warming)
        watch("alula_tables_cached", "Tables in memory", lambda: len(self.store.cache))

    async def start(self) -> None:
        await self.store.open(self.sweeper)
        self.house.pool.start(warm_questions() if self.settings.warm_bots else ())
        if self.settings.warm_bots:
            self.orders.start()
        await self.sweeper.start()
        self._lag = asyncio.create_task(self._measure_lag())

    async def drain(self) -> None:
        """Stop taking new work and send everybody away, spread over a few seconds."""
        self.house.stopping = True
        await self.house.driver.stop()
        rooms = self.house.hub.rooms.values()
        connections = [connection for room in rooms for connection in room]
        connections += [one for room in self.pads.rooms.values() for one in room]
        spread = self.settings.drain_s if len(connections) > 20 else min(1, self.settings.drain_s)
        for place, connection in enumerate(connections):
            # They do not come back all at once.
            wait = 100 + secrets.randbelow(900 + 1000 * int(spread))
            connection.push(dumps({"t": "closing", "reason": "restart", "retry_ms": wait}))
            connection.close(RESTART, "restart")
            if place % 100 == 99:
                await asyncio.sleep(spread * 100 / len(connections))
        for connection in connections:
            await connection.drained()

    async def stop(self) -> None:
        """Whatever fails on the way, the store is closed: nothing that was begun is lost."""
        self.house.stopping = True
        if self._lag is not None:
            self._lag.cancel()
        refused = ", ".join(f"{n} {code}" for code, n in sorted(self.metrics.refusals().items()))
        logger.info("stopping; %d entries stored; refused: %s", self.house.moves, refused or "none")
        try:
            await self.sweeper.stop()
            await self.house.driver.stop()
            await self.house.pool.stop()
        finally:
            await self.store.close()

    async def _measure_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY_S)
            self.metrics.loop_lag.observe(max(0.0, time.perf_counter() - began - LAG_EVERY_S))


class Documented(FastAPI):
    """An application whose OpenAPI page shows the messages of its sockets as well."""

    def openapi(self) -> dict[str, Any]:
        page = super().openapi()
        known = page["components"]["schemas"]
        page["components"]["schemas"] = {**schemas(), **known}
        return page


def make_app(server: Server, static_folder: Path = static.FOLDER) -> FastAPI:
    """The calls and pages of a server; who runs it also starts and stops the server."""
    app = Documented(
        title="Alula",
        version=__version__,
        description="Tables, seats, live games and score pads. The contract is docs/api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,  # no model differs, and each has one name
    )
    app.state.context = server.context
    routers = (ops.router, tables.router, games.router, pads.router)
    problems.install(app, routers)
    for router in routers:
        app.include_router(router)
    app.router.default = static.WebClient(static_folder)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(guard.Guard)
    return app


SOCKETS = {
    "/api/tables/{}/socket": socket.at_table,
    "/api/pads/{}/socket": socket.at_pad,
}


def make_site(server: Server) -> ASGIApp:
    """All that a server serves: the calls and the pages of the application, and live sockets."""
    return socket.Sockets(make_app(server), SOCKETS)


def serve(settings: Settings) -> int:
    """Run a server until it is told to stop; the exit code."""
    from alula.server.run import run

    return run(settings)
