"""The Rivals of Uprising in words: their cards, the log of their turns, their names."""

from __future__ import annotations

import pytest
from tests.games.uprising.rival_table import POSTS, SPACES, RivalTable, rivals

import greathall as gh
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.printed import Rival
from greathall.house.registry import descriptor_of
from greathall.text.imperium.seats import seated
from greathall.text.names import Names

TEXT = descriptor_of("uprising").text
ITEMS = {str(item["id"]): item for item in TEXT.printed()}
NOTE = "Not established: What is printed here rests on one source."
COPIES = (
    " How many copies there are is not certain: 38 cards are listed, 37 said to be printed, and this may be the "
    "one too many."
)


def lines(t: RivalTable) -> list[str]:
    names = seated(t.state, Names("en", ["Ann", "Bob"][: t.state.setup.players]))
    return TEXT.lines(t.state.events or [], 0, "en", names.names)


def test_a_rivals_turn_can_be_followed_in_the_log() -> None:
    t = rivals("rival_staban_tuek")
    t.me.agents[0] = SPACES["arrakeen"]
    t.rival.spies = [8, 9]
    t.bonus_spice("deep_desert", 2)
    t.rival.garrison, t.rival.supply = 1, 11
    t.turn("hu_arrakeen", "hu_sietch_tabr", "hu_place_spy_green", "hu_deep_desert")
    assert lines(t) == [
        "Staban Tuek begins a turn.",
        "Staban Tuek draws Arrakeen: Arrakeen is occupied.",
        "Staban Tuek draws Sietch Tabr, which is carried out only if they have 2 or more Influence with the "
        "Fremen.",
        "Staban Tuek draws Place Spy (green).",
        "Staban Tuek places a Spy at Assembly Hall and Gather Support.",
        "Staban Tuek recalls a Spy from Research Station and Spice Refinery.",
        "Staban Tuek recalls a Spy from Spice Refinery and Arrakeen.",
        "Staban Tuek carries out the Scheme of Staban Tuek.",
        "Staban Tuek recruits 2 troops.",
        "Staban Tuek draws Deep Desert and sends an Agent to Deep Desert.",
        "Staban Tuek gets +6 spice.",
        "Staban Tuek deploys 3 troops to the Conflict.",
    ]


def test_what_smart_politics_passes_over_is_told() -> None:
    t = rivals(smart_politics=True)
    t.influence(t.rival, fremen=5)
    t.alliance("fremen", t.seat)
    t.turn("hu_fremkit", "hu_gather_support_a")
    assert "Gurney Halleck draws Fremkit: its Influence is of no use (Smart Politics)." in lines(t)


def test_what_a_rival_pays_for_its_swordmaster_is_told() -> None:
    t = rivals("rival_muad_dib")
    t.rival.solari, t.rival.spice = 2, 1
    t.turn("hu_assembly_hall")
    paid = lines(t)[-4:-1]
    assert paid[0] == "Muad'Dib pays 2 Solari, 1 spice."
    assert paid[1].startswith("Muad'Dib gives up ")
    assert paid[2] == "Muad'Dib takes the Swordmaster."


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (
            "rival_gurney_halleck",
            "Swordmaster: A third Agent for 8 Solari, spice, Intrigue cards and water together. "
            "Priority: Fremen, Spacing Guild, Emperor, Bene Gesserit. Signet: Recruit 1 troop. "
            "Scheme: +1 Influence with the faction where the Rival has most.",
        ),
        (
            "rival_princess_irulan",
            "Swordmaster: A third Agent for 7 Solari, spice, Intrigue cards and water together. "
            "Priority: Emperor, Bene Gesserit, Fremen, Spacing Guild. "
            "Signet: A Spy is placed on the first free post of a faction, by the priority list. "
            "Scheme: +1 Influence with the faction where the Rival has least. Recruit 1 troop. " + NOTE,
        ),
        (
            "hu_deliver_supplies_heighliner",
            "If the Conflict is of level I or II, an Agent goes to Deliver Supplies: +1 Influence with the Spacing "
            "Guild. Smart Politics may pass it over. If the Conflict is of level III, an Agent goes to Heighliner: "
            "+1 Influence with the Spacing Guild and recruit 3 troops. In Combat: +1 sword. " + NOTE + COPIES,
        ),
        (
            "hu_deep_desert",
            "An Agent goes to Deep Desert if there is bonus spice; otherwise another card is drawn. Take all bonus "
            "spice on this space. +4 spice, or with Maker Hooks, if the Conflict admits them, 2 sandworms instead. "
            "In Combat: +2 swords. " + NOTE + COPIES,
        ),
    ],
)
def test_a_card_says_what_it_does_and_what_is_not_established(id: str, text: str) -> None:
    assert ITEMS[id]["text"] == text


