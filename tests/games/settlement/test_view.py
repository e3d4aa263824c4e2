"""What a person at the table sees: each thing as itself."""

from moothall.games.settlement.view import Stacks
from tests.games.settlement.table import Table


def test_monsters_and_fortresses_are_shown_where_they_are() -> None:
    table = Table()
    for field in range(3):
        table.lay(field, None)
    table.monster(0)
    table.fortress(2)
    shown = [field for field in table.view.boards[table.seat].wilderness if field]
    assert [(each.monster, each.fortress) for each in shown] == [(True, False), (False, False), (False, True)]


def test_every_stack_is_counted_by_itself() -> None:
    table = Table(players=1)
    table.next_landscape(1, None)
    table.lay(3, None)
    table.lay(6, None)
    table.lay(7, None)
    assert table.view.stacks == Stacks(landscapes=[12, 11, 10], buildings=[9, 9, 9], heroes=44, artifacts=10)


def test_which_buildings_of_a_row_are_resolved_is_shown_from_the_left() -> None:
    table = Table()
    for place in range(3):
        table.building(place, "clay_pit")
    table.play("activate_settlement_row", row=0)
    assert table.view.command.columns == [False, False, False]
    table.play("resolve", row=0, column=0)
    assert table.view.command.columns == [True, False, False]
