"""Every game as an environment of PettingZoo in which agents answer one after the other.

    from moothall.envs import aec

    env = aec.env("settlement", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ended = termination or truncation
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))

An answer that the rules forbid ends the game: whoever gave it is paid -1, the others nothing, and its info
names the rule.
"""

from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from moothall.engine.chance import SHORT_SEEDS
from moothall.engine.deck import Deck
from moothall.envs.rendering import RENDER_MODES, check_mode, render, why_not
from moothall.envs.setting import Setting
from moothall.envs.spaces import LOST, MASK, OBSERVATION, action_space, observation_space
from moothall.envs.table import Table

Seen = dict[str, Any]


def env(game: str, **options: Any) -> "TableEnv":
    """An environment by its game's name; `TableEnv` says what the options are."""
    return TableEnv(game, **options)


raw_env = env  # it checks its answers itself and needs no wrappers


class TableEnv(AECEnv[str, Seen, int], EzPickle):  # type: ignore[misc]  # their types are partial
    """`options` are the game's: `players`, and those that `moothall games` tells of.

    `reward` is "win" or "points"; after `max_cycles` answers a game is broken off.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        deck: Deck | None = None,
        **options: int | str,
    ) -> None:
        EzPickle.__init__(
            self, game, render_mode=render_mode, reward=reward, max_cycles=max_cycles, deck=deck, **options
        )
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.setting = Setting(game, options, reward=reward, max_cycles=max_cycles, deck=deck)
        self.table = Table(self.setting)
        self.metadata = {
            "name": f"{self.setting.game.name}_v{self.setting.game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed, the deal of that seed; those after it follow from it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.deal(int(self._seeds.integers(SHORT_SEEDS - 1, dtype=np.uint64, endpoint=True)))
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, Seen] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.table.seat]
        self._show()

    def observe(self, agent: str) -> Seen:
        """The numbers of that seat; the mask of a seat that isn't asked is empty."""
        table = self.table
        if self._seats[agent] == table.seat:
            return {OBSERVATION: table.numbers, MASK: table.mask}
        return {OBSERVATION: table.observe(self._seats[agent]), MASK: np.zeros_like(table.mask)}

    def step(self, action: int | None) -> None:
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not table.allows(action):
            self._refuse(agent, action)
            return
        table.answer(int(action))
        if table.seat >= 0:
            if len(table.actions) >= self.setting.most:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[table.seat]
        else:
            self._end({each: float(table.rewards[seat]) for each, seat in self._seats.items()})
        self._show()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _refuse(self, agent: str, action: int | None) -> None:
        self.infos[agent]["refused"] = why_not(self.table, action)
        self._end({each: LOST if each == agent else 0.0 for each in self.agents})

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def state(self) -> Any:
        """All that there is, hidden or not, as bytes: for those who learn with more than agents may know."""
        return np.frombuffer(self.table.state.tobytes(), np.uint8)
