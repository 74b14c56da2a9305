"""The verbs of the rulebook: all that changes what lies on the table."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.frames import AcquiredFrame, LayAwayFrame, TurnFrame
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.tabletop import FLOW, MENTAT_HOME, Tabletop
from greathall.games.imperium.things import (
    AT_LEADER,
    CARD,
    CONFLICT,
    CONTRACT,
    FACTION,
    FACTIONS,
    INTRIGUE,
    INTRIGUE_CARDS,
    LEADER,
    NOTHING,
    PERSUASION,
    POST,
    SEAT,
    SET_ASIDE,
    SOLARI,
    SPICE,
    SWORDS,
    THRONE,
    VP,
    WATER,
    WILD,
)
from greathall.kernel.machine import EVERYBODY, PASS, YES, Effect, Frame
from greathall.kernel.zones import GROUP, distinct, insert_sorted

# Where a card lies that is acquired
IN_MARKET: Final = 0  # the row, or its stack in the reserve
SET_ASIDE_FOR_ONE: Final = 1
IN_THRONE_ROW: Final = 2

HAND_SIZE: Final = 5
ROW_SIZE: Final = 5
TOP_INFLUENCE: Final = 6
VP_INFLUENCE: Final = 2
ALLIANCE_INFLUENCE: Final = 4
COUNCIL_PERSUASION: Final = 2


class Imperium(Tabletop):
    def copy(self) -> Imperium:
        """A table of its own, without the events told so far."""
        twin = Imperium(self.setup, self.rng.copy())
        self.copy_onto(twin)
        return twin

    # -- goods

    def gain(self, seat: int, good: int, n: int, source: int) -> None:
        """Solari, spice, water, points, persuasion or swords."""
        if n == 0 or (self.is_automaton(seat) and not self.collects(seat, good)):
            return
        player = self.players[seat]
        if good == SOLARI:
            player.solari += n
        elif good == SPICE:
            player.spice += n
            if self.in_turn(seat):
                self.turn.spice += n
        elif good == WATER:
            player.water += n
        elif good == VP:
            player.vp += n
        elif good == PERSUASION:
            player.persuasion += n
        elif good == SWORDS:
            seat = self.fighters[seat]
            self.players[seat].swords += n
        if self.events is not None:
            self.tell(GAINS[good], seat, NOTHING, n, source, EVERYBODY)
        if self.is_automaton(seat):
            self.spend(seat)

    def collects(self, automaton: int, good: int) -> bool:
        """An automaton has no use for persuasion; one without a score only wields swords. A Streamlined Rival has
        no points, and no goods once it has its swordmaster."""
        if not self.is_automaton(automaton) or good == SWORDS:
            return True
        if good == PERSUASION or not self.scores(automaton):
            return False
        return self.can_win(automaton) or (good != VP and not self.players[automaton].swordmaster)

    def spend(self, automaton: int) -> None:
        """It buys what it can whenever it has the goods."""
        automata = self.setup.automata
        assert automata is not None
        self.run_for(automata.spend, automaton, NOTHING)

    def pay(self, seat: int, solari: int, spice: int, water: int, source: int) -> None:
        player = self.players[seat]
        player.solari -= solari
        player.spice -= spice
        player.water -= water
        if self.events is not None:
            for what, n in (("pay_solari", solari), ("pay_spice", spice), ("pay_water", water)):
                if n:
                    self.tell(what, seat, NOTHING, n, source, EVERYBODY)

    def give(self, giver: int, taker: int, good: int, n: int, source: int) -> None:
        """Solari, spice or water to a team mate."""
        for seat, change in ((giver, -n), (taker, n)):
            player = self.players[seat]
            if good == SOLARI:
                player.solari += change
            elif good == SPICE:
                player.spice += change
            else:
                player.water += change
        if self.events is not None:
            self.tell(GIFTS[good], giver, SEAT + taker, n, source, EVERYBODY)

    def give_intrigue(self, giver: int, taker: int, card: int, source: int) -> None:
        """An Intrigue card to a team mate: only the two of them know which."""
        both = (1 << giver) | (1 << taker)
        self.barrier += 1
        self.players[giver].lose_intrigue(card, both)
        insert_sorted(self.players[taker].intrigue, card)
        self.players[taker].intrigue_seen.append(card * GROUP + (1 << giver))
        if self.events is not None:
            self.tell("give_intrigue", giver, INTRIGUE + card, taker, source, both)

    # -- troops

    def recruit(self, seat: int, n: int, source: int) -> int:
        """Troops from the supply to the garrison, as many as there are."""
        seat = self.fighters[seat]
        player = self.players[seat]
        n = min(n, player.supply)
        player.supply -= n
        player.garrison += n
        if self.fights_now(seat):
            self.turn.recruited += n
        if n and self.events is not None:
            self.tell("recruit", seat, NOTHING, n, source, EVERYBODY)
        return n

    def deploy(self, seat: int, n: int, source: int) -> None:
        """Troops from the garrison to the Conflict."""
        self.army(seat).garrison -= n
        self.enter_conflict(seat, n, source)

    def enter_conflict(self, seat: int, n: int, source: int) -> None:
        if n == 0:
            return
        seat = self.fighters[seat]
        self.players[seat].deployed += n
        if self.events is not None:
            self.tell("deploy", seat, NOTHING, n, source, EVERYBODY)
        if self.fights_now(seat):
            before = self.turn.units
            self.turn.units += n
            if before < MASTERSTROKE <= self.turn.units:
                self.fire("deployed_4", seat)

    def retreat(self, seat: int, n: int, source: int) -> None:
        """Troops from the Conflict back to the garrison."""
        seat = self.fighters[seat]
        player = self.players[seat]
        player.deployed -= n
        player.garrison += n
        if n and self.events is not None:
            self.tell("retreat", seat, NOTHING, n, source, EVERYBODY)

    def lose_deployed(self, seat: int, n: int, source: int) -> None:
        """Troops from the Conflict to the supply."""
        seat = self.fighters[seat]
        player = self.players[seat]
        player.deployed -= n
        player.supply += n
        if n and self.events is not None:
            self.tell("lose_deployed", seat, NOTHING, n, source, EVERYBODY)

    def lose_garrisoned(self, seat: int, n: int, source: int) -> None:
        seat = self.fighters[seat]
        player = self.players[seat]
        n = min(n, player.garrison)
        player.garrison -= n
        player.supply += n
        if n and self.events is not None:
            self.tell("lose_garrisoned", seat, NOTHING, n, source, EVERYBODY)

    # -- cards

    def take_top(self, seat: int) -> int:
        """Lifts the top card off the deck; NOTHING if there is none after a reshuffle."""
        player = self.players[seat]
        if not player.deck:
            if not player.discard:
                return NOTHING
            player.deck, player.discard = player.discard, player.deck
            self.rng.shuffle(player.deck)
            if self.events is not None:
                self.tell("shuffle", seat, NOTHING, len(player.deck), NOTHING, EVERYBODY)
        self.barrier += 1
        return player.deck.pop()

    def draw(self, seat: int, n: int, source: int) -> None:
        for _ in range(n):
            card = self.take_top(seat)
            if card == NOTHING:
                return
            player = self.players[seat]
            player.draw_into_hand(card, player.forget_top() & ~(1 << seat))
            if self.events is not None:
                self.tell("draw", seat, CARD + card, 1, source, 1 << seat)
            self.entered_hand(seat, card)

    def entered_hand(self, seat: int, card: int) -> None:
        """On a Reveal turn a card that comes into the hand is revealed at once (FAQ)."""
        if self.in_turn(seat) and self.turn.kind == REVEAL_TURN:
            self.reveal(seat, card)

    def reveal(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.leave_hand(card, self.everybody())
        player.in_play.append(card)
        if self.events is not None:
            self.tell("reveal", seat, CARD + card, 1, NOTHING, EVERYBODY)
        self.add_pending(self.content.cards[card].reveal, CARD + card, len(player.in_play) - 1)

    def discard_from_hand(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.leave_hand(card, self.everybody())
        self.lay_open(seat)
        player.discard.append(card)
        if self.events is not None:
            self.tell("discard", seat, CARD + card, 1, NOTHING, EVERYBODY)
        for effect in self.content.cards[card].on_discard:
            self.run_for(effect, seat, CARD + card)

    def trash(self, seat: int, card: int, source: int) -> None:
        """A card that has left its zone goes out of the game; Reserve cards go back to their stack."""
        if self.reserve[card] >= 0:
            self.reserve[card] += 1
        else:
            self.removed.append(card)
        if self.events is not None:
            self.tell("trash", seat, CARD + card, 1, source, EVERYBODY)
        for effect in self.content.cards[card].on_trash:
            self.run_for(effect, seat, CARD + card)

    def trash_from_play(self, seat: int, place: int, source: int) -> None:
        player = self.players[seat]
        card = player.in_play[place]
        player.in_play[place] = ~card
        self.trash(seat, card, source)

    def draw_intrigue(self, seat: int, n: int, source: int) -> None:
        if self.is_automaton(seat) and not self.collects(seat, INTRIGUE_CARDS):
            return
        for _ in range(n):
            if not self.intrigue_deck:
                if not self.intrigue_discard:
                    return
                self.intrigue_deck, self.intrigue_discard = self.intrigue_discard, self.intrigue_deck
                self.rng.shuffle(self.intrigue_deck)
            card = self.intrigue_deck.pop()
            self.barrier += 1
            insert_sorted(self.players[seat].intrigue, card)
            if self.events is not None:
                self.tell("intrigue", seat, INTRIGUE + card, 1, source, 1 << seat)
            if self.is_automaton(seat):
                self.spend(seat)

    def steal_intrigue(self, seat: int, victim: int, source: int) -> None:
        """A random card of the victim's: only the two of them learn which."""
        cards = self.players[victim].intrigue
        card = cards[self.rng.below(len(cards))]
        self.barrier += 1
        self.players[victim].lose_intrigue(card, (1 << seat) | (1 << victim))
        insert_sorted(self.players[seat].intrigue, card)
        self.players[seat].intrigue_seen.append(card * GROUP + (1 << victim))
        if self.events is not None:
            seen = (1 << seat) | (1 << victim)
            self.tell("steal", seat, INTRIGUE + card, victim, source, seen)
        if self.is_automaton(seat):
            self.spend(seat)

    def refill_row(self) -> None:
        while len(self.row) < ROW_SIZE and self.deck:
            self.row.append(self.deck.pop())
            self.barrier += 1
            if self.events is not None:
                self.tell("row", NOTHING, CARD + self.row[-1], 1, NOTHING, EVERYBODY)

    def acquire(
        self, seat: int, card: int, to: str, source: int, lies: int = IN_MARKET, price: int = NOTHING
    ) -> None:
        """A player acquires a card: from the row or its stack, or where else it `lies`; with persuasion, if there
        is a price.

        What would go to the discard pile may go on top of the deck while Recruitment Mission lasts."""
        if to == "discard" and self.in_turn(seat) and self.turn.topdecks:
            frame = AcquiredFrame(TOP_OR_DISCARD, seat, seat, source, NOTHING)
            frame.card = card
            frame.lies = lies
            frame.price = price
            self.push(frame)
        else:
            self.acquire_to(seat, card, to, source, lies, price)

    def acquire_to(self, seat: int, card: int, to: str, source: int, lies: int, price: int) -> None:
        player = self.players[seat]
        if price != NOTHING:
            player.persuasion -= price
            if self.events is not None:
                self.tell("persuade", seat, CARD + card, price, NOTHING, EVERYBODY)
        if lies == SET_ASIDE_FOR_ONE:
            player.set_aside = NOTHING
        elif lies == IN_THRONE_ROW:
            i = self.throne_row.index(card)
            self.throne_row = self.throne_row[:i] + self.throne_row[i + 1 :]
        elif card in self.row:
            self.row.remove(card)
            self.refill_row()
        else:
            self.reserve[card] -= 1
        if self.events is not None:
            self.tell(ACQUIRED[to], seat, CARD + card, 1, source, EVERYBODY)
        if to == "deck":
            player.put_on_deck(card, self.everybody())
        elif to == "hand":
            player.draw_into_hand(card, self.others(seat))
        else:
            player.discard.append(card)
        for effect in self.content.cards[card].acquire:
            self.run_for(effect, seat, CARD + card)
        if self.in_turn(seat):
            self.recruit(seat, self.turn.acquire_troops, source)
            if self.content.cards[card].id == FLOW:
                self.turn.flows += 1
        for contract in player.contracts:
            if self.content.contracts[contract].acquire == self.content.cards[card].id:
                self.complete(seat, contract)
        if to == "hand":
            self.entered_hand(seat, card)

    # -- Agents

    def recall_agent(self, seat: int, space: int, source: int) -> None:
        player = self.players[seat]
        player.agents[player.agents.index(space)] = AT_LEADER
        if self.events is not None:
            self.tell("recall", seat, NOTHING, space, source, EVERYBODY)

    def take_mentat(self, seat: int, source: int) -> None:
        """The Mentat serves as one more Agent until Recall."""
        if self.mentat == MENTAT_HOME:
            self.mentat = seat
            self.players[seat].agents.append(AT_LEADER)
            if self.events is not None:
                self.tell("mentat", seat, NOTHING, 1, source, EVERYBODY)

    # -- Spies

    def place_spy(self, seat: int, post: int, source: int) -> None:
        self.players[seat].spies = sorted([*self.players[seat].spies, post])
        if self.events is not None:
            self.tell("place_spy", seat, POST + post, 1, source, EVERYBODY)

    def recall_spy(self, seat: int, post: int, what: str, source: int) -> None:
        """`what` is told: "spy_infiltrates", "spy_gathers", "replace_spy" (to place it anew) or "recall_spy"."""
        self.players[seat].spies.remove(post)
        if self.in_turn(seat):
            self.turn.recalled += 1
        if self.events is not None:
            self.tell(what, seat, POST + post, 1, source, EVERYBODY)

    # -- sandworms

    def summon(self, seat: int, n: int, source: int) -> None:
        """Sandworms go straight into the Conflict."""
        seat = self.fighters[seat]
        self.players[seat].sandworms += n
        if self.events is not None:
            self.tell("sandworm", seat, NOTHING, n, source, EVERYBODY)
        if self.fights_now(seat):
            self.turn.units += n

    def remove_shield_wall(self, seat: int, source: int) -> None:
        self.shield_wall = False
        if self.events is not None:
            self.tell("shield_wall", seat, NOTHING, 1, source, EVERYBODY)

    # -- contracts

    def take_contract(self, seat: int, contract: int, source: int) -> None:
        self.hand_contract(seat, contract, source)
        if contract in self.contract_row:
            self.contract_row.remove(contract)
            self.refill_contracts()
        else:
            self.players[seat].own_contracts.remove(contract)
        if self.content.contracts[contract].immediate:
            self.complete(seat, contract)

    def hand_contract(self, seat: int, contract: int, source: int) -> None:
        if self.events is not None:
            self.tell("contract", seat, CONTRACT + contract, 1, source, EVERYBODY)
        self.players[seat].contracts.append(contract)

    def refill_contracts(self) -> None:
        while len(self.contract_row) < FACE_UP_CONTRACTS and self.contract_bank:
            self.contract_row.append(self.contract_bank.pop())
            self.barrier += 1
            if self.events is not None:
                self.tell("contract_row", NOTHING, CONTRACT + self.contract_row[-1], 1, NOTHING, EVERYBODY)

    def complete(self, seat: int, contract: int) -> None:
        """Turns the contract over and pays what it promised."""
        player = self.players[seat]
        player.contracts = [other for other in player.contracts if other != contract]
        player.completed.append(contract)
        if self.events is not None:
            self.tell("complete", seat, CONTRACT + contract, 1, NOTHING, EVERYBODY)
        reward = self.content.contracts[contract].reward
        if self.in_turn(seat):
            self.add_pending(reward, CONTRACT + contract, NOTHING)
        else:
            for effect in reward:
                self.run_for(effect, seat, CONTRACT + contract)

    # -- influence and alliances

    def gain_influence(self, seat: int, faction: int, n: int, source: int) -> None:
        for _ in range(n):
            self.rise(seat, faction, source)

    def rise(self, seat: int, faction: int, source: int) -> None:
        """One step up a track: the activated Ally's for a Commander, if it is not that on his own board."""
        if faction >= len(FACTIONS):
            self.rise_on_own_board(seat, faction, source)
            return
        seat = self.fighters[seat]
        player = self.players[seat]
        if player.influence[faction] == TOP_INFLUENCE:
            return
        player.influence[faction] += 1
        level = player.influence[faction]
        if self.events is not None:
            self.tell("influence", seat, NOTHING, self.content.told[faction], source, EVERYBODY)
        if level == VP_INFLUENCE:
            self.gain(seat, VP, 1, source)
            self.fire(REACHED[faction], seat)
        if level >= ALLIANCE_INFLUENCE:
            holder = self.alliances[faction]
            if holder == NOTHING or (holder != seat and level > self.players[holder].influence[faction]):
                self.move_alliance(faction, seat)
        if level == ALLIANCE_INFLUENCE and not self.is_automaton(seat):
            for effect in self.content.influence_bonus[faction]:
                self.run_for(effect, seat, FACTION + faction)

    def rise_on_own_board(self, seat: int, track: int, source: int) -> None:
        """A Commander's own track: levels 1 and 3 reward each of his team, 2 and 4 him with a point."""
        player = self.players[seat]
        if player.personal == TOP_INFLUENCE:
            return
        player.personal += 1
        if self.events is not None:
            self.tell("influence", seat, NOTHING, self.content.told[track], source, EVERYBODY)
        if player.personal == VP_INFLUENCE:
            self.gain(seat, VP, 1, source)
        elif player.personal == ALLIANCE_INFLUENCE:
            self.gain(seat, VP, 1, NOTHING)
            if self.events is not None:
                self.tell("alliance", seat, NOTHING, self.content.told[track], NOTHING, EVERYBODY)
        # What is pushed last happens first: from the Commander on, clockwise.
        for step in range(len(self.players) - 2, -1, -2):
            for effect in self.side(seat).team_rewards.get(player.personal, ()):
                self.run_for(effect, (seat + step) % len(self.players), FACTION + track)

    def fall_on_own_board(self, seat: int, track: int, source: int) -> None:
        player = self.players[seat]
        before = player.personal
        player.personal -= 1
        if self.events is not None:
            self.tell("lose_influence", seat, NOTHING, self.content.told[track], source, EVERYBODY)
        if before == VP_INFLUENCE:
            self.gain(seat, VP, -1, source)
        elif before == ALLIANCE_INFLUENCE:
            self.gain(seat, VP, -1, NOTHING)
            if self.events is not None:
                self.tell("alliance", NOTHING, NOTHING, self.content.told[track], NOTHING, EVERYBODY)

    def lose_influence(self, seat: int, faction: int, source: int) -> list[int]:
        """One step down a track. If the alliance goes to one of several, they are given back for a choice."""
        if faction >= len(FACTIONS):
            self.fall_on_own_board(seat, faction, source)
            return []
        player = self.players[seat]
        before = player.influence[faction]
        player.influence[faction] = before - 1
        if self.events is not None:
            self.tell("lose_influence", seat, NOTHING, self.content.told[faction], source, EVERYBODY)
        if before == VP_INFLUENCE:
            self.gain(seat, VP, -1, source)
        if self.alliances[faction] != seat:
            return []
        # FAQ: whoever was tied takes the token; at 3 or less it goes to someone at 4 or more, else to the board.
        heirs = [
            other
            for other in range(len(self.players))
            if other != seat and self.players[other].influence[faction] >= before
        ]
        if not heirs and before - 1 < ALLIANCE_INFLUENCE:
            heirs = [
                other
                for other in range(len(self.players))
                if other != seat and self.players[other].influence[faction] >= ALLIANCE_INFLUENCE
            ]
            if not heirs:
                self.move_alliance(faction, NOTHING)
        if len(heirs) == 1:
            self.move_alliance(faction, heirs[0])
            return []
        return heirs

    def move_alliance(self, faction: int, seat: int) -> None:
        """The token carries its point with it."""
        holder = self.alliances[faction]
        if holder != NOTHING:
            self.gain(holder, VP, -1, NOTHING)
        self.alliances[faction] = seat
        if seat != NOTHING:
            self.gain(seat, VP, 1, NOTHING)
        if self.events is not None:
            self.tell("alliance", seat, NOTHING, self.content.told[faction], NOTHING, EVERYBODY)

    # -- Commanders (three against three)

    def activate(self, commander: int, ally: int) -> None:
        """The Ally gets the units, the main-board influence and the swords of what the Commander does now."""
        self.fighters = fighting_for(self.fighters, commander, ally)
        if self.events is not None:
            self.tell("activate", commander, NOTHING, ally, NOTHING, EVERYBODY)

    def release(self, seat: int) -> None:
        """A Commander's Ally is no longer activated."""
        self.fighters = fighting_for(self.fighters, seat, seat)

    # -- effects

    def run_for(self, effect: Effect[Any], seat: int, source: int) -> None:
        """Carries out an effect for a player now, before anything else goes on."""
        effect.start(self, Frame(effect, seat, seat, source, NOTHING))

    def fire(self, event: str, seat: int) -> None:
        """A player's Leader answers an event; of an automaton's Leader only the Signet Ring counts."""
        if self.is_automaton(seat):
            return
        source = LEADER + self.players[seat].leader
        for trigger in self.leader(seat).triggers:
            if trigger.event == event:
                if self.in_turn(seat):
                    self.add_pending((trigger.effect,), source, NOTHING)
                else:
                    self.run_for(trigger.effect, seat, source)

    # -- Intrigue cards

    def playable_intrigue(self, seat: int, window: str) -> list[int]:
        """To play an Intrigue card its condition must hold and its cost must be payable (FAQ)."""
        if self.seating.has_teams and window in FOR_ARMIES and self.must_activate(seat):
            return self.playable_with_ally(seat, window)
        options: list[int] = []
        ahead: Frame | None = None  # one frame serves all cards that are looked at
        last = NOTHING
        for card in self.players[seat].intrigue:
            effect = self.content.intrigue[card].effect(window)
            if card == last or effect is None:
                continue
            last = card
            if ahead is None:
                ahead = Frame(effect, seat, seat, NOTHING, NOTHING)
            ahead.effect = effect
            ahead.source = INTRIGUE + card
            if effect.doable(self, ahead):
                options.append(INTRIGUE + card)
        return options

    def playable_with_ally(self, seat: int, window: str) -> list[int]:
        """The Intrigue cards that a Commander could play for one of his Allies."""
        return [
            INTRIGUE + card
            for card in distinct(self.players[seat].intrigue)
            if self.allies_for(seat, INTRIGUE + card, window)
        ]

    def allies_for(self, seat: int, code: int, window: str) -> list[int]:
        """The Allies for whom a Commander could play an Intrigue card; in combat they must have a unit there."""
        effect = self.content.intrigue[code - INTRIGUE].effect(window)
        if effect is None:
            return []
        context = Frame(effect, seat, seat, code, NOTHING)
        before = self.fighters
        found: list[int] = []
        for ally in self.allies_of(seat):
            if window == COMBAT and self.players[ally].units() == 0:
                continue
            self.fighters = fighting_for(before, seat, ally)
            if effect.doable(self, context):
                found.append(ally)
        self.fighters = before
        return found

    def play_intrigue(self, seat: int, card: int, window: str) -> None:
        effect = self.content.intrigue[card].effect(window)
        assert effect is not None
        player = self.players[seat]
        player.lose_intrigue(card, self.everybody())
        if self.events is not None:
            self.tell("play_intrigue", seat, INTRIGUE + card, 1, NOTHING, EVERYBODY)
        self.carry_out_intrigue(seat, INTRIGUE + card, effect)

    def carry_out_intrigue(self, seat: int, code: int, effect: Effect[Any]) -> None:
        """The card lies in front of its player until it has been carried out: it cannot draw itself."""
        frame = LayAwayFrame(LAY_AWAY, seat, seat, code, NOTHING)
        frame.face_up = self.players[seat].face_up.count(code)
        self.push(frame)
        if self.must_activate(seat) and effect is not self.content.intrigue[code - INTRIGUE].endgame:
            self.push(Frame(FOR_ALLY, seat, seat, code, NOTHING))
        else:
            effect.start(self, Frame(effect, seat, seat, code, NOTHING))

    def intrigue_in_play(self) -> list[int]:
        """The Intrigue cards that are being carried out."""
        return [frame.source - INTRIGUE for frame in self.stack if frame.effect is LAY_AWAY]

    def answers(self, event: str, frame: Frame) -> list[int]:
        options = self.playable_intrigue(frame.seat, event)
        if event == ENDGAME:
            options += self.wild_partners(frame.seat)
        return options

    def answer_with(self, event: str, frame: Frame, code: int) -> None:
        if code >= CONFLICT:
            player = self.players[frame.seat]
            wild = next(own for own in player.trophies if self.battle_icon(own) == WILD)
            self.match(frame.seat, wild, code)
        else:
            self.play_intrigue(frame.seat, code - INTRIGUE, event)

    # -- battle icons

    def win_trophy(self, seat: int, code: int) -> None:
        """A won Conflict card pairs at once with a face-up one of the same icon; the wild one waits for the end."""
        player = self.players[seat]
        icon = self.battle_icon(code)
        player.trophies.append(code)
        if icon in (NOTHING, WILD):
            return
        for other in player.trophies:
            if other != code and self.battle_icon(other) == icon:
                self.match(seat, other, code)
                return

    def match_wild(self, seat: int) -> None:
        """At the end an automaton pairs the wild icon, if it can, with the card that it won first."""
        partners = self.wild_partners(seat)
        if partners:
            wild = next(own for own in self.players[seat].trophies if self.battle_icon(own) == WILD)
            self.match(seat, wild, partners[0])

    def match(self, seat: int, one: int, other: int) -> None:
        for code in (one, other):
            self.turn_over(seat, code)
        self.gain(seat, VP, 1, other)

    def turn_over(self, seat: int, code: int) -> None:
        """Turns a won card face down."""
        self.players[seat].trophies.remove(code)
        self.players[seat].matched.append(code)
        if self.events is not None:
            self.tell("turn_over", seat, code, 1, NOTHING, EVERYBODY)

    # -- what is pending

    def add_pending(self, effects: Effects, source: int, place: int) -> None:
        """Adds effects to those that the active player carries out in an order of their choice this turn."""
        if effects:
            self.turn_frame().add(effects, source, place)

    def turn_frame(self) -> TurnFrame:
        """The turn of the active player."""
        frame = self.stack[TURN_FRAME]
        assert isinstance(frame, TurnFrame)
        return frame


