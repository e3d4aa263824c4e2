"""Tree search over deals: what a bot does that thinks.

One tree of answers, and every few looks another deal that the seat can't tell from the one before. On its
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
from moothall.engine.chance import Chance, reseed
from moothall.engine.game import Game
from moothall.engine.record import Ints, Record, Records
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL, NOT_ASKED, nth_legal

SURPRISE = 0.02  # how likely an answer is that was not legal when the others were judged
MOST_FREE = 4  # exchanges in a row: more would only go round
LONGEST = 500  # answers on a way down, counting those without a choice
HAS_CHILD = -7
# An answer that most looks went to, after a good part of them, is taken.
OBVIOUS, SOME = 0.9, 0.125
CATCHING_UP = 2 / 3  # of the looks left, the second has at most so many more than the first
SPREAD = 8.0  # so many points more make a share e times as large
UNSEEN = -(1 << 31)  # in place of a number that was never observed

# Where in the scratch things are; what lies between is for those who judge.
WAY, FREE_FOR_JUDGES, DEAL = 0, 1, 3
STATES = 4
HOPES, CHANCES = 0, 1  # of a seat, in a node


class Temper(NamedTuple):
    """What a search makes of what it finds."""

    explore: float  # how much a likely answer is preferred that was tried little
    caution: float  # an answer never tried is hoped to be so much worse than the others
    # Of what a seat hopes for, the part that its share of the points has: it decides between answers that
    # win alike.
    points: float
    # So many looks go into one deal, each with dice of its own: to draw all hidden things anew takes longer
    # than to judge a position.
    same_deal: int


TWO = Temper(explore=0.5, caution=0.08, points=0.15, same_deal=4)
# With more at the table a chance to win is small and hard to judge: answers differ more in their points.
COMPANY = TWO._replace(points=0.6)
# Alone goals are met seldom or almost always, and what all answers lead to is nearly alike: what is explored
# is measured by how far apart the hopes of this search lie.
ALONE = Temper(explore=1.5, caution=0.25, points=0.5, same_deal=1)


class Tree(NamedTuple):
    """What was found out: a node for each answer at each place; node 0 is nowhere."""

    nodes: Records
    told: Floats  # how many hopes the root was told, their sum, and that of their squares
    rows: Ints  # one number: how many nodes are in use

    @property
    def answer(self) -> Ints:
        return self.nodes["answer"]

    @property
    def visits(self) -> Ints:
        return self.nodes["visits"]

    @property
    def hopes(self) -> Floats:
        """(node, seat): the sum over all visits."""
        return self.nodes["seats"][:, :, HOPES]

    @property
    def chances(self) -> Floats:
        """Of winning alone, likewise."""
        return self.nodes["seats"][:, :, CHANCES]


def _node(seats: int) -> Any:
    """All of a node lies together: whoever reads one thing of it reads the others."""
    return np.dtype(
        [
            ("first", np.int32),  # the first answer at the place that this one leads to; 0: nobody was there
            ("surprise", np.int32),  # one that was not legal when somebody first came there
            ("sibling", np.int32),  # of such an answer: the next of its kind
            ("visits", np.int32),
            ("answer", np.int16),
            ("count", np.int16),  # so many were legal there at first: their nodes lie in a row
            ("likely", np.float32),
            ("seats", np.float32, (seats, 2)),  # what each hopes for, and its chance; sums over all visits
        ]
    )


class Desk(NamedTuple):
    """What a search writes on and forgets."""

    scratch: Records
    verdicts: Ints
    numbers: Ints  # an observation, and behind it by how much the seat is ahead
    seen: Ints  # (seat, number): what each seat observed last, by one net alone
    added: Ints  # (seat, sum): what the rows of these numbers add up to
    sums: Ints
    units: Floats
    likely: Floats  # of each answer to the question that was judged
    found: Floats  # (2, seat): what was judged: chances, shares of the points
    path: Ints
    children: Ints  # the answers at a place that are legal
    free: Ints  # of each action: whether it may be given again and again


def new_tree(game: Game, rows: int) -> Tree:
    return Tree(np.zeros(rows, _node(most_seats(game))), np.zeros(3), np.zeros(1, np.int64))


def new_desk(game: Game, sums: int, units: int) -> Desk:
    seats, free = most_seats(game), np.zeros(len(game.space), np.int8)
    for name in game.free:
        free[game.space.numbers(name)] = 1
    return Desk(
        scratch=np.zeros(STATES, game.state.layout),
        verdicts=np.zeros((3, len(game.space)), np.int16),
        numbers=np.zeros(game.observation.size + 1, np.int32),
        seen=np.full((seats, game.observation.size + 1), UNSEEN, np.int32),
        added=np.zeros((seats, sums), np.int32),
        sums=np.zeros(sums, np.int32),
        units=np.zeros(units, np.float32),
        likely=np.zeros(len(game.space), np.float32),
        found=np.zeros((2, seats)),
        path=np.zeros(LONGEST, np.int32),
        children=np.zeros(len(game.space), np.int32),
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
def next_child(nodes: Records, place: int, child: int) -> int:
    """The next answer at a place, or the first behind 0; 0 behind the last."""
    first = int(nodes[place]["first"])
    end = first + int(nodes[place]["count"])
    if child == 0 or first <= child < end - 1:
        return child + 1 if child else first
    return int(nodes[place]["surprise"] if child == end - 1 else nodes[child]["sibling"])


@rule
def _add(tree: Tree, action: int, likely: float) -> int:
    row = int(tree.rows[0])
    tree.rows[0] = row + 1
    clear(tree.nodes, row)
    tree.nodes[row]["answer"] = action
    tree.nodes[row]["likely"] = likely
    return row


@rule
def clear(nodes: Records, row: int) -> None:
    node = nodes[row]
    node["first"] = 0
    node["surprise"] = 0
    node["sibling"] = 0
    node["visits"] = 0
    node["count"] = 0
    for seat in range(len(node["seats"])):
        node["seats"][seat, HOPES] = 0.0
        node["seats"][seat, CHANCES] = 0.0


@rule
def _plant(tree: Tree, place: int, verdict: Ints, likely: Floats) -> None:
    """The answers at a place where nobody has been."""
    tree.nodes[place]["first"] = tree.rows[0]
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            _add(tree, action, likely[action])
            tree.nodes[place]["count"] += 1


@rule
def _add_surprises(tree: Tree, children: Ints, place: int, count: int, verdict: Ints) -> int:
    """Legal answers that were not when somebody first came here; how many legal ones there are now."""
    nodes = tree.nodes
    child = int(nodes[place]["surprise"])
    while child:
        if verdict[nodes[child]["answer"]] == LEGAL:
            children[count] = child
            count += 1
        child = int(nodes[child]["sibling"])
    for number in range(count):
        verdict[nodes[children[number]]["answer"]] = HAS_CHILD
    for action in range(len(verdict)):
        if verdict[action] == LEGAL and tree.rows[0] < len(nodes):
            row = _add(tree, action, SURPRISE)
            nodes[row]["sibling"] = nodes[place]["surprise"]
            nodes[place]["surprise"] = row
            children[count] = row
            count += 1
    return count


@rule
def _legal_children(nodes: Records, children: Ints, place: int, verdict: Ints) -> int:
    """Those of its row; how many there are."""
    count, first = 0, int(nodes[place]["first"])
    for child in range(first, first + int(nodes[place]["count"])):
        children[count] = child
        count += verdict[nodes[child]["answer"]] == LEGAL
    return count


@rule
def _preferred(
    nodes: Records, children: Ints, count: int, place: int, seat: int, temper: Temper, spread: float
) -> int:
    """The answer that this seat prefers among those that are legal in this deal."""
    tries = 1
    for number in range(count):
        tries += nodes[children[number]]["visits"]
    wide = temper.explore * spread * math.sqrt(tries)
    been = nodes[place]["visits"]
    usual = nodes[place]["seats"][seat, HOPES] / been - temper.caution * spread if been else 0.5
    best, highest = 0, -1e18
    for number in range(count):
        child = children[number]
        visits, curious = nodes[child]["visits"], wide * nodes[child]["likely"]
        if visits:
            hopes = nodes[child]["seats"][seat, HOPES]
            hope = (hopes * (1.0 + visits) + curious * visits) / (visits * (1.0 + visits))
        else:
            hope = usual + curious
        if hope > highest:
            best, highest = child, hope
    return best


@rule
def _remember(tree: Tree, desk: Desk, depth: int, seats: int, me: int, points: float) -> None:
    hope = (1.0 - points) * desk.found[CHANCE, me] + points * desk.found[SHARE, me]
    tree.told[0] += 1.0
    tree.told[1] += hope
    tree.told[2] += hope * hope
    for step in range(depth + 1):
        node = tree.nodes[desk.path[step]]
        node["visits"] += 1
        for seat in range(max(seats, 2)):
            chance = desk.found[CHANCE, seat]
            node["seats"][seat, CHANCES] += chance
            node["seats"][seat, HOPES] += (1.0 - points) * chance + points * desk.found[SHARE, seat]


@rule
def _spread(tree: Tree) -> float:
    """How far apart the hopes lie that this search was told: their standard deviation."""
    if tree.told[0] < 2.0:
        return 1.0
    mean = tree.told[1] / tree.told[0]
    return math.sqrt(max(1e-8, tree.told[2] / tree.told[0] - mean * mean))


@rule
def leave_out_free(free: Ints, verdict: Ints) -> int:
    """Forbid what would only go round; how many answers that were."""
    count = 0
    for action in range(len(verdict)):
        if free[action] and verdict[action] == LEGAL:
            verdict[action] = NOT_ASKED
            count += 1
    return count


@rule
def is_decided(nodes: Records, place: int, left: int) -> bool:
    """Whether so many more visits can't bring another answer to the front, or are most unlikely to."""
    most, second, child = 0, 0, next_child(nodes, place, 0)
    while child:
        visits = nodes[child]["visits"]
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = next_child(nodes, place, child)
    visits = nodes[place]["visits"]
    obvious = most > OBVIOUS * visits and visits > SOME * (visits + left)
    return obvious or most - second > CATCHING_UP * left


