"""Guilds: activating workshops (section 15), and what the tiles do (section 16)."""

import pytest
from msgspec import to_builtins

from moothall.engine.chance import seed_chance
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import GUILDS
from tests.games.nobility.printed import WORKSHOPS
from tests.games.nobility.table import BUILDING_IDS, DECK, Table, good, guild

CARDS = to_builtins(GAME.components(DECK))
OF_GUILD = {"books": "scholars", "artwork": "artists", "weaponry": "blacksmiths"}
OF_GUILD |= {"magic": "wizards", "jewelry": "merchants", "furnishings": "carpenters"}


def activated(table: Table) -> list[int]:
    """The spaces of which a workshop is asked about, one after the other; all are declined."""
    spaces = []
    while table.stage == "workshop":
        spaces.append(int(table.s.command.space))
        table.done()
    return spaces


def merchants(players: int = 3, seat: int | None = None) -> Table:
    """B27 (a coin), B28 (reputation) and B26 (an exchange) at the merchants', of a seat or of nobody."""
    table = Table(players)
    for space, tile in enumerate(("B27", "B28", "B26")):
        if seat is None:
            table.stand("merchants", space, tile)
        else:
            table.own("merchants", space, tile, seat=seat)
    return table


def at_workshop(tile: str, of: str = "scholars", value: int = 1) -> Table:
    """A workshop of nobody on the first space has been activated."""
    table = Table(players=3)
    table.stand(of, 0, tile)
    table.dice(value, 4, 4)
    table.place("guild", value, guild=of)
    assert table.stage == "workshop"
    return table


# Which ones.


@pytest.mark.rule("NOB-181", "NOB-179")
def test_activation_comes_by_itself_and_first() -> None:
    table = merchants()
    table.dice(1)
    table.place("guild", 1, guild="merchants")
    assert (table.stage, table.s.command.space) == ("workshop", 0)
    table.done()
    assert table.stage == "buy"


@pytest.mark.rule("NOB-182", "NOB-183", "NOB-184", "NOB-186")
@pytest.mark.parametrize(
    ("value", "spaces"), [(1, [0]), (2, [0]), (3, [0, 1]), (4, [0, 1]), (5, [0, 1, 2]), (6, [0, 1, 2])]
)
def test_the_die_says_how_many_from_the_left(value: int, spaces: list[int]) -> None:
    table = merchants()
    table.dice(value)
    table.place("guild", value, guild="merchants")
    assert activated(table) == spaces


@pytest.mark.rule("NOB-185")
@pytest.mark.parametrize(("value", "spaces"), [(1, []), (2, []), (3, [1]), (4, [1]), (5, [1]), (6, [1])])
def test_an_empty_space_counts(value: int, spaces: list[int]) -> None:
    """With two players only the middle space has a workshop."""
    table = Table(players=2)
    table.dice(value)
    table.place("guild", value, guild="artists")
    assert activated(table) == spaces


@pytest.mark.rule("NOB-185")
def test_a_gap_is_skipped() -> None:
    table = Table(players=3)
    table.stand("artists", 0, "B07")
    table.stand("artists", 2, "B09")
    table.dice(3, 5)
    table.place("guild", 3, guild="artists")
    assert activated(table) == [0]
    table.finish_action()
    table.turn(0)
    table.place("guild", 5, guild="artists")
    assert activated(table) == [0, 2]


@pytest.mark.rule("NOB-187", "NOB-190")
def test_an_effect_may_be_used_or_declined() -> None:
    table = at_workshop("B01")
    table.play("use_effect", effect=0)
    assert table.board(0).coins == 9
    table = at_workshop("B01")
    table.done()
    assert (table.stage, table.board(0).coins) == ("buy", 8)


@pytest.mark.rule("NOB-188")
def test_one_of_two_effects() -> None:
    table = at_workshop("B17", "blacksmiths")  # a coin or reputation
    table.play("use_effect", effect=0)
    assert (table.stage, table.board(0).coins, table.board(0).reputation) == ("buy", 9, 9)
    table = at_workshop("B17", "blacksmiths")
    table.play("use_effect", effect=1)
    assert (table.stage, table.board(0).coins, table.board(0).reputation) == ("buy", 8, 10)
    table = at_workshop("B01")
    assert table.refused("use_effect", effect=1) == 188


# The owner.


