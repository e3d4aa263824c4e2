"""Settlers (section 5)."""

import pytest

from moothall.games.settlement.state import (
    ACTION_FIELDS,
    AT_BUILD,
    AT_ERECT,
    AT_EXPLORE,
    AT_FIGHT,
    AT_FORTRESS,
    AT_SETTLEMENT_ROW,
    AT_WILDERNESS_ROW,
    IN_ROW,
)
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import Table

BONUS = 5


def table_with_all_actions(normal: int = 6, bonus: int = 0) -> Table:
    table = Table()
    table.hold("ornate_tankard")
    table.hero_row_of(None, None, None, None)
    table.market("sawmill")
    table.has(wood=6, clay=6, stone=6, bonus_settler=bonus)
    table.me.settlers = normal
    for field, good in ((0, "wood"), (1, "clay"), (3, "wood"), (4, "clay"), (6, "gold"), (7, "diamond")):
        table.lay(field, good)
    table.fortress(3)
    return table


# What is played, how many settlers it takes and where they stand.
COSTS = [
    ("build", {"market": 0}, 1, AT_BUILD),
    *(("explore", {"row": row}, row + 1, AT_EXPLORE) for row in range(3)),
    ("erect_fortress", {"row": 0, "column": 1}, 1, AT_ERECT),
    *(("activate_wilderness_row", {"row": row}, 1, AT_WILDERNESS_ROW + row) for row in range(3)),
    *(("activate_settlement_row", {"row": row}, 1, AT_SETTLEMENT_ROW + row) for row in range(3)),
    ("activate_fortress", {"row": 1, "column": 0}, 1, AT_FORTRESS + 3),
]
FIGHTS = [("green", 1), ("yellow", 2), ("blue", 3), ("red", 4)]


def begin(table: Table, name: str, values: dict[str, int]) -> None:
    table.play(name, **values)
    if name == "build":
        table.play("place", row=0, column=0)


def table_with_dragon(normal: int, bonus: int) -> Table:
    table = Table()
    table.hold("ornate_tankard")
    table.lay(0, None, colour="red")
    table.monster(0)
    table.has(bonus_settler=bonus)
    table.me.settlers = normal
    return table


@pytest.mark.rule("SET-064")
@pytest.mark.parametrize(("name", "values", "settlers", "field"), COSTS)
def test_the_settlers_of_an_action_are_deployed_on_its_field(
    name: str, values: dict[str, int], settlers: int, field: int
) -> None:
    table = table_with_all_actions()
    me = table.me
    begin(table, name, values)
    assert me.settlers == 6 - settlers
    assert [int(me.deployed[i]) for i in range(ACTION_FIELDS)] == [
        settlers if i == field else 0 for i in range(ACTION_FIELDS)
    ]
    assert not me.deployed_bonus.any()


@pytest.mark.rule("SET-064")
@pytest.mark.parametrize(("colour", "settlers"), FIGHTS)
def test_the_settlers_of_a_fight_are_deployed_on_the_fight_field(colour: str, settlers: int) -> None:
    table = Table()
    table.lay(0, None, colour=colour)
    table.monster(0)
    table.play("fight", row=0, column=0)
    assert table.me.settlers == 6 - settlers
    assert table.me.deployed[AT_FIGHT] == table.me.deployed.sum() == settlers


@pytest.mark.rule("SET-065")
@pytest.mark.parametrize(("name", "values", "settlers", "field"), COSTS)
def test_bonus_settlers_serve_for_every_action(
    name: str, values: dict[str, int], settlers: int, field: int
) -> None:
    table = table_with_all_actions(normal=0, bonus=settlers)
    me = table.me
    begin(table, name, values)
    assert table.stage != "choose_settlers"
    assert (me.settlers, me.supply[BONUS]) == (0, 0)
    assert me.deployed_bonus[field] == me.deployed_bonus.sum() == settlers
    assert not me.deployed.any()


@pytest.mark.rule("SET-065")
@pytest.mark.parametrize("bonus", range(5))
def test_the_player_chooses_any_mix(bonus: int) -> None:
    table = table_with_dragon(normal=4, bonus=4)
    me = table.me
    table.play("fight", row=0, column=0)
    assert table.stage == "choose_settlers"
    assert [values["bonus"] for _, values in table.legal()] == [0, 1, 2, 3, 4]
    table.play("deploy", bonus=bonus)
    assert (me.deployed[AT_FIGHT], me.deployed_bonus[AT_FIGHT]) == (4 - bonus, bonus)
    assert (me.settlers, me.supply[BONUS]) == (bonus, 4 - bonus)


