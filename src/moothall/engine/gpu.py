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

# Where a thread keeps its game while it plays: in the batch as it lies, in memory of its own, which the
# GPU interleaves so that neighbours read neighbouring bytes, or in its block's shared memory.
HOMES = ("batch", "local", "shared")
THREADS = 64


class Gpu:
    """A batch of games on the GPU, each with dice of its own."""

    def __init__(
        self,
        game: Game,
        states: Records,
        deck: Records,
        dice: Records,
        home: str = "local",
        threads: int = THREADS,
        **options: Any,
    ) -> None:
        cuda = _cuda()
        self._kernel = cuda.jit(random_kernel(game, home, threads), **options)
        self._shape = (len(states) + threads - 1) // threads, threads
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
    """The loop of random answers in one game of a batch: a GPU's thread runs it, and a CPU can repeat it.

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


def random_kernel(game: Game, home: str, threads: int = THREADS) -> Callable[..., None]:
    """The kernel function: every game of a batch takes `steps` random answers."""
    cuda = _cuda()
    from numba import from_dtype, int16

    play, actions, state = random_steps(game), len(game.space), from_dtype(game.state.layout)
    compiler()

    def in_batch(states, dealt, deck, dice, steps):  # type: ignore[no-untyped-def]
        number = cuda.grid(1)
        if number < len(states):
            verdict = cuda.local.array(actions, int16, alignment=16)
            play(states, number, dealt[number], deck[0], dice[number], verdict, steps)

    def in_local(states, dealt, deck, dice, steps):  # type: ignore[no-untyped-def]
        number = cuda.grid(1)
        if number < len(states):
            verdict = cuda.local.array(actions, int16, alignment=16)
            own = cuda.local.array(1, state, alignment=16)
            own[0] = states[number]
            play(own, 0, dealt[number], deck[0], dice[number], verdict, steps)
            states[number] = own[0]

    def in_shared(states, dealt, deck, dice, steps):  # type: ignore[no-untyped-def]
        own = cuda.shared.array(threads, state, alignment=16)
        number, thread = cuda.grid(1), cuda.threadIdx.x
        if number < len(states):
            verdict = cuda.local.array(actions, int16, alignment=16)
            own[thread] = states[number]
            play(own, thread, dealt[number], deck[0], dice[number], verdict, steps)
            states[number] = own[thread]

    return {"batch": in_batch, "local": in_local, "shared": in_shared}[home]


def ptx(game: Game, home: str = "local", capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language, compiled without a GPU."""
    kernel = random_kernel(game, home)
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