def where_it_lies(code: int) -> int:
    """Of a card that is to be acquired."""
    if code == SET_ASIDE:
        return SET_ASIDE_FOR_ONE
    return IN_THRONE_ROW if code >= THRONE else IN_MARKET


class TopOrDiscard(Effect[Imperium]):
    """Where an acquired card goes: on top of the deck, or to the discard pile as usual."""

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "topdeck", [YES, PASS])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.done()
        assert isinstance(f, AcquiredFrame)
        s.acquire_to(f.seat, f.card, "deck" if code == YES else "discard", f.source, f.lies, f.price)


def fighting_for(fighters: tuple[int, ...], commander: int, ally: int) -> tuple[int, ...]:
    return (*fighters[:commander], ally, *fighters[commander + 1 :])


class ForAlly(Effect[Imperium]):
    """A Commander plays an Intrigue card, wholly for one Ally: a Plot card activates that Ally for the turn."""

    def run(self, s: Imperium, f: Frame) -> None:
        window = PLOT if s.in_turn(f.seat) else COMBAT
        if f.step == 0:
            allies = s.allies_for(f.seat, f.source, window) or s.allies_of(f.seat)
            s.ask(f.seat, "activate", [SEAT + ally for ally in allies])
        elif f.step == 1:
            f.step = 2
            effect = s.content.intrigue[f.source - INTRIGUE].effect(window)
            assert effect is not None
            effect.start(s, Frame(effect, f.seat, f.seat, f.source, NOTHING))
        else:
            if window == COMBAT:
                s.release(f.seat)
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        s.activate(f.seat, code - SEAT)


