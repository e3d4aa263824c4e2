"""The turn (section 4): placing a worker, taking one back, and what follows."""

import numpy as np
import pytest

from moothall.games.architects.game import GAME
from moothall.games.architects.state import LOCATIONS
from tests.games.architects.table import Table, building, location
from tests.games.architects.walks import VARIANTS, walk

OPEN_CIRCLES = LOCATIONS[:9]
MARKET = LOCATIONS[9:12]


def placeable(table: Table) -> set[str]:
    return {LOCATIONS[values["location"]] for name, values in table.legal() if name == "place"}


def without_workers(players: int = 2) -> Table:
    """Seat 0 has no worker in the supply: two at the Forest, one each at Quarry and Tax Stand."""
    table = Table(players)
    table.send("forest", 2)
    table.send("quarry", 1)
    table.send("tax_stand", 1)
    table.bench()
    table.turn(0)
    return table


def stranded(players: int = 3) -> Table:
    """Seat 0 has no worker in the supply and none on an open circle, but some everywhere else."""
    table = Table(players)
    table.imprison(2)
    table.captive(1, 3)
    table.captive(2, 1)
    table.deal_at("middle")
    table.fill_guildhall(4, seats=[0])
    table.bench()
    table.turn(0)
    return table


# Whose turn it is.


@pytest.mark.rule("ARC-056")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_and_nobody_gets_workers_back(players: int) -> None:
    table = Table(players, start_seat=1)
    for turn in range(1, 3 * players + 1):
        assert table.seat == table.s.active == turn % players
        table.place("forest")
    for seat in range(players):
        assert table.workers(seat) == {"supply": 17, "forest": 3}


@pytest.mark.rule("ARC-056")
def test_nobody_acts_out_of_turn() -> None:
    table = Table(players=3)
    for seat in (1, 2):
        assert table.refused("place", by=seat, location="quarry") == 56
    table.place("mines")  # the turn is not complete yet
    for seat in (1, 2):
        assert table.refused("place", by=seat, location="quarry") == 56
        assert table.refused("mine_clay", by=seat) == 56
    table.play("mine_clay", by=0)
    assert table.seat == 1


# Placing.


@pytest.mark.rule("ARC-057")
def test_a_turn_places_one_worker_on_a_location_of_choice() -> None:
    for name in OPEN_CIRCLES:
        table = Table()
        table.place(name)
        assert table.workers(0) == {"supply": 19, name: 1}
        while table.match.seat == 0:
            table.match.play(table.match.legal()[-1])
        assert table.workers(0)["supply"] == 19
    for name in MARKET:
        table = Table()
        table.place(name)
        assert table.workers(0) == {"supply": 19, name: 1}


@pytest.mark.rule("ARC-057")
def test_the_guildhall_takes_the_worker_too() -> None:
    table = Table()
    table.has(gold=1)
    table.place("guildhall")
    assert table.workers(0) == {"supply": 19, "guildhall": 1}


@pytest.mark.rule("ARC-058")
@pytest.mark.parametrize("workers", [1, 2, 20])
def test_passing_is_not_possible_with_a_worker_in_the_supply(workers: int) -> None:
    table = Table()
    table.bench(leaving=workers)
    assert table.refused("done") == 58
    assert table.legal_names() == {"place"}


@pytest.mark.rule("ARC-058")
@pytest.mark.parametrize("virtue", [0, 14])
def test_four_locations_are_always_legal(virtue: int) -> None:
    table = Table()
    table.has(silver=0)
    table.has(virtue=virtue)
    table.tax(0)
    table.hand()
    table.leave_buildings(0)
    for space in ("small", "middle", "large"):
        table.deal_at(space, seat=1)
    assert placeable(table) == set(OPEN_CIRCLES) - {"tax_stand", "workshop"}
    assert {"quarry", "forest", "mines", "silversmith"} <= placeable(table)


# Taking one back.


@pytest.mark.rule("ARC-059")
def test_without_a_worker_one_is_taken_back_from_an_open_circle() -> None:
    table = without_workers()
    assert table.stage == "recall"
    for name in LOCATIONS:
        assert table.refused("place", location=location(name)) == 59
    for name in OPEN_CIRCLES:
        expected = 0 if name in ("forest", "quarry", "tax_stand") else 59
        assert table.why_not("recall", location=location(name)) == expected
    assert table.refused("recall", location="mines") == 59
    goods = table.goods(0)
    table.play("recall", location="forest")
    assert table.workers(0) == {"supply": 1, "forest": 1, "quarry": 1, "tax_stand": 1, "beside": 16}
    assert table.goods(0) == goods
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-060")
def test_the_worker_taken_back_is_placed_from_the_next_turn_on() -> None:
    table = without_workers()
    table.play("recall", location="quarry")
    assert table.seat == 1
    table.idle()
    assert (table.stage, table.seat) == ("turn", 0)
    table.place("mines")
    table.play("mine_clay")
    table.idle()
    assert (table.stage, table.seat) == ("recall", 0)


