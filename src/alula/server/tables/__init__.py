"""A table as a pure fold of its log: no I/O, no clock, no random. All input comes as arguments."""

from alula.server.tables.log import Draft, Entry, Json
from alula.server.tables.table import Clock, Opened, Options, Seat, Table, fold

__all__ = ["Clock", "Draft", "Entry", "Json", "Opened", "Options", "Seat", "Table", "fold"]
