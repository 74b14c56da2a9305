"""Messages in the players' languages: locales/<lang>/*.ftl, in Project Fluent's format.

What few people ask for, and is long, is a part of its own: locales/<lang>/<part>/*.ftl."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from greathall.kernel.errors import BadOption
from greathall.kernel.given import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
RULES: Final = "rules"  # the part with the rules pages
STRATEGY: Final = "strategy"  # that with the strategy pages

Value = str | int


class Texts:
    """All messages of one language, or of a part of it; what it lacks is said in English. `texts` and `part_of`
    give them."""

    def __init__(self, lang: str, part: str = "") -> None:
        if lang not in languages():
            raise BadOption(f"there are no texts in {shown(lang)}; there are {', '.join(languages())}")
        self.lang = lang
        self._bundle = load_bundle(lang, part)
        self._english = self if lang == ENGLISH else part_of(ENGLISH, part) if part else texts(ENGLISH)
        # The same few sentences are asked for again and again: every option of every decision has a label.
        self._cached = lru_cache(maxsize=8192)(self._format)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id) or self._english._bundle.has_message(id)

    def say(self, id: str, /, **args: Value) -> str:
        """The message with that id, its variables filled in."""
        return self._cached(id, tuple(args.items()))

    def _format(self, id: str, args: tuple[tuple[str, Value], ...]) -> str:
        if not self._bundle.has_message(id):
            if self is self._english:
                raise LookupError(f"there is no message {id!r}")
            return self._english.say(id, **dict(args))
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"the message {id!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(
                f"the message {id!r} ({self.lang}) cannot be filled in with {dict(args)}: {errors[0]}"
            )
        return str(text)

    def forms(self, id: str) -> dict[str, str]:
        """The further forms of a name, by the names of its attributes: an article, a case, whatever the language
        wants. English forms stand in, so that an English sentence can always be said."""
        forms = {} if self is self._english else self._english.forms(id)
        if self._bundle.has_message(id):
            for name, pattern in self._bundle.get_message(id).attributes.items():
                forms[name] = str(self._bundle.format_pattern(pattern)[0])
        return forms


@cache
def texts(lang: str = ENGLISH) -> Texts:
    """The texts of a language."""
    return Texts(lang)


@cache
def part_of(lang: str, part: str) -> Texts:
    """Those of a part of it."""
    return Texts(lang, part)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are texts in, English first."""
    found = sorted(folder.name for folder in locales().iterdir() if folder.is_dir() and message_files(folder))
    return tuple(sorted(found, key=lambda lang: lang != ENGLISH))


def locales() -> Traversable:
    return files("greathall.text") / "locales"


def message_files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def load_bundle(lang: str, part: str = "") -> FluentBundle:
    # Fluent and Babel take longer to load than all of Great Hall; a game without words does without them.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for mixing scripts of both directions; here they would only get in the way of searching.
    bundle = FluentBundle([lang], use_isolating=False)
    folder = locales() / lang / part if part else locales() / lang
    for file in message_files(folder) if folder.is_dir() else ():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
