"""Where the numbers of a table come from, part by part."""

from __future__ import annotations

from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.state import Dominion
from greathall.kernel.events import Event
from greathall.kernel.numbers import JSON, Parts

AT_START = 1  # actions and buys of a turn


def turn_numbers(s: Dominion) -> JSON:
    """Actions, buys and coins of this turn, and by how much cards are cheaper."""
    actions, buys, coins, discount = Parts("actions"), Parts("buys"), Parts("coins"), Parts("discount")
    actions.add("start", AT_START)
    buys.add("start", AT_START)
    richer: list[Event] = []
    for event in events_of_turn(s):
        if event.what == "actions":
            actions.add("card", event.n, CARDS[event.source].id)
        elif event.what == "buys":
            buys.add("card", event.n, CARDS[event.source].id)
        elif event.what == "cheaper":
            discount.add("card", event.n, CARDS[event.source].id)
        elif event.what == "richer":
            richer.append(event)
        elif event.what == "buy":
            buys.add("bought", -1)
            coins.add("bought", -event.n, CARDS[event.card].id)
        elif event.what == "coins":
            add_coins(s, coins, event, richer)
    return {
        "actions": s.actions,
        "actions_from": actions.making(s.actions, "other" if s.events is None else "played"),
        "buys": s.buys,
        "buys_from": buys.making(s.buys),
        "coins": s.coins,
        "coins_from": coins.making(s.coins),
        "discount": s.discount,
        "discount_from": discount.making(s.discount),
    }


def add_coins(s: Dominion, coins: Parts, event: Event, richer: list[Event]) -> None:
    """What Coppers give, and what Coppersmiths add to each of them."""
    own = event.n
    if event.source == s.setup.copper:
        for bonus in richer:
            own -= bonus.n
    coins.add("card", own, CARDS[event.source].id)
    if own != event.n:
        for bonus in richer:
            coins.add("card", bonus.n, CARDS[bonus.source].id)


def events_of_turn(s: Dominion) -> list[Event]:
    """As far as they were noted, in their order."""
    found: list[Event] = []
    for event in reversed(s.events or []):
        if event.what == "turn":
            break
        found.append(event)
    found.reverse()
    return found


def cost_from(s: Dominion, card: int) -> list[JSON]:
    """A card's cost while it is not the printed one; nothing costs less than 0."""
    cost = Parts("cost")
    cost.add("printed", s.setup.costs[card])
    cost.add("cheaper", s.cost(card) - s.setup.costs[card])
    return cost.making(s.cost(card))


def points_from(s: Dominion, seat: int) -> list[JSON]:
    owned = s.players[seat].owned
    points = Parts("points")
    for card in s.setup.scoring:
        if owned[card]:
            points.add("card", worth(s, seat, card), CARDS[card].id, owned[card])
    return points.making(s.points(seat))


def worth(s: Dominion, seat: int, card: int) -> int:
    """The points that all copies of a card give their owner."""
    points = CARDS[card].points
    owned = s.players[seat].owned
    return 0 if points is None else owned[card] * points.worth(owned)
