"""Passing (section 11)."""

from itertools import product

import numpy as np
import pytest

from moothall.games.settlement.state import (
    AT_BUILD,
    AT_EXPLORE,
    AT_FORTRESS,
    AT_SETTLEMENT_ROW,
    AT_WILDERNESS_ROW,
    IN_ROW,
    OUT_OF_GAME,
)
from tests.games.settlement.questions import artifact, at_keep, at_swap_artifact, changed_fields, snapshot
from tests.games.settlement.random_games import steps
from tests.games.settlement.table import ARTIFACTS, Table

NORMAL = ("wood", "clay", "stone")


def artifact_row(table: Table) -> set[str]:
    return {name for i, name in enumerate(ARTIFACTS) if table.s.artifact_at[i] == IN_ROW}


def worn_out(table: Table) -> None:
    """The active player has settlers of both kinds on all sorts of fields, and two of each left."""
    me = table.me
    for action_field in (AT_BUILD, AT_WILDERNESS_ROW + 1, AT_SETTLEMENT_ROW + 2, AT_FORTRESS):
        me.deployed[action_field] = 1
    for action_field in (AT_EXPLORE, AT_WILDERNESS_ROW, AT_SETTLEMENT_ROW, AT_FORTRESS + 1):
        me.deployed_bonus[action_field] = 1
    me.settlers = 2
    table.has(bonus_settler=2)


def fortified(count: int, **goods: int) -> Table:
    """The active player has so many fortresses and exactly these normal resources."""
    table = Table()
    table.hold("lodestar")
    for field in range(count):
        table.lay(field, NORMAL[field])
        table.fortress(field)
    table.has(**(dict.fromkeys(NORMAL, 0) | goods))
    return table


def finish_passing(table: Table) -> None:
    """Keep nothing (more) and take the first artifact that gives nothing at once."""
    if table.stage == "keep":
        table.play("done")
    on_taking = {"living_chest", "magical_treasure", "diamond_ring"}
    table.play("take", artifact=artifact(min(artifact_row(table) - on_taking)))


# Who passes, and the start marker.


