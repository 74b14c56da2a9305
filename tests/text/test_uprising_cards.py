"""What is printed for Dune: Imperium – Uprising, written from its effects."""

from __future__ import annotations

import pytest
from tests.text.dune import card_list

from greathall.games.imperium.any_order import Lines
from greathall.games.imperium.card_effects import DiscardFor
from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.conditions import NoSeat
from greathall.games.imperium.contracts import ContractsCompleted, TakeContract
from greathall.games.imperium.effects import Branch, EachOpponent, Gain, MayDo
from greathall.games.imperium.sandworms import OwnSandworms, RemoveShieldWall, Sandworms
from greathall.games.imperium.spies import PlaceSpy, RecallSpies
from greathall.games.imperium.things import GUILD, SWORDS
from greathall.games.imperium.troops import RetreatSome
from greathall.games.imperium.words import draw, pay, recruit, solari, spice, when
from greathall.house.registry import descriptor_of
from greathall.text.imperium.effects import writer

TEXT = descriptor_of("uprising").text
ITEMS = {(item["kind"], item["id"]): item for item in TEXT.printed()}
LENT = {(item["kind"], item["id"]): item for item in TEXT.printed("base")}

TEXTS = {
    # Cards: Spies, sandworms, contracts, discarding, what they ignore.
    "branching_path": (
        "Agent: If you have the Bene Gesserit Alliance, you may trash 1 Intrigue card from your hand: draw 1"
        " Intrigue card and +2 spice. Reveal: +2 Persuasion."
    ),
    "calculus_of_power": (
        "Agent: You may trash a card from your hand, discard pile or cards in play. Reveal: +2 Persuasion. "
        "You may trash another Emperor card you have in play: +3 swords."
    ),
    "chani_clever_tactician": (
        "Agent: If you have 3 or more units in the Conflict, draw 1 Intrigue card. Reveal: You may retreat 2"
        " troops from the Conflict to your garrison: +4 swords. With a Fremen Bond (another Fremen card in "
        "play), +2 Persuasion."
    ),
    "corrinth_city": (
        "Agent: You may pay 5 Solari and discard 2 cards from your hand: +1 Victory Point. Reveal: Choose "
        "one: +5 Solari; or if you have no seat on the High Council, pay 5 Solari: take a seat on the High "
        "Council (+2 Persuasion on each of your Reveal turns for the rest of the game)."
    ),
    "covert_operation": (
        "Agent: Each opponent discards 1 card from their hand. Reveal: Place a Spy. Place a Spy."
    ),
    "desert_power": (
        "Agent: If this Agent goes to a Maker space, +2 spice. Reveal: Choose one: +2 Persuasion; or if you "
        "have Maker Hooks, pay 1 water: summon 1 sandworm to the Conflict (not to one behind the Shield "
        "Wall)."
    ),
    "double_agent": (
        "Agent: Place a Spy on an observation post of the board space visited this turn, even beside "
        "another player's Spy. Reveal: +1 Persuasion, +1 sword."
    ),
    "guild_envoy": (
        "Agent: Discard 1 card from your hand; if it is a Spacing Guild card, draw 2 cards. Reveal: +1 "
        "Persuasion."
    ),
    "guild_spy": (
        "Acquire: Place a Spy. Agent: You may discard 1 card from your hand: draw 1 card; if the discarded "
        "card is a Spacing Guild card, in addition draw 1 Intrigue card. Reveal: +2 Persuasion. If you have"
        " acquired The Spice Must Flow this turn, +1 Influence with each faction whose board spaces your "
        "Spies watch."
    ),
    "leadership": (
        "Agent: Draw 1 card for each sandworm you have in the Conflict. Reveal: +2 Persuasion, +1 sword. +1 "
        "more sword for each other card you have revealed this turn that gave swords."
    ),
    "long_live_the_fighters": (
        "Agent: If your deck has 3 or more cards, look at the top 3: draw one of them, discard another and "
        "trash the last. Reveal: +2 Persuasion, +3 swords."
    ),
    "price_is_no_object": (
        "Acquire: +2 Solari. Agent: You may acquire one card into your hand, for its cost in Solari "
        "instead of Persuasion. Reveal: +2 Persuasion, +2 Solari."
    ),
    "reliable_informant": (
        "Agent: Place a Spy on an observation post of a board space with the Emperor, Bene Gesserit or "
        "Fremen icon. Reveal: +1 Persuasion, +1 Solari."
    ),
    "sardaukar_coordination": (
        "Agent: You may deploy troops recruited this turn to the Conflict, whatever board space you visit. "
        "Reveal: +2 Persuasion. +1 sword for each Emperor card you have revealed this turn, this one "
        "included."
    ),
    "spacing_guilds_favor": (
        "Agent: Draw 1 card. Reveal: +2 Persuasion. You may pay 3 spice: +1 Influence with any one faction."
        " When discarded from your hand: +2 spice."
    ),
    "subversive_advisor": (
        "Acquire: Place a Spy. Agent: If this Agent goes to a faction's board space: +1 further Influence "
        "with the faction whose board space you visit; trash this card. Reveal: +1 Persuasion."
    ),
    "undercover_asset": (
        "Agent: This Agent may go to board spaces without the Influence that they require. Reveal: Choose "
        "one: place a Spy; or +2 swords."
    ),
    "unswerving_loyalty": (
        "Reveal: +1 Persuasion. Recruit 1 troop. With a Fremen Bond (another Fremen card in play), you may "
        "choose one: deploy 1 troop from your garrison to the Conflict; or retreat 1 troop from the Conflict"
        " to your garrison."
    ),
    "weirding_woman": (
        "Agent: If you have another Bene Gesserit card in play, take this card back into your hand. Reveal:"
        " +1 Persuasion, +1 sword."
    ),
    "interstellar_trade": (
        "Acquire: Take a face-up contract (+2 Solari if there is none). Agent: +1 Influence with any one "
        "faction. Reveal: +1 Persuasion for each contract you have completed."
    ),
    "priority_contracts": (
        "Agent: Take a face-up contract (+2 Solari if there is none). Reveal: Choose one: +2 spice; or if "
        "you have completed 4 or more contracts, trash this card: +1 Victory Point."
    ),
    # Intrigue cards: lines are questions of their own.
    "call_to_arms": "Plot: On your Reveal turn this round, recruit 1 troop for each card that you acquire.",
    "change_allegiances": (
        "Plot: You may lose 1 Influence with any one faction: +1 Influence with any one faction. You may "
        "pay 3 spice: +1 Influence with any one faction."
    ),
    "crysknife": (
        "Plot: +1 spice. Endgame: Turn a Conflict card you have won, or your Objective, with the crysknife "
        "or wild battle icon face down: +1 Victory Point."
    ),
    "cunning": (
        "Plot: Choose one: draw 1 card; or pay 1 spice: draw 1 card, and you may trash a card from your "
        "hand, discard pile or cards in play."
    ),
    "detonation": (
        "Plot: Choose one: remove the Shield Wall for the rest of the game; or deploy up to 4 troops from "
        "your garrison to the Conflict."
    ),
    "distraction": (
        "Plot: If you have deployed 3 or more units this turn, place a Spy, even beside another player's "
        "Spy."
    ),
    "go_to_ground": "Combat: Retreat 1 or 2 troops from the Conflict to your garrison: place a Spy.",
    "inspire_awe": (
        "Plot: Acquire a card with a cost of up to 3 without paying for it (into your hand if you have a "
        "sandworm in the Conflict)."
    ),
    "shadow_alliance": (
        "Endgame: If you have 4 or more Influence with a faction whose Alliance an opponent has, +1 Victory"
        " Point."
    ),
    "special_mission": (
        "Plot: Choose one: place a Spy on an observation post of a board space with the City icon; or recall"
        " 1 of your Spies: +2 spice, and you may remove the Shield Wall for the rest of the game."
    ),
    "spice_is_power": (
        "Combat: Choose one: retreat 3 troops from the Conflict to your garrison: +3 spice; or pay 3 spice:"
        " +6 swords."
    ),
    "unexpected_allies": (
        "Plot: Pay 2 water: you may remove the Shield Wall for the rest of the game, then summon 1 sandworm "
        "to the Conflict (not to one behind the Shield Wall)."
    ),
    "backed_by_choam": (
        "Plot: Lose 1 Influence with any one faction: +4 Solari. Combat: If you have completed 2 or more "
        "contracts, +4 swords."
    ),
    "leverage": (
        "Plot: If you have gained spice this turn: take a face-up contract (+2 Solari if there is none); +1 "
        "Solari."
    ),
    # Conflicts.
    "skirmish_crysknife": (
        "First: +1 Influence with any one faction. Second: Draw 1 Intrigue card. +1 spice. Third: +1 spice."
        " Battle icon: crysknife."
    ),
    "seize_spice_refinery": (
        "First: Take control of Spice Refinery. Place a Spy. +2 spice. Second: Draw 1 Intrigue card. +1 "
        "spice. Recruit 1 troop. Third: +2 spice. Behind the Shield Wall: While it stands, no sandworm can "
        "come to this Conflict. Battle icon: crysknife."
    ),
    "propaganda": (
        "First: +1 Influence with each of two different factions. Second: Draw 1 Intrigue card. +3 spice. "
        "Third: +3 spice. Battle icon: wild."
    ),
    "battle_for_arrakeen": (
        "First: +1 Victory Point. Take control of Arrakeen. You may recall 2 of your Spies: +1 Victory "
        "Point. Second: Draw 1 Intrigue card. +1 spice, +3 Solari. Third: +2 spice, +2 Solari. Behind the "
        "Shield Wall: While it stands, no sandworm can come to this Conflict. Battle icon: crysknife."
    ),
    "siege_of_carthag": (
        "First: +1 Victory Point. Take control of Carthag. Second: Draw 1 Intrigue card. +1 spice. Third: "
        "+1 spice."
    ),
    # All leaders, on both sides.
    "muad_dib": (
        "Unpredictable Foe: On your Reveal turn, if you have a sandworm in the Conflict, draw 1 Intrigue "
        "card. Signet ring, Lead the Way: Draw 1 card."
    ),
    "gurney_halleck": (
        "Always Smiling: On your Reveal turn, if your strength in the Conflict is 6 or more, +1 Persuasion."
        " Signet ring, Warmaster: Recruit 1 troop."
    ),
    "lady_jessica": (
        "Other Memories: Whenever you send an Agent to a board space of the Bene Gesserit, you may return "
        "all of your memories to your supply, draw a card for each of them and turn your Leader over. Signet"
        " ring, Spice Agony: You may pay 1 spice: draw 1 Intrigue card and move 1 troop from your supply to "
        "the Bene Gesserit as a memory."
    ),
    "reverend_mother_jessica": (
        "Reverend Mother: Whenever you send an Agent to a board space of the Bene Gesserit or the Fremen, "
        "you may pay 1 water: carry out the effects of that board space once more, without its cost and Influence "
        "(once per turn; what you have left undone there is declined). Signet "
        "ring, Water of Life: You may pay 1 spice: +1 water."
    ),
    "princess_irulan": (
        "Imperial Birthright: When you reach 2 Influence with the Emperor, draw 1 Intrigue card. Signet "
        "ring, Chronicler's Insight: You may choose one: acquire a card with a cost of exactly 1 into "
        "your hand without paying for it; or trash a card from your hand (+2 spice if it "
        "has a cost)."
    ),
    "lady_margot_fenring": (
        "Loyalty: When you reach 2 Influence with the Bene Gesserit, +2 spice. Signet ring, Arrakis "
        "Informant: Place a Spy on an observation post of a board space with the City icon."
    ),
    "feyd_rautha_harkonnen": (
        "Devious Strength: On your Reveal turn, you may recall 1 of your Spies: +2 swords. Signet ring, "
        "Personal Training: Move one step along your training track and take its reward. The track begins "
        "with step 1 or 2. Step 1: you may pay 1 Solari: trash a card from your hand, discard pile or cards "
        "in play; on to step 3. Step 2: place a Spy; on to step 3. Step 3: you may trash a card from your "
        "hand, discard pile or cards in play; on to step 4 or 5. Step 4: you may trash a card from your "
        "hand, discard pile or cards in play; on to step 7. Step 5: place a Spy; on to step 6. Step 6: +2 "
        "spice; on to step 7. Step 7, the last: recruit 1 troop and place a Spy."
    ),
    "lady_amber_metulli": (
        "Desert Scouts: On your Reveal turn, you may retreat 1 troop from the Conflict to your garrison. "
        "Signet ring, Fill Coffers: +1 Solari. If you have an Alliance, +1 spice."
    ),
    "staban_tuek": (
        "Smuggle Spice: Whenever another player sends an Agent to a Maker space that your Spy watches, +1 "
        "spice. Limited Allies: Your starting deck lacks Diplomacy. Signet ring, Unseen Network: Place a "
        "Spy. If it watches a Landsraad space, you may pay 1 spice: +3 Solari. If it watches a faction's "
        "space, you may pay 2 Solari: draw 1 Intrigue card."
    ),
    "shaddam_corrino_iv": (
        "Sardaukar Commander: These are kept for you alone: Sardaukar contract (cards), Sardaukar contract "
        "(Agent); whenever you take a contract, you may take one of them in place of a face-up one. Signet "
        "ring, Emperor of the Known Universe: You cannot deploy units this turn. Choose one: +1 Solari and "
        "recruit 1 troop; or pay 3 Solari: +1 Influence with any one faction."
    ),
    # Board spaces.
    "sardaukar": "Costs 4 spice. +1 Influence with the Emperor. Draw 1 Intrigue card. Recruit 4 troops.",
    "secrets": (
        "+1 Influence with the Bene Gesserit. Draw 1 Intrigue card. Each opponent with 4 or more Intrigue "
        "cards gives you one of them at random."
    ),
    "high_council": (
        "Costs 5 Solari. If you have a seat on the High Council, +2 spice, draw 1 Intrigue card and recruit "
        "3 troops; otherwise take a seat on the High Council (+2 Persuasion on each of your Reveal turns for"
        " the rest of the game)."
    ),
    "imperial_privilege": (
        "Only with 2 or more Influence with the Emperor. Costs 3 Solari. You may trash 1 Intrigue card from"
        " your hand: draw 1 Intrigue card. Take another of your Agents back from the board, to be sent "
        "again this round. Draw 1 card."
    ),
    "swordmaster": (
        "Each player may come here once per game. Costs 8 Solari. Costs 2 Solari less once any player has "
        "taken a Swordmaster. Take the Swordmaster (a third Agent for the rest of the game, from this round "
        "on)."
    ),
    "gather_support": "Choose one: pay nothing: recruit 2 troops; or pay 2 Solari: recruit 2 troops and +1 water.",
    "sietch_tabr": (
        "Only with 2 or more Influence with the Fremen. Choose one: take Maker Hooks, recruit 1 troop and +1"
        " water; or +1 water, and you may remove the Shield Wall for the rest of the game. Combat space."
    ),
    "deep_desert": (
        "Costs 3 water. Take all bonus spice on this space. Choose one: +4 spice; or if you have Maker "
        "Hooks, summon 2 sandworms to the Conflict (not to one behind the Shield Wall). Maker space. Combat "
        "space."
    ),
    "imperial_basin": (
        "Take all bonus spice on this space. +1 spice. Maker space. Combat space. Whoever controls this "
        "space gets this whenever an Agent is sent here: +1 spice. Behind the Shield Wall."
    ),
    "accept_contract": "Take a face-up contract (+2 Solari if there is none). Draw 1 card.",
    # Contracts and Objectives.
    "acquire_the_spice_must_flow": (
        "When you acquire The Spice Must Flow with this contract: +1 Influence with the Spacing Guild, +3 "
        "Solari."
    ),
    "arrakeen_spy": "When you send an Agent to Arrakeen with this contract: recruit 1 troop and place a Spy.",
    "harvest_4": (
        "When you send an Agent to a Maker space with this contract and gain 4 or more spice in that turn: "
        "+4 Solari."
    ),
    "immediate": "When you take this contract: +2 Solari.",
    "sardaukar_recall": (
        "When you send an Agent to Sardaukar with this contract: take another of your Agents back from the "
        "board, to be sent again this round."
    ),
    "objective_desert_mouse_first": (
        "Battle icon: desert mouse. For 1, 2, 3, 4 or 6 players. Whoever is dealt it is the first player."
    ),
}  # fmt: skip


