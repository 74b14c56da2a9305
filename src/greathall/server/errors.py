"""What is said when a request is not carried out."""

from __future__ import annotations


class Refused(Exception):
    """The request cannot be carried out; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