@pytest.mark.rule("SET-177")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_passes_has_no_more_turns_in_the_round(players: int) -> None:
    table = Table(players)
    first = table.seat
    table.play("pass_round")
    finish_passing(table)
    asked = []
    for _ in range(2 * (players - 1)):
        asked.append(table.seat)
        table.play("activate_settlement_row", row=len(asked) // players)
        table.play("done")
        table.play("end_turn")
    order = [(first + step) % players for step in range(1, players)]
    assert asked == order * 2
    assert table.refused("pass_round", by=first) == 47


@pytest.mark.rule("SET-177")
@pytest.mark.parametrize("done", ["nothing", "action", "invitation", "both"])
def test_passing_ends_the_turn_whatever_was_done_in_it(done: str) -> None:
    table = Table()
    first = table.seat
    if done in ("action", "both"):
        table.play("activate_settlement_row", row=0)
        table.play("done")
    if done in ("invitation", "both"):
        table.hero_row("art_01", "art_02", "art_03", "art_05")
        table.has(gold=2)
        table.play("invite", space=3)
    table.play("pass_round")
    finish_passing(table)
    assert (table.seat, table.stage) == (1 - first, "turn")
    assert (table.s.acted, table.s.invited) == (0, 0)


@pytest.mark.rule("SET-178")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("waits", range(4))
def test_the_first_to_pass_and_nobody_else_takes_the_start_marker(players: int, waits: int) -> None:
    table = Table(players)
    for row in range(waits):
        table.play("activate_settlement_row", row=0 if row < players else 1)
        table.play("done")
        table.play("end_turn")
    first = table.seat
    table.play("pass_round")
    assert table.s.start_seat == first
    table.pass_all()
    assert table.s.start_seat == first
    assert table.seat == first


# The three steps.


@pytest.mark.rule("SET-179")
@pytest.mark.parametrize("round_number", range(1, 6))
def test_goods_then_settlers_then_the_artifact(round_number: int) -> None:
    table = Table()
    table.go_to_round(round_number)
    seat = table.seat
    table.hold("lodestar")
    table.lay(0, "wood")
    table.fortress(0)
    worn_out(table)
    table.has(wood=2, clay=1, stone=0)
    table.play("pass_round")
    assert (table.stage, table.seat) == ("keep", seat)  # step 1: settlers and artifact wait
    assert table.me.settlers == 2
    assert table.refused("take", artifact=artifact(min(artifact_row(table)))) == 277
    table.play("done")
    assert (table.stage, table.seat) == ("swap_artifact", seat)  # steps 1 and 2 are done
    assert not any(table.supply().get(good) for good in NORMAL)
    assert table.me.settlers == 6
    assert ARTIFACTS[table.me.artifact] == "lodestar"
    finish_passing(table)
    assert ARTIFACTS[table.board(seat).artifact] != "lodestar"
    assert (table.seat, table.stage) == (1 - seat, "turn")


@pytest.mark.rule("SET-180")
@pytest.mark.parametrize(("wood", "clay", "stone"), [(1, 1, 1), (9, 0, 0), (0, 4, 7), (0, 0, 0)])
def test_without_a_fortress_all_wood_clay_and_stone_are_lost(wood: int, clay: int, stone: int) -> None:
    table = fortified(0, wood=wood, clay=clay, stone=stone)
    table.play("pass_round")
    assert table.stage == "swap_artifact"
    assert table.supply() == {}


@pytest.mark.rule("SET-180", "SET-184")
def test_diamonds_and_gold_and_stored_pieces_are_never_discarded() -> None:
    table = fortified(0, wood=3)
    table.has(diamond=11, gold=7)
    table.building(0, "bank", stored=2)
    table.play("pass_round")
    assert table.supply() == {"diamond": 11, "gold": 7}
    assert table.me.stored[0] == 2


@pytest.mark.rule("SET-181", "SET-183")
@pytest.mark.parametrize("kept", sorted(product(range(3), repeat=2)))
def test_each_fortress_keeps_one_of_any_type(kept: tuple[int, int]) -> None:
    """Two fortresses, on wood and on clay; what they keep has nothing to do with that."""
    table = fortified(2, wood=2, clay=2, stone=2)
    seat = table.seat
    table.play("pass_round")
    for good in kept:
        assert table.stage == "keep"
        table.play("keep", good=good)
    assert table.stage == "swap_artifact"  # both fortresses are full
    expected = {NORMAL[good]: kept.count(good) for good in set(kept)}
    assert table.supply() == expected
    finish_passing(table)
    table.pass_all()
    assert table.supply(seat) == expected


@pytest.mark.rule("SET-181")
@pytest.mark.parametrize("fortresses", range(1, 4))
def test_no_more_is_kept_than_there_are_fortresses(fortresses: int) -> None:
    table = fortified(fortresses, wood=9)
    table.play("pass_round")
    for _ in range(fortresses):
        assert table.stage == "keep"
        table.play("keep", good=0)
    assert table.stage == "swap_artifact"
    assert table.supply() == {"wood": fortresses}
    assert table.refused("keep", good=0) == 181


@pytest.mark.rule("SET-181")
def test_only_what_there_is_can_be_kept() -> None:
    table = fortified(3, wood=1, clay=2)
    table.play("pass_round")
    assert table.refused("keep", good=2) == 181
    table.play("keep", good=0)
    assert table.refused("keep", good=0) == 181
    table.play("keep", good=1)
    table.play("keep", good=1)
    assert table.supply() == {"wood": 1, "clay": 2}


@pytest.mark.rule("SET-181")
def test_fortresses_of_others_keep_nothing_for_oneself() -> None:
    table = fortified(0, wood=2)
    other = 1 - table.seat
    table.lay(0, "wood", seat=other)
    table.fortress(0, seat=other)
    table.play("pass_round")
    assert table.supply() == {}


@pytest.mark.rule("SET-181")
def test_nobody_is_asked_on_when_all_there_is_is_kept() -> None:
    table = Table()
    table.has(wood=1, clay=1, stone=0)
    for field in range(3):
        table.lay(field, "wood")
        table.fortress(field)
    table.play("pass_round")
    table.play("keep", good="wood")
    assert table.stage == "keep"
    table.play("keep", good="clay")
    assert table.stage == "swap_artifact"


@pytest.mark.rule("SET-182")
@pytest.mark.parametrize("kept", range(3))
def test_keeping_fewer_is_allowed(kept: int) -> None:
    table = fortified(3, wood=4)
    table.play("pass_round")
    for _ in range(kept):
        table.play("keep", good=0)
    table.play("done")
    assert table.supply() == ({"wood": kept} if kept else {})


@pytest.mark.rule("SET-183")
def test_kept_resources_are_ordinary_ones_in_the_next_round() -> None:
    table = fortified(2, wood=2)
    table.artifact_row("shamans_mask")
    seat = table.seat
    table.play("pass_round")
    table.play("keep", good=0)
    table.play("keep", good=0)
    table.play("take", artifact="shamans_mask")
    table.pass_all()
    assert table.seat == seat
    table.play("exchange_two", pair=0, gain=2)
    assert table.supply() == {"stone": 1}


# Step 2: the settlers.


@pytest.mark.rule("SET-185", "SET-186", "SET-187")
def test_normal_settlers_come_home_and_deployed_bonus_settlers_are_gone() -> None:
    table = Table()
    worn_out(table)
    table.play("pass_round")
    assert table.me.settlers == 6
    assert table.me.supply[5] == 2  # the undeployed bonus settlers stay
    assert not table.me.deployed.any()
    assert not table.me.deployed_bonus.any()


@pytest.mark.rule("SET-185")
def test_the_settlers_of_others_stay_where_they_are() -> None:
    table = Table()
    table.play("activate_settlement_row", row=0)
    table.play("done")
    first = table.seat
    table.play("end_turn")
    table.play("pass_round")
    assert table.board(first).settlers == 5
    assert table.board(first).deployed[AT_SETTLEMENT_ROW] == 1


@pytest.mark.rule("SET-187")
def test_every_row_and_fortress_can_be_activated_again_in_the_next_round() -> None:
    table = Table(1)
    table.hold("lodestar")
    table.lay(0, "wood")
    table.fortress(0)
    activations = [("activate_wilderness_row", {"row": row}) for row in range(3)]
    activations += [("activate_settlement_row", {"row": row}) for row in range(3)]
    activations += [("activate_fortress", {"row": 0, "column": 0}), ("activate_wilderness_row", {"row": 2})]
    table.has(bonus_settler=9)
    for name, values in activations:  # the last is the Lodestar's second activation
        table.play(name, **values)
        table.play("deploy", bonus=1)
        if table.stage == "settlement_row":
            table.play("done")
        table.play("end_turn")
    assert [table.why_not(name, **values) for name, values in activations] == [246] * 3 + [117] * 3 + [
        126,
        246,
    ]
    table.pass_all()
    table.hold("lodestar")
    assert [table.why_not(name, **values) for name, values in activations] == [0] * 8
    table.play("activate_wilderness_row", row=2)
    table.play("deploy", bonus=0)
    table.play("end_turn")
    assert table.is_legal("activate_wilderness_row", row=2)


# Step 3: the artifact.


@pytest.mark.rule("SET-188")
@pytest.mark.parametrize("taken", ["diamond_ring", "lodestar", "shamans_mask"])
def test_an_artifact_of_the_row_is_taken_and_the_old_one_put_there(taken: str) -> None:
    table = at_swap_artifact()
    seat = table.seat
    table.play("take", artifact=artifact(taken))
    assert ARTIFACTS[table.board(seat).artifact] == taken
    assert table.s.artifact_at[artifact(taken)] == seat
    assert artifact_row(table) == {"diamond_ring", "lodestar", "shamans_mask", "mirror_of_transformation"} - {
        taken
    }


@pytest.mark.rule("SET-188")
def test_only_an_artifact_of_the_row_can_be_taken() -> None:
    table = at_swap_artifact()
    held_by_other = int(table.board(1 - table.seat).artifact)
    out = [i for i in range(14) if table.s.artifact_at[i] == OUT_OF_GAME]
    assert len(out) == 9
    assert {table.refused("take", artifact=number) for number in (held_by_other, *out)} == {188}


@pytest.mark.rule("SET-189")
def test_the_old_artifact_cannot_be_kept() -> None:
    table = at_swap_artifact()
    assert table.refused("take", artifact="mirror_of_transformation") == 189
    assert table.refused("done") == 277
    assert [name for name, _ in table.legal()] == ["take"] * 3


@pytest.mark.rule("SET-190")
def test_who_passes_later_may_take_what_was_given_back() -> None:
    table = Table(3)
    given = ""
    for _ in range(3):
        seat, held = table.seat, ARTIFACTS[table.me.artifact]
        table.play("pass_round")
        taken = given or min(artifact_row(table))
        assert held not in artifact_row(table)
        table.play("take", artifact=artifact(taken))
        assert ARTIFACTS[table.board(seat).artifact] == taken
        assert held in artifact_row(table)
        given = held


@pytest.mark.rule("SET-191", "SET-297")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_three_artifacts_to_choose_from(players: int) -> None:
    swaps = 0
    for table in steps(players, seed=players):
        if table.stage == "swap_artifact":
            swaps += 1
            assert len(artifact_row(table)) == 3
            assert len(table.legal()) == 3
    assert swaps == 5 * players


@pytest.mark.rule("SET-192")
@pytest.mark.parametrize(
    ("name", "gift"),
    [("living_chest", "bonus_settler"), ("magical_treasure", "gold"), ("diamond_ring", "diamond")],
)
def test_a_gain_on_taking_comes_at_once_and_is_kept_for_the_next_round(name: str, gift: str) -> None:
    table = Table()
    table.hold("lodestar")
    table.artifact_row(name)
    worn_out(table)
    table.has(bonus_settler=0)
    seat = table.seat
    table.play("pass_round")
    assert table.supply() == {}  # steps 1 and 2 come first
    table.play("take", artifact=artifact(name))
    assert table.supply(seat) == {gift: 1}
    table.pass_all()
    assert table.supply(seat) == {gift: 1}


@pytest.mark.rule("SET-193")
@pytest.mark.parametrize(
    "taken", sorted(set(ARTIFACTS) - {"living_chest", "magical_treasure", "diamond_ring"})
)
def test_other_artifacts_do_nothing_before_the_next_round(taken: str) -> None:
    table = Table()
    seat = table.seat
    table.hold("magical_treasure")
    table.artifact_row(taken)
    table.lay(0, "wood")
    table.play("pass_round")
    before = table.me.supply.copy()
    table.play("take", artifact=artifact(taken))
    assert np.array_equal(table.board(seat).supply, before)
    for row in range(3):  # whatever the others do, the holder is not asked any more in this round
        assert table.seat == 1 - seat
        table.play("activate_settlement_row", row=row)
        table.play("done")
        table.play("end_turn")
    assert np.array_equal(table.board(seat).supply, before)


# Round 6.


@pytest.mark.rule("SET-194")
def test_in_round_6_nothing_is_discarded_taken_back_or_swapped() -> None:
    table = Table()
    table.go_to_round(6)
    seat = table.seat
    table.hold("lodestar")
    table.artifact_row("living_chest", "magical_treasure", "diamond_ring")
    table.lay(0, "wood")
    table.fortress(0)
    worn_out(table)
    table.has(wood=3, clay=2, stone=1, diamond=2, gold=2)
    before = snapshot(table)
    table.play("pass_round")
    assert table.seat == 1 - seat  # neither goods to keep nor an artifact is asked for
    table.play("pass_round")
    assert table.match.over
    assert changed_fields(before, table.s) == {"players", "over", "agenda"}
    for each in range(2):
        assert changed_fields(before.players[each], table.board(each)) == {"passed"}


@pytest.mark.rule("SET-195")
def test_in_round_6_the_start_marker_stays() -> None:
    table = Table()
    table.go_to_round(6)
    start = table.seat
    table.play("activate_settlement_row", row=0)
    table.play("done")
    table.play("end_turn")
    table.play("pass_round")
    assert table.s.start_seat == start
    table.play("pass_round")
    assert table.s.start_seat == start


@pytest.mark.rule("SET-196")
@pytest.mark.parametrize("round_number", [1, 5, 6])
def test_exchanges_are_possible_up_to_the_moment_of_passing(round_number: int) -> None:
    table = Table()
    table.go_to_round(round_number)
    seat = table.seat
    table.has(wood=1, clay=1, stone=1, diamond=1)
    table.play("activate_settlement_row", row=0)
    table.play("done")
    table.play("exchange_set")
    table.play("exchange_diamonds_for_gold")
    table.play("pass_round")
    assert table.supply(seat) == {"gold": 1}
    assert table.refused("exchange_gold", by=seat, gain=0) == (300 if round_number < 6 else 150)


@pytest.mark.rule("SET-179", "SET-182")
@pytest.mark.parametrize("fortresses", [1, 3])
def test_where_something_could_be_kept_the_player_is_asked(fortresses: int) -> None:
    table = at_keep(fortresses)
    assert table.stage == "keep"
    assert {name for name, _ in table.legal()} == {"keep", "done"}
