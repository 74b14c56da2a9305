"""What is printed on the cards and boards of the Dune games."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any, Final

from greathall.games.imperium.catalogue import BASE, BASE_SET
from greathall.games.imperium.content.base.hagal import NO_RIVALS
from greathall.games.imperium.effects import Do
from greathall.games.imperium.leader_effects import Train
from greathall.games.imperium.modules import Shelf
from greathall.games.imperium.printed import (
    SOLO,
    Card,
    Commander,
    Conflict,
    Content,
    Contract,
    Effects,
    HagalCard,
    Intrigue,
    Leader,
    Level,
    Objective,
    Rival,
    Space,
)
from greathall.games.imperium.setup import conflict_deck, has_its_place
from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS, ICONS, NOTHING
from greathall.games.imperium.verbs.influence import REACHED, VP_INFLUENCE
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.text.effects import YOU, Clause, Writer
from greathall.text.fluent import Phrase, Value, texts
from greathall.text.imperium.deeds import training_track
from greathall.text.imperium.effects import (
    PREFIX,
    icon_list,
    in_box,
    joined,
    listed,
    name,
    post_name,
    price,
    read_by_all,
    track,
    writer,
)
from greathall.text.imperium.hagal import for_automaton, hagal_details, hagal_parts
from greathall.text.imperium.rivals import rival_details, rival_parts

JSON = dict[str, object]
# What the parts of a thing say, by their names, in the order of reading.
Parts = dict[str, list[Clause]]


class RivalLeader:
    """House Hagal, one player: the Leader of a Rival, of whose abilities only that of the signet ring works."""

    def __init__(self, leader: Leader) -> None:
        self.leader = leader
        self.id = leader.id
        self.set = leader.set


Thing = Card | Intrigue | Conflict | Leader | Space | Contract | Objective | HagalCard | Rival | RivalLeader

WINDOWS: Final = ("plot", "combat", "win", "endgame")
PLACES: Final = ("first", "second", "third")
# To play an Intrigue card is to pay for it.
PLAYER: Final = YOU._replace(pays=True)


def is_dealt(content: Content, thing: Thing, players: int) -> bool:
    """Whether something of what is printed for a table comes into play with so many players."""
    if isinstance(thing, Objective | HagalCard):
        return players in thing.players
    if isinstance(thing, Conflict):
        levels = [level for level, _ in conflict_deck(content)]
        return thing.level in levels and has_its_place(content, thing)
    return True


class Box:
    """Everything printed for one game, in words; or, with the content of a table, what lies there."""

    def __init__(self, shelf: Shelf, content: Content | None = None, players: int | None = None) -> None:
        self.shelf = shelf
        self.players = players
        # Whose tracks are on some side of the board, with their bonuses; what modules print anew, with their ids
        self.tracks: dict[str, Effects] = {}
        self.reprints: list[tuple[str, Thing]] = []
        self.commanders: list[Commander] = []
        if content is None:
            content = shelf.whole
            for module in shelf.modules:
                for id, bonus in zip(module.factions, module.influence_bonus, strict=True):
                    self.tracks.setdefault(id, bonus)
                self.commanders += module.commanders
                again: tuple[Thing, ...] = (*module.spaces, *module.leaders)
                self.reprints += [
                    (module.id, thing) for thing in again if f"{kind(thing)}:{thing.id}" in module.replaces
                ]
        else:
            self.tracks.update(zip(content.factions, content.influence_bonus, strict=True))
            self.commanders += content.commanders
        self.content = content
        self.factions = content.factions  # whose tracks are on the board
        self.set = content.cards[0].set  # of whatever belongs to no other
        things: tuple[Thing, ...] = (
            *content.cards_there,
            *content.intrigue_there,
            *content.conflicts_there,
            *content.leaders_there,
            *content.board,
            *content.contracts_there,
            *content.objectives_there,
            *content.hagal_there,
            *content.rivals_there,
        )
        if players is not None:
            things = tuple(thing for thing in things if is_dealt(content, thing, players))
        # What another game lends comes after all that is the game's own.
        own = [thing for thing in things if not self.is_lent(thing)]
        self.things = [*own, *(thing for thing in things if self.is_lent(thing))]
        self.by_id = {thing.id: thing for thing in reversed(self.things)}
        # No card is printed for them: they are listed at a table alone.
        self.rival_leaders = rival_leaders(content) if players in (None, *SOLO) else []
        # If no set is asked for
        self.listed = own if content is shelf.whole else [*self.things, *self.rival_leaders]
        self.sets = list(dict.fromkeys(thing.set for thing in self.things))

    def at_table(self, content: Content, players: int) -> Box:
        """What lies at a table: of what is printed more than once, the print that is there."""
        box = Box(self.shelf, content, players)
        box.sets = self.sets
        return box

    @property
    def sides(self) -> dict[str, Box]:
        """By module: the same, as it is read on that module's side of the board, which has other tracks."""
        found: dict[str, Box] = {}
        if self.content is self.shelf.whole:
            for module in self.shelf.modules:
                if module.factions and module.factions != self.factions:
                    found[module.id] = copy(self)
                    found[module.id].factions = module.factions
        return found

    def is_lent(self, thing: Thing) -> bool:
        return thing.set == BASE_SET != self.set

    @property
    def title(self) -> Wrong:
        """For errors."""
        return Wrong(f"offer-{self.content.game}")

    def find(self, id: str) -> Thing:
        """The thing with that id; where a card and a space share it, the card."""
        thing = self.by_id.get(id)
        if thing is not None:
            return thing
        game = self.content.game
        raise BadOption(
            Wrong("error-no-thing", title=self.title, given=shown(id), command=f"`greathall cards {game}`")
        )

    def name(self, id: str, lang: str) -> Phrase:
        thing = self.find(id)
        return name(writer(lang), kind(thing), thing.id)

    def paragraphs(self, id: str, lang: str) -> list[str]:
        """The first print, unless this is what lies at a table (`at_table`)."""
        return self.written(self.find(id), lang)

    def printed(self, set: str | None, lang: str) -> list[JSON]:
        """Everything of the game's own, all that lies at a table, or what belongs to one set of it; in the order of
        the catalogue."""
        if set is None:
            return [self.describe(thing, lang) for thing in self.listed]
        if set not in self.sets:
            raise BadOption(Wrong("error-no-set", title=self.title, given=shown(set), sets=", ".join(self.sets)))
        # A set of its own lists what it prints anew, too.
        things = [*self.things, *(thing for _, thing in self.reprints if set != self.set)]
        return [self.describe(thing, lang) for thing in things if thing.set == set]

    def describe(self, thing: Thing, lang: str) -> JSON:
        item: JSON = {
            "id": thing.id,
            "kind": thing.kind if isinstance(thing, Card) else kind(thing),
            "set": thing.set,
            "copies": thing.copies if isinstance(thing, Card | Intrigue | HagalCard) else 1,
            "cost": cost(thing),
            "name": name(writer(lang), kind(thing), thing.id).text,
            "text": texts(lang).paragraph(self.written(thing, lang)),
        }
        return item | self.details(thing, lang)

    def details(self, thing: Thing, lang: str) -> JSON:
        """What a thing of this kind has besides."""
        w = self.writer_for(thing, lang)
        if isinstance(thing, Card):
            return card_details(w, thing)
        if isinstance(thing, Intrigue):
            return texts_of(w, intrigue_parts(w, thing), WINDOWS)
        if isinstance(thing, Conflict):
            return conflict_details(w, thing)
        if isinstance(thing, Leader):
            return leader_details(w, thing) | {"other_side": self.other_side(thing)}
        if isinstance(thing, Contract):
            return contract_details(w, thing)
        if isinstance(thing, Objective):
            return objective_details(thing)
        if isinstance(thing, HagalCard):
            return hagal_details(thing)
        if isinstance(thing, Rival):
            return rival_details(thing)
        if isinstance(thing, RivalLeader):
            return {}
        return space_details(w, thing) | self.posts_at(w, thing)

    def posts_at(self, w: Writer, space: Space) -> JSON:
        """The observation posts from which a Spy watches the space, in the game that has them."""
        if not self.content.posts:
            return {}
        posts = [self.content.posts[post] for post in self.content.watched_from[space.index]]
        return {"posts": [{"id": post.id, "name": post_name(w, self.content, post).text} for post in posts]}

    def other_side(self, leader: Leader) -> str | None:
        """The leader on the back, or on the front."""
        fronts = [other.id for other in self.content.leaders if other.other_side == leader.id]
        return leader.other_side or next(iter(fronts), None)

    # -- texts

    def writer_for(self, thing: Thing, lang: str) -> Writer:
        """A writer that knows the board space that the thing speaks of, and whose tracks its icons mean. Leaders'
        abilities and rewards of Conflicts that ask for one faction are never a Commander's."""
        if isinstance(thing, Leader):
            return writer(lang, None, self.factions)
        if isinstance(thing, Conflict) and thing.control:
            # A Conflict that the original lends may be about a space that only the original has.
            spaces = (*self.content.spaces, *BASE.spaces)
            return writer(lang, next(space for space in spaces if space.id == thing.control), self.factions)
        if isinstance(thing, Conflict):
            return writer(lang, None, self.factions)
        if isinstance(thing, HagalCard | Rival | RivalLeader):  # which lie on the usual side alone
            return writer(lang)
        return writer(lang, thing if isinstance(thing, Space) else None, read_by_all(self.factions))

    def is_behind_wall(self, thing: Conflict | Space) -> bool:
        """The Shield Wall of Uprising protects the spaces that can be controlled, and Conflicts for them."""
        id = thing.control if isinstance(thing, Conflict) else thing.id
        walled = self.content.spaces if self.content.posts else ()
        return any(space.id == id and space.control for space in walled)

    def written(self, thing: Thing, lang: str) -> list[str]:
        """The whole text, part by part."""
        w = self.writer_for(thing, lang)
        if isinstance(thing, Space):
            walled = [w.sentence(w.part("board-behind-wall"))] if self.is_behind_wall(thing) else []
            notes = boxes(w, without_empty({"unverified": note(w, thing.unverified)}))
            return [paragraph(w, part) for part in space_parts(w, thing).values()] + walled + notes
        if isinstance(thing, Leader):
            return leader_paragraphs(w, thing)
        if isinstance(thing, Card):
            return boxes(w, card_parts(w, thing))
        if isinstance(thing, Intrigue):
            return boxes(w, intrigue_parts(w, thing))
        if isinstance(thing, Contract):
            return [w.sentence(contract_text(w, thing))]
        if isinstance(thing, Objective):
            return [battle_box(w, thing.battle_icon), paragraph(w, objective_clauses(w, thing))]
        if isinstance(thing, HagalCard):
            return boxes(w, hagal_parts(w, thing, self.players))
        if isinstance(thing, Rival):
            return boxes(w, rival_parts(w, thing))
        if isinstance(thing, RivalLeader):
            return boxes(w, rival_leader_parts(w, thing))
        battle = [] if thing.battle_icon == NOTHING else [battle_box(w, thing.battle_icon)]
        walled = [wall_box(w)] if self.is_behind_wall(thing) else []
        return boxes(w, conflict_parts(w, thing)) + walled + battle


