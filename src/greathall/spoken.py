"""The language of what the command line prints. Words are loaded when there is something to say."""

from __future__ import annotations

import os
from typing import Annotated

import typer

_asked: str | None = None  # by the command that runs: an error is said in it, too


def _ask(lang: str | None) -> str | None:
    global _asked
    _asked = lang
    return lang


def nothing_asked() -> None:
    _ask(None)


LangOption = Annotated[
    str | None,
    typer.Option(help="The language, such as en; that of the environment if not given.", callback=_ask),
]


def spoken(lang: str | None) -> str:
    """The language of what is printed for people: the one asked for, else the environment's if we offer it."""
    from greathall.text.fluent import languages, of_locale, texts

    if lang is None:
        return of_locale(os.environ, languages())
    return texts(lang).lang


def spoken_of_errors() -> str:
    """That of what went wrong, be it that there is no such language."""
    from greathall.text.fluent import languages

    return _asked if _asked in languages() else spoken(None)


def say(lang: str | None, id: str, /, **args: str | int) -> None:
    """Prints a message."""
    from greathall.text.fluent import texts

    print(texts(spoken(lang)).say(id, **args))
