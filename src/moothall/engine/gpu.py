"""A game's rules on a GPU: one thread plays one game, calling the very same rule functions.

Needs `numba-cuda` and, to run, an NVIDIA GPU; `ptx` compiles without one.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.record import Ints, Records
from moothall.engine.rule import compiler, rule
from moothall.engine.verdict import nth_legal

# Measured on an H200 with 65,536 games: the rulebook is larger than the instruction cache, so a block is
# all the threads that one processor holds, and they go through a step's parts together (215 -> 515
# million decisions a second); a game in the thread's own memory, which the GPU interleaves so that
# neighbours read neighbouring bytes, gives another 5 %.
THREADS = 512
REGISTERS = 128


class Gpu:
    """A batch of games on the GPU, each with dice of its own."""

    def __init__(
        self,
        game: Game,
        states: Records,
        deck: Records,
        dice: Records,
    ) -> None:
        cuda = _cuda()
        self._kernel = cuda.jit(random_kernel(game), max_registers=REGISTERS)
        self._shape = (len(states) + THREADS - 1) // THREADS, THREADS
        self._finish = cuda.synchronize
        own = states.view(game.state.layout), deck.view(game.deck.layout), dice.view(Chance.layout)
        self._states, self._deck, self._dice = (cuda.to_device(records) for records in own)
        self._dealt = cuda.to_device(own[0])

    def play_on(self, steps: int) -> None:
        """So many random answers in every game."""
        self._kernel[self._shape](self._states, self._dealt, self._deck, self._dice, steps)
        self._finish()

    def states(self) -> Records:
        states: Records = self._states.copy_to_host()
        return states

    def dice(self) -> Records:
        dice: Records = self._dice.copy_to_host()
        return dice


def is_there_a_gpu() -> bool:
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


@cache
def random_steps(game: Game) -> Callable[..., None]:
    """What each thread of `random_kernel` does to its game, as one loop that a CPU can repeat.

    A game that is over begins anew as it was dealt, so every step is an answer; the dice count them as
    their reveals.
    """
    judge, carry_out = game.legal, game.apply

    @rule
    def play(
        states: Records, at: int, dealt: Any, deck: Any, dice: Chance, verdict: Ints, steps: int
    ) -> None:
        s: Any = states[at]
        for _ in range(steps):
            if s.over:
                states[at] = dealt
            count = judge(s, deck, verdict)
            carry_out(s, deck, nth_legal(verdict, draw(dice, count)))
            dice.reveals += 1

    return play


def random_kernel(game: Game) -> Callable[..., None]:
    """The kernel function: every game of a batch takes `steps` random answers."""
    cuda = _cuda()
    from numba import from_dtype, int16

    judge, carry_out, actions = game.legal, game.apply, len(game.space)
    state = from_dtype(game.state.layout)

    def play(states, dealt, deck, dice, steps):  # type: ignore[no-untyped-def]
        number = min(cuda.grid(1), len(states) - 1)
        is_mine = cuda.grid(1) < len(states)
        verdict = cuda.local.array(actions, int16, alignment=16)
        own = cuda.local.array(1, state, alignment=16)
        own[0] = states[number]
        s = own[0]
        # The last block may have threads without a game: they only keep step with the others.
        for _ in range(steps):
            count = action = 0
            if is_mine and s.over:
                own[0] = dealt[number]
            cuda.syncthreads()
            if is_mine:
                count = judge(s, deck[0], verdict)
            cuda.syncthreads()
            if is_mine:
                action = nth_legal(verdict, draw(dice[number], count))
                dice[number].reveals += 1
            cuda.syncthreads()
            if is_mine:
                carry_out(s, deck[0], action)
        if is_mine:
            states[number] = own[0]

    return play


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language, compiled without a GPU."""
    kernel = random_kernel(game)
    from numba import cuda, from_dtype, int64, void

    states, deck, dice = (from_dtype(r.layout)[:] for r in (game.state, game.deck, Chance))
    code, _ = cuda.compile_ptx(kernel, void(states, states, deck, dice, int64), cc=capability)
    return str(code)


def _cuda() -> Any:
    """numba-cuda; it still asks for `row_stack`, which NumPy 2.5 dropped."""
    compiler()
    vars(np).setdefault("row_stack", np.vstack)
    from numba import cuda

    return cuda
