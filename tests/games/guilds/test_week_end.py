"""Phase 5, week's end (section 11)."""

import pytest

from tests.games.guilds.table import Table, cell, deck_with


def week_end(players: int = 2, start: int = 0) -> Table:
    """The first turn of GLD-189."""
    table = Table(players, start_seat=start)
    table.begin("end")
    return table


def finish(table: Table) -> None:
    """All who are still to be asked protect nothing more."""
    week = int(table.s.week)
    while table.s.week == week and not table.s.over:
        table.play("done")


# The order of the steps.


@pytest.mark.rule("GLD-188")
def test_the_steps_come_in_their_order() -> None:
    """Protecting costs seat 1 the lead in silver; seat 0 gets the figure before its silver is gone."""
    table = week_end(2, start=1)
    table.has(0, silver=5)
    table.has(1, silver=5, gold=9)
    room, other = table.display_ids()[:2]
    table.protect(room)
    table.play("done")
    assert (table.stage, table.display_ids()[1]) == ("protect", other)
    assert table.town_ids() == ["W1", "W2", "W3"]
    table.play("done")
    assert room in table.display_ids()
    assert other in table.discards("room")
    assert table.discards() == ["W1", "W2", "W3"]
    assert (table.s.start_seat, table.silvers()) == (0, [10, 10])


# Protecting rooms.


@pytest.mark.rule("GLD-189")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_may_protect_from_the_start_player_to_the_left(players: int) -> None:
    for start in range(players):
        table = week_end(players, start=start)
        rooms = table.display_ids()
        kept = []
        for step in range(players):
            assert (table.stage, table.seat) == ("protect", (start + step) % players)
            if step % 2 == 0:
                kept.append(rooms[step])
                table.protect(rooms[step])
                assert table.silver() == 9
            table.play("done")
        assert {*kept} <= {*table.display_ids()}
        assert sorted(table.discards("room")) == sorted({*rooms} - {*kept})


@pytest.mark.rule("GLD-189")
def test_a_coin_of_the_personal_supply_is_needed() -> None:
    table = week_end(2)
    room = table.display_ids()[0]
    table.has(silver=0, gold=5)
    assert table.refused("protect", place=table.place_of(room), free=0) == 189
    assert table.legal_names() == {"done"}
    table.has(silver=1)
    table.protect(room)
    assert (table.silver(), table.gold()) == (0, 5)


@pytest.mark.rule("GLD-189")
def test_only_a_room_on_display_is_protected_and_in_this_phase_alone() -> None:
    table = Table(2)
    table.display("S01", "L01")
    for phase in ("auction", "money", "building"):
        table.begin(phase)
        assert table.refused("protect", place=0, free=0) == 189
    table.begin("end")
    assert [place for place in range(8) if table.is_legal("protect", place=place, free=0)] == [0, 5]
    for place in (1, 2, 4, 6, 7):
        assert table.refused("protect", place=place, free=0) == 189


@pytest.mark.rule("GLD-190")
def test_each_player_pays_for_one_room_at_most_in_one_turn() -> None:
    table = week_end(2)
    one, two, three, four = table.display_ids()
    table.protect(one)
    assert (table.stage, table.seat) == ("protect", 0)
    assert table.refused("protect", place=table.place_of(two), free=0) == 190
    assert table.legal_names() == {"done"}
    table.play("done")
    assert table.refused("protect", by=0, place=table.place_of(two), free=0) == 299
    table.protect(three)
    assert table.may_protect(four) == 190
    table.play("done")
    assert (table.stage, table.s.week) == ("auction", 2)
    assert sorted(table.discards("room")) == sorted([two, four])
    # In the next week both may pay again.
    table.begin("end")
    assert table.is_legal("protect", place=0, free=0)


