"""Loops over games and positions, compiled.

A call from Python costs more than a step of a game, so whatever goes over many of them is one of these. Each
is a closure over a game's rules, and the compiler keeps its code on disk: it compiles once for each version.
"""

from functools import cache
from typing import Any

from moothall.engine.agenda import open_seat
from moothall.engine.chance import draw
from moothall.engine.game import Game
from moothall.engine.gpu import random_steps
from moothall.engine.rule import compiler
from moothall.engine.verdict import nth_legal

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
    """In every game one bot answers as long as one of its own seats is asked."""
    carry_out = game.apply

    @compiler().njit(cache=True)
    def play(states, deck, own, dice, standing, answers, most, verdicts, scratch):  # type: ignore[no-untyped-def]
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
                    action = choose(s, deck[0], verdicts, dice[number, seat], scratch)
                    if action < 0:
                        standing[number] = STUCK
                    else:
                        carry_out(s, deck[0], action)
                        answers[number] += 1

    return play


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
