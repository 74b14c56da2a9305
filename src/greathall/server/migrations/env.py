"""What Alembic asks for before it takes a step: the connection, which is ours, and in a transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
context.run_migrations()
