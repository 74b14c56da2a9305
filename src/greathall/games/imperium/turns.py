"""Agent turns and Reveal turns (rulebook, phase 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from greathall.games.imperium.any_order import AnyOrder
from greathall.games.imperium.contracts import COMPLETE, contracts_at_stake
from greathall.games.imperium.effects import COUNCIL_PERSUASION
from greathall.games.imperium.frames import TurnFrame
from greathall.games.imperium.influence import VISIT
from greathall.games.imperium.players import (
    AGENT_TURN,
    AUTOMATON_TURN,
    NO_TURN,
    REVEAL_TURN,
    SKIPPED,
    THIRD_AGENT,
    UNDECIDED,
    Turn,
)
from greathall.games.imperium.printed import COUNCIL, SWORDMASTER, Card, Level, Space
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import ONE
from greathall.games.imperium.things import (
    AT_LEADER,
    CARD,
    CONTRACT,
    DEPLOY,
    FROM_LEADER,
    INTRIGUE,
    LEADER,
    NOTHING,
    NUMBER,
    PERSUASION,
    POST,
    SEAT,
    SET_ASIDE,
    SPACE,
    SPY,
    SWORDS,
    THRONE,
)
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.games.imperium.verbs.cards import where_it_lies
from greathall.kernel.machine import EVERYBODY, FIRST_PART, PASS, Frame

GARRISON_LIMIT: Final = 2
TOKEN_SWORDS: Final = 2  # of the Swordmaster bonus token, on each Reveal turn of its owner
DIE: Final = 6
TENS: Final = 10  # the event of two dice has both as digits

# Steps of a turn
BEGIN: Final = 0
CHOOSE_AGENT: Final = 1  # Kwisatz Haderach: which Agent moves
CHOOSE_SPACE: Final = 2
CHOOSE_LEVEL: Final = 3
EFFECTS: Final = 4
CHOOSE_TROOPS: Final = 5
INFILTRATE: Final = 6  # which Spy is recalled to enter a space with enemy Agents
GATHER: Final = 7  # whether a Spy is recalled for a card, right after the Agent was placed
ACTIVATE: Final = 8  # which Ally a Commander activates, before the first thing that he does in his turn
LAST_TROOPS: Final = 9  # what the activated Ally deploys at the end of the Commander's turn

# What may keep an Agent from a space
NO_BAR: Final = 0
BY_REQUIREMENT: Final = 1
BY_FIRST_VISIT: Final = 2  # what can be had once only
BY_OWN_AGENT: Final = 3
BY_ENEMY: Final = 4
BY_VOICE: Final = 5
BY_PRICE: Final = 6
BY_DIFFICULTY: Final = 7  # a level of the solo game without a Swordmaster for the player
BY_OWNER: Final = 8  # on the personal board of another

SENT_TO: Final = ("sent_to_emperor", "sent_to_guild", "sent_to_bene_gesserit", "sent_to_fremen")


class Access:
    """Where a player could send an Agent now. What matters of the table is read off it once, as sets of spaces: all
    cards of a hand are asked about, and then their spaces."""

    def __init__(self, s: Imperium, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.ready = s.agents_at_leader(seat) > 0  # an Agent to send
        self.own = s.agents_of(seat)
        self.watched = s.watched_by(seat)
        self.guarded: i64 = in_the_way(s, seat) & ~self.watched  # by enemies whom no Spy helps to pass
        self.closed = s.closed_to(seat)
        # Spaces that were asked about for a card without special powers, and those of them that were open
        self.asked: i64 = 0
        self.found: i64 = 0

    def leads_to(self, card: Card) -> i64:
        """The spaces for which the card has an Agent icon."""
        if card.moves_any_agent:
            return self.s.content.all_spaces
        content = self.s.content
        icons = card.icons | self.s.turn.extra_icons
        spaces: i64 = content.spaces_with[icons]
        return spaces | (self.watched & content.all_spaces) if (icons >> SPY) & 1 else spaces

    def barred_by(self, space: Space, card: Card) -> int:
        """What keeps the player from sending an Agent there with such a card, if anything does."""
        s = self.s
        seat = self.seat
        if space.only_leader != NOTHING and space.only_leader != s.players[seat].leader:
            return BY_OWNER
        if space.requires is not None and not card.ignores_requirements:
            faction, least = space.requires
            if s.level(seat, faction) < least:
                return BY_REQUIREMENT
        if space.once:
            if has_been_there(s, seat, space):
                return BY_FIRST_VISIT
            if space.once == SWORDMASTER and s.setup.automata is not None and s.setup.automata.no_swordmaster:
                return BY_DIFFICULTY
        index: i64 = space.index
        if not card.moves_any_agent:
            if (self.own >> index) & 1:
                return BY_OWN_AGENT
            if (self.guarded >> index) & 1:
                return BY_ENEMY
        if (self.closed >> index) & 1:
            return BY_VOICE
        for level in space.levels:
            if can_pay(s, seat, space, level):
                return NO_BAR
        return BY_PRICE

    def is_open(self, space: Space, card: Card) -> bool:
        return self.barred_by(space, card) == NO_BAR

    def spaces(self, card: Card) -> list[int]:
        """Where the card could send an Agent."""
        found: list[int] = []
        index: i64 = 0
        left = self.leads_to(card)
        while left:
            if left & 1 and self.is_open_now(index, card):
                found.append(index)
            left >>= 1
            index += 1
        return found

    def is_playable(self, card: Card) -> bool:
        """Whether the card can be played for an Agent: it needs an Agent and a space to go to."""
        if card.moves_any_agent:
            if not movable_agents(self.s, self.seat):
                return False
        elif not self.ready:
            return False
        index: i64 = 0
        left = self.leads_to(card)
        while left:
            if left & 1 and self.is_open_now(index, card):
                return True
            left >>= 1
            index += 1
        return False

    def is_open_now(self, index: i64, card: Card) -> bool:
        """The same as `is_open`; what was found for one card holds for the next, if neither has special powers."""
        space = self.s.content.spaces[index]
        if card.moves_any_agent or card.ignores_requirements:
            return self.is_open(space, card)
        bit = ONE << index
        if not self.asked & bit:
            self.asked |= bit
            if self.is_open(space, card):
                self.found |= bit
        return self.found & bit != 0


class PlayerTurn(AnyOrder):
    """A player's turn: an Agent turn or a Reveal turn, with plot Intrigue cards at any moment of it."""

    always_asks = True

    def __init__(self) -> None:
        super().__init__("effects")

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return TurnFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, TurnFrame)
        if f.step == EFFECTS:  # the commonest step
            if not self.settle(s, f):
                self.ask_for_effects(s, f)
        elif f.step == BEGIN:
            # What plot cards bring is there before the Agent is sent: leaders' abilities, rewards of contracts.
            if not self.settle(s, f):
                self.ask_what_to_do(s, f)
        elif f.step == CHOOSE_AGENT:
            self.ask_one_of(s, f, "agent", movable_agents(s, f.seat))
        elif f.step == CHOOSE_SPACE:
            spaces = Access(s, f.seat).spaces(s.content.cards[f.card])
            self.ask_one_of(s, f, "space", [SPACE + space for space in spaces])
        elif f.step == CHOOSE_LEVEL:
            self.ask_one_of(s, f, "cost", self.levels(s, f.seat, s.turn.space))
        elif f.step == CHOOSE_TROOPS and s.is_activated(f.seat):
            self.ask_ally(s, f)
        elif f.step == CHOOSE_TROOPS:
            numbers = [NUMBER + n for n in range(1, deployable(s, f.seat) + 1)]
            self.ask_one_of(s, f, "deploy", numbers)
        elif f.step == ACTIVATE:
            self.ask_one_of(s, f, "activate", [SEAT + ally for ally in self.to_activate(s, f)])
        elif f.step == LAST_TROOPS:
            self.ask_ally(s, f)
        elif f.step == INFILTRATE:
            self.ask_one_of(s, f, "infiltrate", [POST + post for post in watching_posts(s, f.seat)])
        elif f.step == GATHER:
            options = [POST + post for post in watching_posts(s, f.seat)]
            options.append(PASS)
            s.ask(f.seat, "gather", options)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, TurnFrame)
        if f.step == BEGIN:
            self.begin(s, f, code)
        elif f.step == CHOOSE_AGENT:
            take_agent(s, f.seat, code)
            f.step = CHOOSE_SPACE
        elif f.step == CHOOSE_SPACE:
            self.send(s, f, code - SPACE)
        elif f.step == CHOOSE_LEVEL:
            f.level = code - NUMBER
            self.enter(s, f)
        elif f.step == INFILTRATE:
            s.recall_spy(f.seat, code - POST, "spy_infiltrates", NOTHING)
            self.place_agent(s, f)
        elif f.step == GATHER:
            f.step = EFFECTS
            if code != PASS:
                s.recall_spy(f.seat, code - POST, "spy_gathers", NOTHING)
                s.draw(f.seat, 1, code)
        elif f.step == CHOOSE_TROOPS or f.step == LAST_TROOPS:
            over = f.step == LAST_TROOPS
            f.step = EFFECTS
            s.turn.deployed += code - NUMBER
            s.deploy(f.seat, code - NUMBER, NOTHING)
            s.turn.declined = deployable(s, f.seat) if s.is_activated(f.seat) else 0
            if over:
                self.finish(s, f)
        elif f.step == ACTIVATE:
            s.activate(f.seat, code - SEAT)
            self.go_on(s, f)
        elif code == PASS:
            self.end(s, f)
        elif INTRIGUE <= code < THRONE:
            s.play_intrigue(f.seat, code - INTRIGUE, "plot")
        elif code == DEPLOY:
            f.step = CHOOSE_TROOPS
        elif code == SET_ASIDE or code >= CARD:
            self.buy(s, f.seat, code)
        else:
            self.carry_out(s, f, code - FIRST_PART)

    def ask_one_of(self, s: Imperium, f: TurnFrame, kind: str, options: list[int]) -> None:
        """A choice among one is none; what ends a turn is shown all the same (`always_asks`)."""
        if len(options) == 1 and options[0] != PASS:
            self.answer(s, f, options[0])
        else:
            s.ask(f.seat, kind, options)

    # -- the beginning

    def ask_what_to_do(self, s: Imperium, f: TurnFrame) -> None:
        if s.turn.kind == SKIPPED:
            self.end(s, f)
            return
        # Here and below, what there is none of is not asked for: lists are most of what a question costs.
        player = s.players[f.seat]
        access = Access(s, f.seat)
        options: list[int] = []
        last = NOTHING
        for card in player.hand:
            if card != last and access.is_playable(s.content.cards[card]):
                options.append(CARD + card)
            last = card
        options.append(REVEAL)
        if f.pending:
            options += self.ready(s, f)
        if player.intrigue:
            options += plots(s, f.seat)
        s.ask(f.seat, "turn", options)

    def begin(self, s: Imperium, f: TurnFrame, code: int) -> None:
        if code >= INTRIGUE:
            s.play_intrigue(f.seat, code - INTRIGUE, "plot")
            s.turn.begun = True
        elif code == REVEAL:
            s.turn.begun = True
            f.card = NOTHING
            self.go_on(s, f)
        elif code < NUMBER:
            self.carry_out(s, f, code - FIRST_PART)
        else:
            s.turn.begun = True
            f.card = code - CARD
            # The card is laid face up before the Agent goes anywhere.
            s.players[f.seat].show_in_hand(f.card, s.others(f.seat))
            self.go_on(s, f)

    def go_on(self, s: Imperium, f: TurnFrame) -> None:
        """To the Reveal turn, or to where the card's Agent goes; a Commander activates an Ally first."""
        if s.must_activate(f.seat):
            f.step = ACTIVATE
        elif f.card == NOTHING:
            f.step = EFFECTS
            reveal_hand(s, f.seat)
        else:
            f.step = CHOOSE_AGENT if s.content.cards[f.card].moves_any_agent else CHOOSE_SPACE

    def to_activate(self, s: Imperium, f: TurnFrame) -> list[int]:
        """Either Ally for a Reveal turn; those whom the arrow of an Agent names that can be sent."""
        allies = s.allies_of(f.seat)
        if f.card == NOTHING or s.content.cards[f.card].moves_any_agent:
            return allies
        agents = s.players[f.seat].agents
        return [ally for ally in allies if any(agents[token] == AT_LEADER for token in s.tokens(f.seat, ally))]

    # -- sending an Agent

    def levels(self, s: Imperium, seat: int, index: int) -> list[int]:
        """The prices of the space that the player can pay."""
        space = s.content.spaces[index]
        return [NUMBER + i for i, level in enumerate(space.levels) if can_pay(s, seat, space, level)]

    def send(self, s: Imperium, f: TurnFrame, index: int) -> None:
        s.turn.space = index
        if len(s.content.spaces[index].levels) > 1:
            f.step = CHOOSE_LEVEL
        else:
            self.enter(s, f)

    def enter(self, s: Imperium, f: TurnFrame) -> None:
        moves_any = s.content.cards[f.card].moves_any_agent
        if not moves_any and (in_the_way(s, f.seat) >> s.turn.space) & 1:
            f.step = INFILTRATE
        else:
            self.place_agent(s, f)

    def place_agent(self, s: Imperium, f: TurnFrame) -> None:
        """Pays the space, places the Agent and the card, and gathers all that is to be done."""
        s.turn.kind = AGENT_TURN
        space = s.content.spaces[s.turn.space]
        level = space.levels[f.level]
        f.level = 0
        player = s.players[f.seat]
        card = f.card
        player.leave_hand(card, s.everybody())
        player.in_play.append(card)
        place = len(player.in_play) - 1
        token = s.next_agent(f.seat)
        player.agents[token] = space.index
        if token == THIRD_AGENT and s.content.commanders:
            player.third_sent = True
        if s.events is not None:
            s.tell("agent", f.seat, CARD + card, space.index, SPACE + space.index, EVERYBODY)
        cost = solari_cost(s, f.seat, space, level)
        s.pay(f.seat, cost, level.spice, level.water, SPACE + space.index)
        if cost > 0:
            s.fire("paid_solari", f.seat)
        pay_controller(s, space)
        s.add_pending(level.effects, SPACE + space.index, NOTHING)
        if space.faction != NOTHING:
            s.add_pending((VISIT,), SPACE + space.index, NOTHING)
            s.fire(SENT_TO[space.icon], f.seat)
        s.add_pending(s.content.cards[card].agent, CARD + card, place)
        for contract in contracts_at_stake(s, f.seat):
            s.add_pending((COMPLETE,), CONTRACT + contract, NOTHING)
        alert_watchers(s, f.seat, space)
        f.step = GATHER if watching_posts(s, f.seat) else EFFECTS

    # -- effects in any order

    def ask_for_effects(self, s: Imperium, f: TurnFrame) -> None:
        options = self.ready(s, f)
        if s.turn.kind == AGENT_TURN:
            if deployable(s, f.seat) > s.turn.declined:
                options.append(DEPLOY)
        else:
            self.add_affordable(s, f.seat, options)
        has_intrigue = len(s.players[f.seat].intrigue) > 0
        if has_intrigue:
            options += plots(s, f.seat)
        if not self.must_go_on(s, f):
            options.append(PASS)
        lone = len(options) == 1 and options[0] != PASS
        if lone and (has_intrigue or self.hides(f)):
            # Whoever holds Intrigue cards might play one now.
            s.ask_in_secret(f.seat, self.kind, options)
        else:
            self.ask_one_of(s, f, self.kind, options)

    def end(self, s: Imperium, f: TurnFrame) -> None:
        if s.turn.kind == AGENT_TURN and s.is_activated(f.seat) and deployable(s, f.seat) > s.turn.declined:
            f.step = LAST_TROOPS
        else:
            self.finish(s, f)

    def finish(self, s: Imperium, f: TurnFrame) -> None:
        if s.turn.kind == REVEAL_TURN:
            clean_up(s, f.seat)
            churn_row(s, f.seat)
        if s.content.commanders:
            stand_down(s, f.seat)
        s.turn.kind = NO_TURN
        s.done()

    def ask_ally(self, s: Imperium, f: Frame) -> None:
        """What is deployed from a combat space to which a Commander went is for the activated Ally to say, who is
        asked again only about troops that have come since."""
        s.ask(s.fighters[f.seat], "deploy", [NUMBER + n for n in range(deployable(s, f.seat) + 1)])

    # -- acquiring

    def add_affordable(self, s: Imperium, seat: int, options: list[int]) -> None:
        persuasion = s.players[seat].persuasion
        for code in s.offers(seat):
            if self.price(s, seat, code) <= persuasion:
                options.append(code)

    def price(self, s: Imperium, seat: int, code: int) -> int:
        card = s.on_offer(seat, code)
        return s.price_set_aside(card) if code == SET_ASIDE else s.price(card)

    def buy(self, s: Imperium, seat: int, code: int) -> None:
        price = self.price(s, seat, code)
        s.acquire(seat, s.on_offer(seat, code), "discard", NOTHING, where_it_lies(code), price)


