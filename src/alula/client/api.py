"""The calls of `docs/api.md`, one method each; the answers are typed in `alula.wire`."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, cast

import httpx

from alula.chance import SEAT_BYTES
from alula.client.fairness import FairPromise
from alula.client.live import LiveTable

if TYPE_CHECKING:
    from alula.wire.moves import MoveAnswer
    from alula.wire.scores import (
        BestOrderAnswer,
        FinishedGame,
        Pad,
        Replay,
        ScoreAnswer,
    )
    from alula.wire.socket import Snapshot
    from alula.wire.tables import LinkAnswer, TableAnswer, TableSummary

Json = dict[str, Any]

COMPILING_TRIES = 60


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
        self.promises: dict[str, FairPromise] = {}
        """By table: what was shown before the deal, and what we gave."""
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
            told = cast(Json, answer.json())
            self._remember(told)
            return told
        raise _error(answer)

    def _remember(self, told: Json) -> None:
        """The first fingerprint of a table counts, and our bytes are made only after it."""
        table = told.get("table")
        if not isinstance(table, dict) or table.get("status") not in ("lobby", "dealing"):
            return
        commitment = table.get("commitment")
        if isinstance(commitment, str) and table["id"] not in self.promises:
            random = secrets.token_hex(SEAT_BYTES)
            self.promises[table["id"]] = FairPromise(commitment, random)

    # -- tables --------------------------------------------------------------------------------

    async def bots(self) -> list[str]:
        """The levels, weakest first."""
        return [bot["name"] for bot in (await self.call("GET", "/api/bots"))["bots"]]

    async def play(self, bots: Sequence[str], name: str = "Guest", **options: Any) -> "TableAnswer":
        """One person and bots, started."""
        return cast(
            "TableAnswer",
            await self.call("POST", "/api/play", {"bots": list(bots), "name": name, **options}),
        )

    async def tutorial(self, name: str = "Guest") -> "TableAnswer":
        """The table with the fixed deal, for a first game."""
        return cast("TableAnswer", await self.call("POST", "/api/tutorial", {"name": name}))

    async def create(self, seats: int, **options: Any) -> "TableAnswer":
        """Open a table; `options` are those of `CreateTable`, such as `bots` or `public`."""
        return cast(
            "TableAnswer", await self.call("POST", "/api/tables", {"seats": seats, **options})
        )

    async def tables(self) -> "list[TableSummary]":
        """Public tables, with a free seat first."""
        return cast("list[TableSummary]", (await self.call("GET", "/api/tables"))["tables"])

    async def link(self, code: str | None) -> "LinkAnswer":
        """What the code of a link stands for."""
        return cast("LinkAnswer", await self.call("GET", f"/api/links/{code}"))

    async def table(self, table: str, join: str | None = None) -> "TableAnswer":
        """A table; with the join code also one that you are not at."""
        if join is None:
            return cast("TableAnswer", await self.call("GET", f"/api/tables/{table}"))
        return cast("TableAnswer", await self.call("GET", f"/api/tables/{table}", join=join))

    async def sit(self, table: str, join: str | None, name: str, **options: Any) -> "TableAnswer":
        """Take a seat; `join` is the code of the join link, as the table tells it to its people."""
        body = {"join": join, "name": name, **options}
        return cast("TableAnswer", await self.call("POST", f"/api/tables/{table}/seats", body))

    async def put_bot(self, table: str, seat: int, bot: str) -> "TableAnswer":
        """The host puts a bot on a free seat, or changes its level."""
        return cast(
            "TableAnswer",
            await self.call("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot}),
        )

    async def remove(self, table: str, seat: int) -> "TableAnswer":
        """The host frees a seat; in a running game a bot takes it over."""
        return cast("TableAnswer", await self.call("DELETE", f"/api/tables/{table}/seats/{seat}"))

    async def start(self, table: str, fill: str | None = None) -> "TableAnswer":
        """The host begins the game; `fill` is a bot for every free seat."""
        return cast(
            "TableAnswer", await self.call("POST", f"/api/tables/{table}/start", {"fill": fill})
        )

    async def leave(self, table: str) -> "TableAnswer":
        """Leave the table; coming back undoes it."""
        return cast("TableAnswer", await self.call("POST", f"/api/tables/{table}/leave"))

    async def vote(self, table: str, seat: int) -> "TableAnswer":
        """Agree that a bot plays for an absent person."""
        return cast(
            "TableAnswer", await self.call("POST", f"/api/tables/{table}/votes", {"seat": seat})
        )

    async def move(
        self, table: str, move_id: str, decision: str | None, event: Mapping[str, object]
    ) -> "MoveAnswer":
        """A move without a socket: sent again with the same id it is harmless."""
        body = {"id": move_id, "decision": decision, "event": event}
        return cast("MoveAnswer", await self.call("POST", f"/api/tables/{table}/moves", body))

    async def events(self, table: str, since: int = 0) -> "Snapshot":
        """The position and all entries after `since`, without a socket."""
        return cast("Snapshot", await self.call("GET", f"/api/tables/{table}/events", since=since))

    async def rematch(self, table: str, *, bots: bool = False) -> "TableAnswer":
        """The new table when all who are here have asked for it; `bots` waits no longer."""
        return cast(
            "TableAnswer", await self.call("POST", f"/api/tables/{table}/rematch", {"bots": bots})
        )

    async def close_table(self, table: str) -> "TableAnswer":
        """The host ends a table that is not finished."""
        return cast("TableAnswer", await self.call("POST", f"/api/tables/{table}/close"))

    def live(self, table: str) -> LiveTable:
        """The live socket of a table: `async with client.live(id) as table`."""
        return LiveTable(self.url, table, self.token, promise=self.promises.get(table))

    # -- games, scores, pads -------------------------------------------------------------------

    async def my_games(self, status: str = "all") -> "list[TableSummary]":
        """The tables where you have a seat: `running`, `finished` or `all`."""
        return cast(
            "list[TableSummary]", (await self.call("GET", "/api/games", status=status))["tables"]
        )

    async def game(self, table: str, language: str = "en") -> "FinishedGame":
        """A finished game: result, score sheets, record, proof."""
        return cast(
            "FinishedGame", await self.call("GET", f"/api/games/{table}", language=language)
        )

    async def record(self, table: str) -> Json:
        """The record of a finished game, as a file has it (docs/record.md)."""
        return await self.call("GET", f"/api/games/{table}/record")

    async def replay(self, table: str, eyes: str = "open") -> "Replay":
        """Every step of a finished game with its views."""
        return cast("Replay", await self.call("GET", f"/api/games/{table}/replay", eyes=eyes))

    async def score(self, players: Sequence[Json], language: str = "en") -> "ScoreAnswer":
        """Score rows of a real table, with reasons."""
        body = {"players": list(players), "language": language}
        return cast("ScoreAnswer", await self.call("POST", "/api/score", body))

    async def best_order(
        self, regions: Sequence[int], sanctuaries: Sequence[str] = ()
    ) -> "BestOrderAnswer":
        """The order of these regions that gives the most fame.

        A server that has just started may ask for some seconds of patience: it gets them.
        """
        body = {"regions": list(regions), "sanctuaries": list(sanctuaries)}
        for _ in range(COMPILING_TRIES):
            try:
                return cast("BestOrderAnswer", await self.call("POST", "/api/best-order", body))
            except ApiError as error:
                if error.code != "compiling" or error.retry_after is None:
                    raise
                await asyncio.sleep(error.retry_after)
        return cast("BestOrderAnswer", await self.call("POST", "/api/best-order", body))

    async def create_pad(self, names: Sequence[str] = ()) -> "Pad":
        """A new score pad."""
        return cast("Pad", await self.call("POST", "/api/pads", {"names": list(names)}))

    async def pad(self, pad: str) -> "Pad":
        """A score pad."""
        return cast("Pad", await self.call("GET", f"/api/pads/{pad}"))

    async def add_pad_row(self, pad: str, name: str = "") -> "Pad":
        """One more row on a pad."""
        return cast("Pad", await self.call("POST", f"/api/pads/{pad}/rows", {"name": name}))

    async def put_pad_row(
        self,
        pad: str,
        row: int,
        name: str,
        regions: Sequence[int | None],
        sanctuaries: Sequence[str],
    ) -> "Pad":
        """The whole row of a pad as it shall be."""
        body = {"name": name, "regions": list(regions), "sanctuaries": list(sanctuaries)}
        return cast("Pad", await self.call("PUT", f"/api/pads/{pad}/rows/{row}", body))

    async def delete_pad_row(self, pad: str, row: int) -> "Pad":
        """Take a row off a pad."""
        return cast("Pad", await self.call("DELETE", f"/api/pads/{pad}/rows/{row}"))


def _error(answer: httpx.Response) -> ApiError:
    try:
        told = answer.json()["error"]
        return ApiError(answer.status_code, told["code"], told["message"], told["retry_after"])
    except (ValueError, KeyError, TypeError):
        text = f"the server answered {answer.status_code}"
        return ApiError(answer.status_code, "not_alula", text, None)
