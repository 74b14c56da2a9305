"""The database as it was before there were migrations.

Releases added columns without a word: whatever is missing is added to what is there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

metadata = sa.MetaData()
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("decider", sa.Integer),
    sa.Column("result", sa.Text),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("rules", sa.String(32)),
    sa.Column("origin", sa.String(32)),
    sa.Column("origin_step", sa.Integer),
    sa.Column("rules_version", sa.Integer),
    sa.Column("resolved", sa.Text),
    sa.Column("checks", sa.Text),
    sa.Column("free_undo", sa.Boolean),
    sa.Column("lesson", sa.Text),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("resigned", sa.Boolean, nullable=False),
)
choices = sa.Table(
    "choices",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("code", sa.Integer, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("team", sa.Boolean),
)
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("found", sa.Text, nullable=False),
    sa.Column("failed", sa.Text),
    sa.Column("changed", sa.Float, nullable=False),
)


def upgrade() -> None:
    connection = op.get_bind()
    there = set(sa.inspect(connection).get_table_names())
    metadata.create_all(connection)
    for table in metadata.sorted_tables:
        if table.name in there:
            known = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
            for column in table.columns:
                if column.name not in known:
                    op.add_column(table.name, sa.Column(column.name, column.type))