@pytest.mark.rule("ARC-061")
def test_with_a_worker_on_an_open_circle_none_is_taken_from_elsewhere() -> None:
    table = stranded()
    table.board(0).beside -= 1
    table.send("guardhouse", 0)
    table.board(0).working[8] = 1
    table.turn(0)
    assert table.refused("recall_from_market", space=1) == 61
    assert table.refused("recall_from_prison") == 61
    assert table.refused("recall_from_board", seat=1) == 61
    assert table.refused("recall_from_board", seat=2) == 61
    assert table.legal() == [("recall", {"location": 8})]


@pytest.mark.rule("ARC-061")
def test_no_action_takes_a_worker_out_of_the_guildhall() -> None:
    assert len(LOCATIONS) == 13
    assert {name for name in GAME.space.blocks if name.startswith("recall")} == {
        "recall",
        "recall_from_market",
        "recall_from_prison",
        "recall_from_board",
    }
    assert GAME.space.blocks["recall"].length == 9  # open circles alone
    table = stranded()
    assert table.board(0).beside + np.sum(table.s.guildhall == 0) == 13
    for name, _ in table.legal():
        assert name in ("recall_from_market", "recall_from_prison", "recall_from_board")


@pytest.mark.rule("ARC-062")
def test_only_without_anybody_on_open_circles_there_are_other_places() -> None:
    table = stranded()
    assert table.legal() == [
        ("recall_from_market", {"space": 1}),
        ("recall_from_prison", {}),
        ("recall_from_board", {"seat": 1}),
        ("recall_from_board", {"seat": 2}),
    ]
    for space in (0, 2):
        assert table.refused("recall_from_market", space=space) == 62
    assert table.refused("recall_from_board", seat=0) == 62
    assert table.refused("recall", location=0) == 59


@pytest.mark.rule("ARC-062")
@pytest.mark.parametrize(
    ("name", "values", "place", "left"),
    [
        ("recall_from_market", {"space": 1}, "black_market_middle", 0),
        ("recall_from_prison", {}, "prison", 1),
        ("recall_from_board", {"seat": 1}, "board 1", 2),
        ("recall_from_board", {"seat": 2}, "board 2", 0),
    ],
)
def test_one_worker_comes_back_from_there(name: str, values: dict[str, int], place: str, left: int) -> None:
    table = stranded()
    before = table.workers(0)
    table.play(name, **values)
    assert table.workers(0).get(place, 0) == left == before[place] - 1
    assert table.workers(0)["supply"] == 1
    assert {where: n for where, n in table.workers(0).items() if where not in (place, "supply")} == {
        where: n for where, n in before.items() if where != place
    }
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-062")
def test_a_place_without_own_workers_offers_none() -> None:
    table = Table(players=3)
    table.captive(2, 1)
    table.bench()
    table.deal_at("large", seat=1)  # somebody else's
    table.imprison(1, seat=1)
    table.captive(1, 1, seat=2)
    table.turn(0)
    assert table.refused("recall_from_prison") == 62
    assert table.refused("recall_from_market", space=2) == 62
    assert table.refused("recall_from_board", seat=1) == 62
    assert table.legal() == [("recall_from_board", {"seat": 2})]


@pytest.mark.rule("ARC-063")
@pytest.mark.parametrize("in_hall", [0, 8, 12])
def test_whoever_has_all_workers_in_or_beside_the_guildhall_is_skipped(in_hall: int) -> None:
    table = Table(players=3)
    table.fill_guildhall(in_hall, seats=[1])
    table.bench(seat=1)
    assert table.workers(1).get("guildhall", 0) + table.workers(1)["beside"] == 20
    table.idle()
    assert (table.stage, table.seat, table.s.active) == ("turn", 2, 2)


