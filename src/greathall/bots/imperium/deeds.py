"""What each deed of the original is worth, by its class; `uprising.py` has those that Uprising adds."""

from __future__ import annotations

from typing import Any

from greathall.bots.imperium.worth import COUNTS, HOPES, WORTHLESS, WORTHS, Hope, Judge
from greathall.games.imperium import agents as a
from greathall.games.imperium import card_effects as c
from greathall.games.imperium import conditions as when
from greathall.games.imperium import effects as e
from greathall.games.imperium import influence as i
from greathall.games.imperium import troops as t
from greathall.games.imperium.any_order import AnyOrder
from greathall.games.imperium.automata import AutomatonTurn, InPrintedOrder
from greathall.games.imperium.effects import COUNCIL_PERSUASION
from greathall.games.imperium.players import UNDECIDED
from greathall.games.imperium.printed import STARTER
from greathall.games.imperium.rounds import ROUND
from greathall.games.imperium.tabletop import MENTAT_HOME
from greathall.games.imperium.things import CARD, FACTIONS, NOTHING
from greathall.games.imperium.turns import PLAYER_TURN
from greathall.games.imperium.verbs.cards import TOP_OR_DISCARD
from greathall.games.imperium.verbs.intrigue import LAY_AWAY
from greathall.kernel.machine import Effect
from greathall.kernel.triggers import Window

# -- effects that hold others


def choose_two(j: Judge, effect: e.ChooseTwo) -> float:
    return best_two([j.worth(choice) for choice in effect.choices])


def best_two(worths: list[float]) -> float:
    first = 0.0
    second = 0.0
    for worth in worths:
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return first + second


def line(j: Judge, effect: e.Line) -> float:
    return j.worth(effect.effect) * j.chance(effect.box.condition)


def open_line(j: Judge, effect: e.OpenLine) -> float:
    return j.worth(effect.effect)


def may_do(j: Judge, effect: e.MayDo) -> float:
    return max(0.0, j.worth(effect.effect))


def at_turn_start(j: Judge, effect: a.AtTurnStart) -> float:
    return j.worth(effect.effect)


def on_reveal_turn(j: Judge, effect: e.OnRevealTurn) -> float:
    return j.worth(effect.effect)


def each_opponent(j: Judge, effect: e.EachOpponent) -> float:
    return j.taste.hurt * j.card * len(j.s.seating.opponents(j.seat))


def use_signet(j: Judge, effect: e.UseSignet) -> float:
    return j.all(j.s.leader(j.seat).signet)


# -- spaces


def harvest(j: Judge, effect: e.Harvest) -> float:
    if j.planning or j.here() < 0:
        return 2 * j.spice
    spice = j.s.content.spaces[j.here()].harvest + j.s.bonus_spice[j.here()]
    if j.s.leader(j.seat).harvest_draws:
        return (spice - 1) * j.spice + j.card
    return spice * j.spice


def double_harvest(j: Judge, effect: e.DoubleHarvest) -> float:
    if j.planning or j.here() < 0:
        return 2 * j.spice
    return j.s.content.spaces[j.here()].harvest * j.spice


def take_seat(j: Judge, effect: e.TakeSeat) -> float:
    return j.taste.council * COUNCIL_PERSUASION * j.persuasion * (j.rounds + 1)


def take_swordmaster(j: Judge, effect: e.TakeSwordmaster) -> float:
    return j.taste.agent * j.rounds + j.agent_now()


def take_mentat(j: Judge, effect: e.TakeMentat) -> float:
    return j.agent_now() if j.s.mentat == MENTAT_HOME else 0.0


def mentat_next_round(j: Judge, effect: e.MentatNextRound) -> float:
    return j.taste.agent * j.later


def take_control(j: Judge, effect: e.TakeControl) -> float:
    return j.taste.control * j.later


def steal_intrigue(j: Judge, effect: e.StealIntrigue) -> float:
    rich = 0
    for seat in j.s.seating.opponents(j.seat):
        if len(j.s.players[seat].intrigue) >= e.STEAL_FROM:
            rich += 1
    return j.intrigue * rich


# -- Agents


