"""What the players are called."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.text.fluent import Phrase, Value, texts


class Names:
    """The players' names by seat; those who have none are numbered. One seat may be addressed as "you"."""

    def __init__(self, lang: str, names: Sequence[str | Phrase] | None = None, you: int = -1) -> None:
        self.lang = lang
        self.names = names
        self._you = you
        self.spoken_of: set[int] = set()  # the seats that a text told of so far

    def of(self, seat: int) -> str:
        return str(self.called(seat))

    def called(self, seat: int) -> str | Phrase:
        """The same for a message."""
        if self.names is not None and seat < len(self.names):
            return self.names[seat]
        if self.names is not None:
            return texts(self.lang).noun("automaton", n=seat - len(self.names) + 1)
        return texts(self.lang).noun("player", n=seat + 1)

    def who(self, seat: int) -> dict[str, Value]:
        """A player for a message: `$who` (you or they) and `$player`."""
        self.spoken_of.add(seat)
        return {"who": "you" if seat == self._you else "they", "player": self.called(seat)}

    def with_automata(self, players: int, automata: Sequence[Phrase]) -> Names:
        """So many of these, and behind them the automata."""
        twin = Names(self.lang, [*(self.called(seat) for seat in range(players)), *automata], self._you)
        twin.spoken_of = self.spoken_of
        return twin
