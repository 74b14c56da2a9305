"""Nim with cards, a game from outside the package; docs/adding-a-game.md goes through it.

Players take one to three stones in turn, and whoever takes the last one wins. Each is dealt one card, which nobody
else sees until it is played: *Wait* ends the turn without a stone, *Grab* lets its player take up to five."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.bots.bot import Bot
from greathall.games.options import RANDOM, check_first_player
from greathall.house.descriptor import Descriptor
from greathall.house.offers import Choice, Field
from greathall.house.roster import HEURISTIC, Roster
from greathall.kernel.errors import BadOption
from greathall.kernel.given import shown
from greathall.kernel.machine import (
    EVERYBODY,
    FIRST_PART,
    FIRST_THING,
    Effect,
    Frame,
    Memory,
    Printed,
    State,
    number_effects,
)
from greathall.kernel.rng import Rng, seeded
from greathall.kernel.rules import Dealer, Resolved, Rules, Standing, chance
from greathall.kernel.seats import Seating
from greathall.text.fluent import ENGLISH
from greathall.text.game import GameText

CARDS = ("wait", "grab")  # a card's number is its place here, for good: records hold it
WAIT, GRAB = 0, 1
DECK = [WAIT, GRAB] * 3
NO_CARD = -1
USUAL, GRABBED = 3, 5  # stones that may be taken
STONES = range(5, 100)


# -- the table, and what happens at it


class Nim(State):
    def __init__(self, rng: Rng, players: int, stones: int) -> None:
        super().__init__(Seating(players), rng)
        self.stones = stones
        self.deck: list[int] = []
        self.hands = [NO_CARD] * players
        self.turns = [0] * players


class TurnFrame(Frame):
    """Of a turn is remembered how many stones may be taken."""

    most = USUAL

    def copy(self) -> Frame:
        twin = TurnFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.most = self.most
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.most, -1, [])


class Turn(Effect[Nim]):
    """Take stones, or play your card."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return TurnFrame(self, seat, by, source, place)

    def begin(self, s: Nim, seat: int) -> None:
        s.turns[seat] += 1
        s.push(self.frame(seat, seat, -1, -1))

    def run(self, s: Nim, f: Frame) -> None:
        assert isinstance(f, TurnFrame)
        options = [FIRST_PART + i for i in range(min(f.most, s.stones))]
        if s.hands[f.seat] != NO_CARD and f.most == USUAL:
            options.append(FIRST_THING + s.hands[f.seat])
        s.ask_in_secret(f.seat, "take", options)  # whether the card is among them is for its owner to know

    def answer(self, s: Nim, f: Frame, code: int) -> None:
        assert isinstance(f, TurnFrame)
        if code >= FIRST_THING:
            s.hands[f.seat] = NO_CARD
            s.lay_open(f.seat)
            s.tell("play", f.seat, code - FIRST_THING, 0, -1, EVERYBODY)
            if code - FIRST_THING == GRAB:
                f.most = GRABBED
                return
        else:
            n = code - FIRST_PART + 1
            s.stones -= n
            s.tell("take", f.seat, -1, n, -1, EVERYBODY)
        if s.stones == 0:
            s.over = True  # and the seat of the frame has won
        else:
            s.done()
            self.begin(s, (f.seat + 1) % len(s.hands))


TURN = Turn()
number_effects([Printed("turn", TURN)])


# -- the rules, as the house asks for them


class NimDealer(Dealer):
    def __init__(self, players: int, options: dict[str, object]) -> None:
        if not 2 <= players <= 4:
            raise BadOption(f"nim is for 2 to 4 players, not {players}")
        for name in options:
            if name not in OPTIONS:
                raise BadOption(f"nim has no option {shown(name)}; it has {', '.join(OPTIONS)}")
        stones = options.get("stones", 21)
        if not isinstance(stones, int) or isinstance(stones, bool) or stones not in STONES:
            raise BadOption(f"option 'stones' takes {OPTIONS['stones']}, not {shown(stones)}")
        self.players = players
        self.stones = stones
        self.first = check_first_player(options.get("first_player", "random"), players)

    def seating(self) -> Seating:
        return Seating(self.players)

    def left_to_chance(self) -> bool:
        return self.first == RANDOM

    def beginner(self, seed: int) -> int:
        return int(chance(seed).below(self.players)) if self.first == RANDOM else self.first

    def resolve(self, seed: int) -> Resolved:
        return Resolved({"stones": self.stones, "first_player": self.beginner(seed)}, {})

    def deal(self, seed: int, tell: bool = False) -> Nim:
        s = Nim(seeded(seed), self.players, self.stones)
        s.events = [] if tell else None
        s.deck = DECK.copy()
        s.rng.shuffle(s.deck)
        s.hands = [s.deck.pop() for _ in s.hands]
        TURN.begin(s, self.beginner(seed))
        s.run()
        return s


