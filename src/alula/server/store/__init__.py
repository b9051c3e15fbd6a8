"""Where logs are kept: SQLite for one process, Postgres for many, with one schema."""

from alula.server.store.base import Listener, Notice, Store
from alula.server.store.open import open_store

__all__ = ["Listener", "Notice", "Store", "open_store"]
