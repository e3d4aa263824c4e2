"""What the tables of all games' tests share: looking at a position, playing by name, asking why not.

Each game's own `Table` adds the means to set up a position in a line or two.
"""

from typing import Any, Generic, TypeVar

import numpy as np
import pytest

from moothall.engine.game import Result
from moothall.engine.happening import Happening
from moothall.engine.match import Match, Refused
from moothall.engine.record import Ints
from tests.laws import broken_law

StateT = TypeVar("StateT")
PlayerT = TypeVar("PlayerT")
ViewT = TypeVar("ViewT")


class PlayedTable(Generic[StateT, PlayerT, ViewT]):
    """A match with the means to move pieces by hand. By hand means: no rule is asked."""

    match: Match

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
            numbers: Ints = np.zeros(game.observation, np.int32)
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
        """The points as they stand; the rules' own score and winners have to agree with them."""
        shown = self.match.game.result(self.match.shown(), self.match.deck)
        assert shown.scores == [self.score(seat) for seat in self._seats()]
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

    def number(self, name: str, **values: int) -> int:
        return self.match.game.space.encode(name, **values)

    def play(self, name: str, by: int | None = None, **values: int) -> None:
        self.match.play(self.number(name, **values), by)

    def brings(self, name: str, **values: int) -> list[Happening]:
        """Play it: what it brought about, as everybody hears of it."""
        before, number = self.match.shown(), self.number(name, **values)
        self.match.play(number)
        return self.match.game.happenings(before, self.match.shown(), self.match.deck, number)

    def why_not(self, name: str, **values: int) -> int:
        """0 if the action is legal, else the number of the rule that a refusal cites."""
        return self.match.refusal(self.number(name, **values))

    def refused(self, name: str, by: int | None = None, **values: int) -> int:
        """Try it (as another seat, if given): the rule that the refusal cites; nothing may have changed."""
        before = self.match.state.tobytes()
        with pytest.raises(Refused) as refused:
            self.match.play(self.number(name, **values), by)
        assert self.match.state.tobytes() == before
        return refused.value.number

    def is_legal(self, name: str, **values: int) -> bool:
        return self.why_not(name, **values) == 0

    def legal(self) -> list[tuple[str, dict[str, int]]]:
        decoded = map(self.match.game.space.decode, self.match.legal())
        return [(action.name, action.values) for action in decoded]

    def legal_names(self) -> set[str]:
        return {name for name, _ in self.legal()}

    # Moving pieces by hand. `seat` is of whoever is asked unless it is given.

    def _changed(self) -> None:
        self.match._judged = False

    def _player(self, seat: int | None) -> PlayerT:
        self._changed()
        return self.me if seat is None else self.board(seat)
