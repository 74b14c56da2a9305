"""What is told when a game is over."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import begin, read_record
from greathall.server.messages import Result, SeatInfo, Summary
from greathall.server.table_info import out_of_it
from greathall.text.fluent import ENGLISH


def summary(
    record: object,
    *,
    results: Sequence[Result] | None = None,
    seats: Sequence[SeatInfo] = (),
    lang: str = ENGLISH,
) -> Summary:
    """`record` is as `Game.record` gives it; `results` and `seats` are the table's own, where someone has
    resigned."""
    parsed = read_record(record)
    game = begin(parsed)
    told = game.descriptor.tally(game.state)
    told.lang = lang
    read = 0
    for code in [*parsed.choices, None]:
        events = game.state.events or []
        for event in events[read:]:
            told.note(event)
        read = len(events)
        if code is not None:
            game.choose_code(code)
    told.end_round()
    standings = game.rules.standings(game.state)
    by_seat = [Result(seat, place, score, False) for seat, (place, score) in enumerate(standings)]
    players = list(results or ())
    # A table knows nothing of its automata: whoever resigned comes after them.
    behind = [result.seat for result in players if result.resigned]
    for automaton in by_seat[len(players) :]:
        automaton.place -= sum(by_seat[seat].place < automaton.place for seat in behind)
        if not game.rules.can_win(game.state, automaton.seat):
            automaton.place = 0
    results = [*players, *by_seat[len(players) :]]
    out = out_of_it(seats, game.state.seating.teams)
    return Summary([told.final(result, results, out) for result in results], told.rounds(), told.series())
