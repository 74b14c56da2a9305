"""How the deeds of the Dune games are written, by subject. Those of one card alone have one message each."""

from __future__ import annotations

from greathall.games.imperium import contracts as c
from greathall.games.imperium import sandworms as worms
from greathall.games.imperium import spies
from greathall.games.imperium.agents import (
    AtTurnStart,
    CloseSpace,
    ExtraIcons,
    IgnoreEnemies,
    RecallAgent,
    RecallOther,
    SkipTurn,
)
from greathall.games.imperium.card_effects import (
    AcquireCheap,
    AcquireExactly,
    AcquireForSolari,
    AcquireFree,
    AcquireReserve,
    AcquireToDeck,
    CheaperFlow,
    DiscardCards,
    DiscardFor,
    FlipTrophy,
    LookAtThree,
    Manipulate,
    Reshuffle,
    ReturnToHand,
    Snoop,
    TakeFromDiscard,
    TrashAnotherInPlay,
    TrashCard,
    TrashFromHand,
    TrashIntrigue,
    TrashThis,
)
from greathall.games.imperium.influence import (
    Influence,
    InfluenceWithTwo,
    LoseInfluence,
    SecretInfluence,
    VisitInfluence,
)
from greathall.games.imperium.leader_effects import (
    OtherMemories,
    Remember,
    RepeatSpace,
    Train,
    TrainingStep,
    UnseenNetwork,
)
from greathall.games.imperium.team_effects import (
    ActivatedAlly,
    ContractsToAllies,
    EachAlly,
    HireSwordmaster,
    PayTogether,
    Reinforce,
    ToThroneRow,
    Trade,
)
from greathall.games.imperium.things import BATTLE_ICONS, EVERY_FACTION, FACTIONS, ICONS, NOTHING, WILD
from greathall.games.imperium.troops import (
    DeployRecruits,
    DeployTroops,
    DoubleCross,
    LoseDeployed,
    LoseGarrisoned,
    NoDeployment,
    RecruitToConflict,
    Retreat,
    RetreatSome,
    TroopWithEachCard,
)
from greathall.text.effects import YOU, Clause, Voice, Writer, writes
from greathall.text.fluent import Phrase, Value
from greathall.text.imperium.conditions import in_parts
from greathall.text.imperium.effects import (
    bonus,
    icon_list,
    if_liked,
    in_box,
    in_teams,
    joined,
    name,
    some_troops,
    space_of,
    with_factions,
    wrapped,
    writes_number,
    writes_plainly,
    writes_simply,
)

# -- influence


@writes(Influence)
def influence(w: Writer, effect: Influence, voice: Voice) -> list[Clause]:
    factions: dict[str, Value] = {"faction": "behind"} if effect.only_behind else with_factions(w, effect.factions)
    return bonus(w, "influence", voice, n=effect.n, **factions)


@writes(InfluenceWithTwo)
def influence_with_two(w: Writer, effect: InfluenceWithTwo, voice: Voice) -> list[Clause]:
    return bonus(w, "influence-with-two", voice)


@writes(VisitInfluence)
def visit_influence(w: Writer, effect: VisitInfluence, voice: Voice) -> list[Clause]:
    space = space_of(w)
    if space is None or space.faction == NOTHING:
        return bonus(w, "visit-influence", voice, n=effect.n)
    return bonus(w, "influence", voice, n=effect.n, faction=space.area)


# -- cards


@writes(TrashCard)
def trash(w: Writer, effect: TrashCard, voice: Voice) -> list[Clause]:
    return [Clause(w.part("trash", if_liked(voice) if effect.optional else voice))]


@writes(TakeFromDiscard)
def take_from_discard(w: Writer, effect: TakeFromDiscard, voice: Voice) -> list[Clause]:
    return [Clause(w.part("take-from-discard", voice, faction=FACTIONS[effect.faction]))]


@writes(AcquireReserve)
def acquire_reserve(w: Writer, effect: AcquireReserve, voice: Voice) -> list[Clause]:
    return [Clause(w.part("acquire-reserve", voice, card=name(w, "card", effect.card)))]


@writes(AcquireFree)
def acquire_free(w: Writer, effect: AcquireFree, voice: Voice) -> list[Clause]:
    return [Clause(w.part("acquire-free", voice, n=effect.cost, to=effect.to))]


@writes(CheaperFlow)
def cheaper_flow(w: Writer, effect: CheaperFlow, voice: Voice) -> list[Clause]:
    return w.plain("cheaper-flow", voice, n=effect.n, card=name(w, "card", "the_spice_must_flow"))


@writes(Reshuffle)
def reshuffle(w: Writer, effect: Reshuffle, voice: Voice) -> list[Clause]:
    return [clause._replace(ordered=True) for clause in w.plain("reshuffle", voice)]


@writes(AcquireToDeck)
def acquire_to_deck(w: Writer, effect: AcquireToDeck, voice: Voice) -> list[Clause]:
    return [clause._replace(may=True) for clause in w.plain("acquire-to-deck", voice)]


