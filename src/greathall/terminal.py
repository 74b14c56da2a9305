"""Games in the terminal: a person against bots, and records shown turn by turn."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from greathall import api
from greathall.bots.bot import Bot
from greathall.bots.registry import check_bot, make_bot, wishes
from greathall.games.registry import rules_of
from greathall.kernel.errors import BadOption, BadRecord, IllegalChoice
from greathall.kernel.rng import mix
from greathall.text import cards as card_texts
from greathall.text import labels, log

YOU = 0
HELP = """\
A number chooses the option of that number.
? NAME   what a card says (? alone: all cards of this game)
u        take your last step back, if nothing was revealed since
l        all that has happened so far
h        this help
q        leave the game"""

View = dict[str, Any]


class Quit(Exception):
    """The person has had enough."""


def play(
    game_name: str, bots: list[str], seed: int | None, options: dict[str, object], record: Path | None
) -> None:
    """One game of a person (seat 0) against bots."""
    rules_of(game_name)  # of all that may be wrong, say this first
    bots = [name.strip() for name in bots]
    for name in bots:
        check_bot(game_name, name)
    seed = secrets.randbits(32) if seed is None else seed
    options = wishes(game_name, bots, options) | options
    game = api.new_game(game_name, len(bots) + 1, seed, options)
    if record is not None:
        check_writable(record)
    Seat(game, bots).play(record)


def check_writable(file: Path) -> None:
    """Better said before the game than after it."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise BadOption(f"{file} cannot be written: {error.strerror}") from error


def replay(record: api.Record, step: bool) -> None:
    """Tells a recorded game, a turn at a time if `step`."""
    console = Console()
    game = api.new_game(record.game, record.players, record.seed, record.options)
    names = [f"Player {seat + 1}" for seat in range(record.players)]
    told = 0
    for number, code in enumerate(record.choices, 1):
        turn = game.view()["active"]
        try:
            game.choose_code(code)
        except IllegalChoice as error:
            raise BadRecord(f"choice {number} of the record cannot be made: {error}") from error
        if game.over or game.view()["active"] != turn:
            told = tell(console, game, told, api.SPECTATOR, names)
            if step and not game.over and not wait(console):
                return
    told = tell(console, game, told, api.SPECTATOR, names)
    if game.over:
        console.print(standings(game, names))
    else:
        console.print("The record ends before the game does.")


def wait(console: Console) -> bool:
    try:
        return console.input("[dim]Enter: go on, q: stop[/] ").strip() != "q"
    except EOFError:
        return False


def tell(console: Console, game: api.Game, told: int, seat: int, names: list[str]) -> int:
    """Prints what has happened since event number `told`; gives the number to go on from."""
    events = game.state.events or []
    for line in log.lines(game.rules, events[told:], seat, names=names):
        console.print(f"  {line}", style="dim", markup=False, highlight=False)
    return len(events)


def standings(game: api.Game, names: list[str]) -> Table:
    table = Table(title="The game is over")
    for heading, side in (("place", "right"), ("player", "left"), ("points", "right"), ("cards", "left")):
        table.add_column(heading, justify="right" if side == "right" else "left")
    players: list[View] = game.view()["players"]  # type: ignore[assignment]
    for seat in sorted(range(game.players), key=lambda seat: (game.result or [])[seat].place):
        standing = (game.result or [])[seat]
        cards = ", ".join(
            f"{n} {card_texts.card_name(game.name, card)}" for card, n in players[seat]["cards"].items()
        )
        table.add_row(str(standing.place), names[seat], str(standing.score), cards)
    return table


