"""Tables, seats, the append-only log, score pads."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("join_code", sa.String(16), nullable=False, unique=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("result", sa.Text),
        sa.Column("head_seq", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("engine_version", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_wake", "tables", ["wake_at"])
    op.create_index("tables_list", "tables", ["public", "status", "updated_at"])
    op.create_index("tables_age", "tables", ["status", "updated_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("guest", sa.String(64)),
        sa.Column("bot", sa.String(32)),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("decision", sa.String(16)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("move_id", sa.String(64)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "move_id", name="events_move"),
    )
    op.create_table(
        "pads",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("pads_age", "pads", ["updated_at"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    _append_only()


def _append_only() -> None:
    """The log of a table that exists only grows. (To delete, delete the table first.)"""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TRIGGER events_no_update BEFORE UPDATE ON events "
            "BEGIN SELECT RAISE(ABORT, 'events are append-only'); END"
        )
        op.execute(
            "CREATE TRIGGER events_no_delete BEFORE DELETE ON events "
            "WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) "
            "BEGIN SELECT RAISE(ABORT, 'events are append-only'); END"
        )
        return
    op.execute(
        "CREATE FUNCTION alula_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) THEN "
        "RAISE EXCEPTION 'events are append-only'; END IF; RETURN OLD; END $$"
    )
    op.execute(
        "CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON events "
        "FOR EACH ROW EXECUTE FUNCTION alula_append_only()"
    )
