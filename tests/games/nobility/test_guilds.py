"""Guilds: die slots (section 14), buying goods (section 17) and placing workers (section 18)."""

import pytest

from moothall.games.nobility.state import GUILDS
from tests.games.nobility.table import Table, guild

GOOD_OF = {
    "scholars": "books",
    "artists": "artwork",
    "blacksmiths": "weaponry",
    "wizards": "magic",
    "merchants": "jewelry",
    "carpenters": "furnishings",
}


def in_guild(value: int, name: str = "artists", lot: int = 0, players: int = 3) -> Table:
    """A die of this value was placed in a guild without workshops."""
    table = Table(players)
    table.lot(lot)
    table.dice(value, 3)
    table.place("guild", value, guild=name)
    return table


def at_step_three(value: int, name: str = "artists", lot: int = 0) -> Table:
    table = in_guild(value, name, lot)
    table.play("buy", goods=0)
    return table


def lord_of_workers(value: int = 3, name: str = "scholars", old: int = 0) -> Table:
    """Brannoc Reed became a Lord in this turn, and put a worker into a guild; the die is yet to come."""
    table = Table(players=3)
    table.character("P11")
    table.has(nobility=4)
    table.hand("S01")
    table.goods_all(3)
    table.employ(name, old)
    table.dice(value, 6)
    table.hall("B01")
    table.play("complete", slot=0)
    table.play("spend", good=0, goods=1)
    table.play("spend", good=1, goods=2)
    table.play("assign", guild=guild(name))
    table.goods_all(1)
    return table


# Die slots.


@pytest.mark.rule("NOB-175", "NOB-178")
@pytest.mark.parametrize("name", GUILDS)
def test_each_guild_has_three_slots_by_value(name: str) -> None:
    for value, slot in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        table = in_guild(value, name)
        dice = [die.value if die else 0 for die in table.view_of(None).guilds[guild(name)].dice]
        assert dice == [value if place == slot else 0 for place in range(3)]


@pytest.mark.rule("NOB-176", "NOB-177")
def test_closed_slots_open_again_in_the_next_round() -> None:
    table = Table(players=2)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.finish_action()
    table.turn(1)
    table.dice(6)
    assert table.may_place("guild", 6, guild="artists") == 177
    assert table.view_of(None).guilds[1].closed
    table.end_round()
    table.dice(6)
    assert table.may_place("guild", 6, guild="artists") == 0


@pytest.mark.rule("NOB-178")
@pytest.mark.parametrize("name", GUILDS)
def test_every_guild_follows_the_same_rules(name: str) -> None:
    table = Table(players=3)
    table.employ(name, 1)
    table.lot(1)
    table.dice(3)
    table.place("guild", 3, guild=name)
    table.play("buy", goods=2)
    assert table.goods() == dict.fromkeys(GOOD_OF.values(), 1) | {GOOD_OF[name]: 4}
    table.play("employ_worker")
    assert (table.stage, table.figures()) == ("turn", {"supply": 12, name: 2})
    assert table.board(0).coins == 6


@pytest.mark.rule("NOB-179", "NOB-180")
def test_workshops_then_goods_then_workers() -> None:
    table = Table(players=3)
    table.lot(1)
    table.stand("artists", 0, "B07")
    table.dice(1)
    table.place("guild", 1, guild="artists")
    stages = []
    while table.stage != "turn":
        stages.append(table.stage)
        if table.stage != "employ":
            assert table.refused("employ_worker") == 446
        if table.stage != "buy":
            assert table.refused("buy", goods=1) == 446
        table.play("buy", goods=0) if table.stage == "buy" else table.done()
    assert stages == ["workshop", "buy", "employ"]


@pytest.mark.rule("NOB-180")
@pytest.mark.parametrize("goods", [0, 1])
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_goods_and_workers_do_not_depend_on_each_other(goods: int, workers: int) -> None:
    table = in_guild(1, lot=2)
    table.play("buy", goods=goods)
    for _ in range(workers):
        table.play("employ_worker")
    if table.stage == "employ":
        table.done()
    assert table.stage == "turn"
    assert (table.goods()["artwork"], table.board(0).apprentices[1]) == (1 + goods, workers)


