"""Commission cards and dice tiles (section 28)."""

import pytest

from moothall.games.nobility.scoring import measure
from moothall.games.nobility.state import GOODS, METRICS, NOTHING
from tests.games.nobility.fortunes import reach
from tests.games.nobility.table import COMMISSION_IDS, TILE_IDS, Table, commission

TILES = {
    "D01": [1, 2, 6],
    "D02": [1, 3, 5],
    "D03": [1, 4, 4],
    "D04": [2, 2, 5],
    "D05": [2, 3, 4],
    "D06": [3, 3, 3],
    "D07": [1, 3, 6],
    "D08": [1, 4, 5],
    "D09": [2, 2, 6],
    "D10": [2, 3, 5],
    "D11": [2, 4, 4],
    "D12": [3, 3, 4],
    "D13": [1, 4, 6],
    "D14": [1, 5, 5],
    "D15": [2, 3, 6],
    "D16": [2, 4, 5],
    "D17": [3, 3, 5],
    "D18": [3, 4, 4],
}
# What each card counts, and points by how much of it there is (NOB-438).
CARDS: dict[str, tuple[str, dict[int, int]]] = {
    "M01": ("workshops", {0: 0, 1: 2, 5: 10, 6: 10}),
    "M02": ("public_buildings", {0: 0, 1: 3, 3: 9}),
    "M03": ("council_tiles", {0: 0, 1: 2, 5: 10, 6: 10}),
    "M04": ("settlers", {0: 0, 1: 1, 7: 7}),
    "M05": ("races", {0: 0, 1: 2, 6: 12}),
    "M06": ("settlers_of_race", {0: 0, 1: 4, 2: 8, 3: 8}),
    "M07": ("settlers_of_race", {0: 0, 1: 4, 2: 8, 3: 8}),
    "M08": ("settlers_of_race", {0: 0, 1: 4, 2: 8, 3: 8}),
    "M09": ("settlers_of_race", {0: 0, 1: 4, 2: 8, 3: 8}),
    "M10": ("settlers_of_race", {0: 0, 1: 4, 2: 8, 3: 8}),
    "M11": ("settlers_of_race", {0: 0, 1: 4, 2: 8, 3: 8}),
    "M12": ("coins", {0: 0, 2: 0, 3: 1, 23: 7, 24: 8, 60: 8}),
    "M13": ("goods", {0: 0, 1: 0, 2: 1, 15: 7, 16: 8, 30: 8}),
    "M14": ("goods_sets", {0: 0, 1: 3, 3: 9, 4: 9}),
    "M15": ("guild_apprentices", {0: 0, 1: 1, 8: 8, 9: 8}),
    "M16": ("chancery_apprentices", {0: 0, 1: 3, 3: 9, 4: 9}),
    "M17": ("reputation_over_12", {-4: 0, 0: 0, 1: 1, 8: 8, 12: 8}),
    "M18": ("guilds_with_presence", {0: 0, 1: 2, 5: 10, 6: 12}),
}
RACE_OF = {
    "M06": "halfling",
    "M07": "human",
    "M08": "elf",
    "M09": "dwarf",
    "M10": "green_elf",
    "M11": "trobit",
}


def holding(card: str, players: int = 3) -> Table:
    """Seat 0 has chosen this card, and has its tile D01."""
    others = [name for name in COMMISSION_IDS if name != card]
    table = Table(players, chancery=True, chosen=False, commissions=[card, *others])
    table.play("keep_commission", commission=commission(card))
    while table.stage == "first_commission":
        table.match.play(table.match.legal()[0])
    assert (table.commission_ids(0), table.tile_of(0)) == ([card], "D01")
    return table


def with_tile(tile: str) -> Table:
    table = Table(3, chancery=True, dice_tiles=[tile, *[name for name in TILE_IDS if name != tile]])
    table.has(reputation=24)
    assert table.tile_of(0) == tile
    return table


def at_berk(die: int, desks: int = 1) -> Table:
    """On a visit, with so many own desks, and M10 to M18 and the returned ones in the deck."""
    table = Table(3, chancery=True)
    for desk in range(desks):
        table.seat_at(desk)
    table.has(reputation=20)
    table.has(coins=10)
    table.dice(die)
    table.place("berk", die)
    return table


# Dice tiles.


