"""What a command shows: lines and tables, in colour at a terminal and plain everywhere else.

Plain tables are aligned and never wrapped, so that other programs can read them; `rich` is
imported only where there is a terminal to draw on.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType
    from rich.text import Text


class Styled(NamedTuple):
    """Text with a style of `STYLES`."""

    text: str
    style: str = ""


Piece = str | Styled
Line = Piece | Sequence[Piece]
"""A line, or what stands in a cell: one piece of text, or several."""

STYLES = {
    "forest": "red",
    "river": "green",
    "desert": "dodger_blue1",
    "city": "yellow",
    "plain": "bright_black",
    "fame": "bold",
    "total": "bold",
    "heading": "bold",
    "dim": "dim",
    "good": "green",
    "bad": "red",
    "ask": "bold cyan",
}


class Column(NamedTuple):
    title: str
    right: bool = False
    """Numbers stand right."""


class TextTable(NamedTuple):
    """Rows of cells under titles, or without any if all titles are empty."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Line]]
    foot: Sequence[Line] = ()
    """The sum of it all, under a line."""


class Screen(Protocol):
    def line(self, line: Line = "") -> None: ...

    def table(self, table: TextTable) -> None: ...


def clean(text: str) -> str:
    """Text that cannot command a terminal: names and file contents come from anywhere."""
    return text.translate(_UNSAFE)


_UNSAFE = dict.fromkeys(
    (*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A)),
    "\N{REPLACEMENT CHARACTER}",
)
"""Control characters, and those that turn the direction of writing."""


def text_of(line: Line) -> str:
    """A line without its styles."""
    if isinstance(line, str):
        return clean(line)
    if isinstance(line, Styled):
        return clean(line.text)
    return "".join(text_of(piece) for piece in line)


class PlainScreen:
    """Aligned text, nothing else."""

    def line(self, line: Line = "") -> None:
        print(text_of(line).rstrip())

    def table(self, table: TextTable) -> None:
        titles = [column.title for column in table.columns]
        rows = [titles] if any(titles) else []
        rows += [[text_of(cell) for cell in row] for row in (*table.rows, table.foot) if row]
        widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
        for row in rows:
            cells = [
                cell.rjust(width) if column.right else cell.ljust(width)
                for cell, width, column in zip(row, widths, table.columns, strict=True)
            ]
            self.line("  ".join(cells))


class ColourScreen:
    """Drawn by rich, as wide as the terminal, or handed to `write` to be drawn elsewhere."""

    def __init__(self, write: "Callable[[RenderableType], object] | None" = None) -> None:
        if write is None:
            from rich.console import Console

            write = Console(highlight=False, soft_wrap=False).print
        self._write = write

    def line(self, line: Line = "") -> None:
        self._write(self._rich(line))

    def table(self, table: TextTable) -> None:
        from rich import box
        from rich.table import Table as RichTable

        titled = any(column.title for column in table.columns)
        drawn = RichTable(
            box=box.HORIZONTALS if titled else None,
            show_header=titled,
            show_edge=False,
            pad_edge=False,
            padding=(0, 1, 0, 0),
            header_style="dim",
            border_style="dim",
        )
        last = len(table.columns) - 1
        for place, column in enumerate(table.columns):
            drawn.add_column(
                column.title,
                justify="right" if column.right else "left",
                no_wrap=place != last,
                overflow="fold",
            )
        for row in table.rows:
            drawn.add_row(*(self._rich(cell) for cell in row))
        if table.foot:
            drawn.add_section()
            drawn.add_row(*(self._rich(cell) for cell in table.foot))
        self._write(drawn)

    def _rich(self, line: Line) -> "Text":
        from rich.text import Text

        return Text.assemble(*_pieces(line))


def _pieces(line: Line) -> Iterable[tuple[str, str]]:
    if isinstance(line, str):
        yield clean(line), ""
    elif isinstance(line, Styled):
        yield clean(line.text), STYLES.get(line.style, "")
    else:
        for piece in line:
            yield from _pieces(piece)


def screen() -> Screen:
    """The screen for this standard output. `FORCE_COLOR` colours a pipe, `NO_COLOR` nothing."""
    terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return ColourScreen() if terminal or os.environ.get("FORCE_COLOR") else PlainScreen()
