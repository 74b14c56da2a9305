"""The command line."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from greathall import api, home, terminal
from greathall.arena import bench as benchmarks
from greathall.arena.plain import is_compiled
from greathall.arena.sim import SimResult, default_jobs, simulate
from greathall.house.dune import mixes
from greathall.house.registry import OWN, descriptor_of
from greathall.kernel.errors import BadOption, BadRecord, GreatHallError
from greathall.kernel.given import shown, whole_number
from greathall.reading import NotJson, Unreadable, read_file, read_json
from greathall.text.sheets import Sheet
from greathall.version import VERSION

app = typer.Typer(
    name="greathall",
    help="Deck-building board games to play, script, simulate and study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def number(text: object) -> int:
    """Of the digits 0 to 9 alone: Python's own reader takes those of every script."""
    words = str(text)
    found = whole_number(words.removeprefix("-"))
    if found is None:
        raise typer.BadParameter(f"{shown(words)} is not a whole number")
    return -found if words.startswith("-") else found


def whole(help: str) -> Any:
    return typer.Option(parser=number, metavar="INTEGER", help=help)


JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON.")]
SeedOption = Annotated[int | None, whole("The same seed gives the same game.")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as name=value; may be repeated.")
]


class Format(StrEnum):
    table = "table"
    md = "md"
    json = "json"


