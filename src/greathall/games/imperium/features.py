"""What an effect brings, as numbers: read off its parts, whatever card or space it stands on."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium import agents as a
from greathall.games.imperium import card_effects as c
from greathall.games.imperium import contracts as k
from greathall.games.imperium import effects as e
from greathall.games.imperium import influence as i
from greathall.games.imperium import leader_effects as l
from greathall.games.imperium import sandworms as w
from greathall.games.imperium import spies as p
from greathall.games.imperium import team_effects as m
from greathall.games.imperium import troops as t
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.things import FACTIONS, GOODS
from greathall.kernel.machine import Effect
from greathall.kernel.observe import byte, one_of

DEEDS: Final = (
    *GOODS,
    *(f"influence_{faction}" for faction in FACTIONS),
    "pays_solari",
    "pays_spice",
    "pays_water",
    "conditional",
    "counted",
    "is_choice",
    "harvests",
    "trashes",
    "trashes_this",
    "discards",
    "acquires",
    "looks",
    "loses_influence",
    "loses_troops",
    "deploys",
    "retreats",
    "sandworms",
    "hooks",
    "shield_wall",
    "places_spy",
    "recalls_spy",
    "recalls_agent",
    "more_spaces",
    "contract",
    "council",
    "swordmaster",
    "mentat",
    "control",
    "signet",
    "hurts",
    "other",
)
DEED: Final = one_of(DEEDS)
INFLUENCE: Final = len(GOODS)
PAYS: Final = INFLUENCE + len(FACTIONS)
NONE: Final = bytes(len(DEEDS))

# What a class does, beside its parts.
BY_CLASS: Final[dict[type, str]] = {
    e.Harvest: "harvests",
    e.DoubleHarvest: "harvests",
    w.HarvestSpice: "harvests",
    w.CollectBonus: "harvests",
    e.TakeSeat: "council",
    e.TakeSwordmaster: "swordmaster",
    m.HireSwordmaster: "swordmaster",
    e.TakeMentat: "mentat",
    e.MentatNextRound: "mentat",
    e.TakeControl: "control",
    e.UseSignet: "signet",
    e.StealIntrigue: "hurts",
    e.EachOpponent: "hurts",
    t.DoubleCross: "hurts",
    a.CloseSpace: "hurts",
    e.If: "conditional",
    e.Branch: "conditional",
    e.OneOf: "is_choice",
    e.ChooseTwo: "is_choice",
    a.RecallAgent: "recalls_agent",
    a.RecallOther: "recalls_agent",
    a.ExtraIcons: "more_spaces",
    a.IgnoreEnemies: "more_spaces",
    c.TrashCard: "trashes",
    c.TrashFromHand: "trashes",
    c.TrashAnotherInPlay: "trashes",
    c.TrashIntrigue: "trashes",
    c.TrashThis: "trashes_this",
    c.DiscardCards: "discards",
    c.DiscardFor: "discards",
    c.AcquireReserve: "acquires",
    c.AcquireFree: "acquires",
    c.AcquireExactly: "acquires",
    c.AcquireForSolari: "acquires",
    c.AcquireCheap: "acquires",
    c.Manipulate: "acquires",
    c.Snoop: "looks",
    c.LookAtThree: "looks",
    i.LoseInfluence: "loses_influence",
    t.LoseDeployed: "loses_troops",
    t.LoseGarrisoned: "loses_troops",
    t.DeployTroops: "deploys",
    t.RecruitToConflict: "deploys",
    t.DeployRecruits: "deploys",
    t.Retreat: "retreats",
    t.RetreatSome: "retreats",
    w.Sandworms: "sandworms",
    w.TakeHooks: "hooks",
    w.RemoveShieldWall: "shield_wall",
    p.PlaceSpy: "places_spy",
    l.UnseenNetwork: "places_spy",
    p.RecallSpies: "recalls_spy",
    k.TakeContract: "contract",
    m.ContractsToAllies: "contract",
}


def deeds(effects: Effects) -> list[int]:
    """The numbers of some effects together, in the order of DEEDS."""
    found = [0] * len(DEEDS)
    for effect in effects:
        count(effect, found)
    return [byte(n) for n in found]


def count(effect: Effect[Any], found: list[int]) -> None:
    """Adds what an effect brings; of a choice, the most of everything that could be had."""
    before = sum(found)
    name = BY_CLASS.get(type(effect))
    if name is not None:
        found[DEED[name]] += 1
    if isinstance(effect, e.Gain):
        found[effect.good] += effect.n
        found[DEED["counted"]] += effect.per is not None
    elif isinstance(effect, e.Pay):
        found[PAYS] += effect.solari
        found[PAYS + 1] += effect.spice
        found[PAYS + 2] += effect.water
    elif isinstance(effect, i.Influence):
        rise(found, effect.factions, effect.n)
    elif isinstance(effect, (i.VisitInfluence, i.InfluenceWithTwo, i.SecretInfluence, p.InfluenceWhereSpying)):
        rise(found, (1 << len(FACTIONS)) - 1, 1)
    if isinstance(effect, (e.OneOf, e.ChooseTwo)):
        for n, most in enumerate(zip(*(deeds((choice,)) for choice in effect.choices), strict=True)):
            found[n] += max(most)
    elif not isinstance(effect, e.EachOpponent):
        for part in inner(effect):
            count(part, found)
    if sum(found) == before:
        found[DEED["other"]] += 1


def inner(effect: Effect[Any]) -> Effects:
    """The effects inside, each once."""
    if isinstance(effect, e.If):
        return (effect.then,)  # the lines of a box are those of `then` again
    if isinstance(effect, e.OpenLine):
        return (effect.effect,)
    return effect.parts()


def rise(found: list[int], factions: int, n: int) -> None:
    for faction in range(len(FACTIONS)):
        if (factions >> faction) & 1:
            found[INFLUENCE + faction] += n