@cache
def search(game: Game, judge: Any) -> Any:
    """The function that looks further from a place of a tree; how often it did."""
    legal, carry_out, conceal = game.legal, game.apply, game.conceal
    count_up = counting(game)

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
        """So many looks of those that are left: each down the tree in a deal that might be, and back."""
        me = open_seat(root.agenda)
        verdict, nodes = desk.verdicts[0], tree.nodes
        looks = 0
        while looks < wanted and tree.rows[0] + len(verdict) < len(nodes):
            if looks % temper.same_deal == 0:
                desk.scratch[DEAL] = root
                conceal(desk.scratch[DEAL], deck, me, dice)
            else:
                reseed(desk.scratch[DEAL].chance, dice)
            desk.scratch[WAY] = desk.scratch[DEAL]
            s = desk.scratch[WAY]
            row, depth, steps = place, 0, 0
            row_frees = frees
            desk.path[0] = place
            spread = _spread(tree) if players == 1 else 1.0
            while True:
                if s.over:
                    count_up(s, deck, seats, desk.found)
                    break
                choices = legal(s, deck, verdict)
                steps += 1
                seat = open_seat(s.agenda)
                if choices == 1 or seat >= players:
                    carry_out(s, deck, nth_legal(verdict, 0))
                    continue
                if row_frees >= MOST_FREE:
                    choices -= leave_out_free(desk.free, verdict)
                if nodes[row]["first"] == 0 or steps >= LONGEST - 2:
                    judge(s, deck, seat, seats, verdict, net, desk)
                    if nodes[row]["first"] == 0:
                        _plant(tree, row, verdict, desk.likely)
                    break
                count = _legal_children(nodes, desk.children, row, verdict)
                if count < choices:
                    count = _add_surprises(tree, desk.children, row, count, verdict)
                row = _preferred(nodes, desk.children, count, row, seat, temper, spread)
                # As wide as every other answer, or the rulebook were compiled once more.
                answer: Any = np.int64(nodes[row]["answer"])
                row_frees = row_frees + 1 if desk.free[answer] else 0
                carry_out(s, deck, answer)
                depth += 1
                desk.path[depth] = row
            _remember(tree, desk, depth, seats, me, temper.points)
            looks += 1
            if looks % 32 == 0 and is_decided(nodes, place, left - looks):
                break
        return looks

    return look
