"""An observation as yes-or-no features, which a network learns from more easily than from bare numbers.

Each thing that a number can name is a feature, and each amount has one for every step that it reaches: steps
that grow, since the difference between 1 and 2 matters more than that between 21 and 22. Boards where nobody
sits have none.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch import nn

from moothall.engine.observation import Placed
from moothall.envs.setting import Setting

STEPS = (1, 2, 3, 4, 5, 7, 10, 15, 25)  # of amounts, beyond the least
ROW = 64  # features: there are as many or a multiple, the last ones never so, for a GPU's multiplication
ENDLESS = np.iinfo(np.int32).max


class Features(nn.Module):  # type: ignore[misc]  # PyTorch's types are left out
    """Feature i is whether `low[i] <= numbers[column[i]] <= high[i]`."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        found = [
            (span.first + place, low, high)
            for span in setting.game.observation.spans
            if _board(span) < setting.seats
            for place in range(span.count)
            for low, high in _ranges(span)
        ]
        found += [(0, 1, 0)] * (-len(found) % ROW)
        column, low, high = np.array(found, np.int32).T
        high = np.minimum(high, setting.high.max())
        kept = {"column": column, "low": low.astype(setting.dtype), "high": high.astype(setting.dtype)}
        for name, numbers in kept.items():
            # They follow from the game, so they are not stored with what was learned.
            self.register_buffer(name, torch.tensor(numbers), persistent=False)

    def __len__(self) -> int:
        return len(self.column)

    def forward(self, numbers: Any) -> Any:
        """(game, feature), of observations (game, number)."""
        picked = numbers.index_select(1, self.column)
        return (picked >= self.low) & (picked <= self.high)


def _ranges(span: Placed) -> Iterator[tuple[int, int]]:
    if span.kind == "amount":
        yield from ((span.low + step, ENDLESS) for step in STEPS if span.low + step <= span.high)
    else:
        # Of two, one says it all.
        yield from ((number, number) for number in range(span.low + (span.kind == "flag"), span.high + 1))


def _board(span: Placed) -> int:
    """How many seats from the observer on; the table's own is everybody's."""
    step, dot, _ = span.name.partition(".")
    return int(step) if dot and step.isdigit() else 0