# -- things


def kind(thing: Thing) -> str:
    """As in the ids of messages."""
    return KINDS[type(thing)]


KINDS: Final[dict[type[Any], str]] = {
    Card: "card",
    Intrigue: "intrigue",
    Conflict: "conflict",
    Leader: "leader",
    Space: "space",
    Contract: "contract",
    Objective: "objective",
    HagalCard: "hagal",
    Rival: "rival",
    RivalLeader: "rival",
}


def cost(thing: Thing) -> int | JSON | list[JSON] | None:
    """Persuasion for a card; goods for a space, or a list where there are several prices."""
    if isinstance(thing, Card):
        return None if thing.cost == NOTHING else thing.cost
    if isinstance(thing, Space):
        prices = [goods(level) for level in thing.levels]
        return (prices[0] or None) if len(prices) == 1 else prices
    return None


def goods(level: Level) -> JSON:
    all_goods = {"solari": level.solari, "spice": level.spice, "water": level.water}
    return {good: n for good, n in all_goods.items() if n}


# -- putting clauses together


def clauses(w: Writer, effects: Effects) -> list[Clause]:
    return in_box(w, effects)


def clause(w: Writer, id: str, **args: Value) -> Clause:
    return Clause(w.part(id, **args))


def paragraph(w: Writer, part: list[Clause]) -> str:
    return w.texts.paragraph(w.sentence(clause.text) for clause in w.with_bonuses_joined(part))


