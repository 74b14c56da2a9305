"""Plots as inline SVG that follow the page: words and lines take its colours, in light and in dark.

matplotlib knows no variables of CSS. So everything is drawn in colours that stand for them, and these are replaced
in what it writes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

Percent = Callable[[float], str]  # a share, as a language writes it

INK: Final = "#010101"
SOFT: Final = "#020202"
GRID: Final = "#030303"
MORE: Final = "#040404"  # more than even
LESS: Final = "#050505"
LINES: Final = tuple(f"#0a0a{n:02x}" for n in range(1, 9))
DASHES: Final = ("-", "--", ":", "-.") * 2
VARIABLES: Final = {INK: "--ink", SOFT: "--soft", GRID: "--grid", MORE: "--more", LESS: "--less"} | {
    colour: f"--line{n}" for n, colour in enumerate(LINES)
}

STYLE: Final[Any] = {  # matplotlib has a type of its own for these
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "greathall",
    "text.parse_math": False,  # a bot may be called anything
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": GRID,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "figure.facecolor": "none",
    "legend.frameon": False,
}
WIDTH: Final = 7.2  # inches
LONGEST: Final = 28  # characters of a name beside an axis


def short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def drawn(figure: Figure, id: str, says: str) -> str:
    """The figure as SVG for the page; ids are its own there, and `says` is for whoever does not see it."""
    written = io.StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    svg = written.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S)
    svg = re.sub(r'(\bid="|xlink:href="#|url\(#)', rf"\1{id}-", svg)
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{says}" ', 1)
    for colour, name in VARIABLES.items():
        svg = svg.replace(colour, f"var({name})")
    return svg


def figure(height: float, width: float = WIDTH) -> tuple[Figure, Axes]:
    with matplotlib.rc_context(STYLE):
        made = Figure(figsize=(width, height), layout="constrained")
        return made, made.add_subplot()


def dots(
    names: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[tuple[float, float]],
    label: str,
    id: str,
    even: float | None = None,
    percent: Percent | None = None,
) -> str:
    """A dot with its interval for each name, the first on top; a line where all are even."""
    with matplotlib.rc_context(STYLE):
        made, axes = figure(0.9 + 0.27 * len(names))
        places = list(range(len(names), 0, -1))
        if even is not None:
            axes.axvline(even, color=SOFT, linewidth=1, linestyle=":")
        axes.hlines(
            places,
            [low for low, _ in intervals],
            [high for _, high in intervals],
            colors=LINES[0],
            lw=2.4,
            alpha=0.45,
        )
        axes.plot(values, places, "o", color=LINES[0], markersize=6)
        axes.set_yticks(places, [short(name) for name in names])
        axes.set_ylim(0.4, len(names) + 0.6)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(label)
        if percent is not None:
            axes.xaxis.set_major_formatter(lambda value, _: percent(value))
        return drawn(made, id, label)


def bars(
    values: Sequence[float], counts: Sequence[int], label: str, games: str, id: str, width: float = 0.86
) -> str:
    """How many of each value there were."""
    with matplotlib.rc_context(STYLE):
        made, axes = figure(2.6)
        axes.bar(values, counts, width=width, color=LINES[0])
        axes.grid(axis="x", visible=False)
        axes.set_xlabel(label)
        axes.set_ylabel(games)
        return drawn(made, id, label)


def lines(series: dict[str, list[float]], label: str, rounds: str, says: str, id: str) -> str:
    """A line for each name, from round 1 on."""
    with matplotlib.rc_context(STYLE):
        made, axes = figure(3.0)
        for n, (name, values) in enumerate(series.items()):
            axes.plot(
                range(1, len(values) + 1),
                values,
                DASHES[n // 2 % 4],
                color=LINES[n % 8],
                linewidth=2,
                label=short(name),
            )
        axes.set_xlabel(rounds)
        axes.set_ylabel(label)
        axes.legend(loc="best", fontsize=9, labelcolor=INK)
        return drawn(made, id, says)


def heat(
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[float | None]],
    even: float,
    label: str,
    id: str,
    percent: Percent,
) -> str:
    """A square for each row and column; the further from even, the stronger its colour."""
    with matplotlib.rc_context(STYLE):
        made, axes = figure(1.5 + 0.36 * len(rows))
        for y, row in enumerate(cells):
            for x, value in enumerate(row):
                if value is not None:
                    square(axes, x, y, value, even, percent(value) if len(columns) <= 14 else "")
        axes.set_xlim(-0.5, len(columns) - 0.5)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xticks(range(len(columns)), [short(name) for name in columns], rotation=40, ha="right")
        axes.set_yticks(range(len(rows)), [short(name) for name in rows])
        axes.grid(visible=False)
        axes.tick_params(length=0)
        for side in axes.spines.values():
            side.set_visible(False)
        return drawn(made, id, label)


def square(axes: Axes, x: int, y: int, value: float, even: float, told: str) -> None:
    far = (value - even) / (1 - even) if value >= even else (even - value) / even
    axes.add_patch(
        Rectangle(
            (x - 0.48, y - 0.46),
            0.96,
            0.92,
            facecolor=MORE if value >= even else LESS,
            alpha=0.08 + 0.72 * far,
            linewidth=0,
        )
    )
    axes.text(x, y, told, ha="center", va="center", fontsize=9)
