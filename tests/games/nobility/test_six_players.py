"""Six players (section 27), and how two differ (section 3)."""

import pytest

from moothall.engine.game import OptionError
from moothall.engine.match import Match
from moothall.games.nobility.game import GAME
from tests.games.nobility.table import Table, guild


@pytest.mark.rule("NOB-343", "NOB-389")
def test_six_play_with_the_chancery() -> None:
    with pytest.raises(OptionError):
        Match(GAME, {"players": 6, "chancery": "off"}, seed=1)
    assert Match(GAME, {"players": 6}, seed=1).state[0].chancery == 1


@pytest.mark.rule("NOB-346")
def test_four_dice_each() -> None:
    for players, dice in ((2, 5), (3, 5), (4, 5), (5, 5), (6, 4)):
        table = Table(players)
        for seat in range(players):
            assert [1 <= die <= 6 for die in table.board(seat).dice] == [True] * dice + [False] * (5 - dice)


@pytest.mark.rule("NOB-347")
def test_reputation_of_seven() -> None:
    for players, reputation in ((1, 9), (2, 9), (3, 9), (4, 9), (5, 9), (6, 7)):
        table = Table(players)
        assert [int(table.board(seat).reputation) for seat in range(players)] == [reputation] * players


@pytest.mark.rule("NOB-349")
@pytest.mark.parametrize("first", [0, 4])
def test_tokens_for_the_last_three_in_seat_order(first: int) -> None:
    table = Table(6, start_seat=first)
    held = [int(table.board((first + step) % 6).modifiers) for step in range(6)]
    assert held == [0, 0, 0, 1, 2, 3]
    assert table.s.modifiers == 14


@pytest.mark.rule("NOB-348")
def test_all_else_as_ever() -> None:
    table = Table(6)
    for seat in range(6):
        me = table.board(seat)
        assert (me.coins, me.goods.tolist(), me.nobility, me.vp) == (8, [1] * 6, 0, 0)
        assert (table.houses(seat), table.figures(seat)) == ((6, 1, 0), {"supply": 14})
        assert len(table.hand_ids(seat)) == 1
    assert len(table.display_ids()) == 6
    assert [table.workshop_ids(name) for name in ("scholars", "wizards")] == [[None] * 3] * 2


@pytest.mark.rule("NOB-348", "NOB-054")
def test_six_slots_in_tavern_yard_and_for_apprentices_and_three_in_guilds() -> None:
    table = Table(6)
    table.has(reputation=24)
    table.has(coins=40)
    for _ in range(5):
        table.occupy("tavern", 3, seat=1)
        table.occupy("yard", 3, seat=1)
    table.dice(3, 3)
    assert (table.may_place("tavern", 3), table.may_place("yard", 3)) == (0, 0)
    table.occupy("tavern", 3, seat=1)
    table.occupy("yard", 3, seat=1)
    assert (table.may_place("tavern", 3), table.may_place("yard", 3)) == (133, 167)
    table.occupy("guild", 1, 0, 0, seat=1)
    table.occupy("guild", 5, 0, 2, seat=1)
    assert table.may_place("guild", 3, guild="scholars") == 0
    table.employ("scholars", 5, seat=2)
    table.lot(2)
    table.place("guild", 3, guild="scholars")
    table.play("buy", goods=0)
    table.play("employ_worker")
    assert (table.stage, table.me.apprentices[guild("scholars")]) == ("turn", 1)


@pytest.mark.rule("NOB-348", "NOB-193", "NOB-054")
@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_rewards_are_doubled_with_two_only(players: int, coins: int) -> None:
    table = Table(players)
    table.own("wizards", 0, "B22", seat=1)
    table.has(seat=1, coins=0)
    table.dice(1)
    table.place("guild", 1, guild="wizards")
    table.finish_action()
    assert table.board(1).coins == coins
