"""What a seat may know (rulebook, additional rules), and how all the rest is dealt anew."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.deck_effects import ScoutFrame
from greathall.games.dominion.numbers import cost_from, points_from, turn_numbers
from greathall.games.dominion.state import NOTHING, SEEN, Dominion, Player
from greathall.games.dominion.turn import ACTION_PHASE, BUY_PHASE, TREASURES
from greathall.kernel.machine import FIRST_THING, NOBODY
from greathall.kernel.numbers import JSON
from greathall.kernel.rng import COVERED_CHANCE, Rng
from greathall.kernel.rules import Cover
from greathall.kernel.zones import SPECTATOR, blank, covered, knows, shuffle_anew, take_out

PHASES: Final = {ACTION_PHASE: "action", TREASURES: "buy", BUY_PHASE: "buy"}


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


# -- views


def view(s: Dominion, seat: int) -> JSON:
    """The table as that seat (or a spectator) may see it, in plain JSON values."""
    return {
        "game": "dominion",
        "seat": None if seat == SPECTATOR else seat,
        "over": s.over,
        "active": s.active,
        "phase": None if s.over else phase(s),
        "turn": s.players[s.active].turns,
        **turn_numbers(s),
        "copper_bonus": s.copper_bonus,
        "actions_played": s.actions_played,
        "supply": [pile_view(s, card) for card in s.setup.piles],
        "empty_piles": {"now": s.empty_piles, "end": s.setup.last_empty_pile},
        "trash": ids(sorted(s.trash)),
        "in_play": [CARDS[card].id for card in s.in_play if card >= 0],
        "players": [player_view(s, other, seat) for other in range(len(s.players))],
        "decision": decision_view(s, seat),
    }


def pile_view(s: Dominion, card: int) -> JSON:
    seen: JSON = {
        "card": CARDS[card].id,
        "left": s.supply[card],
        "cost": s.cost(card),
        "printed_cost": s.setup.costs[card],
    }
    if s.cost(card) != s.setup.costs[card]:
        seen["cost_from"] = cost_from(s, card)
    return seen


def player_view(s: Dominion, owner: int, seat: int) -> JSON:
    player = s.players[owner]
    own = owner == seat
    seen: JSON = {
        "seat": owner,
        "turns": player.turns,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard_top": CARDS[player.discard[-1]].id if player.discard else None,
        "aside": ids(player.aside),
        "held": len(player.held),
        "deck_known": known_deck(player, seat),
    }
    if own:
        seen["hand"] = ids(player.hand)
        seen["held_cards"] = ids(player.held)
        if s.setup.open_discards:
            seen["discard"] = ids(sorted(player.discard))
    else:
        seen["hand_known"] = ids(sorted(player.known_hand(seat)))
    if s.over:
        seen["cards"] = {CARDS[card].id: n for card, n in enumerate(player.owned) if n}
    if own or s.over:
        # Players know their own cards, wherever they are.
        seen["points"] = s.points(owner)
        seen["points_from"] = points_from(s, owner)
    return seen


def phase(s: Dominion) -> str:
    return PHASES[s.stack[0].step]


def decision_view(s: Dominion, seat: int) -> JSON | None:
    """The decision at hand. What is asked and what may be chosen tells what is in a hand: it is for its seat."""
    if s.over or s.decider == NOBODY:
        return None
    decision: JSON = {"seat": s.decider, "phase": phase(s)}
    if seat == s.decider:
        frame = s.stack[-1]
        decision |= {
            "kind": s.kind,
            "source": CARDS[frame.source].id if frame.source >= 0 else None,
            "about": frame.seat if frame.source >= 0 else s.active,
            "options": [{"code": code, "card": card_of(code)} for code in s.options],
        }
    return decision


def card_of(code: int) -> str | None:
    """The card that an option points at."""
    return CARDS[code - FIRST_THING].id if code >= FIRST_THING else None


def known_deck(player: Player, seat: int) -> list[str | None]:
    return [CARDS[card].id if card >= 0 else None for card in player.known_deck(seat)]


# -- dealing anew


def redeal(s: Dominion, seat: int) -> None:
    for frame in s.stack:
        if isinstance(frame, ScoutFrame) and frame.seat != seat:
            # Which cards go back is known, their order is not.
            order = s.players[frame.seat].aside.copy()
            shuffle_anew(s.rng, order)
            frame.order = tuple(order[: len(frame.order)])
    pools = [pick_up(s.players[owner], owner == seat, seat) for owner in range(len(s.players))]
    doubt_passes(s, seat, pools)
    for owner, player in enumerate(s.players):
        shuffle_anew(s.rng, pools[owner])
        lay_down(player, owner == seat, seat, pools[owner], s.rng)


def pick_up(player: Player, own: bool, seat: int) -> list[int]:
    """The cards that the seat cannot place, in the order in which lay_down puts them back."""
    pool = [player.deck[i] for i in player.unknown_deck(seat)]
    if not own:
        hand = player.hand.copy()
        for card in player.known_hand(seat):
            hand.remove(card)
        pool += hand
        if not knows(player.held_seen, seat):
            pool += player.held
        pool += player.discard_unseen
    return pool


def lay_down(player: Player, own: bool, seat: int, pool: list[int], rng: Rng) -> None:
    places = player.unknown_deck(seat)
    for place, card in zip(places, pool, strict=False):
        player.deck[place] = card
    player.shuffle_groups(seat, rng)
    if own:
        return
    dealt = len(places)
    unknown = len(player.hand) - len(player.known_hand(seat))
    player.deal_hand(seat, pool[dealt : dealt + unknown])
    dealt += unknown
    if not knows(player.held_seen, seat):
        player.held = pool[dealt : dealt + len(player.held)]
        dealt += len(player.held)
    # What was not seen lies at the bottom: the top card is seen by all, and the order of others tells nothing.
    seen = player.discard.copy()
    for card in player.discard_unseen:
        take_out(seen, card)
    player.discard_unseen = pool[dealt:]
    player.discard = player.discard_unseen + seen


def doubt_passes(s: Dominion, seat: int, pools: list[list[int]]) -> None:
    """Cards that others passed among themselves (Masquerade) might have been any of the giver's: they go back, the
    last first, and are passed anew. One that has come to light since is no longer in doubt, and stays so (`SEEN`),
    whatever the others are now."""
    kept: list[int] = []
    for i in range(len(s.passes) - 3, -1, -3):
        giver, receiver, card = s.passes[i], s.passes[i + 1], s.passes[i + 2]
        if seat in (giver, receiver) or card >= SEEN:
            kept = [giver, receiver, card, *kept]
        elif card not in pools[receiver]:
            kept = [giver, receiver, card + SEEN, *kept]
        else:
            hand_over(s, pools, receiver, giver, card)
            kept = [giver, receiver, NOTHING, *kept]
    s.passes = kept
    for i in range(0, len(kept), 3):
        if kept[i + 2] == NOTHING:
            giver, receiver = kept[i], kept[i + 1]
            pools[giver].sort()
            kept[i + 2] = pools[giver][s.rng.below(len(pools[giver]))]
            hand_over(s, pools, giver, receiver, kept[i + 2])


def hand_over(s: Dominion, pools: list[list[int]], giver: int, receiver: int, card: int) -> None:
    take_out(pools[giver], card)
    pools[receiver].append(card)
    s.players[giver].owned[card] -= 1
    s.players[receiver].owned[card] += 1


# -- covering it


def cover(s: Dominion, seat: int) -> Cover:
    found = Cover(seat, s.rng)
    lists = found.lists
    for owner, player in enumerate(s.players):
        lists.append(player.deck)
        player.deck = player.covered_deck(seat)
        if owner != seat:
            lists += [player.hand, player.held, player.discard, player.discard_unseen, player.owned]
            player.hand = covered(player.known_hand(seat), len(player.hand))
            if not knows(player.held_seen, seat):
                player.held = blank(len(player.held))
            if player.discard_unseen:
                seen = player.discard.copy()
                for card in player.discard_unseen:
                    take_out(seen, card)
                player.discard_unseen = blank(len(player.discard_unseen))
                player.discard = player.discard_unseen + seen
    lists.append(s.passes)
    if s.passes:
        s.passes = cover_passes(s, seat)
    s.rng = COVERED_CHANCE
    return found


def cover_passes(s: Dominion, seat: int) -> list[int]:
    """The passes that the seat has seen; of the others it can count with what each player had before."""
    kept: list[int] = []
    for i in range(0, len(s.passes), 3):
        giver, receiver, card = s.passes[i], s.passes[i + 1], s.passes[i + 2]
        if seat in (giver, receiver):
            kept += [giver, receiver, card]
        else:
            for owner, n in ((giver, 1), (receiver, -1)):
                owned = s.players[owner].owned.copy()
                owned[card % SEEN] += n
                s.players[owner].owned = owned
    return kept


def uncover(s: Dominion, cover: Cover) -> None:
    """In reverse order."""
    lists = cover.lists
    s.rng = cover.rng
    s.passes = lists.pop()
    for owner in range(len(s.players) - 1, -1, -1):
        player = s.players[owner]
        if owner != cover.seat:
            player.owned = lists.pop()
            player.discard_unseen = lists.pop()
            player.discard = lists.pop()
            player.held = lists.pop()
            player.hand = lists.pop()
        player.deck = lists.pop()


# -- results


RANKS: Final = ("points", "turns")


def ranks(s: Dominion) -> list[tuple[int, ...]]:
    """By seat: points, then fewer turns count for more."""
    return [(s.points(seat), -s.players[seat].turns) for seat in range(len(s.players))]


def standings(s: Dominion) -> list[tuple[int, int]]:
    """Place and points by seat; who is still level shares the place."""
    by_seat = ranks(s)
    return [(1 + sum(other > own for other in by_seat), own[0]) for own in by_seat]


def next_first_player(places: list[int]) -> int | None:
    """Who begins the next game: the winner's left neighbour; after a shared win, someone who did not win (the
    first such player to the left); None, anyone at random, if all have won."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) == len(places):
        return None
    seat = (winners[0] + 1) % len(places)
    while len(winners) > 1 and seat in winners:
        seat = (seat + 1) % len(places)
    return seat
