"""For operators: alive, ready, figures; and what this server is."""

import asyncio

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from alula import __version__
from alula.server.api.context import Here
from alula.server.api.problems import problem, problems
from alula.server.errors import Busy
from alula.wire import PROTOCOL
from alula.wire.base import REACTIONS
from alula.wire.tables import ServerInfo
from alula.words import LANGUAGES

router = APIRouter(tags=["operations"])
READY_S = 2.0


@router.get("/api/info", responses=problems())
async def info(here: Here) -> ServerInfo:
    """Version, address, languages, reactions, limits."""
    limits = here.limits
    return {
        "name": "alula",
        "version": __version__,
        "protocol": PROTOCOL,
        "url": here.house.url,
        "languages": list(LANGUAGES),
        "reactions": list(REACTIONS),
        "limits": {name: getattr(limits, name) for name in limits.__slots__},
    }


@router.get("/healthz", include_in_schema=False)
async def alive() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz", include_in_schema=False)
async def ready(here: Here) -> Response:
    """Ready for traffic: the database answers and the server is not stopping."""
    if here.house.stopping:
        return problem(503, "stopping", "The server is stopping.", retry_after=1)
    try:
        question = here.house.store.read(lambda c: c.execute(text("SELECT 1")).scalar())
        await asyncio.wait_for(question, READY_S)
    except (Busy, TimeoutError):
        return problem(503, "busy", "The database does not answer.", retry_after=1)
    return Response('{"status":"ready"}', media_type="application/json")


@router.get("/metrics", include_in_schema=False)
async def metrics(here: Here) -> Response:
    if not here.house.settings.metrics:
        return problem(404, "not_found", "Metrics are switched off.")
    return Response(here.metrics.text(), media_type=CONTENT_TYPE_LATEST)