@pytest.mark.rule("NOB-118", "NOB-421", "NOB-422", "NOB-441", "NOB-477")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_takes_exactly_its_three_values(tile: str) -> None:
    table = with_tile(tile)
    for value in range(1, 7):
        table.dice(value)
        assert table.may_place("dice_tile", value, tile=tile) == (0 if value in TILES[tile] else 421)
    left = list(TILES[tile])
    for value in reversed(TILES[tile]):
        table.turn(0)
        table.dice(value)
        table.place("dice_tile", value, tile=tile)
        assert table.stage == "turn"
        left.remove(value)
        # A value is wanted as often as it still stands there.
        table.turn(0)
        table.has(placed=0)
        for other in range(1, 7):
            table.dice(other)
            assert table.may_place("dice_tile", other, tile=tile) == (0 if other in left else 421)


@pytest.mark.rule("NOB-422")
def test_only_an_own_tile_takes_a_die() -> None:
    table = Table(3, chancery=True)
    table.dice(1)
    assert table.may_place("dice_tile", 1, tile="D01") == 0
    assert table.may_place("dice_tile", 1, tile="D02") == 422  # another's
    assert table.may_place("dice_tile", 1, tile="D07") == 422  # in the bag


@pytest.mark.rule("NOB-422", "NOB-068", "NOB-082")
def test_it_is_the_die_of_the_turn_and_counts() -> None:
    table = Table(3, chancery=True)
    table.dice(6, 1)
    table.place("dice_tile", 6, tile="D01")
    assert table.me.placed == 6
    assert table.refused("take_die", die=1, value=1) == 68


@pytest.mark.rule("NOB-422", "NOB-091")
def test_a_modified_die_has_its_new_value() -> None:
    table = Table(3, chancery=True)
    table.has(modifiers=1)
    table.dice(5)
    assert table.may_place("dice_tile", 5, tile="D01") == 421
    table.place("dice_tile", 5, as_value=6, tile="D01")
    assert (table.s.tile_filled[0], table.me.modifiers) == (4, 0)


@pytest.mark.rule("NOB-423", "NOB-425")
@pytest.mark.parametrize("order", [(1, 2, 6), (6, 1, 2), (2, 6, 1)])
def test_slots_in_any_order_and_over_any_number_of_rounds(order: tuple[int, ...]) -> None:
    table = Table(3, chancery=True)
    for number, value in enumerate(order):
        table.turn(0)
        table.dice(value)
        table.place("dice_tile", value, tile="D01")
        assert bin(table.s.tile_filled[0]).count("1") == number + 1
        table.end_turn()
        table.end_round()
        assert bin(table.s.tile_filled[0]).count("1") == number + 1
    table.turn(0)
    table.dice(1)
    assert table.may_place("dice_tile", 1, tile="D01") == 421


@pytest.mark.rule("NOB-425", "NOB-426")
def test_the_third_die_activates_the_card_at_once_and_for_good() -> None:
    table = holding("M17")
    table.has(reputation=20)
    table.goods_all(0)
    for number, value in enumerate((6, 2, 1)):
        assert table.score(0) == 0, number
        table.turn(0)
        table.dice(value)
        table.place("dice_tile", value, tile="D01")
    assert table.score(0) == 8
    table.end_turn()
    table.end_round()
    assert table.score(0) == 8


@pytest.mark.rule("NOB-427")
def test_a_tile_finished_in_the_last_round_activates_its_card() -> None:
    table = holding("M17")
    table.has(reputation=15)
    table.goods_all(0)
    table.fill_tile("D01", 2)
    table.s.round_number = 10
    table.dice(6)
    table.place("dice_tile", 6, tile="D01")
    table.end_turn()
    table.end_round()
    assert table.s.over == 1
    assert table.result().scores[0] == 3


@pytest.mark.rule("NOB-428")
def test_all_slots_of_all_tiles_can_be_filled() -> None:
    """54 slots, though there are only 36 city tokens."""
    table = Table(6)
    for card, tile in zip(table.commission_deck()[:12], table.pile_ids("tile")[:12], strict=True):
        table.hold(card, tile, seat=0)
    for tile in TILE_IDS:
        table.fill_tile(tile, 2)
    table.has(reputation=24)
    for tile in TILE_IDS:
        seat = int(table.s.tile_owner[TILE_IDS.index(tile)])
        table.turn(seat)
        table.has(placed=0, reputation=24)
        table.dice(TILES[tile][2])
        table.place("dice_tile", TILES[tile][2], tile=tile)
    assert table.s.tile_filled.tolist() == [7] * 18


# Acquiring further cards.


@pytest.mark.rule("NOB-429", "NOB-431")
@pytest.mark.parametrize("desks", [0, 1, 2])
def test_one_card_and_one_for_each_desk(desks: int) -> None:
    table = at_berk(1, desks)
    for number in range(desks):
        assert table.is_legal("acquire")
        table.play("acquire")
        table.match.play(table.match.legal()[0])
        assert len(table.commission_ids()) == 2 + number
        table.turn(0)
        table.sweep("berk")
        table.dice(1)
        table.place("berk", 1)
    assert table.refused("acquire") == 429


