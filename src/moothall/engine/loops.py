"""Loops over games and positions, compiled.

A call from Python costs more than a step of a game, so whatever goes over many of them is one of these. Each
is a closure over a game's rules, and the compiler keeps its code on disk: it compiles once for each version.
"""

from functools import cache
from typing import Any

import numpy as np

from moothall.engine.agenda import open_seat
from moothall.engine.chance import draw
from moothall.engine.game import Game
from moothall.engine.gpu import random_steps
from moothall.engine.rule import compiler
from moothall.engine.verdict import LEGAL, nth_legal

# How a game stands that bots play.
RUNNING, ENDED, STUCK, ENDLESS = range(4)


@cache
def setting_up(game: Game) -> Any:
    set_up = game.setup

    @compiler().njit(cache=True)
    def setup(states, deck, options, seeds):  # type: ignore[no-untyped-def]
        for number in range(len(states)):
            set_up(states[number], deck[0], options, seeds[number])

    return setup


@cache
def judging(game: Game) -> Any:
    """No loop, but a step on its own, for a match."""
    judge = game.legal

    @compiler().njit(cache=True)
    def legal(states, deck, verdict):  # type: ignore[no-untyped-def]
        return judge(states[0], deck[0], verdict)

    return legal


@cache
def carrying_out(game: Game) -> Any:
    carry_out = game.apply

    @compiler().njit(cache=True)
    def apply(states, deck, action):  # type: ignore[no-untyped-def]
        carry_out(states[0], deck[0], action)

    return apply


@cache
def answering(choose: Any) -> Any:
    """A bot's answer to one position."""

    @compiler().njit(cache=True)
    def answer(states, deck, verdicts, dice, scratch):  # type: ignore[no-untyped-def]
        return choose(states[0], deck[0], verdicts, dice[0], scratch)

    return answer


@cache
def looking(look: Any) -> Any:
    """A search in one position; others may work meanwhile."""

    @compiler().njit(cache=True, nogil=True)
    def look_on(states, deck, seats, players, frees, place, wanted, left, temper, dice, tree, desk, net):  # type: ignore[no-untyped-def]
        return look(
            states[0], deck[0], seats, players, frees, place, wanted, left, temper, dice[0], tree, desk, net
        )

    return look_on


@cache
def playing_randomly(game: Game) -> Any:
    """Every game to its end with uniformly random answers; how many there were."""
    judge, carry_out = game.legal, game.apply

    @compiler().njit(cache=True)
    def play_randomly(states, deck, dice, verdict):  # type: ignore[no-untyped-def]
        answers = 0
        for number in range(len(states)):
            s = states[number]
            while not s.over:
                count = judge(s, deck[0], verdict)
                carry_out(s, deck[0], nth_legal(verdict, draw(dice[0], count)))
                answers += 1
        return answers

    return play_randomly


@cache
def playing(game: Game, choose: Any) -> Any:
    """In every game one bot answers as long as one of its own seats is asked.

    What it is shown went through the game's `conceal`: no bot ever gets the true position. And as in a match
    it isn't bothered where there is but one answer. `given` has the answers, as far as there is room.
    """
    judge, carry_out, conceal = game.legal, game.apply, game.conceal

    @compiler().njit(cache=True)
    def play(states, deck, own, dice, standing, answers, most, verdicts, scratch, given):  # type: ignore[no-untyped-def]
        for number in range(len(states)):
            s = states[number]
            while standing[number] == RUNNING:
                seat = open_seat(s.agenda)
                if s.over:
                    standing[number] = ENDED
                elif answers[number] == most:
                    standing[number] = ENDLESS
                elif not own[seat]:
                    break
                else:
                    choices = judge(s, deck[0], verdicts[0])
                    if choices == 0:
                        standing[number] = STUCK
                        break
                    if choices == 1:
                        action = nth_legal(verdicts[0], 0)
                    else:
                        scratch[0] = s
                        conceal(scratch[0], deck[0], seat, dice[number, seat])
                        action = choose(scratch[0], deck[0], verdicts, dice[number, seat], scratch)
                    carry_out(s, deck[0], action)
                    if answers[number] < given.shape[1]:
                        given[number, answers[number]] = action
                    answers[number] += 1

    return play


