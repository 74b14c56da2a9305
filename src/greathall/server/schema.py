"""What the database holds."""

from __future__ import annotations

import sqlalchemy as sa

# As it is when all steps of `migrations` were taken: whoever changes something here writes the next one.
metadata = sa.MetaData()
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("banned", sa.Float),  # since when they are not let in
)
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # a hash: the database alone lets nobody in
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float),  # when that device last came, to the day
    sa.Column("device", sa.Text),  # what it says it is: "Firefox/Linux"
    sa.Column("ended", sa.Float),  # signed out; the row stays, so that whoever comes with it is told so
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
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("decider", sa.Integer),
    sa.Column("result", sa.Text),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("rules", sa.String(32)),  # the version of the program by whose rules it is played
    sa.Column("origin", sa.String(32)),  # the finished table from which it plays on, and at which step
    sa.Column("origin_step", sa.Integer),
    # The rules version of its game, the set-up that was dealt, and checks as a record has them.
    sa.Column("rules_version", sa.Integer),
    sa.Column("resolved", sa.Text),
    sa.Column("checks", sa.Text),
    sa.Column("free_undo", sa.Boolean),
    sa.Column("lesson", sa.Text),  # the guided game that is played here
    # Who waits for whom, by the hall's hours.
    sa.Column("asked", sa.Float),  # since when the decision at hand is waited for
    sa.Column("patience", sa.Integer),  # after so many seconds the others may hand a seat to a bot
    sa.Column("stand_in", sa.Text),  # to that one
    sa.Column("clock", sa.Text),
    sa.Column("due", sa.Float, index=True),  # when the clock of whoever is asked runs out
    sa.Column("notices", sa.Text),  # what happened at the table, and is not part of the game
    sa.Index("ix_tables_listed", "listed", "status", "changed"),
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
    sa.Column("follows", sa.Boolean),  # it goes by its person's name, whatever that becomes
    sa.Column("stand_in", sa.Boolean),  # its bot plays until its person takes the seat back
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
    sa.Column("team", sa.Boolean),  # for the speaker's team alone
    sa.Column("person", sa.String(32), index=True),  # whoever sits there later
)
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("done", sa.Integer, nullable=False),  # steps that were examined
    sa.Column("found", sa.Text, nullable=False),
    sa.Column("failed", sa.Text),  # why it stopped there
    sa.Column("changed", sa.Float, nullable=False),
)
keys = sa.Table(  # of the server itself
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
pushes = sa.Table(  # how to reach a browser whose page is closed
    "pushes",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("origin", sa.Text, nullable=False),  # by what address that browser calls the server
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("lang", sa.Text),  # in which it wants to be spoken to
)
addresses = sa.Table(  # of a person's own choice, to which messages go
    "addresses",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("origin", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("lang", sa.Text),
)
calls = sa.Table(  # who was told that it is their turn, and has not come yet
    "calls",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
# One row: when a server was last known to run, and for how many seconds in all none did.
hours = sa.Table(
    "hours",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("pulse", sa.Float, nullable=False),
    sa.Column("closed", sa.Float, nullable=False),
)
