"""The end of the game, the score and the tie-breaks (section 13)."""

import pytest

from moothall.games.settlement.actions import ACTIONS
from tests.games.settlement.questions import changed_fields, outcome, snapshot
from tests.games.settlement.table import Table

GOODS = ("wood", "clay", "stone", "diamond", "gold")


def last_round(players: int) -> Table:
    """Round 6, and nobody owns anything."""
    table = Table(players)
    table.go_to_round(6)
    for seat in range(players):
        table.has(seat, **dict.fromkeys(GOODS, 0), bonus_settler=0)
    return table


def winners(*players: tuple[int, int, int]) -> list[int]:
    """Of a game that ends with these scores (above 11), gold and diamonds."""
    table = last_round(len(players))
    for seat, (score, gold, diamonds) in enumerate(players):
        golden = next(pieces for pieces in range(99) if (score - 5 * pieces) % 4 == 0)
        table.building(0, "bank", seat, stored=golden)
        table.building(1, "church", seat, stored=(score - 5 * golden) // 4)
        table.has(seat, gold=gold, diamond=diamonds)
    table.pass_all()
    assert table.match.over
    result = outcome(table)
    assert result.scores == [score for score, _, _ in players]
    return result.winners


# The end.


@pytest.mark.rule("SET-209")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_ends_when_all_have_passed_in_round_6(players: int) -> None:
    table = last_round(players)
    before = snapshot(table)
    for _ in range(players):
        assert not table.match.over
        table.play("pass_round")
    assert table.match.over
    assert table.match.seat is None
    assert table.match.legal() == []
    # No hero leaves, nothing is piled up or filled, the round marker stays.
    assert changed_fields(before, table.s) == {"players", "over", "agenda"}


@pytest.mark.rule("SET-209")
def test_after_the_end_nothing_can_be_played() -> None:
    table = last_round(2)
    table.pass_all()
    assert {table.match.refusal(action) for action in range(ACTIONS)} == {209}
    assert {table.match.refusal(action, seat) for action in range(ACTIONS) for seat in range(2)} == {209}
    assert table.refused("pass_round") == 209


# The score.


@pytest.mark.rule("SET-210")
def test_the_score_is_heroes_and_five_for_gold_on_banks_and_four_for_diamonds_on_churches() -> None:
    table = last_round(2)
    table.lay(0, "wood", seat=0)
    table.lay(1, "clay", seat=0)
    table.fortress(0, seat=0)
    table.building(0, "bank", seat=0, stored=3)
    table.building(4, "bank", seat=0, stored=1)
    table.building(8, "church", seat=0, stored=2)
    for hero in ("adv_01", "adv_02", "bld_01", "dfd_01", "art_06"):
        table.hero(hero, seat=0)
    table.building(0, "church", seat=1, stored=7)
    table.pass_all()
    assert outcome(table).scores == [2 * 2 + 3 + 1 + 9 + 5 * 4 + 4 * 2, 4 * 7]


@pytest.mark.rule("SET-211")
def test_nothing_else_scores() -> None:
    table = last_round(2)
    for seat in range(2):
        table.has(seat, **dict.fromkeys(GOODS, 50), bonus_settler=9)
        table.hold(("magical_treasure", "diamond_ring")[seat], seat=seat)
        for field, good in enumerate(("wood", "clay", "stone", "diamond")):
            table.lay(field, good, seat=seat)
        table.fortress(0, seat=seat)
        table.monster(1, seat=seat)
        for place, building in enumerate(("sawmill", "tavern", "bank", "church", "bazaar")):
            table.building(place, building, seat=seat)
    table.pass_all()
    assert outcome(table).scores == [0, 0]


# Who wins.


@pytest.mark.rule("SET-212")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([(20, 9, 9), (21, 0, 0)], [1]),
        ([(300, 0, 0), (299, 3000, 3000)], [0]),
        ([(20, 0, 0), (30, 0, 0), (40, 0, 0)], [2]),
        ([(40, 0, 0), (30, 9, 0), (20, 0, 9), (39, 9, 9)], [0]),
    ],
)
def test_the_highest_score_wins(players: list[tuple[int, int, int]], expected: list[int]) -> None:
    assert winners(*players) == expected


