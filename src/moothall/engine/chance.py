"""The generator that lives in the state: all chance of a game comes from here.

Integers only, so a seed gives the same game on every machine, interpreted, native or on a GPU.
A game between people has a seed of up to 128 bits: its draws are SipHash-2-4 of a counter, keyed by the
seed, so that what players have seen of them says nothing about those to come. Simulations and a bot's
thoughts have short seeds, of 64 bits at most, and a small scrambling of the counter that costs less.
`reveals` counts what has come to light: undo is free only as far back as the last reveal.
"""

import hashlib

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
SHORT_SEEDS = 1 << 64  # there are so many
SEEDS = 1 << 128

# As the inventors of SipHash have it; the length is that of our messages.
_SIP_A = np.uint64(0x736F6D6570736575)
_SIP_B = np.uint64(0x646F72616E646F6D)
_SIP_C = np.uint64(0x6C7967656E657261)
_SIP_D = np.uint64(0x7465646279746573)
_SIP_LENGTH = np.uint64(8 << 56)
_SIP_END = np.uint64(0xFF)


class Chance(Record):
    seed: int = u64()
    drawn: int = i64()  # dice that serve a long simulation draw more than 32 bits can count
    reveals: int = i32()
    key: int = i32()  # of a long seed; 0 for a short one


@rule
def seed_chance(chance: Chance, seed: int) -> None:
    """From a short seed, or from the rest of a long one, part of which lies there already (`plant_seed`)."""
    chance.seed = seed
    if chance.key == 0:
        chance.drawn = 0
    chance.reveals = 0


def plant_seed(chance: Chance, seed: int) -> int:
    """Lay what a long seed has beyond 64 bits of key into a blank generator; the rest is for `seed_chance`.

    The counter begins with part of the key in its upper half, which no game ever reaches.
    """
    if seed < SHORT_SEEDS:
        return seed
    key = hashlib.sha256(b"moothall chance " + seed.to_bytes(16, "little")).digest()
    chance.key = 1 + int.from_bytes(key[8:12], "little") % 0x7FFFFFFF
    chance.drawn = int.from_bytes(key[12:16], "little") % 0x80000000 << 32
    return int.from_bytes(key[:8], "little")


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
def siphash(low_key: int | np.uint64, high_key: int | np.uint64, message: int | np.uint64) -> np.uint64:
    """SipHash-2-4 of eight bytes, all as numbers of 64 bits."""
    low, high, said = np.uint64(low_key), np.uint64(high_key), np.uint64(message)
    a, b = low ^ _SIP_A, high ^ _SIP_B
    c, d = low ^ _SIP_C, high ^ _SIP_D
    for turn in range(8):
        if turn == 0:
            d ^= said
        elif turn == 2:
            a ^= said
            d ^= _SIP_LENGTH
        elif turn == 4:
            a ^= _SIP_LENGTH
            c ^= _SIP_END
        a = _add(a, b)
        c = _add(c, d)
        b = _turned(b, 13) ^ a
        d = _turned(d, 16) ^ c
        a = _turned(a, 32)
        c = _add(c, b)
        a = _add(a, d)
        b = _turned(b, 17) ^ c
        d = _turned(d, 21) ^ a
        c = _turned(c, 32)
    return a ^ b ^ c ^ d


@rule
def _add(x: np.uint64, y: np.uint64) -> np.uint64:
    """Without what goes beyond 64 bits; by halves, so that the interpreter stays quiet."""
    low = (x & _MASK) + (y & _MASK)
    high = (x >> _HALF) + (y >> _HALF) + (low >> _HALF)
    return (high << _HALF) | (low & _MASK)


@rule
def _turned(x: np.uint64, by: int) -> np.uint64:
    return (x << np.uint64(by)) | (x >> np.uint64(64 - by))


@rule
def next_bits(chance: Chance) -> np.uint64:
    """The next 32 random bits."""
    count = chance.drawn
    chance.drawn += 1
    if chance.key == 0:
        return random_bits(chance.seed, count)
    counter = np.uint64(count)
    high_key = (np.uint64(chance.key) << _HALF) | (counter >> _HALF)
    return siphash(chance.seed, high_key, counter & _MASK) & _MASK


@rule
def draw(chance: Chance, n: int) -> int:
    """A uniform integer from 0 to n - 1, for n from 1 to 2**32.

    The few values that would favour some numbers are drawn again.
    """
    bound = np.uint64(n)
    while True:
        scaled = next_bits(chance) * bound
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
    high = next_bits(dice)
    low = next_bits(dice)
    chance.seed = int((high << _HALF) | low)
    chance.drawn = 0
    chance.key = 0


@rule
def reveal(chance: Chance) -> None:
    """Something hidden has come to light, so the step that did it can't be taken back freely."""
    chance.reveals += 1
