"""Errors on the wire: one form for all of them, documented for every call."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Route

from alula.server.errors import Refusal
from alula.wire.base import ErrorAnswer

_MEANING = {
    400: "Not JSON",
    401: "No guest token, or not a valid one",
    403: "Not allowed",
    404: "Does not exist",
    409: "Not possible in this state of the table",
    413: "Body too large",
    415: "Not application/json",
    422: "A field is wrong",
    429: "Too many; see Retry-After",
    503: "Not possible just now; see Retry-After",
}
_ALWAYS = (429, 503)
_BODY = (400, 403, 413, 415, 422)


def problems(*statuses: int, body: bool = False) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a call: what it can be refused with."""
    extra = _BODY if body else (422,)
    found = sorted({*statuses, *_ALWAYS, *extra})
    return {status: {"model": ErrorAnswer, "description": _MEANING[status]} for status in found}


def problem(
    status: int,
    code: str,
    message: str,
    where: str | None = None,
    retry_after: int | None = None,
) -> JSONResponse:
    body = {"code": code, "message": message, "where": where, "retry_after": retry_after}
    headers = {"Retry-After": str(retry_after)} if retry_after is not None else None
    return JSONResponse({"error": body}, status, headers)


def refused(refusal: Refusal) -> JSONResponse:
    retry_after = getattr(refusal, "retry_after", None)
    return problem(refusal.status, refusal.code, refusal.message, refusal.where, retry_after)


_HTTP_CODES = {
    400: "malformed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "not_json",
}


def install(app: FastAPI, routers: Sequence[APIRouter]) -> None:
    @app.exception_handler(Refusal)
    async def on_refusal(_request: Request, refusal: Refusal) -> JSONResponse:
        return refused(refusal)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return problem(400, "malformed", "The body is not JSON.", "body")
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, "invalid", f"{where}: {first['msg']}.", where)

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        code = _HTTP_CODES.get(error.status_code, "error")
        answer = problem(error.status_code, code, f"{error.detail.removesuffix('.')}.")
        answer.headers.update(error.headers or {})
        if error.status_code == 405:
            answer.headers["Allow"] = ", ".join(_methods(routers, request.url.path))
        return answer

    @app.exception_handler(Exception)
    async def on_bug(_request: Request, _error: Exception) -> JSONResponse:
        return problem(500, "internal", "Something went wrong here; the host can see it.")


def _methods(routers: Sequence[APIRouter], path: str) -> list[str]:
    """All methods of a path; the framework names only those of the first route that fits."""
    routes = [route for router in routers for route in router.routes if isinstance(route, Route)]
    fitting = [route.methods or set() for route in routes if route.path_regex.match(path)]
    return sorted(set().union(*fitting))