def texts_of(w: Writer, parts: Parts, names: tuple[str, ...]) -> JSON:
    """The text of each part, None for those that are not there."""
    return {part: paragraph(w, parts[part]) if part in parts else None for part in names}


def boxes(w: Writer, parts: Parts) -> list[str]:
    """Each part with its name."""
    return [w.say(f"box-{part}", text=paragraph(w, said)) for part, said in parts.items()]


def without_empty(parts: Parts) -> Parts:
    return {part: said for part, said in parts.items() if said}


# -- cards


def card_parts(w: Writer, card: Card) -> Parts:
    moves = [clause(w, "move-any-agent")] if card.moves_any_agent else []
    if card.ignores_requirements:
        moves.append(clause(w, "ignores-requirements"))
    return without_empty(
        {
            "acquire": clauses(w, card.acquire),
            "agent": moves + clauses(w, card.agent),
            "reveal": clauses(w, card.reveal),
            "trash": clauses(w, card.on_trash),
            "discard": clauses(w, card.on_discard),
            "unverified": note(w, card.unverified),
        }
    )


def note(w: Writer, unverified: str) -> list[Clause]:
    """What is not established, if anything is: the ids of notes, with spaces between them."""
    return [clause(w, f"unverified-{id}") for id in unverified.split()]


