"""What Uprising adds: Spies, sandworms, contracts, and effects that only its cards have."""

from __future__ import annotations

from greathall.bots.imperium.deeds import best_card
from greathall.bots.imperium.worth import COUNTS, HOPES, NEVER, WORTHLESS, WORTHS, Hope, Judge
from greathall.games.imperium import contracts as c
from greathall.games.imperium import rival_effects as rivals
from greathall.games.imperium import sandworms as w
from greathall.games.imperium import spies
from greathall.games.imperium.agents import RecallOther
from greathall.games.imperium.any_order import LINES, Lines
from greathall.games.imperium.automata import AutomatonTurn, InPrintedOrder
from greathall.games.imperium.card_effects import (
    AcquireCheap,
    AcquireExactly,
    AcquireForSolari,
    DiscardFor,
    FlipTrophy,
    LookAtThree,
    ReturnToHand,
    TrashAnotherInPlay,
    TrashFromHand,
    TrashIntrigue,
)
from greathall.games.imperium.conditions import (
    AtFactionSpace,
    FlowAcquired,
    InAnothersShadow,
    NoSeat,
    OtherSwordCards,
    RevealedCards,
    SeatAndSwordmaster,
)
from greathall.games.imperium.effects import Branch
from greathall.games.imperium.leader_effects import OtherMemories, Remember, RepeatSpace, Train, UnseenNetwork
from greathall.games.imperium.players import STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP, UNDECIDED
from greathall.games.imperium.rivals import RivalTurn
from greathall.games.imperium.things import CARD, CONTRACT, FACTIONS, NOTHING, POST, WILD
from greathall.games.imperium.troops import DeployRecruits, NoDeployment, RetreatSome, TroopWithEachCard
from greathall.games.imperium.turns import GARRISON_LIMIT
from greathall.kernel.machine import FIRST_PART, PASS

# -- effects that hold others


def lines(j: Judge, effect: Lines) -> float:
    total = 0.0
    for line in effect.lines:
        total += max(0.0, j.worth(line))
    return total


def branch(j: Judge, effect: Branch) -> float:
    return j.all(effect.then if j.chance(effect.condition) >= 0.5 else effect.otherwise)


# -- Spies


def place_spy(j: Judge, effect: spies.PlaceSpy) -> float:
    return j.taste.spy * j.later


def unseen_network(j: Judge, effect: UnseenNetwork) -> float:
    """A Spy, and the better of what the posts offer."""
    return place_spy(j, effect) + max(j.worth(effect.at_landsraad), j.worth(effect.at_faction))


def recall_spies(j: Judge, effect: spies.RecallSpies) -> float:
    return -j.taste.spy * j.later * effect.n


def influence_where_spying(j: Judge, effect: spies.InfluenceWhereSpying) -> float:
    total = 0.0
    factions = spies.spied_factions(j.s, j.seat)
    for faction in range(len(FACTIONS)):
        if (factions >> faction) & 1:
            total += j.rise(faction, 1)
    return total


# -- the desert


def harvest_spice(j: Judge, effect: w.HarvestSpice) -> float:
    return effect.n * j.spice


def collect_bonus(j: Judge, effect: w.CollectBonus) -> float:
    return j.s.bonus_spice[j.here()] * j.spice if j.here() >= 0 else j.spice


def take_hooks(j: Judge, effect: w.TakeHooks) -> float:
    return 0.0 if j.army.hooks else j.taste.hooks * j.later


def sandworms(j: Judge, effect: w.Sandworms) -> float:
    """Strength, and the reward twice."""
    if j.planning or not j.doable(effect):
        return 0.0
    own = j.strength(j.army.deployed, 0.0)
    before = j.conflict().expected(own)
    after = j.conflict().expected(max(own, j.swords_held()) + STRENGTH_OF_SANDWORM * effect.n)
    return after - before + j.taste.doubled * after


