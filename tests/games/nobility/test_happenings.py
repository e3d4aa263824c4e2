"""What everybody hears of and sees of an answer: what came of it, which pieces moved, and by what."""

import pytest

from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move, told
from moothall.games.nobility.state import GUILDS
from tests.games.nobility.table import Table, good, guild


def moves(happenings: list[Happening]) -> list[Move]:
    return [move for happening in happenings for move in happening.moves]


def of_supply(happenings: list[Happening], seat: int = 0) -> Happening:
    """What a player has more or less of."""
    return next(each for each in happenings if each.seat == seat and each.telling is not None)


def placing(table: Table, die: int, name: str, **where: int | str) -> list[Happening]:
    table.play("take_die", die=die, value=die)
    return table.brings(name, **where)


def test_taking_a_die_moves_nothing_yet() -> None:
    table = Table(2)
    table.dice(5, 3, 1)
    assert table.brings("take_die", die=3, value=3) == []


def test_a_die_goes_from_its_place_in_the_tray() -> None:
    table = Table(2)
    table.dice(5, 3, 1)
    happened = placing(table, 3, "place_castle", slot=0)
    assert moves(happened) == [
        Move("die:3", "0/dice/1", "castle/1", seat=0),
        Move("marker", "0/reputation", "0/reputation", seat=0),
    ]
    assert of_supply(happened).by == "rule:309"


@pytest.mark.parametrize(("die", "slot"), [(2, 0), (6, 2)])
def test_dice_of_a_guild_lie_by_their_band(die: int, slot: int) -> None:
    table = Table(2)
    table.dice(die)
    happened = placing(table, die, "place_guild", guild="wizards")
    assert moves(happened)[0].goal == f"guild/{GUILDS.index('wizards')}/{slot}"


def test_what_is_bought_in_a_guild_comes_from_there() -> None:
    table = Table(2)
    table.dice(5)
    table.has(coins=9)
    table.place("guild", 5, guild="wizards")
    while table.stage == "workshop":
        table.done()
    happened = table.brings("buy", goods=2)
    assert moves(happened) == [Move("magic", f"guild/{guild('wizards')}/crew", "0/supply/magic", 2)]
    assert happened[0].by == "rule:213"


def test_an_owner_is_rewarded_by_the_workshop() -> None:
    table = Table(3)
    table.own("merchants", 0, "B27", seat=2)
    table.dice(1)
    table.place("guild", 1, guild="merchants")
    reward = of_supply(table.brings("done"), seat=2)
    assert reward.by == "rule:189"
    assert [move.source for move in reward.moves] == [f"workshop/{guild('merchants')}/0"]


def test_a_workshop_is_the_cause_of_what_it_gives() -> None:
    table = Table(3)
    table.stand("merchants", 0, "B27")
    table.dice(1)
    table.place("guild", 1, guild="merchants")
    gain = of_supply(table.brings("use_effect", effect=0))
    assert gain.by == "building:B27"
    assert gain.moves == [Move("coin", f"workshop/{guild('merchants')}/0", "0/supply/coin", 1)]


def test_workers_walk_from_the_lot_and_from_guild_to_guild() -> None:
    table = Table(2)
    table.lot(1)
    table.employ("artists")
    table.has(coins=0)
    table.dice(1)
    table.place("guild", 1, guild="wizards")
    here = f"guild/{guild('wizards')}/crew"
    assert moves(table.brings("employ_worker")) == [Move("worker", "0/lot", here, seat=0)]
    walked = moves(table.brings("move_apprentice", guild="artists"))
    assert walked == [Move("worker", f"guild/{guild('artists')}/crew", here, seat=0)]


def test_a_workshop_is_built_by_an_apprentice_who_becomes_its_master() -> None:
    table = Table(2)
    table.hall("B27")
    table.has(coins=20)
    table.employ("merchants")
    table.dice(6)
    happened = placing(table, 6, "place_hall")
    goal = f"workshop/{guild('merchants')}/0"
    assert Move("worker", f"guild/{guild('merchants')}/crew", goal, seat=0) in moves(happened)
    assert Move("building:B27", "hall/0", goal) in moves(happened)


def test_goods_go_to_the_ship_and_coins_come_from_it() -> None:
    table = Table(2)
    sold = next(each.good for each in table.view.harbour.goods)
    table.has(**{sold: 2})
    table.dice(3)
    table.place("harbour", 3)
    first, coins = moves(table.brings("sell_good", good=good(sold)))
    assert first == Move(sold, f"0/supply/{sold}", f"ship/{sold}")
    assert (coins.source, coins.goal) == (f"ship/{sold}", "0/supply/coin")


def test_a_settler_card_comes_from_the_display_and_the_next_from_its_deck() -> None:
    table = Table(2)
    table.dice(4)
    card, following = table.display_ids()[2], table.pile_ids("settler")[0]
    table.place("tavern", 4)
    happened = moves(table.brings("take_settler", space=2))
    assert happened == [
        Move(f"settler:{card}", "display/2", f"0/settlers/{card}"),
        Move(f"settler:{following}", "pile/settlers", "display/2"),
    ]


def test_a_dice_tile_comes_without_a_word_of_its_card() -> None:
    table = Table(2, chancery=True)
    table.dice(6)
    table.place("berk", 6)
    table.seat_at(0)
    table.play("acquire")
    kept = next(values["commission"] for name, values in table.legal() if name == "keep_commission")
    happened = table.brings("keep_commission", commission=kept)
    tile = next(each for each in happened if each.telling and each.telling.id == "change-dice_tile")
    assert tile.moves[0].source == "pile/commissions"
    assert table.match.deck.ids("commission")[kept] not in repr(happened)


def test_whoever_becomes_a_lord_is_told_with_what_it_took() -> None:
    table = Table(2)
    table.hall("B27")
    table.has(coins=20)
    table.has(nobility=4)
    table.employ("merchants")
    table.dice(6)
    happened = placing(table, 6, "place_hall")
    assert [each.by for each in happened if each.telling and each.telling.id == "change-lord"] == ["rule:99"]


def test_a_lord_becomes_one_only_once() -> None:
    table = Table(2)
    table.has(nobility=5)
    table.dice(3)
    assert "change-lord" not in [each.id for each in told(placing(table, 3, "place_castle", slot=0))]


def test_a_house_that_is_settled_is_told_by_its_move_alone() -> None:
    table = Table(2)
    table.hand("S01")
    table.platform(1)
    table.goods_all(3)
    happened = table.brings("complete", slot=0)
    while table.stage == "spend":
        name, values = table.legal()[0]
        happened = table.brings(name, **values)
    assert Move("house", "0/platform", "0/houses") in moves(happened)
    assert "house" not in repr([each.values for each in told(happened)])


def test_a_new_round_moves_no_die() -> None:
    table = Table(2)
    table.end_turn()
    happened = table.brings("end_turn")
    assert Telling("change-round", {"round": 2, "seat": 1}) in told(happened)
    assert not [move for move in moves(happened) if move.thing.startswith("die")]
