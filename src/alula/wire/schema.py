"""All models of the wire as JSON Schema: for OpenAPI and for TypeScript."""

import importlib
import pkgutil
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

from alula import wire
from alula.rules import PhaseName
from alula.wire import base, game
from alula.wire.changes import TableChange
from alula.wire.socket import ClientMessage, ServerMessage

UNIONS: dict[str, Any] = {
    "GameEvent": game.ToldEvent,
    "MoveEvent": game.MoveEvent,
    "TableChange": TableChange,
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "Reaction": base.Reaction,
    "Phase": PhaseName,
    "Region": base.RegionNumber,
    "Sanctuary": base.SanctuaryId,
    "CardId": base.RegionNumber | base.SanctuaryId,
}
"""What has no class of its own and yet is worth a name."""


@cache
def schemas() -> dict[str, Any]:
    """Every model by its name; what a client sends may leave out what has a default."""
    named = {**_models(), **UNIONS}
    inputs: list[tuple[str, Literal["validation"], TypeAdapter[Any]]] = [
        (name, "validation", TypeAdapter(model)) for name, model in sorted(named.items())
    ]
    made, shared = TypeAdapter.json_schemas(inputs, ref_template="#/components/schemas/{model}")
    unions = {name: made[name, "validation"] for name in UNIONS}
    return {**shared["$defs"], **unions}


def _models() -> dict[str, Any]:
    modules = pkgutil.iter_modules(wire.__path__, "alula.wire.")
    values = [v for info in modules for v in vars(importlib.import_module(info.name)).values()]
    return {value.__name__: value for value in values if _is_model(value)}


def _is_model(value: Any) -> bool:
    if not isinstance(value, type) or not value.__module__.startswith("alula."):
        return False
    return is_typeddict(value) or (issubclass(value, BaseModel) and bool(value.model_fields))
