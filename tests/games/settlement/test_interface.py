"""The engine's side of the rules: commands, choices, refusals, orders, results, invariants (section 17)."""

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.engine.agenda import open_stage
from moothall.engine.chance import draw, seed_chance
from moothall.engine.game import OrdersError
from moothall.engine.match import Match, Refused
from moothall.engine.record import Records
from moothall.games.settlement.actions import ACTIONS, END_TURN, EXCHANGE_TWO, KEEP_GOOD, PASS_ROUND, TAKE
from moothall.games.settlement.game import GAME
from moothall.games.settlement.setup import shuffle_components, sort_components
from moothall.games.settlement.state import (
    AT_EXPLORE,
    AT_FIGHT,
    DISCARDED,
    IN_DECK,
    IN_HERO_ROW,
    IN_ROW,
    NOTHING,
    State,
)
from tests.games.settlement.questions import (
    AT,
    at_keep,
    at_settlement_row,
    at_turn,
    changed_fields,
    orders,
    outcome,
    rich,
)
from tests.games.settlement.random_games import steps
from tests.games.settlement.table import ARTIFACTS, BUILDINGS, DECK, HEROES, LANDSCAPES, Table
from tests.games.settlement.test_artifacts import ALL_GREEN, answer_all
from tests.games.settlement.test_round_end import pile, stacks

ALL_GOODS = ("wood", "clay", "stone", "diamond", "gold", "bonus_settler")
POOR = dict.fromkeys(ALL_GOODS, 0)


def stages_of(table: Table, *answers: tuple[str, dict[str, int]]) -> list[str]:
    """The questions that these answers lead to, one after the other."""
    stages = []
    for name, values in answers:
        table.play(name, **values)
        stages.append(table.stage)
    return stages


# What goes before what.


@pytest.mark.rule("SET-275")
@pytest.mark.parametrize(
    ("held", "name", "general"),
    [("lodestar", "activate_wilderness_row", 108), ("key_of_knowledge", "activate_settlement_row", 117)],
)
def test_an_artifact_overrides_the_general_rule_that_it_contradicts(
    held: str, name: str, general: int
) -> None:
    table = Table(1)
    table.play(name, row=0)
    answer_all(table)
    table.play("end_turn")
    table.hold("magical_treasure")
    assert table.why_not(name, row=0) == general
    table.hold(held)
    assert table.is_legal(name, row=0)


@pytest.mark.rule("SET-275")
@pytest.mark.parametrize("held", ARTIFACTS)
def test_no_artifact_brings_a_monster_onto_a_landscape_with_a_fortress(held: str) -> None:
    table = Table(1)
    table.hold(held)
    table.hero_row(*ALL_GREEN)
    table.lay(0, "wood", "green")
    table.lay(1, "clay", "green")
    table.fortress(0)
    table.play("activate_wilderness_row", row=0)
    while table.stage != "turn":
        table.match.play(table.match.legal()[-1])  # of the Mask: let it in
    assert list(table.me.monster[:3]) == [0, 1, 0]


@pytest.mark.rule("SET-276")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_the_setup_nothing_is_left_to_chance(players: int) -> None:
    """The generator is never used again: another seed in its place changes nothing."""
    drawn = set()
    for table in steps(players, seed=30 + players):
        drawn.add(int(table.s.chance.drawn))
    assert len(drawn) == 1
    again = Table(players, seed=30 + players, picked=False)
    again.s.chance.seed = 999
    for action in table.match.actions:
        again.match.play(action)
    assert changed_fields(table.s, again.s) == {"chance"}