def remove_shield_wall(j: Judge, effect: w.RemoveShieldWall) -> float:
    """It opens the best Conflicts to whoever has Maker Hooks: to oneself, or to others."""
    if not j.s.shield_wall:
        return 0.0
    total = 0.0
    for seat, player in enumerate(j.s.players):
        if player.hooks:
            total += 1.0 if j.is_ours(seat) else -j.taste.hurt
    return j.taste.breach * j.later * total


# -- contracts


def take_contract(j: Judge, effect: c.TakeContract) -> float:
    return j.taste.contract * j.later if j.s.setup.choam else c.SOLARI_INSTEAD * j.solari


def complete_contract(j: Judge, effect: c.CompleteContract) -> float:
    return j.vp  # always worth doing


# -- cards


def acquire_cheap(j: Judge, effect: AcquireCheap) -> float:
    if j.planning:
        return j.card
    best = best_card(j, j.s.buyable(), 0, effect.cost)
    return best + j.card if effect.worm_to_hand and j.army.sandworms > 0 else best


def acquire_exactly(j: Judge, effect: AcquireExactly) -> float:
    if j.planning:
        return j.card
    best = best_card(j, j.s.row, effect.cost, effect.cost)
    return best + j.card if best > 0 else 0.0


def acquire_for_solari(j: Judge, effect: AcquireForSolari) -> float:
    """Any card, into the hand; its price may be more than it is worth."""
    if j.planning:
        return j.card
    best = 0.0
    for card in j.s.buyable():
        cost = j.s.content.cards[card].cost
        if cost <= j.me.solari:
            best = max(best, j.bought(card) + j.card - cost * j.solari)
    return best


def look_at_three(j: Judge, effect: LookAtThree) -> float:
    return j.card


def discard_for(j: Judge, effect: DiscardFor) -> float:
    then = 0.0 if effect.then is None else j.worth(effect.then)
    return then + 0.5 * j.worth(effect.bonus) - 0.7 * j.card


def trash_intrigue(j: Judge, effect: TrashIntrigue) -> float:
    return -j.intrigue


def trash_another_in_play(j: Judge, effect: TrashAnotherInPlay) -> float:
    """A card of a faction was acquired once: seldom a good riddance."""
    if j.planning:
        return -j.taste.plain_card
    own = j.source() - CARD
    best = NEVER
    for card in j.me.in_play:
        if card == own:
            own = NOTHING  # another copy of it may go
        elif card >= 0 and (j.s.content.cards[card].factions >> effect.faction) & 1:
            best = max(best, j.trashed(card))
    return best if best > NEVER else 0.0


def trash_from_hand(j: Judge, effect: TrashFromHand) -> float:
    if j.planning:
        return j.taste.thinner if effect.faction == NOTHING else -j.taste.plain_card
    # The card that sends the Agent is not in hand any more when this is done.
    sent = j.source() - CARD if j.s.turn.kind == UNDECIDED else NOTHING
    best = NEVER
    for card in j.me.hand:
        if card == sent:
            sent = NOTHING
        elif effect.faction == NOTHING or (j.s.content.cards[card].factions >> effect.faction) & 1:
            best = max(best, j.trashed(card) - j.in_hand(card) + spice_for(j, effect, card))
    return best if best > NEVER else 0.0


def spice_for(j: Judge, effect: TrashFromHand, card: int) -> float:
    return effect.spice * j.spice if j.s.content.cards[card].cost >= 1 else 0.0


def return_to_hand(j: Judge, effect: ReturnToHand) -> float:
    """The card is revealed as well, or sends one more Agent."""
    if j.planning or j.source() < CARD:
        return j.card
    agents = j.s.agents_at_leader(j.seat) - (1 if j.s.turn.kind == UNDECIDED else 0)
    return j.in_hand(j.source() - CARD) + (j.taste.icon if agents > 0 else 0.0)


# -- troops, Agents and turns


