"""Plots as SVG that stands inside a page: its letters and colours are those of the page.

Matplotlib draws with stand-in colours; each becomes a CSS variable, so that the same plot is right
in the light and in the dark.
"""

import io
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from alula.arena.intervals import Estimate
from alula.arena.tally import Times

if TYPE_CHECKING:
    import numpy as np
    from matplotlib.axes import Axes

    Curve = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

INK, FAINT = "#010203", "#040506"
SERIES = tuple(f"#0a0b{number:02x}" for number in range(16, 24))
"""Stand-ins for `--series-0` and on; more bots than that begin again."""
VARIABLES = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    **{stand_in: f"var(--series-{number})" for number, stand_in in enumerate(SERIES)},
}
STYLE: Mapping[str, object] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.parse_math": False,  # a dollar in a name is a dollar
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
WIDTH = 7.6
ROW = 0.42


class Who(NamedTuple):
    """A bot in a plot: what it is called, and which of the colours it has in all of them."""

    name: str
    series: int

    @property
    def colour(self) -> str:
        return SERIES[self.series % len(SERIES)]


def dots(title: str, lines: Mapping[Who, Estimate], mark: float | None, percent: bool) -> str:
    """Values with their intervals, one line each; `mark` is what would be fair."""

    def draw(axes: "Axes") -> None:
        for place, (who, (value, low, high)) in enumerate(lines.items()):
            colour = who.colour
            axes.plot([low, high], [place, place], color=colour, lw=2.5, solid_capstyle="round")
            axes.plot([value], [place], "o", color=colour, ms=7)
            text = f"{value:.1%}" if percent else f"{value:.1f}"
            axes.annotate(
                text, (value, place), (0, 8), textcoords="offset points", ha="center", fontsize=9
            )
        if mark is not None:
            axes.axvline(mark, color=FAINT, lw=1.2, ls=(0, (4, 3)), zorder=0)
        _names(axes, lines)
        if percent:
            axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")

    return _svg(title, draw, 0.75 + ROW * 1.35 * len(lines))


def distributions(title: str, values: Mapping[Who, Sequence[float]]) -> str:
    """How often each value came, one ridge for each bot, with the middle half and the median."""

    def draw(axes: "Axes") -> None:
        import numpy as np

        lowest = min(min(found) for found in values.values())
        highest = max(max(found) for found in values.values())
        grid = np.linspace(lowest - 5, highest + 5, 240)
        for place, (who, found) in enumerate(values.items()):
            curve = _smooth(found, grid)
            colour = who.colour
            axes.fill_between(grid, place, place - 0.85 * curve, color=colour, alpha=0.35, lw=0)
            axes.plot(grid, place - 0.85 * curve, color=colour, lw=1.4)
            low, median, high = np.percentile(found, [25, 50, 75])
            axes.plot([low, high], [place, place], color=colour, lw=4, solid_capstyle="butt")
            axes.plot([median], [place], "o", color=colour, ms=7)
        _names(axes, values)
        axes.set_ylim(len(values) - 0.6, -1.1)
        axes.set_xlim(grid[0], grid[-1])

    return _svg(title, draw, 0.8 + ROW * 2 * len(values))


def by_count(
    title: str,
    lines: Mapping[Who, Mapping[int, Estimate]],
    fair: Mapping[int, float] | None,
    percent: bool,
) -> str:
    """A figure against the number of players, a line for each bot."""

    def draw(axes: "Axes") -> None:
        counts = sorted({count for line in lines.values() for count in line})
        if fair:
            axes.plot(counts, [fair[n] for n in counts], color=FAINT, lw=1.2, ls=(0, (4, 3)))
        for place, (who, line) in enumerate(lines.items()):
            shift = (place - (len(lines) - 1) / 2) * 0.06
            at = [count + shift for count in line]
            colour = who.colour
            axes.vlines(
                at, [e.low for e in line.values()], [e.high for e in line.values()],
                color=colour, lw=2.2,
            )  # fmt: skip
            axes.plot(
                at, [e.value for e in line.values()], "o-", color=colour, lw=1.2, label=who.name
            )
        axes.set_xticks(counts, [f"{count} players" for count in counts])
        axes.margins(x=0.08)
        axes.grid(axis="y", color=FAINT, alpha=0.25, lw=0.8)
        if percent:
            axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.legend(
            frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=3, borderaxespad=0.2
        )

    return _svg(title, draw, 3.4)


def times(title: str, lines: Mapping[Who, Times]) -> str:
    """From the median to the 99th percentile of the time a decision takes."""

    def draw(axes: "Axes") -> None:
        for place, (who, (median, p99)) in enumerate(lines.items()):
            colour = who.colour
            axes.plot([median, p99], [place, place], color=colour, lw=2.5)
            axes.plot([median], [place], "o", color=colour, ms=7)
            axes.plot([p99], [place], "|", color=colour, ms=12, mew=2.5)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: _duration(value))
        axes.margins(x=0.1)
        _names(axes, lines)

    return _svg(title, draw, 0.75 + ROW * len(lines))


def _duration(ms: float) -> str:
    if ms < 0.999:
        return f"{ms * 1000:g} µs"
    return f"{ms:g} ms" if ms < 999 else f"{ms / 1000:g} s"


def _names(axes: "Axes", bots: Collection[Who]) -> None:
    """A line for each bot, the first on top."""
    axes.set_yticks(range(len(bots)), [who.name for who in bots])
    axes.set_ylim(len(bots) - 0.5, -0.7)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", color=FAINT, alpha=0.25, lw=0.8)


def _smooth(values: Sequence[float], at: "Curve") -> "Curve":
    """A density, its highest point 1."""
    import numpy as np

    found = np.asarray(values, dtype=float)
    spread = float(found.std()) or 1.0
    width = max(1.0, 0.9 * spread * len(found) ** -0.2)
    kinds, often = np.unique(found, return_counts=True)  # fame is whole: few kinds
    curve = (often * np.exp(-0.5 * ((at[:, None] - kinds) / width) ** 2)).sum(axis=1)
    return np.asarray(curve / curve.max(), dtype=np.float64)


def _svg(title: str, draw: "Callable[[Axes], None]", height: float) -> str:
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({**STYLE, "svg.hashsalt": title}):  # type: ignore[dict-item]
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure.add_subplot())
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _for_page(file.getvalue(), title)


def _for_page(svg: str, title: str) -> str:
    """Only the element, with the page's colours and letters, and a name for those who listen."""
    from html import escape

    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for stand_in, variable in VARIABLES.items():
        svg = svg.replace(stand_in, variable)
    svg = re.sub(r"font: ([0-9.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r' (width|height)="[0-9.]+pt"', "", svg, count=2)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