def main() -> None:
    """Runs the command line; what a user can mend is said in one line."""
    try:
        app()
    except GreatHallError as error:
        said = str(error).encode(errors="backslashreplace").decode()  # names of files may be no text
        Console(stderr=True).print(f"greathall: {said}", style="red", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except (OSError, UnicodeEncodeError) as error:  # what is printed cannot be written there
        print(f"greathall: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def read_options(pairs: list[str] | None) -> dict[str, object]:
    """name=value pairs; a value is JSON where it can be read as such, else a plain word."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"--option takes name=value, not {shown(pair)}")
        if name in options:
            raise BadOption(f"--option {shown(name)} is given twice")
        try:
            options[name] = read_json(value)
        except NotJson:
            options[name] = value
        except Unreadable as error:
            raise BadOption(f"--option {shown(name)}: {error}") from error
    return options


@app.callback(invoke_without_command=True)
def top(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        print(f"greathall {VERSION} ({'compiled' if is_compiled() else 'uncompiled'})")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game.")] = OWN[0].id,
    bots: Annotated[str | None, typer.Option(help="Who else plays, with commas between them; '' for none.")] = None,
    players: Annotated[int | None, whole("How many play, you among them, if no bots are named.")] = None,
    seed: SeedOption = None,
    option: OptionList = None,
    record: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
) -> None:
    """Play in the terminal against bots."""
    if bots is not None and players is not None:
        raise BadOption("play takes --bots or --players: the bots and you are as many as there are")
    opponents = terminal.usual_opponents(game, players) if bots is None else bots.split(",") if bots else []
    terminal.play(game, opponents, seed, read_options(option), record)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to serve on.")] = "127.0.0.1",
    port: Annotated[int, whole("The port; 0 takes any that is free.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="A SQLite file or postgresql://…; a file of your own if not given.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A name by which browsers call the server: that of a proxy before it.")
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the browser too.")] = False,
) -> None:
    """Serve the web app."""
    from greathall.server.serve import serve as run_server  # the other commands start without it

    run_server(host, port, str(home.database()) if db is None else db, open, name or [])


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them: one a player, or one a team.")],
    players: Annotated[int | None, whole("How many players; as many as there are bots if not given.")] = None,
    games: Annotated[int, whole("How many games.")] = 1000,
    seed: Annotated[int, whole("The same seed gives the same games.")] = 0,
    jobs: Annotated[int | None, whole("How many processes; all cores if not given.")] = None,
    option: OptionList = None,
    json: JsonFlag = False,
) -> None:
    """Play bots against each other, seats rotated, and count."""
    names = [name.strip() for name in bots.split(",")]
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(" – ".join(names), total=games)
        result = simulate(
            game,
            names,
            games,
            seed,
            default_jobs() if jobs is None else jobs,
            read_options(option),
            progress=lambda done: bar.update(task, completed=done),
            players=players,
        )
    if json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        print_sim(result)


def print_sim(result: SimResult) -> None:
    table = Table(title=f"{result.game}: {result.games:,} games, seed {result.seed}")
    table.add_column("bot")
    for heading in ("wins", "win rate", "95 %", "mean score", "mean turns"):
        table.add_column(heading, justify="right")
    for bot in result.bots:
        low, high = bot.ci95
        table.add_row(
            bot.name,
            f"{bot.wins:,.1f}",
            f"{bot.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{bot.mean_score:.1f}",
            f"{bot.mean_turns:.1f}",
        )
    if result.automata is not None:
        table.add_row("automata", f"{result.automata * result.games:,.1f}", f"{result.automata:.1%}", "", "", "")
    console = Console()
    console.print(table)
    for line in descriptor_of(result.game).told(result.options):
        console.print(line, highlight=False)
    console.print(
        f"{result.seconds:.1f} s, {result.games_per_second:,.0f} games and "
        f"{result.decisions_per_second:,.0f} decisions a second",
        highlight=False,
    )


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="The game.")],
    set: Annotated[str | None, typer.Option(help="Only this set.")] = None,
    players: Annotated[int | None, whole("Only what lies at a table of so many, as it is printed there.")] = None,
    option: OptionList = None,
    lang: Annotated[str, typer.Option(help="The language.")] = "en",
    format: Annotated[Format, typer.Option(help="How to print it.")] = Format.table,
) -> None:
    """Everything printed, with its rules text."""
    descriptor = descriptor_of(game)
    text = descriptor.text
    if players is not None:
        text = text.at_table(players, descriptor.settled(read_options(option)))
    elif option:
        raise BadOption("cards takes --option together with --players: what lies at a table hangs on both")
    if format is Format.json:
        items = text.printed(set, lang)
        print(msgspec.json.format(msgspec.json.encode(items)).decode())
        return
    found = text.sheets(set, lang)
    if format is Format.md:
        print("\n\n".join(markdown(sheet, titled=len(found) > 1) for sheet in found))
        return
    console = Console()
    for sheet in found:
        table = Table(title=sheet.title, show_lines=True, min_width=60)
        for heading, cells in zip(sheet.headings, zip(*sheet.rows, strict=True), strict=True):
            numbers = all(cell.isdecimal() or not cell for cell in cells)
            widest = None if heading == sheet.headings[-1] else 26 if heading == sheet.headings[0] else 18
            table.add_column(heading, justify="right" if numbers else "left", max_width=widest)
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)


def markdown(sheet: Sheet, titled: bool) -> str:
    lines = [f"## {sheet.title}", ""] if titled else []
    lines += [f"| {' | '.join(sheet.headings)} |", f"|{' --- |' * len(sheet.headings)}"]
    lines += [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in sheet.rows]
    return "\n".join(lines)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as JSON.")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
) -> None:
    """Show a recorded game in the terminal."""
    try:
        record = read_file(file)
    except Unreadable as error:
        raise BadRecord(str(error)) from error
    terminal.replay(api.read_record(record), step)


mix = typer.Typer(help="Mixes of the original's cards for Uprising, saved by name.", no_args_is_help=True)
app.add_typer(mix, name="mix")


@mix.command("save")
def mix_save(
    name: Annotated[str, typer.Argument(help="The name of the mix.")],
    cards: Annotated[str, typer.Argument(help="The ids of its cards, with commas between them.")],
) -> None:
    """Save a mix; play with it by --option original=NAME."""
    mixes.save_mix(name, [card.strip() for card in cards.split(",") if card.strip()])
    print(f"{name} is saved; play with it by --option original={name}")


@mix.command("list")
def mix_list() -> None:
    """The mixes there are."""
    for name, cards in mixes.all_mixes().items():
        print(f"{name}: {', '.join(cards)}")


@mix.command("remove")
def mix_remove(name: Annotated[str, typer.Argument(help="The name of the mix.")]) -> None:
    """Forget a saved mix."""
    mixes.remove_mix(name)
    print(f"{name} is gone")


@app.command()
def bench(json: JsonFlag = False) -> None:
    """Measure the speed of the engine here and now."""
    figures = benchmarks.run()
    if json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return
    table = Table(title="benchmarks")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}" if isinstance(value, float) else str(value))
    Console().print(table)
