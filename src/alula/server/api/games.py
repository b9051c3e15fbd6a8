"""Games of a guest, finished games, replays, scores."""

import asyncio
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Path, Query, Request, Response

from alula.records import VerifyError, dumps, verify
from alula.rules import ResultJson, State, ToldEvent, View, announce, new_game, redact, view
from alula.server.api.context import Here, KnownGuest
from alula.server.api.problems import problems
from alula.server.errors import Invalid, NotFound, Refusal
from alula.server.scoring import result_json, score_rows
from alula.server.store import rows
from alula.server.tables import Table
from alula.wire.base import Language
from alula.wire.scores import (
    BestOrderAnswer,
    BestOrderRequest,
    FairProof,
    FinishedGame,
    Replay,
    ReplayStep,
    ScoreAnswer,
    ScoreRequest,
    SeriesPlayer,
)
from alula.wire.tables import TableList

router = APIRouter(prefix="/api", tags=["games"])
Id = Annotated[str, Path(pattern=r"^[0-9a-z]{12}$", description="the table's id")]
Eyes = Literal["open", "public", "0", "1", "2", "3", "4", "5"]
_RUNNING = ("lobby", "dealing", "running")
_STATUSES = {"running": _RUNNING, "finished": ("finished",), "all": (*_RUNNING, "finished")}


@router.get("/games", responses=problems(401))
async def my_games(
    here: Here,
    guest: KnownGuest,
    status: Annotated[Literal["running", "finished", "all"], Query()] = "all",
) -> TableList:
    """Tables where I have a seat, newest first."""
    store = here.house.store
    found = await store.read(lambda c: rows.list_mine(c, guest, _STATUSES[status]))
    return {"tables": [await here.lines.mine(store, row, guest) for row in found]}


async def _finished(here: Here, table_id: str) -> tuple[Table, State]:
    table = await here.house.store.table(table_id)
    if table is None:
        raise NotFound("no_game", "There is no such game; it may have been deleted.")
    if table.status != "finished" or table.game is None:
        raise Refusal("not_finished", "This game is not over yet.")
    return table, table.game


@router.get("/games/{table_id}", responses=problems(404, 409), response_model=FinishedGame)
async def finished_game(
    table_id: Id, here: Here, request: Request, language: Annotated[Language, Query()] = "en"
) -> Response:
    """Result, score sheets with reasons, the record and the proof of fair dealing."""
    table, game = await _finished(here, table_id)
    series = await _series(here, table)
    about = ("game", table.id, language, table.rematch)
    return await here.kept.answer(request, about, lambda: _told(table, game, series, language))


def _told(
    table: Table, game: State, series: list[SeriesPlayer], language: Language
) -> FinishedGame:
    sheets = [game.sheet(seat) for seat in game.seats]
    told = result_json(game.players, sheets, game.rows, language)
    record = table.record()
    fair = table.fair()
    proof: FairProof | None = None
    if fair is not None:
        proof = cast(FairProof, {**fair.to_json(), "verified": _verified(table)})
    return {
        "id": table.id,
        "players": list(game.players),
        "bots": [seat.bot for seat in table.seats],
        "variant": game.variant,
        "result": cast(ResultJson, record.result),
        "sheets": told["sheets"],
        "tie_break": told["tie_break"],
        "record": record.to_json(),
        "fair": proof,
        "rematch": table.rematch,
        "series": series,
        "started_at": cast(int, table.started_at),
        "ended_at": cast(int, table.ended_at),
    }


LONGEST_SERIES = 100
"""Games looked back over; each is read from the store."""


async def _series(here: Here, table: Table) -> list[SeriesPlayer]:
    """Who has won how often over a chain of rematches that ends with this game."""
    won: dict[str, int] = {seat.name or "": 0 for seat in table.seats}
    games = 0
    link: Table | None = table
    while link is not None and games < LONGEST_SERIES:
        result = link.game.result if link.game is not None else None
        if link.game is not None and result is not None:
            games += 1
            winner = link.game.players[result.ranking[0]]
            won[winner] = won.get(winner, 0) + 1
        link = await here.house.store.table(link.follows) if link.follows else None
    if games < 2:
        return []
    return [{"name": name, "wins": wins} for name, wins in won.items()]


def _verified(table: Table) -> bool:
    try:
        verify(table.record())
    except VerifyError:
        return False
    return True


@router.get(
    "/games/{table_id}/record",
    responses={**problems(404, 409), 200: {"content": {"application/json": {}}}},
    response_class=Response,
)
async def record_file(table_id: Id, here: Here) -> Response:
    """The record as a file."""
    table, _ = await _finished(here, table_id)
    name = f'attachment; filename="alula-{table.id}.json"'
    return Response(
        dumps(table.record()), media_type="application/json", headers={"Content-Disposition": name}
    )


@router.get("/games/{table_id}/replay", responses=problems(404, 409), response_model=Replay)
async def replay(
    table_id: Id, here: Here, request: Request, eyes: Annotated[Eyes, Query()] = "open"
) -> Response:
    """Every step of a finished game with its view."""
    table, game = await _finished(here, table_id)
    if eyes.isdigit() and int(eyes) not in game.seats:
        last = len(game.players) - 1
        raise Invalid("invalid", f"No seat {eyes}: there are 0 to {last}.", where="query.eyes")
    return await here.kept.answer(request, ("replay", table.id, eyes), lambda: _seen(table, eyes))


def _seen(table: Table, eyes: str) -> Replay:
    bots = [seat.bot for seat in table.seats]
    return {"id": table.id, "bots": bots, "eyes": eyes, "steps": _steps(table, eyes)}


def _steps(table: Table, eyes: str) -> list[ReplayStep]:
    state = new_game([seat.name or "" for seat in table.seats], table.options.variant)
    steps: list[ReplayStep] = [{"events": [], "views": _views(state, eyes)}]
    for event in table.events():
        after = state.apply(event)
        told = announce(state, event, after)
        seat = int(eyes) if eyes.isdigit() else None
        events = [cast(ToldEvent, e.to_json()) if eyes == "open" else redact(e, seat) for e in told]
        state = after
        steps.append({"events": events, "views": _views(state, eyes)})
    return steps


def _views(state: State, eyes: str) -> list[View]:
    if eyes == "open":
        return [view(state, seat) for seat in state.seats]
    return [view(state, int(eyes) if eyes.isdigit() else None)]


# -- scores ------------------------------------------------------------------------------------


@router.post("/score", responses=problems(body=True))
async def score(body: ScoreRequest) -> ScoreAnswer:
    """Score rows of a real game, with reasons in a language."""
    return score_rows(body.players, body.language)


@router.post("/best-order", responses=problems(body=True))
async def best_order(body: BestOrderRequest, here: Here) -> BestOrderAnswer:
    """The order of these regions that gives the most fame with these sanctuaries.

    Just after the server's start its search may still be compiled: 503, code `compiling`.
    """
    return await asyncio.to_thread(here.orders.best, body.regions, body.sanctuaries)
