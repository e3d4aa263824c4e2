"""The fourteen artifacts (section 15)."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import AT_SETTLEMENT_ROW, AT_WILDERNESS_ROW
from moothall.games.settlement.view import View
from tests.games.settlement.questions import artifact, at_hourglass, changed_fields, snapshot
from tests.games.settlement.random_games import steps
from tests.games.settlement.table import ARTIFACTS, BUILDINGS, Table

NORMAL = ("wood", "clay", "stone")
RESOURCES = (*NORMAL, "diamond", "gold")
NOTHING = dict.fromkeys((*RESOURCES, "bonus_settler"), 0)
# A row and field where a landscape of each resource can lie.
FIELD = {"wood": 0, "clay": 0, "stone": 0, "diamond": 3, "gold": 6}
NO_GREEN = ("adv_02", "adv_03", "adv_04", "adv_05")
ALL_GREEN = ("adv_01", "adv_06", "adv_09", "bld_01")


def table_with(
    held: str, goods: dict[str, int] | None = None, *, players: int = 2, heroes: tuple[str, ...] = NO_GREEN
) -> Table:
    """The active player holds it and exactly these goods; a green wood landscape lies on field 0."""
    table = Table(players)
    table.hold(held)
    table.hero_row(*heroes)
    table.lay(0, "wood", "green")
    table.has(**(NOTHING | (goods or {})))
    return table


def answer_all(table: Table) -> None:
    """Decline what is optional, let no monster in, and take the first of what must be chosen."""
    while table.stage != "turn":
        if table.is_legal("done"):
            table.play("done")
        else:
            table.match.play(table.match.legal()[0])


# Everything that a player may do, with what it gives without an artifact.


def build(table: Table) -> None:
    table.market("sawmill")
    table.has(stone=1)
    table.play("build", market=0)


def explore(table: Table) -> None:
    table.next_landscape(0, "clay", "yellow")
    table.hero_row(*ALL_GREEN)
    table.play("explore", row=0)


def fight(table: Table) -> None:
    table.monster(0)
    table.play("fight", row=0, column=0)


def erect(table: Table) -> None:
    table.play("erect_fortress", row=0, column=0)


def activate_wilderness_row(table: Table) -> None:
    table.play("activate_wilderness_row", row=0)


def activate_settlement_row(table: Table) -> None:
    table.building(0, "clay_pit")
    table.play("activate_settlement_row", row=0)
    table.play("resolve", row=0, column=0)


def activate_fortress(table: Table) -> None:
    table.fortress(0)
    table.play("activate_fortress", row=0, column=0)


def invite(table: Table) -> None:
    table.hero_row(*NO_GREEN[:3], "art_05")
    table.has(gold=2)
    table.play("invite", space=3)


DEEDS: dict[Callable[[Table], None], dict[str, int]] = {
    build: {},
    explore: {},
    fight: {"diamond": 1},
    erect: {},
    activate_wilderness_row: {"wood": 1},
    activate_settlement_row: {"clay": 1},
    activate_fortress: {"wood": 1},
    invite: {},
}
# What an artifact adds by itself, and to which deed.
ADDED: dict[str, tuple[Callable[[Table], None], str]] = {
    "enchanted_compass": (explore, "clay"),
    "mace_of_bravery": (fight, "diamond"),
    "potion_of_power": (erect, "wood"),
    "scroll_of_fortune": (activate_wilderness_row, "wood"),
    "crown_of_dominion": (activate_fortress, "wood"),
    "ornate_tankard": (invite, "bonus_settler"),
}
ON_TAKING = {"living_chest": "bonus_settler", "magical_treasure": "gold", "diamond_ring": "diamond"}


@pytest.mark.rule("SET-225", "SET-226", "SET-227", "SET-228")
@pytest.mark.rule("SET-231", "SET-232", "SET-233", "SET-235", "SET-238", "SET-239")
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
@pytest.mark.parametrize("held", ARTIFACTS)
def test_an_artifact_adds_its_gain_to_its_own_trigger_and_to_nothing_else(
    held: str, deed: Callable[[Table], None]
) -> None:
    table = table_with(held)
    seat, other = table.seat, snapshot(table).players[1 - table.seat]
    deed(table)
    answer_all(table)
    trigger, good = ADDED.get(held, (None, ""))
    expected = Counter(DEEDS[deed]) + Counter([good] if deed is trigger else [])
    assert table.supply(seat) == expected
    assert changed_fields(other, table.board(1 - seat)) == set()


@pytest.mark.rule("SET-225")
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
@pytest.mark.parametrize("held", sorted(set(ARTIFACTS) - set(ON_TAKING)))
def test_nobody_uses_the_artifact_of_another(held: str, deed: Callable[[Table], None]) -> None:
    table = table_with("magical_treasure")
    table.hold(held, seat=1 - table.seat)
    deed(table)
    assert table.stage in ("turn", "place_building", "choose_stack", "settlement_row")
    answer_all(table)
    assert table.supply() == DEEDS[deed]
    assert table.why_not("mirror", pay=0, gain=1) == 247


@pytest.mark.rule("SET-225", "SET-297")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_holds_exactly_one_artifact_in_each_round(players: int) -> None:
    for table in steps(players, seed=10 + players):
        if table.stage == "first_artifact":
            continue
        for seat in range(players):
            assert [i for i in range(14) if table.s.artifact_at[i] == seat] == [table.board(seat).artifact]


Twice = tuple[tuple[str, dict[str, int]], tuple[str, dict[str, int]]]
FIRST, SECOND = {"row": 0, "column": 0}, {"row": 0, "column": 1}


@pytest.mark.rule("SET-226")
@pytest.mark.parametrize(
    ("held", "deeds", "gained"),
    [
        ("mace_of_bravery", (("fight", FIRST), ("fight", SECOND)), {"diamond": 4}),
        ("potion_of_power", (("erect_fortress", FIRST), ("erect_fortress", SECOND)), {"wood": 1, "clay": 1}),
        (
            "crown_of_dominion",
            (("activate_fortress", FIRST), ("activate_fortress", SECOND)),
            {"wood": 2, "clay": 2},
        ),
        ("enchanted_compass", (("explore", {"row": 0}), ("explore", {"row": 1})), {"stone": 1, "diamond": 1}),
        (
            "scroll_of_fortune",
            (("activate_wilderness_row", {"row": 0}), ("activate_wilderness_row", {"row": 1})),
            {"wood": 2, "clay": 1, "diamond": 2},
        ),
        ("ornate_tankard", (("invite", {"space": 3}), ("invite", {"space": 3})), {"bonus_settler": 2}),
    ],
)
def test_the_gain_comes_by_itself_every_time_in_a_round(
    held: str, deeds: Twice, gained: dict[str, int]
) -> None:
    table = table_with(held, players=1, heroes=("adv_02", "adv_03", "bld_07", "adv_04"))
    table.lay(1, "clay", "green")
    table.lay(3, "diamond")
    table.next_landscape(0, "stone")
    table.next_landscape(1, "diamond")
    for name, values in deeds:
        if name == "fight":
            table.monster(values["column"])
        if name == "activate_fortress":
            table.fortress(values["column"])
        if name == "invite":
            table.has(gold=2)  # the price of both heroes
        table.play(name, **values)
        answer_all(table)
        table.play("end_turn")
    assert table.supply() == gained


@pytest.mark.rule("SET-228")
@pytest.mark.parametrize(
    "held", ["mace_of_bravery", "potion_of_power", "crown_of_dominion", "ornate_tankard"]
)
def test_what_an_artifact_gives_brings_no_monster_and_takes_no_settler(held: str) -> None:
    deed = ADDED[held][0]
    tables = [table_with(each, heroes=ALL_GREEN) for each in (held, "magical_treasure")]
    for table in tables:
        deed(table)
        assert not table.me.monster.any()
    with_it, without = (table.me for table in tables)
    assert changed_fields(with_it, without) == {"supply", "artifact"}


# Gains on taking.


@pytest.mark.rule("SET-234", "SET-240", "SET-241", "SET-304")
@pytest.mark.parametrize("name", ON_TAKING)
def test_it_gives_its_gain_when_it_is_first_picked(name: str) -> None:
    table = Table(2, picked=False)
    table.artifact_row(name)
    seat = table.seat
    table.play("take", artifact=artifact(name))
    assert table.supply(seat) == {"wood": 1, "clay": 1, "stone": 1, ON_TAKING[name]: 1}
    assert table.supply(1 - seat) == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("SET-234")
def test_the_bonus_settler_of_the_chest_can_be_deployed() -> None:
    table = table_with("lodestar", players=1)
    table.artifact_row("living_chest")
    table.play("pass_round")
    table.play("take", artifact="living_chest")
    table.settlers(0)
    table.play("activate_wilderness_row", row=0)
    assert table.me.deployed_bonus[AT_WILDERNESS_ROW] == 1
    assert "bonus_settler" not in table.supply()


@pytest.mark.rule("SET-304")
@pytest.mark.parametrize("name", ON_TAKING)
def test_the_gain_comes_once_for_each_taking_by_whomever_and_never_for_holding(name: str) -> None:
    table = table_with("lodestar")
    first, second = table.seat, 1 - table.seat
    table.hold("key_of_knowledge", seat=second)
    table.artifact_row(name, "enchanted_compass", "scroll_of_fortune")
    taken = [(name, "scroll_of_fortune"), ("enchanted_compass", name), ("lodestar", "key_of_knowledge")]
    taken += [(name, "enchanted_compass"), ("scroll_of_fortune", "lodestar")]
    gained = {first: [1, 1, 1, 2, 2], second: [0, 1, 1, 1, 1]}
    for round_number, by_seat in enumerate(taken):
        for each in by_seat:
            table.play("pass_round")
            table.play("take", artifact=artifact(each))
        for seat, amounts in gained.items():
            assert table.supply(seat).get(ON_TAKING[name], 0) == amounts[round_number]


# Eternal Hourglass.

EVERYTHING = {"wood": 2, "clay": 2, "stone": 2, "diamond": 3, "gold": 2}


@pytest.mark.rule("SET-229")
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_hourglass_resolves_the_new_building_just_as_its_row_would(building: str) -> None:
    """Each of the twelve: built with the Hourglass, and built without it and activated in a later turn."""
    gains = []
    for held in ("eternal_hourglass", "magical_treasure"):
        table = table_with(held, EVERYTHING, players=1)
        table.fortress(0)
        table.market(building)
        table.play("build", market=0)
        table.play("place", row=2, column=1)
        if table.stage != "hourglass":
            answer_all(table)
            table.play("end_turn")
            table.play("activate_settlement_row", row=2)
        before = Counter(table.supply())
        table.play("resolve", row=2, column=1)
        if table.stage in ("pay_normal", "gain_normal"):
            table.match.play(table.match.legal()[1])
        after = Counter(table.supply())
        gains.append(((before - after), (after - before), int(table.me.stored[7])))
        if held == "eternal_hourglass":
            assert table.stage == "choose_stack"  # it is over after one time
    assert gains[0] == gains[1]
    assert any(gains[0])


@pytest.mark.rule("SET-229")
def test_the_hourglass_may_be_left_alone() -> None:
    table = at_hourglass("sawmill")
    before = table.supply()
    table.play("done")
    assert table.supply() == before
    assert table.stage == "choose_stack"


@pytest.mark.rule("SET-229")
def test_the_hourglass_resolves_no_other_building() -> None:
    table = table_with("eternal_hourglass", EVERYTHING)
    for place in (0, 3, 8):
        table.building(place, "quarry")
    table.market("sawmill")
    table.play("build", market=0)
    table.play("place", row=1, column=1)
    assert table.stage == "hourglass"
    for place in (0, 1, 3, 8):
        assert table.refused("resolve", row=place // 3, column=place % 3) == 229
    table.play("resolve", row=1, column=1)


@pytest.mark.rule("SET-229", "SET-306")
def test_the_hourglass_waits_for_the_holder_even_where_the_effect_cannot_be_paid() -> None:
    table = table_with("eternal_hourglass", {"stone": 1})
    table.market("alchemist")
    table.play("build", market=0)
    table.play("place", row=1, column=1)
    assert table.refused("resolve", row=1, column=1) == 255
    assert [name for name, _ in table.legal()] == ["done"]


@pytest.mark.rule("SET-230")
def test_the_hourglass_takes_no_settler_and_leaves_the_row_to_be_activated() -> None:
    table = table_with("eternal_hourglass", {"stone": 1}, players=1)
    table.settlers(2)
    table.market("sawmill")
    table.play("build", market=0)
    table.play("place", row=1, column=1)
    table.play("resolve", row=1, column=1)
    table.play("stack", stack=0)
    assert table.me.settlers == 1
    assert table.me.deployed[AT_SETTLEMENT_ROW + 1] == 0
    table.play("end_turn")
    table.play("activate_settlement_row", row=1)
    table.play("resolve", row=1, column=1)
    assert table.supply() == {"wood": 2}


# Enchanted Compass, Mace, Potion, Crown, Tankard.


@pytest.mark.rule("SET-231")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_compass_gives_the_resource_of_the_new_landscape(resource: str) -> None:
    table = table_with("enchanted_compass")
    row = FIELD[resource] // 3
    table.lay(3, "diamond")
    table.next_landscape(row, resource)
    table.play("explore", row=row)
    answer_all(table)
    assert table.supply() == {resource: 1}


@pytest.mark.rule("SET-231")
def test_the_compass_gives_also_where_a_monster_appears() -> None:
    table = table_with("enchanted_compass", heroes=ALL_GREEN)
    table.next_landscape(0, "clay", "green")
    table.play("explore", row=0)
    assert table.me.monster[1]
    assert table.supply() == {"clay": 1}


@pytest.mark.rule("SET-232")
@pytest.mark.parametrize(
    ("colour", "reward"),
    [
        ("green", {"diamond": 2}),
        ("yellow", {"diamond": 1, "gold": 1}),
        ("blue", {"diamond": 1, "gold": 2}),
        ("red", {"diamond": 2, "gold": 2}),
    ],
)
def test_the_mace_adds_a_diamond_whatever_the_colour(colour: str, reward: dict[str, int]) -> None:
    table = table_with("mace_of_bravery")
    table.lay(3, "diamond", colour)
    table.monster(3)
    table.play("fight", row=1, column=0)
    assert table.supply() == reward


@pytest.mark.rule("SET-232")
def test_a_deck_may_have_a_mace_that_gives_what_the_landscape_yields() -> None:
    gain, text = 'effect = { kind = "gain", gain = { diamond = 1 } }', GAME.read_deck().text
    start = text.index(gain, text.index('id = "mace_of_bravery"'))
    other = 'effect = { kind = "gain_landscape", scope = "trigger_landscape", amount = 2 }'
    table = Table(deck=GAME.parse_deck("custom.toml", text[:start] + other + text[start + len(gain) :]))
    table.hold("mace_of_bravery")
    table.has(**NOTHING)
    table.lay(0, "wood", "green")
    fight(table)
    assert table.supply() == {"wood": 2, "diamond": 1}


@pytest.mark.rule("SET-233", "SET-238")
@pytest.mark.parametrize("resource", RESOURCES)
def test_potion_and_crown_give_the_resource_of_that_landscape(resource: str) -> None:
    for held, amount in (("potion_of_power", 1), ("crown_of_dominion", 2)):
        table = Table()
        table.hold(held)
        table.has(**NOTHING)
        field = FIELD[resource]
        table.lay(field, resource)
        if held == "potion_of_power":
            table.play("erect_fortress", row=field // 3, column=0)
        else:
            table.fortress(field)
            table.play("activate_fortress", row=field // 3, column=0)
        assert table.supply() == {resource: amount}


@pytest.mark.rule("SET-239")
@pytest.mark.parametrize(("hero", "bonus"), [("art_05", 1), ("art_07", 2), ("art_11", 3)])
def test_the_tankard_adds_a_bonus_settler_to_those_of_the_hero(hero: str, bonus: int) -> None:
    table = table_with("ornate_tankard", {"diamond": 1, "gold": 2})
    table.hero_row(*NO_GREEN[:3], hero)
    table.play("invite", space=3)
    assert table.supply()["bonus_settler"] == bonus


# Scroll of Fortune.


def at_scroll_with(
    *resources: str, heroes: tuple[str, ...] = NO_GREEN, monsters: tuple[int, ...] = ()
) -> Table:
    """Row I has these landscapes from the left and was just activated."""
    table = Table()
    table.hold("scroll_of_fortune")
    table.hero_row(*heroes)
    table.has(**NOTHING)
    for field, resource in enumerate(resources):
        table.lay(field, resource, "green")
    for field in monsters:
        table.monster(field)
    table.play("activate_wilderness_row", row=0)
    return table


@pytest.mark.rule("SET-235", "SET-236")
@pytest.mark.parametrize("column", range(3))
def test_the_holder_of_the_scroll_chooses_which_landscape_gives_once_more(column: int) -> None:
    table = at_scroll_with(*NORMAL)
    assert table.stage == "scroll"
    table.play("scroll", row=0, column=column)
    assert table.supply() == {good: 2 if good == NORMAL[column] else 1 for good in NORMAL}


@pytest.mark.rule("SET-236")
def test_only_a_landscape_that_yielded_can_be_chosen() -> None:
    table = at_scroll_with(*NORMAL, monsters=(1,))
    table.lay(3, "diamond")
    assert table.supply() == {"wood": 1, "stone": 1}
    verdicts = [table.why_not("scroll", row=field // 3, column=field % 3) for field in range(9)]
    assert verdicts == [0, 236, 0, *[236] * 6]
    assert table.refused("scroll", row=0, column=1) == 236
    assert table.refused("done") == 277


@pytest.mark.rule("SET-236")
@pytest.mark.parametrize("blocked", [(0,), (0, 1, 2), ()])
def test_where_at_most_one_landscape_yields_there_is_nothing_to_choose(blocked: tuple[int, ...]) -> None:
    if blocked == (0,):
        table, expected = at_scroll_with("wood", "clay", monsters=blocked), {"clay": 2}
    else:
        table, expected = at_scroll_with(*(NORMAL if blocked else ()), monsters=blocked), {}
    assert table.stage == "turn"
    assert table.supply() == expected


@pytest.mark.rule("SET-237")
def test_the_scroll_comes_before_the_monsters_and_lures_no_second_one() -> None:
    table = at_scroll_with(*NORMAL, heroes=ALL_GREEN)
    assert not table.me.monster.any()
    table.play("scroll", row=0, column=1)
    assert list(table.me.monster[:3]) == [1, 1, 1]
    assert table.supply() == {"wood": 1, "clay": 2, "stone": 1}
    assert table.stage == "turn"


# Lodestar and Key of Knowledge.

ROWS = {
    "lodestar": ("activate_wilderness_row", AT_WILDERNESS_ROW, 108, 107),
    "key_of_knowledge": ("activate_settlement_row", AT_SETTLEMENT_ROW, 117, 116),
}


def activate(table: Table, action: str, row: int) -> None:
    """Activate a row in a turn of its own, with whatever buildings it has."""
    table.play(action, row=row)
    for column in range(3):
        if table.stage == "settlement_row" and table.is_legal("resolve", row=row, column=column):
            table.play("resolve", row=row, column=column)
    answer_all(table)
    assert table.s.acted
    table.play("end_turn")


def table_for_rows(held: str) -> Table:
    table = table_with(held, players=1)
    table.building(0, "quarry")
    table.building(1, "sawmill")
    return table


@pytest.mark.rule("SET-242", "SET-244")
@pytest.mark.parametrize("held", ROWS)
def test_one_row_can_be_activated_a_second_time_with_another_settler(held: str) -> None:
    action, field, _, _ = ROWS[held]
    table = table_for_rows(held)
    activate(table, action, 0)
    once = table.supply()
    assert once
    activate(table, action, 0)
    assert table.supply() == {good: 2 * amount for good, amount in once.items()}
    assert table.me.deployed[field] == 2
    assert table.me.settlers == 4


@pytest.mark.rule("SET-242", "SET-244")
@pytest.mark.parametrize("held", ROWS)
def test_without_the_artifact_a_row_is_activated_once_only(held: str) -> None:
    action, _, once, _ = ROWS[held]
    for other in sorted(set(ARTIFACTS) - {held}):
        table = table_for_rows(other)
        activate(table, action, 0)
        assert table.refused(action, row=0) == once


@pytest.mark.rule("SET-243", "SET-245")
@pytest.mark.parametrize("held", ROWS)
def test_the_second_activation_is_the_action_of_a_turn_and_needs_a_settler(held: str) -> None:
    action, _, _, settler = ROWS[held]
    table = table_for_rows(held)
    activate(table, action, 0)
    table.settlers(0)
    assert table.refused(action, row=0) == settler
    table.settlers(2)
    table.play(action, row=0)
    answer_all(table)
    assert table.me.settlers == 1
    assert table.refused("explore", row=0) == 54
    assert table.refused(action, row=1) == 54
    table.play("end_turn")
    table.play("explore", row=0)


@pytest.mark.rule("SET-243")
def test_after_the_second_activation_monsters_are_checked_and_block() -> None:
    table = table_for_rows("lodestar")
    activate(table, "activate_wilderness_row", 0)
    table.lay(1, "clay", "red")
    table.monster(1)
    table.hero_row(*ALL_GREEN)
    activate(table, "activate_wilderness_row", 0)
    assert table.supply() == {"wood": 2}
    assert list(table.me.monster[:3]) == [1, 1, 0]


@pytest.mark.rule("SET-245")
def test_in_the_second_activation_each_building_is_resolved_at_most_once_again() -> None:
    table = table_for_rows("key_of_knowledge")
    for _ in range(2):
        table.play("activate_settlement_row", row=0)
        table.play("resolve", row=0, column=1)
        table.play("resolve", row=0, column=0)
        assert [table.refused("resolve", row=0, column=column) for column in range(3)] == [254, 254, 118]
        table.play("done")
        table.play("end_turn")
    assert table.supply() == {"wood": 2, "stone": 2}


def second_activations(table: Table) -> list[bool]:
    """Whose is used, as everybody sees it."""
    seen = table.match.view(None)
    assert isinstance(seen, View)
    return [board.second_activation_used for board in seen.boards]


@pytest.mark.rule("SET-246")
@pytest.mark.parametrize("held", ROWS)
def test_there_is_one_second_activation_in_a_round_and_never_a_third_of_a_row(held: str) -> None:
    action = ROWS[held][0]
    table = table_for_rows(held)
    activate(table, action, 0)
    activate(table, action, 1)
    assert second_activations(table) == [False]
    activate(table, action, 0)
    assert second_activations(table) == [True]
    assert table.refused(action, row=0) == 246
    assert table.refused(action, row=1) == 246
    assert table.is_legal(action, row=2)
    table.pass_all()
    table.hold(held)
    activate(table, action, 1)
    assert table.is_legal(action, row=1)


@pytest.mark.rule("SET-242", "SET-244")
def test_lodestar_and_key_serve_their_own_kind_of_row_and_no_fortress() -> None:
    for held, other in (("lodestar", "key_of_knowledge"), ("key_of_knowledge", "lodestar")):
        action, _, once, _ = ROWS[other]
        table = table_for_rows(held)
        table.fortress(0)
        activate(table, action, 0)
        assert table.refused(action, row=0) == once
        table.play("activate_fortress", row=0, column=0)
        table.play("end_turn")
        assert table.refused("activate_fortress", row=0, column=0) == 126


# Mirror of Transformation.


@pytest.mark.rule("SET-247")
@pytest.mark.parametrize(
    ("pay", "gain"), [(pay, gain) for pay in range(3) for gain in range(3) if pay != gain]
)
def test_the_mirror_turns_any_normal_resource_into_another(pay: int, gain: int) -> None:
    table = table_with("mirror_of_transformation", {NORMAL[pay]: 1})
    table.play("mirror", pay=pay, gain=gain)
    assert table.supply() == {NORMAL[gain]: 1}
    assert table.refused("mirror", pay=pay, gain=gain) == 247  # nothing is left to give


@pytest.mark.rule("SET-247")
@pytest.mark.parametrize("held", sorted(set(ARTIFACTS) - {"mirror_of_transformation"}))
def test_nobody_else_has_a_mirror(held: str) -> None:
    table = table_with(held, EVERYTHING)
    assert {table.refused("mirror", pay=pay, gain=gain) for pay in range(3) for gain in range(3)} == {247}


@pytest.mark.rule("SET-247")
def test_the_mirror_works_before_between_and_after_action_and_invitation() -> None:
    table = table_with("mirror_of_transformation", {"wood": 1, "gold": 2})
    table.hero_row(*NO_GREEN[:3], "art_05")
    table.play("mirror", pay=0, gain=1)
    table.play("activate_settlement_row", row=0)
    table.play("mirror", pay=1, gain=2)
    table.play("done")
    table.play("mirror", pay=2, gain=1)
    table.play("invite", space=3)
    table.play("mirror", pay=1, gain=0)
    assert table.supply() == {"wood": 1}


@pytest.mark.rule("SET-248")
@pytest.mark.parametrize("good", range(3))
def test_the_mirror_gives_nothing_for_its_own_kind(good: int) -> None:
    assert table_with("mirror_of_transformation", EVERYTHING).refused("mirror", pay=good, gain=good) == 248


@pytest.mark.rule("SET-309", "SET-247")
def test_the_mirror_may_be_used_without_end() -> None:
    table = table_with("mirror_of_transformation", {"wood": 1})
    for turn in range(300):
        table.play("mirror", pay=turn % 3, gain=(turn + 1) % 3)
    assert table.supply() == {"wood": 1}
    assert table.stage == "turn"


@pytest.mark.rule("SET-309")
@pytest.mark.parametrize("start", [start for start in product(range(4), repeat=3) if 1 <= sum(start) <= 4])
def test_no_goods_are_further_away_than_one_mirror_exchange_for_each(start: tuple[int, ...]) -> None:
    """Breadth first through the engine's own verdicts."""
    table = table_with("mirror_of_transformation")
    reached, edge = {start}, {start}
    for _ in range(sum(start)):
        further = set()
        for goods in edge:
            for pay, gain in product(range(3), repeat=2):
                table.has(**dict(zip(NORMAL, goods, strict=True)))
                if table.is_legal("mirror", pay=pay, gain=gain):
                    table.play("mirror", pay=pay, gain=gain)
                    further.add(tuple(int(table.me.supply[good]) for good in range(3)))
        edge = further - reached
        reached |= further
    assert reached == {goods for goods in product(range(5), repeat=3) if sum(goods) == sum(start)}


