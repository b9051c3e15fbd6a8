"""Tables and seats."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from alula.server import tokens
from alula.server.api.context import AnyGuest, Creator, Here, KnownGuest, MaybeGuest, answer
from alula.server.api.lists import public_summary, table_summary
from alula.server.api.problems import problems
from alula.server.api.qr import qr_svg
from alula.server.bots.roster import DEFAULT
from alula.server.errors import Invalid, NotAllowed, NotFound
from alula.server.names import clean_name
from alula.server.store import rows
from alula.server.tables import Clock, Options, commands, show
from alula.server.tables.moves import move
from alula.wire.base import LinkCode
from alula.wire.moves import MoveAnswer, MoveBody
from alula.wire.socket import Snapshot
from alula.wire.tables import (
    BotLevel,
    BotList,
    CreateTable,
    DecisionClock,
    FillSeat,
    GuestToken,
    LinkAnswer,
    PlayNow,
    Rematch,
    StartTable,
    StartTutorial,
    TableAnswer,
    TableList,
    TakeSeat,
    Vote,
)

router = APIRouter(prefix="/api", tags=["tables"])
Id = Annotated[str, Path(pattern=r"^[0-9a-z]{12}$", description="the table's id")]
SeatPath = Annotated[int, Path(ge=0, le=5)]


@router.post("/guest", status_code=201, responses=problems())
async def new_guest() -> GuestToken:
    """A token for a program. Browsers need not ask: they get a cookie."""
    return {"token": tokens.new_token()}


@router.get("/bots", responses=problems())
async def bots(here: Here) -> BotList:
    """The levels that a table can be filled with, weakest first."""
    roster = here.house.roster
    levels: list[BotLevel] = [
        {"name": b.name, "title": b.title, "about": b.about, "strength": b.strength}
        for b in roster.levels
    ]
    return {"bots": levels, "default": DEFAULT, "ready": here.house.bots_ready}


# -- opening -----------------------------------------------------------------------------------


@router.post("/play", status_code=201, responses=problems(401, body=True))
async def play_now(body: PlayNow, here: Here, guest: Creator) -> TableAnswer:
    """One person and bots, started."""
    options = Options(
        1 + len(body.bots), body.variant, spectators=False, pace=body.pace, auto=body.auto
    )
    people = [(guest, clean_name(body.name), body.random)]
    table = await here.house.create(options, guest, people, body.bots, start=True)
    return answer(here, table, guest)


@router.post("/tutorial", status_code=201, responses=problems(401, body=True))
async def tutorial(body: StartTutorial, here: Here, guest: Creator) -> TableAnswer:
    """The table with the fixed deal, for a first game."""
    table = await here.house.tutorial(guest, clean_name(body.name))
    return answer(here, table, guest)


@router.post("/tables", status_code=201, responses=problems(401, body=True))
async def create(body: CreateTable, here: Here, guest: Creator) -> TableAnswer:
    """Open a table; the caller is its host."""
    people = [] if body.name is None else [(guest, clean_name(body.name), body.random)]
    if len(people) + len(body.bots) > body.seats:
        raise Invalid(
            "invalid",
            f"{len(people)} person and {len(body.bots)} bots do not fit on {body.seats} seats.",
            where="body.bots",
        )
    options = Options(
        seats=body.seats,
        variant=body.variant,
        spectators=body.spectators,
        public=body.public,
        clock=_clock(body),
        chat=body.chat,
        pace=body.pace,
        auto=body.auto,
    )
    table = await here.house.create(options, guest, people, body.bots)
    return answer(here, table, guest)


def _clock(body: CreateTable) -> Clock | None:
    if body.clock is None:
        return None
    if isinstance(body.clock, DecisionClock):
        return Clock("decision", body.clock.seconds)
    return Clock("days", body.clock.days)


# -- finding -----------------------------------------------------------------------------------


@router.get("/tables", responses=problems())
async def open_tables(here: Here) -> TableList:
    """Public tables: with a free seat first, then running ones."""
    found = await here.house.store.read(rows.list_public)
    return {"tables": [public_summary(row) for row in found]}


@router.get("/links/{code}", responses=problems(401, 404))
async def link(code: Annotated[LinkCode, Path()], here: Here, guest: MaybeGuest) -> LinkAnswer:
    """What a link stands for: the code of a join link, or a table's id."""
    store = here.house.store
    table_id = await store.read(lambda c: rows.id_of_join(c, code))
    table = await store.table(table_id or code)
    if table is None:
        raise NotFound("no_link", "This link leads nowhere; the table may have been deleted.")
    who = show.viewer(table, guest, code)
    if not show.may_see(table, who):
        raise NotFound("no_link", "This link leads nowhere; the table may have been deleted.")
    return {"purpose": "join" if table_id else "watch", "table": table_summary(table, who)}


@router.get("/tables/{table_id}", responses=problems(401, 403, 404))
async def table_info(
    table_id: Id,
    here: Here,
    guest: MaybeGuest,
    join: Annotated[LinkCode | None, Query()] = None,
) -> TableAnswer:
    table = await here.house.table(table_id)
    return answer(here, table, guest, join)


