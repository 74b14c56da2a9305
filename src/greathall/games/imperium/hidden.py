"""What a seat may know (rulings: hidden and public information), and how all the rest is dealt anew."""

from __future__ import annotations

from greathall.games.imperium.automata import OUTCOMES, led_to
from greathall.games.imperium.numbers import (
    Noted,
    changed_prices,
    deployable_from,
    noted_at,
    player_numbers,
    price_from,
    space_prices,
)
from greathall.games.imperium.players import AGENT_TURN, AUTOMATON_TURN, REVEAL_TURN, UNDECIDED, Player
from greathall.games.imperium.printed import Content, Space
from greathall.games.imperium.rounds import LEADER_PAIR, PICK_LEADERS, RoundFrame, phase
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    AT_LEADER,
    DISCARDED,
    FACTIONS,
    INTRIGUE,
    NOTHING,
    PLAYED,
)
from greathall.games.imperium.turns import deployable
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE
from greathall.kernel.machine import NOBODY
from greathall.kernel.numbers import JSON
from greathall.kernel.rng import COVERED_CHANCE
from greathall.kernel.rules import Cover
from greathall.kernel.zones import GROUP, SPECTATOR, blank, covered, knows, now_about, shuffle_anew

TURN_KINDS = {
    UNDECIDED: "undecided",
    AGENT_TURN: "agent",
    REVEAL_TURN: "reveal",
    AUTOMATON_TURN: "automaton",
}


# -- things by their codes


def zone(code: int) -> str | None:
    """Where a card to be chosen lies, if that is not the hand, the row or a stack."""
    if PLAYED <= code < INTRIGUE:
        return "in_play"
    if DISCARDED <= code < PLAYED:
        return "discard"
    return None


# -- views


def view(s: Imperium, seat: int) -> JSON:
    """The table as that seat (or a spectator) may see it, in plain JSON values."""
    content = s.content
    noted = noted_at(s)
    return {
        "game": content.game,
        "board": content.side,
        "modules": list(content.modules),
        "seat": None if seat == SPECTATOR else seat,
        "over": s.over,
        "round": s.round,
        "first_player": s.first_player,
        "active": s.active,
        "turn": turn_view(s),
        "conflict": None if s.conflict == NOTHING else content.conflicts[s.conflict].id,
        "past_conflicts": [content.conflicts[card].id for card in s.past_conflicts],
        "conflicts_left": len(s.conflict_deck),
        "row": card_ids(content, s.row),
        "deck_size": len(s.deck),
        "reserve": {content.cards[card].id: left for card, left in enumerate(s.reserve) if left >= 0},
        "prices": changed_prices(s),
        "intrigue_deck_size": len(s.intrigue_deck),
        "intrigue_discard": [content.intrigue[card].id for card in s.intrigue_discard],
        "intrigue_in_play": [content.intrigue[card].id for card in s.intrigue_in_play()],
        "removed": card_ids(content, sorted(s.removed)),
        "spaces": [space_view(s, space, seat) for space in content.board],
        "alliances": alliances_view(s),
        "mentat": None if s.mentat < 0 else s.mentat,
        "mentat_promised": None if s.mentat_promised < 0 else s.mentat_promised,
        "players": [player_view(s, owner, seat, noted) for owner in range(len(s.players))],
        "decision": decision_view(s, seat),
        **(uprising_view(s) if content.posts_there else {}),
        **(six_view(s) if content.commanders else {}),
        **hagal_view(s, noted),
    }


def alliances_view(s: Imperium) -> JSON:
    """Who holds each; those on the Commanders' own boards, too."""
    found: JSON = {
        s.content.track(i): None if holder == NOTHING else holder for i, holder in enumerate(s.alliances)
    }
    for commander in s.content.commanders:
        allied = s.players[commander.seat].personal >= ALLIANCE_INFLUENCE
        found[s.content.track(commander.track)] = commander.seat if allied else None
    return found


def hagal_view(s: Imperium, noted: Noted) -> JSON:
    """House Hagal's deck, the cards that were drawn in the running or last turn of an automaton, and what events
    tell of the last turns of all automata."""
    hagal = s.hagal
    if hagal is None:
        return {}
    return {
        "hagal": {
            "deck_size": len(hagal.deck),
            "discard": [s.content.hagal[card].id for card in hagal.discard],
            "seat": None if hagal.seat == NOTHING else hagal.seat,
            "drawn": [drawn_view(s, *hagal.drawn[i : i + 3]) for i in range(0, len(hagal.drawn), 3)],
            "turns": [] if noted.turns is None else [turn.view() for turn in noted.turns.turns],
        }
    }


