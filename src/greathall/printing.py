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

from greathall.text.fluent import texts
from greathall.text.numbers import Numbers

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


def print_sim(result: SimResult, told: Sequence[str], lang: str) -> None:
    """With what the game tells of the options on which the result hangs."""
    t, numbers = texts(lang), Numbers(lang)
    title = t.say("arena-sim", game=result.game, games=result.games, seed=str(result.seed))
    table = Table(title=title)
    table.add_column(t.say("arena-bot"))
    for heading in ("wins", "win-rate", "interval", "mean-score", "mean-turns"):
        table.add_column(t.say(f"arena-{heading}"), justify="right")
    for bot in result.bots:
        table.add_row(
            bot.name,
            numbers.decimal(bot.wins),
            numbers.percent(bot.win_rate),
            numbers.percents(bot.ci95),
            numbers.decimal(bot.mean_score),
            numbers.decimal(bot.mean_turns),
        )
    if result.automata is not None:
        wins, rate = numbers.decimal(result.automata * result.games), numbers.percent(result.automata)
        table.add_row(t.say("arena-automata"), wins, rate, "", "", "")
    console = Console()
    console.print(table)
    for line in told:
        console.print(line, highlight=False)
    speed = t.say(
        "arena-speed",
        seconds=numbers.decimal(result.seconds),
        games=round(result.games_per_second),
        decisions=round(result.decisions_per_second),
    )
    console.print(speed, highlight=False)


def print_tournament(outcome: Outcome, lang: str) -> None:
    from greathall.arena.pairings import CHALLENGE

    t, numbers = texts(lang), Numbers(lang)
    plan = outcome.plan
    console = Console()
    seed = str(plan.seed)
    title = t.say("arena-tournament", game=plan.game, players=plan.players, games=outcome.games, seed=seed)
    console.print(rating_list(title, outcome.ratings, lang))
    pairs = [met for met in outcome.pairings if met.score is not None and met.interval is not None]
    if not pairs:
        return
    challenge = plan.format == CHALLENGE
    table = Table(title=t.say("arena-challenge" if challenge else "arena-pairings"))
    for heading in ("bot", "against"):
        table.add_column(t.say(f"arena-{heading}"))
    for heading in ("games", "score", "interval"):
        table.add_column(t.say(f"arena-{heading}"), justify="right")
    if plan.sprt is not None:
        table.add_column(t.say("arena-verdict"))
    for met in pairs:
        between = numbers.percents(met.interval or (0.0, 1.0))
        row = [*met.bots, numbers.decimal(met.games, 0), numbers.percent(met.score or 0.0), between]
        if plan.sprt is not None:
            row.append(t.say("arena-verdict-is", verdict=(met.verdict or "unclear").replace(" ", "-")))
        table.add_row(*row)
    console.print(table)
    if plan.sprt is not None:
        tested = {what: numbers.percent(getattr(plan.sprt, what)) for what in ("low", "high", "error")}
        console.print(t.say("arena-sprt", **tested), highlight=False)


def rating_list(title: str, ratings: Sequence[Rated], lang: str) -> Table:
    t, numbers = texts(lang), Numbers(lang)
    table = Table(title=title)
    table.add_column(t.say("arena-bot"))
    for heading in ("rating", "interval", "games", "win-rate", "mean-score"):
        table.add_column(t.say(f"arena-{heading}"), justify="right")
    for bot in ratings:
        table.add_row(
            bot.bot,
            numbers.decimal(bot.rating),
            numbers.decimals(bot.interval),
            numbers.decimal(bot.games, 0),
            numbers.percent(bot.win_rate),
            numbers.decimal(bot.mean_score),
        )
    return table


def print_ladder(ladder: Ladder, lang: str) -> None:
    t = texts(lang)
    seed = str(ladder.seed)
    title = t.say("arena-ladder", game=ladder.game, players=ladder.players, games=ladder.games, seed=seed)
    console = Console()
    console.print(rating_list(title, ladder.ratings, lang))
    if ladder.left_out:
        console.print(t.say("arena-left-out", bots=", ".join(ladder.left_out)), highlight=False)


def print_story(story: Story, lang: str) -> None:
    """An analysis: the chances by turn, where they turned, and what would have been better."""
    t, numbers = texts(lang), Numbers(lang)
    console = Console()
    title = t.say("analysis-title", game=story.game, budget=story.budget, seed=str(story.seed))
    chances = Table(title=title)
    chances.add_column(t.say("analysis-turn"))
    for name in story.names:
        chances.add_column(name, justify="right")
    for moment in story.moments:
        chances.add_row(moment.turn, *(numbers.percent(chance, 0) for chance in moment.chances))
    console.print(chances)
    turned = Table(title=t.say("analysis-swings"))
    for heading in ("turn", "whose"):
        turned.add_column(t.say(f"analysis-{heading}"))
    for heading in ("before", "after"):
        turned.add_column(t.say(f"analysis-{heading}"), justify="right")
    for swing in story.swings:
        before, after = numbers.percent(swing.before, 0), numbers.percent(swing.after, 0)
        turned.add_row(swing.turn, story.names[swing.seat], before, after)
    console.print(turned)
    console.print(better_moves(story, lang) if story.better else t.say("analysis-none"), highlight=False)
    if len(story.better) > MOVES_SHOWN:
        console.print(t.say("analysis-more", n=len(story.better) - MOVES_SHOWN), highlight=False)


def better_moves(story: Story, lang: str) -> Table:
    t, numbers = texts(lang), Numbers(lang)
    table = Table(title=t.say("analysis-better-moves"), show_lines=True)
    table.add_column(t.say("analysis-step"), justify="right")
    for heading in ("turn", "who", "played", "better"):
        table.add_column(t.say(f"analysis-{heading}"))
    table.add_column(t.say("analysis-gain"), justify="right")
    for move in story.better[:MOVES_SHOWN]:
        who = story.names[move.seat]
        better = move.better if move.why is None else t.say("analysis-why", move=move.better, why=move.why)
        table.add_row(str(move.step), move.turn, who, move.played, better, f"+{numbers.percent(move.gain, 0)}")
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
    print(page.title)
    for section in page.sections:
        print(f"\n\n{section.title}")
        for point in section.points:
            seen = point.example
            look = texts(page.lang).say("strategy-look", **msgspec.structs.asdict(seen)) if seen else ""
            print_paragraphs(f"\n{point.title}", point.text, point.measured, look)


def print_paragraphs(title: str, *paragraphs: str) -> None:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    print(title)
    for text in paragraphs:
        for line in textwrap.wrap(text, width - 2, break_on_hyphens=False):
            print(f"  {line}")


def print_figures(figures: Mapping[str, object], lang: str) -> None:
    t, numbers = texts(lang), Numbers(lang)
    table = Table(title=t.say("bench-title"))
    table.add_column(t.say("bench-what"))
    table.add_column(t.say("bench-figure"), justify="right")
    for name, value in figures.items():
        table.add_row(name, numbers.decimal(value, 2) if isinstance(value, float) else str(value))
    Console().print(table)
