"""The turn (section 5): a die, a settler card, a sale, each at most once."""

from itertools import permutations

import numpy as np
import pytest

from tests.games.nobility.table import Table, guild

ACTIONS = ("die", "settler", "sale")


def busy(players: int = 2) -> Table:
    """Seat 0 can do all three: a one for the castle, S01 for three goods, and B02 to be sold."""
    table = Table(players)
    table.dice(1, 1)
    table.dice(1, 1, seat=1)
    table.hand("S01", "S06")
    table.platform(3)
    table.goods_all(6)
    table.own("scholars", 0, "B02")
    table.own("artists", 0, "B08")
    table.has(vp=20)
    return table


def act(table: Table, what: str) -> None:
    if what == "die":
        table.place("castle", 1)
    elif what == "sale":
        table.play("sell_workshop", guild="scholars", space=0)
    else:
        table.play("complete", slot=0)
        table.play("spend", good=0, goods=1)
        table.play("spend", good=1, goods=2)


def seen(table: Table) -> tuple[int, int, int]:
    """What the three actions leave: dice on the castle, completed settlers, workshops owned."""
    return (
        int(np.count_nonzero(table.pips("castle"))),
        len(table.completed_ids(0)),
        int((table.s.owner == 0).sum()),
    )


@pytest.mark.rule("NOB-064", "NOB-066", "NOB-453")
@pytest.mark.parametrize("order", [*permutations(ACTIONS)])
def test_each_action_once_in_any_order(order: tuple[str, ...]) -> None:
    table = busy()
    for what in order:
        act(table, what)
        assert (table.stage, table.seat) == ("turn", 0)
    assert seen(table) == (1, 1, 1)
    assert table.legal() == [("end_turn", {})]
    table.end_turn()
    assert table.seat == 1


@pytest.mark.rule("NOB-065", "NOB-454")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_each_action_is_optional(count: int) -> None:
    for some in permutations(ACTIONS, count):
        table = busy()
        for what in some:
            act(table, what)
        table.end_turn()
        assert table.seat == 1
        done = seen(table)
        assert done == ("die" in some, "settler" in some, 2 - ("sale" in some))


@pytest.mark.rule("NOB-068")
def test_one_die_in_a_turn() -> None:
    table = busy()
    act(table, "die")
    assert table.refused("take_die", die=1, value=1) == 68


@pytest.mark.rule("NOB-069")
def test_one_settler_in_a_turn() -> None:
    table = busy()
    act(table, "settler")
    assert table.hand_ids() == ["S06"]
    assert table.refused("complete", slot=0) == 69
    table.turn(0)
    assert table.is_legal("complete", slot=0)


@pytest.mark.rule("NOB-070")
def test_one_building_in_a_turn() -> None:
    table = busy()
    table.public(1, "B40")
    act(table, "sale")
    assert table.refused("sell_workshop", guild="artists", space=0) == 70
    assert table.refused("sell_public", plot=1) == 70
    table.turn(0)
    table.play("sell_public", plot=1)
    assert table.refused("sell_workshop", guild="artists", space=0) == 70


@pytest.mark.rule("NOB-067", "NOB-454")
def test_nothing_else_while_an_action_is_being_resolved() -> None:
    table = busy()
    table.play("take_die", die=1, value=1)
    open_questions = ["target"]
    for _ in range(2):
        assert table.stage == open_questions[-1]
        assert table.refused("complete", slot=0) == 67
        assert table.refused("sell_workshop", guild="scholars", space=0) == 67
        assert table.refused("take_die", die=1, value=1) == 67
        assert table.refused("end_turn") == 454
        if len(open_questions) == 1:
            table.play("place_tavern")
            open_questions.append("take_settler")
    table.play("take_settler", space=0)
    assert table.stage == "turn"
    assert table.is_legal("complete", slot=0)
    assert table.is_legal("end_turn")


@pytest.mark.rule("NOB-067", "NOB-454")
def test_no_die_while_a_settler_is_being_paid() -> None:
    table = busy()
    table.play("complete", slot=0)
    assert table.refused("take_die", die=1, value=1) == 67
    assert table.refused("sell_workshop", guild="scholars", space=0) == 67
    assert table.refused("complete", slot=1) == 67
    assert table.refused("end_turn") == 454


@pytest.mark.rule("NOB-071", "NOB-073", "NOB-074")
def test_a_turn_without_an_action_is_a_final_pass() -> None:
    table = busy()
    table.end_turn()
    assert table.view_of(None).boards[0].passed
    assert table.seat == 1
    table.place("castle", 1)
    table.end_turn()
    assert (table.seat, table.s.round_number) == (1, 1)


