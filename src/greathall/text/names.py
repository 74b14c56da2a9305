"""What the players are called."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.text.fluent import Value, texts


class Names:
    """The players' names by seat; those who have none are numbered. One seat may be addressed as "you"."""

    def __init__(self, lang: str, names: Sequence[str] | None = None, you: int = -1) -> None:
        self.lang = lang
        self.names = names
        self.you = you

    def of(self, seat: int) -> str:
        if self.names is not None and seat < len(self.names):
            return self.names[seat]
        if self.names is not None:
            return texts(self.lang).say("automaton", n=seat - len(self.names) + 1)
        return texts(self.lang).say("player", n=seat + 1)

    def who(self, seat: int) -> dict[str, Value]:
        """A player for a message: `$who` (you or they) and `$player`."""
        return {"who": "you" if seat == self.you else "they", "player": self.of(seat)}
