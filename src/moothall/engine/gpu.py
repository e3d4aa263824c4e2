"""A game's rules on a GPU: one thread plays one game, calling the very same rule functions.

Needs `numba-cuda` and, to run, an NVIDIA GPU; `ptx` compiles without one.
"""

from typing import Any

import numpy as np

from moothall.engine.chance import draw
from moothall.engine.game import Game
from moothall.engine.rule import compiler
from moothall.engine.verdict import nth_legal

THREADS = 128


def random_steps(game: Game) -> Any:
    """The kernel function: every game of a batch takes up to `steps` random answers.

    Each game has dice of its own, so that a CPU can repeat it and compare the bytes.
    """
    compiler()
    _mend_numpy()
    from numba import cuda, int16

    judge, carry_out, actions = game.legal, game.apply, len(game.space)

    def play(states, deck, dice, steps):  # type: ignore[no-untyped-def]
        game_number = cuda.grid(1)
        if game_number < len(states):
            verdict = cuda.local.array(actions, int16)
            s = states[game_number]
            for _ in range(steps):
                if not s.over:
                    count = judge(s, deck[0], verdict)
                    carry_out(s, deck[0], nth_legal(verdict, draw(dice[game_number], count)))
                    dice[game_number].reveals += 1  # counts this game's answers

    return play


def kernel(game: Game) -> Any:
    """`random_steps` ready to launch on blocks of THREADS."""
    play = random_steps(game)
    from numba import cuda

    return cuda.jit(play)


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language, compiled without a GPU."""
    play = random_steps(game)
    from numba import cuda, from_dtype, int64, void

    from moothall.engine.chance import Chance

    states, deck, dice = (from_dtype(r.layout)[:] for r in (game.state, game.deck, Chance))
    code, _ = cuda.compile_ptx(play, void(states, deck, dice, int64), cc=capability)
    return str(code)


def _mend_numpy() -> None:
    """numba-cuda still asks for `row_stack`, which NumPy 2.5 dropped."""
    vars(np).setdefault("row_stack", np.vstack)
