"""Those who judge a position for a search: by what was learned, by a game's `worth`, or by playing on.

A judge is the rule (s, deck, seat, seats, verdict, net, desk): of the question that is open to this seat it
writes on the desk how likely each legal answer is, and what every seat may hope for.
"""

import math
from functools import cache
from typing import Any

import numpy as np

from moothall.bots.bot import State
from moothall.bots.greedy import TRIED, WEIGHT, chooser, finishing, is_same_question
from moothall.bots.learned import CHANCE, CODES, LEADS, SHARE, Floats, Net
from moothall.bots.search import MOST_FREE, UNSEEN, counting, leave_out_free
from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.record import Ints, Record
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL, nth_legal

WARMTH = 150.0  # hundredths of a point: by so much better looks an answer that is e times as likely
FUTILE = 3000.0  # taken off an answer that changes nothing
SURE = 1500.0  # hundredths of a point: a lead by which `worth` makes e times the chance
SHARED = 800.0  # likewise for the share of the points
PAR = 4000.0  # what somebody alone is held against
TOGETHER = 16  # numbers are compared so many at a time: most are what they were
LONGEST_GAME = 2000  # answers: none of `greedy` takes nearly as many
LOTS = 1 << 24


@cache
def leading(game: Game) -> Any:
    """The rule that says by how much `worth` sees a seat ahead of the best of the others."""
    worth = game.worth

    @rule
    def lead(s: State, deck: Record, seat: int, seats: int) -> int:
        other = 0 if seats == 1 else -(1 << 60)
        for rival in range(seats):
            if rival != seat:
                other = max(other, worth(s, deck, rival))
        return int(worth(s, deck, seat)) - other

    return lead


