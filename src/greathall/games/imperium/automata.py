"""Automata: seats that the rules drive by drawing cards (House Hagal; Uprising's Rivals).

How it fits together:
- `Setup.automata` (printed.py) is their rules sheet, None at tables without any. Automata sit behind the players:
  `s.is_automaton(seat)`, and `s.players[seat]` has their pieces. `s.hagal` (tabletop.py) is their deck.
- An `AutomataSetup` (automata_setup.py) checks their options, brings their modules, and seats them.
- `rounds.py` begins the turn of an automaton that `has_turn` like a player's: a frame with `Automata.turn`, an
  `AutomatonTurn`, above the round's. It draws cards until one has an errand that can be run (`space_for` says where
  it leads, or why it cannot), places an Agent, carries out the errand's effects, and deploys (`arrive`).
- Effects run for an automaton like for a player (`f.seat` is the automaton's), but in the printed order and not in
  one of choice (`InPrintedOrder`), and only those of the classes in COLLECTED; what is VOID is left out, a class in
  neither is an error. Where one asks, `State.ask` asks a player instead (`stand_in`): the only one, or the first.
  A rule of choice stands in the effect: `favoured` in influence.py.
- Goods come by `Imperium.gain`, which drops what an automaton cannot have and then starts `Automata.spend`, so that
  it buys whatever it can at any moment. Leaders' abilities other than the Signet Ring's never answer (`fire`).
- `reveal_for_combat`, `has_turn` and `arm` (the third Agent) are asked by rounds.py.

A game with automata of its own subclasses `AutomatonTurn` and `AutomataSetup`, gives `spend` an effect of its own,
and adds to COLLECTED or VOID what its automata may come by."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium import card_effects as cards
from greathall.games.imperium import effects as e
from greathall.games.imperium import influence as i
from greathall.games.imperium.any_order import AnyOrder
from greathall.games.imperium.effects import Do, deed
from greathall.games.imperium.frames import OrderFrame, Pending, TurnFrame
from greathall.games.imperium.players import NO_TURN
from greathall.games.imperium.printed import Errand, HagalCard
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    AT_LEADER,
    HAGAL,
    INTRIGUE,
    INTRIGUE_CARDS,
    LEADER,
    NOTHING,
    SOLARI,
    SPACE,
    SPICE,
    SWORDS,
    VP,
    WATER,
)
from greathall.games.imperium.turns import GARRISON_LIMIT, alert_watchers, pay_controller
from greathall.kernel.machine import EVERYBODY, FIRST_PART, PASS, Effect, Frame

LAST_CONFLICTS: Final = 3  # level III

# What becomes of a card that was drawn
CARRIED_OUT: Final = 0
OCCUPIED: Final = 1  # an Agent is on its space
CLOSED: Final = 2  # The Voice keeps the automaton out
NO_SPICE: Final = 3  # no bonus spice to harvest
NOT_NOW: Final = 4  # what it asks for does not hold
RESHUFFLED: Final = 5
FOR_SWORDS: Final = 6  # drawn for Combat
NO_USE: Final = 7  # Smart Politics: its influence would change nothing
OUTCOMES: Final = ("carried_out", "occupied", "closed", "no_spice", "not_now", "reshuffled", "swords", "no_use")

# What an automaton collects, by class of effect, as a player would; and what means nothing to it.
COLLECTED: Final[set[type]] = {
    e.Gain,
    e.If,
    e.All,
    e.OneOf,
    e.ChooseTwo,
    e.MayDo,
    e.Pay,
    e.Harvest,
    e.TakeControl,
    e.MentatNextRound,
    e.UseSignet,
    i.Influence,
    i.InfluenceWithTwo,
}
VOID: Final[set[type]] = {
    cards.TrashCard,  # it has no deck
}


def is_collected(effect: Effect[Any]) -> bool:
    kind = type(effect)
    assert kind in COLLECTED or kind in VOID, f"what is {kind.__name__} to an automaton? (automata.py)"
    return kind in COLLECTED


def is_wanted(s: Imperium, seat: int, effect: Effect[Any]) -> bool:
    """Nothing is paid for what the automaton cannot have."""
    if isinstance(effect, e.Pay) and isinstance(effect.then, e.Gain):
        return s.collects(seat, effect.then.good)
    return True


class InPrintedOrder(AnyOrder):
    """What an automaton gains, one after another. A player is asked about what is optional; a Rival of Uprising
    does it whenever it can."""

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, OrderFrame)
        if not self.waits(s, f):
            s.done()

    def waits(self, s: Imperium, f: OrderFrame) -> bool:
        """Carries out what is pending; True if something of it must be gone through or asked first."""
        while f.pending:
            item = f.pending[0]
            effect = deed(item)
            wanted = is_collected(effect) and is_wanted(s, f.seat, effect)
            if not wanted or not effect.doable(s, f.context(item)):
                tell_of(s, "left_out", f.seat, item)
                f.replace(0, ())
            elif effect.optional and s.players[f.seat].rival == NOTHING:
                s.ask(f.seat, self.kind, [FIRST_PART, PASS])
                return True
            else:
                depth, pending, told = len(s.stack), len(f.pending), events_told(s)
                self.carry_out(s, f, 0)
                if len(s.stack) != depth:
                    return True
                # Whatever happens is told, or waits now: otherwise it came to nothing.
                if events_told(s) == told and len(f.pending) < pending:
                    tell_of(s, "left_out", f.seat, item)
        return False

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, OrderFrame)
        if code == PASS:
            tell_of(s, "declined", f.seat, f.pending[0])
            f.replace(0, ())
        else:
            self.carry_out(s, f, 0)


def events_told(s: Imperium) -> int:
    return 0 if s.events is None else len(s.events)


def tell_of(s: Imperium, what: str, seat: int, item: Pending) -> None:
    """What became of something that the automaton, a Leader's or House Hagal itself, was to get."""
    if s.events is not None:
        leader = s.players[seat].leader
        whose = NOTHING if leader == NOTHING else LEADER + leader
        s.tell(what, seat, whose, item.effect.number, item.source, EVERYBODY)


