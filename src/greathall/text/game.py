"""How a game is put into words. A new game says what it has to say; what it leaves out is told plainly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, cast

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.events import Event
from greathall.kernel.given import shown
from greathall.kernel.machine import FIRST_PART, PASS, YES, State
from greathall.kernel.numbers import parts_in
from greathall.kernel.reasons import CHOICE, Why
from greathall.kernel.rules import Rules
from greathall.text.fluent import ENGLISH, Phrase, texts
from greathall.text.links import capital, link
from greathall.text.names import Names
from greathall.text.pieces import read
from greathall.text.said import Barred, Said, said
from greathall.text.sheets import Sheet, sheet

JSON = dict[str, object]

# Parts of numbers that are called like the thing that gives them, as often as it does.
BY_NAME: Final = ("card", "thing")
COLUMNS: Final = ("name", "copies", "cost", "text")
TRIED: Final = "tried"  # of a move: its chance to win, found by trying it out
GROUNDS: Final = 2  # reasons for a move that are said


class GameText:
    """The words of a game. `names` are the players', by seat. What is put to a seat may speak of cards that it
    alone knows: it is for its eyes alone."""

    # Of the game's messages; what the first lacks is said as by the next. A game without any is told plainly.
    prefixes: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()  # whose names and rules are messages `<prefix>-glossary-<icon>`

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # -- the game

    def title(self, lang: str = ENGLISH) -> str:
        said = texts(lang)
        return said.say(f"offer-{self.rules.id}") if said.has(f"offer-{self.rules.id}") else worded(self.rules.id)

    def about(self, lang: str = ENGLISH) -> str:
        return texts(lang).forms(f"offer-{self.rules.id}").get("about", "")

    def tips(self, lang: str = ENGLISH) -> list[str]:
        """What somebody who plays for the first time should know."""
        return []

    def goal(self, view: Mapping[str, Any], seat: int, lang: str = ENGLISH) -> str | None:
        """What ends the game and how far the seat has come, in a line for beginners, from what it sees."""
        return None

    # -- decisions

    def question(self, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The decision at hand, as it is put to the seat that decides."""
        return worded(state.kind)

    def ruled_as(self, state: State) -> str:
        """Under which kind the rules page has the rule that governs the decision at hand."""
        return state.kind

    def barred_as(self, state: State, place: str, why: Why) -> str:
        """Under which kind the rules page has the rule that governs an obstacle."""
        return why.what

    def option(self, state: State, code: int, lang: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """A short label for one option of the decision at hand."""
        thing = self.rules.thing(state, code)
        if thing is not None:
            return self.called(thing, lang)
        said = texts(lang)
        if code in (PASS, YES):
            return said.say("plain-yes" if code == YES else "plain-pass")
        return said.say("plain-part", n=code - FIRST_PART + 1)

    def whole(
        self, state: State, code: int, after: State, end: int, lang: str, names: Sequence[str] | None = None
    ) -> str:
        """A label for a choice that one option begins, which leads to `after`, and another ends."""
        first, then = self.option(state, code, lang, names), self.option(after, end, lang, names)
        return texts(lang).say("option-whole", first=first, then=then)

    def choice(
        self, state: State, codes: Sequence[int], lang: str = ENGLISH, names: Sequence[str] | None = None
    ) -> str:
        """A label for what one option chooses, or one that asks on and its end."""
        first, *end = codes
        after = self.rules.asks_on(state, first) if end else None
        if after is None:
            return self.option(state, first, lang, names)
        return self.whole(state, first, after, end[0], lang, names)

    def obstacle(self, state: State, why: Why, names: Names) -> Phrase:
        """One reason why something cannot be chosen, in lower case."""
        return Phrase(worded(why.what).lower())

    def reasons(self, state: State, lang: str = ENGLISH, names: Sequence[str] | None = None) -> list[Barred]:
        """Place, thing and why ("it costs 5, you have 4 coins"), of all that lies where an option might lie and is
        none. The thing of a choice in words alone is its label."""
        called = Names(lang, names, state.decider)
        found: list[Barred] = []
        for place, thing, whys in self.rules.reasons(state):
            if place == CHOICE:
                thing = self.option(state, int(thing), lang, names)
            text = listed(lang, tuple([self.obstacle(state, why, called) for why in whys]))
            found.append(Barred(place, thing, text, self.barred_as(state, place, whys[0])))
        return found

    def loss(self, state: State, code: int, lang: str = ENGLISH) -> str | None:
        """What that option would give away though it could still be used, in a sentence; None if nothing."""
        lost = [self.fact("loss", why, lang).text for why in self.rules.losses(state, code)]
        return texts(lang).paragraph(lost) or None

    def grounds(self, whys: Sequence[Why], lang: str = ENGLISH) -> str | None:
        """What speaks for a move, in a line; None if nothing is known to. The first reason is the best; of several
        few are enough, with the chance that trying it out found."""
        concrete = [why for why in whys if why.what != TRIED][:GROUNDS]
        tried = [why for why in whys if why.what == TRIED]
        said = tuple([self.ground(why, lang) for why in concrete + tried])
        return listed(lang, said) if said else None

    def ground(self, why: Why, lang: str) -> Phrase:
        """One reason for a move, in lower case."""
        if why.what == TRIED:
            return texts(lang).clause("ground-tried", **why.facts)
        return self.fact("ground", why, lang)

    def fact(self, about: str, why: Why, lang: str) -> Phrase:
        if not self.prefixes:
            return Phrase(worded(why.what).lower())
        return texts(lang).clause(self.message(f"{about}-{why.what}", lang), **why.facts)

    def kept(self, why: str, events: Sequence[Event], lang: str = ENGLISH) -> str:
        """Why the step that made this happen cannot be taken back (`Game.why_kept`), in lower case: if something
        hidden came to light, what it was."""
        said = texts(lang)
        for event in events if why == "shown" else ():
            for prefix in self.prefixes:
                if said.has(f"{prefix}-kept-{event.what}"):
                    return said.say(f"{prefix}-kept-{event.what}")
        return said.say(f"kept-{why}")

    # -- what happened

    def seat_names(self, state: State, names: Sequence[str], lang: str = ENGLISH) -> list[str]:
        """By seat: the players' names, and behind them those of the automata."""
        called = Names(lang, names)
        return [called.of(seat) for seat in range(state.seating.seats)]

    def told(self, events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
        """The events, given as their reader may know them (`Event.as_seen_by`): runs of like ones in one line if
        `joined`, else a line for each. Who reads is not told: whoever knows the same, and is not spoken of
        (`names.who`), reads the same."""
        return [said(self.plainly(event, names), event.what, event.seat, event.n, event.what) for event in events]

    def plainly(self, event: Event, names: Names) -> str:
        """With links."""
        t = texts(names.lang)
        card = self.rules.card_id(event.card)
        what = Phrase(worded(event.what).lower())
        if card is not None:
            name = self.called(card, names.lang)
            linked = link(f"card:{card}", name) if self.can_be_shown(card) else name
            what = t.clause("plain-with", what=what, name=linked)
        if event.n:
            what = t.clause("plain-number", what=what, n=event.n)
        if event.seat < 0:
            return t.say("label", text=what)
        return t.say("plain-event", what=what, **names.who(event.seat))

    def line(
        self,
        event: Event,
        seat: int,
        lang: str = ENGLISH,
        names: Sequence[str] | None = None,
        you: bool = True,
    ) -> str:
        """One event as that seat may know it, which is "you" unless that is not wanted."""
        return self.told([event.as_seen_by(seat)], Names(lang, names, seat if you else -1), False)[0].text

    def lines(
        self,
        events: Sequence[Event],
        seat: int,
        lang: str = ENGLISH,
        names: Sequence[str] | None = None,
        you: bool = True,
    ) -> list[str]:
        """All these events, runs of like ones in one line each."""
        seen = [event.as_seen_by(seat) for event in events]
        return [said.text for said in self.told(seen, Names(lang, names, seat if you else -1), True)]

    def can_be_shown(self, id: str) -> bool:
        """Whether there is a card (a space, a leader) of that id to show beside a line that names it."""
        return id in printed_ids(self)

    # -- what is printed

    def printed(self, set: str | None = None, lang: str = ENGLISH) -> list[JSON]:
        """Everything printed for the game, or for one of its sets: `id`, `kind`, `set`, `copies`, `cost`, `name`,
        `text`, and what its kind has besides."""
        if set is not None:
            raise BadOption(Wrong("error-no-sets", title=self.title(), given=shown(set)))
        texts(lang)  # which must be there
        return []

    def found(self, id: str, lang: str) -> JSON:
        for item in self.printed(None, lang):
            if item["id"] == id:
                return item
        raise BadOption(
            Wrong(
                "error-no-card", title=self.title(), given=shown(id), command=f"`greathall cards {self.rules.id}`"
            )
        )

    def called(self, id: str, lang: str) -> str:
        """A thing that can be shown by its name, any other by its id."""
        return self.card_name(id, lang) if self.can_be_shown(id) else worded(id)

    def card_name(self, id: str, lang: str = ENGLISH) -> str:
        return self.noun(id, lang).text

    def noun(self, id: str, lang: str) -> Phrase:
        """The same for a message, with its forms."""
        return Phrase(str(self.found(id, lang)["name"]))

    def card_paragraphs(
        self, id: str, lang: str = ENGLISH, options: Mapping[str, object] | None = None
    ) -> list[str]:
        """The rules text in its parts: what the card does, what it is worth, how it reacts; `options` are those of
        the game that it is played in. Where the number of players matters too, `at_table` knows it."""
        text = str(self.found(id, lang)["text"])
        return [text] if text else []

    def card_text(
        self,
        id: str,
        lang: str = ENGLISH,
        options: Mapping[str, object] | None = None,
        players: int | None = None,
    ) -> str:
        """The whole rules text; at a table of so many players, if that is said."""
        text = self if players is None else self.at_table(players, options or {})
        return texts(lang).paragraph(text.card_paragraphs(id, lang, options))

    def at_table(self, players: int, options: Mapping[str, object]) -> GameText:
        """The words of what lies at a table of so many players with these options: `printed`, `sheets` and texts
        tell what is there, as it is printed there."""
        return self

    def sheets(self, set: str | None = None, lang: str = ENGLISH) -> list[Sheet]:
        """The same as tables for people: one for each kind of thing, or for each set; no column is empty."""
        items = self.printed(set, lang)
        kinds = dict.fromkeys(str(item["kind"]) for item in items)
        return [
            sheet(texts(lang), worded(kind), COLUMNS, [plain_row(item) for item in items if item["kind"] == kind])
            for kind in kinds
        ]

    # -- what is printed, to draw

    def faces(self, lang: str = ENGLISH) -> JSON:
        """By kind and id: what a thing is, and its boxes, each with its pieces in rows and the same as text."""
        return {f"card:{item['id']}": plain_face(item) for item in self.printed(None, lang)}

    def words(self, lang: str = ENGLISH) -> JSON:
        """The names of what things have: types, sets, phases."""
        return {}

    def glossary(self, lang: str = ENGLISH) -> JSON:
        """Each icon of the game with its name and its rule."""
        return {icon: self.entry(icon, lang) for icon in self.icons}

    def entry(self, icon: str, lang: str) -> JSON:
        return self.rule(self.message(f"glossary-{icon}", lang), lang)

    def rule(self, id: str, lang: str) -> JSON:
        """A name with its rule, as that message says them; behind the rule what of it is not established."""
        said = texts(lang)
        forms = said.forms(id)
        rule = forms["rule"]
        if "unverified" in forms:
            rule = said.say("rule-unverified", rule=rule, text=forms["unverified"])
        return {"name": said.say(id), "rule": rule}

    def message(self, id: str, lang: str) -> str:
        """The id of the game's own message."""
        for prefix in self.prefixes:
            if texts(lang).has(f"{prefix}-{id}"):
                return f"{prefix}-{id}"
        raise LookupError(f"nobody has said {id!r} of {self.rules.id}")

    def catalogue(self, lang: str = ENGLISH) -> JSON:
        """Everything printed for the game, its icons and words, in plain JSON values: shared, not to be changed.

        `things` are by kind and id ("card:foldspace", "space:foldspace"), in the order of the catalogue. A thing
        has boxes, each with its pieces in rows (see greathall.text.pieces) and the same as text; where an option of
        the game changes them, `agreed` has the boxes by that option and its value."""
        return catalogue(self, lang)

    # -- numbers that explain themselves (src/greathall/kernel/numbers.py)

    def part(self, what: str, thing: str | None, n: int, lang: str = ENGLISH) -> str:
        """A part of a number in words: why the strength is 9, the price 2."""
        said = texts(lang)
        if thing is None:
            if not self.prefixes:
                return worded(what)
            return said.say("label", text=said.clause(self.message(f"part-{what}", lang), n=n))
        name = self.noun(thing, lang) if self.can_be_shown(thing) else Phrase(worded(thing))
        if what in BY_NAME or not self.prefixes:
            return name.text if n == 1 else said.say("times", item=name, n=n)
        return said.say("label", text=said.clause(self.message(f"part-{what}-of", lang), n=n, name=name))

    def explain(self, view: dict[str, Any], lang: str = ENGLISH) -> None:
        """Gives each part of each number in a view its words, as `text`."""
        for part in parts_in(view):
            part["text"] = part_text(self, part["what"], part.get("thing"), part["n"], lang)


@cache
def catalogue(text: GameText, lang: str) -> JSON:
    return {
        "game": text.rules.id,
        "lang": lang,
        "things": text.faces(lang) if lang == ENGLISH else with_english_names(text, lang),
        "icons": text.glossary(lang),
        **text.words(lang),
    }


def with_english_names(text: GameText, lang: str) -> JSON:
    """What is printed, each thing with its English name besides: many know a card by that alone."""
    english: Mapping[str, Any] = text.faces(ENGLISH)
    return {key: {**thing, "english": english[key]["name"]} for key, thing in cast(Any, text.faces(lang)).items()}


@cache
def printed_ids(text: GameText) -> frozenset[str]:
    return frozenset(str(item["id"]) for item in text.printed())


@cache
def part_text(text: GameText, what: str, thing: str | None, n: int, lang: str) -> str:
    return text.part(what, thing, n, lang)


@lru_cache(maxsize=4096)
def listed(lang: str, obstacles: tuple[Phrase, ...]) -> str:
    """All that is in the way, as one sentence."""
    said = texts(lang)
    text = obstacles[0]
    for obstacle in obstacles[1:]:
        text = said.clause("next-part", list=text, next=obstacle)
    return said.say("label", text=text)


def worded(id: str) -> str:
    """An id as words: what a game that has no better ones is told with."""
    return capital(id.replace("_", " ").replace("-", " "))


def plain_row(item: JSON) -> dict[str, str]:
    return {column: "" if item.get(column) is None else str(item[column]) for column in COLUMNS}


def plain_face(item: JSON) -> JSON:
    face = {what: value for what, value in item.items() if what != "text"}
    text = str(item["text"])
    return face | {
        "kind": "card",
        "deck": item["kind"],
        "boxes": [{"part": "text", "rows": [read(text)], "text": text}] if text else [],
    }
