"""Everything that can be wrong with what a caller hands in, one class for each kind."""

from __future__ import annotations


class Wrong:
    """What is wrong, as a message with its variables, so that it can be said in every language
    (`greathall.text.errors`): texts, numbers, further ones of these, errors, tuples of numbers (a choice of them),
    lists of texts, and functions that say it in a given language. As a string it is English."""

    def __init__(self, id: str, /, **args: object) -> None:
        self.id = id
        self.args = args

    def __reduce__(self) -> tuple[object, ...]:
        return wrong, (self.id, self.args)  # compiled, it is not pickled by itself

    def __str__(self) -> str:
        from greathall.text.errors import in_words  # words are loaded when they are wanted

        return in_words(self)


def wrong(id: str, args: dict[str, object]) -> Wrong:
    return Wrong(id, **args)


class GreatHallError(Exception):
    """Base of all errors that a caller can mend. Its argument is a `Wrong`, or English."""


class UnknownGame(GreatHallError):
    """There is no game of that name."""


class BadPlugin(GreatHallError):
    """A game or a bot of somebody else's that cannot be used as it is."""


class BadOption(GreatHallError):
    """An option of a game (or its players or seed) has a value that it does not take."""


class BadRecord(GreatHallError):
    """A record or a saved state that cannot be read or played."""


class IllegalChoice(GreatHallError):
    """A choice that is not among the options of the decision; the game stays as it was."""


class Interrupted(GreatHallError):
    """Work that was ended from outside before it was done."""
