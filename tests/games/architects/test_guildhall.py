"""The Guildhall (section 12): its spaces, and what a worker there does."""

import pytest

from tests.games.architects.building_site import NO_GOODS, construct, prepare
from tests.games.architects.table import BUILDING_IDS, Table, building, location

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}
RESETS = {2: (7, 10), 3: (9, 13), 4: (11, 16), 5: (13, 19)}


def fill_all(table: Table) -> None:
    """All spaces in use, by hand; the final round has begun."""
    table.fill_guildhall(SPACES[int(table.s.seats)])
    table.s.turns_left = table.s.seats
    table.turn(0)


def advance(table: Table) -> None:
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building=building(table.hand_ids()[0]))


@pytest.mark.rule("ARC-168")
def test_a_placement_gives_a_building_or_an_advance() -> None:
    table = prepare("Well")
    table.has(gold=1)
    table.place("guildhall")
    assert table.legal() == [("construct", {"building": building("BD11")}), ("advance", {})]
    table.play("construct", building="BD11")
    assert (table.stage, table.seat, table.board(0).cathedral) == ("turn", 1, 0)
    table = prepare("Well")
    table.hand("BD11", "BD39")
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building="BD39")
    assert (table.stage, table.seat) == ("turn", 1)
    assert (table.board(0).cathedral, table.built_ids(0), table.hand_ids(0)) == (1, [], ["BD11"])


@pytest.mark.rule("ARC-168")
def test_a_building_comes_from_the_own_hand() -> None:
    table = prepare("Well")
    table.has(clay=20, wood=20, stone=20, gold=20, marble=20)
    table.hand("BD33", seat=1)
    table.built("BD01", seat=0)
    table.place("guildhall")
    for name in BUILDING_IDS:
        number = building(name)
        expected = 0 if name == "BD11" else 168
        assert table.why_not("construct", building=number) == expected
    assert table.refused("construct", building="BD33") == 168  # another's hand
    assert table.refused("construct", building="BD01") == 168  # built already


@pytest.mark.rule("ARC-169")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_four_rows(players: int) -> None:
    hall = Table(players).view.guildhall
    assert len(hall.spaces) == 4 * hall.columns


@pytest.mark.rule("ARC-170", "ARC-171", "ARC-172", "ARC-173", "ARC-174")
@pytest.mark.parametrize(("players", "columns", "spaces"), [(2, 3, 12), (3, 4, 16), (4, 5, 20), (5, 6, 24)])
def test_each_further_player_brings_a_column(players: int, columns: int, spaces: int) -> None:
    hall = Table(players).view.guildhall
    assert (hall.columns, len(hall.spaces), hall.filled) == (columns, spaces, 0)


@pytest.mark.rule("ARC-171", "ARC-172", "ARC-173", "ARC-174")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_other_space_is_ever_filled(players: int) -> None:
    table = Table(players)
    table.fill_guildhall(SPACES[players] - 1)
    advance(table)
    assert (table.s.guildhall_filled, table.s.turns_left) == (SPACES[players], players)
    while not table.match.over:
        if table.seat == 1:
            construct(prepare("Well", table), "Well")
        else:
            table.idle()
    assert [int(owner) for owner in table.s.guildhall[SPACES[players] :]] == [-1] * (24 - SPACES[players])
    assert all(owner >= 0 for owner in table.s.guildhall[: SPACES[players]])


@pytest.mark.rule("ARC-175")
def test_spaces_are_filled_row_by_row_from_the_left() -> None:
    table = Table(players=3)
    laid: list[int] = []
    for turn, name in enumerate(("Well", "Smithy", "Clay Pit", "Lumber Camp", "Fountain", "Reservoir")):
        table.turn(turn % 3)
        construct(prepare(name, table), name)
        if table.stage == "choose_gain":
            table.play("gain", option=0)
        laid.append(turn % 3)
        spaces = table.view.guildhall.spaces
        assert [space.worker for space in spaces] == [*laid, *[None] * (16 - len(laid))]


