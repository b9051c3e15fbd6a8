"""Shared score pads."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from alula.cards import ROUNDS
from alula.server.api.context import Creator, Here
from alula.server.api.problems import problems
from alula.server.api.qr import qr_svg
from alula.server.names import clean_text
from alula.wire.scores import AddPadRow, CreatePad, Pad, PadRowChange

router = APIRouter(prefix="/api/pads", tags=["score pads"])
Id = Annotated[str, Path(pattern=r"^[0-9a-z]{12}$", description="the pad's id")]
RowPath = Annotated[int, Path(ge=0, le=1_000_000)]


@router.post("", status_code=201, responses=problems(401, body=True))
async def create(body: CreatePad, here: Here, _guest: Creator) -> Pad:
    """A new pad; everybody who has its link can read and write it."""
    return await here.pads.create([clean_text(name) for name in body.names])


@router.get("/{pad_id}", responses=problems(404))
async def read(pad_id: Id, here: Here) -> Pad:
    return await here.pads.get(pad_id)


@router.post("/{pad_id}/rows", status_code=201, responses=problems(404, 409, body=True))
async def add_row(pad_id: Id, body: AddPadRow, here: Here) -> Pad:
    return await here.pads.add_row(pad_id, clean_text(body.name))


@router.put("/{pad_id}/rows/{row}", responses=problems(404, body=True))
async def change_row(pad_id: Id, row: RowPath, body: PadRowChange, here: Here) -> Pad:
    """The whole row as it shall be."""
    empty = [None] * (ROUNDS - len(body.regions))
    changed = {
        "row": row,
        "name": clean_text(body.name),
        "regions": [*body.regions, *empty],
        "sanctuaries": list(body.sanctuaries),
    }
    return await here.pads.put_row(pad_id, changed)


@router.delete("/{pad_id}/rows/{row}", responses=problems(403, 404))
async def delete_row(pad_id: Id, row: RowPath, here: Here) -> Pad:
    return await here.pads.delete_row(pad_id, row)


@router.get(
    "/{pad_id}/qr.svg",
    responses={**problems(404), 200: {"content": {"image/svg+xml": {}}}},
    response_class=Response,
)
async def qr_code(pad_id: Id, here: Here) -> Response:
    """The pad's link as a picture."""
    return qr_svg((await here.pads.get(pad_id))["link"])
