"""Characters (section 9): a fourth good, and the Lord benefit."""

from collections.abc import Callable

import pytest

from tests.games.nobility.table import Table, good

# The good of which each character may spend four (NOB-103).
EXTRA = {
    "P01": "books",
    "P02": "jewelry",
    "P03": "furnishings",
    "P04": "magic",
    "P05": "artwork",
    "P06": "weaponry",
    "P07": "furnishings",
    "P08": "books",
    "P09": "magic",
    "P10": "artwork",
    "P11": "weaponry",
    "P12": "jewelry",
    "P13": "jewelry",
}
GOODS = ["books", "artwork", "weaponry", "magic", "jewelry", "furnishings"]
# For each good a card that asks for it and for others, at most so many in all (NOB-166).
CARDS = {
    "books": ("S13", ["books", "artwork", "magic"]),
    "artwork": ("S13", ["books", "artwork", "magic"]),
    "weaponry": ("S15", ["weaponry", "magic", "furnishings"]),
    "magic": ("S15", ["weaponry", "magic", "furnishings"]),
    "jewelry": ("S17", ["artwork", "jewelry", "furnishings"]),
    "furnishings": ("S17", ["artwork", "jewelry", "furnishings"]),
}
# P01 to P05 by NOB-110 to NOB-114, the others by NOB-115: coins, reputation, modifiers, points, houses on the
# platform, workers in the lot, goods of choice.
GIFTS = {
    "P01": (0, 4, 0, 0, 0, 0, 0),
    "P02": (5, 0, 0, 0, 0, 0, 0),
    "P03": (2, 0, 0, 0, 0, 0, 2),
    "P04": (0, 0, 4, 0, 0, 0, 0),
    "P05": (0, 4, 2, 0, 0, 0, 0),
    "P06": (3, 3, 0, 0, 0, 0, 0),
    "P07": (0, 0, 0, 0, 1, 0, 0),
    "P08": (2, 0, 0, 0, 0, 1, 0),
    "P09": (0, 0, 2, 0, 0, 0, 2),
    "P10": (0, 0, 0, 0, 0, 0, 4),
    "P11": (3, 0, 0, 0, 0, 0, 0),
    "P12": (0, 0, 0, 4, 0, 0, 0),
    "P13": (3, 0, 0, 0, 0, 0, 0),
}
CHOICES = {
    "P01": ["lord_settler"],
    "P03": ["lord_good", "lord_good"],
    "P09": ["lord_good", "lord_good"],
    "P10": ["lord_good", "lord_good", "lord_good", "lord_good"],
    "P11": ["lord_apprentice"],
    "P13": ["lord_settler"],
}


def almost_lord(character: str, players: int = 3) -> Table:
    """A card with one star in hand, and what it takes: three goods, one worker comes with it."""
    table = Table(players)
    table.character(character)
    table.hand("S03")
    table.goods_all(0)
    table.has(coins=0, weaponry=2, magic=1)
    table.has(nobility=4)
    return table


def become_lord(table: Table) -> None:
    table.play("complete", slot=0)
    table.play("spend", good="weaponry", goods=2)
    table.play("spend", good="magic", goods=1)


def possessions(table: Table) -> tuple[int, ...]:
    me = table.me
    numbers = me.coins, me.reputation, me.modifiers, me.vp, me.platform, me.lot, me.goods.sum()
    return tuple(int(number) for number in numbers)


def answer(table: Table) -> None:
    """Goods are taken, all else is declined."""
    if table.stage == "lord_good":
        table.play("take_good", good=0)
    else:
        table.done()


@pytest.mark.rule("NOB-103", "NOB-154")
@pytest.mark.parametrize("character", EXTRA)
def test_each_character_may_spend_four_of_one_good(character: str) -> None:
    for asked in GOODS:
        card, goods = CARDS[asked]
        table = Table(3)
        table.character(character)
        table.hand(card)
        table.goods_all(4)
        table.play("complete", slot=0)
        for name in goods[: goods.index(asked)]:
            table.play("spend", good=good(name), goods=1)
        assert table.is_legal("spend", good=good(asked), goods=3)
        assert table.why_not("spend", good=good(asked), goods=4) == (0 if EXTRA[character] == asked else 154)


