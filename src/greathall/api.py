"""The library: a friendly face over the fast core."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

import msgspec

from greathall.games.registry import GAMES, rules_of
from greathall.kernel.errors import BadOption, BadRecord, GreatHallError, IllegalChoice
from greathall.kernel.events import Event
from greathall.kernel.machine import State
from greathall.kernel.rules import Rules, Standing
from greathall.mixes import with_cards
from greathall.text import labels
from greathall.version import VERSION

SPECTATOR = -1
LARGEST_SEED = 2**64 - 1


class Option(NamedTuple):
    """One thing that may be chosen."""

    code: int
    label: str
    thing: str | None  # the id of the card, space, … that it points at


class Decision(NamedTuple):
    """What one seat has to decide now."""

    seat: int
    kind: str
    source: str | None  # the id of the card that asks
    text: str
    options: tuple[Option, ...]
    forced: bool  # there is one option, and it is asked for lest others learn that: whoever shows it may take it


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game as the list of its choices."""

    game: str
    players: int
    seed: int
    options: dict[str, object]
    version: str
    choices: list[int]


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A record with the state that it leads to, so that it need not be played again."""

    record: Record
    state: list[object]
    digest: str


def games() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(GAMES)


def new_game(
    game: str, players: int | None = None, seed: int | None = None, options: Mapping[str, object] | None = None
) -> Game:
    """Sets up a game. Without a seed it is a different game every time."""
    rules = rules_of(game)
    if players is None:
        players = rules.min_players
    if type(players) is not int:
        raise BadOption(f"players takes a whole number, not {players!r}")
    if seed is None:
        seed = secrets.randbits(63)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOption(f"seed takes a whole number from 0 to 2**64 - 1, not {seed!r}")
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"options takes a mapping such as {{'first_player': 0}}, not {options!r}")
    settings = with_cards(game, dict(options or {}))
    state = rules.dealer(players, settings).deal(seed, tell=True)
    return Game(rules, players, seed, settings, state, [])


class Game:
    """A game in progress."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: int,
        options: dict[str, object],
        state: State,
        choices: list[int],
    ) -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options
        self.state = state
        self.choices = choices
        self._barriers: list[int] = []  # by choice: what was known before it
        self._deciders: list[int] = []  # by choice: whose it was
        self._forced: list[bool] = []  # by choice: whether it was no choice
        self._told: list[int] = []  # by choice: how many events came before it

    def __repr__(self) -> str:
        standing = "over" if self.over else f"seat {self.state.decider} to decide"
        return f"<{self.name}, {self.players} players, seed {self.seed}, {len(self.choices)} choices, {standing}>"

    @property
    def name(self) -> str:
        return self.rules.id

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision:
        """The decision at hand."""
        state = self.state
        if state.over:
            raise IllegalChoice("the game is over: there is nothing left to decide")
        source = self.rules.card_id(state.stack[-1].source)
        return Decision(
            state.decider,
            state.kind,
            source,
            labels.question(self.rules, state),
            tuple(
                Option(code, labels.option(self.rules, state, code), self.rules.thing(state, code))
                for code in state.options
            ),
            state.is_forced(),
        )

    def choose(self, index: int) -> None:
        """Takes the option of that index; the game stays as it was if there is none."""
        if self.over:
            raise IllegalChoice("the game is over: there is nothing left to choose")
        count = len(self.state.options)
        if type(index) is not int or not 0 <= index < count:
            raise IllegalChoice(f"{index!r} is not an option: choose from 0 to {count - 1} ({self._choices()})")
        self._take(self.state.options[index])

    def choose_code(self, code: int) -> None:
        """Takes the option with that code; the game stays as it was if there is none."""
        if self.over or type(code) is not int or code not in self.state.options:
            raise IllegalChoice(
                "the game is over: there is nothing left to choose"
                if self.over
                else f"{code!r} is not the code of an option: there are {self.state.options}"
            )
        self._take(code)

    def _take(self, code: int) -> None:
        self._barriers.append(self.state.barrier)
        self._deciders.append(self.state.decider)
        self._forced.append(self.state.is_forced())
        self._told.append(len(self.state.events or []))
        self.choices.append(code)
        self.state.choose(code)

    def _choices(self) -> str:
        return "; ".join(f"{i} {option.label}" for i, option in enumerate(self.decision.options))

    @property
    def result(self) -> list[Standing] | None:
        """By seat: place (1 has won) and score; None while the game goes on."""
        return self.rules.standings(self.state) if self.over else None

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What the seat may know, as JSON values; without a seat, what a spectator may."""
        seat = self._seat(seat)
        seen = self.rules.view(self.state, seat)
        seen["log"] = [
            {
                "what": event.what,
                "seat": event.seat,
                "card": self.rules.card_id(event.card_for(seat)),
                "n": event.n,
                "source": self.rules.card_id(event.source),
            }
            for event in self.state.events or []
        ]
        return seen

    def chapters(self, first: int = 0) -> list[list[Event]]:
        """The events from number `first` on, those of one choice together: a log of these grows line by line."""
        events = self.state.events or []
        bounds = [first, *(told for told in self._told if told > first), len(events)]
        return [events[start:end] for start, end in pairwise(bounds) if start < end]

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat!r}: the seats are 0 to {self.players - 1}")
        return seat

    def copy(self) -> Game:
        """A game of its own that goes on from here."""
        twin = Game(
            self.rules,
            self.players,
            self.seed,
            dict(self.options),
            self.rules.copy(self.state),
            self.choices.copy(),
        )
        twin.state.events = list(self.state.events or [])
        twin._barriers = self._barriers.copy()
        twin._deciders = self._deciders.copy()
        twin._forced = self._forced.copy()
        twin._told = self._told.copy()
        return twin

    def determinize(self, seat: int | None, seed: int) -> Game:
        """A copy in which all that the seat cannot know is dealt anew, for bots that think ahead.

        It has no record, which would not lead to it, and a log as that seat remembers it."""
        viewer = self._seat(seat)
        state = self.rules.determinize(self.state, viewer, seed)
        state.events = [event.as_seen_by(viewer) for event in self.state.events or []]
        return Game(self.rules, self.players, self.seed, dict(self.options), state, [])

    def record(self) -> dict[str, object]:
        """The game so far as a JSON-able record; `replay` plays it again."""
        record: dict[str, object] = msgspec.to_builtins(self._record())
        return record

    def _record(self) -> Record:
        return Record(self.name, self.players, self.seed, self.options, VERSION, self.choices)

    def save(self) -> bytes:
        """The game as it stands, also in the middle of a card; `load` goes on from there without a replay.

        What happened before (the log, and what may be undone) is not in it."""
        return msgspec.json.encode(Save(self._record(), self.rules.dump(self.state), self.digest()))

    def digest(self) -> str:
        """A fingerprint of the whole state: equal games have equal ones, on every machine."""
        return sha256(msgspec.json.encode(self.rules.dump(self.state))).hexdigest()

    def back_to(self, seat: int, free: bool = False) -> int | None:
        """The number of choices that stand when the seat takes its last step back; None if it cannot.

        A step is a choice with the forced ones of the same seat that followed. It is the last thing that was done,
        and nothing was revealed by it; a *free* step back may take back what was revealed, and what others did."""
        if self.over:
            return None
        for number in range(len(self.choices) - 1, -1, -1):
            if self._deciders[number] != seat:
                if not free:
                    return None
            elif not self._forced[number]:
                return number if free or self._barriers[number] == self.state.barrier else None
        return None

    @property
    def undoer(self) -> int | None:
        """The seat that may take the last step back: whose it was, unless something was revealed by it."""
        if not self.choices or self.back_to(self._deciders[-1]) is None:
            return None
        return self._deciders[-1]

    @property
    def can_undo(self) -> bool:
        """Whether the seat that is to decide may take its last step back."""
        return not self.over and self.undoer == self.state.decider

    def undo(self, seat: int | None = None, *, free: bool = False) -> None:
        """Takes the last step back, for that seat or for the one that is to decide; `free` as in `back_to`."""
        back = self.back_to(self.state.decider if seat is None else seat, free)
        if back is None:
            raise IllegalChoice(
                "there is no step of this seat that could be taken back"
                if free
                else "the last choice cannot be taken back: something was revealed, or it was another's"
            )
        record = self.record()
        record["choices"] = self.choices[:back]
        before = replay(record)
        self.state, self.choices = before.state, before.choices
        self._barriers, self._deciders = before._barriers, before._deciders
        self._forced, self._told = before._forced, before._told


def replay(record: object) -> Game:
    """Plays a record again: a mapping as `Game.record` gives it, or its JSON text."""
    parsed = read_record(record)
    try:
        game = new_game(parsed.game, parsed.players, parsed.seed, parsed.options)
    except GreatHallError as error:
        raise BadRecord(f"the record cannot be set up: {error}") from error
    for number, code in enumerate(parsed.choices, 1):
        try:
            game.choose_code(code)
        except IllegalChoice as error:
            raise BadRecord(f"choice {number} of the record cannot be made: {error}") from error
    return game


def load(saved: bytes | str) -> Game:
    """Goes on from what `Game.save` gave."""
    try:
        save = msgspec.json.decode(saved, type=Save)
        record = save.record
        game = new_game(record.game, record.players, record.seed, record.options)
        game.rules.load(game.state, save.state)
    except (msgspec.MsgspecError, GreatHallError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"this is no saved game: {error}") from error
    if game.digest() != save.digest:
        raise BadRecord("the saved game is damaged: its state is not the one that was saved")
    game.choices = record.choices
    game._barriers = [-1] * len(record.choices)
    game._deciders = [-1] * len(record.choices)
    game._forced = [False] * len(record.choices)
    game._told = [0] * len(record.choices)
    return game


def read_record(record: object) -> Record:
    try:
        if isinstance(record, (str, bytes)):
            return msgspec.json.decode(record, type=Record)
        return msgspec.convert(record, type=Record)
    except msgspec.MsgspecError as error:
        raise BadRecord(
            f"this is no record of a game: {error}; a record has game, players, seed, options, version and choices"
        ) from error
