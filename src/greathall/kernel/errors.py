"""Everything that can be wrong with what a caller hands in, one class for each kind."""


class GreatHallError(Exception):
    """Base of all errors that a caller can mend."""


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
