"""Random games, recorded: for rules that say what never happens, whatever anybody does.

`before[i]`, `actions[i]` by `seats[i]`, `after[i]`: one row for each action of a few dozen games.
"""

import random
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from moothall.engine.actions import Action
from moothall.engine.record import Ints, Records
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import MAX_SEATS
from tests.games.settlement.table import Table

Flags = NDArray[np.bool_]
GAMES = 32
MOST_ACTIONS = 2000  # of one game; it is a fault if any takes longer
# A random player who treats everything alike spends the game passing and exchanging.
EAGERNESS = {"pass_round": 0.08, "end_turn": 0.5, "invite": 3.0, "resolve": 4.0} | {
    name: 0.1 for name in GAME.space.blocks if name.startswith("exchange") or name == "mirror"
}


@dataclass(frozen=True)
class Playthroughs:
    before: Records
    after: Records
    actions: list[Action]
    seats: Ints
    verdicts: Ints  # on every action of the space, in the position before

    @property
    def seated(self) -> Flags:
        """For each action and each of four boards whether somebody sits at it."""
        return np.arange(MAX_SEATS) < self.before["seats"][:, None]

    def named(self, *names: str) -> Flags:
        """For each action whether it has one of these names."""
        return np.array([action.name in names for action in self.actions])


@cache
def playthroughs() -> Playthroughs:
    """Games of 1 to 4 players, every other one with plenty of goods so that heroes and stacks go fast."""
    before: list[bytes] = []
    after: list[bytes] = []
    actions: list[Action] = []
    seats: list[int] = []
    verdicts: list[Ints] = []
    for seed in range(GAMES):
        table, rng = Table(players=seed % 4 + 1, seed=seed, picked=False), random.Random(seed)
        if seed // 4 % 2:
            for seat in range(table.s.seats):
                table.has(seat, diamond=12, gold=12, bonus_settler=6)
        for _ in range(MOST_ACTIONS):
            action = choose(rng, table)
            before.append(table.match.state.tobytes())
            verdicts.append(table.match.verdict().copy())
            actions.append(GAME.space.decode(action))
            seats.append(table.seat)
            table.match.play(action)
            after.append(table.match.state.tobytes())
            if table.match.over:
                break
        assert table.match.over
    return Playthroughs(states(before), states(after), actions, np.array(seats), np.array(verdicts))


def states(recorded: list[bytes]) -> Records:
    return np.frombuffer(b"".join(recorded), GAME.state.twin)


def choose(rng: random.Random, table: Table) -> int:
    """First what to do, by eagerness, then which of the actions that do it."""
    ways: dict[str, list[int]] = {}
    for action in table.match.legal():
        ways.setdefault(GAME.space.decode(action).name, []).append(action)
    name = rng.choices(list(ways), [EAGERNESS.get(name, 1.0) for name in ways])[0]
    return rng.choice(ways[name])
