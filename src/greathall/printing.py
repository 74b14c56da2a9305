"""What the commands print: tables, Markdown, JSON, a bar that grows."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from greathall.analysis import Story
    from greathall.arena.ladder import Ladder
    from greathall.arena.ratings import Rated
    from greathall.arena.sim import SimResult
    from greathall.arena.tournament import Outcome
    from greathall.learn.rules.page import Rule, RulesPage
    from greathall.learn.strategy.page import StrategyPage
    from greathall.text.sheets import Sheet


MOVES_SHOWN = 12
WIDEST = 100  # characters of a line that is to be read


def complain(error: str) -> None:
    said = error.encode(errors="backslashreplace").decode()  # names of files may be no text
    Console(stderr=True).print(f"greathall: {said}", style="red", markup=False, highlight=False, soft_wrap=True)


def print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if somebody looks; gives what tells it how many are done."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def print_sim(result: SimResult, told: Sequence[str]) -> None:
    """With what the game tells of the options on which the result hangs."""
    table = Table(title=f"{result.game}: {result.games:,} games, seed {result.seed}")
    table.add_column("bot")
    for heading in ("wins", "win rate", "95 %", "mean score", "mean turns"):
        table.add_column(heading, justify="right")
    for bot in result.bots:
        low, high = bot.ci95
        table.add_row(
            bot.name,
            f"{bot.wins:,.1f}",
            f"{bot.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{bot.mean_score:.1f}",
            f"{bot.mean_turns:.1f}",
        )
    if result.automata is not None:
        table.add_row("automata", f"{result.automata * result.games:,.1f}", f"{result.automata:.1%}", "", "", "")
    console = Console()
    console.print(table)
    for line in told:
        console.print(line, highlight=False)
    console.print(
        f"{result.seconds:.1f} s, {result.games_per_second:,.0f} games and "
        f"{result.decisions_per_second:,.0f} decisions a second",
        highlight=False,
    )


def print_tournament(outcome: Outcome) -> None:
    from greathall.arena.pairings import CHALLENGE

    plan = outcome.plan
    console = Console()
    console.print(
        rating_list(f"{plan.game} for {plan.players}: {outcome.games:,} games, seed {plan.seed}", outcome.ratings)
    )
    pairs = [met for met in outcome.pairings if met.score is not None and met.interval is not None]
    if not pairs:
        return
    challenge = plan.format == CHALLENGE
    table = Table(title="games won, one against the others" if challenge else "who against whom: 50 % is even")
    for heading in ("bot", "against"):
        table.add_column(heading)
    for heading in ("games", "score", "95 %"):
        table.add_column(heading, justify="right")
    if plan.sprt is not None:
        table.add_column("the first is")
    for met in pairs:
        low, high = met.interval or (0.0, 1.0)
        row = [*met.bots, f"{met.games:,}", f"{met.score or 0.0:.1%}", f"{low:.1%} – {high:.1%}"]
        table.add_row(*row, *([met.verdict or "not clear"] if plan.sprt is not None else []))
    console.print(table)
    if plan.sprt is not None:
        low, high, error = plan.sprt.low, plan.sprt.high, plan.sprt.error
        console.print(
            f"stronger: {high:.1%} rather than {low:.1%}; each verdict is wrong at most {error:.1%} of the time",
            highlight=False,
        )


def rating_list(title: str, ratings: Sequence[Rated]) -> Table:
    table = Table(title=title)
    table.add_column("bot")
    for heading in ("rating", "95 %", "games", "win rate", "mean score"):
        table.add_column(heading, justify="right")
    for bot in ratings:
        low, high = bot.interval
        table.add_row(
            bot.bot,
            f"{bot.rating:.1f}",
            f"{low:.1f} – {high:.1f}",
            f"{bot.games:,}",
            f"{bot.win_rate:.1%}",
            f"{bot.mean_score:.1f}",
        )
    return table


def print_ladder(ladder: Ladder) -> None:
    title = f"{ladder.game} for {ladder.players}: {ladder.games:,} games a pairing, seed {ladder.seed}"
    console = Console()
    console.print(rating_list(title, ladder.ratings))
    if ladder.left_out:
        console.print(f"Left out, because they take long: {', '.join(ladder.left_out)}", highlight=False)


def print_story(story: Story) -> None:
    """An analysis: the chances by turn, where they turned, and what would have been better."""
    console = Console()
    chances = Table(title=f"{story.game}: chances to win, by {story.budget:,} moves played out, seed {story.seed}")
    chances.add_column("turn")
    for name in story.names:
        chances.add_column(name, justify="right")
    for moment in story.moments:
        chances.add_row(moment.turn, *(f"{chance:.0%}" for chance in moment.chances))
    console.print(chances)
    turned = Table(title="where the game turned")
    for heading in ("turn", "whose chance"):
        turned.add_column(heading)
    for heading in ("before", "after"):
        turned.add_column(heading, justify="right")
    for swing in story.swings:
        turned.add_row(swing.turn, story.names[swing.seat], f"{swing.before:.0%}", f"{swing.after:.0%}")
    console.print(turned)
    console.print(better_moves(story) if story.better else "No better move was found.", highlight=False)
    if len(story.better) > MOVES_SHOWN:
        console.print(
            f"and {len(story.better) - MOVES_SHOWN:,} of less gain, all of them by --json", highlight=False
        )


def better_moves(story: Story) -> Table:
    table = Table(title="better moves", show_lines=True)
    table.add_column("step", justify="right")
    for heading in ("turn", "who", "played", "better"):
        table.add_column(heading)
    table.add_column("gain", justify="right")
    for move in story.better[:MOVES_SHOWN]:
        who = story.names[move.seat]
        better = move.better if move.why is None else f"{move.better}: {move.why}"
        table.add_row(str(move.step), move.turn, who, move.played, better, f"+{move.gain:.0%}")
    return table


def print_sheets(found: Sequence[Sheet]) -> None:
    console = Console()
    for sheet in found:
        table = Table(title=sheet.title, show_lines=True, min_width=60)
        for heading, cells in zip(sheet.headings, zip(*sheet.rows, strict=True), strict=True):
            numbers = all(cell.isdecimal() or not cell for cell in cells)
            widest = None if heading == sheet.headings[-1] else 26 if heading == sheet.headings[0] else 18
            table.add_column(heading, justify="right" if numbers else "left", max_width=widest)
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)


def print_markdown(found: Sequence[Sheet]) -> None:
    print("\n\n".join(markdown(sheet, titled=len(found) > 1) for sheet in found))


def markdown(sheet: Sheet, titled: bool) -> str:
    lines = [f"## {sheet.title}", ""] if titled else []
    lines += [f"| {' | '.join(sheet.headings)} |", f"|{' --- |' * len(sheet.headings)}"]
    lines += [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in sheet.rows]
    return "\n".join(lines)


def print_rules_page(page: RulesPage) -> None:
    print(page.title)
    for number, chapter in enumerate(page.chapters, 1):
        print(f"\n\n{number}. {chapter.title}\n")
        print_rules(chapter.rules)


def print_rules(rules: Sequence[Rule]) -> None:
    """Plain text, so that it can be searched and piped: each with its anchor."""
    for i, rule in enumerate(rules):
        print_paragraphs(f"{'' if i == 0 else chr(10)}{rule.title}  ({rule.id})", rule.text, rule.unverified)


def print_strategy(page: StrategyPage) -> None:
    from greathall.text.fluent import texts

    print(page.title)
    for section in page.sections:
        print(f"\n\n{section.title}")
        for point in section.points:
            seen = point.example
            look = texts(page.lang).say("strategy-look", **msgspec.structs.asdict(seen)) if seen else ""
            print_paragraphs(f"\n{point.title}", point.text, point.measured, look)


def print_paragraphs(title: str, *texts: str) -> None:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    print(title)
    for text in texts:
        for line in textwrap.wrap(text, width - 2, break_on_hyphens=False):
            print(f"  {line}")


def print_figures(figures: Mapping[str, object]) -> None:
    table = Table(title="benchmarks")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}" if isinstance(value, float) else str(value))
    Console().print(table)
