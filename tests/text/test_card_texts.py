"""The rules text of the cards, written from their effects."""

from __future__ import annotations

import pytest
from tests.text.clean import assert_clean
from tests.text.leftover import untranslated

from greathall.games.dominion.card import Points
from greathall.games.dominion.cards.basic import COPPER, DUCHY
from greathall.games.dominion.catalogue import CARDS, EFFECTS, SETS
from greathall.games.dominion.conditions import HandAtLeast, Which
from greathall.games.dominion.effects import When
from greathall.games.dominion.hand_effects import Discard
from greathall.games.dominion.turn import PLAY_ACTION, REACT, TURN
from greathall.games.dominion.words import (
    actions,
    attack,
    cards,
    coins,
    discard,
    named,
    others,
    seq,
    trash,
    trash_this,
    when,
)
from greathall.house.registry import descriptor_of
from greathall.kernel.effects import May
from greathall.kernel.errors import BadOption, UnknownGame
from greathall.text.dominion.cards import worth
from greathall.text.dominion.effects import CONDITIONS, writer
from greathall.text.effects import WRITERS, Voice
from greathall.text.fluent import languages

TEXT = descriptor_of("dominion").text
# What the machine does between the cards is not printed on any.
MACHINERY = {type(TURN), type(PLAY_ACTION), type(REACT)}

ALL_IDS = [card.id for card in CARDS]

TEXTS = {
    # The effects that one card alone has.
    "masquerade": (
        "+2 cards. Every player with cards in hand chooses one of them; then all at once, and unseen, each "
        "passes theirs to the hand of the next such player on their left (a player with an empty hand is "
        "skipped). You may trash a card from your hand."
    ),
    "swindler": (
        "+2 coins. Each other player trashes the top card of their deck, then gains a card from the supply "
        "that costs exactly as much as that one; you choose which."
    ),
    "wishing_well": (
        "+1 card, +1 action. Name a card, then reveal the top card of your deck. If it is the card you "
        "named, put it into your hand; if not, put it back."
    ),
    "tribute": (
        "The player on your left reveals the top 2 cards of their deck, then discards them. For each "
        "differently named Action card among them, +2 actions. For each differently named Treasure card "
        "among them, +2 coins. For each differently named Victory card among them, +2 cards."
    ),
    "thief": (
        "Each other player reveals the top 2 cards of their deck, trashes one Treasure card among them "
        "that you choose, if there is any, and discards the rest. After that you may gain any number of "
        "the cards trashed this way."
    ),
    "library": (
        "Draw cards one at a time until you have 7 in hand. Whenever you draw an Action card, you may set "
        "it aside instead of keeping it. At the end, discard the cards set aside."
    ),
    "throne_room": (
        "Choose an Action card in your hand. Play it and carry it out to the end; then play that same card a"
        " second time, even if it has left play meanwhile. Neither play uses up an action."
    ),
    # Bonuses, and things done with cards from the hand: must, may, up to, any number, if you do, if not.
    "market": "+1 card, +1 action, +1 buy, +1 coin.",
    "cellar": "+1 action. Discard any number of cards from your hand. +1 card for each of them.",
    "chapel": "You may trash up to 4 cards from your hand.",
    "courtyard": "+3 cards. Put a card from your hand on top of your deck.",
    "moneylender": "Trash a Copper from your hand. If you do, +3 coins.",
    "trading_post": "Trash 2 cards from your hand. If you do, gain a Silver to your hand.",
    "baron": (
        "+1 buy. You may discard an Estate from your hand. If you do, +4 coins. If you do not, gain an Estate."
    ),
    "chancellor": "+2 coins. You may put your deck into your discard pile.",
    "mining_village": "+1 card, +2 actions. You may trash this card. If you do, +2 coins.",
    "feast": "Trash this card. Gain a card that costs up to 5.",
    # Gaining by cost.
    "mine": (
        "Trash a Treasure card from your hand. If you do, gain to your hand a Treasure card that costs up to"
        " 3 more than the trashed card."
    ),
    "upgrade": (
        "+1 card, +1 action. Trash a card from your hand. If you do, gain a card that costs exactly 1 more "
        "than the trashed card."
    ),
    "ironworks": (
        "Gain a card that costs up to 4. If it is an Action card, +1 action. If it is a Treasure card, +1 "
        "coin. If it is a Victory card, +1 card."
    ),
    # Choices and conditions.
    "pawn": "Choose two different ones of these, then do both: +1 card; +1 action; +1 buy; +1 coin.",
    "steward": "Choose one: +2 cards; +2 coins; or trash 2 cards from your hand.",
    "shanty_town": "+2 actions. Reveal your hand. If you have no Action cards in hand, +2 cards.",
    "conspirator": (
        "+2 coins. If you have played 3 or more Action cards this turn (this one included; a card played "
        "twice counts twice), +1 card, +1 action."
    ),
    # The rest of the turn.
    "bridge": "+1 buy, +1 coin. This turn all cards, wherever they are, cost 1 less, but never less than 0.",
    "coppersmith": "Each Copper you play this turn gives 1 more coin.",
    # Other players.
    "council_room": "+4 cards, +1 buy. Each other player draws a card.",
    "militia": "+2 coins. Each other player discards down to 3 cards in hand.",
    "bureaucrat": (
        "Gain a Silver on top of your deck. Each other player reveals a Victory card of their choice from "
        "their hand and puts it on top of their deck; whoever has none reveals their hand instead."
    ),
    "torturer": (
        "+3 cards. Each other player chooses one: discard 2 cards from their hand; or gain a Curse to their hand."
    ),
    "minion": (
        "+1 action. Choose one: +2 coins; or discard your hand, then +4 cards, then each other player with 5"
        " or more cards in hand does this: discard their hand, then draw 4 cards."
    ),
    "saboteur": (
        "Each other player reveals cards from the top of their deck until they have revealed a card that "
        "costs 3 or more. They trash that card. They may gain a card that costs at least 2 less than the "
        "trashed card. They discard the other revealed cards."
    ),
    "spy": (
        "+1 card, +1 action. Reveal the top card of your deck and either discard it or put it back. Each "
        "other player reveals the top card of their deck; you choose whether they discard it or put it "
        "back."
    ),
    # Off the deck.
    "adventurer": (
        "Reveal cards from the top of your deck until you have revealed 2 Treasure cards. Put those cards "
        "into your hand and discard the other revealed cards."
    ),
    "scout": (
        "+1 action. Reveal the top 4 cards of your deck. Put the Victory cards among them into your hand "
        "and the rest back on top in any order."
    ),
    # Reactions, coins and points.
    "moat": (
        "+2 cards. When another player plays an Attack card, you may reveal this from your hand before the "
        "Attack does anything. If you do, that Attack does not affect you."
    ),
    "secret_chamber": (
        "Discard any number of cards from your hand. +1 coin for each of them. When another player plays "
        "an Attack card, you may reveal this from your hand before the Attack does anything. If you do, +2 "
        "cards, then put 2 cards from your hand on top of your deck in any order."
    ),
    "copper": "Worth 1 coin.",
    "curse": "Worth -1 victory point.",
    "harem": "Worth 2 coins. Worth 2 victory points.",
    "nobles": "Choose one: +3 cards; or +2 actions. Worth 2 victory points.",
    "duke": "Worth 1 victory point for each Duchy you have at the end of the game.",
    "gardens": "Worth 1 victory point for every 10 cards you have at the end of the game (rounded down).",
}


