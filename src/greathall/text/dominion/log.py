"""Dominion's events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.state import GAINED, NOTHING
from greathall.kernel.events import Event
from greathall.text.dominion.effects import writer
from greathall.text.effects import Writer
from greathall.text.fluent import Phrase, Value
from greathall.text.names import Names
from greathall.text.said import Said, said

HIDDEN: Final = -1

BONUSES: Final = ("actions", "buys", "coins")
GAINS: Final = tuple(GAINED.values())
# Events about cards, of which several by one player make one sentence.
RUNS: Final = ("draw", "discard", "trash", "topdeck", "take", *GAINS, "reveal", "steal", "set_aside", "buy")


class Entry:
    """One line of the log: an event, or several of the same kind by the same player."""

    def __init__(self, event: Event) -> None:
        self.what = "bonus" if event.what in BONUSES else event.what
        self.seat = event.seat
        self.n = event.n
        self.source = event.source
        self.cards = [event.card] if self.what != "bonus" else []
        self.bonuses = {event.what: event.n} if self.what == "bonus" else {}

    def joins(self, event: Event) -> bool:
        """Takes the event into this line if it belongs there."""
        what = event.what
        if event.seat != self.seat:
            return False
        if what == "coins" and self.what == "play" and event.card == self.cards[-1] != NOTHING:
            # a Treasure's own coins
            self.bonuses[what] = self.bonuses.get(what, 0) + event.n
            return True
        if what == "play" and self.what == "play" and self.bonuses:
            self.cards.append(event.card)
            return True
        if what == "gain" and self.what == "buy" and event.card == self.cards[-1]:
            return True
        if what in BONUSES and self.what == "bonus":
            self.bonuses[what] = self.bonuses.get(what, 0) + event.n
            return True
        if what == "reveal" and self.what == "reveal_hand" and len(self.cards) <= self.n:
            # Its first entry is the hand itself, which is no card.
            self.cards.append(event.card)
            return True
        if what == self.what and what in RUNS:
            self.cards.append(event.card)
            return True
        return False


def lines(events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
    w = writer(names.lang, links=True)
    entries: list[Entry] = []
    for event in events:
        if not (joined and entries and entries[-1].joins(event)):
            entries.append(Entry(event))
    told: list[Said] = []
    cleaned_up = NOTHING  # the seat that draws its next hand
    for entry in entries:
        cleaned_up = entry.seat if entry.what == "clean_up" else NOTHING if entry.what == "turn" else cleaned_up
        rule = ruled_as(entry, cleaned_up == entry.seat)
        told.append(said(write(w, entry, names), entry.what, entry.seat, entry.n, rule))
    return told


def ruled_as(entry: Entry, next_hand: bool) -> str:
    """Under which kind the rules page has the rule of a line."""
    if entry.what == "play" and entry.bonuses:
        return "play-treasure"
    return "next_hand" if entry.what == "draw" and next_hand else entry.what


def write(w: Writer, entry: Entry, names: Names) -> str:
    args = names.who(entry.seat)
    what = entry.what
    if what == "bonus":
        return w.say("log-bonus", list=bonuses(w, entry.bonuses), **args)
    if what == "play" and entry.bonuses:
        return w.say("log-play-treasure", cards=card_list(w, entry.cards), n=entry.bonuses["coins"], **args)
    if what == "name" and entry.cards[0] == NOTHING:
        return w.say("log-name-other", **args)
    if what == "reveal_hand":
        shown = entry.cards[1:]
        if not shown:
            return w.say("log-reveal_hand", **args)
        return w.say("log-reveal_hand-cards", cards=card_list(w, shown), **args)
    if what == "richer":
        args["copper"] = w.name("card", "copper")
    if what == "pass_left":
        args |= receiver(entry, names)
    if entry.source >= 0:
        args["source"] = w.name("card", CARDS[entry.source].id)
    return w.say(f"log-{what}", cards=card_list(w, entry.cards), n=entry.n, **args)


def receiver(entry: Entry, names: Names) -> dict[str, Value]:
    if entry.n == entry.seat:
        return {"to": "self"}
    to = names.who(entry.n)
    return {"to": to["who"], "receiver": to["player"]}


def bonuses(w: Writer, amounts: dict[str, int]) -> Phrase:
    return w.texts.listed([w.part(what, n=n, per="once") for what, n in amounts.items()])


def card_list(w: Writer, cards: list[int]) -> Phrase:
    """Cards by name, as often as each is there; those that the reader may not know only as a number."""
    known = [card for card in cards if card != HIDDEN]
    hidden = len(cards) - len(known)
    items: list[Phrase] = []
    for card in dict.fromkeys(known):
        name = w.name("card", CARDS[card].id)
        count = known.count(card)
        items.append(name if count == 1 else w.texts.noun("times", item=name, n=count))
    if hidden:
        items.append(w.noun("log-hidden-too" if known else "log-hidden", n=hidden))
    return w.texts.listed(items)
