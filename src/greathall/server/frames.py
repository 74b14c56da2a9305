"""A game at one moment, as one seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import SPECTATOR, Game
from greathall.server.chronicle import Chronicle
from greathall.server.messages import DecisionInfo, Frame, Option, Reason


class Moment:
    """What is the same for all who look at the game now; the words of its log are the chronicle's."""

    def __init__(self, game: Game, names: Sequence[str], chronicle: Chronicle) -> None:
        self.game = game
        self.names = names
        self.chronicle = chronicle
        self.step = len(game.choices)
        self.text = game.descriptor.text
        self.phase = "" if game.over else game.rules.phase(game.state)
        called = self.text.seat_names(game.state, names, chronicle.lang)
        self.automata = called[len(names) :]
        chronicle.follow(game, called)

    def frame(self, seat: int, since: int | None, can_undo: bool) -> Frame:
        """`since` so many choices this reader has the log; None: they have nothing of it."""
        game = self.game
        view = game.rules.view(game.state, seat)
        self.text.explain(view, self.chronicle.lang)
        return Frame(
            step=self.step,
            seat=None if seat == SPECTATOR else seat,
            view=view,
            decision=None if game.over else self.decision(seat),
            log=self.chronicle.lines(seat, 0 if since is None else since + 1, self.step),
            log_whole=since is None,
            events=[] if since is None else self.chronicle.events(seat, since + 1, self.step),
            can_undo=can_undo,
            over=game.over,
            automata=self.automata,
        )

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
        options = [
            Option(code, text.option(state, code, lang, names), rules.thing(state, code), rules.place(state, code))
            for code in state.options
        ]
        question = text.question(state, lang, names)
        why = [Reason(place, thing, said) for place, thing, said in text.reasons(state, lang, names)]
        return DecisionInfo(
            state.decider, self.phase, state.kind, source, question, options, why, state.is_forced()
        )
