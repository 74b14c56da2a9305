"""Messages in the players' languages: locales/<lang>/*.ftl, in Project Fluent's format.

What few people ask for, and is long, is a part of its own: locales/<lang>/<part>/*.ftl. docs/translating.md tells
what messages may count on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.text.links import link

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

    from greathall.text.bundle import Bundle

ENGLISH: Final = "en"
RULES: Final = "rules"  # the part with the rules pages
STRATEGY: Final = "strategy"  # that with the strategy pages
LANGUAGE: Final = "language"  # the message with a language's own name: without it, it is a draft

MORE: Final = "and-more"  # the message that joins items of a list
PLAIN: Final = "plain"  # the form in which a text is said if nobody asks for another
# Forms of a name that are not the name: what stands beside it, and what a message chooses by.
ABOUT: Final = ("gender", "number", "article", "sound")


class Phrase:
    """A text that is set into others: a name, a list, a clause. A message that has it as `$card` may ask for its
    other forms, `$card_acc`. Phrases come from `Texts`, which keeps them: the same is the same object."""

    __slots__ = ("_form", "_forms", "text")

    def __init__(self, text: str, form: Callable[[str], str] | None = None) -> None:
        self.text = text
        self._form = form
        self._forms: dict[str, str] = {}

    def __str__(self) -> str:
        return self.text

    def form(self, name: str) -> str:
        """That form of it; the text itself if the language has none."""
        if self._form is None:
            return self.text
        if name not in self._forms:
            self._forms[name] = self._form(name)
        return self._forms[name]


Value = str | int | Phrase
Args = tuple[tuple[str, Value], ...]


class Variables(dict[str, Any]):
    """The variables of a message, as Fluent wants them. Forms are made when a message asks for them: `$card_acc` of
    `$card`; `$as` is the form that is wanted of the message itself."""

    def __init__(self, given: Mapping[str, Value], form: str) -> None:
        self.given = given
        self.form = form

    def __missing__(self, name: str) -> Any:
        from fluent.runtime.types import fluent_number

        value: Value
        if name in self.given:
            value = self.given[name]
        elif name == "as":
            value = self.form
        else:
            name_of, _, form = name.rpartition("_")
            value = self.given[name_of]
            if isinstance(value, Phrase):
                value = value.form(form)
        found = fluent_number(value) if isinstance(value, int) else str(value)
        self[name] = found
        return found


class Texts:
    """All messages of one language, or of a part of it; what it lacks is said in English. `texts` and `part_of`
    give them. With `links`, what names stand for is marked in all that is said (greathall.text.links)."""

    def __init__(self, lang: str, part: str = "", links: bool = False) -> None:
        if lang not in drafts():
            raise BadOption(Wrong("error-no-language", given=shown(lang), langs=", ".join(languages())))
        self.lang = lang
        self.links = links
        self._bundle = load_bundle(lang, part)
        self._english = self if lang == ENGLISH else part_of(ENGLISH, part) if part else texts(ENGLISH)
        # The same few sentences are asked for again and again: every option of every decision has a label.
        self._cached = lru_cache(maxsize=8192)(self._format)
        self._clauses = lru_cache(maxsize=8192)(self._clause)
        self._nouns = lru_cache(maxsize=8192)(self._noun)
        self._names: dict[str, Phrase] = {}

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id) or self._english._bundle.has_message(id)

    # -- texts

    def say(self, id: str, /, **args: Value) -> str:
        """The message with that id, its variables filled in."""
        return self._cached(id, tuple(args.items()))

    def _format(self, id: str, args: Args, form: str = PLAIN) -> str:
        if not self._bundle.has_message(id):
            if self is self._english:
                raise LookupError(f"there is no message {id!r}")
            return self._english._format(id, args, form)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"the message {id!r} has no text of its own")
        return self._filled(id, pattern, args, form)

    def _filled(self, id: str, pattern: Pattern, args: Args, form: str) -> str:
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        variables = Variables(dict(args), form)
        environment = ResolverEnvironment(self._bundle, [], current=CurrentEnvironment(args=variables))
        text = pattern(environment)
        if environment.errors:
            said = {name: str(value) for name, value in args}
            raise LookupError(
                f"the message {id!r} ({self.lang}) cannot be filled in with {said}: {environment.errors[0]}"
            )
        return str(text)

    # -- what is set into others

    def clause(self, id: str, /, **args: Value) -> Phrase:
        """A text to be set into another. Its form of some name is the message's attribute of that name, or else
        the message itself, which knows by `$as` what is wanted."""
        return self._clauses(id, tuple(args.items()))

    def _clause(self, id: str, args: Args) -> Phrase:
        return Phrase(self._format(id, args), partial(self._form, id, args))

    def noun(self, id: str, /, **args: Value) -> Phrase:
        """The same, where what it is made of takes the form: of "two Curses and a Copper" it is each of them."""
        return self._nouns(id, tuple(args.items()))

    def _noun(self, id: str, args: Args) -> Phrase:
        return Phrase(self._format(id, args), partial(self._form, id, args, throughout=True))

    def name(self, id: str, of: str = "") -> Phrase:
        """A name that is printed; `of` is what it is the name of, if that can be looked at ("card:copper")."""
        found = self._names.get(id)
        if found is None:
            found = self._names[id] = self._name(id, of if self.links else "")
        return found

    def _name(self, id: str, of: str) -> Phrase:
        def form(name: str) -> str:
            said = self._form(id, (), name)
            return link(of, said) if of and name not in ABOUT else said

        said = self._format(id, ())
        return Phrase(link(of, said) if of else said, form)

    def listed(self, items: Sequence[Value], last: str = MORE, next: str = MORE) -> Phrase:
        """All of them; `last` is the message that joins the last one, `next` the one for those before."""
        if len(items) == 1:
            return items[0] if isinstance(items[0], Phrase) else Phrase(str(items[0]))
        text = items[0]
        for item in items[1:-1]:
            text = self.noun(next, list=text, next=item)
        return self.noun(last, list=text, next=items[-1])

    def paragraph(self, sentences: Iterable[str]) -> str:
        """Sentences, one after the other."""
        text = ""
        for sentence in sentences:
            text = self.say("next-sentence", text=text, next=sentence) if text else sentence
        return text

    def _form(self, id: str, args: Args, form: str, throughout: bool = False) -> str:
        if not self._bundle.has_message(id) and self is not self._english:
            return self._english._form(id, args, form, throughout)
        pattern = self._bundle.get_message(id).attributes.get(form)
        if pattern is not None:
            return self._filled(id, pattern, args, form)
        if form == "form":  # a clause's own `$form`
            return str(dict(args).get("form", ""))
        if throughout:
            args = tuple((name, value.form(form) if isinstance(value, Phrase) else value) for name, value in args)
        return self._format(id, args, form)

    def forms(self, id: str) -> dict[str, str]:
        """What a message has besides its text, by the names of its attributes: a rule, the names of abilities.
        English ones stand in for what a language lacks."""
        forms = {} if self is self._english else self._english.forms(id)
        if self._bundle.has_message(id):
            for name, pattern in self._bundle.get_message(id).attributes.items():
                forms[name] = str(self._bundle.format_pattern(pattern)[0])
        return forms


@cache
def texts(lang: str = ENGLISH, links: bool = False) -> Texts:
    """The texts of a language."""
    return Texts(lang, links=links)


@cache
def part_of(lang: str, part: str) -> Texts:
    """Those of a part of it."""
    return Texts(lang, part)


@cache
def languages() -> tuple[str, ...]:
    """The languages that are offered, English first: those that say what they are called."""
    return tuple(lang for lang in drafts() if (locales() / lang / f"{LANGUAGE}.ftl").is_file())


@cache
def drafts() -> tuple[str, ...]:
    """All that there are texts in, finished or not."""
    found = sorted(folder.name for folder in locales().iterdir() if folder.is_dir() and message_files(folder))
    return tuple(sorted(found, key=lambda lang: lang != ENGLISH))


def of_locale(environment: Mapping[str, str], offered: Sequence[str]) -> str:
    """The language of a locale such as `de_AT.UTF-8`, by the first of these variables that says anything."""
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "")
    lang = re.split(r"[_.@-]", locale)[0].lower()
    return lang if lang in offered else ENGLISH


def language_name(lang: str) -> str:
    """What the language calls itself."""
    return texts(lang).say(LANGUAGE)


def locales() -> Traversable:
    return files("greathall.text") / "locales"


def message_files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def load_bundle(lang: str, part: str = "") -> Bundle:
    # Fluent and Babel take longer to load than all of Great Hall; a game without words does without them.
    from greathall.text.bundle import Bundle

    folder = locales() / lang / part if part else locales() / lang
    there = message_files(folder) if folder.is_dir() else []
    return Bundle(lang, (file.read_text(encoding="utf-8") for file in there))
