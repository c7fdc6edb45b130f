"""How Alembic reaches the database: through the connection that :func:`perfidie.server.migrations.upgrade` is given."""

from __future__ import annotations

from alembic import context

from perfidie.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
