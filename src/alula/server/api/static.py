"""The built web client, served from the package; a plain page where it has not been built."""

import mimetypes
from pathlib import Path

from fastapi import Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

FOLDER = Path(__file__).parent.parent / "static"
HASHED = "assets"
"""Files there carry a hash in their names: they never change."""
PICTURES = (".svg", ".png")
"""Icons of the page: asked for anew with every page, and the same for months."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""How the build packs files, the smallest first; see web/tools/pack.mjs."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Alula</title>
<h1>Alula is running</h1>
<p>The table for the browser is not in this copy. Build it with <code>make web</code> in the
project's folder, or install the published package, and start the server again.</p>
<p>The <a href="/api/openapi.json">API</a> works without it.</p></html>
"""


class WebClient:
    """Answers what no call of the API answers: a file of the client, else a page of it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._root = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(404, "Not found")
        await self._page(request)(scope, receive, send)

    def _page(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404, "Not found")
        found = _file(self._root, path)
        if found is not None:
            return _answer(found, self._root, request)
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404, "Not found")
        index = self._root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-cache"})
        return _answer(index, self._root, request)


def _file(root: Path, path: str) -> Path | None:
    """A file of the client; nothing outside its folder."""
    if not path or "\0" in path:
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_file() and found.is_relative_to(root) else None
    except OSError:  # a name that is too long
        return None


def _answer(file: Path, root: Path, request: Request) -> Response:
    """The file, packed where the build has packed it and the browser takes that."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if file.relative_to(root).parts[0] == HASHED:
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif file.suffix in PICTURES:
        headers["Cache-Control"] = "public, max-age=3600"
    sent = file
    accepted = {one.partition(";")[0].strip() for one in _accepted(request)}
    for encoding, suffix in PACKINGS.items():
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            sent = packed
            headers["Content-Encoding"] = encoding
            break
    # With the file's facts at hand the answer knows its etag before it is sent.
    media_type = mimetypes.guess_type(file.name)[0]
    answer = FileResponse(sent, headers=headers, media_type=media_type, stat_result=sent.stat())
    if request.headers.get("if-none-match") == answer.headers["etag"]:
        return Response(status_code=304, headers=headers | {"ETag": answer.headers["etag"]})
    return answer


def _accepted(request: Request) -> list[str]:
    """The encodings that a browser takes; one of quality 0 is refused by it."""
    told = request.headers.get("accept-encoding", "").split(",")
    return [one for one in told if not one.replace(" ", "").endswith((";q=0", ";q=0.0"))]
