"""What is printed for Dune: Imperium, written from its effects."""

from __future__ import annotations

import pytest
from tests.text.dune import card_list

from greathall.games.imperium.card_effects import DiscardCards
from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.conditions import AllianceWith, CardsInPlay, RevealedCards
from greathall.games.imperium.effects import EachOpponent, Gain, MayDo
from greathall.games.imperium.influence import LoseInfluence
from greathall.games.imperium.things import FREMEN, SPICE
from greathall.games.imperium.words import (
    alliance,
    bond,
    draw,
    influence,
    may_trash,
    one,
    one_of,
    pay,
    recruit,
    solari,
    spice,
    vp,
    when,
)
from greathall.house.registry import descriptor_of
from greathall.text.effects import WRITERS
from greathall.text.fluent import texts
from greathall.text.imperium.conditions import CONDITIONS
from greathall.text.imperium.effects import COUNTS, writer

TEXT = descriptor_of("imperium").text
ITEMS = {(item["kind"], item["id"]): item for item in TEXT.printed()}

TEXTS = {
    # Cards: their boxes, costs with an arrow, conditions, choices, opponents.
    "signet_ring": "Agent: Use the signet ring ability of your Leader. Reveal: +1 Persuasion.",
    "the_spice_must_flow": "Acquire: +1 Victory Point. Reveal: +1 spice.",
    "foldspace": "Agent: Draw 1 card. Trash this card.",
    "assassination_mission": "Reveal: +1 Solari, +1 sword. When trashed: +4 Solari.",
    "carryall": (
        "Agent: If this Agent harvests spice at a Maker space, gain the space's own spice a second time (its"
        " bonus spice only once). Reveal: +1 Persuasion, +1 spice."
    ),
    "chani": (
        "Acquire: +1 water. Reveal: +2 Persuasion. You may retreat any number of troops from the Conflict to "
        "your garrison."
    ),
    "crysknife": (
        "Agent: +1 Solari. Reveal: +1 sword. With a Fremen Bond (another Fremen card in play), +1 Influence "
        "with the Fremen."
    ),
    "firm_grip": (
        "Agent: You may pay 2 Solari: +1 Influence with the Spacing Guild, with the Bene Gesserit or with the "
        "Fremen. Reveal: If you have the Emperor Alliance, +4 Persuasion."
    ),
    "guild_ambassador": (
        "Agent: Choose one: +1 Influence with the Spacing Guild; or +2 spice. Reveal: If you have the Spacing "
        "Guild Alliance, you may pay 3 spice: +1 Victory Point."
    ),
    "gun_thopter": (
        "Agent: Each opponent loses 1 troop from their garrison. Reveal: +3 swords. You may deploy 1 troop "
        "from your garrison to the Conflict."
    ),
    "gurney_halleck": (
        "Agent: Recruit 2 troops. Draw 1 card. Reveal: +2 Persuasion. You may pay 3 Solari: recruit 2 troops; "
        "any of them may go straight to the Conflict."
    ),
    "imperial_spy": "Agent: You may trash this card: draw 1 Intrigue card. Reveal: +1 Persuasion, +1 sword.",
    "kwisatz_haderach": (
        "Agent: Send any one of your Agents, from your Leader or from the board, to any board space: no "
        "Agent icon is needed, and Agents that are there do not matter. What the space costs and requires "
        "still holds, and so does The Voice. Draw 1 card."
    ),
    "the_voice": (
        "Agent: Name a board space: opponents cannot send Agents there until your next turn begins or, if "
        "that comes first, this round ends. Reveal: +2 Persuasion."
    ),
    "liet_kynes": (
        "Acquire: +1 Influence with the Emperor. Reveal: +2 Persuasion for each Fremen card you have in "
        "play, this one and those played for Agents this round included."
    ),
    "power_play": (
        "Agent: +1 further Influence with the faction whose board space you visit. Trash this card."
    ),
    "shifting_allegiances": (
        "Agent: You may pay 2 spice and lose 1 Influence with any one faction: +2 Influence with any one "
        "faction. Reveal: +2 Persuasion."
    ),
    "test_of_humanity": (
        "Agent: Each opponent chooses one: discard 1 card from their hand; or lose 1 troop in the Conflict. "
        "Reveal: +2 Persuasion."
    ),
    # Intrigue cards: to play one is to pay for it.
    "allied_armada": "Combat: If you have an Alliance, pay 2 spice: +7 swords.",
    "bindu_suspension": (
        "Plot: Only as the first thing on your turn: draw 1 card, then you may pass this turn, without an "
        "Agent turn or a Reveal turn."
    ),
    "bypass_protocol": (
        "Plot: Choose one: acquire a card with a cost of up to 3 without paying for it; or pay 2 spice: "
        "acquire a card with a cost of up to 5 without paying for it and put it on top of your deck."
    ),
    "calculated_hire": (
        "Plot: If the Mentat is on its board space, pay 1 spice: take the Mentat as one more Agent for this "
        "round (you send no Agent to its space, which gives you nothing else)."
    ),
    "corner_the_market": (
        "Endgame: If you have 2 or more copies of The Spice Must Flow, +1 Victory Point. If you have more "
        "copies of The Spice Must Flow than each opponent, +1 more Victory Point."
    ),
    "demand_respect": (
        "When you win a Conflict: Choose one: +1 Influence with any one faction; or pay 2 spice: +2 Influence "
        "with any one faction."
    ),
    "plans_within_plans": (
        "Endgame: Choose one: if you have 3 or more Influence with three factions, +1 Victory Point; or if "
        "you have 3 or more Influence with all four factions, +2 Victory Points."
    ),
    "recruitment_mission": (
        "Plot: On your Reveal turn this round, +1 Persuasion, and you may put each card that you acquire on "
        "that turn on top of your deck instead of into your discard pile."
    ),
    "tiebreaker": "Combat: +2 swords. Endgame: +10 spice.",
    # Conflicts.
    "battle_for_arrakeen": (
        "First: +2 Victory Points. Take control of Arrakeen. Second: Choose two different ones: draw 1 "
        "Intrigue card; +2 spice; +3 Solari. Third: Draw 1 Intrigue card. +2 Solari."
    ),
    "sort_through_the_chaos": (
        "First: Take the Mentat, wherever it is, as one more Agent for the next round. Draw 1 Intrigue card. "
        "+2 Solari. Second: Draw 1 Intrigue card. +2 Solari. Third: +2 Solari."
    ),
    # All leaders.
    "paul_atreides": (
        "Prescience: You may look at the top card of your deck at any time. Signet ring, Discipline: Draw 1 card."
    ),
    "duke_leto_atreides": (
        "Landsraad Popularity: Board spaces with the Landsraad icon cost you 1 Solari less. Signet ring, "
        "Prudent Diplomacy: You may pay 1 spice: +1 Influence with a faction with which an opponent has more "
        "than you."
    ),
    "baron_vladimir_harkonnen": (
        "Masterstroke: Before the first round, pick 2 factions in secret. When you have deployed 4 or more "
        "troops in one turn, reveal the factions that you picked in secret: +1 Influence with each of them "
        "(once per game). Signet ring, Scheme: You may pay 1 Solari: draw 1 Intrigue card."
    ),
    "glossu_rabban": (
        "Arrakis Fiefdom: You start the game with 1 Solari and 1 spice. Signet ring, Brutality: Recruit 1 "
        "troop. If you have an Alliance, recruit 1 more troop."
    ),
    "earl_memnon_thorvald": (
        "Connections: When you take your seat on the High Council, +1 Influence with any one faction. Signet "
        "ring, Spice Hoard: +1 spice."
    ),
    "countess_ariana_thorvald": (
        "Spice Addict: Each of your spice harvests at Maker spaces brings you 1 spice less. Whenever you "
        "harvest spice at a Maker space, draw 1 card. Signet ring, Hidden Reservoir: +1 water."
    ),
    "count_ilban_richese": (
        "Ruthless Negotiator: Whenever you pay Solari as the cost of a board space, draw 1 card. Signet ring, "
        "Manufacturing: +1 Solari."
    ),
    "helena_richese": (
        "Eyes Everywhere: Enemy Agents do not keep you from board spaces with these Agent icons: Landsraad, "
        "City. Signet ring, Manipulate: Set a card of the Imperium Row aside for yourself: on your Reveal "
        "turn this round you may acquire it for 1 Persuasion less; if you do not, it leaves the game."
    ),
    # Board spaces.
    "conspire": (
        "Costs 4 spice. +1 Influence with the Emperor, +5 Solari. Recruit 2 troops. Draw 1 Intrigue card."
    ),
    "selective_breeding": (
        "Costs 2 spice. +1 Influence with the Bene Gesserit. You may trash a card from your hand, discard "
        "pile or cards in play: draw 2 cards."
    ),
    "high_council": (
        "Each player may come here once per game. Costs 5 Solari. Take a seat on the High Council (+2 "
        "Persuasion on each of your Reveal turns for the rest of the game)."
    ),
    "mentat": (
        "Costs 2 Solari. If the Mentat is here, take it as one more Agent for this round. Draw 1 card."
    ),
    "hall_of_oratory": "Recruit 1 troop. +1 Persuasion on your Reveal turn if your Agent is here.",
    "sell_melange": (
        "Choose one: pay 2 spice: +6 Solari; pay 3 spice: +8 Solari; pay 4 spice: +10 Solari; or pay 5 spice: "
        "+12 Solari."
    ),
    "sietch_tabr": (
        "Only with 2 or more Influence with the Fremen. Recruit 1 troop. +1 water. Combat space."
    ),
    "imperial_basin": (
        "+1 spice and all bonus spice on this space. Maker space. Combat space. Whoever controls this space "
        "gets this whenever an Agent is sent here: +1 spice."
    ),
}  # fmt: skip


