"""Who has no name of their own has none here: they are called something in each reader's language."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("UPDATE people SET name = '' WHERE name = 'Guest'")
    op.execute("UPDATE seats SET name = '' WHERE person IS NULL AND kind = 'person' AND name = 'Somebody'")