# Steps of an automaton's turn
BEGIN: Final = 0
DRAW: Final = 1
SENT: Final = 2


class AutomatonTurn(InPrintedOrder):
    """An automaton's turn: it draws cards until one sends an Agent somewhere. It pays nothing, and what the space
    itself offers is ignored."""

    def __init__(self) -> None:
        super().__init__("automaton")

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return TurnFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, TurnFrame)
        if f.step == BEGIN:
            f.step = DRAW
            begin_drawing(s, f.seat)
        if self.waits(s, f):
            return
        if f.step == DRAW:
            if self.can_go(s, f):
                self.draw(s, f)
            else:
                # No card of the whole deck leads anywhere: no more turns this round.
                s.players[f.seat].revealed = True
                if s.events is not None:
                    s.tell("hagal_nowhere", f.seat, NOTHING, 0, NOTHING, EVERYBODY)
                self.end(s)
        else:
            self.arrive(s, f)
            self.end(s)

    def can_go(self, s: Imperium, f: Frame) -> bool:
        """Whether any card of the deck could be carried out."""
        automata = s.setup.automata
        assert automata is not None
        for card in automata.cards:
            errand = self.errand_of(s, f, s.content.hagal[card])
            if errand is not None and errand.spaces and self.space_for(s, f, errand)[1] == CARRIED_OUT:
                return True
        return False

    def draw(self, s: Imperium, f: Frame) -> None:
        card = draw_card(s, f.seat)
        order = s.content.hagal[card]
        errand = self.errand_of(s, f, order)
        if errand is None:
            note(s, f.seat, card, NOT_NOW, NOTHING)
            return
        if not errand.spaces:
            note(s, f.seat, card, CARRIED_OUT, NOTHING)
            s.add_pending(errand.effects, HAGAL + card, NOTHING)
            return
        space, outcome = self.space_for(s, f, errand)
        note(s, f.seat, card, outcome, space)
        if outcome == CARRIED_OUT:
            self.send(s, f, space)
            s.add_pending(errand.effects, HAGAL + card, NOTHING)

    def errand_of(self, s: Imperium, f: Frame, order: HagalCard) -> Errand | None:
        """The one that is there now: one half of a double card at most; of two deserts the richer, occupied or not
        (FAQ: never the other)."""
        best: Errand | None = None
        for errand in order.errands:
            if errand.when is not None and not errand.when.holds(s, f):
                continue
            if best is None or is_richer(s, errand.space_indices[0], best.space_indices[0]):
                best = errand
        return best

    def space_for(self, s: Imperium, f: Frame, errand: Errand) -> tuple[int, int]:
        """Where the errand leads, or what keeps it from; and what becomes of its card."""
        best = NOTHING
        at, obstacle = errand.space_indices[0], NO_SPICE
        for space in errand.space_indices:
            bonus = s.bonus_spice[space]
            if errand.harvest and bonus == 0:
                continue
            if (s.occupied() >> space) & 1:
                at, obstacle = space, OCCUPIED
            elif (s.closed_to(f.seat) >> space) & 1:
                at, obstacle = space, CLOSED
            elif best == NOTHING or is_richer(s, space, best):
                best = space
        return (best, CARRIED_OUT) if best != NOTHING else (at, obstacle)

    def send(self, s: Imperium, f: Frame, space: int) -> None:
        f.step = SENT
        s.turn.space = space
        player = s.players[f.seat]
        player.agents[player.agents.index(AT_LEADER)] = space
        pay_controller(s, s.content.spaces[space])
        alert_watchers(s, f.seat, s.content.spaces[space])

    def arrive(self, s: Imperium, f: Frame) -> None:
        """From a combat space: all troops recruited this turn, and two more."""
        player = s.players[f.seat]
        if not s.content.spaces[s.turn.space].combat:
            return
        if still_deploys(s, f.seat):
            s.deploy(f.seat, min(player.garrison, s.turn.recruited + GARRISON_LIMIT), NOTHING)
        elif s.events is not None:
            s.tell("expert_deployment", f.seat, NOTHING, 0, NOTHING, EVERYBODY)

    def end(self, s: Imperium) -> None:
        s.turn.kind = NO_TURN
        s.done()