@cache
def noting(game: Game, choose: Any, lead: Any, count: Any) -> Any:
    """One game, answered by `choose` and now and then carelessly, with notes of what was seen."""
    judge, carry_out, conceal, observe = game.legal, game.apply, game.conceal, game.observe

    @compiler().njit(cache=True)
    def note(  # type: ignore[no-untyped-def]
        states, deck, seats, players, dice, careless, rate, verdicts, scratch, numbers, low, movers, found,
        seen, answers, outcome, took_part, kept,
    ):  # fmt: skip
        s, verdict, first, given = states[0], verdicts[2], kept, 0
        while not s.over and given < 20_000:
            seat, choices = open_seat(s.agenda), judge(s, deck[0], verdict)
            given += 1
            if choices == 1 or seat >= players:
                carry_out(s, deck[0], nth_legal(verdict, 0))
                continue
            scratch[0] = s
            conceal(scratch[0], deck[0], seat, dice[0])
            action = choose(scratch[0], deck[0], verdicts, dice[0], scratch)
            if draw(dice[0], 1000) < rate and kept < len(seen):
                observe(s, deck[0], seat, numbers)
                for column in range(len(numbers)):
                    seen[kept, column] = min(max(numbers[column] - low[column], 0), 255)
                seen[kept, len(numbers)] = min(max(lead(s, deck[0], seat, seats) // 50 + 128, 0), 255)
                for other in range(len(verdict)):
                    answers[kept, other] = 1 if verdict[other] == LEGAL else 0
                answers[kept, action] = 255
                took_part[kept], movers[kept] = seats, seat
                kept += 1
            if draw(dice[0], 1000) < careless:
                action = nth_legal(verdict, draw(dice[0], choices))
            carry_out(s, deck[0], action)
        if not s.over:
            return first
        count(s, deck[0], seats, found)
        table = max(seats, 2)
        for number in range(first, kept):
            for step in range(table):
                for what in range(2):
                    outcome[number, what, step] = found[what, (movers[number] + step) % table]
        return kept

    return note


@cache
def practising(game: Game, judge: Any, leave_out: Any, by_lot: Any, count: Any) -> Any:
    """Games alone to their end, each answer drawn as often as the judge thinks it likely, with notes of what
    was seen, what might have been answered and what was, and of what came of the game; how many there are."""
    legal, carry_out = game.legal, game.apply

    @compiler().njit(cache=True)
    def practise(  # type: ignore[no-untyped-def]
        states, deck, seats, dice, net, desk, low, most_free,
        seen, answers, outcome, took_part, given, likely, of_game,
    ):  # fmt: skip
        kept, verdict = 0, desk.verdicts[0]
        for number in range(len(states)):
            s, first, frees = states[number], kept, 0
            while not s.over and kept < len(seen):
                seat, choices = open_seat(s.agenda), legal(s, deck[0], verdict)
                if choices == 1 or seat > 0:
                    carry_out(s, deck[0], nth_legal(verdict, 0))
                    continue
                if frees >= most_free:
                    leave_out(desk.free, verdict)
                judge(s, deck[0], seat, seats, verdict, net, desk)
                action: Any = np.int64(by_lot(verdict, desk.likely, dice[0]))
                for column in range(len(low)):
                    seen[kept, column] = min(max(desk.numbers[column] - low[column], 0), 255)
                for other in range(len(verdict)):
                    answers[kept, other] = 1 if verdict[other] == LEGAL else 0
                given[kept], likely[kept], of_game[kept] = action, desk.likely[action], number
                took_part[kept] = seats
                kept += 1
                frees = frees + 1 if desk.free[action] else 0
                carry_out(s, deck[0], action)
            if not s.over:
                return first
            count(s, deck[0], seats, desk.found)
            for note in range(first, kept):
                for what in range(2):
                    for step in range(max(seats, 2)):
                        outcome[note, what, step] = desk.found[what, step]
        return kept

    return practise


@cache
def evaluating(judge: Any) -> Any:
    """What a judge of `bots.judges` says of every position, so many times over; the last is on the desk."""

    @compiler().njit(cache=True)
    def evaluate(states, deck, seats, verdicts, net, desk, times):  # type: ignore[no-untyped-def]
        for _ in range(times):
            for number in range(len(states)):
                seat = open_seat(states[number].agenda)
                judge(states[number], deck[0], seat, seats, verdicts[number], net, desk)

    return evaluate


@cache
def leading_of(lead: Any) -> Any:
    """By how much a seat is ahead, in one position."""

    @compiler().njit(cache=True)
    def lead_of(states, deck, seat, seats):  # type: ignore[no-untyped-def]
        return lead(states[0], deck[0], seat, seats)

    return lead_of


@cache
def measuring(rule: Any) -> Any:
    """A rule (s, deck, seat) -> number, such as a game's score, of every seat in every position."""

    @compiler().njit(cache=True)
    def measure(states, deck, found):  # type: ignore[no-untyped-def]
        for number in range(len(states)):
            for seat in range(found.shape[1]):
                found[number, seat] = rule(states[number], deck[0], seat)

    return measure


@cache
def concealing(game: Game) -> Any:
    """All that one seat can't know, drawn anew in every position."""
    conceal = game.conceal

    @compiler().njit(cache=True)
    def conceal_all(states, deck, seat, dice):  # type: ignore[no-untyped-def]
        for number in range(len(states)):
            conceal(states[number], deck[0], seat, dice[0])

    return conceal_all


@cache
def observing(game: Game) -> Any:
    """What one seat may know of every position, as numbers."""
    observe = game.observe

    @compiler().njit(cache=True)
    def observe_all(states, deck, seat, numbers):  # type: ignore[no-untyped-def]
        for number in range(len(states)):
            observe(states[number], deck[0], seat, numbers[number])

    return observe_all


@cache
def repeating(game: Game) -> Any:
    """What the kernel on a GPU does, game after game on the CPU."""
    play = random_steps(game)

    @compiler().njit(cache=True)
    def play_on(states, dealt, deck, dice, verdict, steps):  # type: ignore[no-untyped-def]
        for number in range(len(states)):
            play(states, number, dealt[number], deck[0], dice[number], verdict, steps)

    return play_on