@pytest.mark.parametrize("id", TEXTS)
def test_a_card_says_what_it_does(id: str) -> None:
    assert TEXT.card_text(id) == TEXTS[id]


@pytest.mark.parametrize("id", ALL_IDS)
def test_every_card_has_a_name_and_a_whole_text(id: str) -> None:
    assert_clean(TEXT.card_name(id))
    text = TEXT.card_text(id)
    assert_clean(text)
    assert text.endswith(".")
    assert text[0].isupper() or text[0] == "+"


def test_every_effect_of_the_catalogue_has_a_writer() -> None:
    kinds = {type(effect) for effect in EFFECTS} - MACHINERY
    assert not {kind.__name__ for kind in kinds if kind not in WRITERS}


def test_every_condition_of_the_catalogue_has_a_writer() -> None:
    assert {type(effect.condition) for effect in EFFECTS if isinstance(effect, When)} <= CONDITIONS.keys()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("who", ["you", "each", "they"])
@pytest.mark.parametrize("mood", ["do", "may", "option"])
def test_every_effect_can_be_told_of_anybody(who: str, mood: str, lang: str) -> None:
    """Players may invent cards that join effects in ways that no printed card does."""
    w = writer(lang)
    for effect in EFFECTS:
        if type(effect) not in MACHINERY:
            text = w.phrase(effect, Voice(who, mood)).text
            assert_clean(text)
            assert not untranslated(text, lang), text


def test_an_effect_without_a_writer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WRITERS, Discard)
    with pytest.raises(LookupError, match="Discard"):
        writer("en").sentences(discard(1))


