"""A game's rules as a page: chapters in the order of the rulebook, each rule with an anchor that stays.

<game>.toml beside this file lists the chapters and their rules; the words are messages in
`text/locales/<lang>/rules/`: `<game>-<chapter>` is the title of a chapter, `<game>-<chapter>-<rule>` that of a
rule, with the rule itself as its `.text` and what of it is not established as `.unverified`. What several games
share stands once, under a name of its own that each of them `shares`. greathall.learn.marks has what the words may
be marked with.

The same file says which rule governs what a table says: each question, refusal, line of the log and number, by its
kind; and which is about a thing. All of it is checked when a page is loaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptor_of, names
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.learn.marks import BadPage, Marked, Piece, read_out, things
from greathall.text.fluent import ENGLISH, RULES, Texts, part_of, texts

# What a table says that a rule governs, by kind: of a decision, an obstacle, an event, a number; and the things
# that have a rule of their own, by their id.
Said = Literal["question", "reason", "event", "number", "thing"]
Links = dict[Said, dict[str, str]]

# -- what is written


class ChapterData(Struct, forbid_unknown_fields=True):
    id: str
    rules: list[str]
    of_things: bool = False  # a rule that is called like a thing is about it


class PageData(Struct, forbid_unknown_fields=True):
    chapters: list[ChapterData] = []
    shares: str = ""  # whose words and links it takes where it has none of its own
    links: Links = {}

    def anchors(self) -> set[str]:
        return {f"{chapter.id}/{rule}" for chapter in self.chapters for rule in chapter.rules}


# -- what is shown


class Rule(Struct, frozen=True):
    id: str  # its anchor on the page: chapter/rule
    title: str
    pieces: list[Piece]
    unverified: str = ""  # what of it is not established, in a sentence

    @property
    def text(self) -> str:
        """The rule without pictures."""
        return read_out(self.pieces)


class Chapter(Struct, frozen=True):
    id: str
    title: str
    rules: list[Rule]


class RulesPage(Struct, frozen=True):
    """The rules of a game. `links` has the rule by what a table says: `links["reason"]["price"]`; and by the thing
    that it is about: `links["thing"]["moat"]`."""

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
        raise BadOption(Wrong("error-no-rule", title=self.title, given=shown(id), command=self.everything()))

    def governing(self, said: Said, kind: str, thing: str | None) -> list[Rule]:
        """The rule of what a table says; and the one about the thing of which it is said, if there is one."""
        anchors = [self.links[said].get(kind), self.links["thing"].get(thing or "")]
        return [self.rule(anchor) for anchor in dict.fromkeys(anchors) if anchor is not None]

    def find(self, words: str) -> list[Rule]:
        """The rules that have all these words: first those with them in their title, last as parts of others."""
        wanted = spaced(words).split()

        def rank(rule: Rule) -> int:
            named, whole = spaced(rule.title), spaced(f"{rule.title} {rule.text}")
            for number, text in enumerate((named, whole)):
                if all(f" {word}" in text for word in wanted):
                    return number
            return 2

        found = [rule for rule in self if all(word in spaced(f"{rule.title} {rule.text}") for word in wanted)]
        if not wanted or not found:
            raise BadOption(
                Wrong("error-no-words", title=self.title, given=shown(words), command=self.everything())
            )
        return sorted(found, key=rank)

    def everything(self) -> str:
        return f"`greathall rules {self.game}`"


def spaced(text: str) -> str:
    """Words alone, each behind a space."""
    return " " + " ".join(re.findall(r"\w+", text.casefold()))


def rules(game: str, lang: str = ENGLISH) -> RulesPage:
    """The rules of a game, chapter by chapter."""
    descriptor = descriptor_of(game)
    texts(lang)  # which must be there
    if not has_page(game):
        those = ", ".join(game for game in names() if has_page(game))
        raise BadOption(Wrong("error-no-rules-page", title=descriptor.text.title(lang), games=those))
    return page(descriptor.id, lang)


def has_page(game: str) -> bool:
    return (files(__package__) / f"{game}.toml").is_file() and bool(data_of(game).chapters)


@cache
def data_of(name: str) -> PageData:
    return msgspec.toml.decode((files(__package__) / f"{name}.toml").read_bytes(), type=PageData)


@cache
def page(game: str, lang: str) -> RulesPage:
    return Writing(descriptor_of(game), data_of(game), lang).page()


class Writing(Marked):
    """Puts a page together from its data and words, and finds what is wrong with them."""

    def __init__(self, game: Descriptor, data: PageData, lang: str) -> None:
        super().__init__(game, lang, data.anchors())
        self.data = data
        self.words: Texts = part_of(lang, RULES)
        self.prefixes = [game.id, data.shares] if data.shares else [game.id]

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
        return Rule(anchor, self.words.say(message), self.pieces(f"the rule {anchor}", forms["text"]), unverified)

    def message(self, id: str) -> str:
        for prefix in self.prefixes:
            if self.words.has(f"{prefix}-{id}"):
                return f"{prefix}-{id}"
        raise BadPage(f"nobody has put {id} of {self.game.id} into words")

    def links(self) -> Links:
        shared = data_of(self.data.shares).links if self.data.shares else {}
        links: Links = {"thing": self.of_things()}
        for said in (*shared, *self.data.links):
            links[said] = links.get(said, {}) | shared.get(said, {}) | self.data.links.get(said, {})
            for key, anchor in links[said].items():
                if anchor not in self.anchors:
                    raise BadPage(f"the {said} {key} of {self.game.id} leads to no rule: {anchor}")
        return links

    def of_things(self) -> dict[str, str]:
        ids = {thing.partition(":")[2] for thing in things(self.game, self.lang)}
        chapters = [chapter for chapter in self.data.chapters if chapter.of_things]
        return {rule: f"{chapter.id}/{rule}" for chapter in chapters for rule in chapter.rules if rule in ids}
