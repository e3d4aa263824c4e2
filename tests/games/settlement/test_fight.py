"""Action 3, Fight (section 6.3)."""

import pytest

from moothall.games.settlement.state import AT_FIGHT
from tests.games.settlement.table import Table

COLOURS = {
    "green": (1, {"diamond": 1}),
    "yellow": (2, {"gold": 1}),
    "blue": (3, {"gold": 2}),
    "red": (4, {"diamond": 1, "gold": 2}),
}


def table_with_monster(colour: str, field: int = 0) -> Table:
    """A monster on a landscape of any row, and nothing in the supply."""
    table = Table()
    table.hold("lodestar")
    table.has(wood=0, clay=0, stone=0)
    table.lay(field, None, colour=colour)
    table.monster(field)
    return table


@pytest.mark.rule("SET-097", "SET-099", "SET-098")
@pytest.mark.parametrize("field", range(9))
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_takes_its_settlers_and_gives_its_reward(colour: str, field: int) -> None:
    settlers, reward = COLOURS[colour]
    table = table_with_monster(colour, field)
    row, column = field // 3, field % 3
    table.settlers(settlers - 1)
    assert table.refused("fight", row=row, column=column) == 97
    table.settlers(settlers)
    table.play("fight", row=row, column=column)
    assert table.supply() == reward
    assert not table.me.monster.any()
    assert table.me.landscape[field] >= 0
    assert table.me.settlers == 0
    assert table.me.deployed[AT_FIGHT] == settlers


@pytest.mark.rule("SET-097")
@pytest.mark.parametrize(
    ("normal", "bonus", "enough"), [(1, 3, True), (1, 2, False), (0, 4, True), (3, 0, False)]
)
def test_normal_and_bonus_settlers_count_together(normal: int, bonus: int, enough: bool) -> None:
    table = table_with_monster("red")
    table.settlers(normal)
    table.has(bonus_settler=bonus)
    assert table.why_not("fight", row=0, column=0) == (0 if enough else 97)


@pytest.mark.rule("SET-096")
def test_there_must_be_a_monster_on_an_own_landscape() -> None:
    table = table_with_monster("green")
    table.lay(1, "wood")
    assert table.refused("fight", row=0, column=1) == 96
    assert table.refused("fight", row=0, column=2) == 96
    assert table.is_legal("fight", row=0, column=0)


@pytest.mark.rule("SET-096")
def test_the_monster_of_another_player_is_not_to_be_fought() -> None:
    table = Table()
    other = 1 - table.seat
    table.lay(0, "wood", colour="green", seat=other)
    table.monster(0, seat=other)
    assert table.refused("fight", row=0, column=0) == 96


@pytest.mark.rule("SET-096", "SET-100")
@pytest.mark.parametrize("chosen", range(3))
def test_the_player_chooses_the_one_monster_that_goes(chosen: int) -> None:
    table = table_with_monster("green")
    table.lay(1, "wood", colour="green")
    table.lay(2, "clay", colour="green")
    table.monster(1)
    table.monster(2)
    table.monster(0, seat=1 - table.seat)
    table.play("fight", row=0, column=chosen)
    assert [int(monster) for monster in table.me.monster[:3]] == [i != chosen for i in range(3)]
    assert table.supply() == {"diamond": 1}
    assert table.board(1 - table.seat).monster[0]
    assert table.refused("fight", row=0, column=(chosen + 1) % 3) == 54  # the next one is another action


@pytest.mark.rule("SET-098")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_fight_is_always_won_and_frees_the_landscape(colour: str) -> None:
    for seed in range(5):  # nothing is left to chance
        table = table_with_monster(colour)
        table.hero_row_of(None, None, None, None)
        table.s.chance.seed = seed
        drawn = int(table.s.chance.drawn)
        assert table.refused("erect_fortress", row=0, column=0) == 103
        table.play("fight", row=0, column=0)
        assert table.s.chance.drawn == drawn
        table.new_turn()
        table.settlers(2)
        table.has(diamond=0, gold=0)
        table.play("activate_wilderness_row", row=0)
        assert sum(table.supply().values()) == 1  # it yields again
        table.new_turn()
        assert table.is_legal("erect_fortress", row=0, column=0)


@pytest.mark.rule("SET-101")
@pytest.mark.parametrize(
    "artifact", ["scroll_of_fortune", "crown_of_dominion", "enchanted_compass", "potion_of_power"]
)
def test_fighting_does_not_yield_the_resource_of_the_landscape(artifact: str) -> None:
    table = table_with_monster("green")
    table.hold(artifact)
    table.play("fight", row=0, column=0)
    assert table.supply() == {"diamond": 1}
    assert table.stage == "turn"
