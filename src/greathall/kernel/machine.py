"""The stack machine that runs every game.

A game in progress is a stack of frames. The top frame's effect either *acts* (changes the state, pushes frames,
ends) or *asks* (one seat, one kind of decision, a short list of option codes). Asking changes nothing else, so a
frame that waits for an answer may be asked again at any time, as it is after hidden cards were dealt anew.
"""

from __future__ import annotations

from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from greathall.kernel.events import Event
from greathall.kernel.rng import Rng
from greathall.kernel.seats import Seating

# Option codes that every game shares; a game's own things start at FIRST_THING.
PASS: Final = 0
YES: Final = 1
FIRST_PART: Final = 8
FIRST_THING: Final = 64

FOREVER: Final[i64] = -1

NOBODY: Final = -1
EVERYBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One effect being carried out, and how far it has come.

    An effect that remembers more has a subclass with names for it, which copies and dumps what it adds."""

    def __init__(self, effect: Effect[Any], seat: int, by: int, source: int, place: int) -> None:
        self.effect = effect
        self.seat = seat  # whom the effect is about: "you" in its text
        self.by = by  # who played the card that it stands on
        self.source = source  # that card, space or leader
        self.place = place  # where that card lies, in the game's own numbering
        self.step = 0

    def copy(self) -> Frame:
        twin = Frame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        return twin

    def dump(self, s: State) -> list[object]:
        memory = self.memory(s)
        return [
            self.effect.path,
            self.seat,
            self.by,
            self.source,
            self.place,
            self.step,
            memory.n,
            memory.ref,
            memory.things,
        ]

    def memory(self, s: State) -> Memory:
        """What the effect remembers, as it stands in dumps."""
        return Memory(0, -1, [])


class Memory(NamedTuple):
    """In a dump every frame has a number, a thing (a card, a faction) and a list, whatever they stand for."""

    n: int
    ref: int
    things: list[object]  # without numbers that a new card would move


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is the same in every game: who sits there, the stack, the decision at hand, chance, events."""

    def __init__(self, seating: Seating, rng: Rng) -> None:
        self.seating = seating
        self.rng = rng
        self.stack: list[Frame] = []
        self.over = False
        self.decider = NOBODY
        self.asked = NOBODY  # whose decision it is: the decider's, or that of the automaton for which it is made
        self.kind = ""
        self.options: list[int] = []
        self.secret = False  # the options follow from what the decider alone sees
        self.chooser = NOBODY  # who made the last choice; what the machine does until the next one follows from it
        self.barrier = 0  # grows whenever something hidden becomes known: undo never crosses it
        self.events: list[Event] | None = None

    # -- decisions

    def ask(self, seat: int, kind: str, options: list[int]) -> None:
        """Asks what anybody at the table could list the options of: a lone one is taken by the machine.

        For an automaton a player is asked, who decides for it. A game may keep the list and ask with it again:
        nobody changes it."""
        self.asked = seat
        self.decider = seat if seat < self.seating.players else self.stand_in(seat)
        self.kind = kind
        self.options = options
        self.secret = False

    def ask_in_secret(self, seat: int, kind: str, options: list[int]) -> None:
        """Asks about what the seat alone sees. It is asked even if it has no more than one option: who goes on
        unasked would tell the others what is in a hand."""
        self.asked = seat
        self.decider = seat if seat < self.seating.players else self.stand_in(seat)
        self.kind = kind
        self.options = options
        self.secret = True

    def stand_in(self, automaton: int) -> int:
        """The player who decides for an automaton where its rules leave a choice."""
        raise AssertionError("a game with automata says who decides for them")

    def is_forced(self) -> bool:
        """Whether the question is put for the others' sake alone: whoever shows it may answer it for the seat."""
        return self.secret and len(self.options) == 1

    def choose(self, code: int) -> None:
        """Answers the decision at hand with one of its options (whoever calls has checked that it is one)."""
        self.take(code)
        self.go(FOREVER)

    def take(self, code: int) -> None:
        """The answer alone; what follows from it is for whoever runs the machine."""
        self.chooser = self.decider
        self.decider = NOBODY
        frame = self.stack[-1]
        frame.effect.answer(self, frame, code)

    def run(self) -> None:
        """Goes on until a seat has something to decide or the game is over."""
        self.go(FOREVER)

    def step(self) -> bool:
        """The next step of the frame at the top; False once a seat has something to decide or the game is over."""
        return self.go(1)

    def go(self, steps: i64) -> bool:
        """So many steps; False once a seat has something to decide or the game is over."""
        while not self.over:
            if steps == 0:
                return True
            steps -= 1
            frame = self.stack[-1]
            frame.effect.run(self, frame)
            if self.decider != NOBODY:
                if len(self.options) > 1 or self.secret or frame.effect.always_asks:
                    return False
                self.decider = NOBODY
                frame.effect.answer(self, frame, self.options[0])
        return False

    def ask_again(self) -> bool:
        """Asks the waiting frame anew; False if it would have nothing to ask."""
        self.decider = NOBODY
        frame = self.stack[-1]
        frame.effect.run(self, frame)
        return self.decider != NOBODY and len(self.options) > 0

    # -- what becomes known

    def lay_open(self, seat: int) -> None:
        """Others come to see a card of the seat's. Whoever laid it down by their own choice may take it back, which
        tells about nobody else; a card that another's choice brought to light stays known."""
        if seat != self.chooser:
            self.barrier += 1

    # -- answers to events (see triggers.py)

    def answers(self, event: str, frame: Frame) -> list[int]:
        """The option codes with which the frame's seat could answer the event now."""
        return []

    def answer_with(self, event: str, frame: Frame, code: int) -> None:
        """Carries out the answer."""

    # -- frames

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def done(self) -> None:
        """The top frame's effect has come to its end."""
        self.stack.pop()

    # -- events

    def tell(self, what: str, seat: int, card: int, n: int, source: int, seen: int) -> None:
        """Notes what happened; `seen` is the set of seats (bits) that may know the card, or EVERYBODY."""
        if self.events is not None:
            self.events.append(Event(what, seat, card, n, source, seen))

    # -- values

    def copy_machine(self, twin: State) -> None:
        """Copies the machine's part into a fresh twin."""
        twin.stack = [frame.copy() for frame in self.stack]
        twin.over = self.over
        twin.decider = self.decider
        twin.asked = self.asked
        twin.kind = self.kind
        twin.options = self.options.copy()
        twin.secret = self.secret
        twin.barrier = self.barrier

    def dump_machine(self) -> list[object]:
        """What may be taken back is no part of the game: the barrier is not in it."""
        return [self.rng.dump(), [frame.dump(self) for frame in self.stack], self.over]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """A printed sentence: immutable data that the machine can run and the text package can write."""

    # A lone option that everybody can see is taken by the machine, unless a person should press it all the same.
    always_asks = False

    def __init__(self) -> None:
        self.number = -1  # its place in the game's catalogue, which a new card may move
        self.path = ""  # where it is printed: that lasts, and stands in dumps

    def parts(self) -> tuple[Effect[S], ...]:
        """The effects inside this one, in reading order."""
        return ()

    def doable(self, s: S, f: Frame) -> bool:
        """Whether it could be carried out now, for games in which that decides whether it is offered."""
        return True

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        """A frame with room for what it remembers."""
        return Frame(self, seat, by, source, place)

    def start(self, s: S, f: Frame) -> None:
        """Begins as a part of frame f. Effects that need no frame of their own act here and now."""
        s.push(self.frame(f.seat, f.by, f.source, f.place))

    def run(self, s: S, f: Frame) -> None:
        """Takes the next step of its own frame f: acts, asks, or is done."""
        raise AssertionError(f"{type(self).__name__} acts at its start and has no frame")

    def answer(self, s: S, f: Frame, code: int) -> None:
        """Takes the option that was chosen."""
        raise AssertionError(f"{type(self).__name__} asks nothing")


class Printed(NamedTuple):
    """An effect where it is printed: "card:smithy/play"."""

    path: str
    effect: Effect[Any]


def number_effects(roots: list[Printed]) -> list[Effect[Any]]:
    """Numbers all effects below the roots, in reading order, and names each by where it is printed first."""
    numbered: list[Effect[Any]] = []
    waiting = roots[::-1]
    while waiting:
        path, effect = waiting.pop()
        if effect.number < 0:
            effect.number = len(numbered)
            effect.path = path
            numbered.append(effect)
            waiting.extend([Printed(f"{path}/{i}", part) for i, part in enumerate(effect.parts())][::-1])
    return numbered