@pytest.mark.rule("GLD-191")
def test_a_protected_room_is_not_protected_again() -> None:
    table = week_end(3)
    table.join("P4", seat=1)
    room = table.display_ids()[0]
    table.protect(room)
    table.play("done")
    place = table.place_of(room)
    assert table.refused("protect", place=place, free=0) == 191
    assert table.refused("protect", place=place, free=1) == 191
    table.protect(table.display_ids()[1], free=True)
    table.play("done")
    assert table.may_protect(table.display_ids()[1]) == 191


@pytest.mark.rule("GLD-192")
def test_the_coin_is_spent_at_once_and_lies_on_the_room_until_the_week_is_over() -> None:
    table = week_end(2)
    room = table.display_ids()[0]
    table.protect(room)
    assert table.silvers() == [9, 10]
    assert [offer.protection for offer in table.view.display] == ["paid", None, None, None]
    table.play("done")
    assert table.view.display[0].protection == "paid"
    table.play("done")
    # Back in the supply, and nobody's: all have their income and nothing else.
    assert [offer.protection for offer in table.view.display] == [None] * 4
    assert table.silvers() == [10, 10]


@pytest.mark.rule("GLD-193")
def test_who_has_protected_a_room_has_no_right_to_it() -> None:
    """Next week it costs everybody its price, and whoever comes first may buy it."""
    table = Table(2)
    table.display("S04", "S07")
    table.begin("end")
    table.protect("S04")
    table.play("done")
    table.play("done")
    assert "S04" in table.display_ids()
    table.begin("building", start=1)
    for seat in (1, 0):
        table.has(seat, gold=1)
        table.turn(seat)
        assert table.may_buy("S04") == 143
        table.has(seat, gold=2)
        assert table.may_buy("S04") == 0
    table.turn(1)
    table.buy("S04", 2, 2, rotation=2)
    assert (table.site(1), table.gold(1)) == (["S04"], 0)


@pytest.mark.rule("GLD-194")
def test_a_room_may_be_protected_week_after_week() -> None:
    table = week_end(2)
    room = table.display_ids()[0]
    for week in range(1, 5):
        table.begin("end")
        assert table.may_protect(room) == 0
        table.protect(room)
        finish(table)
        assert table.s.week == week + 1
        assert room in table.display_ids()


@pytest.mark.rule("GLD-317")
@pytest.mark.parametrize("free", [False, True])
def test_protection_lasts_for_its_week_alone(free: bool) -> None:
    table = week_end(2)
    table.join("P4")
    room = table.display_ids()[0]
    table.protect(room, free=free)
    finish(table)
    assert room in table.display_ids()
    assert not any(table.s.protection)
    table.next_week()  # nobody protects anything
    assert room in table.discards("room")


@pytest.mark.rule("GLD-317")
def test_after_the_last_week_no_room_is_protected() -> None:
    table = week_end(2)
    table.week(8)
    table.protect(table.display_ids()[0])
    finish(table)
    assert table.s.over
    assert not any(table.s.protection)


# Discarding.


@pytest.mark.rule("GLD-195")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kept", [0, -1])
def test_rooms_without_protection_are_discarded(players: int, kept: int) -> None:
    """The first room of the display is kept, or the last."""
    table = week_end(players)
    rooms = table.display_ids()
    table.protect(rooms[kept])
    finish(table)
    assert table.discards("room") == [room for room in rooms if room != rooms[kept]]
    assert rooms[kept] in table.display_ids()
    assert len(table.display_ids()) == len(rooms)


@pytest.mark.rule("GLD-196")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_characters_still_in_town_are_discarded(players: int) -> None:
    table = Table(players)
    table.bid("A1", 1, "A3", 2)
    table.pass_turn(players)
    left = table.town_ids()
    assert len(left) in (1, 3, 4)
    table.next_week()
    assert table.discards() == left
    assert table.guild(0) == ["W1", "W3" if players > 2 else "W2"]


# The start player.


