"""The Rivals (one and two players): ten Rival cards and the House Hagal deck of Uprising.

What a single source tells is `unverified`. The deck is listed with 38 cards, of which the supplement is said to
count 37: which row has a copy too many is not known, so all of them are kept."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.conditions import Condition, InfluenceWith
from greathall.games.imperium.effects import Do, StealIntrigue, UseSignet
from greathall.games.imperium.printed import FEW, TWO, Errand, HagalCard, Rival
from greathall.games.imperium.rival_effects import (
    ConflictLevel,
    InfluenceBelow,
    InfluenceByPriority,
    InfluenceForAlliance,
    MakerSpice,
    MostInfluence,
    PlaceSpyAt,
    TroopsWithAlliance,
)
from greathall.games.imperium.sandworms import CollectBonus, RemoveShieldWall, TakeHooks
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.things import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from greathall.games.imperium.words import influence, influence_at, intrigue, recruit, solari, spice, water

ONE_SOURCE: Final = "one_source"

# fmt: off
RIVALS: Final[tuple[Rival, ...]] = (
    Rival("rival_muad_dib", 4, (FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
          signet=(influence(FREMEN),), scheme=(TakeHooks(), RemoveShieldWall(), intrigue(1))),
    Rival("rival_gurney_halleck", 8, (FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
          signet=(recruit(1),), scheme=(MostInfluence(),)),
    Rival("rival_staban_tuek", 9, (GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
          signet=(spice(1),), scheme=(recruit(2),)),
    Rival("rival_lady_amber_metulli", 9, (FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
          signet=(recruit(1),), scheme=(recruit(3),), streamlined=True),
    Rival("rival_baron_harkonnen", 6, (GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
          signet=(intrigue(1),), scheme=(solari(2), recruit(2)), unverified=ONE_SOURCE),
    Rival("rival_rabban", 7, (EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
          signet=(TroopsWithAlliance(1, 2),), scheme=(InfluenceForAlliance(2),), streamlined=True,
          unverified=f"{ONE_SOURCE} for_alliance"),
    Rival("rival_lady_margot_fenring", 8, (BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
          signet=(solari(1),), scheme=(influence(BENE_GESSERIT),), unverified=ONE_SOURCE),
    Rival("rival_princess_irulan", 7, (EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
          signet=(PlaceSpy(),), scheme=(influence(), recruit(1)), unverified=ONE_SOURCE),
    Rival("rival_lady_jessica", 6, (BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
          signet=(InfluenceForAlliance(1),), scheme=(water(2),),
          unverified=f"{ONE_SOURCE} for_alliance"),
    Rival("rival_feyd_rautha", 4, (EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
          signet=(recruit(2),), scheme=(influence(),), unverified=ONE_SOURCE),
)
# fmt: on


def errand(space: str, *effects: Do, when: Condition | None = None, smart: bool = False) -> Errand:
    """An Agent goes to the space, and the card's own icons count; a Maker space needs bonus spice."""
    harvest = space in ("hagga_basin", "imperial_basin", "deep_desert")
    return Errand((space,), effects, harvest, when, smart)


def spy(*posts: str) -> Errand:
    """No Agent goes anywhere: a Spy comes to the first of these posts that is free."""
    return Errand((), (PlaceSpyAt(posts),))


# What else of a card is not established; of the rows with doubtful copies one has one too many, perhaps.
NOTES: Final = {
    "hu_place_spy_yellow": "place_spy",
    "hu_place_spy_blue": "place_spy",
    "hu_place_spy_green": "place_spy",
    "hu_sardaukar": "copies",
    "hu_deliver_supplies_heighliner": "copies",
    "hu_fremkit": "copies",
    "hu_deep_desert": "copies",
    "hu_spice_refinery": "copies",
    "hu_hagga_or_imperial_basin": "two_basins wall_first copies",
}


def hagal(id: str, copies: int, swords: int, *errands: Errand, players: tuple[int, ...] = FEW) -> HagalCard:
    unverified = f"{ONE_SOURCE} {NOTES.get(id, '')}".rstrip()
    return HagalCard(id, copies, errands, swords, players, reshuffle=not errands, unverified=unverified)


# Posts of a colour, in the order in which they are tried.
YELLOW: Final = ("post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert")
BLUE: Final = ("post_refinery_arrakeen", "post_research_refinery", "post_sietch_research")
GREEN: Final = ("post_landsraad_east", "post_landsraad_west")

