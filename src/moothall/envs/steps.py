"""What a step of every environment is made of, compiled: answer, deal, let others answer, pay, observe, mask.

All loops of the environments are in this one file: the compiler keeps its results by file, and knows by the
name of their folder when the rules and bots that they call have changed (`engine.rule`).
"""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from moothall.bots import greedy
from moothall.bots.bot import State
from moothall.bots.quick import SCRATCH
from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance, draw, reseed
from moothall.engine.game import ALL_REACHED, Game
from moothall.engine.record import Ints, Record, Records
from moothall.engine.rule import compiler, rule, written_out
from moothall.engine.verdict import LEGAL, nth_legal

# Who answers for a seat: the agent that learns, or one of the bots that answer at once.
AGENT, RANDOM, GREEDY, HASTY = range(4)
# What an agent is paid at the end: for winning, or for its points beyond those of the best rival.
WIN, POINTS = range(2)
FORBIDDEN = -1.0  # what an answer that the rules forbid is paid with; it ends the game
NOBODY = -1

DEALER, BOTS = 0, 1  # a game's two generators: for its deals, and for whatever answers are drawn by lot


@cache
def settling(game: Game) -> Any:
    """The rule that answers for automata until a player is asked; how many answers that player has."""
    judge, carry_out = game.legal, game.apply

    @rule
    def settle(s: State, deck: Record, players: int, verdict: Ints) -> int:
        while not s.over:
            count = judge(s, deck, verdict)
            if open_seat(s.agenda) < players:
                return count
            carry_out(s, deck, nth_legal(verdict, 0))
        return 0

    return settle


@cache
def paying(game: Game) -> Any:
    """The rule that pays every seat when a game is over.

    For winning, the rewards of all seats add up to nothing: a lone winner gets 1, and those who share a win
    share it. Alone it is the part of what is to be reached. One division of whole numbers each, so that all
    machines pay the same.
    """
    has_won, score, reached = game.is_winner, game.score, game.reached

    @rule
    def pay(s: State, deck: Record, seats: int, aim: int, rewards: Any) -> None:
        if aim == POINTS:
            for seat in range(seats):
                best = 0 if seats == 1 else -(1 << 30)
                for rival in range(seats):
                    if rival != seat:
                        best = max(best, int(score(s, deck, rival)))
                rewards[seat] = int(score(s, deck, seat)) - best
        elif seats == 1:
            rewards[0] = min(int(reached(s, deck)), ALL_REACHED) / ALL_REACHED
        else:
            winners = 0
            for seat in range(seats):
                if has_won(s, deck, seat):
                    winners += 1
            for seat in range(seats):
                if winners == 0:
                    rewards[seat] = 0
                elif has_won(s, deck, seat):
                    rewards[seat] = (seats - winners) / (winners * (seats - 1))
                else:
                    rewards[seat] = -1 / (seats - 1)

    return pay


@cache
def dealing(game: Game) -> Any:
    """The rule that begins a game of a batch anew, with a deal drawn by its dealer."""
    set_up = game.setup

    @rule
    def deal(states: Records, at: int, blank: Records, deck: Record, options: Ints, dealer: Chance) -> None:
        s: Any = states[at]
        reseed(s.chance, dealer)
        seed = s.chance.seed
        states[at] = blank[0]
        set_up(s, deck, options, seed)

    return deal


@rule
def signed(number: int) -> int:
    """What was drawn, as compiled code can go on counting with it."""
    return np.int64(number)  # type: ignore[return-value]


@rule
def show_mask(verdict: Ints, mask: Ints) -> None:
    for action in range(len(verdict)):
        mask[action] = 1 if verdict[action] == LEGAL else 0


@rule
def hide_mask(mask: Ints) -> None:
    for action in range(len(mask)):
        mask[action] = 0


