"""Constructing a building (section 13)."""

import pytest

from moothall.games.architects.state import BUILT, MAX_SEATS
from tests.games.architects.building_site import NO_GOODS, construct, constructed, number, prepare
from tests.games.architects.printed import BUILDING, BUILDINGS, Building
from tests.games.architects.table import Table
from tests.games.architects.walks import walk

CARPENTRY, TILING, MASONRY = "AP04", "AP11", "AP29"
SHOWING = {"carpentry": CARPENTRY, "tiling": TILING, "masonry": MASONRY}
WELL = BUILDING["Well"]
RICH = dict.fromkeys(NO_GOODS, 20)


def at_guildhall(*names: str, apprentices: tuple[str, ...] = (), table: Table | None = None) -> Table:
    """Rich, with these cards and the Well, which needs no skill, in the hand."""
    table = table or Table()
    table.has(**RICH)
    table.hand(*(BUILDING[name].id for name in (*names, "Well")))
    table.hire(*apprentices)
    table.place("guildhall")
    return table


@pytest.mark.rule("ARC-180")
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.name)
def test_every_skill_on_the_card_must_be_shown_by_own_apprentices(building: Building) -> None:
    showing = {skill: apprentice for skill, apprentice in SHOWING.items() if skill in building.skills}
    for missing in building.skills:
        others = tuple(apprentice for skill, apprentice in SHOWING.items() if skill != missing)
        table = at_guildhall(building.name, apprentices=others)
        assert table.refused("construct", building=number(building.name)) == 180
        assert table.is_legal("construct", building=number("Well"))
    table = at_guildhall(building.name, apprentices=tuple(showing.values()))
    assert table.is_legal("construct", building=number(building.name))


@pytest.mark.rule("ARC-180")
def test_the_apprentices_of_others_do_not_count() -> None:
    table = Table()
    table.hire(CARPENTRY, TILING, MASONRY, seat=1)
    table = at_guildhall("Tavern", table=table)
    assert table.refused("construct", building=number("Tavern")) == 180


@pytest.mark.rule("ARC-181")
def test_one_apprentice_may_supply_several_symbols() -> None:
    table = at_guildhall("Watchtower", apprentices=("AP13",))
    table.play("construct", building=number("Watchtower"))
    assert table.built_ids(0) == [BUILDING["Watchtower"].id]


@pytest.mark.rule("ARC-181")
def test_a_symbol_owned_once_is_enough_for_every_card_that_shows_it() -> None:
    table = at_guildhall("Tavern", "Armoury", "Chapel", apprentices=(CARPENTRY, MASONRY))
    for name in ("Tavern", "Armoury", "Chapel"):
        assert table.is_legal("construct", building=number(name)), name


@pytest.mark.rule("ARC-181")
def test_a_symbol_owned_twice_is_as_good() -> None:
    table = at_guildhall("Tavern", apprentices=(CARPENTRY, "AP05"))
    assert table.is_legal("construct", building=number("Tavern"))


# What a building gives at once without asking; its owner has 7 virtue.
GIVEN = {
    "Smithy": {"stone": 4},
    "Thieves' Den": {"silver": 4},
    "Well": {"clay": 4},
    "Factory": {"marble": 2},
    "Lumber Camp": {"wood": 4},
    "Palace": {"gold": 1},
}


@pytest.mark.rule("ARC-182")
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.name)
def test_all_goods_on_the_card_are_paid_into_the_supply(building: Building) -> None:
    table = prepare(building.name)
    others, tax = table.goods(1), int(table.s.tax_stand)
    construct(table, building.name)
    assert table.goods(0) == GIVEN.get(building.name, {})
    assert (table.goods(1), table.s.tax_stand) == (others, tax)