@pytest.mark.parametrize("id", TEXTS)
def test_a_thing_says_what_it_does(id: str) -> None:
    assert TEXT.card_text(id) == TEXTS[id]


def test_cards_that_nobody_has_printed_read_well() -> None:
    w = writer("en")
    assert w.sentences(EachOpponent(Lines((recruit(1), pay(PlaceSpy(), spice=1))))) == [
        "Each opponent recruits 1 troop.",
        "They may pay 1 spice: they place a Spy.",
    ]
    assert w.sentences(EachOpponent(Branch(NoSeat(), (solari(1),), (draw(1), spice(1))))) == [
        "Each opponent does this: if they have no seat on the High Council, they get +1 Solari; otherwise they "
        "draw 1 card and they get +1 spice."
    ]
    assert w.sentences(EachOpponent(DiscardFor(draw(1), GUILD, spice(1), optional=True))) == [
        "Each opponent may discard 1 card from their hand: they draw 1 card; if the discarded card is a Spacing "
        "Guild card, in addition they get +1 spice."
    ]
    assert w.sentences(pay(Sandworms(2), also=(RecallSpies(1), RetreatSome(1, 3)))) == [
        "You may recall 1 of your Spies and retreat 1 to 3 troops from the Conflict to your garrison: summon 2 "
        "sandworms to the Conflict (not to one behind the Shield Wall)."
    ]
    assert w.sentences(when(ContractsCompleted(3), MayDo(RemoveShieldWall()))) == [
        "If you have completed 3 or more contracts, you may remove the Shield Wall for the rest of the game."
    ]
    assert w.sentences(EachOpponent(Gain(SWORDS, 2, per=OwnSandworms()))) == [
        "Each opponent gets +2 swords for each sandworm they have in the Conflict."
    ]
    assert w.sentences(EachOpponent(TakeContract())) == [
        "Each opponent takes a face-up contract (+2 Solari if there is none)."
    ]


