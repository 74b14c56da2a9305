"""Sets a table of three against three for a test, and makes moves on it in words.

    t = six(0, "md_usul", spice=1)            # Muad'Dib's turn, with this hand; goods are his
    t.choose("turn", "md_usul"), t.choose("activate", 2), t.choose("space", "arrakeen")

Seats clockwise: 0 Muad'Dib, 1 an Ally of Shaddam's, 2 an Ally of Muad'Dib's, 3 Shaddam, 4 an Ally of Muad'Dib's,
5 an Ally of Shaddam's. Options are named by the ids of what they point at, players and numbers by numbers, effects
by their places in the list; "yes", "pass", "reveal" and "deploy" are themselves."""

from __future__ import annotations

from greathall.games.imperium import places
from greathall.games.imperium.catalogue import UPRISING_SHELF
from greathall.games.imperium.players import Player, Turn
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import DEPLOY, FACTIONS, NUMBER, REVEAL_TURN, SEAT
from greathall.games.imperium.turns import begin_turn
from greathall.kernel.machine import FIRST_PART, PASS, YES

MUAD_DIB, SHADDAM = 0, 3
LEADERS = ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "princess_irulan"]
WORDS = {PASS: "pass", YES: "yes", REVEAL_TURN: "reveal", DEPLOY: "deploy"}

Word = str | int


class SixTable:
    def __init__(self, s: Imperium) -> None:
        self.s = s

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    def name(self, code: int) -> Word:
        if code in WORDS:
            return WORDS[code]
        if FIRST_PART <= code < NUMBER:
            return code - FIRST_PART
        if NUMBER <= code < SEAT:
            return code - NUMBER
        thing = places.target(self.s, code)
        assert thing is not None
        return int(thing) if thing.isdigit() else thing

    @property
    def offered(self) -> list[Word]:
        return [self.name(code) for code in self.s.options]

    @property
    def asked(self) -> tuple[str, int]:
        return self.s.kind, self.s.decider

    def choose(self, kind: str, word: Word, by: int | None = None) -> None:
        assert self.s.kind == kind, f"asked is {self.s.kind}: {self.offered}"
        assert by is None or self.s.decider == by, f"seat {self.s.decider} is asked"
        self.s.choose(self.s.options[self.offered.index(word)])

    def play(self, card: str, space: str, ally: int | None = None) -> None:
        """An Agent turn up to its effects; what is a choice of one is not asked."""
        self.choose("turn", card)
        if ally is not None and self.s.kind == "activate":
            self.choose("activate", ally)
        if self.s.kind == "space":
            self.choose("space", space)
        assert self.s.content.spaces[self.s.turn.space].id == space

    def do_all(self) -> None:
        """Carries out whatever is pending, the first first, as long as it asks nothing."""
        while self.s.kind == "effects" and isinstance(self.offered[0], int):
            self.s.choose(self.s.options[0])

    def end(self) -> None:
        """Ends the turn, deploying nothing more."""
        self.choose("effects", "pass")
        if self.s.kind == "deploy":
            self.choose("deploy", 0)

    def to(self, seat: int) -> None:
        """It is the turn of that seat, whoever should have been next."""
        del self.s.stack[1:]
        self.s.fighters = tuple(range(6))
        begin_turn(self.s, seat)
        self.s.decider = -1
        self.s.run()

    def hold(self, seat: int, hand: str, intrigue: str = "") -> None:
        content = self.s.content
        self.s.players[seat].hand = sorted(content.card_index[id] for id in hand.split())
        secrets = {card.id: card.index for card in content.intrigue}
        self.s.players[seat].intrigue = sorted(secrets[id] for id in intrigue.split())

    def told(self, what: str) -> list[tuple[int, int]]:
        """Seat and number of these events."""
        return [(event.seat, event.n) for event in self.s.events or [] if event.what == what]

    def level(self, seat: int, faction: str) -> int:
        return self.s.players[seat].influence[self.s.content.factions.index(faction)]

    def row(self, cards: str) -> None:
        self.s.row = [self.s.content.card_index[id] for id in cards.split()]

    def fight(self) -> None:
        """Everybody has had a Reveal turn: the combat begins."""
        self.s.events = []
        self.s.turn = Turn()
        for player in self.s.players:
            player.revealed = True
        del self.s.stack[1:]
        self.s.decider = -1
        self.s.run()


def six(seat: int = MUAD_DIB, hand: str = "", intrigue: str = "", seed: int = 1, **goods: int) -> SixTable:
    """A table at the start of the seat's turn."""
    s = ImperiumDealer(UPRISING_SHELF, 6, {"leaders": LEADERS, "first_player": 1}).deal(seed)
    t = SixTable(s)
    lay(t, "choam_security")
    t.hold(seat, hand, intrigue)
    for good, n in goods.items():
        setattr(s.players[seat], good, n)
    t.to(seat)
    return t


def lay(t: SixTable, conflict: str) -> None:
    t.s.conflict = next(card.index for card in t.s.content.conflicts if card.id == conflict)


def influence(t: SixTable, seat: int, **levels: int) -> None:
    for icon, level in levels.items():
        t[seat].influence[FACTIONS.index(icon)] = level
