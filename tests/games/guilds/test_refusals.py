"""Why not, in Guilds: the moment's numbers."""

from typing import ClassVar

from moothall.games.guilds.game import GAME
from tests.games.forecasts import Options
from tests.games.guilds.table import Table, area, cell
from tests.games.refusals import ToldRefusals, why_not


class TestRefusals(ToldRefusals):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 2}, {"players": 4}]


def test_a_room_says_how_much_gold_is_lacking() -> None:
    table = Table()
    table.begin("building")
    table.has(gold=0)
    price = int(GAME.read_deck().printed.rooms[int(table.s.display[0])].price)
    assert why_not(table, "buy", place=0) == f"You lack {price} gold."


def test_lots_say_how_much_silver_is_lacking() -> None:
    table = Table()
    table.begin("money")
    table.has(silver=7)
    assert why_not(table, "exchange", lots=2) == "You lack 3 silver."


def test_a_bid_says_what_it_takes() -> None:
    table = Table()
    table.tent("A1", 4, seat=1)
    table.has(silver=3)
    assert why_not(table, "bid", area=area("A1")) == "It takes 5 silver; you have 3 silver."
    table.has(silver=6)
    table.play("bid", area=area("A1"))
    assert why_not(table, "add", silver=2) == "It takes at least 5 silver to lead there."
    assert why_not(table, "add", silver=4) == "It takes at least 5 silver to lead there."
    assert why_not(table, "add", silver=7) == "It takes 7 silver; you have 6 silver."


def test_a_bid_counts_the_second_area_that_it_needs() -> None:
    table = Table()
    table.tent("A1", 4, seat=1)
    table.has(silver=5)
    words = "5 silver there and at least 1 silver in a second area: you have 5 silver."
    assert why_not(table, "bid", area=area("A1")) == words


def test_who_leads_is_named() -> None:
    table = Table()
    table.town("A1", "W1")
    table.tent("A1", 4, seat=1)
    assert why_not(table, "take", area=area("A1"), card=0) == "Bodo leads there, with 4 silver."


def test_a_place_says_what_is_in_the_way() -> None:
    table = Table()
    table.begin("building")
    table.has(gold=20)
    table.play("buy", place=0)
    reasons = set()
    for where in range(12):
        for rotation in range(4):
            if table.why_not("place", cell=where, rotation=rotation):
                reasons.add(why_not(table, "place", cell=where, rotation=rotation))
    hall = [why_not(table, "place", cell=cell(2, 1), rotation=rotation) for rotation in range(4)]
    assert hall == ["Another room lies there."] * 4
    assert "Its wall on the street’s side would block a door." in reasons


def test_silver_that_could_have_become_gold_is_marked_as_lost() -> None:
    table = Table()
    table.begin("money")
    table.has(silver=12)
    lost = [each for each in table.brings("done") if each.lost]
    assert [each.telling and each.telling.values["goods"] for each in lost] == ["silver=12"]
    table.has(silver=4)  # too little for an exchange: nothing to be done about it
    assert [each for each in table.brings("done") if each.lost] == []