@pytest.mark.rule("SET-276")
def test_the_setup_shuffles_every_stack_and_chooses_the_start_player() -> None:
    games = [Table(4, seed=seed, picked=False).s for seed in range(40)]
    seen: dict[str, set[Any]] = {"start": {int(s.start_seat) for s in games}}
    assert seen["start"] == {0, 1, 2, 3}
    for row in range(3):
        tops = {int(s.landscape_stack[row, 11]) for s in games}
        assert len(tops) >= 8
        assert all(tile // 12 == row for tile in tops)
    for stack in range(3):
        assert len({int(s.building_stack[stack, 8]) for s in games}) >= 8
    assert len({int(s.hero_row[0]) for s in games}) >= 15
    assert len({tuple(np.flatnonzero(s.artifact_at == IN_ROW)) for s in games}) >= 35


# The turn and its commands.


@pytest.mark.rule("SET-277")
def test_a_turn_takes_exchanges_one_action_one_invitation_and_then_its_end() -> None:
    def kinds() -> set[str]:
        names = {name for name, _ in table.legal()}
        return {"exchange" if "exchange" in name or name == "mirror" else name for name in names}

    table = at_turn()
    table.hero_row("art_01", "art_02", "art_03", "art_05")
    assert {"exchange", "build", "explore", "invite", "pass_round"} <= kinds()
    assert "end_turn" not in kinds()
    assert table.refused("end_turn") == 57
    table.play("exchange_set")
    assert table.refused("end_turn") == 57
    table.play("activate_settlement_row", row=0)
    table.play("done")
    assert kinds() == {"exchange", "invite", "end_turn", "pass_round"}
    table.play("invite", space=3)
    assert kinds() == {"exchange", "end_turn", "pass_round"}


@pytest.mark.rule("SET-277")
def test_after_an_invitation_alone_the_turn_may_end() -> None:
    table = at_turn()
    table.hero_row("art_01", "art_02", "art_03", "art_05")
    table.play("invite", space=3)
    assert table.is_legal("end_turn")
    assert table.is_legal("explore", row=0)


@pytest.mark.rule("SET-277")
@pytest.mark.parametrize("stage", sorted(set(AT) - {"turn"}))
def test_while_a_command_is_half_done_the_turn_cannot_end(stage: str) -> None:
    table = AT[stage]()
    assert table.refused("pass_round") == 277
    assert table.refused("end_turn") == 277
    assert table.refused("invite", space=3) == 277
    assert table.refused("explore", row=0) == 277


PLACE = ("place", {"row": 0, "column": 0})


@pytest.mark.rule("SET-278")
def test_build_asks_for_field_place_settler_and_stack() -> None:
    table = at_turn()
    table.market("sawmill")
    table.has(bonus_settler=1)
    answers = [("build", {"market": 0}), PLACE, ("deploy", {"bonus": 1}), ("stack", {"stack": 2})]
    assert stages_of(table, *answers) == ["place_building", "choose_settlers", "choose_stack", "turn"]


@pytest.mark.rule("SET-278")
def test_with_the_hourglass_build_asks_for_the_effect_before_the_stack() -> None:
    table = rich(Table(), "eternal_hourglass")
    table.market("bazaar")
    table.has(bonus_settler=1)
    answers = [("build", {"market": 0}), PLACE, ("deploy", {"bonus": 0}), ("resolve", PLACE[1])]
    answers += [("pay", {"good": 1}), ("stack", {"stack": 0})]
    expected = ["place_building", "choose_settlers", "hourglass", "pay_normal", "choose_stack", "turn"]
    assert stages_of(table, *answers) == expected


@pytest.mark.rule("SET-278")
def test_build_asks_for_no_stack_while_tiles_remain_on_the_market_field() -> None:
    table = at_turn()
    table.market("sawmill")
    pile(table, 0, 2)
    assert stages_of(table, ("build", {"market": 0}), PLACE) == ["place_building", "turn"]


@pytest.mark.rule("SET-279")
def test_explore_reveals_the_tile_after_the_settlers_and_before_the_field() -> None:
    table = rich(Table(), "shamans_mask")
    table.has(bonus_settler=1)
    table.play("explore", row=0)
    assert table.stage == "choose_settlers"
    assert table.s.command.landscape == NOTHING
    assert table.s.landscapes_left[0] == 12
    table.play("deploy", bonus=1)
    assert table.stage == "lay_landscape"
    assert table.s.command.landscape != NOTHING
    assert table.s.landscapes_left[0] == 11
    table.play("lay", row=0, column=2)
    assert table.stage == "mask"
    table.play("monster", appears=1)
    assert table.stage == "turn"
    assert table.me.monster[2]


@pytest.mark.rule("SET-279", "SET-280")
@pytest.mark.parametrize("bonus", range(4))
def test_explore_and_fight_take_any_mix_of_settlers(bonus: int) -> None:
    for name, values, action_field in (
        ("explore", {"row": 2}, AT_EXPLORE),
        ("fight", {"row": 0, "column": 0}, AT_FIGHT),
    ):
        table = at_turn()
        table.lay(0, "wood", "blue")
        table.monster(0)
        for field in (3, 6):
            table.lay(field, "diamond")
        table.has(bonus_settler=5)
        table.play(name, **values)
        table.play("deploy", bonus=bonus)
        assert (table.me.deployed[action_field], table.me.deployed_bonus[action_field]) == (3 - bonus, bonus)


@pytest.mark.rule("SET-280", "SET-281", "SET-284")
@pytest.mark.parametrize("name", ["fight", "erect_fortress", "activate_fortress"])
@pytest.mark.parametrize("field", range(9))
def test_fight_and_fortress_commands_name_a_field_and_settlers(name: str, field: int) -> None:
    table = at_turn()
    table.lay(field, ("wood", "wood", "gold")[field // 3])
    table.has(bonus_settler=4)
    if name == "fight":
        table.monster(field)
    if name == "activate_fortress":
        table.fortress(field)
    legal = [values for action, values in table.legal() if action == name]
    assert legal == [{"row": field // 3, "column": field % 3}]
    assert stages_of(table, (name, legal[0]), ("deploy", {"bonus": 1})) == ["choose_settlers", "turn"]
    assert table.s.acted


@pytest.mark.rule("SET-282")
@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize("held", ["scroll_of_fortune", "shamans_mask", "lodestar"])
def test_a_wilderness_row_asks_for_settler_and_then_scroll_or_mask(held: str, row: int) -> None:
    table = rich(Table(), held)
    table.has(bonus_settler=1)
    for column in (0, 2):
        table.lay(3 * row + column, ("wood", "diamond", "gold")[row])
    answers = [("activate_wilderness_row", {"row": row}), ("deploy", {"bonus": 1})]
    expected = ["choose_settlers", "turn"]
    if held == "scroll_of_fortune":
        answers += [("scroll", {"row": row, "column": 2})]
        expected = ["choose_settlers", "scroll", "turn"]
    if held == "shamans_mask":
        answers += [("monster", {"appears": 0}), ("monster", {"appears": 1})]
        expected = ["choose_settlers", "mask", "mask", "turn"]
    assert stages_of(table, *answers) == expected
    if held == "shamans_mask":  # from the left: first column 1, then column 3
        assert [int(table.me.monster[3 * row + column]) for column in range(3)] == [0, 0, 1]


@pytest.mark.rule("SET-283")
def test_a_settlement_row_is_a_sequence_of_buildings_and_exchanges_ended_by_done() -> None:
    table = at_turn()
    table.has(bonus_settler=1)
    for place, building in enumerate(("bazaar", "warehouse", "alchemist")):
        table.building(place, building)
    answers: list[tuple[str, dict[str, int]]] = [
        ("activate_settlement_row", {"row": 0}),
        ("deploy", {"bonus": 0}),
        ("resolve", {"row": 0, "column": 1}),
        ("gain", {"good": 2}),
        ("exchange_diamonds_for_gold", {}),
        ("resolve", {"row": 0, "column": 0}),
        ("pay", {"good": 0}),
        ("mirror", {"pay": 0, "gain": 1}),
        ("done", {}),
    ]
    row = "settlement_row"
    expected = ["choose_settlers", row, "gain_normal", row, row, "pay_normal", row, row, "turn"]
    assert stages_of(table, *answers) == expected


@pytest.mark.rule("SET-285")
@pytest.mark.parametrize("space", range(4))
def test_invite_names_a_space_and_asks_for_nothing_more(space: int) -> None:
    table = at_turn()
    table.hero_row("art_01", "art_02", "art_03", "art_05")
    hero = int(table.s.hero_row[space])
    table.play("invite", space=space)
    assert table.stage == "turn"
    assert table.s.hero_at[hero] == table.seat
    assert GAME.space.blocks["invite"].axes == {"space": 4}


@pytest.mark.rule("SET-286")
@pytest.mark.parametrize("round_number", range(1, 7))
def test_pass_asks_for_the_goods_to_keep_and_the_artifact_except_in_round_6(round_number: int) -> None:
    table = Table()
    table.go_to_round(round_number)
    seat = table.seat
    table.lay(0, "wood")
    table.fortress(0)
    table.has(wood=1, clay=1)
    table.play("pass_round")
    if round_number == 6:
        assert (table.stage, table.seat) == ("turn", 1 - seat)
        return
    assert (table.stage, table.seat) == ("keep", seat)
    table.play("keep", good=1)
    assert (table.stage, table.seat) == ("swap_artifact", seat)
    table.play("take", artifact=int(np.flatnonzero(table.s.artifact_at == IN_ROW)[0]))
    assert (table.stage, table.seat) == ("turn", 1 - seat)
    assert table.supply(seat).get("clay") == 1


# The engine does nothing by itself.


@pytest.mark.rule("SET-287")
def test_costs_are_checked_against_what_there_is_and_nothing_is_exchanged_unasked() -> None:
    table = Table()
    table.hold("lodestar")
    table.has(**POOR | {"diamond": 8})
    table.hero_row("art_01", "art_02", "art_03", "art_05")  # the last costs two gold
    table.market("tavern", "sawmill")  # a gold, a stone
    table.building(0, "alchemist")
    assert [table.refused("build", market=field) for field in range(2)] == [75, 75]
    assert table.refused("invite", space=3) == 152
    for _ in range(2):
        table.play("exchange_diamonds_for_gold")
    assert [table.why_not("build", market=field) for field in range(2)] == [0, 75]
    table.play("invite", space=3)
    assert table.supply() == {"diamond": 4}
    table.play("activate_settlement_row", row=0)
    assert table.refused("resolve", row=0, column=0) == 255
    table.play("exchange_diamonds_for_gold")
    table.play("resolve", row=0, column=0)
    assert table.supply() == {"diamond": 4}


@pytest.mark.rule("SET-288", "SET-306")
def test_who_can_do_nothing_else_still_has_to_pass() -> None:
    table = Table()
    table.hold("lodestar")
    table.settlers(0)
    table.has(**POOR)
    assert table.legal() == [("pass_round", {})]
    table.has(wood=2)
    assert {name for name, _ in table.legal()} == {"exchange_two", "pass_round"}
    table.play("exchange_two", pair=0, gain=1)
    assert table.legal() == [("pass_round", {})]


@pytest.mark.rule("SET-288")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_nobody_passes_but_by_saying_so(players: int) -> None:
    passes = 0
    for table in steps(players, seed=40 + players):
        passes = table.match.actions.count(PASS_ROUND)
        passed = sum(int(table.board(seat).passed) for seat in range(players))
        assert passes == (int(table.s.round_number) - 1) * players + passed
    assert passes == 6 * players


@pytest.mark.rule("SET-282")
@pytest.mark.parametrize("stage", AT)
def test_a_landscape_that_is_checked_is_shown_while_the_mask_asks_about_it(stage: str) -> None:
    assert AT[stage]().view.command.checked == (0 if stage == "mask" else None)


# Refusals.


@pytest.mark.rule("SET-289")
@pytest.mark.parametrize("stage", AT)
def test_whatever_is_not_legal_is_refused_with_a_rule_and_changes_nothing(stage: str) -> None:
    table = AT[stage]()
    before, legal = table.match.state.tobytes(), set(table.match.legal())
    for action in set(range(ACTIONS)) - legal:
        with pytest.raises(Refused) as refused:
            table.match.play(action)
        assert refused.value.number in GAME.rules
        assert refused.value.rule == f"SET-{refused.value.number:03d}"
        assert GAME.rules[refused.value.number].text in str(refused.value)
    assert table.match.state.tobytes() == before
    assert set(table.match.legal()) == legal


@pytest.mark.rule("SET-289")
@pytest.mark.parametrize("stage", AT)
def test_nobody_answers_for_another(stage: str) -> None:
    table = AT[stage]()
    seat, before = table.seat, table.match.state.tobytes()
    legal = table.match.legal()
    for action in range(ACTIONS):
        with pytest.raises(Refused) as refused:
            table.match.play(action, 1 - seat)
        picking = stage == "first_artifact" and action >= TAKE
        expected = 150 if EXCHANGE_TWO <= action < END_TURN else 41 if picking else 47
        assert refused.value.number == expected
    assert table.match.state.tobytes() == before
    table.match.play(legal[0], seat)


@pytest.mark.rule("SET-289")
@pytest.mark.parametrize("stage", sorted(set(AT) - {"turn"}))
def test_what_was_not_asked_is_refused_as_half_done(stage: str) -> None:
    """The answers to other questions: SET-300 for exchanges, SET-181 for goods that no fortress keeps,
    SET-277 for everything else."""
    table = AT[stage]()
    asked = {int(action) for action in np.flatnonzero(table.match.verdict() >= 0)}
    others = set(range(ACTIONS)) - asked
    assert others
    for action in others:
        too_much = stage == "swap_artifact" and KEEP_GOOD <= action < TAKE
        expected = 300 if EXCHANGE_TWO <= action < END_TURN else 181 if too_much else 277
        assert table.match.refusal(action) == expected


@pytest.mark.rule("SET-181", "SET-289")
def test_more_than_the_fortresses_keep_is_refused_by_their_rule() -> None:
    table = at_keep(fortresses=1)
    table.play("keep", good="wood")
    assert table.why_not("keep", good="clay") == 181


@pytest.mark.rule("SET-289")
def test_a_refusal_says_the_rule_in_words() -> None:
    table = Table()
    with pytest.raises(Refused, match="SET-057: A player who does neither"):
        table.play("end_turn")


# Choices with one answer are made without asking (SET-306).


def full_settlement(empty: int) -> Table:
    table = at_turn()
    table.market("sawmill")
    for place in range(9 - empty):
        table.building(place, "bank")
    table.play("build", market=0)
    return table


def row_to_explore(empty: int) -> Table:
    """Row I has so many fields left beside a landscape."""
    table = at_turn()
    table.lay(1, "wood")
    if empty == 1:
        table.lay(0, "clay")
    table.play("explore", row=0)
    return table


def stocked_stacks(stocked: int) -> Table:
    table = at_turn()
    table.market("sawmill")
    stacks(table, *[("tavern",)] * stocked)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    return table


def bazaar_with(kinds: int) -> Table:
    table = at_settlement_row("bazaar")
    for good in ALL_GOODS[:3][kinds:]:
        table.has(**{good: 0})
    table.play("resolve", row=0, column=0)
    return table


def trading_post_with(fortresses: int) -> Table:
    table = at_turn()
    table.building(0, "trading_post")
    for field in range(fortresses):
        table.lay(field, "wood")
        table.fortress(field)
    table.play("activate_settlement_row", row=0)
    table.play("resolve", row=0, column=0)
    return table


def scroll_with(landscapes: int) -> Table:
    table = rich(Table(), "scroll_of_fortune")
    for field in range(landscapes):
        table.lay(field, "wood")
    table.play("activate_wilderness_row", row=0)
    return table


@pytest.mark.rule("SET-306")
@pytest.mark.parametrize(
    ("position", "question", "otherwise"),
    [
        (full_settlement, "place_building", "choose_stack"),
        (row_to_explore, "lay_landscape", "turn"),
        (stocked_stacks, "choose_stack", "turn"),
        (bazaar_with, "pay_normal", "settlement_row"),
        (trading_post_with, "trading_post", "settlement_row"),
        (scroll_with, "scroll", "turn"),
    ],
)
def test_a_choice_is_asked_for_only_if_there_are_two_answers(
    position: Callable[[int], Table], question: str, otherwise: str
) -> None:
    assert position(1).stage == otherwise
    table = position(2)
    assert table.stage == question
    assert len(table.match.legal()) == 2


@pytest.mark.rule("SET-306")
def test_the_only_answer_is_the_one_that_is_taken() -> None:
    assert full_settlement(1).me.building[8] == BUILDINGS.index("sawmill")
    assert row_to_explore(1).me.landscape[2] != NOTHING
    stocked = stocked_stacks(1)
    assert (stocked.s.market[0], stocked.s.buildings_left[0]) == (BUILDINGS.index("tavern"), 0)
    assert bazaar_with(1).me.supply[0] == 2
    assert trading_post_with(1).me.supply[0] == 4
    assert scroll_with(1).me.supply[0] == 5


@pytest.mark.rule("SET-306")
@pytest.mark.parametrize(
    ("normal", "bonus", "needed", "mixes"),
    [
        (6, 0, 1, []),
        (0, 3, 1, []),
        (1, 1, 2, []),  # both, or nothing
        (2, 1, 3, []),
        (0, 2, 2, []),
        (1, 1, 1, [0, 1]),
        (6, 1, 2, [0, 1]),
        (6, 9, 3, [0, 1, 2, 3]),
        (1, 2, 2, [1, 2]),
    ],
)
def test_settlers_are_asked_for_only_if_two_mixes_are_possible(
    normal: int, bonus: int, needed: int, mixes: list[int]
) -> None:
    table = at_turn()
    for field in (0, 3, 6):
        table.lay(field, ("wood", "diamond", "gold")[field // 3])
    table.settlers(normal)
    table.has(bonus_settler=bonus)
    table.play("explore", row=needed - 1)
    if mixes:
        assert table.stage == "choose_settlers"
        assert [values["bonus"] for _, values in table.legal()] == mixes
        return
    assert table.stage != "choose_settlers"
    assert (table.me.deployed[AT_EXPLORE], table.me.deployed_bonus[AT_EXPLORE]) == (
        min(normal, needed),
        needed - min(normal, needed),
    )


@pytest.mark.rule("SET-306")
def test_what_is_optional_is_asked_for_even_where_only_one_answer_is_possible() -> None:
    empty_row = at_turn()
    empty_row.has(**POOR)
    empty_row.play("activate_settlement_row", row=0)
    assert (empty_row.stage, empty_row.legal()) == ("settlement_row", [("done", {})])

    hourglass = rich(Table(), "eternal_hourglass")
    hourglass.market("alchemist")
    hourglass.has(**POOR | {"stone": 1})
    hourglass.play("build", market=0)
    hourglass.play("place", row=0, column=0)
    assert (hourglass.stage, hourglass.legal()) == ("hourglass", [("done", {})])

    row = at_settlement_row("sawmill")
    row.has(**POOR)
    assert row.legal() == [("done", {}), ("resolve", {"row": 0, "column": 0})]
    row.play("resolve", row=0, column=0)
    row.has(**POOR)
    assert (row.stage, row.legal()) == ("settlement_row", [("done", {})])
    row.play("done")
    assert row.legal() == [("end_turn", {}), ("pass_round", {})]  # nothing else is left to do

    keep = at_turn()
    keep.lay(0, "wood")
    keep.fortress(0)
    keep.has(**POOR | {"wood": 1})
    keep.play("pass_round")
    assert keep.legal() == [("done", {}), ("keep", {"good": 0})]


# Orders and repetition (SET-307).


def tops(names: list[str], order: list[str]) -> list[int]:
    return [names.index(name) for name in order]


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_explicit_orders_lay_out_the_table(players: int) -> None:
    for start in range(players):
        order = orders(seed=players, start_seat=start)
        s: State = Match(GAME, {"players": players}, orders=order).state[0]
        assert s.start_seat == start
        assert list(s.hero_row) == tops(HEROES, order["heroes"][:4])
        assert list(s.hero_deck[:44][::-1]) == tops(HEROES, order["heroes"][4:])
        market = [order["buildings"][field % 3][field // 3] for field in range(9)]
        assert list(s.market) == tops(BUILDINGS, market)
        for stack in range(3):
            assert list(s.building_stack[stack, :9][::-1]) == tops(BUILDINGS, order["buildings"][stack][3:])
        for row in range(3):
            assert list(s.landscape_stack[row][::-1]) == tops(LANDSCAPES, order["landscapes"][row])
        shown = sorted(tops(ARTIFACTS, order["artifacts"][: players + 3]))
        assert list(np.flatnonzero(s.artifact_at == IN_ROW)) == shown
        if players == 1:
            assert list(s.artifact_stack[:10][::-1]) == tops(ARTIFACTS, order["artifacts"][4:])


@pytest.mark.rule("SET-307")
def test_stacks_given_in_order_are_drawn_in_order() -> None:
    order = orders(seed=8)
    table = Table(1, orders=order)
    table.hold("magical_treasure")
    for drawn in range(3):
        table.play("explore", row=0)
        answer_all(table)
        tile = order["landscapes"][0][drawn]
        assert LANDSCAPES.index(tile) in table.me.landscape
        table.play("end_turn")
    table.has(gold=9, diamond=9, wood=9, clay=9, stone=9)
    table.play("invite", space=3)
    assert HEROES[table.s.hero_row[0]] == order["heroes"][4]
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    table.play("stack", stack=1)
    assert BUILDINGS[table.s.market[0]] == order["buildings"][1][3]


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_orders_that_a_seed_gives_lead_to_the_same_table(players: int) -> None:
    for seed in range(5):
        shuffled = State.blank()
        seed_chance(shuffled.chance, seed)
        sort_components(shuffled, DECK.record[0])
        shuffle_components(shuffled)
        order = {
            "landscapes": [[LANDSCAPES[tile] for tile in row[::-1]] for row in shuffled.landscape_stack],
            "buildings": [[BUILDINGS[tile] for tile in stack[::-1]] for stack in shuffled.building_stack],
            "heroes": [HEROES[hero] for hero in shuffled.hero_deck[::-1]],
            "artifacts": [ARTIFACTS[number] for number in shuffled.artifact_stack[::-1]],
            "start_seat": draw(shuffled.chance, players),
        }
        seeded = Match(GAME, {"players": players}, seed=seed)
        arranged = Match(GAME, {"players": players}, orders=order)
        assert changed_fields(seeded.state[0], arranged.state[0]) == {"chance"}


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_inputs_and_commands_always_lead_to_the_same_state(players: int, explicit: bool) -> None:
    def new() -> Match:
        if explicit:
            return Match(GAME, {"players": players}, orders=orders(seed=3))
        return Match(GAME, {"players": players}, seed=3)

    one, other = new(), new()
    dice = random.Random(players)
    assert one.state.tobytes() == other.state.tobytes()
    while not one.over:
        action = dice.choice(one.legal())
        one.play(action)
        other.play(action)
        assert one.state.tobytes() == other.state.tobytes()
    again = Match.load(one.save(), lambda name: GAME)
    assert again.state.tobytes() == one.state.tobytes()


@pytest.mark.rule("SET-307")
def test_another_seed_is_another_game() -> None:
    games = {Match(GAME, {"players": 2}, seed=seed).state["hero_deck"].tobytes() for seed in range(50)}
    assert len(games) == 50


def with_change(change: Callable[[Any], Any]) -> dict[str, Any]:
    order = orders()
    change(order)
    return order


BAD_ORDERS: dict[str, tuple[Any, str]] = {
    "not a table": ([1, 2, 3], "orders: expected exactly the entries"),
    "a word": ("shuffled", "orders: expected exactly the entries"),
    "nothing in it": ({}, "orders: expected exactly the entries artifacts, buildings, heroes, landscapes"),
    "an entry missing": (with_change(lambda o: o.pop("heroes")), "orders: expected exactly"),
    "an entry too many": (with_change(lambda o: o.update(jokers=[])), "orders: expected exactly"),
    "an entry with another key": (with_change(lambda o: o.update({3: []})), "orders: expected exactly"),
    "no landscapes": (with_change(lambda o: o.update(landscapes=None)), "landscapes: expected a list of 3"),
    "landscapes in one list": (
        with_change(lambda o: o.update(landscapes=LANDSCAPES)),
        "landscapes: expected a list of 3",
    ),
    "two rows": (with_change(lambda o: o["landscapes"].pop()), "landscapes: expected a list of 3"),
    "four rows": (with_change(lambda o: o["landscapes"].append([])), "landscapes: expected a list of 3"),
    "rows as a table": (
        with_change(lambda o: o.update(landscapes={0: [], 1: [], 2: []})),
        "landscapes: expected a list of 3",
    ),
    "a landscape missing": (
        with_change(lambda o: o["landscapes"][1].pop()),
        "landscapes of row 2: expected 'land",
    ),
    "rows in another order": (
        with_change(lambda o: o["landscapes"].reverse()),
        "landscapes of row 1: expected",
    ),
    "a number for a tile": (
        with_change(lambda o: o["landscapes"][2].__setitem__(0, 5)),
        "landscapes of row 3: expected a list of ids",
    ),
    "buildings in one word": (
        with_change(lambda o: o.update(buildings="bank")),
        "buildings: expected a list of 3",
    ),
    "a stack as a word": (
        with_change(lambda o: o["buildings"].__setitem__(0, "x" * 12)),
        "buildings: expected a list of 3",
    ),
    "uneven stacks": (
        with_change(lambda o: o["buildings"][0].append(o["buildings"][1].pop())),
        "buildings: expected 3 stacks of 12",
    ),
    "a fourth tile of a type": (
        with_change(lambda o: o["buildings"][0].__setitem__(o["buildings"][0].index("bank"), "church")),
        "buildings: expected '(bank|church)' 3 times",
    ),
    "a list for a tile": (
        with_change(lambda o: o["buildings"][0].__setitem__(0, ["bank"])),
        "buildings: expected a list of ids",
    ),
    "a hero twice": (
        with_change(lambda o: o["heroes"].__setitem__(0, o["heroes"][1])),
        "heroes: expected '.*' 1 times, found it [02] times",
    ),
    "an unknown hero": (with_change(lambda o: o["heroes"].append("king")), "heroes: expected 'king' 0 times"),
    "heroes as a table": (with_change(lambda o: o.update(heroes={})), "heroes: expected a list of ids"),
    "an artifact missing": (with_change(lambda o: o["artifacts"].pop()), "artifacts: expected"),
    "no artifacts": (with_change(lambda o: o.update(artifacts=None)), "artifacts: expected a list of ids"),
    "a seat too high": (
        with_change(lambda o: o.update(start_seat=2)),
        "start_seat: expected a seat from 0 to 1",
    ),
    "a seat too low": (
        with_change(lambda o: o.update(start_seat=-1)),
        "start_seat: expected a seat from 0 to 1",
    ),
    "a seat in words": (with_change(lambda o: o.update(start_seat="0")), "start_seat: expected a seat"),
    "a seat in halves": (with_change(lambda o: o.update(start_seat=1.0)), "start_seat: expected a seat"),
    "a seat as a truth": (with_change(lambda o: o.update(start_seat=True)), "start_seat: expected a seat"),
    "no seat": (with_change(lambda o: o.update(start_seat=None)), "start_seat: expected a seat"),
    "seats": (with_change(lambda o: o.update(start_seat=[0])), "start_seat: expected a seat"),
}


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize("mistake", BAD_ORDERS)
def test_a_mistake_in_the_orders_is_said_in_words(mistake: str) -> None:
    order, words = BAD_ORDERS[mistake]
    with pytest.raises(OrdersError, match=words):
        Match(GAME, {"players": 2}, orders=order)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(HEROES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.rule("SET-307")
@settings(deadline=None)
@given(st.sampled_from(sorted(orders())), st.lists(st.integers(0, 12), max_size=2), ANYTHING)
def test_no_nonsense_in_the_orders_does_worse_than_an_orders_error(
    entry: str, path: list[int], nonsense: Any
) -> None:
    """Anything in the place of any part of the orders."""
    order = orders()
    holder: Any = order
    key: Any = entry
    for step in path:
        if isinstance(holder[key], list) and step < len(holder[key]):
            holder, key = holder[key], step
    holder[key] = nonsense
    with suppress(OrdersError):
        assert Match(GAME, {"players": 2}, orders=order).stage == "first_artifact"


@pytest.mark.rule("SET-307")
@settings(deadline=None)
@given(ANYTHING.filter(lambda nonsense: nonsense is not None))
def test_orders_that_are_nothing_of_the_kind_are_an_orders_error(nonsense: Any) -> None:
    with pytest.raises(OrdersError):
        Match(GAME, {"players": 2}, orders=nonsense)


# The result.


@pytest.mark.rule("SET-308")
def test_the_result_lists_the_points_by_source_the_supply_and_the_winners() -> None:
    table = Table(3)
    table.go_to_round(6)
    table.hero_row("art_01", "art_02", "art_03", "art_04")
    for seat in range(3):
        table.has(seat, **POOR)
    table.lay(0, "wood", seat=1)
    table.lay(1, "clay", seat=1)
    table.fortress(0, seat=1)
    table.building(3, "bank", seat=1, stored=2)
    table.building(4, "church", seat=1, stored=3)
    table.building(5, "tavern", seat=1)
    for hero in ("adv_01", "adv_02", "bld_01", "dfd_01", "art_06"):
        table.hero(hero, seat=1)
    table.has(1, gold=4, diamond=6, wood=2)
    table.pass_all()
    result = outcome(table)
    nothing = dict.fromkeys(("adventurer", "builder", "defender", "artisan", "bank", "church"), 0)
    nothing |= {"total": 0, "gold": 0, "diamond": 0}
    assert result.details[0] == result.details[2] == nothing
    assert result.details[1] == {
        "adventurer": 4,
        "builder": 3,
        "defender": 1,
        "artisan": 9,
        "bank": 10,
        "church": 12,
        "total": 39,
        "gold": 4,
        "diamond": 6,
    }
    assert result.scores == [0, 39, 0]
    assert (result.winners, result.rank) == ([1], None)


# The invariants, on a sample of games (thousands more are played in test_conservation).


@pytest.fixture(scope="module")
def sample() -> list[tuple[int, Records, list[int]]]:
    """For each game: the number of players, all its states, and how many answers each had."""
    games = []
    for players in (1, 2, 3, 4):
        for seed in range(3):
            states, answers = [], []
            for table in steps(players, seed=100 + seed, rich=seed > 0):
                states.append(table.match.state.tobytes())
                answers.append(len(table.match.legal()))
            games.append((players, np.frombuffer(b"".join(states), GAME.state.twin), answers))
    return games


Sample = list[tuple[int, Records, list[int]]]


@pytest.mark.rule("SET-306")
def test_who_must_choose_has_at_least_two_answers(sample: Sample) -> None:
    optional = {"turn", "settlement_row", "hourglass", "mask", "keep"}
    asked: Counter[str] = Counter()
    for _, states, answers in sample:
        for s, count in zip(states, answers, strict=True):
            stage = GAME.stages[open_stage(s.agenda)]
            if stage != "over":
                assert count >= (1 if stage in optional else 2)
                asked[stage] += 1
    assert len(asked) >= 10  # of the fifteen questions; each is asked for by itself above


@pytest.mark.rule("SET-290")
def test_every_player_has_six_normal_settlers_at_all_times(sample: Sample) -> None:
    for players, states, _ in sample:
        boards = states["players"][:, :players]
        assert (boards["settlers"] + boards["deployed"].sum(axis=2) == 6).all()


@pytest.mark.rule("SET-291")
def test_every_hero_is_somewhere_exactly_once(sample: Sample) -> None:
    for players, states, _ in sample:
        for s in states:
            deck = list(s.hero_deck[: s.heroes_left])
            row = [hero for hero in s.hero_row if hero != NOTHING]
            gone = list(np.flatnonzero(s.hero_at == DISCARDED))
            owned = [hero for seat in range(players) for hero in np.flatnonzero(s.hero_at == seat)]
            assert sorted([*deck, *row, *gone, *owned]) == list(range(48))
            assert sorted(deck) == list(np.flatnonzero(s.hero_at == IN_DECK))
            assert sorted(row) == list(np.flatnonzero(s.hero_at == IN_HERO_ROW))
            assert (s.hero_deck[s.heroes_left :] == NOTHING).all()


def tiles_of(s: Any, players: int) -> Counter[int]:
    tiles: Counter[int] = Counter()
    for stack in range(3):
        tiles.update(int(tile) for tile in s.building_stack[stack, : s.buildings_left[stack]])
    for building, count in zip(s.market, s.market_pile, strict=True):
        if count:
            tiles[int(building)] += int(count)
    for seat in range(players):
        tiles.update(int(building) for building in s.players[seat].building if building != NOTHING)
    return tiles


@pytest.mark.rule("SET-292", "SET-296")
def test_every_building_tile_is_somewhere_and_piles_are_of_one_type(sample: Sample) -> None:
    """Were a pile mixed, counting its tiles as of the type that lies on the field would come out wrong."""
    piles = 0
    for players, states, _ in sample:
        for s in states:
            assert tiles_of(s, players) == dict.fromkeys(range(12), 3)
            assert ((s.market == NOTHING) == (s.market_pile == 0)).all()
            piles += int((s.market_pile > 1).sum())
    assert piles > 100


@pytest.mark.rule("SET-293")
def test_every_landscape_is_somewhere_and_lies_in_the_row_of_its_back(sample: Sample) -> None:
    for players, states, _ in sample:
        for s in states:
            laid = [
                (field // 3, int(tile))
                for seat in range(players)
                for field, tile in enumerate(s.players[seat].landscape)
                if tile != NOTHING
            ]
            assert all(tile // 12 == row for row, tile in laid)
            stacks_hold = [
                int(t) for row in range(3) for t in s.landscape_stack[row, : s.landscapes_left[row]]
            ]
            drawn = [int(s.command.landscape)] if s.command.landscape != NOTHING else []
            assert sorted([*stacks_hold, *drawn, *(tile for _, tile in laid)]) == list(range(36))
            assert bool(drawn) == (GAME.stages[open_stage(s.agenda)] == "lay_landscape")


@pytest.mark.rule("SET-294")
def test_no_landscape_has_a_monster_and_a_fortress(sample: Sample) -> None:
    seen = Counter[str]()
    for players, states, _ in sample:
        boards = states["players"][:, :players]
        assert not (boards["monster"] & boards["fortress"]).any()
        assert not ((boards["monster"] | boards["fortress"]) & (boards["landscape"] == NOTHING)).any()
        seen.update(monster=int(boards["monster"].sum()), fortress=int(boards["fortress"].sum()))
    assert min(seen.values()) > 100


@pytest.mark.rule("SET-295")
def test_no_supply_is_ever_negative(sample: Sample) -> None:
    for players, states, _ in sample:
        boards = states["players"][:, :players]
        for name in ("supply", "settlers", "deployed", "deployed_bonus", "stored"):
            assert (boards[name] >= 0).all()
        assert (states["market_pile"] >= 0).all()


@pytest.mark.rule("SET-297")
def test_each_player_holds_one_artifact_and_the_row_three(sample: Sample) -> None:
    for players, states, _ in sample:
        if players == 1:
            continue
        for s in states:
            if GAME.stages[open_stage(s.agenda)] == "first_artifact":
                continue
            assert np.count_nonzero(s.artifact_at == IN_ROW) == 3
            held = [int(s.players[seat].artifact) for seat in range(players)]
            assert [int(s.artifact_at[number]) for number in held] == list(range(players))
            assert np.count_nonzero(s.artifact_at < players) == players