OPTIONS = {"stones": "a whole number from 5 to 99", "first_player": "a seat from 0, or 'random'"}


class NimRules(Rules):
    def __init__(self) -> None:
        # Here, not as values of the class: compiled code reads what the object has.
        self.id = "nim"
        self.version = 1
        self.player_counts = (2, 3, 4)
        self.usual_players = 2

    def options(self) -> dict[str, str]:
        return OPTIONS

    def dealer(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> Dealer:
        return NimDealer(players, options)

    def copy(self, state: State) -> State:
        s = table(state)
        twin = Nim(s.rng.copy(), len(s.hands), s.stones)
        s.copy_machine(twin)
        twin.deck, twin.hands, twin.turns = s.deck.copy(), s.hands.copy(), s.turns.copy()
        return twin

    def dump(self, state: State) -> list[object]:
        s = table(state)
        return [s.dump_machine(), s.stones, s.deck.copy(), s.hands.copy(), s.turns.copy()]

    def view(self, state: State, seat: int) -> dict[str, object]:
        s = table(state)
        players: list[dict[str, object]] = []
        for other, card in enumerate(s.hands):
            player: dict[str, object] = {"seat": other, "turns": s.turns[other], "cards": int(card != NO_CARD)}
            if card != NO_CARD and (other == seat or s.over):
                player["hand"] = [CARDS[card]]
            players.append(player)
        return {"active": s.stack[-1].seat, "over": s.over, "stones": s.stones, "players": players}

    def redeal(self, state: State, seat: int, except_for: int) -> None:
        s = table(state)
        others = [
            other for other, card in enumerate(s.hands) if card != NO_CARD and other not in (seat, except_for)
        ]
        unknown = s.deck + [s.hands[other] for other in others]
        s.rng.shuffle(unknown)
        for other in others:
            s.hands[other] = unknown.pop()
        s.deck = unknown

    def standings(self, state: State) -> list[Standing]:
        s = table(state)
        winner = s.stack[-1].seat if s.over else -1
        return [Standing(1, 1) if seat == winner else Standing(2, 0) for seat in range(len(s.hands))]

    def turns(self, state: State) -> list[int]:
        return table(state).turns.copy()

    def phase(self, state: State) -> str:
        return "turn"

    def thing(self, state: State, code: int) -> str | None:
        return CARDS[code - FIRST_THING] if code >= FIRST_THING else None

    def place(self, state: State, code: int) -> str:
        return "hand" if code >= FIRST_THING else "choice"

    def card_id(self, card: int) -> str | None:
        return CARDS[card] if card >= 0 else None


def table(state: State) -> Nim:
    assert isinstance(state, Nim)
    return state


# -- its words, its bot, and what the house may know of it


class NimText(GameText):
    def title(self, lang: str = ENGLISH) -> str:
        return "Nim"

    def about(self, lang: str = ENGLISH) -> str:
        return "Whoever takes the last stone wins."

    def tips(self, lang: str = ENGLISH) -> list[str]:
        return ["Leave four stones, if you can."]

    def question(self, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        return f"How many of the {table(state).stones} stones do you take?"

    def printed(self, set: str | None = None, lang: str = ENGLISH) -> list[dict[str, object]]:
        super().printed(set, lang)  # there are no sets, and no languages but those of the house
        texts = {"wait": "Take no stone this turn.", "grab": "Take up to five stones this turn."}
        return [
            {"id": id, "kind": "card", "set": "nim", "copies": 3, "cost": None, "name": id.title(), "text": text}
            for id, text in texts.items()
        ]


class Counting(Bot):
    """Leaves a multiple of four, if it can; its card stays in its hand."""

    def choose(self, s: State) -> int:
        wanted = FIRST_PART - 1 + table(s).stones % (USUAL + 1)
        return wanted if wanted in s.options else s.options[0]


class NimGame(Descriptor):
    def fields(self, lang: str = ENGLISH) -> list[Field]:
        heaps = [Choice(stones, f"{stones} stones", []) for stones in (15, 21, 40)]
        return [Field("stones", "choice", "Heap", "How many stones there are.", 21, heaps, [], {})]


RULES = NimRules()
NIM = NimGame(RULES, NimText(RULES), Roster(RULES.id, {HEURISTIC: Counting}))