def drawn_view(s: Imperium, card: int, outcome: int, space: int) -> JSON:
    space = led_to(outcome, space)
    return {
        "card": s.content.hagal[card].id,
        "outcome": OUTCOMES[outcome],
        "space": None if space == NOTHING else s.content.spaces[space].id,
    }


def six_view(s: Imperium) -> JSON:
    """Three against three."""
    return {
        "throne_row": card_ids(s.content, list(s.throne_row)),
        "activated": s.fighters[s.active] if s.is_activated(s.active) else None,
    }


def team_view(s: Imperium, owner: int) -> JSON:
    """What a player of three against three has beside the others: a Commander's own track, the influence that
    counts for him on the others, and arrows by Agent."""
    player = s.players[owner]
    seen: JSON = {"team": s.seating.teams[owner], "commander": s.is_commander(owner)}
    if s.is_commander(owner):
        seen["personal"] = {"track": s.content.track(s.side(owner).track), "level": player.personal}
        seen["counts"] = {s.content.track(i): s.level(owner, i) for i in range(len(FACTIONS))}
        seen["allies"] = s.allies_of(owner)
        seen["arrows"] = ["left", "right", "both"][: len(player.agents)]
        seen["activated"] = s.fighters[owner] if s.is_activated(owner) else None
    return seen


def uprising_view(s: Imperium) -> JSON:
    return {
        "shield_wall": s.shield_wall,
        "choam": s.setup.choam,
        "posts": [
            {"post": post.id, "spies": [seat for seat, p in enumerate(s.players) if post.index in p.spies]}
            for post in s.content.posts_there
        ],
        "contracts": [s.content.contracts[contract].id for contract in s.contract_row],
        "contracts_left": len(s.contract_bank),
        "intrigue_removed": [s.content.intrigue[card].id for card in s.intrigue_removed],
    }


def turn_view(s: Imperium) -> JSON:
    turn = s.turn
    return {
        "kind": TURN_KINDS.get(turn.kind),
        "space": None if turn.space == NOTHING else s.content.spaces[turn.space].id,
        "recruited": turn.recruited,
        "deployed": turn.deployed,
        "units_deployed": turn.units,
        "deployable": max(0, deployable(s, s.active)) if turn.kind == AGENT_TURN else 0,
        "deployable_from": deployable_from(s),
    }


def space_view(s: Imperium, printed: Space, seat: int) -> JSON:
    space = printed.index
    return {
        "space": printed.id,
        "agents": [seat for seat, player in enumerate(s.players) for at in player.agents if at == space],
        "bonus_spice": s.bonus_spice[space],
        "control": None if s.control[space] == NOTHING else s.control[space],
        "closed_by": [s.closed[i + 1] for i in range(0, len(s.closed), 2) if s.closed[i] == space],
        "prices": space_prices(s, printed, seat),
    }


