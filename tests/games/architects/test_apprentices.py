"""The forty apprentices and their abilities (section 21)."""

from collections.abc import Iterator

import pytest

from tests.games.architects.building_site import NO_GOODS
from tests.games.architects.printed import APPRENTICES, Apprentice, Goods
from tests.games.architects.table import APPRENTICE_IDS, DECK, Table, apprentice, building, location

QUARRY, FOREST, MINES = location("quarry"), location("forest"), location("mines")
COPIES = {"AP04": "AP05", "AP11": "AP12", "AP19": "AP20", "AP29": "AP30", "AP39": "AP40"}


def owner_of(*apprentices: str, silver: int = 0, virtue: int = 7, table: Table | None = None) -> Table:
    """Seat 0, whose turn it is, has hired these, and owns silver alone."""
    table = table or Table()
    table.hire(*apprentices, seat=0)
    table.has(**(NO_GOODS | {"silver": silver}))
    table.has(virtue=virtue)
    return table


def reset_by(seat: int, table: Table) -> None:
    """A seat fills the Black Market, so that it is reset; the two that stood there are its own as well."""
    table.deal_at("small", seat=seat)
    table.deal_at("middle", seat=seat)
    table.turn(seat)
    table.has(silver=3)
    table.has(virtue=7)
    table.place("black_market_large")


# What is printed on them.


@pytest.mark.rule("ARC-277")
@pytest.mark.parametrize("card", APPRENTICES, ids=lambda card: card.id)
def test_hiring_an_apprentice_brings_its_virtue_and_its_skills(card: Apprentice) -> None:
    table = Table()
    table.grid(card.id)
    table.has(silver=4)
    table.place("workshop")
    table.play("hire", row=0, column=0)
    assert table.apprentices(0) == [card.id]
    assert table.board(0).virtue == 7 + card.virtue
    assert set(table.view.boards[0].skills) == set(card.skills.split())
    assert DECK.names["apprentice"][card.id] == card.name


@pytest.mark.rule("ARC-277")
def test_there_are_these_forty() -> None:
    assert [card.id for card in APPRENTICES] == APPRENTICE_IDS
    assert len(APPRENTICES) == 40


# Acolytes.


@pytest.mark.rule("ARC-277", "ARC-280")
@pytest.mark.parametrize("reward", [("RW05",), ()])
@pytest.mark.parametrize(("acolyte", "gain"), [("AP01", {}), ("AP02", {"clay": 2}), ("AP03", {"silver": 2})])
def test_an_acolyte_adds_to_each_advance(acolyte: str, gain: Goods, reward: tuple[str, ...]) -> None:
    table = owner_of(acolyte)
    table.has(gold=2, wood=4)
    table.reward_pile(*reward)
    table.hand("BD24", "BD26")
    top = table.pile_ids()
    for discarded in ("BD24", "BD26"):
        table.turn(0)
        table.place("guildhall")
        table.play("advance")
        if table.stage == "pay_wood_or_stone":
            table.play("pay_stone", stone=0)
        table.play("discard", building=building(discarded))
    drawn = top[:2] if acolyte == "AP01" else []
    assert table.hand_ids(0) == sorted(drawn)
    assert table.goods(0) == {"gold": 1} | {good: 2 * amount for good, amount in gain.items()}


# Conspirators.


