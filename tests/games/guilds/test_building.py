"""Phase 4, building: turns and purchase (section 8)."""

import pytest

from moothall.games.guilds.state import NOTHING
from tests.games.guilds.table import LARGE_IDS, SMALL_IDS, Table, cell, deck_with
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk


def building(players: int = 2, *rooms: str, start: int = 0) -> Table:
    """The first turn of the phase, with these rooms on display and ten gold for everybody."""
    table = Table(players)
    if rooms:
        table.display(*rooms)
    table.begin("building", start=start)
    for seat in range(players):
        table.has(seat, gold=10)
    return table


# Turns.


@pytest.mark.rule("GLD-139")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_begins_and_turns_pass_to_the_left(players: int) -> None:
    for start in range(players):
        table = building(players, start=start)
        rooms = table.display_ids()
        table.buy(rooms[0], 2, 2)
        for step in range(1, 2 * players - 1):
            assert (table.stage, table.seat) == ("building", (start + step) % players)
            if step == players:
                table.display("S22")
                table.buy("S22", 1, 1)
                break
            table.pass_turn()


@pytest.mark.rule("GLD-139")
def test_the_phase_follows_upon_the_last_money_turn() -> None:
    table = Table(3, start_seat=2)
    table.pass_turn(3)
    for _ in range(3):
        table.play("done")
    assert (table.stage, table.seat, table.view.phase) == ("building", 2, "building")


@pytest.mark.rule("GLD-140")
def test_a_turn_is_one_room_or_a_pass() -> None:
    table = building(2, "S01", "S22")
    assert (table.seat, table.legal_names()) == (0, {"buy", "pass_turn"})
    table.play("buy", place=0)
    assert table.legal_names() == {"place"}
    assert table.refused("buy", place=1) == 140
    assert table.refused("pass_turn") == 302
    table.play("place", cell=cell(2, 2), rotation=0)
    assert (table.stage, table.seat) == ("building", 1)
    table.pass_turn()
    assert (table.stage, table.seat) == ("building", 0)


@pytest.mark.rule("GLD-140")
def test_rooms_are_bought_in_this_phase_alone() -> None:
    table = building(2, "S01", "S22")
    for phase in ("auction", "money", "end"):
        table.begin(phase)
        assert table.refused("buy", place=0) == 140


@pytest.mark.rule("GLD-141")
def test_further_rooms_may_be_bought_on_later_turns() -> None:
    table = building(2, "S01", "S22")
    table.buy("S01", 2, 2)
    table.pass_turn()
    table.buy("S22", 1, 1)
    assert table.site(0) == ["S01", "S22"]


@pytest.mark.rule("GLD-142")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_room_on_display_may_be_bought(players: int) -> None:
    table = building(players)
    rooms = table.display_ids()
    assert {*rooms} & {*SMALL_IDS}
    assert {*rooms} & {*LARGE_IDS}
    for room in rooms:
        assert table.may_buy(room) == 0
    for room in (rooms[0], rooms[-1]):
        table.play("buy", place=table.place_of(room))
        table.match.play(table.match.legal()[0])
        assert room not in table.display_ids()
    assert (table.site(0), table.site(1)) == ([rooms[0]], [rooms[-1]])


@pytest.mark.rule("GLD-142")
def test_where_no_room_is_none_can_be_bought() -> None:
    table = building(2, "S01", "L01")
    places = [place for place in range(8) if table.is_legal("buy", place=place)]
    assert places == [0, 5]
    for place in {*range(8)} - {*places}:
        assert table.refused("buy", place=place) == 142


@pytest.mark.rule("GLD-143")
@pytest.mark.parametrize(("room", "price"), [("S01", 1), ("S04", 2), ("S07", 3), ("L02", 4), ("L18", 5)])
def test_a_room_costs_its_price_in_gold(room: str, price: int) -> None:
    table = building(2, room, "S30")
    table.has(silver=9, gold=price - 1)
    assert table.refused("buy", place=table.place_of(room)) == 143
    table.has(gold=price)
    table.play("buy", place=table.place_of(room))
    assert table.gold() == price  # it is paid when it is placed
    table.match.play(table.match.legal()[0])
    assert (table.gold(0), table.silver(0), table.golds()[1]) == (0, 9, 10)
    assert table.site(0) == [room]


@pytest.mark.rule("GLD-143")
def test_discounts_lower_the_price() -> None:
    """The Master Mason lowers a small room's price by one, once a week."""
    table = building(2, "S04", "S05")
    table.join("C2")
    table.has(gold=1)
    assert (table.may_buy("S04"), table.may_buy("S05")) == (0, 0)
    table.buy("S04", 2, 2, rotation=2)
    assert (table.gold(0), table.used("C2")) == (0, 1)
    table.pass_turn()
    table.has(gold=1)
    assert table.may_buy("S05") == 143


