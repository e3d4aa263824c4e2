"""Action 3, Fight (section 6.3)."""

import pytest

from tests.games.settlement.table import Table

COLOURS = {
    "green": (1, {"diamond": 1}),
    "yellow": (2, {"gold": 1}),
    "blue": (3, {"gold": 2}),
    "red": (4, {"diamond": 1, "gold": 2}),
}


def table_with_monster(colour: str) -> Table:
    table = Table()
    table.hold("lodestar")
    table.give(wood=0, clay=0, stone=0)
    table.lay(0, {"green": "wood", "yellow": "wood", "blue": "wood", "red": "clay"}[colour], colour=colour)
    table.monster(0)
    return table


@pytest.mark.rule("SET-097", "SET-099", "SET-098")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_takes_its_settlers_and_gives_its_reward(colour: str) -> None:
    settlers, reward = COLOURS[colour]
    table = table_with_monster(colour)
    table.settlers(settlers - 1)
    assert table.why_not("fight", row=0, column=0) == 97
    table.settlers(settlers)
    table.play("fight", row=0, column=0)
    assert table.supply() == reward
    assert not table.me.monster[0]
    assert table.me.settlers == 0
    assert table.me.deployed[2] == settlers


@pytest.mark.rule("SET-096")
def test_there_must_be_a_monster_on_an_own_landscape() -> None:
    table = table_with_monster("green")
    table.lay(1, "wood")
    assert table.why_not("fight", row=0, column=1) == 96
    assert table.why_not("fight", row=0, column=2) == 96
    assert table.is_legal("fight", row=0, column=0)