@pytest.mark.rule("SET-213")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([(20, 1, 0), (20, 2, 0)], [1]),
        ([(20, 2, 0), (20, 1, 3000)], [0]),
        ([(20, 3, 0), (20, 4, 0), (20, 5, 0)], [2]),
        ([(20, 3, 9), (20, 4, 0), (19, 5, 9), (20, 1, 9)], [1]),
    ],
)
def test_a_tie_is_broken_by_gold(players: list[tuple[int, int, int]], expected: list[int]) -> None:
    assert winners(*players) == expected


@pytest.mark.rule("SET-214")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([(20, 2, 3), (20, 2, 1)], [0]),
        ([(20, 0, 3), (20, 0, 4)], [1]),
        ([(20, 2, 3), (20, 2, 1), (20, 2, 5)], [2]),
        ([(20, 2, 3), (20, 2, 4), (20, 2, 1), (20, 2, 2)], [1]),
    ],
)
def test_then_by_diamonds(players: list[tuple[int, int, int]], expected: list[int]) -> None:
    assert winners(*players) == expected


@pytest.mark.rule("SET-215")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([(20, 2, 3), (20, 2, 3)], [0, 1]),
        ([(20, 2, 3)] * 3, [0, 1, 2]),
        ([(20, 0, 0)] * 4, [0, 1, 2, 3]),
        ([(20, 2, 3), (19, 9, 9), (20, 2, 3)], [0, 2]),
        ([(12, 0, 0), (20, 2, 3), (20, 2, 3), (20, 2, 3)], [1, 2, 3]),
    ],
)
def test_who_is_still_tied_shares_the_victory(
    players: list[tuple[int, int, int]], expected: list[int]
) -> None:
    assert winners(*players) == expected


@pytest.mark.rule("SET-303")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ([(20, 2, 1), (20, 2, 0), (20, 1, 9)], [0]),  # most diamonds, but behind in gold
        ([(20, 2, 1), (20, 2, 1), (20, 1, 9)], [0, 1]),
        ([(20, 3, 0), (20, 3, 5), (20, 3, 5), (19, 9, 9)], [1, 2]),  # most of both, but behind in points
        ([(19, 9, 9), (20, 1, 9), (20, 2, 0), (20, 2, 1)], [3]),
    ],
)
def test_each_step_compares_only_those_still_tied(
    players: list[tuple[int, int, int]], expected: list[int]
) -> None:
    assert winners(*players) == expected


@pytest.mark.rule("SET-216")
@pytest.mark.parametrize("good", ["gold", "diamond"])
def test_pieces_on_banks_and_churches_break_no_tie(good: str) -> None:
    """Both have 20 points; one has them in gold, the other in diamonds, and neither piece counts."""
    table = last_round(2)
    table.building(0, "bank", seat=0, stored=4)
    table.building(0, "church", seat=1, stored=5)
    for seat, amount in enumerate((1, 2)):
        table.has(seat, **{good: amount})
    assert outcome(table).winners == [1]
    table.has(0, **{good: 2})
    table.pass_all()
    assert outcome(table).winners == [0, 1]


@pytest.mark.rule("SET-212", "SET-215")
def test_points_of_every_kind_weigh_the_same_for_the_victory() -> None:
    """A fortress's Defender against an Artisan's points, and then one point more."""
    table = last_round(2)
    for field, good in enumerate(("wood", "clay", "stone")):
        table.lay(field, good, seat=0)
        table.fortress(field, seat=0)
    table.hero("dfd_01", seat=0)
    table.hero("art_10", seat=1)  # three points
    assert outcome(table).winners == [0, 1]
    table.hero("dfd_02", seat=0)
    table.pass_all()
    assert outcome(table).scores == [6, 3]
    assert outcome(table).winners == [0]