@pytest.mark.rule("GLD-144")
def test_silver_cannot_pay_for_rooms() -> None:
    table = building(2, "S01", "L05")
    table.has(silver=60, gold=0)
    assert (table.may_buy("S01"), table.may_buy("L05")) == (143, 143)
    table.has(silver=60, gold=1)
    table.buy("S01", 2, 2)
    assert (table.silver(0), table.gold(0)) == (60, 0)


@pytest.mark.rule("GLD-145")
def test_a_bought_room_is_placed_at_once_in_a_legal_position() -> None:
    table = building(2, "S01", "S22")
    table.play("buy", place=0)
    assert (table.stage, table.seat) == ("place_room", 0)
    assert table.why_not("place", cell=cell(2, 1), rotation=0) == 166  # the hall is there
    assert table.why_not("place", cell=cell(2, 3), rotation=0) == 167  # touches nothing
    assert table.why_not("place", cell=cell(2, 2), rotation=1) == 171  # a wall against the hall's door
    for where, turns in ((cell(2, 1), 0), (cell(2, 3), 0), (cell(2, 2), 1)):
        assert table.refused("place", cell=where, rotation=turns) in (166, 167, 171)
    table.play("place", cell=cell(2, 2), rotation=0)
    assert table.site(0) == ["S01"]
    assert [room.cells[0].cell for room in table.view.boards[0].site.rooms] == [cell(2, 2)]
    assert table.site(1) == []


@pytest.mark.rule("GLD-145")
def test_only_a_bought_room_is_placed() -> None:
    table = building(2)
    assert table.refused("place", cell=cell(2, 2), rotation=0) == 145
    table.begin("money")
    assert table.refused("place", cell=cell(2, 2), rotation=0) == 145


@pytest.mark.rule("GLD-146")
def test_a_room_without_a_legal_position_cannot_be_bought() -> None:
    """A single cell is left: a large room doesn't fit, a small one does."""
    table = Table(2)
    table.furnish("S22", "S18", "S07", "S28", "S01", "S11", "S08", "S16", "S04", "S13", seat=0)
    table.display("S10", "S23", "L01")  # it is closed on three sides: one door alone matches
    table.begin("building")
    table.has(gold=10)
    assert table.refused("buy", place=table.place_of("L01")) == 146
    assert [table.may_buy(room) for room in ("S10", "S23")] == [0, 146]
    table.play("buy", place=table.place_of("S10"))
    table.match.play(table.match.legal()[0])
    table.pass_turn()
    assert [table.may_buy(room) for room in ("S23", "L01")] == [146, 146]


@pytest.mark.rule("GLD-146")
def test_walls_all_around_leave_no_position_either() -> None:
    """Three rooms with one door close off the hall: what has doors on all sides matches no wall."""
    table = Table(2)
    table.lay("S10", 2, 2)
    table.lay("S06", 1, 1, rotation=3)
    table.lay("S19", 3, 1, rotation=1)
    table.display("S22", "S30")
    table.begin("building")
    table.has(gold=3)
    assert table.refused("buy", place=table.place_of("S22")) == 146
    assert table.may_buy("S30") == 0


@pytest.mark.rule("GLD-147")
def test_the_display_is_not_refilled_before_the_next_week() -> None:
    table = building(3)
    rooms, stacks = table.display_ids(), (table.pile("small"), table.pile("large"))
    table.buy(rooms[0], 2, 2)
    while table.stage != "protect":
        assert table.display_ids() == rooms[1:]
        assert (table.pile("small"), table.pile("large")) == stacks
        table.idle()
    assert table.display_ids() == rooms[1:]
    table.next_week()
    assert len(table.display_ids()) == 6


@pytest.mark.rule("GLD-148")
def test_who_has_passed_may_buy_later() -> None:
    table = building(3, "S01", "S22", "S18")
    table.pass_turn(2)
    table.buy("S01", 2, 2)
    assert (table.stage, table.seat) == ("building", 0)
    table.buy("S22", 2, 2)
    assert table.site(0) == ["S22"]


