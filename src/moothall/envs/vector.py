"""Thousands of games as one vector environment of Gymnasium, stepped in compiled code on all cores.

    env = TableVectorEnv(4096, "settlement", players=2, opponents="greedy")
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(actions)

A game that has ended is dealt anew by the next step, whatever is answered there (Gymnasium's next-step
autoreset): another deal each time.
"""

from collections.abc import Sequence
from os import cpu_count
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from moothall.engine.chance import Chance
from moothall.engine.deck import Deck
from moothall.engine.record import Records
from moothall.envs.rivals import quick_line_up
from moothall.envs.seat import check_seat
from moothall.envs.setting import Setting
from moothall.envs.spaces import MASK, OBSERVATION, action_space, observation_space
from moothall.envs.steps import AGENT, NOBODY, RANDOM, Crew, Wishes, new_batch

Seen = dict[str, Any]


class TableVectorEnv(VectorEnv[Seen, Any, Any]):  # type: ignore[misc]  # its types are partial
    """As `SeatEnv`, with bots that answer at once; `infos["seat"]` is the agent's seat in each game.

    Without opponents (None) the agent answers for every seat: then `infos["seat"]` is whoever is asked,
    `infos["rewards"]` has what each seat was paid, and a reward is that of the seat that answered last.
    With `copy=False` the next step writes over what the last one gave. `workers` is on how many cores games
    are played, else on all.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        opponents: str | Sequence[str] | None = "greedy",
        seat: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        deck: Deck | None = None,
        copy: bool = True,
        workers: int | None = None,
        **options: int | str,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"there is at least 1 game side by side, not {num_envs}")
        self.setting = setting = Setting(game, options, reward=reward, max_cycles=max_cycles, deck=deck)
        check_seat(setting, seat)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs, self._copy = num_envs, copy
        self.single_observation_space = observation_space(setting)
        self.single_action_space = action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        alone = opponents is None or setting.players == 1
        rivals = [AGENT] * setting.players if opponents is None else quick_line_up(setting, opponents)
        own = 0 if alone else NOBODY if seat is None else seat
        self._wishes = Wishes(
            setting.encoded,
            setting.players,
            np.array([*rivals, AGENT], np.int8),
            own,
            setting.aim,
            setting.most,
        )
        dice: Records = np.zeros((num_envs, 2), Chance.layout)
        self._batch = new_batch(setting.game, num_envs, setting.seats, setting.dtype, dice)
        thinking = any(rival not in (AGENT, RANDOM) for rival in rivals)
        self._crew = Crew(setting.game, min(workers or cpu_count() or 1, num_envs), thinking)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Seen]:
        if isinstance(seed, list):
            raise ValueError("the games of one environment take one seed, from which theirs follow")
        super().reset(seed=seed)
        batch = self._batch
        batch.dice["seed"] = self.np_random.integers(0, 1 << 64, batch.dice.shape, dtype=np.uint64)
        batch.dice["drawn"] = 0
        batch.ended[:] = 1
        self._advance(np.zeros(self.num_envs, np.int64))
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Seen]:
        self._advance(np.ascontiguousarray(actions, np.int64))
        batch = self._batch
        ends = batch.terminated.astype(bool), batch.truncated.astype(bool)
        return self._seen(), batch.reward.copy(), *ends, self._infos()

    def _advance(self, actions: Any) -> None:
        self._crew.step(self._batch, self.setting.printed, actions, self._wishes)

    def close_extras(self, **kwargs: Any) -> None:
        self._crew.close()

    def _seen(self) -> Seen:
        batch = self._batch
        if self._copy:
            return {OBSERVATION: batch.numbers.copy(), MASK: batch.mask.copy()}
        return {OBSERVATION: batch.numbers, MASK: batch.mask}

    def _infos(self) -> Seen:
        return {"seat": self._batch.seat.copy(), "rewards": self._batch.rewards.copy()}
