"""Dominion: its bots, the fields of its form, who begins again, and what a replay is divided by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from greathall.bots.bot import Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.heuristic import FirstKingdomBot, KingdomBot
from greathall.bots.dominion.insight import DominionInsight
from greathall.bots.dominion.strategies import ALIASES, STRATEGIES
from greathall.bots.dominion.strategy import Strategy, parse
from greathall.bots.search import Budget, SearchBot
from greathall.games.dominion.catalogue import KINGDOM_SETS, SETS
from greathall.games.dominion.hidden import next_first_player
from greathall.games.dominion.kingdoms import RECOMMENDED, SIZE, fill_kingdom
from greathall.games.dominion.rules import RULES
from greathall.games.dominion.state import Dominion
from greathall.house.descriptor import Bout, Descriptor
from greathall.house.dominion.positions import Position, Seat, laid_out, option_words
from greathall.house.dominion.tally import DominionTally
from greathall.house.offers import Choice, Field, choice, field, first_player, flag
from greathall.house.positions import Word, filled_in
from greathall.house.roster import (
    FIRST_HEURISTIC,
    HEURISTIC,
    LEARNED,
    SEARCH,
    Introduction,
    Maker,
    Roster,
    Searcher,
    Strength,
    said_of,
)
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.machine import State
from greathall.kernel.observe import Observer
from greathall.text.dominion.game import DominionText
from greathall.text.fluent import ENGLISH, Texts, texts
from greathall.text.game import GameText

if TYPE_CHECKING:
    from greathall.house.screen import Screen

FIRST_KINGDOM: Final = "first_game"
# By how much another card must be better than the plan's, in standard errors.
GUARD: Final = 2.0
# Games are played out quickly: this is about a tenth of a second for a decision.
USUAL_SEARCH: Final = Budget(2000)
LEVELS: Final = {
    "easy": Strength(HEURISTIC, 4),
    "normal": Strength(HEURISTIC, 8),
    "hard": Strength("search:100", 24),
    "master": Strength("search:1s"),
}


class Strategies(Roster):
    """The buy lists by name, the bot that takes the best for a kingdom, and the one that tries things out."""

    def __init__(self) -> None:
        lists: dict[str, Maker] = {name: partial(self.buyer, name) for name in (*ALIASES, *STRATEGIES)}
        heuristics: dict[str, Maker] = {HEURISTIC: KingdomBot, FIRST_HEURISTIC: FirstKingdomBot}
        thinkers: dict[str, Searcher] = {SEARCH: self.searcher, LEARNED: self.learned_searcher}
        super().__init__(RULES.id, {**heuristics, **lists}, thinkers, LEVELS)
        self.makers[SEARCH] = partial(self.searcher, USUAL_SEARCH)
        self.makers[LEARNED] = self.learned

    def searcher(self, budget: Budget) -> SearchBot:
        return SearchBot(RULES, DominionInsight(budget), budget, GUARD)

    def learned(self) -> Bot:
        from greathall.bots.dominion.learned import LearnedBot

        return LearnedBot()

    def learned_searcher(self, budget: Budget) -> SearchBot:
        from greathall.bots.dominion.learned import LearnedInsight

        return SearchBot(RULES, LearnedInsight(budget), budget, GUARD)

    def buyer(self, name: str) -> BuyListBot:
        return BuyListBot(strategy(name))

    def introduced(self, name: str, lang: str = ENGLISH) -> Introduction:
        if name not in ALIASES and name not in STRATEGIES:
            return super().introduced(name, lang)
        own = f"bot-{name}"
        return said_of(own if texts(lang).has(own) else "bot-strategy", name, lang)

    def wishes(self, names: Sequence[str], options: Mapping[str, object]) -> dict[str, object]:
        """A kingdom with the cards that their strategies are about."""
        if "kingdom" in options or "sets" in options:
            return {}
        wanted: list[str] = []
        for name in names:
            if name in ALIASES or name in STRATEGIES:
                wanted += [card for card in strategy(name).kingdom() if card not in wanted]
        if len(wanted) > SIZE:
            raise BadOption(Wrong("error-bots-want", n=len(wanted), cards=", ".join(wanted)))
        return {"kingdom": fill_kingdom(wanted)} if wanted else {}


def strategy(name: str) -> Strategy:
    return parse(name, STRATEGIES[ALIASES.get(name, name)])


class DominionGame(Descriptor):
    screen = "dominion"
    bouts: Mapping[str, Bout] = {"money": Bout(["bmu", "bmu"], {"kingdom": FIRST_KINGDOM}, 400)}

    def __init__(self) -> None:
        super().__init__(RULES, DominionText(RULES), Strategies())

    def position(self, data: Mapping[str, Any]) -> State:
        seats = tuple(filled_in(Seat, seat, "a seat") for seat in data.get("seats", []))
        said = {name: value for name, value in data.items() if name != "seats"}
        return laid_out(filled_in(Position, said, "a position")._replace(seats=seats))

    def words(self, state: State, code: int) -> list[Word]:
        return option_words(code)

    def fields(self, lang: str = ENGLISH) -> list[Field]:
        t = texts(lang)
        return [
            kingdom(t),
            sets(t),
            first_player(self.rules, t),
            field("masquerade_empty_hand", "choice", "skip", t, [choice("skip", t), choice("receive", t)], []),
            flag("open_discards", t),
        ]

    def told(self, options: Mapping[str, object], lang: str = ENGLISH) -> list[str]:
        kingdom = options.get("kingdom")
        if not isinstance(kingdom, list):
            return []
        return [texts(lang).say("arena-kingdom", cards=", ".join(map(str, kingdom)))]  # as they are typed

    def rematch(self, places: Sequence[int]) -> dict[str, object]:
        first = next_first_player(list(places))
        return {"first_player": "random" if first is None else first}

    def heading(self, state: State, names: Sequence[str], lang: str = ENGLISH) -> str:
        assert isinstance(state, Dominion)
        turn = state.players[state.active].turns
        return texts(lang).say("replay-dominion-turn", n=turn, player=names[state.active])

    def observe(self) -> Observer:
        from greathall.games.dominion.observe import DominionObserver

        return DominionObserver()

    def tally(self, state: State) -> DominionTally:
        return DominionTally(self.text, state)

    def terminal(self, names: list[str], options: dict[str, object], text: GameText | None = None) -> Screen:
        from greathall.house.dominion.screen import DominionScreen

        return DominionScreen(text or self.text, names, options)


def kingdom(t: Texts) -> Field:
    named = [Choice(name, t.say(f"kingdom-{name}"), list(cards)) for name, cards in RECOMMENDED.items()]
    named.sort(key=lambda choice: choice.value != FIRST_KINGDOM)
    drawn = [choice("random", t), choice("five_and_five", t)]
    cards = [card.id for set in KINGDOM_SETS for card in SETS[set]]
    return field("kingdom", "kingdom", FIRST_KINGDOM, t, [*named, *drawn], cards)


def sets(t: Texts) -> Field:
    choices = [choice(set, t, [card.id for card in SETS[set]]) for set in KINGDOM_SETS]
    return field("sets", "sets", list(KINGDOM_SETS), t, choices, [])


DOMINION: Final = DominionGame()
