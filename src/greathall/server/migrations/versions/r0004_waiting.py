"""People who wait: since when a decision is waited for, bots that stand in, clocks, and the hours of the hall."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Float))
    op.add_column("tables", sa.Column("patience", sa.Integer))
    op.add_column("tables", sa.Column("stand_in", sa.Text))
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("tables", sa.Column("notices", sa.Text))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("stand_in", sa.Boolean))
    hours = op.create_table(
        "hours",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("pulse", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
    )
    op.bulk_insert(hours, [{"id": 1, "pulse": 0.0, "closed": 0.0}])  # the hall opens for the first time
