"""What is printed on cards and boards: cards, spaces, conflicts, leaders."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from greathall.games.imperium.things import (
    CARD,
    CONFLICT,
    CONTRACT,
    DISCARDED,
    EMPEROR,
    FACTION,
    FREMEN,
    HAGAL,
    ICONS,
    INTRIGUE,
    LEADER,
    NOTHING,
    OBJECTIVE,
    POST,
    RIVAL,
    SPACE,
    THRONE,
    TRACKS,
    bits,
)
from greathall.kernel.machine import Effect
from greathall.kernel.seats import Seating
from greathall.kernel.triggers import Trigger

Effects = tuple[Effect[Any], ...]

STARTER: Final = "starter"
RESERVE: Final = "reserve"
IMPERIUM: Final = "imperium"
COMMANDER: Final = "commander"  # of a Commander's own starting deck


class Card:
    """A card of a deck. Each effect of a box is carried out by itself, in an order of the player's choice."""

    def __init__(
        self,
        id: str,
        kind: str,
        copies: int,
        cost: int,
        factions: tuple[int, ...],
        icons: tuple[int, ...],
        acquire: Effects,
        agent: Effects,
        reveal: Effects,
        on_trash: Effects,
        on_discard: Effects,
        moves_any_agent: bool,
        ignores_requirements: bool,
    ) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.cost = cost  # NOTHING: persuasion cannot buy it
        self.factions = bits(factions)
        self.icons = bits(icons)
        self.acquire = acquire
        self.agent = agent
        self.reveal = reveal
        self.on_trash = on_trash
        self.on_discard = on_discard  # from the hand
        self.moves_any_agent = moves_any_agent  # Kwisatz Haderach
        self.ignores_requirements = ignores_requirements  # of influence, at the space where its Agent goes
        self.unverified = ""  # what about it is not established: ids of notes, spaces between
        self.index = NOTHING
        self.set = ""

    def __repr__(self) -> str:
        return f"<{self.id}>"


def deck_card(
    id: str,
    kind: str,
    copies: int,
    cost: int | None = None,
    *,
    factions: tuple[int, ...] = (),
    icons: tuple[int, ...] = (),
    acquire: Effects = (),
    agent: Effects = (),
    reveal: Effects = (),
    on_trash: Effects = (),
    on_discard: Effects = (),
    moves_any_agent: bool = False,
    ignores_requirements: bool = False,
) -> Card:
    price = NOTHING if cost is None else cost
    return Card(
        id,
        kind,
        copies,
        price,
        factions,
        icons,
        acquire,
        agent,
        reveal,
        on_trash,
        on_discard,
        moves_any_agent,
        ignores_requirements,
    )


class Intrigue:
    """An Intrigue card: what it does in each window in which it may be played."""

    def __init__(
        self,
        id: str,
        copies: int = 1,
        *,
        plot: Effect[Any] | None = None,
        combat: Effect[Any] | None = None,
        win: Effect[Any] | None = None,
        endgame: Effect[Any] | None = None,
    ) -> None:
        self.id = id
        self.copies = copies
        self.plot = plot
        self.combat = combat
        self.win = win
        self.endgame = endgame
        self.index = NOTHING
        self.set = ""

    def effect(self, window: str) -> Effect[Any] | None:
        if window == "plot":
            return self.plot
        if window == "combat":
            return self.combat
        if window == "win":
            return self.win
        return self.endgame


class Level:
    """One price of a space and what it buys."""

    def __init__(self, effects: Effects, solari: int = 0, spice: int = 0, water: int = 0) -> None:
        self.solari = solari
        self.spice = spice
        self.water = water
        self.effects = effects


# What some spaces give once in a game
COUNCIL: Final = 1
SWORDMASTER: Final = 2


