"""uvicorn around the application: one process, graceful from the first second to the last."""

import asyncio
import contextlib
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn
import uvloop

from alula import __version__
from alula.server.address import listen, public_url
from alula.server.app import Server, make_site
from alula.server.collector import collect
from alula.server.impatient import Impatient
from alula.server.logs import set_up_logs
from alula.server.settings import Settings

logger = logging.getLogger("alula.server")

PING_S = 45
"""Proxies close what is silent for a minute. (The page asks by itself, and more often.)"""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Uvicorn(uvicorn.Server):
    """Sends the sockets home before the listening ends; a signal is a wish, not a failure."""

    def __init__(self, server: Server, settings: Settings) -> None:
        super().__init__(_config(server, settings))
        self._alula = server

    async def run_on(
        self, listener: socket.socket, began: Callable[[], None] = lambda: None
    ) -> None:
        """Start everything, serve until told to stop, stop everything."""
        try:
            await self._alula.start()
            began()
            await self.serve(sockets=[listener])
        finally:
            await self._alula.stop()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but the signal is not raised again: the process ends with 0."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {which: signal.signal(which, self.handle_exit) for which in SIGNALS}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)

    async def shutdown(self, sockets: object = None) -> None:  # noqa: ARG002 (uvicorn's name)
        for listener in self.servers:  # new connections go to the next process, if there is one
            listener.close()
        await self._alula.drain()
        await super().shutdown()


def _config(server: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_site(server),
        lifespan="off",
        http=Impatient,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=PING_S,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
    )


def run(settings: Settings) -> int:
    set_up_logs(settings.log_format)
    listener = listen(settings)
    url = public_url(settings, listener.getsockname()[1])
    server = Server(settings, url)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(server, settings, listener))
    return 0


async def _serve(server: Server, settings: Settings, listener: socket.socket) -> None:
    url = server.house.url
    collecting = asyncio.create_task(collect(lambda: server.house.moves))
    try:
        await Uvicorn(server, settings).run_on(listener, lambda: _announce(settings, url))
    finally:
        collecting.cancel()


def _announce(settings: Settings, url: str) -> None:
    where = settings.sqlite_path if settings.is_sqlite else "Postgres"
    print(f"Games are stored in {where}", flush=True)
    logger.info("alula %s listens at %s; tables in %s", __version__, url, where)
    print(f"Open {url} in a browser. Ctrl-C stops the server.", flush=True)
