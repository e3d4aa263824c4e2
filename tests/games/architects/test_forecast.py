"""What the server foresees in Architects comes about."""

from typing import ClassVar

from moothall.games.architects.game import GAME
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1, "boards": "choice"}, {"players": 3, "boards": "random"}]
