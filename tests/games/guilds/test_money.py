"""Phase 3, money (section 7)."""

import pytest

from moothall.engine.unasked import SINGLE
from tests.games.guilds.table import Table


def money(players: int = 2, start_seat: int = 0) -> Table:
    """The first money turn of the first week."""
    table = Table(players, start_seat=start_seat)
    table.pass_turn(players)
    assert table.stage == "money"
    return table


@pytest.mark.rule("GLD-131", "GLD-132")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_all_silver_comes_back_from_all_tents(players: int) -> None:
    """Also from areas whose cards are gone, and before the first money turn."""
    table = Table(players, start_seat=1)
    table.town("A1")
    for seat in range(players):
        table.tent("A1", 3 + seat, seat=seat)
        table.tent("A3", 20 + seat, seat=seat)
    table.pass_turn(players)
    leader = players - 1
    paid = [20 + seat if seat == leader else 0 for seat in range(players)]
    assert table.silvers() == [10 + (3 + seat) + (20 + seat) - paid[seat] for seat in range(players)]
    for side in table.view.areas:
        assert side.tents == [0] * players
    assert (table.stage, table.seat) == ("money", 1)


@pytest.mark.rule("GLD-133")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_money_turn_from_the_start_player_to_the_left(players: int) -> None:
    for start in range(players):
        table = money(players, start_seat=start)
        for step in range(players):
            assert (table.stage, table.seat) == ("money", (start + step) % players)
            table.has(silver=15)
            table.play("exchange", lots=1)
            assert (table.stage, table.seat) == ("money", (start + step) % players)
            table.play("exchange", lots=1)
            table.play("done")
        assert (table.stage, table.seat) == ("building", start)
        assert table.golds() == [2] * players


@pytest.mark.rule("GLD-133")
def test_exchanges_and_abilities_come_in_any_order() -> None:
    """R5 and L10 give a gold for 4 silver, twice and once a week."""
    table = money(2)
    table.join("R5", "R2")
    table.furnish("L10")
    table.has(0, silver=30)
    table.has(1, silver=3)
    table.use("R5")
    table.play("exchange", lots=1)
    table.use("R2")
    table.use("L10")
    table.play("exchange", lots=2)
    table.use("R5")
    assert (table.silver(), table.gold()) == (30 - 4 - 5 + 1 - 4 - 10 - 4, 1 + 1 + 1 + 2 + 1)
    assert [table.may_use(name) for name in ("R5", "R2", "L10")] == [247, 247, 247]
    assert (table.stage, table.seat) == ("money", 0)
    table.play("done")
    assert (table.stage, table.seat) == ("money", 1)


@pytest.mark.rule("GLD-133")
def test_nobody_has_a_second_money_turn() -> None:
    table = money(3)
    table.play("done")
    assert table.refused("exchange", by=0, lots=1) == 299
    table.play("done")
    table.play("done")
    assert table.stage == "building"
    assert table.refused("exchange", lots=1) == 137


@pytest.mark.rule("GLD-134")
def test_five_silver_are_one_gold() -> None:
    for lots in (1, 2, 3):
        table = money(2)
        table.has(silver=17, gold=2)
        table.play("exchange", lots=lots)
        assert (table.silver(), table.gold()) == (17 - 5 * lots, 2 + lots)
        assert (table.silver(1), table.gold(1)) == (10, 0)


@pytest.mark.rule("GLD-135")
def test_as_often_as_the_silver_allows_or_not_at_all() -> None:
    table = money(2)
    for silver, most in ((4, 0), (5, 1), (9, 1), (10, 2), (23, 4), (63, 12)):
        table.has(silver=silver)
        legal = [values["lots"] for name, values in table.legal() if name == "exchange"]
        assert legal == list(range(1, most + 1))
        if most < 12:
            assert table.refused("exchange", lots=most + 1) == 135
    table.play("done")
    assert (table.silver(0), table.gold(0)) == (63, 0)


@pytest.mark.rule("GLD-136")
def test_only_whole_lots_are_exchanged() -> None:
    table = money(2)
    table.has(silver=9)
    assert table.refused("exchange", lots=0) == 136
    table.play("exchange", lots=1)
    assert (table.silver(), table.gold()) == (4, 1)
    assert table.refused("exchange", lots=1) == 135


@pytest.mark.rule("GLD-137")
def test_silver_becomes_gold_in_this_phase_alone() -> None:
    table = Table(2)
    for phase, reason in (("auction", 137), ("money", 0), ("building", 137), ("end", 137)):
        table.begin(phase)
        table.has(silver=20)
        assert table.why_not("exchange", lots=1) == reason
        if reason:
            assert table.refused("exchange", lots=2) == 137


@pytest.mark.rule("GLD-138")
def test_gold_never_becomes_silver_but_by_an_ability() -> None:
    """No answer of any question takes gold for silver; the Transmuter does, in the auction."""
    table = money(2)
    table.has(silver=0, gold=9)
    assert table.legal_names() == {"done"}
    table.begin("building")
    table.display("S35")
    table.has(silver=0, gold=2)
    assert table.legal_names() == {"pass_turn"}
    table.begin("end")
    table.has(silver=0, gold=9)
    assert table.legal_names() == {"done"}
    table.begin("auction")
    table.join("M1")
    assert table.legal_names() == {"pass_turn", "use_ability"}
    table.use("M1")
    assert (table.silver(), table.gold()) == (5, 8)


# Nobody is asked where there is nothing to decide.


def test_a_money_turn_with_nothing_to_change_ends_by_itself() -> None:
    table = money(2)
    table.has(silver=5)
    assert table.match.unasked() is None, "5 silver can be changed"
    table.play("exchange", lots=1)
    assert table.match.unasked() == table.number("done")
    assert table.match.unasked([SINGLE]) is None, "where the player wants to be asked"


def test_who_can_buy_nothing_passes_by_itself() -> None:
    table = money(2)
    table.play("done")
    table.play("done")
    assert table.stage == "building"
    table.has(gold=0)
    assert table.match.unasked() == table.number("pass_turn")
    table.has(gold=20)
    assert table.match.unasked() is None
