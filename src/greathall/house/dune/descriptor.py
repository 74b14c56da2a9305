"""The Dune games: their bots, the fields of their forms, and what a replay is divided by."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from greathall.bots.bot import Bot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.insight import DuneInsight
from greathall.bots.imperium.tastes import taste_alone, usual_taste
from greathall.bots.search import Budget, SearchBot
from greathall.games.imperium.automata_setup import USUAL_LEVEL
from greathall.games.imperium.catalogue import CHOAM_SET
from greathall.games.imperium.content.base.hagal import FIRST_RIVALS, LEVELS, NO_RIVALS, Level
from greathall.games.imperium.content.six.commanders import COMMANDERS
from greathall.games.imperium.content.uprising.rivals import LEVELS as RIVAL_LEVELS
from greathall.games.imperium.content.uprising.rivals import RivalLevel
from greathall.games.imperium.hagal_setup import HagalSetup
from greathall.games.imperium.options import SIX_OPTIONS
from greathall.games.imperium.printed import FEW, SOLO
from greathall.games.imperium.rival_setup import RivalSetup
from greathall.games.imperium.rules import IMPERIUM as IMPERIUM_RULES
from greathall.games.imperium.rules import UPRISING_RULES, ImperiumRules
from greathall.games.imperium.setup import SIX_PLAYERS, chosen_mix
from greathall.games.imperium.state import Imperium
from greathall.house.descriptor import Descriptor
from greathall.house.dune.mixes import OPTION, RESERVED, saved_mixes, with_cards
from greathall.house.dune.positions import Position, Seat, laid_out, option_words
from greathall.house.dune.tally import DuneTally
from greathall.house.offers import Beside, Choice, Field, Mode, choice, field, first_player, flag, mode
from greathall.house.positions import Word, filled_in
from greathall.house.roster import FIRST_HEURISTIC, HEURISTIC, LEARNED, SEARCH, Maker, Roster, Strength
from greathall.kernel.errors import BadOption
from greathall.kernel.events import Event
from greathall.kernel.machine import State
from greathall.kernel.observe import Observer
from greathall.text.fluent import ENGLISH, Texts, texts
from greathall.text.game import GameText
from greathall.text.imperium.game import ImperiumText, UprisingText

if TYPE_CHECKING:
    from greathall.house.screen import Screen

log = logging.getLogger("greathall")

# The phases of a round in which nobody has a turn.
PHASES: Final = {
    "set_up": "replay-set-up",
    "round_start": "replay-round",
    "combat": "replay-combat",
    "rewards": "replay-combat",
    "end": "replay-endgame",
}


# What is seen by itself begins with these: swords of automata, the end of a combat, the makers, a new round.
SCENES: Final = ("hagal_swords", "strength", "maker", "round")

# By how much another move must be better than the heuristic's, in standard errors.
GUARD: Final = 0.5


DUNE_LEVELS: Final = {
    "easy": Strength(FIRST_HEURISTIC, 5),
    "normal": Strength(HEURISTIC),
    "hard": Strength("search:100"),
    "master": Strength("learned:1s"),
}


def dune_roster(rules: ImperiumRules) -> Roster:
    heuristics: dict[str, Maker] = {
        HEURISTIC: lambda: HeuristicBot(usual_taste(rules.id), taste_alone(rules.id)),
        FIRST_HEURISTIC: HeuristicBot,
    }

    def search(budget: Budget) -> Bot:
        return SearchBot(rules, DuneInsight(rules.id), budget, GUARD)

    def learned(budget: Budget) -> Bot:
        from greathall.bots.imperium.value import LearnedInsight

        return SearchBot(rules, LearnedInsight(rules.id), budget, GUARD)

    return Roster(rules.id, heuristics, {SEARCH: search, LEARNED: learned}, DUNE_LEVELS)


class DuneGame(Descriptor):
    """Dune: Imperium, and what is alike in both games."""

    screen = "dune"

    def __init__(self, rules: ImperiumRules, text: ImperiumText) -> None:
        super().__init__(rules, text, dune_roster(rules))
        self.content = rules.shelf.whole
        self.dune_rules = rules

    def position(self, data: Mapping[str, Any]) -> State:
        seats = tuple(filled_in(Seat, seat, "a seat") for seat in data.get("seats", []))
        said = {name: value for name, value in data.items() if name != "seats"}
        return laid_out(self.dune_rules, filled_in(Position, said, "a position")._replace(seats=seats))

    def words(self, state: State, code: int) -> list[Word]:
        assert isinstance(state, Imperium)
        return option_words(state, code)

    def fields(self, lang: str = ENGLISH) -> list[Field]:
        t = texts(lang)
        # With one player it is always the Rival to their left who begins.
        several = tuple(n for n in self.rules.player_counts if n not in SOLO)
        return [self.leaders(t), first_player(self.rules, t, several), *self.automata(t)]

    def automata(self, t: Texts) -> list[Field]:
        """For one player against Rivals."""
        rivals = [choice("random", t), Choice("first_game", t.say("choice-first_rivals"), list(FIRST_RIVALS))]
        leaders = [leader.id for leader in self.content.choosable_leaders() if leader.id not in NO_RIVALS]
        return [
            difficulty(t, [level.id for level in LEVELS]),
            field("rivals", "rivals", "random", t, rivals, leaders, counts=SOLO),
            *self.variants(t, HagalSetup.variants, LEVELS),
        ]

    def variants(
        self, t: Texts, counts: Mapping[str, tuple[int, ...]], levels: Sequence[Level] | Sequence[RivalLevel]
    ) -> list[Field]:
        """With the levels of which each is part."""
        found: list[Field] = []
        for id, players in counts.items():
            asked = flag(id, t, players)
            asked.about = t.forms(f"field-{id}").get(self.id, asked.about)
            part_of: list[object] = [level.id for level in levels if id in level.variants]
            asked.within = {"difficulty": part_of} if part_of else {}
            found.append(asked)
        return found

    def begins_scene(self, event: Event, players: int) -> bool:
        """Automata have turns, a combat is decided, and the next round begins."""
        return event.what in SCENES or (event.what == "turn" and event.seat >= players)

    def beside(self, lang: str = ENGLISH) -> list[Beside]:
        t = texts(lang)
        hagal = Beside(2, [t.say("beside-hagal")], with_doubts(t, "beside-hagal"))
        return [rivals(t, 1, 2, with_doubts(t, "beside-rival")), hagal]

    def modes(self, lang: str = ENGLISH) -> list[Mode]:
        return [mode(id, texts(lang)) for id in ("hagal-solo", "hagal-two")]

    def leaders(self, t: Texts) -> Field:
        there = self.content.choosable_leaders()
        ways = self.ways_to_leaders(t)
        needs = {leader.id: CHOAM_SET for leader in there if leader.set == CHOAM_SET}
        return field("leaders", "leaders", "random", t, ways, [leader.id for leader in there], needs)

    def ways_to_leaders(self, t: Texts) -> list[Choice]:
        return [choice(how, t) for how in ("random", "first_game", "choose", "draft")]

    def heading(self, state: State, names: Sequence[str], lang: str = ENGLISH) -> str:
        assert isinstance(state, Imperium)
        say = texts(lang).say
        phase = PHASES.get(self.rules.phase(state))
        if phase is not None:
            return say(phase, n=state.round)
        return say("replay-turn", n=state.round, player=self.text.seat_names(state, names, lang)[state.active])

    def observe(self) -> Observer:
        from greathall.games.imperium.observe import ImperiumObserver

        return ImperiumObserver(self.content)

    def tally(self, state: State) -> DuneTally:
        return DuneTally(self.text, state)

    def terminal(self, names: list[str], options: dict[str, object], text: GameText | None = None) -> Screen:
        from greathall.house.dune.screen import DuneScreen

        return DuneScreen(text or self.text, names, options)


class UprisingGame(DuneGame):
    """With a module, and the original's cards to mix in."""

    @property
    def few(self) -> tuple[int, ...]:
        """All counts of players but that of three against three."""
        return tuple(n for n in self.rules.player_counts if n != SIX_PLAYERS)

    def choam(self, t: Texts) -> Field:
        asked = flag("choam", t, self.few)
        asked.always = [SIX_PLAYERS]
        return asked

    def leaders(self, t: Texts) -> Field:
        asked = super().leaders(t)
        # Those who command a team of three are nobody else's to pick.
        asked.thing_counts = {commander.leader: list(self.few) for commander in COMMANDERS}
        return asked

    def ways_to_leaders(self, t: Texts) -> list[Choice]:
        ways = [choice(how, t) for how in ("random", "first_game", "choose")]
        return [*ways, choice("draft", t, counts=self.few), choice("suggested", t, counts=(SIX_PLAYERS,))]

    def fields(self, lang: str = ENGLISH) -> list[Field]:
        t = texts(lang)
        first = first_player(self.rules, t)
        for seat in first.choices:
            if seat.value in (1, 2):  # beside one player these are Rivals'
                seat.counts = [n for n in self.rules.player_counts if n in SOLO or n > seat.value]
        return [
            self.leaders(t),
            first,
            self.choam(t),
            self.original(t),
            flag("original_conflicts", t),
            *(flag(option, t, (SIX_PLAYERS,)) for option in SIX_OPTIONS),
            *self.automata(t),
        ]

    def automata(self, t: Texts) -> list[Field]:
        """For one or two players with Rivals."""
        rivals = [choice("random", t), Choice("first_game", t.say("choice-easy_rivals"), [])]
        cards = [rival.id for rival in self.content.rivals_there]
        needs = {
            rival.id: "streamlined" if rival.streamlined else "!streamlined" for rival in self.content.rivals_there
        }
        return [
            difficulty(t, [level.id for level in RIVAL_LEVELS]),
            field("rivals", "rivals", "random", t, rivals, cards, needs, FEW),
            *self.variants(t, RivalSetup.variants, RIVAL_LEVELS),
        ]

    def beside(self, lang: str = ENGLISH) -> list[Beside]:
        t = texts(lang)
        two = rivals(t, 2, 1, with_doubts(t, "beside-uprising_rival", "two"))
        lean = rivals(t, 2, 1, with_doubts(t, "beside-streamlined"))
        two.needs, lean.needs = "!streamlined", "streamlined"
        return [rivals(t, 1, 2, with_doubts(t, "beside-uprising_rival")), two, lean]

    def modes(self, lang: str = ENGLISH) -> list[Mode]:
        return [mode(id, texts(lang)) for id in ("rivals", "six")]

    def original(self, t: Texts) -> Field:
        choices = [choice(mix, t, chosen_mix(self.content, mix)) for mix in RESERVED]
        try:
            choices += [Choice(name, name, cards) for name, cards in saved_mixes().items()]
        except BadOption as error:  # whoever does not want a mix can play all the same
            log.warning("%s", error)
        return field(OPTION, "cards", "none", t, choices, chosen_mix(self.content, "all"))

    def settled(self, options: dict[str, object]) -> dict[str, object]:
        return with_cards(options)


def difficulty(t: Texts, levels: list[str]) -> Field:
    return field("difficulty", "choice", USUAL_LEVEL, t, [choice(level, t) for level in levels], [], counts=SOLO)


def rivals(t: Texts, players: int, n: int, about: str) -> Beside:
    return Beside(players, [t.say("beside-rival", n=i + 1, all=n) for i in range(n)], about)


def with_doubts(t: Texts, id: str, *more: str) -> str:
    """What the message tells, and what of it is not established."""
    forms = t.forms(id)
    doubts = " ".join(forms[form] for form in ("unverified", *more))
    return t.say("rule-unverified", rule=forms["about"], text=doubts)


IMPERIUM: Final = DuneGame(IMPERIUM_RULES, ImperiumText(IMPERIUM_RULES))
UPRISING: Final = UprisingGame(UPRISING_RULES, UprisingText(UPRISING_RULES))