@router.get("/tables/{table_id}/events", responses=problems(401, 403, 404))
async def events(
    table_id: Id,
    here: Here,
    guest: MaybeGuest,
    since: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> Snapshot:
    """The position and all entries after `since`, without a socket."""
    table = await here.house.table(table_id)
    who = show.viewer(table, guest)
    if not show.may_see(table, who):
        raise NotAllowed("no_spectators", "Spectators are not allowed at this table.")
    return show.snapshot(table, who, here.house.url, since)


@router.get(
    "/tables/{table_id}/qr.svg",
    responses={**problems(401, 403, 404), 200: {"content": {"image/svg+xml": {}}}},
    response_class=Response,
)
async def qr_code(
    table_id: Id,
    here: Here,
    guest: MaybeGuest,
    purpose: Annotated[Literal["join", "watch"], Query()] = "join",
) -> Response:
    """The join or the watch link as a picture."""
    table = await here.house.table(table_id)
    link = show.table_json(table, show.viewer(table, guest), here.house.url)["links"][purpose]
    if link is None:
        raise NotAllowed("no_spectators", f"There is no {purpose} link for you at this table.")
    return qr_svg(link)


# -- seats -------------------------------------------------------------------------------------


@router.post(
    "/tables/{table_id}/seats", status_code=201, responses=problems(401, 404, 409, body=True)
)
async def take_seat(table_id: Id, body: TakeSeat, here: Here, guest: AnyGuest) -> TableAnswer:
    table = await here.house.table(table_id)
    if body.join != table.join:
        raise NotAllowed("wrong_join_code", "The join code does not fit this table.")
    sit = commands.sit(guest, clean_name(body.name), body.seat, body.random)
    ran = await here.house.do(table_id, sit)
    return answer(here, ran.after, guest)


@router.put("/tables/{table_id}/seats/{seat}/bot", responses=problems(401, 404, 409, body=True))
async def fill_seat(
    table_id: Id, seat: SeatPath, body: FillSeat, here: Here, guest: KnownGuest
) -> TableAnswer:
    """The host puts a bot on a free seat, or changes its level."""
    level = here.house.roster.get(body.bot)
    put = commands.put_bot(guest, seat, level.name)
    ran = await here.house.do(table_id, put)
    return answer(here, ran.after, guest)


@router.delete("/tables/{table_id}/seats/{seat}", responses=problems(401, 403, 404, 409))
async def remove_seat(table_id: Id, seat: SeatPath, here: Here, guest: KnownGuest) -> TableAnswer:
    """The host frees a seat; in a running game a bot takes it over for good."""
    ran = await here.house.remove(table_id, guest, seat)
    return answer(here, ran.after, guest)


@router.post("/tables/{table_id}/start", responses=problems(401, 404, 409, body=True))
async def start(table_id: Id, body: StartTable, here: Here, guest: KnownGuest) -> TableAnswer:
    """The host begins the game; `fill` puts a bot on every free seat."""
    fill = here.house.roster.get(body.fill, "body.fill").name if body.fill else None
    ran = await here.house.do(table_id, commands.start(guest, fill))
    return answer(here, ran.after, guest)


@router.post("/tables/{table_id}/leave", responses=problems(401, 403, 404, 409))
async def leave(table_id: Id, here: Here, guest: KnownGuest) -> TableAnswer:
    """Lobby: free my seat. Running game: I am gone; coming back undoes it."""
    ran = await here.house.do(table_id, commands.leave(guest))
    return answer(here, ran.after, guest, ran.after.join)


@router.post("/tables/{table_id}/votes", responses=problems(401, 404, 409, body=True))
async def vote(table_id: Id, body: Vote, here: Here, guest: KnownGuest) -> TableAnswer:
    """Agree that a bot plays for an absent person."""
    ran = await here.house.vote(table_id, guest, body.seat)
    return answer(here, ran.after, guest)


@router.post("/tables/{table_id}/moves", responses=problems(401, 404, 409, body=True))
async def make_move(table_id: Id, body: MoveBody, here: Here, guest: KnownGuest) -> MoveAnswer:
    """A move without a socket; the same id again is harmless."""
    table = await here.house.table(table_id)
    command = move(table.seat_of(guest), body.id, body.decision, body.event)
    ran = await here.house.do(table_id, command)
    return MoveAnswer(id=body.id, seq=ran.answer)


@router.post(
    "/tables/{table_id}/rematch",
    status_code=201,
    responses={**problems(401, 403, 404, 409, body=True), 200: {"model": TableAnswer}},
)
async def rematch(
    table_id: Id,
    response: Response,
    here: Here,
    guest: KnownGuest,
    body: Rematch | None = None,
) -> TableAnswer:
    """Play again: the new table when everybody who is here wants to, this one until then."""
    table, is_new = await here.house.rematch(table_id, guest, bots=body is not None and body.bots)
    response.status_code = 201 if is_new else 200
    return answer(here, table, guest)


@router.post("/tables/{table_id}/close", responses=problems(401, 403, 404, 409))
async def close(table_id: Id, here: Here, guest: KnownGuest) -> TableAnswer:
    """The host ends a table that is not finished."""
    ran = await here.house.do(table_id, commands.close(guest))
    return answer(here, ran.after, guest)