def is_richer(s: Imperium, space: int, other: int) -> bool:
    """More bonus spice, or as much and more in all."""
    own, best = s.bonus_spice[space], s.bonus_spice[other]
    if own != best:
        return own > best
    return s.content.spaces[space].harvest > s.content.spaces[other].harvest


def still_deploys(s: Imperium, seat: int) -> bool:
    """Expert Deployment: no troops for a Conflict I or II in which it leads by so much already."""
    automata = s.setup.automata
    assert automata is not None
    lead = automata.deploys_after_lead
    if lead == 0 or s.content.conflicts[s.conflict].level == LAST_CONFLICTS:
        return True
    fighting = [player.units() if automata.lead_in_units else player.strength() for player in s.players]
    return fighting[seat] - max(fighting[:seat] + fighting[seat + 1 :]) < lead


# -- the deck


def begin_drawing(s: Imperium, seat: int) -> None:
    """What is drawn from now on is drawn by this automaton."""
    hagal = s.hagal
    assert hagal is not None
    hagal.seat = seat
    hagal.drawn = []


def draw_card(s: Imperium, seat: int) -> int:
    """The next card of House Hagal. An empty deck, or the card that says so: all its cards are shuffled anew."""
    hagal = s.hagal
    assert hagal is not None
    while True:
        if not hagal.deck:
            shuffle(s, seat)
        card = hagal.deck.pop()
        hagal.discard.append(card)
        s.barrier += 1
        if not s.content.hagal[card].reshuffle:
            return card
        note(s, seat, card, RESHUFFLED, NOTHING)
        shuffle(s, seat)


def shuffle(s: Imperium, seat: int) -> None:
    hagal = s.hagal
    assert hagal is not None
    hagal.deck = sorted(hagal.deck + hagal.discard)
    hagal.discard = []
    s.rng.shuffle(hagal.deck)
    if s.events is not None:
        s.tell("hagal_shuffle", seat, NOTHING, len(hagal.deck), NOTHING, EVERYBODY)


