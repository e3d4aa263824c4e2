"""What the tables of all games' tests share: looking at a position, playing by name, asking why not.

    table.has(silver=5, seat=1)             # exactly so much of what a player counts
    table.play("take", artifact="lodestar") # by the names of components, or by numbers
    table.undo()                            # back to the position before, with all that was set up by hand
    assert table.why_not("take", artifact=3) == 41

Each game's own `Table` adds the means to set up a position in a line or two. In all of them the plain name of
a thing (`hand`, `market`, `dice`) sets it to exactly what is given; what is moved comes from where it was.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
import pytest

from moothall.engine.deck import Deck
from moothall.engine.game import Game, Result
from moothall.engine.happening import Happening
from moothall.engine.match import Match, Refused
from moothall.engine.record import Ints
from tests.laws import broken_law

StateT = TypeVar("StateT")
PlayerT = TypeVar("PlayerT")
ViewT = TypeVar("ViewT")


_DEALT: dict[str, Match] = {}  # matches at their start, by all that they start from


class PlayedTable(Generic[StateT, PlayerT, ViewT]):
    """A match with the means to move pieces by hand. By hand means: no rule is asked."""

    match: Match
    # What a player counts, by name: the field of the record, and the place in it where it has several.
    counted: ClassVar[Mapping[str, tuple[str, int | None]]]
    # Names of what the deck doesn't name, by the axis of an action.
    named: ClassVar[Mapping[str, Sequence[str]]] = {}

    def _deal(
        self,
        game: Game,
        options: Mapping[str, int | str],
        seed: int | None,
        orders: dict[str, Any] | None,
        deck: Deck | None = None,
        make_ready: Callable[[], None] | None = None,
    ) -> None:
        """A match from its start, made ready by first answers; the same one is set up once, and copied."""
        what = (game.name, options, seed, orders, deck and deck.digest, make_ready is not None)
        if repr(what) not in _DEALT:
            self.match = Match(game, options, seed=seed, orders=orders, deck=deck)
            if make_ready:
                make_ready()
            self.match._shown = (b"", None)
            _DEALT[repr(what)] = self.match
        new = _DEALT[repr(what)]
        self.match = deepcopy(new, {id(new.game): new.game, id(new.deck): new.deck})

    # What lies on the table.

    @property
    def s(self) -> StateT:
        state: StateT = self.match.state[0]
        return state

    @property
    def seat(self) -> int:
        seat = self.match.seat
        assert seat is not None, "the game is over"
        return seat

    @property
    def me(self) -> PlayerT:
        """The board of whoever is to answer."""
        return self.board(self.seat)

    @property
    def stage(self) -> str:
        return self.match.stage

    @property
    def view(self) -> ViewT:
        """The table as everybody sees it."""
        return self.view_of(None)

    def view_of(self, seat: int | None) -> ViewT:
        view: Any = self.match.game.view(self.match.shown(), self.match.deck, seat)
        shown: ViewT = view
        return shown

    def all_seen(self, seat: int | None) -> list[object]:
        """What a seat is shown and told, and what an agent in it observes."""
        game, deck = self.match.game, self.match.deck
        shown: list[object] = [self.view_of(seat), game.tell_question(self.match.shown(), deck)]
        if seat is not None:
            numbers: Ints = np.zeros(game.observation.size, np.int32)
            game.observe(self.s, deck.record[0], seat, numbers)
            shown.append(numbers.tolist())
        return shown

    def board(self, seat: int) -> PlayerT:
        state: Any = self.s
        player: PlayerT = state.players[seat]
        return player

    def score(self, seat: int = 0) -> int:
        return self.match.game.score(self.s, self.match.deck.record[0], seat)

    def winners(self) -> list[int]:
        game, printed = self.match.game, self.match.deck.record[0]
        return [seat for seat in self._seats() if game.is_winner(self.s, printed, seat)]

    def result(self) -> Result:
        """The points as they stand; the rules' own score and winners have to agree with them.

        Alone, a rank may stand for a winner.
        """
        shown = self.match.game.result(self.match.shown(), self.match.deck)
        assert shown.scores == [self.score(seat) for seat in self._seats()]
        if shown.winners or not shown.rank:
            assert shown.winners == self.winners()
        return shown

    def broken_law(self) -> tuple[int, str] | None:
        """Of those that hold in every position, this one too."""
        game, options = self.match.game, self.match.game.encode_options(self.match.options)
        return broken_law(game, self.match.state, self.match.deck, options)

    def _seats(self) -> range:
        state: Any = self.s
        return range(state.seats)

    # Playing.

    def number(self, name: str, **values: int | str) -> int:
        return self.match.game.space.encode(
            name, **{axis: self._number(axis, value) for axis, value in values.items()}
        )

    def _number(self, axis: str, value: int | str) -> int:
        if not isinstance(value, str):
            return value
        names = self.named[axis] if axis in self.named else self.match.deck.ids(axis)
        return [*names].index(value)

    def play(self, name: str, by: int | None = None, **values: int | str) -> None:
        self._keep_hand_edits()
        self.match.play(self.number(name, **values), by)

    def undo(self) -> None:
        """Whatever it brought to light."""
        self.match.undo(agreed=True)

    def brings(self, name: str, **values: int | str) -> list[Happening]:
        """Play it: what it brought about, as everybody hears of it."""
        before, number = self.match.shown(), self.number(name, **values)
        self._keep_hand_edits()
        self.match.play(number)
        return self.match.game.happenings(before, self.match.shown(), self.match.deck, number)

    def why_not(self, name: str, **values: int | str) -> int:
        """0 if the action is legal, else the number of the rule that a refusal cites."""
        return self.match.refusal(self.number(name, **values))

    def refused(self, name: str, by: int | None = None, **values: int | str) -> int:
        """Try it (as another seat, if given): the rule that the refusal cites; nothing may have changed."""
        before = self.match.state.tobytes()
        with pytest.raises(Refused) as refused:
            self.match.play(self.number(name, **values), by)
        assert self.match.state.tobytes() == before
        return refused.value.number

    def is_legal(self, name: str, **values: int | str) -> bool:
        return self.why_not(name, **values) == 0

    def legal(self) -> list[tuple[str, dict[str, int]]]:
        decoded = map(self.match.game.space.decode, self.match.legal())
        return [(action.name, action.values) for action in decoded]

    def legal_names(self) -> set[str]:
        return {name for name, _ in self.legal()}

    # Moving pieces by hand. `seat` is of whoever is asked unless it is given.

    def has(self, seat: int | None = None, **amounts: int) -> None:
        """Exactly so much of what is named, from nowhere."""
        player: Any = self._player(seat)
        for name, amount in amounts.items():
            field, place = self.counted[name]
            if place is None:
                setattr(player, field, amount)
            else:
                player[field][place] = amount

    def _changed(self) -> None:
        self.match._judged = False

    def _keep_hand_edits(self) -> None:
        """So that undo comes back to the position as it was set up."""
        self.match._snapshots[self.match.ply] = self.match.state.tobytes()

    def _player(self, seat: int | None) -> PlayerT:
        self._changed()
        return self.me if seat is None else self.board(seat)
