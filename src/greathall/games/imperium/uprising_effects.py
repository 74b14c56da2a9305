"""Deeds that only Uprising's cards, spaces and leaders know."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.card_effects import cards_costing, take_card
from greathall.games.imperium.conditions import Condition, Count
from greathall.games.imperium.effects import AnyOrder, Do, Pick, any_doable, begin
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.state import TURN_FRAME, Imperium
from greathall.games.imperium.things import (
    CARD,
    INTRIGUE,
    LANDSRAAD,
    NOTHING,
    NUMBER,
    PLAYED,
    SET_ASIDE,
    SPACE,
    SPICE,
    WILD,
    bits,
)
from greathall.games.imperium.turns import PLAYER_TURN, VISIT
from greathall.kernel.machine import EVERYBODY, FIRST_PART, Frame
from greathall.kernel.zones import distinct


class LineByLine(AnyOrder):
    """What one line brings may pay for the next (designer): plain effects of the turn, like Lady Margot Fenring's
    spice, come before the player is asked on."""

    def run(self, s: Imperium, f: Frame) -> None:
        if not s.in_turn(f.seat) or not PLAYER_TURN.settle(s, s.stack[TURN_FRAME]):
            super().run(s, f)


LINES: Final = LineByLine("lines")


class Lines(Do):
    """Lines of an Intrigue card without "or": those without a cost apply, each arrow may be used or not."""

    def __init__(self, lines: tuple[Do, ...]) -> None:
        super().__init__()
        self.lines = lines

    def parts(self) -> Effects:
        return self.lines

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any_doable(self.lines, s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        begin(s, LINES, self.lines, f.seat, f.source)


class Branch(Do):
    """These effects if a condition holds when the Agent arrives, else those."""

    def __init__(self, condition: Condition, then: Effects, otherwise: Effects) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> Effects:
        return (*self.then, *self.otherwise)

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.add_pending(self.then if self.condition.holds(s, f) else self.otherwise, f.source, f.place)


# -- conditions and counts


class NoSeat(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return not s.players[f.seat].council


class SeatAndSwordmaster(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].council and s.players[f.seat].swordmaster


class FlowAcquired(Condition):
    """The Spice Must Flow was acquired this turn."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.turn.flows > 0


class AtFactionSpace(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.turn.space >= 0 and s.content.spaces[s.turn.space].faction != NOTHING


class InAnothersShadow(Condition):
    """Four or more influence with a faction whose alliance an opponent holds."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        for faction, holder in enumerate(s.alliances):
            if holder not in (NOTHING, f.seat) and s.players[f.seat].influence[faction] >= 4:
                return True
        return False


class RevealedCards(Count):
    """Cards of a faction revealed this turn."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def of(self, s: Imperium, f: Frame) -> int:
        count = 0
        for card in s.players[f.seat].in_play[s.turn.first_revealed :]:
            if card >= 0 and (s.content.cards[card].factions >> self.faction) & 1:
                count += 1
        return count


class OtherSwordCards(Count):
    """Other cards revealed this turn that gave swords and are still in play."""

    def of(self, s: Imperium, f: Frame) -> int:
        in_play = s.players[f.seat].in_play
        return sum(place != f.place and in_play[place] >= 0 for place in s.turn.sword_places)


# -- cards


class DiscardFor(Do):
    """Discards a card from the hand for something, and for more if it is a card of a faction."""

    def __init__(self, then: Do | None, faction: int, bonus: Do, optional: bool) -> None:
        super().__init__()
        self.then = then
        self.faction = faction
        self.bonus = bonus
        self.optional = optional

    def parts(self) -> Effects:
        return (self.bonus,) if self.then is None else (self.then, self.bonus)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].hand) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            s.ask_in_secret(f.seat, "discard", [CARD + card for card in distinct(s.players[f.seat].hand)])
            return
        depth = len(s.stack)
        if f.step == 1:
            f.step = 2
            if self.then is not None:
                self.then.start(s, f)
                if len(s.stack) != depth:
                    return
        if f.step == 2:
            f.step = 3
            if (s.content.cards[f.ref].factions >> self.faction) & 1:
                self.bonus.start(s, f)
                if len(s.stack) != depth:
                    return
        s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        f.ref = code - CARD
        s.discard_from_hand(f.seat, f.ref)


class TrashIntrigue(Pick):
    """Trashes an Intrigue card from the hand: it leaves the game."""

    kind = "trash_intrigue"
    secret = True

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [INTRIGUE + card for card in distinct(s.players[f.seat].intrigue)]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.players[f.seat].lose_intrigue(code - INTRIGUE, s.everybody())
        s.intrigue_removed.append(code - INTRIGUE)
        if s.events is not None:
            s.tell("trash_intrigue", f.seat, code, 1, f.source, EVERYBODY)


