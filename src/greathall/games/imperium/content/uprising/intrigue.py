"""The Intrigue deck: 40 cards, and 4 more with the CHOAM module."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.card_effects import AcquireCheap, DiscardCards, FlipTrophy, Manipulate
from greathall.games.imperium.conditions import CouncilSeat, InAnothersShadow, OwnCopies
from greathall.games.imperium.contracts import ContractsCompleted, GainedSpice, TakeContract
from greathall.games.imperium.effects import OnRevealTurn
from greathall.games.imperium.influence import InfluenceWithTwo, LoseInfluence
from greathall.games.imperium.printed import Intrigue
from greathall.games.imperium.sandworms import (
    RemoveShieldWall,
    Sandworms,
    UnitsDeployed,
    WormInConflict,
)
from greathall.games.imperium.spies import PlaceSpy, RecallSpies, SpiesPlaced
from greathall.games.imperium.things import (
    BENE_GESSERIT,
    CITY,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    ORNITHOPTER,
    bits,
)
from greathall.games.imperium.troops import DeployTroops, Retreat, RetreatSome, TroopWithEachCard
from greathall.games.imperium.words import (
    draw,
    influence,
    influence_at,
    intrigue,
    lines,
    may,
    may_trash,
    one,
    one_of,
    pay,
    recruit,
    solari,
    spice,
    swords,
    vp,
    water,
    when,
)

ANY_NUMBER: Final = 12

INTRIGUE: Final[tuple[Intrigue, ...]] = (
    Intrigue("buy_access", plot=pay(InfluenceWithTwo(), solari=5)),
    Intrigue("call_to_arms", plot=OnRevealTurn(TroopWithEachCard(), lasts=True)),
    Intrigue(
        "change_allegiances",
        plot=lines(pay(influence(), also=(LoseInfluence(),)), pay(influence(), spice=3)),
    ),
    Intrigue("contingency_plan", 3, plot=solari(2), combat=swords(3)),
    Intrigue("councilors_ambition", plot=when(CouncilSeat(), water(2))),
    Intrigue("crysknife", plot=spice(1), endgame=pay(vp(1), also=(FlipTrophy(CRYSKNIFE),))),
    Intrigue("cunning", plot=one_of(draw(1), pay(lines(draw(1), may_trash()), spice=1))),
    Intrigue("depart_for_arrakis", plot=lines(pay(recruit(3), spice=2), influence_at(GUILD, 3, draw(1)))),
    Intrigue("desert_mouse", plot=spice(1), endgame=pay(vp(1), also=(FlipTrophy(DESERT_MOUSE),))),
    Intrigue("detonation", 2, plot=one_of(RemoveShieldWall(), DeployTroops(4))),
    Intrigue(
        "devour",
        combat=one((swords(2), when(WormInConflict(), swords(2), may_trash()))),
    ),
    Intrigue("distraction", 2, plot=when(UnitsDeployed(3), PlaceSpy(share=True))),
    Intrigue("find_weakness", combat=lines(swords(2), pay(swords(3), also=(RecallSpies(1),)))),
    Intrigue("go_to_ground", combat=pay(PlaceSpy(), also=(RetreatSome(1, 2),))),
    Intrigue("imperium_politics", plot=pay(influence(EMPEROR, GUILD), solari=1)),
    Intrigue("impress", combat=one((swords(2), AcquireCheap(3, worm_to_hand=False)))),
    Intrigue("inspire_awe", plot=AcquireCheap(3, worm_to_hand=True)),
    Intrigue("intelligence_report", plot=one((draw(1), when(SpiesPlaced(2), draw(1))))),
    Intrigue("manipulate", plot=Manipulate()),
    Intrigue("market_opportunity", plot=one_of(pay(solari(5), spice=2), pay(spice(5), solari=5))),
    Intrigue("mercenaries", plot=pay(intrigue(1), recruit(2), solari=3)),
    Intrigue("opportunism", plot=pay(vp(1), solari=2, also=(LoseInfluence(2),))),
    Intrigue("ornithopter", plot=spice(1), endgame=pay(vp(1), also=(FlipTrophy(ORNITHOPTER),))),
    Intrigue("questionable_methods", combat=lines(swords(1), pay(swords(4), also=(LoseInfluence(),)))),
    Intrigue("secure_spice_trade", endgame=when(OwnCopies("the_spice_must_flow", 2), one((vp(1), spice(2))))),
    Intrigue("shaddams_favor", plot=one((recruit(1), influence_at(EMPEROR, 3, solari(3))))),
    Intrigue("shadow_alliance", endgame=when(InAnothersShadow(), vp(1))),
    Intrigue("sietch_ritual", plot=pay(influence(BENE_GESSERIT, FREMEN), also=(DiscardCards(1),))),
    Intrigue(
        "special_mission",
        2,
        plot=one_of(PlaceSpy(bits((CITY,))), pay(may(RemoveShieldWall()), spice(2), also=(RecallSpies(1),))),
    ),
    Intrigue(
        "spice_is_power",
        combat=one_of(pay(spice(3), also=(RetreatSome(3, 3),)), pay(swords(6), spice=3)),
    ),
    Intrigue("spring_the_trap", combat=pay(swords(7), also=(RecallSpies(2),))),
    Intrigue(
        "strategic_stockpiling",
        plot=lines(pay(vp(1), spice=5), influence_at(FREMEN, 3, pay(vp(1), water=3))),
    ),
    Intrigue("tactical_option", combat=one_of(swords(2), Retreat(ANY_NUMBER))),
    Intrigue("unexpected_allies", plot=pay(may(RemoveShieldWall()), Sandworms(1), water=2)),
    Intrigue("weirding_combat", combat=one((swords(3), influence_at(BENE_GESSERIT, 3, swords(2))))),
)

CHOAM_INTRIGUE: Final[tuple[Intrigue, ...]] = (
    Intrigue(
        "backed_by_choam",
        plot=pay(solari(4), also=(LoseInfluence(),)),
        combat=when(ContractsCompleted(2), swords(4)),
    ),
    Intrigue("choam_profits", endgame=when(ContractsCompleted(4), vp(1))),
    Intrigue("leverage", plot=when(GainedSpice(), one((TakeContract(), solari(1))))),
    Intrigue("reach_agreement", combat=pay(TakeContract(), also=(RetreatSome(1, 2),))),
)