def test_what_is_behind_the_shield_wall_says_so() -> None:
    spaces = {space.id for space in UPRISING.spaces if space.control}
    assert spaces == {"arrakeen", "spice_refinery", "imperial_basin"}
    for (kind, id), item in (ITEMS | LENT).items():
        walled = id in spaces if kind == "space" else item.get("control") in spaces
        assert (" Behind the Shield Wall" in str(item["text"])) == walled, id
    assert "(not to one behind the Shield Wall)" in TEXT.card_text("desert_power")


def test_paragraphs_keep_the_parts_apart() -> None:
    assert TEXT.card_paragraphs("sardaukar_soldier") == [
        "Reveal: +1 Persuasion, +1 sword.",
        "When trashed: Draw 1 Intrigue card.",
    ]
    assert len(TEXT.card_paragraphs("propaganda")) == 4
    assert len(TEXT.card_paragraphs("staban_tuek")) == 3


# -- everything printed


def test_printed_lists_all_of_the_games_own_in_the_order_of_the_catalogue() -> None:
    ids = [
        *(card.id for card in UPRISING.cards if card.set != "base"),
        *(card.id for card in UPRISING.intrigue if card.set != "base"),
        *(card.id for card in UPRISING.conflicts if card.set != "base"),
        *(leader.id for leader in UPRISING.leaders),
        *(space.id for space in UPRISING.spaces),
        *(contract.id for contract in UPRISING.contracts),
        *(objective.id for objective in UPRISING.objectives),
        *(card.id for card in UPRISING.hagal),
        *(rival.id for rival in UPRISING.rivals),
    ]
    assert [item["id"] for item in TEXT.printed()] == ids
    assert {item["set"] for item in ITEMS.values()} == {"uprising", "choam", "six"}


