"""Stands beside a learner's first game: points at what matters when it matters, lets the learner do it, and says
what came of it. It is a function of the choices that were made: whoever comes back, or takes a step back, finds it
as it was.

A guided game is written as `<game>/<name>.toml` beside the short lessons: who plays, with which seed, and ideas.
An idea has its moment at the first decision of the learner's at which its conditions hold
(greathall.learn.conditions), and each is told once, in the order of the file where several would do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct, field

from greathall.api import new_game
from greathall.kernel.errors import Wrong
from greathall.kernel.given import shown
from greathall.learn.conditions import BadLesson, Wanted, holds
from greathall.learn.lesson import ABOUT, Spoken, check_words, folder, read_data
from greathall.learn.runner import Judged, way_on
from greathall.reading import Unreadable, converted


class Idea(Struct, forbid_unknown_fields=True):
    """Something to understand at a decision: with `moves`, something to do; without, something to know."""

    say: str
    when: dict[str, Wanted]
    moves: list[str] = []  # any of these follows the advice, each a choice or several after one another
    point: list[str] = []  # what is pointed at: ids, with their places where there are several ("hand/moat")
    mistakes: dict[str, str] = {}  # by the word of what was chosen: what came of it
    otherwise: str = ""  # the same for any other choice
    patient: bool = False  # any other choice leaves it standing
    done: str = ""
    closes: bool = False  # whoever has heard it has had the lesson, though the game goes on


class Guide(Spoken, forbid_unknown_fields=True, kw_only=True):
    """A guided game."""

    seed: int
    bots: list[str]  # who sits behind the learner, who has the first seat
    ideas: list[Idea]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return 1 + len(self.bots)

    def keys(self) -> list[str]:
        found = [ABOUT]
        for idea in self.ideas:
            found += [idea.say, idea.done, idea.otherwise, *idea.mistakes.values()]
        return list(dict.fromkeys(key for key in found if key))


@cache
def guide_names(game: str) -> tuple[str, ...]:
    """They have no number before their name."""
    place = folder() / game
    files = place.iterdir() if place.is_dir() else ()
    names = sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
    return tuple(name for name in names if "-" not in name)


@cache
def guide(game: str, name: str) -> Guide:
    """The guided game of that name."""
    if name not in guide_names(game):
        raise BadLesson(
            Wrong("error-no-guided-game", given=shown(name), game=game, there=", ".join(guide_names(game)))
        )
    return read_guide((folder() / game / f"{name}.toml").read_text(encoding="utf-8"), game, name)


def read_guide(text: str, game: str, name: str) -> Guide:
    what = f"the guided game {game}/{name}"
    try:
        found: Guide = converted(read_data(text, what), Guide)
    except Unreadable as error:
        raise BadLesson(f"{what}: {error}") from error
    found.game, found.name = game, name
    for idea in found.ideas:
        if not idea.when:
            raise BadLesson(f"{what}: nothing says when {idea.say!r} has its moment")
    check_words(what, found.message, found.keys())
    return found


LEARNER = 0  # their seat


class Coach:
    """Follows a guided game."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.begin()

    def begin(self) -> None:
        guide = self.guide
        self.game = new_game(guide.game, guide.players, guide.seed, guide.options)
        self.untold = list(guide.ideas)
        self.idea: Idea | None = None  # whose moment it is
        self.chosen: list[str] = []  # of its moves: the words that were matched so far
        self.strayed = False  # its move was begun in another way
        self.judged: Judged | None = None  # what came of the learner's last choice
        self.look()

    def follow(self, choices: Sequence[int]) -> None:
        """To where these choices lead."""
        known = self.game.choices
        if len(known) > len(choices) or known != list(choices[: len(known)]):
            self.begin()
        for code in choices[len(self.game.choices) :]:
            if self.game.state.decider == LEARNER and not self.game.state.is_forced():
                if self.idea is not None:
                    self.judged = None
                    self.judge(self.idea, code)
                elif code != self.game.rules.by_itself(self.game.state):
                    self.judged = None  # what comes by itself, in the same moment, leaves nobody time to read
            self.game.choose_code(code)
            self.look()

    def look(self) -> None:
        """Finds the idea whose moment it is."""
        game = self.game
        asked = not game.over and game.state.decider == LEARNER and not game.state.is_forced()
        if game.over:
            self.idea = None
        if self.idea is not None or not (asked or game.over):
            return
        view = game.rules.view(game.state, LEARNER)
        for idea in self.untold:
            if holds(idea.when, view, LEARNER):
                self.untold.remove(idea)
                self.idea = idea
                return

    def judge(self, idea: Idea, code: int) -> None:
        """What the learner's choice says about the idea; it is made in any case."""
        words = self.words(code)
        way = way_on(idea.moves, self.chosen, words)
        if len(way) > len(self.chosen) + 1:
            self.chosen.append(way[len(self.chosen)])
            return
        mistake = next((idea.mistakes[word] for word in words if word in idea.mistakes), "")
        if not way and not mistake:
            if idea.patient:
                return
            # What is said of another card is said when its Agent has a space, too: sooner, nobody would see it.
            if not (self.strayed or self.chosen) and any(" " in move for move in idea.moves):
                self.strayed = True
                return
        right = True if way else False if idea.moves or mistake else None
        key = mistake or idea.otherwise if right is False else idea.done
        self.judged = Judged(right, key) if key else None
        self.idea, self.chosen, self.strayed = None, [], False

    @property
    def advised(self) -> list[int]:
        """The options that follow the advice, in the order in which it names them."""
        idea, state = self.idea, self.game.state
        if idea is None or state.decider != LEARNER:
            return []
        called = {code: self.words(code) for code in state.options}
        return [code for move in idea.moves for code in called if way_on([move], self.chosen, called[code])]

    def words(self, code: int) -> list[str]:
        return [str(word) for word in self.game.descriptor.words(self.game.state, code)]

    @property
    def finished(self) -> bool:
        """Whether the learner has had the lesson."""
        return self.game.over or any(idea.closes for idea in self.guide.ideas if idea not in self.untold)

    @property
    def told(self) -> int:
        """How many ideas have had their moment."""
        return len(self.guide.ideas) - len(self.untold)
