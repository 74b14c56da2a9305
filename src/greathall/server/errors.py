"""What is said when a request is not carried out."""

from __future__ import annotations

from typing import NamedTuple

from greathall.text.fluent import ENGLISH, Value, texts


class Part(NamedTuple):
    """A message within another one: a time, a list."""

    id: str
    args: dict[str, Value]


class Refused(Exception):
    """The request cannot be carried out; nothing has changed. The message `refused-…` tells why, in the language of
    whoever has asked."""

    def __init__(self, code: str, why: str, status: int = 409, /, **facts: Value | Part) -> None:
        super().__init__(code, why, status)
        self.code = code
        self.why = why
        self.status = status
        self.facts = facts

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, lang: str) -> str:
        words = texts(lang)
        facts: dict[str, Value] = {
            name: words.clause(fact.id, **fact.args) if isinstance(fact, Part) else fact
            for name, fact in self.facts.items()
        }
        return words.say(f"refused-{self.why}", **facts)
