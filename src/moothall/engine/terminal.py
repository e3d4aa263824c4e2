"""What the games' tables in a terminal share, drawn with Rich: only whoever draws one imports this."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from moothall.engine.text import MINUS, Speaker


class Boards(Protocol):
    """A view, as far as every game's is alike."""

    @property
    def boards(self) -> Sequence[Any]: ...

    @property
    def question(self) -> Any: ...


ViewT = TypeVar("ViewT", bound=Boards)


class DrawnTable(ABC, Generic[ViewT]):
    """A view, ready to print; the boards begin with the seat that looks at it.

    Where there is little room, the others' boards can be left at a line or two.
    """

    wide_from: ClassVar[int]  # so many columns: then parts stand side by side

    def __init__(self, view: ViewT, speaker: Speaker, seat: int | None, *, brief: bool = False) -> None:
        self.view, self.speaker, self.brief = view, speaker, brief
        self.deck = speaker.deck
        self.wide = False
        order = self.turn_order()
        first = order.index(seat) if seat is not None else 0
        self.order = order[first:] + order[:first]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[RenderableType]:
        self.wide = options.max_width >= self.wide_from
        yield from self.common()
        for seat in self.order:
            board = self.view.boards[seat]
            yield self.summary(board) if self.brief and seat != self.order[0] else self.board(board)

    def turn_order(self) -> list[int]:
        return list(range(len(self.view.boards)))

    @abstractmethod
    def common(self) -> Iterable[RenderableType]:
        """How far the game has come, and what lies between the players."""

    @abstractmethod
    def board(self, board: Any) -> RenderableType:
        """All that belongs to a player."""

    @abstractmethod
    def summary(self, board: Any) -> RenderableType:
        """The same in a line or two."""

    @abstractmethod
    def title(self, board: Any) -> Text:
        """Whose board it is."""

    def in_frame(
        self, board: Any, content: RenderableType, points: str | Text, style: str, *, dim: bool = False
    ) -> Panel:
        """A player's board; a heavy frame for whoever is asked."""
        asked = board.seat == self.view.question.seat
        return Panel(
            content,
            title=self.title(board),
            title_align="left",
            subtitle=points,
            subtitle_align="right",
            box=box.HEAVY if asked else box.ROUNDED,
            border_style=Style.parse(style) + Style(dim=dim and not asked),
            padding=(0, 1),
        )

    def say(self, text: str, **words: int | str) -> str:
        return self.speaker.text(text, **words)


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