@pytest.mark.rule("GLD-149")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_ends_when_all_pass_one_directly_after_the_other(players: int) -> None:
    table = building(players, "S01", "S22")
    table.pass_turn(players - 1)
    assert (table.s.passes, table.view.passes) == (players - 1, players - 1)
    table.buy("S01", 2, 2)
    assert table.s.passes == 0
    table.pass_turn(players - 1)
    assert (table.stage, table.seat) == ("building", players - 1)
    table.pass_turn()
    assert (table.stage, table.seat, table.s.passes) == ("protect", 0, 0)
    assert table.display_ids() == ["S22"]


@pytest.mark.rule("GLD-149")
def test_the_count_begins_with_the_phase() -> None:
    """The passes that ended the auction don't count."""
    table = Table(2)
    table.pass_turn(2)
    table.play("done")
    table.play("done")
    assert (table.stage, table.s.passes) == ("building", 0)
    table.pass_turn()
    assert table.stage == "building"
    table.pass_turn()
    assert table.stage == "protect"


@pytest.mark.rule("GLD-150")
def test_the_phase_ends_at_once_with_the_last_room() -> None:
    table = building(3, "S01", "S22")
    table.buy("S01", 2, 2)
    assert table.stage == "building"
    table.buy("S22", 2, 2)
    assert table.display_ids() != ["S22"]
    # Without a room nobody protects any either: it is the next week.
    assert (table.stage, table.s.week) == ("auction", 2)


@pytest.mark.rule("GLD-151")
def test_a_placed_room_stays_as_it_lies() -> None:
    """On every site of random games: rooms, where they lie and how they were turned only grow in number."""
    for players, variant in VARIANTS:
        for kind in WEIGHTS:
            for seed in (31, 32):
                player = walk(players, variant, seed, kind).states["players"]
                for field in ("rooms", "anchors", "rotations"):
                    there = player[field] != NOTHING
                    same = player[field][1:] == player[field][:-1]
                    assert (same | ~there[:-1]).all()
                assert (player["built"][1:] >= player["built"][:-1]).all()


@pytest.mark.rule("GLD-151")
def test_no_room_moves_while_others_are_placed() -> None:
    """Two players buy whatever comes, week after week."""
    table = Table(2)
    placed: list[list[tuple[str, int, int]]] = [[], []]
    while not table.s.over:
        for seat in range(2):
            table.has(seat, gold=9)
        name = "buy" if "buy" in table.legal_names() else "place"
        chosen = [
            action for action in table.match.legal() if table.match.game.space.decode(action).name == name
        ]
        if chosen:
            table.match.play(chosen[len(placed[0] + placed[1]) % len(chosen)])
        else:
            table.idle()
        for seat in range(2):
            player = table.board(seat)
            there = zip(table.site(seat), player.anchors, player.rotations, strict=False)
            now = [(room, int(anchor), int(rotation)) for room, anchor, rotation in there]
            assert now[: len(placed[seat])] == placed[seat]
            placed[seat] = now
    assert min(map(len, placed)) > 4


# Abilities of this phase: the standard deck has none.


@pytest.mark.rule("GLD-315")
def test_abilities_of_this_phase_come_before_buying_or_passing() -> None:
    deck = deck_with(
        W1=[{"kind": "gain", "timing": "weekly", "phase": "building", "silver": 0, "gold": 2, "max_uses": 2}]
    )
    table = Table(3, deck=deck)
    table.display("S01", "S22")
    table.begin("building")
    table.pass_turn(2)
    table.join("W1", seat=2)
    table.has(gold=0)
    table.use("W1")
    assert (table.stage, table.seat, table.s.passes, table.gold()) == ("building", 2, 2, 2)
    table.use("W1")
    assert (table.stage, table.seat, table.s.passes, table.gold()) == ("building", 2, 2, 4)
    assert table.may_use("W1") == 247
    table.pass_turn()
    assert table.stage == "protect"  # the third pass in direct succession


@pytest.mark.rule("GLD-315")
def test_an_ability_is_no_purchase() -> None:
    deck = deck_with(W1=[{"kind": "gain", "timing": "once", "phase": "building", "silver": 0, "gold": 1}])
    table = Table(2, deck=deck)
    table.display("S01", "S22")
    table.begin("building")
    table.join("W1")
    table.use("W1")
    table.buy("S01", 2, 2)
    assert (table.site(0), table.gold(0), table.seat) == (["S01"], 0, 1)


@pytest.mark.rule("GLD-315")
def test_the_standard_deck_has_no_ability_of_this_phase() -> None:
    table = Table(2)
    for ability in table.printed.effects[: table.printed.abilities]:
        assert ability.phase in (2, 3)
    table.join("M1", "R1", "R2", "R5")
    table.begin("building")
    assert [table.may_use(name) for name in ("M1", "R1", "R2", "R5")] == [245] * 4
