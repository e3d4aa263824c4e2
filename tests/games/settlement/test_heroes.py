"""Inviting heroes, and the row that they lie in (section 9)."""

import tomllib
from collections import Counter
from typing import Any

import numpy as np
import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import DISCARDED, HERO_ROW, IN_DECK, IN_HERO_ROW
from moothall.games.settlement.view import View
from tests.games.settlement.questions import changed_fields, snapshot
from tests.games.settlement.random_games import steps
from tests.games.settlement.table import HEROES, Table

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in tomllib.loads(GAME.standard_deck.read_text("utf-8"))["hero"]
}
SURCHARGE: tuple[dict[str, int], ...] = ({"diamond": 2}, {"diamond": 1}, {}, {})
RESOURCES = ("wood", "clay", "stone", "diamond", "gold")
NOTHING = dict.fromkeys((*RESOURCES, "bonus_settler"), 0)


def price(hero: str, space: int) -> dict[str, int]:
    return dict(Counter(CARDS[hero]["cost"]) + Counter(SURCHARGE[space]))


def others(hero: str) -> list[str]:
    return [other for other in HEROES if other != hero]


def row_with(table: Table, hero: str, space: int) -> list[str]:
    """Lay the hero on that space among others; the row from the left."""
    row = others(hero)[:HERO_ROW]
    row[space] = hero
    table.hero_row(*row)
    return row


def table_for(hero: str, space: int) -> Table:
    """The hero lies on that space, and the active player has its exact price."""
    table = Table()
    table.hold("lodestar")
    row_with(table, hero, space)
    table.has(**(NOTHING | price(hero, space)))
    return table


def row_of(table: Table) -> list[str | None]:
    return [None if hero < 0 else HEROES[hero] for hero in table.s.hero_row]


def last_heroes(table: Table, *heroes: str) -> None:
    """The deck holds only these, from the top; the other cards of it are discarded."""
    table._changed()
    table.s.hero_at[table.s.hero_at == IN_DECK] = DISCARDED
    table.s.hero_deck[:] = -1
    table.s.heroes_left = len(heroes)
    for i, hero in enumerate(reversed(heroes)):
        table.s.hero_deck[i] = HEROES.index(hero)
        table.s.hero_at[HEROES.index(hero)] = IN_DECK


# The price, for every hero on every space.


@pytest.mark.rule("SET-151", "SET-152", "SET-153", "SET-155", "SET-157")
@pytest.mark.parametrize("space", range(4))
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_costs_the_card_and_the_space_and_gives_its_bonus_settlers(hero: str, space: int) -> None:
    table = table_for(hero, space)
    seat, bonus = table.seat, CARDS[hero]["bonus_settlers"]
    table.play("invite", space=space)
    assert table.supply(seat) == ({"bonus_settler": bonus} if bonus else {})
    assert table.s.hero_at[HEROES.index(hero)] == seat
    assert table.supply(1 - seat) == {"wood": 1, "clay": 1, "stone": 1}  # nothing of it goes to others


@pytest.mark.rule("SET-152", "SET-153")
@pytest.mark.parametrize("space", range(4))
@pytest.mark.parametrize("hero", HEROES)
def test_not_one_resource_of_the_price_may_be_missing(hero: str, space: int) -> None:
    table = table_for(hero, space)
    full = price(hero, space)
    for good, amount in full.items():
        table.has(**(dict.fromkeys(RESOURCES, 9) | {good: amount - 1}))
        base = CARDS[hero]["cost"].get(good, 0)
        assert table.refused("invite", space=space) == (152 if amount - 1 < base else 153)


@pytest.mark.rule("SET-153", "SET-155")
@pytest.mark.parametrize(("space", "diamonds"), [(0, 0), (0, 1), (1, 0)])
def test_the_surcharge_is_paid_in_diamonds_and_nothing_else(space: int, diamonds: int) -> None:
    table = table_for("art_05", space)  # two gold
    table.has(wood=9, clay=9, stone=9, gold=9, diamond=diamonds)
    assert table.refused("invite", space=space) == 153
    table.has(diamond=2 - space)
    assert table.is_legal("invite", space=space)


@pytest.mark.rule("SET-152")
def test_the_rulebooks_adventurer_costs_two_wood_two_gold_and_the_surcharge() -> None:
    table = table_for("adv_09", 1)
    table.has(wood=2, clay=1, diamond=3, gold=2)
    table.play("invite", space=1)
    assert table.supply() == {"clay": 1, "diamond": 2, "bonus_settler": 1}


@pytest.mark.rule("SET-154")
@pytest.mark.parametrize(("space", "diamonds"), [(1, 1), (2, 0), (3, 0)])
def test_in_a_row_with_gaps_the_space_still_sets_the_surcharge(space: int, diamonds: int) -> None:
    table = table_for("art_05", space)
    table.hero_row(*[None] * space)  # it is the leftmost hero now
    table.has(gold=2, diamond=diamonds)
    table.play("invite", space=space)
    assert table.supply() == {}


