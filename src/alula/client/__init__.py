"""A small Python client of the server's API: calls, a live table that comes back by itself."""

from alula._extras import require

require("client", "alula.client")


from alula.client.api import ApiError, Client
from alula.client.fairness import FairPromise, objections
from alula.client.live import Disconnected, LiveTable, OtherProtocol, Refused
from alula.client.player import play_seat

__all__ = [
    "ApiError",
    "Client",
    "Disconnected",
    "FairPromise",
    "LiveTable",
    "OtherProtocol",
    "Refused",
    "objections",
    "play_seat",
]
