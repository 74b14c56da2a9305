"""A round: its start, the players' turns, combat, makers and recall; and the end of the game."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.any_order import AnyOrder, begin
from greathall.games.imperium.automata import AUTOMATON_REWARD, arm, has_turn, reveal_for_combat
from greathall.games.imperium.effects import TakeControl
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import MENTAT_HOME
from greathall.games.imperium.things import AT_LEADER, CONFLICT, FACTION, INTRIGUE, LEADER, NOTHING, SPACE
from greathall.games.imperium.turns import begin_turn
from greathall.kernel.machine import EVERYBODY, PASS, YES, Effect, Frame, Memory, State
from greathall.kernel.triggers import Window

END_VP: Final = 10
HAND_SIZE: Final = 5

# Steps of the bottom frame
PICK_LEADERS: Final = 0
PICK_TOKENS: Final = 1
ROUND_START: Final = 2
DEFENCE: Final = 3
TURNS: Final = 4
COMBAT: Final = 5
REWARDS: Final = 6
AFTER_COMBAT: Final = 7
RECALL: Final = 8
ENDGAME: Final = 9
# The phases of the game to which they belong
PHASES: Final = {
    PICK_LEADERS: "set_up",
    PICK_TOKENS: "set_up",
    ROUND_START: "round_start",
    DEFENCE: "round_start",
    TURNS: "turns",
    COMBAT: "combat",
    REWARDS: "rewards",
    AFTER_COMBAT: "rewards",
    RECALL: "recall",
    ENDGAME: "end",
}


def phase(s: Imperium) -> str:
    return PHASES[s.stack[0].step]


class RoundFrame(Frame):
    """The frame at the bottom."""

    seats_done = 0  # so many have picked, been rewarded, or been asked at the end
    leaders: tuple[int, ...] = ()  # to pick from; if they were drafted, with LEADER_PAIR for each seat
    drafted = False  # each player picks one of two leaders that were dealt
    passes = 0  # in a row, in combat
    has_played = False  # whoever is asked in combat has played a card this time
    places: tuple[int, ...] = ()  # by seat, in combat

    def copy(self) -> Frame:
        twin = RoundFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.seats_done = self.seats_done
        twin.leaders = self.leaders
        twin.drafted = self.drafted
        twin.passes = self.passes
        twin.has_played = self.has_played
        twin.places = self.places
        return twin

    def memory(self, s: State) -> Memory:
        assert isinstance(s, Imperium)
        n = self.passes if self.step == COMBAT else self.seats_done
        if s.round <= 1 and self.step < COMBAT:
            ref = DUMPED_DRAFT if self.drafted else -1
        else:
            ref = 1 if self.has_played else 0
        return Memory(n, ref, [*self.leaders, *self.places])


class YieldFrame(Frame):
    """Allies of one team are tied. Both are seats as bits."""

    asked = 0
    yielded = 0

    def copy(self) -> Frame:
        twin = YieldFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.asked = self.asked
        twin.yielded = self.yielded
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.asked, self.yielded, [])


class Yielding(Effect[Imperium]):
    """Three against three: of two tied Allies of a team one may yield, and comes right behind the other."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return YieldFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, YieldFrame)
        seat = self.next_asked(s, f)
        if seat != NOTHING:
            s.ask(seat, "yield", [YES, PASS])
            return
        s.done()
        bottom = s.stack[0]
        assert isinstance(bottom, RoundFrame)
        bottom.places = tuple(places(s, f.yielded))

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, YieldFrame)
        seat = self.next_asked(s, f)
        f.asked |= 1 << seat
        if code == YES:
            f.yielded |= 1 << seat
            if s.events is not None:
                s.tell("yield", seat, NOTHING, 1, f.source, EVERYBODY)

    def next_asked(self, s: Imperium, f: YieldFrame) -> int:
        """In turn order: whoever is tied with a team mate, if it makes a difference to yield."""
        seats = len(s.players)
        for step in range(seats):
            seat = (s.first_player + step) % seats
            strength = s.players[seat].strength()
            if (f.asked >> seat) & 1 or strength == 0:
                continue
            mate = next(ally for ally in s.fighting_allies(seat) if ally != seat)
            if s.players[mate].strength() != strength or (f.yielded >> mate) & 1:
                continue
            if places(s, f.yielded | 1 << seat) != places(s, f.yielded):
                return seat
        return NOTHING


