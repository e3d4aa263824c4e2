"""The generator that lives in the state: all chance of a game comes from here.

Integers only, so a seed gives the same game on every machine, interpreted, native or on a GPU.
It is a small keyed scrambling of a counter rather than a chain of states: what a player has seen of
the draws gives no linear equations to compute the coming ones from.
`reveals` counts what has come to light: undo is free only as far back as the last reveal.
"""

import numpy as np

from moothall.engine.record import Ints, Record, i32, i64, u64
from moothall.engine.rule import rule

# Products of two such halves fit into 64 bits, so nothing overflows and the interpreter stays quiet.
_ONE = np.uint64(1)
_HALF = np.uint64(32)
_MASK = np.uint64(0xFFFFFFFF)
_ODD = np.uint64(0x9E3779B1)
_SHIFT = np.uint64(15)
_SPAN = np.uint64(0x100000000)
_ROUNDS = 6


class Chance(Record):
    seed: int = u64()
    drawn: int = i64()  # dice that serve a long simulation draw more than 32 bits can count
    reveals: int = i32()


@rule
def seed_chance(chance: Chance, seed: int) -> None:
    chance.seed = seed
    chance.drawn = 0
    chance.reveals = 0


@rule
def random_bits(seed: int, count: int) -> np.uint64:
    """32 random bits, the `count`-th of this seed: a six-round Feistel network over the counter."""
    key = np.uint64(seed)
    counter = np.uint64(count)
    left = counter & _MASK
    right = key & _MASK
    # What the counter has beyond 32 bits goes into the steps between the round keys.
    step = (counter >> _HALF << _ONE) + _ONE
    for turn in range(_ROUNDS):
        mixed = (right + (key >> _HALF) + np.uint64(turn) * step) & _MASK
        mixed = (mixed * _ODD) & _MASK
        mixed ^= mixed >> _SHIFT
        kept = right
        right = left ^ mixed
        left = kept
    return right


@rule
def draw(chance: Chance, n: int) -> int:
    """A uniform integer from 0 to n - 1, for n from 1 to 2**32.

    The few values that would favour some numbers are drawn again.
    """
    bound = np.uint64(n)
    while True:
        scaled = random_bits(chance.seed, chance.drawn) * bound
        chance.drawn += 1
        low = scaled & _MASK
        if low >= bound or low >= (_SPAN - bound) % bound:
            return int(scaled >> _HALF)


@rule
def shuffle(chance: Chance, pile: Ints, length: int) -> None:
    """Shuffle the first `length` entries of a pile in place."""
    for i in range(length - 1, 0, -1):
        j = draw(chance, i + 1)
        kept = pile[i]
        pile[i] = pile[j]
        pile[j] = kept


@rule
def shuffle_anew(chance: Chance, pile: Ints, length: int) -> None:
    """Shuffle a pile so that its order before leaves no trace: it is sorted first."""
    for i in range(1, length):
        moved = pile[i]
        j = i
        while j > 0 and pile[j - 1] > moved:
            pile[j] = pile[j - 1]
            j -= 1
        pile[j] = moved
    shuffle(chance, pile, length)


@rule
def reseed(chance: Chance, dice: Chance) -> None:
    """A generator that gives nothing away about the one that was there: for players who can't know it."""
    high = random_bits(dice.seed, dice.drawn)
    low = random_bits(dice.seed, dice.drawn + 1)
    dice.drawn += 2
    chance.seed = int((high << _HALF) | low)
    chance.drawn = 0


@rule
def reveal(chance: Chance) -> None:
    """Something hidden has come to light, so the step that did it can't be taken back freely."""
    chance.reveals += 1