def recall_agent(j: Judge, effect: a.RecallAgent) -> float:
    return j.agent_now()


def extra_icons(j: Judge, effect: a.ExtraIcons) -> float:
    return better_visit(j, effect.icons, False)


def ignore_enemies(j: Judge, effect: a.IgnoreEnemies) -> float:
    return better_visit(j, 0, True)


def better_visit(j: Judge, extra_icons: int, ignores_enemies: bool) -> float:
    """By how much help with icons or enemies makes this turn's Agent do more."""
    if j.planning:
        return j.taste.gambit
    if j.s.turn.kind != UNDECIDED:
        return 0.0
    return j.best_visit(extra_icons, ignores_enemies) - j.best_visit(0, False) - j.taste.gambit


def trick(j: Judge, effect: Effect[Any]) -> float:
    return j.taste.trick


# -- influence


def influence(j: Judge, effect: i.Influence) -> float:
    best = 0.0
    for faction in range(len(FACTIONS)):
        if (effect.factions >> faction) & 1:
            best = max(best, j.rise(faction, effect.n))
    own = j.s.own_track(j.seat, effect.factions)
    return best if own == NOTHING else max(best, j.rise(own, effect.n))


def influence_with_two(j: Judge, effect: i.InfluenceWithTwo) -> float:
    return best_two([j.rise(track, 1) for track in i.tracks_of(j.s, j.seat)])


def visit_influence(j: Judge, effect: i.VisitInfluence) -> float:
    if j.here() < 0 or j.s.content.spaces[j.here()].faction == NOTHING:
        return j.taste.first_step
    return j.rise(j.s.content.spaces[j.here()].faction, effect.n)


def secret_influence(j: Judge, effect: i.SecretInfluence) -> float:
    total = 0.0
    for faction in j.me.tokens:
        total += j.rise(faction, 1)
    return total


def lose_influence(j: Judge, effect: i.LoseInfluence) -> float:
    return -j.least_loss() * effect.n


# -- troops: in a Conflict they are worth what they win there


def deploy_troops(j: Judge, effect: t.DeployTroops) -> float:
    if j.planning or j.s.conflict == NOTHING:
        return j.troop
    return j.sending(j.best_sending(min(effect.most, j.army.garrison)))


def recruit_to_conflict(j: Judge, effect: t.RecruitToConflict) -> float:
    if j.planning or j.s.conflict == NOTHING:
        return j.troop
    n = min(effect.n, j.army.supply)
    return n * j.troop + j.sending(j.best_sending(n))


def retreat(j: Judge, effect: t.Retreat) -> float:
    if j.planning or j.s.conflict == NOTHING:
        return j.troop
    return j.sending(-j.best_retreat(effect.most))


def lose_deployed(j: Judge, effect: t.LoseDeployed) -> float:
    if j.planning or j.s.conflict == NOTHING:
        return -effect.n * j.troop
    return j.sending(-effect.n) - effect.n * j.troop if j.army.deployed >= effect.n else 0.0


def double_cross(j: Judge, effect: t.DoubleCross) -> float:
    """A troop from the supply, and one less for an opponent."""
    if j.planning or j.s.conflict == NOTHING:
        return j.troop
    return j.sending(1 if j.army.supply > 0 else 0) + j.troop + j.taste.trick


def lose_garrisoned(j: Judge, effect: t.LoseGarrisoned) -> float:
    return -j.troop * effect.n


# -- cards


def discard_cards(j: Judge, effect: c.DiscardCards) -> float:
    return -j.card * effect.n


def trash_card(j: Judge, effect: c.TrashCard) -> float:
    if j.planning:
        return j.taste.thinner
    best = j.riddance()
    for card in j.me.hand:
        best = max(best, j.trashed(card) - j.in_hand(card))
    return max(0.0, best) if effect.optional else best


def trash_this(j: Judge, effect: c.TrashThis) -> float:
    if j.planning:
        return -j.taste.used_up
    return j.trashed(j.source() - CARD) if j.source() >= CARD else 0.0


def take_from_discard(j: Judge, effect: c.TakeFromDiscard) -> float:
    return j.card + j.taste.trick if j.planning or j.doable(effect) else 0.0