@pytest.mark.rule("NOB-429")
def test_desks_of_others_do_not_count() -> None:
    table = at_berk(1, 0)
    table.seat_at(3, seat=1)
    assert table.refused("acquire") == 429


@pytest.mark.rule("NOB-430")
def test_an_activated_card_still_counts() -> None:
    table = at_berk(1, 0)
    table.fill_tile("D01")
    assert table.refused("acquire") == 429


@pytest.mark.rule("NOB-432", "NOB-433", "NOB-434", "NOB-483")
@pytest.mark.parametrize(("die", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_each_slot_draws_and_costs_reputation(die: int, cards: int) -> None:
    table = at_berk(die)
    deck = table.commission_deck()
    table.play("acquire")
    assert table.stage == "commission"
    assert {values["commission"] for _, values in table.legal()} == {
        commission(name) for name in deck[:cards]
    }
    # Nothing is lost before one is kept, and it is compulsory.
    assert table.me.reputation == 20
    assert table.refused("done") == 446
    assert table.refused("keep_commission", commission=commission(deck[cards])) == 483
    kept = deck[cards - 1]
    table.play("keep_commission", commission=commission(kept))
    assert table.me.reputation == 20 - cards
    assert kept in table.commission_ids()
    # The others lie under the deck in the order drawn.
    assert table.commission_deck() == [*deck[cards:], *deck[: cards - 1]]


@pytest.mark.rule("NOB-483")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_whichever_is_kept_the_others_stay_in_their_order(kept: int) -> None:
    table = at_berk(6)
    deck = table.commission_deck()
    table.play("acquire")
    table.play("keep_commission", commission=commission(deck[kept]))
    under = [name for name in deck[:3] if name != deck[kept]]
    assert table.commission_deck() == [*deck[3:], *under]


@pytest.mark.rule("NOB-435", "NOB-420")
def test_a_new_card_comes_with_a_tile_of_its_own() -> None:
    table = at_berk(1)
    card = table.commission_deck()[0]
    table.play("acquire")
    table.play("keep_commission", commission=commission(card))
    tile = TILE_IDS.index("D04")  # the next in the bag
    assert table.s.tile_owner[tile] == 0
    assert COMMISSION_IDS[table.s.tile_card[tile]] == card
    assert table.s.tile_filled[tile] == 0
    assert table.pile_ids("tile")[0] == "D05"


@pytest.mark.rule("NOB-436", "NOB-470")
def test_tokens_and_an_exchange_beside_a_commission() -> None:
    for order in (
        ("acquire", "take_tokens", "exchange_settlers"),
        ("take_tokens", "acquire", "exchange_buildings"),
        ("exchange_buildings", "take_tokens", "acquire"),
    ):
        table = at_berk(5)
        for name in order:
            assert table.stage == "visit"
            table.play(name, **({"tokens": 3} if name == "take_tokens" else {}))
            if name == "acquire":
                table.match.play(table.match.legal()[0])
        assert table.stage == "turn"
        assert (table.me.modifiers, table.me.coins, table.me.reputation) == (3, 8, 17)
        assert len(table.commission_ids()) == 2


@pytest.mark.rule("NOB-431", "NOB-470")
def test_at_most_one_commission_a_visit() -> None:
    table = at_berk(1, desks=3)
    table.play("acquire")
    table.match.play(table.match.legal()[0])
    assert table.refused("acquire") == 431
    table.done()
    assert table.stage == "turn"


@pytest.mark.rule("NOB-437", "NOB-483")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_cards_all_are_drawn_and_the_full_reputation_is_lost(left: int) -> None:
    table = at_berk(6)
    for place in range(18):
        if left <= table.s.commission_at[place] < table.s.commissions_left:
            table.s.commission_at[place] = -1
    table.s.commissions_left = left
    deck = table.commission_deck()
    table.play("acquire")
    assert len(table.legal()) == left
    table.play("keep_commission", commission=commission(deck[0]))
    assert table.me.reputation == 17
    assert table.commission_deck() == deck[1:]


@pytest.mark.rule("NOB-437")
def test_an_empty_deck_has_nothing_to_acquire() -> None:
    table = at_berk(6)
    for place in range(18):
        if table.s.commission_at[place] < table.s.commissions_left:
            table.s.commission_at[place] = -1
    table.s.commissions_left = 0
    assert table.refused("acquire") == 437
    table.play("take_tokens", tokens=1)
    table.play("exchange_settlers")
    assert (table.stage, table.me.reputation) == ("turn", 20)


@pytest.mark.rule("NOB-434", "NOB-079")
def test_reputation_does_not_fall_below_six() -> None:
    table = at_berk(6)
    table.has(reputation=7)
    table.play("acquire")
    table.match.play(table.match.legal()[0])
    assert table.me.reputation == 6


# What cards score.


@pytest.mark.rule("NOB-438", "NOB-439", "NOB-441")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_scores_when_it_is_active(card: str) -> None:
    metric, points = CARDS[card]
    for count, expected in points.items():
        table = holding(card)
        table.goods_all(0)
        table.has(coins=0)
        reach(table, metric, count, race=RACE_OF.get(card, "elf"))
        table.fill_tile("D01", 2)
        inactive = table.score(0)
        table.fill_tile("D01", 3)
        assert table.score(0) - inactive == expected


@pytest.mark.rule("NOB-438", "NOB-445")
@pytest.mark.parametrize("scarce", GOODS)
def test_there_are_as_many_sets_as_of_the_scarcest_good(scarce: str) -> None:
    table = holding("M14")
    table.goods_all(2)
    table.has(**{scarce: 1})
    before = table.score(0)
    table.fill_tile("D01")
    assert table.score(0) - before == 3


@pytest.mark.rule("NOB-445")
def test_points_that_a_card_counts_are_those_so_far() -> None:
    """No commission of the standard deck counts points; goods and nobility are not yet turned into them."""
    table = holding("M01")
    table.has(vp=11, nobility=8)
    assert measure(table.s, 0, METRICS.index("vp"), NOTHING) == 11


@pytest.mark.rule("NOB-439")
def test_a_card_that_is_not_active_scores_nothing() -> None:
    table = holding("M12")
    table.goods_all(0)
    table.has(coins=60)
    for filled in (0, 1, 2):
        table.fill_tile("D01", filled)
        assert table.score(0) == 0


@pytest.mark.rule("NOB-438")
def test_all_active_cards_score_and_only_ones_own() -> None:
    table = holding("M12")
    table.hold("M17", "D10", filled=3)
    table.hold("M13", "D11", filled=2)
    table.hold("M16", "D12", filled=3, seat=1)
    table.fill_tile("D01")
    table.goods_all(0)
    table.has(coins=9)
    table.has(reputation=14)
    table.seat_at(0)
    # Three for coins and two for reputation.
    assert table.score(0) == 5


@pytest.mark.rule("NOB-440")
def test_goods_count_for_a_card_and_for_points_alike() -> None:
    table = holding("M13")
    table.hold("M14", "D10", filled=3)
    table.fill_tile("D01")
    table.goods_all(2)
    table.s.round_number = 10
    table.finish()
    # Twelve goods: six points, six for the cellar, six for two sets; and all are still there.
    assert table.result().scores[0] == 18
    assert table.board(0).goods.tolist() == [2] * 6


@pytest.mark.rule("NOB-419", "NOB-438")
def test_cards_are_open_at_the_final_count_only() -> None:
    table = Table(3, chancery=True)
    cards = [table.commission_ids(seat) for seat in range(3)]
    assert [held.card for held in table.view_of(1).boards[0].commissions] == [None]
    assert [held.card for held in table.view_of(0).boards[0].commissions] == cards[0]
    assert [int(table.s.commission_known[commission(*held)]) for held in cards] == [1, 2, 4]
    table.finish()
    assert [int(table.s.commission_known[commission(*held)]) for held in cards] == [7, 7, 7]
    for onlooker in (0, 1, 2, None):
        seen = [[held.card for held in board.commissions] for board in table.view_of(onlooker).boards]
        assert sorted(seen) == sorted(cards)


@pytest.mark.rule("NOB-484")
def test_how_many_cards_and_which_tiles_are_public() -> None:
    table = Table(3, chancery=True)
    table.hold("M18", "D10", filled=3)
    table.fill_tile("D01", 1)
    for onlooker in (0, 1, 2, None):
        board = next(board for board in table.view_of(onlooker).boards if board.seat == 0)
        assert [(held.tile, sum(held.filled)) for held in board.commissions] == [("D01", 1), ("D10", 3)]


@pytest.mark.rule("NOB-484")
def test_what_went_under_the_deck_is_known_to_who_drew_it() -> None:
    table = at_berk(6)
    deck = table.commission_deck()
    table.play("acquire")
    table.play("keep_commission", commission=commission(deck[0]))
    for name in deck[1:3]:
        assert table.s.commission_known[commission(name)] == 1
    assert table.s.commission_known[commission(deck[0])] == 1
