"""The calls of `docs/api.md`, one method each. Answers are plain JSON, as the page shows them."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, cast

import httpx

from alula.client.live import LiveTable

Json = dict[str, Any]


class ApiError(Exception):
    """The server refused: `code` is for programs, the text for people."""

    def __init__(self, status: int, code: str, message: str, retry_after: int | None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.retry_after = retry_after


class Client:
    """One guest at one server. The token is all that must be kept to come back as the same."""

    def __init__(
        self, url: str, token: str | None = None, http: httpx.AsyncClient | None = None
    ) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = http or httpx.AsyncClient(base_url=self.url, timeout=30)

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = (await self.call("POST", "/api/guest"))["token"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def call(
        self, method: str, path: str, body: Json | None = None, **query: str | int
    ) -> Json:
        """Any call; an `ApiError` if it is refused."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.request(
            method, path, json=body, params=query or None, headers=headers
        )
        if answer.is_success:
            return cast(Json, answer.json())
        raise _error(answer)

    # -- tables --------------------------------------------------------------------------------

    async def bots(self) -> list[str]:
        """The levels, weakest first."""
        return [bot["name"] for bot in (await self.call("GET", "/api/bots"))["bots"]]

    async def play(self, bots: Sequence[str], name: str = "Guest", **options: Any) -> Json:
        """One person and bots, started."""
        return await self.call("POST", "/api/play", {"bots": list(bots), "name": name, **options})

    async def tutorial(self, name: str = "Guest") -> Json:
        return await self.call("POST", "/api/tutorial", {"name": name})

    async def create(self, seats: int, **options: Any) -> Json:
        return await self.call("POST", "/api/tables", {"seats": seats, **options})

    async def tables(self) -> list[Json]:
        return cast(list[Json], (await self.call("GET", "/api/tables"))["tables"])

    async def link(self, code: str) -> Json:
        return await self.call("GET", f"/api/links/{code}")

    async def table(self, table: str, join: str | None = None) -> Json:
        if join is None:
            return await self.call("GET", f"/api/tables/{table}")
        return await self.call("GET", f"/api/tables/{table}", join=join)

    async def sit(self, table: str, join: str, name: str, **options: Any) -> Json:
        body = {"join": join, "name": name, **options}
        return await self.call("POST", f"/api/tables/{table}/seats", body)

    async def put_bot(self, table: str, seat: int, bot: str) -> Json:
        return await self.call("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})

    async def remove(self, table: str, seat: int) -> Json:
        return await self.call("DELETE", f"/api/tables/{table}/seats/{seat}")

    async def start(self, table: str, fill: str | None = None) -> Json:
        return await self.call("POST", f"/api/tables/{table}/start", {"fill": fill})

    async def leave(self, table: str) -> Json:
        return await self.call("POST", f"/api/tables/{table}/leave")

    async def vote(self, table: str, seat: int) -> Json:
        return await self.call("POST", f"/api/tables/{table}/votes", {"seat": seat})

    async def move(self, table: str, move_id: str, decision: str, event: Json) -> Json:
        body = {"id": move_id, "decision": decision, "event": event}
        return await self.call("POST", f"/api/tables/{table}/moves", body)

    async def events(self, table: str, since: int = 0) -> Json:
        return await self.call("GET", f"/api/tables/{table}/events", since=since)

    async def rematch(self, table: str, *, bots: bool = False) -> Json:
        """The new table when all who are here have asked for it; `bots` waits no longer."""
        return await self.call("POST", f"/api/tables/{table}/rematch", {"bots": bots})

    async def close_table(self, table: str) -> Json:
        return await self.call("POST", f"/api/tables/{table}/close")

    def live(self, table: str) -> LiveTable:
        """The live socket of a table: `async with client.live(id) as table`."""
        return LiveTable(self.url, table, self.token)

    # -- games, scores, pads -------------------------------------------------------------------

    async def my_games(self, status: str = "all") -> list[Json]:
        return cast(list[Json], (await self.call("GET", "/api/games", status=status))["tables"])

    async def game(self, table: str, language: str = "en") -> Json:
        return await self.call("GET", f"/api/games/{table}", language=language)

    async def record(self, table: str) -> Json:
        return await self.call("GET", f"/api/games/{table}/record")

    async def replay(self, table: str, eyes: str = "open") -> Json:
        return await self.call("GET", f"/api/games/{table}/replay", eyes=eyes)

    async def score(self, players: Sequence[Json], language: str = "en") -> Json:
        body = {"players": list(players), "language": language}
        return await self.call("POST", "/api/score", body)

    async def best_order(self, regions: Sequence[int], sanctuaries: Sequence[str] = ()) -> Json:
        body = {"regions": list(regions), "sanctuaries": list(sanctuaries)}
        return await self.call("POST", "/api/best-order", body)

    async def create_pad(self, names: Sequence[str] = ()) -> Json:
        return await self.call("POST", "/api/pads", {"names": list(names)})

    async def pad(self, pad: str) -> Json:
        return await self.call("GET", f"/api/pads/{pad}")

    async def add_pad_row(self, pad: str, name: str = "") -> Json:
        return await self.call("POST", f"/api/pads/{pad}/rows", {"name": name})

    async def put_pad_row(
        self,
        pad: str,
        row: int,
        name: str,
        regions: Sequence[int | None],
        sanctuaries: Sequence[str],
    ) -> Json:
        body = {"name": name, "regions": list(regions), "sanctuaries": list(sanctuaries)}
        return await self.call("PUT", f"/api/pads/{pad}/rows/{row}", body)

    async def delete_pad_row(self, pad: str, row: int) -> Json:
        return await self.call("DELETE", f"/api/pads/{pad}/rows/{row}")


def _error(answer: httpx.Response) -> ApiError:
    try:
        told = answer.json()["error"]
        return ApiError(answer.status_code, told["code"], told["message"], told["retry_after"])
    except (ValueError, KeyError, TypeError):
        text = f"the server answered {answer.status_code}"
        return ApiError(answer.status_code, "not_alula", text, None)
