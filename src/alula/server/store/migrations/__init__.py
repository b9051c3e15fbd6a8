"""Steps of the schema, run by Alembic when a server starts."""