# Goods.


@pytest.mark.rule("NOB-208", "NOB-209", "NOB-210", "NOB-211", "NOB-212")
@pytest.mark.parametrize(
    ("value", "limit", "rule"), [(1, 1, 208), (2, 1, 208), (3, 2, 209), (4, 2, 209), (5, 3, 210), (6, 3, 210)]
)
def test_so_many_goods_for_a_coin_each(value: int, limit: int, rule: int) -> None:
    for goods in range(limit + 1):
        table = in_guild(value, "wizards")
        table.play("buy", goods=goods)
        assert table.goods() == dict.fromkeys(GOOD_OF.values(), 1) | {"magic": 1 + goods}
        assert (table.stage, table.board(0).coins) == ("turn", 8 - goods)
    table = in_guild(value, "wizards")
    for goods in range(limit + 1, 7):
        assert table.refused("buy", goods=goods) == rule


@pytest.mark.rule("NOB-211", "NOB-030")
def test_goods_have_to_be_paid() -> None:
    table = in_guild(5)
    table.has(coins=2)
    assert table.is_legal("buy", goods=2)
    assert table.refused("buy", goods=3) == 211
    table = Table(players=3)
    table.has(coins=0)
    table.dice(5)
    table.place("guild", 5, guild="artists")
    assert table.stage == "turn"


@pytest.mark.rule("NOB-212")
def test_no_other_good_than_that_of_the_guild() -> None:
    table = in_guild(5)
    assert table.legal_names() == {"buy"}
    for other in range(6):
        assert table.refused("take_good", good=other) == 446


@pytest.mark.rule("NOB-213", "NOB-214", "NOB-223")
@pytest.mark.parametrize("apprentices", [0, 1, 2, 3])
def test_a_free_good_for_each_own_apprentice_with_a_purchase(apprentices: int) -> None:
    for goods, free in ((0, 0), (1, apprentices), (3, apprentices)):
        table = Table(players=5)
        table.employ("artists", apprentices)
        table.employ("artists", 1, seat=1)
        table.employ("wizards", 2)
        table.dice(6)
        table.place("guild", 6, guild="artists")
        table.play("buy", goods=goods)
        assert table.goods()["artwork"] == 1 + goods + free
        assert table.goods()["magic"] == 1
        assert table.board(0).coins == 8 - goods


@pytest.mark.rule("NOB-215")
def test_workers_placed_by_the_same_die_give_nothing() -> None:
    table = in_guild(1, lot=2)
    table.play("buy", goods=1)
    table.play("employ_worker")
    table.play("employ_worker")
    assert table.goods()["artwork"] == 2


@pytest.mark.rule("NOB-216", "NOB-244")
def test_guild_masters_give_no_free_goods() -> None:
    table = Table(players=3)
    table.own("artists", 2, "B07")
    table.employ("artists", 1)
    table.dice(3)
    table.place("guild", 3, guild="artists")
    table.play("buy", goods=1)
    assert table.goods()["artwork"] == 3


@pytest.mark.rule("NOB-465")
def test_the_number_is_chosen_once_and_the_free_goods_come_at_once() -> None:
    table = Table(players=3)
    table.lot(1)
    table.employ("artists", 1)
    table.dice(3)
    table.place("guild", 3, guild="artists")
    table.play("buy", goods=1)
    assert (table.stage, table.goods()["artwork"], table.board(0).coins) == ("employ", 3, 7)
    assert table.refused("buy", goods=1) == 446


@pytest.mark.rule("NOB-486")
def test_flourishing_guilds_raise_the_limit_of_step_two_alone() -> None:
    table = Table(players=3, events=True)
    table.event("E03")
    table.stand("artists", 0, "B10")
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("use_effect", effect=0)
    table.play("take_good", good="books")
    assert table.stage == "buy"
    assert table.refused("buy", goods=3) == 208
    table.play("buy", goods=2)
    assert table.goods() == dict.fromkeys(GOOD_OF.values(), 1) | {"books": 2, "artwork": 3}


