"""Records in files: one record, or JSON lines with one record a line; gzip welcome.

Everything is read in bounded memory: a file of any size line by line, and no line or record
beyond a limit that no real game comes near.
"""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple, cast

from alula.records.record import MOST_BYTES, Record, RecordError, loads, nothing_here, parse_json


class FileError(ValueError):
    """A file that cannot be read at all."""


class RecordLine(NamedTuple):
    """One record of a file, or what is wrong with it, and the line it begins at."""

    line: int
    record: Record | None
    error: RecordError | None


def read_file(path: Path) -> Record:
    """The one record of a file; a `RecordError` or `FileError` if there is not exactly one good."""
    lines = read_records(path)
    first = next(lines, None)
    if first is None:
        raise nothing_here()
    if first.error is not None:
        raise first.error
    if next(lines, None) is not None:
        raise FileError(f"{path} holds more than one record")
    assert first.record is not None
    return first.record


def read_records(path: Path) -> Iterator[RecordLine]:
    """All records of a file, in order; a bad one does not hide the rest."""
    try:
        with _open(path) as file:
            yield from _records(path, file)
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or str(error) or "not a readable gzip file"
        raise FileError(f"{path}: {reason}") from None


def _open(path: Path) -> IO[bytes]:
    if path.suffix == ".gz":
        return cast(IO[bytes], gzip.open(path))
    return path.open("rb")


def _records(path: Path, file: IO[bytes]) -> Iterator[RecordLine]:
    """Only ever read forward, so that a pipe will do."""
    if path.name.removesuffix(".gz").endswith(".jsonl"):
        yield from _lines(file)
        return
    first = file.readline(MOST_BYTES + 1)
    if first.endswith(b"\n") and _is_json(first):  # lines, whatever the name says
        yield _read(1, first)
        yield from _lines(file, after=1)
        return
    text = first + file.read(MOST_BYTES + 1 - len(first))
    yield RecordLine(1, None, _too_large()) if len(text) > MOST_BYTES else _read(1, text)


def _lines(file: IO[bytes], after: int = 0) -> Iterator[RecordLine]:
    number = after
    found = after > 0
    while line := file.readline(MOST_BYTES + 1):
        number += 1
        if len(line) > MOST_BYTES:
            found = True
            yield RecordLine(number, None, _too_large())
            while line and not line.endswith(b"\n"):
                line = file.readline(MOST_BYTES)
        elif line.strip():
            found = True
            yield _read(number, line)
    if not found:
        yield RecordLine(1, None, nothing_here())


def _read(number: int, text: bytes) -> RecordLine:
    try:
        return RecordLine(number, loads(text), None)
    except RecordError as error:
        return RecordLine(number, None, error)


def _is_json(line: bytes) -> bool:
    try:
        parse_json(line)
    except RecordError:
        return False
    return True


def _too_large() -> RecordError:
    most = MOST_BYTES // 2**20
    return RecordError(
        "json", f"more than {most} MiB: no game is that long", "record-too-large", most=most
    )
