"""What agents observe and answer, as Gymnasium and PettingZoo describe it."""

from typing import Any

import numpy as np
from gymnasium import spaces

from moothall.envs.setting import Setting
from moothall.envs.steps import FORBIDDEN

OBSERVATION, MASK = "observation", "action_mask"
LOST = float(FORBIDDEN)


def observation_space(setting: Setting) -> spaces.Dict:
    """As in PettingZoo's classic games: the numbers, and which answers are legal."""
    actions = len(setting.game.space)
    low, high = setting.low.astype(setting.dtype), setting.high.astype(setting.dtype)
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(low, high, dtype=setting.dtype.type),
            MASK: spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete[Any]:
    return spaces.Discrete(len(setting.game.space))
