"""The command line. What a command needs is loaded by that command: `greathall --help` has nothing to wait for."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer._click.exceptions import NoArgsIsHelpError, UsageError

from greathall import admin
from greathall.helping import Commands, complain_of_use, decimal, help_word, number, one_of
from greathall.spoken import LangOption, asked_in, say, spoken, spoken_of_errors

if TYPE_CHECKING:
    from greathall.api import Record

app = Commands("help-greathall", "greathall")


def whole(help: str) -> Any:
    return typer.Option(parser=number, help=help)


def part(help: str) -> Any:
    return typer.Option(parser=decimal, help=help)


JsonFlag = Annotated[bool, typer.Option("--json", help="help-json")]
SeedOption = Annotated[int | None, whole("help-seed")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="help-option")]


JobsOption = Annotated[int | None, whole("help-jobs")]
RayOption = Annotated[str | None, typer.Option(help="help-ray")]


class Format(StrEnum):
    table = "table"
    md = "md"
    json = "json"


def main() -> None:
    """Runs the command line; what a user can mend is said in one line."""
    asked_in(sys.argv[1:])
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except UsageError as error:
        complain_of_use(error)
        sys.exit(error.exit_code)
    except (OSError, UnicodeEncodeError) as error:  # what is printed cannot be written there
        from greathall.text.errors import error_in_words

        print(f"greathall: {error_in_words(error, spoken_of_errors())}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
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
def top(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: LangOption = None,
) -> None:
    if version:
        from greathall.arena.plain import is_compiled
        from greathall.version import VERSION

        print(f"greathall {VERSION} ({help_word('help-compiled' if is_compiled() else 'help-uncompiled')})")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        raise NoArgsIsHelpError(ctx)


@app.said("help-play")
def play(
    game: Annotated[str | None, typer.Argument(help="help-game-first")] = None,
    bots: Annotated[str | None, typer.Option(help="help-opponents")] = None,
    players: Annotated[int | None, whole("help-players-you")] = None,
    seed: SeedOption = None,
    option: OptionList = None,
    record: Annotated[Path | None, typer.Option(help="help-record-to")] = None,
    lang: LangOption = None,
) -> None:
    from greathall import api, terminal
    from greathall.kernel.errors import BadOption, Wrong

    game = api.games()[0] if game is None else game
    if bots is not None and players is not None:
        raise BadOption(Wrong("error-bots-or-players"))
    opponents = terminal.usual_opponents(game, players) if bots is None else bots.split(",") if bots else []
    terminal.play(game, opponents, seed, read_options(option), record, spoken(lang))


@app.said("help-serve")
def serve(
    host: Annotated[str, typer.Option(help="help-host")] = "127.0.0.1",
    port: Annotated[int, whole("help-port")] = 8000,
    db: Annotated[str | None, typer.Option(help="help-db")] = None,
    name: Annotated[list[str] | None, typer.Option(help="help-server-name")] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="help-trusted-proxy"),
    ] = None,
    metrics: Annotated[list[str] | None, typer.Option(help="help-metrics")] = None,
    workers: Annotated[int, whole("help-workers")] = 1,
    drain: Annotated[float, part("help-drain")] = 0,
    forget_waiting: Annotated[float, part("help-forget-waiting")] = 30,
    forget_unfinished: Annotated[float, part("help-forget-unfinished")] = 365,
    keep_finished: Annotated[int, whole("help-keep-finished")] = 0,
    forget_devices: Annotated[float, part("help-forget-devices")] = 365,
    notify_private: Annotated[
        bool,
        typer.Option(
            "--notify-private",
            help="help-notify-private",
        ),
    ] = False,
    open: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: LangOption = None,
) -> None:
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


@app.said("help-sim")
def sim(
    game: Annotated[str, typer.Argument(help="help-the-game")],
    bots: Annotated[str, typer.Option(help="help-bots-each")],
    players: Annotated[int | None, whole("help-players-bots")] = None,
    games: Annotated[int, whole("help-games")] = 1000,
    seed: Annotated[int, whole("help-seed-games")] = 0,
    jobs: JobsOption = None,
    option: OptionList = None,
    ray: RayOption = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
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


@app.said("help-tournament")
def tournament(
    game: Annotated[str, typer.Argument(help="help-the-game")],
    bots: Annotated[str, typer.Option(help="help-bots")],
    players: Annotated[int | None, whole("help-players-usual")] = None,
    games: Annotated[int, whole("help-games-pairing")] = 200,
    format: Annotated[
        str,
        typer.Option(help="help-format-run"),
    ] = "round-robin",
    rounds: Annotated[int | None, whole("help-rounds")] = None,
    seed: Annotated[int, whole("help-seed-games")] = 0,
    jobs: JobsOption = None,
    option: OptionList = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="range", help="help-sprt"),
    ] = None,
    error: Annotated[float, part("help-error")] = 0.05,
    out: Annotated[Path | None, typer.Option(help="help-out-run")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-resume")] = False,
    details: Annotated[bool, typer.Option(help="help-details")] = True,
    ray: RayOption = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
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


@app.said("help-report")
def report(
    run: Annotated[Path, typer.Argument(help="help-run-folder")],
    out: Annotated[Path | None, typer.Option(help="help-out-page")] = None,
    lang: LangOption = None,
) -> None:
    from greathall.arena.report import write_report

    print(write_report(run, out, spoken(lang)))


@app.said("help-ladder")
def ladder(
    game: Annotated[str, typer.Argument(help="help-the-game")],
    players: Annotated[int | None, whole("help-players-all")] = None,
    games: Annotated[int | None, whole("help-games-anew")] = None,
    without: Annotated[str, typer.Option(help="help-without")] = "",
    jobs: JobsOption = None,
    write: Annotated[bool, typer.Option("--write", help="help-write")] = False,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
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


@app.said("help-cards")
def cards(
    game: Annotated[str, typer.Argument(help="help-the-game")],
    set: Annotated[str | None, typer.Option(help="help-set")] = None,
    players: Annotated[int | None, whole("help-players-printed")] = None,
    option: OptionList = None,
    lang: LangOption = None,
    format: Annotated[
        Format, typer.Option(parser=one_of(Format), metavar="form", help="help-format")
    ] = Format.table,
) -> None:
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


@app.said("help-rules")
def rules(
    game: Annotated[str, typer.Argument(help="help-the-game")],
    words: Annotated[list[str] | None, typer.Argument(help="help-words-of")] = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
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


@app.said("help-strategy")
def strategy(
    game: Annotated[str, typer.Argument(help="help-the-game")],
    record: Annotated[str | None, typer.Option(help="help-record-name")] = None,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
    from greathall import printing
    from greathall.learn.strategy import page

    if record is not None:
        printing.print_json(page.record(game, record))
    elif json:
        printing.print_json(page.strategy(game, spoken(lang)))
    else:
        printing.print_strategy(page.strategy(game, spoken(lang)))


@app.said("help-texts")
def texts(
    beside: Annotated[str | None, typer.Argument(metavar="lang", help="help-lang-beside")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-check")] = False,
    lang: LangOption = None,
) -> None:
    from greathall import proofs
    from greathall.kernel.errors import BadOption, Wrong

    if check == (beside is not None):
        raise BadOption(Wrong("error-texts-what"))
    if beside is not None:
        print(proofs.write(beside, Path()))
        return
    troubles = proofs.check(Path())
    for trouble in troubles:
        print(trouble)
    if troubles:
        raise typer.Exit(1)


@app.said("help-replay")
def replay(
    file: Annotated[Path, typer.Argument(help="help-a-record")],
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    lang: LangOption = None,
) -> None:
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


@app.said("help-analyse")
def analyse(
    file: Annotated[Path, typer.Argument(metavar="record", help="help-a-record")],
    seat: Annotated[int | None, whole("help-seat-alone")] = None,
    budget: Annotated[int, whole("help-budget")] = 50,
    seed: Annotated[int, whole("help-seed-analysis")] = 0,
    lang: LangOption = None,
    json: JsonFlag = False,
) -> None:
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


mix = Commands("help-mix")
app.add_typer(mix, name="mix")
app.add_typer(admin.app, name="admin")


@mix.said("help-mix-save", "save")
def mix_save(
    name: Annotated[str, typer.Argument(help="help-mix-name")],
    cards: Annotated[str, typer.Argument(help="help-mix-cards")],
    lang: LangOption = None,
) -> None:
    from greathall.house.dune import mixes

    mixes.save_mix(name, [card.strip() for card in cards.split(",") if card.strip()])
    say(lang, "mix-saved", name=name, option=f"--option original={name}")


@mix.said("help-mix-list", "list")
def mix_list(lang: LangOption = None) -> None:
    from greathall.house.dune import mixes

    for name, cards in mixes.all_mixes().items():
        print(f"{name}: {', '.join(cards)}")


@mix.said("help-mix-remove", "remove")
def mix_remove(name: Annotated[str, typer.Argument(help="help-mix-name")], lang: LangOption = None) -> None:
    from greathall.house.dune import mixes

    mixes.remove_mix(name)
    say(lang, "mix-removed", name=name)


@app.said("help-bench")
def bench(lang: LangOption = None, json: JsonFlag = False) -> None:
    from greathall import printing
    from greathall.arena import bench as benchmarks

    figures = benchmarks.run()
    if json:
        printing.print_json(figures)
    else:
        printing.print_figures(figures, spoken(lang))
