"""Games that an agent plays at many tables at once, and what it can learn from them: tensors, where they lie.

    player = Player(OnADevice(DeviceBatch("settlement", {"players": 2}, games=32_768, reward="points")))
    played = player.play(decide, steps=32)
    advantage = advantages(played, trace=0.95)

`decide` is the agent: from what whoever is asked may know and the mask of what is legal to its answers, the
logarithms of their chances, and what it thinks that each game is worth to every player, from the one who is
asked on. Without a GPU the tables are `OnTheHost`; all else is the same.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import torch

from moothall.bots.search import MOST_FREE
from moothall.envs.gpu import DeviceBatch
from moothall.envs.setting import Setting
from moothall.envs.spaces import MASK, OBSERVATION
from moothall.envs.vector import TableVectorEnv

FORBIDDEN = -1  # no answer at all: it ends a game

Decide = Callable[[Any, Any], tuple[Any, Any, Any]]


class Seen(NamedTuple):
    """A batch of games as they stand, a row for each, named as in `DeviceBatch`. Steps may write over it."""

    observations: Any
    masks: Any
    seats: Any  # who is asked
    rewards: Any  # (game, seat)
    terminated: Any
    truncated: Any


class Tables(Protocol):
    """Games side by side; one that has ended is dealt anew by the next step, whatever is answered."""

    setting: Setting
    seen: Seen

    def step(self, answers: Any) -> None: ...

    def close(self) -> None: ...


class OnADevice:
    """Games that are played on a GPU. Their arrays are taken over once: every step writes to the same memory.

    PyTorch and Numba both work on the device's default stream, one after the other: nobody waits.
    """

    def __init__(self, batch: DeviceBatch) -> None:
        self.setting, self.step = batch.setting, batch.step
        self.seen = Seen._make(torch.from_dlpack(getattr(batch, name)) for name in Seen._fields)

    def close(self) -> None:
        """The batch goes with whoever holds its arrays."""


class OnTheHost:
    """Games that are played on the processor's cores, and looked at on whatever device the agent is."""

    def __init__(self, env: TableVectorEnv, seed: int, device: Any) -> None:
        self.setting, self._env, self._device = env.setting, env, device
        seen, infos = env.reset(seed=seed)
        nowhere = infos["seat"] < 0
        self._show(seen, nowhere, nowhere, infos)

    def step(self, answers: Any) -> None:
        seen, _, terminated, truncated, infos = self._env.step(answers.cpu().numpy())
        self._show(seen, terminated, truncated, infos)

    def close(self) -> None:
        self._env.close()

    def _show(self, seen: Any, terminated: Any, truncated: Any, infos: Any) -> None:
        arrays = seen[OBSERVATION], seen[MASK], infos["seat"], infos["rewards"], terminated, truncated
        self.seen = Seen._make(torch.from_numpy(array).to(self._device) for array in arrays)


class Played(NamedTuple):
    """What was played, (step, game) each."""

    numbers: Any  # of the observation
    mask: Any
    seat: Any  # that answered
    action: Any
    chance: Any  # the logarithm of the answer's
    value: Any  # (step, game, player): expected before the answer, and behind the last one
    reward: Any  # (step, game, player)
    ended: Any  # by this answer
    dealt: Any  # the game was dealt anew, whatever was answered

    @property
    def chosen(self) -> Any:
        """Where there was something to choose: where an answer is the agent's own doing."""
        return ~self.dealt & (self.mask.sum(2) > 1)


class Player:
    """An agent at its tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables, game = tables, tables.setting.game
        masks = tables.seen.masks
        self._free = torch.zeros(masks.shape[1], dtype=torch.bool, device=masks.device)
        for name in game.free:
            self._free[list(game.space.numbers(name))] = True
        self._frees = torch.zeros(len(masks), dtype=torch.int32, device=masks.device)
        self.ended = torch.zeros(len(masks), dtype=torch.bool, device=masks.device)

    def look(self) -> tuple[Any, Any, Any]:
        """Copies of what is seen, of what may be answered, and of who is asked."""
        seen = self.tables.seen
        numbers = seen.observations.clone(memory_format=torch.contiguous_format)
        return numbers, self._going_on(seen.masks.bool()), seen.seats.long()

    def _going_on(self, mask: Any) -> Any:
        """As those who search do, nobody exchanges goods to and fro for ever."""
        tired = self._frees >= MOST_FREE
        left = mask & ~(tired[:, None] & self._free)
        return torch.where(left.any(1, keepdim=True), left, mask)

    def answer(self, action: Any) -> Any:
        """One answer at each table; what every player was paid."""
        self.tables.step(action)
        seen = self.tables.seen
        self.ended = (seen.terminated | seen.truncated).bool()
        self._frees = torch.where(self._free[action] & ~self.ended, self._frees + 1, 0)
        return seen.rewards[:, : self.tables.setting.players].clone()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def spread(self, decide: Decide, answers: int) -> None:
        """Games that were dealt together would stay together for long, and what is learned from would be all
        openings, then all endings. So a share of them is broken off after each answer, by a forbidden one."""
        last = torch.randint(answers, self.ended.shape, device=self.ended.device)
        for number in range(answers):
            numbers, mask, _ = self.look()
            self.answer(torch.where(last == number, FORBIDDEN, decide(numbers, mask)[0]))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, decide: Decide, steps: int) -> Played:
        rows, values = [], []
        for _ in range(steps):
            dealt, (numbers, mask, seat) = self.ended, self.look()
            action, chance, value = decide(numbers, mask)
            values.append(by_seat(value, seat))
            reward = self.answer(action)
            rows.append((numbers, mask, seat, action, chance, reward, self.ended, dealt))
        numbers, mask, seat = self.look()
        values.append(by_seat(decide(numbers, mask)[2], seat))
        numbers, mask, seat, action, chance, reward, ended, dealt = map(torch.stack, zip(*rows, strict=True))
        return Played(numbers, mask, seat, action, chance, torch.stack(values), reward, ended, dealt)


def around(seat: Any, players: int) -> Any:
    """The seats of all players, from this one on."""
    return (seat[..., None] + torch.arange(players, device=seat.device)) % players


def by_seat(value: Any, seat: Any) -> Any:
    """What is said of every player from this seat on, in the order of seats."""
    return torch.empty_like(value).scatter_(-1, around(seat, value.shape[-1]), value)


def advantages(played: Played, trace: float) -> Any:
    """By how much better than expected it turned out for every player, with a fading look at what came later.

    (step, game, player), in the order of seats: whose answer it was doesn't matter. Behind the end of a game
    nothing comes, and a game that was broken off is even. The step that deals anew belongs to no game.
    """
    found, carried = torch.empty_like(played.reward), torch.zeros_like(played.reward[0])
    for step in reversed(range(len(found))):
        goes_on = ~played.ended[step][:, None]
        surprise = played.reward[step] + goes_on * played.value[step + 1] - played.value[step]
        carried = surprise + trace * goes_on * carried
        found[step] = carried
    return found