@pytest.mark.rule("ARC-182")
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.name)
def test_a_building_is_not_to_be_had_for_less(building: Building) -> None:
    table = at_guildhall(building.name, apprentices=("AP13",))
    for good, amount in building.cost.items():
        table.has(**{good: amount - 1})
        assert table.refused("construct", building=number(building.name)) == 182
        table.has(**{good: amount})
    assert table.is_legal("construct", building=number(building.name))


@pytest.mark.rule("ARC-183")
def test_the_card_lies_open_above_the_board_and_counts_as_constructed() -> None:
    table = constructed("Castle")
    castle = BUILDING["Castle"].id
    assert table.built_ids(0) == [castle]
    assert castle not in table.hand_ids(0)
    assert table.board(0).hand == 0
    for onlooker in (0, 1, None):
        assert table.view_of(onlooker).boards[0].buildings == [castle]
        assert table.view_of(onlooker).boards[1].buildings == []
    assert table.result().details[0]["buildings"] == 10


@pytest.mark.rule("ARC-184")
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.name)
def test_printed_virtue_changes_at_once_and_cannot_be_declined(building: Building) -> None:
    table = prepare(building.name)
    table.has(virtue=8)
    construct(table, building.name)
    extra = 1 if building.name == "Monument" else 0
    assert table.board(0).virtue == 8 + building.virtue + extra
    assert table.board(1).virtue == 7 + extra


@pytest.mark.rule("ARC-184")
def test_a_printed_loss_is_suffered_even_where_it_becomes_a_debt() -> None:
    table = prepare("Thieves' Den")
    table.has(virtue=1)
    construct(table, "Thieves' Den")
    assert (table.board(0).virtue, table.board(0).unpaid) == (0, 1)


@pytest.mark.rule("ARC-185")
def test_an_immediate_effect_comes_before_the_turn_ends() -> None:
    table = constructed("Treasury")
    assert (table.stage, table.seat) == ("choose_gain", 0)
    table.play("gain", option=1)
    assert table.goods(0) == {"silver": 3}
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-185")
def test_an_immediate_effect_comes_once() -> None:
    table = constructed("Well")
    assert table.goods(0) == {"clay": 4}
    table.idle()
    table.idle()
    assert table.goods(0) == {"clay": 4, "stone": 1}


@pytest.mark.rule("ARC-186")
def test_first_the_worker_then_the_price_then_the_card() -> None:
    """Therese is asked for her mix in the middle of it."""
    table = prepare("Castle", Table(boards=("blue", "green")))
    castle = BUILDING["Castle"].id
    assert table.seat == 0
    table.place("guildhall")
    assert table.workers(0)["guildhall"] == 1
    assert table.goods(0) == BUILDING["Castle"].cost
    table.play("construct", building=number("Castle"))
    assert table.stage == "pay_gold_or_marble"
    assert table.goods(0) == {"gold": 1, "marble": 2}
    assert (table.hand_ids(0), table.built_ids(0)) == ([castle], [])
    table.play("pay_gold", gold=1)
    assert table.goods(0) == {}
    assert (table.hand_ids(0), table.built_ids(0)) == ([], [castle])


@pytest.mark.rule("ARC-186")
def test_then_the_virtue_then_the_effect() -> None:
    """The Church's own virtue, beyond 14, may destroy the only debt before its effect could."""
    table = prepare("Church")
    table.has(virtue=14, unpaid=1)
    construct(table, "Church")
    assert (table.stage, table.built_ids(0)) == ("surplus_virtue", [BUILDING["Church"].id])
    table.play("destroy_debt")
    assert (table.stage, table.seat) == ("turn", 1)
    table = prepare("Church")
    table.has(virtue=14, unpaid=1)
    construct(table, "Church")
    table.play("done")
    assert (table.stage, table.board(0).unpaid) == ("church", 1)


@pytest.mark.rule("ARC-186")
def test_the_card_has_left_the_hand_when_it_takes_effect() -> None:
    """The Library can't discard itself."""
    table = constructed("Library")
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.goods(0) == {}