PLAYER_TURN: Final = PlayerTurn()


def begin_turn(s: Imperium, seat: int) -> None:
    s.active = seat
    s.turn = Turn()
    s.turn.kind = UNDECIDED
    # The Voice lasts until the turn of the player who spoke.
    for i in range(len(s.closed) - 2, -1, -2):
        if s.closed[i + 1] == seat:
            s.closed = s.closed[:i] + s.closed[i + 2 :]
    if s.events is not None:
        s.tell("turn", seat, NOTHING, s.round, NOTHING, EVERYBODY)
    if s.setup.automata is not None and s.is_automaton(seat):
        s.turn.kind = AUTOMATON_TURN
        s.push(s.setup.automata.turn.frame(seat, seat, NOTHING, NOTHING))
    else:
        s.push(PLAYER_TURN.frame(seat, seat, NOTHING, NOTHING))


# -- Commanders (three against three)


def stand_down(s: Imperium, seat: int) -> None:
    """The end of a turn: whoever has revealed and has no unit in the Conflict loses their swords, even if one comes
    later (those that a Commander revealed before are kept until then); and his Ally is no longer activated."""
    fighter = s.army(seat)
    if fighter.revealed and fighter.units() == 0 and fighter.swords > 0:
        if s.events is not None:
            s.tell("lose_swords", s.fighters[seat], NOTHING, fighter.swords, NOTHING, EVERYBODY)
        fighter.swords = 0
    s.release(seat)


