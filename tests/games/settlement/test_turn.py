"""The turn (section 4)."""

import tomllib

import numpy as np
import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import GOODS, Player, State
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import ARTIFACTS, DECK, Table

SEVEN_ACTIONS = (
    "build",
    "explore",
    "fight",
    "erect_fortress",
    "activate_wilderness_row",
    "activate_settlement_row",
    "activate_fortress",
)
FILE = tomllib.loads(DECK.text)


def table_for_everything() -> Table:
    """Each of the seven actions is possible, and every invitation."""
    table = Table()
    table.hold("mace_of_bravery")
    table.market("sawmill", "clay_pit", "quarry", "bank", "church", "alchemist")
    table.hero_row("art_05", "bld_07", "dfd_08", "adv_04")  # two gold each
    table.has(wood=5, clay=5, stone=5, diamond=9, gold=9)
    table.lay(0, "wood")
    table.lay(1, "clay", colour="green")
    table.lay(3, "stone")
    table.monster(1)
    table.fortress(3)
    return table


ONE_OF_EACH: list[tuple[str, dict[str, int], list[tuple[str, dict[str, int]]]]] = [
    ("build", {"market": 0}, [("place", {"row": 0, "column": 0}), ("stack", {"stack": 0})]),
    ("explore", {"row": 0}, []),
    ("fight", {"row": 0, "column": 1}, []),
    ("erect_fortress", {"row": 0, "column": 0}, []),
    ("activate_wilderness_row", {"row": 0}, []),
    ("activate_settlement_row", {"row": 0}, [("done", {})]),
    ("activate_fortress", {"row": 1, "column": 0}, []),
]


def act(table: Table, number: int) -> None:
    """Carry out one of the seven actions from beginning to end."""
    name, values, answers = ONE_OF_EACH[number]
    table.play(name, **values)
    for answer, choice in answers:
        table.play(answer, **choice)


def all_of(*names: str) -> list[int]:
    """Every action of these blocks."""
    blocks = [GAME.space.blocks[name] for name in names]
    return [action for block in blocks for action in range(block.first, block.first + block.length)]


@pytest.mark.rule("SET-054")
@pytest.mark.parametrize("number", range(7))
def test_after_an_action_no_second_one_is_possible(number: int) -> None:
    table = table_for_everything()
    for name in SEVEN_ACTIONS:
        assert any(table.match.refusal(action) == 0 for action in all_of(name))
    act(table, number)
    for action in all_of(*SEVEN_ACTIONS):
        assert table.match.refusal(action) == 54
    name, values, _ = ONE_OF_EACH[number]
    assert table.refused(name, **values) == 54


@pytest.mark.rule("SET-054")
@pytest.mark.parametrize("space", range(4))
def test_after_an_invitation_no_second_one_is_possible(space: int) -> None:
    table = table_for_everything()
    table.play("invite", space=space)
    for other in range(4):
        assert table.refused("invite", space=other) == 54


@pytest.mark.rule("SET-054")
def test_the_next_turn_allows_both_again() -> None:
    table = table_for_everything()
    seat = table.seat
    act(table, 1)
    table.play("invite", space=3)
    table.play("end_turn")
    act(table, 5)
    table.play("end_turn")
    assert table.seat == seat
    act(table, 3)
    table.play("invite", space=3)
    assert len(table.view.boards[seat].heroes) == 2


@pytest.mark.rule("SET-055")
@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("action_first", [True, False])
def test_action_and_invitation_come_in_either_order(number: int, action_first: bool) -> None:
    table = table_for_everything()
    table.hero_row("art_05", "bld_07", "dfd_04", "adv_04")  # without bonus settlers, so none are to choose
    seat = table.seat
    if action_first:
        act(table, number)
    table.play("invite", space=3)
    if not action_first:
        act(table, number)
    assert table.view.boards[seat].heroes == ["adv_04"]
    assert table.view.boards[seat].settlers == 5
    table.play("end_turn")
    assert table.seat != seat


@pytest.mark.rule("SET-056")
@pytest.mark.parametrize("number", range(7))
def test_an_action_alone_is_a_complete_turn(number: int) -> None:
    table = table_for_everything()
    seat = table.seat
    act(table, number)
    table.play("end_turn")
    assert table.seat != seat
    assert not table.board(seat).passed


