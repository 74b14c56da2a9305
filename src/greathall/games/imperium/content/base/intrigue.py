"""The Intrigue deck: 40 cards."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.agents import AtTurnStart, ExtraIcons, IgnoreEnemies, RecallAgent, SkipTurn
from greathall.games.imperium.card_effects import AcquireFree, AcquireToDeck, Reshuffle, Snoop
from greathall.games.imperium.conditions import (
    AllianceWith,
    CouncilSeat,
    MentatAtHome,
    MostCopies,
    OwnCopies,
    TracksAt,
)
from greathall.games.imperium.effects import MayDo, OnRevealTurn, TakeMentat
from greathall.games.imperium.printed import Intrigue
from greathall.games.imperium.things import BENE_GESSERIT, EMPEROR, EVERY_FACTION, FREMEN, GUILD, NOTHING
from greathall.games.imperium.troops import DeployTroops, DoubleCross, LoseDeployed, RecruitToConflict, Retreat
from greathall.games.imperium.words import (
    draw,
    influence,
    one,
    one_of,
    pay,
    persuasion,
    solari,
    spice,
    swords,
    vp,
    water,
    when,
)

ANY_NUMBER: Final = 12

INTRIGUE: Final[tuple[Intrigue, ...]] = (
    Intrigue("allied_armada", combat=when(AllianceWith(NOTHING), pay(swords(7), spice=2))),
    Intrigue("ambush", 2, combat=swords(4)),
    Intrigue("bindu_suspension", plot=AtTurnStart(one((draw(1), MayDo(SkipTurn()))))),
    Intrigue("bribery", plot=pay(influence(), solari=2)),
    Intrigue("bypass_protocol", plot=one_of(AcquireFree(3, "discard"), pay(AcquireFree(5, "deck"), spice=2))),
    Intrigue("calculated_hire", plot=when(MentatAtHome(), pay(TakeMentat(), spice=1))),
    Intrigue("charisma", plot=OnRevealTurn(persuasion(2))),
    Intrigue("choam_shares", plot=pay(vp(1), solari=7)),
    Intrigue(
        "corner_the_market",
        endgame=one(
            (
                when(OwnCopies("the_spice_must_flow", 2), vp(1)),
                when(MostCopies("the_spice_must_flow"), vp(1)),
            )
        ),
    ),
    Intrigue("councilors_dispensation", plot=when(CouncilSeat(), spice(2))),
    Intrigue("demand_respect", win=one_of(influence(), pay(influence(n=2), spice=2))),
    Intrigue("dispatch_an_envoy", 2, plot=ExtraIcons(EVERY_FACTION)),
    Intrigue("double_cross", plot=pay(DoubleCross(), solari=1)),
    Intrigue("favored_subject", plot=influence(EMPEROR)),
    Intrigue("guild_authorization", plot=influence(GUILD)),
    Intrigue("infiltrate", plot=IgnoreEnemies()),
    Intrigue("know_their_ways", plot=influence(FREMEN)),
    Intrigue("master_tactician", 3, combat=one_of(swords(3), Retreat(3))),
    Intrigue("plans_within_plans", endgame=one_of(when(TracksAt(3, 3), vp(1)), when(TracksAt(3, 4), vp(2)))),
    Intrigue("poison_snooper", 2, plot=Snoop()),
    Intrigue("private_army", 2, combat=pay(swords(5), spice=2)),
    Intrigue("rapid_mobilization", plot=DeployTroops(ANY_NUMBER)),
    Intrigue("recruitment_mission", plot=OnRevealTurn(one((persuasion(1), AcquireToDeck())))),
    Intrigue("refocus", plot=one((Reshuffle(), draw(1)))),
    Intrigue("reinforcements", plot=pay(RecruitToConflict(3, on_reveal=True), solari=3)),
    Intrigue("secret_of_the_sisterhood", plot=influence(BENE_GESSERIT)),
    Intrigue("staged_incident", combat=pay(vp(1), also=(LoseDeployed(3),))),
    Intrigue("the_sleeper_must_awaken", plot=pay(vp(1), spice=4)),
    Intrigue("tiebreaker", combat=swords(2), endgame=spice(10)),
    Intrigue("to_the_victor", win=spice(3)),
    Intrigue("urgent_mission", plot=RecallAgent()),
    Intrigue("water_of_life", plot=pay(draw(3), spice=1, water=1)),
    Intrigue("water_peddlers_union", plot=water(1)),
    Intrigue("windfall", plot=solari(2)),
)
