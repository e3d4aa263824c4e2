"""Settler cards (section 12)."""

import numpy as np
import pytest
from msgspec import to_builtins

from moothall.games.nobility.game import GAME
from moothall.games.nobility.stages.settlers import judge_spend
from tests.games.nobility.printed import SETTLERS, Settler
from tests.games.nobility.table import DECK, Table, good

CARDS = to_builtins(GAME.components(DECK))


def settling(*cards: str, goods: int = 3, players: int = 3) -> Table:
    """Seat 0 holds these cards, has goods for them and two houses, and the character P02 (jewelry)."""
    table = Table(players)
    table.character("P02")
    table.hand(*cards)
    table.goods_all(goods)
    table.platform(2)
    table.dice(1)
    return table


def complete(table: Table, slot: int = 0, **goods: int) -> None:
    """So many of each of the card's goods, in the order of the goods."""
    table.play("complete", slot=slot)
    for name, count in goods.items():
        table.play("spend", good=good(name), goods=count)


@pytest.mark.rule("NOB-146", "NOB-166")
@pytest.mark.parametrize("card", SETTLERS, ids=lambda card: card.id)
def test_the_cards(card: Settler) -> None:
    printed = CARDS["settlers"][card.id]
    assert (printed["race"], printed["back"]) == (card.race, card.back)
    assert printed["goods"] == card.goods
    assert (printed["least"], printed["most"]) == (card.least, card.most)
    assert (printed["workers"], printed["stars"]) == (card.workers, card.stars)
    kinds = len(card.goods)
    assert 2 <= kinds <= 5
    assert card.most == 3 * kinds
    assert card.least in (3, 5, 6, 8, 10)
    assert 1 <= card.workers <= 3
    assert 1 <= card.stars <= 2


@pytest.mark.rule("NOB-146", "NOB-156", "NOB-158", "NOB-159", "NOB-160", "NOB-163")
@pytest.mark.parametrize("card", SETTLERS, ids=lambda card: card.id)
def test_each_card_completed_with_all_it_takes(card: Settler) -> None:
    """Three of each good, which is the most."""
    table = settling(card.id)
    complete(table, **dict.fromkeys(card.goods, 3))
    board = table.board(0)
    assert (table.stage, board.vp) == ("turn", card.most)
    assert (board.lot, board.nobility) == (card.workers, card.stars)
    everything = ("books", "artwork", "weaponry", "magic", "jewelry", "furnishings")
    assert table.goods(0) == {name: 3 for name in everything if name not in card.goods}
    view = table.view_of(1).boards[0]
    assert (view.completed, view.settlers) == ([card.id], [])
    assert view.races == {card.race: 1}


@pytest.mark.rule("NOB-147", "NOB-148", "NOB-149")
def test_a_house_moves_from_the_platform_to_a_plot() -> None:
    table = settling("S01", "S03")
    assert table.houses(0) == (5, 2, 0)
    complete(table, books=1, artwork=2)
    assert table.houses(0) == (5, 1, 1)
    table.turn(0)
    complete(table, weaponry=1, magic=2)
    assert table.houses(0) == (5, 0, 2)
    table = settling("S01")
    table.platform(0)
    assert table.refused("complete", slot=0) == 147


@pytest.mark.rule("NOB-148")
def test_the_house_stays_there() -> None:
    table = settling("S01")
    complete(table, books=1, artwork=2)
    table.end_turn()
    table.end_round()
    assert table.houses(0) == (5, 1, 1)
    assert table.completed_ids(0) == ["S01"]


@pytest.mark.rule("NOB-150")
def test_seven_settlers_at_most() -> None:
    table = settling("S01", "S05")
    table.platform(1)
    table.settled("S02", "S03", "S04", "S06", "S07", "S09")
    complete(table, books=1, artwork=2)
    assert table.houses(0) == (0, 0, 7)
    assert len(table.completed_ids(0)) == 7
    table.turn(0)
    assert table.refused("complete", slot=0) == 150


@pytest.mark.rule("NOB-151")
def test_only_goods_that_the_card_names() -> None:
    table = settling("S01")
    table.play("complete", slot=0)
    for other in ("weaponry", "magic", "jewelry", "furnishings"):
        for count in range(5):
            assert table.refused("spend", good=good(other), goods=count) == 151


@pytest.mark.rule("NOB-152")
def test_any_number_of_goods_may_be_kept() -> None:
    table = settling("S01", goods=200)
    complete(table, books=3, artwork=3)
    table.end_turn()
    table.end_round()
    assert table.goods(0) == {
        "books": 197,
        "artwork": 197,
        "weaponry": 200,
        "magic": 200,
        "jewelry": 200,
        "furnishings": 200,
    }