@pytest.mark.rule("NOB-104")
def test_it_works_from_the_beginning_and_again_and_again() -> None:
    table = Table(3)
    table.character("P01")
    table.goods_all(9)
    table.platform(3)
    for card, partner in (("S01", "artwork"), ("S10", "magic"), ("S07", "magic")):
        table.hand(card)
        table.play("complete", slot=0)
        table.play("spend", good="books", goods=4)
        table.play("spend", good=good(partner), goods=1)
        table.turn(0)
        table.has(books=9)
    assert table.me.built == 3


@pytest.mark.rule("NOB-105")
def test_the_greatest_total_of_the_card_stays() -> None:
    table = Table(3)
    table.character("P01")
    table.hand("S01")  # at most six
    table.goods_all(4)
    table.play("complete", slot=0)
    table.play("spend", good="books", goods=4)
    assert table.is_legal("spend", good="artwork", goods=2)
    assert table.refused("spend", good="artwork", goods=3) == 155


@pytest.mark.rule("NOB-105", "NOB-155")
def test_the_fourth_good_counts_for_the_least_total() -> None:
    table = Table(3)
    table.hand("S30")  # books, artwork, magic: six at least
    table.goods_all(0)
    table.has(books=4, artwork=1, magic=1)
    table.character("P07")  # of furnishings
    assert table.why_not("complete", slot=0) == 155
    table.character("P01")  # of books
    table.play("complete", slot=0)
    assert table.why_not("spend", good="books", goods=3) == 155
    assert table.is_legal("spend", good="books", goods=4)


@pytest.mark.rule("NOB-106", "NOB-110", "NOB-111", "NOB-112", "NOB-113", "NOB-114", "NOB-115")
@pytest.mark.parametrize("character", GIFTS)
def test_each_lord_benefit(character: str) -> None:
    table = almost_lord(character)
    before = possessions(table)
    become_lord(table)
    asked = []
    while table.stage != "turn":
        asked.append(table.stage)
        answer(table)
    assert asked == CHOICES.get(character, [])
    gained = [after - old for after, old in zip(possessions(table), before, strict=True)]
    # Beside the gift: three points, a house built, a worker come, three goods spent.
    base = (0, 0, 0, 3, -1, 1, -3)
    assert gained == [gift + other for gift, other in zip(GIFTS[character], base, strict=True)]


@pytest.mark.rule("NOB-110", "NOB-115", "NOB-109", "NOB-139")
@pytest.mark.parametrize("character", ["P01", "P13"])
def test_a_settler_card_of_choice_from_the_display(character: str) -> None:
    table = almost_lord(character)
    table.display("S25", "S26", "S28", "S29")
    table.settler_pile("S31")
    become_lord(table)
    assert table.stage == "lord_settler"
    assert sum(name == "take_settler" for name, _ in table.legal()) == 6
    table.play("take_settler", space=2)
    assert table.stage == "turn"
    assert table.hand_ids() == ["S28"]
    assert table.display_ids()[:4] == ["S25", "S26", "S31", "S29"]


@pytest.mark.rule("NOB-109", "NOB-110")
def test_a_settler_card_may_be_declined() -> None:
    table = almost_lord("P01")
    display = table.display_ids()
    become_lord(table)
    table.done()
    assert (table.hand_ids(), table.display_ids()) == ([], display)
    assert table.me.reputation == 13


@pytest.mark.rule("NOB-461", "NOB-141")
def test_the_card_that_made_the_lord_no_longer_counts_for_the_hand() -> None:
    table = almost_lord("P01")
    table.hand("S03", "S31", "S32")
    become_lord(table)
    table.play("take_settler", space=0)
    assert (table.stage, len(table.hand_ids())) == ("turn", 3)


