"""What is printed for the Dune games as pieces to draw."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.printed import (
    Card,
    Conflict,
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
from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS, ICONS, NOTHING
from greathall.text.effects import Clause, Writer
from greathall.text.fluent import Phrase
from greathall.text.imperium import cards as told
from greathall.text.imperium.cards import Box, RivalLeader, Thing, clause, clauses, goods, kind, paragraph
from greathall.text.imperium.drawers import ImperiumDrawing, drawing
from greathall.text.imperium.effects import listed, name, post_name, space_of, track, tracks_of, writer
from greathall.text.imperium.hagal import hagal_parts
from greathall.text.imperium.rivals import rival_parts
from greathall.text.pieces import Drawing, Row, group, icon, noun, read
from greathall.text.pieces import drawn as marks

JSON = dict[str, object]

# What the boxes tell, and what is asked for by the plain text.
TOLD_IN_BOXES: Final = (
    *("text", "acquire", "agent", "reveal", "trash", "discard", *told.WINDOWS, "rewards", "levels"),
    *("ability_name", "ability", "extra_name", "extra", "signet_name", "signet", "reward"),
)


class Faces:
    """Everything printed for one game."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.content = box.content

    def faces(self, lang: str) -> JSON:
        """By kind and id: a card and a space may share their id. What a module prints anew, or what is read
        otherwise on its side of the board, is there beside the first print, under the module's id."""
        things = (*self.box.things, *self.box.rival_leaders)
        faces: dict[str, JSON] = {f"{kind(thing)}:{thing.id}": self.face(thing, lang) for thing in things}
        usual = {key: dict(face) for key, face in faces.items()}
        for id, box in self.box.sides.items():
            there = Faces(box)
            for thing in self.box.things:
                key, face = f"{kind(thing)}:{thing.id}", there.face(thing, lang)
                if face != usual[key]:
                    faces[key][id] = face
        for id, thing in self.box.reprints:
            there = Faces(self.box.sides.get(id, self.box))
            faces[f"{kind(thing)}:{thing.id}"][id] = there.face(thing, lang)
        return dict(faces)

    def face(self, thing: Thing, lang: str) -> JSON:
        described = self.box.describe(thing, lang)
        face = {what: value for what, value in described.items() if what not in TOLD_IN_BOXES}
        if isinstance(thing, Card):
            face["deck"] = thing.kind
        if isinstance(thing, Space):
            face |= {"combat": thing.combat, "control": bool(thing.control)}
        return face | {"kind": kind(thing), "boxes": self.boxes(thing, lang)}

    def boxes(self, thing: Thing, lang: str) -> list[JSON]:
        w = self.box.writer_for(thing, lang)
        d = drawing(lang, space_of(w), tracks_of(w))
        if isinstance(thing, Card):
            return drawn_parts(w, d, told.card_parts(w, thing), told.card_parts(d, thing))
        if isinstance(thing, Intrigue):
            return drawn_parts(w, d, told.intrigue_parts(w, thing), told.intrigue_parts(d, thing))
        if isinstance(thing, Conflict):
            walled = [wall_box(w, w.part("behind-wall"))] if self.box.is_behind_wall(thing) else []
            return drawn_parts(w, d, told.conflict_parts(w, thing), told.conflict_parts(d, thing)) + walled
        if isinstance(thing, Leader):
            return leader_boxes(w, d, thing)
        if isinstance(thing, Contract):
            return contract_boxes(w, d, thing)
        if isinstance(thing, Objective):
            return objective_boxes(w, d, thing)
        if isinstance(thing, HagalCard):
            return drawn_parts(
                w, d, hagal_parts(w, thing, self.box.players), hagal_parts(d, thing, self.box.players)
            )
        if isinstance(thing, Rival):
            return drawn_parts(w, d, rival_parts(w, thing), rival_parts(d, thing))
        if isinstance(thing, RivalLeader):
            return drawn_parts(w, d, told.rival_leader_parts(w, thing), told.rival_leader_parts(d, thing))
        walled = [wall_box(w, w.part("board-behind-wall"), UNLABELLED)] if self.box.is_behind_wall(thing) else []
        return space_boxes(w, d, thing) + walled

    def factions(self, lang: str) -> dict[str, JSON]:
        """Those of all sides of the board. A Commander's own track has rewards for each of his team, by level."""
        w, d = writer(lang), drawing(lang)
        found: dict[str, JSON] = {}
        for id, bonus in self.box.tracks.items():
            found[id] = {"name": name(w, "faction", id).text, "bonus": gains(w, d, bonus)}
        for commander in self.box.commanders:
            own = FACTIONS[commander.icon]
            plain: JSON = {"name": name(w, "faction", own).text, "bonus": gains(w, d, ())}
            found.setdefault(own, plain)["team_rewards"] = {
                str(level): gains(w, d, reward) for level, reward in commander.team_rewards.items()
            }
        return found

    def words(self, lang: str) -> JSON:
        """The names of factions, Agent icons, posts and battle icons, of sets and phases."""
        w = writer(lang)
        sets = dict.fromkeys(thing.set for thing in self.box.things)
        return {
            "factions": self.factions(lang),
            "agent_icons": {id: name(w, "icon", id).text for id in ICONS if id != "spy" or self.content.posts},
            "battle_icons": {id: name(w, "battle", id).text for id in BATTLE_ICONS if self.content.objectives},
            "posts": {
                post.id: {
                    "name": post_name(w, self.content, post).text,
                    "spaces": [self.content.spaces[space].id for space in post.spaces],
                }
                for post in self.content.posts
            },
            "sets": {set: w.say(f"set-{set}") for set in sets},
            "phases": {phase: w.say(f"phase-{phase}") for phase in PHASES},
        }


