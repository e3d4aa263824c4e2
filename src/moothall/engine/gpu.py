"""A game's rules on a GPU: a thread plays a game's next step, calling the very same rule functions.

Needs `numba-cuda` and, to run, an NVIDIA GPU; `ptx` compiles without one.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from moothall.engine.agenda import open_stage
from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.record import Ints, Records
from moothall.engine.rule import compiler, rule
from moothall.engine.verdict import nth_legal

# Measured on an H200: a rulebook is larger than the instruction cache, so a block is all the threads that
# one processor holds, and they go through the rules together.
THREADS = 512
REGISTERS = 128
WARP = 32
STAGES = 128  # a stage is a signed byte
SHARE = 16 * THREADS  # games of a block at most: more find more of their kind, and more don't fit


class Gpu:
    """A batch of games on the GPU, each with dice of its own."""

    def __init__(
        self,
        game: Game,
        states: Records,
        deck: Records,
        dice: Records,
    ) -> None:
        cuda = cuda_compiler()
        self._kernel = cuda.jit(kernel(game), max_registers=REGISTERS)
        self._share = share_of_a_block(len(states), cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self._shape = -(-len(states) // self._share), THREADS
        self._finish = cuda.synchronize
        own = states.view(game.state.layout), deck.view(game.deck.layout), dice.view(Chance.layout)
        self._states, self._deck, self._dice = (cuda.to_device(records) for records in own)
        self._dealt = cuda.to_device(own[0])

    def play_on(self, steps: int) -> None:
        """So many random answers in every game."""
        self._kernel[self._shape](self._states, self._dealt, self._deck, self._dice, steps, self._share)
        self._finish()

    def states(self) -> Records:
        states: Records = self._states.copy_to_host()
        return states

    def dice(self) -> Records:
        dice: Records = self._dice.copy_to_host()
        return dice


def is_there_a_gpu() -> bool:
    try:
        return bool(cuda_compiler().is_available())
    except ImportError:
        return False


@cache
def random_steps(game: Game) -> Callable[..., None]:
    """What a kernel does to each game, as one loop that a CPU can repeat.

    A game that is over begins anew as it was dealt, so every step is an answer.
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

    return play


def share_of_a_block(games: int, processors: int) -> int:
    """How many games each block plays: all processors have work, and no block more than it can sort."""
    return min(SHARE, -(-games // (processors * THREADS)) * THREADS)


def kernel(game: Game) -> Callable[..., None]:
    """The kernel function: every game of a batch takes `steps` random answers.

    The threads of a warp can only do the same thing at a time. So before the questions are judged, and again
    before the answers are carried out, a block sorts its games by question and by answer, and a warp takes
    32 of a kind.
    """
    cuda = cuda_compiler()
    from numba import int16, int32

    judge, carry_out, actions = game.legal, game.apply, len(game.space)
    kinds = WARP * (max(actions, STAGES) // WARP + 1)
    sort = sort_by_kind(kinds)

    def play(states, dealt, deck, dice, steps, share):  # type: ignore[no-untyped-def]
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * share
        games = min(share, len(states) - first)
        verdict = cuda.local.array(actions, int16, alignment=16)
        counts = cuda.shared.array(kinds, int32)
        kind = cuda.shared.array(SHARE, int16)
        order = cuda.shared.array(SHARE, int16)
        for _ in range(steps):
            for number in range(me, games, THREADS):
                if states[first + number].over:
                    states[first + number] = dealt[first + number]
                kind[number] = open_stage(states[first + number].agenda)
            sort(kind, order, games, counts)
            # All threads of a block stay together, which spares the instruction cache.
            for start in range(0, games, THREADS):
                if start + me < games:
                    number = order[start + me]
                    count = judge(states[first + number], deck[0], verdict)
                    kind[number] = nth_legal(verdict, draw(dice[first + number], count))
                cuda.syncthreads()
            sort(kind, order, games, counts)
            for start in range(0, games, THREADS):
                if start + me < games:
                    number = order[start + me]
                    carry_out(states[first + number], deck[0], kind[number])
                cuda.syncthreads()

    return play


@cache
def sort_by_kind(kinds: int) -> Any:
    """A counting sort by all the threads of a block; within a kind the order is left to chance."""
    cuda = cuda_compiler()
    from numba import int32

    span = kinds // WARP
    everybody = 0xFFFFFFFF

    @cuda.jit(device=True)
    def sort(kind, order, games, counts):  # type: ignore[no-untyped-def]
        me = cuda.threadIdx.x
        for each in range(me, kinds, THREADS):
            counts[each] = 0
        cuda.syncthreads()
        for number in range(me, games, THREADS):
            cuda.atomic.add(counts, kind[number], 1)
        cuda.syncthreads()
        if me < WARP:  # one warp turns the counts into the places where each kind begins
            own = int32(0)
            for each in range(me * span, (me + 1) * span):
                own += counts[each]
            place = own
            for power in range(5):
                before = cuda.shfl_up_sync(everybody, place, 1 << power)
                if me >= 1 << power:
                    place += before
            place -= own
            for each in range(me * span, (me + 1) * span):
                size = counts[each]
                counts[each] = place
                place += size
        cuda.syncthreads()
        for number in range(me, games, THREADS):
            order[cuda.atomic.add(counts, kind[number], 1)] = number
        cuda.syncthreads()

    return sort


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language, compiled without a GPU."""
    play = kernel(game)
    from numba import cuda, from_dtype, int64, void

    states, deck, dice = (from_dtype(r.layout)[:] for r in (game.state, game.deck, Chance))
    code, _ = cuda.compile_ptx(play, void(states, states, deck, dice, int64, int64), cc=capability)
    return str(code)


def cuda_compiler() -> Any:
    """numba-cuda; it still asks for `row_stack`, which NumPy 2.5 dropped."""
    compiler()
    vars(np).setdefault("row_stack", np.vstack)
    from numba import cuda

    return cuda
