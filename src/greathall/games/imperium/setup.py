"""From options to a table that is set up (rulebook, "Setup")."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.catalogue import BASE_CONFLICTS, BASE_SET, CHOAM_SET, SIX
from greathall.games.imperium.effects import troops_wanted
from greathall.games.imperium.modules import Shelf
from greathall.games.imperium.options import LEADERS, MODULE_OPTIONS, SIX_OPTIONS
from greathall.games.imperium.players import Player
from greathall.games.imperium.printed import IMPERIUM, RESERVE, STARTER, Conflict, Content, Setup
from greathall.games.imperium.rounds import LEADER_PAIR, PICK_TOKENS, ROUND, RoundFrame, prepare_leaders
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.team_effects import TO_THRONE_ROW
from greathall.games.imperium.things import NOTHING, OBJECTIVE, ORNITHOPTER
from greathall.games.options import RANDOM, check_first_player, check_flag, takes_else
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.machine import Frame
from greathall.kernel.rng import Rng, seeded
from greathall.kernel.rules import Dealer, Resolved, chance
from greathall.kernel.seats import Seating

# How many Conflict cards of each level, from the bottom of the deck to its top.
CONFLICT_DECK: Final = ((3, 4), (2, 5), (1, 1))

# Three against three (six_player supplement): clockwise, a Commander and an enemy Ally at each side of an Ally.
SIX_PLAYERS: Final = 6
TEAMS: Final = (0, 1, 0, 1, 0, 1)
COMMANDER_VP: Final = 4
SWAPPED_OBJECTIVE: Final = "objective_desert_mouse_4_6p"

# How leaders are found
GIVEN: Final = 0
AT_RANDOM: Final = 1
CHOSEN: Final = 2  # any leader that is left, in reverse turn order
DRAFTED: Final = 3  # one of two that are dealt
SUGGESTED: Final = 4  # at random among those suggested for each side (three against three)

# Cards of the original that go well with Uprising, by name.
MIXES: Final[dict[str, tuple[str, ...]]] = {
    "factions": (
        "bene_gesserit_initiate", "bene_gesserit_sister", "gene_manipulation", "missionaria_protectiva",
        "other_memory", "test_of_humanity", "guild_administrator", "guild_ambassador", "guild_bankers",
        "smugglers_thopter", "space_travel", "spice_smugglers", "firm_grip", "imperial_spy", "opulence",
        "sardaukar_infantry", "sardaukar_legion", "chani", "crysknife", "fedaykin_death_commando", "fremen_camp",
        "spice_hunter", "stilgar", "worm_riders", "favored_subject", "guild_authorization",
        "secret_of_the_sisterhood", "know_their_ways",
    ),
    "war": (
        "arrakis_recruiter", "gun_thopter", "sardaukar_infantry", "sardaukar_legion", "duncan_idaho",
        "gurney_halleck", "fremen_camp", "scout", "ambush", "allied_armada", "private_army", "master_tactician",
        "rapid_mobilization", "reinforcements", "staged_incident", "double_cross", "demand_respect",
        "to_the_victor",
    ),
}  # fmt: skip


class ImperiumDealer(Dealer):
    """Options that were found right, ready to set up any number of games."""

    def __init__(
        self,
        shelf: Shelf,
        players: int,
        options: dict[str, object],
        setup: dict[str, list[str]] | None = None,
    ) -> None:
        self.name = shelf.name
        self.options = options
        if players not in shelf.player_counts:
            raise BadOption(
                Wrong("error-player-counts", game=self.name, counts=shelf.player_counts, given=shown(players))
            )
        check_names(self.name, options, shelf.options)
        self.mixed = chosen_mix(shelf.whole, options.get("original", "none"))
        self.automata = shelf.automata(players, options)
        if self.automata is not None and setup is None:
            self.automata.check_asked(options)
        modules = chosen_modules(shelf, players, options, self.mixed)
        if self.automata is not None:
            modules = (*modules, *self.automata.modules())
        content = shelf.content(modules)
        self.content = content
        # Who is dealt a leader and an Objective: everybody but Commanders
        self.allies = [seat for seat in range(players) if all(seat != c.seat for c in content.commanders)]
        self.first_player = self.checked_first_player(options.get("first_player", "random"), players)
        self.leader_mode, self.leaders = check_leaders(content, options.get("leaders", "random"), len(self.allies))
        if self.automata is not None:
            self.automata.check(content, self.leaders if self.leader_mode == GIVEN else [])
        there = self.decks(players)
        self.leaders_dealt = False
        if setup is not None:
            there = self.as_recorded(there, setup)
            if "leaders" in there:
                self.leaders = list(there["leaders"].values())
                self.leaders_dealt = True
        plots = [content.intrigue[card].plot for card in there["intrigue"].values()]
        self.setup = Setup(
            content,
            Seating(
                players,
                0 if self.automata is None else self.automata.seats,
                TEAMS if content.commanders else (),
            ),
            list(there["cards"].values()),
            list(there["intrigue"].values()),
            list(there["conflicts"].values()),
            list(there["contracts"].values()),
            list(there["objectives"].values()),
            troops_wanted(tuple(plot for plot in plots if plot is not None)),
            sum(troops_wanted(content.cards[card].reveal) for card in there["cards"].values()),
            starting_vp(players, check_flag(options, "go_to_11", SIX_OPTIONS["go_to_11"])),
            None if self.automata is None else self.automata.automata(list(there["hagal"].values())),
        )
        at_start = check_flag(options, "throne_row_at_start", SIX_OPTIONS["throne_row_at_start"])
        self.throne_row_at_start = at_start

    def checked_first_player(self, first: object, players: int) -> int:
        fixed = NOTHING if self.automata is None else self.automata.first_player
        if fixed == NOTHING:
            seat = check_first_player(first, self.beginners()[-1] + 1)
            if seat != RANDOM and seat not in self.beginners():
                raise BadOption(Wrong("error-first-ally", seats=tuple(self.allies), given=shown(first)))
            return seat
        if first in ("random", fixed, str(fixed)) and not isinstance(first, bool):
            return fixed
        raise BadOption(Wrong("error-first-rival", seat=fixed, given=shown(first)))

    def beginners(self) -> list[int]:
        """The seats that may begin: not those of Commanders."""
        return self.allies if self.automata is None else list(range(self.automata.beginners))

    def seating(self) -> Seating:
        return self.setup.seating

    def decks(self, players: int) -> dict[str, dict[str, int]]:
        """Of what is printed, what goes into each deck: numbers by id."""
        content = self.content
        mixed = set(self.mixed)
        decks = {
            "cards": {
                card.id: card.index
                for card in content.cards_there
                if card.kind == IMPERIUM and (not is_lent(content, card.set) or card.id in mixed)
            },
            "intrigue": {
                card.id: card.index
                for card in content.intrigue_there
                if not is_lent(content, card.set) or card.id in mixed
            },
            "conflicts": {card.id: card.index for card in content.conflicts_there if has_its_place(content, card)},
            "contracts": {card.id: card.index for card in content.contracts_there},
            "objectives": {card.id: card.index for card in content.objectives_there if players in card.players},
        }
        if self.automata is not None:
            decks["hagal"] = {card.id: card.index for card in content.hagal_there if players in card.players}
        if self.leader_mode in (CHOSEN, DRAFTED):
            decks["leaders"] = {content.leaders[leader].id: leader for leader in self.leaders}
        return decks

    def as_recorded(
        self, there: dict[str, dict[str, int]], setup: dict[str, list[str]]
    ) -> dict[str, dict[str, int]]:
        """Of what there is today, what the record's game was set up with."""
        if setup.keys() != there.keys():
            raise BadOption(Wrong("error-setup-has", there=", ".join(there), given=", ".join(setup)))
        found: dict[str, dict[str, int]] = {}
        for kind, ids in setup.items():
            for id in ids:
                if id not in there[kind]:
                    raise BadOption(Wrong("error-setup-names", given=shown(id), kind=kind, game=self.name))
            if len(set(ids)) != len(ids):
                raise BadOption(Wrong("error-setup-twice", kind=kind))
            found[kind] = {id: there[kind][id] for id in ids}
        self.check_enough(found)
        return found

    def check_enough(self, found: dict[str, dict[str, int]]) -> None:
        players = len(self.allies)
        for level, count in conflict_deck(self.content):
            cards = [card for card in found["conflicts"].values() if self.content.conflicts[card].level == level]
            if len(cards) < count:
                raise BadOption(Wrong("error-setup-conflicts", n=len(cards), level=level, count=count))
        marked = [card for card in found["objectives"].values() if self.content.objectives[card].first_player]
        seats = players + (0 if self.automata is None else self.automata.seats)
        if self.content.objectives and (len(marked) != 1 or len(found["objectives"]) < seats):
            raise BadOption(Wrong("error-setup-objectives"))
        if self.automata is not None and all(
            self.content.hagal[card].reshuffle for card in found["hagal"].values()
        ):
            raise BadOption(Wrong("error-setup-hagal"))
        if self.leader_mode == CHOSEN and len(found["leaders"]) < players:
            raise BadOption(Wrong("error-setup-leaders", n=players))
        if self.leader_mode == DRAFTED and len(found["leaders"]) != 2 * players:
            raise BadOption(Wrong("error-setup-two-leaders", n=2 * players))

    def resolve(self, seed: int) -> Resolved:
        content, setup = self.content, self.setup
        first, leaders, rivals = self.draw(seed)
        names = [content.leaders[leader].id for leader in leaders]
        options = self.options | {"first_player": first}
        decks = {
            "cards": [content.cards[card].id for card in setup.cards],
            "intrigue": [content.intrigue[card].id for card in setup.intrigue],
            "conflicts": [content.conflicts[card].id for card in setup.conflicts],
            "contracts": [content.contracts[card].id for card in setup.contracts],
            "objectives": [content.objectives[card].id for card in setup.objectives],
        }
        if setup.automata is not None and self.automata is not None:
            decks["hagal"] = [content.hagal[card].id for card in setup.automata.cards]
            options |= self.automata.resolved(rivals)
        if self.mixed:
            options["original"] = self.mixed
        if self.leader_mode in (CHOSEN, DRAFTED):
            decks["leaders"] = names
        else:
            options["leaders"] = names
        return Resolved(options, decks)

    def left_to_chance(self) -> bool:
        leaders = self.leader_mode in (AT_RANDOM, SUGGESTED) or (
            self.leader_mode == DRAFTED and not self.leaders_dealt
        )
        rivals = self.automata is not None and self.automata.left_to_chance()
        return leaders or rivals or self.first_player == RANDOM

    def draw(self, seed: int) -> tuple[int, list[int], list[int]]:
        """Who begins; the leaders: by seat, to choose from, or dealt by twos; who the automata are."""
        rng = chance(seed)
        players = len(self.allies)
        first = self.first_player
        if first == RANDOM:
            beginners = self.beginners()
            first = beginners[int(rng.below(len(beginners)))]
        leaders = self.leaders.copy()
        rivals: list[int] = []
        if self.automata is not None:
            rivals = self.automata.draw(rng, leaders if self.leader_mode == GIVEN else [])
            if self.automata.takes_leaders():
                leaders = [leader for leader in leaders if leader not in rivals]
        if self.leader_mode == AT_RANDOM:
            rng.shuffle(leaders)
            leaders = leaders[:players]
        elif self.leader_mode == SUGGESTED:
            leaders = self.suggested(rng)
        elif self.leader_mode == DRAFTED and not self.leaders_dealt:
            rng.shuffle(leaders)
            leaders = leaders[: 2 * players]
        return first, leaders, rivals

    def deal(self, seed: int, tell: bool = False) -> Imperium:
        first, leaders, rivals = self.draw(seed)
        s = Imperium(self.setup, seeded(seed))
        if tell:
            s.events = []
        s.first_player = first
        lay_out_board(s)
        for seat in range(self.setup.players):
            s.players.append(new_player(s, seat))
        if self.automata is not None:
            self.automata.seat_automata(s, rivals)
        deal_objectives(s)
        bottom = RoundFrame(ROUND, first, first, NOTHING, NOTHING)
        s.push(bottom)
        self.deal_leaders(s, bottom, leaders)
        if self.throne_row_at_start:
            emperor = next(commander.seat for commander in self.content.commanders if commander.throne_row)
            s.push(Frame(TO_THRONE_ROW, emperor, emperor, NOTHING, NOTHING))
        s.run()
        return s

    def suggested(self, rng: Rng) -> list[int]:
        """Two leaders for each side, of those who are suggested for it; by seat."""
        index = {leader.id: leader.index for leader in self.content.leaders}
        found = dict.fromkeys(self.allies, NOTHING)
        for commander in self.content.commanders:
            left = [index[name] for name in commander.allies if index[name] not in found.values()]
            rng.shuffle(left)
            for seat in self.allies:
                if TEAMS[seat] == TEAMS[commander.seat]:
                    found[seat] = left.pop()
        return list(found.values())

    def deal_leaders(self, s: Imperium, bottom: RoundFrame, leaders: list[int]) -> None:
        """Gives each player a leader, or has them pick one before the first round."""
        for commander in self.content.commanders:
            s.players[commander.seat].leader = next(
                leader.index for leader in self.content.leaders if leader.id == commander.leader
            )
        if self.leader_mode in (GIVEN, AT_RANDOM, SUGGESTED):
            for seat, leader in zip(self.allies, leaders, strict=True):
                s.players[seat].leader = leader
            prepare_leaders(s)
            bottom.step = PICK_TOKENS
        elif self.leader_mode == CHOSEN:
            bottom.leaders = tuple(leaders)
        else:
            bottom.drafted = True
            bottom.leaders = tuple(
                [leaders[2 * n + i] + LEADER_PAIR * seat for n, seat in enumerate(self.allies) for i in (0, 1)]
            )


