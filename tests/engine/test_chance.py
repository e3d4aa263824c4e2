"""Chance: uniform, the same everywhere, and quiet about it.

The statistical tests have fixed seeds, so they always come out the same; five standard deviations
from what is expected would be a bias, not bad luck.
"""

from itertools import permutations
from math import sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.engine.chance import (
    SEEDS as ALL_SEEDS,
)
from moothall.engine.chance import (
    Chance,
    draw,
    plant_seed,
    random_bits,
    reseed,
    reveal,
    seed_chance,
    shuffle,
    siphash,
)
from moothall.engine.record import Ints
from moothall.engine.rule import compiler

SEEDS = st.integers(0, (1 << 64) - 1)
EXTREME_SEEDS = [0, 1, (1 << 32) - 1, 1 << 32, 1 << 63, (1 << 64) - 1]


def dice(seed: int, drawn: int = 0) -> Any:
    chance = Chance.blank()
    seed_chance(chance, seed)
    chance.drawn = drawn
    return chance


def deviation(counts: Ints) -> float:
    """Chi-square of equally likely outcomes, in standard deviations from its mean."""
    expected = counts.sum() / len(counts)
    freedom = len(counts) - 1
    return float((((counts - expected) ** 2 / expected).sum() - freedom) / sqrt(2 * freedom))


class Compiled:
    """Many draws at a time."""

    def __init__(self) -> None:
        numba = compiler()

        @numba.njit
        def draws(chance, n, numbers):
            for i in range(len(numbers)):
                numbers[i] = draw(chance[0], n)

        @numba.njit
        def first_draws(seeds, n, numbers, chance):
            for i in range(len(numbers)):
                seed_chance(chance[0], seeds[i])
                numbers[i] = draw(chance[0], n)

        @numba.njit
        def shuffles(chance, piles, length):
            for i in range(len(piles)):
                shuffle(chance[0], piles[i], length)

        @numba.njit
        def renew(chance, source):
            reseed(chance[0], source[0])

        self._draws, self._first_draws, self._shuffles, self.renew = draws, first_draws, shuffles, renew

    def draws(self, seed: int, n: int, count: int, drawn: int = 0) -> Ints:
        numbers: Ints = np.zeros(count, np.int64)
        self._draws(self.dice(seed, drawn), n, numbers)
        return numbers

    def first_draws(self, seeds: Ints, n: int) -> Ints:
        numbers: Ints = np.zeros(len(seeds), np.int64)
        self._first_draws(seeds.astype(np.uint64), n, numbers, self.dice(0))
        return numbers

    def shuffles(self, seed: int, length: int, count: int) -> Ints:
        piles: Ints = np.tile(np.arange(length, dtype=np.int8), (count, 1))
        self._shuffles(self.dice(seed), piles, length)
        return piles

    def dice(self, seed: int, drawn: int = 0) -> Any:
        chance = np.zeros(1, Chance.layout)
        chance["seed"], chance["drawn"] = seed, drawn
        return chance


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return Compiled()


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 12, 36, 48, 100, 1000])
@pytest.mark.parametrize("seed", [0, 1, 1 << 32, (1 << 64) - 1])
def test_draws_are_uniform(compiled: Compiled, n: int, seed: int) -> None:
    assert deviation(np.bincount(compiled.draws(seed, n, 200_000), minlength=n)) < 5


@pytest.mark.parametrize("lag", [1, 2, 3, 16])
def test_draws_know_nothing_of_earlier_ones(compiled: Compiled, lag: int) -> None:
    numbers = compiled.draws(7, 32, 500_000)
    assert deviation(np.bincount(numbers[:-lag] * 32 + numbers[lag:], minlength=1024)) < 5


