"""The schema, for SQLite and Postgres alike. `events` is the truth; the rest helps to find it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("join_code", String(16), nullable=False, unique=True),
    Column("host", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("free", Integer, nullable=False),
    Column("round", Integer),
    Column("result", Text),
    Column("head_seq", Integer, nullable=False),
    Column("wake_at", BigInteger),
    Column("engine_version", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("tables_wake", "wake_at"),
    Index("tables_list", "public", "status", "updated_at"),
    Index("tables_age", "status", "updated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64)),
    Column("guest", String(64)),
    Column("bot", String(32)),
    Index("seats_guest", "guest"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("decision", String(16)),
    Column("body", Text, nullable=False),
    Column("move_id", String(64)),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "move_id", name="events_move"),
)

pads = Table(
    "pads",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("pads_age", "updated_at"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", BigInteger, nullable=False),
)
