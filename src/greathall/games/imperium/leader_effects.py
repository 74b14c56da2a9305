"""Abilities that a single Leader has."""

from __future__ import annotations

from greathall.games.imperium.effects import Do, deed
from greathall.games.imperium.frames import Pending
from greathall.games.imperium.influence import VISIT
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import EVERY_FACTION, LANDSRAAD, NOTHING, SPACE
from greathall.kernel.machine import EVERYBODY, FIRST_PART, Frame


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
        turn = s.turn_frame()
        for item in turn.pending:
            compulsory = self.of_space(s, item) and not deed(item).optional
            if compulsory and item.effect.doable(s, turn.context(item)):
                return False
        return True

    def of_space(self, s: Imperium, item: Pending) -> bool:
        return item.source == SPACE + s.turn.space and item.effect is not VISIT

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.repeated = True
        turn = s.turn_frame()
        left = [item for item in turn.pending if not (self.of_space(s, item) and deed(item).optional)]
        turn.pending = tuple(left)
        s.add_pending(s.content.spaces[s.turn.space].levels[0].effects, SPACE + s.turn.space, NOTHING)


class UnseenNetwork(PlaceSpy):
    """Staban Tuek's Spy, and what its post offers: at the Landsraad or among the factions."""

    def __init__(self, at_landsraad: Do, at_faction: Do) -> None:
        super().__init__()
        self.at_landsraad = at_landsraad
        self.at_faction = at_faction

    def parts(self) -> Effects:
        return (self.at_landsraad, self.at_faction)

    def placed(self, s: Imperium, f: Frame, post: int) -> None:
        icons = s.content.posts[post].icons
        if (icons >> LANDSRAAD) & 1:
            s.add_pending((self.at_landsraad,), f.source, NOTHING)
        elif icons & EVERY_FACTION:
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