class Space:
    """A board space to which Agents are sent."""

    def __init__(
        self,
        id: str,
        icon: int,
        levels: tuple[Level, ...],
        faction: int = NOTHING,
        combat: bool = False,
        harvest: int = 0,
        requires: tuple[int, int] | None = None,
        once: int = 0,
        control: Effects = (),
        persuasion: int = 0,
        cheaper_later: int = 0,
        only: str = "",
    ) -> None:
        self.id = id
        self.icon = icon
        self.levels = levels
        self.faction = faction  # the track that a visit moves
        self.area = ""  # whose track that is
        self.combat = combat
        self.harvest = harvest  # a Maker space's own spice; 0 elsewhere
        self.requires = requires  # so much influence with a faction
        self.once = once  # what can be had here once in a game by each player
        self.control = control  # for whoever controls it, when anybody comes
        self.persuasion = persuasion  # on the Reveal turn of whoever has an Agent here
        self.cheaper_later = cheaper_later  # so many solari less once somebody has a Swordmaster
        self.only = only  # on the personal board of this leader
        self.only_leader = NOTHING
        self.unverified = ""  # what about it is not established: ids of notes, spaces between
        self.index = NOTHING
        self.set = ""

    def __repr__(self) -> str:
        return f"<{self.id}>"


def space(
    id: str,
    icon: int,
    *effects: Effect[Any],
    solari: int = 0,
    spice: int = 0,
    water: int = 0,
    faction: bool = False,
    combat: bool = False,
    harvest: int = 0,
    requires: tuple[int, int] | None = None,
    once: int = 0,
    control: Effects = (),
    persuasion: int = 0,
    cheaper_later: int = 0,
) -> Space:
    """A space with one price. `faction`: it belongs to the faction whose icon it shows."""
    levels = (Level(effects, solari, spice, water),)
    own = icon if faction else NOTHING
    return Space(id, icon, levels, own, combat, harvest, requires, once, control, persuasion, cheaper_later)


class Post:
    """An observation post and the spaces that a Spy there watches."""

    def __init__(self, id: str, *spaces: str) -> None:
        self.id = id
        self.space_ids = spaces
        self.spaces: list[int] = []
        self.watched = 0  # the same, as bits
        self.icons = 0  # of those spaces
        self.index = NOTHING
        self.set = ""


class Conflict:
    def __init__(
        self,
        id: str,
        level: int,
        first: Effects,
        second: Effects,
        third: Effects,
        control: str = "",
        battle_icon: int = NOTHING,
    ) -> None:
        self.id = id
        self.level = level
        self.rewards = (first, second, third)
        self.control = control  # the space that the winner comes to control
        self.battle_icon = battle_icon
        self.index = NOTHING
        self.set = ""
        self.control_space = NOTHING


class Contract:
    """A CHOAM contract: what completes it, and what that brings."""

    def __init__(
        self,
        id: str,
        reward: Effects,
        visit: str = "",
        harvest: int = 0,
        acquire: str = "",
        immediate: bool = False,
    ) -> None:
        self.id = id
        self.reward = reward
        self.visit = visit
        self.harvest = harvest  # so much spice in a turn in which an Agent goes to a Maker space
        self.acquire = acquire
        self.immediate = immediate
        self.index = NOTHING
        self.set = ""
        self.space = NOTHING


class Objective:
    def __init__(self, id: str, battle_icon: int, players: tuple[int, ...], first_player: bool = False) -> None:
        self.id = id
        self.battle_icon = battle_icon
        self.players = players
        self.first_player = first_player
        self.index = NOTHING
        self.set = ""


class Leader:
    """A Leader: the Signet Ring's ability, and what else is special."""

    def __init__(
        self,
        id: str,
        house: str,
        signet: Effects,
        triggers: tuple[Trigger[Any], ...] = (),
        solari: int = 0,
        spice: int = 0,
        cheaper_icon: int = NOTHING,
        ignores_enemies_at: tuple[int, ...] = (),
        harvest_draws: bool = False,
        sees_top_card: bool = False,
        secret_factions: int = 0,
        reveal: Effects = (),
        without: tuple[str, ...] = (),
        other_side: str = "",
        hidden_side: bool = False,
        own_contracts: tuple[str, ...] = (),
        complexity: int = 1,
    ) -> None:
        self.id = id
        self.house = house
        self.complexity = complexity  # one to three icons after the name
        self.signet = signet
        self.triggers = triggers
        self.solari = solari  # at the start
        self.spice = spice
        self.cheaper_icon = cheaper_icon  # spaces with this icon cost 1 solari less
        self.ignores_enemies_at = bits(ignores_enemies_at)
        self.harvest_draws = harvest_draws  # a harvest gives 1 spice less and a card
        self.sees_top_card = sees_top_card
        self.secret_factions = secret_factions  # so many are picked in secret before round 1
        self.reveal = reveal  # on the own Reveal turn
        self.without = without  # cards that are not in the starting deck
        self.other_side = other_side  # the leader to which this one can be turned over
        self.hidden_side = hidden_side  # cannot be chosen: the back of another
        self.own_contracts = own_contracts  # kept for this leader alone
        self.index = NOTHING
        self.set = ""