@rule
def code_of_lead(lead: int) -> int:
    return min(max(lead // LEADS + CODES // 2, 0), CODES - 1)


@cache
def adding_up(game: Game) -> Any:
    """The rule that writes the sums of what a seat sees on the desk."""
    observe = game.observe
    lead = leading(game)

    @rule
    def add_up(s: State, deck: Record, seat: int, seats: int, net: Net, desk: Any) -> None:
        observe(s, deck, seat, desk.numbers)
        desk.numbers[len(desk.numbers) - 1] = code_of_lead(lead(s, deck, seat, seats))
        follow(net, desk.numbers, desk.seen[seat], desk.added[seat])
        for i in range(len(desk.sums)):
            desk.sums[i] = max(int(net.sums[i]) + int(desk.added[seat, i]), 0)

    return add_up


@cache
def learned(game: Game) -> Any:
    add_up = adding_up(game)

    @rule
    def judge(s: State, deck: Record, seat: int, seats: int, verdict: Ints, net: Net, desk: Any) -> None:
        add_up(s, deck, seat, seats, net, desk)
        second_layer(net, desk.sums, desk.units)
        tell_seats(net, desk.units, seat, seats, desk.found)
        tell_answers(net, desk.sums, verdict, desk.likely)

    return judge


@rule
def row_of(net: Net, column: int, number: int) -> int:
    return int(net.row[column, min(max(number - net.low[column], 0), CODES - 1)])


@rule
def follow(net: Net, numbers: Ints, seen: Ints, added: Ints) -> None:
    """From what a seat saw last to what it sees now: only what changed is taken off and added."""
    for first in range(0, len(numbers), TOGETHER):
        last, changed = min(first + TOGETHER, len(numbers)), 0
        for column in range(first, last):
            changed |= numbers[column] ^ seen[column]
        if changed:
            for column in range(first, last):
                if numbers[column] != seen[column]:
                    old = row_of(net, column, int(seen[column])) if seen[column] != UNSEEN else 0
                    new = row_of(net, column, int(numbers[column]))
                    seen[column] = numbers[column]
                    change_row(net.rows, old, new, added)


@rule
def change_row(rows: Ints, old: int, new: int, added: Ints) -> None:
    if old != new:
        for i in range(len(added)):
            added[i] += int(rows[new, i]) - int(rows[old, i])


@rule
def times(weights: Ints, which: int, sums: Ints) -> int:
    total = 0
    for i in range(len(sums)):
        total += int(weights[which, i]) * int(sums[i])
    return total


@rule
def second_layer(net: Net, sums: Ints, units: Floats) -> None:
    for j in range(len(units)):
        units[j] = max(net.second_bias[j] + times(net.second, j, sums) * net.ones[1], 0.0)


@rule
def tell_seats(net: Net, units: Floats, seat: int, seats: int, found: Floats) -> None:
    """Softmax over those who play, the observer's own first; alone, what is to be reached sits opposite."""
    steps = net.seats.shape[1] // 2
    table = max(seats, 2)
    for what in (CHANCE, SHARE):
        total, highest = 0.0, -1e18
        for step in range(table):
            out = net.seats_bias[what * steps + step]
            for j in range(len(units)):
                out += units[j] * net.seats[j, what * steps + step]
            found[what, (seat + step) % table] = out
            highest = max(highest, out)
        for other in range(table):
            found[what, other] = math.exp(found[what, other] - highest)
            total += found[what, other]
        for other in range(table):
            found[what, other] /= total


@rule
def tell_answers(net: Net, sums: Ints, verdict: Ints, likely: Floats) -> None:
    for action in range(len(likely)):
        if verdict[action] == LEGAL:
            likely[action] = net.answers_bias[action] + times(net.answers, action, sums) * net.ones[2]
    soften(verdict, likely, 1.0)


@rule
def soften(verdict: Ints, likely: Floats, warmth: float) -> None:
    """Softmax over the legal answers."""
    highest, total = -1e18, 0.0
    for action in range(len(likely)):
        if verdict[action] == LEGAL:
            highest = max(highest, likely[action])
    for action in range(len(likely)):
        if verdict[action] == LEGAL:
            likely[action] = math.exp((likely[action] - highest) / warmth)
            total += likely[action]
    for action in range(len(likely)):
        if verdict[action] == LEGAL:
            likely[action] /= total


@cache
def weighing(game: Game) -> Any:
    """The rule that looks at every answer as `greedy` does: how likely each is, by what stands after it."""
    carry_out, worth = game.apply, game.worth
    finish = finishing(game)

    @rule
    def weigh(s: State, deck: Record, seat: int, seats: int, verdict: Ints, desk: Any) -> None:
        """What every seat's worth is after the best of them stands on the desk in place of chances."""
        now = worth(s, deck, seat)
        best = -1e18
        for action in range(len(verdict)):
            if verdict[action] == LEGAL:
                desk.scratch[TRIED] = s
                tried = desk.scratch[TRIED]
                carry_out(tried, deck, action)
                stands = is_same_question(tried, s)
                answers = finish(tried, deck, seat, desk.verdicts[1], desk.scratch)
                looks = float(worth(tried, deck, seat)) - answers / WEIGHT
                if looks <= now and stands:
                    looks -= FUTILE
                desk.likely[action] = looks
                if looks > best:
                    best = looks
                    for other in range(seats):
                        desk.found[CHANCE, other] = worth(tried, deck, other)
        soften(verdict, desk.likely, WARMTH)

    return weigh


@cache
def by_worth(game: Game) -> Any:
    """What stands after the best answer is what counts."""
    weigh = weighing(game)

    @rule
    def judge(s: State, deck: Record, seat: int, seats: int, verdict: Ints, net: Net, desk: Any) -> None:
        weigh(s, deck, seat, seats, verdict, desk)
        if seats == 1:
            desk.found[CHANCE, 1] = PAR
        share_out(desk.found, max(seats, 2))

    return judge


@cache
def playing_on(game: Game) -> Any:
    """The game is played to its end as `greedy` does, and what is reached there is what counts.

    For those who play alone. A search goes where it is judged too well, and alone nobody's answer shows that
    this was wrong; what was played to its end is never too good to be true.
    """
    weigh, choose, count = weighing(game), chooser(game), counting(game)
    carry_out = game.apply

    @rule
    def judge(s: State, deck: Record, seat: int, seats: int, verdict: Ints, net: Net, desk: Any) -> None:
        weigh(s, deck, seat, seats, verdict, desk)
        answers = 0
        while not s.over and answers < LONGEST_GAME:
            carry_out(s, deck, choose(s, deck, desk.verdicts[1:], s.chance, desk.scratch))
            answers += 1
        count(s, deck, seats, desk.found)

    return judge


@cache
def playing_on_as_learned(game: Game) -> Any:
    """Likewise, but each answer is drawn as likely as was learned by playing alone.

    No answer is tried for that, so it takes less time than `greedy` does; and it plays better.
    """
    add_up, count = adding_up(game), counting(game)
    legal, carry_out = game.legal, game.apply

    @rule
    def judge(s: State, deck: Record, seat: int, seats: int, verdict: Ints, net: Net, desk: Any) -> None:
        desk.scratch[TRIED] = s
        way, asked = desk.scratch[TRIED], desk.verdicts[1]
        answers, frees = 0, 0
        while not way.over and answers < LONGEST_GAME:
            answers += 1
            choices = legal(way, deck, asked)
            if choices == 1 or open_seat(way.agenda) != seat:
                carry_out(way, deck, nth_legal(asked, 0))
                continue
            if frees >= MOST_FREE:
                leave_out_free(desk.free, asked)
            add_up(way, deck, seat, seats, net, desk)
            tell_answers(net, desk.sums, asked, desk.likely)
            answer: Any = np.int64(by_lot(asked, desk.likely, way.chance))
            frees = frees + 1 if desk.free[answer] else 0
            carry_out(way, deck, answer)
        add_up(s, deck, seat, seats, net, desk)
        tell_answers(net, desk.sums, verdict, desk.likely)
        count(way, deck, seats, desk.found)

    return judge


@rule
def by_lot(verdict: Ints, likely: Floats, dice: Chance) -> int:
    """One of the legal answers, each as often as it is likely."""
    drawn, last = draw(dice, LOTS) / LOTS, 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            drawn -= float(likely[action])
            if drawn < 0.0:
                return action
            last = action
    return last


@rule
def share_out(found: Floats, table: int) -> None:
    """Worths become chances and shares of the points."""
    highest = found[CHANCE, 0]
    for seat in range(1, table):
        highest = max(highest, found[CHANCE, seat])
    chances, shares = 0.0, 0.0
    for seat in range(table):
        behind = found[CHANCE, seat] - highest
        found[CHANCE, seat] = math.exp(behind / SURE)
        found[SHARE, seat] = math.exp(behind / SHARED)
        chances += found[CHANCE, seat]
        shares += found[SHARE, seat]
    for seat in range(table):
        found[CHANCE, seat] /= chances
        found[SHARE, seat] /= shares