@pytest.mark.rule("NOB-072")
@pytest.mark.parametrize("what", ["settler", "sale"])
def test_a_turn_without_a_die_is_no_pass(what: str) -> None:
    for dice in ((1, 1), ()):
        table = busy()
        table.dice(*dice)
        act(table, what)
        table.end_turn()
        assert not table.view_of(None).boards[0].passed
        table.place("castle", 1)
        table.end_turn()
        assert (table.seat, table.s.round_number) == (0, 1)


@pytest.mark.rule("NOB-072")
@pytest.mark.parametrize("what", ["settler", "workshop", "public"])
def test_without_a_die_the_turn_comes_again_as_long_as_something_else_can_be_done(what: str) -> None:
    """Seat 0 has no die, but two cards to complete or two buildings to sell, and seat 1 has all the ones."""
    table = Table(players=2)
    table.dice()
    table.hand()
    table.dice(1, 1, 1, seat=1)
    if what == "settler":
        table.hand("S01", "S07")
        table.platform(2)
        table.goods_all(3)
    elif what == "workshop":
        table.own("scholars", 0, "B02")
        table.own("artists", 0, "B08")
    else:
        table.public(0, "B37")
        table.public(2, "B38")
    for step, location in enumerate(("castle", "tavern", "berk")):
        if step < 2:
            assert table.seat == 0
            if what == "settler":
                table.play("complete", slot=0)
                table.finish_action()
            elif what == "workshop":
                table.play("sell_workshop", guild=guild(("scholars", "artists")[step]), space=0)
            else:
                table.play("sell_public", plot=2 * step)
            table.end_turn()
        assert table.seat == 1
        table.place(location, 1)
        table.finish_action()
        table.end_turn()
    assert table.s.round_number == 2


@pytest.mark.rule("NOB-075")
def test_unplaced_dice_have_no_effect() -> None:
    table = Table(players=2)
    for seat in range(2):
        table.dice(6, 6, 6, 6, 6, seat=seat)
    table.end_round()
    for seat in range(2):
        board = table.board(seat)
        assert (board.placed, board.coins, board.reputation, board.vp) == (0, 8, 9, 0)
    rolled = [int(value) for seat in range(2) for value in table.board(seat).dice]
    assert min(rolled) >= 1
    assert rolled != [6] * 10


@pytest.mark.rule("NOB-076")
@pytest.mark.parametrize(
    ("reputation", "placed", "modifiers", "passes"),
    [(9, 9, 5, True), (9, 8, 4, True), (9, 8, 5, False), (9, 4, 0, True), (9, 3, 0, False)],
)
def test_who_can_do_nothing_passes(reputation: int, placed: int, modifiers: int, passes: bool) -> None:
    """Seat 1 has one six left, and no settler that could be completed."""
    table = Table(players=2)
    table.dice(1, 1, 1)
    table.dice(6, seat=1)
    table.platform(0, seat=1)
    table.has(1, reputation=reputation, placed=placed)
    table.has(1, modifiers=modifiers)
    table.place("castle", 1)
    table.end_turn()
    assert table.board(1).passed == passes
    assert table.seat == (0 if passes else 1)


@pytest.mark.rule("NOB-076")
def test_a_settler_or_a_building_is_something_to_do() -> None:
    for what in ("settler", "workshop", "public", "nothing"):
        table = Table(players=2)
        table.dice(1, 1)
        table.dice(seat=1)
        table.hand("S01", seat=1)
        table.platform(what == "settler", seat=1)
        table.goods_all(3, seat=1)
        if what == "workshop":
            table.own("wizards", 2, "B20", seat=1)
        if what == "public":
            table.public(2, "B37", seat=1)
        table.place("castle", 1)
        table.end_turn()
        assert table.seat == (0 if what == "nothing" else 1), what


@pytest.mark.rule("NOB-076")
def test_the_automatic_pass_is_final_too() -> None:
    table = Table(players=2)
    table.dice(1, 1)
    table.dice(seat=1)
    table.place("castle", 1)
    table.end_turn()
    assert table.board(1).passed
    table.dice(1, 1, seat=1)
    table.place("berk", 1)
    table.finish_action()
    table.end_turn()
    assert table.s.round_number == 2  # seat 0 had no die left, and seat 1 was not asked again


@pytest.mark.rule("NOB-453")
def test_a_turn_ends_only_when_the_player_ends_it() -> None:
    table = Table(players=2)
    table.dice(1)
    table.platform(0)
    table.place("castle", 1)
    assert (table.seat, table.stage, table.legal()) == (0, "turn", [("end_turn", {})])
    table.end_turn()
    assert table.seat == 1
