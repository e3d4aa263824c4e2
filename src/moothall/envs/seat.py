"""One seat at a table as an environment of Gymnasium; bots have the others.

import gymnasium
import moothall.envs

env = gymnasium.make("moothall/Settlement-2p-v1", opponents="greedy")
observation, info = env.reset(seed=1)
action = env.action_space.sample(observation["action_mask"])
observation, reward, terminated, truncated, info = env.step(action)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from moothall.bots import find_bot
from moothall.bots.bot import Bot, Sight
from moothall.engine.chance import SHORT_SEEDS
from moothall.engine.deck import Deck
from moothall.engine.native import native
from moothall.envs.rendering import RENDER_MODES, check_mode, render, why_not
from moothall.envs.rivals import line_up
from moothall.envs.setting import Setting
from moothall.envs.spaces import LOST, MASK, OBSERVATION, action_space, observation_space
from moothall.envs.table import Table

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, Any]):  # type: ignore[misc]  # its types are partial
    """`opponents` is one bot's name for all other seats or a name for each, from the agent's left on.

    `seat` is the agent's; without one it is another with each deal (`info["seat"]`). `reward` is "win" or
    "points"; after `max_cycles` of the agent's answers a game is broken off. Other options are the game's.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        deck: Deck | None = None,
        **options: int | str,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.setting = Setting(game, options, reward=reward, max_cycles=max_cycles, deck=deck)
        check_seat(self.setting, seat)
        self._wanted, self._opponents = seat, line_up(self.setting, opponents)
        self.table = Table(self.setting)
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self.seat = 0
        self._rivals: dict[int, Bot] = {}
        self._given = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        super().reset(seed=seed)
        players, game = self.setting.players, self.setting.game
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        self._rivals = {
            (self.seat + step) % players: find_bot(name, game, self._new_seed())
            for step, name in enumerate(self._opponents, 1)
        }
        self._given = 0
        self.table.deal(self._new_seed())
        self._let_rivals_answer()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Seen]:
        table, info = self.table, self._info()
        if not table.allows(action):
            info["refused"] = why_not(table, int(action))
            nothing_legal = np.zeros_like(table.mask)
            return {OBSERVATION: table.numbers.copy(), MASK: nothing_legal}, LOST, True, False, info
        table.answer(int(action))
        self._given += 1
        self._let_rivals_answer()
        reward = float(table.rewards[self.seat])
        return self._seen(), reward, table.over, not table.over and self._given >= self.setting.most, info

    def action_masks(self) -> Any:
        """Which answers are legal, where libraries ask for that."""
        return self._seen()[MASK].astype(bool)

    def render(self) -> Any:
        return render(self.table, self.render_mode)

    def _new_seed(self) -> int:
        return int(self.np_random.integers(SHORT_SEEDS - 1, dtype=np.uint64, endpoint=True))

    def _seen(self) -> Seen:
        table = self.table
        if table.over:
            return {OBSERVATION: table.observe(self.seat), MASK: table.mask}
        return {OBSERVATION: table.numbers, MASK: table.mask}

    def _info(self) -> Seen:
        return {"seat": self.seat}

    def _let_rivals_answer(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            legal = np.flatnonzero(table.mask)
            if len(legal) == 1:
                table.answer(int(legal[0]))
            else:
                bot = self._rivals[table.seat]
                table.answer(bot.think(self._sight(bot)).action)
        if self.render_mode == "human":
            self.render()

    def _sight(self, bot: Bot) -> Sight:
        """The position as the bot that is asked may know it."""
        table, setting = self.table, self.setting
        game, rules = setting.game, native(setting.game)
        state = table.state.view(game.state.twin).copy()
        rules.conceal(state, setting.deck.record, table.seat, bot.dice)
        return Sight(
            game, setting.options, setting.deck, state, rules,
            seat=table.seat, frees=self._frees(), answers=len(table.actions),
        )  # fmt: skip

    def _frees(self) -> int:
        """How many free answers were given last, one after the other."""
        space, free = self.setting.game.space, self.setting.game.free
        count = 0
        for action in reversed(self.table.actions):
            if space.decode(action).name not in free:
                break
            count += 1
        return count


def check_seat(setting: Setting, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < setting.players:
        raise ValueError(f"the agent's seat is one from 0 to {setting.players - 1}, not {seat}")