YIELDING: Final = Yielding()


class Round(Effect[Imperium]):
    """The frame at the bottom of every game: picking leaders, then round after round."""

    always_asks = True

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return RoundFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, RoundFrame)
        if f.step == PICK_LEADERS:
            self.pick_leaders(s, f)
        elif f.step == PICK_TOKENS:
            self.pick_tokens(s, f)
        elif f.step == ROUND_START:
            start_round(s)
            f.step = DEFENCE
        elif f.step == DEFENCE:
            self.defend(s, f)
        elif f.step == TURNS:
            self.next_turn(s, f)
        elif f.step == COMBAT:
            self.fight(s, f)
        elif f.step == REWARDS:
            self.reward(s, f)
        elif f.step == AFTER_COMBAT:
            end_combat(s)
            fill_makers(s)
            f.step = RECALL
        elif f.step == RECALL:
            self.recall(s, f)
        else:
            self.endgame(s, f)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, RoundFrame)
        if f.step == PICK_LEADERS:
            s.players[s.active].leader = code - LEADER
            if f.drafted:
                left = [leader for leader in f.leaders if leader // LEADER_PAIR != s.active]
            else:
                left = [leader for leader in f.leaders if leader != code - LEADER]
            f.leaders = tuple(left)
            if s.leader(s.active).sees_top_card or f.drafted:
                s.barrier += 1  # a card of the deck is seen, or the next player's two leaders are
            if s.events is not None:
                s.tell("leader", s.active, code, 1, NOTHING, EVERYBODY)
            f.seats_done += 1
        elif f.step == PICK_TOKENS:
            s.players[f.seats_done].tokens.append(code - FACTION)
            s.barrier += 1
        elif f.step == DEFENCE:
            if code == YES:
                controller = s.control[s.content.conflicts[s.conflict].control_space]
                s.players[controller].supply -= 1
                s.enter_conflict(controller, 1, CONFLICT + s.conflict)
            self.begin_turns(s, f)
        elif code == PASS:
            # Whoever has played a card this time has not passed.
            f.passes = 0 if f.has_played else f.passes + 1
            f.has_played = False
            s.active = s.left_of(s.active)
        else:
            f.passes = 0
            f.has_played = True
            s.play_intrigue(s.active, code - INTRIGUE, "combat")

    # -- before the first round

    def pick_leaders(self, s: Imperium, f: RoundFrame) -> None:
        """In reverse turn order."""
        seats = s.setup.players
        while f.seats_done < seats and s.is_commander((s.first_player + seats - 1 - f.seats_done) % seats):
            f.seats_done += 1
        if f.seats_done == seats:
            f.step = PICK_TOKENS
            f.seats_done = 0
            f.leaders = ()
            prepare_leaders(s)
            return
        s.active = (s.first_player + seats - 1 - f.seats_done) % seats
        if f.drafted:
            # The other of the two goes back to the box.
            leaders = [leader for leader in f.leaders if leader // LEADER_PAIR == s.active]
            s.ask(s.active, "leader", [LEADER + leader % LEADER_PAIR for leader in leaders])
            return
        s.ask(s.active, "leader", [LEADER + leader for leader in f.leaders])

    def pick_tokens(self, s: Imperium, f: RoundFrame) -> None:
        """Baron Harkonnen picks his factions in secret, after all else is set up."""
        while f.seats_done < s.setup.players:
            seat = f.seats_done
            tokens = s.players[seat].tokens
            if len(tokens) < s.leader(seat).secret_factions:
                s.ask(seat, "token", [FACTION + i for i in range(4) if i not in tokens])
                return
            f.seats_done += 1
        f.seats_done = 0
        f.step = ROUND_START

    # -- round start

    def defend(self, s: Imperium, f: RoundFrame) -> None:
        """Whoever controls the space in question may deploy a troop from the supply."""
        space = s.content.conflicts[s.conflict].control_space
        if space == NOTHING or s.control[space] == NOTHING or s.players[s.control[space]].supply == 0:
            self.begin_turns(s, f)
        elif s.is_automaton(s.control[space]):
            self.answer(s, f, YES)  # it deploys whatever it may
        else:
            s.ask(s.control[space], "defend", [YES, PASS])

    def begin_turns(self, s: Imperium, f: RoundFrame) -> None:
        """The defence is up before anybody draws (both books: the Conflict card first, then five cards)."""
        f.step = TURNS
        draw_hands(s)

    # -- turns

    def next_turn(self, s: Imperium, f: RoundFrame) -> None:
        seat = s.active
        for _ in range(len(s.players)):
            seat = s.left_of(seat)
            if has_turn(s, seat):
                begin_turn(s, seat)
                return
        reveal_for_combat(s)
        f.step = COMBAT
        f.passes = 0
        f.has_played = False
        s.active = s.first_player

    # -- combat

    def fight(self, s: Imperium, f: RoundFrame) -> None:
        """From the first player on, all with troops in the Conflict play cards or pass, until all pass in a row.

        Whoever holds Intrigue cards is asked, whether or not one of them fits: that is nobody's business."""
        fighters = 0
        for seat in range(s.setup.players):
            if takes_part(s, seat):
                fighters += 1
        while f.passes < fighters:
            player = s.players[s.active]
            if takes_part(s, s.active) and not s.is_automaton(s.active):
                if player.intrigue:
                    options = s.playable_intrigue(s.active, "combat")
                    options.append(PASS)
                    s.ask_in_secret(s.active, "combat", options)
                    return
                if not f.has_played:
                    f.passes += 1
            f.has_played = False
            s.active = s.left_of(s.active)
        f.step = REWARDS
        f.seats_done = 0
        f.places = tuple(places(s))
        if s.events is not None:
            for seat, player in enumerate(s.players):
                if player.units() > 0:
                    s.tell("strength", seat, NOTHING, player.strength(), CONFLICT + s.conflict, EVERYBODY)
        if s.content.commanders:
            s.push(YIELDING.frame(s.first_player, s.first_player, CONFLICT + s.conflict, NOTHING))

    def reward(self, s: Imperium, f: RoundFrame) -> None:
        """Rewards in turn order; then the winner may play what is for winners."""
        if s.events is not None and f.seats_done == 0:
            tell_places(s, f.places)
        while f.seats_done < len(s.players):
            seat = nth(s, f.seats_done)
            f.seats_done += 1
            rank = f.places[seat]
            if rank > 0:
                order = AUTOMATON_REWARD if s.is_automaton(seat) else REWARD
                begin(s, order, reward_of(s, seat, rank), seat, CONFLICT + s.conflict)
                return
        winner = f.places.index(1) if 1 in f.places else NOTHING
        f.step = AFTER_COMBAT
        f.seats_done = 0
        f.places = ()
        if winner != NOTHING:
            if s.events is not None:
                s.tell("win", winner, CONFLICT + s.conflict, 1, NOTHING, EVERYBODY)
            if s.setup.objectives:
                s.win_trophy(winner, CONFLICT + s.conflict)
            if not s.is_automaton(winner) and s.players[winner].intrigue and has_cards_for_winners(s):
                s.push(WIN.frame(winner, winner, CONFLICT + s.conflict, NOTHING))

    # -- recall and the end

    def recall(self, s: Imperium, f: RoundFrame) -> None:
        if s.conflict_deck and max(player.vp for player in s.players) < END_VP:
            recall_agents(s)
            f.step = ROUND_START
        else:
            f.step = ENDGAME
            f.seats_done = 0

    def endgame(self, s: Imperium, f: RoundFrame) -> None:
        """Endgame Intrigue cards, from the first player clockwise; then it is over."""
        while f.seats_done < len(s.players):
            seat = nth(s, f.seats_done)
            f.seats_done += 1
            if s.is_automaton(seat):
                s.match_wild(seat)
            elif s.players[seat].intrigue or s.wild_partners(seat):
                s.push(FINALE.frame(seat, seat, NOTHING, NOTHING))
                return
        s.over = True


LEADER_PAIR: Final = 32
DUMPED_DRAFT: Final = 3  # what a dump has for it

ROUND: Final = Round()
REWARD: Final = AnyOrder("reward")
WIN: Final = Window[Imperium]("win", "win")
FINALE: Final = Window[Imperium]("endgame", "endgame")


def prepare_leaders(s: Imperium) -> None:
    """What leaders change at the start: goods, cards left out, contracts of their own; then the contracts."""
    kept: list[int] = []
    for seat, player in enumerate(s.players[: s.setup.players]):
        leader = s.leader(seat)
        player.solari += leader.solari
        player.spice += leader.spice
        for id in leader.without:
            player.deck.remove(s.content.card_index[id])
        if s.setup.choam:
            player.own_contracts = [
                contract
                for contract in s.setup.contracts
                if s.content.contracts[contract].id in leader.own_contracts
            ]
            kept += player.own_contracts
    if s.setup.choam:
        s.contract_bank = [contract for contract in s.setup.contracts if contract not in kept]
        s.rng.shuffle(s.contract_bank)
        s.refill_contracts()


def start_round(s: Imperium) -> None:
    """Phase 1: a new Conflict; the first player is to begin."""
    s.round += 1
    if s.conflict != NOTHING:
        s.past_conflicts.append(s.conflict)
    s.conflict = s.conflict_deck.pop()
    s.barrier += 1
    if s.events is not None:
        s.tell("round", s.first_player, CONFLICT + s.conflict, s.round, NOTHING, EVERYBODY)
    # The first turn is the first player's: next_turn moves on by one.
    s.active = s.right_of(s.first_player)
    arm(s)


def nth(s: Imperium, n: int) -> int:
    """The seat that is so many places to the left of the first player."""
    seat = s.first_player
    for _ in range(n):
        seat = s.left_of(seat)
    return seat


def draw_hands(s: Imperium) -> None:
    """Five cards for everybody, on top of what was kept."""
    seat = s.first_player
    for _ in s.players:
        s.draw(seat, HAND_SIZE, NOTHING)
        seat = s.left_of(seat)


def takes_part(s: Imperium, seat: int) -> bool:
    """Whether a player may play Combat cards: with a unit in the Conflict; a Commander, with an Ally's."""
    if s.players[seat].units() > 0:
        return True
    if not s.content.commanders or not s.is_commander(seat):
        return False
    return any(s.players[ally].units() > 0 for ally in s.allies_of(seat))


def places(s: Imperium, yielded: int = 0) -> list[int]:
    """By seat, the reward that each player takes: 1, 2, 3, or 0 for none.

    A tie for first place has no winner: all who are tied take the second reward, and with four players and just
    two tied the others compete for the third. A tie for second takes the third reward.

    Those who have `yielded` (bits) come right behind their equals."""
    strengths = [2 * player.strength() for player in s.players]
    if yielded:
        strengths = [strength - (yielded >> seat & 1) for seat, strength in enumerate(strengths)]
    ranks = [0] * len(strengths)
    order = sorted({strength for strength in strengths if strength > 0}, reverse=True)
    tiers = [[seat for seat, own in enumerate(strengths) if own == strength] for strength in order]
    if not tiers:
        return ranks
    four = len(strengths) >= 4
    if len(tiers[0]) == 1:
        ranks[tiers[0][0]] = 1
        if len(tiers) > 1:
            for seat in tiers[1]:
                ranks[seat] = 2 if len(tiers[1]) == 1 else 3
        third = tiers[2] if len(tiers) > 2 and len(tiers[1]) == 1 else []
    else:
        for seat in tiers[0]:
            ranks[seat] = 2
        third = tiers[1] if len(tiers) > 1 and len(tiers[0]) == 2 else []
    if four and len(third) == 1:
        ranks[third[0]] = 3
    return ranks


def tell_places(s: Imperium, ranks: tuple[int, ...]) -> None:
    """Who comes where: alone in a place (`n`; 0: without a reward), or tied for it, which brings the next one's."""
    for seat, player in enumerate(s.players):
        if player.strength() == 0:
            continue
        tied = tied_for(s, ranks, seat)
        what, n = ("place", ranks[seat]) if tied == 0 else ("tie", tied)
        s.tell(what, seat, NOTHING, n, CONFLICT + s.conflict, EVERYBODY)


def tied_for(s: Imperium, ranks: tuple[int, ...], seat: int) -> int:
    """The place for which a player is tied; 0 if for none."""
    rank = ranks[seat]
    if rank > 0:
        return rank - 1 if ranks.count(rank) > 1 else 0
    # With four players a third place comes after two others; if nobody took it, those next in strength are tied.
    if len(ranks) < 4 or ranks.count(1) + ranks.count(2) != 2 or ranks.count(3) > 0:
        return 0
    strength = s.players[seat].strength()
    rest = [player.strength() for player, other in zip(s.players, ranks, strict=True) if other == 0]
    return 3 if strength == max(rest) and rest.count(strength) > 1 else 0


def reward_of(s: Imperium, seat: int, rank: int) -> Effects:
    """What a place brings; a sandworm in the Conflict doubles it, but for control."""
    reward = s.content.conflicts[s.conflict].rewards[rank - 1]
    if not s.scores(seat):
        return tuple(effect for effect in reward if isinstance(effect, TakeControl))
    if s.players[seat].sandworms == 0:
        return reward
    return reward + tuple(effect for effect in reward if not isinstance(effect, TakeControl))


def has_cards_for_winners(s: Imperium) -> bool:
    """Whether any Intrigue card of this game is for winners: if there is none, nobody need be asked."""
    for card in s.setup.intrigue:
        if s.content.intrigue[card].win is not None:
            return True
    return False


def end_combat(s: Imperium) -> None:
    """The troops in the Conflict go to the supply, the sandworms to the desert."""
    for player in s.players:
        player.supply += player.deployed
        player.deployed = 0
        player.sandworms = 0
        player.swords = 0


def fill_makers(s: Imperium) -> None:
    """Phase 4: a bonus spice on each Maker space without an Agent."""
    occupied = s.occupied()
    for space in s.content.makers:
        if not (occupied >> space) & 1:
            s.bonus_spice[space] += 1
            if s.events is not None:
                s.tell("maker", NOTHING, SPACE + space, s.bonus_spice[space], NOTHING, EVERYBODY)


def recall_agents(s: Imperium) -> None:
    """Phase 5: the Mentat and all Agents return, and the next player is first."""
    for seat, player in enumerate(s.players):
        if s.mentat == seat:
            player.agents.pop()
        for i in range(len(player.agents)):
            player.agents[i] = AT_LEADER
        if player.third_sent:
            player.third_sent = False
            player.agents.pop()  # in three against three it serves in one round
            if s.events is not None:
                s.tell("third_agent_gone", seat, NOTHING, 1, NOTHING, EVERYBODY)
        player.revealed = False
    s.mentat = MENTAT_HOME
    if s.mentat_promised != NOTHING:
        s.take_mentat(s.mentat_promised, NOTHING)
        s.mentat_promised = NOTHING
    s.closed = []
    pass_marker(s)


def pass_marker(s: Imperium) -> None:
    """The first player marker goes to the left; of automata, only to those that may begin."""
    seat = s.left_of(s.first_player)
    while s.is_automaton(seat) and s.setup.automata is not None and not s.setup.automata.first_players:
        seat = s.left_of(seat)
    s.first_player = seat


# What counts at the end, one after another: points, then what breaks ties (the last Reveal turn in Uprising only).
RANKS: Final = ("vp", "spice", "solari", "water", "garrison", "reveal")


def ranks(s: Imperium) -> list[tuple[int, ...]]:
    """By seat, in the order of RANKS; a team adds up what its players have, and its last Reveal turn counts."""
    compared = len(RANKS) if len(s.setup.objectives) > 0 else len(RANKS) - 1
    own = [
        (player.vp, player.spice, player.solari, player.water, player.garrison, player.revealed_at)[:compared]
        for player in s.players
    ]
    return own if not s.seating.has_teams else [team_rank(s, own, seat) for seat in range(len(own))]


def team_rank(s: Imperium, own: list[tuple[int, ...]], seat: int) -> tuple[int, ...]:
    team = [own[seat], *(own[ally] for ally in s.seating.allies(seat))]
    last = len(RANKS) - 1
    sums = [sum(rank[i] for rank in team) for i in range(last)]
    return (*sums, *(max(rank[i] for rank in team) for i in range(last, len(own[seat]))))


def standings(s: Imperium) -> list[tuple[int, int]]:
    """Place and points by seat; those of a team share them."""
    by_seat = [own if s.can_win(seat) else (0,) for seat, own in enumerate(ranks(s))]
    teams = s.seating.teams
    by_team = [by_seat[teams.index(team)] for team in sorted(set(teams))]
    return [(1 + sum(other > own for other in by_team), own[0]) for own in by_seat]
