"""Why not, in Architects: the moment's numbers."""

from typing import ClassVar

from moothall.engine.text import Speaker
from moothall.games.architects.game import GAME
from tests.games.architects.table import BUILDING_IDS, PRINTED, Table
from tests.games.forecasts import Options
from tests.games.refusals import ToldRefusals, why_not

MASONRY = 4  # the bit of the third skill
RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}


class TestRefusals(ToldRefusals):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1, "boards": "choice"}, {"players": 3, "boards": "random"}]


def test_the_black_market_names_the_virtue_and_the_price() -> None:
    table = Table()
    table.has(virtue=11, silver=0)
    words = "Your virtue is 11: with 10 or more the Black Market is closed to you."
    assert why_not(table, "place", location="black_market_small") == words
    table.has(virtue=4)
    price = int(PRINTED.market_silver[0])
    assert why_not(table, "place", location="black_market_small") == f"You lack {price} silver."


def test_exchanges_say_what_is_lacking() -> None:
    table = Table()
    table.has(clay=1, wood=0, stone=1)
    table.place("kings_storehouse")
    assert why_not(table, "exchange_for_virtue", pair=0) == "You lack 1 clay."
    assert why_not(table, "exchange_for_virtue", pair=1) == "You lack 1 wood."
    assert why_not(table, "exchange_for_marble", stone=2) == "You lack 1 wood, 1 stone."


def test_a_hire_says_how_much_silver_is_lacking() -> None:
    table = Table()
    table.has(silver=1, virtue=7)
    table.place("workshop")
    price = int(PRINTED.hire_tax) + int(PRINTED.hire_silver)
    assert why_not(table, "hire", row=0, column=0) == f"You lack {price - 1} silver."
    assert why_not(table, "hire", row=0, column=2) == f"You lack {price + 1} silver."


def test_a_building_says_which_goods_and_skills_are_lacking() -> None:
    needs = {name: int(skills) for name, skills in zip(BUILDING_IDS, PRINTED.building_skills, strict=True)}
    skilled = next(name for name, skills in needs.items() if skills == MASONRY)
    costs = dict(zip(BUILDING_IDS, PRINTED.building_cost, strict=True))
    dear = next(name for name, skills in needs.items() if skills == 0 and costs[name][2] >= 2)
    table = Table()
    table.hand(skilled, dear)
    table.has(virtue=9, **RICH)
    table.place("guildhall")
    assert why_not(table, "construct", building=skilled) == "Your apprentices lack masonry."
    table.has(stone=1)
    assert why_not(table, "construct", building=dear) == f"You lack {int(costs[dear][2]) - 1} stone."


def test_the_guildhall_names_the_nearest_building() -> None:
    costs = dict(zip(BUILDING_IDS, PRINTED.building_cost, strict=True))
    plain = [name for name, skills in zip(BUILDING_IDS, PRINTED.building_skills, strict=True) if skills == 0]
    cheap = min(plain, key=lambda name: sum(costs[name]))
    table = Table()
    table.hand(cheap, *[name for name in plain if sum(costs[name]) > sum(costs[cheap])][:1])
    table.has(clay=0, wood=0, stone=0, gold=0, marble=0, virtue=0)
    words = why_not(table, "place", location="guildhall")
    assert words.startswith("The nearest of your buildings is the ")
    assert Speaker(GAME).name("building", cheap) in words


def test_the_cathedral_names_the_virtue_and_what_a_row_lacks() -> None:
    table = Table()
    table.hand("BD11")
    table.has(virtue=9, **RICH)
    table.place("guildhall")
    table.has(virtue=3)
    assert why_not(table, "advance") == "Your virtue is 3: the Cathedral takes 5 at least."
    table.has(virtue=9, clay=0, wood=0, stone=0, gold=0, marble=0)
    assert why_not(table, "advance").startswith("You lack ")


def test_virtue_that_is_wasted_is_marked_as_lost() -> None:
    table = Table()
    table.has(virtue=14, unpaid=1, clay=2)
    table.place("kings_storehouse")
    table.play("exchange_for_virtue", pair=0)
    assert table.stage == "surplus_virtue"
    lost = [each for each in table.brings("done") if each.lost]
    assert [each.telling and each.telling.values["goods"] for each in lost] == ["virtue=1"]
