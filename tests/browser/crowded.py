"""Tables on which there is as much as a turn may bring, and hints as long as any. Both are rare in a game that is
clicked at random, so what the server sends is filled on its way."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from greathall.games.dominion.catalogue import CARDS

# By name: what is laid into the play area, what one has revealed, what another has, and what one's hand gets; and
# who of the others holds a card apart.
PLAYED = ["village", "throne_room", "mining_village", "torturer", "festival", "scout", "copper", "silver", "gold"]
REVEALED = ["masquerade", "secret_chamber", "estate", "duchy", "curse", "province", "mining_village"]
CROWDS: dict[str, dict[str, list[str]]] = {
    "revealed": {"in_play": ["adventurer"], "aside": REVEALED[:3]},
    "played": {"in_play": [*PLAYED, "village", "torturer", "copper"]},
    "passed": {"in_play": ["masquerade"], "held": ["1", "2", "3", "4", "5"]},
    "every card": {"in_play": ["masquerade"], "hand": [card.id for card in CARDS]},
    "all": {"in_play": PLAYED, "aside": REVEALED, "theirs": REVEALED[:4], "hand": REVEALED[:5]},
}


def crowd(page: Page, wanted: dict[str, list[str]]) -> None:
    """Has the page see that at every table, from the next time that it opens one; `wanted` may be changed then."""

    def fill(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(filled(str(message), wanted)))

    page.route_web_socket(re.compile(r"/live(\?|$)"), fill)


# As long as some hints are, in a language that needs half as many letters more.
LONG_HINT = {
    "label": "Dune, the Desert Planet, that was never as long as this",
    "why": "The Agent goes to Imperial Basin, of all the spaces of the board; it comes within 4 of the strongest "
    "in the Conflict, as things stand; 44 % to win, with the next best 39 %",
}


def hint_at_length(page: Page) -> None:
    """Has the page get such hints, from the next time that it opens a table."""

    def fill(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(lengthened(str(message))))

    page.route_web_socket(re.compile(r"/live(\?|$)"), fill)


def lengthened(message: str) -> str:
    news: dict[str, Any] = json.loads(message)
    return json.dumps({**news, **LONG_HINT}) if news["type"] == "hint" else message


def filled(message: str, wanted: dict[str, list[str]]) -> str:
    news: dict[str, Any] = json.loads(message)
    if news["type"] == "frame":
        view = news["frame"]["view"]
        own, other, *_ = view["players"]
        view["in_play"] = wanted["in_play"]
        own["aside"] = wanted.get("aside", [])
        own["hand"] = [*own["hand"], *wanted.get("hand", [])]
        other["aside"] = wanted.get("theirs", [])
        for seat in wanted.get("held", []):
            view["players"][int(seat)]["held"] = 1
    return json.dumps(news)
