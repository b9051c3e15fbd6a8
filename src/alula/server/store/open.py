"""Choose the store that the settings ask for."""

from collections.abc import Callable

from alula._extras import require
from alula.server.settings import Settings
from alula.server.store.base import Store, clock_ms
from alula.server.tables.due import Waits


def open_store(settings: Settings, now: Callable[[], int] = clock_ms) -> Store:
    waits = Waits(
        deal=settings.deal_wait_s * 1000,
        bot=settings.bot_budget_ms + settings.bot_pace_ms * 3 + 5_000,
    )
    if settings.is_sqlite:
        from alula.server.store.sqlite import SqliteStore

        return SqliteStore(settings.sqlite_path, waits, now)
    require("postgres", "A Postgres database")
    from alula.server.store.postgres import PostgresStore

    return PostgresStore(settings.database_url, waits, now)
