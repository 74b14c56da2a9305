"""What can be played: games, bots and options, as the fields of a form."""

from __future__ import annotations

import logging
from typing import Any

from greathall import api
from greathall.bots.registry import HEURISTIC, bot_names
from greathall.games.dominion.catalogue import KINGDOM_SETS, SETS
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.printed import Content
from greathall.games.imperium.setup import chosen_mix
from greathall.games.registry import rules_of
from greathall.kernel.errors import BadOption
from greathall.mixes import RESERVED, saved_mixes
from greathall.server.messages import BotInfo, Choice, Field, GameInfo
from greathall.text.fluent import ENGLISH, Texts, texts

log = logging.getLogger("greathall")

FIRST_KINGDOM = "first_game"


def game_infos(lang: str = ENGLISH) -> list[GameInfo]:
    return [game_info(game, texts(lang)) for game in api.games()]


def game_info(game: str, t: Texts) -> GameInfo:
    rules = rules_of(game)
    bots = [HEURISTIC, *(name for name in bot_names(game) if name != HEURISTIC)]
    return GameInfo(
        id=game,
        name=t.say(f"offer-{game}"),
        about=t.forms(f"offer-{game}")["about"],
        min_players=rules.min_players,
        max_players=rules.max_players,
        bots=[bot_info(name, t) for name in bots],
        fields=[FIELDS[option](game, option, t) for option in rules.options()],
        screen="dominion" if game == "dominion" else "dune",
        tips=[],
    )


def bot_info(name: str, t: Texts) -> BotInfo:
    known = f"bot-{name}" if t.has(f"bot-{name}") else "bot-strategy"
    words = name.replace("-", " ").replace("_", " ").capitalize()
    return BotInfo(name, t.say(known, name=words), t.forms(known)["about"])


def bot_name(bot: str, lang: str = ENGLISH) -> str:
    return bot_info(bot, texts(lang)).name


def field(
    id: str,
    kind: Any,
    default: Any,
    t: Texts,
    choices: list[Choice],
    things: list[str],
    needs: dict[str, str] | None = None,
) -> Field:
    about = t.forms(f"field-{id}")["about"]
    return Field(id, kind, t.say(f"field-{id}"), about, default, choices, things, needs or {})


def choice(value: Any, t: Texts, things: list[str] | None = None) -> Choice:
    return Choice(value, t.say(f"choice-{value}"), things or [])


def kingdom(game: str, id: str, t: Texts) -> Field:
    named = [Choice(name, t.say(f"kingdom-{name}"), list(cards)) for name, cards in RECOMMENDED.items()]
    named.sort(key=lambda choice: choice.value != FIRST_KINGDOM)
    drawn = [choice("random", t), choice("five_and_five", t)]
    cards = [card.id for set in KINGDOM_SETS for card in SETS[set]]
    return field(id, "kingdom", FIRST_KINGDOM, t, [*named, *drawn], cards)


def sets(game: str, id: str, t: Texts) -> Field:
    choices = [choice(set, t, [card.id for card in SETS[set]]) for set in KINGDOM_SETS]
    return field(id, "sets", list(KINGDOM_SETS), t, choices, [])


def first_player(game: str, id: str, t: Texts) -> Field:
    seats = [Choice(seat, t.say("choice-seat", n=seat + 1), []) for seat in range(rules_of(game).max_players)]
    return field(id, "seat", "random", t, [choice("random", t), *seats], [])


def masquerade(game: str, id: str, t: Texts) -> Field:
    return field(id, "choice", "skip", t, [choice("skip", t), choice("receive", t)], [])


def flag(game: str, id: str, t: Texts) -> Field:
    return field(id, "flag", False, t, [], [])


def leaders(game: str, id: str, t: Texts) -> Field:
    there = [leader for leader in content_of(game).leaders if not leader.hidden_side]
    ways = [choice(how, t) for how in ("random", "first_game", "choose", "draft")]
    needs = {leader.id: "choam" for leader in there if leader.choam_only}
    return field(id, "leaders", "random", t, ways, [leader.id for leader in there], needs)


def original(game: str, id: str, t: Texts) -> Field:
    content = content_of(game)
    choices = [choice(mix, t, chosen_mix(content, mix)) for mix in RESERVED]
    try:
        choices += [Choice(name, name, cards) for name, cards in saved_mixes().items()]
    except BadOption as error:  # whoever does not want a mix can play all the same
        log.warning("%s", error)
    return field(id, "cards", "none", t, choices, chosen_mix(content, "all"))


def content_of(game: str) -> Content:
    return UPRISING if game == "uprising" else BASE


FIELDS = {
    "kingdom": kingdom,
    "sets": sets,
    "first_player": first_player,
    "masquerade_empty_hand": masquerade,
    "open_discards": flag,
    "leaders": leaders,
    "choam": flag,
    "original": original,
    "original_conflicts": flag,
}