@pytest.mark.rule("NOB-189", "NOB-190", "NOB-194", "NOB-195", "NOB-196")
@pytest.mark.parametrize("name", GUILDS)
def test_the_owner_is_rewarded_by_the_space(name: str) -> None:
    """A coin, a good of the guild, two coins; in every guild, though the effect is declined."""
    first = 6 * guild(name) + 1
    for space, coins, goods in ((0, 1, 0), (1, 0, 1), (2, 2, 0)):
        table = Table(players=3)
        table.own(name, space, f"B{first:02}", seat=2)
        table.dice(5, 5)
        table.place("guild", 5, guild=name)
        assert activated(table) == [space]
        board = table.board(2)
        assert (board.coins, board.goods[guild(name)]) == (8 + coins, 1 + goods)
        assert board.goods.sum() == 6 + goods
        assert (table.board(1).coins, table.board(0).coins) == (8, 8)


@pytest.mark.rule("NOB-189", "NOB-464")
def test_the_owner_is_rewarded_even_for_an_effect_that_cannot_be_used() -> None:
    table = Table(players=3)
    table.own("blacksmiths", 0, "B13", seat=1)  # rolling dice again
    table.dice(2)
    table.place("guild", 2, guild="blacksmiths")
    assert table.stage == "buy"
    assert table.board(1).coins == 9


@pytest.mark.rule("NOB-189")
def test_only_activated_workshops_reward() -> None:
    table = merchants(seat=1)
    table.dice(3)
    table.place("guild", 3, guild="merchants")
    activated(table)
    assert (table.board(1).coins, table.board(1).goods[4]) == (9, 2)


@pytest.mark.rule("NOB-189", "NOB-191")
def test_no_reward_for_activating_ones_own() -> None:
    table = merchants(seat=0)
    table.dice(5)
    table.place("guild", 5, guild="merchants")
    table.play("use_effect", effect=0)
    assert table.board(0).coins == 9
    assert activated(table) == [1, 2]
    assert (table.board(0).coins, table.board(0).goods[4]) == (9, 1)


