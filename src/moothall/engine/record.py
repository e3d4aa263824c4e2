"""Game state as one fixed-size record: declared like a dataclass, stored like a C struct.

    class Player(Record):
        wood: int = i16()
        monster: Ints = i8(9)

    class State(Record):
        chance: Chance = Chance.one()
        players: Sequence[Player] = Player.many(4)

`State.layout` is an aligned NumPy dtype: what compiled code (CPU and GPU) sees.
`State.twin` is the same bytes with a property for each field: what the plain interpreter sees.
A batch of games is an array of records; a clone is a memory copy; equality is bytes.
"""

import math
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from moothall.engine.rule import rule

Shape = tuple[int, ...]
Ints = NDArray[np.integer[Any]]
Records = NDArray[np.void]

# `rec.round` would be NumPy's method, not the field, so such names can't be fields.
_TAKEN = set(dir(np.void)) | set(dir(np.ndarray))


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
    gaps: ClassVar[list[int]]  # the bytes between the fields, always zero

    def __init_subclass__(cls) -> None:
        inherited = reversed(cls.__mro__)
        fields = {n: f for c in inherited for n, f in vars(c).items() if isinstance(f, Field)}
        if clash := _TAKEN & fields.keys():
            raise TypeError(f"{cls.__name__}: NumPy already uses the field names {sorted(clash)}")
        aligned = np.dtype([(n, f.layout, f.shape) for n, f in fields.items()], align=True)
        places = {_offset(aligned, name): (name, field) for name, field in fields.items()}
        # NumPy doesn't copy what lies between fields, so that is a field too: equality is bytes.
        places |= {start: (f"_gap{start}", i8(length)) for start, length in _gaps(aligned)}
        cls.layout = np.dtype(_description(places, aligned.itemsize, "layout"), align=True)
        cls.twin = np.dtype((_read_by_name(cls, fields), _description(places, aligned.itemsize, "twin")))
        cls.gaps = [byte for name, byte in _bytes(cls.layout) if name.startswith("_gap")]

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


def _read_by_name(record: type[Record], fields: Iterable[str]) -> type[np.void]:
    """NumPy's own record, with a property for each field.

    `np.record` looks a field up only when all else has failed, which takes ten times as long; and it lets
    whoever misspells one write to it.
    """
    names: dict[str, Any] = {name: property(itemgetter(name), _writing(name)) for name in fields}
    # Where others find it who are sent a record from another process.
    place = {"__module__": record.__module__, "__qualname__": f"{record.__qualname__}.twin.type"}
    return type(record.__name__, (np.void,), names | place | {"__slots__": ()})


def _writing(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


def _offset(layout: np.dtype[np.void], name: str) -> int:
    assert layout.fields is not None
    return layout.fields[name][1]


def _description(places: dict[int, tuple[str, Field]], itemsize: int, kind: str) -> Any:
    """Fields by where they start, as NumPy wants a layout described."""
    fields = [(start, *places[start]) for start in sorted(places)]
    return {
        "names": [name for _, name, _ in fields],
        "formats": [(getattr(field, kind), field.shape) for _, _, field in fields],
        "offsets": [start for start, _, _ in fields],
        "itemsize": itemsize,
    }


def _gaps(layout: np.dtype[np.void]) -> Iterator[tuple[int, int]]:
    """Where bytes lie between or after the fields for the sake of alignment, and how many."""
    end = 0
    for name in layout.names or ():
        if (start := _offset(layout, name)) > end:
            yield end, start - end
        end = start + layout[name].itemsize
    if layout.itemsize > end:
        yield end, layout.itemsize - end


def _bytes(layout: np.dtype[Any], name: str = "", start: int = 0) -> Iterator[tuple[str, int]]:
    """Every byte of a layout, and the name of the innermost field that it belongs to."""
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        for number in range(math.prod(shape)):
            yield from _bytes(base, name, start + number * base.itemsize)
    elif layout.names:
        for field in layout.names:
            yield from _bytes(layout[field], field, start + _offset(layout, field))
    else:
        yield from ((name, start + byte) for byte in range(layout.itemsize))


@rule
def wide(number: int) -> int:
    """A field's number in full width.

    The interpreter's would overflow where a narrow one does, and compiled code has a version of its own of
    a function for each width of its arguments: what is read in full width needs only one.
    """
    return int(number) + 0


def plain(record: Any) -> Any:
    """The same record as plain Python numbers and tuples, to read only.

    Reading one number of a NumPy record takes a microsecond or two; whoever needs most of them, to show a
    table or to put its answers into words, gets them all in the time of a few. Rules that only read work
    on it too.
    """
    return plain_bytes(record.dtype, record.tobytes())


def plain_bytes(layout: np.dtype[Any], state: bytes) -> Any:
    """The same of a record's bytes."""
    unpack, read = _reader(layout)
    return read(unpack(state), 0)


def plain_after(before: Any, layout: np.dtype[Any], state: bytes, changed: Iterable[int]) -> Any:
    """The same where `before` was made of them a moment ago, and only the bytes at some places have changed.

    An answer changes little: the rest is shared.
    """
    pieces, piece_at = _pieces(layout)
    fields = dict(vars(before))
    for number in {piece_at[place] for place in changed}:
        name, row, start, unpack, read = pieces[number]
        value = read(unpack(state, start), 0)
        fields[name] = value if row is None else (*fields[name][:row], value, *fields[name][row + 1 :])
    return SimpleNamespace(**fields)


_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}
Read = Callable[[Sequence[int], int], Any]  # takes a record's numbers, from a place on, apart


