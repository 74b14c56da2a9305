"""Whose words those of a chat are, whoever sits at that seat later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(32)))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.execute(
        "UPDATE chat SET person = (SELECT seats.person FROM seats"
        " WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat AND seats.name = chat.name)"
    )
