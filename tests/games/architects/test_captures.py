"""The Town Centre (section 8): captures."""

import pytest

from moothall.games.architects.game import GAME
from moothall.games.architects.state import LOCATIONS
from tests.games.architects.table import Table, location

OPEN_CIRCLES = LOCATIONS[:9]


def crowded(players: int = 3, workers: int = 1, silver: int = 10) -> Table:
    """Others stand at Quarry, Forest and Mines, the active player too, and at the Town Centre."""
    table = Table(players)
    table.has(silver=silver)
    for place in ("quarry", "forest", "mines"):
        for seat in range(players):
            table.send(place, seat + 1, seat=seat)
    table.send("town_centre", workers - 1)
    table.place("town_centre")
    return table


def capture(table: Table, place: str, seat: int) -> None:
    table.play("capture", location=location(place), seat=seat)


def why_not(table: Table, place: str, seat: int) -> int:
    return table.why_not("capture", location=location(place), seat=seat)


@pytest.mark.rule("ARC-107")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_as_many_captures_as_own_workers(workers: int) -> None:
    table = crowded(workers=workers)
    for seat in range(workers):
        assert (table.stage, table.seat) == ("capture", 0)
        capture(table, "quarry", seat)
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.view.circles[0].workers == [0] * workers + [seat + 1 for seat in range(workers, 3)]


@pytest.mark.rule("ARC-108")
def test_capturing_own_workers_at_the_town_centre_leaves_the_number_as_it_was() -> None:
    table = crowded(workers=3)
    capture(table, "town_centre", 0)
    assert table.workers(0).get("town_centre", 0) == 0
    for seat in (1, 2):
        assert table.stage == "capture"
        capture(table, "quarry", seat)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-109")
def test_a_capture_takes_all_of_one_colour_from_one_location() -> None:
    table = crowded()
    capture(table, "forest", 2)
    assert [circle.workers for circle in table.view.circles[:3]] == [[1, 2, 3], [1, 2, 0], [1, 2, 3]]
    assert list(table.board(0).captured) == [0, 0, 3, 0, 0]


@pytest.mark.rule("ARC-110", "ARC-111")
def test_the_first_costs_a_silver_as_tax_and_each_further_one_into_the_supply() -> None:
    table = crowded(workers=3)
    for number, tax in enumerate((5, 5, 5)):
        capture(table, "quarry", number)
        assert (table.silver(0), table.view.tax_stand) == (9 - number, tax)


@pytest.mark.rule("ARC-110")
def test_without_silver_there_is_no_first_capture() -> None:
    table = crowded(silver=0)
    assert table.refused("capture", location=0, seat=1) == 110
    assert table.legal() == [("done", {})]


@pytest.mark.rule("ARC-110")
@pytest.mark.parametrize(("virtue", "price"), [(4, 1), (3, 0), (0, 0)])
def test_the_tax_of_the_first_capture_may_be_evaded(virtue: int, price: int) -> None:
    table = Table()
    table.has(virtue=virtue)
    table.has(silver=price)
    table.send("quarry", 1, seat=1)
    table.send("town_centre", 1)
    table.place("town_centre")
    capture(table, "quarry", 1)
    assert (table.silver(0), table.view.tax_stand) == (0, 4 + price)
    assert why_not(table, "town_centre", 0) == 111  # evasion is for tax


@pytest.mark.rule("ARC-111")
def test_without_silver_there_is_no_further_capture() -> None:
    table = crowded(workers=2, silver=1)
    capture(table, "quarry", 1)
    assert table.refused("capture", location=0, seat=2) == 111
    assert table.legal() == [("done", {})]


@pytest.mark.rule("ARC-112")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_captures_come_from_two_locations(players: int) -> None:
    table = crowded(players, workers=5)
    capture(table, "quarry", 1)
    capture(table, "mines", 1)
    assert table.refused("capture", location="forest", seat=1) == 112
    assert table.refused("capture", location="town_centre", seat=0) == 112
    capture(table, "mines", 0)
    capture(table, "quarry", 0)
    assert table.stage == "capture"


@pytest.mark.rule("ARC-112")
def test_alone_captures_come_from_two_locations() -> None:
    table = crowded(1, workers=3)
    for place in ("quarry", "forest", "mines"):
        table.send(place, 2, seat=1)
    capture(table, "quarry", 1)
    capture(table, "mines", 1)
    assert table.refused("capture", location="forest", seat=1) == 112


@pytest.mark.rule("ARC-113")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_captures_come_from_one_location(players: int) -> None:
    table = crowded(players, workers=4)
    capture(table, "forest", 1)
    for place in ("quarry", "mines"):
        assert table.refused("capture", location=location(place), seat=2) == 113
    for seat in (2, 0, 3):
        capture(table, "forest", seat)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-112", "ARC-113")