# -- Agents


def pay_controller(s: Imperium, space: Space) -> None:
    """Whoever controls a space has something of every Agent that comes there."""
    controller = s.control[space.index]
    if controller != NOTHING:
        for effect in space.control:
            s.run_for(effect, controller, SPACE + space.index)


def alert_watchers(s: Imperium, seat: int, space: Space) -> None:
    """Others whose Spies watch a Maker space see an Agent come there."""
    if space.harvest > 0:
        for other in range(len(s.players)):
            if other != seat and s.is_watching(other, space.index):
                s.fire("watched_maker", other)


def movable_agents(s: Imperium, seat: int) -> list[int]:
    """Where a player's Agents are: at the Leader or on the board."""
    agents = s.players[seat].agents
    if s.is_activated(seat):
        agents = [agents[token] for token in s.tokens(seat, s.fighters[seat])]
    options = [FROM_LEADER] if AT_LEADER in agents else []
    return options + [SPACE + space for space in sorted(set(agents)) if space >= 0]


def take_agent(s: Imperium, seat: int, code: int) -> None:
    """Kwisatz Haderach: an Agent on the board comes back to the Leader, to be sent from there."""
    if code != FROM_LEADER:
        s.recall_agent(seat, code - SPACE, NOTHING)


def has_been_there(s: Imperium, seat: int, space: Space) -> bool:
    """High Council and Swordmaster: one visit for each player."""
    player = s.players[seat]
    return (space.once == COUNCIL and player.council) or (space.once == SWORDMASTER and player.swordmaster)