class Commander:
    """A leader of three against three: commands two Allies, who have the units, and has a board of his own."""

    def __init__(
        self,
        leader: str,
        seat: int,
        icon: int,
        track: int,
        deck: tuple[str, ...],
        first_reward: Effects,
        third_reward: Effects,
        allies: tuple[str, ...],
        hooks: bool = False,
        throne_row: bool = False,
    ) -> None:
        self.leader = leader
        self.seat = seat
        self.icon = icon  # the faction icon that may also mean his own track
        self.track = track  # the track on his board
        self.deck = deck  # ids of the cards that he starts with
        self.team_rewards: dict[int, Effects] = {1: first_reward, 3: third_reward}  # by level, for each of his team
        self.allies = allies  # leaders who are suggested for his side
        self.hooks = hooks  # his side may have Maker Hooks and call sandworms
        self.throne_row = throne_row  # his side may acquire cards from the Throne Row


class Errand:
    """Where a card of House Hagal sends an automaton, and what that brings; no space: it draws on after it."""

    def __init__(
        self,
        spaces: tuple[str, ...],
        effects: Effects,
        harvest: bool = False,
        when: Any = None,
        smart: bool = False,
    ) -> None:
        self.spaces = spaces  # more than one: that with the most bonus spice
        self.effects = effects  # in the printed order
        self.harvest = harvest  # only where bonus spice lies, which it takes
        self.when = when  # a Condition: without it the errand is not there
        self.smart = smart  # Smart Politics may pass it over
        self.space_indices: list[int] = []


# With how many players a card for automata, or a rule about them, is used
SOLO: Final = (1,)
TWO: Final = (2,)
FEW: Final = (1, 2)


class HagalCard:
    """A card of the deck that drives automata. Of several errands at most one is there at a time."""

    def __init__(
        self,
        id: str,
        copies: int,
        errands: tuple[Errand, ...],
        swords: int = 0,
        players: tuple[int, ...] = FEW,
        reshuffle: bool = False,
        unverified: str = "",
    ) -> None:
        self.id = id
        self.copies = copies
        self.errands = errands
        self.swords = swords  # for the Combat bonus alone
        self.players = players  # the numbers of players with which it is in the deck
        self.reshuffle = reshuffle
        self.unverified = unverified  # what about it is not established: ids of notes, spaces between
        self.index = NOTHING
        self.set = ""


class Rival:
    """A Rival card: how an automaton of Uprising chooses, what its signet and its Scheme bring."""

    def __init__(
        self,
        id: str,
        swordmaster: int,
        priority: tuple[int, ...],
        *,
        signet: Effects,
        scheme: Effects,
        streamlined: bool = False,
        unverified: str = "",
    ) -> None:
        self.id = id
        self.swordmaster = swordmaster  # what its swordmaster costs, in goods of any kind
        self.priority = priority  # factions, from left to right
        self.signet = signet
        self.scheme = scheme
        self.streamlined = streamlined  # for the variant of that name alone
        self.unverified = unverified  # what about it is not established: ids of notes, spaces between
        self.index = NOTHING
        self.set = ""