class Seat:
    """A person's seat at the table."""

    def __init__(self, game: api.Game, bots: list[str]) -> None:
        self.console = Console()
        self.game = game
        self.names = ["You", *(f"{name} (seat {seat})" for seat, name in enumerate(bots, 1))]
        self.bots: list[Bot] = [make_bot(game.name, name) for name in bots]
        self.told = 0
        for seat, bot in enumerate(self.bots, 1):
            bot.begin(mix(game.seed, seat))

    def play(self, record: Path | None) -> None:
        self.console.print(
            f"{self.game.name.capitalize()}, seed {self.game.seed}. Type h for help.", highlight=False
        )
        try:
            while not self.game.over:
                if self.game.state.decider == YOU:
                    self.decide()
                else:
                    self.game.choose_code(self.bots[self.game.state.decider - 1].choose(self.game.state))
            self.tell()
            self.console.print(standings(self.game, self.names))
        except Quit:
            self.console.print("You have left the game.")
        finally:
            if record is not None:
                record.write_bytes(msgspec.json.encode(self.game.record()))
                self.console.print(f"The record is in {record}.", highlight=False)

    def decide(self) -> None:
        self.tell()
        self.show()
        while True:
            answer = self.ask()
            if answer.isdecimal() and 1 <= int(answer) <= len(self.game.decision.options):
                self.game.choose(int(answer) - 1)
                return
            if answer.startswith("?"):
                self.explain(answer[1:].strip())
            elif answer == "u":
                if self.undo():
                    return
            elif answer == "l":
                self.told = 0
                self.tell()
            elif answer == "q":
                raise Quit
            elif answer == "h":
                self.console.print(HELP, markup=False, highlight=False)
            else:
                self.console.print(
                    f"Type a number from 1 to {len(self.game.decision.options)}, or h for help.", style="yellow"
                )

    def ask(self) -> str:
        try:
            return self.console.input("[bold]> [/]").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def tell(self) -> None:
        self.told = tell(self.console, self.game, self.told, YOU, self.names)

    def undo(self) -> bool:
        if not self.game.can_undo:
            self.console.print(
                "That cannot be taken back: it was not your step, or something was revealed since.", style="yellow"
            )
            return False
        self.game.undo()
        self.told = min(self.told, len(self.game.state.events or []))
        return True

    # -- the screen

    def show(self) -> None:
        view: View = self.game.view(YOU)
        self.console.rule()
        self.console.print(self.supply(view))
        for player in self.rows(view, "players"):
            if player["seat"] != YOU:
                self.console.print(self.opponent(player), markup=False, highlight=False)
        own = self.rows(view, "players")[YOU]
        self.console.print(
            f"You: turn {own['turns']}, {own['deck_size']} cards in your deck, "
            f"discard pile {self.name(own['discard_top']) if own['discard_top'] else 'empty'}"
            + (f", in play {self.listed(view['in_play'])}" if view["active"] == YOU and view["in_play"] else ""),
            markup=False,
            highlight=False,
        )
        self.console.print(f"[bold]Your hand:[/] {self.listed(own['hand'])}", highlight=False)
        if view["active"] == YOU:
            self.console.print(
                f"Actions [bold]{view['actions']}[/]  Buys [bold]{view['buys']}[/]  Coins [bold]{view['coins']}[/]",
                highlight=False,
            )
        self.console.print(self.question())

    def supply(self, view: View) -> Table:
        table = Table(title="The supply", box=None, padding=(0, 1), title_justify="left")
        for _ in range(3):
            table.add_column("card", no_wrap=True)
            table.add_column("cost", justify="right", no_wrap=True)
            table.add_column("left", justify="right", no_wrap=True)
        cells = []
        for pile in self.rows(view, "supply"):
            style = "dim strike" if pile["left"] == 0 else ""
            cells.append([f"[{style}]{self.name(pile['card'])}[/]" if style else self.name(pile["card"])])
            cells[-1] += [str(pile["cost"]), str(pile["left"])]
        height = -(-len(cells) // 3)
        for row in range(height):
            line: list[str] = []
            for column in range(3):
                place = column * height + row
                line += cells[place] if place < len(cells) else ["", "", ""]
            table.add_row(*line)
        return table

    def opponent(self, player: View) -> str:
        discard = self.name(player["discard_top"]) if player["discard_top"] else "empty"
        known = f", of which you know {self.listed(player['hand_known'])}" if player["hand_known"] else ""
        return (
            f"{self.names[player['seat']]}: turn {player['turns']}, {player['hand_size']} cards in hand{known}, "
            f"{player['deck_size']} in the deck, discard pile {discard}"
        )

    def question(self) -> Panel:
        options = "\n".join(
            f"{number:2}  {labels.option(self.game.rules, self.game.state, code, names=self.names)}"
            for number, code in enumerate(self.game.state.options, 1)
        )
        title = labels.question(self.game.rules, self.game.state, names=self.names)
        return Panel(options.replace("[", "\\["), title=title, title_align="left", expand=False)

    def explain(self, words: str) -> None:
        """Cards whose names begin with these words."""
        found = False
        for pile in self.rows(self.game.view(YOU), "supply"):
            name = self.name(pile["card"])
            if name.lower().startswith(words.lower()):
                found = True
                text = card_texts.card_text(self.game.name, pile["card"])
                self.console.print(f"[bold]{name}[/] ({pile['cost']}): {text}", highlight=False)
        if not found:
            self.console.print(f"No card of this game is called {words!r}.", style="yellow", markup=False)

    def rows(self, view: View, key: str) -> list[View]:
        rows: list[View] = view[key]
        return rows

    def name(self, card: str) -> str:
        return card_texts.card_name(self.game.name, card)

    def listed(self, cards: list[str]) -> str:
        """Cards by name, like ones counted."""
        counts = {card: cards.count(card) for card in cards}
        return ", ".join(self.name(card) + (f" ×{n}" if n > 1 else "") for card, n in counts.items()) or "nothing"
