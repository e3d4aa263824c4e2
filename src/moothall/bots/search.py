"""Tree search over deals: what a bot does that thinks.

One tree of answers, and in each iteration another deal that the seat can't tell from the one before. On its
way down every seat prefers the answers that have done well for it or are thought likely (PUCT); where the
tree ends, the position is judged for every seat, and each answer on the way remembers that. Questions with
one answer have no place in the tree.

What judges is one of `judges.py`: it says of an open question how likely each answer is and what every seat
may hope for. All of it is plain Python that runs compiled: `search(game, judge)` gives the function.
"""

import math
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from moothall.bots.bot import State
from moothall.bots.learned import CHANCE, SHARE, Floats, most_seats
from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.record import Ints, Record, Records
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL, NOT_ASKED, nth_legal

SURPRISE = 0.02  # how likely an answer is that was not legal when the others were judged
MOST_FREE = 4  # exchanges in a row: more would only go round
LONGEST = 500  # answers on a way down, counting those without a choice
HAS_CHILD = -7
# An answer that most looks went to, after a good part of them, is taken.
OBVIOUS, SOME = 0.85, 0.25
SPREAD = 8.0  # so many points more make a share e times as large

# Where in the scratch things are; what lies behind is for those who judge.
WAY, FREE_FOR_JUDGES = 0, 1
STATES = 4


class Temper(NamedTuple):
    """What a search makes of what it finds."""

    explore: float  # how much a likely answer is preferred that was tried little
    caution: float  # an answer never tried is hoped to be so much worse than the others
    # Of what a seat hopes for, the part that its share of the points has: it decides between answers that
    # win alike.
    points: float


COMPANY = Temper(explore=0.5, caution=0.08, points=0.15)
# Alone goals are met seldom or almost always, and what all answers lead to is nearly alike: what is explored
# is measured by how far apart the hopes of this search lie.
ALONE = Temper(explore=1.5, caution=0.25, points=0.5)


class Tree(NamedTuple):
    """What was found out: a row for each answer at each place; row 0 is nowhere."""

    first: Ints  # the first answer at the place that this one leads to; 0 where nobody has been
    sibling: Ints  # the next answer at the same place; 0 behind the last
    answer: Ints
    visits: Ints
    likely: Floats
    hopes: Floats  # (row, seat): the sum over all visits
    chances: Floats  # (row, seat): of winning alone, likewise
    told: Floats  # how many hopes the root was told, their sum, and that of their squares
    rows: Ints  # one number: how many are in use


class Desk(NamedTuple):
    """What a search writes on and forgets."""

    scratch: Records
    verdicts: Ints
    numbers: Ints  # an observation
    sums: Floats
    units: Floats
    likely: Floats  # of each answer to the question that was judged
    found: Floats  # (2, seat): what was judged: chances, shares of the points
    path: Ints
    free: Ints  # of each action: whether it may be given again and again


def new_tree(game: Game, rows: int) -> Tree:
    seats = most_seats(game)
    return Tree(
        first=np.zeros(rows, np.int32),
        sibling=np.zeros(rows, np.int32),
        answer=np.zeros(rows, np.int32),
        visits=np.zeros(rows, np.int32),
        likely=np.zeros(rows, np.float32),
        hopes=np.zeros((rows, seats), np.float32),
        chances=np.zeros((rows, seats), np.float32),
        told=np.zeros(3),
        rows=np.zeros(1, np.int64),
    )


def new_desk(game: Game, sums: int, units: int) -> Desk:
    free = np.zeros(len(game.space), np.int8)
    for name in game.free:
        free[game.space.numbers(name)] = 1
    return Desk(
        scratch=np.zeros(STATES, game.state.layout),
        verdicts=np.zeros((3, len(game.space)), np.int16),
        numbers=np.zeros(game.observation.size, np.int32),
        sums=np.zeros(sums, np.float32),
        units=np.zeros(units, np.float32),
        likely=np.zeros(len(game.space), np.float32),
        found=np.zeros((2, most_seats(game))),
        path=np.zeros(LONGEST, np.int32),
        free=free,
    )


@cache
def counting(game: Game) -> Any:
    """The rule that counts a game that is over: who has won, and how the points are shared."""
    has_won, score, reached = game.is_winner, game.score, game.reached

    @rule
    def count(s: State, deck: Record, seats: int, found: Floats) -> None:
        if seats == 1:
            part = reached(s, deck) / 1000.0
            found[CHANCE, 0] = 1.0 if part >= 1.0 else 0.0
            found[CHANCE, 1] = 1.0 - found[CHANCE, 0]
            found[SHARE, 0] = min(part, 1.0)
            found[SHARE, 1] = 1.0 - found[SHARE, 0]
            return
        winners, best = 0, -(1 << 30)
        for seat in range(seats):
            won = has_won(s, deck, seat)
            found[CHANCE, seat] = 1.0 if won else 0.0
            winners += won
            found[SHARE, seat] = score(s, deck, seat)
            best = max(best, int(found[SHARE, seat]))
        total = 0.0
        for seat in range(seats):
            found[CHANCE, seat] = found[CHANCE, seat] / winners if winners else 1.0 / seats
            found[SHARE, seat] = math.exp((found[SHARE, seat] - best) / SPREAD)
            total += found[SHARE, seat]
        for seat in range(seats):
            found[SHARE, seat] /= total

    return count


