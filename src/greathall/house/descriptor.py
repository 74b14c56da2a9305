"""One object per game: all that the library, the arena, the server, the terminal and the browser ask about it.

A new game says its rules, and what else it has to say; docs/adding-a-game.md goes through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from greathall.house.offers import Beside, Field, Mode
from greathall.house.positions import BadPosition, Word
from greathall.house.roster import Roster
from greathall.house.tally import Tally
from greathall.kernel.events import Event
from greathall.kernel.machine import State
from greathall.kernel.observe import Observer
from greathall.kernel.rules import Rules
from greathall.text.fluent import ENGLISH, texts
from greathall.text.game import GameText, worded

if TYPE_CHECKING:
    from greathall.house.screen import Screen

PLAIN = "plain"
Text = GameText  # for whoever meets words in the house alone


class Bout(NamedTuple):
    """Games between bots whose speed is measured."""

    bots: list[str]
    options: dict[str, object]
    games: int


class Descriptor:
    """A game as the house knows it."""

    screen = PLAIN  # which screen of the browser draws it: "dominion", "dune", or the plain table of any game
    bouts: Mapping[str, Bout] = {}

    def __init__(self, rules: Rules, text: GameText | None = None, bots: Roster | None = None) -> None:
        self.rules = rules
        self.text = GameText(rules) if text is None else text
        self.bots = Roster(rules.id) if bots is None else bots
        self.bots.asked = self.asked
        self._observer: Observer | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"

    @property
    def id(self) -> str:
        return self.rules.id

    # -- during the game

    def asked(self, state: State) -> dict[str, Any]:
        """The decision at hand with all that its seat may know: what a bot of any language is handed."""
        rules, text, seat = self.rules, self.text, state.decider
        return {
            "seat": seat,
            "kind": state.kind,
            "text": text.question(state),
            "source": rules.card_id(state.stack[-1].source),
            "view": rules.view(state, seat),
            "options": [
                {
                    "code": code,
                    "label": text.option(state, code),
                    "thing": rules.thing(state, code),
                    "place": rules.place(state, code),
                }
                for code in state.options
            ],
        }

    @property
    def observer(self) -> Observer:
        """How a table and its options are told to whoever learns; made when somebody first asks."""
        if self._observer is None:
            self._observer = self.observe()
        return self._observer

    def observe(self) -> Observer:
        """A game that says nothing tells the options alone."""
        return Observer()

    # -- lessons

    def position(self, data: Mapping[str, Any]) -> State:
        """A table put together, from what a lesson says of it."""
        raise BadPosition(f"nobody has said how a table of {self.id} is put together")

    def words(self, state: State, code: int) -> list[Word]:
        """What an option of the decision at hand is called in lessons; the first word is the plainest."""
        thing = self.rules.thing(state, code)
        return [code if thing is None else thing]

    # -- before the game

    def fields(self, lang: str = ENGLISH) -> list[Field]:
        """The options as the fields of a form."""
        return []

    def beside(self, lang: str = ENGLISH) -> list[Beside]:
        """The automata of the counts of players that have any."""
        return []

    def modes(self, lang: str = ENGLISH) -> list[Mode]:
        """The ways to play that differ from the usual one."""
        return []

    def settled(self, options: dict[str, object]) -> dict[str, object]:
        """Options without the names that only this user gave to something: a record must stand alone."""
        return options

    def rematch(self, places: Sequence[int]) -> dict[str, object]:
        """Options that are different when the same people play again; `places` are those of the last game, by
        seat."""
        return {}

    def told(self, options: Mapping[str, object], lang: str = ENGLISH) -> list[str]:
        """Lines for whoever reads a simulator's result: what of these options it hangs on."""
        return []

    def begins_scene(self, event: Event, players: int) -> bool:
        """Whether something that is shown by itself begins with this event, though nobody is asked before it."""
        return False

    # -- after the game

    def heading(self, state: State, names: Sequence[str], lang: str = ENGLISH) -> str:
        """The round and turn in which the decision at hand is made, for a replay."""
        n = max(1, *self.rules.turns(state))  # what is decided before the first turn belongs to it
        return texts(lang).say("replay-heading", n=n, phase=worded(self.rules.phase(state)))

    def tally(self, state: State) -> Tally:
        """Counts along while a game is played again."""
        return Tally(self.text, state)

    # -- in the terminal

    def terminal(self, names: list[str], options: dict[str, object], text: GameText | None = None) -> Screen:
        """How a table looks there; `text` are the words of what lies there (`GameText.at_table`)."""
        from greathall.house.screen import Screen  # what draws in the terminal is loaded for the terminal alone

        return Screen(text or self.text, names, options)