def in_the_way(s: Imperium, seat: int) -> i64:
    """The spaces at which Agents stand in the player's way, as bits."""
    if s.turn.ignores_enemies:
        return 0
    return s.occupied() & ~s.content.spaces_with[s.leader(seat).ignores_enemies_at]


def watching_posts(s: Imperium, seat: int) -> list[int]:
    """The posts from which the player's Spies watch the space visited this turn."""
    spies = s.posts_of(seat)
    if not spies:
        return []
    return [post for post in s.content.watched_from[s.turn.space] if (spies >> post) & 1]


def can_pay(s: Imperium, seat: int, space: Space, level: Level) -> bool:
    """Whether the player can pay one of the prices of a space."""
    player = s.players[seat]
    if player.spice < level.spice or player.water < level.water:
        return False
    # No price is higher than printed.
    return player.solari >= level.solari or player.solari >= solari_cost(s, seat, space, level)


def solari_cost(s: Imperium, seat: int, space: Space, level: Level) -> int:
    cost = level.solari - swordmaster_discount(s, space)
    return cost - leader_discount(s, seat, space, cost)


def swordmaster_discount(s: Imperium, space: Space) -> int:
    """What comes off the price of a space once somebody has a Swordmaster."""
    if space.cheaper_later:
        for player in s.players:
            if player.swordmaster:
                return space.cheaper_later
    return 0


