"""The solo game (section 14)."""

import random

import numpy as np
import pytest

from moothall.engine.game import ALL_REACHED
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import IN_ROW, IN_STACK, OUT_OF_GAME
from tests.games.settlement.questions import artifact, changed_fields, orders, outcome
from tests.games.settlement.random_games import choose, steps
from tests.games.settlement.table import ARTIFACTS, Table


def artifacts_at(table: Table, place: int) -> list[str]:
    return [name for i, name in enumerate(ARTIFACTS) if table.s.artifact_at[i] == place]


@pytest.mark.rule("SET-217")
@pytest.mark.parametrize("held", ["enchanted_compass", "key_of_knowledge", "shamans_mask"])
def test_alone_a_player_may_do_exactly_what_one_of_two_players_may(held: str) -> None:
    """From the same stacks, the same answers lead to the same questions, verdicts and boards."""
    alone, two = Table(1, orders=orders()), Table(2, orders=orders())
    for table in (alone, two):
        table.hold(held)
        table.has(**dict.fromkeys(("wood", "clay", "stone", "diamond", "gold"), 6))
    dice = random.Random(held)
    while alone.stage != "swap_artifact":
        assert alone.stage == two.stage
        assert np.array_equal(alone.match.verdict(), two.match.verdict())
        action = choose(alone, dice)
        for table in (alone, two):
            table.match.play(action)
        if two.seat == 1:  # the second player leaves the round to the first
            two.play("pass_round")
            two.match.play(two.match.legal()[0])
        assert changed_fields(alone.board(0), two.board(0)) == set()
    assert alone.match.ply > 10


@pytest.mark.rule("SET-218")
def test_four_artifacts_are_revealed_and_ten_form_a_stack() -> None:
    table = Table(1, picked=False)
    assert len(artifacts_at(table, IN_ROW)) == 4
    assert len(artifacts_at(table, IN_STACK)) == table.s.artifacts_left == 10
    assert artifacts_at(table, OUT_OF_GAME) == []
    assert sorted(ARTIFACTS[i] for i in table.s.artifact_stack[:10]) == sorted(artifacts_at(table, IN_STACK))


@pytest.mark.rule("SET-219")
def test_one_artifact_is_chosen_and_three_remain() -> None:
    table = Table(1, picked=False)
    row = artifacts_at(table, IN_ROW)
    table.play("take", artifact=artifact(row[2]))
    assert ARTIFACTS[table.me.artifact] == row[2]
    assert artifacts_at(table, IN_ROW) == [row[0], row[1], row[3]]
    assert table.s.artifacts_left == 10  # not refilled
    assert (table.stage, table.seat) == ("turn", 0)


@pytest.mark.rule("SET-220", "SET-221")
def test_a_swap_removes_the_old_artifact_and_the_stack_fills_the_row() -> None:
    table = Table(1)
    old, row = ARTIFACTS[table.me.artifact], artifacts_at(table, IN_ROW)
    top = ARTIFACTS[table.s.artifact_stack[table.s.artifacts_left - 1]]
    table.play("pass_round")
    assert table.refused("take", artifact=artifact(old)) == 189
    assert table.refused("take", artifact=artifact(top)) == 188  # not before it lies in the row
    table.play("take", artifact=artifact(row[1]))
    assert ARTIFACTS[table.me.artifact] == row[1]
    assert artifacts_at(table, OUT_OF_GAME) == [old]
    assert sorted(artifacts_at(table, IN_ROW)) == sorted([row[0], row[2], top])
    assert table.s.artifacts_left == 9


@pytest.mark.rule("SET-220")
def test_a_removed_artifact_never_comes_back() -> None:
    removed: set[str] = set()
    for table in steps(1, seed=2):
        assert removed <= set(artifacts_at(table, OUT_OF_GAME))
        removed = set(artifacts_at(table, OUT_OF_GAME))
    assert len(removed) == 5


@pytest.mark.rule("SET-221", "SET-222")
@pytest.mark.parametrize("seed", range(4))
def test_three_artifacts_are_on_offer_every_time_and_five_are_drawn_in_all(seed: int) -> None:
    offers = 0
    for table in steps(1, seed=seed):
        if table.stage == "swap_artifact":
            offers += 1
            assert len(artifacts_at(table, IN_ROW)) == 3
    assert offers == 5
    assert table.s.artifacts_left == 5


@pytest.mark.rule("SET-223")
def test_the_solo_player_takes_turn_after_turn_and_keeps_the_start_marker() -> None:
    turns = 0
    for table in steps(1, seed=6):
        assert table.match.over or table.seat == 0
        assert table.s.start_seat == 0
        turns += table.stage == "turn"
    assert turns > 20


@pytest.mark.rule("SET-223")
def test_a_turn_follows_a_turn_until_the_player_passes() -> None:
    table = Table(1)
    for row in range(3):
        table.play("activate_settlement_row", row=row)
        table.play("done")
        assert table.s.acted == 1
        table.play("end_turn")
        assert (table.seat, table.stage, table.s.acted) == (0, "turn", 0)
    assert table.s.round_number == 1
    table.pass_all()
    assert (table.seat, table.s.round_number) == (0, 2)


@pytest.mark.rule("SET-224", "SET-308")
@pytest.mark.parametrize(
    ("gold", "diamonds", "score", "rank"),
    [
        (0, 0, 0, "settler"),
        (10, 0, 50, "settler"),
        (7, 4, 51, "mayor"),
        (15, 0, 75, "mayor"),
        (0, 19, 76, "knight"),
        (20, 0, 100, "knight"),
        (17, 4, 101, "lord"),
        (60, 60, 540, "lord"),
    ],
)
def test_the_score_gives_the_rank(gold: int, diamonds: int, score: int, rank: str) -> None:
    table = Table(1)
    table.go_to_round(6)
    table.building(0, "bank", stored=gold)
    table.building(1, "church", stored=diamonds)
    table.pass_all()
    result = outcome(table)
    assert (result.scores, result.rank, result.winners) == ([score], rank, [])
    reached = GAME.reached(table.s, table.match.deck.record[0])
    assert reached == min(ALL_REACHED, ALL_REACHED * score // 101)
    assert (reached == ALL_REACHED) == (rank == "lord")


@pytest.mark.rule("SET-224")
def test_the_ranks_have_their_names() -> None:
    names = GAME.read_deck().names["rank"]
    assert names == {"settler": "Settler", "mayor": "Mayor", "knight": "Knight", "lord": "Lord or Lady"}
