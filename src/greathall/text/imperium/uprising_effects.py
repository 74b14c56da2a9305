"""How the effects that only Uprising knows are written."""

from __future__ import annotations

from typing import Any

from greathall.games.imperium import contracts as c
from greathall.games.imperium import sandworms as worms
from greathall.games.imperium import spies
from greathall.games.imperium import uprising_effects as u
from greathall.games.imperium.conditions import Condition, Count
from greathall.games.imperium.state import ALLIANCE_INFLUENCE
from greathall.games.imperium.tabletop import FLOW
from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS, ICONS, NOTHING, WILD
from greathall.kernel.machine import Effect
from greathall.text.effects import YOU, Clause, Voice, Writer, writes
from greathall.text.fluent import Value
from greathall.text.imperium.effects import (
    CONDITIONS,
    COUNTS,
    bonus,
    condition_met,
    if_liked,
    in_box,
    in_parts,
    joined,
    name,
    writes_plainly,
)

# -- Spies


@writes(spies.PlaceSpy)
def place_spy(w: Writer, effect: spies.PlaceSpy, voice: Voice) -> list[Clause]:
    args: dict[str, Value] = {"where": "any", "share": "yes" if effect.share else "no"}
    if effect.at_visit:
        args["where"] = "visit"
    elif effect.icons:
        icons = [name(w, "icon", id) for i, id in enumerate(ICONS) if (effect.icons >> i) & 1]
        args |= {"where": "icons", "icons": joined(w, "or", icons)}
    return [Clause(w.say("place-spy", voice, **args))]


@writes(u.UnseenNetwork)
def unseen_network(w: Writer, effect: u.UnseenNetwork, voice: Voice) -> list[Clause]:
    # Whether to pay is a question even if the whole is one of several options.
    after = YOU if voice.form == "option" else voice.after()
    clauses = [
        *place_spy(w, effect, voice),
        Clause(w.say("if-spy-at", voice, at="landsraad", then=w.phrase(effect.at_landsraad, after))),
        Clause(w.say("if-spy-at", voice, at="faction", then=w.phrase(effect.at_faction, after))),
    ]
    return [in_parts(w, clauses)] if voice.mood == "option" else clauses


@writes(spies.RecallSpies)
def recall_spies(w: Writer, effect: spies.RecallSpies, voice: Voice) -> list[Clause]:
    return [Clause(w.say("recall-spies", voice, n=effect.n))]


# -- sandworms, the Shield Wall, Maker spaces


@writes(worms.Sandworms)
def sandworms(w: Writer, effect: worms.Sandworms, voice: Voice) -> list[Clause]:
    # It matters that the Shield Wall may be removed before.
    return [Clause(w.say("sandworms", voice, n=effect.n), ordered=True)]


@writes(worms.RemoveShieldWall)
def remove_shield_wall(w: Writer, effect: worms.RemoveShieldWall, voice: Voice) -> list[Clause]:
    return [Clause(w.say("remove-shield-wall", if_liked(voice)))]


@writes(worms.HarvestSpice)
def harvest_spice(w: Writer, effect: worms.HarvestSpice, voice: Voice) -> list[Clause]:
    return bonus(w, "spice", voice, n=effect.n, more="no")


# -- contracts


@writes(c.TakeContract)
def take_contract(w: Writer, effect: c.TakeContract, voice: Voice) -> list[Clause]:
    return [Clause(w.say("take-contract", voice, n=c.SOLARI_INSTEAD))]


# -- joining effects


@writes(u.Lines)
def lines(w: Writer, effect: u.Lines, voice: Voice) -> list[Clause]:
    """Each arrow is a question of its own, even on a card that was played for it."""
    return in_box(w, effect.lines, voice._replace(pays=False))


