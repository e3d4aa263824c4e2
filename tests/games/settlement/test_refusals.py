"""Why not, in Settlement: the moment's numbers."""

from typing import ClassVar

from moothall.games.settlement.game import GAME
from tests.games.forecasts import Options
from tests.games.refusals import ToldRefusals, why_not
from tests.games.settlement import test_forecast  # not the class: it would be collected here too
from tests.games.settlement.questions import AT
from tests.games.settlement.table import Table


class TestRefusals(ToldRefusals):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1}, {"players": 4}]
    weights = test_forecast.TestForecasts.weights


def test_a_building_says_what_is_lacking() -> None:
    table = Table()
    table.market("alchemist")
    table.has(wood=5, clay=0, stone=0, gold=0, diamond=0)
    assert why_not(table, "build", market=0) == "You lack 1 stone."


def test_a_hero_is_dearer_on_a_space_with_a_surcharge() -> None:
    table = Table()
    table.hero_row("adv_03")  # 4 diamonds, and 1 gold for the first space
    table.has(diamond=3, gold=0)
    assert why_not(table, "invite", space=0) == "You lack 1 diamond, 1 gold."
    table.has(diamond=4)
    assert why_not(table, "invite", space=0) == "You lack 1 gold."


def test_exchanges_say_what_is_lacking() -> None:
    table = Table()
    table.has(wood=1, clay=0, stone=1, gold=0, diamond=1)
    assert why_not(table, "exchange_two", pair=0, gain=1) == "You lack 1 wood."
    assert why_not(table, "exchange_set") == "You lack 1 clay."
    assert why_not(table, "exchange_gold", gain=0) == "You lack 1 gold."
    table.hold("mirror_of_transformation")
    assert why_not(table, "mirror", pay=1, gain=0) == "You lack 1 clay."


def test_settlers_are_counted() -> None:
    table = Table()
    table.lay(0, "clay", colour="red")
    table.monster(0)
    table.settlers(1)
    table.has(bonus_settler=1)
    assert why_not(table, "fight", row=0, column=0) == "It takes 4 settlers; you have 2."
    assert why_not(table, "explore", row=2) == "It takes 3 settlers; you have 2."
    table = AT["choose_settlers"]()
    table.has(bonus_settler=1)
    assert why_not(table, "deploy", bonus=2) in (
        "You have only 1 bonus settler.",
        "The action takes only 1 settler.",
    )


def test_a_building_at_work_says_what_it_would_take() -> None:
    table = Table()
    table.building(0, "bank")
    table.building(1, "bazaar")
    table.has(wood=0, clay=0, stone=0, gold=0)
    table.play("activate_settlement_row", row=0)
    assert why_not(table, "resolve", row=0, column=0) == "You lack 1 gold."
    assert why_not(table, "resolve", row=0, column=1) == "You lack 1 normal resource."


def test_an_artifact_that_somebody_holds() -> None:
    table = Table(players=2)
    table.play("pass_round")
    assert why_not(table, "take", artifact=int(table.board(1).artifact)) == "Bodo holds this artifact."


def test_goods_that_passing_throws_away_are_marked_as_lost() -> None:
    table = Table()
    table.has(wood=2, clay=0, stone=1, gold=3)
    lost = [each for each in table.brings("pass_round") if each.lost]
    assert [each.telling and each.telling.values["changes"] for each in lost] == ["wood=-2,stone=-1"]