@writes(DiscardFor)
def discard_for(w: Writer, effect: DiscardFor, voice: Voice) -> list[Clause]:
    cost = w.say("discard", if_liked(voice) if effect.optional else voice, n=1)
    args: dict[str, Value] = {"cost": cost, "faction": FACTIONS[effect.faction]}
    args["bonus"] = w.phrase(effect.bonus, voice.after())
    if effect.then is None:
        return [Clause(w.part("discard-and", voice, **args))]
    return [Clause(w.part("discard-for", voice, then=w.phrase(effect.then, voice.after()), **args))]


@writes(TrashAnotherInPlay)
def trash_another_in_play(w: Writer, effect: TrashAnotherInPlay, voice: Voice) -> list[Clause]:
    return [Clause(w.part("trash-another-in-play", voice, faction=FACTIONS[effect.faction]))]


@writes(TrashFromHand)
def trash_from_hand(w: Writer, effect: TrashFromHand, voice: Voice) -> list[Clause]:
    faction = "any" if effect.faction == NOTHING else FACTIONS[effect.faction]
    return [Clause(w.part("trash-from-hand", voice, faction=faction, spice=effect.spice))]


@writes(AcquireExactly)
def acquire_exactly(w: Writer, effect: AcquireExactly, voice: Voice) -> list[Clause]:
    return [Clause(w.part("acquire-exactly", voice, n=effect.cost))]


@writes(AcquireForSolari)
def acquire_for_solari(w: Writer, effect: AcquireForSolari, voice: Voice) -> list[Clause]:
    return [Clause(w.part("acquire-for-solari", if_liked(voice)))]


@writes(AcquireCheap)
def acquire_cheap(w: Writer, effect: AcquireCheap, voice: Voice) -> list[Clause]:
    to = "worm" if effect.worm_to_hand else "discard"
    return [Clause(w.part("acquire-cheap", voice, n=effect.cost, to=to))]


@writes(FlipTrophy)
def flip_trophy(w: Writer, effect: FlipTrophy, voice: Voice) -> list[Clause]:
    icon, wild = (name(w, "battle", BATTLE_ICONS[icon]) for icon in (effect.icon, WILD))
    return [Clause(w.part("flip-trophy", voice, icon=icon, wild=wild))]


# -- troops


@writes(DeployTroops)
def deploy(w: Writer, effect: DeployTroops, voice: Voice) -> list[Clause]:
    return [Clause(w.part("deploy", if_liked(voice), **some_troops(effect.most)))]


@writes(RecruitToConflict)
def recruit_to_conflict(w: Writer, effect: RecruitToConflict, voice: Voice) -> list[Clause]:
    when = "reveal" if effect.on_reveal else "always"
    return [Clause(w.part("recruit-to-conflict", voice, n=effect.n, when=when))]


@writes(Retreat)
def retreat(w: Writer, effect: Retreat, voice: Voice) -> list[Clause]:
    return [Clause(w.part("retreat", if_liked(voice), **some_troops(effect.most)))]


@writes(RetreatSome)
def retreat_some(w: Writer, effect: RetreatSome, voice: Voice) -> list[Clause]:
    choices = effect.most - effect.least + 1
    amount = "exactly" if choices == 1 else "or" if choices == 2 else "range"
    return [Clause(w.part("retreat-some", voice, amount=amount, least=effect.least, n=effect.most))]


# -- Agents and turns


@writes(ExtraIcons)
def extra_icons(w: Writer, effect: ExtraIcons, voice: Voice) -> list[Clause]:
    which = "factions" if effect.icons == EVERY_FACTION else "listed"
    return w.plain("extra-icons", voice, which=which, icons=icon_list(w, effect.icons))


@writes(AtTurnStart)
def at_turn_start(w: Writer, effect: AtTurnStart, voice: Voice) -> list[Clause]:
    return wrapped(w, "at-turn-start", effect.effect, voice)


@writes(SkipTurn)
def skip_turn(w: Writer, effect: SkipTurn, voice: Voice) -> list[Clause]:
    return [Clause(w.part("skip-turn", voice), ordered=True)]


# -- Spies


@writes(spies.PlaceSpy)
def place_spy(w: Writer, effect: spies.PlaceSpy, voice: Voice) -> list[Clause]:
    args: dict[str, Value] = {"where": "any", "share": "yes" if effect.share else "no"}
    if effect.at_visit:
        args["where"] = "visit"
    elif effect.icons:
        icons = [name(w, "icon", id) for i, id in enumerate(ICONS) if (effect.icons >> i) & 1]
        args |= {"where": "icons", "icons": joined(w, "or", icons)}
    return [Clause(w.part("place-spy", voice, **args))]


# -- sandworms, the Shield Wall, Maker spaces


@writes(worms.Sandworms)
def sandworms(w: Writer, effect: worms.Sandworms, voice: Voice) -> list[Clause]:
    # It matters that the Shield Wall may be removed before.
    return [Clause(w.part("sandworms", voice, n=effect.n), ordered=True)]


