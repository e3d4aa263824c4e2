"""A game's rules on a GPU: one thread plays one game, calling the very same rule functions.

There are two kernels, with the same bytes as the result; which one serves a game better was measured, and
the game says so. Needs `numba-cuda` and, to run, an NVIDIA GPU; `ptx` compiles without one.
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

# Measured on an H200 with 65,536 games: the rulebook is larger than the instruction cache, so a block is
# all the threads that one processor holds, and they go through a step's parts together (215 -> 515
# million decisions a second); a game in the thread's own memory, which the GPU interleaves so that
# neighbours read neighbouring bytes, gives another 5 %.
THREADS = 512
REGISTERS = 128
WARP = 32


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
        self._kernel = cuda.jit(kernel_for(game), max_registers=REGISTERS)
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
    """What a kernel does to each game, as one loop that a CPU can repeat.

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


def kernel_for(game: Game) -> Callable[..., None]:
    return gathering_kernel(game) if game.many_paths else random_kernel(game)


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


def gathering_kernel(game: Game) -> Callable[..., None]:
    """The same for a rulebook with many paths: games at the same place of it are brought together.

    Before the question is judged and again before the answer is carried out, the games of a block are dealt
    out to its threads anew, sorted by question and by answer. The threads of a warp then mostly do the same,
    which is worth far more than it costs to fetch and put back the games (88 -> 238 million decisions a
    second with Architects; Settlement, with fewer paths, does better without it).
    """
    cuda = _cuda()
    from numba import from_dtype, int16, int32

    copy = _copy_record()
    judge, carry_out, actions = game.legal, game.apply, len(game.space)
    state = from_dtype(game.state.layout)
    keys = WARP * (max(actions, 64) // WARP + 1)  # sorted by: stages, then actions
    share = keys // WARP
    everybody = 0xFFFFFFFF

    def play(states, dealt, deck, dice, steps):  # type: ignore[no-untyped-def]
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * THREADS
        is_mine = me < min(THREADS, len(states) - first)
        verdict = cuda.local.array(actions, int16, alignment=16)
        own = cuda.local.array(1, state, alignment=16)
        counts = cuda.shared.array(keys, int32)
        starts = cuda.shared.array(keys, int32)
        order = cuda.shared.array(THREADS, int32)
        key_of = cuda.shared.array(THREADS, int32)
        for half in range(2 * steps):
            if is_mine and half % 2 == 0:
                if states[first + me].over:
                    copy(states[first + me], dealt[first + me])
                key_of[me] = open_stage(states[first + me].agenda)
            # A counting sort of the block's games; the first warp adds the counts up.
            for key in range(me, keys, THREADS):
                counts[key] = 0
            cuda.syncthreads()
            rank = 0
            if is_mine:
                rank = cuda.atomic.add(counts, key_of[me], 1)
            cuda.syncthreads()
            if me < WARP:
                mine = int32(0)
                for key in range(me * share, (me + 1) * share):
                    mine += counts[key]
                total = mine
                for power in range(5):
                    below = cuda.shfl_up_sync(everybody, total, 1 << power)
                    if me >= 1 << power:
                        total += below
                total -= mine
                for key in range(me * share, (me + 1) * share):
                    starts[key] = total
                    total += counts[key]
            cuda.syncthreads()
            if is_mine:
                order[starts[key_of[me]] + rank] = me
            cuda.syncthreads()
            if is_mine:
                at = order[me]
                copy(own[0], states[first + at])
                if half % 2 == 0:
                    count = judge(own[0], deck[0], verdict)
                    key_of[at] = nth_legal(verdict, draw(dice[first + at], count))
                    dice[first + at].reveals += 1
                else:
                    carry_out(own[0], deck[0], key_of[at])
                    copy(states[first + at], own[0])
            cuda.syncthreads()

    return play


@cache
def _copy_record() -> Any:
    """Copies a record by words; Numba's own copy goes byte by byte, which took three times as long in all."""
    from llvmlite import ir
    from numba.cuda import types
    from numba.cuda.extending import intrinsic

    word, index, at_once = ir.IntType(64), ir.IntType(32), 16

    @intrinsic
    def copy(_context, target, source):  # type: ignore[no-untyped-def]
        def generate(context, builder, _signature, arguments):  # type: ignore[no-untyped-def]
            to, origin = (builder.bitcast(pointer, word.as_pointer()) for pointer in arguments)
            for start in range(0, target.size // 8, at_once):
                places = [ir.Constant(index, n) for n in range(start, min(start + at_once, target.size // 8))]
                words = [builder.load(builder.gep(origin, [place]), align=8) for place in places]
                for place, value in zip(places, words, strict=True):
                    builder.store(value, builder.gep(to, [place]), align=8)
            return context.get_dummy_value()

        return types.void(target, source), generate

    return copy


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language, compiled without a GPU."""
    kernel = kernel_for(game)
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