def acquire_reserve(j: Judge, effect: c.AcquireReserve) -> float:
    return j.bought(j.s.content.card_index[effect.card])


def acquire_free(j: Judge, effect: c.AcquireFree) -> float:
    best = best_card(j, j.s.buyable(), 0, effect.cost)
    return best + j.taste.trick if effect.to == "deck" else best


def best_card(j: Judge, cards: list[int], least: int, most: int) -> float:
    """The best of these cards that has such a cost."""
    best = 0.0
    for card in cards:
        if least <= j.s.content.cards[card].cost <= most:
            best = max(best, j.bought(card))
    return best


def snoop(j: Judge, effect: c.Snoop) -> float:
    return j.card + j.taste.trash


def reshuffle(j: Judge, effect: c.Reshuffle) -> float:
    """What was acquired and lies in the discard pile comes sooner."""
    acquired = 0
    for card in j.me.discard:
        if j.s.content.cards[card].kind != STARTER:
            acquired += 1
    return j.taste.sooner * acquired


WORTHS.update(
    {
        e.Line: line,
        e.OpenLine: open_line,
        e.ChooseTwo: choose_two,
        e.MayDo: may_do,
        a.AtTurnStart: at_turn_start,
        e.OnRevealTurn: on_reveal_turn,
        e.EachOpponent: each_opponent,
        e.UseSignet: use_signet,
        e.Harvest: harvest,
        e.DoubleHarvest: double_harvest,
        e.TakeSeat: take_seat,
        e.TakeSwordmaster: take_swordmaster,
        e.TakeMentat: take_mentat,
        e.MentatNextRound: mentat_next_round,
        e.TakeControl: take_control,
        e.StealIntrigue: steal_intrigue,
        a.RecallAgent: recall_agent,
        a.ExtraIcons: extra_icons,
        a.IgnoreEnemies: ignore_enemies,
        a.CloseSpace: trick,
        i.Influence: influence,
        i.InfluenceWithTwo: influence_with_two,
        i.VisitInfluence: visit_influence,
        i.SecretInfluence: secret_influence,
        i.LoseInfluence: lose_influence,
        t.DeployTroops: deploy_troops,
        t.RecruitToConflict: recruit_to_conflict,
        t.Retreat: retreat,
        t.LoseDeployed: lose_deployed,
        t.DoubleCross: double_cross,
        t.LoseGarrisoned: lose_garrisoned,
        c.DiscardCards: discard_cards,
        c.TrashCard: trash_card,
        c.TrashThis: trash_this,
        c.TakeFromDiscard: take_from_discard,
        c.AcquireReserve: acquire_reserve,
        c.AcquireFree: acquire_free,
        c.AcquireToDeck: trick,
        c.CheaperFlow: trick,
        c.Manipulate: trick,
        c.Snoop: snoop,
        c.Reshuffle: reshuffle,
    }
)

WORTHLESS.update(
    {
        a.SkipTurn: "it only leaves the choice of spaces to others",
        type(ROUND): "a frame of the machine: nothing printed asks for it",
        type(TOP_OR_DISCARD): "a frame of the machine: acquiring is judged where it is done",
        type(LAY_AWAY): "a frame of the machine: the card was judged when it was played",
        type(PLAYER_TURN): "a frame of the machine: what it brings is what is done in it",
        AnyOrder: "a frame of the machine: its effects are judged one by one",
        AutomatonTurn: "a frame of the machine: no player takes it",
        InPrintedOrder: "a frame of the machine: an automaton gains, not the player who is asked",
        Window: "a frame of the machine: the cards for it are judged one by one",
    }
)

HOPES.update(
    {
        when.InfluenceWith: Hope(0.5, lasts=True),
        when.AllianceWith: Hope(0.4, lasts=True),
        when.AnotherInPlay: Hope(0.5),
        when.CouncilSeat: Hope(0.4, lasts=True),
        when.MentatAtHome: Hope(0.5),
        when.OwnCopies: Hope(0.3, lasts=True),
        when.MostCopies: Hope(0.3),
        when.TracksAt: Hope(0.3, lasts=True),
    }
)

COUNTS.update({when.CardsInPlay: 1.5})