def has_its_place(content: Content, conflict: Conflict) -> bool:
    """The original's fights for Carthag have no place on Uprising's board: they stay in the box. On the side for
    six players nobody can control it."""
    if conflict.control == "":
        return True
    return content.is_on_board(conflict.control_space) and len(content.spaces[conflict.control_space].control) > 0


def is_lent(content: Content, set: str) -> bool:
    """Whether it is a card of the original in another box's game: there, each is mixed in by name."""
    return set == BASE_SET != content.modules[0]


def lay_out_board(s: Imperium) -> None:
    content = s.content
    s.bonus_spice = [0] * len(content.spaces)
    s.control = [NOTHING] * len(content.spaces)
    s.reserve = [card.copies if card.kind == RESERVE else NOTHING for card in content.cards]
    s.deck = [card for card in s.setup.cards for _ in range(content.cards[card].copies)]
    s.rng.shuffle(s.deck)
    s.refill_row()
    s.intrigue_deck = [card for card in s.setup.intrigue for _ in range(content.intrigue[card].copies)]
    s.rng.shuffle(s.intrigue_deck)
    for level, count in conflict_deck(content):
        cards = [card for card in s.setup.conflicts if content.conflicts[card].level == level]
        s.rng.shuffle(cards)
        s.conflict_deck += cards[:count]


