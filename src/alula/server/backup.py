"""Backup and restore of a SQLite database, also while a server runs on it."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from alula.server.settings import BadSetting, Settings
from alula.server.store.sqlite import PRIVATE, keep_private, own_file


def backup(settings: Settings, target: Path) -> int:
    """Copy the database as it is at one moment; the number of tables in the copy."""
    source = _path(settings)
    if not source.is_file():
        raise BadSetting(f"there is no database at {source}")
    if target.exists():
        raise BadSetting(f"{target} exists already: choose another name")
    if not target.parent.is_dir():
        raise BadSetting(f"there is no folder {target.parent}: make it first")
    partial = target.with_name(target.name + ".part")
    _copy(source, partial)
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
            before = target.with_name(target.name + ".before-restore")
            _settle(target)
            target.replace(before)
            before.chmod(PRIVATE)
        for leftover in ("-wal", "-shm"):
            target.with_name(target.name + leftover).unlink(missing_ok=True)
        _copy(source, target)
    return tables


def _copy(source: Path, target: Path) -> None:
    """One file that only this account can read, with nothing beside it."""
    target.unlink(missing_ok=True)
    keep_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def _settle(path: Path) -> None:
    """What a killed server left beside its database goes into it, as far as it is sound."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


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
