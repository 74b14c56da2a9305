"""Requests about games: what can be played, what is printed, rules, strategy, lessons."""

from __future__ import annotations

import time
from asyncio import to_thread
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from greathall.api import games
from greathall.house.registry import descriptor_of
from greathall.kernel.given import shown
from greathall.learn.coach import guide
from greathall.learn.rules.page import has_page
from greathall.learn.rules.page import rules as rules_page
from greathall.learn.strategy.page import has_strategy, strategy
from greathall.learn.tips import words
from greathall.learn.uses import uses
from greathall.server.asking import hall_of, lang_of, somebody
from greathall.server.errors import Refused
from greathall.server.lessons import all_lessons, lesson_step
from greathall.server.messages import Answers, Opened
from greathall.server.offers import game_infos
from greathall.server.wire import body_of, json_response, packed, tagged_response

OFFERED_FOR = 2.0  # seconds for which what can be played is not asked for anew


async def offers(request: Request) -> Response:
    # Somebody may save a mix of cards now and then, which is offered too.
    return tagged_response(request, offered(int(time.monotonic() / OFFERED_FOR), lang_of(request)), packed)


@lru_cache(maxsize=8)
def offered(now: int, lang: str) -> bytes:
    return msgspec.json.encode(game_infos(lang))


@cache
def catalogue_of(game: str, lang: str) -> bytes:
    """What is printed."""
    return msgspec.json.encode(descriptor_of(game).text.catalogue(lang))


def game_of(request: Request, there: Sequence[str]) -> str:
    game: str = request.path_params["game"]
    if game not in there:
        raise Refused("no_game", "no-game", 404, game=shown(game), games=", ".join(there))
    return game


async def game_catalogue(request: Request) -> Response:
    return await kept(request, catalogue_of, games())


@cache
def rules_page_of(game: str, lang: str) -> bytes:
    return msgspec.json.encode(rules_page(game, lang))


async def game_rules(request: Request) -> Response:
    return await kept(request, rules_page_of, [game for game in games() if has_page(game)])


@cache
def strategy_page_of(game: str, lang: str) -> bytes:
    return msgspec.json.encode(strategy(game, lang))


async def game_strategy(request: Request) -> Response:
    return await kept(request, strategy_page_of, [game for game in games() if has_strategy(game)])


async def kept(request: Request, of: Callable[[str, str], bytes], there: Sequence[str]) -> Response:
    """What a browser asks for once, and need not be sent again as long as it is the same."""
    game, lang = game_of(request, there), lang_of(request)
    return await to_thread(lambda: tagged_response(request, of(game, lang), packed))


# -- lessons


async def lessons(request: Request) -> Response:
    return json_response(await to_thread(all_lessons, lang_of(request)))


async def lesson(request: Request) -> Response:
    given = await body_of(request, Answers)
    return json_response(await to_thread(lesson_step, *lesson_at(request), given.answers, lang_of(request)))


async def guided(request: Request) -> Response:
    person = await somebody(request)
    id = await hall_of(request).guided(person, guide(*lesson_at(request)))
    return json_response(Opened(id), 201)


async def game_tips(request: Request) -> Response:
    return json_response(await to_thread(words, game_of(request, games()), lang_of(request)))


async def card_uses(request: Request) -> Response:
    """`there`: the ids of what lies at the table, with commas between them."""
    game, card = game_of(request, games()), request.path_params["card"]
    there = frozenset(filter(None, request.query_params.get("there", "").split(",")))
    return json_response(await to_thread(uses, game, card, there, lang_of(request)))


def lesson_at(request: Request) -> tuple[str, str]:
    return game_of(request, games()), request.path_params["name"]


ROUTES = [
    Route("/api/games", offers),
    Route("/api/games/{game}/catalogue", game_catalogue),
    Route("/api/rules/{game}", game_rules),
    Route("/api/strategy/{game}", game_strategy),
    Route("/api/games/{game}/tips", game_tips),
    Route("/api/games/{game}/uses/{card}", card_uses),
    Route("/api/lessons", lessons),
    Route("/api/lessons/{game}/{name}", lesson, methods=["POST"]),
    Route("/api/guided/{game}/{name}", guided, methods=["POST"]),
]
