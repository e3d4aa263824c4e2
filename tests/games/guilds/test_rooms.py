"""The 53 rooms (section 17): what is printed on each, and what each can do."""

from copy import deepcopy

import pytest

from moothall.games.guilds.scoring import room_score
from moothall.games.guilds.stages.site import clear_site, lay_room, placement_verdict
from moothall.games.guilds.state import EFFECT_KINDS, FACTIONS, METRICS, NOTHING, ROOM_TYPES, Player
from tests.games.guilds.printed import ROOM, Room
from tests.games.guilds.surveyor import CELLS, HALL, STEPS, Site, beside, floor_plan, lay, number_of
from tests.games.guilds.table import DECK, PRINTED, ROOM_IDS, SCRIPTORIUM, Table

ALL = pytest.mark.parametrize("room", ROOM.values(), ids=ROOM)


def alone(name: str) -> Table:
    """Nothing else is built but the hall, the guild is empty, and no goal counts."""
    table = Table()
    table.goals()
    table.furnish(name)
    return table


def points(table: Table, seat: int = 0) -> int:
    return room_score(table.s, table.printed, seat)


def test_there_are_fifty_three() -> None:
    assert [*ROOM] == ROOM_IDS
    assert len(ROOM) == 53
    assert sum(room.is_large for room in ROOM.values()) == 18


@pytest.mark.rule("GLD-276", "GLD-277")
@ALL
def test_each_room_is_as_printed(room: Room) -> None:
    found = PRINTED.rooms[ROOM_IDS.index(room.id)]
    assert (ROOM_TYPES[found.kind], int(found.price), int(found.halves)) == (
        room.type,
        room.price,
        room.halves,
    )
    assert (FACTIONS[found.symbol] if found.symbol != NOTHING else "") == room.symbol
    kinds = [EFFECT_KINDS[PRINTED.effects[number].kind] for number in found.effects if number != NOTHING]
    assert kinds == room.effects.split()


@pytest.mark.rule("GLD-276", "GLD-157", "GLD-158", "GLD-160", "GLD-164")
@ALL
@pytest.mark.parametrize("turns", range(4))
def test_each_room_covers_its_cells_and_has_its_doors(room: Room, turns: int) -> None:
    """Laid from (2,3), where it has room to every side; between its cells it is open."""
    me, laid = Player.blank(), lay(room.id, (2, 3), turns)
    clear_site(me)
    lay_room(PRINTED, me, ROOM_IDS.index(room.id), number_of((2, 3)), turns)
    assert me.occupied == 1 << number_of(HALL) | sum(1 << number_of(cell) for cell in laid.doors)
    for cell, doors in laid.doors.items():
        inner = {side for side in STEPS if beside(cell, side) in laid.doors}
        assert len(inner) == room.is_large
        found = {side for side, cells in zip("NESW", me.doors, strict=True) if cells >> number_of(cell) & 1}
        assert found == doors | inner


@pytest.mark.rule("GLD-276", "GLD-280", "GLD-289", "GLD-290", "GLD-291", "GLD-292")
@ALL
def test_each_room_counts_for_what_it_shows(room: Room) -> None:
    table = alone(room.id)
    (_, anchor, turns), *_ = floor_plan(room.id)
    expected = dict.fromkeys(METRICS, 0) | {f"rooms_type:{room.type}": 1}
    if room.symbol:
        expected |= {f"members:{room.symbol}": 1, "factions_distinct": 1}
    expected |= {"rooms_large": int(room.is_large), "built_cells": 3 if room.is_large else 2}
    expected |= {"windows": Site().with_room(lay(room.id, anchor, turns)).windows()}
    expected |= {"income_weekly": 10 + room.silver + 5 * room.gold}
    assert {name: table.metric(name) for name in METRICS} == expected


# Two rooms count themselves; L15 counts characters, and here there are none.
OF_THEMSELVES = {"L04": 2, "L14": 2}


@pytest.mark.rule("GLD-276", "GLD-277", "GLD-213")
@ALL
def test_each_room_is_worth_its_half_points(room: Room) -> None:
    assert points(alone(room.id)) == (room.halves + OF_THEMSELVES.get(room.id, 0)) // 2


@pytest.mark.rule("GLD-276", "GLD-278")
@ALL
def test_each_room_has_its_price_and_pays_its_income_from_the_next_week_on(room: Room) -> None:
    table = Table()
    table.display(room.id, "S28" if room.id != "S28" else "S07")
    table.begin("building")
    table.has(gold=room.price - 1)
    assert table.may_buy(room.id) == 143
    table.has(silver=0, gold=room.price)
    (_, (x, y), turns), *_ = floor_plan(room.id)
    table.buy(room.id, x, y, turns)
    assert (table.silver(0), table.gold(0)) == (0, 0)
    table.next_week()
    assert (table.silver(0), table.gold(0)) == (10 + room.silver, room.gold)


