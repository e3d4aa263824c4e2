"""The nobility track (section 8): stars, Lord, White Lord."""

import pytest

from tests.games.nobility.table import Table, good

# A settler card with one star, one with two, and what is spent for them.
ONE_STAR = ("S03", {"weaponry": 2, "magic": 1})
TWO_STARS = ("S27", {"books": 2, "magic": 2, "jewelry": 2})


def ready(nobility: int, settler: tuple[str, dict[str, int]] = ONE_STAR) -> Table:
    """To complete this card; Martok, whose Lord benefit is five coins."""
    table = Table(3)
    table.character("P02")
    table.hand(settler[0])
    table.goods_all(3)
    table.has(coins=0)
    table.has(nobility=nobility)
    return table


def complete(table: Table, settler: tuple[str, dict[str, int]] = ONE_STAR) -> None:
    table.play("complete", slot=0)
    for name, count in settler[1].items():
        table.play("spend", good=good(name), goods=count)


@pytest.mark.rule("NOB-095", "NOB-096")
@pytest.mark.parametrize(("settler", "stars"), [(ONE_STAR, 1), (TWO_STARS, 2)])
def test_stars_of_a_settler_card(settler: tuple[str, dict[str, int]], stars: int) -> None:
    table = ready(1, settler)
    complete(table, settler)
    assert table.me.nobility == 1 + stars


@pytest.mark.rule("NOB-096", "NOB-240", "NOB-241", "NOB-242")
@pytest.mark.parametrize(("space", "stars"), [(0, 1), (1, 1), (2, 2)])
def test_stars_of_a_workshop(space: int, stars: int) -> None:
    table = Table(3)
    table.has(coins=9)
    table.employ("wizards")
    for lower, tile in enumerate(("B20", "B21")[:space]):
        table.stand("wizards", lower, tile)
    table.hall("B19")
    table.dice(6)
    table.place("hall", 6)
    assert table.me.nobility == stars


@pytest.mark.rule("NOB-096", "NOB-252")
def test_stars_of_a_public_building() -> None:
    table = Table(3)
    table.has(coins=9)
    table.lot(1)
    table.hall("B37")
    table.dice(6)
    table.place("hall", 6)
    table.play("build", plot=0)
    assert table.me.nobility == 2


@pytest.mark.rule("NOB-096")
def test_nothing_else_gives_stars() -> None:
    table = Table(3)
    table.settled("S25")
    table.has(nobility=1, reputation=24)
    table.goods_all(9)
    table.dice(1, 6, 3, 2)
    table.place("council", 1, column="halfling")
    for place, die in (("castle", 6), ("berk", 3), ("tavern", 2)):
        table.turn(0)
        table.place(place, die)
        table.finish_action()
    assert table.me.nobility == 1


@pytest.mark.rule("NOB-094", "NOB-047")
def test_the_track_begins_at_nothing() -> None:
    assert [int(Table(4).board(seat).nobility) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("NOB-094", "NOB-098")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (11, 12), (12, 12)])
def test_stars_beyond_twelve_are_lost(before: int, after: int) -> None:
    table = ready(before, TWO_STARS)
    complete(table, TWO_STARS)
    assert table.me.nobility == after
    assert table.me.vp == 6


@pytest.mark.rule("NOB-097", "NOB-270")
@pytest.mark.parametrize("kind", ["workshop", "public"])
def test_a_sale_takes_no_stars_back(kind: str) -> None:
    table = Table(3)
    table.has(nobility=6, vp=20)
    table.own("wizards", 2, "B19")
    table.public(1, "B37")
    if kind == "workshop":
        table.play("sell_workshop", guild="wizards", space=2)
    else:
        table.play("sell_public", plot=1)
    assert table.me.nobility == 6


@pytest.mark.rule("NOB-099", "NOB-106")
@pytest.mark.parametrize(
    ("before", "settler", "coins"),
    [
        (3, ONE_STAR, 0),
        (4, ONE_STAR, 5),
        (2, TWO_STARS, 0),
        (3, TWO_STARS, 5),
        (4, TWO_STARS, 5),
        (5, ONE_STAR, 0),
        (10, TWO_STARS, 0),
    ],
)
def test_whoever_comes_to_five_is_a_lord(
    before: int, settler: tuple[str, dict[str, int]], coins: int
) -> None:
    table = ready(before, settler)
    complete(table, settler)
    assert table.me.coins == coins


@pytest.mark.rule("NOB-100", "NOB-101")
def test_a_white_lord_gets_nothing_at_once_but_the_tiles_of_level_twelve() -> None:
    table = ready(11)
    table.council(0, "elf", "T30")
    table.settled("S45")
    table.dice(1)
    assert table.may_place("council", 1, column="elf") == 284
    assert [board.white_lord for board in table.view_of(1).boards] == [False, False, False]
    complete(table)
    assert table.me.nobility == 12
    assert [board.white_lord for board in table.view_of(1).boards] == [True, False, False]
    assert (table.me.reputation, table.me.modifiers, table.me.coins) == (9, 0, 0)
    assert table.me.vp == 3  # one for each good spent
    table.goods_all(9)
    table.has(coins=9)
    assert table.may_place("council", 1, column="elf") == 0


@pytest.mark.rule("NOB-102", "NOB-335", "NOB-336", "NOB-101")
def test_each_level_scores_half_of_it() -> None:
    table = Table(3)
    table.goods_all(0)
    points = []
    for level in range(13):
        table.has(nobility=level)
        points.append(table.score())
    assert points == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