def test_a_condition_without_a_writer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(CONDITIONS, HandAtLeast)
    with pytest.raises(LookupError, match="HandAtLeast"):
        writer("en").sentences(when(HandAtLeast(5), cards(1)))


def test_cards_that_nobody_has_printed_read_well() -> None:
    w = writer("en")
    assert w.sentences(May(seq(trash_this(), cards(2), coins(1)))) == [
        "You may trash this card.",
        "If you do, +2 cards, +1 coin.",
    ]
    assert w.sentences(attack(trash(1, then=cards(2)))) == [
        "Each other player trashes a card from their hand.",
        "If they do, they draw 2 cards.",
    ]
    assert w.sentences(others(discard(2, named(COPPER)), cards(1))) == [
        "Each other player discards 2 Copper cards from their hand.",
        "They draw a card.",
    ]
    assert w.sentences(Discard(1, 3, Which(types=3), actions(1))) == [
        "Discard 1 to 3 cards of type Action or Treasure from your hand.",
        "If you do, +1 action.",
    ]


def test_masquerade_says_what_its_option_says() -> None:
    skipped = "the next such player on their left (a player with an empty hand is skipped)"
    receives = "the player on their left, even if that hand is empty"
    assert skipped in TEXT.card_text("masquerade")
    assert skipped in TEXT.card_text("masquerade", options={"masquerade_empty_hand": "skip"})
    assert receives in TEXT.card_text("masquerade", options={"masquerade_empty_hand": "receive"})
    face = TEXT.catalogue()["things"]["card:masquerade"]  # type: ignore[index]
    (agreed,) = face["agreed"]
    assert (agreed["option"], agreed["value"]) == ("masquerade_empty_hand", "receive")
    assert (skipped in face["boxes"][0]["text"], receives in agreed["boxes"][0]["text"]) == (True, True)


def test_what_only_some_players_do_is_told_of_them_alone() -> None:
    """Minion: who has fewer than five cards in hand draws none."""
    assert TEXT.card_text("minion").endswith(
        "each other player with 5 or more cards in hand does this: discard their hand, then draw 4 cards."
    )


def test_points_that_are_partly_fixed_say_both_parts() -> None:
    assert worth(writer("en"), Points(fixed=2, each=1, per=3, of=DUCHY)) == [
        "Worth 2 victory points.",
        "It is also worth 1 victory point for every 3 Duchy cards you have at the end of the game (rounded down).",
    ]


def test_paragraphs_keep_play_worth_and_reaction_apart() -> None:
    assert TEXT.card_paragraphs("great_hall") == [
        "+1 card, +1 action.",
        "Worth 1 victory point.",
    ]
    assert len(TEXT.card_paragraphs("moat")) == 2


# -- everything printed


def test_printed_lists_every_card_of_the_catalogue_in_its_order() -> None:
    assert [item["id"] for item in TEXT.printed()] == ALL_IDS


@pytest.mark.parametrize("set", SETS)
def test_printed_of_a_set_is_that_set(set: str) -> None:
    assert [item["id"] for item in TEXT.printed(set)] == [card.id for card in SETS[set]]


def test_printed_items_have_what_is_on_the_card() -> None:
    items = {item["id"]: item for item in TEXT.printed()}
    assert items["harem"] == {
        "id": "harem",
        "kind": "kingdom",
        "set": "intrigue1e",
        "copies": {"2": 8, "3": 12, "4": 12, "5": 12, "6": 12},
        "cost": 6,
        "name": "Harem",
        "text": "Worth 2 coins. Worth 2 victory points.",
        "types": ["treasure", "victory"],
        "coins": 2,
        "points": 2,
    }
    assert items["copper"]["kind"] == "basic"
    assert items["copper"]["copies"] == {"2": 46, "3": 39, "4": 32, "5": 85, "6": 78}
    assert items["witch"]["copies"] == 10
    assert items["witch"]["types"] == ["action", "attack"]
    assert "coins" not in items["witch"]
    assert "points" not in items["witch"]
    assert items["curse"]["points"] == -1
    assert items["duke"]["points"] == {"fixed": 0, "each": 1, "per": 1, "of": "duchy"}
    assert items["gardens"]["points"] == {"fixed": 0, "each": 1, "per": 10, "of": None}


def test_unknown_sets_cards_and_games_are_named() -> None:
    with pytest.raises(BadOption, match=r"'seaside'.*base1e"):
        TEXT.printed("seaside")
    with pytest.raises(BadOption, match="'wharf'"):
        TEXT.card_text("wharf")
    with pytest.raises(UnknownGame, match="'chess'"):
        descriptor_of("chess").text.printed()