@cache
def turning(game: Game) -> Any:
    """One turn of one game: an answer (or none, after the deal), and what whoever is asked next may know.

    It gives that seat, or NOBODY when the game is over. The answer must be legal.
    """
    carry_out, observe = game.apply, game.observe
    settle, pay = settling(game), paying(game)

    @compiler().njit(cache=True)
    def turn(states, deck, action, players, aim, verdict, numbers, mask, rewards):  # type: ignore[no-untyped-def]
        s = states[0]
        seat = open_seat(s.agenda)
        if action >= 0:
            carry_out(s, deck[0], action)
        settle(s, deck[0], players, verdict)
        if s.over:
            pay(s, deck[0], len(rewards), aim, rewards)
            hide_mask(mask)
            observe(s, deck[0], seat, numbers)
            return NOBODY
        seat = open_seat(s.agenda)
        show_mask(verdict, mask)
        observe(s, deck[0], seat, numbers)
        return seat

    return turn


class Batch(NamedTuple):
    """Games side by side, and what agents get to see of them. A row for each game."""

    states: Records
    dice: Records  # (game, 2)
    line_up: Ints  # (game, seat): who answers there
    seat: Ints  # the agent's, or where it answers for all, the seat that is asked
    answers: Ints  # the agent's answers since the deal
    ended: Ints  # whether the next step deals anew
    numbers: Ints  # the observation
    mask: Ints
    rewards: Any  # (game, seat): of the whole table
    reward: Any  # the agent's
    terminated: Ints
    truncated: Ints


class Wishes(NamedTuple):
    """How the games of a batch are to be played."""

    options: Ints
    players: int
    rivals: Ints  # who answers for the seats after the agent's
    seat: int  # the agent's, or NOBODY for another with each deal
    aim: int
    most: int  # of the agent's answers; then a game is broken off


class Desk(NamedTuple):
    """What a worker needs."""

    blank: Records
    scratch: Records  # (worker, SCRATCH)
    verdicts: Ints  # (worker, SCRATCH, action)


@cache
def stepping(game: Game, thinking: bool) -> Any:
    """A step of some games of a batch: the agent's answer, and those of its rivals after it.

    Several workers may step parts of a batch at the same time. Numba's own threads were tried and left: they
    take three times as long to compile. `thinking`: whether some of the rivals weigh what they do; without
    them less is compiled.
    """
    carry_out, observe, judge, conceal = game.apply, game.observe, game.legal, game.conceal
    deal, pay = dealing(game), paying(game)
    greedily, hastily = greedy.chooser(game), greedy.hasty(game)

    @written_out
    def seat_all(batch: Batch, number: int, wishes: Wishes) -> None:
        """The agent's seat, and its rivals behind it in their order; automata give their only answer."""
        players = wishes.players
        own = wishes.seat
        if own == NOBODY:
            own = signed(draw(batch.dice[number, DEALER], players))
        for step in range(players):
            who = AGENT if step == 0 else wishes.rivals[step - 1]
            batch.line_up[number, (own + step) % players] = who
        for seat in range(players, batch.line_up.shape[1]):
            batch.line_up[number, seat] = RANDOM
        batch.seat[number] = own

    @written_out
    def let_rivals_answer(s: State, deck: Record, batch: Batch, number: int, desk: Desk, at: int) -> None:
        verdicts, scratch = desk.verdicts[at], desk.scratch[at]
        dice = batch.dice[number, BOTS]
        while not s.over:
            seat = open_seat(s.agenda)
            who = batch.line_up[number, seat]
            count = judge(s, deck, verdicts[3])
            if who == AGENT:
                batch.seat[number] = seat
                return
            action = nth_legal(verdicts[3], draw(dice, count) if count > 1 else 0)
            if thinking and count > 1 and who != RANDOM:
                scratch[0] = s
                conceal(scratch[0], deck, seat, dice)
                if who == GREEDY:
                    action = greedily(scratch[0], deck, verdicts, dice, scratch)
                else:
                    action = hastily(scratch[0], deck, verdicts, dice, scratch)
            carry_out(s, deck, action)

    @written_out
    def end(batch: Batch, number: int) -> None:
        batch.ended[number] = 1
        batch.reward[number] = batch.rewards[number, batch.seat[number]]

    @written_out
    def step_one(
        batch: Batch, number: int, deck: Record, action: int, wishes: Wishes, desk: Desk, at: int
    ) -> None:
        s: Any = batch.states[number]
        mask, rewards = batch.mask[number], batch.rewards[number]
        for seat in range(len(rewards)):
            rewards[seat] = 0
        batch.reward[number] = 0
        batch.terminated[number], batch.truncated[number] = 0, 0
        if batch.ended[number]:
            deal(batch.states, number, desk.blank, deck, wishes.options, batch.dice[number, DEALER])
            seat_all(batch, number, wishes)
            batch.ended[number], batch.answers[number] = 0, 0
        elif action < 0 or action >= len(mask) or mask[action] == 0:
            rewards[batch.seat[number]] = FORBIDDEN
            batch.terminated[number] = 1
            hide_mask(mask)
            end(batch, number)
            return
        else:
            carry_out(s, deck, action)
            batch.answers[number] += 1
        let_rivals_answer(s, deck, batch, number, desk, at)
        if s.over:
            pay(s, deck, len(rewards), wishes.aim, rewards)
            batch.terminated[number] = 1
            hide_mask(mask)
            end(batch, number)
        else:
            show_mask(desk.verdicts[at, 3], mask)
            if batch.answers[number] >= wishes.most:
                batch.truncated[number] = 1
                end(batch, number)
        observe(s, deck, signed(batch.seat[number]), batch.numbers[number])

    @compiler().njit(cache=True, nogil=True, _nrt=False)
    def step(batch, deck, actions, wishes, desk, first, last, worker):  # type: ignore[no-untyped-def]
        for number in range(first, last):
            step_one(batch, number, deck[0], actions[number], wishes, desk, worker)

    return step