@pytest.mark.rule("SET-065")
@pytest.mark.parametrize(
    ("normal", "bonus", "mixes"),
    [
        (6, 1, [0, 1]),
        (4, 2, [0, 1, 2]),
        (3, 2, [1, 2]),
        (2, 3, [2, 3]),
        (1, 6, [3, 4]),
        (3, 9, [1, 2, 3, 4]),
    ],
)
def test_only_mixes_of_what_is_at_hand_can_be_chosen(normal: int, bonus: int, mixes: list[int]) -> None:
    table = table_with_dragon(normal, bonus)
    table.play("fight", row=0, column=0)
    assert [values["bonus"] for _, values in table.legal()] == mixes
    for other in set(range(7)) - set(mixes):
        too_many_or_too_few = other > 4 or 4 - other > normal
        assert table.refused("deploy", bonus=other) == (64 if too_many_or_too_few else 65)


@pytest.mark.rule("SET-065")
@pytest.mark.parametrize(("normal", "bonus", "used"), [(6, 0, 0), (4, 0, 0), (3, 1, 1), (1, 3, 3), (0, 4, 4)])
def test_the_only_mix_there_is_needs_no_choice(normal: int, bonus: int, used: int) -> None:
    table = table_with_dragon(normal, bonus)
    me = table.me
    table.play("fight", row=0, column=0)
    assert table.stage == "turn"
    assert (me.deployed[AT_FIGHT], me.deployed_bonus[AT_FIGHT]) == (4 - used, used)


@pytest.mark.rule("SET-065")
def test_normal_settlers_first_is_the_first_of_the_mixes() -> None:
    """A player's answer names the mix; whoever takes the first one offered uses normal settlers first."""
    table = table_with_dragon(normal=3, bonus=4)
    table.play("fight", row=0, column=0)
    table.match.play(table.match.legal()[0])
    assert (table.me.deployed[AT_FIGHT], table.me.deployed_bonus[AT_FIGHT]) == (3, 1)


@pytest.mark.rule("SET-066")
def test_a_deployed_settler_is_not_used_again_before_its_owner_has_passed() -> None:
    table = Table()
    table.hold("mace_of_bravery")
    seat = table.seat
    table.lay(0, "wood")
    table.hero_row_of(None, None, None, None)
    fields = [("activate_wilderness_row", i) for i in range(3)] + [
        ("activate_settlement_row", i) for i in range(3)
    ]
    for used, (name, row) in enumerate(fields):
        table.new_turn()
        assert table.me.settlers == 6 - used
        table.play(name, row=row)
        if name == "activate_settlement_row":
            table.play("done")
    table.new_turn()
    assert table.me.settlers == 0
    assert table.refused("explore", row=0) == 85
    assert table.refused("erect_fortress", row=0, column=0) == 102
    table.play("pass_round")
    assert table.board(seat).settlers == 6


@pytest.mark.rule("SET-066", "SET-070")
def test_in_no_game_does_a_deployed_settler_come_back_before_passing() -> None:
    games = playthroughs()
    before, after = games.before["players"], games.after["players"]
    passing = games.named("pass_round", "keep", "done", "take")
    for kind in ("deployed", "deployed_bonus"):
        assert (after[kind] >= before[kind])[~passing].all()
    returned = (after["deployed"].sum(axis=2) < before["deployed"].sum(axis=2)).any(axis=1)
    assert returned.any()
    for i in returned.nonzero()[0]:
        assert (
            after[i]["passed"][games.seats[i]]
            or games.before[i]["round_number"] < games.after[i]["round_number"]
        )


