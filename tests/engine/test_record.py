"""Records: one layout, seen by compiled code and by the interpreter."""

import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moothall.engine.record import Ints, Record, i8, i16, i32, i64, plain, u64
from moothall.games.settlement.state import Printed, State

KINDS = {"i1": i8, "i2": i16, "i4": i32, "i8": i64, "u8": u64}


class Purse(Record):
    coins: Ints = i16(3)
    torn: int = i8()


class Stall(Record):
    open: int = i8()
    day: int = i64()
    purse: Purse = Purse.one()
    guests: Sequence[Purse] = Purse.many(2)
    seed: int = u64()
    marks: Ints = i8(2, 3)


def names_and_shapes() -> st.SearchStrategy[dict[str, tuple[str, tuple[int, ...]]]]:
    shapes = st.sampled_from([(), (1,), (3,), (7,), (2, 3)])
    names = st.sampled_from(["wood", "clay", "stone", "gold", "hero", "row", "left"])
    return st.dictionaries(names, st.tuples(st.sampled_from(sorted(KINDS)), shapes), min_size=1)


@given(names_and_shapes(), st.data())
def test_layout_and_twin_are_the_same_bytes(
    fields: dict[str, tuple[str, tuple[int, ...]]], data: st.DataObject
) -> None:
    declared = {name: KINDS[kind](*shape) for name, (kind, shape) in fields.items()}
    record: Any = type("Declared", (Record,), declared)
    assert record.layout.itemsize == record.twin.itemsize
    assert record.layout.isalignedstruct
    state: Any = np.zeros(1, record.twin)
    for name, (kind, shape) in fields.items():
        limits = np.iinfo(kind)
        value = data.draw(st.integers(int(limits.min), int(limits.max)))
        if shape:
            getattr(state[0], name)[tuple(extent - 1 for extent in shape)] = value
        else:
            setattr(state[0], name, value)
        seen = state.view(record.layout)[0][name]
        assert (seen.flat[-1] if shape else seen) == value


def test_records_nest_and_write_through() -> None:
    stalls: Any = np.zeros(2, Stall.twin)
    stalls[1].purse.coins[2] = 5
    stalls[1].guests[1].torn = 1
    stalls[1].marks[1, 2] = -7
    compiled = stalls.view(Stall.layout)
    assert compiled[1]["purse"]["coins"].tolist() == [0, 0, 5]
    assert compiled[1]["guests"]["torn"].tolist() == [0, 1]
    assert compiled[1]["marks"].tolist() == [[0, 0, 0], [0, 0, -7]]
    assert not stalls[0].tobytes().strip(b"\0")


def every_byte_of(layout: np.dtype[Any], start: int = 0) -> list[int]:
    """The bytes that belong to a field, each as often as it does."""
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        count = int(np.prod(shape))
        return [byte for i in range(count) for byte in every_byte_of(base, start + i * base.itemsize)]
    if layout.names is None:
        return list(range(start, start + layout.itemsize))
    assert layout.fields is not None
    return [byte for field in layout.fields.values() for byte in every_byte_of(field[0], start + field[1])]


@pytest.mark.parametrize("record", [Purse, Stall, State, Printed])
def test_every_byte_belongs_to_one_field(record: type[Record]) -> None:
    assert sorted(every_byte_of(record.layout)) == list(range(record.layout.itemsize))
    assert sorted(every_byte_of(record.twin)) == list(range(record.layout.itemsize))


def test_a_copy_is_equal_byte_for_byte() -> None:
    noise = np.random.default_rng(1).bytes(State.layout.itemsize * 50)
    for kind in (State.layout, State.twin):
        states = np.frombuffer(noise, kind)
        assert states.copy().tobytes() == noise
        target = np.empty(50, kind)
        target[:] = states
        assert target.tobytes() == noise


def test_a_field_may_not_have_a_name_that_numpy_uses() -> None:
    with pytest.raises(TypeError, match=r"Clock.*round"):
        type("Clock", (Record,), {"round": i8()})


def test_no_field_is_made_by_misspelling_one() -> None:
    purse = Purse.blank()
    with pytest.raises(AttributeError, match="coin"):
        purse.coin = 1  # type: ignore[attr-defined]
    assert not np.asarray(purse).tobytes().strip(b"\0")


def test_records_can_be_sent_to_another_process() -> None:
    stalls: Any = np.zeros(2, Stall.twin)
    stalls[1].guests[1].torn = 1
    sent = pickle.loads(pickle.dumps(stalls))
    assert sent.dtype == Stall.twin
    assert sent[1].guests[1].torn == 1


def test_a_record_inherits_fields() -> None:
    class Box(Purse):
        locked: int = i8()

    assert [name for name in Box.layout.names or () if not name.startswith("_")] == [
        "coins",
        "torn",
        "locked",
    ]


def test_a_number_that_does_not_fit_is_refused() -> None:
    purse = Purse.blank()
    with pytest.raises(OverflowError):
        purse.torn = 128
    with pytest.raises(OverflowError):
        purse.coins[0] = -40_000
    assert not np.asarray(purse).tobytes().strip(b"\0")


@given(st.binary(min_size=State.layout.itemsize, max_size=State.layout.itemsize))
def test_plain_numbers_are_those_of_the_record(noise: bytes) -> None:
    state: Any = np.frombuffer(noise, State.twin)[0]
    numbers = plain(state)
    assert numbers.chance.seed == state.chance.seed
    assert numbers.round_number == state.round_number
    assert list(numbers.hero_deck) == state.hero_deck.tolist()
    assert [list(stack) for stack in numbers.building_stack] == state.building_stack.tolist()
    assert numbers.building_stack[2, 5] == state.building_stack[2, 5]
    assert [list(player.stored) for player in numbers.players] == [p.stored.tolist() for p in state.players]
    assert [(q.stage, q.seat) for q in numbers.agenda.questions] == [
        (q.stage, q.seat) for q in state.agenda.questions
    ]
