"""The flat action space: every number has words, every words a number."""

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.engine.actions import Action, ActionSpace
from moothall.games.settlement.actions import SPACE

NAMES = st.sampled_from(["build", "name", "self", "row", "a", "b", "c", "column"])
BLOCKS = st.dictionaries(NAMES, st.dictionaries(NAMES, st.integers(1, 6), max_size=3), min_size=1, max_size=6)


def space_of(blocks: dict[str, dict[str, int]]) -> ActionSpace:
    space = ActionSpace()
    for name, extents in blocks.items():
        space.block(name, **extents)
    return space


@given(BLOCKS)
def test_numbers_and_words_go_both_ways(blocks: dict[str, dict[str, int]]) -> None:
    space = space_of(blocks)
    assert len(space) == sum(prod(extents.values()) for extents in blocks.values())
    said = [space.decode(number) for number in range(len(space))]
    assert [space.encode(action.name, **action.values) for action in said] == list(range(len(space)))
    for action in said:
        assert action.values.keys() == blocks[action.name].keys()
        assert list(action.values) == list(blocks[action.name])
        assert all(0 <= value < blocks[action.name][axis] for axis, value in action.values.items())


@given(BLOCKS)
def test_blocks_follow_each_other_and_the_last_axis_varies_fastest(blocks: dict[str, dict[str, int]]) -> None:
    space = space_of(blocks)
    number = 0
    for name, extents in blocks.items():
        block = space.blocks[name]
        assert (space.first(name), block.first, block.length) == (number, number, prod(extents.values()))
        first = dict.fromkeys(extents, 0)
        assert space.decode(number) == Action(name, first)
        if extents and extents[last := list(extents)[-1]] > 1:
            assert space.decode(number + 1) == Action(name, first | {last: 1})
        number += block.length


def test_the_example() -> None:
    space = space_of({"build": {"market": 9}, "place": {"row": 3, "column": 3}, "done": {}})
    assert space.encode("place", row=1, column=2) == 14
    assert space.decode(14) == Action("place", {"row": 1, "column": 2})
    assert space.decode(18) == Action("done", {})


@pytest.mark.parametrize(
    ("name", "values", "complaint"),
    [
        ("sing", {}, "no action is called 'sing'; there are build, explore"),
        ("build", {}, "build takes market, not no values"),
        ("build", {"row": 1}, "build takes market, not row"),
        ("build", {"market": 1, "row": 1}, "build takes market, not market, row"),
        ("done", {"row": 1}, "done takes no values, not row"),
        ("build", {"market": 9}, "build: market goes from 0 to 8, not 9"),
        ("build", {"market": -1}, "build: market goes from 0 to 8, not -1"),
    ],
)
def test_what_is_no_action_is_explained(name: str, values: dict[str, int], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SPACE.encode(name, **values)


@pytest.mark.parametrize("number", [-1, len(SPACE), 10**30])
def test_there_are_no_other_numbers(number: int) -> None:
    with pytest.raises(ValueError, match=f"actions go from 0 to {len(SPACE) - 1}, not {number}"):
        SPACE.decode(number)


def test_an_axis_needs_a_value() -> None:
    with pytest.raises(ValueError, match="build: market has no values"):
        ActionSpace().block("build", market=0)


def test_the_numbers_of_a_block_are_those_that_decode_to_it() -> None:
    for name in SPACE.blocks:
        numbers = SPACE.numbers(name)
        assert [*numbers] == [number for number in range(len(SPACE)) if SPACE.decode(number).name == name]
        assert numbers[0] == SPACE.first(name)
