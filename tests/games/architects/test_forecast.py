"""What the server foresees in Architects comes about."""

from typing import Any, ClassVar

from moothall.games.architects.game import GAME
from moothall.games.architects.state import GOODS
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1, "boards": "choice"}, {"players": 3, "boards": "random"}]

    def supply(self, player: Any) -> dict[str, int]:
        counted = {"material": player.materials, "virtue": player.virtue, "building_card": player.hand}
        debts = {"debt": player.unpaid, "paid_debt": player.paid}
        return dict(zip(GOODS, player.goods, strict=True)) | counted | debts