@pytest.mark.parametrize("id", TEXTS)
def test_a_thing_says_what_it_does(id: str) -> None:
    assert TEXT.card_text(id) == TEXTS[id]


def test_what_nobody_has_worded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    w = writer("en")
    monkeypatch.delitem(WRITERS, DiscardCards)
    monkeypatch.delitem(CONDITIONS, AllianceWith)
    monkeypatch.delitem(COUNTS, CardsInPlay)
    with pytest.raises(LookupError, match="DiscardCards"):
        w.sentences(DiscardCards(1))
    with pytest.raises(LookupError, match="AllianceWith"):
        w.sentences(alliance(FREMEN, draw(1)))
    with pytest.raises(LookupError, match="CardsInPlay"):
        w.sentences(Gain(SPICE, 1, CardsInPlay(FREMEN)))


def test_cards_that_nobody_has_printed_read_well() -> None:
    w = writer("en")
    assert w.sentences(MayDo(one((draw(1), spice(2), solari(1))))) == [
        "You may draw 1 card.",
        "If you do, +2 spice, +1 Solari.",
    ]
    assert w.sentences(EachOpponent(one((recruit(2), spice(1))))) == [
        "Each opponent recruits 2 troops.",
        "They get +1 spice.",
    ]
    assert w.sentences(EachOpponent(bond(FREMEN, DiscardCards(2)))) == [
        "Each opponent does this: with a Fremen Bond (another Fremen card in play), they discard 2 cards from "
        "their hand."
    ]
    assert w.sentences(EachOpponent(pay(draw(1), solari=1, spice=2, water=3))) == [
        "Each opponent may pay 1 Solari, 2 spice and 3 water: they draw 1 card."
    ]
    assert w.sentences(EachOpponent(one_of(vp(1), influence(FREMEN)))) == [
        "Each opponent chooses one: +1 Victory Point; or +1 Influence with the Fremen."
    ]
    assert w.sentences(when(AllianceWith(FREMEN), LoseInfluence(2))) == [
        "If you have the Fremen Alliance, lose 2 Influence, each with a faction of your choice."
    ]


