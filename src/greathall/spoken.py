"""The language of what the command line prints. Words are loaded when there is something to say."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer

_asked: str | None = None  # for all that is said: help and errors are not the command's own


def asked_in(words: Sequence[str]) -> None:
    """Takes note of the language that is asked for, wherever it stands: help comes before all else."""
    global _asked
    _asked = None
    for at, word in enumerate(words):
        option, given, value = word.partition("=")
        if option == "--lang":
            _asked = value if given else "".join(words[at + 1 : at + 2])


def _ask(lang: str | None) -> str | None:
    global _asked
    _asked = lang or _asked
    return lang


LangOption = Annotated[str | None, typer.Option(help="help-lang", callback=_ask)]


def spoken(lang: str | None) -> str:
    """The language of what is printed for people: the one asked for, else the environment's if we offer it."""
    from greathall.text.fluent import languages, of_locale, texts

    lang = lang or _asked
    return of_locale(os.environ, languages()) if lang is None else texts(lang).lang


def spoken_of_errors() -> str:
    """That of what went wrong, be it that there is no such language."""
    from greathall.text.fluent import languages, of_locale

    return _asked if _asked in languages() else of_locale(os.environ, languages())


def say(lang: str | None, id: str, /, **args: str | int) -> None:
    """Prints a message."""
    from greathall.text.fluent import texts

    print(texts(spoken(lang)).say(id, **args))
