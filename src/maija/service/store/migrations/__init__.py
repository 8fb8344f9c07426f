"""Where Alembic finds the forms of the store."""