@pytest.mark.rule("ARC-063")
def test_a_skipped_turn_of_the_final_round_is_over_too() -> None:
    table = Table(players=2)
    table.fill_guildhall(11)
    table.bench(seat=1)
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building=building(table.hand_ids(0)[0]))
    # Seat 1 is skipped, so the one that filled the Guildhall has the last turn at once.
    assert (table.seat, table.s.turns_left) == (0, 1)
    table.place("quarry")
    assert table.match.over


@pytest.mark.rule("ARC-064")
def test_nobody_takes_one_back_with_a_worker_left() -> None:
    table = stranded()
    table.board(0).beside -= 1
    table.board(0).supply += 1
    table.turn(0)
    assert table.stage == "turn"
    for place in range(9):
        assert table.refused("recall", location=place) == 64
    for space in range(3):
        assert table.refused("recall_from_market", space=space) == 64
    assert table.refused("recall_from_prison") == 64
    for seat in range(3):
        assert table.refused("recall_from_board", seat=seat) == 64


# What follows.


@pytest.mark.rule("ARC-065", "ARC-156")
def test_the_location_is_resolved_then_the_reset_then_the_hand_limit() -> None:
    table = Table()
    table.hand("BD30", "BD31", "BD32", "BD33", "BD34", "BD35", "BD36")
    table.has(silver=9)
    table.hire("AP09")  # Gatekeeper
    table.imprison(1)
    table.deal_at("small")
    table.deal_at("large", seat=1)
    table.place("black_market_middle")
    assert (table.stage, table.board(0).prison) == ("market_middle", 1)
    table.play("blueprint")
    table.play("pick", building=building(table.view_of(0).boards[0].choosing[0]))  # type: ignore[index]
    assert (table.stage, table.board(0).prison, table.board(0).hand) == ("gatekeeper", 3, 8)
    table.play("let_out", workers=0)
    assert (table.stage, table.board(0).unpaid) == ("hand_limit", 1)  # the reset is over
    for name in ("BD30", "BD31"):
        assert table.seat == 0
        table.play("discard", building=building(name))
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-065")
def test_the_end_is_triggered_after_the_hand_limit() -> None:
    table = Table()
    table.fill_guildhall(11)
    table.hand("BD30", "BD31", "BD32", "BD33", "BD34", "BD35", "BD36", "BD37")
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building="BD30")
    assert (table.stage, table.s.guildhall_filled, table.s.turns_left) == ("hand_limit", 12, 0)
    table.play("discard", building="BD31")
    assert (table.stage, table.seat, table.s.turns_left) == ("turn", 1, 2)


@pytest.mark.rule("ARC-066")
@pytest.mark.parametrize("name", OPEN_CIRCLES)
def test_any_number_of_workers_stand_on_an_open_circle(name: str) -> None:
    table = Table(players=3)
    table.send(name, 15)
    table.send(name, 12, seat=1)
    table.send(name, 12, seat=2)
    table.place(name)
    assert table.view.circles[location(name)].workers == [16, 12, 12]


@pytest.mark.rule("ARC-067")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("space", [0, 1, 2])
def test_a_space_of_the_black_market_holds_one_worker(space: int, owner: int) -> None:
    table = Table()
    table.has(silver=20)
    table.deal_at(("small", "middle", "large")[space], seat=owner)
    assert table.refused("place", location=location(MARKET[space])) == 129
    assert placeable(table) & set(MARKET) == set(MARKET) - {MARKET[space]}


@pytest.mark.rule("ARC-068")
def test_the_prison_is_no_location() -> None:
    assert "prison" not in LOCATIONS
    assert GAME.space.blocks["place"].length == len(LOCATIONS) == 13


@pytest.mark.rule("ARC-068", "ARC-119", "ARC-142", "ARC-176")
@pytest.mark.parametrize("kind", ["builders", "dealers"])
@pytest.mark.parametrize("number", [9, 12, 18, 23])
def test_workers_move_only_where_the_rules_say(number: int, kind: str) -> None:
    """Into the Prison by a delivery or a reset; off boards and the Market in their own ways."""
    players, boards, opponent = VARIANTS[number]
    for seed in range(3):
        walked = walk(players, boards, opponent, seed, kind)
        begun = np.flatnonzero(walked.states["active"] >= 0)[0]
        before, after = walked.states[begun:-1], walked.states[begun + 1 :]
        old, new = before["players"], after["players"]
        names = np.array([GAME.space.decode(int(action)).name for action in walked.actions[begun:]])
        bot = names == "scheme"
        reset = before["market_left"] != after["market_left"]
        imprisoned = (new["prison"] > old["prison"]).any(axis=1)
        assert (~imprisoned | reset | bot | (names == "deliver")).all()
        freed = ("deliver", "ransom_with_silver", "ransom_with_debt", "ransom_free", "recall_from_board")
        off_board = (new["captured"] < old["captured"]).any(axis=(1, 2))
        assert (~off_board | bot | np.isin(names, freed)).all()
        off_market = ((before["market_worker"] >= 0) & (after["market_worker"] < 0)).any(axis=1)
        assert (~off_market | reset | (names == "recall_from_market")).all()
        in_hall = before["guildhall"] >= 0
        assert (~in_hall | (before["guildhall"] == after["guildhall"])).all()
        assert (new["beside"] >= old["beside"]).all()
        assert imprisoned.any()
        assert off_market.any()


