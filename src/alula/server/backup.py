"""Backup and restore of a SQLite database, also while a server runs on it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alula.server.settings import BadSetting, Settings
from alula.server.store.sqlite import own_file


def backup(settings: Settings, target: Path) -> int:
    """Copy the database as it is at one moment; the number of tables in the copy."""
    source = _path(settings)
    if not source.is_file():
        raise BadSetting(f"there is no database at {source}")
    if target.exists():
        raise BadSetting(f"{target} exists already: choose another name")
    partial = target.with_name(target.name + ".part")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(partial)) as new:
        old.backup(new)
    tables = _check(partial)
    partial.rename(target)
    return tables


def restore(settings: Settings, source: Path) -> int:
    """Put a backup in the place of the database; a server must not be running on it."""
    target = _path(settings)
    tables = _check(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    with own_file(target):
        if target.exists():
            target.replace(target.with_name(target.name + ".before-restore"))
        for leftover in ("-wal", "-shm"):
            target.with_name(target.name + leftover).unlink(missing_ok=True)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    return tables


def _path(settings: Settings) -> Path:
    if not settings.is_sqlite:
        raise BadSetting("this is for SQLite; use pg_dump and pg_restore for Postgres")
    return settings.sqlite_path


def _check(path: Path) -> int:
    """A sound database of ours, or a refusal; the number of its tables."""
    if not path.is_file():
        raise BadSetting(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        raise BadSetting(f"{path} is no database of alula ({error})") from None
    if sound != "ok":
        raise BadSetting(f"{path} is damaged: {sound}")
    return count
