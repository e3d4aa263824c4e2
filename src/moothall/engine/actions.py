"""A flat action space of named blocks: the only bridge between numbers and words.

    SPACE = ActionSpace()
    BUILD = SPACE.block("build", market=9)
    PLACE = SPACE.block("place", row=3, column=3)
    DONE = SPACE.block("done")

    SPACE.encode("place", row=1, column=2)   # 14
    SPACE.decode(14)                         # Action("place", {"row": 1, "column": 2})

A block is declared with the choices that its actions name and how many values each has; the last varies
fastest. What comes back is its first number: a plain constant for the rules, which compiles well.
"""

from typing import NamedTuple


class Action(NamedTuple):
    name: str
    values: dict[str, int]


class Block(NamedTuple):
    name: str
    first: int
    axes: dict[str, int]

    @property
    def length(self) -> int:
        length = 1
        for extent in self.axes.values():
            length *= extent
        return length


class ActionSpace:
    def __init__(self) -> None:
        self.blocks: dict[str, Block] = {}
        self._block_of: list[Block] = []
        self._decoded: dict[int, Action] = {}

    def block(self, name: str, /, **extents: int) -> int:
        """Declare the next block; the number of its first action."""
        if name in self.blocks:
            raise ValueError(f"there is a block {name!r} already")
        for axis, extent in extents.items():
            if extent < 1:
                raise ValueError(f"{name}: {axis} has no values")
        block = Block(name, len(self._block_of), extents)
        self.blocks[name] = block
        self._block_of += [block] * block.length
        return block.first

    def __len__(self) -> int:
        return len(self._block_of)

    def first(self, name: str) -> int:
        return self.blocks[name].first

    def numbers(self, name: str) -> range:
        """All actions of a block."""
        block = self.blocks[name]
        return range(block.first, block.first + block.length)

    def encode(self, name: str, /, **values: int) -> int:
        block = self.blocks.get(name)
        if block is None:
            raise ValueError(f"no action is called {name!r}; there are {', '.join(self.blocks)}")
        if values.keys() != block.axes.keys():
            wanted, given = (", ".join(names) or "no values" for names in (block.axes, values))
            raise ValueError(f"{name} takes {wanted}, not {given}")
        offset = 0
        for axis, extent in block.axes.items():
            if not 0 <= values[axis] < extent:
                raise ValueError(f"{name}: {axis} goes from 0 to {extent - 1}, not {values[axis]}")
            offset = offset * extent + values[axis]
        return block.first + offset

    def decode(self, number: int) -> Action:
        if known := self._decoded.get(number):
            return known
        if not 0 <= number < len(self):
            raise ValueError(f"actions go from 0 to {len(self) - 1}, not {number}")
        block = self._block_of[number]
        offset = number - block.first
        values = {}
        for axis, extent in reversed(block.axes.items()):
            offset, values[axis] = divmod(offset, extent)
        self._decoded[number] = Action(block.name, dict(reversed(values.items())))
        return self._decoded[number]