@pytest.mark.rule("ARC-069")
@pytest.mark.parametrize("name", ["kings_storehouse", "town_centre", "guardhouse"])
def test_fewer_actions_or_none_may_follow(name: str) -> None:
    for used in range(3):
        table = Table()
        table.send(name, 2)
        table.has(clay=9, silver=20)
        table.has(unpaid=5)
        for number, circle in enumerate(("quarry", "forest")):
            table.send(circle, number + 1, seat=1)
        table.place(name)
        for number in range(used):
            assert table.seat == 0
            if name == "kings_storehouse":
                table.play("exchange_for_virtue", pair=0)
            elif name == "town_centre":
                table.play("capture", location=number, seat=1)
            else:
                table.play("pay_off")
        table.play("done")
        assert (table.stage, table.seat) == ("turn", 1)
        assert table.workers(0)[name] == 3


@pytest.mark.rule("ARC-070")
def test_the_guildhall_takes_a_worker_only_for_an_action_that_is_carried_out() -> None:
    table = Table()
    table.hand("BD11")  # two wood and two stone
    table.has(wood=2, stone=1)
    assert table.refused("place", location="guildhall") == 70
    table.has(stone=2)
    table.place("guildhall")
    assert table.legal() == [("construct", {"building": building("BD11")})]
    assert table.refused("done") == 394


@pytest.mark.rule("ARC-070")
def test_the_cathedral_alone_opens_the_guildhall_too() -> None:
    table = Table()
    table.hand("BD11")
    assert table.may_place("guildhall") == 70
    table.has(gold=1)
    table.place("guildhall")
    assert table.legal() == [("advance", {})]


@pytest.mark.rule("ARC-070")
@pytest.mark.parametrize(("space", "price", "rule"), [(0, 1, 130), (1, 2, 131), (2, 3, 137)])
def test_the_black_market_takes_a_worker_only_for_an_action_that_is_carried_out(
    space: int, price: int, rule: int
) -> None:
    table = Table()
    table.has(silver=price - 1)
    assert table.refused("place", location=location(MARKET[space])) == rule
    table.has(silver=price)
    table.place(MARKET[space])
    if space == 1:
        assert table.refused("done") == 394
        assert table.legal_names() == {"hire", "blueprint"}


@pytest.mark.rule("ARC-386")
@pytest.mark.parametrize(
    ("silver", "cards", "rule"), [(3, 0, 386), (4, 0, 0), (3, 1, 0), (0, 1, 0), (4, 1, 0)]
)
def test_the_workshop_needs_a_payable_hire_or_a_card_to_draw(silver: int, cards: int, rule: int) -> None:
    table = Table()
    table.has(silver=silver)
    table.leave_buildings(cards)
    assert table.may_place("workshop") == rule
    if rule:
        assert table.refused("place", location="workshop") == 386
        return
    table.place("workshop")
    assert table.why_not("draw_buildings") == (0 if cards else 386)
    assert table.why_not("hire", row=0, column=0) == (0 if silver == 4 else 388)


@pytest.mark.rule("ARC-386")
def test_what_evasion_and_boards_save_makes_a_hire_payable() -> None:
    table = Table()
    table.has(silver=2)
    table.leave_buildings(0)
    for virtue, rule in ((4, 386), (3, 386), (2, 386), (1, 0), (0, 0)):
        table.has(virtue=virtue)
        assert table.may_place("workshop") == rule
    table = Table(boards=("yellow", "red"))  # Rudolf
    table.has(silver=3)
    table.leave_buildings(0)
    assert table.may_place("workshop") == 0
    table.has(silver=2)
    assert table.may_place("workshop") == 386
