"""A game's rules as a page: chapters in the order of the rulebook, each rule with an anchor that stays.

<game>.toml beside this file lists the chapters and their rules; the words are messages in
`text/locales/<lang>/rules/`: `<game>-<chapter>` is the title of a chapter, `<game>-<chapter>-<rule>` that of a
rule, with the rule itself as its `.text` and what of it is not established as `.unverified`. What several games
share stands once, under a name of its own that each of them `shares`. In the words

    :troop:                    is an icon of the game, which is drawn and not read out
    [[moat]], [[moat|Moats]]   a card or whatever else is printed, by its name or as it is called here
    [ties](combat/ties)        another rule of the page

The same file says which rule governs what a table says: each question, refusal, line of the log and number, by its
kind. All of it is checked when a page is loaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptor_of, names
from greathall.kernel.errors import BadOption
from greathall.kernel.given import shown
from greathall.text.fluent import ENGLISH, RULES, Texts, part_of, texts

# What a table says that a rule governs, by kind: of a decision, an obstacle, an event, a number.
Said = Literal["question", "reason", "event", "number"]
Links = dict[Said, dict[str, str]]

MARKS: Final = re.compile(
    r":(?P<icon>[a-z_]+):"
    r"|\[\[(?P<thing>[a-z0-9_:]+)(\|(?P<called>[^\]]+))?\]\]"
    r"|\[(?P<text>[^\]]+)\]\((?P<rule>[a-z0-9_/-]+)\)"
)


class BadPage(Exception):
    """A page that cannot be shown as it is written: a fault of ours."""


# -- what is written


class ChapterData(Struct, forbid_unknown_fields=True):
    id: str
    rules: list[str]


class PageData(Struct, forbid_unknown_fields=True):
    chapters: list[ChapterData] = []
    shares: str = ""  # whose words and links it takes where it has none of its own
    links: Links = {}


# -- what is shown


class Piece(Struct, frozen=True, omit_defaults=True):
    """Words, an icon, or words that lead to a thing ("card:moat") or to another rule."""

    text: str = ""
    icon: str | None = None
    thing: str | None = None
    rule: str | None = None


class Rule(Struct, frozen=True):
    id: str  # its anchor on the page: chapter/rule
    title: str
    pieces: list[Piece]
    unverified: str = ""  # what of it is not established, in a sentence

    @property
    def text(self) -> str:
        """The rule without pictures."""
        said = ""
        for piece in self.pieces:
            said = said.rstrip() if piece.icon is not None else said + piece.text
        return said


class Chapter(Struct, frozen=True):
    id: str
    title: str
    rules: list[Rule]


class RulesPage(Struct, frozen=True):
    """The rules of a game. `links` has the rule by what a table says: `links["reason"]["price"]`."""

    game: str
    title: str
    lang: str
    chapters: list[Chapter]
    links: Links

    def __iter__(self) -> Iterator[Rule]:
        for chapter in self.chapters:
            yield from chapter.rules

    def rule(self, id: str) -> Rule:
        for rule in self:
            if rule.id == id.removeprefix(f"{self.game}/"):
                return rule
        raise BadOption(f"the rules of {self.title} have no {shown(id)}; {self.everything()}")

    def find(self, words: str) -> list[Rule]:
        """The rules that have all these words, those first that have them in their title."""
        wanted = words.casefold().split()
        found = [rule for rule in self if all(word in f"{rule.title} {rule.text}".casefold() for word in wanted)]
        if not found:
            raise BadOption(f"no rule of {self.title} has the words {shown(words)}; {self.everything()}")
        return sorted(found, key=lambda rule: not all(word in rule.title.casefold() for word in wanted))

    def everything(self) -> str:
        return f"`greathall rules {self.game}` prints all of them"


def rules(game: str, lang: str = ENGLISH) -> RulesPage:
    """The rules of a game, chapter by chapter."""
    descriptor = descriptor_of(game)
    texts(lang)  # which must be there
    if not has_page(game):
        those = ", ".join(game for game in names() if has_page(game))
        raise BadOption(f"{descriptor.text.title(lang)} has no rules page; there are pages of {those}")
    return page(descriptor.id, lang)


def has_page(game: str) -> bool:
    return (files(__package__) / f"{game}.toml").is_file() and bool(data_of(game).chapters)


@cache
def data_of(name: str) -> PageData:
    return msgspec.toml.decode((files(__package__) / f"{name}.toml").read_bytes(), type=PageData)


@cache
def page(game: str, lang: str) -> RulesPage:
    return Writing(descriptor_of(game), data_of(game), lang).page()


class Writing:
    """Puts a page together from its data and words, and finds what is wrong with them."""

    def __init__(self, game: Descriptor, data: PageData, lang: str) -> None:
        self.game = game
        self.data = data
        self.lang = lang
        self.words: Texts = part_of(lang, RULES)
        self.prefixes = [game.id, data.shares] if data.shares else [game.id]
        self.anchors = {f"{chapter.id}/{rule}" for chapter in data.chapters for rule in chapter.rules}

    def page(self) -> RulesPage:
        chapters = [self.chapter(chapter) for chapter in self.data.chapters]
        title = self.game.text.title(self.lang)
        return RulesPage(self.game.id, title, self.lang, chapters, self.links())

    def chapter(self, data: ChapterData) -> Chapter:
        rules = [self.rule(f"{data.id}/{rule}") for rule in data.rules]
        return Chapter(data.id, self.words.say(self.message(data.id)), rules)

    def rule(self, anchor: str) -> Rule:
        message = self.message(anchor.replace("/", "-"))
        forms = self.words.forms(message)
        if "text" not in forms:
            raise BadPage(f"the rule {anchor} of {self.game.id} has a title and no text")
        unverified = ""
        if "unverified" in forms:
            unverified = texts(self.lang).say("rule-unverified", rule="", text=forms["unverified"]).strip()
        return Rule(anchor, self.words.say(message), self.pieces(anchor, forms["text"]), unverified)

    def message(self, id: str) -> str:
        for prefix in self.prefixes:
            if self.words.has(f"{prefix}-{id}"):
                return f"{prefix}-{id}"
        raise BadPage(f"nobody has put {id} of {self.game.id} into words")

    def pieces(self, anchor: str, text: str) -> list[Piece]:
        found: list[Piece] = []
        at = 0
        for mark in MARKS.finditer(text):
            if mark.start() > at:
                found.append(Piece(text[at : mark.start()]))
            found.append(self.marked(anchor, mark))
            at = mark.end()
        return [*found, Piece(text[at:])] if at < len(text) else found

    def marked(self, anchor: str, mark: re.Match[str]) -> Piece:
        if mark["icon"]:
            if mark["icon"] not in self.game.text.icons:
                raise BadPage(f"the rule {anchor} of {self.game.id} has an icon that is none: {mark['icon']}")
            return Piece(icon=mark["icon"])
        if mark["thing"]:
            thing = self.thing(anchor, mark["thing"])
            return Piece(mark["called"] or things(self.game, self.lang)[thing], thing=thing)
        if mark["rule"] not in self.anchors:
            raise BadPage(f"the rule {anchor} of {self.game.id} leads to one that is not there: {mark['rule']}")
        return Piece(mark["text"], rule=mark["rule"])

    def thing(self, anchor: str, id: str) -> str:
        """A thing is named by its id alone if no other kind of thing has the same."""
        there = things(self.game, self.lang)
        found = [id] if id in there else [thing for thing in there if thing.partition(":")[2] == id]
        if len(found) != 1:
            raise BadPage(f"the rule {anchor} of {self.game.id} names {id}, which is {found or 'nothing'}")
        return found[0]

    def links(self) -> Links:
        shared = data_of(self.data.shares).links if self.data.shares else {}
        links: Links = {}
        for said in (*shared, *self.data.links):
            links[said] = shared.get(said, {}) | self.data.links.get(said, {})
            for key, anchor in links[said].items():
                if anchor not in self.anchors:
                    raise BadPage(f"the {said} {key} of {self.game.id} leads to no rule: {anchor}")
        return links


@cache
def things(game: Descriptor, lang: str) -> dict[str, str]:
    """The names of all that is printed, by kind and id."""
    faces = game.text.faces(lang)
    return {thing: str(face["name"]) for thing, face in faces.items() if isinstance(face, dict)}
