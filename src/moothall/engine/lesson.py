"""A first round that is played, not read: what is asked on a prepared table, one step after the other.

    LESSON = Lesson(
        options={"players": 2},
        orders=orders,
        steps=(
            Step("goal", at="supply"),  # only read
            Step("explore", at="wilderness", asks=(meant("explore", row=0), meant("lay", row=0))),
        ),
        replies=(meant("pass_round"),),
    )

How far the pupil has come follows from the answers given, so a lesson is stored, left, taken up again and
taken back like any other match. The words are the game's texts `lesson-<step>-title`, `-text` and, where
something is asked, `-then` (what the answer brought) and `-else` (what another one misses).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from moothall.engine.actions import ActionSpace
from moothall.engine.deck import Deck
from moothall.engine.match import Given, Orders

PUPIL = 0  # the seat of whoever learns


class Meant(NamedTuple):
    """Answers of one block; a choice has one of the values that are named, or any where none is."""

    block: str
    values: Mapping[str, tuple[int, ...]]

    def fits(self, space: ActionSpace, action: int) -> bool:
        name, values = space.decode(action)
        return name == self.block and all(values[axis] in named for axis, named in self.values.items())


def meant(block: str, /, **values: int | tuple[int, ...]) -> Meant:
    return Meant(
        block, {axis: (named,) if isinstance(named, int) else named for axis, named in values.items()}
    )


@dataclass(frozen=True)
class Step:
    name: str
    at: str  # what it is about: a part of the table, by the name that clients know it by
    asks: tuple[Meant, ...] = ()  # the answers that it wants, in order; without any it is only read


class Reached(NamedTuple):
    """How far somebody has come."""

    step: int  # the first step that still asks for something; the number of steps at the end
    wanted: Meant | None  # what it wants now
    plies: list[int]  # for each step before it, the ply that it ended at
    strayed: int | None  # the ply before the first answer that this step didn't want


@dataclass(frozen=True)
class Lesson:
    options: Mapping[str, int | str]
    orders: Callable[[Deck], Orders]
    steps: tuple[Step, ...]
    replies: tuple[Meant, ...] = ()  # what the bots answer, as long as that is legal
    beside: tuple[str, ...] = ()  # blocks of answers that complete a move; any of them will do
    bot: str = "journeyman"  # answers where there is no reply

    def reached(self, space: ActionSpace, given: Sequence[Given]) -> Reached:
        """From all answers of the match, in order."""
        plies: list[int] = []
        self._read_on(plies, 0)
        found, strayed = 0, None
        for ply, answer in enumerate(given):
            if answer.seat != PUPIL or len(plies) == len(self.steps):
                continue
            asks = self.steps[len(plies)].asks
            if asks[found].fits(space, answer.action):
                found, strayed = found + 1, None
            elif asks[0].fits(space, answer.action):
                found, strayed = 1, None
            elif not self._is_beside(space, answer):
                found, strayed = 0, ply if strayed is None else strayed
            if found == len(asks):
                self._read_on(plies, ply + 1, ended=True)
                found = 0
        step = len(plies)
        wanted = None if step == len(self.steps) else self.steps[step].asks[found]
        return Reached(step, wanted, plies, strayed)

    def _read_on(self, plies: list[int], ply: int, *, ended: bool = False) -> None:
        """The step has ended, and so have those after it that ask for nothing."""
        if ended:
            plies.append(ply)
        while len(plies) < len(self.steps) and not self.steps[len(plies)].asks:
            plies.append(ply)

    def _is_beside(self, space: ActionSpace, answer: Given) -> bool:
        return answer.by_itself or space.decode(answer.action).name in self.beside

    def meant_of(self, space: ActionSpace, wanted: Meant | None, legal: Sequence[int]) -> list[int]:
        """Of the legal answers those that are wanted; where a move is half done, any that completes it."""
        if wanted is None:
            return []
        fitting = [action for action in legal if wanted.fits(space, action)]
        return fitting or [action for action in legal if space.decode(action).name in self.beside]

    def reply(self, space: ActionSpace, given: Sequence[Given], legal: Sequence[int]) -> int | None:
        """What the asked bot answers; None where it has to think for itself."""
        said = [answer.action for answer in given if answer.seat != PUPIL and not answer.by_itself]
        if len(said) >= len(self.replies):
            return None
        if not all(reply.fits(space, action) for reply, action in zip(self.replies, said, strict=False)):
            return None
        return next((action for action in legal if self.replies[len(said)].fits(space, action)), None)


def laid_on_top(ids: Sequence[str], *top: str) -> list[str]:
    """A pile with these on top, from the top down; the others follow, mixed but always alike."""
    rest = list(ids)
    for name in top:
        rest.remove(name)
    return [*top, *(name for first in range(MIX) for name in rest[first::MIX])]


MIX = 5
