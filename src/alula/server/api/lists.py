"""One line of a list of tables: from the store's row, or from the table itself."""

from collections import OrderedDict

from alula.server.store import Store
from alula.server.tables import Json, Options, Table
from alula.server.tables.show import Viewer, join_code, viewer
from alula.server.text import loads
from alula.wire.tables import TableSummary


def public_summary(row: Json) -> TableSummary:
    """From a row of the store; no table is folded for a list."""
    # Rows that an earlier server wrote have names alone.
    kept = loads(row["players"])
    seats = [seat if isinstance(seat, list) else (seat, None) for seat in kept]
    result = loads(row["result"]) if row["result"] else {}
    open_seat = row["public"] and row["status"] == "lobby" and row["free"] > 0
    return {
        "id": row["id"],
        "kind": row["kind"],
        "status": row["status"],
        "options": Options.from_json(loads(row["options"])).to_json(),
        "players": [name for name, _ in seats],
        "bots": [bot for _, bot in seats],
        "free": row["free"],
        "join": row["join_code"] if open_seat else None,
        "round": row["round"],
        "your_seat": row.get("your_seat"),
        "your_turn": False,
        "deadline": None,
        "fame": result.get("fame"),
        "ranking": result.get("ranking"),
        "updated_at": row["updated_at"],
    }


def table_summary(table: Table, who: Viewer) -> TableSummary:
    """From a table in memory: knows whose turn it is."""
    game = table.game
    result = game.result if game else None
    running = game is not None and table.status == "running"
    decision = game.decision(who.seat) if running and game and who.seat is not None else None
    return {
        "id": table.id,
        "kind": table.kind,
        "status": table.status,
        "options": table.options.to_json(),
        "players": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "free": len(table.free),
        "join": join_code(table, who) if table.free else None,
        "round": game.round if game else None,
        "your_seat": who.seat,
        "your_turn": decision is not None,
        "deadline": table.deadline(decision.id) if decision else None,
        "fame": list(result.fame) if result else None,
        "ranking": list(result.ranking) if result else None,
        "updated_at": table.updated_at,
    }


MOST_LINES = 10_000


class Lines:
    """Lines of running games for those who sit there, each made once for a head of its log.

    Whose turn it is only the folded table knows; without this, a list of many games would fold
    those that are not in memory again at every call.
    """

    def __init__(self, most: int = MOST_LINES) -> None:
        self._most = most
        self._made: OrderedDict[tuple[str, str], tuple[int, TableSummary]] = OrderedDict()

    async def mine(self, store: Store, row: Json, guest: str) -> TableSummary:
        """From a row of the store with the seat of this guest."""
        if row["status"] != "running":
            return public_summary(row)
        key = (row["id"], guest)
        head, line = self._made.get(key, (0, None))
        if line is None or head < row["head_seq"]:
            table = await store.table(row["id"])
            if table is None:  # deleted meanwhile
                return public_summary(row)
            head, line = table.head, table_summary(table, viewer(table, guest))
            self._made[key] = head, line
            while len(self._made) > self._most:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return line