ACTIVATIONS = [
    *(("activate_wilderness_row", {"row": row}, 108) for row in range(3)),
    *(("activate_settlement_row", {"row": row}, 117) for row in range(3)),
    *(("activate_fortress", {"row": field // 3, "column": field % 3}, 126) for field in range(9)),
]


@pytest.mark.rule("SET-067")
@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize(("name", "values", "number"), ACTIVATIONS)
def test_an_activation_field_that_holds_a_settler_is_not_used_again(
    name: str, values: dict[str, int], number: int, bonus: int
) -> None:
    table = Table()
    table.hold("mace_of_bravery")
    table.has(bonus_settler=bonus)
    for field in range(9):
        table.lay(field, ("wood", "diamond", "gold")[field // 3])
        table.fortress(field)
    me, seat = table.me, table.seat
    table.play(name, **values)
    if bonus:
        table.play("deploy", bonus=1)
        assert me.deployed_bonus.sum() == 1
    if name == "activate_settlement_row":
        table.play("done")
    table.new_turn()
    assert table.refused(name, **values) == number
    for other, choice, _ in ACTIVATIONS:  # each has its own field
        assert table.is_legal(other, **choice) == ((other, choice) != (name, values))
    table.pass_all()
    while table.seat != seat:
        table.play("pass_round")
        table.play("take", artifact=next(i for i in range(14) if table.s.artifact_at[i] == IN_ROW))
    assert table.is_legal(name, **values)


@pytest.mark.rule("SET-067")
@pytest.mark.parametrize(
    ("artifact", "name", "number"),
    [("lodestar", "activate_settlement_row", 117), ("key_of_knowledge", "activate_wilderness_row", 108)],
)
def test_an_artifact_excepts_its_own_rows_alone(artifact: str, name: str, number: int) -> None:
    table = Table()
    table.hold(artifact)
    other = {"activate_settlement_row": "activate_wilderness_row"}.get(name, "activate_settlement_row")
    for played in (name, other):
        table.play(played, row=1)
        if played == "activate_settlement_row":
            table.play("done")
        table.new_turn()
    assert table.refused(name, row=1) == number
    assert table.is_legal(other, row=1)


@pytest.mark.rule("SET-068")
def test_build_explore_fight_and_erect_are_possible_any_number_of_times_a_round() -> None:
    table = Table()
    table.hold("ornate_tankard")
    table.hero_row_of(None, None, None, None)
    table.market(*["church"] * 9)
    me = table.me
    for field in range(9):
        row, column = field // 3, field % 3
        for name, values in (
            ("explore", {"row": row}),
            ("fight", {"row": row, "column": column}),
            ("erect_fortress", {"row": row, "column": column}),
            ("build", {"market": field}),
        ):
            table.new_turn()
            table.has(wood=1)
            me.settlers = 6
            me.monster[field] = name == "fight"
            table.play(name, **values)
            while table.stage != "turn":
                table.match.play(table.match.legal()[0])
    assert (me.deployed[AT_BUILD], me.deployed[AT_ERECT]) == (9, 9)
    assert me.deployed[AT_EXPLORE] == 3 * (1 + 2 + 3)
    assert me.deployed[AT_FIGHT] >= 9
    assert table.view.round == 1


@pytest.mark.rule("SET-069")
def test_a_bonus_settler_of_a_hero_can_be_used_in_the_same_turn() -> None:
    table = Table()
    table.hold("mace_of_bravery")
    table.settlers(0)
    table.hero_row("adv_01", "adv_02", "adv_03", "adv_12")  # the last one brings a bonus settler
    table.has(diamond=1, gold=2)
    assert table.refused("explore", row=0) == 85
    table.play("invite", space=3)
    assert table.me.supply[BONUS] == 1
    table.play("explore", row=0)
    assert table.me.supply[BONUS] == 0
    assert table.me.deployed_bonus[AT_EXPLORE] == 1


@pytest.mark.rule("SET-069")
def test_bonus_settlers_of_a_tavern_go_to_the_personal_supply() -> None:
    table = Table()
    table.building(0, "tavern")
    table.settlers(1)
    table.has(diamond=1)
    seat = table.seat
    table.play("activate_settlement_row", row=0)
    table.play("resolve", row=0, column=0)
    assert table.supply()["bonus_settler"] == 2
    table.play("done")
    table.play("end_turn")
    table.play("activate_wilderness_row", row=0)
    table.play("end_turn")
    assert table.seat == seat
    assert table.is_legal("explore", row=0)


@pytest.mark.rule("SET-070", "SET-071")
def test_after_passing_a_deployed_bonus_settler_is_gone_and_an_undeployed_one_stays() -> None:
    table = Table()
    table.has(bonus_settler=3)
    me, seat = table.me, table.seat
    table.artifact_row("lodestar", "key_of_knowledge", "shamans_mask")
    table.play("activate_wilderness_row", row=0)
    table.play("deploy", bonus=1)
    assert (me.supply[BONUS], me.deployed_bonus.sum()) == (2, 1)
    table.new_turn()
    table.play("activate_wilderness_row", row=1)
    table.play("deploy", bonus=1)
    assert (me.supply[BONUS], me.deployed_bonus.sum()) == (1, 2)
    assert table.seat == seat
    table.play("pass_round")
    assert (me.settlers, me.supply[BONUS], me.deployed_bonus.sum()) == (6, 1, 0)


@pytest.mark.rule("SET-071")
def test_bonus_settlers_stay_over_any_number_of_rounds() -> None:
    table = Table()
    table.has(0, bonus_settler=4)
    for number in range(2, 7):
        table.artifact_row("lodestar", "key_of_knowledge", "shamans_mask")
        table.pass_all()
        assert table.view.round == number
        assert table.board(0).supply[BONUS] == 4
    table.finish()
    assert table.board(0).supply[BONUS] == 4


@pytest.mark.rule("SET-072")
@pytest.mark.parametrize("held", [23, 24, 100])
def test_a_player_may_hold_any_number_of_bonus_settlers(held: int) -> None:
    table = Table()
    table.hold("ornate_tankard")
    table.hero_row("adv_01", "adv_02", "adv_03", "art_11")  # brings two
    table.has(bonus_settler=held, gold=2)
    table.play("invite", space=3)
    assert table.me.supply[BONUS] == held + 3
