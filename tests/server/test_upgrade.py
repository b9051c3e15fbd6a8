"""Games in progress survive an update: logs that older versions wrote still fold, and go on.

The files in `logs/` are never written again. A version that stores something new adds a file.
"""

import json
from pathlib import Path
from random import Random

import pytest

from alula.records import check, verify
from alula.server.tables import Entry, Table, fold
from alula.server.tables.commands import run
from alula.server.tables.moves import bot_move, move
from alula.server.tables.show import snapshot, viewer

LOGS = sorted((Path(__file__).parent / "logs").glob("*.json"))


def stored(path: Path) -> list[Entry]:
    rows = json.loads(path.read_text(encoding="utf-8"))
    return [
        Entry(row["seq"], row["at"], row["body"], row["seat"], row["decision"], row["move"])
        for row in rows
    ]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_folds_and_the_game_goes_on_to_its_end(path: Path) -> None:
    table = fold("table0000001", stored(path))
    assert table.status == "running"
    assert snapshot(table, viewer(table, None), "", 0)["seq"] == table.head
    rng = Random(1)
    while table.status == "running":
        table = one_more_move(table, rng)
    assert table.status == "finished"
    check(table.record())
    assert verify(table.record()) > 0


def one_more_move(table: Table, rng: Random) -> Table:
    assert table.game is not None
    decision = rng.choice(table.game.open)
    option = rng.choice(table.game.options(decision.seat)).to_json()
    if table.seats[decision.seat].driver:
        command = bot_move(decision.id, table.opened[decision.id].seq, option)
    else:
        command = move(decision.seat, f"new{table.head}", decision.id, option)
    return run(table, command, table.updated_at + 1000).after


def test_there_is_a_log_of_every_kind_of_entry() -> None:
    kinds = {
        entry.body.get("what") or entry.body["event"] for path in LOGS for entry in stored(path)
    }
    assert kinds >= {
        *("created", "seated", "bot", "freed", "random", "started", "left", "came_back"),
        *("vote", "handed", "removed", "expired", "shifted"),
        *("deal", "keep", "market", "play", "withdraw", "find", "take", "choose"),
    }
