"""Setting up the Rivals (Uprising's supplement): two for one player, one between two players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from greathall.games.imperium.automata_setup import (
    DIFFICULTY,
    ROW_CHURN,
    AutomataSetup,
    check_count,
    checked_level,
    lay_out_hagal,
)
from greathall.games.imperium.content.uprising.rivals import EASY_VALUE, LEVELS
from greathall.games.imperium.players import START_GARRISON, TROOPS_IN_ALL, Player
from greathall.games.imperium.printed import FEW, SOLO, TWO, Automata, Content, Rival
from greathall.games.imperium.rivals import EXPERT_LEAD, RIVAL_PURCHASES, RIVAL_TURN
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.rng import Rng

RIVALS_SET: Final = "rivals"

RIVAL_OPTIONS: Final[dict[str, str]] = {
    "difficulty": DIFFICULTY,
    "rivals": (
        "one or two players: the Rival cards (two for one player, one for two), 'random', "
        "or 'first_game' (random among those whose swordmaster costs 8 or more)"
    ),
    "brutal_escalation": "one or two players: true if Rivals draw two cards for Conflicts III, else false",
    "expert_deployment": "one or two players: true if a Rival that leads well ahead sends no troops, else false",
    "smart_politics": "one or two players: true if Rivals pass over influence that is of no use, else false",
    "row_churn": ROW_CHURN,
    "streamlined": "two players: true for a Rival without points that only stands in the way, else false",
}


class RivalSetup(AutomataSetup):
    takes = RIVAL_OPTIONS
    variants: Mapping[str, tuple[int, ...]] = {
        "brutal_escalation": FEW,
        "expert_deployment": FEW,
        "smart_politics": FEW,
        "row_churn": SOLO,
        "streamlined": TWO,
    }

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.solo = players == 1
        self.seats = 2 if self.solo else 1 if players == 2 else 0
        self.beginners = 3 if self.solo else players  # solo the marker may come to a Rival, too
        self.level = checked_level(options, LEVELS, players)
        self.included = self.level.variants if self.solo else ()
        check_count(options, "rivals", "random", players, FEW)
        self.rivals = options.get("rivals", "random")
        self.brutal_escalation = self.variant(options, "brutal_escalation", players)
        self.expert_deployment = self.variant(options, "expert_deployment", players)
        self.smart_politics = self.variant(options, "smart_politics", players)
        self.row_churn = self.variant(options, "row_churn", players)
        self.streamlined = self.variant(options, "streamlined", players)
        self.content: Content | None = None
        self.candidates: list[int] = []  # of the Rival cards
        self.given = False  # they are named outright

    def modules(self) -> list[str]:
        return [RIVALS_SET]

    def check(self, content: Content, leaders: list[int]) -> None:
        """Whom the players lead does not matter: a Rival has its own card."""
        self.content = content
        self.candidates, self.given = self.checked_rivals(content)

    def checked_rivals(self, content: Content) -> tuple[list[int], bool]:
        """The cards that may be taken, and whether they were named outright."""
        there = [rival for rival in content.rivals_there if rival.streamlined == self.streamlined]
        rivals = self.rivals
        if rivals == "random":
            return [rival.index for rival in there], False
        if rivals == "first_game":
            return [rival.index for rival in there if rival.swordmaster >= EASY_VALUE], False
        if isinstance(rivals, str):
            rivals = [name.strip() for name in rivals.split(",")]
        if not isinstance(rivals, (list, tuple)) or not all(isinstance(name, str) for name in rivals):
            raise BadOption(Wrong("error-rivals-cards", given=shown(rivals)))
        for name in rivals:
            self.check_name(content, there, str(name))
        if len(rivals) != self.seats or len(set(rivals)) != len(rivals):
            raise BadOption(Wrong("error-rivals-count", n=2 if self.solo else 1, given=shown(rivals)))
        numbers = {rival.id: rival.index for rival in there}
        return [numbers[str(name)] for name in rivals], True

    def check_name(self, content: Content, there: list[Rival], name: str) -> None:
        names = ", ".join(rival.id for rival in there)
        if all(rival.id != name for rival in content.rivals_there):
            raise BadOption(Wrong("error-no-rival", name=shown(name), there=names))
        if all(rival.id != name for rival in there):
            wanted = "yes" if self.streamlined else "no"
            raise BadOption(Wrong("error-streamlined", name=name, wanted=wanted, there=names))

    def automata(self, cards: list[int]) -> Automata:
        return Automata(
            RIVAL_TURN,
            RIVAL_PURCHASES,
            cards,
            first_players=self.solo,
            deploys_after_lead=EXPERT_LEAD if self.expert_deployment else 0,
            lead_in_units=True,
            combat_cards_in_last_conflicts=2 if self.brutal_escalation else 1,
            row_churn=self.row_churn,
            no_swordmaster=self.solo and self.level.no_swordmaster,
            smart_politics=self.smart_politics,
            streamlined=self.streamlined,
        )

    def left_to_chance(self) -> bool:
        return not self.given

    def draw(self, rng: Rng, taken: list[int]) -> list[int]:
        rivals = self.candidates.copy()
        if not self.given:
            rng.shuffle(rivals)
        return rivals[: self.seats]

    def resolved(self, drawn: list[int]) -> dict[str, object]:
        assert self.content is not None
        return super().resolved(drawn) | {"rivals": [self.content.rivals[rival].id for rival in drawn]}

    def seat_automata(self, s: Imperium, drawn: list[int]) -> None:
        lay_out_hagal(s)
        for card in drawn:
            rival = Player()
            rival.rival = card
            rival.garrison = self.level.garrison if self.solo else START_GARRISON
            rival.supply = TROOPS_IN_ALL - rival.garrison
            s.players.append(rival)
        if self.solo:
            s.draw_intrigue(0, self.level.intrigue, NOTHING)