# -- unambiguous words


def test_what_comes_besides_the_same_is_more() -> None:
    """Rabban's second troop is not instead of the first."""
    assert "Recruit 1 troop. If you have an Alliance, recruit 1 more troop." in TEXT.card_text("glossu_rabban")
    assert "+4 swords. If you have the Fremen Alliance, +2 more swords." in TEXT.card_text("worm_riders")
    w = writer("en")
    assert w.sentences(one((solari(1), pay(solari(2), spice=1)))) == [
        "+1 Solari.",
        "You may pay 1 spice: +2 Solari.",
    ]


def test_what_can_be_done_in_any_order_is_not_joined_by_then() -> None:
    """Only where the order matters: to see the card first, to let the sandworm in first."""
    ordered = {"bindu_suspension", "unexpected_allies", "hu_hagga_or_imperial_basin"}
    for game in ("imperium", "uprising"):
        told = {item["id"] for item in descriptor_of(game).text.printed() if ", then " in str(item["text"])}
        assert told <= ordered


def test_what_must_be_done_does_not_seem_to_be_part_of_a_question() -> None:
    w = writer("en")
    assert w.sentences(pay(may_trash(), draw(1), spice(1), solari=2)) == [
        "You may pay 2 Solari: draw 1 card, +1 spice, and you may trash a card from your hand, discard pile or "
        "cards in play."
    ]