def conflict_deck(content: Content) -> tuple[tuple[int, int], ...]:
    """Three against three begins with the second level: nine rounds at most."""
    return CONFLICT_DECK[:2] if content.commanders else CONFLICT_DECK


def starting_vp(players: int, go_to_11: bool) -> int:
    """Four players, and the Allies of six, begin with a point each."""
    return 1 if players == 4 or (players == SIX_PLAYERS and not go_to_11) else 0


def new_player(s: Imperium, seat: int) -> Player:
    if s.is_commander(seat):
        return new_commander(s, seat)
    player = Player()
    player.vp = s.setup.starting_vp
    player.deck = [card.index for card in s.content.cards if card.kind == STARTER for _ in range(card.copies)]
    s.rng.shuffle(player.deck)
    return player


def new_commander(s: Imperium, seat: int) -> Player:
    """A Commander has no troops, and a deck of his own."""
    player = Player()
    player.vp = COMMANDER_VP
    player.supply = 0
    player.garrison = 0
    cards = [s.content.cards[s.content.card_index[id]] for id in s.side(seat).deck]
    player.deck = [card.index for card in cards for _ in range(card.copies)]
    s.rng.shuffle(player.deck)
    return player


def deal_objectives(s: Imperium) -> None:
    """One Objective each, but for Commanders; whoever has the one with the marker is the first player. The Rival of
    two players has the ornithopter (Rivals supplement)."""
    seats = [seat for seat in range(len(s.players)) if not s.is_commander(seat)]
    objectives = s.setup.objectives.copy()
    if not objectives:
        return
    marked = next(card for card in objectives if s.content.objectives[card].first_player)
    objectives.remove(marked)
    s.rng.shuffle(objectives)
    if s.setup.automaton_between:
        objectives.sort(key=lambda card: s.content.objectives[card].battle_icon != ORNITHOPTER)
    for seat in seats:
        card = marked if seat == s.first_player else objectives.pop()
        s.players[seat].trophies.append(OBJECTIVE + card)
    if s.content.commanders:
        share_mice(s, seats)


