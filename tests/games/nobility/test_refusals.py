"""Why not, in Nobility: the moment's numbers."""

from typing import ClassVar

from moothall.games.nobility.game import GAME
from tests.games.forecasts import Options
from tests.games.nobility.table import Table
from tests.games.refusals import ToldRefusals, why_not


class TestRefusals(ToldRefusals):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1}, {"players": 3, "chancery": "on", "events": "on"}]


def test_dice_count_against_the_reputation() -> None:
    table = Table()
    table.dice(2, 5)
    table.has(reputation=4, modifiers=1)
    words = "You have placed 0, with this die 5: your reputation allows 4."
    assert why_not(table, "take_die", die=5, value=5) == words
    assert why_not(table, "take_die", die=2, value=4) == "You lack 1 modifier."
    assert why_not(table, "take_die", die=3, value=3) == "Your dice show 2, 5."


def test_the_last_die_says_how_many_modifiers_would_do() -> None:
    table = Table()
    table.occupy("tavern", 6, 0, seat=1)
    table.dice(4)
    table.has(reputation=12, modifiers=1)
    table.play("take_die", die=4, value=4)
    words = "The last die there is a 6, and yours a 4: 2 modifiers would do, you have 1."
    assert why_not(table, "place_tavern") == words


def test_nobility_and_payment_of_a_council_tile() -> None:
    table = Table()
    table.dice(5)
    table.has(reputation=12, nobility=0, coins=0)
    table.play("take_die", die=5, value=5)
    column = next(column for column in range(6) if table.why_not("place_council", column=column) == 284)
    tile = int(table.s.council[2, column])
    needed = int(GAME.read_deck().printed.council_nobility[tile])
    assert why_not(table, "place_council", column=column) == f"Your nobility is 0; it takes {needed}."


def test_a_house_and_a_building_say_what_they_lack() -> None:
    table = Table()
    table.dice(1)
    table.has(reputation=12, coins=0)
    table.platform(0)
    price = int(GAME.read_deck().printed.house_price)
    table.play("take_die", die=1, value=1)
    coins = "1 coin" if price == 1 else f"{price} coins"
    assert why_not(table, "place_yard") == f"You lack {coins}."


def test_a_settler_card_says_which_goods_are_lacking() -> None:
    table = Table()
    table.platform(1)
    table.goods_all(0)
    card = int(table.me.settlers[0])
    printed = GAME.read_deck().printed
    asked = [good for good in range(6) if int(printed.settler_goods[card]) >> good & 1]
    told = why_not(table, "complete", slot=0)
    assert told.startswith("You lack 1 ")
    assert told.count("1 ") == len(asked)
    table.goods_all(1)
    if int(printed.settler_least[card]) > len(asked):
        words = f"It takes at least {int(printed.settler_least[card])} goods; you could pay {len(asked)}."
        assert why_not(table, "complete", slot=0) == words