OPTIONAL = {"Armoury", "Fortress", "Barracks", "Church", "Library"}
ASKING = {
    "Armoury": "free_capture",
    "Fortress": "free_capture",
    "Barracks": "barracks",
    "Church": "church",
    "Library": "library",
    "Tavern": "free_hire",
    "Treasury": "choose_gain",
    "Clay Pit": "choose_gain",
}


@pytest.mark.rule("ARC-187")
@pytest.mark.parametrize("name", ASKING)
def test_only_captures_ransom_debt_and_discard_may_be_declined(name: str) -> None:
    table = prepare(name)
    table.hand(BUILDING[name].id, WELL.id)
    table.has(unpaid=1)
    table.send("forest", 2, seat=1)
    construct(table, name)
    assert (table.stage, table.seat) == (ASKING[name], 0)
    assert table.is_legal("done") == (name in OPTIONAL)
    before = (table.goods(0), table.workers(0), table.apprentices(0), table.hand_ids(0))
    if name in OPTIONAL:
        table.play("done")
        assert (table.stage, table.seat) == ("turn", 1)
        assert (table.goods(0), table.workers(0), table.apprentices(0), table.hand_ids(0)) == before
        assert table.board(0).unpaid == 1
        assert sum(table.board(0).captured) == 0
    else:
        assert table.refused("done") == 394


@pytest.mark.rule("ARC-187")
def test_effects_are_carried_out_as_far_as_possible() -> None:
    table = prepare("Drafting Room")
    table.leave_buildings(1)
    (last,) = table.pile_ids()
    construct(table, "Drafting Room")
    assert table.hand_ids(0) == [last]


@pytest.mark.rule("ARC-187")
@pytest.mark.parametrize("name", ["Armoury", "Fortress", "Barracks", "Church", "Library", "Hideout"])
def test_an_effect_without_an_object_does_nothing(name: str) -> None:
    table = constructed(name)
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.goods(0) == {}


END_GAME = [
    "Steeple", "Stone Market", "Tiler's Hut", "Trading Post", "University", "Wood Market", "Aqueduct",
    "Carpenter's Hut", "Castle", "Chapel", "Clay Market", "Dungeon", "Fountain", "Gambler's Den", "Keep",
    "Lighthouse", "Mason's Hut", "Moneylender", "Observatory", "Reservoir", "Silver Market",
]  # fmt: skip


@pytest.mark.rule("ARC-188")
@pytest.mark.parametrize("name", END_GAME)
def test_an_end_game_effect_waits_for_the_end(name: str) -> None:
    """Nothing but the price and the printed virtue changes when it is constructed."""
    table = prepare(name)
    table.has(virtue=8, unpaid=2, paid=3, cathedral=2)
    table.captive(0, 6, seat=1)
    table.has(silver=9)
    construct(table, name)
    me = table.board(0)
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.goods(0) == {"silver": 9}
    assert (me.virtue, me.unpaid, me.paid, me.cathedral) == (8 + BUILDING[name].virtue, 2, 3, 2)
    assert table.hand_ids(0) == []


@pytest.mark.rule("ARC-189")
def test_every_building_card_exists_once() -> None:
    table = Table(5)
    names = [name for seat in range(5) for name in table.hand_ids(seat)] + table.pile_ids()
    assert sorted(names) == [building.id for building in BUILDINGS]


@pytest.mark.rule("ARC-189")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_what_is_constructed_stays_where_it_is(players: int) -> None:
    opponent = "helena" if players == 1 else "none"
    constructed_ever = 0
    for seed in range(4):
        places = walk(players, "random", opponent, seed, "builders").states["building_at"]
        built = (places >= BUILT) & (places < BUILT + MAX_SEATS)
        assert (places[1:][built[:-1]] == places[:-1][built[:-1]]).all()
        constructed_ever += int(built[-1].sum())
    assert constructed_ever > 10
