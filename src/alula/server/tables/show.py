"""The only way for a table to leave the server: redacted for who looks at it.

Everything here is a pure function of the log and of what the viewer may know, so that two games
that differ only in cards which a viewer cannot see give that viewer the same bytes.
"""

from dataclasses import dataclass
from typing import cast

from alula.rules import redact, view
from alula.server.tables.log import Entry, Json
from alula.server.tables.table import Seat, Table
from alula.wire.changes import TOLD, TableChange
from alula.wire.game import MoveEvent
from alula.wire.socket import EntryJson, Events, GameJson, Said, Snapshot
from alula.wire.tables import SeatJson, TableJson, You


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: a seat, or a spectator (None)."""

    seat: int | None = None
    host: bool = False
    knows_join: bool = False
    """Has shown the code of the join link."""

    def to_json(self) -> You:
        return {"seat": self.seat, "host": self.host}


def viewer(table: Table, guest: str | None, join: str | None = None) -> Viewer:
    return Viewer(
        seat=table.seat_of(guest),
        host=guest is not None and guest == table.host,
        knows_join=join is not None and join == table.join,
    )


def may_see(table: Table, who: Viewer) -> bool:
    """Spectators only where allowed; finished games by everybody who has the id."""
    if table.options.spectators or table.status == "finished":
        return True
    return who.seat is not None or who.host or who.knows_join


def join_code(table: Table, who: Viewer) -> str | None:
    """The code, for those who may invite: seated people, the host, all at a public table."""
    invited = who.seat is not None or who.host or who.knows_join or table.options.public
    return table.join if invited and table.status == "lobby" else None


def table_json(table: Table, who: Viewer, url: str) -> TableJson:
    code = join_code(table, who)
    return {
        "id": table.id,
        "kind": table.kind,
        "status": table.status,
        "options": table.options.to_json(),
        "seats": [_seat(number, seat) for number, seat in enumerate(table.seats)],
        "host": table.seat_of(table.host),
        "commitment": table.commitment,
        "join": code,
        "links": {
            "join": f"{url}/join/{code}" if code else None,
            "watch": f"{url}/table/{table.id}" if table.options.spectators else None,
        },
        "again": [{"seat": seat, "since": at} for seat, at in table.again.items()],
        "follows": table.follows,
        "rematch": table.rematch,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
    }


def _seat(number: int, seat: Seat) -> SeatJson:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "played_by": seat.played_by,
        "left": seat.left,
        "votes": list(seat.votes),
        "random": seat.random is not None,
    }


def game_json(table: Table, seat: int | None) -> GameJson | None:
    """The game as a seat may know it; null before the deal."""
    game = table.game
    if game is None or table.status in ("lobby", "dealing"):
        return None
    closed = table.status == "closed"
    return {
        "view": view(game, seat),
        "options": (
            []
            if seat is None or closed
            else [cast(MoveEvent, option.to_json()) for option in game.options(seat)]
        ),
        "can_withdraw": seat is not None and not closed and game.can_withdraw(seat),
        "deadlines": {
            decision: deadline
            for decision in table.opened
            if (deadline := table.deadline(decision)) is not None
        },
    }


def entry_json(table: Table, entry: Entry, seat: int | None) -> EntryJson:
    told = None if entry.told else _about_table(table, entry.body)
    return {
        "seq": entry.seq,
        "at": entry.at,
        "events": [redact(event, seat) for event in entry.told],
        "table": told,
        "by": entry.by,
    }


def _about_table(table: Table, body: Json) -> TableChange:
    told = {key: body[key] for key in TOLD[body["what"]] if key in body}
    if body["what"] == "finished" and table.game is not None and table.game.result is not None:
        fair = table.fair()
        told["result"] = table.game.result.to_json()
        told["fair"] = fair.to_json() if fair else None
    return cast(TableChange, told)


def snapshot(table: Table, who: Viewer, url: str, since: int) -> Snapshot:
    """The whole position and every entry after `since`."""
    since = min(since, table.head)
    return {
        "t": "snapshot",
        "seq": table.head,
        "since": since,
        "table": table_json(table, who, url),
        "game": game_json(table, who.seat),
        "entries": [entry_json(table, entry, who.seat) for entry in table.entries[since:]],
        "chat": chat(table, who)[-CHAT_LINES:],
    }


CHAT_LINES = 100


def chat(table: Table, who: Viewer, since: int = 0) -> list[Said]:
    """What people said after entry `since`. Where nobody may watch, it is for those who sit."""
    if who.seat is None and not table.options.spectators:
        return []
    return [
        {
            "t": "chat",
            "seat": entry.seat,
            "name": table.seats[entry.seat].name or "",
            "text": entry.body["text"],
            "at": entry.at,
        }
        for entry in table.entries[since:]
        if entry.body.get("what") == "said" and entry.seat is not None
    ]


def events(table: Table, who: Viewer, url: str, since: int) -> Events:
    """What came after `since`; the parts of the position that did not change are null."""
    fresh = table.entries[since:]
    about_table = any(not entry.told or entry.told[0].kind == "deal" for entry in fresh)
    about_game = any(entry.told or entry.body["what"] in _MOVES_CLOCKS for entry in fresh)
    return {
        "t": "events",
        "seq": table.head,
        "since": since,
        "entries": [entry_json(table, entry, who.seat) for entry in fresh],
        "table": table_json(table, who, url) if about_table else None,
        "game": game_json(table, who.seat) if about_game else None,
    }


_MOVES_CLOCKS = ("came_back", "handed", "removed", "shifted", "finished", "closed")
"""Changes of the table after which deadlines or options are others."""
