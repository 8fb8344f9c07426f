"""Where Alembic starts: it is given an engine, and goes to the newest form whole or not at all."""

from alembic import context

from maija.service.store.schema import metadata

_LOCK = 0x6D61696A61
"""A number that no other program is likely to lock on PostgreSQL."""

with context.config.attributes["engine"].connect() as connection:
    if connection.dialect.name == "sqlite":
        # A table that is made anew is dropped first; that must not remove what points to it.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver begins nothing for tables
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
    connection.invalidate()  # with what was set for it
