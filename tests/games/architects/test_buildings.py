"""The forty buildings (section 22): what each one does at once, or at the end."""

import pytest

from tests.games.architects.building_site import NO_GOODS, construct, constructed, number, prepare
from tests.games.architects.printed import BUILDING, BUILDINGS, Building, Goods
from tests.games.architects.table import BUILDING_IDS, DECK, Table, building, location

QUARRY, FOREST, TOWN_CENTRE = location("quarry"), location("forest"), location("town_centre")


def at_end(*names: str, players: int = 2, seat: int = 0) -> Table:
    """These stand constructed before a seat; nobody has anything else."""
    table = Table(players)
    for other in range(players):
        table.has(other, **NO_GOODS)
        table.has(other, virtue=7)
    table.built(*(BUILDING[name].id for name in names), seat=seat)
    return table


def extra_points(table: Table, *names: str, seat: int = 0) -> int:
    """What the buildings of a seat score beyond what is printed on them, when the game is over."""
    table.finish()
    assert table.match.over
    return table.result().details[seat]["buildings"] - sum(BUILDING[name].points for name in names)


def virtue_gained(table: Table, seat: int = 0) -> int:
    before = int(table.board(seat).virtue)
    table.finish()
    assert table.match.over
    return int(table.board(seat).virtue) - before


# What is printed on them.


@pytest.mark.rule("ARC-298")
@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.name)
def test_a_building_has_its_price_its_points_and_its_virtue(card: Building) -> None:
    """Constructed for exactly its price; the points are those at the end, without what it does there."""
    table = constructed(card.name)
    extra = 1 if card.name == "Monument" else 0
    assert table.board(0).virtue == 7 + card.virtue + extra
    assert table.built_ids(0) == [card.id]
    scored = {"Aqueduct": 1, "Lighthouse": 7 // 4, "University": 2}.get(card.name, 0)
    huts = {"Tiler's Hut", "Carpenter's Hut", "Mason's Hut"}
    assert table.result().details[0]["buildings"] == card.points + scored + (card.name in huts)
    assert DECK.names["building"][card.id] == card.name


@pytest.mark.rule("ARC-298")
@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.name)
def test_a_building_needs_its_skills_and_no_others(card: Building) -> None:
    showing = {"carpentry": "AP04", "tiling": "AP11", "masonry": "AP29"}
    table = Table()
    table.has(**dict.fromkeys(NO_GOODS, 20))
    table.hand(card.id)
    table.has(virtue=0)
    table.hire(*(showing[skill] for skill in card.skills))
    assert table.may_place("guildhall") == 0
    for skill in card.skills:
        table = Table()
        table.has(**dict.fromkeys(NO_GOODS, 20))
        table.hand(card.id)
        table.has(cathedral=5)
        table.hire(*(showing[other] for other in showing if other != skill))
        assert table.may_place("guildhall") == 180


@pytest.mark.rule("ARC-298")
def test_there_are_these_forty() -> None:
    assert [card.id for card in BUILDINGS] == BUILDING_IDS
    assert len(BUILDINGS) == 40


# Gains.

GAINS: dict[str, Goods] = {
    "Smithy": {"stone": 4},
    "Thieves' Den": {"silver": 4},
    "Well": {"clay": 4},
    "Factory": {"marble": 2},
    "Lumber Camp": {"wood": 4},
}
CHOICES: dict[str, tuple[Goods, Goods]] = {
    "Treasury": ({"gold": 1}, {"silver": 3}),
    "Clay Pit": ({"gold": 1}, {"marble": 1}),
}


@pytest.mark.rule("ARC-298", "ARC-299")
@pytest.mark.parametrize("name", GAINS)
def test_a_building_gives_its_goods_at_once(name: str) -> None:
    table = constructed(name)
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.goods(0) == GAINS[name]


@pytest.mark.rule("ARC-298", "ARC-299")
@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("option", [0, 1])
def test_of_two_gains_the_owner_takes_one(name: str, option: int) -> None:
    table = constructed(name)
    assert (table.stage, table.seat) == ("choose_gain", 0)
    assert table.legal() == [("gain", {"option": 0}), ("gain", {"option": 1})]
    table.play("gain", option=option)
    assert table.goods(0) == CHOICES[name][option]
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-298", "ARC-299")
def test_the_drafting_room_draws_two_cards() -> None:
    table = prepare("Drafting Room")
    top = table.pile_ids()[:2]
    construct(table, "Drafting Room")
    assert table.hand_ids(0) == sorted(top)
    assert table.board(0).hand == 2