@pytest.mark.rule("NOB-153")
def test_at_least_one_of_each() -> None:
    table = settling("S13")  # books, artwork, magic
    table.play("complete", slot=0)
    assert table.refused("spend", good="books", goods=0) == 153
    table.play("spend", good="books", goods=3)
    assert table.refused("spend", good="artwork", goods=0) == 153
    for lacking in ("books", "artwork", "magic"):
        table = settling("S13")
        table.has(**{lacking: 0})
        assert table.refused("complete", slot=0) == 153


@pytest.mark.rule("NOB-154", "NOB-103")
def test_at_most_three_of_each_and_four_of_the_characters() -> None:
    """Martok Coinforged may spend four jewelry."""
    table = settling("S04", goods=9)  # magic, jewelry
    table.play("complete", slot=0)
    assert table.refused("spend", good="magic", goods=4) == 154
    table.play("spend", good="magic", goods=2)
    assert table.is_legal("spend", good="jewelry", goods=4)
    table.play("spend", good="jewelry", goods=4)
    assert (table.board(0).vp, table.goods(0)["jewelry"]) == (6, 5)
    table = settling("S04", goods=9)
    table.character("P05")
    table.play("complete", slot=0)
    table.play("spend", good="magic", goods=2)
    assert table.refused("spend", good="jewelry", goods=4) == 154


@pytest.mark.rule("NOB-155", "NOB-105")
def test_the_total_lies_between_minimum_and_maximum() -> None:
    """S04 takes 3 to 6 goods."""
    for magic in (1, 2, 3):
        table = settling("S04", goods=9)
        table.play("complete", slot=0)
        table.play("spend", good="magic", goods=magic)
        legal = [values["goods"] for _, values in table.legal()]
        assert legal == [count for count in (1, 2, 3, 4) if 3 <= magic + count <= 6]
        for count in {1, 2, 3, 4} - {*legal}:
            assert table.refused("spend", good="jewelry", goods=count) == 155


@pytest.mark.rule("NOB-155")
def test_no_amount_that_would_make_the_total_impossible() -> None:
    table = settling("S13")  # books, artwork, magic: 5 to 9
    table.has(artwork=1, magic=2)
    table.play("complete", slot=0)
    assert table.refused("spend", good="books", goods=1) == 155
    table.play("spend", good="books", goods=2)
    table.play("spend", good="artwork", goods=1)
    assert table.refused("spend", good="magic", goods=1) == 155
    table.play("spend", good="magic", goods=2)
    assert table.board(0).vp == 5
    table = settling("S13")
    table.has(books=2, artwork=1, magic=1)
    assert table.refused("complete", slot=0) == 155
    table = settling("S25", goods=2)  # artwork, weaponry, jewelry: 6 to 9
    assert table.is_legal("complete", slot=0)
    table.has(weaponry=1)
    assert table.refused("complete", slot=0) == 155
    table.has(artwork=9)
    assert table.is_legal("complete", slot=0)


@pytest.mark.rule("NOB-153", "NOB-155")
def test_one_of_each_of_the_other_goods_must_still_fit() -> None:
    """No card of the standard deck takes so few: here S13 takes from four to five."""
    printed = DECK.record.copy()[0]
    card = DECK.ids("settler").index("S13")
    printed.settler_least[card], printed.settler_most[card] = 4, 5
    table = settling("S13")
    table.play("complete", slot=0)
    verdict = np.zeros(len(GAME.space), np.int16)
    judge_spend(table.s, printed, 0, verdict)
    reasons = [verdict[table.number("spend", good="books", goods=count)] for count in (1, 2, 3)]
    assert reasons == [0, 0, 0]
    table.play("spend", good="books", goods=2)
    judge_spend(table.s, printed, 0, verdict)
    reasons = [verdict[table.number("spend", good="artwork", goods=count)] for count in (1, 2, 3)]
    assert reasons == [0, 0, 155]


@pytest.mark.rule("NOB-030", "NOB-156")
def test_only_goods_that_are_there() -> None:
    table = settling("S01")
    table.has(books=2)
    table.play("complete", slot=0)
    assert table.refused("spend", good="books", goods=3) == 30
    table.play("spend", good="books", goods=2)
    assert table.goods(0)["books"] == 2  # nothing is paid before all is named
    table.play("spend", good="artwork", goods=1)
    assert table.goods(0) == {"artwork": 2, "weaponry": 3, "magic": 3, "jewelry": 3, "furnishings": 3}


@pytest.mark.rule("NOB-157", "NOB-158", "NOB-108")
def test_workers_then_stars_then_points() -> None:
    """The star makes Brannoc Reed a Lord, who can already place the new worker, and has no points yet."""
    table = settling("S01")
    table.character("P11")
    table.public(0, "B37")
    table.has(nobility=4)
    complete(table, books=1, artwork=2)
    assert (table.stage, table.board(0).nobility, table.board(0).lot) == ("lord_apprentice", 5, 1)
    assert table.board(0).vp == 0
    table.play("assign", guild=2)
    assert (table.stage, table.board(0).vp) == ("turn", 3 + 1)


