"""What is said when a request is not carried out."""

from __future__ import annotations

from greathall.kernel.errors import Wrong
from greathall.text.errors import in_words
from greathall.text.fluent import ENGLISH


class Refused(Exception):
    """The request cannot be carried out; nothing has changed. The message `refused-…` tells why, in the language of
    whoever has asked; its facts are those of a `Wrong`."""

    def __init__(self, code: str, why: str, status: int = 409, /, **facts: object) -> None:
        self.wrong = Wrong(f"refused-{why}", **facts)
        super().__init__(self.wrong)
        self.code = code
        self.status = status

    def said(self, lang: str) -> str:
        return in_words(self.wrong, lang)

    def __str__(self) -> str:
        return self.said(ENGLISH)
