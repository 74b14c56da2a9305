"""`greathall admin`: what whoever runs a server may do to it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from greathall.spoken import LangOption, say, spoken

if TYPE_CHECKING:
    from greathall.server.admin import Admin

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="Look after a server and its database, also while it runs.")
Database = Annotated[
    str | None, typer.Option("--db", help="A SQLite file or postgresql://…; a file of your own if not given.")
]
PersonId = Annotated[str, typer.Argument(help="The person's id, as `people` lists it.")]
TableId = Annotated[str, typer.Argument(help="The table's id, as its address has it.")]


def with_admin(db: str | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    import asyncio

    from greathall import home
    from greathall.server.admin import Admin
    from greathall.server.storage import Store, check_database

    where = str(home.database()) if db is None else db

    async def run() -> T:
        await check_database(where)
        store = Store(where)
        try:
            await store.open()
            return await work(Admin(store))
        finally:
            await store.close()

    return asyncio.run(run())


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))


def listed(columns: tuple[str, ...], rows: list[list[str]], speech: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from greathall.text.fluent import texts

    headings = [texts(speech).say(f"admin-{column}") if column else "" for column in columns]
    table = Table(*headings, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*map(Text, row))  # a name is no markup
    Console(soft_wrap=True).print(table, highlight=False)


@app.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of the name.")] = "",
    db: Database = None,
    lang: LangOption = None,
) -> None:
    """List people, the newest first."""
    from greathall.text.fluent import texts

    speech = spoken(lang)
    banned, guest = texts(speech).say("admin-shown-out"), texts(speech).say("person-guest")
    found = with_admin(db, lambda admin: admin.people(name))
    rows = [
        [one.id, one.name or guest, day(one.came), str(one.devices), str(one.seats), banned if one.banned else ""]
        for one in found
    ]
    listed(("id", "name", "since", "devices", "seats", ""), rows, speech)


@app.command()
def tables(
    status: Annotated[str | None, typer.Option(help="waiting, playing or over.")] = None,
    person: Annotated[str | None, typer.Option(help="Only those of this person.")] = None,
    db: Database = None,
    lang: LangOption = None,
) -> None:
    """List tables, the last that changed first."""
    from greathall.text.fluent import texts

    speech = spoken(lang)
    found = with_admin(db, lambda admin: admin.tables(speech, status, person))
    rows = [
        [
            one.id,
            one.game,
            texts(speech).say("admin-status-is", status=one.status),
            str(one.steps),
            day(one.changed),
            ", ".join(one.seats),
            one.name,
        ]
        for one in found
    ]
    listed(("id", "game", "status", "choices", "changed", "seats", "name"), rows, speech)


@app.command()
def delete(table: TableId, db: Database = None, lang: LangOption = None) -> None:
    """Delete a table, with all that was played and said there."""
    with_admin(db, lambda admin: admin.delete(table))
    say(lang, "admin-deleted", table=table)


@app.command()
def bot(
    table: TableId,
    seat: Annotated[int, typer.Argument(help="The seat, from 0 on.")],
    db: Database = None,
    lang: LangOption = None,
) -> None:
    """Hand a seat to a bot, until its person takes it back."""
    name = with_admin(db, lambda admin: admin.hand_to_bot(table, seat))
    say(lang, "admin-bot", name=name, seat=seat)


@app.command()
def revoke(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    """Sign all devices of a person out."""
    count = with_admin(db, lambda admin: admin.revoke(person))
    say(lang, "admin-revoked", n=count)


@app.command()
def ban(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    """Show a person out; `unban` lets them in again."""
    with_admin(db, lambda admin: admin.ban(person))
    say(lang, "admin-banned")


@app.command()
def unban(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    """Let a person in again."""
    with_admin(db, lambda admin: admin.ban(person, banned=False))
    say(lang, "admin-unbanned")


@app.command()
def export(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    """Print all that is stored about a person, as JSON."""
    import msgspec

    data = with_admin(db, lambda admin: admin.export(person))
    print(msgspec.json.format(msgspec.json.encode(data)).decode())


@app.command()
def forget(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    """Forget a person: name, devices and words. Games stay for the others, and bots play on."""
    with_admin(db, lambda admin: admin.forget(person))
    say(lang, "admin-forgotten")


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    db: Database = None,
    lang: LangOption = None,
) -> None:
    """Copy the database while the server runs; for PostgreSQL, print the command that does it."""
    command = with_admin(db, lambda admin: admin.backup(to))
    if command is None:
        say(lang, "admin-copied", file=str(to))
    else:
        print(command)


@app.command()
def vacuum(db: Database = None, lang: LangOption = None) -> None:
    """Give room back that deleted tables took."""
    with_admin(db, lambda admin: admin.vacuum())
    say(lang, "admin-done")
