"""Random walks through whole games: natively walked, every position and every verdict kept.

    walker = Walker(GAME)
    walk = walker.walk(players=3, seed=5, weights=EAGER)  # and options of the game, where it has any
    walk.states[12], walk.verdicts[12], walk.actions[12]

An action is chosen with a chance in proportion to its weight: with equal weights a walk is uniform,
with small ones for passing it gets further than a player who passes whenever it comes to mind.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from moothall.engine.actions import ActionSpace
from moothall.engine.chance import Chance, draw
from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Ints, Records
from moothall.engine.rule import compiler, rule
from moothall.engine.verdict import LEGAL
from tests.laws import broken_law

LONGEST = 6_000  # answers; a walk that is longer goes round in circles


class Walk(NamedTuple):
    game: Game
    deck: Deck
    players: int
    seed: int
    actions: Ints
    states: Records  # one more than actions: the last is the final position
    verdicts: Ints  # of every position but the last
    options: dict[str, int | str]  # all of them, the players too

    def match(self, ply: int | None = None) -> Match:
        """The same game as a match, natively played up to a ply, or to its end."""
        match = Match(self.game, self.options, seed=self.seed, deck=self.deck, rules=native(self.game))
        for action in self.actions[:ply]:
            match.play(int(action))
        return match

    def broken_law(self, states: Records) -> tuple[int, str] | None:
        """The first of some positions that can't be in a game of this kind, and the law that says so."""
        return broken_law(self.game, states, self.deck, self.game.encode_options(self.options))


def weigh(space: ActionSpace, default: int = 1, **blocks: int) -> Ints:
    """A weight for every action: by its block, or the default."""
    weights = np.full(len(space), default, np.int64)
    for name, weight in blocks.items():
        block = space.blocks[name]
        weights[block.first : block.first + block.length] = weight
    return weights


@rule
def weighted_choice(verdict: Ints, weights: Ints, dice: Chance) -> int:
    total = 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            total += weights[action]
    left = draw(dice, total)
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            left -= weights[action]
            if left < 0:
                return action
    return -1


class Walker:
    def __init__(self, game: Game, deck: Deck | None = None) -> None:
        self.game = game
        self.deck = deck or game.read_deck()

    def walk(self, players: int, seed: int, weights: Ints, **chosen: str) -> Walk:
        options = self.game.options_from({"players": players, **chosen})
        seeds = np.array([seed], np.uint64)
        start = native(self.game).new(self.game.encode_options(options), seeds, self.deck.record)
        states: Records = np.zeros(LONGEST + 1, self.game.state.layout)
        states[0] = start[0]
        verdicts: Ints = np.zeros((LONGEST, len(self.game.space)), np.int16)
        actions: Ints = np.zeros(LONGEST, np.int16)
        dice = np.zeros(1, Chance.layout)
        dice["seed"] = seed
        deck = self.deck.record.view(self.game.deck.layout)
        length = compiled_walk(self.game)(states, deck, dice, weights, verdicts, actions)
        assert states[length]["over"], f"{options}, seed {seed}: not over after {LONGEST} answers"
        kept = states[: length + 1].copy(), verdicts[:length].copy()
        return Walk(self.game, self.deck, players, seed, actions[:length].copy(), *kept, options)


@cache
def compiled_walk(game: Game) -> Any:
    numba = compiler()
    judge, carry_out = game.legal, game.apply

    @numba.njit(cache=True)
    def walk(states, deck, dice, weights, verdicts, actions):
        for ply in range(len(actions)):
            if states[ply].over:
                return ply
            judge(states[ply], deck[0], verdicts[ply])
            action = weighted_choice(verdicts[ply], weights, dice[0])
            actions[ply] = action
            states[ply + 1] = states[ply]
            carry_out(states[ply + 1], deck[0], action)
        return len(actions)

    return walk
