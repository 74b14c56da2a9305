"""What the things printed in the game are worth to a player now, from all that this player may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.bots.imperium.likes import phase_of
from greathall.bots.imperium.outlook import Outlook
from greathall.bots.imperium.plain import bit_count, plain_gain
from greathall.bots.imperium.taste import Taste
from greathall.games.imperium import effects as e
from greathall.games.imperium.conditions import Condition, Count
from greathall.games.imperium.effects import COUNCIL_PERSUASION
from greathall.games.imperium.frames import Pending
from greathall.games.imperium.players import REVEAL_TURN, STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP
from greathall.games.imperium.printed import Card, Effects, Level, Space
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    CARD,
    CARDS,
    FACTIONS,
    INTRIGUE_CARDS,
    NOTHING,
    PERSUASION,
    SOLARI,
    SPICE,
    SWORDS,
    TROOPS,
    VP,
    WATER,
)
from greathall.games.imperium.turns import (
    GARRISON_LIMIT,
    PLAYER_TURN,
    SENT_TO,
    Access,
    can_pay,
    has_been_there,
    solari_cost,
)
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE, TOP_INFLUENCE, VP_INFLUENCE
from greathall.kernel.machine import Effect, Frame

SWORDMASTER_PRICE: Final = 8
COUNCIL_PRICE: Final = 5
PLENTY_OF_WATER: Final = 3
PLENTY_OF_SPICE: Final = 4
PLENTY_OF_SOLARI: Final = 8
PLENTY_OF_TROOPS: Final = 7
MOST_PERSUASION: Final = 16
NEVER: Final = -1000.0


class Visit:
    """An Agent turn that is possible now: a card of the hand, a space, and what it brings."""

    def __init__(self, card: int, space: int, worth: float) -> None:
        self.card = card
        self.space = space
        self.worth = worth


class Judge:
    """One seat's eye for one decision. It looks at the own hand and at what lies open, nowhere else.

    While it judges, nothing on the table changes. So what it has found of a card is kept, unless that hangs on the
    space that it thinks of or on the card that it thinks from (`looked`)."""

    def __init__(self, s: Imperium, seat: int, taste: Taste) -> None:
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.fighter = s.fighters[seat]  # a Commander's units are those of an Ally
        self.army = s.players[self.fighter]
        self.taste = taste
        self.frame = Frame(PLAYER_TURN, seat, seat, NOTHING, NOTHING)
        self.ways: Access | None = None
        self.space = s.turn.space
        self.planning = False  # for some round to come: conditions may hold then, costs may be paid
        self.outlook: Outlook | None = None
        self.purchases: list[float] = []  # by persuasion: the worth of the best buy
        self.plan: list[Visit] = []  # all Agent turns that the hand allows
        self.planned_visits = False
        self.best_planned: Visit | None = None
        self.looked = False  # at the space that it thinks of, or at the card that it thinks from
        self.is_biased = False  # looked there for the outlook or the purchases, which are judged once
        self.held = NEVER  # swords in hand
        self.fighting_now = NEVER  # what the own strength in the Conflict promises
        self.to_come = NOTHING  # persuasion
        self.agents = NOTHING  # that can be sent
        # By card, as far as it was asked for. (Small numbers are quick keys.)
        self.kept_drawn: dict[int, float] = {}
        self.kept_in_hand: dict[int, float] = {}
        self.kept_sent: dict[int, float] = {}
        self.kept_riddance = NEVER
        self.kept_sending: list[float] = []  # by number of troops
        self.kept_best = [0]  # by how many troops could be sent: how many it is best to send
        self.rounds = taste.rounds_to_come(s)
        self.likes = taste.likes_of(s.content)
        self.phase = phase_of(self.rounds)
        self.later = taste.still_worth(self.rounds)
        self.vp = taste.vp * (1 + taste.late_vp * (1 - self.later))
        self.set_prices()

    def set_prices(self) -> None:
        me = self.me
        taste = self.taste
        self.solari = taste.solari * self.later
        saves_for_agent = not me.swordmaster and me.solari < SWORDMASTER_PRICE
        if self.s.setup.automata is not None and self.s.setup.automata.no_swordmaster:
            saves_for_agent = False
        saves_for_seat = not me.council and me.solari < COUNCIL_PRICE
        if self.rounds > 1 and (saves_for_agent or saves_for_seat):
            self.solari += taste.saving
        if me.solari > PLENTY_OF_SOLARI:
            self.solari *= taste.spare_solari
        self.spice = taste.spice * self.later
        if me.spice > PLENTY_OF_SPICE:
            self.spice *= taste.spare_spice
        self.water = taste.water * self.later
        if me.water >= PLENTY_OF_WATER:
            self.water *= 0.6
        self.troop = taste.troop * self.later
        if self.army.garrison >= PLENTY_OF_TROOPS:
            self.troop *= 0.6
        self.intrigue = taste.intrigue * (taste.old_intrigue + (1 - taste.old_intrigue) * self.later)
        # Cards that are bought now come into the hand two rounds on.
        self.persuasion = taste.persuasion * taste.still_worth(max(0, self.rounds - 1))
        self.card = self.persuasion + (taste.card - taste.persuasion)

    # -- where it looks

    def here(self) -> int:
        """The space that it thinks of."""
        self.looked = True
        return self.space

    def source(self) -> int:
        """The card that it thinks from."""
        self.looked = True
        return self.frame.source

    def doable(self, effect: Effect[Any]) -> bool:
        """Whether an effect can be done, which may hang on the card on which it stands."""
        self.looked = True
        return effect.doable(self.s, self.frame)

    def think_from(self, item: Pending) -> None:
        """Of an effect that is to be carried out."""
        self.frame.source = item.source
        if self.frame.place != item.place:
            self.frame.place = item.place
            self.kept_in_hand = {}
            self.kept_sent = {}

    def access(self) -> Access:
        if self.ways is None:
            self.ways = Access(self.s, self.seat)
        return self.ways

    # -- effects

    def all(self, effects: Effects) -> float:
        total = 0.0
        for effect in effects:
            total += self.worth(effect)
        return total

    def planned(self, effects: Effects) -> float:
        """What effects bring some time later."""
        before = self.planning
        self.planning = True
        total = self.all(effects)
        self.planning = before
        return total

    def worth(self, effect: Effect[Any]) -> float:
        """What it would bring if it were carried out now. The commonest come first, the rest by their class."""
        if isinstance(effect, e.Gain):
            return self.gain(effect)
        if isinstance(effect, e.If):
            chance = self.chance(effect.condition)
            return chance * self.worth(effect.then) if chance > 0 else 0.0
        if isinstance(effect, e.Pay):
            return self.arrow(effect)
        if isinstance(effect, e.All):
            return self.all(effect.steps)
        if isinstance(effect, e.OneOf):
            return self.best_of(effect.choices)
        worth = WORTHS.get(type(effect))
        if worth is not None:
            return worth(self, effect)
        if type(effect) in WORTHLESS:
            return 0.0
        raise LookupError(f"nobody has said what {type(effect).__name__} is worth")

    def chance(self, condition: Condition) -> float:
        """That a condition holds: now, or when one plans for some round to come."""
        hope = HOPES.get(type(condition))
        if hope is None:
            raise LookupError(f"nobody has said how often {type(condition).__name__} holds")
        if self.planning:
            return 1.0 if hope.lasts and condition.holds(self.s, self.frame) else hope.chance
        if hope.on_visit is not None and self.here() != self.s.turn.space:
            return 1.0 if hope.on_visit(self) else 0.0
        return 1.0 if condition.holds(self.s, self.frame) else 0.0

    def number_of(self, count: Count) -> float:
        """So many of what is counted: now, or when one plans for some round to come."""
        usual = COUNTS.get(type(count))
        if usual is None:
            raise LookupError(f"nobody has said how many {type(count).__name__} finds")
        return usual if self.planning else float(count.of(self.s, self.frame))

    def gain(self, effect: e.Gain) -> float:
        n = float(effect.n)
        if effect.per is not None:
            n *= self.number_of(effect.per)
        good = effect.good
        if good == SWORDS:
            return self.swords(n)
        if good == TROOPS and not self.planning:
            n = min(n, float(self.army.supply))
        return n * self.price(good)

    def price(self, good: int) -> float:
        if good == SOLARI:
            return self.solari
        if good == SPICE:
            return self.spice
        if good == WATER:
            return self.water
        if good == VP:
            return self.vp
        if good == PERSUASION:
            return self.persuasion
        if good == TROOPS:
            return self.troop
        if good == CARDS:
            return self.card
        if good == INTRIGUE_CARDS:
            return self.intrigue
        return self.taste.sword

    def cost(self, solari: int, spice: int, water: int) -> float:
        return solari * self.solari + spice * self.spice + water * self.water

    def arrow(self, effect: e.Pay) -> float:
        """What is bought less what is paid; nothing if one would rather not."""
        if not self.planning and not self.doable(effect):
            return 0.0
        net = self.worth(effect.then) - self.cost(effect.solari, effect.spice, effect.water)
        for deed in effect.also:
            net += self.worth(deed)
        return max(0.0, net)

    def best_of(self, choices: tuple[e.Do, ...]) -> float:
        best = NEVER
        for choice in choices:
            if self.planning or self.doable(choice):
                best = max(best, self.worth(choice))
        return best if best > NEVER else 0.0

    def agent_now(self) -> float:
        """One more Agent this round, if there will be a card left to send it with."""
        cards = 0
        for card in self.me.hand:
            if self.s.content.cards[card].icons:
                cards += 1
        if self.s.turn.kind == REVEAL_TURN or cards < 1 + self.s.agents_at_leader(self.seat):
            return 0.0
        return self.taste.agent

    # -- influence

    def step(self, faction: int, level: int) -> float:
        """The step up to this level: the point at two, the bonus and the alliance at four."""
        taste = self.taste
        if level > TOP_INFLUENCE:
            return 0.0
        if level < VP_INFLUENCE:
            return taste.first_step * self.later
        if level == VP_INFLUENCE:
            return self.vp
        holder = self.s.alliances[faction]
        worth = taste.high_step * self.later
        if level >= ALLIANCE_INFLUENCE:
            if holder == NOTHING:
                worth += self.vp * taste.safe_alliance
            elif not self.is_ours(holder) and level > self.s.players[holder].influence[faction]:
                worth += self.vp * (taste.safe_alliance + taste.hurt)
            if level == ALLIANCE_INFLUENCE:
                worth += self.all(self.s.content.influence_bonus[faction])
            return worth
        if holder == NOTHING or self.is_ours(holder):
            return taste.third_step * self.later
        return worth

    def is_ours(self, seat: int) -> bool:
        """Whether what a seat has is the own team's."""
        teams = self.s.seating.teams
        return teams[seat] == teams[self.seat]

    def own_step(self, level: int) -> float:
        """The step up to this level of a Commander's own track: a point, or something for all of his team."""
        if level in (VP_INFLUENCE, ALLIANCE_INFLUENCE):
            return self.vp
        rewards = self.s.side(self.seat).team_rewards.get(level)
        if rewards is None:
            return 0.0
        return 3 * self.planned(rewards) + self.taste.third_step * self.later

    def rise(self, faction: int, n: int) -> float:
        if faction >= len(FACTIONS):
            return sum(self.own_step(self.me.personal + i) for i in range(1, n + 1))
        level = self.army.influence[faction]
        total = 0.0
        for i in range(1, n + 1):
            total += self.step(faction, level + i)
        return total

    def loss(self, faction: int) -> float:
        """What one step down costs."""
        if faction >= len(FACTIONS):
            return self.own_step(self.me.personal)
        level = self.me.influence[faction]
        cost = self.step(faction, level)
        if self.s.alliances[faction] == self.seat:
            for seat, player in enumerate(self.s.players):
                if seat != self.seat and player.influence[faction] >= level:
                    return cost + self.vp
            if level == ALLIANCE_INFLUENCE:
                return cost + self.vp
        return cost

    def least_loss(self) -> float:
        least = -NEVER
        for faction in range(len(FACTIONS)):
            if self.me.influence[faction] > 0:
                least = min(least, self.loss(faction))
        if self.me.personal > 0:
            least = min(least, self.own_step(self.me.personal))
        return least

    # -- the Conflict

    def conflict(self) -> Outlook:
        if self.outlook is None:
            before = self.looked
            self.looked = False
            first, second, third = self.s.content.conflicts[self.s.conflict].rewards
            third_place = self.planned(third) if len(self.s.players) > 3 else 0.0
            self.outlook = Outlook(
                self.s, self.fighter, self.taste, self.planned(first), self.planned(second), third_place
            )
            self.is_biased = self.is_biased or self.looked
            self.looked = before
        return self.outlook

    def as_it_is(self) -> float:
        """What the Conflict promises if nothing more is sent there."""
        if self.fighting_now == NEVER:
            self.fighting_now = self.conflict().expected(self.strength(self.army.deployed, 0.0))
        return self.fighting_now

    def strength(self, troops: int, swords: float) -> float:
        """With so many troops in the Conflict, and swords beside those that can be counted on."""
        worms = self.army.sandworms
        if troops + worms <= 0:
            return 0.0
        units = STRENGTH_OF_TROOP * troops + STRENGTH_OF_SANDWORM * worms
        return units + self.army.swords + self.swords_held() + swords

    def swords_held(self) -> float:
        """In the hand, as far as it will be revealed, and on Intrigue cards."""
        if self.held != NEVER:
            return self.held
        s = self.s
        total = 0.0
        if not self.me.revealed:
            for card in self.me.hand:
                total += plain_gain(s.content.cards[card].reveal, SWORDS)
        for card in self.me.intrigue:
            combat = s.content.intrigue[card].combat
            if combat is not None:
                total += 0.7 * plain_gain((combat,), SWORDS)
        self.held = total
        return total

    def swords(self, n: float) -> float:
        if self.planning or self.s.conflict == NOTHING:
            return n * self.taste.sword
        if self.army.units() == 0:
            return 0.3 * n * self.taste.sword
        own = self.strength(self.army.deployed, 0.0)
        return self.conflict().expected(own + n) - self.as_it_is()

    def sending(self, n: int) -> float:
        """What n more troops in the Conflict would bring, less what they are worth at home."""
        if n < 0:
            return self.sent_there(n)
        known = self.kept_sending
        while len(known) <= n:
            known.append(self.sent_there(len(known)))
        return known[n]

    def sent_there(self, n: int) -> float:
        after = self.conflict().expected(self.strength(self.army.deployed + n, 0.0))
        return after - self.as_it_is() - n * self.troop - (self.taste.least_fight if n > 0 else 0.0)

    def best_sending(self, most: int) -> int:
        """How many troops to send; none if that brings nothing."""
        best = self.kept_best
        while len(best) <= most:
            n = len(best)
            best.append(n if self.sending(n) > self.sending(best[-1]) else best[-1])
        return best[max(0, most)]

    def best_retreat(self, most: int) -> int:
        best = 0
        gain = 0.0
        for n in range(1, min(most, self.army.deployed) + 1):
            worth = self.sending(-n)
            if worth > gain:
                best, gain = n, worth
        return best

    # -- cards

    def bought(self, card: int) -> float:
        """What it means to have this card in the deck from now on, with what acquiring it brings."""
        printed = self.s.content.cards[card]
        draws = self.taste.seen_in_round * max(0, self.rounds - 1)
        worth = self.all(printed.acquire) + draws * (self.drawn(printed) - self.taste.plain_card)
        return worth + self.likes.buy[self.phase][card]

    def drawn(self, card: Card) -> float:
        """What a card does when it comes into the hand some time: it sends an Agent or is revealed."""
        known = self.kept_drawn.get(card.index)
        if known is not None:
            return known
        before = self.looked
        self.looked = False
        worth = self.drawn_some_time(card)
        if not self.looked:
            self.kept_drawn[card.index] = worth
        self.looked = self.looked or before
        return worth

    def drawn_some_time(self, card: Card) -> float:
        revealed = self.planned(card.reveal)
        sent = self.planned(card.agent)
        icons = bit_count(card.icons)
        if icons == 0 and not card.moves_any_agent:
            return revealed
        sent += self.taste.icon + self.taste.second_icon * (icons - 1)
        return max(revealed, sent) * 0.7 + min(revealed, sent) * 0.3

    def trashed(self, card: int) -> float:
        """What it brings to be rid of a card."""
        printed = self.s.content.cards[card]
        draws = self.taste.seen_in_round * max(0, self.rounds - 1)
        thinner = draws * (self.taste.plain_card - self.drawn(printed)) + self.taste.trash * (self.rounds - 1)
        return thinner + self.all(printed.on_trash)

    def riddance(self) -> float:
        """What it brings to be rid of the worst card in the discard pile or in play."""
        if self.kept_riddance != NEVER:
            return self.kept_riddance
        before = self.looked
        self.looked = False
        best = NEVER
        for card in self.me.discard:
            best = max(best, self.trashed(card))
        for card in self.me.in_play:
            if card >= 0:
                best = max(best, self.trashed(card))
        if not self.looked:
            self.kept_riddance = best
        self.looked = self.looked or before
        return best

    def in_hand(self, card: int) -> float:
        """What a card in hand brings on this round's Reveal turn; its persuasion, by what it adds to the buy."""
        known = self.kept_in_hand.get(card)
        if known is not None:
            return known
        before = self.looked
        self.looked = False
        worth = self.revealed(card)
        if not self.looked:
            self.kept_in_hand[card] = worth
        self.looked = self.looked or before
        return worth

    def revealed(self, card: int) -> float:
        total = self.all(self.s.content.cards[card].reveal)
        exact = self.taste.exact
        if exact == 0 or self.me.revealed:
            return total
        persuasion = int(plain_gain(self.s.content.cards[card].reveal, PERSUASION))
        if persuasion == 0:
            return total
        all_in_all = self.persuasion_to_come()
        adds = self.buy(all_in_all) - self.buy(all_in_all - persuasion)
        return total + exact * (adds - persuasion * self.persuasion)

    def persuasion_to_come(self) -> int:
        """On this round's Reveal turn, if no more cards are played before."""
        if self.to_come != NOTHING:
            return self.to_come
        me = self.me
        total = COUNCIL_PERSUASION if me.council else 0
        for card in me.hand:
            total += int(plain_gain(self.s.content.cards[card].reveal, PERSUASION))
        for space in me.agents:
            if space >= 0:
                total += self.s.content.spaces[space].persuasion
        self.to_come = total
        return total

    def buy(self, persuasion: int) -> float:
        """What the cards are worth that so much persuasion buys, or what is to come, from the row as it is."""
        if not self.purchases:
            before = self.looked
            self.looked = False
            most = min(self.persuasion_to_come(), MOST_PERSUASION)
            self.purchases = [0.0] * (most + 1)
            for card in [*self.s.buyable(), *self.s.throne_row_for(self.seat)]:
                cost = self.s.content.cards[card].cost
                if cost <= most:
                    self.offer(cost, self.bought(card))
            self.is_biased = self.is_biased or self.looked
            self.looked = before
        return self.purchases[max(0, min(persuasion, len(self.purchases) - 1))]

    def offer(self, cost: int, worth: float) -> None:
        """One more card that may be bought beside the others."""
        best = self.purchases
        if worth > 0:
            for persuasion in range(len(best) - 1, cost - 1, -1):
                with_it = best[persuasion - cost] + worth
                if with_it > best[persuasion]:
                    best[persuasion] = with_it

    # -- sending Agents

    def open_spaces(self, card: Card, extra_icons: int, ignores_enemies: bool) -> list[Space]:
        """Where the card could send an Agent, with an Intrigue card's help or without."""
        s = self.s
        access = self.access()
        if not extra_icons and not ignores_enemies:
            return [s.content.spaces[space] for space in access.spaces(card)]
        icons = card.icons | s.turn.extra_icons | extra_icons
        found: list[Space] = []
        for space in s.content.board:
            if not card.moves_any_agent and not (icons >> space.icon) & 1:
                continue
            is_open = access.is_open(space, card)
            if is_open or (ignores_enemies and self.only_enemies_bar(space)):
                found.append(space)
        return found

    def only_enemies_bar(self, space: Space) -> bool:
        s = self.s
        if space.requires is not None and self.s.level(self.seat, space.requires[0]) < space.requires[1]:
            return False
        if has_been_there(s, self.seat, space) or space.index in self.me.agents:
            return False
        if (self.access().closed >> space.index) & 1:
            return False
        return len(PLAYER_TURN.levels(s, self.seat, space.index)) > 0

    def visit(self, card: int, space: Space) -> float:
        """An Agent turn: what card and space bring, troops for the Conflict, less what the card would in hand."""
        printed = self.s.content.cards[card]
        self.space = space.index
        self.frame.source = CARD + card
        total = self.sent(printed)
        if space.faction != NOTHING:
            total += self.rise(space.faction, 1) + self.answer_to(SENT_TO[space.icon])
        total += space.persuasion * self.persuasion
        total += self.control_bonus(space)
        best = NEVER
        for i, level in enumerate(space.levels):
            if can_pay(self.s, self.seat, space, level):
                best = max(best, self.level(space, i, printed))
        return total + best + self.likes.visit[self.phase][space.index]

    def sent(self, card: Card) -> float:
        """What a card brings that sends an Agent, less what it would in hand."""
        known = self.kept_sent.get(card.index)
        if known is not None:
            return known
        before = self.looked
        self.looked = False
        worth = self.all(card.agent) - self.in_hand(card.index) + self.likes.send[self.phase][card.index]
        if not self.looked:
            self.kept_sent[card.index] = worth
        self.looked = self.looked or before
        return worth

    def level(self, space: Space, i: int, card: Card) -> float:
        """One of the prices of a space: what it buys and costs."""
        level = space.levels[i]
        solari = solari_cost(self.s, self.seat, space, level)
        total = self.all(level.effects) - self.cost(solari, level.spice, level.water)
        if solari > 0:
            total += self.answer_to("paid_solari")
        if space.once == 1:
            total += self.answer_to("council")
        if space.combat:
            total += self.deployment(level, card, GARRISON_LIMIT)
        return total

    def deployment(self, level: Level, card: Card, limit: int) -> float:
        """What it brings to send as many as is best of the recruits of a visit, and so many of the garrison."""
        recruits = int(plain_gain(level.effects, TROOPS) + plain_gain(card.agent, TROOPS))
        recruits = min(recruits, self.army.supply)
        return self.sending(self.best_sending(min(recruits + limit, self.army.garrison + recruits)))

    def answer_to(self, event: str) -> float:
        total = 0.0
        for trigger in self.s.leader(self.seat).triggers:
            if trigger.event == event:
                total += self.worth(trigger.effect)
        return total

    def control_bonus(self, space: Space) -> float:
        controller = self.s.control[space.index]
        if controller == NOTHING:
            return 0.0
        bonus = self.all(space.control)
        return bonus if self.is_ours(controller) else -bonus * self.taste.hurt

    def best_visit(self, extra_icons: int, ignores_enemies: bool) -> float:
        """The best Agent turn that the hand allows."""
        best = 0.0
        if self.s.agents_at_leader(self.seat) == 0:
            return best
        here = self.space
        source = self.frame.source
        for card in self.me.hand:
            for space in self.open_spaces(self.s.content.cards[card], extra_icons, ignores_enemies):
                best = max(best, self.visit(card, space))
        self.space = here
        self.frame.source = source
        return best

    def visits(self) -> list[Visit]:
        """All Agent turns that the hand allows; a card that is there twice stands there twice."""
        if not self.planned_visits:
            self.planned_visits = True
            ready = self.s.agents_at_leader(self.seat) > 0
            for card in self.me.hand:
                printed = self.s.content.cards[card]
                if not ready and not printed.moves_any_agent:
                    continue
                for space in self.open_spaces(printed, 0, False):
                    visit = Visit(card, space.index, self.visit(card, space))
                    self.plan.append(visit)
                    if self.best_planned is None or visit.worth > self.best_planned.worth:
                        self.best_planned = visit
        return self.plan

    def has_twice(self, card: int) -> bool:
        """In hand, which is sorted."""
        last = NOTHING
        for other in self.me.hand:
            if other == card and other == last:
                return True
            last = other
        return False

    def with_next(self, card: int, space: int, worth: float) -> float:
        """A visit, and part of the best one that it leaves for the next Agent."""
        if self.agents == NOTHING:
            self.agents = self.s.agents_at_leader(self.seat)
        if self.agents < 2:
            return worth
        plan = self.visits()
        first = self.best_planned
        again = self.has_twice(card)
        if first is not None and first.space != space and (first.card != card or again):
            return worth + self.taste.ahead * max(0.0, first.worth)
        best = 0.0
        for other in plan:
            if other.worth > best and other.space != space and (other.card != card or again):
                best = other.worth
        return worth + self.taste.ahead * best


Worth = Callable[[Judge, Any], float]


class Hope:
    """How far one can count on a condition."""

    def __init__(self, chance: float, lasts: bool = False, on_visit: Callable[[Judge], bool] | None = None) -> None:
        self.chance = chance  # that it holds in some round to come
        self.lasts = lasts  # once it holds, it can be counted on
        self.on_visit = on_visit  # whether it would hold at the space that the judge thinks of


# By the exact class. `deeds.py` and `uprising.py` fill them in; what is missing is an error, never worth nothing.
WORTHS: Final[dict[type, Worth]] = {}
WORTHLESS: Final[dict[type, str]] = {}  # rightly worth nothing, and why
HOPES: Final[dict[type, Hope]] = {}
COUNTS: Final[dict[type, float]] = {}  # how many there usually are