def test_the_choam_module_is_a_set_of_its_own() -> None:
    kinds = [str(item["kind"]) for item in TEXT.printed("choam")]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "imperium": 4,
        "intrigue": 4,
        "leader": 1,
        "contract": 20,
    }


def test_the_original_lends_its_cards_by_their_own_names() -> None:
    assert len(LENT) == sum(card.kind == "imperium" for card in BASE.cards) + 33 + 17
    assert LENT["conflict", "original_siege_of_arrakeen"]["name"] == "Siege of Arrakeen"
    assert LENT["imperium", "stilgar"]["text"] == descriptor_of("imperium").text.card_text("stilgar")


def test_the_games_own_things_come_before_lent_ones() -> None:
    assert TEXT.card_text("crysknife").startswith("Plot:")
    assert TEXT.card_text("desert_power").startswith("Agent:")
    assert TEXT.card_name("stilgar") == "Stilgar"


def test_printed_cards_tell_what_discarding_them_brings() -> None:
    favor = ITEMS["imperium", "spacing_guilds_favor"]
    assert (favor["copies"], favor["cost"], favor["discard"]) == (2, 5, "+2 spice.")
    assert ITEMS["imperium", "spy_network"]["icons"] == []
    assert ITEMS["imperium", "strike_fleet"]["icons"] == ["spy"]


