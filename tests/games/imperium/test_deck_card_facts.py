"""What is printed on every card of the decks: where it belongs, how many there are, cost, factions, Agent icons."""

from __future__ import annotations

import pytest

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.things import FACTIONS, ICONS, NOTHING

EVERY_FACTION = " ".join(FACTIONS)

# id, stack, copies (of a starter: in each player's deck), cost in persuasion, factions, Agent icons
CARDS = [
    ("convincing_argument", "starter", 2, None, "", ""),
    ("dagger", "starter", 2, None, "", "landsraad"),
    ("diplomacy", "starter", 1, None, "", "factions"),
    ("dune_the_desert_planet", "starter", 2, None, "", "spice_trade"),
    ("reconnaissance", "starter", 1, None, "", "city"),
    ("seek_allies", "starter", 1, None, "", "factions"),
    ("signet_ring", "starter", 1, None, "", "landsraad city spice_trade"),
    ("arrakis_liaison", "reserve", 8, 2, "fremen", "landsraad city"),
    ("the_spice_must_flow", "reserve", 10, 9, "", ""),
    ("foldspace", "reserve", 6, None, "", "all"),
    ("arrakis_recruiter", "imperium", 2, 2, "", "city"),
    ("assassination_mission", "imperium", 2, 1, "", ""),
    ("bene_gesserit_initiate", "imperium", 2, 3, "bene_gesserit", "landsraad city spice_trade"),
    ("bene_gesserit_sister", "imperium", 3, 3, "bene_gesserit", "bene_gesserit landsraad"),
    ("carryall", "imperium", 1, 5, "", "spice_trade"),
    ("chani", "imperium", 1, 5, "fremen", "fremen city spice_trade"),
    ("choam_directorship", "imperium", 1, 8, "", ""),
    ("crysknife", "imperium", 1, 3, "fremen", "fremen spice_trade"),
    ("dr_yueh", "imperium", 1, 1, "", "city"),
    ("duncan_idaho", "imperium", 1, 4, "", "city"),
    ("fedaykin_death_commando", "imperium", 2, 3, "fremen", "city spice_trade"),
    ("firm_grip", "imperium", 1, 4, "emperor", "emperor landsraad"),
    ("fremen_camp", "imperium", 2, 4, "fremen", "spice_trade"),
    ("gene_manipulation", "imperium", 2, 3, "bene_gesserit", "landsraad city"),
    ("guild_administrator", "imperium", 2, 2, "guild", "guild spice_trade"),
    ("guild_ambassador", "imperium", 1, 4, "guild", "landsraad"),
    ("guild_bankers", "imperium", 1, 3, "guild", "emperor guild landsraad"),
    ("gun_thopter", "imperium", 2, 4, "", "city spice_trade"),
    ("gurney_halleck", "imperium", 1, 6, "", "city"),
    ("imperial_spy", "imperium", 2, 2, "emperor", "emperor"),
    ("kwisatz_haderach", "imperium", 1, 8, "bene_gesserit", ""),
    ("lady_jessica", "imperium", 1, 7, "bene_gesserit", "bene_gesserit landsraad city spice_trade"),
    ("liet_kynes", "imperium", 1, 5, "emperor fremen", "fremen city"),
    ("missionaria_protectiva", "imperium", 2, 1, "bene_gesserit", "city"),
    ("opulence", "imperium", 1, 6, "emperor", "emperor"),
    ("other_memory", "imperium", 1, 4, "bene_gesserit", "city spice_trade"),
    ("piter_de_vries", "imperium", 1, 5, "", "landsraad city"),
    ("power_play", "imperium", 3, 5, "", "factions"),
    ("reverend_mother_mohiam", "imperium", 1, 6, "emperor bene_gesserit", "emperor bene_gesserit"),
    ("sardaukar_infantry", "imperium", 2, 1, "emperor", ""),
    ("sardaukar_legion", "imperium", 2, 5, "emperor", "emperor landsraad"),
    ("scout", "imperium", 2, 1, "", "city spice_trade"),
    ("shifting_allegiances", "imperium", 2, 3, "", "landsraad spice_trade"),
    ("sietch_reverend_mother", "imperium", 1, 4, "bene_gesserit fremen", "bene_gesserit fremen"),
    ("smugglers_thopter", "imperium", 2, 4, "guild", "spice_trade"),
    ("space_travel", "imperium", 2, 3, "guild", "guild"),
    ("spice_hunter", "imperium", 2, 2, "fremen", "fremen spice_trade"),
    ("spice_smugglers", "imperium", 2, 2, "guild", "city"),
    ("stilgar", "imperium", 1, 5, "fremen", "fremen city spice_trade"),
    ("test_of_humanity", "imperium", 1, 3, "bene_gesserit", "bene_gesserit landsraad city"),
    ("the_voice", "imperium", 2, 2, "bene_gesserit", "city spice_trade"),
    ("thufir_hawat", "imperium", 1, 5, "", "factions city spice_trade"),
    ("worm_riders", "imperium", 2, 6, "fremen", "city spice_trade"),
]


def names(bits: int, words: tuple[str, ...]) -> list[str]:
    return [word for i, word in enumerate(words) if (bits >> i) & 1]


@pytest.mark.parametrize(("id", "kind", "copies", "cost", "factions", "icons"), CARDS)
def test_the_print_of_each_card(
    id: str, kind: str, copies: int, cost: int | None, factions: str, icons: str
) -> None:
    card = BASE.cards[BASE.card_index[id]]
    assert (card.kind, card.copies) == (kind, copies)
    assert card.cost == (NOTHING if cost is None else cost)
    assert names(card.factions, FACTIONS) == factions.split()
    icons = icons.replace("all", "factions landsraad city spice_trade").replace("factions", EVERY_FACTION)
    assert names(card.icons, ICONS) == icons.split()


def test_no_card_is_missing_and_none_is_too_many() -> None:
    assert [card.id for card in BASE.cards] == [row[0] for row in CARDS]
    in_all = {kind: sum(row[2] for row in CARDS if row[1] == kind) for kind in ("starter", "reserve", "imperium")}
    assert in_all == {"starter": 10, "reserve": 24, "imperium": 67}


def test_only_kwisatz_haderach_moves_any_agent() -> None:
    assert [card.id for card in BASE.cards if card.moves_any_agent] == ["kwisatz_haderach"]