def card_details(w: Writer, card: Card) -> JSON:
    said = texts_of(w, card_parts(w, card), ("acquire", "agent", "reveal", "trash", "discard"))
    return {"factions": words(FACTIONS, card.factions), "icons": words(ICONS, card.icons), **said}


def words(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def intrigue_parts(w: Writer, card: Intrigue) -> Parts:
    parts: Parts = {}
    for window in WINDOWS:
        effect = card.effect(window)
        if effect is not None:
            parts[window] = w.clauses(effect, PLAYER)
    return parts


def conflict_parts(w: Writer, conflict: Conflict) -> Parts:
    return {place: clauses(w, reward) for place, reward in zip(PLACES, conflict.rewards, strict=True)}


def conflict_details(w: Writer, conflict: Conflict) -> JSON:
    parts = conflict_parts(w, conflict)
    return {
        "level": conflict.level,
        "rewards": [paragraph(w, parts[place]) for place in PLACES],
        "control": conflict.control or None,
        "battle_icon": None if conflict.battle_icon == NOTHING else BATTLE_ICONS[conflict.battle_icon],
    }


def battle_box(w: Writer, icon: int) -> str:
    return w.say("box-battle", icon=name(w, "battle", BATTLE_ICONS[icon]))


def wall_box(w: Writer) -> str:
    return w.say("box-wall", text=w.sentence(w.part("behind-wall")))


# -- contracts and Objectives


def contract_text(w: Writer, contract: Contract) -> Phrase:
    """What completes it, and what that brings."""
    return w.part("contract", trigger=contract_trigger(w, contract), then=then(w, contract.reward))


def contract_trigger(w: Writer, contract: Contract) -> Phrase:
    if contract.visit:
        return w.part("contract-when-visit", space=name(w, "space", contract.visit))
    if contract.harvest:
        return w.part("contract-when-harvest", n=contract.harvest)
    if contract.acquire:
        return w.part("contract-when-acquire", card=name(w, "card", contract.acquire))
    return w.part("contract-when-immediate")


def contract_details(w: Writer, contract: Contract) -> JSON:
    fields: JSON = {"visit": contract.visit, "harvest": contract.harvest, "acquire": contract.acquire}
    trigger = {what: value for what, value in fields.items() if value} or {"immediate": True}
    return {"trigger": trigger, "reward": paragraph(w, clauses(w, contract.reward))}


def objective_clauses(w: Writer, objective: Objective) -> list[Clause]:
    players = joined(w, "or", objective.players)
    first = [clause(w, "objective-first")] if objective.first_player else []
    return [clause(w, "objective-players", players=players), *first]


def objective_details(objective: Objective) -> JSON:
    return {
        "battle_icon": BATTLE_ICONS[objective.battle_icon],
        "players": list(objective.players),
        "first_player": objective.first_player,
    }


# -- leaders


def leader_paragraphs(w: Writer, leader: Leader) -> list[str]:
    said = leader_details(w, leader)
    boxes = [w.say("box-ability", name=str(said["ability_name"]), text=str(said["ability"]))]
    if "extra" in said:
        boxes.append(w.say("box-ability", name=str(said["extra_name"]), text=str(said["extra"])))
    return [*boxes, w.say("box-signet", name=str(said["signet_name"]), text=str(said["signet"]))]


def leader_details(w: Writer, leader: Leader) -> JSON:
    named = ability_names(w, leader)
    details: JSON = {
        "house": str(name(w, "house", leader.house.lower())) if leader.house else None,
        "complexity": leader.complexity,
        "ability_name": named["ability"],
        "ability": paragraph(w, ability(w, leader)),
        "signet_name": named["signet"],
        "signet": paragraph(w, signet(w, leader)),
    }
    if leader.without:
        lacking = listed(w, [name(w, "card", id) for id in leader.without])
        details |= {
            "extra_name": named["extra"],
            "extra": paragraph(w, [clause(w, "without-cards", cards=lacking)]),
        }
    return details


def rival_leaders(content: Content) -> list[RivalLeader]:
    """Those who may lead a Rival: where House Hagal plays, and Rivals have no cards of their own."""
    if not content.hagal_there or content.rivals_there:
        return []
    return [RivalLeader(leader) for leader in content.choosable_leaders() if leader.id not in NO_RIVALS]


def rival_leader_parts(w: Writer, rival: RivalLeader) -> Parts:
    """What the signet ability asks to pay is a player's to say, and that is not certain."""
    parts: Parts = {"rival_signet": for_automaton(w, rival.leader.signet)}
    told = [clause(w, "rival-leader")]
    if any(effect.optional for effect in rival.leader.signet if isinstance(effect, Do)):
        parts["rival_leader"] = [clause(w, "rival-pays"), *told]
        parts["unverified"] = [clause(w, "unverified-rival_pays")]
    else:
        parts["rival_leader"] = told
    return parts


def ability_names(w: Writer, leader: Leader) -> dict[str, str]:
    return w.texts.forms(f"{PREFIX}-leader-{leader.id}")


def ability(w: Writer, leader: Leader) -> list[Clause]:
    """What is special about a leader besides the signet ring."""
    said: list[Clause] = []
    if leader.solari or leader.spice:
        said.append(clause(w, "start-goods", goods=price(w, leader.solari, leader.spice, 0)))
    if leader.sees_top_card:
        said.append(clause(w, "sees-top-card"))
    if leader.cheaper_icon != NOTHING:
        said.append(clause(w, "cheaper-icon", icon=name(w, "icon", ICONS[leader.cheaper_icon])))
    if leader.ignores_enemies_at:
        said.append(clause(w, "ignores-enemies-at", icons=icon_list(w, leader.ignores_enemies_at)))
    if leader.harvest_draws:
        said.append(clause(w, "harvest-less"))
    if leader.secret_factions:
        said.append(clause(w, "secret-factions", n=leader.secret_factions))
    if leader.own_contracts:
        kept = listed(w, [name(w, "contract", id) for id in leader.own_contracts])
        said.append(clause(w, "own-contracts", contracts=kept))
    said += triggered(w, leader)
    said += [clause(w, "leader-reveal", then=w.phrase(effect, YOU)) for effect in leader.reveal]
    return said


def triggered(w: Writer, leader: Leader) -> list[Clause]:
    """What a leader answers events with; the same answer to a visit of several factions is told once."""
    said: list[Clause] = []
    visits: dict[str, list[Phrase]] = {}
    answers: dict[str, Phrase] = {}
    for trigger in leader.triggers:
        then = w.phrase(trigger.effect, YOU)
        faction = trigger.event.removeprefix(SENT_TO)
        if faction != trigger.event:
            answers[then.text] = then
            visits.setdefault(then.text, []).append(
                w.part("the-faction", faction=track(w, FACTIONS.index(faction)))
            )
        elif trigger.event in REACHED:
            faction = track(w, REACHED.index(trigger.event))
            said.append(clause(w, "when-reached", faction=faction, n=VP_INFLUENCE, then=then))
        else:
            said.append(clause(w, f"when-{trigger.event}", then=then))
    for answer, factions in visits.items():
        said.append(clause(w, "when-sent_to", factions=joined(w, "or", factions), then=answers[answer]))
    return said


SENT_TO: Final = "sent_to_"


def signet(w: Writer, leader: Leader) -> list[Clause]:
    said = clauses(w, leader.signet)
    for effect in leader.signet:
        if isinstance(effect, Train):
            said += training_track(w, effect)
    return said


# -- board spaces


def space_parts(w: Writer, space: Space) -> Parts:
    entry: list[Clause] = []
    if space.requires is not None:
        faction, level = space.requires
        entry.append(clause(w, "board-requires", faction=track(w, faction), n=level))
    if space.only:
        entry.append(clause(w, "board-only", leader=name(w, "leader", space.only)))
    if space.once:
        entry.append(clause(w, "board-once"))
    effects = level_clauses(w, space)
    if space.faction != NOTHING:
        influence = w.part("influence", n=1, faction=space.area)
        effects.insert(1 if goods(space.levels[0]) else 0, Clause(influence, True))
    if space.cheaper_later:
        effects.insert(1, clause(w, "board-cheaper", n=space.cheaper_later))
    if space.persuasion:
        effects.append(clause(w, "board-persuasion", n=space.persuasion))
    control = [clause(w, "board-control", then=then(w, space.control))] if space.control else []
    maker = [clause(w, "board-maker")] if space.harvest else []
    combat = [clause(w, "board-combat")] if space.combat else []
    return without_empty({"entry": entry, "effects": effects, "maker": maker, "combat": combat, "control": control})


def level_clauses(w: Writer, space: Space) -> list[Clause]:
    """What it costs and what that buys."""
    if len(space.levels) == 1:
        level = space.levels[0]
        paid = [clause(w, "board-cost", price=level_price(w, level))] if goods(level) else []
        return paid + clauses(w, level.effects)
    return [w.choose(1, [offer(w, level) for level in space.levels])]


def offer(w: Writer, level: Level) -> Phrase:
    """One of several prices, and what it buys."""
    bought = then(w, level.effects)
    if not goods(level):
        return w.part("level-free", YOU.option(), then=bought)
    return w.part("level", YOU.option(), price=level_price(w, level), then=bought)


def level_price(w: Writer, level: Level) -> Phrase:
    return price(w, level.solari, level.spice, level.water)


@lru_cache(maxsize=4096)
def then(w: Writer, effects: Effects) -> Phrase:
    return w.joined(clauses(w, effects))


def space_details(w: Writer, space: Space) -> JSON:
    control = paragraph(w, clauses(w, space.control)) if space.control else None
    requires = None if space.requires is None else {FACTIONS[space.requires[0]]: space.requires[1]}
    return {
        "icon": ICONS[space.icon],
        "faction": space.area or None,
        "only": space.only or None,
        "combat": space.combat,
        "maker": space.harvest > 0,
        "requires": requires,
        "once": bool(space.once),
        "cheaper_later": space.cheaper_later,
        "control": control,
        "levels": [
            {"cost": goods(level), "text": paragraph(w, clauses(w, level.effects))} for level in space.levels
        ],
    }
