"""Plots as HTML, as wide as the page: names stand above their lines and may be long.

Places are percentages and colours are those of the page, so a plot is right on a phone and in the
dark. Curves are drawn in a square of 100 that is stretched; nothing written is.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, NamedTuple

from alula.arena.intervals import Estimate
from alula.arena.tally import Times

if TYPE_CHECKING:
    import numpy as np

    Curve = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

COLOURS = 8
"""More bots than that begin again."""
MARKS = 5
"""At most, so that they fit side by side on a phone."""


class Who(NamedTuple):
    """A bot in a plot: what it is called, and which of the colours it has in all of them."""

    name: str
    series: int

    @property
    def colour(self) -> str:
        return f"var(--series-{self.series % COLOURS})"

    @property
    def label(self) -> str:
        """The name, behind a dot of its colour."""
        return f'<i class="swatch" style="background:{self.colour}"></i>{escape(self.name)}'


class _Scale:
    """From values to percentages; round values are marked."""

    def __init__(self, values: Sequence[float], tell: Callable[[float], str]) -> None:
        room = 0.06 * (max(values) - min(values)) or 0.5
        self.low, self.high = min(values) - room, max(values) + room
        self._tell = tell

    def place(self, value: float) -> float:
        return round(100 * (value - self.low) / (self.high - self.low), 2)

    def marks(self) -> list[tuple[float, str]]:
        """Places of round values, with what to write there."""
        wide = (self.high - self.low) / MARKS
        power = 10.0 ** floor(log10(wide))
        step = next(power * size for size in (1, 2, 2.5, 5, 10) if power * size >= wide)
        turns = range(ceil(self.low / step), floor(self.high / step) + 1)
        return [(self.place(turn * step), self._tell(round(turn * step, 9))) for turn in turns]


def percentage(value: float) -> str:
    return f"{100 * value:g} %"


def number(value: float) -> str:
    return f"{value:g}"


def dots(title: str, lines: Mapping[Who, Estimate], mark: float | None, percent: bool) -> str:
    """Values with their intervals, one line each; `mark` is what would be fair."""
    marked = [] if mark is None else [mark]
    scale = _Scale(
        [*marked, *(value for line in lines.values() for value in line)],
        percentage if percent else number,
    )
    rows = []
    for who, (value, low, high) in lines.items():
        said = f"{value:.1%}" if percent else f"{value:+.0f}"
        rows.append((who, _bar(scale, low, high, who) + _dot(scale, value, who, said)))
    fair = "".join(f'<i class="fair" style="left:{scale.place(at)}%"></i>' for at in marked)
    return _rows(title, rows, scale, fair)


def times(title: str, lines: Mapping[Who, Times]) -> str:
    """From the median to the 99th percentile of the time a decision takes."""
    logs = {who: (log10(median + 1e-6), log10(p99 + 1e-6)) for who, (median, p99) in lines.items()}
    scale = _Scale([value for pair in logs.values() for value in pair], _power)
    rows = []
    for who, (median, p99) in logs.items():
        drawn = _bar(scale, median, p99, who) + _dot(scale, median, who)
        end = f'<i class="end" style="left:{scale.place(p99)}%;background:{who.colour}"></i>'
        rows.append((who, drawn + end))
    return _rows(title, rows, scale)


def distributions(title: str, lines: Mapping[Who, Sequence[float]]) -> str:
    """The shape of each bot's fame, with its middle half and its median."""
    import numpy as np

    scale = _Scale([value for values in lines.values() for value in values], number)
    at = np.linspace(scale.low, scale.high, 200)
    rows = []
    for who, values in lines.items():
        low, median, high = np.percentile(values, [25, 50, 75]).tolist()
        curve = 100 - 100 * _smooth(values, at)
        points = " ".join(f"{x:g},{y:.1f}" for x, y in zip(range(200), curve, strict=True))
        drawn = _curves(
            f'<polygon points="0,100 {points} 199,100" style="fill:{who.colour}"/>', width=199
        )
        rows.append((who, drawn + _bar(scale, low, high, who) + _dot(scale, median, who)))
    return _rows(title, rows, scale, kind=" shapes")


