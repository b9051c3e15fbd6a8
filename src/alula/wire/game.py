"""The game's own JSON, as `rules` defines and documents it, for the models of this room.

Before Python 3.12 pydantic does not take the typed dictionaries of the standard library, and the
rules use nothing else: so each is made again here, field by field, with its words.
"""

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field, WrapValidator
from pydantic_core import PydanticKnownError
from typing_extensions import TypedDict, is_typeddict

from alula import rules
from alula.wire.words import field_words


@cache
def _readable(shape: type) -> Any:
    words = field_words(shape)
    fields = {}
    for name, hint in get_type_hints(shape, include_extras=True).items():
        known = _inside(hint)
        described = Field(description=words[name]) if name in words else None
        fields[name] = Annotated[known, described] if described else known
    made: Any = TypedDict(shape.__name__, fields)  # type: ignore[misc]
    made.__doc__ = shape.__doc__
    config = ConfigDict(extra="ignore")  # also inside of a strict model
    made.__pydantic_config__ = config  # type: ignore[attr-defined]
    return made


def _inside(hint: Any) -> Any:
    """A type with every typed dictionary in it made readable."""
    if is_typeddict(hint):
        return _readable(hint)
    origin, inner = get_origin(hint), tuple(map(_inside, get_args(hint)))
    if origin is None or inner == get_args(hint):
        return hint
    return reduce(or_, inner) if origin in (Union, UnionType) else origin[inner]


if TYPE_CHECKING:
    from alula.rules import MoveEvent, ResultJson, ToldEvent, View
else:
    View = _readable(rules.View)
    ResultJson = _readable(rules.ResultJson)
    MoveEvent = Annotated[_inside(rules.MoveEvent), Field(discriminator="event")]
    ToldEvent = Annotated[_inside(rules.ToldEvent), Field(discriminator="event")]


def _object(sent: object, _model: object) -> object:
    """Only an object is asked for here: what is wrong in it, the rules say better.

    They judge every move anyway, and by then its id is known, so that it can be refused by name.
    """
    if not isinstance(sent, dict):
        raise PydanticKnownError("dict_type")
    return sent


SentEvent = Annotated[MoveEvent, WrapValidator(_object)]
"""A move event that a client sends. The model is what OpenAPI and TypeScript show of it."""

__all__ = ["MoveEvent", "ResultJson", "SentEvent", "ToldEvent", "View"]