@writes(u.Branch)
def branch(w: Writer, effect: u.Branch, voice: Voice) -> list[Clause]:
    own = voice.after() if voice.who == "each" and voice.mood != "option" else voice
    then, otherwise = (w.joined(in_box(w, effects, own)) for effects in (effect.then, effect.otherwise))
    text = w.say("branch", own, first=condition_met(w, effect.condition, then, own), then=otherwise)
    return [Clause(text if own is voice else w.say("do-this", voice, text=text))]


# -- cards


@writes(u.DiscardFor)
def discard_for(w: Writer, effect: u.DiscardFor, voice: Voice) -> list[Clause]:
    cost = w.say("discard", if_liked(voice) if effect.optional else voice, n=1)
    args: dict[str, Value] = {"cost": cost, "faction": FACTIONS[effect.faction]}
    args["bonus"] = w.phrase(effect.bonus, voice.after())
    if effect.then is None:
        return [Clause(w.say("discard-and", voice, **args))]
    return [Clause(w.say("discard-for", voice, then=w.phrase(effect.then, voice.after()), **args))]


@writes(u.TrashAnotherInPlay)
def trash_another_in_play(w: Writer, effect: u.TrashAnotherInPlay, voice: Voice) -> list[Clause]:
    return [Clause(w.say("trash-another-in-play", voice, faction=FACTIONS[effect.faction]))]


@writes(u.TrashFromHand)
def trash_from_hand(w: Writer, effect: u.TrashFromHand, voice: Voice) -> list[Clause]:
    faction = "any" if effect.faction == NOTHING else FACTIONS[effect.faction]
    return [Clause(w.say("trash-from-hand", voice, faction=faction, spice=effect.spice))]


@writes(u.AcquireExactly)
def acquire_exactly(w: Writer, effect: u.AcquireExactly, voice: Voice) -> list[Clause]:
    return [Clause(w.say("acquire-exactly", voice, n=effect.cost))]


@writes(u.AcquireForSolari)
def acquire_for_solari(w: Writer, effect: u.AcquireForSolari, voice: Voice) -> list[Clause]:
    return [Clause(w.say("acquire-for-solari", if_liked(voice)))]


@writes(u.AcquireCheap)
def acquire_cheap(w: Writer, effect: u.AcquireCheap, voice: Voice) -> list[Clause]:
    to = "worm" if effect.worm_to_hand else "discard"
    return [Clause(w.say("acquire-cheap", voice, n=effect.cost, to=to))]


# -- troops, battle icons


@writes(u.RetreatSome)
def retreat_some(w: Writer, effect: u.RetreatSome, voice: Voice) -> list[Clause]:
    choices = effect.most - effect.least + 1
    amount = "exactly" if choices == 1 else "or" if choices == 2 else "range"
    return [Clause(w.say("retreat-some", voice, amount=amount, least=effect.least, n=effect.most))]


@writes(u.FlipTrophy)
def flip_trophy(w: Writer, effect: u.FlipTrophy, voice: Voice) -> list[Clause]:
    icon, wild = (name(w, "battle", BATTLE_ICONS[icon]) for icon in (effect.icon, WILD))
    return [Clause(w.say("flip-trophy", voice, icon=icon, wild=wild))]


# -- leaders


@writes(u.OtherMemories)
def other_memories(w: Writer, effect: u.OtherMemories, voice: Voice) -> list[Clause]:
    return [Clause(w.say("other-memories", if_liked(voice)))]


def training_track(w: Writer, effect: u.Train) -> list[Clause]:
    """The steps of a leader's track, told where the leader is printed."""
    start, *steps = effect.steps
    clauses = [Clause(w.say("training-start", next=steps_ahead(w, start)))]
    for n, step in enumerate(steps, 1):
        reward = w.joined(in_box(w, step.reward))
        if step.next:
            clauses.append(Clause(w.say("training-step", n=n, reward=reward, next=steps_ahead(w, step))))
        else:
            clauses.append(Clause(w.say("training-last", n=n, reward=reward)))
    return clauses


