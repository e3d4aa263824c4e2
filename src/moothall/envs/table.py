"""One game that environments play answer by answer: dealt, answered, observed and paid in compiled code."""

from copy import copy
from typing import Any

import numpy as np

from moothall.engine.loops import observing, setting_up
from moothall.engine.record import Ints, Records
from moothall.engine.verdict import LEGAL
from moothall.envs.setting import Setting
from moothall.envs.steps import NOBODY, turning


class Table:
    """`numbers` and `mask` are what the seat that is asked may know; a new pair after every answer."""

    def __init__(self, setting: Setting) -> None:
        game = setting.game
        self.setting = setting
        self.state: Records = np.zeros(1, game.state.layout)
        self.rewards = np.zeros(setting.seats, np.float32)
        self.verdict: Ints = np.zeros(len(game.space), np.int16)
        self.seed = 0
        self.actions: list[int] = []
        self.seat = NOBODY  # who is asked; nobody when the game is over
        self.numbers: Any = None
        self.mask: Any = None
        self._deck, self._set_up, self._turn = setting.printed, setting_up(game), turning(game)
        self._observe = observing(game)
        self._players, self._aim = setting.players, setting.aim
        self._size, self._count, self._dtype = game.observation.size, len(game.space), setting.dtype

    def __deepcopy__(self, memo: Any) -> "Table":
        """Another that goes on from here by itself; what is compiled is shared."""
        other = copy(self)
        other.state, other.rewards = self.state.copy(), self.rewards.copy()
        other.verdict, other.actions = self.verdict.copy(), self.actions[:]
        return other

    def deal(self, seed: int) -> None:
        self.seed, self.actions = seed, []
        self.state[:] = 0
        self.rewards[:] = 0
        self._set_up(self.state, self._deck, self.setting.encoded, np.array([seed], np.uint64))
        self._go_on(NOBODY)

    def answer(self, action: int) -> None:
        """A legal answer to the open question."""
        self.actions.append(action)
        self._go_on(action)

    def _go_on(self, action: int) -> None:
        self.numbers, self.mask = np.empty(self._size, self._dtype), np.empty(self._count, np.int8)
        self.seat = self._turn(
            self.state, self._deck, action, self._players, self._aim, self.verdict, self.numbers, self.mask,
            self.rewards,
        )  # fmt: skip

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def allows(self, action: int) -> bool:
        return 0 <= action < self._count and not self.over and self.verdict[action] == LEGAL

    def observe(self, seat: int) -> Any:
        """What any seat may know."""
        numbers = np.zeros((1, self._size), self._dtype)
        self._observe(self.state, self._deck, seat, numbers)
        return numbers[0]