def leader_discount(s: Imperium, seat: int, space: Space, cost: int) -> int:
    """What a price is less for this player's Leader; a spectator has none, nor has anybody before the start."""
    if cost <= 0 or seat < 0 or s.players[seat].leader == NOTHING:
        return 0
    return 1 if s.leader(seat).cheaper_icon == space.icon else 0


def deployable(s: Imperium, seat: int) -> int:
    """Troops that may go to the Conflict now."""
    if s.turn.space < 0 or s.turn.no_deploy:
        return 0
    return min(s.army(seat).garrison, deploy_limit(s) - s.turn.deployed)


def deploy_limit(s: Imperium) -> int:
    """So many troops may go from a space: those recruited this turn and two others (combat spaces only)."""
    if s.content.spaces[s.turn.space].combat:
        return s.turn.recruited + GARRISON_LIMIT
    return s.turn.recruited if s.turn.recruits_deploy else 0


# -- Intrigue


def plots(s: Imperium, seat: int) -> list[int]:
    """The plot cards that the player could play now."""
    return s.playable_intrigue(seat, "plot")


# -- the Reveal turn


def reveal_hand(s: Imperium, seat: int) -> None:
    s.turn.kind = REVEAL_TURN
    player = s.players[seat]
    player.revealed = True
    s.reveals += 1
    player.revealed_at = s.reveals
    s.turn.first_revealed = len(player.in_play)
    s.barrier += 1
    for card in player.hand.copy():
        s.reveal(seat, card)
    if player.council:
        s.gain(seat, PERSUASION, COUNCIL_PERSUASION, NOTHING)
    if player.swordmaster and s.content.commanders:
        s.gain(seat, SWORDS, TOKEN_SWORDS, NOTHING)
    for space in sorted(set(player.agents)):
        if space >= 0:
            s.gain(seat, PERSUASION, s.content.spaces[space].persuasion, SPACE + space)
    s.add_pending(s.leader(seat).reveal, LEADER + player.leader, NOTHING)
    waiting = player.face_up
    player.face_up = []
    for code in waiting:
        effect = s.content.intrigue[code - INTRIGUE].plot
        assert effect is not None
        s.carry_out_intrigue(seat, code, effect)