def test_printed_conflicts_and_objectives_have_their_battle_icons() -> None:
    conflict = ITEMS["conflict", "battle_for_spice_refinery"]
    assert (conflict["level"], conflict["control"], conflict["battle_icon"]) == (
        3,
        "spice_refinery",
        "desert_mouse",
    )
    assert LENT["conflict", "grand_vision"]["battle_icon"] is None
    objective = ITEMS["objective", "objective_desert_mouse_first"]
    assert {field: objective[field] for field in ("battle_icon", "players", "first_player")} == {
        "battle_icon": "desert_mouse",
        "players": [1, 2, 3, 4, 6],
        "first_player": True,
    }


def test_printed_leaders_have_their_abilities_by_name() -> None:
    tuek = ITEMS["leader", "staban_tuek"]
    assert (tuek["house"], tuek["ability_name"], tuek["extra_name"]) == (None, "Smuggle Spice", "Limited Allies")
    front, back = ITEMS["leader", "lady_jessica"], ITEMS["leader", "reverend_mother_jessica"]
    assert (front["other_side"], back["other_side"]) == (back["id"], front["id"])
    assert (front["signet_name"], back["signet_name"]) == ("Spice Agony", "Water of Life")


def test_printed_spaces_have_their_prices_and_posts() -> None:
    refinery = ITEMS["space", "spice_refinery"]
    assert refinery["cost"] == [{}, {"spice": 1}]
    assert refinery["posts"] == [
        {"id": "post_research_refinery", "name": "Research Station and Spice Refinery"},
        {"id": "post_refinery_arrakeen", "name": "Spice Refinery and Arrakeen"},
    ]
    assert ITEMS["space", "swordmaster"]["cheaper_later"] == 2
    council = ITEMS["space", "high_council"]
    assert council["posts"] == [
        {"id": "post_landsraad_west", "name": "High Council, Imperial Privilege and Swordmaster"}
    ]
    posts = {post["id"] for space in UPRISING.spaces for post in ITEMS["space", space.id]["posts"]}  # type: ignore[attr-defined]
    assert posts == {post.id for post in UPRISING.posts}