# Shaman's Mask.


def masked(heroes: tuple[str, ...]) -> Table:
    """Row I has a green, a yellow and a red landscape and was just activated."""
    table = Table()
    table.hold("shamans_mask")
    table.hero_row(*heroes)
    table.has(**NOTHING)
    for field, (good, colour) in enumerate([("wood", "green"), ("stone", "yellow"), ("clay", "red")]):
        table.lay(field, good, colour)
    table.play("activate_wilderness_row", row=0)
    return table


@pytest.mark.rule("SET-249", "SET-250", "SET-252")
@pytest.mark.parametrize("heroes", [ALL_GREEN, NO_GREEN], ids=["green heroes", "yellow, blue and red heroes"])
@pytest.mark.parametrize("decisions", sorted(product(range(2), repeat=3)))
def test_with_the_mask_the_holder_decides_for_each_landscape_whatever_the_heroes(
    decisions: tuple[int, ...], heroes: tuple[str, ...]
) -> None:
    table = masked(heroes)
    for appears in decisions:
        assert table.stage == "mask"
        assert table.legal() == [("monster", {"appears": 0}), ("monster", {"appears": 1})]
        table.play("monster", appears=appears)
    assert table.stage == "turn"
    assert tuple(table.me.monster[:3]) == decisions
    assert table.supply() == {"wood": 1, "clay": 1, "stone": 1}  # all yields come before the checks