def retreat_some(j: Judge, effect: RetreatSome) -> float:
    """Less strength, but the troops are kept."""
    if j.planning:
        return effect.least * (0.5 * j.troop - STRENGTH_OF_TROOP * j.taste.sword)
    best = NEVER
    for n in range(effect.least, min(effect.most, j.army.deployed) + 1):
        best = max(best, j.sending(-n))
    return best if best > NEVER else 0.0


def recall_other(j: Judge, effect: RecallOther) -> float:
    if j.planning:
        return 0.5 * j.taste.agent * j.later
    for space in j.me.agents:
        if space >= 0 and space != j.here():
            return j.agent_now()
    return 0.0


def deploy_recruits(j: Judge, effect: DeployRecruits) -> float:
    if j.planning:
        return 0.5 * j.troop
    if j.here() < 0 or j.s.content.spaces[j.here()].combat or j.source() < CARD:
        return 0.0  # where they may be deployed anyway, or nobody is recruited
    return j.deployment(j.s.content.spaces[j.here()].levels[0], j.s.content.cards[j.source() - CARD], 0)


def no_deployment(j: Judge, effect: NoDeployment) -> float:
    """What could have been deployed from a combat space."""
    if j.planning or j.here() < 0 or not j.s.content.spaces[j.here()].combat or j.source() < CARD:
        return 0.0
    card = j.s.content.cards[j.source() - CARD]
    return -j.deployment(j.s.content.spaces[j.here()].levels[0], card, GARRISON_LIMIT)


def troop_with_each_card(j: Judge, effect: TroopWithEachCard) -> float:
    persuasion = j.me.persuasion if j.me.revealed else j.persuasion_to_come()
    return j.troop * min(int(persuasion / j.taste.cost_of_card), j.army.supply)


# -- battle icons


def flip_trophy(j: Judge, effect: FlipTrophy) -> float:
    """At the end an icon is of no more use, unless it would still make a pair with the wild one."""
    best = NEVER
    for code in effect.choices(j.s, j.frame):
        best = max(best, flipped(j, code))
    return best if best > NEVER else 0.0


def flipped(j: Judge, code: int) -> float:
    pairs = j.s.wild_partners(j.seat)
    breaks = len(pairs) > 0 and (j.s.battle_icon(code) == WILD or pairs == [code])
    return -j.vp if breaks else 0.0


# -- Leaders


def other_memories(j: Judge, effect: OtherMemories) -> float:
    """A card for each memory; a Reverend Mother repeats spaces, but has no more memories."""
    return j.me.memories * j.card - j.taste.first_side * j.later


def remember(j: Judge, effect: Remember) -> float:
    return j.taste.memory * j.card * j.later if j.army.supply > 0 else 0.0


def repeat_space(j: Judge, effect: RepeatSpace) -> float:
    return j.card if j.here() < 0 else j.all(j.s.content.spaces[j.here()].levels[0].effects)


def train(j: Judge, effect: Train) -> float:
    best = 0.0
    for step in effect.steps[j.me.training].next:
        best = max(best, j.all(effect.steps[step].reward))
    return best


WORTHS.update(
    {
        Lines: lines,
        Branch: branch,
        spies.PlaceSpy: place_spy,
        UnseenNetwork: unseen_network,
        spies.RecallSpies: recall_spies,
        spies.InfluenceWhereSpying: influence_where_spying,
        w.HarvestSpice: harvest_spice,
        w.CollectBonus: collect_bonus,
        w.TakeHooks: take_hooks,
        w.Sandworms: sandworms,
        w.RemoveShieldWall: remove_shield_wall,
        c.TakeContract: take_contract,
        c.CompleteContract: complete_contract,
        AcquireCheap: acquire_cheap,
        AcquireExactly: acquire_exactly,
        AcquireForSolari: acquire_for_solari,
        LookAtThree: look_at_three,
        DiscardFor: discard_for,
        TrashIntrigue: trash_intrigue,
        TrashAnotherInPlay: trash_another_in_play,
        TrashFromHand: trash_from_hand,
        ReturnToHand: return_to_hand,
        RetreatSome: retreat_some,
        RecallOther: recall_other,
        DeployRecruits: deploy_recruits,
        NoDeployment: no_deployment,
        TroopWithEachCard: troop_with_each_card,
        FlipTrophy: flip_trophy,
        OtherMemories: other_memories,
        Remember: remember,
        RepeatSpace: repeat_space,
        Train: train,
    }
)

