"""Judging one question as the seat that is asked could: what each answer is worth to it.

    examiner = Examiner(game, "master", seed=7)
    findings = examiner.examine(sight, answered=12)

It searches as a bot of that level does, but never by the clock: with the same seed it always finds the same.
A bot looks at bad answers as little as it can; the answer that was given must be judged as well as the best.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from moothall.bots.bot import Sight, Weighed
from moothall.bots.levels import BUDGETS
from moothall.bots.search import ALONE, MOST_FREE, Tree
from moothall.bots.thinker import CHUNK, ROOT, Thinker, children, line_from
from moothall.engine.agenda import open_seat
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.record import Records, plain

LEVELS = tuple(BUDGETS)  # those that search
OFTEN = 0.25  # of the looks at the best answer: one that got fewer is looked at by itself
NEVER = -1e9
ENDLESS = 1 << 30  # looks that are left: a search that is never decided before its time
PATIENCE = 3  # times as many looks, where other deals allow answers that must be left out first


class Finding(NamedTuple):
    """One answer: how often it was looked at, every seat's chance after it, and how it might go on."""

    action: int
    looks: int
    chances: list[float]
    line: list[int]


class Examiner(Thinker):
    """A bot that says what every answer is worth, instead of giving one."""

    def __init__(self, game: Game, level: str | int = "master", seed: int = 0) -> None:
        looks = level if isinstance(level, int) else BUDGETS[level].looks
        super().__init__(game, looks, seed, seconds=float("inf"))

    def examine(self, sight: Sight, answered: int | None = None, surely: int = 1) -> list[Finding]:
        """What was found, the best answer first; of the others not all were looked at equally well.

        What was `answered` is among it, and judged as well as the best; and so are the first so many.
        """
        if sight.frees >= MOST_FREE:  # whoever gives one more all the same has it judged too
            sight.frees = 0
        tree = self._begin(sight, 0)
        thought = self.think(sight)
        found = [self._finding(tree, weighed, sight.seats) for weighed in thought.weighed]
        if not found:  # no look got past this question
            return []
        looks = found[0].looks
        enough = {each.action for each in found if each.looks >= OFTEN * looks}
        wanted = [each.action for each in found[:surely]] + ([] if answered is None else [answered])
        for action in dict.fromkeys(wanted):
            if action not in enough:
                found = self._with(found, self._look_at(sight, action, looks))
        return found

    def _with(self, found: list[Finding], closer: Finding) -> list[Finding]:
        if all(each.action != closer.action for each in found):
            return [*found, closer]
        return [closer if each.action == closer.action else each for each in found]

    def _begin(self, sight: Sight, step: int) -> Tree:
        """With a clear head, and dice that depend on nothing but the moment."""
        head = self._heads[0]
        self._known = None
        head.dice[:] = np.zeros(1, head.dice.dtype)
        moment = (np.uint64(sight.answers) << np.uint64(20)) | (np.uint64(step) << np.uint64(60))
        head.dice["seed"] = np.uint64(self.seed) ^ moment
        return head.tree

    def _finding(self, tree: Tree, weighed: Weighed, seats: int) -> Finding:
        row = next(row for row in children(tree, self._now[0]) if tree.answer[row] == weighed.action)
        line = [weighed.action, *line_from(tree, row)]
        return Finding(weighed.action, weighed.looks, chances_at(tree, row, seats), line)

    def _look_at(self, sight: Sight, action: int, looks: int) -> Finding:
        """So many looks at this answer alone, in deals that the same seat can't tell apart."""
        tree = self._begin(sight, 1)
        places = self._places(sight)
        self._look(sight, places, 1, ENDLESS)  # finds out which answers there are
        row = next(row for row in children(tree, ROOT) if tree.answer[row] == action)
        budget = PATIENCE * looks
        while tree.visits[row] < looks and budget > 0:
            self._leave_out_others(tree, row)
            looked = self._look(sight, places, min(CHUNK, looks - int(tree.visits[row])), ENDLESS)
            budget -= looked or budget
        chances = chances_at(tree, row, sight.seats)
        return Finding(action, int(tree.visits[row]), chances, [action, *line_from(tree, row)])

    def _leave_out_others(self, tree: Tree, row: int) -> None:
        for other in children(tree, ROOT):
            if other != row:
                tree.visits[other] = 1
                tree.hopes[other] = NEVER


def chances_at(tree: Tree, row: int, seats: int) -> list[float]:
    """Every seat's chance to win. Alone few goals are ever reached: there, how near one comes counts too."""
    found = tree.hopes if seats == 1 else tree.chances
    chances: list[float] = (found[row, :seats] / max(1, int(tree.visits[row]))).tolist()
    return chances


def ending_of(match: Match, state: Records) -> list[float]:
    """The same where the game is over: what each seat has of the victory."""
    if match.seats == 1:
        part = min(1.0, match.game.reached(state[0], match.deck.record[0]) / 1000)
        return [(1 - ALONE.points) * (part == 1.0) + ALONE.points * part]
    winners = match.game.result(plain(state[0]), match.deck).winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]


def sight_at(match: Match, ply: int, dice: Records) -> Sight:
    """What the seat that was asked after so many answers could know then."""
    state = match.state_at(ply)
    seat = int(open_seat(state[0].agenda))
    match.rules.conceal(state, match.deck.record, seat, dice)
    return Sight(
        match.game, match.options, match.deck, state, match.rules,
        seat=seat, frees=frees_before(match, ply), answers=ply,
    )  # fmt: skip


def frees_before(match: Match, ply: int) -> int:
    """How many free answers had been given one after the other."""
    return count_frees(match.game, match.actions[: ply - match.first])


def count_frees(game: Game, actions: Sequence[int]) -> int:
    count = 0
    while count < len(actions) and game.space.decode(actions[-1 - count]).name in game.free:
        count += 1
    return count
