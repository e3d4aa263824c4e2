"""What the games' tables in a terminal share, drawn with Rich: only whoever draws one imports this."""

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moothall.engine.text import MINUS


def frame(content: RenderableType, title: str, subtitle: str = "") -> Panel:
    """A part of the table that all share."""
    return Panel(
        content,
        title=title,
        title_align="left",
        subtitle=Text(subtitle, "dim") if subtitle else None,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="grey50",
    )


def side_by_side(
    left: RenderableType, right: RenderableType, *, ratios: tuple[int, int], gap: int = 0
) -> Table:
    grid = Table.grid(expand=True, padding=(0, gap, 0, 0))
    for ratio in ratios:
        grid.add_column(ratio=ratio)
    grid.add_row(left, right)
    return grid


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"
