"""uvicorn around the application: one process, graceful from the first second to the last."""

import asyncio
import logging
import sys

import uvicorn

from alula.server.address import listen, public_url
from alula.server.app import Server, make_app
from alula.server.logs import set_up_logs
from alula.server.settings import BadSetting, Settings

logger = logging.getLogger("alula.server")


class Uvicorn(uvicorn.Server):
    """Sends the sockets home before the listening ends."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._alula = server

    async def shutdown(self, sockets: object = None) -> None:
        for listener in self.servers:  # new connections go to the next process, if there is one
            listener.close()
        await self._alula.drain()
        await super().shutdown()


def uvicorn_config(server: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(server),
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=20,
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
    try:
        listener = listen(settings)
    except BadSetting as error:
        print(f"alula serve: {error}", file=sys.stderr)
        return 2
    url = public_url(settings, listener.getsockname()[1])
    server = Server(settings, url)
    uvicorn_server = Uvicorn(uvicorn_config(server, settings), server)
    _announce(settings, url)
    try:
        asyncio.run(uvicorn_server.serve(sockets=[listener]))
    except KeyboardInterrupt:
        return 0
    except SystemExit as stop:
        return int(stop.code or 0)
    return 0 if uvicorn_server.started else 1


def _announce(settings: Settings, url: str) -> None:
    where = settings.sqlite_path if settings.is_sqlite else "Postgres"
    print(f"Games are stored in {where}", flush=True)
    print(f"Open {url} in a browser. Ctrl-C stops the server.", flush=True)