@writes(worms.RemoveShieldWall)
def remove_shield_wall(w: Writer, effect: worms.RemoveShieldWall, voice: Voice) -> list[Clause]:
    return [Clause(w.part("remove-shield-wall", if_liked(voice)))]


@writes(worms.HarvestSpice)
def harvest_spice(w: Writer, effect: worms.HarvestSpice, voice: Voice) -> list[Clause]:
    return bonus(w, "spice", voice, n=effect.n, more="no")


# -- contracts


@writes(c.TakeContract)
def take_contract(w: Writer, effect: c.TakeContract, voice: Voice) -> list[Clause]:
    return [Clause(w.part("take-contract", voice, n=c.SOLARI_INSTEAD))]


# -- leaders


@writes(UnseenNetwork)
def unseen_network(w: Writer, effect: UnseenNetwork, voice: Voice) -> list[Clause]:
    # Whether to pay is a question even if the whole is one of several options.
    after = YOU if voice.form == "option" else voice.after()
    clauses = [
        *place_spy(w, effect, voice),
        Clause(w.part("if-spy-at", voice, at="landsraad", then=w.phrase(effect.at_landsraad, after))),
        Clause(w.part("if-spy-at", voice, at="faction", then=w.phrase(effect.at_faction, after))),
    ]
    return [in_parts(w, clauses)] if voice.mood == "option" else clauses


@writes(OtherMemories)
def other_memories(w: Writer, effect: OtherMemories, voice: Voice) -> list[Clause]:
    return [Clause(w.part("other-memories", if_liked(voice)))]


def training_track(w: Writer, effect: Train) -> list[Clause]:
    """The steps of a leader's track, told where the leader is printed."""
    start, *steps = effect.steps
    clauses = [Clause(w.part("training-start", next=steps_ahead(w, start)))]
    for n, step in enumerate(steps, 1):
        reward = w.joined(in_box(w, step.reward))
        if step.next:
            clauses.append(Clause(w.part("training-step", n=n, reward=reward, next=steps_ahead(w, step))))
        else:
            clauses.append(Clause(w.part("training-last", n=n, reward=reward)))
    return clauses


def steps_ahead(w: Writer, step: TrainingStep) -> Phrase:
    return joined(w, "or", step.next)


# -- deeds that have one message each

writes_simply(worms.TakeHooks, "take-hooks")
writes_simply(TrashThis, "trash-this")
writes_simply(RecallAgent, "recall-agent")
writes_simply(worms.CollectBonus, "collect-bonus")
writes_simply(TrashIntrigue, "trash-intrigue")
writes_simply(ReturnToHand, "return-to-hand")
writes_simply(RecallOther, "recall-other")
writes_simply(Remember, "remember")
writes_simply(Train, "train")

writes_number(LoseInfluence, "lose-influence")
writes_number(DiscardCards, "discard")
writes_number(LoseDeployed, "lose-deployed")
writes_number(LoseGarrisoned, "lose-garrisoned")
writes_number(spies.RecallSpies, "recall-spies")

writes_plainly(SecretInfluence, "secret-influence")
writes_plainly(Manipulate, "manipulate")
writes_plainly(Snoop, "snoop")
writes_plainly(DoubleCross, "double-cross")
writes_plainly(CloseSpace, "close-space")
writes_plainly(IgnoreEnemies, "ignore-enemies")
writes_plainly(spies.InfluenceWhereSpying, "influence-where-spying")
writes_plainly(c.CompleteContract, "complete-contract")
writes_plainly(LookAtThree, "look-at-three")
writes_plainly(DeployRecruits, "deploy-recruits")
writes_plainly(TroopWithEachCard, "troop-with-each-card")
writes_plainly(RepeatSpace, "repeat-space")


@writes(NoDeployment)
def no_deployment(w: Writer, effect: NoDeployment, voice: Voice) -> list[Clause]:
    return w.plain("no-deployment", voice, teams="yes" if in_teams(w) else "no")


# -- three against three


@writes(ActivatedAlly)
def activated_ally(w: Writer, effect: ActivatedAlly, voice: Voice) -> list[Clause]:
    return w.plain("activated-ally", voice, then=w.phrase(effect.effect, YOU.option()))


@writes(EachAlly)
def each_ally(w: Writer, effect: EachAlly, voice: Voice) -> list[Clause]:
    return w.plain("each-ally", voice, then=w.phrase(effect.effect, YOU.option()))


@writes(PayTogether)
def pay_together(w: Writer, effect: PayTogether, voice: Voice) -> list[Clause]:
    return w.plain("pay-together", voice, n=effect.spice, then=w.phrase(effect.then, YOU))


@writes(Reinforce)
def reinforce(w: Writer, effect: Reinforce, voice: Voice) -> list[Clause]:
    return w.plain("reinforce", voice, n=effect.n)


writes_plainly(ContractsToAllies, "contracts-to-allies")
writes_plainly(HireSwordmaster, "hire-swordmaster")
writes_plainly(ToThroneRow, "to-throne-row")
writes_plainly(Trade, "trade")