def test_a_condition_over_several_effects_is_said_once() -> None:
    w = writer("en")
    assert w.sentences(alliance(FREMEN, may_trash(), draw(1))) == [
        "If you have the Fremen Alliance: you may trash a card from your hand, discard pile or cards in play; draw "
        "1 card."
    ]
    assert w.sentences(EachOpponent(alliance(FREMEN, draw(1), spice(1)))) == [
        "Each opponent does this: if they have the Fremen Alliance: they draw 1 card; they get +1 spice."
    ]
    assert w.sentences(one_of(solari(1), alliance(FREMEN, draw(1), spice(1)))) == [
        "Choose one: +1 Solari; or if you have the Fremen Alliance, draw 1 card and +1 spice."
    ]


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_fremen_bond_is_a_named_term(game: str) -> None:
    bond = texts("en").say("imperium-glossary-bond_fremen")
    assert bond == "Fremen Bond"
    told = [str(item["text"]) for item in descriptor_of(game).text.printed()]
    assert sum(f"With a {bond} (another Fremen card in play), " in text for text in told) >= 4
    assert not any("if you have another Fremen card" in text for text in told)


def test_a_maker_space_says_that_it_is_one() -> None:
    makers = [space.id for space in BASE.spaces if space.harvest]
    assert [str(ITEMS["space", id]["text"]).count("Maker space.") for id in makers] == [1, 1, 1]
    assert not any("Maker space." in str(item["text"]) for (_, id), item in ITEMS.items() if id not in makers)
    assert "at a Maker space" in TEXT.card_text("carryall")
    assert "at a Maker space" in TEXT.card_text("countess_ariana_thorvald")


def test_a_card_that_counts_cards_of_a_faction_is_one_itself() -> None:
    """Its text says that it counts."""
    for content in (BASE, UPRISING):
        for card in content.cards:
            for effect in (*card.agent, *card.reveal):
                count = effect.per if isinstance(effect, Gain) else None
                if isinstance(count, CardsInPlay | RevealedCards):
                    assert (card.factions >> count.faction) & 1, card.id


def test_paragraphs_keep_the_boxes_apart() -> None:
    assert TEXT.card_paragraphs("stilgar") == [
        "Agent: +1 water.",
        "Reveal: +2 Persuasion, +3 swords.",
    ]
    assert len(TEXT.card_paragraphs("skirmish_a")) == 3
    assert len(TEXT.card_paragraphs("paul_atreides")) == 2


# -- everything printed


def test_printed_lists_everything_of_the_catalogue_in_its_order() -> None:
    ids = [
        *(card.id for card in BASE.cards),
        *(card.id for card in BASE.intrigue),
        *(card.id for card in BASE.conflicts),
        *(leader.id for leader in BASE.leaders),
        *(space.id for space in BASE.spaces),
        *(card.id for card in BASE.hagal),
    ]
    assert [item["id"] for item in TEXT.printed()] == ids
    assert TEXT.printed("base") == TEXT.printed()


