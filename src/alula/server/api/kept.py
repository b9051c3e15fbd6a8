"""Answers about finished games: made once, off the event loop, kept packed; they never change."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from alula.server.text import dumps

MOST = 128
LEVEL = 6


class Kept:
    """The last answers, by what they are about."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._packed: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def answer(
        self, request: Request, about: tuple[object, ...], make: Callable[[], object]
    ) -> Response:
        packed = self._packed.get(about)
        if packed is None:
            packed = await asyncio.to_thread(_pack, make)
            self._packed[about] = packed
            while len(self._packed) > self._most:
                self._packed.popitem(last=False)
        self._packed.move_to_end(about)
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(packed, media_type="application/json", headers=headers)
        plain = await asyncio.to_thread(gzip.decompress, packed)
        return Response(plain, media_type="application/json", headers=headers)


def _pack(make: Callable[[], object]) -> bytes:
    return gzip.compress(dumps(make()).encode(), LEVEL)
