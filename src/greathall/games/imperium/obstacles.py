"""Why an effect cannot be carried out now: which of its conditions or costs is not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.imperium import card_effects as cards
from greathall.games.imperium import conditions as c
from greathall.games.imperium import contracts, sandworms, spies, troops
from greathall.games.imperium import effects as e
from greathall.games.imperium import influence as i
from greathall.games.imperium.agents import AtTurnStart, ExtraIcons, IgnoreEnemies, RecallAgent, RecallOther
from greathall.games.imperium.any_order import Lines
from greathall.games.imperium.leader_effects import OtherMemories, RepeatSpace, Train, UnseenNetwork
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import FLOW
from greathall.games.imperium.team_effects import (
    ContractsToAllies,
    EachAlly,
    HasSwordmaster,
    PayTogether,
    Reinforce,
    ToThroneRow,
    Trade,
)
from greathall.games.imperium.things import BATTLE_ICONS, CONTRACT, FACTIONS, NOTHING, TROOPS
from greathall.games.imperium.troops import RetreatSome
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE
from greathall.kernel.machine import Effect, Frame
from greathall.kernel.reasons import Facts, Why, because


def obstacles(s: Imperium, effect: Effect[Any], f: Frame) -> list[Why]:
    """What stands in its way; nothing if it can be done."""
    if effect.doable(s, f):
        return []
    if type(effect) in PLAIN:
        return because(PLAIN[type(effect)])
    explain = EXPLAINED.get(type(effect))
    return because("nothing") if explain is None else explain(s, effect, f)


def of_all(s: Imperium, effects: tuple[Effect[Any], ...], f: Frame) -> list[Why]:
    found: list[Why] = []
    for effect in effects:
        for why in obstacles(s, effect, f):
            if why not in found:
                found.append(why)
    return found


def unpaid(s: Imperium, seat: int, solari: int, spice: int, water: int) -> list[Why]:
    """The goods of a price that the player lacks."""
    player = s.players[seat]
    goods = (("solari", solari, player.solari), ("spice", spice, player.spice), ("water", water, player.water))
    return [Why("price", {"good": good, "n": n, "have": have}) for good, n, have in goods if have < n]


# -- effects made of others


def of_if(s: Imperium, effect: e.If, f: Frame) -> list[Why]:
    if not effect.condition.holds(s, f):
        return unmet(s, effect.condition, f)
    return obstacles(s, effect.then, f)


def of_line(s: Imperium, effect: e.Line, f: Frame) -> list[Why]:
    if not effect.box.condition.holds(s, f):
        return unmet(s, effect.box.condition, f)
    return obstacles(s, effect.effect, f)


def of_open_line(s: Imperium, effect: e.OpenLine, f: Frame) -> list[Why]:
    return obstacles(s, effect.effect, f)


def of_steps(s: Imperium, effect: e.All, f: Frame) -> list[Why]:
    return of_all(s, effect.steps, f)


def of_choices(s: Imperium, effect: e.OneOf, f: Frame) -> list[Why]:
    return of_all(s, effect.choices, f)


def of_lines(s: Imperium, effect: Lines, f: Frame) -> list[Why]:
    return of_all(s, effect.lines, f)


def of_may(s: Imperium, effect: e.MayDo, f: Frame) -> list[Why]:
    return obstacles(s, effect.effect, f)


def of_pay(s: Imperium, effect: e.Pay, f: Frame) -> list[Why]:
    cost = unpaid(s, f.seat, effect.solari, effect.spice, effect.water) + of_all(s, effect.also, f)
    return cost or obstacles(s, effect.then, f)


def of_turn_start(s: Imperium, effect: AtTurnStart, f: Frame) -> list[Why]:
    return because("turn_start") if s.turn.begun else obstacles(s, effect.effect, f)


# -- deeds


def of_gain(s: Imperium, effect: e.Gain, f: Frame) -> list[Why]:
    return because("supply_empty" if effect.good == TROOPS else "nothing_counts")


def of_influence(s: Imperium, effect: i.Influence, f: Frame) -> list[Why]:
    return because("nobody_ahead" if effect.only_behind else "track_full")


def of_losing_influence(s: Imperium, effect: i.LoseInfluence, f: Frame) -> list[Why]:
    return [Why("influence_to_lose", {"n": effect.n, "have": i.influence_to_lose(s, f.seat)})]


def of_discarding(s: Imperium, effect: cards.DiscardCards, f: Frame) -> list[Why]:
    return [Why("cards_in_hand", {"n": effect.n, "have": len(s.players[f.seat].hand)})]


def of_faction_card(s: Imperium, effect: Any, f: Frame) -> list[Why]:
    """No card of a faction (or none at all) in the discard pile, in play or in hand."""
    where = "hand"
    if isinstance(effect, cards.TakeFromDiscard):
        where = "discard"
    elif isinstance(effect, cards.TrashAnotherInPlay):
        where = "in_play"
    faction: int = effect.faction
    return [Why("no_card_in", {"where": where, "faction": faction_id(faction)})]


def of_leaving_conflict(s: Imperium, effect: Any, f: Frame) -> list[Why]:
    least = 1
    if isinstance(effect, troops.LoseDeployed):
        least = effect.n
    elif isinstance(effect, RetreatSome):
        least = effect.least
    return [Why("troops_in_conflict", {"n": least, "have": s.army(f.seat).deployed})]


def of_deploying(s: Imperium, effect: troops.DeployTroops, f: Frame) -> list[Why]:
    return because("garrison_empty" if s.may_deploy(f.seat) else "no_deploying")


def of_worms(s: Imperium, effect: sandworms.Sandworms, f: Frame) -> list[Why]:
    if not s.may_summon(f.seat):
        return because("no_worms_for_side")
    return because("shield_wall" if s.worms_banned() else "no_deploying")


def of_recalling_spies(s: Imperium, effect: spies.RecallSpies, f: Frame) -> list[Why]:
    return [Why("spies", {"n": effect.n, "have": len(s.players[f.seat].spies)})]


def of_completing(s: Imperium, effect: contracts.CompleteContract, f: Frame) -> list[Why]:
    harvest = s.content.contracts[f.source - CONTRACT].harvest
    return [Why("spice_this_turn", {"n": harvest, "have": s.turn.spice})]


def of_flipping(s: Imperium, effect: cards.FlipTrophy, f: Frame) -> list[Why]:
    return [Why("no_battle_icon", {"battle": BATTLE_ICONS[effect.icon]})]


def of_paying_together(s: Imperium, effect: PayTogether, f: Frame) -> list[Why]:
    together = s.players[f.seat].spice + sum(s.players[ally].spice for ally in s.seating.allies(f.seat))
    if together < effect.spice:
        return [Why("no_spice_together", {"n": effect.spice, "have": together})]
    return obstacles(s, effect.then, f)


def of_each_ally(s: Imperium, effect: EachAlly, f: Frame) -> list[Why]:
    return of_all(s, (effect.effect,), effect.context(f, s.fighting_allies(f.seat)[0]))


EXPLAINED: Final[dict[type, Callable[[Imperium, Any, Frame], list[Why]]]] = {
    e.If: of_if,
    e.Line: of_line,
    e.OpenLine: of_open_line,
    e.All: of_steps,
    e.OneOf: of_choices,
    Lines: of_lines,
    e.MayDo: of_may,
    e.Pay: of_pay,
    AtTurnStart: of_turn_start,
    e.Gain: of_gain,
    i.Influence: of_influence,
    i.LoseInfluence: of_losing_influence,
    cards.DiscardCards: of_discarding,
    cards.TakeFromDiscard: of_faction_card,
    cards.TrashAnotherInPlay: of_faction_card,
    cards.TrashFromHand: of_faction_card,
    troops.Retreat: of_leaving_conflict,
    troops.LoseDeployed: of_leaving_conflict,
    RetreatSome: of_leaving_conflict,
    troops.DeployTroops: of_deploying,
    sandworms.Sandworms: of_worms,
    spies.RecallSpies: of_recalling_spies,
    contracts.CompleteContract: of_completing,
    cards.FlipTrophy: of_flipping,
    PayTogether: of_paying_together,
    EachAlly: of_each_ally,
}

# What is wrong with these if they cannot be done goes without numbers.
PLAIN: Final[dict[type, str]] = {
    e.DoubleHarvest: "no_harvest",
    e.TakeMentat: "mentat_away",
    i.VisitInfluence: "no_faction_space",
    i.SecretInfluence: "tokens_used",
    cards.TrashCard: "no_card",
    cards.TrashThis: "card_gone",
    cards.ReturnToHand: "card_gone",
    cards.AcquireReserve: "stack_empty",
    cards.AcquireFree: "no_such_card",
    cards.AcquireCheap: "no_such_card",
    cards.AcquireExactly: "no_such_card",
    cards.AcquireForSolari: "no_such_card",
    cards.Manipulate: "row_empty",
    cards.Snoop: "deck_empty",
    cards.LookAtThree: "deck_small",
    cards.DiscardFor: "hand_empty",
    cards.TrashIntrigue: "no_intrigue",
    troops.RecruitToConflict: "supply_empty",
    troops.DoubleCross: "no_enemy_troops",
    ExtraIcons: "before_agent",
    IgnoreEnemies: "before_agent",
    RecallAgent: "no_agent_sent",
    RecallOther: "no_agent_out",
    sandworms.RemoveShieldWall: "wall_gone",
    spies.PlaceSpy: "no_post",
    UnseenNetwork: "no_post",
    spies.InfluenceWhereSpying: "spies_on_no_faction",
    OtherMemories: "turned_over",
    RepeatSpace: "space_first",
    Train: "trained",
    ContractsToAllies: "no_contract_left",
    Reinforce: "supply_empty",
    ToThroneRow: "no_row_card",
    Trade: "nothing_to_trade",
}


# -- conditions


def faction_id(faction: int) -> str:
    return "any" if faction == NOTHING else FACTIONS[faction]


def unmet(s: Imperium, condition: c.Condition, f: Frame) -> list[Why]:
    if type(condition) in PLAIN_CONDITIONS:
        return because(PLAIN_CONDITIONS[type(condition)])
    explain = CONDITIONS.get(type(condition))
    return because("nothing") if explain is None else [explain(s, condition, f)]


def too_little_influence(s: Imperium, seat: int, faction: int, n: int) -> Why:
    """The faction by the track that its icon means here; for a Commander it may mean two."""
    facts: Facts = {"faction": s.content.track(faction), "n": n, "have": s.level(seat, faction)}
    own = s.own_track(seat, 1 << faction)
    if own == NOTHING:
        return Why("influence", facts)
    return Why("influence_either", facts | {"own": s.content.track(own)})


def without_influence(s: Imperium, condition: c.InfluenceWith, f: Frame) -> Why:
    return too_little_influence(s, f.seat, condition.faction, condition.level)


def without_alliance(s: Imperium, condition: c.AllianceWith, f: Frame) -> Why:
    if condition.faction == NOTHING:
        return Why("alliance", {"faction": "any"})
    own = s.own_track(f.seat, 1 << condition.faction)
    return Why("alliance", {"faction": s.content.track(condition.faction if own == NOTHING else own)})


def without_another(s: Imperium, condition: c.AnotherInPlay, f: Frame) -> Why:
    return Why("no_bond", {"faction": FACTIONS[condition.faction]})


def without_copies(s: Imperium, condition: c.OwnCopies, f: Frame) -> Why:
    have = c.own_copies(s, s.players[f.seat], condition.card)
    return Why("copies", {"card": condition.card, "n": condition.n, "have": have})


def without_most(s: Imperium, condition: c.MostCopies, f: Frame) -> Why:
    return Why("most_copies", {"card": condition.card})


def without_tracks(s: Imperium, condition: c.TracksAt, f: Frame) -> Why:
    have = c.tracks_at(s, f.seat, condition.level)
    return Why("tracks", {"n": condition.level, "tracks": condition.tracks, "have": have})


def without_contracts(s: Imperium, condition: contracts.ContractsCompleted, f: Frame) -> Why:
    return Why("contracts", {"n": condition.n, "have": len(s.players[f.seat].completed)})


def without_units(s: Imperium, condition: sandworms.UnitsInConflict, f: Frame) -> Why:
    return Why("units", {"n": condition.n, "have": s.army(f.seat).units()})


def without_deployed(s: Imperium, condition: sandworms.UnitsDeployed, f: Frame) -> Why:
    return Why(
        "units_this_turn", {"n": condition.n, "have": s.turn.units if s.fights_now(s.fighters[f.seat]) else 0}
    )


def without_strength(s: Imperium, condition: sandworms.StrengthAtLeast, f: Frame) -> Why:
    return Why("strength", {"n": condition.n, "have": s.army(f.seat).strength()})


def without_spies(s: Imperium, condition: spies.SpiesPlaced, f: Frame) -> Why:
    return Why("spies", {"n": condition.n, "have": len(s.players[f.seat].spies)})


def without_flow(s: Imperium, condition: c.FlowAcquired, f: Frame) -> Why:
    return Why("flow", {"card": FLOW})


def without_shadow(s: Imperium, condition: c.InAnothersShadow, f: Frame) -> Why:
    return Why("shadow", {"n": ALLIANCE_INFLUENCE})


CONDITIONS: Final[dict[type, Callable[[Imperium, Any, Frame], Why]]] = {
    c.InfluenceWith: without_influence,
    c.AllianceWith: without_alliance,
    c.AnotherInPlay: without_another,
    c.OwnCopies: without_copies,
    c.MostCopies: without_most,
    c.TracksAt: without_tracks,
    contracts.ContractsCompleted: without_contracts,
    sandworms.UnitsInConflict: without_units,
    sandworms.UnitsDeployed: without_deployed,
    sandworms.StrengthAtLeast: without_strength,
    spies.SpiesPlaced: without_spies,
    c.FlowAcquired: without_flow,
    c.InAnothersShadow: without_shadow,
}

PLAIN_CONDITIONS: Final[dict[type, str]] = {
    c.CouncilSeat: "no_seat",
    c.MentatAtHome: "mentat_away",
    contracts.GainedSpice: "no_spice_gained",
    sandworms.HasHooks: "no_hooks",
    sandworms.WormInConflict: "no_worm",
    sandworms.AtMaker: "not_at_maker",
    spies.RecalledSpy: "no_spy_recalled",
    spies.SpyingOnMaker: "spies_on_no_maker",
    c.NoSeat: "has_seat",
    c.SeatAndSwordmaster: "seat_and_swordmaster",
    c.AtFactionSpace: "no_faction_space",
    HasSwordmaster: "no_swordmaster_token",
}
