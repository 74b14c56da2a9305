"""The Rivals of Uprising in words: their cards, the log of their turns, their names."""

from __future__ import annotations

import pytest
from tests.games.uprising.rival_table import POSTS, SPACES, RivalTable, rivals

import greathall as gh
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.printed import HagalCard, Rival
from greathall.games.imperium.rounds import DEFENCE, ROUND
from greathall.games.imperium.turns import churn_row
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import YES

TEXT = descriptor_of("uprising").text
ITEMS = {str(item["id"]): item for item in TEXT.printed()}
NOTE = "Not established: What is printed here rests on one source."
COPIES = (
    " How many copies there are is not certain: 38 cards are listed, 37 said to be printed, and this may be the "
    "one too many."
)


def lines(t: RivalTable) -> list[str]:
    names = TEXT.seat_names(t.state, ["Ann", "Bob"][: t.state.setup.players])
    return TEXT.lines(t.state.events or [], 0, "en", names)


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
        "Staban Tuek draws Sietch Tabr, which is carried out only if the Rival has 2 or more Influence with the "
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
            "Scheme: +1 Influence with the faction where the Rival has most. Of equals, the first on "
            "the priority list counts.",
        ),
        (
            "rival_princess_irulan",
            "Swordmaster: A third Agent for 7 Solari, spice, Intrigue cards and water together. "
            "Priority: Emperor, Bene Gesserit, Fremen, Spacing Guild. "
            "Signet: A Spy is placed on the first free post of a faction, by the priority list. "
            "Scheme: +1 Influence with the faction where the Rival has least. Of equals, the first on "
            "the priority list counts. Recruit 1 troop. " + NOTE,
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
        ("hu_hagga_or_imperial_basin", "the Shield Wall goes first"),
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


@pytest.mark.parametrize(("game", "players"), [("uprising", 1), ("uprising", 2), ("imperium", 1), ("imperium", 2)])
def test_whoever_sets_up_a_table_with_automata_reads_what_is_our_choice(game: str, players: int) -> None:
    about = next(beside.about for beside in descriptor_of(game).beside() if beside.players == players)
    assert "Not established:" in about
    assert ("always defends a space" in about) == ((game, players) != ("imperium", 2))


def test_what_the_sheet_for_two_players_does_not_say_is_marked() -> None:
    (two,) = (mode for mode in descriptor_of("imperium").modes() if mode.name.startswith("Two players"))
    (doubt,) = (line for line in two.lines if line.startswith("Not established:"))
    assert "no turn after a Reveal turn" in doubt
    assert "not paid out" in doubt


# -- the log alone is enough to follow a Rival's turns


def test_the_log_says_what_a_card_that_was_passed_over_asks_for() -> None:
    t = rivals()
    t.turn("hu_sietch_tabr", "hu_gather_support_a")
    asked = "which is carried out only if the Rival has 2 or more Influence with the Fremen."
    assert f"Gurney Halleck draws Sietch Tabr, {asked}" in lines(t)


def test_the_log_says_what_a_rival_gets_nothing_for() -> None:
    t = rivals()
    t.turn("hu_desert_tactics")
    assert (
        "Gurney Halleck gets nothing for: with Maker Hooks the Shield Wall is removed for the rest of the game."
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


MAKERS = ("deep_desert", "hagga_basin", "imperial_basin")


@pytest.mark.parametrize("card", [card for card in UPRISING.hagal if not card.reshuffle], ids=lambda card: card.id)
def test_nothing_that_stands_on_a_card_comes_to_nothing_without_a_word(card: HagalCard) -> None:
    """Of a Rival that can have nothing more: goods, influence, hooks, posts; each icon is told all the same."""
    t = rivals("rival_rabban", players=2, streamlined=True)
    t.rival.swordmaster = t.rival.hooks = True
    t.rival.garrison, t.rival.supply = 12, 0
    t.influence(t.rival, emperor=6, guild=6, bene_gesserit=6, fremen=6)
    t.other.spies = list(range(len(UPRISING.posts)))
    t.state.shield_wall = False
    for space in MAKERS:
        t.bonus_spice(space, 2)
    t.turn(card.id, "hu_gather_support_a")
    told = [event.what for event in t.state.events or []]
    cards = [i for i, what in enumerate(told) if what == "hagal_carried_out"]
    told = [what for what in told[cards[0] + 1 : (*cards, len(told))[1]] if what != "deploy"]
    errand = next(e for e in reversed(card.errands) if not e.spaces or SPACES[e.spaces[0]] in t.rival.agents)
    assert len(told) == len(errand.effects), lines(t)


def test_bonus_spice_that_a_rival_cannot_have_is_seen_to_go() -> None:
    t = rivals("rival_lady_amber_metulli", players=2, streamlined=True)
    t.rival.swordmaster = True
    t.bonus_spice("deep_desert", 3)
    t.turn("hu_deep_desert")
    assert "Lady Amber Metulli removes 3 bonus spice from Deep Desert." in lines(t)


def test_the_defence_of_a_controlled_space_is_told_as_such() -> None:
    t = rivals(conflict="battle_for_arrakeen")
    t.state.control[SPACES["arrakeen"]] = t.seat
    t.state.stack = t.state.stack[:1]
    bottom = t.state.stack[0]
    bottom.step = DEFENCE
    ROUND.answer(t.state, bottom, YES)
    assert lines(t)[0] == "Gurney Halleck deploys 1 troop from the supply to defend Arrakeen."


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((6, 6), "the dice show 6 and 6 and name no place"),
        ((3, 3), "the dice show 3 and 3 and name one place"),
        ((6, 2), "the dice show 6 and 2 and name one place"),
        ((1, 5), "the dice show 1 and 5 and name two places"),
    ],
)
def test_the_dice_of_row_churn_are_told_whatever_they_show(dice: tuple[int, int], said: str) -> None:
    t = rivals(row_churn=True)
    while True:
        s = t.state.copy()
        s.events = []
        churn_row(s, 0)
        if s.events[0].n == 10 * dice[0] + dice[1]:
            break
        t.state.rng.below(6)
    told = TEXT.lines(s.events, 0, "en", ["Ann", "Gurney Halleck", "Staban Tuek"])
    assert told[0] == f"Row Churn: {said} of the Imperium Row."
    assert len([line for line in told if "(Row Churn, place" in line]) == len({*dice} - {6})
