"""What a person at the table sees."""

from msgspec import Struct

from moothall.engine.agenda import open_seat
from moothall.engine.deck import Deck
from tests.elsewhere.hazard.state import State


class Question(Struct):
    stage: str
    seat: int | None


class Board(Struct):
    seat: int
    pips: int
    is_done: bool
    token: str | None  # None where it is another's secret


class View(Struct, tag_field="game", tag="hazard"):
    question: Question
    limit: int
    boards: list[Board]
    over: bool


def view(s: State, deck: Deck, seat: int | None) -> View:
    asked = int(open_seat(s.agenda))
    question = Question("turn" if asked >= 0 else "over", asked if asked >= 0 else None)
    boards = [board(s, deck, other, bool(s.over) or other == seat) for other in range(s.seats)]
    return View(question, int(deck.printed.limit), boards, bool(s.over))


def board(s: State, deck: Deck, seat: int, is_shown: bool) -> Board:
    me = s.players[seat]
    token = deck.ids("token")[me.token] if is_shown else None
    return Board(seat, int(me.pips), bool(me.is_done), token)


def progress(s: State) -> int:
    return max(int(player.rolls) for player in s.players)