# Workers.


@pytest.mark.rule("NOB-217", "NOB-218", "NOB-219", "NOB-467")
@pytest.mark.parametrize(("value", "limit"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_so_many_workers(value: int, limit: int) -> None:
    for count in range(limit + 1):
        table = at_step_three(value, lot=3)
        for _ in range(count):
            assert table.stage == "employ"
            table.play("employ_worker")
        if count < limit:
            table.done()
        assert table.stage == "turn"
        found = {"supply": 11, "lot": 3 - count, "artists": count}
        assert table.figures(0) == {where: number for where, number in found.items() if number}


@pytest.mark.rule("NOB-220", "NOB-221", "NOB-227")
def test_figures_come_from_the_lot_or_from_another_guild() -> None:
    table = Table(players=3)
    table.lot(1)
    table.employ("wizards", 2)
    table.employ("artists", 1)
    table.employ("scholars", 1, seat=1)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.refused("move_apprentice", guild="artists") == 220
    assert table.refused("move_apprentice", guild="scholars") == 220
    table.play("move_apprentice", guild="wizards")
    assert table.figures(0) == {"supply": 10, "lot": 1, "wizards": 1, "artists": 2}
    table.play("employ_worker")
    assert table.stage == "turn"
    assert table.figures(0) == {"supply": 10, "wizards": 1, "artists": 3}


@pytest.mark.rule("NOB-220")
def test_without_a_worker_in_the_lot_only_a_move_is_left() -> None:
    table = Table(players=3)
    table.employ("wizards", 1)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.refused("employ_worker") == 220
    table.play("move_apprentice", guild="wizards")
    assert table.stage == "turn"  # nobody else is left, though a second would be allowed
    assert at_step_three(1).stage == "turn"


@pytest.mark.rule("NOB-221")
def test_a_move_counts_like_a_placement() -> None:
    table = Table(players=3)
    table.employ("wizards", 2)
    table.lot(2)
    table.dice(3)
    table.place("guild", 3, guild="artists")
    table.play("buy", goods=0)
    table.play("move_apprentice", guild="wizards")
    assert table.stage == "turn"


@pytest.mark.rule("NOB-217", "NOB-218", "NOB-219", "NOB-222")
def test_why_no_worker_will_be_placed_is_said_before_the_step_is_skipped() -> None:
    table = Table(players=3)
    table.lot(1)
    table.dice(1, 6)
    table.place("guild", 6, guild="artists")
    assert (table.stage, table.refused("employ_worker")) == ("buy", 219)
    assert table.refused("move_apprentice", guild=guild("wizards")) == 219
    table.play("buy", goods=0)
    table.turn(0)
    table.employ("wizards", 3, seat=1)
    table.place("guild", 1, guild="wizards")
    assert (table.stage, table.refused("employ_worker")) == ("buy", 222)


@pytest.mark.rule("NOB-222")
def test_the_slots_are_shared() -> None:
    table = Table(players=3)
    table.employ("artists", 1, seat=1)
    table.employ("artists", 1, seat=2)
    table.lot(2)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    table.play("employ_worker")
    assert (table.stage, table.board(0).lot) == ("turn", 1)
    table.turn(0)
    table.dice(3)
    table.place("guild", 3, guild="artists")
    table.play("buy", goods=0)
    assert table.stage == "turn"


@pytest.mark.rule("NOB-223")
def test_one_may_have_several_apprentices_in_a_guild() -> None:
    table = Table(players=3)
    table.employ("artists", 1)
    table.lot(2)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    table.play("employ_worker")
    table.play("employ_worker")
    assert (table.stage, table.figures(0)) == ("turn", {"supply": 11, "artists": 3})


@pytest.mark.rule("NOB-224")
def test_masters_and_keepers_stay_where_they_are() -> None:
    table = Table(players=3)
    table.own("wizards", 0, "B19")
    table.public(0, "B37")
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.stage == "turn"
    table = Table(players=3)
    table.own("wizards", 0, "B19")
    table.public(0, "B37")
    table.lot(1)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.refused("move_apprentice", guild="wizards") == 220
    assert table.legal_names() == {"employ_worker", "done"}


@pytest.mark.rule("NOB-225")
def test_apprentices_in_the_chancery_stay_there() -> None:
    table = Table(players=3, chancery=True)
    table.seat_at(0)
    table.seat_at(3)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.stage == "turn"
    assert table.figures(0) == {"supply": 12, "desks": 2}
    table = Table(players=3, chancery=True)
    table.seat_at(0)
    table.employ("wizards")
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.legal() == [("move_apprentice", {"guild": guild("wizards")}), ("done", {})]


@pytest.mark.rule("NOB-226")
def test_what_an_apprentice_brings_begins_with_the_next_turn() -> None:
    table = in_guild(1, lot=1)
    table.play("buy", goods=1)
    table.play("employ_worker")
    assert table.goods(0)["artwork"] == 2
    table.end_turn()
    table.turn(0)
    table.hall("B07")
    table.dice(3, 6)
    assert table.may_place("hall", 6) == 0
    table.place("guild", 3, guild="artists")
    table.play("buy", goods=1)
    assert table.goods(0)["artwork"] == 4


@pytest.mark.rule("NOB-226")
def test_the_income_of_the_same_round_is_included() -> None:
    table = in_guild(1, lot=1)
    table.play("buy", goods=0)
    table.play("employ_worker")
    table.end_turn()
    table.end_round()
    assert table.board(0).coins == 8 + 3


@pytest.mark.rule("NOB-227", "NOB-222")
def test_a_slot_is_free_as_soon_as_its_apprentice_leaves() -> None:
    """To another guild, or onto a workshop."""
    for way in ("moves", "becomes master", "stays"):
        table = Table(players=3)
        table.employ("artists", 1)
        table.employ("artists", 2, seat=1)
        table.lot(1, seat=1)
        if way == "moves":
            table.dice(1)
            table.place("guild", 1, guild="wizards")
            table.play("buy", goods=0)
            table.play("move_apprentice", guild="artists")
        elif way == "becomes master":
            table.hall("B07")
            table.dice(6)
            table.place("hall", 6)
        table.turn(1)
        table.dice(3)
        table.place("guild", 3, guild="artists")
        while table.stage in ("workshop", "buy"):
            table.done() if table.stage == "workshop" else table.play("buy", goods=0)
        assert table.stage == ("turn" if way == "stays" else "employ")


@pytest.mark.rule("NOB-226", "NOB-466")
def test_a_lords_apprentice_gives_no_free_good_in_the_same_turn() -> None:
    for old in (0, 1):
        table = lord_of_workers(old=old)
        assert table.board(0).apprentices[0] == 1 + old
        table.place("guild", 3, guild="scholars")
        table.play("buy", goods=1)
        assert table.goods(0)["books"] == 2 + old
    table = lord_of_workers()
    table.end_turn()
    table.turn(0)
    table.place("guild", 3, guild="scholars")
    table.play("buy", goods=1)
    assert table.goods(0)["books"] == 3


@pytest.mark.rule("NOB-226", "NOB-466")
def test_a_lords_apprentice_buys_no_workshop_in_the_same_turn() -> None:
    table = lord_of_workers()
    assert table.may_place("hall", 6) == 466
    table.end_turn()
    table.turn(0)
    assert table.may_place("hall", 6) == 0
    table = lord_of_workers(old=1)
    table.place("hall", 6)
    assert table.figures(0) == {"supply": 12, "masters": 1, "scholars": 1}


@pytest.mark.rule("NOB-467")
def test_one_worker_after_the_other() -> None:
    table = at_step_three(1, lot=2)
    table.play("employ_worker")
    assert (table.stage, table.figures(0)) == ("employ", {"supply": 12, "lot": 1, "artists": 1})
    table.done()
    assert (table.stage, table.figures(0)) == ("turn", {"supply": 12, "lot": 1, "artists": 1})


@pytest.mark.rule("NOB-487")
def test_no_apprentice_slot_is_chosen() -> None:
    table = at_step_three(1, lot=2)
    assert table.legal() == [("employ_worker", {}), ("done", {})]