@cache
def _reader(layout: np.dtype[np.void]) -> tuple[Callable[[bytes], Sequence[int]], Read]:
    """What takes the bytes of a layout apart into numbers, and the numbers into named fields."""
    return struct.Struct("<" + _format(layout)).unpack, _reading(layout)


class _Piece(NamedTuple):
    """What is read anew where some of it has changed: a field, or one of the records in a row."""

    name: str
    row: int | None  # which of the records
    start: int
    unpack: Callable[[bytes, int], Sequence[int]]
    read: Read


@cache
def _pieces(layout: np.dtype[np.void]) -> tuple[list[_Piece], list[int]]:
    """All of a layout, and for each byte which of them it belongs to; a gap never changes."""
    pieces: list[_Piece] = []
    piece_at = [0] * layout.itemsize
    for name in layout.names or ():
        if name.startswith("_gap"):
            continue
        field, start = layout[name], _offset(layout, name)
        base, shape = field.subdtype or (field, ())
        is_row = bool(base.names) and len(shape) == 1
        for row in range(shape[0]) if is_row else (None,):
            kind = base if is_row else field
            at = start + (row or 0) * kind.itemsize
            piece_at[at : at + kind.itemsize] = [len(pieces)] * kind.itemsize
            unpack = struct.Struct("<" + _format(kind)).unpack_from
            pieces.append(_Piece(name, row, at, unpack, _reading_field(kind)))
    return pieces, piece_at


@cache
def _reading_field(field: np.dtype[Any]) -> Read:
    base, shape = field.subdtype or (field, ())
    known: dict[str, Any] = {"Grid": _Grid}
    read: Read = eval(f"lambda numbers, at: {_picking(base, shape, 0, known)}", known)
    return read


@cache
def _reading(layout: np.dtype[np.void]) -> Read:
    """The fields of a layout, written out as one expression: every call in between would cost as much."""
    known: dict[str, Any] = {"Plain": SimpleNamespace, "Grid": _Grid}
    fields, place = [], 0
    for name in layout.names or ():
        if not name.startswith("_gap"):
            base, shape = layout[name].subdtype or (layout[name], ())
            fields.append(f"{name}={_picking(base, shape, place, known)}")
        place += _count(layout[name])
    read: Read = eval(f"lambda numbers, at: Plain({', '.join(fields)})", known)
    return read


def _picking(base: np.dtype[Any], shape: Shape, place: int, known: dict[str, Any]) -> str:
    """The expression for a field of a base type and shape that begins at a place of the record's numbers."""
    if not shape and not base.names:
        return f"numbers[at + {place}]"
    if not shape:
        name = f"read_{len(known)}"
        known[name] = _reading(base)
        return f"{name}(numbers, at + {place})"
    if len(shape) == 1 and not base.names:
        return f"numbers[at + {place} : at + {place + shape[0]}]"
    step = _count(base) * math.prod(shape[1:])
    if len(shape) == 1:
        name = f"read_{len(known)}"
        known[name] = _reading(base)
        places = f"range(at + {place}, at + {place + shape[0] * step}, {step})"
        return f"tuple([{name}(numbers, each) for each in {places}])"
    parts = [_picking(base, shape[1:], place + number * step, known) for number in range(shape[0])]
    return f"Grid(({', '.join(parts)},))"


Thing_co = TypeVar("Thing_co", covariant=True)


class Grid(Protocol[Thing_co]):
    """What a record declares with `many(rows, columns)`: records to be asked for as grid[row, column]."""

    @overload
    def __getitem__(self, place: tuple[int, int], /) -> Thing_co: ...
    @overload
    def __getitem__(self, place: int, /) -> Sequence[Thing_co]: ...


class _Grid(tuple[Any, ...]):
    """A table of numbers that can be asked as NumPy's are: grid[row, column]."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            return tuple.__getitem__(self, place[0])[place[1]]
        return tuple.__getitem__(self, place)


def _count(field: np.dtype[Any]) -> int:
    """How many numbers a field is made of."""
    base, shape = field.subdtype or (field, ())
    each = sum(_count(base[name]) for name in base.names) if base.names else 1
    return math.prod(shape) * each


def _format(layout: np.dtype[Any]) -> str:
    """A layout as the `struct` module writes it, with the gaps between fields."""
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        return _format(base) * math.prod(shape)
    if not layout.names:
        return _CODES[layout.str[1:]]
    text, end = "", 0
    for name in layout.names:
        offset = _offset(layout, name)
        text += "x" * (offset - end) + _format(layout[name])
        end = offset + layout[name].itemsize
    return text + "x" * (layout.itemsize - end)