@pytest.mark.rule("SET-156")
def test_inviting_needs_no_settler() -> None:
    table = table_for("art_05", 3)
    table.settlers(0)
    deployed = table.me.deployed.copy()
    table.play("invite", space=3)
    assert table.me.settlers == 0
    assert np.array_equal(table.me.deployed, deployed)
    assert not table.me.deployed_bonus.any()


@pytest.mark.rule("SET-157")
@pytest.mark.parametrize(("hero", "bonus"), [("art_05", 0), ("art_07", 1), ("art_10", 2)])
def test_its_bonus_settlers_work_in_the_same_turn(hero: str, bonus: int) -> None:
    table = table_for(hero, 3)
    table.settlers(0)
    table.lay(0, "wood")
    assert [table.why_not("explore", row=row) for row in range(2)] == [85, 85]
    table.play("invite", space=3)
    assert [table.why_not("explore", row=row) for row in range(2)] == [
        0 if bonus > row else 85 for row in range(2)
    ]


# Who may invite, and what becomes of the hero.


@pytest.mark.rule("SET-151")
@pytest.mark.parametrize("first", ["invite", "activate_settlement_row"])
def test_the_invitation_comes_before_or_after_the_action_and_only_once(first: str) -> None:
    table = table_for("art_05", 3)
    table.has(**dict.fromkeys(RESOURCES, 20))
    if first == "invite":
        table.play("invite", space=3)
    table.play("activate_settlement_row", row=0)
    assert table.refused("invite", space=2) == 277  # not in the middle of the action
    table.play("done")
    if first != "invite":
        table.play("invite", space=3)
    assert [table.refused("invite", space=space) for space in range(4)] == [54] * 4


@pytest.mark.rule("SET-158")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_invited_hero_stays_with_its_owner_to_the_end(players: int) -> None:
    owned: dict[int, int] = {}
    for table in steps(players, seed=players, rich=True):
        for hero, seat in owned.items():
            assert table.s.hero_at[hero] == seat
        owned |= {hero: int(at) for hero, at in enumerate(table.s.hero_at) if at < players}
    assert len(owned) >= 3


@pytest.mark.rule("SET-159")
def test_everybody_sees_who_owns_which_heroes() -> None:
    table = Table(3)
    table.hero_row("art_01", "art_02", "art_03", "art_05")
    table.hero("adv_01", seat=0)
    table.hero("adv_02", seat=1)
    table.hero("dfd_02", seat=1)
    table.has(gold=2)
    seat = table.seat
    table.play("invite", space=3)
    expected = [["adv_01"], ["adv_02", "dfd_02"], []]
    expected[seat].append("art_05")
    for observer in (None, 0, 1, 2):
        seen = table.match.view(observer)
        assert isinstance(seen, View)
        assert [sorted(board.heroes) for board in seen.boards] == [sorted(heroes) for heroes in expected]


@pytest.mark.rule("SET-160", "SET-163", "SET-301")
def test_one_player_may_invite_all_heroes_of_the_game() -> None:
    table = Table(1)
    table.hold("lodestar")
    table.has(**dict.fromkeys(RESOURCES, 500))
    for count in range(48):
        gaps = max(0, count - 44)
        assert row_of(table)[:gaps] == [None] * gaps
        assert None not in row_of(table)[gaps:]
        assert [table.why_not("invite", space=space) for space in range(gaps)] == [301] * gaps
        table.play("invite", space=3)
        table.play("end_turn")
    assert row_of(table) == [None] * 4
    assert [table.refused("invite", space=space) for space in range(4)] == [301] * 4
    assert (table.s.hero_at == 0).all()


# The row closes up.


@pytest.mark.rule("SET-161", "SET-162")
@pytest.mark.parametrize("space", range(4))
def test_heroes_to_the_left_move_up_and_a_new_one_comes_in(space: int) -> None:
    table = table_for("art_05", space)
    row = row_of(table)
    top = HEROES[table.s.hero_deck[table.s.heroes_left - 1]]
    left = int(table.s.heroes_left)
    table.play("invite", space=space)
    assert row_of(table) == [top, *row[:space], *row[space + 1 :]]
    assert table.s.heroes_left == left - 1
    assert [table.s.hero_at[HEROES.index(hero)] for hero in row_of(table) if hero] == [IN_HERO_ROW] * 4


@pytest.mark.rule("SET-161")
def test_the_row_closes_up_at_once_so_the_next_turn_finds_the_hero_a_space_further() -> None:
    table = Table(2)
    table.hero_row("art_05", "art_02", "art_03", "art_11")
    for seat in range(2):
        table.has(seat, gold=2, diamond=1)
    table.play("invite", space=3)
    table.play("end_turn")
    assert row_of(table)[1] == "art_05"
    table.play("invite", space=1)  # one diamond instead of two
    assert table.supply().keys() == {"wood", "clay", "stone"}