@pytest.mark.parametrize("step", [1, 1 << 32, (1 << 32) + 1])
def test_neighbouring_seeds_begin_differently(compiled: Compiled, step: int) -> None:
    seeds = np.arange(200_000, dtype=np.uint64) * np.uint64(step)
    numbers = compiled.first_draws(seeds, 32)
    assert deviation(np.bincount(numbers, minlength=32)) < 5
    assert deviation(np.bincount(numbers[:-1] * 32 + numbers[1:], minlength=1024)) < 5


def test_numbers_that_would_be_favoured_are_drawn_again(compiled: Compiled) -> None:
    """Scaling 32 bits to 3 * 2**30 without a second draw gives every third number twice as often."""
    numbers = compiled.draws(3, 3 << 30, 100_000)
    assert deviation(np.bincount(numbers % 3, minlength=3)) < 5
    chance = dice(3)
    for _ in range(200):
        draw(chance, 3 << 30)
    assert chance.drawn > 220


@pytest.mark.parametrize("n", [(1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32])
def test_large_draws_reach_everything(compiled: Compiled, n: int) -> None:
    numbers = compiled.draws(11, n, 100_000)
    assert deviation(np.bincount(numbers * 64 // n, minlength=64)) < 5
    assert deviation(np.bincount(numbers % 64, minlength=64)) < 5
    assert numbers.min() >= 0
    assert numbers.max() < n


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_every_order_is_equally_likely(compiled: Compiled, length: int) -> None:
    piles = compiled.shuffles(2, length, 120_000)
    orders = list(permutations(range(length)))
    digits = piles @ (length ** np.arange(length)[::-1])
    number = {int(np.dot(order, length ** np.arange(length)[::-1])): i for i, order in enumerate(orders)}
    counts = np.bincount([number[int(digit)] for digit in digits], minlength=len(orders))
    assert counts.sum() == 120_000
    assert length == 1 or deviation(counts) < 5


def test_every_card_comes_everywhere_in_a_large_pile(compiled: Compiled) -> None:
    piles = compiled.shuffles(4, 48, 40_000)
    for place in range(48):
        assert deviation(np.bincount(piles[:, place], minlength=48)) < 5


@given(SEEDS, st.integers(1, 1 << 32), st.integers(0, 1 << 40))
def test_a_draw_is_in_range_interpreted_without_a_warning(seed: int, n: int, drawn: int) -> None:
    number = draw(dice(seed, drawn), n)
    assert type(number) is int
    assert 0 <= number < n


@given(SEEDS, st.integers(0, 40), st.integers(0, 20))
def test_a_shuffle_leaves_the_rest_of_the_pile_alone(seed: int, length: int, rest: int) -> None:
    pile = np.arange(length + rest, dtype=np.int8)
    shuffle(dice(seed), pile, length)
    assert sorted(pile[:length]) == list(range(length))
    assert pile[length:].tolist() == list(range(length, length + rest))


@pytest.mark.parametrize("seed", EXTREME_SEEDS)
@pytest.mark.parametrize("drawn", [0, (1 << 32) - 3, 1 << 33, (1 << 62) + 1])
def test_interpreted_and_compiled_draws_are_the_same(compiled: Compiled, seed: int, drawn: int) -> None:
    for n in (1, 6, 48, 3 << 30, 1 << 32):
        chance = dice(seed, drawn)
        assert [draw(chance, n) for _ in range(20)] == compiled.draws(seed, n, 20, drawn).tolist()


@given(SEEDS)
def test_a_seed_gives_the_same_draws_again(seed: int) -> None:
    one, same = dice(seed), dice(seed)
    assert [draw(one, 1 << 32) for _ in range(4)] == [draw(same, 1 << 32) for _ in range(4)]


def test_seeds_and_counts_do_not_share_their_bits() -> None:
    """Among 40,000 results of 32 bits about 0.2 pairs are equal by chance."""
    results = {int(random_bits(seed, count)) for seed in range(200) for count in range(200)}
    assert len(results) > 39_990


def test_the_counter_goes_on_beyond_32_bits(compiled: Compiled) -> None:
    """Long simulations draw that often; nothing repeats what was drawn before, or by another seed."""
    far = compiled.draws(5, 1 << 32, 1000, drawn=1 << 32)
    for other in (compiled.draws(5, 1 << 32, 1000), compiled.draws(6, 1 << 32, 1000)):
        assert len(np.intersect1d(far, other)) == 0
    assert deviation(np.bincount(compiled.draws(5, 48, 200_000, drawn=3 << 32), minlength=48)) < 5


def test_reveals_are_counted_beside_the_draws() -> None:
    chance = dice(9)
    reveal(chance)
    reveal(chance)
    draw(chance, 6)
    assert (chance.reveals, chance.drawn) == (2, 1)
    seed_chance(chance, 9)
    assert (chance.reveals, chance.drawn) == (0, 0)


@given(SEEDS, SEEDS)
def test_a_new_seed_comes_from_the_dice_alone(seed: int, other: int) -> None:
    one, two = dice(seed, 17), dice(other, 4)
    reseed(one, dice(3))
    reseed(two, dice(3))
    assert (one.seed, one.drawn) == (two.seed, two.drawn) == (two.seed, 0)
    source = dice(3)
    reseed(one, source)
    reseed(two, source)
    assert one.seed != two.seed


def test_new_seeds_use_all_64_bits(compiled: Compiled) -> None:
    source, seeds = compiled.dice(8), []
    for _ in range(4000):
        chance = compiled.dice(1)
        compiled.renew(chance, source)
        seeds.append(int(chance[0]["seed"]))
    ones = [sum(seed >> bit & 1 for seed in seeds) for bit in range(64)]
    assert all(abs(count - 2000) < 5 * sqrt(1000) for count in ones)
    slow = dice(8)
    interpreted = Chance.blank()
    for seed in seeds[:5]:
        reseed(interpreted, slow)
        assert interpreted.seed == seed


# Long seeds.


def long_dice(seed: int) -> Any:
    chance = Chance.blank()
    seed_chance(chance, plant_seed(chance, seed))
    return chance


def test_siphash_is_siphash() -> None:
    """By the vector that its inventors published: the key is 0, 1, ... 15, the message 0, 1, ... 7."""
    low, high = (int.from_bytes(bytes(range(start, start + 8)), "little") for start in (0, 8))
    assert siphash(low, high, low) == 0x93F5F5799A932462


def test_every_bit_of_a_long_seed_counts() -> None:
    seed = (0x0123456789ABCDEF << 64) + 0xFEDCBA9876543210
    seeds = [seed, *(seed ^ (1 << bit) for bit in range(120))]
    assert len({tuple(draw(chance, 1 << 32) for _ in range(2)) for chance in map(long_dice, seeds)}) == 121
    keys = [(int(c.seed), int(c.key), int(c.drawn)) for c in map(long_dice, seeds)]
    assert [len({*part}) for part in zip(*keys, strict=True)] == [121] * 3, "each part of the key has it all"


@given(st.integers(1 << 64, ALL_SEEDS - 1))
def test_long_seeds_draw_the_same_native(compiled: Compiled, seed: int) -> None:
    chance: Any = np.zeros(1, Chance.layout)
    slow = long_dice(seed)
    chance[0] = np.frombuffer(slow.tobytes(), Chance.layout)[0]
    numbers: Ints = np.zeros(6, np.int64)
    compiled._draws(chance, 97, numbers)
    assert numbers.tolist() == [draw(slow, 97) for _ in range(6)]


def test_long_seeds_are_even() -> None:
    chance = long_dice(ALL_SEEDS - 1)
    counts = np.bincount([draw(chance, 6) for _ in range(6000)], minlength=6)
    assert abs(deviation(counts)) < 5


def test_nothing_of_a_long_seed_is_left_for_who_may_not_know_it() -> None:
    chance = long_dice(ALL_SEEDS - 1)
    reseed(chance, dice(3))
    expected = dice(4)
    reseed(expected, dice(3))
    assert chance == expected