class TrashAnotherInPlay(Pick):
    """Trashes another card of a faction in play."""

    kind = "trash"

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        found: list[int] = []
        for place, card in enumerate(s.players[f.seat].in_play):
            if card < 0 or place == f.place or PLAYED + card in found:
                continue
            if (s.content.cards[card].factions >> self.faction) & 1:
                found.append(PLAYED + card)
        return found

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        place = s.players[f.seat].place_of(code - PLAYED, f.place)
        s.trash_from_play(f.seat, place, f.source)


class TrashFromHand(Pick):
    """Trashes a card from the hand, of a faction if one is named; `spice`: so much if it has a cost."""

    kind = "trash"
    secret = True

    def __init__(self, faction: int = NOTHING, spice: int = 0) -> None:
        super().__init__()
        self.faction = faction
        self.spice = spice

    def hidden(self) -> bool:
        return self.faction != NOTHING

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [
            CARD + card
            for card in distinct(s.players[f.seat].hand)
            if self.faction == NOTHING or (s.content.cards[card].factions >> self.faction) & 1
        ]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        card = code - CARD
        s.players[f.seat].leave_hand(card, s.everybody())
        s.trash(f.seat, card, f.source)
        if self.spice and s.content.cards[card].cost >= 1:
            s.gain(f.seat, SPICE, self.spice, f.source)


class AcquireExactly(Pick):
    """Acquires a card of exactly this cost from the row to the hand, for nothing."""

    kind = "acquire"

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f, distinct(sorted(s.row)), self.cost, self.cost)

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        take_card(s, f, code, "hand")


class AcquireForSolari(Pick):
    """Acquires a card to the hand, its cost paid in solari."""

    kind = "acquire"

    optional = True

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f, s.buyable(), 0, s.players[f.seat].solari)

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        card = s.players[f.seat].set_aside if code == SET_ASIDE else code - CARD
        s.pay(f.seat, s.content.cards[card].cost, 0, 0, f.source)
        take_card(s, f, code, "hand")


class AcquireCheap(Pick):
    """Acquires a card that costs at most so much, for nothing; into the hand with a sandworm in the Conflict."""

    kind = "acquire"

    def __init__(self, cost: int, worm_to_hand: bool) -> None:
        super().__init__()
        self.cost = cost
        self.worm_to_hand = worm_to_hand

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return cards_costing(s, f, s.buyable(), 0, self.cost)

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        to_hand = self.worm_to_hand and s.players[f.seat].sandworms > 0
        take_card(s, f, code, "hand" if to_hand else "discard")