def next_start(players: int, silver: list[int], gold: list[int] | None = None, start: int = 0) -> int:
    """Who gets the figure, with such supplies, if nobody protects anything."""
    table = week_end(players, start)
    for seat in range(players):
        table.has(seat, silver=silver[seat], gold=gold[seat] if gold else 0)
    assert table.view.next_start_seat == next_by_rules(table)
    finish(table)
    assert table.seat == table.s.start_seat
    return int(table.s.start_seat)


def next_by_rules(table: Table) -> int:
    """GLD-197 to GLD-201, word for word."""
    silver, gold = table.silvers(), table.golds()
    most = [seat for seat in range(len(silver)) if silver[seat] == max(silver)]
    richest = [seat for seat in most if gold[seat] == max(gold[other] for other in most)]
    return richest[0] if len(richest) == 1 else (int(table.s.start_seat) + 1) % len(silver)


@pytest.mark.rule("GLD-197")
def test_the_figure_goes_to_the_player_with_the_most_silver() -> None:
    for players in (2, 3, 4):
        for start in range(players):
            for richest in range(players):
                silver = [5 + (seat == richest) for seat in range(players)]
                assert (
                    next_start(players, silver, [9 * (seat != richest) for seat in range(players)], start)
                    == richest
                )


@pytest.mark.rule("GLD-197")
def test_the_start_player_may_keep_the_figure() -> None:
    assert next_start(3, [2, 8, 7], start=1) == 1


@pytest.mark.rule("GLD-197")
def test_silver_alone_counts_first() -> None:
    assert next_start(4, [3, 2, 2, 1], [0, 30, 30, 30], start=2) == 0


@pytest.mark.rule("GLD-198")
def test_coins_on_rooms_belong_to_nobody() -> None:
    """Both had 10: who has protected a room is second."""
    table = week_end(2, start=0)
    table.protect(table.display_ids()[0])
    finish(table)
    assert table.s.start_seat == 1
    table = week_end(2, start=0)
    table.has(0, silver=6)
    table.has(1, silver=6)
    table.play("done")
    table.protect(table.display_ids()[0])
    table.play("done")
    assert table.s.start_seat == 0


@pytest.mark.rule("GLD-198")
def test_silver_is_compared_before_it_is_discarded() -> None:
    """Seat 0 may keep some and seat 1 has more: that counts, not what is left."""
    table = week_end(2)
    table.join("R4", seat=0)
    table.has(0, silver=4)
    table.has(1, silver=5)
    finish(table)
    assert (table.s.start_seat, table.silvers()) == (1, [14, 10])


@pytest.mark.rule("GLD-199")
def test_of_those_tied_the_one_with_the_most_gold_gets_it() -> None:
    assert next_start(4, [7, 3, 7, 7], [1, 9, 4, 3], start=0) == 2
    assert next_start(4, [7, 7, 7, 7], [4, 1, 3, 5], start=1) == 3
    assert next_start(4, [7, 7, 3, 7], [2, 1, 9, 1], start=2) == 0
    assert next_start(2, [0, 0], [0, 1], start=1) == 1
    assert next_start(3, [5, 5, 5], [2, 2, 3], start=0) == 2
    assert next_start(3, [5, 5, 5], [3, 2, 2], start=1) == 0


@pytest.mark.rule("GLD-199")
@pytest.mark.parametrize("richest", range(4))
def test_so_it_is_where_nobody_has_silver(richest: int) -> None:
    assert next_start(4, [0] * 4, [2 if seat == richest else 1 for seat in range(4)]) == richest


@pytest.mark.rule("GLD-200")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tied_in_gold_too_the_left_neighbour_of_the_start_player_gets_it(players: int) -> None:
    for start in range(players):
        assert next_start(players, [4] * players, [2] * players, start) == (start + 1) % players


