"""The table in the terminal."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from moothall.engine.terminal import DrawnTable
from tests.elsewhere.hazard.view import Board, View


class TerminalTable(DrawnTable[View]):
    wide_from = 100

    def common(self) -> Iterable[RenderableType]:
        yield Text(self.say("board-limit", limit=self.view.limit))

    def board(self, board: Board) -> RenderableType:
        token = "?" if board.token is None else self.speaker.name("token", board.token)
        return self.in_frame(board, Text(self.say("board-pips", pips=board.pips)), token, "grey50")

    def summary(self, board: Board) -> RenderableType:
        return Text(self.say("board-pips", pips=board.pips))

    def title(self, board: Board) -> Text:
        return Text(self.speaker.seat(board.seat))