@pytest.mark.rule("ARC-298", "ARC-309")
@pytest.mark.parametrize(("virtue", "gold"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_the_palace_gives_a_gold_for_four_virtue(virtue: int, gold: int) -> None:
    table = prepare("Palace")
    table.has(virtue=virtue)
    construct(table, "Palace")
    assert table.goods(0).get("gold", 0) == gold
    assert table.board(0).virtue == virtue


# Tavern.


@pytest.mark.rule("ARC-298", "ARC-300")
@pytest.mark.parametrize(("row", "column"), [(0, 0), (0, 3), (1, 0), (1, 3)])
def test_the_tavern_hires_any_face_up_apprentice_for_nothing(row: int, column: int) -> None:
    table = prepare("Tavern")
    table.grid("AP01", "AP02", "AP03", "AP26", "AP27", "AP28", "AP09", "AP10")
    table.s.coins[4 * row + column] = 3
    tax, row_before = int(table.s.tax_stand), table.grid_ids()[4 * row : 4 * row + 4]
    (next_card, *_) = table.pile_ids("apprentice")
    card = row_before[column]
    construct(table, "Tavern")
    assert (table.stage, table.seat) == ("free_hire", 0)
    assert len(table.legal()) == 8
    table.play("hire", row=row, column=column)
    assert table.apprentices(0) == ["AP13", card]
    assert (table.goods(0), table.s.tax_stand) == ({"silver": 3}, tax)
    assert table.board(0).virtue == 7 + (-1 if card == "AP10" else 1)
    row_before.remove(card)
    assert table.grid_ids()[4 * row : 4 * row + 4] == [*row_before, next_card]


@pytest.mark.rule("ARC-300")
def test_the_tavern_keeps_to_the_limit_of_apprentices() -> None:
    table = prepare("Tavern")
    table.hire("AP04", "AP05", "AP29", "AP30")
    table.grid("AP11")
    construct(table, "Tavern")
    table.play("hire", row=0, column=0)
    assert (table.stage, table.seat) == ("dismiss", 0)
    table.play("dismiss", slot=1)
    assert table.apprentices(0) == ["AP13", "AP05", "AP29", "AP30", "AP11"]
    assert table.pile_ids("apprentice")[-1] == "AP04"


# Captures.


def with_workers(name: str, players: int = 3) -> Table:
    """Others stand at four places, and the owner at one of them; no silver at all."""
    table = prepare(name, Table(players))
    table.send("quarry", 2, seat=1)
    table.send("quarry", 3, seat=2)
    table.send("forest", 1, seat=1)
    table.send("town_centre", 2, seat=2)
    table.send("forest", 2, seat=0)
    construct(table, name)
    return table


@pytest.mark.rule("ARC-298", "ARC-301", "ARC-302")
@pytest.mark.parametrize(("name", "captures"), [("Armoury", 1), ("Fortress", 2)])
def test_a_building_gives_free_captures(name: str, captures: int) -> None:
    table = with_workers(name)
    tax = int(table.s.tax_stand)
    groups = [(QUARRY, 2), (FOREST, 1)]
    for place, victim in groups[:captures]:
        assert (table.stage, table.seat) == ("free_capture", 0)
        table.play("capture", location=place, seat=victim)
    assert (table.stage, table.seat) == ("turn", 1)
    assert list(table.board(0).captured[:3]) == [0, 1 if captures == 2 else 0, 3]
    assert (table.goods(0), table.s.tax_stand) == ({}, tax)


@pytest.mark.rule("ARC-301")
def test_the_fortress_may_stop_after_one_capture() -> None:
    table = with_workers("Fortress")
    table.play("capture", location=QUARRY, seat=1)
    table.play("done")
    assert list(table.board(0).captured[:3]) == [0, 2, 0]
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-302")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_free_capture_chooses_its_place_with_any_number_of_players(players: int) -> None:
    table = prepare("Fortress", Table(players))
    table.send("quarry", 1, seat=1)
    table.send("guardhouse", 1, seat=1)
    construct(table, "Fortress")
    table.play("capture", location=QUARRY, seat=1)
    table.play("capture", location="guardhouse", seat=1)
    assert table.board(0).captured[1] == 2


@pytest.mark.rule("ARC-302")
def test_a_free_capture_is_a_capture_as_any_other() -> None:
    """All of one colour; the own return to the supply; none where nobody is; never from elsewhere."""
    table = with_workers("Fortress")
    table.imprison(2, seat=1)
    table.deal_at("small", seat=1)
    assert table.refused("capture", location=QUARRY, seat=0) == 118
    assert table.refused("capture", location="mines", seat=1) == 118
    groups = {(v["location"], v["seat"]) for name, v in table.legal() if name == "capture"}
    assert groups == {(QUARRY, 1), (QUARRY, 2), (FOREST, 1), (FOREST, 0), (TOWN_CENTRE, 2)}
    supply = int(table.me.supply)
    table.play("capture", location=FOREST, seat=0)
    assert (table.me.supply, table.me.working[FOREST]) == (supply + 2, 0)
    table.play("capture", location=TOWN_CENTRE, seat=2)
    assert table.board(0).captured[2] == 2
    assert table.workers(1)["prison"] == 2
    assert table.workers(1)["black_market_small"] == 1


@pytest.mark.rule("ARC-301")
def test_free_captures_end_when_nobody_is_left() -> None:
    table = prepare("Fortress")
    table.send("quarry", 4, seat=1)
    construct(table, "Fortress")
    table.play("capture", location=QUARRY, seat=1)
    assert (table.stage, table.seat) == ("turn", 1)


# Barracks.


@pytest.mark.rule("ARC-298", "ARC-303")
def test_the_barracks_ransom_all_own_workers_for_nothing() -> None:
    table = prepare("Barracks", Table(3))
    table.captive(1, 2, seat=0)
    table.captive(2, 3, seat=0)
    table.captive(1, 1, seat=2)
    table.has(virtue=7)
    construct(table, "Barracks")
    assert (table.stage, table.seat) == ("barracks", 0)
    supply, tax = int(table.me.supply), int(table.s.tax_stand)
    table.play("ransom_free")
    me = table.board(0)
    assert (table.stage, table.seat) == ("turn", 1)
    assert (me.supply, me.unpaid, me.virtue) == (supply + 5, 0, 7)
    assert (table.goods(0), table.s.tax_stand) == ({}, tax)
    assert table.board(1).captured[2] == 1


@pytest.mark.rule("ARC-303")
def test_the_barracks_make_one_capture_instead() -> None:
    table = prepare("Barracks", Table(3))
    table.captive(1, 2, seat=0)
    table.send("quarry", 2, seat=1)
    table.send("forest", 2, seat=1)
    construct(table, "Barracks")
    table.play("capture", location=QUARRY, seat=1)
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.board(0).captured[1] == 2
    assert table.board(1).captured[0] == 2


@pytest.mark.rule("ARC-303")
def test_the_barracks_ransom_nobody_where_nobody_is_held() -> None:
    table = prepare("Barracks")
    table.send("quarry", 2, seat=1)
    construct(table, "Barracks")
    assert table.refused("ransom_free") == 164
    table.play("done")
    assert (table.stage, table.seat) == ("turn", 1)


# Debts and prisoners.


@pytest.mark.rule("ARC-298", "ARC-304")
@pytest.mark.parametrize("virtue", [7, 0])
def test_the_betting_house_is_a_debt(virtue: int) -> None:
    table = prepare("Betting House")
    table.has(virtue=virtue)
    construct(table, "Betting House")
    assert (table.board(0).unpaid, table.board(0).paid) == (1 if virtue else 2, 0)
    assert table.board(1).unpaid == 0


@pytest.mark.rule("ARC-298", "ARC-305")
def test_the_church_may_destroy_one_debt() -> None:
    table = prepare("Church")
    table.has(unpaid=3, paid=1)
    construct(table, "Church")
    assert (table.stage, table.seat) == ("church", 0)
    assert table.legal_names() == {"destroy_debt", "done"}
    table.play("destroy_debt")
    assert (table.board(0).unpaid, table.board(0).paid) == (2, 1)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-298", "ARC-306")
@pytest.mark.parametrize("prisoners", [0, 1, 9])
def test_the_hideout_frees_all_own_prisoners(prisoners: int) -> None:
    table = prepare("Hideout")
    table.imprison(prisoners)
    table.imprison(2, seat=1)
    table.captive(1, 1)
    construct(table, "Hideout")
    assert (table.stage, table.seat) == ("turn", 1)
    assert (table.board(0).prison, table.board(0).supply) == (0, 20 - 1 - 1)
    assert table.board(1).prison == 2
    assert (table.goods(0), table.board(1).captured[0]) == ({}, 1)


@pytest.mark.rule("ARC-298", "ARC-307")
def test_the_library_turns_a_card_into_two_gold() -> None:
    table = prepare("Library")
    table.hand(BUILDING["Library"].id, "BD24", "BD26")
    pile = table.pile_ids()
    construct(table, "Library")
    assert (table.stage, table.seat) == ("library", 0)
    assert table.refused("discard", building=number("Library")) == 307
    assert table.refused("discard", building=building(pile[0])) == 307
    table.play("discard", building="BD26")
    assert table.goods(0) == {"gold": 2}
    assert table.hand_ids(0) == ["BD24"]
    assert table.pile_ids() == [*pile, "BD26"]
    assert (table.stage, table.seat) == ("turn", 1)


# All players.


@pytest.mark.rule("ARC-298", "ARC-308")
def test_the_monument_gives_everybody_a_virtue_and_its_owner_another() -> None:
    table = constructed("Monument", Table(4))
    assert [int(table.board(seat).virtue) for seat in range(4)] == [9, 8, 8, 8]


@pytest.mark.rule("ARC-298", "ARC-310")
def test_the_watchtower_costs_whoever_has_three_in_the_prison_a_virtue() -> None:
    table = prepare("Watchtower", Table(4))
    for seat, prisoners in enumerate((3, 2, 3, 8)):
        table.imprison(prisoners, seat=seat)
    table.has(3, virtue=0)
    construct(table, "Watchtower")
    assert [int(table.board(seat).virtue) for seat in range(4)] == [5, 7, 6, 0]
    assert [int(table.board(seat).unpaid) for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("ARC-310")
def test_the_watchtower_spares_an_owner_with_two() -> None:
    table = prepare("Watchtower")
    table.imprison(2)
    construct(table, "Watchtower")
    assert table.board(0).virtue == 6


# "Most": strictly more than every other.

MARKETS = {
    "Stone Market": "stone",
    "Wood Market": "wood",
    "Clay Market": "clay",
    "Silver Market": "silver",
}


@pytest.mark.rule("ARC-298", "ARC-311", "ARC-313")
@pytest.mark.parametrize("name", MARKETS)
@pytest.mark.parametrize(
    ("mine", "others", "points"),
    [(1, (0, 0), 2), (4, (3, 0), 2), (3, (3, 0), 0), (3, (0, 3), 0), (2, (3, 0), 0), (0, (0, 0), 0)],
)
def test_a_market_scores_for_strictly_most_of_its_good(
    name: str, mine: int, others: tuple[int, int], points: int
) -> None:
    table = at_end(name, players=3)
    for seat, amount in enumerate((mine, *others)):
        table.has(seat, **dict.fromkeys(MARKETS.values(), 5) | {MARKETS[name]: amount})
    assert extra_points(table, name) == points


@pytest.mark.rule("ARC-298", "ARC-311", "ARC-314")
@pytest.mark.parametrize(
    ("mine", "others", "points"),
    [(1, (0, 0), 2), (3, (2, 1), 2), (2, (0, 2), 0), (1, (3, 0), 0), (0, (0, 0), 0)],
)
def test_the_steeple_scores_for_being_furthest_on_the_cathedral(
    mine: int, others: tuple[int, int], points: int
) -> None:
    table = at_end("Steeple", players=3)
    for seat, climbed in enumerate((mine, *others)):
        table.has(seat, cathedral=climbed)
    assert extra_points(table, "Steeple") == points


@pytest.mark.rule("ARC-312")
def test_goods_still_held_are_compared() -> None:
    """Stone that pays for the last building is gone; what the Smithy brings counts."""
    table = prepare("Smithy")
    table.built(BUILDING["Stone Market"].id)
    table.has(1, stone=3)
    construct(table, "Smithy")
    table.finish()
    assert table.result().details[0]["buildings"] == 3 + 7 + 2
    table = prepare("Mason's Hut")
    table.built(BUILDING["Stone Market"].id)
    table.has(0, stone=6)
    table.has(1, stone=3)
    construct(table, "Mason's Hut")
    table.finish()
    assert table.result().details[0]["buildings"] == 5 + 1 + 7


@pytest.mark.rule("ARC-312", "ARC-298", "ARC-311", "ARC-328")
@pytest.mark.parametrize(
    ("mine", "others", "virtue"),
    [(1, (0, 0), 2), (5, (4, 4), 2), (2, (2, 0), 0), (0, (1, 0), 0), (0, (0, 0), 0)],
)
def test_the_chapel_gives_two_virtue_for_being_strictly_furthest(
    mine: int, others: tuple[int, int], virtue: int
) -> None:
    table = at_end("Chapel", players=3)
    for seat, climbed in enumerate((mine, *others)):
        table.has(seat, cathedral=climbed)
    assert virtue_gained(table) == virtue
    assert table.result().details[0]["virtue"] == 0  # 7 and 9 virtue score alike


# Counted at the end.

HUTS = {"Carpenter's Hut": "carpentry", "Tiler's Hut": "tiling", "Mason's Hut": "masonry"}
SHOWING = {"carpentry": ("AP04", "AP05"), "tiling": ("AP11", "AP12"), "masonry": ("AP29", "AP30")}


@pytest.mark.rule("ARC-298", "ARC-315")
@pytest.mark.parametrize("name", HUTS)
def test_a_hut_scores_for_each_own_apprentice_of_its_skill(name: str) -> None:
    other = next(skill for skill in SHOWING if skill != HUTS[name])
    table = at_end(name)
    table.hire(*SHOWING[HUTS[name]], SHOWING[other][0], seat=0)
    table.hire("AP13", seat=1)
    assert extra_points(table, name) == 2
    table = at_end(name)
    table.hire("AP13", SHOWING[other][0], seat=0)  # a Labourer shows every skill
    assert extra_points(table, name) == 1
    assert extra_points(at_end(name), name) == 0


@pytest.mark.rule("ARC-298", "ARC-316")
def test_the_aqueduct_scores_for_each_own_building_and_for_itself() -> None:
    assert extra_points(at_end("Aqueduct"), "Aqueduct") == 1
    names = ("Aqueduct", "Well", "Smithy", "Tavern")
    table = at_end(*names)
    table.built("BD25", seat=1)
    assert extra_points(table, *names) == 4


@pytest.mark.rule("ARC-298", "ARC-317")
@pytest.mark.parametrize(
    ("held", "points"), [((0, 0), 0), ((2, 0), 0), ((2, 1), 1), ((5, 0), 1), ((4, 2), 2), ((8, 3), 3)]
)
def test_the_keep_scores_for_three_captured_workers(held: tuple[int, int], points: int) -> None:
    table = at_end("Keep", players=3)
    table.captive(0, held[0], seat=1)
    table.captive(0, held[1], seat=2)
    table.captive(1, 9, seat=0)
    assert extra_points(table, "Keep") == points


@pytest.mark.rule("ARC-298", "ARC-318")
@pytest.mark.parametrize(("virtue", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_the_lighthouse_scores_for_four_virtue(virtue: int, points: int) -> None:
    table = at_end("Lighthouse")
    table.has(0, virtue=virtue)
    assert extra_points(table, "Lighthouse") == points


@pytest.mark.rule("ARC-318")
def test_the_lighthouse_counts_after_all_virtue_effects() -> None:
    table = at_end("Lighthouse", "Castle")
    table.has(0, gold=2)
    assert extra_points(table, "Lighthouse", "Castle") == 2
    table = at_end("Lighthouse", "Dungeon")
    table.has(0, virtue=8)
    assert extra_points(table, "Lighthouse", "Dungeon") == 1


@pytest.mark.rule("ARC-298", "ARC-319")
@pytest.mark.parametrize("paid", [0, 1, 4])
def test_the_moneylender_scores_for_each_own_paid_debt(paid: int) -> None:
    table = at_end("Moneylender")
    table.has(0, paid=paid, unpaid=2)
    table.has(1, paid=3)
    assert extra_points(table, "Moneylender") == paid


@pytest.mark.rule("ARC-298", "ARC-320")
@pytest.mark.parametrize(("unpaid", "points"), [(0, 2), (1, 0), (3, 0)])
def test_the_university_scores_for_having_no_unpaid_debt(unpaid: int, points: int) -> None:
    table = at_end("University")
    table.has(0, unpaid=unpaid, paid=2)
    table.has(1, unpaid=1)
    assert extra_points(table, "University") == points


@pytest.mark.rule("ARC-298", "ARC-321", "ARC-322", "ARC-323")
@pytest.mark.parametrize(
    ("names", "each"),
    [(("Fountain",), -1), (("Gambler's Den",), -3), (("Fountain", "Gambler's Den"), -2), (("Well",), -2)],
)
def test_fountain_and_gamblers_den_change_what_a_debt_costs(names: tuple[str, ...], each: int) -> None:
    for unpaid in (0, 1, 4):
        table = at_end(*names)
        table.has(0, unpaid=unpaid, paid=3)
        table.has(1, unpaid=2)
        table.finish()
        assert [detail["debts"] for detail in table.result().details] == [each * unpaid, -4]
        assert table.result().details[0]["buildings"] == sum(BUILDING[name].points for name in names)


# Virtue before the count.


@pytest.mark.rule("ARC-298", "ARC-324", "ARC-325", "ARC-326")
@pytest.mark.parametrize(
    ("name", "goods", "virtue"),
    [
        ("Castle", {"gold": 1, "marble": 9}, 0),
        ("Castle", {"gold": 2}, 1),
        ("Castle", {"gold": 7}, 3),
        ("Observatory", {"marble": 1, "gold": 9}, 0),
        ("Observatory", {"marble": 4}, 2),
        ("Observatory", {"marble": 5}, 2),
        ("Trading Post", {"clay": 1, "wood": 1, "stone": 1, "gold": 9, "marble": 9, "silver": 9}, 0),
        ("Trading Post", {"clay": 2, "wood": 1, "stone": 1}, 1),
        ("Trading Post", {"clay": 4, "wood": 5, "stone": 4}, 3),
    ],
)
def test_goods_that_are_still_there_give_virtue_and_are_not_spent(
    name: str, goods: Goods, virtue: int
) -> None:
    table = at_end(name)
    table.has(0, **goods)
    assert virtue_gained(table) == virtue
    assert sorted(table.goods(0).items()) == sorted(goods.items())
    assert table.board(1).virtue == 7


@pytest.mark.rule("ARC-298", "ARC-327")
@pytest.mark.parametrize(("paid", "virtue"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_the_reservoir_gives_a_virtue_for_two_paid_debts(paid: int, virtue: int) -> None:
    table = at_end("Reservoir")
    table.has(0, paid=paid, unpaid=4)
    assert virtue_gained(table) == virtue
    assert (table.board(0).paid, table.board(0).unpaid) == (paid, 4)


@pytest.mark.rule("ARC-298", "ARC-329")
@pytest.mark.parametrize(("virtue", "left", "debts"), [(7, 5, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_the_dungeon_costs_two_virtue(virtue: int, left: int, debts: int) -> None:
    table = at_end("Dungeon")
    table.has(0, virtue=virtue)
    table.finish()
    assert (table.board(0).virtue, table.board(0).unpaid) == (left, debts)
    assert table.board(1).virtue == 7


# Only for its owner, and only once constructed.


@pytest.mark.rule("ARC-298")
def test_a_card_in_the_hand_does_nothing_at_the_end() -> None:
    table = at_end()
    table.hand("BD18", "BD24", "BD32", seat=0)
    table.has(0, gold=4)
    table.finish()
    assert table.result().details[0]["buildings"] == 0
    assert table.board(0).virtue == 7