class Automata:
    """How the automata of a table act: their rules sheet."""

    def __init__(
        self,
        turn: Effect[Any],
        spend: Effect[Any],
        cards: list[int],
        *,
        scores: bool = True,
        first_players: bool = True,
        follows: bool = False,
        deploys_after_lead: int = 0,
        combat_cards_in_last_conflicts: int = 1,
        third_agent: int = 0,
        copies_of_flow: int = 0,
        row_churn: bool = False,
        no_swordmaster: bool = False,
        lead_in_units: bool = False,
        smart_politics: bool = False,
        streamlined: bool = False,
    ) -> None:
        self.turn = turn
        self.spend = spend  # what it buys whenever it has the goods
        self.cards = cards  # the kinds of cards in House Hagal's deck
        self.scores = scores  # else it is there to be in the way: no goods, rewards or points
        self.first_players = first_players  # whether the first player marker comes to it
        self.follows = follows  # acts after the first player's Agent turns alone
        self.deploys_after_lead = deploys_after_lead  # Expert Deployment: none with such a lead; 0: always
        self.combat_cards_in_last_conflicts = combat_cards_in_last_conflicts  # for their swords; else one
        self.third_agent = third_agent  # the round in which it comes; 0: by other rules
        self.copies_of_flow = copies_of_flow  # of The Spice Must Flow, as which it counts
        self.row_churn = row_churn
        self.no_swordmaster = no_swordmaster  # for the player
        self.lead_in_units = lead_in_units  # else in strength
        self.smart_politics = smart_politics
        self.streamlined = streamlined  # no points; and no goods once it has its swordmaster


class Numbered(Protocol):
    """Whatever is printed with an id, and has a number among its kind."""

    id: str
    index: int
    set: str


T = TypeVar("T")
Kind = tuple[tuple[T, ...], list[T]]  # all things of a kind by number, and those that are there


