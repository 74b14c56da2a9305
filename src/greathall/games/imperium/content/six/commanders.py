"""The two Commanders: their starting decks, what their own tracks bring, and whom they lead."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.card_effects import TrashThis
from greathall.games.imperium.content.base.deck import seek_allies, signet_ring
from greathall.games.imperium.effects import Do
from greathall.games.imperium.influence import VisitInfluence
from greathall.games.imperium.printed import COMMANDER, Card, Commander, Leader, deck_card
from greathall.games.imperium.sandworms import HasHooks, Sandworms, StrengthAtLeast
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.team_effects import (
    ActivatedAlly,
    ContractsToAllies,
    EachAlly,
    HasSwordmaster,
    PayTogether,
    ToThroneRow,
    Trade,
)
from greathall.games.imperium.things import (
    CITY,
    EMPEROR,
    EMPEROR_TRACK,
    FACTION_ICONS,
    FREMEN,
    FREMEN_TRACK,
    LANDSRAAD,
    SPICE_TRADE,
)
from greathall.games.imperium.words import (
    one,
    one_of,
    pay,
    persuasion,
    recruit,
    solari,
    spice,
    swords,
    vp,
    water,
    when,
)


def one_for_the_ally(this: Do, that: Do, this_again: Do, that_again: Do) -> Do:
    """One of two goods; the activated Ally gains the other. An effect stands in one place: hence two of each."""
    return one_of(one((this, ActivatedAlly(that))), one((that_again, ActivatedAlly(this_again))))


MUAD_DIB_DECK: Final[tuple[Card, ...]] = (
    deck_card(
        "md_command_respect",
        COMMANDER,
        1,
        icons=(CITY,),
        agent=(when(HasSwordmaster(), pay(Trade(), also=(TrashThis(),))),),
        reveal=(persuasion(1),),
    ),
    deck_card("md_convincing_argument", COMMANDER, 1, reveal=(persuasion(2),)),
    deck_card(
        "md_demand_attention",
        COMMANDER,
        1,
        icons=FACTION_ICONS,
        agent=(pay(VisitInfluence(1), spice=4, also=(TrashThis(),)),),
        reveal=(persuasion(1),),
    ),
    deck_card(
        "md_desert_call",
        COMMANDER,
        1,
        icons=(SPICE_TRADE,),
        agent=(when(HasHooks(), pay(Sandworms(1), water=1, also=(TrashThis(),))),),
        reveal=(persuasion(1),),
    ),
    deck_card("md_limited_landsraad_access", COMMANDER, 2, icons=(LANDSRAAD,), reveal=(spice(1), swords(1))),
    seek_allies("md_seek_allies", COMMANDER),
    signet_ring("md_signet_ring", COMMANDER),
    deck_card(
        "md_threaten_spice_production",
        COMMANDER,
        1,
        icons=(SPICE_TRADE,),
        agent=(PayTogether(7, one((vp(1), TrashThis()))),),
        reveal=(persuasion(1),),
    ),
    deck_card(
        "md_usul",
        COMMANDER,
        1,
        factions=(FREMEN,),
        icons=(CITY,),
        agent=(one_for_the_ally(water(1), spice(1), water(1), spice(1)),),
        reveal=(persuasion(2),),
    ),
)

SHADDAM_DECK: Final[tuple[Card, ...]] = (
    deck_card("sh_convincing_argument", COMMANDER, 1, reveal=(persuasion(2),)),
    deck_card(
        "sh_corrino_might",
        COMMANDER,
        1,
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        reveal=(swords(1), pay(EachAlly(recruit(2)), spice=3, also=(TrashThis(),))),
    ),
    deck_card(
        "sh_critical_shipments",
        COMMANDER,
        1,
        icons=(SPICE_TRADE,),
        agent=(one_for_the_ally(water(1), solari(2), water(1), solari(2)),),
        reveal=(persuasion(2),),
    ),
    deck_card(
        "sh_demand_results",
        COMMANDER,
        1,
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        agent=(pay(ContractsToAllies(), solari=2, also=(TrashThis(),)),),
        reveal=(swords(1),),
    ),
    deck_card(
        "sh_devastating_assault",
        COMMANDER,
        1,
        icons=(SPICE_TRADE,),
        agent=(recruit(1), solari(1)),
        reveal=(persuasion(1), when(HasSwordmaster(), pay(swords(5), solari=3))),
    ),
    deck_card(
        "sh_imperial_ornithopter",
        COMMANDER,
        2,
        factions=(EMPEROR,),
        icons=(CITY,),
        reveal=(persuasion(1), solari(1)),
    ),
    deck_card(
        "sh_imperial_tent",
        COMMANDER,
        1,
        factions=(EMPEROR,),
        icons=FACTION_ICONS,
        agent=(ToThroneRow(),),
        reveal=(persuasion(1),),
    ),
    seek_allies("sh_seek_allies", COMMANDER),
    signet_ring("sh_signet_ring", COMMANDER),
)

# With six players Gurney asks for more.
LEADERS: Final[tuple[Leader, ...]] = (
    Leader(
        "gurney_halleck",
        "Atreides",
        (recruit(1),),
        reveal=(when(StrengthAtLeast(10), persuasion(1)),),
        complexity=1,
    ),
)

COMMANDERS: Final[tuple[Commander, ...]] = (
    Commander(
        "muad_dib",
        0,
        FREMEN,
        FREMEN_TRACK,
        tuple(card.id for card in MUAD_DIB_DECK),
        first_reward=(spice(1),),
        third_reward=(water(1),),
        allies=("gurney_halleck", "lady_jessica", "staban_tuek", "lady_amber_metulli"),
        hooks=True,
    ),
    Commander(
        "shaddam_corrino_iv",
        3,
        EMPEROR,
        EMPEROR_TRACK,
        tuple(card.id for card in SHADDAM_DECK),
        first_reward=(solari(1),),
        third_reward=(PlaceSpy(),),
        allies=("feyd_rautha_harkonnen", "lady_margot_fenring", "princess_irulan", "lady_amber_metulli"),
        throne_row=True,
    ),
)

# What rests on one source, or is nobody's word.
NOTES: Final = {
    "md_command_respect": "economic_support",
    "md_desert_call": "shared_hooks",
    "md_threaten_spice_production": "md_threaten_spice_production",
    "sh_imperial_tent": "sh_imperial_tent",
}
for _card in (*MUAD_DIB_DECK, *SHADDAM_DECK):
    _card.unverified = NOTES.get(_card.id, "")
