"""In front of every call: limits, Origin, sizes, security headers, figures. Plain ASGI."""

import time
from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alula.server.api.context import Context, address_of, context_of, host_allowed, origin_allowed
from alula.server.api.problems import problem

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
"""Known to the figures; others are `other`, or a client could make series without end."""
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engine
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        context = context_of(connection)
        watched = _Watched(scope, send, context, address_of(connection))
        refused = _refuse(connection, scope, context)
        if refused is not None:
            await refused(scope, receive, watched)
            return
        limited = _limited(receive, context.limits.body_bytes)
        await self._app(scope, limited, watched)


def _refuse(connection: HTTPConnection, scope: Scope, context: Context) -> Response | None:
    """The refusal of a call that does not get as far as its route."""
    if not host_allowed(connection):
        return wrong_host(connection)
    address = address_of(connection)
    is_api = scope["path"].startswith("/api/")
    gates = context.gates
    seconds = gates.too_many(address) if is_api else gates.too_many_files(address)
    if seconds:
        return problem(429, "too_many", f"Try again in {seconds} s.", retry_after=seconds)
    if is_api and scope["method"] in UNSAFE:
        return _refuse_unsafe(connection, context)
    return None


def _refuse_unsafe(connection: HTTPConnection, context: Context) -> Response | None:
    headers: Headers = connection.headers
    if not origin_allowed(connection):
        return problem(403, "foreign_origin", "This page belongs to another site.")
    length = headers.get("content-length", "0")
    if length.isdigit() and int(length) > context.limits.body_bytes:
        return _too_large(context)
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = length != "0" or "transfer-encoding" in headers
    if has_body and kind != "application/json":
        return problem(415, "not_json", "Send application/json.")
    return None


def wrong_host(connection: HTTPConnection) -> Response:
    asked = connection.headers.get("host", "")
    return problem(
        421,
        "unknown_host",
        f"This server does not go by the name {asked[:80]!r}; its host can add it with --hosts.",
    )


def _too_large(context: Context) -> Response:
    return problem(413, "too_large", f"A body has at most {context.limits.body_bytes} bytes.")


def _limited(receive: Receive, most: int) -> Receive:
    """Cut off a body that did not say how long it is and turns out to be too long."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413, f"A body has at most {most} bytes")
        return message

    return limited


class _Watched:
    """Sends an answer on, with the headers that every answer has, and counts it."""

    def __init__(self, scope: Scope, send: Send, context: Context, address: str) -> None:
        self._scope = scope
        self._send = send
        self._context = context
        self._address = address
        self._began = time.perf_counter()

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._decorate(MutableHeaders(scope=message))
            self._count(message["status"])
        await self._send(message)

    def _decorate(self, headers: MutableHeaders) -> None:
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        if self._scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")

    def _count(self, status: int) -> None:
        is_api = self._scope["path"].startswith("/api/")
        if is_api and status in (401, 404):
            self._context.gates.guesses.take(self._address)
        route = getattr(self._scope.get("route"), "path", "other")
        metrics = self._context.metrics
        method = self._scope["method"] if self._scope["method"] in METHODS else "other"
        metrics.requests.labels(method, route, str(status)).inc()
        metrics.request_seconds.labels(route).observe(time.perf_counter() - self._began)
