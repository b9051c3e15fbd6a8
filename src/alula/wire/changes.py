"""What may change at a table besides the game: one model for each kind, told by `what`.

A model lists what may be told of a change, not what may not: a new key of the server's log stays
inside until it stands here.
"""

from typing import Annotated, Literal, get_args

from pydantic import Field
from typing_extensions import TypedDict

from alula.wire.base import shown
from alula.wire.game import ResultJson


@shown
class FairJson(TypedDict):
    """What proves a deal: see record.md."""

    commitment: str
    secret: str
    seats: list[str | None]


@shown
class Created(TypedDict):
    """The table was opened."""

    what: Literal["created"]


@shown
class Seated(TypedDict):
    """A person took a seat."""

    what: Literal["seated"]
    seat: int
    name: str


@shown
class BotSeated(TypedDict):
    """A bot was put on a seat."""

    what: Literal["bot"]
    seat: int
    bot: str
    """Its level."""
    name: str


@shown
class Freed(TypedDict):
    """A seat became free, in the lobby."""

    what: Literal["freed"]
    seat: int


@shown
class RandomGiven(TypedDict):
    """The bytes of a seat for fair dealing arrived."""

    what: Literal["random"]
    seat: int
    by: Literal["seat", "server"]
    """The server gives them for a person who did not."""


@shown
class Started(TypedDict):
    """The host began the game."""

    what: Literal["started"]


@shown
class WentAway(TypedDict):
    """A person said that they leave."""

    what: Literal["left"]
    seat: int


@shown
class CameBack(TypedDict):
    """A person who was gone is back and plays again."""

    what: Literal["came_back"]
    seat: int


@shown
class Voted(TypedDict):
    """Somebody agrees that a bot plays for an absent person."""

    what: Literal["vote"]
    seat: int
    """The absent person's."""
    by: int


@shown
class Handed(TypedDict):
    """A bot plays for an absent person until they come back."""

    what: Literal["handed"]
    seat: int
    bot: str


@shown
class Removed(TypedDict):
    """The host gave a seat to a bot for good."""

    what: Literal["removed"]
    seat: int
    bot: str


@shown
class Replaced(TypedDict):
    """A bot failed, and another one plays on."""

    what: Literal["replaced"]
    seat: int
    bot: str


@shown
class Expired(TypedDict):
    """The clock of a decision ran out."""

    what: Literal["expired"]
    seat: int
    decision: str


@shown
class Shifted(TypedDict):
    """All clocks were put back, because the server was down."""

    what: Literal["shifted"]
    ms: int


@shown
class SomethingSaid(TypedDict):
    """A line of the chat was kept; its text comes as a message of its own."""

    what: Literal["said"]
    seat: int


@shown
class AgainWanted(TypedDict):
    """A person would like a rematch."""

    what: Literal["again"]
    seat: int


@shown
class RematchOpened(TypedDict):
    """The table that follows this one."""

    what: Literal["rematch"]
    table: str


@shown
class Finished(TypedDict):
    """The game is over."""

    what: Literal["finished"]
    result: ResultJson
    fair: FairJson | None
    """Null at a tutorial: its deal is fixed."""


@shown
class Closed(TypedDict):
    """The host ended the table."""

    what: Literal["closed"]


_Change = (
    Created
    | Seated
    | BotSeated
    | Freed
    | RandomGiven
    | Started
    | WentAway
    | CameBack
    | Voted
    | Handed
    | Removed
    | Replaced
    | Expired
    | Shifted
    | SomethingSaid
    | AgainWanted
    | RematchOpened
    | Finished
    | Closed
)
TableChange = Annotated[_Change, Field(discriminator="what")]

TOLD: dict[str, tuple[str, ...]] = {
    get_args(change.__annotations__["what"])[0]: tuple(change.__annotations__)
    for change in get_args(_Change)
}
"""The keys of each kind of change that may be told."""
