"""Game state as one fixed-size record: declared like a dataclass, stored like a C struct.

    class Player(Record):
        wood: int = i16()
        monster: Ints = i8(9)

    class State(Record):
        chance: Chance = Chance.one()
        players: Sequence[Player] = Player.many(4)

`State.layout` is an aligned NumPy dtype: what compiled code (CPU and GPU) sees.
`State.twin` is the same bytes as `np.record`: what the plain interpreter sees.
A batch of games is an array of records; a clone is a memory copy; equality is bytes.
"""

from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

Shape = tuple[int, ...]
Ints = NDArray[np.integer[Any]]
Records = NDArray[np.void]

# `rec.round` would be NumPy's method, not the field, so such names can't be fields.
_TAKEN = set(dir(np.record)) | set(dir(np.recarray))


class Field(NamedTuple):
    """How one field is stored: for compiled code, for the interpreter, and its shape."""

    layout: Any
    twin: Any
    shape: Shape


def i8(*shape: int) -> Any:
    """Integers from -128 to 127; a scalar, or an array of the given shape."""
    return Field("i1", "i1", shape)


def i16(*shape: int) -> Any:
    return Field("i2", "i2", shape)


def i32(*shape: int) -> Any:
    return Field("i4", "i4", shape)


def i64(*shape: int) -> Any:
    return Field("i8", "i8", shape)


def u64(*shape: int) -> Any:
    return Field("u8", "u8", shape)


class Record:
    """Base of every record class; a subclass gets its `layout` and `twin` when it is declared."""

    layout: ClassVar[np.dtype[np.void]]
    twin: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        inherited = reversed(cls.__mro__)
        fields = {n: f for c in inherited for n, f in vars(c).items() if isinstance(f, Field)}
        if clash := _TAKEN & fields.keys():
            raise TypeError(f"{cls.__name__}: NumPy already uses the field names {sorted(clash)}")
        cls.layout = np.dtype([(n, f.layout, f.shape) for n, f in fields.items()], align=True)
        description = {
            "names": list(fields),
            "formats": [(f.twin, f.shape) for f in fields.values()],
            "offsets": [_offset(cls.layout, n) for n in fields],
            "itemsize": cls.layout.itemsize,
        }
        cls.twin = np.dtype((np.record, description))

    @classmethod
    def one(cls) -> Any:
        """A field that holds one such record."""
        return Field(cls.layout, cls.twin, ())

    @classmethod
    def many(cls, *shape: int) -> Any:
        """A field that holds an array of such records."""
        return Field(cls.layout, cls.twin, shape)

    @classmethod
    def blank(cls) -> Self:
        """A zeroed record for the interpreter."""
        record: Self = np.zeros(1, cls.twin)[0]
        return record


def _offset(layout: np.dtype[np.void], name: str) -> int:
    assert layout.fields is not None
    return layout.fields[name][1]