@pytest.mark.rule("GLD-201")
def test_the_neighbour_gets_it_whether_or_not_tied() -> None:
    assert next_start(4, [8, 1, 8, 2], [3, 0, 3, 0], start=0) == 1
    assert next_start(4, [8, 8, 8, 2], [3, 3, 1, 0], start=2) == 3
    assert next_start(3, [0, 9, 9], [5, 4, 4], start=2) == 0
    assert next_start(4, [6, 6, 2, 6], [1, 4, 9, 4], start=1) == 2


@pytest.mark.rule("GLD-199", "GLD-200", "GLD-201")
def test_every_tie_of_three() -> None:
    for code in range(4**3 * 3):
        silver = [code % 2, code // 2 % 2, code // 4 % 2]
        gold = [code // 8 % 2, code // 16 % 2, code // 32 % 2]
        next_start(3, silver, gold, start=code % 3)


# Silver and gold.


@pytest.mark.rule("GLD-202", "GLD-203")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_silver_is_discarded_and_all_gold_kept(players: int) -> None:
    table = week_end(players)
    for seat in range(players):
        table.has(seat, silver=20 + seat, gold=3 + seat)
    finish(table)
    assert table.silvers() == [10] * players
    assert table.golds() == [3, 4, 5, 6][:players]


@pytest.mark.rule("GLD-202")
def test_the_smuggler_and_the_counting_room_keep_some() -> None:
    """GLD-273 is the exception: 4 and 3, or as many as there are."""
    for silver, kept in ((9, 7), (7, 7), (5, 5), (0, 0)):
        table = week_end(2)
        table.join("R4", seat=1)
        table.lay("S34", 2, 2, seat=1)
        table.has(1, silver=silver)
        finish(table)
        assert table.silvers() == [10, 10 + kept]


# What follows.


@pytest.mark.rule("GLD-204")
def test_if_the_game_goes_on_the_marker_moves_and_the_next_week_begins() -> None:
    table = week_end(3)
    table.has(2, silver=15)
    finish(table)
    assert (table.s.over, table.s.week, table.stage, table.view.phase) == (0, 2, "auction", "auction")
    assert table.seat == table.s.start_seat == 2
    assert (table.silvers(), len(table.town_ids()), len(table.display_ids())) == ([10, 10, 10], 5, 6)


@pytest.mark.rule("GLD-204")
def test_the_end_is_checked_after_these_steps() -> None:
    """In the last week the figure is handed on and all is discarded, and then it is over."""
    table = week_end(2)
    table.week(8)
    table.has(1, silver=15)
    table.play("done")
    assert not table.s.over
    table.play("done")
    assert (table.s.over, table.s.week, table.s.start_seat, table.silvers()) == (1, 8, 1, [0, 0])


@pytest.mark.rule("GLD-205")
def test_without_a_room_nobody_is_asked_to_protect_one() -> None:
    table = Table(3)
    table.display("S01")
    table.begin("building")
    table.has(0, silver=3, gold=1)
    table.has(1, silver=7)
    table.play("buy", place=0)
    table.play("place", cell=cell(2, 2), rotation=0)
    assert (table.stage, table.s.week) == ("auction", 2)
    assert (table.s.start_seat, table.town_ids()) == (2, ["W6", "W7", "M1", "M2", "M3"])
    assert table.discards() == ["W1", "W2", "W3", "W4", "W5"]


@pytest.mark.rule("GLD-189", "GLD-274")
def test_a_free_protection_comes_before_or_after_a_paid_one() -> None:
    deck = deck_with(W1=[{"kind": "free_protect", "timing": "passive", "max_uses": 2}])
    table = Table(2, deck=deck)
    table.join("W1")
    table.begin("end")
    one, two, three, four = table.display_ids()
    table.protect(one, free=True)
    table.protect(two)
    assert table.may_protect(three) == 190
    table.protect(three, free=True)
    assert (table.may_protect(four), table.may_protect(four, free=True)) == (190, 274)
    assert [offer.protection for offer in table.view.display] == ["free", "paid", "free", None]
    finish(table)
    assert table.discards("room") == [four]
