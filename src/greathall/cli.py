"""The command line. What a command needs is loaded by that command: `greathall --help` has nothing to wait for."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from greathall import admin
from greathall.spoken import LangOption, nothing_asked, say, spoken, spoken_of_errors

if TYPE_CHECKING:
    from greathall.api import Record

app = typer.Typer(
    name="greathall",
    help="Deck-building board games to play, script, simulate and study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help comes at once; drawn in boxes it takes twice as long
)


def number(text: object) -> int:
    """Of the digits 0 to 9 alone: Python's own reader takes those of every script."""
    from greathall.kernel.given import shown, whole_number

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


JobsOption = Annotated[int | None, whole("How many processes; all cores if not given.")]
RayOption = Annotated[
    str | None, typer.Option(help="Play on the Ray cluster at this address ('local' starts one here).")
]


class Format(StrEnum):
    table = "table"
    md = "md"
    json = "json"


def main() -> None:
    """Runs the command line; what a user can mend is said in one line."""
    nothing_asked()
    try:
        app()
    except (OSError, UnicodeEncodeError) as error:  # what is printed cannot be written there
        print(f"greathall: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        from greathall.kernel.errors import GreatHallError

        if not isinstance(error, GreatHallError):
            raise
        from greathall.printing import complain
        from greathall.text.errors import error_in_words

        complain(error_in_words(error, spoken_of_errors()))
        sys.exit(2)


def read_options(pairs: list[str] | None) -> dict[str, object]:
    """name=value pairs; a value is JSON where it can be read as such, else a plain word."""
    from greathall.kernel.errors import BadOption, Wrong
    from greathall.kernel.given import shown
    from greathall.reading import NotJson, Unreadable, read_json

    options: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(Wrong("error-option-pair", given=shown(pair)))
        if name in options:
            raise BadOption(Wrong("error-option-twice", name=shown(name)))
        try:
            options[name] = read_json(value)
        except NotJson:
            options[name] = value
        except Unreadable as error:
            raise BadOption(Wrong("error-option-value", name=shown(name), why=error)) from error
    return options


@app.callback(invoke_without_command=True)
def top(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        from greathall.arena.plain import is_compiled
        from greathall.version import VERSION

        print(f"greathall {VERSION} ({'compiled' if is_compiled() else 'uncompiled'})")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game; the first there is if not given.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who else plays, with commas between them; '' for none.")] = None,
    players: Annotated[int | None, whole("How many play, you among them, if no bots are named.")] = None,
    seed: SeedOption = None,
    option: OptionList = None,
    record: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    lang: LangOption = None,
) -> None:
    """Play in the terminal against bots."""
    from greathall import api, terminal
    from greathall.kernel.errors import BadOption, Wrong

    game = api.games()[0] if game is None else game
    if bots is not None and players is not None:
        raise BadOption(Wrong("error-bots-or-players"))
    opponents = terminal.usual_opponents(game, players) if bots is None else bots.split(",") if bots else []
    terminal.play(game, opponents, seed, read_options(option), record, spoken(lang))


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
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="An address or network whose word on where requests come from is taken: a proxy's."),
    ] = None,
    metrics: Annotated[
        list[str] | None, typer.Option(help="An address or network that may see /metrics; nobody if not given.")
    ] = None,
    workers: Annotated[int, whole("How many processes serve, on one PostgreSQL.")] = 1,
    drain: Annotated[float, typer.Option(help="Seconds for which a server that stops sends people elsewhere.")] = 0,
    forget_waiting: Annotated[
        float, typer.Option(help="Days after which a table to which nobody came is cleared away; 0: never.")
    ] = 30,
    forget_unfinished: Annotated[
        float, typer.Option(help="Days after which a game without a move is cleared away; 0: never.")
    ] = 365,
    keep_finished: Annotated[
        int, whole("So many finished games are kept, and their links good; 0: all of them.")
    ] = 0,
    forget_devices: Annotated[
        float, typer.Option(help="Days after which a browser that did not come is signed out; 0: never.")
    ] = 365,
    notify_private: Annotated[
        bool,
        typer.Option(
            "--notify-private",
            help="Let people have their messages sent to addresses in this machine's own networks.",
        ),
    ] = False,
    open: Annotated[bool, typer.Option("--open", help="Open the browser too.")] = False,
    lang: LangOption = None,
) -> None:
    """Serve the web app."""
    from greathall import home
    from greathall.server.serve import serve as run_server

    run_server(
        host,
        port,
        str(home.database()) if db is None else db,
        open,
        name or [],
        trusted_proxy or [],
        metrics or [],
        (forget_waiting, forget_unfinished, keep_finished, forget_devices),
        drain,
        workers,
        notify_private,
        spoken(lang),
    )


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them: one a player, or one a team.")],
    players: Annotated[int | None, whole("How many players; as many as there are bots if not given.")] = None,
    games: Annotated[int, whole("How many games.")] = 1000,
    seed: Annotated[int, whole("The same seed gives the same games.")] = 0,
    jobs: JobsOption = None,
    option: OptionList = None,
    ray: RayOption = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    """Play bots against each other, seats rotated, and count."""
    from greathall import printing
    from greathall.arena.batches import default_jobs
    from greathall.arena.sim import simulate
    from greathall.house.registry import descriptor_of

    speech = spoken(lang)
    names = bot_names(bots)
    with printing.progress(" – ".join(names), games) as done:
        result = simulate(
            game,
            names,
            games,
            seed,
            default_jobs() if jobs is None else jobs,
            read_options(option),
            progress=done,
            players=players,
            ray=ray,
        )
    if json:
        printing.print_json(result)
    else:
        printing.print_sim(result, descriptor_of(game).told(result.options, speech), speech)


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them.")],
    players: Annotated[int | None, whole("How many players; the game's usual number if not given.")] = None,
    games: Annotated[int, whole("How many games of each pairing, in whole deals.")] = 200,
    format: Annotated[
        str,
        typer.Option(
            help="Who meets whom: round-robin (each each), swiss, tables (all choices of a table), or challenge "
            "(the first against each of the others)."
        ),
    ] = "round-robin",
    rounds: Annotated[int | None, whole("How many rounds of the format swiss.")] = None,
    seed: Annotated[int, whole("The same seed gives the same games.")] = 0,
    jobs: JobsOption = None,
    option: OptionList = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="LOW,HIGH", help="Stop a pairing when its score is clearly one or the other."),
    ] = None,
    error: Annotated[float, typer.Option(help="How often that may be wrong.")] = 0.05,
    out: Annotated[
        Path | None, typer.Option(help="Keep the run in this folder: tables, and what a report needs.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a run that was stopped.")] = False,
    details: Annotated[
        bool, typer.Option(help="Note openings, cards and curves of each game in the folder.")
    ] = True,
    ray: RayOption = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    """Let bots meet on the same deals in all seats, and rate them."""
    from greathall import printing
    from greathall.arena import runs, tournament
    from greathall.arena.batches import default_jobs
    from greathall.kernel.errors import BadOption, Wrong

    speech = spoken(lang)
    if resume and out is None:
        raise BadOption(Wrong("error-resume-where"))
    plan = tournament.planned(
        game,
        bot_names(bots),
        players,
        games,
        format,
        rounds,
        seed,
        read_options(option),
        None if sprt is None else two_numbers("--sprt", sprt),
        error,
        details and out is not None,
    )
    run = None if out is None else runs.opened(out, plan, resume)
    with printing.progress(game, tournament.most_games(plan)) as done:
        outcome = tournament.run(plan, run, default_jobs() if jobs is None else jobs, ray, done)
    if run is not None:
        run.finish(outcome)
    if json:
        printing.print_json(outcome)
    else:
        printing.print_tournament(outcome, speech)