def player_view(s: Imperium, owner: int, seat: int, noted: Noted) -> JSON:
    content = s.content
    player = s.players[owner]
    seen: JSON = {
        "seat": owner,
        "leader": None if player.leader == NOTHING else content.leaders[player.leader].id,
        "solari": player.solari,
        "spice": player.spice,
        "water": player.water,
        "influence": {content.track(i): level for i, level in enumerate(player.influence)},
        "supply": player.supply,
        "garrison": player.garrison,
        "deployed": player.deployed,
        **player_numbers(s, owner, noted),
        "agents": [None if at == AT_LEADER else content.spaces[at].id for at in player.agents],
        "council": player.council,
        "swordmaster": player.swordmaster,
        "revealed": player.revealed,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard": card_ids(content, player.discard),
        "in_play": card_ids(content, [card for card in player.in_play if card >= 0]),
        "intrigue_size": len(player.intrigue),
        "face_up": [content.intrigue[code - INTRIGUE].id for code in player.face_up],
        "tokens": len(player.tokens),
        "set_aside": None if player.set_aside == NOTHING else content.cards[player.set_aside].id,
        "deck_known": [None if card == NOTHING else content.cards[card].id for card in known_deck(s, owner, seat)],
    }
    if content.posts_there:
        seen |= {
            "spies": [content.posts[post].id for post in player.spies],
            "spies_in_supply": s.spies_in_supply(owner),
            "sandworms": player.sandworms,
            "hooks": player.hooks,
            "contracts": [content.contracts[contract].id for contract in player.contracts],
            "completed": [content.contracts[contract].id for contract in player.completed],
            "own_contracts": [content.contracts[contract].id for contract in player.own_contracts],
            "trophies": [content.thing(code) for code in player.trophies],
            "matched": [content.thing(code) for code in player.matched],
            "memories": player.memories,
            "training": player.training,
        }
    if content.commanders:
        seen |= team_view(s, owner)
    if s.is_automaton(owner):
        seen["automaton"] = True
        seen["rival"] = None if player.rival == NOTHING else content.rivals[player.rival].id
    if player.set_aside != NOTHING:
        seen["set_aside_price"] = s.price_set_aside(player.set_aside)
        seen["set_aside_price_from"] = price_from(s, player.set_aside, True)
    if owner == seat:
        seen["hand"] = card_ids(content, player.hand)
        seen["intrigue"] = [content.intrigue[card].id for card in player.intrigue]
        seen["secret_factions"] = [FACTIONS[faction] for faction in player.tokens]
    else:
        seen["hand_known"] = card_ids(content, sorted(player.known_hand(seat)))
        seen["intrigue_known"] = [content.intrigue[card].id for card in known_intrigue(player, seat)]
    return seen


def decision_view(s: Imperium, seat: int) -> JSON | None:
    """The decision at hand. What is asked and what may be chosen tells what is in a hand: it is for its seat."""
    if s.over or s.decider == NOBODY:
        return None
    decision: JSON = {"seat": s.decider, "phase": phase(s)}
    if seat == s.decider:
        frame = s.stack[-1]
        decision |= {
            "kind": s.kind,
            "source": s.content.thing(frame.source) if frame.source >= 0 else None,
            "about": s.asked,
            "options": [{"code": code, "thing": s.content.thing(code), "zone": zone(code)} for code in s.options],
        }
    return decision


def card_ids(content: Content, cards: list[int]) -> list[str]:
    return [content.cards[card].id for card in cards]


def known_deck(s: Imperium, owner: int, seat: int) -> list[int]:
    """The top of a deck as far as the seat knows it; Paul may look at his top card whenever he likes."""
    player = s.players[owner]
    known = player.known_deck(seat)
    if owner == seat and player.deck and player.leader >= 0 and s.leader(owner).sees_top_card:
        if known:
            known[0] = player.deck[-1]
        else:
            known = [player.deck[-1]]
    return known