@pytest.mark.rule("SET-056")
def test_an_invitation_alone_is_a_complete_turn() -> None:
    table = table_for_everything()
    seat = table.seat
    table.play("invite", space=0)
    table.play("end_turn")
    assert table.seat != seat
    assert not table.board(seat).passed


@pytest.mark.rule("SET-057")
def test_a_turn_with_neither_cannot_end_but_by_passing() -> None:
    table = table_for_everything()
    seat = table.seat
    assert table.refused("end_turn") == 57
    table.play("pass_round")
    assert table.board(seat).passed


@pytest.mark.rule("SET-057")
def test_what_an_earlier_turn_did_does_not_count() -> None:
    table = table_for_everything()
    act(table, 2)
    table.play("invite", space=1)
    table.play("end_turn")
    assert table.refused("end_turn") == 57


@pytest.mark.rule("SET-058")
@pytest.mark.parametrize(
    ("exchange", "values"),
    [
        ("exchange_two", {"pair": 0, "gain": 1}),
        ("exchange_set", {}),
        ("exchange_diamonds_for_gold", {}),
        ("exchange_gold", {"gain": 0}),
        ("exchange_diamonds", {"gain": 0}),
        ("mirror", {"pay": 0, "gain": 1}),
    ],
)
def test_an_exchange_is_neither_action_nor_invitation(exchange: str, values: dict[str, int]) -> None:
    table = table_for_everything()
    table.hold("mirror_of_transformation")
    seat = table.seat
    table.play(exchange, **values)
    assert table.seat == seat
    assert table.refused("end_turn") == 57
    assert table.is_legal("explore", row=0)
    assert table.is_legal("invite", space=0)
    table.play("pass_round")
    assert table.board(seat).passed


@pytest.mark.rule("SET-059")
@pytest.mark.parametrize("invites", [True, False])
@pytest.mark.parametrize("acts", [True, False])
def test_a_player_may_pass_right_after_the_turn(acts: bool, invites: bool) -> None:
    table = table_for_everything()
    seat = table.seat
    if acts:
        act(table, 3)
    if invites:
        table.play("invite", space=0)
    table.play("pass_round")
    assert table.board(seat).passed
    assert not table.board(1 - seat).passed
    assert table.seat == seat  # still before the next player's turn: first what passing brings
    assert table.stage == "keep"


@pytest.mark.rule("SET-060")
def test_a_player_may_pass_though_everything_is_possible() -> None:
    table = table_for_everything()
    for name in (*SEVEN_ACTIONS, "invite"):
        assert any(table.match.refusal(action) == 0 for action in all_of(name))
    table.play("pass_round")
    assert table.board(1 - int(table.s.start_seat)).passed == 0
    assert table.board(int(table.s.start_seat)).passed == 1


@pytest.mark.rule("SET-061")
def test_without_settlers_one_hero_may_be_invited_each_turn() -> None:
    table = Table()
    table.hold("mace_of_bravery")
    table.hero_row("adv_01", "adv_02", "adv_03", "adv_04")  # none of them brings a bonus settler
    table.settlers(0)
    seat = table.seat
    for turn in range(3):
        assert table.seat == seat
        table.has(wood=2, clay=2, stone=2, gold=2, diamond=2)
        table.play("invite", space=3)
        assert table.refused("invite", space=3) == 54
        assert not any(table.match.refusal(action) == 0 for action in all_of(*SEVEN_ACTIONS))
        assert len(table.view.boards[seat].heroes) == turn + 1
        table.play("end_turn")
        table.play("activate_wilderness_row", row=turn)  # the other player's turn
        table.play("end_turn")


# No partial actions: every condition, in every position of the recorded games.