WORTHLESS.update({type(LINES): "a frame of the machine: its lines are judged one by one"})
WORTHLESS.update(
    dict.fromkeys(
        (
            rivals.InfluenceByPriority,
            rivals.InfluenceForAlliance,
            rivals.MakerSpice,
            rivals.MostInfluence,
            rivals.PlaceSpyAt,
            rivals.TroopsWithAlliance,
        ),
        "for Rivals alone, who choose by rule",
    )
)
WORTHLESS.update(
    dict.fromkeys((AutomatonTurn, InPrintedOrder, RivalTurn), "a frame of the machine, for automata alone")
)


# -- conditions and counts


def at_maker(j: Judge) -> bool:
    return j.here() in j.s.content.makers


def at_faction_space(j: Judge) -> bool:
    return j.here() >= 0 and j.s.content.spaces[j.here()].faction != NOTHING


def can_recall_spy(j: Judge) -> bool:
    """One that watches the space may be recalled on the way in, or to gather intelligence."""
    return j.s.turn.recalled > 0 or (j.here() >= 0 and j.s.is_watching(j.seat, j.here()))


HOPES.update(
    {
        NoSeat: Hope(0.5),
        SeatAndSwordmaster: Hope(0.2, lasts=True),
        FlowAcquired: Hope(0.1),
        AtFactionSpace: Hope(0.5, on_visit=at_faction_space),
        InAnothersShadow: Hope(0.2),
        spies.SpiesPlaced: Hope(0.5),
        spies.RecalledSpy: Hope(0.5, on_visit=can_recall_spy),
        spies.SpyingOnMaker: Hope(0.3),
        w.HasHooks: Hope(0.4, lasts=True),
        w.WormInConflict: Hope(0.3),
        w.UnitsInConflict: Hope(0.5),
        w.UnitsDeployed: Hope(0.5),
        w.StrengthAtLeast: Hope(0.5),
        w.AtMaker: Hope(0.6, on_visit=at_maker),
        c.ContractsCompleted: Hope(0.3, lasts=True),
        c.GainedSpice: Hope(0.5),
    }
)

COUNTS.update(
    {
        RevealedCards: 1.5,
        OtherSwordCards: 1.5,
        w.OwnSandworms: 0.5,
        c.CompletedContracts: 1.5,
    }
)


# -- questions that only Uprising asks


def rate(j: Judge, kind: str, code: int) -> float:
    s = j.s
    if kind == "gather":
        return 0.0 if code == PASS else j.card - j.taste.spy * j.later
    if kind == "recall_first":
        return 0.1 if code == PASS else 0.0
    if kind == "place_spy":
        # Where most can be watched.
        return float(len(s.content.posts[code - POST].spaces))
    if kind in ("infiltrate", "recall_spy"):
        return -float(len(s.content.posts[code - POST].spaces))
    if kind == "contract":
        return 0.0 if code == PASS else 1.0 + j.planned(s.content.contracts[code - CONTRACT].reward)
    if kind in ("draw_one", "discard_one"):
        return j.drawn(s.content.cards[code - CARD])
    if kind == "train":
        effect = s.stack[-1].effect
        assert isinstance(effect, Train)
        return j.planned(effect.steps[code - FIRST_PART].reward)
    if kind == "flip":
        return flipped(j, code)
    return 0.0


def pay_for_trashing(j: Judge, card: int) -> float:
    """What the effect that asks for a card of the hand gives for it."""
    effect = j.s.stack[-1].effect
    return spice_for(j, effect, card) if isinstance(effect, TrashFromHand) else 0.0
