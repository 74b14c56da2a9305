"""The library: a friendly face over the fast core."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from greathall.house.descriptor import Descriptor, Text
from greathall.house.registry import descriptor_of, names, rules_of
from greathall.kernel.errors import BadOption, BadRecord, GreatHallError, IllegalChoice, Wrong
from greathall.kernel.events import Event
from greathall.kernel.given import shown
from greathall.kernel.machine import State
from greathall.kernel.rules import Resolved, Rules, Standing
from greathall.reading import Unreadable, converted, plain, read_json
from greathall.text.fluent import ENGLISH, texts
from greathall.version import VERSION

SPECTATOR = -1
LARGEST_SEED = 2**64 - 1
CHECK_EVERY = 64  # choices, after which a record has a check digest
CHECK_DIGITS = 16


class OldRecordWarning(UserWarning):
    """A record without a rules version, as the first release wrote them: it is played by the rules of today."""


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


class Check(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """After so many choices, the beginning of the digest."""

    choices: int
    digest: str


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game as the list of its choices. Its set-up is resolved: nothing is left to chance, or to what is printed
    by the time that it is played again."""

    game: str
    players: int
    seed: int
    options: dict[str, object]
    version: str
    choices: list[int]
    rules: int | None = None  # the game's rules version; the first release had none
    setup: dict[str, list[str]] | None = None  # the ids of what is in each deck, where the options do not say it
    checks: list[Check] = []


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A record with the state that it leads to, in full."""

    record: Record
    state: list[object]
    digest: str


def games() -> tuple[str, ...]:
    """The games that can be played."""
    return names()


def new_game(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    setup: dict[str, list[str]] | None = None,
    lang: str = ENGLISH,
) -> Game:
    """Sets up a game. Without a seed it is a different game every time. `setup` is that of a record, `lang` the
    language of its questions and options."""
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    if players is None:
        players = rules.usual_players
    if type(players) is not int:
        raise BadOption(Wrong("error-players-number", given=shown(players)))
    seed = secrets.randbits(63) if seed is None else checked_seed(seed)
    settings = descriptor.settled(checked_options(options))
    # Dealt from what is resolved, as whoever has the record will.
    resolved = rules.dealer(players, settings, checked_setup(setup)).resolve(seed)
    table = Game(rules, players, seed, settings, resolved, _deal(rules, players, seed, resolved), [])
    table.lang = checked_lang(lang)
    return table


def checked_lang(lang: str) -> str:
    if lang != ENGLISH:
        texts(lang)  # which must be there
    return lang


def _deal(rules: Rules, players: int, seed: int, resolved: Resolved) -> State:
    return rules.dealer(players, resolved.options, resolved.setup).deal(seed, tell=True)


def checked_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOption(Wrong("error-seed-number", given=shown(seed)))
    return seed


def checked_options(options: object) -> dict[str, object]:
    """A copy that the caller cannot change, of values that a record can hold; their sense is the game's affair."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(Wrong("error-options-mapping", example="{'first_player': 0}", given=shown(options)))
    settings: dict[str, object] = {}
    for name, value in options.items():
        if not isinstance(name, str):
            raise BadOption(Wrong("error-option-name", given=shown(name)))
        try:
            settings[plain(name)] = plain(value)
        except Unreadable as error:
            raise BadOption(Wrong("error-option", name=shown(name), why=error)) from error
    return settings


def checked_setup(setup: object) -> dict[str, list[str]] | None:
    try:
        found: dict[str, list[str]] | None = converted(setup, dict[str, list[str]] | None)
    except Unreadable as error:
        raise BadOption(Wrong("error-setup", why=error)) from error
    return found


