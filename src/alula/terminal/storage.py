"""Where games played in the terminal are kept."""

import getpass
import json
import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

LONGEST_TICKET = 4096


class Ticket(NamedTuple):
    """What leads back to a seat at a server. The token is a secret, like a key."""

    server: str
    table: str
    token: str
    commitment: str = ""
    """The fingerprint that was shown before the deal, and the bytes given then."""
    random: str = ""


def read_ticket(path: Path) -> Ticket | None:
    """The ticket in a file, or None if it holds something else."""
    try:
        with path.open(encoding="utf-8") as file:
            told = json.loads(file.read(LONGEST_TICKET))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or not {"server", "table", "token"} <= set(told) <= set(
        Ticket._fields
    ):
        return None
    if not all(isinstance(value, str) for value in told.values()):
        return None
    return Ticket(**told)


def own_name() -> str:
    """The name of whoever sits at the terminal."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # nobody that the system knows
        return "Ada"


def games_folder() -> Path:
    """The folder of saved games: `ALULA_GAMES`, or one in the user's data folder."""
    chosen = os.environ.get("ALULA_GAMES")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("alula") / "games"


def new_path() -> Path:
    """A name for a game that begins now; two programs that begin together differ."""
    return games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"


def write(path: Path, text: str) -> None:
    """Write a record whole or not at all: a saved game is never cut in half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.touch(mode=0o600)  # a seat's token may be in it
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
