"""What heroes score, and the 48 heroes of the deck (section 10)."""

from collections import Counter

import pytest

from tests.games.settlement.questions import outcome
from tests.games.settlement.table import HEROES, Table
from tests.games.settlement.test_heroes import CARDS

GUILDS = {"adventurer": "landscape", "builder": "building", "defender": "fortress", "artisan": None}
GOODS_OF_ROW = ("wood", "clay", "stone"), ("wood", "clay", "stone"), ("diamond", "gold", "diamond")


def heroes_of(guild: str) -> list[str]:
    return [hero for hero in HEROES if CARDS[hero]["guild"] == guild]


def settled(table: Table, landscapes: int, buildings: int, fortresses: int, seat: int = 0) -> Table:
    """That many of each on a player's board."""
    for field in range(landscapes):
        table.lay(field, GOODS_OF_ROW[field // 3][field % 3], seat=seat)
    for place in range(buildings):
        table.building(place, "bank", seat=seat)
    for field in range(fortresses):
        table.fortress(field, seat=seat)
    return table


def score(table: Table, seat: int = 0) -> int:
    return outcome(table).scores[seat]


def invited(hero: str, landscapes: int, buildings: int, fortresses: int) -> Table:
    """A solo game in which the hero was invited from the fourth space."""
    table = settled(Table(1), landscapes, buildings, fortresses)
    table.hero_row(*[other for other in HEROES if other != hero][:3], hero)
    table.has(**CARDS[hero]["cost"])
    table.play("invite", space=3)
    return table


# Scoring, for every hero through play.


@pytest.mark.rule("SET-166", "SET-167", "SET-168", "SET-169")
@pytest.mark.parametrize("counts", [(0, 0, 0), (5, 4, 3), (9, 9, 9), (7, 0, 2), (1, 9, 0)])
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_scores_for_what_its_guild_values(hero: str, counts: tuple[int, int, int]) -> None:
    table = invited(hero, *counts)
    worth = dict(zip(("adventurer", "builder", "defender"), counts, strict=True))
    card = CARDS[hero]
    expected = card["score"]["vp"] if card["guild"] == "artisan" else worth[card["guild"]]
    assert score(table) == expected
    assert outcome(table).details[0][card["guild"]] == expected


@pytest.mark.rule("SET-166", "SET-167", "SET-168", "SET-169")
def test_each_guild_prints_its_own_kind_of_points() -> None:
    for hero in HEROES:
        printed = CARDS[hero]["score"]
        if CARDS[hero]["guild"] == "artisan":
            assert printed["kind"] == "score_fixed"
        else:
            assert printed == {"kind": "score_per", "per": GUILDS[CARDS[hero]["guild"]], "vp": 1}


@pytest.mark.rule("SET-166", "SET-167", "SET-168")
@pytest.mark.parametrize("hero", ["adv_01", "bld_01", "dfd_01"])
def test_a_hero_scores_for_its_owner_only(hero: str) -> None:
    table = settled(settled(Table(2), 3, 2, 1, seat=0), 6, 5, 4, seat=1)
    table.hero_row("art_01", "art_02", "art_03", "art_04")
    table.hero(hero, seat=0)
    assert outcome(table).scores == [{"adv_01": 3, "bld_01": 2, "dfd_01": 1}[hero], 0]


@pytest.mark.rule("SET-169")
def test_the_rulebooks_artisans_of_6_6_7_and_8_score_27() -> None:
    table = Table(1)
    for hero in ("art_02", "art_03", "art_04", "art_05"):
        table.hero(hero)
    assert score(table) == 6 + 6 + 7 + 8


@pytest.mark.rule("SET-170")
@pytest.mark.parametrize("guild", GUILDS)
def test_all_twelve_heroes_of_a_guild_score_each_in_full(guild: str) -> None:
    table = settled(Table(1), 9, 8, 7)
    table.hero_row(*[hero for hero in HEROES if CARDS[hero]["guild"] != guild][:4])
    for hero in heroes_of(guild):
        table.hero(hero)
    expected = {"adventurer": 12 * 9, "builder": 12 * 8, "defender": 12 * 7, "artisan": 70}[guild]
    assert score(table) == expected
    assert outcome(table).details[0][guild] == expected


@pytest.mark.rule("SET-170")
def test_heroes_of_all_guilds_together_score_more_than_a_small_number_holds() -> None:
    table = settled(Table(1), 9, 9, 9)
    table.s.hero_at[:] = 0
    assert score(table) == 3 * 12 * 9 + 70


@pytest.mark.rule("SET-171")
def test_what_comes_after_the_invitation_counts_too() -> None:
    table = Table(1)
    table.hold("lodestar")
    table.hero_row("adv_02", "adv_03", "adv_04", "adv_05")  # none of them green
    table.next_landscape(0, "wood", "green")
    for hero in ("adv_01", "bld_01", "dfd_01"):
        table.hero(hero)
    table.market("sawmill")
    assert score(table) == 0
    table.play("explore", row=0)
    table.play("lay", row=0, column=0)
    table.play("end_turn")
    assert score(table) == 1
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    table.play("stack", stack=0)
    table.play("end_turn")
    assert score(table) == 2
    table.play("erect_fortress", row=0, column=0)
    assert score(table) == 3
    table.finish()
    assert score(table) == 3


@pytest.mark.rule("SET-172")
def test_landscapes_count_with_a_monster_with_a_fortress_and_with_neither() -> None:
    table = settled(Table(1), 5, 0, 2)
    table.monster(3)
    table.monster(4)
    table.hero("adv_01")
    assert score(table) == 5


# The set.


@pytest.mark.rule("SET-173")
def test_each_guild_has_twelve_heroes_and_three_of_each_colour() -> None:
    for guild in GUILDS:
        assert Counter(CARDS[hero]["monster"] for hero in heroes_of(guild)) == dict.fromkeys(
            ("green", "yellow", "blue", "red"), 3
        )
    assert len(HEROES) == 48


@pytest.mark.rule("SET-174")
@pytest.mark.parametrize("hero", HEROES)
def test_the_cost_follows_the_curve(hero: str) -> None:
    card = CARDS[hero]
    weight = {"wood": 1, "clay": 1, "stone": 1, "diamond": 2, "gold": 4}
    nominal = {"adventurer": 8, "builder": 8, "defender": 6}.get(card["guild"], card["score"]["vp"])
    points = sum(weight[good] * amount for good, amount in card["cost"].items())
    assert points == nominal + 2 * card["bonus_settlers"]


@pytest.mark.rule("SET-174")
def test_the_rulebooks_hero_is_in_the_set() -> None:
    card = CARDS["adv_09"]
    assert (card["guild"], card["cost"], card["bonus_settlers"]) == ("adventurer", {"wood": 2, "gold": 2}, 1)


@pytest.mark.rule("SET-175")
@pytest.mark.parametrize(
    ("guild", "bonus"),
    [
        ("adventurer", {0: 8, 1: 4}),
        ("builder", {0: 8, 1: 4}),
        ("defender", {0: 6, 1: 6}),
        ("artisan", {0: 6, 1: 3, 2: 3}),
    ],
)
def test_so_many_heroes_of_a_guild_give_bonus_settlers(guild: str, bonus: dict[int, int]) -> None:
    assert Counter(CARDS[hero]["bonus_settlers"] for hero in heroes_of(guild)) == bonus


@pytest.mark.rule("SET-176")
def test_these_points_are_printed_on_the_artisans() -> None:
    printed = sorted(CARDS[hero]["score"]["vp"] for hero in heroes_of("artisan"))
    assert printed == [3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9]