def gains(w: Writer, d: ImperiumDrawing, effects: Effects) -> JSON:
    return {"rows": d.rows(clauses(d, effects)), "text": paragraph(w, clauses(w, effects))}


PHASES: Final = ("start", "turns", "combat", "makers", "recall", "endgame")

# -- boxes


# The label of a box whose text says by itself what it is.
UNLABELLED: Final = ""


def box(w: Writer, part: str, rows: list[Row], text: str, label: str | None = None) -> JSON:
    return {"part": part, "label": w.say(f"part-{part}") if label is None else label, "rows": rows, "text": text}


def drawn(
    w: Writer, d: Drawing, part: str, said: list[Clause], drawn: list[Clause], label: str | None = None
) -> JSON:
    return box(w, part, d.rows(drawn), paragraph(w, said), label)


def drawn_parts(w: Writer, d: Drawing, said: told.Parts, marked: told.Parts) -> list[JSON]:
    return [drawn(w, d, part, said[part], marked[part]) for part in said if said[part]]


def wall_box(w: Writer, said: Phrase, label: str | None = None) -> JSON:
    return box(w, "wall", [read(icon("shield_wall"))], w.sentence(said), label)


def leader_boxes(w: Writer, d: Drawing, leader: Leader) -> list[JSON]:
    named = told.ability_names(w, leader)
    boxes = [drawn(w, d, "ability", told.ability(w, leader), told.ability(d, leader), named["ability"])]
    if leader.without:
        lacking = listed(w, [name(w, "card", id) for id in leader.without])
        said = [clause(w, "without-cards", cards=lacking)]
        boxes.append(drawn(w, d, "extra", said, said, named["extra"]))
    return [*boxes, drawn(w, d, "signet", told.signet(w, leader), told.signet(d, leader), named["signet"])]


def contract_boxes(w: Writer, d: Drawing, contract: Contract) -> list[JSON]:
    trigger = w.label(told.contract_trigger(w, contract))
    return [
        box(w, "trigger", [read(contract_trigger(w, contract))], trigger),
        drawn(w, d, "reward", clauses(w, contract.reward), clauses(d, contract.reward)),
    ]


def contract_trigger(w: Writer, contract: Contract) -> str:
    if contract.visit:
        return icon("agent") + noun(name(w, "space", contract.visit))
    if contract.harvest:
        return icon("maker") + icon("spice", contract.harvest, "least")
    if contract.acquire:
        return icon("acquire") + noun(name(w, "card", contract.acquire))
    return w.say("contract-at-once")


def objective_boxes(w: Writer, d: Drawing, objective: Objective) -> list[JSON]:
    said = told.objective_clauses(w, objective)
    return [
        box(
            w,
            "battle",
            [read(icon(BATTLE_ICONS[objective.battle_icon]))],
            told.battle_box(w, objective.battle_icon),
        ),
        drawn(w, d, "players", said, said),
    ]


# -- board spaces


def space_boxes(w: Writer, d: ImperiumDrawing, space: Space) -> list[JSON]:
    boxes: list[JSON] = []
    if space.requires is not None:
        faction, level = space.requires
        needed = icon(f"influence_{FACTIONS[faction]}", level, "least")
        said = [clause(w, "board-requires", faction=track(w, faction), n=level)]
        boxes.append(box(w, "requires", [read(needed)], paragraph(w, said)))
    if space.only:
        said = [clause(w, "board-only", leader=name(w, "leader", space.only))]
        boxes.append(drawn(w, d, "only", said, said))
    if space.once:
        said = [clause(w, "board-once")]
        boxes.append(drawn(w, d, "once", said, said))
    boxes += [level_box(w, d, space, level) for level in space.levels]
    if space.cheaper_later:
        said = [clause(w, "board-cheaper", n=space.cheaper_later)]
        boxes.append(drawn(w, d, "cheaper", said, said))
    if space.persuasion:
        marked = group("if", icon("reveal"), icon("persuasion", space.persuasion))
        said = [clause(w, "board-persuasion", n=space.persuasion)]
        boxes.append(box(w, "persuasion", [read(str(marked))], paragraph(w, said)))
    if space.harvest:
        boxes.append(box(w, "maker", [read(icon("maker"))], paragraph(w, [clause(w, "board-maker")]), UNLABELLED))
    if space.combat:
        said = [clause(w, "board-combat")]
        boxes.append(box(w, "combat", [read(icon("combat"))], paragraph(w, said), UNLABELLED))
    if space.control:
        said = [clause(w, "board-control", then=told.then(w, space.control))]
        boxes.append(drawn(w, d, "control", said, clauses(d, space.control)))
    if space.unverified:
        said = told.note(w, space.unverified)
        boxes.append(drawn(w, d, "unverified", said, said))
    return boxes


def level_box(w: Writer, d: ImperiumDrawing, space: Space, level: Level) -> JSON:
    """One price of a space, and what it buys; the faction's influence comes with every price."""
    said, marked = clauses(w, level.effects), clauses(d, level.effects)
    if space.faction != NOTHING:
        said.insert(0, Clause(w.part("influence", n=1, faction=space.area), True))
        marked.insert(0, Clause(marks(icon(f"influence_{space.area}", 1)), True))
    label = None
    if level is not space.levels[0]:
        # Only one of the prices is paid.
        said = [clause(w, "board-or", price=told.level_price(w, level), then=w.joined(said))]
        label = UNLABELLED
    elif goods(level):
        said.insert(0, clause(w, "board-cost", price=told.level_price(w, level)))
    cost = "".join(icon(good, n) for good, n in goods(level).items() if isinstance(n, int))
    return drawn(w, d, "level", said, marked, label) | {"cost": read(cost)}
