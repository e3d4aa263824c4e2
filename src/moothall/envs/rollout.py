"""Games that an agent plays at many tables at once, and what it can learn from them: all of it in NumPy.

    player = Player(TableVectorEnv(512, "settlement", players=2, reward="points"), seed=1)
    played = player.play(decide, steps=64)
    advantage = advantages(played, discount=1.0, trace=0.95)

`decide` is the agent: from the features of what it may know and the mask of what is legal to its answers, the
logarithms of their chances and what it thinks that each game is worth.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from moothall.envs.features import Features
from moothall.envs.spaces import MASK, OBSERVATION
from moothall.envs.vector import TableVectorEnv

Decide = Callable[[Any, Any], tuple[Any, Any, Any]]


class Played(NamedTuple):
    """What was played, (step, game) each."""

    features: Any
    mask: Any
    action: Any
    chance: Any  # the logarithm of the answer's
    value: Any  # expected before the answer
    reward: Any
    terminated: Any  # by this answer
    ended: Any  # by this answer, or broken off after it
    dealt: Any  # the game was dealt anew, whatever was answered
    following: Any  # (game,): what is expected of each game as it stands now

    @property
    def chosen(self) -> Any:
        """Where there was something to choose: where an answer is the agent's own doing."""
        return ~self.dealt & (self.mask.sum(2) > 1)


class Player:
    """An agent's tables, with what it saw there last. `scale`: points that count as 1."""

    def __init__(self, env: TableVectorEnv, seed: int, scale: float = 1.0) -> None:
        self.env, self.features, self.scale = env, Features(env.setting), scale
        self.seen, _ = env.reset(seed=seed)
        self.ended = np.zeros(env.num_envs, bool)
        self.results: list[float] = []  # what the games that ended were paid, unscaled

    def look(self) -> tuple[Any, Any]:
        return self.features(self.seen[OBSERVATION]), self.seen[MASK].astype(bool)

    def answer(self, actions: Any) -> tuple[Any, Any]:
        """One answer at each table: what was paid, and where the game is over by it."""
        self.seen, reward, terminated, truncated, _ = self.env.step(actions)
        self.ended = terminated | truncated
        self.results += reward[self.ended].tolist()
        return reward, terminated

    def play(self, decide: Decide, steps: int) -> Played:
        rows = []
        for _ in range(steps):
            dealt, (features, mask) = self.ended, self.look()
            action, chance, value = decide(features, mask)
            reward, terminated = self.answer(action)
            rows.append(
                (features, mask, action, chance, value, reward / self.scale, terminated, self.ended, dealt)
            )
        _, _, following = decide(*self.look())
        return Played._make([*map(np.stack, zip(*rows, strict=True)), following])


def advantages(played: Played, discount: float, trace: float) -> Any:
    """By how much each answer turned out better than expected, with a fading look at those after it.

    A game that was broken off is thought to go on as it was expected to; one that has ended has nothing to
    come. The step that deals anew belongs to no game.
    """
    found = np.zeros_like(played.value)
    following, carried = played.following, np.zeros_like(played.following)
    for step in reversed(range(len(found))):
        coming = np.where(played.terminated[step], 0, discount * following)
        carried = np.where(played.ended[step], 0, discount * trace * carried)
        carried = played.reward[step] + coming - played.value[step] + carried
        found[step], following = carried, played.value[step]
    return found
