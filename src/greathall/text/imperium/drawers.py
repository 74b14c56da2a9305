"""How the effects of the Dune games are drawn; whatever is not here is words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from greathall.games.imperium import card_effects as cards
from greathall.games.imperium import conditions as on
from greathall.games.imperium import contracts, spies, team_effects, troops
from greathall.games.imperium import effects as e
from greathall.games.imperium import influence as tracks
from greathall.games.imperium import sandworms as worms
from greathall.games.imperium.agents import RecallAgent, RecallOther
from greathall.games.imperium.players import TROOPS_IN_ALL
from greathall.games.imperium.printed import Space
from greathall.games.imperium.things import BATTLE_ICONS, EVERY_FACTION, FACTIONS, GOODS, NOTHING
from greathall.games.imperium.troops import RetreatSome
from greathall.kernel.machine import Effect
from greathall.text.effects import YOU, Clause, Voice
from greathall.text.fluent import texts
from greathall.text.imperium.effects import COUNTS, ImperiumWriter, in_box, name, space_of
from greathall.text.pieces import DRAWERS, Drawing, bonus, drawn, draws, group, icon, is_drawn, noun


class ImperiumDrawing(Drawing, ImperiumWriter):
    """Draws, and knows the board space that is printed beside an effect."""


@cache
def drawing(lang: str, space: Space | None = None, tracks: tuple[str, ...] = FACTIONS) -> ImperiumDrawing:
    return ImperiumDrawing(texts(lang), space, tracks)


# -- gains

GOODS_ICONS: Final = {"swords": "sword", "troops": "troop", "cards": "card"}


def good_icon(good: str, n: int) -> str:
    return icon(GOODS_ICONS.get(good, good), n)


@draws(e.Gain)
def gain(w: Drawing, effect: e.Gain, voice: Voice) -> Clause:
    marks = drawn(good_icon(GOODS[effect.good], effect.n))
    if effect.per is None:
        return Clause(marks, True)
    return Clause(COUNTS[type(effect.per)](w, effect.per, marks, voice))


@draws(e.Harvest)
def harvest(w: Drawing, effect: e.Harvest, voice: Voice) -> Clause | None:
    space = space_of(w)
    return None if space is None else Clause(drawn(icon("spice", space.harvest), icon("bonus_spice")), True)


@draws(e.TakeControl)
def take_control(w: Drawing, effect: e.TakeControl, voice: Voice) -> Clause:
    space = space_of(w)
    return Clause(drawn(icon("control"), "" if space is None else noun(name(w, "space", space.id))), True)


# -- influence


@draws(tracks.Influence)
def influence(w: Drawing, effect: tracks.Influence, voice: Voice) -> Clause | None:
    if effect.only_behind:
        return None
    if effect.factions == EVERY_FACTION:
        return bonus("influence_any", effect.n)
    icons = [icon(f"influence_{id}", effect.n) for i, id in enumerate(FACTIONS) if (effect.factions >> i) & 1]
    return Clause(drawn(*icons), True) if len(icons) == 1 else Clause(group("choose1", *icons))


@draws(tracks.VisitInfluence)
def visit_influence(w: Drawing, effect: tracks.VisitInfluence, voice: Voice) -> Clause:
    space = space_of(w)
    here = space is not None and space.faction != NOTHING
    return bonus(f"influence_{space.area}" if space and here else "influence_visit", effect.n)


@draws(tracks.LoseInfluence)
def lose_influence(w: Drawing, effect: tracks.LoseInfluence, voice: Voice) -> Clause:
    return bonus("influence_any", -effect.n)


# -- cards, troops, Spies, battle icons


@draws(spies.PlaceSpy)
def place_spy(w: Drawing, effect: spies.PlaceSpy, voice: Voice) -> Clause | None:
    return None if effect.at_visit or effect.icons or effect.share else bonus("place_spy")


@draws(troops.Retreat)
def retreat(w: Drawing, effect: troops.Retreat, voice: Voice) -> Clause | None:
    return None if effect.most >= TROOPS_IN_ALL else bonus("retreat", effect.most, "most")


@draws(RetreatSome)
def retreat_some(w: Drawing, effect: RetreatSome, voice: Voice) -> Clause | None:
    return bonus("retreat", effect.most) if effect.least == effect.most else None


@draws(troops.DeployTroops)
def deploy(w: Drawing, effect: troops.DeployTroops, voice: Voice) -> Clause | None:
    return None if effect.most >= TROOPS_IN_ALL else bonus("deploy", effect.most, "most")


@draws(troops.LoseDeployed)
def lose_deployed(w: Drawing, effect: troops.LoseDeployed, voice: Voice) -> Clause:
    return bonus("deployed", -effect.n)


@draws(troops.LoseGarrisoned)
def lose_garrisoned(w: Drawing, effect: troops.LoseGarrisoned, voice: Voice) -> Clause:
    return bonus("garrison", -effect.n)


@draws(cards.AcquireReserve)
def acquire_reserve(w: Drawing, effect: cards.AcquireReserve, voice: Voice) -> Clause:
    return Clause(drawn(icon("acquire"), noun(name(w, "card", effect.card))), True)


@draws(cards.FlipTrophy)
def flip_trophy(w: Drawing, effect: cards.FlipTrophy, voice: Voice) -> Clause:
    return bonus(BATTLE_ICONS[effect.icon])


# -- effects that are one icon each, with or without a number


def draws_icon(effect: type[Effect[Any]], id: str) -> None:
    DRAWERS[effect] = lambda w, effect, voice: bonus(id)


def draws_number(effect: type[Effect[Any]], id: str) -> None:
    DRAWERS[effect] = lambda w, effect, voice: bonus(id, effect.n)


draws_number(cards.DiscardCards, "discard")
draws_number(spies.RecallSpies, "recall_spy")
draws_number(worms.Sandworms, "sandworm")
draws_number(worms.HarvestSpice, "spice")
draws_number(team_effects.Reinforce, "reinforce")
draws_icon(team_effects.HireSwordmaster, "swordmaster")
draws_icon(team_effects.Trade, "trade")
draws_icon(cards.TrashCard, "trash")
draws_icon(cards.TrashThis, "trash_this")
draws_icon(cards.TrashIntrigue, "trash_intrigue")
draws_icon(tracks.InfluenceWithTwo, "influence_two")
draws_icon(e.TakeSeat, "council")
draws_icon(e.TakeSwordmaster, "swordmaster")
draws_icon(e.TakeMentat, "mentat")
draws_icon(e.StealIntrigue, "steal_intrigue")
draws_icon(e.UseSignet, "signet")
draws_icon(RecallAgent, "recall_agent")
draws_icon(RecallOther, "recall_agent")
draws_icon(worms.RemoveShieldWall, "shield_wall")
draws_icon(worms.TakeHooks, "maker_hooks")
draws_icon(worms.CollectBonus, "bonus_spice")
draws_icon(contracts.TakeContract, "contract")


# -- how effects hang together


@draws(e.Pay)
def pay(w: Drawing, effect: e.Pay, voice: Voice) -> Clause:
    goods = (("solari", effect.solari), ("spice", effect.spice), ("water", effect.water))
    paid = "".join(icon(good, n) for good, n in goods if n)
    deeds = [w.phrase(deed, voice.option()) for deed in effect.also]
    marks = drawn(paid, *(deed for deed in deeds if is_drawn(deed)))
    told = [deed for deed in deeds if not is_drawn(deed)]
    costs = ([marks] if marks.text else []) + told
    return Clause(group("pay", w.texts.listed(costs, "and-clause", "next-clause"), w.phrase(effect.then, YOU)))


@draws(e.If)
def when(w: Drawing, effect: e.If, voice: Voice) -> Clause | None:
    condition = condition_icons(effect.condition)
    return None if condition is None else Clause(group("if", condition, w.phrase(effect.then, voice)))


@draws(e.Branch)
def branch(w: Drawing, effect: e.Branch, voice: Voice) -> Clause | None:
    condition = condition_icons(effect.condition)
    if condition is None:
        return None
    then, otherwise = (w.joined(in_box(w, effects, voice)) for effects in (effect.then, effect.otherwise))
    return Clause(group("if", condition, then, otherwise))


@draws(e.MayDo)
def may(w: Drawing, effect: e.MayDo, voice: Voice) -> Clause | None:
    inner = w.phrase(effect.effect, YOU)
    return Clause(group("may", inner)) if is_drawn(inner) else None


@draws(e.EachOpponent)
def each_opponent(w: Drawing, effect: e.EachOpponent, voice: Voice) -> Clause | None:
    inner = w.phrase(effect.effect, YOU)
    return Clause(group("each", inner)) if is_drawn(inner) else None


@draws(e.OnRevealTurn)
def on_reveal_turn(w: Drawing, effect: e.OnRevealTurn, voice: Voice) -> Clause:
    return Clause(group("if", icon("reveal"), w.phrase(effect.effect, YOU)))


# -- conditions


def condition_icons(condition: on.Condition) -> str | None:
    draw = CONDITION_ICONS.get(type(condition))
    return None if draw is None else draw(condition)


def at_least(id: str) -> Callable[[Any], str]:
    return lambda condition: icon(id, condition.n, "least")


def simply(*ids: str) -> Callable[[Any], str]:
    return lambda condition: "".join(icon(id) for id in ids)


def alliance(condition: on.AllianceWith) -> str:
    return icon("alliance_any" if condition.faction == NOTHING else f"alliance_{FACTIONS[condition.faction]}")


CONDITION_ICONS: Final[dict[type[on.Condition], Callable[[Any], str]]] = {
    on.InfluenceWith: lambda c: icon(f"influence_{FACTIONS[c.faction]}", c.level, "least"),
    on.AllianceWith: alliance,
    on.AnotherInPlay: lambda c: icon(f"bond_{FACTIONS[c.faction]}"),
    on.CouncilSeat: simply("council"),
    on.MentatAtHome: simply("mentat"),
    spies.SpiesPlaced: at_least("spies"),
    spies.RecalledSpy: simply("recall_spy"),
    worms.HasHooks: simply("maker_hooks"),
    worms.WormInConflict: simply("sandworm"),
    worms.UnitsInConflict: at_least("units"),
    worms.UnitsDeployed: at_least("deploy"),
    worms.StrengthAtLeast: at_least("strength"),
    worms.AtMaker: simply("maker"),
    contracts.ContractsCompleted: at_least("contract_done"),
    on.SeatAndSwordmaster: simply("council", "swordmaster"),
    team_effects.HasSwordmaster: simply("swordmaster"),
}