def clean_up(s: Imperium, seat: int) -> None:
    """All cards in play go to the discard pile, and unspent persuasion is lost."""
    player = s.players[seat]
    for code in player.face_up:
        s.intrigue_discard.append(code - INTRIGUE)
    player.face_up = []
    for card in player.in_play:
        if card >= 0:
            player.discard.append(card)
    player.in_play = []
    player.persuasion = 0
    if player.set_aside != NOTHING:
        s.removed.append(player.set_aside)
        player.set_aside = NOTHING


def churn_row(s: Imperium, seat: int) -> None:
    """Row Churn, a variant of the solo game: two dice name cards of the row that go, a 6 names none."""
    automata = s.setup.automata
    if automata is None or not automata.row_churn:
        return
    one, other = int(s.rng.below(DIE)), int(s.rng.below(DIE))
    s.barrier += 1
    if s.events is not None:
        s.tell("churn_dice", seat, NOTHING, (one + 1) * TENS + other + 1, NOTHING, EVERYBODY)
    for place in sorted({one, other}, reverse=True):
        if place < len(s.row):
            card = s.row.pop(place)
            s.removed.append(card)
            if s.events is not None:
                s.tell("churn", seat, CARD + card, place + 1, NOTHING, EVERYBODY)
    s.refill_row()