@pytest.mark.rule("ARC-176")
def test_workers_in_the_guildhall_stay_there() -> None:
    """Neither a reset nor the Guardhouse nor a recall brings them back."""
    table = Table(players=2)
    table.fill_guildhall(6, seats=[0])
    construct(prepare("Well", table), "Well")  # which resets the Black Market
    assert table.workers(0) == {"supply": 13, "guildhall": 7}
    table.turn(0)
    table.place("guardhouse")
    assert table.legal() == [("done", {})]
    table.play("done")
    table.bench(seat=0)
    table.turn(0)
    assert table.legal() == [("recall", {"location": location("guardhouse")})]
    assert table.workers(0)["guildhall"] == 7


@pytest.mark.rule("ARC-177", "ARC-144")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_reset_spaces(players: int) -> None:
    """The first spaces of the third and the fourth row."""
    columns = SPACES[players] // 4
    assert RESETS[players] == (2 * columns + 1, 3 * columns + 1)
    shown = [number + 1 for number, space in enumerate(Table(players).view.guildhall.spaces) if space.resets]
    assert tuple(shown) == RESETS[players]
    for number in range(1, SPACES[players] + 1):
        table = Table(players)
        table.fill_guildhall(number - 1)
        advance(table)
        assert table.s.guildhall_filled == number
        assert table.s.market_left == (9 if number in RESETS[players] else 10)


@pytest.mark.rule("ARC-178")
@pytest.mark.parametrize("players", [2, 5])
def test_in_the_final_round_workers_are_put_beside_the_full_guildhall(players: int) -> None:
    table = Table(players)
    fill_all(table)
    in_hall = table.workers(0)["guildhall"]
    construct(prepare("Well", table), "Well")
    assert (table.built_ids(0), table.workers(0)["beside"], table.workers(0)["guildhall"]) == (
        ["BD11"],
        1,
        in_hall,
    )
    table.turn(1)
    advance(table)
    assert (table.board(1).cathedral, table.workers(1)["beside"]) == (1, 1)
    assert table.s.guildhall_filled == SPACES[players]


@pytest.mark.rule("ARC-178", "ARC-070")
def test_also_then_the_action_must_be_carried_out() -> None:
    table = Table()
    fill_all(table)
    table.hand()
    assert table.refused("place", location="guildhall") == 70


@pytest.mark.rule("ARC-179")
def test_a_worker_beside_the_guildhall_triggers_nothing() -> None:
    table = Table(players=2)
    table.fill_guildhall(11)
    advance(table)
    assert (table.seat, table.s.turns_left) == (1, 2)
    construct(prepare("Well", table), "Well")
    assert (table.workers(1)["beside"], table.s.market_left) == (1, 10)  # no reset
    assert (table.seat, table.s.turns_left) == (0, 1)  # and no further round
    construct(prepare("Fountain", table), "Fountain")
    assert table.match.over


@pytest.mark.rule("ARC-070", "ARC-191")
def test_who_lacks_only_virtue_for_the_cathedral_is_told_so() -> None:
    table = Table()
    table.hand("BD11")  # two wood and two stone
    table.has(**(NO_GOODS | {"gold": 1}), virtue=4)
    assert table.refused("place", location="guildhall") == 191
    table.has(virtue=5)
    assert table.may_place("guildhall") == 0


@pytest.mark.rule("ARC-070", "ARC-191")
@pytest.mark.parametrize("lacking", ["gold", "card"])
def test_who_lacks_more_than_virtue_is_told_that_there_is_nothing_to_do(lacking: str) -> None:
    table = Table()
    table.hand(*(() if lacking == "card" else ("BD11",)))
    table.has(**(NO_GOODS | {"gold": 0 if lacking == "gold" else 1}), virtue=4)
    assert table.refused("place", location="guildhall") == 70


@pytest.mark.rule("ARC-070", "ARC-180")
def test_who_lacks_only_a_skill_for_a_building_is_told_so() -> None:
    table = Table()
    table.hand("BD04")  # the Tavern: three wood, two stone, a gold, and carpentry
    table.has(**(NO_GOODS | {"wood": 3, "stone": 2}), cathedral=5)
    assert table.refused("place", location="guildhall") == 70
    table.has(gold=1)
    assert table.refused("place", location="guildhall") == 180
    table.hire("AP04")
    assert table.may_place("guildhall") == 0