@cache
def drawing_lots() -> Any:
    """A random legal answer to each game of a batch, drawn by its own generator; -1 where it has ended."""

    @compiler().njit(cache=True)
    def draw_lots(mask, dice, lots):  # type: ignore[no-untyped-def]
        for number in range(len(lots)):
            count = 0
            for action in range(mask.shape[1]):
                count += mask[number, action]
            lots[number] = -1
            if count > 0:
                left = signed(draw(dice[number, BOTS], count))
                for action in range(mask.shape[1]):
                    if mask[number, action]:
                        if left == 0:
                            lots[number] = action
                        left -= 1

    return draw_lots


def new_batch(game: Game, games: int, seats: int, dtype: Any, dice: Records) -> Batch:
    """A batch whose first step deals all its games."""
    return Batch(
        states=np.zeros(games, game.state.layout),
        dice=dice,
        line_up=np.zeros((games, seats), np.int8),
        seat=np.zeros(games, np.int8),
        answers=np.zeros(games, np.int32),
        ended=np.ones(games, np.int8),
        numbers=np.zeros((games, game.observation.size), dtype),
        mask=np.zeros((games, len(game.space)), np.int8),
        rewards=np.zeros((games, seats), np.float32),
        reward=np.zeros(games, np.float32),
        terminated=np.zeros(games, np.int8),
        truncated=np.zeros(games, np.int8),
    )


def new_desk(game: Game, workers: int) -> Desk:
    return Desk(
        blank=np.zeros(1, game.state.layout),
        scratch=np.zeros((workers, SCRATCH), game.state.layout),
        verdicts=np.zeros((workers, SCRATCH, len(game.space)), np.int16),
    )


class Crew:
    """Workers that step a batch together: a share of its games each."""

    def __init__(self, game: Game, workers: int, thinking: bool) -> None:
        self._workers, self._desk, self._step = workers, new_desk(game, workers), stepping(game, thinking)
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def step(self, batch: Batch, deck: Records, actions: Ints, wishes: Wishes) -> None:
        games, workers = len(actions), self._workers
        if self._pool is None:
            self._step(batch, deck, actions, wishes, self._desk, 0, games, 0)
            return
        shares = [
            self._pool.submit(
                self._step, batch, deck, actions, wishes, self._desk,
                worker * games // workers, (worker + 1) * games // workers, worker,
            )
            for worker in range(workers)
        ]  # fmt: skip
        for share in shares:
            share.result()

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()
