"""`greathall admin`: what whoever runs a server may do to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from greathall.helping import Commands, number
from greathall.spoken import LangOption, say, spoken

if TYPE_CHECKING:
    from greathall.server.admin import Admin

T = TypeVar("T")

app = Commands("help-admin")
Database = Annotated[str | None, typer.Option("--db", help="help-db")]
PersonId = Annotated[str, typer.Argument(help="help-person-id")]
TableId = Annotated[str, typer.Argument(help="help-table-id")]


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


def day(at: float, speech: str) -> str:
    from babel.dates import format_date

    return format_date(date.fromtimestamp(at), "medium", speech)


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


@app.said("help-admin-people")
def people(
    name: Annotated[str, typer.Argument(help="help-name-part")] = "",
    db: Database = None,
    lang: LangOption = None,
) -> None:
    from greathall.text.fluent import texts

    speech = spoken(lang)
    banned, guest = texts(speech).say("admin-shown-out"), texts(speech).say("person-guest")
    found = with_admin(db, lambda admin: admin.people(name))
    rows = [
        [
            one.id,
            one.name or guest,
            day(one.came, speech),
            str(one.devices),
            str(one.seats),
            banned if one.banned else "",
        ]
        for one in found
    ]
    listed(("id", "name", "since", "devices", "seats", ""), rows, speech)


@app.said("help-admin-tables")
def tables(
    status: Annotated[str | None, typer.Option(help="help-status")] = None,
    person: Annotated[str | None, typer.Option(help="help-of-person")] = None,
    db: Database = None,
    lang: LangOption = None,
) -> None:
    from greathall.text.fluent import texts

    speech = spoken(lang)
    found = with_admin(db, lambda admin: admin.tables(speech, status, person))
    rows = [
        [
            one.id,
            one.game,
            texts(speech).say("admin-status-is", status=one.status),
            str(one.steps),
            day(one.changed, speech),
            ", ".join(one.seats),
            one.name,
        ]
        for one in found
    ]
    listed(("id", "game", "status", "choices", "changed", "seats", "name"), rows, speech)


@app.said("help-admin-delete")
def delete(table: TableId, db: Database = None, lang: LangOption = None) -> None:
    with_admin(db, lambda admin: admin.delete(table))
    say(lang, "admin-deleted", table=table)


@app.said("help-admin-bot")
def bot(
    table: TableId,
    seat: Annotated[int, typer.Argument(parser=number, help="help-the-seat")],
    db: Database = None,
    lang: LangOption = None,
) -> None:
    name = with_admin(db, lambda admin: admin.hand_to_bot(table, seat))
    say(lang, "admin-bot", name=name, seat=seat)


@app.said("help-admin-revoke")
def revoke(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    count = with_admin(db, lambda admin: admin.revoke(person))
    say(lang, "admin-revoked", n=count)


@app.said("help-admin-ban")
def ban(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    with_admin(db, lambda admin: admin.ban(person))
    say(lang, "admin-banned")


@app.said("help-admin-unban")
def unban(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    with_admin(db, lambda admin: admin.ban(person, banned=False))
    say(lang, "admin-unbanned")


@app.said("help-admin-export")
def export(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    import msgspec

    data = with_admin(db, lambda admin: admin.export(person))
    print(msgspec.json.format(msgspec.json.encode(data)).decode())


@app.said("help-admin-forget")
def forget(person: PersonId, db: Database = None, lang: LangOption = None) -> None:
    with_admin(db, lambda admin: admin.forget(person))
    say(lang, "admin-forgotten")


@app.said("help-admin-backup")
def backup(
    to: Annotated[Path, typer.Argument(help="help-backup-to")],
    db: Database = None,
    lang: LangOption = None,
) -> None:
    command = with_admin(db, lambda admin: admin.backup(to))
    if command is None:
        say(lang, "admin-copied", file=str(to))
    else:
        print(command)


@app.said("help-admin-vacuum")
def vacuum(db: Database = None, lang: LangOption = None) -> None:
    with_admin(db, lambda admin: admin.vacuum())
    say(lang, "admin-done")