# The rooms that can do something.


@pytest.mark.rule("GLD-276")
def test_s03_map_room_protects_a_room_free_of_charge() -> None:
    table = alone("S03")
    table.display("S12", "S11")
    table.begin("end")
    table.has(silver=0)
    table.protect("S12", free=True)
    assert table.silver() == 0
    assert table.may_protect("S11", free=True) == 274


@pytest.mark.rule("GLD-276", "GLD-270")
def test_s10_watch_post_protects_from_drain() -> None:
    table = Table(players=3, characters=["W5"])
    table.furnish("S10", seat=1)
    table.tent("A1", 1, seat=0)
    table.take("W5")
    assert table.silvers() == [11, 10, 9]


@pytest.mark.rule("GLD-276", "GLD-273")
@pytest.mark.parametrize(("silver", "kept"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_s34_counting_room_keeps_three_silver(silver: int, kept: int) -> None:
    table = alone("S34")
    table.week(8)
    table.begin("end")
    table.has(silver=silver, seat=0)
    table.next_week()
    assert table.silver(0) == kept


@pytest.mark.rule("GLD-276", "GLD-266")
@pytest.mark.parametrize(
    ("rooms", "members", "expected"),
    [
        # L04: 8.5, and 1 for each study, itself included; S01 2 and S04 4.5.
        ("L04", "", 9),
        ("L04 S01", "", 12),
        ("L04 S01 S04", "", 18),
        # L14: 9, and 1 for each garden, itself included; S22 1.5 and L12 2.5.
        ("L14", "", 10),
        ("L14 S22", "", 12),
        ("L14 S22 L12", "", 16),
        # L15: 7, and 1 for each three characters.
        ("L15", "", 7),
        ("L15", "W1 W2", 7),
        ("L15", "W1 W2 B1", 8),
        ("L15", "W1 W2 B1 B2 B5", 8),
        ("L15", "W1 W2 B1 B2 B5 N1", 9),
    ],
)
def test_l04_planetarium_l14_winter_garden_and_l15_banquet_hall(
    rooms: str, members: str, expected: int
) -> None:
    table = Table()
    table.furnish(*rooms.split())
    if members:
        table.join(*members.split(), seat=0)
    assert points(table) == expected


@pytest.mark.rule("GLD-276")
def test_l09_masons_yard_makes_one_small_room_cheaper() -> None:
    """Of those that cost 3 gold."""
    table = alone("L09")
    table.display("S14", "S28", "L03")
    table.begin("building")
    table.has(gold=1)
    assert table.may_buy("S14") == 143
    table.has(gold=2)
    assert (table.may_buy("S14"), table.may_buy("L03")) == (0, 143)
    table.buy("S14", *spot_for(table, "S14"))
    assert table.gold(0) == 0
    table.pass_turn()
    table.has(gold=2)
    assert table.may_buy("S28") == 143


@pytest.mark.rule("GLD-276", "GLD-262")
def test_l10_assay_works_make_a_gold_of_four_silver_once() -> None:
    table = alone("L10")
    table.begin("money")
    table.has(silver=9, gold=0)
    table.use("L10")
    assert (table.silver(), table.gold()) == (5, 1)
    assert table.may_use("L10") == 247


def spot_for(table: Table, name: str) -> tuple[int, int, int]:
    """Some legal place for a room on seat 0's site."""
    for number in range(12):
        for turns in range(4):
            x, y = CELLS[number]
            if placement_verdict(PRINTED, table.board(0), ROOM_IDS.index(name), number, turns) == 0:
                return x, y, turns
    raise AssertionError(name)


def test_every_room_that_can_do_something_has_its_test() -> None:
    named = {part.upper() for name in globals() if name.startswith("test_") for part in name.split("_")}
    assert {room.id for room in ROOM.values() if room.effects} <= named


# All of the data counts, and nothing else.


@pytest.mark.rule("GLD-276")
def test_the_halls_are_four_and_alike() -> None:
    halls = SCRIPTORIUM.standard["entrance_hall"]
    assert [hall["id"] for hall in halls] == ["H1", "H2", "H3", "H4"]
    table = Table(players=4)
    assert [table.income(seat) for seat in range(4)] == [(10, 0)] * 4
    assert len({(int(player.occupied), *map(int, player.doors)) for player in table.s.players}) == 1


@pytest.mark.rule("GLD-283")
def test_notes_on_prices_mean_nothing() -> None:
    """Other estimates, the same figures for the rules."""
    parts = deepcopy(SCRIPTORIUM.standard)
    for card in parts["character"]:
        card["fair_price"], card["effect_value"] = 99, -7.5
    assert SCRIPTORIUM.parse(parts).record.tobytes() == DECK.record.tobytes()
    for card in parts["character"]:
        del card["fair_price"], card["effect_value"]
    assert SCRIPTORIUM.parse(parts).record.tobytes() == DECK.record.tobytes()
