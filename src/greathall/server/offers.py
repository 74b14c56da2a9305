"""What can be played: games, bots and options, as a form for a new table has them."""

from __future__ import annotations

from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptors
from greathall.server.messages import BotInfo, GameInfo
from greathall.text.fluent import ENGLISH, Texts, texts


def game_infos(lang: str = ENGLISH) -> list[GameInfo]:
    return [game_info(descriptor, lang) for descriptor in descriptors()]


def game_info(game: Descriptor, lang: str) -> GameInfo:
    rules, bots = game.rules, game.bots
    names = [bots.usual, *(name for name in bots.names() if name != bots.usual)]
    return GameInfo(
        id=game.id,
        name=game.text.title(lang),
        about=game.text.about(lang),
        player_counts=list(rules.player_counts),
        usual_players=rules.usual_players,
        bots=[bot_info(name, texts(lang)) for name in names],
        fields=game.fields(lang),
        automata=game.beside(lang),
        screen=game.screen,
        tips=game.text.tips(lang),
        modes=game.modes(lang),
    )


def bot_info(name: str, t: Texts) -> BotInfo:
    known = f"bot-{name}" if t.has(f"bot-{name}") else "bot-strategy"
    words = name.replace("-", " ").replace("_", " ").capitalize()
    return BotInfo(name, t.say(known, name=words), t.forms(known)["about"])


def bot_name(bot: str, lang: str = ENGLISH) -> str:
    return bot_info(bot, texts(lang)).name
