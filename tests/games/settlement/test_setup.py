"""Setup (section 2)."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.match import Match
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import IN_ROW, IN_STACK, OUT_OF_GAME, State
from tests.games.settlement.table import ARTIFACTS, BUILDINGS, DECK, HEROES, Table, standard_orders

PLAYERS = (1, 2, 3, 4)
SEEDS = 120


@cache
def tables_laid(players: int) -> list[State]:
    """The table before the first artifact is picked, from many seeds."""
    return [Match(GAME, {"players": players}, seed=seed).state[0] for seed in range(SEEDS)]


def unpicked(players: int, **orders: object) -> Table:
    return Table(players, picked=False, orders=standard_orders(**orders))


def artifacts_at(table: Table, place: int) -> set[str]:
    return {ARTIFACTS[i] for i in range(14) if table.s.artifact_at[i] == place}


def take(table: Table, artifact: str) -> None:
    table.play("take", artifact=artifact)


# The market board.


@pytest.mark.rule("SET-030")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_marker_starts_on_space_1(players: int) -> None:
    assert unpicked(players).view.round == 1


@pytest.mark.rule("SET-031")
def test_the_landscapes_are_sorted_by_their_backs() -> None:
    for s in tables_laid(2):
        assert list(s.landscapes_left) == [12, 12, 12]
        for row in range(3):
            assert sorted(s.landscape_stack[row]) == list(range(12 * row, 12 * row + 12))


@pytest.mark.rule("SET-031")
def test_each_landscape_stack_is_shuffled_separately() -> None:
    orders = [[tuple(s.landscape_stack[row] - 12 * row) for row in range(3)] for s in tables_laid(2)]
    for row in range(3):
        assert len({order[row] for order in orders}) == SEEDS
        assert {order[row][-1] for order in orders} == set(range(12))
    assert not any(len(set(order)) < 3 for order in orders)


@pytest.mark.rule("SET-032")
def test_the_building_tiles_are_shuffled_together_into_three_stacks_of_twelve() -> None:
    stacks_of: dict[int, set[int]] = {}
    for s in tables_laid(2):
        drawn = [3, 3, 3]  # by the market
        assert [int(left) + n for left, n in zip(s.buildings_left, drawn, strict=True)] == [12, 12, 12]
        for stack in range(3):
            for tile in (*s.building_stack[stack, :9], *s.market[stack::3]):
                stacks_of.setdefault(int(tile), set()).add(stack)
    assert stacks_of == {building: {0, 1, 2} for building in range(12)}
    assert len({s.building_stack.tobytes() for s in tables_laid(2)}) == SEEDS


@pytest.mark.rule("SET-033")
def test_the_market_takes_the_top_three_of_each_stack_in_turn() -> None:
    stacks = standard_orders()["buildings"]
    stacks = [stack[::-1] for stack in stacks]
    s = unpicked(2, buildings=stacks).s
    tops = [stacks[field % 3][field // 3] for field in range(9)]
    assert [BUILDINGS[tile] for tile in s.market] == tops
    assert list(s.market_pile) == [1] * 9
    assert list(s.buildings_left) == [9, 9, 9]
    for stack in range(3):
        left = [BUILDINGS[tile] for tile in s.building_stack[stack, :9][::-1]]
        assert left == stacks[stack][3:]


@pytest.mark.rule("SET-034")
def test_identical_buildings_stay_on_separate_fields() -> None:
    table = unpicked(2)  # each stack begins with three tiles of one type
    buildings = [field.building for field in table.view.market]
    assert buildings == ["sawmill", "diamond_mine", "alchemist"] * 3
    assert [field.tiles for field in table.view.market] == [1] * 9


@pytest.mark.rule("SET-035")
def test_the_first_hero_drawn_lies_on_space_1() -> None:
    table = unpicked(2, heroes=HEROES[::-1])
    assert table.view.hero_row == ["art_12", "art_11", "art_10", "art_09"]
    assert table.s.heroes_left == 44


@pytest.mark.rule("SET-035")
def test_the_hero_deck_is_shuffled() -> None:
    for s in tables_laid(2):
        assert sorted([*s.hero_row, *s.hero_deck[:44]]) == list(range(48))
    assert {int(hero) for s in tables_laid(2) for hero in s.hero_row} == set(range(48))
    assert len({s.hero_deck.tobytes() for s in tables_laid(2)}) == SEEDS


@pytest.mark.rule("SET-036")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_artifact_row_has_three_more_than_players(players: int) -> None:
    table = unpicked(players)
    assert set(table.view.artifact_row) == set(ARTIFACTS[: players + 3])
    seen: Counter[int] = Counter()
    for s in tables_laid(players):
        row = [i for i in range(14) if s.artifact_at[i] == IN_ROW]
        assert len(row) == players + 3
        seen.update(row)
    assert set(seen) == set(range(14))  # shuffled: none is always away
    assert max(seen.values()) < SEEDS  # and none always there


@pytest.mark.rule("SET-037")
@pytest.mark.parametrize(("players", "removed"), [(1, 0), (2, 9), (3, 8), (4, 7)])
def test_the_artifacts_not_revealed_are_out_of_the_game(players: int, removed: int) -> None:
    table = unpicked(players)
    out = artifacts_at(table, OUT_OF_GAME)
    assert len(out) == removed
    assert artifacts_at(table, IN_STACK) == (set(ARTIFACTS[4:]) if players == 1 else set())
    assert out == (set() if players == 1 else set(ARTIFACTS[players + 3 :]))
    for artifact in out:
        assert table.refused("take", artifact=artifact) == 41


@pytest.mark.rule("SET-037")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_artifact_out_of_the_game_never_comes_back(players: int) -> None:
    table = unpicked(players)
    out = artifacts_at(table, OUT_OF_GAME)
    while not table.match.over:
        artifact = table.match.legal()[-1] if table.stage.endswith("artifact") else table.number("pass_round")
        table.match.play(artifact)
        assert artifacts_at(table, OUT_OF_GAME) == out


# The players.


@pytest.mark.rule("SET-038", "SET-039")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_starts_with_six_settlers_and_one_of_each_normal_resource(players: int) -> None:
    for board in unpicked(players).view.boards:
        assert board.settlers == 6
        assert board.supply == {"wood": 1, "clay": 1, "stone": 1, "diamond": 0, "gold": 0, "bonus_settler": 0}
        assert board.wilderness == [None] * 9
        assert board.settlement == [None] * 9
        assert board.heroes == []
        assert board.artifact is None
        assert not board.passed


@pytest.mark.rule("SET-039", "SET-038")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_other_pieces_are_in_the_general_supply(players: int) -> None:
    """What a player can come by later lies on no board: no piece, and no settler on any field."""
    boards = unpicked(players).match.state["players"][0]
    for pieces in ("fortress", "monster", "stored", "deployed", "deployed_bonus"):
        assert not boards[pieces].any()
    assert boards["supply"].sum() == 3 * players
    assert boards["settlers"].sum() == 6 * players


@pytest.mark.rule("SET-040")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_random(players: int) -> None:
    starts = Counter(int(s.start_seat) for s in tables_laid(players))
    assert starts.keys() == set(range(players))
    for seat in range(players):
        assert starts[seat] >= SEEDS // players // 2
    table = Table(players)
    assert table.seat == table.s.start_seat


@pytest.mark.rule("SET-041")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (1, 0, [0]),
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 0, [2, 1, 0]),
        (3, 1, [0, 2, 1]),
        (4, 0, [3, 2, 1, 0]),
        (4, 2, [1, 0, 3, 2]),
        (4, 3, [2, 1, 0, 3]),
    ],
)
def test_artifacts_are_picked_counter_clockwise_the_start_player_last(
    players: int, start: int, order: list[int]
) -> None:
    table = unpicked(players, start_seat=start)
    picked = []
    while table.stage == "first_artifact":
        picked.append(table.seat)
        others = [board.artifact for board in table.view.boards if board.seat != table.seat]
        take(table, table.view.artifact_row[-1])
        assert sum(board.artifact is not None for board in table.view.boards) == len(picked)
        assert [b.artifact for b in table.view.boards if b.seat != picked[-1]] == others
    assert picked == order
    assert table.seat == start
    assert table.stage == "turn"


@pytest.mark.rule("SET-041")
def test_only_an_artifact_of_the_row_can_be_picked() -> None:
    table = unpicked(3)
    take(table, ARTIFACTS[0])
    assert table.refused("take", artifact=0) == 41  # another's
    assert table.refused("take", artifact=13) == 41  # out of the game
    assert table.refused("pass_round") == 277  # one must be taken
    assert table.refused("take", by=0, artifact=1) == 41  # not yet the start player's pick
    for artifact in range(1, 6):
        assert table.is_legal("take", artifact=artifact)


@pytest.mark.rule("SET-042")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_artifacts_remain_and_the_row_is_not_refilled(players: int) -> None:
    table = unpicked(players)
    hidden = int(table.s.artifacts_left)
    for left in range(players + 2, 2, -1):
        row = table.view.artifact_row
        take(table, row[0])
        assert table.view.artifact_row == row[1:]
        assert len(row) - 1 == left
    assert table.s.artifacts_left == hidden


@pytest.mark.rule("SET-043")
@pytest.mark.parametrize(
    ("artifact", "gain"),
    [("living_chest", "bonus_settler"), ("magical_treasure", "gold"), ("diamond_ring", "diamond")],
)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_gain_on_taking_comes_at_once_at_the_first_pick(artifact: str, gain: str, players: int) -> None:
    table = unpicked(players, artifacts=[artifact, *(a for a in ARTIFACTS if a != artifact)])
    seat = table.seat
    take(table, artifact)
    assert table.supply(seat) == {"wood": 1, "clay": 1, "stone": 1, gain: 1}


@pytest.mark.rule("SET-043")
@pytest.mark.parametrize("artifact", [a for a in ARTIFACTS if a not in
                                      ("living_chest", "magical_treasure", "diamond_ring")])  # fmt: skip
def test_other_artifacts_give_nothing_when_they_are_picked(artifact: str) -> None:
    table = unpicked(2, artifacts=[artifact, *(a for a in ARTIFACTS if a != artifact)])
    seat = table.seat
    take(table, artifact)
    assert table.supply(seat) == {"wood": 1, "clay": 1, "stone": 1}


# What is public.


def half_played() -> Table:
    table = Table(3, seed=3)
    table.has(wood=2, clay=2, gold=3)
    table.play("explore", row=0)
    table.play("lay", row=0, column=1)
    table.play("end_turn")
    table.has(wood=5, clay=5, stone=5, diamond=5, gold=5)
    table.play("invite", space=3)
    table.play("build", market=4)
    table.play("place", row=1, column=1)
    return table


@pytest.mark.rule("SET-044")
def test_every_seat_sees_all_that_lies_open() -> None:
    table = half_played()
    views = [table.match.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    view = table.view
    for seat, board in enumerate(view.boards):
        assert board.artifact == ARTIFACTS[table.board(seat).artifact]
        assert {good: n for good, n in board.supply.items() if n} == table.supply(seat)
    assert len(view.artifact_row) == 3
    assert None not in view.hero_row
    assert sum(len(board.heroes) for board in view.boards) == 1
    assert sum(tile is not None for board in view.boards for tile in board.wilderness) == 1
    assert sum(tile is not None for board in view.boards for tile in board.settlement) == 1


@pytest.mark.rule("SET-044")
@pytest.mark.parametrize("players", [1, 3])
def test_only_the_order_of_the_face_down_stacks_is_hidden(players: int) -> None:
    table = half_played() if players == 3 else Table(1)
    state = table.match.state.copy()
    seen = np.zeros((2, GAME.observation.size), np.int64)
    GAME.observe(state[0], DECK.record[0], 0, seen[0])
    view = GAME.view(state[0], DECK, 0)
    dice = Chance.blank()
    dice.seed = 5
    GAME.conceal(state[0], DECK.record[0], 0, dice)
    for stack in ("landscape_stack", "building_stack", "hero_deck"):
        assert (state[stack] != table.match.state[stack]).any()
    assert (state["artifact_stack"] != table.match.state["artifact_stack"]).any() == (players == 1)
    GAME.observe(state[0], DECK.record[0], 0, seen[1])
    assert (seen[0] == seen[1]).all()
    assert GAME.view(state[0], DECK, 0) == view


@pytest.mark.rule("SET-045")
@pytest.mark.parametrize("players", PLAYERS)
def test_market_heroes_landscapes_and_goods_are_the_same_for_any_number(players: int) -> None:
    for seed in range(20):
        alone, s = tables_laid(1)[seed], tables_laid(players)[seed]
        for part in (
            "market",
            "market_pile",
            "hero_row",
            "hero_deck",
            "heroes_left",
            "landscape_stack",
            "landscapes_left",
            "building_stack",
            "buildings_left",
            "round_number",
        ):
            assert np.array_equal(getattr(alone, part), getattr(s, part))
        for seat in range(players):
            assert s.players[seat] == alone.players[0]
