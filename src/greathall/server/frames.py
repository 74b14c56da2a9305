"""A game at one moment, as one seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import SPECTATOR, Game
from greathall.kernel.events import Event
from greathall.server.messages import DecisionInfo, Frame, Happened, Line, Option, Reason


def frame_for(game: Game, seat: int, names: Sequence[str], told: int, can_undo: bool) -> Frame:
    """`told` is the number of events that this reader has been told about."""
    events = (game.state.events or [])[told:]
    view = game.rules.view(game.state, seat)
    game.descriptor.text.explain(view)
    return Frame(
        step=len(game.choices),
        seat=None if seat == SPECTATOR else seat,
        view=view,
        decision=None if game.over else decision_for(game, seat, names),
        log=[line for chapter in game.chapters(told) for line in lines_for(game, chapter, seat, names)],
        log_whole=told == 0,
        events=[happened(game, event, seat) for event in events] if told else [],
        can_undo=can_undo,
        over=game.over,
        automata=game.descriptor.text.seat_names(game.state, names)[len(names) :],
    )


def decision_for(game: Game, seat: int, names: Sequence[str]) -> DecisionInfo:
    """Others learn who decides in which phase, as the view tells them."""
    rules, state, text = game.rules, game.state, game.descriptor.text
    phase = rules.phase(state)
    if seat != state.decider:
        return DecisionInfo(state.decider, phase, None, None, None, [], [], False)
    source = rules.card_id(state.stack[-1].source)
    options = [
        Option(code, text.option(state, code, names=names), rules.thing(state, code), rules.place(state, code))
        for code in state.options
    ]
    question = text.question(state, names=names)
    why = [Reason(place, thing, said) for place, thing, said in text.reasons(state, names=names)]
    return DecisionInfo(state.decider, phase, state.kind, source, question, options, why, state.is_forced())


def lines_for(game: Game, events: Sequence[Event], seat: int, names: Sequence[str]) -> list[Line]:
    words = game.descriptor.text
    ids: dict[str, str] = {}
    for event in events:
        for card in (event.card_for(seat), event.source):
            id = game.rules.card_id(card)
            if id is not None and id not in ids and words.can_be_shown(id):
                ids[id] = words.card_name(id)
    return [
        Line(text, sorted((id for id, name in ids.items() if name in text), key=lambda id: text.index(ids[id])))
        for text in words.lines(events, seat, names=words.seat_names(game.state, names))
    ]


def happened(game: Game, event: Event, seat: int) -> Happened:
    rules = game.rules
    return Happened(
        event.what, event.seat, rules.card_id(event.card_for(seat)), event.n, rules.card_id(event.source)
    )