def by_count(
    title: str,
    lines: Mapping[Who, Mapping[int, Estimate]],
    fair: Mapping[int, float] | None,
    percent: bool,
) -> str:
    """A line for each bot over the numbers of players."""
    counts = sorted({count for line in lines.values() for count in line})
    values = [value for line in lines.values() for estimate in line.values() for value in estimate]
    scale = _Scale([*values, *(fair or {}).values()], percentage if percent else number)
    wide = 100 / len(counts)
    middle = {count: wide * (place + 0.5) for place, count in enumerate(counts)}
    drawn = []
    if fair:
        points = [(middle[c], 100 - scale.place(fair[c])) for c in counts]
        drawn.append(_line(points, 'class="fair"'))
    for place, (who, line) in enumerate(lines.items()):
        aside = 0.4 * wide * ((place + 0.5) / len(lines) - 0.5)  # else intervals cover each other
        where = {count: middle[count] + aside for count in line}
        style = f'style="stroke:{who.colour}"'
        points = [(where[c], 100 - scale.place(e.value)) for c, e in line.items()]
        drawn.append(_line(points, style))
        for count, (_, low, high) in line.items():
            ends = [(where[count], 100 - scale.place(value)) for value in (low, high)]
            drawn.append(_line(ends, f'class="bar" {style}'))
    legend = "".join(f"<li>{who.label}</li>" for who in lines)
    marks = "".join(
        f'<i class="grid" style="bottom:{at}%"></i><span style="bottom:{at}%">{said}</span>'
        for at, said in scale.marks()
    )
    below = "".join(f'<span style="width:{wide:g}%">{count} players</span>' for count in counts)
    return (
        f'<ul class="legend">{legend}</ul>'
        f'<div class="plot" role="img" aria-label="{escape(title)}">'
        f'<div class="field">{marks}{_curves("".join(drawn))}</div>'
        f'<div class="counts">{below}</div></div>'
    )


def _line(points: Iterable[tuple[float, float]], told: str) -> str:
    return f'<polyline points="{" ".join(f"{x:g},{y:g}" for x, y in points)}" {told}/>'


def _curves(drawn: str, width: int = 100) -> str:
    return f'<svg viewBox="0 0 {width} 100" preserveAspectRatio="none">{drawn}</svg>'


def _bar(scale: _Scale, low: float, high: float, who: Who) -> str:
    left, right = scale.place(low), scale.place(high)
    style = f"left:{left}%;width:{right - left:g}%;background:{who.colour}"
    return f'<i class="bar" style="{style}"></i>'


def _dot(scale: _Scale, value: float, who: Who, said: str = "") -> str:
    place = scale.place(value)
    written = f'<span style="left:{place}%">{said}</span>' if said else ""
    return f'<i class="dot" style="left:{place}%;background:{who.colour}"></i>{written}'


def _rows(
    title: str, rows: Iterable[tuple[Who, str]], scale: _Scale, behind: str = "", kind: str = ""
) -> str:
    """A line for each bot, the first on top, and the scale below."""
    marks = scale.marks()
    grid = "".join(f'<i class="grid" style="left:{at}%"></i>' for at, _ in marks)
    told = "".join(f'<span style="left:{at}%">{said}</span>' for at, said in marks)
    lines = "".join(
        f'<p>{who.label}</p><div class="track">{grid}{behind}{drawn}</div>' for who, drawn in rows
    )
    return (
        f'<div class="plot{kind}" role="img" aria-label="{escape(title)}">'
        f'{lines}<div class="scale">{told}</div></div>'
    )


def _power(value: float) -> str:
    """Milliseconds, told by their power of ten."""
    ms = float(f"{10**value:.2g}")
    if ms < 0.999:
        return f"{ms * 1000:g} µs"
    return f"{ms:g} ms" if ms < 999 else f"{ms / 1000:g} s"


def _smooth(values: Sequence[float], at: "Curve") -> "Curve":
    """A density, its highest point 1."""
    import numpy as np

    found = np.asarray(values, dtype=float)
    spread = float(found.std()) or 1.0
    width = max(1.0, 0.9 * spread * len(found) ** -0.2)
    kinds, often = np.unique(found, return_counts=True)  # fame is whole: few kinds
    curve = (often * np.exp(-0.5 * ((at[:, None] - kinds) / width) ** 2)).sum(axis=1)
    return np.asarray(curve / curve.max(), dtype=np.float64)