@pytest.mark.rule("SET-249", "SET-250")
@pytest.mark.parametrize("heroes", [ALL_GREEN, NO_GREEN], ids=["lured", "not lured"])
@pytest.mark.parametrize("appears", range(2))
def test_the_mask_decides_after_exploring_too(appears: int, heroes: tuple[str, ...]) -> None:
    table = table_with("shamans_mask", heroes=heroes)
    table.next_landscape(0, "clay", "green")
    table.play("explore", row=0)
    assert table.stage == "mask"
    table.play("monster", appears=appears)
    assert list(table.me.monster[:3]) == [0, appears, 0]  # the older landscape is not checked


@pytest.mark.rule("SET-251")
@pytest.mark.parametrize(
    ("column", "settlers", "reward"),
    [(0, 1, {"diamond": 1}), (1, 2, {"gold": 1}), (2, 4, {"diamond": 1, "gold": 2})],
    ids=["green", "yellow", "red"],
)
def test_a_monster_let_in_has_the_colour_of_its_landscape(
    column: int, settlers: int, reward: dict[str, int]
) -> None:
    table = masked(("adv_03", "adv_07", "adv_11", "bld_03"))  # only blue heroes
    for _ in range(3):
        table.play("monster", appears=1)
    seat = table.seat
    table.play("end_turn")
    table.play("pass_round")
    answer_all(table)
    assert table.seat == seat
    table.has(**NOTHING)
    table.settlers(settlers - 1)
    assert table.refused("fight", row=0, column=column) == 97
    table.settlers(settlers)
    table.play("fight", row=0, column=column)
    assert table.supply() == reward


@pytest.mark.rule("SET-252")
def test_the_mask_asks_about_checked_landscapes_only_from_the_left() -> None:
    table = table_with("shamans_mask")
    table.lay(1, "clay")
    table.lay(2, "stone")
    table.monster(1)  # yields nothing, so it isn't checked
    table.play("activate_wilderness_row", row=0)
    table.play("monster", appears=0)
    table.play("monster", appears=1)
    assert table.stage == "turn"
    assert list(table.me.monster[:3]) == [0, 1, 1]


@pytest.mark.rule("SET-253")
@pytest.mark.parametrize("fortresses", sorted(product(range(2), repeat=3)))
def test_the_mask_gives_no_decision_about_landscapes_with_a_fortress(fortresses: tuple[int, ...]) -> None:
    table = table_with("shamans_mask", heroes=ALL_GREEN)
    table.lay(1, "clay", "green")
    table.lay(2, "stone", "green")
    table.me.fortress[:3] = fortresses
    table.play("activate_wilderness_row", row=0)
    for _ in range(3 - sum(fortresses)):
        assert table.stage == "mask"
        table.play("monster", appears=1)
    assert table.stage == "turn"
    assert tuple(table.me.monster[:3]) == tuple(1 - fortress for fortress in fortresses)
