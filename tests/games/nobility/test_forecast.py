"""What the server foresees in Nobility comes about."""

from typing import Any, ClassVar

from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import GOODS
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1}, {"players": 2, "chancery": "on", "events": "on"}]

    def supply(self, player: Any) -> dict[str, int]:
        counted = {"coin": player.coins, "modifier": player.modifiers, "point": player.vp}
        tracks = {"reputation": player.reputation, "star": player.nobility}
        return dict(zip(GOODS, player.goods, strict=True)) | counted | tracks