def steps_ahead(w: Writer, step: u.TrainingStep) -> str:
    return joined(w, "or", [str(n) for n in step.next])


# -- effects that have one message each; in the voice of whoever does them, or worded for the player alone


def writes_simply(effect: type[Effect[Any]], id: str) -> None:
    @writes(effect)
    def write(w: Writer, effect: Effect[Any], voice: Voice) -> list[Clause]:
        return [Clause(w.say(id, voice))]


writes_simply(worms.TakeHooks, "take-hooks")
writes_simply(worms.CollectBonus, "collect-bonus")
writes_simply(u.TrashIntrigue, "trash-intrigue")
writes_simply(u.ReturnToHand, "return-to-hand")
writes_simply(u.RecallOther, "recall-other")
writes_simply(u.Remember, "remember")
writes_simply(u.Train, "train")

writes_plainly(spies.InfluenceWhereSpying, "influence-where-spying")
writes_plainly(c.CompleteContract, "complete-contract")
writes_plainly(u.LookAtThree, "look-at-three")
writes_plainly(u.DeployRecruits, "deploy-recruits")
writes_plainly(u.NoDeployment, "no-deployment")
writes_plainly(u.TroopWithEachCard, "troop-with-each-card")
writes_plainly(u.RepeatSpace, "repeat-space")


# -- conditions and counts


def tells_plainly(condition: type[Condition], id: str) -> None:
    """A condition without details."""

    def write(w: Writer, condition: Condition, voice: Voice) -> str:
        return w.say(id, voice)

    CONDITIONS[condition] = write


def tells_number(condition: type[Condition], id: str) -> None:
    """A condition that asks for so many of something."""

    def write(w: Writer, condition: Any, voice: Voice) -> str:
        return w.say(id, voice, n=condition.n)

    CONDITIONS[condition] = write


def if_flow_acquired(w: Writer, condition: u.FlowAcquired, voice: Voice) -> str:
    return w.say("if-flow-acquired", voice, card=name(w, "card", FLOW))


def if_in_shadow(w: Writer, condition: u.InAnothersShadow, voice: Voice) -> str:
    return w.say("if-in-shadow", voice, n=ALLIANCE_INFLUENCE)


tells_number(spies.SpiesPlaced, "if-spies-placed")
tells_plainly(spies.RecalledSpy, "if-recalled-spy")
tells_plainly(spies.SpyingOnMaker, "if-spying-on-maker")
tells_plainly(worms.HasHooks, "if-hooks")
tells_plainly(worms.WormInConflict, "if-worm")
tells_number(worms.UnitsInConflict, "if-units")
tells_number(worms.UnitsDeployed, "if-units-deployed")
tells_number(worms.StrengthAtLeast, "if-strength")
tells_plainly(worms.AtMaker, "if-at-maker")
tells_number(c.ContractsCompleted, "if-contracts")
tells_plainly(c.GainedSpice, "if-gained-spice")
tells_plainly(u.NoSeat, "if-no-seat")
tells_plainly(u.SeatAndSwordmaster, "if-seat-and-swordmaster")
tells_plainly(u.AtFactionSpace, "if-at-faction-space")
CONDITIONS[u.FlowAcquired] = if_flow_acquired
CONDITIONS[u.InAnothersShadow] = if_in_shadow


def counts_plainly(count: type[Count], id: str) -> None:
    def write(w: Writer, count: Count, text: str, voice: Voice) -> str:
        return w.say(id, voice, text=text)

    COUNTS[count] = write


def per_revealed(w: Writer, count: u.RevealedCards, text: str, voice: Voice) -> str:
    return w.say("per-revealed", voice, text=text, faction=FACTIONS[count.faction])


counts_plainly(worms.OwnSandworms, "per-sandworms")
counts_plainly(c.CompletedContracts, "per-contracts")
counts_plainly(u.OtherSwordCards, "per-sword-cards")
COUNTS[u.RevealedCards] = per_revealed