def known_intrigue(player: Player, seat: int) -> list[int]:
    return sorted(entry // GROUP for entry in player.intrigue_seen if knows(entry, seat))


# -- dealing anew


def redeal(s: Imperium, seat: int, except_for: int) -> None:
    """All pools are sorted before they are shuffled, so that nothing of the true order shows through."""
    for owner, player in enumerate(s.players):
        if owner != except_for:
            deal_player(s, player, owner, seat)
    deal_intrigue(s, seat, except_for)
    shuffle_anew(s.rng, s.deck)
    shuffle_anew(s.rng, s.contract_bank)
    deal_conflicts(s)
    deal_leaders(s, seat)
    if s.hagal is not None:
        shuffle_anew(s.rng, s.hagal.deck)


# -- covering it


def cover(s: Imperium, seat: int) -> Cover:
    found = Cover(seat, s.rng)
    lists = found.lists
    for owner, player in enumerate(s.players):
        lists.append(player.deck)
        top = player.deck[-1] if player.deck and owner == seat and sees_top_card(s, player) else NOTHING
        player.deck = player.covered_deck(seat)
        if top != NOTHING and player.deck[-1] != top:
            player.deck = [*player.deck[:-1], top]
        if owner != seat:
            lists += [player.hand, player.intrigue, player.tokens]
            player.hand = covered(player.known_hand(seat), len(player.hand))
            player.intrigue = covered(known_intrigue(player, seat), len(player.intrigue))
            player.tokens = blank(len(player.tokens))
    lists += [s.deck, s.intrigue_deck, s.contract_bank, s.conflict_deck]
    s.deck = blank(len(s.deck))
    s.intrigue_deck = blank(len(s.intrigue_deck))
    s.contract_bank = blank(len(s.contract_bank))
    s.conflict_deck = blank(len(s.conflict_deck))
    if s.hagal is not None:
        lists.append(s.hagal.deck)
        s.hagal.deck = blank(len(s.hagal.deck))
    s.rng = COVERED_CHANCE
    return found


def uncover(s: Imperium, cover: Cover) -> None:
    """In reverse order."""
    lists = cover.lists
    s.rng = cover.rng
    if s.hagal is not None:
        s.hagal.deck = lists.pop()
    s.conflict_deck = lists.pop()
    s.contract_bank = lists.pop()
    s.intrigue_deck = lists.pop()
    s.deck = lists.pop()
    for owner in range(len(s.players) - 1, -1, -1):
        player = s.players[owner]
        if owner != cover.seat:
            player.tokens = lists.pop()
            player.intrigue = lists.pop()
            player.hand = lists.pop()
        player.deck = lists.pop()


def sees_top_card(s: Imperium, player: Player) -> bool:
    return player.leader >= 0 and s.content.leaders[player.leader].sees_top_card


def deal_leaders(s: Imperium, seat: int) -> None:
    """The pairs of leaders that others were dealt and have not picked from yet (draft)."""
    bottom = s.stack[0]
    assert isinstance(bottom, RoundFrame)
    if bottom.step != PICK_LEADERS or not bottom.drafted:
        return
    own = [entry for entry in bottom.leaders if entry // LEADER_PAIR == seat]
    known = [entry % LEADER_PAIR for entry in own] + [player.leader for player in s.players]
    pool = [leader.index for leader in s.content.choosable_leaders() if leader.index not in known]
    s.rng.shuffle(pool)
    bottom.leaders = tuple(
        [entry if entry in own else entry - entry % LEADER_PAIR + pool.pop() for entry in bottom.leaders]
    )


def deal_player(s: Imperium, player: Player, owner: int, seat: int) -> None:
    places = player.unknown_deck(seat)
    if owner == seat:
        if sees_top_card(s, player) and len(player.deck) - 1 in places:
            places.remove(len(player.deck) - 1)
        cards = [player.deck[place] for place in places]
        shuffle_anew(s.rng, cards)
    else:
        hand = player.hand.copy()
        for card in player.known_hand(seat):
            hand.remove(card)
        cards = [player.deck[place] for place in places] + hand
        shuffle_anew(s.rng, cards)
        player.deal_hand(seat, cards[len(places) :])
        if player.tokens:
            factions = list(range(len(FACTIONS)))
            s.rng.shuffle(factions)
            player.tokens = factions[: len(player.tokens)]
    for place, card in zip(places, cards, strict=False):
        player.deck[place] = card
    player.shuffle_groups(seat, s.rng)


def deal_intrigue(s: Imperium, seat: int, except_for: int) -> None:
    """Intrigue cards that the seat does not know are in other hands or in the deck."""
    pool = s.intrigue_deck.copy()
    dealt: list[int] = []
    for owner, player in enumerate(s.players):
        if owner in (seat, except_for):
            continue
        unknown = player.intrigue.copy()
        for card in known_intrigue(player, seat):
            unknown.remove(card)
        pool += unknown
        dealt.append(owner)
    shuffle_anew(s.rng, pool)
    for owner in dealt:
        player = s.players[owner]
        known = known_intrigue(player, seat)
        count = len(player.intrigue) - len(known)
        cards = [pool.pop() for _ in range(count)]
        player.intrigue = sorted(known + cards)
        player.intrigue_seen = now_about(player.intrigue_seen, seat, cards)
    s.intrigue_deck = pool


def deal_conflicts(s: Imperium) -> None:
    """The Conflict cards to come are any that have not been seen, level by level; some stay in the box."""
    conflicts = s.content.conflicts
    seen = [*s.past_conflicts, s.conflict]
    unseen: dict[int, list[int]] = {}
    for level in (1, 2, 3):
        cards = [card for card in s.setup.conflicts if conflicts[card].level == level and card not in seen]
        s.rng.shuffle(cards)
        unseen[level] = cards
    s.conflict_deck = [unseen[conflicts[card].level].pop() for card in s.conflict_deck]