def bot_names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def two_numbers(option: str, text: str) -> tuple[float, float]:
    from greathall.kernel.errors import BadOption, Wrong
    from greathall.kernel.given import shown

    try:
        low, high = (float(number) for number in text.split(","))
    except ValueError:
        raise BadOption(Wrong("error-two-numbers", option=option, given=shown(text))) from None
    return low, high


@app.command()
def report(
    run: Annotated[Path, typer.Argument(help="The folder of a tournament's run.")],
    out: Annotated[
        Path | None, typer.Option(help="The page to write; report.html in that folder if not given.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Draw a tournament's run: one page that stands alone."""
    from greathall.arena.report import write_report

    print(write_report(run, out, spoken(lang)))


@app.command()
def ladder(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int | None, whole("How many players; all numbers that the game takes if not given.")] = None,
    games: Annotated[int | None, whole("Play it anew, so many games of each pairing.")] = None,
    without: Annotated[str, typer.Option(help="Bots that are left out, with commas between them.")] = "",
    jobs: JobsOption = None,
    write: Annotated[bool, typer.Option("--write", help="Play it anew and keep it, in a checkout.")] = False,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    """The rating list of a game's bots, as it was kept or played anew."""
    from greathall import printing
    from greathall.arena import ladder
    from greathall.arena.batches import default_jobs
    from greathall.text.fluent import texts

    speech = spoken(lang)
    left_out = bot_names(without) if without else []
    anew = write or games is not None
    for count in ladder.counts(game, players):
        if anew:
            table = texts(speech).say("arena-table", game=game, players=count)
            with printing.progress(table, ladder.most_games(game, count, games, left_out)) as done:
                found = ladder.play(game, count, games, left_out, default_jobs() if jobs is None else jobs, done)
        else:
            found = ladder.kept(game, count)
        if write:
            ladder.write(found, Path())
        if json:
            printing.print_json(found)
        else:
            printing.print_ladder(found, speech)


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="The game.")],
    set: Annotated[str | None, typer.Option(help="Only this set.")] = None,
    players: Annotated[int | None, whole("Only what lies at a table of so many, as it is printed there.")] = None,
    option: OptionList = None,
    lang: LangOption = None,
    format: Annotated[Format, typer.Option(help="How to print it.")] = Format.table,
) -> None:
    """Everything printed, with its rules text."""
    from greathall import printing
    from greathall.house.registry import descriptor_of
    from greathall.kernel.errors import BadOption, Wrong

    speech = spoken(lang)
    descriptor = descriptor_of(game)
    text = descriptor.text
    if players is not None:
        text = text.at_table(players, descriptor.settled(read_options(option)))
    elif option:
        raise BadOption(Wrong("error-cards-option"))
    if format is Format.json:
        printing.print_json(text.printed(set, speech))
    elif format is Format.md:
        printing.print_markdown(text.sheets(set, speech))
    else:
        printing.print_sheets(text.sheets(set, speech))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game.")],
    words: Annotated[list[str] | None, typer.Argument(help="Only the rules that have these words.")] = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    """The rules of a game, or those about something."""
    from greathall import printing
    from greathall.learn.rules.page import rules as rules_of

    page = rules_of(game, spoken(lang))
    found = page.find(" ".join(words)) if words else None
    if json:
        printing.print_json(page if found is None else found)
    elif found is None:
        printing.print_rules_page(page)
    else:
        printing.print_rules(found)


