"""Games in the terminal: a person against bots, and records shown turn by turn."""

from __future__ import annotations

import secrets
import warnings
from pathlib import Path
from typing import Any, cast

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from greathall import api
from greathall.bots.bot import Bot, ask, consult
from greathall.house.registry import descriptor_of
from greathall.house.screen import Screen
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown, whole_number
from greathall.kernel.rng import mix
from greathall.learn.rules.page import rules
from greathall.printing import print_rules
from greathall.text.errors import error_in_words
from greathall.text.fluent import ENGLISH, Value, texts

YOU = 0


class Quit(Exception):
    """The person has had enough."""


def play(
    game_name: str,
    bots: list[str],
    seed: int | None,
    options: dict[str, object],
    record: Path | None,
    lang: str = ENGLISH,
) -> None:
    """One game of a person (seat 0) against bots."""
    roster = descriptor_of(game_name).bots  # of all that may be wrong, say this first
    bots = [name.strip() for name in bots]
    for name in bots:
        roster.check(name)
    seed = secrets.randbits(32) if seed is None else seed
    options = roster.wishes(bots, options) | options
    game = api.new_game(game_name, len(bots) + 1, seed, options, lang=lang)
    if record is not None:
        check_writable(record)
    Seat(game, bots).play(record)


def check_writable(file: Path) -> None:
    """Better said before the game than after it."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise BadOption(Wrong("error-not-written", file=file, why=error)) from error


def usual_opponents(game: str, players: int | None) -> list[str]:
    """As many sound bots as make a table of that size, or of the usual one."""
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    players = rules.usual_players if players is None else players
    if players not in rules.player_counts:
        raise BadOption(Wrong("error-player-counts", game=game, counts=rules.player_counts, given=str(players)))
    return [descriptor.bots.usual] * (players - 1)


def replay(record: api.Record, step: bool, lang: str = ENGLISH) -> None:
    """Tells a recorded game, a turn at a time if `step`."""
    console = Console()
    game = begun(record, lang)
    game.lang = lang
    names = player_names(record, lang)
    told = 0
    for code in record.choices:
        turn = game.view()["active"]
        game.choose_code(code)
        if game.over or game.view()["active"] != turn:
            told = tell(console, game, told, api.SPECTATOR, names)
            if step and not game.over and not wait(console, lang):
                return
    told = tell(console, game, told, api.SPECTATOR, names)
    if game.over:
        console.print(standings(game, names))
    else:
        console.print(texts(lang).say("terminal-unfinished"))


def player_names(record: api.Record, lang: str = ENGLISH) -> list[str]:
    """A record does not say what they were called."""
    return [texts(lang).say("terminal-player", n=seat + 1) for seat in range(record.players)]


def begun(record: api.Record, lang: str = ENGLISH) -> api.Game:
    """The table before the first choice; a record that cannot be played is refused before anything is told."""
    with warnings.catch_warnings(record=True) as noted:
        warnings.simplefilter("always", api.OldRecordWarning)
        api.replay(record)
        game = api.begin(record)
    for text in {error_in_words(cast(Warning, warning.message), lang) for warning in noted}:
        Console(stderr=True, soft_wrap=True).print(f"greathall: {text}", markup=False, highlight=False)
    return game


def wait(console: Console, lang: str) -> bool:
    try:
        return console.input(f"[dim]{texts(lang).say('terminal-go-on')}[/] ").strip() != "q"
    except (EOFError, RuntimeError):  # RuntimeError: there is no standard input at all
        return False


def tell(console: Console, game: api.Game, told: int, seat: int, names: list[str]) -> int:
    """Prints what has happened since event number `told`; gives the number to go on from."""
    events = game.state.events or []
    text = game.descriptor.text
    for line in text.lines(events[told:], seat, game.lang, text.seat_names(game.state, names, game.lang)):
        console.print(f"  {line}", style="dim", markup=False, highlight=False)
    return len(events)


def standings(game: api.Game, names: list[str]) -> Table:
    say = texts(game.lang).say
    table = Table(title=say("terminal-over"))
    table.add_column(say("terminal-place"), justify="right")
    table.add_column(say("terminal-who"))
    table.add_column(say("terminal-points"), justify="right")
    table.add_column(say("terminal-with"))
    view: dict[str, Any] = game.view()
    screen = screen_of(game, names)
    by_seat = game.rules.standings(game.state)  # those of automata too
    called = game.descriptor.text.seat_names(game.state, names, game.lang)
    for seat in sorted(range(len(by_seat)), key=lambda seat: by_seat[seat].place):
        standing = by_seat[seat]
        table.add_row(
            str(standing.place), called[seat], str(standing.score), screen.result_row(view["players"][seat])
        )
    return table


def screen_of(game: api.Game, names: list[str]) -> Screen:
    screen = game.descriptor.terminal(names, game.options, game.text)
    screen.lang = game.lang
    return screen


class Seat:
    """A person's seat at the table."""

    def __init__(self, game: api.Game, bots: list[str]) -> None:
        self.console = Console()
        self.game = game
        self.lang = game.lang
        self.words = texts(game.lang)
        others = [self.words.say("terminal-bot", name=name, seat=seat) for seat, name in enumerate(bots, 1)]
        players = [self.words.say("terminal-you"), *others]
        self.names = game.descriptor.text.seat_names(game.state, players, game.lang)
        self.bots: list[Bot] = [game.descriptor.bots.make(name) for name in bots]
        self.screen = screen_of(game, self.names)
        self.told = 0
        for seat, bot in enumerate(self.bots, 1):
            bot.begin(mix(game.seed, seat))

    def say(self, id: str, **args: Value) -> None:
        self.console.print(self.words.say(id, **args), markup=False, highlight=False)

    def warn(self, id: str, **args: Value) -> None:
        self.console.print(self.words.say(id, **args), style="yellow", markup=False)

    def play(self, record: Path | None) -> None:
        title = self.game.descriptor.text.title(self.lang)
        self.say("terminal-begin", title=title, seed=str(self.game.seed))
        try:
            while not self.game.over:
                if self.game.state.decider != YOU:
                    bot = self.bots[self.game.state.decider - 1]
                    self.game.choose_code(ask(self.game.rules, self.game.state, bot))
                elif self.game.state.is_forced():
                    self.game.choose(0)  # asked for the others' sake alone
                else:
                    self.decide()
            self.tell()
            self.console.print(standings(self.game, self.names))
        except Quit:
            self.say("terminal-left")
        finally:
            if record is not None:
                record.write_bytes(msgspec.json.encode(self.game.record()))
                self.say("terminal-record", file=str(record))

    def decide(self) -> None:
        self.tell()
        self.show()
        while True:
            answer = self.ask()
            number = whole_number(answer)
            if number is not None and 1 <= number <= len(self.game.state.options):
                code = self.game.state.options[number - 1]
                if self.gives_away(code) and self.ask() != answer:
                    self.show()
                    continue
                self.game.choose_code(code)
                return
            if answer.startswith("?"):
                self.explain(answer[1:].strip())
            elif answer == "r" or answer.startswith("r "):
                self.look_up(answer[1:].strip())
            elif answer == "u":
                if self.undo():
                    return
            elif answer == "a":
                self.advise()
            elif answer == "l":
                self.told = 0
                self.tell()
            elif answer == "q":
                raise Quit
            elif answer == "h":
                self.say("terminal-help")
            else:
                self.warn("terminal-number", last=len(self.game.state.options))

    def ask(self) -> str:
        try:
            return self.console.input("[bold]> [/]").strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: there is no standard input at all
            raise Quit from None
        except UnicodeDecodeError:
            return ""  # like any answer that is none

    def tell(self) -> None:
        self.told = tell(self.console, self.game, self.told, YOU, self.names)

    def undo(self) -> bool:
        if not self.game.can_undo:
            why = self.game.why_kept(YOU) or "others"
            said = self.game.descriptor.text.kept(why, self.game.chapter(len(self.game.choices)), self.lang)
            self.warn("terminal-kept", why=said)
            return False
        self.game.undo()
        while self.game.state.is_forced() and self.game.can_undo:
            self.game.undo()  # a forced question would be answered again at once
        self.told = min(self.told, len(self.game.state.events or []))
        return True

    def gives_away(self, code: int) -> bool:
        """Asks once whether something is meant that would give something away."""
        loss = self.game.descriptor.text.loss(self.game.state, code, self.lang)
        if loss is None:
            return False
        self.warn("terminal-loss", loss=loss)
        return True

    def advise(self) -> None:
        """From what the person may know, as everybody's hints are."""
        roster, text = self.game.descriptor.bots, self.game.descriptor.text
        bot = roster.make(roster.adviser)
        bot.begin(self.game.seed)
        codes, whys = consult(self.game.rules, self.game.state, bot)
        label = text.choice(self.game.state, codes, self.lang, self.names)
        why = text.grounds(whys, self.lang)
        said = label if why is None else self.words.say("terminal-advice", label=label, why=why)
        number = self.game.state.options.index(codes[0]) + 1
        self.console.print(f"{number:2}  {said}", style="green", markup=False, highlight=False)

    # -- the screen

    def show(self) -> None:
        self.console.rule()
        self.screen.draw(self.console, self.game.view(YOU), YOU)
        self.console.print(self.question())

    def question(self) -> Panel:
        text = self.game.descriptor.text
        options = "\n".join(
            f"{number:2}  {text.option(self.game.state, code, self.lang, self.names)}"
            for number, code in enumerate(self.game.state.options, 1)
        )
        title = text.question(self.game.state, self.lang, self.names)
        return Panel(options.replace("[", "\\["), title=title, title_align="left", expand=False)

    def explain(self, words: str) -> None:
        """Everything whose name begins with these words."""
        found = False
        for name, text in self.screen.rules_texts(self.game.view(YOU)):
            if name.lower().startswith(words.lower()):
                found = True
                self.console.print(f"[bold]{name}[/]: {text}", highlight=False)
        if not found:
            self.warn("terminal-unknown", words=shown(words))

    def look_up(self, words: str) -> None:
        """The rules that have these words; without any, the one that governs the question."""
        try:
            page = rules(self.game.name, self.lang)
            state = self.game.state
            source = self.game.rules.card_id(state.stack[-1].source)
            kind = self.game.descriptor.text.ruled_as(state)
            found = page.find(words) if words else page.governing("question", kind, source)
        except BadOption as error:
            said = error_in_words(error, self.lang)
            self.console.print(said, style="yellow", markup=False, highlight=False)
        else:
            print_rules(found)