class ReturnToHand(Do):
    """The card goes back from play to the hand."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return f.place >= 0 and s.players[f.seat].in_play[f.place] >= 0

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        card = player.in_play[f.place]
        player.in_play[f.place] = ~card
        player.draw_into_hand(card, s.others(f.seat))
        if s.events is not None:
            s.tell("return", f.seat, CARD + card, 1, f.source, EVERYBODY)


class LookAtThree(Do):
    """Looks at the top three cards of the deck: draws one, discards one, trashes one."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].deck) >= 3

    def run(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        if f.step == 0:
            f.step = 1
            seen = player.deck_seen
            while len(seen) < 3:
                seen.insert(0, 0)
            for i in range(1, 4):
                seen[-i] = seen[-i] % 64 | (1 << f.seat)
            s.barrier += 1
        top = [CARD + card for card in distinct(sorted(player.deck[-(4 - f.step) :]))]
        s.ask_in_secret(f.seat, "draw_one" if f.step == 1 else "discard_one", top)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        player = s.players[f.seat]
        card = code - CARD
        if f.step == 1:
            f.step = 2
            self.lift(s, f, card, 3)
            player.draw_into_hand(card, 0)
            if s.events is not None:
                s.tell("draw", f.seat, CARD + card, 1, f.source, 1 << f.seat)
            return
        s.stack.pop()
        self.lift(s, f, card, 2)
        s.barrier += 1  # everybody sees what is discarded and trashed
        player.discard.append(card)
        if s.events is not None:
            s.tell("discard", f.seat, CARD + card, 1, f.source, EVERYBODY)
        last = player.deck.pop()
        player.forget_top()
        s.trash(f.seat, last, f.source)

    def lift(self, s: Imperium, f: Frame, card: int, top: int) -> None:
        """Takes a card out of the uppermost ones."""
        player = s.players[f.seat]
        for i in range(1, top + 1):
            if player.deck[-i] == card:
                del player.deck[-i]
                # The others know the place of none of these cards any more.
                for j in range(1, top + 1):
                    player.deck_seen[-j] = 1 << f.seat
                player.deck_seen.pop()
                return


# -- troops, Agents and turns


class RetreatSome(Do):
    """Retreats from `least` to `most` own troops, as a cost."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least = least
        self.most = most

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].deployed >= self.least

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            most = min(self.most, s.players[f.seat].deployed)
            s.ask(f.seat, "retreat", [NUMBER + n for n in range(self.least, most + 1)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        s.retreat(f.seat, code - NUMBER, f.source)


class RecallOther(Pick):
    """Recalls one of the player's other Agents, not the one just sent."""

    kind = "recall"

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        agents = s.players[f.seat].agents
        return [
            SPACE + space
            for space in sorted(set(agents))
            if space >= 0 and (space != s.turn.space or agents.count(space) > 1)
        ]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.recall_agent(f.seat, code - SPACE, f.source)


class DeployRecruits(Do):
    """Troops recruited this turn may be deployed from any space."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.recruits_deploy = True


class NoDeployment(Do):
    """The player deploys nothing this turn."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.no_deploy = True


class TroopWithEachCard(Do):
    """A troop for each card acquired this turn."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.acquire_troops += 1


# -- battle icons


class FlipTrophy(Pick):
    """Turns a won Conflict card (or the Objective) with an icon, or the wild one, face down."""

    kind = "flip"

    def __init__(self, icon: int) -> None:
        super().__init__()
        self.icon = icon

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [code for code in s.players[f.seat].trophies if s.battle_icon(code) in (self.icon, WILD)]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.turn_over(f.seat, code)


# -- leaders


class OtherMemories(Do):
    """Lady Jessica takes her memories back, draws a card for each, and becomes a Reverend Mother."""

    optional = True
    turns_leader_over = True

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.leader(f.seat).other_side != ""

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        memories = player.memories
        player.memories = 0
        player.supply += memories
        name = s.leader(f.seat).other_side
        player.leader = next(leader.index for leader in s.content.leaders if leader.id == name)
        if s.events is not None:
            s.tell("flip_leader", f.seat, NOTHING, memories, f.source, EVERYBODY)
        s.draw(f.seat, memories, f.source)
        # The new side may be used in the very turn of the flip (FAQ).
        s.fire("sent_to_bene_gesserit", f.seat)


class Remember(Do):
    """Moves a troop from the supply to the Bene Gesserit, if there is one."""

    def troops_wanted(self) -> int:
        return 1

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        if player.supply > 0:
            player.supply -= 1
            player.memories += 1
            if s.events is not None:
                s.tell("memory", f.seat, NOTHING, 1, f.source, EVERYBODY)


class RepeatSpace(Do):
    """Carries out the space's printed effects a second time, after they have been done once: what cannot be done
    does not stand in the way, and what was left undone is declined."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        if s.turn.repeated or s.turn.space < 0:
            return False
        turn = s.stack[TURN_FRAME]
        for i in range(PLAYER_TURN.count(turn)):
            if self.of_space(s, turn, i):
                effect = PLAYER_TURN.item(s, turn, i)
                if not effect.optional and effect.doable(s, PLAYER_TURN.context(turn, i)):
                    return False
        return True

    def of_space(self, s: Imperium, turn: Frame, i: int) -> bool:
        return turn.cards[3 * i + 1] == SPACE + s.turn.space and turn.cards[3 * i] != VISIT.number

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.repeated = True
        turn = s.stack[TURN_FRAME]
        for i in range(PLAYER_TURN.count(turn) - 1, -1, -1):
            if self.of_space(s, turn, i) and PLAYER_TURN.item(s, turn, i).optional:
                turn.cards = turn.cards[: 3 * i] + turn.cards[3 * i + 3 :]
        s.add_pending(s.content.spaces[s.turn.space].levels[0].effects, SPACE + s.turn.space, NOTHING)


class UnseenNetwork(PlaceSpy):
    """Staban Tuek's Spy, and what its post offers: at the Landsraad or among the factions."""

    def __init__(self, at_landsraad: Do, at_faction: Do) -> None:
        super().__init__()
        self.at_landsraad = at_landsraad
        self.at_faction = at_faction

    def parts(self) -> Effects:
        return (self.at_landsraad, self.at_faction)

    def placed(self, s: Imperium, f: Frame) -> None:
        icons = s.content.posts[f.ref].icons
        if (icons >> LANDSRAAD) & 1:
            s.add_pending((self.at_landsraad,), f.source, NOTHING)
        elif icons & bits((0, 1, 2, 3)):
            s.add_pending((self.at_faction,), f.source, NOTHING)


class Train(Do):
    """Feyd-Rautha's token goes a step along its track, to a branch of the player's choice."""

    def __init__(self, steps: tuple[TrainingStep, ...]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> Effects:
        return tuple(effect for step in self.steps for effect in step.reward)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.steps[s.players[f.seat].training].next) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "train", [FIRST_PART + step for step in self.steps[s.players[f.seat].training].next])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.players[f.seat].training = code - FIRST_PART
        if s.events is not None:
            s.tell("train", f.seat, NOTHING, code - FIRST_PART, f.source, EVERYBODY)
        s.add_pending(self.steps[code - FIRST_PART].reward, f.source, NOTHING)


class TrainingStep:
    def __init__(self, id: str, reward: Effects, *next: int) -> None:
        self.id = id
        self.reward = reward
        self.next = next
