"""In which language people are told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("pushes", sa.Column("lang", sa.Text))
    op.add_column("addresses", sa.Column("lang", sa.Text))
