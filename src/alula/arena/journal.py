"""Games on disk as they are played, so that an interrupted match can go on.

A folder with three files: `arena.json` (the settings), `games.jsonl` (every record) and
`times.jsonl` (what decisions took, which is not the same in two runs). One line is one game; the
line of a record is written last, so a game is there whole or not at all.
"""

import fcntl
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

from alula.arena.outcome import Outcome
from alula.arena.schedule import game_of, total_games
from alula.arena.settings import BadMatch, MatchSettings
from alula.bots import Failure
from alula.records import Record, RecordError, read_records
from alula.records.record import result_from_json
from alula.rules import View

Times = dict[int, tuple[tuple[float, ...], ...]]
"""By game and seat, what each decision took."""

SETTINGS, GAMES, TIMES = "arena.json", "games.jsonl", "times.jsonl"


class Journal:
    """The folder of one match."""

    def __init__(self, folder: Path, settings: MatchSettings) -> None:
        self.folder = folder
        self._settings = settings
        self._files: list[IO[str]] = []

    @classmethod
    def begin(cls, folder: Path, settings: MatchSettings, resume: bool) -> "Journal":
        """Make the folder, or go on in it; a `BadMatch` if it holds another match."""
        journal = cls(folder, settings)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            journal._files.append(_locked(folder / TIMES))
            journal._check(resume)
            (folder / SETTINGS).write_text(json.dumps(settings.to_json(), indent=1) + "\n")
            for name in (TIMES, GAMES):
                _end_last_line(folder / name)
            journal._files.append((folder / GAMES).open("a", encoding="utf-8"))
        except OSError as error:
            raise BadMatch(f"{error.filename}: {error.strerror}") from None
        return journal

    def _check(self, resume: bool) -> None:
        games, told = self.folder / GAMES, self.folder / SETTINGS
        if not games.exists() or not games.stat().st_size:
            return
        if not resume:
            raise BadMatch(
                f"{self.folder} holds games already: --resume goes on with them, "
                "or choose another folder"
            )
        try:
            written = json.loads(told.read_text())
        except (OSError, ValueError):
            written = None
        if not isinstance(written, dict):
            raise BadMatch(f"{told} cannot be read, so this match cannot go on")
        if differences := self._settings.differences(written):
            raise BadMatch(f"{self.folder} holds another match: {'; '.join(differences)}")

    def outcomes(self) -> Iterator[Outcome]:
        """The games that are there; those whose lines cannot be read are played again."""
        games, times = self.folder / GAMES, self._times()
        if not games.stat().st_size:
            return
        for line in read_records(games):
            if line.record and _is_beyond(line.record, self._settings):
                raise BadMatch(
                    f"{self.folder} holds more games than --games {self._settings.games}: "
                    "a match may be prolonged, not cut"
                )
            outcome = line.record and _outcome(line.record, self._settings, times)
            if outcome:
                yield outcome

    def add(self, outcome: Outcome) -> None:
        times, games = self._files
        line = {"game": outcome.game, "ms": [list(seat) for seat in outcome.times_ms]}
        for file, text in (
            (times, json.dumps(line, separators=(",", ":"))),
            (games, outcome.record),
        ):
            try:
                file.write(text + "\n")
                file.flush()
            except OSError as error:  # a full disk, most likely
                raise BadMatch(
                    f"{file.name}: {error.strerror}; the games before are kept, --resume goes on"
                ) from None

    def finish(self, games: set[int]) -> None:
        """Put the games into their order, each once; others (beyond a decided test) go."""
        for name in (GAMES, TIMES):
            _sort(self.folder / name, games)
        self.close()

    def close(self) -> None:
        for file in self._files:
            file.close()
        self._files = []

    def remove(self) -> None:
        self.close()
        shutil.rmtree(self.folder)

    def _times(self) -> Times:
        found: Times = {}
        with (self.folder / TIMES).open("rb") as file:
            for text in file:
                try:
                    line = json.loads(text)
                    found[line["game"]] = tuple(tuple(map(float, seat)) for seat in line["ms"])
                except (ValueError, KeyError, TypeError, OverflowError):
                    continue
        return found


def _is_beyond(record: Record, settings: MatchSettings) -> bool:
    """Whether this is a game of a longer match; to put the file in order would lose it."""
    number = record.extra.get("game")
    return type(number) is int and number >= total_games(settings)


def _outcome(record: Record, settings: MatchSettings, times: Times) -> Outcome | None:
    number = record.extra.get("game")
    if type(number) is not int or number < 0:
        return None
    game = game_of(settings, number)
    if record.players != game.seats or record.extra.get("seed") != game.deal_seed:
        return None
    try:
        result = None if record.result is None else result_from_json(record.result, game.players)
    except RecordError:
        return None
    failure = _failure(record.extra.get("failure"), game.players)
    if (result is None) == (failure is None):
        return None
    taken = times.get(number, ())
    return Outcome(
        game=number,
        result=result,
        failure=failure,
        times_ms=taken if len(taken) == game.players else ((),) * game.players,
        record="",
    )


def _failure(told: object, players: int) -> Failure | None:
    if not isinstance(told, dict):
        return None
    seat = told.get("seat")
    if type(seat) is not int or not 0 <= seat < players:
        return None
    return Failure(
        seat,
        str(told.get("reason")),
        cast(str | None, told.get("decision")),
        cast(View | None, told.get("view")),
    )


def _locked(path: Path) -> IO[str]:
    """A file to add to that nobody else adds to: a match that still runs must not be resumed."""
    file = path.open("a", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BadMatch(f"{path.parent}: a match is being played there right now") from None
    except OSError:
        return file  # a file system without locks
    return file


def _end_last_line(path: Path) -> None:
    """A line that was cut off in the writing goes."""
    if not path.exists():
        return
    with path.open("rb+") as file:
        size = file.seek(0, os.SEEK_END)
        keep = size
        while keep:
            start = max(0, keep - 65536)
            file.seek(start)
            end = file.read(keep - start).rfind(b"\n")
            if end >= 0:
                keep = start + end + 1
                break
            keep = start
        file.truncate(keep)


def _sort(path: Path, games: set[int]) -> None:
    """Sort the lines by game without having them all in memory."""
    places: dict[int, int] = {}
    other = path.with_suffix(".sorted")
    with path.open("rb") as file, other.open("wb") as out:
        while True:
            place = file.tell()
            line = file.readline()
            if not line:
                break
            number = _number(line)
            if number in games:
                places[number] = place  # the last: it replaces one that could not be read
        for number in sorted(places):
            file.seek(places[number])
            out.write(file.readline())
    other.replace(path)


def _number(line: bytes) -> int:
    try:
        number = json.loads(line)["game"]
    except (ValueError, KeyError, TypeError):
        return -1
    return number if type(number) is int else -1