@pytest.mark.rule("SET-163")
@pytest.mark.parametrize("space", range(4))
def test_with_an_empty_deck_space_1_stays_empty_and_the_discarded_stay_away(space: int) -> None:
    table = table_for("art_05", space)
    last_heroes(table)
    row = row_of(table)
    discarded = np.count_nonzero(table.s.hero_at == DISCARDED)
    table.play("invite", space=space)
    assert row_of(table) == [None, *row[:space], *row[space + 1 :]]
    assert np.count_nonzero(table.s.hero_at == DISCARDED) == discarded > 40


@pytest.mark.rule("SET-301")
@pytest.mark.parametrize("seed", range(8))
def test_empty_spaces_are_always_the_leftmost(seed: int) -> None:
    """Random invitations and round ends from a short deck."""
    dice = np.random.default_rng(seed)
    table = Table(1, seed=seed)
    last_heroes(table, *[HEROES[hero] for hero in table.s.hero_deck[:3]])
    gaps = set()
    for _ in range(12):
        table.has(**dict.fromkeys(RESOURCES, 30))
        if dice.integers(2) and (row := [space for space in range(4) if row_of(table)[space]]):
            table.play("invite", space=int(dice.choice(row)))
            table.play("end_turn")
        elif table.s.round_number < 6:
            table.pass_all()
        empty = row_of(table).count(None)
        assert row_of(table)[:empty] == [None] * empty
        gaps.add(empty)
    assert max(gaps) > 1


@pytest.mark.rule("SET-301")
@pytest.mark.parametrize("hero", [None, "art_12"])  # the last card of the deck is a red one
def test_an_empty_space_matches_no_monster_colour(hero: str | None) -> None:
    table = Table(1)
    table.hold("lodestar")
    table.hero_row(None, None, None, hero)
    for field, (good, colour) in enumerate([("wood", "green"), ("clay", "yellow"), ("clay", "red")]):
        table.lay(field, good, colour)
    table.play("activate_wilderness_row", row=0)
    assert list(table.me.monster[:3]) == [0, 0, 1 if hero else 0]


# A hero does nothing else.


@pytest.mark.rule("SET-164")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_in_the_row_lures_the_monsters_of_its_own_colour_only(hero: str) -> None:
    table = Table(1)
    table.hold("lodestar")
    table.hero_row(None, None, None, hero)
    colours = ("green", "yellow", "red", "blue")
    for field, (good, colour) in enumerate(zip(("wood", "clay", "clay", "wood"), colours, strict=True)):
        table.lay(field, good, colour)
    table.play("activate_wilderness_row", row=0)
    table.play("end_turn")
    table.play("activate_wilderness_row", row=1)
    assert [colours[field] for field in range(4) if table.me.monster[field]] == [CARDS[hero]["monster"]]


@pytest.mark.rule("SET-164")
@pytest.mark.parametrize("hero", HEROES)
def test_an_invitation_changes_the_supply_the_row_and_the_owner_and_nothing_else(hero: str) -> None:
    table = table_for(hero, 2)
    before, seat = snapshot(table), table.seat
    table.play("invite", space=2)
    assert changed_fields(before, table.s) == {
        *("hero_row", "hero_at", "hero_deck", "heroes_left", "invited", "players", "chance")
    }
    assert not changed_fields(before.players[1 - seat], table.board(1 - seat))
    assert changed_fields(before.players[seat], table.board(seat)) == {"supply"}


@pytest.mark.rule("SET-164")
def test_owning_every_hero_changes_no_legal_answer_and_no_yield() -> None:
    def table_of(owned: list[str]) -> Table:
        table = Table(1)
        table.hero_row("adv_01", "bld_01", "dfd_01", "art_01")  # only green
        table.has(**dict.fromkeys(RESOURCES, 3))
        for field, good in enumerate(("wood", "clay", "stone")):
            table.lay(field, good, "yellow")
        table.building(0, "alchemist")
        for hero in owned:
            table.hero(hero)
        return table

    alone, famous = table_of([]), table_of([hero for hero in HEROES if not hero.endswith("_01")])
    assert famous.match.legal() == alone.match.legal()
    for table in (alone, famous):
        table.play("activate_wilderness_row", row=0)
        table.play("end_turn")
        table.play("activate_settlement_row", row=0)
        table.play("resolve", row=0, column=0)
    assert famous.match.state["players"].tobytes() == alone.match.state["players"].tobytes()


@pytest.mark.rule("SET-165")
def test_pay_take_the_card_bonus_settlers_shift_refill() -> None:
    """With the Tankard and the exact price: what comes in does not help to pay, and all of it comes."""
    table = table_for("art_10", 1)
    table.hold("ornate_tankard")
    row = row_of(table)
    top = HEROES[table.s.hero_deck[table.s.heroes_left - 1]]
    table.has(diamond=1)  # with the surcharge it takes two
    assert table.refused("invite", space=1) == 153
    table.has(diamond=2)
    table.play("invite", space=1)
    assert table.supply() == {"bonus_settler": 3}
    assert row_of(table) == [top, row[0], row[2], row[3]]