class Content:
    """What is printed for a table, by number. Numbers last, so all that is printed for the game has its place here;
    what is really there, the modules say that the table is set up with."""

    def __init__(
        self,
        game: str,
        modules: tuple[str, ...],
        side: str,
        factions: tuple[str, ...],
        influence_bonus: tuple[Effects, ...],
        spaces: Kind[Space],
        cards: Kind[Card],
        intrigue: Kind[Intrigue],
        conflicts: Kind[Conflict],
        leaders: Kind[Leader],
        posts: Kind[Post],
        contracts: Kind[Contract],
        objectives: Kind[Objective],
        hagal: Kind[HagalCard],
        rivals: Kind[Rival],
        commanders: tuple[Commander, ...],
        effects: list[Effect[Any]],
    ) -> None:
        self.game = game
        self.modules = modules
        self.side = side  # of the board
        self.factions = factions  # whose tracks are on it
        self.told = (*(TRACKS.index(id) for id in factions), EMPEROR, FREMEN)  # by track, as events name it
        self.influence_bonus = influence_bonus  # by track, on reaching level 4
        self.spaces, self.board = spaces
        self.cards, self.cards_there = cards
        self.intrigue, self.intrigue_there = intrigue
        self.conflicts, self.conflicts_there = conflicts
        self.leaders, self.leaders_there = leaders
        self.posts, self.posts_there = posts
        self.contracts, self.contracts_there = contracts
        self.objectives, self.objectives_there = objectives
        self.commanders = commanders  # none but in three against three
        self.hagal, self.hagal_there = hagal
        self.rivals, self.rivals_there = rivals
        self.effects = effects  # by number, for what is pending
        self.space_index: dict[str, int] = {}
        self.card_index: dict[str, int] = {}
        self.number_things()
        assert max(len(self.spaces), len(self.posts)) < 64, "sets of spaces and of posts are 64 bits"
        self.makers = [space.index for space in self.board if space.harvest > 0]
        self.stacks = [card.index for card in self.cards if card.kind == RESERVE]
        self.all_spaces = bits(tuple(space.index for space in self.board))
        # By set of icons: the spaces on the board that show one of them, as bits
        self.spaces_with = [0]
        for icon in range(len(ICONS)):
            shown = bits(tuple(space.index for space in self.board if space.icon == icon))
            self.spaces_with += [others | shown for others in self.spaces_with]
        # By space: the observation posts that watch it
        self.watched_from: list[list[int]] = [[] for _ in self.spaces]
        for post in self.posts_there:
            for index in post.spaces:
                self.watched_from[index].append(post.index)

    def number_things(self) -> None:
        """Gives everything its number, and joins what is printed by name."""
        kinds: list[tuple[Numbered, ...]] = [
            self.spaces,
            self.cards,
            self.intrigue,
            self.conflicts,
            self.leaders,
            self.posts,
            self.contracts,
            self.objectives,
            self.hagal,
            self.rivals,
        ]
        for things in kinds:
            for i, thing in enumerate(things):
                thing.index = i
        self.space_index = {space.id: space.index for space in self.spaces}
        self.card_index = {card.id: card.index for card in self.cards}
        for leader in self.leaders:
            for space in self.spaces:
                if space.only == leader.id:
                    space.only_leader = leader.index
        for conflict in self.conflicts:
            conflict.control_space = self.space_index.get(conflict.control, NOTHING)
        for contract in self.contracts:
            contract.space = self.space_index.get(contract.visit, NOTHING)
        for order in self.hagal:
            for errand in order.errands:
                errand.space_indices = [self.space_index[id] for id in errand.spaces]
        for post in self.posts:
            post.spaces = [self.space_index[id] for id in post.space_ids]
            post.watched = bits(tuple(post.spaces))
            post.icons = bits(tuple(self.spaces[index].icon for index in post.spaces))

    def is_on_board(self, space: int) -> bool:
        return any(other.index == space for other in self.board)

    def choosable_leaders(self) -> list[Leader]:
        """Those who can be chosen: not the backs of others, nor the Commanders, whose seats are fixed."""
        fixed = [commander.leader for commander in self.commanders]
        return [leader for leader in self.leaders_there if not leader.hidden_side and leader.id not in fixed]

    def thing(self, code: int) -> str | None:
        """The id of what an option code or an event's card points at."""
        named = self.named(code)
        return None if named is None else named[1]

    def named(self, code: int) -> tuple[str, str] | None:
        """Its kind and its id."""
        if code >= THRONE:
            return "card", self.cards[code - THRONE].id
        if code >= RIVAL:
            return "rival", self.rivals[code - RIVAL].id
        if code >= HAGAL:
            return "hagal", self.hagal[code - HAGAL].id
        if code >= OBJECTIVE:
            return "objective", self.objectives[code - OBJECTIVE].id
        if code >= CONTRACT:
            return "contract", self.contracts[code - CONTRACT].id
        if code >= CONFLICT:
            return "conflict", self.conflicts[code - CONFLICT].id
        if code >= INTRIGUE:
            return "intrigue", self.intrigue[code - INTRIGUE].id
        if code >= CARD:
            return "card", self.cards[(code - CARD) % (DISCARDED - CARD)].id
        if code >= LEADER:
            return "leader", self.leaders[code - LEADER].id
        if code >= POST:
            return "post", self.posts[code - POST].id
        if code >= SPACE:
            return "space", self.spaces[code - SPACE].id
        if FACTION <= code < FACTION + len(self.told):
            return "faction", self.track(code - FACTION)
        return None

    def track(self, track: int) -> str:
        """Whose track it is."""
        return TRACKS[self.told[track]]


class Setup:
    """What does not change during a game."""

    def __init__(
        self,
        content: Content,
        seating: Seating,
        cards: list[int],
        intrigue: list[int],
        conflicts: list[int],
        contracts: list[int],
        objectives: list[int],
        plot_troops: int,
        reveal_troops: int,
        starting_vp: int,
        automata: Automata | None = None,
    ) -> None:
        self.content = content
        self.seating = seating
        self.players = seating.players  # automata not counted
        self.cards = cards  # the kinds of cards in the Imperium deck
        self.intrigue = intrigue  # the kinds of cards in the Intrigue deck
        self.conflicts = conflicts  # from which the Conflict deck is made
        self.contracts = contracts  # none without the CHOAM module
        self.objectives = objectives  # of which each player gets one
        self.choam = len(contracts) > 0
        # How many troops of the supply could be wanted in a turn by plot cards, and by cards revealed on the way
        self.plot_troops = plot_troops
        self.reveal_troops = reveal_troops
        self.starting_vp = starting_vp  # of each player, but for Commanders
        self.automata = automata
        # Two players and one automaton, whose place depends on who has the first player marker
        self.automaton_between = seating.players == 2 and seating.seats == 3