@pytest.mark.rule("NOB-109", "NOB-141")
def test_the_hand_limit_holds_for_a_lord_too() -> None:
    table = Table(3)
    table.character("P01")
    table.hand("S31", "S32", "S33")
    table.has(nobility=4)
    table.employ("wizards")
    table.has(coins=9)
    table.hall("B19")
    table.dice(6)
    table.place("hall", 6)
    table.play("take_settler", space=0)
    assert table.stage == "discard_settler"
    table.play("discard_settler", slot=1)
    assert len(table.hand_ids()) == 3
    assert "S32" not in table.hand_ids()


@pytest.mark.rule("NOB-112", "NOB-115", "NOB-109")
@pytest.mark.parametrize(("character", "count"), [("P03", 2), ("P09", 2), ("P10", 4)])
def test_goods_of_choice_one_after_the_other_and_not_to_be_declined(character: str, count: int) -> None:
    table = almost_lord(character)
    become_lord(table)
    chosen = ["furnishings", "books", "furnishings", "magic"][:count]
    for name in chosen:
        assert table.stage == "lord_good"
        assert table.refused("done") == 446
        assert len(table.legal()) == 6
        table.play("take_good", good=good(name))
    assert table.stage == "turn"
    assert table.goods() == {name: chosen.count(name) for name in chosen}


@pytest.mark.rule("NOB-115", "NOB-109")
def test_an_apprentice_to_any_guild_with_room() -> None:
    table = almost_lord("P11")
    table.employ("artists", 3, seat=1)
    table.lot(1)
    become_lord(table)
    assert table.stage == "lord_apprentice"
    assert table.refused("assign", guild="artists") == 222
    table.play("assign", guild="merchants")
    assert table.stage == "turn"
    # One of two: the worker who was there, or who came with the settler card.
    assert table.figures() == {"supply": 12, "lot": 1, "merchants": 1}
    assert table.me.coins == 3


@pytest.mark.rule("NOB-109", "NOB-115")
def test_an_apprentice_may_be_declined() -> None:
    table = almost_lord("P11")
    become_lord(table)
    table.done()
    assert table.figures() == {"supply": 13, "lot": 1}
    assert table.me.coins == 3


def no_card(table: Table) -> None:
    table.leave_settlers(0, discard=False)
    table.s.display[:] = -1


def no_worker(table: Table) -> None:
    table.own("wizards", 0, "B19")
    table.employ("scholars", 3)
    table.employ("artists", 3)
    table.employ("merchants", 3)
    table.employ("wizards", 3)
    table.employ("carpenters", 1)


def no_room(table: Table) -> None:
    for name in ("scholars", "artists", "blacksmiths", "wizards"):
        table.employ(name, 3, seat=1)
    for name in ("merchants", "carpenters"):
        table.employ(name, 3, seat=2)


@pytest.mark.rule("NOB-109")
@pytest.mark.parametrize(
    ("character", "prepare", "gift"),
    [
        ("P01", no_card, {"reputation": 13}),
        ("P13", no_card, {"coins": 3}),
        ("P11", no_room, {"coins": 3}),
        ("P11", no_worker, {"coins": 3}),
    ],
)
def test_a_part_that_cannot_be_carried_out_is_skipped(
    character: str, prepare: Callable[[Table], None], gift: dict[str, int]
) -> None:
    table = almost_lord(character)
    prepare(table)
    become_lord(table)
    assert table.stage == "turn"
    assert {name: int(getattr(table.me, name)) for name in gift} == gift


@pytest.mark.rule("NOB-109", "NOB-092")
def test_tokens_as_far_as_the_supply_reaches() -> None:
    table = almost_lord("P04")
    table.has(seat=1, modifiers=17)
    become_lord(table)
    assert (table.me.modifiers, table.s.modifiers) == (3, 0)


