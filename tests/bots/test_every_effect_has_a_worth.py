"""The Dune bots judge every class of effects, conditions and counts that is printed; none is worth 0 in silence."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.table import Table
from tests.games.imperium.table import table as base_table
from tests.games.uprising.table import Seat
from tests.games.uprising.table import table as uprising_table

from greathall.bots.bot import RandomBot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.taste import Taste
from greathall.bots.imperium.worth import COUNTS, HOPES, WORTHLESS, WORTHS, Judge
from greathall.games.imperium.agents import ExtraIcons, IgnoreEnemies, RecallOther
from greathall.games.imperium.card_effects import (
    FlipTrophy,
    Reshuffle,
    ReturnToHand,
    TrashAnotherInPlay,
    TrashFromHand,
)
from greathall.games.imperium.catalogue import BASE, EFFECTS, MACHINERY, UPRISING, UPRISING_SHELF
from greathall.games.imperium.contracts import COMPLETE
from greathall.games.imperium.effects import Branch, Gain, If, UseSignet
from greathall.games.imperium.influence import VISIT
from greathall.games.imperium.leader_effects import Remember, Train
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rival_effects import InfluenceByPriority
from greathall.games.imperium.rules import IMPERIUM, UPRISING_RULES, ImperiumRules, table
from greathall.games.imperium.sandworms import RemoveShieldWall
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.team_effects import TO_THRONE_ROW
from greathall.games.imperium.things import (
    CARD,
    CONFLICT,
    CONTRACT,
    DISCARDED,
    HAGAL,
    INTRIGUE,
    LEADER,
    NOTHING,
    RIVAL,
    SPACE,
    WILD,
)
from greathall.games.imperium.troops import DeployRecruits, NoDeployment, RetreatSome, TroopWithEachCard
from greathall.kernel.machine import Effect, Frame

BOTH = pytest.mark.parametrize("rules", [IMPERIUM, UPRISING_RULES], ids=["imperium", "uprising"])
Printed = tuple[Effect[Any], int]  # and the code of what it stands on
SIX = UPRISING_SHELF.content(("uprising", "choam", "six"))
# Parts of the machinery that are printed, too
ALSO_PRINTED = (VISIT, COMPLETE, TO_THRONE_ROW)


def printed(content: Content) -> list[Printed]:
    """Every effect of a game with all its parts; what only three against three has, at such a table."""
    found: list[Printed] = []
    for card in content.cards:
        if card.set == "six" and not content.commanders:
            continue
        boxes = (*card.acquire, *card.agent, *card.reveal, *card.on_trash, *card.on_discard)
        found += [(effect, CARD + card.index) for effect in boxes]
    for secret in content.intrigue:
        windows = (secret.plot, secret.combat, secret.win, secret.endgame)
        found += [(effect, INTRIGUE + secret.index) for effect in windows if effect is not None]
    for space in content.spaces:
        if space.set == "six" and not content.commanders:
            continue
        effects = (*space.control, *(effect for level in space.levels for effect in level.effects))
        found += [(effect, SPACE + space.index) for effect in effects]
    for conflict in content.conflicts:
        found += [(effect, CONFLICT + conflict.index) for reward in conflict.rewards for effect in reward]
    for leader in content.leaders:
        found += [(effect, CARD + content.card_index["signet_ring"]) for effect in leader.signet]
        others = (*leader.reveal, *(trigger.effect for trigger in leader.triggers))
        found += [(effect, LEADER + leader.index) for effect in others]
    for contract in content.contracts:
        found += [(effect, CONTRACT + contract.index) for effect in (*contract.reward, COMPLETE)]
    for order in content.hagal:
        found += [(effect, HAGAL + order.index) for errand in order.errands for effect in errand.effects]
    for rival in content.rivals:
        found += [(effect, RIVAL + rival.index) for effect in (*rival.signet, *rival.scheme)]
    found += [(effect, NOTHING) for bonus in content.influence_bonus for effect in bonus]
    for commander in content.commanders:
        found += [(effect, NOTHING) for reward in commander.team_rewards.values() for effect in reward]
    for effect, source in found:  # the list grows under way
        found += [(part, source) for part in effect.parts()]
    return found


def deal(rules: ImperiumRules, seed: int, players: int = 4) -> Imperium:
    options: dict[str, object] = {"leaders": "random"}
    if rules is UPRISING_RULES:
        options["choam"] = True
    return table(rules.dealer(players, options).deal(seed))


def names(kinds: set[type]) -> list[str]:
    return sorted(kind.__name__ for kind in kinds)


def judged(s: Imperium, effect: Effect[Any], source: int) -> float | None:
    """What the deciding seat gives for an effect of something that lies there; None if it cannot be done now."""
    in_play = s.players[s.decider].in_play
    place = in_play.index(source - CARD) if CARD <= source < DISCARDED and source - CARD in in_play else NOTHING
    frame = Frame(effect, s.decider, s.decider, source, place)
    if not effect.doable(s, frame):
        return None
    judge = Judge(s, s.decider, Taste())
    judge.frame = frame
    return judge.worth(effect)


# -- all of them


def test_the_whole_catalogue_is_looked_at() -> None:
    kinds = {type(effect) for content in (BASE, UPRISING, SIX) for effect, _ in printed(content)}
    machinery = {type(effect) for _, effect in MACHINERY if effect not in ALSO_PRINTED}
    assert kinds | machinery == {type(effect) for effect in EFFECTS}
    assert not kinds & machinery


@BOTH
def test_every_effect_of_the_catalogue_can_be_judged_now_and_for_later(rules: ImperiumRules) -> None:
    for players in (4, 6) if rules is UPRISING_RULES else (4,):
        s = deal(rules, 1, players)
        for effect, source in printed(s.content):
            judge = Judge(s, s.decider, Taste())
            judge.frame.source = source
            judge.worth(effect)
            judge.planned((effect,))


def test_every_condition_and_count_of_the_catalogue_is_known() -> None:
    conditions = {type(effect.condition) for effect in EFFECTS if isinstance(effect, (If, Branch))}
    assert names(conditions - HOPES.keys()) == []
    counts = {type(effect.per) for effect in EFFECTS if isinstance(effect, Gain) and effect.per is not None}
    assert names(counts - COUNTS.keys()) == []


def test_what_is_worth_nothing_says_why() -> None:
    kinds = {type(effect) for effect in EFFECTS}
    assert names(WORTHLESS.keys() - kinds) == []
    assert names(WORTHLESS.keys() & WORTHS.keys()) == []
    assert all(WORTHLESS.values())
    machinery = {type(effect) for _, effect in MACHINERY if effect not in ALSO_PRINTED}
    for_rivals = {kind for kind in WORTHLESS if kind.__module__ == InfluenceByPriority.__module__}
    assert names(WORTHLESS.keys() - machinery - for_rivals) == ["SkipTurn", "Trade"]


def test_every_effect_is_worth_something_in_some_situation() -> None:
    """In games as they come: at least one effect of each class that its player could carry out just then."""
    waiting = {type(effect) for effect in EFFECTS} - WORTHLESS.keys()
    for rules in (IMPERIUM, UPRISING_RULES):
        for seed in range(20):
            waiting -= worth_something(deal(rules, seed), waiting)
    for seed in range(20):
        waiting -= worth_something(deal(UPRISING_RULES, seed, 6), waiting)
    assert names(waiting) == []


def worth_something(s: Imperium, kinds: set[type]) -> set[type]:
    """Of these kinds of effects the ones that somebody wants, or fears, in the course of a game."""
    asked: dict[type, list[Printed]] = {}
    for effect, source in printed(s.content):
        if type(effect) in kinds:
            asked.setdefault(type(effect), []).append((effect, source))
    found: set[type] = set()
    bots = [HeuristicBot(), RandomBot()]
    while asked and not s.over:
        for kind in list(asked):
            if any(judged(s, effect, source) for effect, source in asked[kind]):
                found.add(kind)
                del asked[kind]
        s.choose(bots[s.decider % 2].choose(s))
    return found


def test_an_effect_without_a_worth_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WORTHS, UseSignet)
    t = base_table(Seat("signet_ring"))
    signet = next(effect for effect in EFFECTS if isinstance(effect, UseSignet))
    with pytest.raises(LookupError, match="nobody has said what UseSignet is worth"):
        Judge(t.state, 0, Taste()).worth(signet)


def test_a_condition_or_count_that_is_not_known_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    t = base_table(Seat("signet_ring"))
    judge = Judge(t.state, 0, Taste())
    condition = next(effect for effect in EFFECTS if isinstance(effect, If))
    monkeypatch.delitem(HOPES, type(condition.condition))
    with pytest.raises(LookupError, match=type(condition.condition).__name__):
        judge.worth(condition)
    count = next(effect for effect in EFFECTS if isinstance(effect, Gain) and effect.per is not None)
    monkeypatch.delitem(COUNTS, type(count.per))
    with pytest.raises(LookupError, match=type(count.per).__name__):
        judge.worth(count)


# -- what once was worth nothing everywhere


def worth(t: Table, kind: type, source: int = NOTHING, space: str = "", place: int = NOTHING) -> float:
    """What the player whose turn it is gives for the effect of this kind that stands on `source`, at a space."""
    s = t.state
    effect = next(effect for effect, on in printed(s.content) if type(effect) is kind and source in (NOTHING, on))
    judge = Judge(s, s.decider, Taste())
    judge.frame.source = source
    judge.frame.place = place
    if space:
        judge.space = s.content.space_index[space]
    return judge.worth(effect)


def card(id: str) -> int:
    return CARD + UPRISING.card_index[id]


def secret(id: str) -> int:
    return INTRIGUE + next(secret.index for secret in UPRISING.intrigue if secret.id == id)


def test_an_envoy_or_infiltration_is_worth_the_better_visit() -> None:
    blocked = Seat(agents="arrakeen carthag")
    t = base_table(Seat("seek_allies", influence={"fremen": 1}), blocked)
    assert worth(t, IgnoreEnemies) < 0  # Seek Allies goes to the factions alone, where nobody is
    t = base_table(Seat("dagger reconnaissance", influence={"fremen": 1}), blocked)
    assert worth(t, IgnoreEnemies) > 0
    assert worth(t, ExtraIcons) > 5  # a point with the Fremen


def test_to_shuffle_is_worth_the_acquired_cards_that_come_sooner() -> None:
    assert worth(base_table(Seat(discard="dagger*2")), Reshuffle) == 0
    one, two = (worth(base_table(Seat(discard=cards)), Reshuffle) for cards in ("stilgar", "stilgar the_voice"))
    assert 0 < one < two


def test_troops_that_may_go_from_any_space_are_worth_what_they_win() -> None:
    t = uprising_table(Seat("sardaukar_coordination", garrison=0, spice=4), conflict="skirmish_crysknife")
    coordination = card("sardaukar_coordination")
    assert worth(t, DeployRecruits, coordination, "sardaukar") > 1
    assert worth(t, DeployRecruits, coordination, "dutiful_service") == 0  # nobody is recruited
    assert worth(t, DeployRecruits, coordination, "heighliner") == 0  # where they may go anyway


def test_to_deploy_nothing_costs_what_could_have_been_won() -> None:
    t = uprising_table(Seat("signet_ring", leader="shaddam_corrino_iv"), conflict="skirmish_crysknife", choam=True)
    ring = card("signet_ring")
    assert worth(t, NoDeployment, ring, "arrakeen") < -0.5
    assert worth(t, NoDeployment, ring, "assembly_hall") == 0


def test_retreating_is_a_loss_where_it_decides_and_a_gain_where_all_is_lost() -> None:
    retreats = secret("go_to_ground")
    winning = uprising_table(Seat(deployed=2), Seat(deployed=1, revealed=True), conflict="skirmish_crysknife")
    assert worth(winning, RetreatSome, retreats) < 0
    lost = uprising_table(Seat(deployed=2), *[Seat(deployed=9, garrison=0, revealed=True)] * 2)
    assert worth(lost, RetreatSome, retreats) > 0


def test_another_agent_back_is_worth_a_turn_if_there_is_a_card_to_send_it() -> None:
    steersman = card("steersman")
    for hand, agents, recalls in (
        ("steersman dagger diplomacy", "fremkit", True),
        ("steersman", "fremkit", False),
        ("steersman dagger diplomacy", "", False),
    ):
        t = uprising_table(Seat(hand, agents=agents))
        assert (worth(t, RecallOther, steersman, "arrakeen") > 3) == recalls


def test_the_shield_wall_goes_for_ones_own_sandworms_not_for_those_of_others() -> None:
    assert worth(uprising_table(Seat(hooks=True)), RemoveShieldWall) > 1
    assert worth(uprising_table(Seat(), Seat(hooks=True)), RemoveShieldWall) < 0
    assert worth(uprising_table(Seat(hooks=True), shield_wall=False), RemoveShieldWall) == 0


def test_a_troop_with_each_card_is_worth_as_many_as_one_can_acquire() -> None:
    poor, rich = (
        worth(uprising_table(Seat(hand)), TroopWithEachCard)
        for hand in (
            "convincing_argument*2",
            "convincing_argument*2 captured_mentat stilgar_the_devoted maker_keeper*2",
        )
    )
    assert 0 < poor < rich


def test_a_card_that_comes_back_to_the_hand_is_worth_another_agent_or_its_reveal() -> None:
    woman = card("weirding_woman")
    alone = uprising_table(Seat("weirding_woman", agents="fremkit"))
    again = uprising_table(Seat("weirding_woman"))
    assert 0 < worth(alone, ReturnToHand, woman) < worth(again, ReturnToHand, woman)


def test_trashing_an_acquired_card_in_play_costs_unless_it_is_one_to_be_rid_of() -> None:
    calculus = card("calculus_of_power")
    good = uprising_table(Seat(in_play="calculus_of_power corrinth_city"))
    soldier = uprising_table(Seat(in_play="calculus_of_power sardaukar_soldier"))
    assert worth(good, TrashAnotherInPlay, calculus) < 0 < worth(soldier, TrashAnotherInPlay, calculus)


def test_irulan_trashes_for_spice_what_has_a_cost() -> None:
    ring = card("signet_ring")
    t = uprising_table(Seat("signet_ring smugglers_harvester", leader="princess_irulan", discard="dagger"))
    assert worth(t, TrashFromHand, ring) > 0
    assert worth(uprising_table(Seat("signet_ring", leader="princess_irulan")), TrashFromHand, ring) == 0


def test_an_icon_turned_over_costs_only_the_pair_that_it_would_have_made() -> None:
    crysknife = secret("crysknife")
    free = uprising_table(Seat(trophies="objective_crysknife"))
    assert worth(free, FlipTrophy, crysknife) == 0
    wild = next(conflict.id for conflict in UPRISING.conflicts if conflict.battle_icon == WILD)
    paired = uprising_table(Seat(trophies=f"objective_crysknife {wild}"))
    assert worth(paired, FlipTrophy, crysknife) == -Taste().vp


def test_lady_jessica_remembers_and_turns_over_with_enough_memories() -> None:
    for memories, flips in ((0, False), (3, True)):
        t = uprising_table(Seat("diplomacy", leader="lady_jessica", memories=memories))
        assert worth(t, Remember) > 0
        t.play("diplomacy", "secrets")
        while t.question == ("effects", 0) and t.me.leader == "lady_jessica" and len(t.state.options) > 1:
            t.state.choose(HeuristicBot().choose(t.state))
        assert (t.me.leader == "reverend_mother_jessica") == flips


def test_the_reverend_mother_pays_water_to_repeat_a_space() -> None:
    t = uprising_table(Seat("diplomacy", leader="reverend_mother_jessica", water=2, spice=1))
    t.play("diplomacy", "espionage")
    while not t.state.turn.repeated:
        t.state.choose(HeuristicBot().choose(t.state))
    assert t.me.water == 1


def test_feyd_rauthas_training_is_worth_its_next_step() -> None:
    for step, worth_it in (("start", True), ("free_trash", True), ("final", False)):
        t = uprising_table(Seat("signet_ring", leader="feyd_rautha_harkonnen", training=step))
        assert (worth(t, Train) > 0) == worth_it


# -- conditions


@pytest.mark.parametrize(
    ("played", "spies", "better", "worse"),
    [
        ("smugglers_harvester", "", "imperial_basin", "accept_contract"),  # at a Maker space
        ("subversive_advisor", "post_fremen post_choam", "fremkit", "accept_contract"),  # at a faction's
        ("rebel_supplier", "post_refinery_arrakeen", "arrakeen", "research_station"),  # with a Spy to recall
    ],
)
def test_a_visit_that_is_only_thought_of_knows_what_would_hold_there(
    played: str, spies: str, better: str, worse: str
) -> None:
    t = uprising_table(Seat(played, spies=spies))
    effects = UPRISING.cards[UPRISING.card_index[played]].agent
    there = []
    for space in (better, worse):
        judge = Judge(t.state, 0, Taste())
        judge.space = UPRISING.space_index[space]
        judge.frame.source = card(played)
        there.append(judge.all(effects))
    assert there[0] > there[1] == 0


def test_what_lasts_is_counted_on_once_it_holds() -> None:
    plain, seated = (
        Judge(uprising_table(Seat(council=council)).state, 0, Taste()).drawn(
            UPRISING.cards[UPRISING.card_index["paracompass"]]
        )
        for council in (False, True)
    )
    assert plain < seated
