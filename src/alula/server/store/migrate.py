"""Bring a database to the schema of this version, or say why that cannot be done."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from alula.server.settings import BadSetting

_LOCK = 0x616C756C61  # "alula": one process migrates, the others wait


def migrate(engine: Engine) -> None:
    """Run all steps that are missing, under a lock; a database from the future is refused."""
    with engine.connect() as connection:
        postgres = engine.dialect.name == "postgresql"
        if postgres:
            connection.execute(text(f"SELECT pg_advisory_lock({_LOCK})"))
            connection.commit()
        try:
            _upgrade(connection)
        finally:
            if postgres:
                connection.rollback()
                connection.execute(text(f"SELECT pg_advisory_unlock({_LOCK})"))
                connection.commit()


def _upgrade(connection: Connection) -> None:
    config = configuration(connection)
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    connection.commit()
    if found is not None and found not in known:
        raise BadSetting(f"the database has schema {found}, made by a newer alula: update alula")
    if found != script.get_current_head():
        command.upgrade(config, "head")
        connection.commit()


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "alula.server.store:migrations")
    config.attributes["connection"] = connection
    return config