@pytest.mark.parametrize("players", [2, 4])
def test_the_next_placement_has_locations_anew(players: int) -> None:
    table = crowded(players, workers=1)
    capture(table, "quarry", 1)
    table.turn(0)
    table.place("town_centre")
    capture(table, "forest", 1)
    table.turn(0)
    table.place("town_centre")
    capture(table, "mines", 1)
    assert table.board(0).captured[1] == 6


@pytest.mark.rule("ARC-114", "ARC-115")
def test_own_workers_may_be_captured_the_one_just_placed_included() -> None:
    table = crowded(workers=1)
    before = table.workers(0)["supply"]
    capture(table, "town_centre", 0)
    assert table.workers(0) == {"supply": before + 1, "quarry": 1, "forest": 1, "mines": 1}


@pytest.mark.rule("ARC-114")
def test_others_at_the_town_centre_may_be_captured() -> None:
    table = Table(players=3)
    table.send("town_centre", 4, seat=2)
    table.place("town_centre")
    capture(table, "town_centre", 2)
    assert table.view.circles[location("town_centre")].workers == [1, 0, 0]
    assert table.board(0).captured[2] == 4


@pytest.mark.rule("ARC-114")
@pytest.mark.parametrize("place", OPEN_CIRCLES)
def test_every_open_circle_may_be_the_target(place: str) -> None:
    table = Table()
    table.send(place, 2, seat=1)
    table.place("town_centre")
    capture(table, place, 1)
    assert table.workers(1) == {"supply": 18, "board 0": 2}


@pytest.mark.rule("ARC-115")
def test_captured_own_workers_return_to_the_supply() -> None:
    table = Table()
    table.send("forest", 7)
    table.place("town_centre")
    capture(table, "forest", 0)
    assert table.workers(0) == {"supply": 19, "town_centre": 1}
    assert list(table.board(0).captured) == [0] * 5


@pytest.mark.rule("ARC-116")
def test_captured_workers_of_others_stand_on_the_capturing_board() -> None:
    table = crowded(workers=2)
    capture(table, "quarry", 1)
    capture(table, "quarry", 2)
    assert table.view.boards[0].captured == [0, 2, 3]
    assert (table.workers(1)["board 0"], table.workers(2)["board 0"]) == (2, 3)
    assert [board.captured for board in table.view.boards[1:]] == [[0, 0, 0]] * 2


@pytest.mark.rule("ARC-117")
def test_nobody_is_captured_anywhere_else() -> None:
    """The target of a capture is one of the nine open circles; elsewhere nobody is touched."""
    block = GAME.space.blocks["capture"]
    assert block.length == 9 * 5
    table = Table(players=3)
    table.has(silver=9)
    table.imprison(2, seat=1)
    table.captive(2, 3, seat=1)
    table.deal_at("small", seat=1)
    table.fill_guildhall(2, seats=[1])
    table.place("town_centre")
    assert [(n, v) for n, v in table.legal() if n == "capture"] == [("capture", {"location": 6, "seat": 0})]
    table.turn(0)
    table.send("quarry", 1, seat=1)
    before = table.workers(1)
    table.place("town_centre")
    capture(table, "quarry", 1)
    expected = {place: n for place, n in before.items() if place != "quarry"} | {"board 0": 1}
    assert table.workers(1) == expected


@pytest.mark.rule("ARC-118")
def test_a_capture_needs_somebody_there() -> None:
    table = Table(players=3)
    table.send("quarry", 1, seat=1)
    table.place("town_centre")
    assert table.refused("capture", location="quarry", seat=2) == 118
    assert table.refused("capture", location="quarry", seat=0) == 118
    assert table.refused("capture", location="forest", seat=1) == 118
    assert why_not(table, "quarry", 1) == why_not(table, "town_centre", 0) == 0


@pytest.mark.rule("ARC-119")
def test_captured_workers_stay_where_they_are() -> None:
    table = crowded()
    capture(table, "quarry", 1)
    for _ in range(6):
        assert table.board(0).captured[1] == 2
        table.idle()
    assert table.workers(1)["board 0"] == 2


@pytest.mark.rule("ARC-120")
def test_a_board_holds_any_number_of_captured_workers() -> None:
    table = Table(players=3)
    table.captive(0, 14, seat=1)
    table.captive(0, 20, seat=2)
    table.send("silversmith", 6, seat=1)
    table.place("town_centre")
    capture(table, "silversmith", 1)
    assert table.view.boards[0].captured == [0, 20, 20]
    table.turn(0)
    table.place("guardhouse")
    table.play("deliver")
    assert (table.workers(1), table.workers(2)) == ({"prison": 20}, {"prison": 20})