@pytest.mark.rule("NOB-192", "NOB-263")
def test_an_unowned_workshop_rewards_nobody() -> None:
    table = merchants()
    table.dice(5)
    table.place("guild", 5, guild="merchants")
    table.play("use_effect", effect=0)
    assert activated(table) == [1, 2]
    assert [int(table.board(seat).coins) for seat in range(3)] == [9, 8, 8]
    assert [int(table.board(seat).goods[4]) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("NOB-193")
def test_with_two_players_the_reward_comes_twice() -> None:
    table = merchants(players=2)
    for space in range(3):
        table.s.owner[4, space] = 1
    table.board(1).figures -= 3
    table.dice(5)
    table.place("guild", 5, guild="merchants")
    activated(table)
    assert (table.board(1).coins, table.board(1).goods[4]) == (8 + 2 + 4, 1 + 2)


@pytest.mark.rule("NOB-197", "NOB-186")
def test_effect_then_reward_then_the_next_workshop() -> None:
    table = merchants(seat=1)
    table.dice(5)
    table.place("guild", 5, guild="merchants")
    seen = []
    while table.stage == "workshop":
        seen.append((int(table.s.command.space), int(table.board(1).coins), int(table.board(1).goods[4])))
        table.done()
    assert seen == [(0, 8, 1), (1, 9, 1), (2, 9, 2)]
    assert table.board(1).coins == 11


@pytest.mark.rule("NOB-198")
def test_what_a_workshop_brings_can_be_spent_at_once() -> None:
    table = Table(players=3)
    table.stand("merchants", 0, "B27")
    table.stand("merchants", 1, "B25")  # buys any good
    table.has(coins=0)
    table.dice(3)
    table.place("guild", 3, guild="merchants")
    table.play("use_effect", effect=0)
    assert table.s.command.space == 1  # which a coin is there for, now
    table.done()
    table.play("buy", goods=1)
    assert (table.board(0).coins, table.goods()["jewelry"]) == (0, 2)


@pytest.mark.rule("NOB-464")
@pytest.mark.parametrize(
    ("tile", "of", "without", "other"),
    [
        ("B06", "scholars", "dice", 1),
        ("B18", "blacksmiths", "coins", 1),
        ("B11", "artists", "goods", 1),
    ],
)
def test_what_cannot_be_carried_out_cannot_be_chosen(tile: str, of: str, without: str, other: int) -> None:
    """Each of these tiles has another effect beside the one that can't be."""
    table = Table(players=3)
    table.stand(of, 0, tile)
    table.dice(1, 4)
    if without == "dice":
        table.dice(1)
    elif without == "coins":
        table.has(coins=0)
    else:
        table.goods_all(0)
    table.place("guild", 1, guild=of)
    assert table.refused("use_effect", effect=0) == 464
    assert table.is_legal("use_effect", effect=other)


# The effects.


@pytest.mark.rule("NOB-199")
def test_a_coin() -> None:
    table = at_workshop("B01")
    table.play("use_effect", effect=0)
    assert table.board(0).coins == 9


@pytest.mark.rule("NOB-200")
def test_a_step_of_reputation() -> None:
    table = at_workshop("B02")
    table.play("use_effect", effect=0)
    assert table.board(0).reputation == 10


@pytest.mark.rule("NOB-201")
def test_any_number_of_unplaced_dice_is_rolled_again_at_once() -> None:
    results = set()
    for seed in range(40):
        table = Table(players=3)
        table.stand("scholars", 0, "B03")
        table.dice(1, 2, 3, 4, 5)
        table.place("guild", 1, guild="scholars")
        seed_chance(table.s.chance, seed)
        table.play("use_effect", effect=0)
        assert table.refused("reroll", die=0) == 201  # the die that is placed
        assert table.refused("done") == 201
        table.play("reroll", die=2)
        table.play("reroll", die=4)
        assert table.refused("reroll", die=2) == 201
        assert [int(die) for die in table.me.dice] == [0, 2, 3, 4, 5]
        table.done()
        assert table.stage == "buy"
        dice = [int(die) for die in table.me.dice]
        assert (dice[0], dice[1], dice[3]) == (0, 2, 4)
        results.add((dice[2], dice[4]))
        assert table.board(0).placed == 1
    assert {first for first, _ in results} == {1, 2, 3, 4, 5, 6}
    assert {second for _, second in results} == {1, 2, 3, 4, 5, 6}
    assert len(results) > 15


@pytest.mark.rule("NOB-201")
def test_all_four_dice_can_be_rolled_again() -> None:
    table = Table(players=3)
    table.stand("scholars", 0, "B03")
    table.dice(2, 1, 6, 6, 6)
    table.place("guild", 2, guild="scholars")
    table.play("use_effect", effect=0)
    for die in (1, 2, 3, 4):
        table.play("reroll", die=die)
    assert table.legal() == [("done", {})]
    table.done()
    assert [int(die) for die in table.me.dice[1:]] != [1, 6, 6, 6]


@pytest.mark.rule("NOB-202")
@pytest.mark.parametrize(
    ("tile", "of", "effect", "got"),
    [
        ("B04", "scholars", 0, "books"),
        ("B09", "artists", 0, "artwork"),
        ("B14", "blacksmiths", 0, "weaponry"),
        ("B19", "wizards", 0, "magic"),
        ("B29", "merchants", 1, "jewelry"),
        ("B35", "carpenters", 0, "furnishings"),
    ],
)
def test_a_good_of_the_guild(tile: str, of: str, effect: int, got: str) -> None:
    table = at_workshop(tile, of)
    table.play("use_effect", effect=effect)
    assert table.goods() == dict.fromkeys(OF_GUILD, 1) | {got: 2}
    assert table.board(0).coins == 8


@pytest.mark.rule("NOB-203")
@pytest.mark.parametrize("bought", [*OF_GUILD])
def test_any_good_for_a_coin(bought: str) -> None:
    table = at_workshop("B10", "artists")
    table.play("use_effect", effect=0)
    assert table.stage == "buy_any"
    table.play("take_good", good=good(bought))
    assert table.goods() == dict.fromkeys(OF_GUILD, 1) | {bought: 2}
    assert (table.stage, table.board(0).coins) == ("buy", 7)


@pytest.mark.rule("NOB-204")
def test_no_free_goods_with_it() -> None:
    table = Table(players=3)
    table.employ("artists", 2)
    table.stand("artists", 0, "B10")
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("use_effect", effect=0)
    table.play("take_good", good="artwork")
    assert table.goods()["artwork"] == 2
    table.play("buy", goods=0)
    assert table.goods()["artwork"] == 2


@pytest.mark.rule("NOB-205")
def test_a_good_for_another() -> None:
    table = at_workshop("B16", "blacksmiths")
    table.has(magic=0, jewelry=3)
    table.play("use_effect", effect=0)
    assert table.refused("give_good", good="magic") == 205
    table.play("give_good", good="jewelry")
    assert table.goods()["jewelry"] == 3
    table.play("take_good", good="magic")
    assert (table.goods()["jewelry"], table.goods()["magic"]) == (2, 1)
    assert (table.stage, table.board(0).coins) == ("buy", 8)


KINDS = {
    "coin": {"kind": "gain_coins", "amount": 1},
    "reputation": {"kind": "gain_reputation", "amount": 1},
    "reroll": {"kind": "reroll_dice", "amount": 1},
    "good": {"kind": "gain_goods", "amount": 1, "good": "guild"},
    "buy": {"kind": "buy_goods", "amount": 1, "good": "choice", "price": 1},
    "exchange": {"kind": "exchange_goods", "amount": 1},
}


@pytest.mark.rule("NOB-206")
@pytest.mark.parametrize("name", GUILDS)
def test_the_workshops_of_each_guild(name: str) -> None:
    tiles = [tile for tile in CARDS["buildings"].values() if tile["guild"] == name]
    wanted = [tile.split("/") for tile in WORKSHOPS[name].split()]
    assert [tile["effects"] for tile in tiles] == [[KINDS[kind] for kind in kinds] for kinds in wanted]
    assert sorted(len(tile["effects"]) for tile in tiles) == [1, 1, 1, 1, 2, 2]


def use(table: Table, kind: str, effect: int) -> None:
    """And all that it asks for: two unplaced dice show fours, and there is one of each good."""
    table.play("use_effect", effect=effect)
    if kind == "reroll":
        table.play("reroll", die=2)
        table.done()
    elif kind == "buy":
        table.play("take_good", good="weaponry")
    elif kind == "exchange":
        table.play("give_good", good="jewelry")
        table.play("take_good", good="weaponry")


@pytest.mark.rule("NOB-199", "NOB-200", "NOB-201", "NOB-202", "NOB-203", "NOB-205", "NOB-206")
@pytest.mark.parametrize("number", range(36), ids=lambda number: BUILDING_IDS[number])
def test_what_each_workshop_does(number: int) -> None:
    of, made = GUILDS[number // 6], [*OF_GUILD][number // 6]
    kinds = WORKSHOPS[of].split()[number % 6].split("/")
    for effect, kind in enumerate(kinds):
        table = at_workshop(BUILDING_IDS[number], of)
        assert {name for name, _ in table.legal()} == {"use_effect", "done"}
        assert len(table.legal()) == len(kinds) + 1
        seed_chance(table.s.chance, 3)  # the next die that is rolled is no four
        use(table, kind, effect)
        goods = dict.fromkeys(OF_GUILD, 1)
        if kind == "good":
            goods[made] += 1
        if kind in ("buy", "exchange"):
            goods["weaponry"] += 1
        if kind == "exchange":
            del goods["jewelry"]
        assert table.goods() == goods
        assert table.me.coins == 8 + (kind == "coin") - (kind == "buy")
        assert table.me.reputation == 9 + (kind == "reputation")
        assert (table.me.dice[1], table.me.dice[2] == 4) == (4, kind != "reroll")
        assert table.stage == "buy"


@pytest.mark.rule("NOB-207", "NOB-161")
@pytest.mark.parametrize("tile", BUILDING_IDS[36:])
def test_each_public_building_is_worth_a_point(tile: str) -> None:
    table = Table(players=3)
    table.public(1, tile)
    table.hand("S01")
    table.goods_all(3)
    table.play("complete", slot=0)
    table.play("spend", good=0, goods=2)
    table.play("spend", good=1, goods=1)
    assert (table.stage, table.board(0).vp) == ("turn", 3 + 1)


@pytest.mark.rule("NOB-207", "NOB-161")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_public_building_is_one_point_for_each_settler(count: int) -> None:
    public = [tile["effects"] for tile in CARDS["buildings"].values() if tile["guild"] is None]
    assert public == [[{"kind": "gain_vp", "amount": 1}]] * 12
    table = Table(players=3)
    for plot in range(count):
        table.public(plot, f"B{40 + plot}")
    table.hand("S01")
    table.goods_all(3)
    table.play("complete", slot=0)
    table.play("spend", good=0, goods=2)
    table.play("spend", good=1, goods=2)
    assert (table.stage, table.board(0).vp) == ("turn", 4 + count)