@pytest.mark.rule("NOB-158")
@pytest.mark.parametrize(("supply", "come"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_workers_come_as_far_as_the_supply_reaches(supply: int, come: int) -> None:
    table = settling("S43")
    table.employ("wizards", 14 - supply)
    complete(table, books=2, artwork=2, weaponry=2, magic=2, jewelry=2)
    assert (table.board(0).lot, table.board(0).figures) == (come, supply - come)


@pytest.mark.rule("NOB-160", "NOB-161")
@pytest.mark.parametrize("public", [0, 1, 2, 3])
def test_a_point_for_each_good_and_for_each_public_building(public: int) -> None:
    table = settling("S01")
    for plot in range(public):
        table.public(plot, f"B{41 + plot}")
    table.public(0, "B47", seat=1)
    complete(table, books=2, artwork=3)
    assert table.board(0).vp == 5 + public
    assert table.board(1).vp == 0


@pytest.mark.rule("NOB-162")
def test_public_buildings_give_nothing_for_earlier_cards() -> None:
    table = settling("S01")
    table.hall("B37")
    table.has(coins=4)
    table.dice(6)
    complete(table, books=1, artwork=2)
    assert table.board(0).vp == 3
    table.place("hall", 6)
    table.play("build", plot=0)
    assert table.board(0).vp == 3 + 5
    table.goods_all(0)
    table.finish()
    assert table.score(0) == 3 + 5 + 1  # nobility 3 is a point


@pytest.mark.rule("NOB-163", "NOB-285")
def test_completed_cards_count_for_later_conditions() -> None:
    table = settling("S01")
    table.council(0, "halfling", "T01")
    table.has(nobility=1)
    assert table.may_place("council", 1, column="halfling") == 285
    complete(table, books=1, artwork=2)
    assert table.may_place("council", 1, column="halfling") == 0
    for seat in (0, 1, 2, None):
        assert table.view_of(seat).boards[0].races == {"halfling": 1}


@pytest.mark.rule("NOB-164", "NOB-165")
def test_a_card_is_completed_once_and_only_from_the_hand() -> None:
    table = settling("S01", "S08")
    table.display("S02")
    assert table.refused("complete", slot=2) == 165
    complete(table, books=1, artwork=2)
    assert (table.hand_ids(0), table.completed_ids(0)) == (["S08"], ["S01"])
    table.turn(0)
    table.goods_all(9)
    assert [values for name, values in table.legal() if name == "complete"] == [{"slot": 0}]
    assert table.refused("complete", slot=1) == 165
    complete(table, artwork=1, jewelry=2)
    assert (table.hand_ids(0), table.completed_ids(0)) == ([], ["S01", "S08"])
    table.turn(0)
    assert table.refused("complete", slot=0) == 165


@pytest.mark.rule("NOB-165")
def test_any_card_of_the_hand_may_be_completed() -> None:
    for slot, card in enumerate(("S01", "S07", "S10")):
        table = settling("S01", "S07", "S10")
        goods = {"books": 1, "artwork": 2} if slot == 0 else {"books": 1, "magic": 2}
        complete(table, slot, **goods)
        assert table.completed_ids(0) == [card]
        assert table.hand_ids(0) == [other for other in ("S01", "S07", "S10") if other != card]


@pytest.mark.rule("NOB-461")
def test_a_card_that_is_paid_for_does_not_count_for_the_hand_limit() -> None:
    """Rhys Lusys takes a card with the Lord benefit that the completed one brought: nothing is discarded."""
    table = settling("S01", "S30", "S31")
    table.character("P01")
    table.has(nobility=4)
    new = table.display_ids()[0]
    complete(table, books=1, artwork=2)
    assert (table.stage, table.hand_ids(0)) == ("lord_settler", ["S30", "S31"])
    assert table.completed_ids(0) == ["S01"]
    table.play("take_settler", space=0)
    assert (table.stage, table.hand_ids(0)) == ("turn", ["S30", "S31", new])


@pytest.mark.rule("NOB-462")
def test_no_house_plot_is_chosen() -> None:
    table = settling("S01")
    complete(table, books=1, artwork=2)
    assert table.stage == "turn"
    assert len(table.match.actions) == 3


@pytest.mark.rule("NOB-463")
def test_a_housewarming_scores_once_for_each_card() -> None:
    table = Table(players=3, events=True)
    table.event("E13")
    table.hand("S01", "S03")
    table.goods_all(3)
    table.platform(2)
    table.public(1, "B37")
    complete(table, books=1, artwork=2)
    assert table.board(0).vp == 3 + 1 + 2
    table.turn(0)
    complete(table, weaponry=3, magic=2)
    assert table.board(0).vp == 6 + 5 + 1 + 2