def share_mice(s: Imperium, seats: list[int]) -> None:
    """If one team got both desert mice, the holder of the later one swaps with the enemy Ally at their side."""
    holders = {s.content.objectives[s.players[seat].trophies[0] - OBJECTIVE].id: seat for seat in seats}
    seat = holders[SWAPPED_OBJECTIVE]
    if TEAMS[seat] != TEAMS[s.first_player]:
        return
    other = next(enemy for enemy in seats if abs(enemy - seat) == 1)
    s.players[seat].trophies, s.players[other].trophies = s.players[other].trophies, s.players[seat].trophies


# -- options


def check_names(game: str, options: dict[str, object], known: dict[str, str]) -> None:
    for option in options:
        if option not in known:
            raise BadOption(Wrong("error-no-option", game=game, name=shown(option), options=", ".join(known)))


def chosen_modules(shelf: Shelf, players: int, options: dict[str, object], mixed: list[str]) -> tuple[str, ...]:
    """The modules that the options ask for; three against three is always played with CHOAM."""
    modules = [shelf.modules[0].id]
    choam = check_flag(options, "choam", MODULE_OPTIONS["choam"])
    if players == SIX_PLAYERS:
        if "choam" in options and not choam:
            raise BadOption(Wrong("error-choam-six"))
        modules += [CHOAM_SET, SIX]
    else:
        for option in SIX_OPTIONS:
            if options.get(option) in (True, "true"):
                raise BadOption(Wrong("error-option-six", name=option, given=players))
        if choam:
            modules.append(CHOAM_SET)
    if mixed:
        modules.append(BASE_SET)
    if check_flag(options, "original_conflicts", MODULE_OPTIONS["original_conflicts"]):
        modules.append(BASE_CONFLICTS)
    return tuple(modules)


