"""What all wire models share: strict types, no unknown keys, a few named kinds of text."""

from typing import Annotated, Literal, NotRequired, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict  # pydantic takes that of `typing` from Python 3.12 on

from alula.cards import MOST_PLAYERS, REGION_COUNT, ROUNDS
from alula.rules import DecisionKind
from alula.wire.words import field_words

Model = TypeVar("Model")

MAX_NAME = 24
MAX_CHAT = 280


class Incoming(BaseModel):
    """What a client sends: a wrong type or an unknown key is refused, never guessed at."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def shown(model: type[Model]) -> type[Model]:
    """Marks what the server sends: its words under a field are the field's description.

    These are typed dictionaries: mypy checks them where they are built, and to send them costs
    nothing but to build them. Clients must ignore keys that they do not know.
    """
    hints = model.__annotations__
    for name, words in field_words(model).items():
        hints[name] = Annotated[hints[name], Field(description=words)]
    return model


Variant = Literal["basic", "advanced"]
Language = Literal["en", "de", "it", "fr"]
Pace = Literal["slow", "people", "fast", "off"]
Status = Literal["lobby", "dealing", "running", "finished", "closed"]
TableKind = Literal["normal", "tutorial"]
SeatKind = Literal["free", "human", "bot"]
Reaction = Literal["hello", "thanks", "nice", "wow", "oops", "think", "hurry", "bye"]
REACTIONS: tuple[Reaction, ...] = (
    "hello", "thanks", "nice", "wow", "oops", "think", "hurry", "bye",
)  # fmt: skip

SeatNumber = Annotated[int, Field(ge=0, le=MOST_PLAYERS - 1)]
RegionNumber = Annotated[int, Field(ge=1, le=REGION_COUNT)]
SanctuaryId = Annotated[
    str, StringConstraints(pattern=r"^(forest|river|desert|city|plain)-[1-9][0-9]?$")
]
PlayerName = Annotated[str, StringConstraints(min_length=1, max_length=MAX_NAME)]
BotName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
MoveId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
_DECISION = rf"^[0-{ROUNDS}]\.({'|'.join(DecisionKind)})\.[0-{MOST_PLAYERS - 1}]$"
DecisionId = Annotated[str, StringConstraints(pattern=_DECISION)]
RandomBytes = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
LinkCode = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{6,16}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{12}$")]
Milliseconds = Annotated[int, Field(ge=0, description="milliseconds since 1970 UTC")]


@shown
class ErrorBody(TypedDict):
    code: str
    """Stable, for programs."""
    message: str
    """What is wrong and what would be right, for people."""
    where: NotRequired[str | None]
    """The field, e.g. `body.bots.0`."""
    retry_after: NotRequired[int | None]
    """Seconds, with 429 and 503."""


@shown
class ErrorAnswer(TypedDict):
    """Every error of the API has this form."""

    error: ErrorBody
