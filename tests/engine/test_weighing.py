"""What is worth it to a seat, and what is not."""

from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move
from moothall.engine.weighing import brings_nothing, costs_nothing, thrown_away

SEAT, OTHER = 1, 0


def supply(changes: str, *, lost: bool = False) -> Happening:
    return Happening(Telling("change-supply", {"seat": SEAT, "changes": changes}), lost=lost)


def moved(source: str, goal: str) -> Happening:
    return Happening(moves=[Move("settler", source, goal, seat=SEAT)])


A_SETTLER_GOES = [supply("settler=-1"), moved("1/supply/settler", "1/wilderness-row/0")]


def test_a_payment_alone_brings_nothing() -> None:
    assert brings_nothing(A_SETTLER_GOES, SEAT)
    assert not brings_nothing([], SEAT)
    assert not brings_nothing(A_SETTLER_GOES, OTHER)


def test_it_brings_something_if_anything_else_comes_of_it() -> None:
    assert not brings_nothing([*A_SETTLER_GOES, supply("wood=1")], SEAT)
    assert not brings_nothing([supply("settler=-1,wood=1")], SEAT)
    assert not brings_nothing([*A_SETTLER_GOES, moved("market/3", "1/sett/0")], SEAT)
    assert not brings_nothing([supply("silver=-2"), moved("1/supply/silver", "tent/0/1")], SEAT)
    assert not brings_nothing([*A_SETTLER_GOES, Happening(Telling("change-omen", {"seat": SEAT}))], SEAT)


def test_a_gift_brings_something_and_costs_nothing() -> None:
    assert costs_nothing([supply("wood=1,gold=2")], SEAT)
    assert not costs_nothing([supply("wood=1,gold=-1")], SEAT)
    assert not costs_nothing([supply("wood=1")], OTHER)
    assert not costs_nothing([], SEAT)
    assert not costs_nothing([supply("worker=1"), moved("at/mines/1", "1/supply/worker")], SEAT)


def test_what_is_thrown_away_is_what_is_marked_so_and_nothing_that_is_paid() -> None:
    assert thrown_away([supply("wood=-2,stone=-1", lost=True), supply("gold=-1")]) == {"wood": 2, "stone": 1}
    assert thrown_away([supply("gold=-1")]) == {}
    assert not brings_nothing([supply("wood=-2", lost=True)], SEAT)  # that is said of it already