def places(amounts: object) -> set[tuple[int, int]]:
    return {(i // 3, i % 3) for i, there in enumerate(amounts) if there}  # type: ignore[arg-type, var-annotated]


def border(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def possible_actions(s: State, me: Player) -> set[int]:
    """The seven actions read from the rulebook once more, with the figures of the data file."""
    settlers = int(me.settlers) + int(me.supply[5])
    landscapes, monsters = places(me.landscape >= 0), places(me.monster)
    forts, empty = places(me.fortress), places(me.building < 0)
    tiles = {tile["id"]: tile for tile in FILE["landscape"]}
    fee = {monster["id"]: monster["settlers"] for monster in FILE["monster"]}
    artifact = ARTIFACTS[me.artifact]
    standing = me.deployed + me.deployed_bonus
    found: set[int] = set()

    def add(name: str, **values: int) -> None:
        found.add(GAME.space.encode(name, **values))

    for field in range(9):
        if s.market_pile[field] and settlers >= 1 and empty:
            cost = FILE["building"][s.market[field]]["cost"]
            if all(me.supply[GOODS.index(good)] >= n for good, n in cost.items()):
                add("build", market=field)
    for row in range(3):
        open_fields = {(row, column) for column in range(3)} - landscapes
        if landscapes:
            open_fields = {f for f in open_fields if any(border(f, other) for other in landscapes)}
        elif row > 0:
            open_fields = set()
        if settlers >= row + 1 and open_fields:
            add("explore", row=row)
        again = not me.second_activation
        if settlers and (not standing[4 + row] or (artifact == "lodestar" and again)):
            add("activate_wilderness_row", row=row)
        if settlers and (not standing[7 + row] or (artifact == "key_of_knowledge" and again)):
            add("activate_settlement_row", row=row)
    for row, column in landscapes:
        tile = tiles[DECK.ids("landscape")[me.landscape[3 * row + column]]]
        if (row, column) in monsters and settlers >= fee[tile["monster"]]:
            add("fight", row=row, column=column)
        if (row, column) not in monsters | forts and settlers:
            add("erect_fortress", row=row, column=column)
        if (row, column) in forts and settlers and not standing[10 + 3 * row + column]:
            add("activate_fortress", row=row, column=column)
    return found


@pytest.mark.rule("SET-062")
def test_an_action_is_possible_exactly_when_all_its_conditions_hold() -> None:
    games = playthroughs()
    asked = np.flatnonzero(games.verdicts[:, GAME.space.encode("pass_round")] == 0)
    judged = 0
    for i in asked:
        s: State = games.before[i]
        legal = {action for action in all_of(*SEVEN_ACTIONS) if games.verdicts[i][action] == 0}
        assert legal == (set() if s.acted else possible_actions(s, s.players[games.seats[i]]))
        judged += not s.acted
    assert judged > 1000


@pytest.mark.rule("SET-062")
@pytest.mark.parametrize(
    ("name", "values", "number"),
    [
        ("build", {"market": 0}, 73),
        ("explore", {"row": 0}, 85),
        ("explore", {"row": 1}, 85),
        ("fight", {"row": 0, "column": 1}, 97),
        ("erect_fortress", {"row": 0, "column": 0}, 102),
        ("activate_wilderness_row", {"row": 2}, 107),
        ("activate_settlement_row", {"row": 2}, 116),
        ("activate_fortress", {"row": 1, "column": 0}, 124),
    ],
)
def test_without_settlers_no_action_is_possible(name: str, values: dict[str, int], number: int) -> None:
    table = table_for_everything()
    assert table.is_legal(name, **values)
    table.settlers(0)
    assert table.refused(name, **values) == number
    table.has(bonus_settler=6)
    assert table.is_legal(name, **values)


@pytest.mark.rule("SET-062")
def test_what_an_action_begins_it_can_always_finish() -> None:
    """Nobody is ever stuck in the middle: every question of the recorded games had an answer."""
    assert ((playthroughs().verdicts == 0).any(axis=1)).all()


# Nothing is taken back.


@pytest.mark.rule("SET-063")
def test_no_answer_takes_an_action_back() -> None:
    games = playthroughs()
    before, after = games.before, games.after
    new_turn = games.named("end_turn", "pass_round", "take")  # a turn begins with these alone
    for done in ("acted", "invited"):
        assert (after[done] >= before[done])[~new_turn].all()
        assert (after[done] > before[done]).any()


@pytest.mark.rule("SET-063")
def test_undo_is_the_programs_own_and_leaves_no_trace_in_the_game() -> None:
    table = Table()
    before, played = table.match.state.tobytes(), list(table.match.actions)
    table.play("activate_settlement_row", row=0)
    table.match.undo()
    assert table.match.state.tobytes() == before
    assert table.match.actions == played
