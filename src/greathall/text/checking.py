"""What is wrong with the messages of a language beside the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from greathall.text.fluent import ABOUT, ENGLISH, LANGUAGE, message_files

AS: Final = "as"
FORM: Final = "form"
VARIABLE: Final = re.compile(r"\$(\w+)")


class Trouble(NamedTuple):
    """One thing that is wrong: `what` is of the message `id`."""

    lang: str
    what: str
    id: str

    def __str__(self) -> str:
        return f"{self.lang}: {self.id}: {self.what}"


class Entry(NamedTuple):
    """A message or a term, and what it refers to."""

    id: str  # a term's begins with -
    attributes: frozenset[str]
    variables: frozenset[str]
    uses: frozenset[str]  # ids of messages and terms
    keys: frozenset[str]  # what its choices know: [acc], [one]
    told: frozenset[str]  # variables that its comments speak of, and those of its file


class Found(NamedTuple):
    entries: dict[str, Entry]
    troubles: list[tuple[str, str]]  # what is wrong with the files themselves

    def asked_forms(self) -> set[str]:
        return {
            name.rpartition("_")[2] for entry in self.entries.values() for name in entry.variables if "_" in name
        }


def read(folder: Traversable) -> Found:
    """All messages of one folder."""
    found = Found({}, [])
    for file in message_files(folder) if folder.is_dir() else ():
        told: set[str] = set()
        for part in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.Junk):
                found.troubles.append((file.name, f"cannot be read: {' '.join((part.content or '').split())[:60]}"))
            elif isinstance(part, ast.GroupComment | ast.ResourceComment):
                told |= set(VARIABLE.findall(part.content or ""))
            elif isinstance(part, ast.Message | ast.Term):
                entry = entry_of(part, told)
                if entry.id in found.entries:
                    found.troubles.append((entry.id, "is there twice"))
                found.entries[entry.id] = entry
    return found


def entry_of(message: ast.Message | ast.Term, told: Iterable[str]) -> Entry:
    variables, uses, keys = set[str](), set[str](), set[str]()
    for node in nodes(message):
        match node:
            case ast.VariableReference():
                variables.add(node.id.name)
            case ast.MessageReference():
                uses.add(node.id.name)
            case ast.TermReference():
                uses.add(f"-{node.id.name}")
            case ast.Variant(key=ast.Identifier() as key):
                keys.add(key.name)
    comment = message.comment.content if message.comment else ""
    return Entry(
        f"-{message.id.name}" if isinstance(message, ast.Term) else message.id.name,
        frozenset(attribute.id.name for attribute in message.attributes),
        frozenset(variables),
        frozenset(uses),
        frozenset(keys),
        frozenset([*told, *VARIABLE.findall(comment or "")]),
    )


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def whole(entries: dict[str, Entry], id: str) -> list[Entry]:
    """The entry and all that it refers to, directly or not."""
    found: dict[str, Entry] = {}
    waiting = [id]
    while waiting:
        entry = entries.get(waiting.pop())
        if entry is not None and entry.id not in found:
            found[entry.id] = entry
            waiting += entry.uses
    return list(found.values())


def check(lang: str, english: Found, own: Found, complete: bool) -> list[Trouble]:
    """What is wrong with the messages of one folder. What is not `complete` may lack messages, or those that ask
    for a form of a name."""
    troubles = [(id, what) for id, what in own.troubles]
    helpers = set[str]().union(*(entry.uses for entry in english.entries.values()))
    forms = english.asked_forms()  # of names, which English needs for itself
    asked = own.asked_forms()
    given = {key for entry in own.entries.values() for key in (*entry.keys, *entry.attributes)}
    used = set[str]().union(*(entry.uses for id in english.entries for entry in whole(own.entries, id)))
    for id, entry in english.entries.items():
        mine = own.entries.get(id)
        if mine is None:
            if complete and id not in helpers:
                troubles.append((id, "is missing"))
            continue
        lacking = entry.attributes - mine.attributes - forms
        if complete:
            troubles += [(id, f".{attribute} is missing") for attribute in sorted(lacking)]
        theirs = whole(english.entries, id)
        known = set[str]().union(*(one.variables | one.told for one in theirs))
        known |= {name.rpartition("_")[0] for name in known if "_" in name}
        variables = set[str]().union(*(one.variables for one in whole(own.entries, id))) - known - {AS}
        for name in sorted(variables):
            of, _, form = name.rpartition("_")
            if of not in known:
                troubles.append((id, f"has ${name}, which English has not"))
            elif complete and form not in given and form != FORM and form not in ABOUT and form not in forms:
                troubles.append((id, f"asks for ${name}, a form that nothing has"))
        more = mine.attributes - entry.attributes - asked - set(ABOUT) if complete else set[str]()
        troubles += [(id, f".{attribute} is unused") for attribute in sorted(more)]
    for id in own.entries:
        if id not in english.entries and id not in used:
            troubles.append((id, "is unused: English has no such message, and none of this language refers to it"))
    return [Trouble(lang, what, id) for id, what in troubles]


def check_places(places: Iterable[Traversable], langs: Iterable[str] | None = None) -> list[Trouble]:
    """All languages in these places, or some of them. A language is complete if the first place says its name."""
    places = list(places)
    troubles: list[Trouble] = []
    for lang in sorted(there(places)) if langs is None else langs:
        complete = (places[0] / lang / f"{LANGUAGE}.ftl").is_file()
        for place in places:
            for part in parts(place):
                english, own = (read(place / one / part if part else place / one) for one in (ENGLISH, lang))
                troubles += check(lang, english, own, complete)
    return troubles


def there(places: Iterable[Traversable]) -> set[str]:
    return {folder.name for place in places for folder in place.iterdir() if folder.is_dir()}


def parts(place: Traversable) -> list[str]:
    """The folder of a language itself, and those in it."""
    inner = [folder.name for folder in (place / ENGLISH).iterdir() if folder.is_dir()]
    return ["", *sorted(inner)]
