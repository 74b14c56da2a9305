"""The steps by which a database of an earlier release becomes one of today's. Alembic carries them out; each is a
file in `versions`, and what it says never changes again."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from greathall.kernel.errors import BadOption, Wrong

NEWEST = "0007"


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Brings the database up to date, or creates it; an empty one takes the same steps."""
    here = current(connection)
    if here is not None and here > NEWEST:
        raise BadOption(Wrong("error-database-newer", step=here, ours=NEWEST))
    if to == "head" and here == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def current(connection: sa.Connection) -> str | None:
    """The last step that was taken; None if there was none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return found