def test_printed_contracts_have_their_triggers() -> None:
    triggers = {id: ITEMS["contract", id]["trigger"] for kind, id in ITEMS if kind == "contract"}
    assert triggers["arrakeen_spy"] == {"visit": "arrakeen"}
    assert triggers["harvest_4"] == {"harvest": 4}
    assert triggers["acquire_the_spice_must_flow"] == {"acquire": "the_spice_must_flow"}
    assert triggers["immediate"] == {"immediate": True}
    assert ITEMS["contract", "arrakeen_spy"]["reward"] == "Recruit 1 troop. Place a Spy."
    assert len({ITEMS["contract", id]["name"] for id in triggers}) == 20


# -- on the command line


def test_the_card_list_as_markdown_tables() -> None:
    text = card_list("uprising", "--format", "md")
    assert "\n| Truthtrance | 2 | 4 | Bene Gesserit | Emperor, Spacing Guild, Bene Gesserit, Fremen |" in text
    assert "\n| Immediate contract | When you take this contract: +2 Solari. |\n" in text


def test_the_set_for_six_lists_what_it_prints_anew() -> None:
    six = {(item["kind"], item["id"]): item for item in TEXT.printed("six")}
    assert "Costs 3 spice" in str(six["space", "sardaukar"]["text"])
    assert "10" in str(six["leader", "gurney_halleck"]["text"])
    assert six["space", "swordmaster"]["text"] != TEXT.card_text("swordmaster")