@rule
def _add(tree: Tree, action: int, likely: float) -> int:
    row = int(tree.rows[0])
    tree.rows[0] = row + 1
    tree.first[row] = 0
    tree.sibling[row] = 0
    tree.answer[row] = action
    tree.visits[row] = 0
    tree.likely[row] = likely
    for seat in range(tree.hopes.shape[1]):
        tree.hopes[row, seat] = 0.0
        tree.chances[row, seat] = 0.0
    return row


@rule
def _plant(tree: Tree, place: int, verdict: Ints, likely: Floats) -> None:
    """The answers at a place where nobody has been."""
    last = 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            row = _add(tree, action, likely[action])
            if last:
                tree.sibling[last] = row
            else:
                tree.first[place] = row
            last = row


@rule
def _descend(tree: Tree, place: int, verdict: Ints, seat: int, temper: Temper, spread: float) -> int:
    """The answer that this seat prefers at a place, among those that are legal in this deal."""
    tries, last, child = 1.0, 0, tree.first[place]
    while child:
        if verdict[tree.answer[child]] == LEGAL:
            tries += tree.visits[child]
            verdict[tree.answer[child]] = HAS_CHILD
        last = child
        child = tree.sibling[child]
    for action in range(len(verdict)):
        if verdict[action] == LEGAL and tree.rows[0] < len(tree.first):
            row = _add(tree, action, SURPRISE)
            tree.sibling[last] = row
            last = row
            verdict[action] = HAS_CHILD
    caution = temper.caution * spread
    usual = tree.hopes[place, seat] / tree.visits[place] - caution if tree.visits[place] else 0.5
    wide = temper.explore * spread * math.sqrt(tries)
    best, highest, child = 0, -1e18, tree.first[place]
    while child:
        if verdict[tree.answer[child]] == HAS_CHILD:
            visits = tree.visits[child]
            hope = tree.hopes[child, seat] / visits if visits else usual
            hope += wide * tree.likely[child] / (1.0 + visits)
            if hope > highest:
                best, highest = child, hope
        child = tree.sibling[child]
    return best


@rule
def _remember(tree: Tree, desk: Desk, depth: int, seats: int, me: int, points: float) -> None:
    hope = (1.0 - points) * desk.found[CHANCE, me] + points * desk.found[SHARE, me]
    tree.told[0] += 1.0
    tree.told[1] += hope
    tree.told[2] += hope * hope
    for step in range(depth + 1):
        row = desk.path[step]
        tree.visits[row] += 1
        for seat in range(max(seats, 2)):
            chance = desk.found[CHANCE, seat]
            tree.chances[row, seat] += chance
            tree.hopes[row, seat] += (1.0 - points) * chance + points * desk.found[SHARE, seat]


@rule
def _spread(tree: Tree) -> float:
    """How far apart the hopes lie that this search was told: their standard deviation."""
    if tree.told[0] < 2.0:
        return 1.0
    mean = tree.told[1] / tree.told[0]
    return math.sqrt(max(1e-8, tree.told[2] / tree.told[0] - mean * mean))


@rule
def is_decided(tree: Tree, place: int, left: int) -> bool:
    """Whether so many more visits can't bring another answer to the front, or are most unlikely to."""
    most, second, child = 0, 0, tree.first[place]
    while child:
        visits = tree.visits[child]
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = tree.sibling[child]
    obvious = most > OBVIOUS * tree.visits[place] and tree.visits[place] > SOME * (tree.visits[place] + left)
    return obvious or most - second > left


@cache
def search(game: Game, judge: Any) -> Any:
    """The function that looks further from a place of a tree; how often it did."""
    legal, carry_out, conceal = game.legal, game.apply, game.conceal
    count = counting(game)

    @rule
    def look(
        root: State,
        deck: Record,
        seats: int,
        players: int,
        frees: int,
        place: int,
        wanted: int,
        left: int,
        temper: Temper,
        dice: Chance,
        tree: Tree,
        desk: Desk,
        net: Any,
    ) -> int:
        """So many looks of those that are left: each down the tree in a deal of its own, and back."""
        me = open_seat(root.agenda)
        verdict = desk.verdicts[0]
        looks = 0
        while looks < wanted and tree.rows[0] + len(verdict) < len(tree.first):
            desk.scratch[WAY] = root
            s = desk.scratch[WAY]
            conceal(s, deck, me, dice)
            row, depth, steps = place, 0, 0
            row_frees = frees
            desk.path[0] = place
            spread = _spread(tree) if players == 1 else 1.0
            while True:
                if s.over:
                    count(s, deck, seats, desk.found)
                    break
                choices = legal(s, deck, verdict)
                steps += 1
                seat = open_seat(s.agenda)
                if choices == 1 or seat >= players:
                    carry_out(s, deck, nth_legal(verdict, 0))
                    continue
                if row_frees >= MOST_FREE:
                    for action in range(len(verdict)):
                        if desk.free[action]:
                            verdict[action] = NOT_ASKED
                if tree.first[row] == 0 or steps >= LONGEST - 2:
                    judge(s, deck, seat, seats, verdict, net, desk)
                    if tree.first[row] == 0:
                        _plant(tree, row, verdict, desk.likely)
                    break
                row = _descend(tree, row, verdict, seat, temper, spread)
                # As wide as every other answer, or the rulebook were compiled once more.
                answer: Any = np.int64(tree.answer[row])
                row_frees = row_frees + 1 if desk.free[answer] else 0
                carry_out(s, deck, answer)
                depth += 1
                desk.path[depth] = row
            _remember(tree, desk, depth, seats, me, temper.points)
            looks += 1
            if looks % 32 == 0 and is_decided(tree, place, left - looks):
                break
        return looks

    return look