def raid(conspirators: int, captures: int) -> Iterator[tuple[int, int]]:
    """Silver that each capture of one placement costs, and how much of that is tax."""
    table = owner_of(*("AP04", "AP05")[:conspirators], silver=10, table=Table(3))
    table.send("town_centre", captures - 1)
    table.send("quarry", 1, seat=1)
    table.send("quarry", 1, seat=2)
    table.send("forest", 1, seat=1)
    table.send("forest", 1, seat=2)
    table.place("town_centre")
    for number in range(captures):
        silver, tax = table.silver(0), int(table.s.tax_stand)
        table.play("capture", location=(QUARRY, FOREST)[number // 2], seat=1 + number % 2)
        yield silver - table.silver(0), int(table.s.tax_stand) - tax


@pytest.mark.rule("ARC-277", "ARC-281")
@pytest.mark.parametrize("conspirators", [0, 1, 2])
def test_conspirators_make_captures_from_the_second_on_free(conspirators: int) -> None:
    wanted = [(1, 1)] + [(0, 0)] * conspirators + [(1, 0)] * (3 - conspirators)
    assert list(raid(conspirators, 4)) == wanted


@pytest.mark.rule("ARC-277", "ARC-281")
@pytest.mark.parametrize("conspirator", ["AP04", "AP05"])
def test_each_conspirator_saves_one_silver_of_a_placement(conspirator: str) -> None:
    table = owner_of(conspirator, silver=1)
    table.send("town_centre", 2)
    table.send("quarry", 1, seat=1)
    table.send("forest", 1, seat=1)
    table.place("town_centre")
    table.play("capture", location=QUARRY, seat=1)
    assert table.silver() == 0
    table.play("capture", location=FOREST, seat=1)
    assert (table.stage, table.silver()) == ("capture", 0)
    assert table.refused("capture", location="town_centre", seat=0) == 112


@pytest.mark.rule("ARC-281")
def test_a_conspirator_saves_no_tax() -> None:
    table = owner_of("AP04", "AP05", silver=0)
    table.send("quarry", 1, seat=1)
    table.place("town_centre")
    assert table.refused("capture", location=QUARRY, seat=1) == 110


# Debt Collectors.


@pytest.mark.rule("ARC-277", "ARC-282")
@pytest.mark.parametrize(("collector", "good"), [("AP06", "clay"), ("AP07", "stone"), ("AP08", "wood")])
def test_a_debt_collector_adds_to_each_debt_paid_off(collector: str, good: str) -> None:
    table = owner_of(collector, silver=12)
    table.has(unpaid=2)
    table.send("guardhouse", 1)
    table.place("guardhouse")
    table.play("pay_off")
    assert table.goods() == {good: 2, "silver": 6}
    table.play("pay_off")
    assert table.goods(0) == {good: 4}


# The Gatekeeper.


@pytest.mark.rule("ARC-277", "ARC-283")
@pytest.mark.parametrize("let_out", [0, 1, 2])
def test_the_gatekeeper_lets_up_to_two_own_workers_out_at_a_reset(let_out: int) -> None:
    table = owner_of("AP09")
    table.imprison(5)
    reset_by(1, table)
    assert (table.stage, table.seat) == ("gatekeeper", 0)
    assert table.legal() == [("let_out", {"workers": workers}) for workers in (0, 1, 2)]
    assert table.refused("let_out", workers=3) == 283
    supply = int(table.me.supply)
    table.play("let_out", workers=let_out)
    assert (table.board(0).prison, table.board(0).supply) == (5 - let_out, supply + let_out)
    assert table.board(1).prison == 3


@pytest.mark.rule("ARC-283")
def test_the_gatekeeper_lets_out_only_whom_there_is() -> None:
    table = owner_of("AP09")
    table.imprison(1)
    reset_by(1, table)
    assert table.refused("let_out", workers=2) == 283
    table.play("let_out", workers=1)
    assert table.board(0).prison == 0
    table = owner_of("AP09")
    reset_by(1, table)
    assert (table.stage, table.seat) == ("turn", 0)


@pytest.mark.rule("ARC-283")
def test_the_gatekeeper_works_at_each_reset() -> None:
    table = owner_of("AP09")
    table.imprison(4)
    for left in (2, 0):
        reset_by(1, table)
        table.play("let_out", workers=2)
        assert table.board(0).prison == left


# What the Black Market takes less.


@pytest.mark.rule("ARC-277", "ARC-284")
@pytest.mark.parametrize("space", ["small", "middle", "large"])
def test_the_illusionist_spares_the_virtue_of_the_black_market(space: str) -> None:
    for illusionists, left in ((["AP10"], 7), ([], 6)):
        table = owner_of(*illusionists, silver=9)
        table.place(f"black_market_{space}")
        assert table.board(0).virtue == left
    table = owner_of("AP10", virtue=0, silver=9)
    table.place(f"black_market_{space}")
    assert (table.board(0).virtue, table.board(0).unpaid) == (0, 0)


@pytest.mark.rule("ARC-284")
def test_the_illusionist_spares_nothing_elsewhere() -> None:
    table = owner_of("AP10")
    table.place("tax_stand")
    assert table.board(0).virtue == 5


@pytest.mark.rule("ARC-277", "ARC-296")
@pytest.mark.parametrize(("space", "price"), [("small", 0), ("middle", 1), ("large", 2)])
def test_the_trickster_spares_a_silver_of_the_black_market(space: str, price: int) -> None:
    place = f"black_market_{space}"
    table = owner_of("AP38", silver=price)
    table.market_pile("BM01")
    table.place(place)
    assert table.silver(0) == 0
    assert table.board(0).virtue == 6
    if price:
        table = owner_of("AP38", silver=price - 1)
        assert table.may_place(place) == {"middle": 131, "large": 137}[space]


@pytest.mark.rule("ARC-296")
def test_the_trickster_never_earns_silver() -> None:
    """The small space costs 1, so nothing is left to pay; what is there stays."""
    table = owner_of("AP38", silver=5)
    table.place("black_market_small")
    assert table.silver(0) == 5


# What a place gives more.


@pytest.mark.rule("ARC-277", "ARC-285", "ARC-292", "ARC-297")
@pytest.mark.parametrize(
    ("card", "place", "good", "base"),
    [
        ("AP11", "silversmith", "silver", 1),
        ("AP12", "silversmith", "silver", 1),
        ("AP29", "quarry", "stone", 0),
        ("AP30", "quarry", "stone", 0),
        ("AP39", "forest", "wood", 0),
        ("AP40", "forest", "wood", 0),
    ],
)
def test_jeweller_stonecutter_and_woodcutter_add_one(card: str, place: str, good: str, base: int) -> None:
    for already in (0, 1, 3):
        table = owner_of(card)
        table.send(place, already)
        table.place(place)
        assert table.goods(0) == {good: base + already + 1 + 1}


@pytest.mark.rule("ARC-285", "ARC-288", "ARC-292", "ARC-297")
@pytest.mark.parametrize("place", ["silversmith", "quarry", "forest", "mines"])
def test_they_add_nothing_elsewhere(place: str) -> None:
    here = {"silversmith": "AP11", "quarry": "AP29", "forest": "AP39", "mines": "AP19"}[place]
    others = [card for card in ("AP11", "AP29", "AP39", "AP19") if card != here]
    plain, with_others = owner_of(), owner_of(*others)
    for table in (plain, with_others):
        table.place(place)
        if place == "mines":
            table.play("mine_clay")
    assert plain.goods(0) == with_others.goods(0)


@pytest.mark.rule("ARC-277", "ARC-286")
def test_the_labourer_has_every_skill_and_no_ability() -> None:
    table = owner_of("AP13")
    assert set(table.view.boards[0].skills) == {"carpentry", "tiling", "masonry"}
    for place, gained in (("quarry", {"stone": 1}), ("forest", {"wood": 1}), ("silversmith", {"silver": 2})):
        table = owner_of("AP13")
        table.place(place)
        assert table.goods(0) == gained
    table = owner_of("AP13", silver=3)
    table.has(virtue=7)
    table.market_pile("BM01")
    table.place("black_market_small")
    assert (table.goods(0), table.board(0).virtue) == ({"marble": 1, "silver": 2}, 6)
    table = owner_of("AP13")
    table.place("kings_storehouse")
    assert table.refused("exchange_with", slot=0) == 81


@pytest.mark.rule("ARC-277", "ARC-288")
@pytest.mark.parametrize("miner", ["AP19", "AP20"])
def test_a_miner_adds_a_clay_to_clay_and_to_gold(miner: str) -> None:
    table = owner_of(miner)
    table.place("mines")
    table.play("mine_clay")
    assert table.goods(0) == {"clay": 3}
    table = owner_of(miner)
    table.send("mines", 1)
    table.place("mines")
    table.play("mine_gold")
    assert table.goods(0) == {"clay": 1, "gold": 1}


# Exchanges at the King's Storehouse: what is given, what is gained, and the rule that asks for it.

EXCHANGES: dict[str, tuple[Goods, Goods, int]] = {
    "AP14": ({"silver": 1}, {"clay": 3}, 287),
    "AP15": ({"silver": 2}, {"gold": 1}, 287),
    "AP16": ({"silver": 3}, {"marble": 1}, 287),
    "AP17": ({"silver": 1}, {"stone": 2}, 287),
    "AP18": ({"silver": 1}, {"wood": 2}, 287),
    "AP21": ({"clay": 1}, {"virtue": 1}, 289),
    "AP22": ({"silver": 2}, {"virtue": 1}, 289),
    "AP23": ({"stone": 1}, {"virtue": 1}, 289),
    "AP24": ({"wood": 1}, {"virtue": 1}, 289),
    "AP35": ({"clay": 3}, {"marble": 1}, 295),
    "AP36": ({"stone": 2}, {"marble": 1}, 295),
    "AP37": ({"wood": 2}, {"marble": 1}, 295),
}


@pytest.mark.rule("ARC-277", "ARC-287", "ARC-289", "ARC-295")
@pytest.mark.parametrize("card", EXCHANGES)
def test_merchant_patron_and_trader_add_an_exchange(card: str) -> None:
    give, gain, rule = EXCHANGES[card]
    table = owner_of(card)
    table.send("kings_storehouse", 2)
    table.has(**{good: 2 * amount for good, amount in give.items()})
    table.place("kings_storehouse")
    for times in (1, 2):
        table.play("exchange_with", slot=0)
        left = {good: (2 - times) * amount for good, amount in give.items() if times < 2}
        goods = {good: times * amount for good, amount in gain.items() if good != "virtue"}
        assert table.goods() == left | goods
        assert table.me.virtue == 7 + times * gain.get("virtue", 0)
    assert table.refused("exchange_with", slot=0) == rule
    table.has(**{good: amount - 1 for good, amount in give.items()})
    assert table.refused("exchange_with", slot=0) == rule
    assert table.refused("exchange_with", slot=1) == 81


# The Tax Stand.


@pytest.mark.rule("ARC-277", "ARC-290")
def test_the_pickpocket_finds_a_gold_at_the_tax_stand() -> None:
    table = owner_of("AP25")
    table.place("tax_stand")
    assert table.goods(0) == {"gold": 1, "silver": 4}
    assert table.board(0).virtue == 5


@pytest.mark.rule("ARC-277", "ARC-294")
@pytest.mark.parametrize(("virtue", "left", "debts"), [(7, 6, 0), (1, 0, 0), (0, 0, 1)])
def test_the_thief_loses_one_virtue_less_at_the_tax_stand(virtue: int, left: int, debts: int) -> None:
    table = owner_of("AP34", virtue=virtue)
    table.place("tax_stand")
    assert (table.board(0).virtue, table.board(0).unpaid) == (left, debts)
    assert table.goods(0) == {"silver": 4}


# Squires.

SQUIRES: dict[str, tuple[Goods, int]] = {
    "AP26": ({"gold": 1}, 0),
    "AP27": ({"marble": 1}, 0),
    "AP28": ({}, 2),
}


@pytest.mark.rule("ARC-277", "ARC-291")
@pytest.mark.parametrize("squire", SQUIRES)
@pytest.mark.parametrize("prisoners", [0, 1])
def test_a_squire_is_rewarded_at_a_reset_if_no_own_worker_is_in_the_prison(
    squire: str, prisoners: int
) -> None:
    goods, virtue = SQUIRES[squire]
    table = owner_of(squire)
    table.imprison(prisoners)
    reset_by(1, table)
    assert table.goods(0) == ({} if prisoners else goods)
    assert table.board(0).virtue == 7 + (0 if prisoners else virtue)


@pytest.mark.rule("ARC-291")
def test_a_squire_looks_at_the_prison_as_it_is_at_that_moment() -> None:
    """The Gatekeeper may empty it before."""
    for first, goods in ((0, {"gold": 1}), (1, {})):
        table = owner_of("AP09", "AP26")
        table.imprison(2)
        reset_by(1, table)
        assert (table.stage, table.seat) == ("reset_order", 0)
        table.play("resolve", slot=first)
        table.play("let_out", workers=2)
        assert table.board(0).prison == 0
        assert table.goods(0) == goods


# Swindlers.


@pytest.mark.rule("ARC-277", "ARC-293")
@pytest.mark.parametrize("space", ["small", "middle", "large"])
@pytest.mark.parametrize(
    ("swindler", "good", "amount"), [("AP31", "clay", 2), ("AP32", "stone", 1), ("AP33", "wood", 1)]
)
def test_a_swindler_adds_to_each_black_market_action(
    swindler: str, good: str, amount: int, space: str
) -> None:
    gained = []
    for cards in ([], [swindler]):
        table = owner_of(*cards, silver=3)
        table.place(f"black_market_{space}")
        if space == "middle":
            assert table.goods() == {"silver": 1}
            table.play("hire", row=0, column=0)
        gained.append(table.goods(0))
    plain, with_swindler = gained
    assert with_swindler.pop(good) == plain.pop(good, 0) + amount
    assert with_swindler == plain


# For all of them.


@pytest.mark.rule("ARC-278")
@pytest.mark.parametrize(("card", "copy"), COPIES.items())
def test_two_of_a_kind_add_up(card: str, copy: str) -> None:
    if card == "AP04":
        assert [cost for cost, _ in raid(2, 4)] == [1, 0, 0, 1]
        return
    place = {"AP11": "silversmith", "AP19": "mines", "AP29": "quarry", "AP39": "forest"}[card]
    amounts = []
    for cards in ([], [card], [card, copy]):
        table = owner_of(*cards)
        table.place(place)
        if place == "mines":
            table.play("mine_clay")
        amounts.append(sum(table.goods(0).values()))
    assert amounts == [amounts[0], amounts[0] + 1, amounts[0] + 2]


@pytest.mark.rule("ARC-278")
def test_different_abilities_for_one_trigger_add_up() -> None:
    table = owner_of("AP31", "AP32", "AP33", "AP38", "AP10", silver=2)
    table.place("black_market_large")
    assert table.goods(0) == {"clay": 2, "wood": 1 + 1, "stone": 1 + 1, "marble": 2}
    assert table.board(0).virtue == 7
    table = owner_of("AP25", "AP34")
    table.place("tax_stand")
    assert (table.goods(0), table.board(0).virtue) == ({"gold": 1, "silver": 4}, 6)
    table = owner_of("AP06", "AP07", "AP08", silver=6)
    table.has(unpaid=1)
    table.place("guardhouse")
    table.play("pay_off")
    assert table.goods(0) == {"clay": 2, "stone": 2, "wood": 2}


@pytest.mark.rule("ARC-279")
@pytest.mark.parametrize("card", ["AP11", "AP29", "AP39", "AP25", "AP34", "AP31", "AP10", "AP38"])
def test_an_ability_serves_its_owner_only(card: str) -> None:
    outcomes = []
    for seat in (None, 1):
        table = owner_of(silver=3)
        if seat is not None:
            table.hire(card, seat=seat)
        tables = []
        for place in ("silversmith", "quarry", "forest", "tax_stand", "black_market_small"):
            table.turn(0)
            table.place(place)
            tables.append((table.goods(0), int(table.board(0).virtue)))
        outcomes.append(tables)
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("ARC-279")
def test_an_ability_works_from_hiring_until_the_card_is_discarded() -> None:
    table = owner_of("AP04", "AP05", "AP13", "AP30", silver=20)
    table.grid("AP29", "AP11")
    table.place("workshop")
    table.play("hire", row=0, column=0)
    table.turn(0)
    table.place("quarry")
    assert table.goods(0)["stone"] == 1 + 2
    table.turn(0)
    table.place("workshop")
    table.play("hire", row=0, column=0)
    table.play("dismiss", slot=4)
    assert "AP29" not in table.apprentices(0)
    table.turn(0)
    table.place("quarry")
    assert table.goods(0)["stone"] == 3 + 2 + 1


@pytest.mark.rule("ARC-279")
@pytest.mark.parametrize("card", ["AP31", "AP32", "AP33", "AP10", "AP38"])
def test_an_ability_does_not_affect_the_action_that_hired_it(card: str) -> None:
    """Hired at the middle of the Black Market: neither goods, nor virtue, nor silver back."""
    table = owner_of(silver=5)
    table.grid(card)
    table.place("black_market_middle")
    table.play("hire", row=0, column=0)
    assert table.goods(0) == {"silver": 3}
    assert table.board(0).virtue == 7 - 1 - 1  # the space's, and what the card shows
    assert table.apprentices(0) == [card]


@pytest.mark.rule("ARC-279")
def test_an_ability_works_in_a_reset_at_the_end_of_the_same_turn() -> None:
    table = owner_of(silver=2)
    table.imprison(1)
    table.deal_at("small", seat=1)
    table.deal_at("large", seat=1)
    table.grid("AP09")
    table.place("black_market_middle")
    table.play("hire", row=0, column=0)
    assert (table.stage, table.seat) == ("gatekeeper", 0)
    table.play("let_out", workers=2)
    assert table.board(0).prison == 0


@pytest.mark.rule("ARC-390")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("AP29", "quarry"),
        ("AP39", "forest"),
        ("AP11", "silversmith"),
        ("AP25", "tax_stand"),
        ("AP34", "tax_stand"),
        ("AP31", "black_market_small"),
        ("AP10", "black_market_small"),
        ("AP38", "black_market_large"),
    ],
)
def test_an_ability_works_without_being_asked_for(card: str, place: str) -> None:
    table = owner_of(card, silver=3)
    table.place(place)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-390")
@pytest.mark.parametrize("squire", SQUIRES)
def test_a_squire_cannot_decline_its_reward(squire: str) -> None:
    table = owner_of(squire)
    reset_by(1, table)
    assert (table.stage, table.seat) == ("turn", 0)


@pytest.mark.rule("ARC-390")
def test_the_gatekeeper_and_the_exchanges_are_optional() -> None:
    table = owner_of("AP09")
    table.imprison(2)
    reset_by(1, table)
    table.play("let_out", workers=0)
    assert table.board(0).prison == 2
    table = owner_of("AP14", silver=3)
    table.place("kings_storehouse")
    table.play("done")
    assert table.goods(0) == {"silver": 3}
    assert table.board(0).apprentices[0] == apprentice("AP14")
