"""For servers that run for years: seats that go by their person's name, when devices were last used, people who
were shown out, and indices for what is looked up."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("follows", sa.Boolean))
    op.add_column("people", sa.Column("banned", sa.Float))
    op.add_column("tokens", sa.Column("used", sa.Float))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_listed", "tables", ["listed", "status", "changed"])
    op.create_index("ix_tokens_person", "tokens", ["person"])
    follow_people()


def follow_people() -> None:
    """Seats that bear the name of their person, perhaps with a number to tell namesakes apart."""
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "kind", "person", "name", "follows")))
    people = sa.table("people", *map(sa.column, ("id", "name")))
    connection = op.get_bind()
    query = (
        sa.select(seats.c.table_id, seats.c.seat, seats.c.name, people.c.name.label("called"))
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.kind == "person")
    )
    following = [
        {"at": row.table_id, "number": row.seat}
        for row in connection.execute(query)
        if re.fullmatch(rf"{re.escape(row.called)}( \d+)?", row.name)
    ]
    if following:
        here = seats.c.table_id == sa.bindparam("at"), seats.c.seat == sa.bindparam("number")
        connection.execute(seats.update().where(*here).values(follows=sa.true()), following)
