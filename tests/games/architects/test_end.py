"""The end of the game (section 18)."""

import pytest

from tests.games.architects.building_site import construct, prepare
from tests.games.architects.table import Table

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}


def almost_full(players: int, missing: int = 1, start_seat: int = 0) -> Table:
    """So many spaces of the Guildhall are still free, and whoever starts is able to construct the Well."""
    table = Table(players, start_seat=start_seat)
    table.fill_guildhall(SPACES[players] - missing)
    return prepare("Well", table)


def turns_to_the_end(table: Table) -> list[int]:
    """Whose turn it is, one after the other, while everybody idles."""
    seats = []
    while not table.match.over:
        seats.append(table.seat)
        table.idle()
    return seats


@pytest.mark.rule("ARC-246")
@pytest.mark.parametrize("players", SPACES)
def test_the_last_space_triggers_the_end(players: int) -> None:
    table = almost_full(players, missing=2)
    construct(table, "Well")
    assert (table.s.guildhall_filled, table.s.turns_left) == (SPACES[players] - 1, 0)
    assert table.view.turns_left is None
    table.turn(0)
    construct(prepare("Smithy", table), "Smithy")
    assert (table.s.guildhall_filled, table.s.turns_left) == (SPACES[players], players)
    assert table.view.turns_left == players


@pytest.mark.rule("ARC-246")
def test_an_advance_on_the_cathedral_fills_a_space_as_well() -> None:
    table = almost_full(3)
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building="BD11")
    assert table.s.turns_left == 3


@pytest.mark.rule("ARC-247")
def test_the_turn_that_triggers_the_end_is_completed() -> None:
    """Effect, and hand limit, and only then the final round."""
    table = prepare("Drafting Room", almost_full(2))
    table.hand("BD23", "BD31", "BD32", "BD33", "BD34", "BD35", "BD36")
    construct(table, "Drafting Room")
    assert (table.stage, table.seat, table.board(0).hand) == ("hand_limit", 0, 8)
    assert table.s.turns_left == 0
    table.play("discard", building="BD31")
    table.play("discard", building="BD32")
    assert (table.stage, table.seat, table.s.turns_left) == ("turn", 1, 2)


@pytest.mark.rule("ARC-248")
@pytest.mark.parametrize("players", SPACES)
@pytest.mark.parametrize("start_seat", [0, 1])
def test_then_everybody_has_one_more_turn_and_whoever_triggered_it_the_last(
    players: int, start_seat: int
) -> None:
    table = almost_full(players, start_seat=start_seat)
    assert table.seat == start_seat
    construct(table, "Well")
    assert turns_to_the_end(table) == [(start_seat + 1 + step) % players for step in range(players)]
    assert table.match.over


@pytest.mark.rule("ARC-248")
def test_a_worker_beside_the_full_guildhall_adds_no_turns() -> None:
    table = almost_full(2)
    construct(table, "Well")
    construct(prepare("Smithy", table), "Smithy")
    assert table.workers(1)["beside"] == 1
    assert turns_to_the_end(table) == [0]


@pytest.mark.rule("ARC-249")
def test_without_workers_the_final_turn_is_a_recall() -> None:
    table = almost_full(2)
    table.send("forest", int(table.board(1).supply), seat=1)
    construct(table, "Well")
    assert (table.stage, table.seat) == ("recall", 1)
    assert table.refused("place", location=0) == 59
    table.play("recall", location=1)
    assert table.board(1).supply == 1
    assert (table.stage, table.seat) == ("turn", 0)
    table.idle()
    assert table.match.over


@pytest.mark.rule("ARC-250")
def test_there_is_no_limit_to_the_turns_before_the_end() -> None:
    table = Table()
    for _ in range(600):
        table.idle()
    assert not table.match.over
    assert table.s.turns_left == 0
    assert table.stage in ("turn", "recall")


@pytest.mark.rule("ARC-251")
def test_after_these_turns_come_effects_and_the_count() -> None:
    table = almost_full(2)
    table.built("BD24", "BD39")  # Dungeon and Reservoir
    construct(table, "Well")
    table.idle()
    table.idle()
    assert (table.stage, table.seat) == ("end_order", 0)
    assert not table.match.over
    table.play("pick", building="BD24")
    assert table.match.over
    assert table.board(0).virtue == 5
    assert table.view.result == table.result()


@pytest.mark.rule("ARC-251")
def test_after_the_end_nothing_more_is_done() -> None:
    table = almost_full(2)
    construct(table, "Well")
    turns_to_the_end(table)
    assert table.refused("place", location=0) == 251
    assert table.refused("done") == 251
    assert table.match.legal() == []