def test_whatever_rests_on_one_source_says_so() -> None:
    unverified = {rival.id: rival.unverified for rival in UPRISING.rivals}
    unverified |= {card.id: card.unverified for card in UPRISING.hagal}
    for id, note in unverified.items():
        assert (NOTE in str(ITEMS[id]["text"])) == bool(note)


@pytest.mark.parametrize(
    ("id", "doubt"),
    [
        ("hu_place_spy_green", "posts of a colour"),
        ("hu_hagga_or_imperial_basin", "the richer of the two spaces"),
        ("hu_hagga_or_imperial_basin", "How many copies"),
        ("hu_sardaukar", "How many copies"),
        ("rival_rabban", "about the Alliance"),
        ("rival_lady_jessica", "about the Alliance"),
    ],
)
def test_what_else_is_not_established_stands_on_the_card(id: str, doubt: str) -> None:
    said = str(ITEMS[id]["text"])
    assert doubt in said[said.index(NOTE) :]


def test_the_rows_of_which_one_may_have_a_copy_too_many_are_marked() -> None:
    doubtful = {card.id for card in UPRISING.hagal if "copies" in card.unverified.split()}
    assert doubtful == {
        *("hu_sardaukar", "hu_deliver_supplies_heighliner", "hu_fremkit", "hu_deep_desert", "hu_spice_refinery"),
        "hu_hagga_or_imperial_basin",
    }


@pytest.mark.parametrize(("game", "players"), [("uprising", 1), ("uprising", 2), ("imperium", 2)])
def test_whoever_sets_up_a_table_with_automata_reads_what_is_our_choice(game: str, players: int) -> None:
    (about,) = (beside.about for beside in descriptor_of(game).beside() if beside.players == players)
    assert "Not established:" in about


# -- the log alone is enough to follow a Rival's turns


def test_the_log_says_what_a_card_that_was_passed_over_asks_for() -> None:
    t = rivals()
    t.turn("hu_sietch_tabr", "hu_gather_support_a")
    asked = "which is carried out only if they have 2 or more Influence with the Fremen."
    assert f"Gurney Halleck draws Sietch Tabr, {asked}" in lines(t)


def test_the_log_says_what_a_rival_gets_nothing_for() -> None:
    t = rivals()
    t.turn("hu_desert_tactics")
    assert (
        "Gurney Halleck gets nothing for: with Maker Hooks, the Shield Wall is removed for the rest of the game."
        in lines(t)
    )
    t = rivals()
    t.other.spies = [POSTS["post_landsraad_east"], POSTS["post_landsraad_west"]]
    t.turn("hu_place_spy_green", "hu_gather_support_a")
    assert "Gurney Halleck finds no free observation post for a Spy." in lines(t)


def test_the_log_says_that_a_rival_keeps_its_troops_at_home() -> None:
    t = rivals(difficulty="mentat")
    t.rival.deployed = 3
    t.turn("hu_research_station")
    assert (t.rival.deployed, t.rival.garrison) == (3, 2)
    said = "Gurney Halleck is well ahead in the Conflict and deploys no troops (Expert Deployment)."
    assert said in lines(t)


def test_the_log_says_that_no_card_leads_anywhere() -> None:
    t = rivals()
    t.me.agents = list(range(len(UPRISING.spaces)))
    t.turn()
    said = "No card of House Hagal leads anywhere: Gurney Halleck has no more turns this round."
    assert said in lines(t)


def test_a_rival_is_told_apart_from_the_player_who_leads_the_same() -> None:
    def called(leader: str) -> str:
        options = {"rivals": ["rival_staban_tuek"], "leaders": [leader, "gurney_halleck"]}
        game = gh.new_game("uprising", 2, 1, options)
        return TEXT.seat_names(game.state, ["Ann", "Bob"])[2]

    assert called("staban_tuek") == "Rival Staban Tuek"
    assert called("lady_jessica") == "Staban Tuek"


@pytest.mark.parametrize("rival", UPRISING.rivals, ids=lambda rival: rival.id)
def test_a_rival_that_is_a_leader_too_has_the_leaders_name(rival: Rival) -> None:
    """By their names it is known that they are the same."""
    person = rival.id.removeprefix("rival_")
    leaders = [leader.id for leader in UPRISING.leaders if leader.id.startswith(person)]
    assert [ITEMS[id]["name"] for id in leaders] == [ITEMS[rival.id]["name"] for _ in leaders]
