"""The events of the Dune games in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greathall.games.imperium.automata import OUTCOMES
from greathall.games.imperium.effects import Gain, If, StealIntrigue
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rival_effects import InfluenceByPriority
from greathall.games.imperium.sandworms import RemoveShieldWall
from greathall.games.imperium.things import (
    CARDS,
    CONFLICT,
    CONTRACT,
    HAGAL,
    INTRIGUE,
    NOTHING,
    POST,
    RIVAL,
    SEAT,
    SPACE,
    THRONE,
    TRACKS,
    TROOPS,
)
from greathall.games.imperium.turns import DIE, TENS
from greathall.games.imperium.verbs.cards import ACQUIRED
from greathall.games.imperium.verbs.goods import GIFTS
from greathall.kernel.events import Event
from greathall.text.effects import Writer
from greathall.text.fluent import Phrase, Value
from greathall.text.imperium.effects import listed, name, writer
from greathall.text.imperium.hagal import asked_by, effect_of_automaton
from greathall.text.imperium.labels import thing_name
from greathall.text.names import Names
from greathall.text.said import Said, said

HIDDEN: Final = -1

# Goods and influence, of which all that one player gets in a row makes one sentence; and what is paid.
GAINS: Final = ("solari", "spice", "water", "vp", "persuasion", "swords", "influence")
CARRIED: Final = ("solari", "spice", "water")  # … of which these are kept until they are spent
PAYMENTS: Final = ("pay_solari", "pay_spice", "pay_water")
# Events about a card, and about a number of troops, of which several by one player make one sentence.
RUNS: Final = ("draw", "intrigue", "reveal", "discard", "trash", "row", "take", "contract_row")
SUMS: Final = ("recruit", "deploy", "retreat", "lose_deployed", "lose_garrisoned")
# Lines that list cards.
OF_CARDS: Final = (*RUNS, "agent", "persuade", *ACQUIRED.values(), "set_aside", "steal", "give_intrigue")
SECRET: Final = ("intrigue", "steal", "give_intrigue")  # … of which these are Intrigue cards
# What one player does for another of the team.
TO_PLAYER: Final = ("activate", "give_intrigue", *GIFTS)
# A card of House Hagal, and the space in question.
OF_HAGAL: Final = tuple(f"hagal_{outcome}" for outcome in OUTCOMES)
# What became of an effect that an automaton was to get: n is its number.
OF_AUTOMATON: Final = ("left_out", "declined")
# Events that count in factions: n is one.
OF_FACTION: Final = ("influence", "lose_influence", "alliance")
# What the rules page tells apart when nothing printed is the source: the hand of a round, the point of an Alliance,
# the Mentat who was won, a card of House Hagal that sends no Agent.
WITHOUT_SOURCE: Final = {
    "draw": "hand",
    "lose_vp": "lose_alliance",
    "mentat": "mentat_won",
    "hagal_carried_out": "hagal_spy",
}


class Entry:
    """One line of the log: an event, or several of the same kind by the same player."""

    def __init__(self, event: Event) -> None:
        self.what = line_of(event)
        self.seat = event.seat
        self.n = event.n
        self.source = event.source
        self.cards = [event.card]
        self.amounts: dict[str, int] = {}  # by what is gained or paid; influence by its faction
        self.to = ""  # where the card that was paid for has gone
        self.of_alliance = False  # the point came with the token
        self.bought = False  # … or an automaton has bought it
        if self.what in ("gain", "pay"):
            self.add(event)

    def add(self, event: Event) -> None:
        what, n = (TRACKS[event.n], 1) if event.what == "influence" else (event.what, event.n)
        self.amounts[what] = self.amounts.get(what, 0) + n
        self.of_alliance = self.of_alliance or (what == "vp" and event.source == NOTHING)

    def joins(self, event: Event) -> bool:
        """Takes the event into this line if it belongs there."""
        if event.seat != self.seat or line_of(event) != self.what:
            return False
        if self.what in ("gain", "pay"):
            self.add(event)
        elif self.what in RUNS:
            self.cards.append(event.card)
        elif self.what in SUMS:
            self.n += event.n
        else:
            return False
        return True

    def pays_for(self, event: Event) -> bool:
        """Whether this is the purchase that the acquired card belongs to."""
        return (
            event.what in ACQUIRED.values()
            and self.what == "persuade"
            and not self.to
            and (event.seat, event.card) == (self.seat, self.cards[0])
        )

    def buys(self, event: Event) -> bool:
        """Whether this is what an automaton gives for a point."""
        given = self.what == "discard_intrigue" or (self.what == "pay" and self.source == NOTHING)
        return given and self.seat == event.seat and event.what == "vp"


def line_of(event: Event) -> str:
    """The kind of line in which an event is told."""
    if event.what == "vp" and event.n < 0:
        return "lose_vp"
    if event.what == "deploy" and CONFLICT <= event.source < CONTRACT:
        return "defend"  # of a space that the Conflict is about; nothing else of it deploys
    if event.what in GAINS:
        return "gain"
    return "pay" if event.what in PAYMENTS else event.what


# What a card of a Rival's or of House Hagal's does not bring, by what keeps it: a condition, no Maker Hooks, nobody
# to steal from, the top of a track.
KEPT_BY: Final[dict[type, str]] = {
    If: "left_out_condition",
    RemoveShieldWall: "left_out_wall",
    StealIntrigue: "left_out_steal",
    InfluenceByPriority: "left_out_influence",
}


def left_out_as(entry: Entry, content: Content) -> str:
    if entry.cards[0] != NOTHING:  # by its Leader
        return entry.what if entry.source < HAGAL else "left_out_of_card"
    effect = content.effects[entry.n]
    goods = isinstance(effect, Gain) and effect.good not in (CARDS, TROOPS)
    if entry.source < HAGAL and not goods:
        return "left_out_of_reward"
    return KEPT_BY.get(type(effect), "left_out_of_house")


def ruled_as(entry: Entry, content: Content) -> str:
    """Under which kind the rules page has the rule of a line: a gain by what is gained, a payment by what for, and
    what comes to automata alone by itself."""
    what, source = entry.what, entry.source
    of_automaton = HAGAL <= source < THRONE
    if entry.bought:
        return "gain_bought"
    if what == "gain":
        if entry.of_alliance:
            return "gain_alliance"
        sorts = {"influence" if gain in TRACKS else "goods" if gain in CARRIED else gain for gain in entry.amounts}
        if "influence" in sorts and of_automaton:
            return "influence_of_automaton"
        if "influence" in sorts:
            return "influence_vp" if "vp" in sorts else "influence"
        return f"gain_{sorts.pop()}" if len(sorts) == 1 else what
    if what == "pay" and SPACE <= source < POST:
        return "pay_space"
    if what == "pay" and INTRIGUE <= source < CONFLICT:
        return "pay_intrigue"
    if what == "pay" and RIVAL <= source < THRONE:
        return "pay_swordmaster"
    if what == "pay" and source != NOTHING:
        return "pay_arrow"
    if what == "left_out":
        return left_out_as(entry, content)
    if what == "place_spy" and of_automaton:
        return "place_spy_of_automaton"
    if what == "swordmaster" and (of_automaton or source == NOTHING):
        return "swordmaster_of_automaton"
    return WITHOUT_SOURCE.get(what, what) if source == NOTHING else what


class Log:
    """Tells the events of a game with this content."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def lines(self, events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
        entries: list[Entry] = []
        for event in events:
            if joined and entries:
                # Between the price and the card comes the one that takes its place in the row.
                purchase = next((entry for entry in entries[-2:] if entry.pays_for(event)), None)
                if purchase is not None:
                    purchase.to = event.what
                    continue
                if entries[-1].joins(event):
                    continue
            entry = Entry(event)
            entry.bought = len(entries) > 0 and entries[-1].buys(event)
            entries.append(entry)
        w = writer(names.lang, links=True)
        return [
            said(self.write(w, entry, names), entry.what, entry.seat, entry.n, ruled_as(entry, self.content))
            for entry in entries
        ]

    def write(self, w: Writer, entry: Entry, names: Names) -> str:
        args: dict[str, Value] = {"who": "nobody"} if entry.seat == NOTHING else names.who(entry.seat)
        what = entry.what
        if what == "gain":
            return w.say("log-gain", list=listed(w, [gained(w, *gain) for gain in entry.amounts.items()]), **args)
        if what == "pay":
            paid = [w.noun(what.replace("pay_", "price-"), n=n) for what, n in entry.amounts.items()]
            return w.say("log-pay", list=listed(w, paid), **args)
        if what in OF_FACTION:
            return w.say(f"log-{what}", faction=TRACKS[entry.n], **args)
        if what == "steal":
            victim = names.who(entry.n)
            args |= {"victim": victim["who"], "from": victim["player"]}
        if what in TO_PLAYER:
            taker = names.who(entry.cards[0] - SEAT if what in GIFTS else entry.n)
            args |= {"taker": taker["who"], "to": taker["player"]}
        if what in GIFTS:
            return w.say("log-give", good=what, n=entry.n, **args)
        if what in OF_AUTOMATON:
            return w.say(f"log-{what}", text=effect_of_automaton(w, self.content.effects[entry.n]), **args)
        if what == "churn_dice":
            one, other = divmod(entry.n, TENS)
            return w.say("log-churn_dice", one=one, other=other, places=len({one, other} - {DIE}), **args)
        if what == "defend":
            control = self.content.conflicts[entry.source - CONFLICT].control
            return w.say("log-defend", name=name(w, "space", control), n=entry.n, **args)
        if what in OF_HAGAL:
            args["card"] = thing_name(w, self.content, entry.cards[0])
        if what == "hagal_not_now":
            args["when"] = asked_by(w, self.content.hagal[entry.cards[0] - HAGAL])
        if what in OF_HAGAL and what != "hagal_swords":
            args["sent"] = "no" if entry.n == NOTHING else "yes"
            args["name"] = "" if entry.n == NOTHING else thing_name(w, self.content, SPACE + entry.n)
        elif what in ("agent", "recall"):
            args["name"] = thing_name(w, self.content, SPACE + entry.n)
        elif entry.cards[0] != HIDDEN:
            args["name"] = thing_name(w, self.content, entry.cards[0])
        if what in OF_CARDS:
            args |= {"cards": self.card_list(w, entry), "count": len(entry.cards)}
            args.setdefault("to", entry.to)
        return w.say(f"log-{what}", n=abs(entry.n), **args)

    def card_list(self, w: Writer, entry: Entry) -> Phrase:
        """Cards by name, as often as each is there; those that the reader may not know only as a number."""
        secret = "intrigue" if entry.what in SECRET else "card"
        known = [card for card in entry.cards if card != HIDDEN]
        hidden = len(entry.cards) - len(known)
        items: list[Phrase] = []
        for card in dict.fromkeys(known):
            named = thing_name(w, self.content, card)
            count = known.count(card)
            items.append(named if count == 1 else w.texts.noun("times", item=named, n=count))
        if items and secret == "intrigue":
            items = [w.noun("log-intrigue-named", cards=listed(w, items), n=len(known))]
        if hidden:
            items.append(w.noun("log-hidden-too" if known else "log-hidden", n=hidden, what=secret))
        return listed(w, items)


def gained(w: Writer, what: str, n: int) -> Phrase:
    if what in TRACKS:
        return w.part("influence", n=n, faction=what)
    return w.part(what, n=n, more="no")