class LayAway(Effect[Imperium]):
    """An Intrigue card that has been carried out goes to the discard pile, unless it now waits face up."""

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, LayAwayFrame)
        s.done()
        if s.players[f.seat].face_up.count(f.source) == f.face_up:
            s.intrigue_discard.append(f.source - INTRIGUE)


TOP_OR_DISCARD: Final = TopOrDiscard()
LAY_AWAY: Final = LayAway()
FOR_ALLY: Final = ForAlly()

PLOT: Final = "plot"
COMBAT: Final = "combat"
ENDGAME: Final = "endgame"
FOR_ARMIES: Final = (PLOT, COMBAT)  # when Intrigue cards may move units: a Commander plays them for an Ally
REACHED: Final = ("emperor_2", "guild_2", "bene_gesserit_2", "fremen_2")
FACE_UP_CONTRACTS: Final = 2
# Stack frame 0 is the round, frame 1 the turn of the active player.
TURN_FRAME: Final = 1
MASTERSTROKE: Final = 4
# What is told of an acquired card, by where it goes.
ACQUIRED: Final = {"discard": "acquire", "deck": "acquire_to_deck", "hand": "acquire_to_hand"}
GIFTS: Final = ("give_solari", "give_spice", "give_water")
GAINS: Final = ("solari", "spice", "water", "vp", "persuasion", "swords")
