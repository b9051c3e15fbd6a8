"""Game records: read, write, check, replay and verify what happened in a game."""

from alula.records.check import CheckError, check, replay
from alula.records.files import FileError, RecordLine, read_file, read_records
from alula.records.record import FORMAT, Record, RecordError, dumps, loads
from alula.records.verify import VerifyError, verify

__all__ = [
    "FORMAT",
    "CheckError",
    "FileError",
    "Record",
    "RecordError",
    "RecordLine",
    "VerifyError",
    "check",
    "dumps",
    "loads",
    "read_file",
    "read_records",
    "replay",
    "verify",
]
