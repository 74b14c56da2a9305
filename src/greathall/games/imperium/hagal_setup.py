"""Setting up House Hagal (its rules sheet): two Rivals for one player, a nameless third house for two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from greathall.games.imperium.automata import AUTOMATON_TURN
from greathall.games.imperium.automata_setup import (
    DIFFICULTY,
    ROW_CHURN,
    AutomataSetup,
    check_count,
    checked_level,
    lay_out_hagal,
)
from greathall.games.imperium.content.base.hagal import (
    FIRST_RIVALS,
    LEAD,
    LEVELS,
    NO_POINTS,
    NO_RIVALS,
    POINTS,
)
from greathall.games.imperium.players import TROOPS_IN_ALL, Player
from greathall.games.imperium.printed import SOLO, Automata, Content
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import AT_LEADER, NOTHING
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.rng import Rng

HAGAL_SET: Final = "hagal"
DEAR_MENTAT_SET: Final = "hagal_mentat"

HAGAL_OPTIONS: Final[dict[str, str]] = {
    "difficulty": DIFFICULTY,
    "rivals": "one player: the leaders of both Rivals, 'random' or 'first_game' (Memnon Thorvald and Rabban)",
    "expert_deployment": "one player: true if a Rival that leads well ahead sends no more troops, else false",
    "brutal_escalation": "one player: true if Rivals draw two cards for Conflicts III, else false",
    "row_churn": ROW_CHURN,
}


class HagalSetup(AutomataSetup):
    takes = HAGAL_OPTIONS
    variants: Mapping[str, tuple[int, ...]] = {
        "expert_deployment": SOLO,
        "brutal_escalation": SOLO,
        "row_churn": SOLO,
    }

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.solo = players == 1
        self.seats = 2 if self.solo else 1 if players == 2 else 0
        self.first_player = 1 if self.solo else NOTHING  # the Rival to the player's left
        self.beginners = players
        self.level = checked_level(options, LEVELS, players)
        self.included = self.level.variants if self.solo else ()
        check_count(options, "rivals", "random", players, SOLO)
        self.rivals = options.get("rivals", "random")
        self.expert_deployment = self.variant(options, "expert_deployment", players)
        self.brutal_escalation = self.variant(options, "brutal_escalation", players)
        self.row_churn = self.variant(options, "row_churn", players)
        self.content: Content | None = None
        self.candidates: list[int] = []  # for the Rivals' leaders
        self.given = False  # they are named outright

    def modules(self) -> list[str]:
        dear = self.solo and self.level.dear_mentat
        return [HAGAL_SET, DEAR_MENTAT_SET] if dear else [HAGAL_SET]

    def check(self, content: Content, leaders: list[int]) -> None:
        self.content = content
        if self.solo:
            self.candidates, self.given = checked_rivals(content, self.rivals, leaders)

    def automata(self, cards: list[int]) -> Automata:
        if not self.solo:
            return Automata(AUTOMATON_TURN, NO_POINTS, cards, scores=False, first_players=False, follows=True)
        return Automata(
            AUTOMATON_TURN,
            POINTS,
            cards,
            deploys_after_lead=LEAD if self.expert_deployment else 0,
            combat_cards_in_last_conflicts=2 if self.brutal_escalation else 1,
            third_agent=self.level.third_agent,
            copies_of_flow=2,
            row_churn=self.row_churn,
            no_swordmaster=self.level.no_swordmaster,
        )

    def left_to_chance(self) -> bool:
        return self.solo and not self.given

    def draw(self, rng: Rng, taken: list[int]) -> list[int]:
        if not self.solo:
            return []
        leaders = [leader for leader in self.candidates if leader not in taken]
        if not self.given:
            rng.shuffle(leaders)
        return leaders[: self.seats]

    def resolved(self, drawn: list[int]) -> dict[str, object]:
        assert self.content is not None
        names: list[object] = [self.content.leaders[leader].id for leader in drawn]
        return super().resolved(drawn) | ({"rivals": names} if self.solo else {})

    def takes_leaders(self) -> bool:
        return self.solo

    def seat_automata(self, s: Imperium, drawn: list[int]) -> None:
        lay_out_hagal(s)
        for i in range(self.seats):
            automaton = Player()
            if self.solo:
                automaton.leader = drawn[i]
                garrison = self.level.garrison
            else:
                automaton.water = 0
                automaton.swordmaster = True
                automaton.agents = [AT_LEADER] * 3
                garrison = 0
            automaton.garrison = garrison
            automaton.supply = TROOPS_IN_ALL - garrison
            s.players.append(automaton)
        if self.solo:
            s.players[0].solari += self.level.solari
            s.players[0].spice += self.level.spice
            for seat in (1, 2):
                s.draw_intrigue(seat, self.level.intrigue, NOTHING)


def checked_rivals(content: Content, rivals: object, leaders: list[int]) -> tuple[list[int], bool]:
    """The leaders whom the Rivals may have, and whether they were named outright."""
    allowed = {leader.id: leader.index for leader in content.choosable_leaders() if leader.id not in NO_RIVALS}
    if rivals == "random":
        return list(allowed.values()), False
    if rivals == "first_game":
        rivals = list(FIRST_RIVALS)
    if isinstance(rivals, str):
        rivals = [name.strip() for name in rivals.split(",")]
    if not isinstance(rivals, (list, tuple)) or not all(isinstance(name, str) for name in rivals):
        raise BadOption(Wrong("error-rivals-leaders", given=shown(rivals)))
    for name in rivals:
        if name in NO_RIVALS:
            raise BadOption(Wrong("error-rivals-no-rival", name=name, there=", ".join(allowed)))
        if name not in allowed:
            raise BadOption(Wrong("error-no-leader", option="rivals", name=shown(name), there=", ".join(allowed)))
        if allowed[name] in leaders:
            raise BadOption(Wrong("error-rivals-players", name=name))
    if len(rivals) != 2 or rivals[0] == rivals[1]:
        raise BadOption(Wrong("error-rivals-two", given=shown(rivals)))
    return [allowed[name] for name in rivals], True