# id, copies, swords, and where the Agent goes with what that brings; whether the space is a combat space stands on
# the board.
# fmt: off
HAGAL: Final[tuple[HagalCard, ...]] = (
    hagal("hu_place_spy_yellow", 1, 2, spy(*YELLOW)),
    hagal("hu_place_spy_blue", 1, 2, spy(*BLUE)),
    hagal("hu_place_spy_green", 1, 2, spy(*GREEN)),
    hagal("hu_sardaukar", 2, 4, errand("sardaukar", influence(EMPEROR), recruit(2))),
    hagal("hu_dutiful_service", 1, 2, errand("dutiful_service", influence(EMPEROR), smart=True)),
    hagal("hu_heighliner", 1, 5, errand("heighliner", influence(GUILD), recruit(3))),
    hagal("hu_deliver_supplies_heighliner", 2, 1,
          errand("deliver_supplies", influence(GUILD), when=ConflictLevel(1, 2), smart=True),
          errand("heighliner", influence(GUILD), recruit(3), when=ConflictLevel(3))),
    hagal("hu_espionage", 2, 2, errand("espionage", influence(BENE_GESSERIT), PlaceSpy())),
    hagal("hu_secrets", 1, 1, errand("secrets", influence(BENE_GESSERIT), StealIntrigue(), smart=True)),
    hagal("hu_desert_tactics", 2, 3, errand("desert_tactics", influence(FREMEN), recruit(1), RemoveShieldWall())),
    hagal("hu_fremkit", 2, 1, errand("fremkit", influence(FREMEN), smart=True)),
    hagal("hu_assembly_hall", 1, 0,
          errand("assembly_hall", intrigue(1), influence_at(EMPEROR, 2, InfluenceByPriority(1)))),
    hagal("hu_gather_support_a", 1, 0, errand("gather_support", recruit(1))),
    hagal("hu_gather_support_b", 1, 2,
          errand("gather_support", recruit(1), influence_at(EMPEROR, 2, InfluenceByPriority(2)))),
    hagal("hu_accept_contract_shipping_a", 1, 2,
          errand("accept_contract", solari(2), when=InfluenceBelow(GUILD, 2)),
          errand("shipping", solari(2), InfluenceByPriority(3), when=InfluenceWith(GUILD, 2))),
    hagal("hu_accept_contract_shipping_b", 1, 2,
          errand("accept_contract", solari(2), when=InfluenceBelow(GUILD, 2)),
          errand("shipping", solari(2), InfluenceByPriority(1), when=InfluenceWith(GUILD, 2))),
    hagal("hu_research_station", 2, 2, errand("research_station", recruit(2))),
    hagal("hu_spice_refinery", 3, 1, errand("spice_refinery", UseSignet())),
    hagal("hu_arrakeen", 2, 1, errand("arrakeen", UseSignet(), recruit(1))),
    hagal("hu_sietch_tabr", 3, 3,
          errand("sietch_tabr", TakeHooks(), recruit(1), water(1), when=InfluenceWith(FREMEN, 2))),
    hagal("hu_hagga_or_imperial_basin", 4, 2,
          errand("hagga_basin", CollectBonus(), RemoveShieldWall(), MakerSpice(2, 1)),
          errand("imperial_basin", CollectBonus(), RemoveShieldWall(), MakerSpice(1, 0))),
    hagal("hu_deep_desert", 2, 2, errand("deep_desert", CollectBonus(), MakerSpice(4, 2))),
    hagal("hu_reshuffle", 1, 0, players=TWO),
)
# fmt: on


class RivalLevel:
    """How hard the solo game is."""

    def __init__(
        self,
        id: str,
        *,
        intrigue: int = 0,
        garrison: int = 3,
        variants: tuple[str, ...] = (),
        no_swordmaster: bool = False,
    ) -> None:
        self.id = id
        self.intrigue = intrigue  # cards for the player
        self.garrison = garrison  # of each Rival
        self.variants = variants  # that are part of it
        self.no_swordmaster = no_swordmaster  # for the player


EXPERT: Final = ("brutal_escalation", "expert_deployment", "smart_politics")
LEVELS: Final[tuple[RivalLevel, ...]] = (
    RivalLevel("mercenary", intrigue=1, garrison=0),
    RivalLevel("sardaukar"),
    RivalLevel("mentat", variants=EXPERT),
    RivalLevel("kwisatz_haderach", variants=EXPERT, no_swordmaster=True),
)
# For a first game the Rivals are those whose swordmaster costs at least so much.
EASY_VALUE: Final = 8