def check_leaders(content: Content, leaders: object, players: int) -> tuple[int, list[int]]:
    """How leaders are found, and those in question."""
    there = content.choosable_leaders()
    everyone = [leader.index for leader in there]
    if leaders == "random":
        return AT_RANDOM, everyone
    if leaders == "first_game":
        # The books' advice ("Setup"): for the first game everybody takes a Leader with a single icon.
        return AT_RANDOM, [leader.index for leader in there if leader.complexity == 1]
    if leaders == "suggested" and content.commanders:
        return SUGGESTED, everyone
    if leaders == "choose":
        return CHOSEN, everyone
    if leaders == "draft" and len(everyone) < 2 * players:
        raise BadOption(Wrong("error-draft", n=2 * players, players=players, there=len(everyone)))
    if leaders == "draft":
        return DRAFTED, everyone
    if isinstance(leaders, str):
        leaders = [name.strip() for name in leaders.split(",")]
    if not isinstance(leaders, (list, tuple)) or not all(isinstance(name, str) for name in leaders):
        raise BadOption(takes_else("leaders", LEADERS, leaders))
    names = {leader.id: leader.index for leader in there}
    for name in leaders:
        if name not in names and any(leader.id == name and leader.set == CHOAM_SET for leader in content.leaders):
            raise BadOption(Wrong("error-leader-choam", name=name))
        if name not in names:
            raise BadOption(Wrong("error-no-leader", option="leaders", name=shown(name), there=", ".join(names)))
    if len(set(leaders)) != len(leaders):
        twice = next(name for name in leaders if leaders.count(name) > 1)
        raise BadOption(Wrong("error-leader-twice", name=twice))
    if len(leaders) != players:
        raise BadOption(Wrong("error-leaders-count", n=players, given=len(leaders)))
    return GIVEN, [names[name] for name in leaders]


def chosen_mix(content: Content, original: object) -> list[str]:
    """The ids of the original's cards that are mixed in."""
    theirs = [card.id for card in content.cards if card.set == BASE_SET]
    theirs += [card.id for card in content.intrigue if card.set == BASE_SET]
    if original == "none":
        return []
    if original == "all":
        return list(dict.fromkeys(theirs))
    if isinstance(original, str) and original in MIXES:
        return list(MIXES[original])
    if isinstance(original, str):
        original = [name.strip() for name in original.split(",")]
    if not isinstance(original, (list, tuple)) or not all(isinstance(name, str) for name in original):
        raise BadOption(takes_else("original", MODULE_OPTIONS["original"], original))
    known = set(theirs)
    for name in original:
        if name not in known:
            raise BadOption(Wrong("error-original", name=shown(name), mixes=", ".join(MIXES)))
    if len(set(original)) != len(original):
        twice = next(name for name in original if original.count(name) > 1)
        raise BadOption(Wrong("error-original-twice", name=twice))
    return [str(name) for name in original]