def note(s: Imperium, seat: int, card: int, outcome: int, space: int) -> None:
    """Everybody sees which card was drawn, and what becomes of it."""
    hagal = s.hagal
    assert hagal is not None
    hagal.drawn += [card, outcome, space]
    space = led_to(outcome, space)
    if s.events is not None:
        source = NOTHING if space == NOTHING else SPACE + space
        n = s.content.hagal[card].swords if outcome == FOR_SWORDS else space
        s.tell(f"hagal_{OUTCOMES[outcome]}", seat, HAGAL + card, n, source, EVERYBODY)


def led_to(outcome: int, space: int) -> int:
    """The space in question, of a card that was drawn: without bonus spice there is none."""
    return NOTHING if outcome == NO_SPICE else space


# -- the round


def has_turn(s: Imperium, seat: int) -> bool:
    player = s.players[seat]
    if player.revealed:
        return False
    automata = s.setup.automata
    if automata is None or not s.is_automaton(seat):
        return True
    if AT_LEADER not in player.agents:
        return False
    # Two players: House Hagal acts after each Agent turn of the first player, and only then.
    return not automata.follows or (s.active == s.first_player and s.turn.space != NOTHING)


def arm(s: Imperium) -> None:
    """At the start of a certain round the third Agent comes to all automata."""
    automata = s.setup.automata
    if automata is None or automata.third_agent != s.round:
        return
    for seat in range(s.setup.players, len(s.players)):
        player = s.players[seat]
        player.swordmaster = True
        player.agents.insert(0, AT_LEADER)
        if s.events is not None:
            s.tell("swordmaster", seat, NOTHING, 1, NOTHING, EVERYBODY)


def reveal_for_combat(s: Imperium) -> None:
    """Before Combat cards: each automaton with units in the Conflict draws a card for its swords."""
    automata = s.setup.automata
    if automata is None:
        return
    last = s.content.conflicts[s.conflict].level == LAST_CONFLICTS
    count = automata.combat_cards_in_last_conflicts if last else 1
    seat = s.first_player
    for _ in s.players:
        if s.is_automaton(seat) and s.players[seat].units() > 0:
            begin_drawing(s, seat)
            for _ in range(count):
                card = draw_card(s, seat)
                note(s, seat, card, FOR_SWORDS, NOTHING)
                s.gain(seat, SWORDS, s.content.hagal[card].swords, HAGAL + card)
        seat = s.left_of(seat)


# -- what automata buy


class BuyPoints(Do):
    """A Victory Point whenever it has the goods for it, each price by itself."""

    def __init__(self, prices: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.prices = prices  # good and number

    def start(self, s: Imperium, f: Frame) -> None:
        for good, n in self.prices:
            if has(s, f.seat, good) >= n:
                give(s, f.seat, good, n)
                s.gain(f.seat, VP, 1, NOTHING)


def has(s: Imperium, seat: int, good: int) -> int:
    player = s.players[seat]
    if good == INTRIGUE_CARDS:
        return len(player.intrigue)
    return player.solari if good == SOLARI else player.spice if good == SPICE else player.water


def give(s: Imperium, seat: int, good: int, n: int, source: int = NOTHING) -> None:
    """An automaton pays, for a point if no source is named; Intrigue cards, which it never plays, go to the discard
    pile for all to see."""
    if good != INTRIGUE_CARDS:
        s.pay(
            seat,
            n if good == SOLARI else 0,
            n if good == SPICE else 0,
            n if good == WATER else 0,
            source,
        )
        return
    s.barrier += 1
    for _ in range(n):
        hidden = s.players[seat].intrigue
        card = hidden[s.rng.below(len(hidden))]  # any of them: which ones it keeps is nobody's business
        s.players[seat].lose_intrigue(card, s.everybody())
        s.intrigue_discard.append(card)
        if s.events is not None:
            s.tell("discard_intrigue", seat, INTRIGUE + card, 1, NOTHING, EVERYBODY)


AUTOMATON_TURN: Final = AutomatonTurn()
AUTOMATON_REWARD: Final = InPrintedOrder("reward")