def test_printed_cards_have_what_is_on_them() -> None:
    assert ITEMS["imperium", "liet_kynes"] == {
        "id": "liet_kynes",
        "kind": "imperium",
        "set": "base",
        "copies": 1,
        "cost": 5,
        "name": "Liet Kynes",
        "text": TEXTS["liet_kynes"],
        "factions": ["emperor", "fremen"],
        "icons": ["fremen", "city"],
        "acquire": "+1 Influence with the Emperor.",
        "agent": None,
        "reveal": "+2 Persuasion for each Fremen card you have in play, this one and those played for Agents this "
        "round included.",
        "trash": None,
        "discard": None,
    }
    assert ITEMS["starter", "dagger"]["cost"] is None
    assert ITEMS["reserve", "foldspace"]["copies"] == 6
    assert ITEMS["imperium", "assassination_mission"]["trash"] == "+4 Solari."


def test_printed_intrigue_cards_say_when_they_are_played() -> None:
    card = ITEMS["intrigue", "tiebreaker"]
    windows = {window: card[window] for window in ("plot", "combat", "win", "endgame")}
    assert windows == {"plot": None, "combat": "+2 swords.", "win": None, "endgame": "+10 spice."}
    assert ITEMS["intrigue", "master_tactician"]["copies"] == 3


def test_printed_conflicts_have_their_rewards() -> None:
    conflict = ITEMS["conflict", "siege_of_carthag"]
    assert (conflict["level"], conflict["control"]) == (2, "carthag")
    assert conflict["rewards"] == [
        "+1 Victory Point. Take control of Carthag.",
        "Draw 1 Intrigue card. +1 spice.",
        "+1 spice.",
    ]
    assert ITEMS["conflict", "skirmish_a"]["control"] is None


def test_printed_leaders_have_their_abilities_by_name() -> None:
    leader = ITEMS["leader", "glossu_rabban"]
    assert leader["name"] == 'Glossu "The Beast" Rabban'
    assert (leader["house"], leader["cost"]) == ("Harkonnen", None)
    assert (leader["ability_name"], leader["signet_name"]) == ("Arrakis Fiefdom", "Brutality")
    assert leader["ability"] == "You start the game with 1 Solari and 1 spice."
    assert leader["signet"] == "Recruit 1 troop. If you have an Alliance, recruit 1 more troop."


def test_printed_spaces_have_their_icons_and_prices() -> None:
    space = ITEMS["space", "arrakeen"]
    assert {field: space[field] for field in ("icon", "faction", "combat", "maker", "requires", "once")} == {
        "icon": "city",
        "faction": None,
        "combat": True,
        "maker": False,
        "requires": None,
        "once": False,
    }
    assert space["control"] == "+1 Solari."
    assert ITEMS["space", "heighliner"]["cost"] == {"spice": 6}
    assert ITEMS["space", "wealth"]["cost"] is None
    assert ITEMS["space", "sietch_tabr"]["requires"] == {"fremen": 2}
    assert ITEMS["space", "the_great_flat"]["maker"]
    melange = ITEMS["space", "sell_melange"]
    assert melange["cost"] == [{"spice": 2}, {"spice": 3}, {"spice": 4}, {"spice": 5}]
    assert melange["levels"] == [
        {"cost": {"spice": paid}, "text": f"+{got} Solari."} for paid, got in ((2, 6), (3, 8), (4, 10), (5, 12))
    ]


def test_a_card_and_a_space_may_share_an_id() -> None:
    assert TEXT.card_text("foldspace").startswith("Agent:")
    assert ITEMS["space", "foldspace"]["text"] == (
        "+1 Influence with the Spacing Guild. Acquire 1 Foldspace from the Reserve."
    )


# -- on the command line


def test_the_card_list_as_markdown_tables() -> None:
    text = card_list("imperium", "--format", "md")
    assert text.startswith(
        "## Starting deck of each player\n\n| name | copies | Agent icons | text |\n| --- | --- | --- | --- |\n"
    )
    assert "\n| Dagger | 2 | Landsraad | Reveal: +1 sword. |\n" in text
    assert "\n| Liet Kynes | 1 | 5 | Emperor, Fremen | Fremen, City |" in text
    assert "\n| Hagga Basin | 1 water | Spice Trade |" in text
    assert "\n| Sell Melange | 2 spice / 3 spice / 4 spice / 5 spice | Spice Trade |" in text
    assert "\n| Skirmish | I |" in text
    assert "\n| Paul Atreides | Atreides | 1 |" in text
