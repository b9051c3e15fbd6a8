"""What every call needs: the house, limits, metrics, and who is asking."""

import time
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response, WebSocket
from starlette.requests import HTTPConnection

from alula.server import tokens
from alula.server.address import is_number
from alula.server.api.kept import Kept
from alula.server.api.lists import Lines
from alula.server.errors import NoGuest, NotAllowed
from alula.server.limits import Buckets, network_of, whole_seconds
from alula.server.live.house import House
from alula.server.live.pads import PadRooms
from alula.server.metrics import Metrics
from alula.server.orders import Orders
from alula.server.settings import Limits
from alula.server.tables import Table, show
from alula.wire.tables import TableAnswer

COOKIE = "alula_guest"
COOKIE_S = 400 * 86_400  # the longest that browsers keep


class Gates:
    """All limits that are counted across calls."""

    def __init__(self, limits: Limits) -> None:
        clock = time.monotonic
        self.calls = Buckets(limits.calls_per_minute, 60, clock)
        self.files = Buckets(limits.files_per_minute, 60, clock)
        self.guesses = Buckets(limits.guesses_per_minute, 60, clock)
        self.new_by_guest = Buckets(limits.new_tables_per_hour, 3600, clock)
        self.new_by_address = Buckets(limits.new_tables_per_hour_address, 3600, clock)
        self.sockets: dict[str, int] = {}

    def too_many(self, address: str) -> int:
        """One more call or handshake: 0, or after how many seconds to try again."""
        return whole_seconds(self.calls.take(address) or self.guesses.empty(address))

    def too_many_files(self, address: str) -> int:
        """One more page, picture or figure."""
        return whole_seconds(self.files.take(address))

    def something_new(self, guest: str, address: str) -> None:
        """A table or a pad is about to be made."""
        self.new_by_guest.require(guest, "new tables")
        self.new_by_address.require(address, "new tables from this address")


@dataclass(frozen=True, slots=True)
class Context:
    """One per application; there is no global state."""

    house: House
    pads: PadRooms
    gates: Gates
    metrics: Metrics
    limits: Limits
    kept: Kept
    lines: Lines
    orders: Orders
    names: frozenset[str]
    """By which the server may be asked, beside numbers."""
    https: bool


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def _from_request(request: Request) -> Context:
    return context_of(request)


Here = Annotated[Context, Depends(_from_request)]


def address_of(connection: HTTPConnection) -> str:
    """For whom limits are counted."""
    return network_of(connection.client.host) if connection.client else "unknown"


def host_allowed(connection: HTTPConnection) -> bool:
    """Whether the server was asked by a name of its own.

    A page of a stranger can give its own name this server's address (DNS rebinding), and would
    then be let in as one of ours. It needs a name for that: numbers are always good.
    """
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return is_number(host) or host in context_of(connection).names


# -- who is asking -----------------------------------------------------------------------------


def token_of(connection: HTTPConnection) -> str | None:
    """The guest token of a call: the header of a program, or the cookie of a browser."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not tokens.is_token(token.strip()):
            raise NoGuest("bad_token", "The token is not one of this server: POST /api/guest.")
        return token.strip()
    cookie = connection.cookies.get(COOKIE)
    return cookie if cookie and tokens.is_token(cookie) else None


def _maybe_guest(request: Request) -> str | None:
    token = token_of(request)
    return tokens.guest_of(token) if token else None


def _known_guest(request: Request) -> str:
    guest = _maybe_guest(request)
    if guest is None:
        raise NoGuest("no_guest", "This call needs a guest token: take a seat or POST /api/guest.")
    return guest


def _any_guest(request: Request, response: Response) -> str:
    """The guest of this call; a browser that has none becomes one."""
    token = token_of(request)
    if token is None:
        token = tokens.new_token()
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_S,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https" or context_of(request).https,
            path="/",
        )
    return tokens.guest_of(token)


MaybeGuest = Annotated[str | None, Depends(_maybe_guest)]
KnownGuest = Annotated[str, Depends(_known_guest)]
AnyGuest = Annotated[str, Depends(_any_guest)]


def _new_things(request: Request, guest: AnyGuest) -> str:
    """A guest who may make something new now."""
    context_of(request).gates.something_new(guest, address_of(request))
    return guest


Creator = Annotated[str, Depends(_new_things)]


def origin_allowed(connection: HTTPConnection | WebSocket) -> bool:
    """Whether a page of this server sent this, or a program (which sends no Origin)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    context = context_of(connection)
    host = connection.headers.get("host", "")
    own = urlsplit(context.house.url).netloc
    return urlsplit(origin).netloc.lower() in (host.lower(), own.lower()) and origin != "null"


# -- answers -----------------------------------------------------------------------------------


def answer(
    context: Context, table: Table, guest: str | None, join: str | None = None
) -> TableAnswer:
    """What this guest is told of a table, or a refusal if they may not see the table."""
    who = show.viewer(table, guest, join)
    if not show.may_see(table, who):
        raise NotAllowed("no_spectators", "Spectators are not allowed at this table.")
    shown = show.table_json(table, who, context.house.url)
    here = context.house.hub.here(table.id)
    for seat in shown["seats"]:
        seat["here"] = seat["kind"] == "bot" or seat["seat"] in here
    return {"table": shown, "you": who.to_json(), "seq": table.head}
