"""A game at one moment, as one seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import SPECTATOR, Game
from greathall.kernel.machine import NOBODY, State
from greathall.server.chronicle import Chapter, Chronicle
from greathall.server.messages import ByItself, DecisionInfo, Frame, Happened, Line, Option, Reason
from greathall.server.scenes import Scene


class Moment:
    """What is the same for all who look at the game now, or at a scene on the way here; the words of its log are
    the chronicle's."""

    def __init__(self, game: Game, names: Sequence[str], chronicle: Chronicle, scene: Scene | None = None) -> None:
        self.game = game
        self.names = names
        self.chronicle = chronicle
        self.lang = chronicle.lang
        self.step = len(game.choices)
        self.text = game.descriptor.text
        self.phase = "" if game.over else game.rules.phase(game.state)
        called = self.text.seat_names(game.state, names, chronicle.lang)
        self.automata = called[len(names) :]
        chronicle.follow(game, called)
        self.scene = None if scene is None else scene.state
        self.whys: dict[str, str] = {}
        self.chapter = None if scene is None else Chapter(game.descriptor, scene.events, called, chronicle.lang)

    def frame(self, seat: int, since: int | None, can_undo: bool, whole: bool = False) -> Frame:
        """`since` so many choices this reader has the log; None: they have nothing of it, and are told its newest
        page, or the `whole` of it."""
        game = self.game
        state = game.state if self.scene is None else self.scene
        view = game.rules.view(state, seat)
        self.text.explain(view, self.chronicle.lang)
        asked = state.decider != NOBODY and not state.over  # in a scene, nobody is
        first, lines, events = self.told(seat, since, whole)
        return Frame(
            step=self.step,
            seat=None if seat == SPECTATOR else seat,
            view=view,
            decision=self.decision(seat) if asked else None,
            log=lines,
            log_whole=since is None,
            log_from=first,
            events=[] if since is None else events,
            before=events if since is None else [],
            can_undo=can_undo and asked,
            over=state.over,
            automata=self.automata,
        )

    def told(self, seat: int, since: int | None, whole: bool) -> tuple[int, list[Line], list[Happened]]:
        """The step with which a page of the log begins, its lines, and the events that they tell of; a seat
        that has nothing of it yet gets those since its last turn, however long the page."""
        if since is None:
            if whole:
                return 0, self.chronicle.lines(seat, 0, self.step), []
            first, lines = self.chronicle.page(seat, self.step)
            if seat == SPECTATOR:
                return first, lines, self.chronicle.events(seat, first, self.step)
            return first, lines, self.chronicle.since_turn(seat, self.step)
        if self.chapter is not None:
            told = self.chapter.told_to(seat)
            return self.step, told.lines, told.events
        lines = self.chronicle.lines(seat, since + 1, self.step)
        return self.step, lines, self.chronicle.events(seat, since + 1, self.step)

    def kept(self, why: str) -> str:
        """Why a seat cannot take its last step back (`Game.why_kept`), in words."""
        if why not in self.whys:
            self.whys[why] = self.text.kept(why, self.game.chapter(self.step), self.lang)
        return self.whys[why]

    def decision(self, seat: int) -> DecisionInfo:
        """Others learn who decides in which phase, as the view tells them."""
        rules, state, text, names, lang = (
            self.game.rules,
            self.game.state,
            self.text,
            self.names,
            self.chronicle.lang,
        )
        if seat != state.decider:
            return DecisionInfo(state.decider, self.phase, None, None, None, [], [], False)
        source = rules.card_id(state.stack[-1].source)
        options = [self.option(state, code) for code in state.options]
        question = text.question(state, lang, names)
        why = [Reason(*barred) for barred in text.reasons(state, lang, names)]
        forced, ruled_as = state.is_forced(), text.ruled_as(state)
        return DecisionInfo(
            *(state.decider, self.phase, state.kind, source, question, options, why, forced),
            rule=None if ruled_as == state.kind else ruled_as,
            by_itself=None if forced else self.by_itself(),
        )

    def option(self, state: State, code: int) -> Option:
        rules, text, lang = self.game.rules, self.text, self.chronicle.lang
        option = Option(
            code,
            text.option(state, code, lang, self.names),
            rules.thing(state, code),
            rules.place(state, code),
            text.loss(state, code, lang),
        )
        after = rules.asks_on(state, code)
        if after is not None:
            option.then = [self.end(state, code, after, end) for end in after.options]
        return option

    def end(self, state: State, code: int, after: State, end: int) -> Option:
        """What is called as both together, and lies where the beginning does."""
        rules = self.game.rules
        label = self.text.whole(state, code, after, end, self.chronicle.lang, self.names)
        return Option(end, label, rules.thing(after, end), rules.place(after, end))

    def by_itself(self) -> ByItself | None:
        """Nothing is known of what it leads to but whether a step back leads over it."""
        rules, state = self.game.rules, self.game.state
        code = rules.by_itself(state)
        if code is None:
            return None
        after = rules.copy(state)
        after.choose(code)
        return ByItself(code, after.barrier != state.barrier or after.decider != state.decider)
