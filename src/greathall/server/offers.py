"""What can be played: games, bots and options, as a form for a new table has them."""

from __future__ import annotations

import logging

from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptors
from greathall.house.roster import Roster
from greathall.kernel.given import clipped
from greathall.learn.rules.page import has_page
from greathall.learn.strategy.page import has_strategy
from greathall.server.messages import BotInfo, GameInfo
from greathall.text.fluent import ENGLISH

log = logging.getLogger("greathall")


def game_infos(lang: str = ENGLISH) -> list[GameInfo]:
    """All games; one that cannot say what it offers is left out, with a warning that names it."""
    found: list[GameInfo] = []
    for game in descriptors():
        try:
            found.append(game_info(game, lang))
        except Exception as error:  # whatever others' code may raise
            log.warning("the game %r is not offered: %s", game.id, clipped(f"{type(error).__name__}: {error}"))
    return found


def bot_info(bots: Roster, name: str, lang: str) -> BotInfo:
    said = bots.introduced(name, lang)
    return BotInfo(name, said.name, said.about, bots.level_of(name), bots.own_names(name, lang))


def game_info(game: Descriptor, lang: str) -> GameInfo:
    rules, bots = game.rules, game.bots
    return GameInfo(
        id=game.id,
        name=game.text.title(lang),
        about=game.text.about(lang),
        player_counts=list(rules.player_counts),
        usual_players=rules.usual_players,
        bots=[bot_info(bots, name, lang) for name in bots.offered()],
        fields=game.fields(lang),
        automata=game.beside(lang),
        screen=game.screen,
        tips=game.text.tips(lang),
        modes=game.modes(lang),
        rules=has_page(game.id),
        strategy=has_strategy(game.id),
    )
