"""House Hagal: the cards that drive its automata, and the levels of the solo game."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.automata import BuyPoints
from greathall.games.imperium.effects import Do, Harvest, TakeMentat, UseSignet
from greathall.games.imperium.printed import FEW, SOLO, TWO, Errand, HagalCard, Space, space
from greathall.games.imperium.things import (
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    INTRIGUE_CARDS,
    LANDSRAAD,
    SOLARI,
    SPICE,
    WATER,
)
from greathall.games.imperium.words import draw, influence, recruit

DESERTS: Final = ("imperial_basin", "hagga_basin", "the_great_flat")


def sends(to: str, copies: int, swords: int, *effects: Do, players: tuple[int, ...] = FEW) -> HagalCard:
    """A card that sends an Agent to a space."""
    mark = "" if len(players) > 1 else f"_{players[0]}p"
    return HagalCard(f"hagal_{to}{mark}", copies, (Errand((to,), effects),), swords, players)


HAGAL_DECK: Final[tuple[HagalCard, ...]] = (
    sends("conspire", 2, 4, influence(EMPEROR), recruit(2)),
    sends("wealth", 1, 3, influence(EMPEROR)),
    sends("heighliner", 1, 6, influence(GUILD), recruit(3)),
    sends("foldspace", 2, 1, influence(GUILD)),
    sends("selective_breeding", 2, 2, influence(BENE_GESSERIT)),
    sends("secrets", 1, 1, influence(BENE_GESSERIT)),
    sends("hardy_warriors", 1, 5, influence(FREMEN), recruit(2)),
    sends("stillsuits", 2, 4, influence(FREMEN)),
    sends("rally_troops", 2, 3, recruit(4)),
    sends("hall_of_oratory", 2, 0, recruit(1)),
    sends("carthag", 3, 0, recruit(1)),
    HagalCard(
        "hagal_harvest_spice", 5, (Errand(DESERTS, (Harvest(),), harvest=True),), 2, unverified="harvest_spice"
    ),
    sends("arrakeen", 3, 1, recruit(1), UseSignet(), players=SOLO),
    sends("arrakeen", 3, 1, recruit(1), players=TWO),
    HagalCard("hagal_reshuffle", 1, (), players=TWO, reshuffle=True),
)
for _card in HAGAL_DECK:
    if any(isinstance(effect, UseSignet) for errand in _card.errands for effect in errand.effects):
        _card.unverified = "signet_troop"

# Solo: a Victory Point for any of these.
POINTS: Final = BuyPoints(((INTRIGUE_CARDS, 3), (WATER, 3), (SOLARI, 7), (SPICE, 7)))
# Two players: House Hagal has nothing to spend.
NO_POINTS: Final = BuyPoints(())

# Of Leaders, these cannot lead a Rival; and those that the sheet advises for a first game.
NO_RIVALS: Final = ("paul_atreides", "helena_richese")
FIRST_RIVALS: Final = ("earl_memnon_thorvald", "glossu_rabban")

# The Mentat's space on all levels but the first
DEAR_MENTAT: Final[tuple[Space, ...]] = (space("mentat", LANDSRAAD, TakeMentat(), draw(1), solari=5),)


class Level:
    """How hard the solo game is."""

    def __init__(
        self,
        id: str,
        *,
        solari: int = 0,
        spice: int = 0,
        dear_mentat: bool = True,
        garrison: int = 3,
        intrigue: int = 1,
        third_agent: int = 3,
        variants: tuple[str, ...] = (),
        no_swordmaster: bool = False,
    ) -> None:
        self.id = id
        self.solari = solari  # for the player
        self.spice = spice
        self.dear_mentat = dear_mentat
        self.garrison = garrison  # of each Rival
        self.intrigue = intrigue
        self.third_agent = third_agent  # from this round on
        self.variants = variants  # that are part of it
        self.no_swordmaster = no_swordmaster  # for the player


EXPERT: Final = ("expert_deployment",)
LEVELS: Final[tuple[Level, ...]] = (
    Level("mercenary", solari=1, spice=1, dear_mentat=False, garrison=0, intrigue=0, third_agent=5),
    Level("sardaukar", third_agent=4),
    Level("mentat", variants=EXPERT),
    Level("kwisatz_haderach", variants=EXPERT, no_swordmaster=True),
)
# Expert Deployment: so much strength more than anybody else is enough (FAQ; the sheet says two troops).
LEAD: Final = 4