@pytest.mark.rule("NOB-109", "NOB-021")
def test_a_house_only_if_there_is_one() -> None:
    table = almost_lord("P07")
    table.platform(7)
    become_lord(table)
    assert table.houses() == (0, 6, 1)


@pytest.mark.rule("NOB-109", "NOB-078")
def test_reputation_as_far_as_the_track_goes() -> None:
    table = almost_lord("P05")
    table.has(reputation=22)
    become_lord(table)
    assert (table.me.reputation, table.me.modifiers) == (24, 2)


@pytest.mark.rule("NOB-107")
def test_a_benefit_comes_once() -> None:
    table = almost_lord("P02")
    become_lord(table)
    assert table.me.coins == 5
    table.turn(0)
    table.hand("S09")
    table.platform(1)
    table.has(weaponry=2, furnishings=1)
    table.play("complete", slot=0)
    table.play("spend", good="weaponry", goods=2)
    table.play("spend", good="furnishings", goods=1)
    assert (table.me.nobility, table.me.coins) == (6, 5)


@pytest.mark.rule("NOB-108", "NOB-157")
def test_the_benefit_comes_after_all_stars_and_before_points() -> None:
    table = Table(3)
    table.character("P01")
    table.hand("S27")
    table.public(0, "B37")
    table.goods_all(3)
    table.has(nobility=4)
    table.play("complete", slot=0)
    for name in ("books", "magic", "jewelry"):
        table.play("spend", good=good(name), goods=2)
    # Two stars and the workers have come, the points have not.
    assert table.stage == "lord_settler"
    assert (table.me.nobility, table.me.lot, table.me.vp) == (6, 2, 0)
    table.done()
    assert table.me.vp == 7


@pytest.mark.rule("NOB-108", "NOB-239")
@pytest.mark.parametrize(("kind", "points"), [("workshop", 3), ("public", 5)])
def test_points_of_a_building_come_after_the_benefit(kind: str, points: int) -> None:
    table = Table(3)
    table.character("P10")
    table.has(nobility=4)
    table.has(coins=9)
    table.employ("wizards")
    table.lot(1)
    table.hall("B19" if kind == "workshop" else "B37")
    table.dice(6)
    table.place("hall", 6)
    if kind == "public":
        table.play("build", plot=2)
    assert (table.stage, table.me.vp) == ("lord_good", 0)
    for _ in range(4):
        table.play("take_good", good=0)
    assert (table.stage, table.me.vp) == ("turn", points)


@pytest.mark.rule("NOB-456")
@pytest.mark.parametrize(
    ("character", "stage", "reputation", "coins"),
    [("P01", "lord_settler", 13, 0), ("P03", "lord_good", 9, 2), ("P13", "lord_settler", 9, 0)],
)
def test_parts_come_in_the_order_printed(character: str, stage: str, reputation: int, coins: int) -> None:
    """What is printed before the question has come when it is asked, what is printed after it has not."""
    table = almost_lord(character)
    become_lord(table)
    assert (table.stage, table.me.reputation, table.me.coins) == (stage, reputation, coins)


@pytest.mark.rule("NOB-456")
def test_an_apprentice_goes_before_the_coins_come() -> None:
    table = almost_lord("P11")
    become_lord(table)
    assert (table.stage, table.me.coins) == ("lord_apprentice", 0)


@pytest.mark.rule("NOB-116", "NOB-041")
def test_each_player_has_one_of_thirteen_and_no_two_the_same() -> None:
    seen = set()
    for seed in range(40):
        table = Table(6, seed=seed, chosen=False)
        dealt = [int(table.board(seat).character) for seat in range(6)]
        assert len({*dealt}) == 6
        seen |= {*dealt}
    assert seen == {*range(13)}


@pytest.mark.rule("NOB-106", "NOB-447")
def test_a_lord_of_another_character_gives_nothing_to_others() -> None:
    table = almost_lord("P02")
    table.character("P12", seat=1)
    become_lord(table)
    assert (table.board(1).vp, table.board(1).coins) == (0, 8)