@app.command()
def strategy(
    game: Annotated[str, typer.Argument(help="The game.")],
    record: Annotated[str | None, typer.Option(help="Print this recorded game of the page instead.")] = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    """How to play a game well, with figures and recorded games."""
    from greathall import printing
    from greathall.learn.strategy import page

    if record is not None:
        printing.print_json(page.record(game, record))
    elif json:
        printing.print_json(page.strategy(game, spoken(lang)))
    else:
        printing.print_strategy(page.strategy(game, spoken(lang)))


@app.command()
def texts(
    lang: Annotated[
        str | None, typer.Argument(help="The language whose rules text is written beside English.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Say what is wrong with the messages.")] = False,
) -> None:
    """For translators, in a checkout: check the messages of all languages, or write docs/texts/LANG.md."""
    from greathall import proofs
    from greathall.kernel.errors import BadOption, Wrong

    if check == (lang is not None):
        raise BadOption(Wrong("error-texts-what"))
    if lang is not None:
        print(proofs.write(lang, Path()))
        return
    troubles = proofs.check(Path())
    for trouble in troubles:
        print(trouble)
    if troubles:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as JSON.")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
    lang: LangOption = None,
) -> None:
    """Show a recorded game in the terminal."""
    from greathall import terminal

    terminal.replay(record_in(file), step, spoken(lang))


def record_in(file: Path) -> Record:
    from greathall.api import read_record
    from greathall.kernel.errors import BadRecord
    from greathall.reading import Unreadable, read_file

    try:
        return read_record(read_file(file))
    except Unreadable as error:
        raise BadRecord(*error.args) from error


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as JSON.")],
    seat: Annotated[int | None, whole("Compare the moves of this seat alone; the first is 0.")] = None,
    budget: Annotated[int, whole("How many moves to play out for each chance and each decision.")] = 50,
    seed: Annotated[int, whole("The same seed gives the same analysis.")] = 0,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    """Say how likely each player was to win, and which moves would have been better."""
    import warnings

    from greathall import api, printing, terminal
    from greathall.analysis import analyse as analysed
    from greathall.analysis import story

    speech = spoken(lang)
    record = record_in(file)
    names = terminal.player_names(record, speech)
    terminal.begun(record, speech)
    with warnings.catch_warnings(), printing.progress(record.game, len(record.choices)) as done:
        warnings.simplefilter("ignore", api.OldRecordWarning)  # it was said by now
        found = analysed(record, budget, api.checked_seed(seed), None if seat is None else [seat], done)
        told = story(record, found, names, speech)
    if json:
        printing.print_json(told)
    else:
        printing.print_story(told, speech)


mix = typer.Typer(
    help="Mixes of the original's cards for Uprising, saved by name.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(mix, name="mix")
app.add_typer(admin.app, name="admin")


@mix.command("save")
def mix_save(
    name: Annotated[str, typer.Argument(help="The name of the mix.")],
    cards: Annotated[str, typer.Argument(help="The ids of its cards, with commas between them.")],
    lang: LangOption = None,
) -> None:
    """Save a mix; play with it by --option original=NAME."""
    from greathall.house.dune import mixes

    mixes.save_mix(name, [card.strip() for card in cards.split(",") if card.strip()])
    say(lang, "mix-saved", name=name, option=f"--option original={name}")


@mix.command("list")
def mix_list(lang: LangOption = None) -> None:
    """The mixes there are."""
    from greathall.house.dune import mixes

    for name, cards in mixes.all_mixes().items():
        print(f"{name}: {', '.join(cards)}")


@mix.command("remove")
def mix_remove(name: Annotated[str, typer.Argument(help="The name of the mix.")], lang: LangOption = None) -> None:
    """Forget a saved mix."""
    from greathall.house.dune import mixes

    mixes.remove_mix(name)
    say(lang, "mix-removed", name=name)


@app.command()
def bench(lang: LangOption = None, json: JsonFlag = False) -> None:
    """Measure the speed of the engine here and now."""
    from greathall import printing
    from greathall.arena import bench as benchmarks

    figures = benchmarks.run()
    if json:
        printing.print_json(figures)
    else:
        printing.print_figures(figures, spoken(lang))