class Game:
    """A game in progress."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: int,
        options: dict[str, object],
        resolved: Resolved,
        state: State,
        choices: list[int],
        dealt_anew: bool = False,
    ) -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options  # as they were asked for
        self.resolved = resolved  # what came of it
        self.state = state
        self.choices = choices
        self.lang = ENGLISH  # of its questions and options; it can be changed at any time
        self.dealt_anew = dealt_anew  # by `determinize`: no record leads here
        self._checks: list[Check] = []
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
    def descriptor(self) -> Descriptor:
        """What the house knows of this game: its words, its bots."""
        return descriptor_of(self.name)

    @property
    def text(self) -> Text:
        """The words of this table: what lies here is told as it is printed here."""
        return self.descriptor.text.at_table(self.players, self.resolved.options)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision:
        """The decision at hand."""
        state = self.state
        if state.over:
            raise IllegalChoice(Wrong("error-over"))
        source = self.rules.card_id(state.stack[-1].source)
        text = self.descriptor.text
        return Decision(
            state.decider,
            state.kind,
            source,
            text.question(state, self.lang),
            tuple(
                Option(code, text.option(state, code, self.lang), self.rules.thing(state, code))
                for code in state.options
            ),
            state.is_forced(),
        )

    def choose(self, index: int) -> None:
        """Takes the option of that index; the game stays as it was if there is none."""
        if self.over:
            raise IllegalChoice(Wrong("error-over-choose"))
        count = len(self.state.options)
        if type(index) is not int or not 0 <= index < count:
            raise IllegalChoice(
                Wrong("error-no-choice", given=shown(index), last=str(count - 1), choices=self._choices())
            )
        self._take(self.state.options[index])
        self._note_check()

    def choose_code(self, code: int) -> None:
        """Takes the option with that code; the game stays as it was if there is none."""
        if self.over or type(code) is not int or code not in self.state.options:
            raise IllegalChoice(
                Wrong("error-over-choose")
                if self.over
                else Wrong("error-no-code", given=shown(code), codes=str(self.state.options))
            )
        self._take(code)
        self._note_check()

    def _take(self, code: int) -> None:
        self._barriers.append(self.state.barrier)
        self._deciders.append(self.state.decider)
        self._forced.append(self.state.is_forced())
        self._told.append(len(self.state.events or []))
        self.choices.append(code)
        self.state.choose(code)

    def _note_check(self) -> None:
        if len(self.choices) % CHECK_EVERY == 0 and not self.dealt_anew:
            self._checks.append(self._check())

    def _choices(self) -> str:
        return "; ".join(f"{i} {option.label}" for i, option in enumerate(self.decision.options))

    @property
    def result(self) -> list[Standing] | None:
        """By player: place (1 has won) and score; None while the game goes on. A team shares both; automata may be
        in between."""
        return self.rules.standings(self.state)[: self.players] if self.over else None

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

    def chapter(self, step: int) -> list[Event]:
        """What choice number `step` made happen; 0 is the set-up."""
        events = self.state.events or []
        first = self._told[step - 1] if step else 0
        return events[first : self._told[step] if step < len(self._told) else len(events)]

    def new_turn(self, before: str, names: Sequence[str], lang: str = ENGLISH) -> str | None:
        """The heading of the turn that begins here, if one does; `before` is that of the last one."""
        heading = self.descriptor.heading(self.state, names, lang)
        begins = any(event.what == "turn" for event in self.chapter(len(self.choices)))
        return heading if begins or heading != before else None

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadOption(Wrong("error-no-seat", given=shown(seat), last=self.players - 1))
        return seat

    def copy(self) -> Game:
        """A game of its own that goes on from here."""
        twin = Game(
            self.rules,
            self.players,
            self.seed,
            dict(self.options),
            self.resolved,
            self.rules.copy(self.state),
            self.choices.copy(),
            self.dealt_anew,
        )
        twin.lang = self.lang
        twin.state.events = list(self.state.events or [])
        twin._checks = self._checks.copy()
        twin._barriers = self._barriers.copy()
        twin._deciders = self._deciders.copy()
        twin._forced = self._forced.copy()
        twin._told = self._told.copy()
        return twin

    def afresh(self) -> Game:
        """The same table before its first choice."""
        state = _deal(self.rules, self.players, self.seed, self.resolved)
        return Game(self.rules, self.players, self.seed, dict(self.options), self.resolved, state, [])

    def determinize(self, seat: int | None, seed: int) -> Game:
        """A copy in which all that the seat cannot know is dealt anew, for bots that think ahead.

        It has no record, which would not lead to it, nor can its choices be taken back; its log is as that seat
        remembers it."""
        viewer = self._seat(seat)
        state = self.rules.determinize(self.state, viewer, checked_seed(seed))
        state.events = [event.as_seen_by(viewer) for event in self.state.events or []]
        # Neither the true seed nor the true set-up goes along: they tell every card.
        unknown = Resolved({}, {})
        return Game(self.rules, self.players, seed, dict(self.options), unknown, state, [], dealt_anew=True)

    def record(self) -> dict[str, object]:
        """The game so far as a JSON-able record; `replay` plays it again."""
        record: dict[str, object] = msgspec.to_builtins(self.as_record())
        return record

    def as_record(self, checked: bool = True) -> Record:
        """The record as a struct; without its checks for whoever plays it at once."""
        if self.dealt_anew:
            raise BadRecord(Wrong("error-dealt-anew"))
        return Record(
            self.name,
            self.players,
            self.seed,
            self.resolved.options,
            VERSION,
            self.choices.copy(),
            self.rules.version,
            self.resolved.setup,
            self.checks() if checked else [],
        )

    def checks(self) -> list[Check]:
        """After every so many choices, and now."""
        return [*(check for check in self._checks if check.choices < len(self.choices)), self._check()]

    def _check(self) -> Check:
        return Check(len(self.choices), self.digest()[:CHECK_DIGITS])

    def save(self) -> bytes:
        """The record and the whole state that it leads to, also in mid-card; `load` goes on from there."""
        return msgspec.json.encode(Save(self.as_record(), self.rules.dump(self.state), self.digest()))

    def digest(self) -> str:
        """A fingerprint of the whole state: equal games have equal ones, on every machine."""
        return digest_of(self.rules.dump(self.state))

    def back_to(self, seat: int, free: bool = False) -> int | None:
        """The number of choices that stand when the seat takes a step back; None if it cannot.

        A step back takes the last choice, if it was the seat's and nothing was revealed by it; it may lead to a
        forced one, for how far it leads must not tell what is in a hand. A *free* step back takes all to the seat's
        last real choice: what was revealed, and what others did, too."""
        if not self.choices or self.over or self.dealt_anew:
            return None
        last = len(self.choices) - 1
        if not free:
            same = self._deciders[last] == seat and self._barriers[last] == self.state.barrier
            return last if same else None
        while last >= 0 and (self._deciders[last] != seat or self._forced[last]):
            last -= 1
        return last if last >= 0 else None

    def why_kept(self, seat: int, free: bool = False) -> str | None:
        """In a word, why the seat cannot take a step back (`back_to`); None if it can."""
        if self.back_to(seat, free) is not None:
            return None
        if self.over:
            return "over"
        if seat not in self._deciders:
            return "nothing"
        return "shown" if self._deciders[-1] == seat else "others"

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
        back = self.back_to(self.state.decider if seat is None else self._seat(seat), free)
        if back is None:
            raise IllegalChoice(Wrong("error-no-step-back" if free else "error-no-undo"))
        codes = self.choices[:back]
        self.state = _deal(self.rules, self.players, self.seed, self.resolved)
        self.choices, self._barriers, self._deciders, self._forced, self._told = [], [], [], [], []
        for code in codes:
            self._take(code)
        self._checks = [check for check in self._checks if check.choices <= len(codes)]


def digest_of(state: list[object]) -> str:
    return sha256(msgspec.json.encode(state)).hexdigest()


def replay(record: object, lang: str = ENGLISH) -> Game:
    """Plays a record again: a mapping as `Game.record` gives it, or its JSON text.

    A record of other rules is refused unless its checks say that it leads to the same game by ours."""
    game = _replayed(read_record(record))
    game.lang = checked_lang(lang)
    return game


def replaying(record: object) -> Iterator[Game]:
    """Plays a record again as `replay` does, for whoever has something else to do meanwhile: gives the game after
    every few choices, and at its end."""
    parsed = read_record(record)
    game = begin(parsed)
    for _ in _playing(game, parsed):
        yield game
    yield game


def begin(record: Record) -> Game:
    """The table as it was before the first choice of the record."""
    rules = rules_of(record.game)
    if record.rules is not None and record.rules > rules.version:
        raise BadRecord(Wrong("error-record-newer", versions=_versions(record, rules)))
    if record.rules is not None and record.rules < rules.version and not _ends_checked(record):
        raise BadRecord(Wrong("error-record-unchecked", versions=_versions(record, rules)))
    if record.rules is None:
        if rules.dealer(record.players, checked_options(record.options), record.setup).left_to_chance():
            raise BadRecord(Wrong("error-record-chance", versions=_versions(record, rules)))
        warnings.warn(OldRecordWarning(Wrong("error-record-old", versions=_versions(record, rules))), stacklevel=4)
    game = new_game(record.game, record.players, record.seed, record.options, record.setup)
    _compare(record, game, _checks(record))
    return game


def _replayed(record: Record) -> Game:
    try:
        game = begin(record)
    except BadRecord:
        raise
    except GreatHallError as error:
        raise BadRecord(Wrong("error-record-set-up", why=error)) from error
    for _ in _playing(game, record):
        pass
    return game


def _playing(game: Game, record: Record) -> Iterator[None]:
    """Makes the choices of the record, with a pause after every few of them."""
    checks = _checks(record)
    for number, code in enumerate(record.choices, 1):
        try:
            game.choose_code(code)
        except IllegalChoice as error:
            raise BadRecord(
                Wrong("error-record-choice", n=str(number), why=error, versions=_versions(record, game.rules))
            ) from error
        _compare(record, game, checks)
        if number % CHECK_EVERY == 0:
            yield


def _checks(record: Record) -> dict[int, Check]:
    """By the number of choices."""
    checks = {check.choices: check for check in record.checks}
    if len(checks) != len(record.checks):
        raise BadRecord(Wrong("error-record-checks"))
    return checks


def _compare(record: Record, game: Game, checks: dict[int, Check]) -> None:
    number = len(game.choices)
    if number in checks and checks[number] != game._check():
        raise BadRecord(Wrong("error-record-other", versions=_versions(record, game.rules), n=str(number)))


def _ends_checked(record: Record) -> bool:
    return any(check.choices == len(record.choices) for check in record.checks)


def _versions(record: Record, rules: Rules) -> Wrong:
    theirs, ours = record.rules or 0, rules.version
    return Wrong("error-record-versions", game=rules.id, theirs=theirs, ours=ours)


def load(saved: bytes | str) -> Game:
    """Goes on from what `Game.save` gave, if its choices lead to its state."""
    try:
        save: Save = read_json(saved, Save)
    except GreatHallError as error:
        raise BadRecord(Wrong("error-save-none", why=error)) from error
    if save.record.rules is None:
        raise BadRecord(Wrong("error-save-first"))
    try:
        game = _replayed(save.record)
    except GreatHallError as error:
        raise BadRecord(Wrong("error-save-unplayable", why=error)) from error
    if not game.digest() == save.digest == digest_of(save.state):
        raise BadRecord(Wrong("error-save-damaged"))
    return game


def read_record(record: object) -> Record:
    if isinstance(record, Record):
        return record
    try:
        text = isinstance(record, (str, bytes))
        found: Record = read_json(record, Record) if text else converted(record, Record)
    except Unreadable as error:
        raise BadRecord(Wrong("error-record-none", why=error)) from error
    return found
