"""Phase 1, week start (section 4): income, new rooms, new characters."""

from typing import Any

import pytest

from moothall.engine.match import Match
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import DISCARDED, NOTHING
from tests.games.guilds.table import LARGE_IDS, SCRIPTORIUM, SMALL_IDS, Table, standard_orders
from tests.games.guilds.walks import VARIANTS, WEIGHTS, generous_deck, walk


@pytest.mark.rule("GLD-060", "GLD-061", "GLD-062")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_receives_what_hall_guild_and_rooms_bring(players: int) -> None:
    """P2 brings 2 silver and B4 1; S17 brings 1 and L17 2; W1 and S22 bring nothing."""
    table = Table(players)
    table.join("P2", "B4", "W1", seat=0)
    table.furnish("L17", seat=0)
    table.furnish("S22", "S17", seat=1)
    table.next_week()
    assert table.silvers() == [10 + 3 + 2, 10 + 1, 10, 10][:players]
    assert table.golds() == [0] * players


@pytest.mark.rule("GLD-062")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hall_brings_ten_silver_and_no_gold(players: int) -> None:
    table = Table(players)
    for board in table.view.boards:
        assert (board.income.silver, board.income.gold) == (10, 0)
    for hall in SCRIPTORIUM.standard["entrance_hall"]:
        assert (hall["income_silver"], hall["income_gold"]) == (10, 0)


@pytest.mark.rule("GLD-061", "GLD-063")
def test_halls_of_another_deck_may_bring_gold() -> None:
    halls = [hall | {"income_silver": 7, "income_gold": 2} for hall in SCRIPTORIUM.standard["entrance_hall"]]
    table = Table(2, deck=SCRIPTORIUM.parse(SCRIPTORIUM.standard | {"entrance_hall": halls}))
    assert (table.silvers(), table.golds()) == ([7, 7], [2, 2])
    assert table.metric("income_weekly") == 7 + 2 * 5


@pytest.mark.rule("GLD-061")
def test_the_last_character_and_the_last_room_of_a_deck_may_bring_income_too() -> None:
    parts = SCRIPTORIUM.changed(("character", 47, "income_gold"), 2)
    parts["large_room"][17]["income_silver"] = 3
    table = Table(2, deck=SCRIPTORIUM.parse(parts))
    table.join("B6", seat=0)
    table.furnish("L18", seat=1)
    assert [table.income(seat) for seat in range(2)] == [(10, 2), (13, 1)]


@pytest.mark.rule("GLD-067", "GLD-069")
def test_whoever_ends_a_week_cannot_take_that_back_once_new_cards_lie_open() -> None:
    table = Table(2)
    table.begin("end")
    table.play("done")
    assert table.match.may_undo([0])
    table.play("done")
    assert table.s.week == 2
    assert not table.match.may_undo([1])


@pytest.mark.rule("GLD-063")
def test_gold_of_the_income_is_paid_in_gold() -> None:
    """Two characters and a room bring 1 gold each."""
    table = Table(3)
    table.join("N2", "C3", seat=1)
    table.furnish("S21", seat=2)
    table.next_week()
    assert table.golds() == [0, 2, 1]
    assert table.silvers() == [10, 10, 10]
    table.next_week()
    assert table.golds() == [0, 4, 2]


@pytest.mark.rule("GLD-064")
def test_an_inactive_room_pays_nothing() -> None:
    """S29 turns a wall to the wall of S10: it lies there, but can't be reached."""
    table = Table(2)
    table.lay("S10", 2, 2)  # its only door leads to the hall
    table.lay("S29", 2, 3, rotation=1)  # walls N and S
    assert not table.is_active("S29")
    assert table.income(0) == (10, 0)
    table.lay("S17", 2, 2, seat=1)
    assert table.income(1) == (11, 0)
    table.next_week()
    assert table.silvers() == [10, 11]


@pytest.mark.rule("GLD-065")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_income_in_the_first_week_too(players: int) -> None:
    for seed in range(3):
        table = Table(players, seed=seed)
        assert (table.s.week, table.stage) == (1, "auction")
        assert table.silvers() == [10] * players


@pytest.mark.rule("GLD-066")
def test_nobody_can_do_without_income() -> None:
    """From the last answer of a week to the first turn of the next nobody is asked anything."""
    table = Table(2)
    table.idle_until("protect")
    table.idle()
    table.has(0, silver=0)
    table.has(1, silver=0)
    table.play("done")
    assert (table.stage, table.silvers()) == ("auction", [10, 10])


@pytest.mark.rule("GLD-066")
def test_income_is_paid_before_anything_is_revealed() -> None:
    """What comes up has no part in it: a character that counts for income is at the town centre only."""
    table = Table(2, characters=["W1", "W2", "W4", "P2", "R3", "C5"])
    table.next_week()
    assert table.town_ids() == ["P2", "R3", "C5"]
    assert table.silvers() == [10, 10]


# Rooms are turned up.


def shown(table: Table) -> tuple[list[str], list[str]]:
    display = table.display_ids()
    return [n for n in display if n in SMALL_IDS], [n for n in display if n in LARGE_IDS]


@pytest.mark.rule("GLD-067")
@pytest.mark.parametrize(("players", "small", "large"), [(2, 2, 2), (3, 4, 2), (4, 5, 3)])
def test_rooms_are_turned_up_from_the_stacks(players: int, small: int, large: int) -> None:
    table = Table(players, small_rooms=SMALL_IDS[::-1], large_rooms=LARGE_IDS[::-1])
    smalls, larges = SMALL_IDS[::-1], LARGE_IDS[::-1]
    for week in range(2):
        assert shown(table) == (smalls[small * week :][:small], larges[large * week :][:large])
        assert table.pile("small") == smalls[small * (week + 1) :]
        assert table.pile("large") == larges[large * (week + 1) :]
        table.next_week()


@pytest.mark.rule("GLD-068", "GLD-193")
def test_rooms_that_were_kept_count_towards_the_number() -> None:
    """Two small ones and a large one are kept of five and three: three and two new ones come."""
    table = Table(4)
    smalls, larges = table.pile("small"), table.pile("large")
    table.begin("end")
    for room in ("S02", "L03", "S04"):
        table.protect(room)
        table.play("done")
    table.play("done")
    assert table.stage == "auction"
    small, large = shown(table)
    assert sorted(small) == sorted(["S02", "S04", *smalls[:3]])
    assert sorted(large) == sorted(["L03", *larges[:2]])
    assert (len(table.pile("small")), len(table.pile("large"))) == (27, 13)


@pytest.mark.rule("GLD-068")
def test_where_all_rooms_are_kept_none_comes_up() -> None:
    table = Table(2)
    table.display("S01", "S02")
    smalls, larges = table.pile("small"), table.pile("large")
    table.begin("end")
    table.protect("S01")
    table.play("done")
    table.protect("S02")
    table.play("done")
    small, large = shown(table)
    assert (small, large) == (["S01", "S02"], larges[:2])
    assert table.pile("small") == smalls


# Characters come.


@pytest.mark.rule("GLD-069")
@pytest.mark.parametrize(
    ("players", "variant", "cards"), [(2, "standard", 3), (3, "six", 6), (4, "standard", 6)]
)
def test_characters_are_turned_up_each_week(players: int, variant: str, cards: int) -> None:
    table = Table(players, variant=variant)
    deck = table.town_ids() + table.pile("character")
    for week in range(6):
        assert table.town_ids() == deck[cards * week :][:cards]
        assert [name for side in table.view.areas for name in side.cards if name] == table.town_ids()
        table.next_week()


# What runs out, and what is gone.


@pytest.mark.rule("GLD-070")
def test_of_too_few_rooms_all_are_turned_up() -> None:
    table = Table(4)
    table.leave_rooms(smalls=2, larges=0)
    last = table.pile("small")
    table.next_week()
    assert shown(table) == (last, [])
    table.next_week()
    assert (table.display_ids(), table.pile("small"), table.pile("large")) == ([], [], [])


@pytest.mark.rule("GLD-070", "GLD-316")
def test_of_too_few_characters_all_are_turned_up() -> None:
    """Area by area: those for which no card is left stay without."""
    table = Table(4)
    table.leave_characters(4)
    last = table.pile("character")
    table.next_week()
    assert [table.cards(f"A{number}") for number in range(1, 7)] == [[name] for name in last] + [[], []]
    assert (table.why_not("bid", area=4), table.why_not("bid", area=3)) == (96, 0)
    table.next_week()
    assert table.town_ids() == []


@pytest.mark.rule("GLD-070", "GLD-071")
def test_discards_are_never_shuffled_in_again() -> None:
    table = Table(4)
    gone_characters, gone_rooms = set(table.town_ids()), set(table.display_ids())
    table.leave_characters(0)
    table.leave_rooms(smalls=0, larges=0)
    table.next_week()
    assert gone_characters <= {*table.discards()}
    assert gone_rooms <= {*table.discards("room")}
    assert (table.town_ids(), table.display_ids()) == ([], [])
    while not table.s.over:
        table.idle()
        assert len(table.discards()) == 48
        assert len(table.discards("room")) == 53


@pytest.mark.rule("GLD-071")
def test_what_was_discarded_never_comes_back() -> None:
    for where in ("character_at", "room_at"):
        discarded = 0
        for players, variant in VARIANTS:
            for kind in WEIGHTS:
                gone = walk(players, variant, 21, kind).states[where] == DISCARDED
                assert (gone[:-1] <= gone[1:]).all()
                discarded += int(gone[-1].sum())
        assert discarded


@pytest.mark.rule("GLD-316")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_nothing_ever_runs_short(players: int, variant: str) -> None:
    """Nobody buys or protects anything: so all that can be is turned up."""
    table = Table(players, variant=variant)
    turned_up = {"character": len(table.town_ids()), "small": 0, "large": 0}
    turned_up["small"], turned_up["large"] = map(len, shown(table))
    full = dict(turned_up)
    while not table.s.over:
        before = {kind: len(table.pile(kind)) for kind in turned_up}
        table.next_week()
        if not table.s.over:
            for kind in turned_up:
                assert before[kind] - len(table.pile(kind)) == full[kind]
                turned_up[kind] += full[kind]
    assert turned_up["character"] <= 36
    assert turned_up["small"] <= 30
    assert turned_up["large"] <= 18
    assert (players < 4) | (list(turned_up.values()) == [36, 30, 18])


@pytest.mark.rule("GLD-316")
def test_another_layout_may_run_short() -> None:
    """Nine characters a week: the sixth week has three left, for the first of three areas."""
    orders: dict[str, Any] = standard_orders(3)
    match = Match(GAME, {"players": 3}, orders=orders, deck=generous_deck())
    while match.state[0].week < 6:
        names = [match.game.space.decode(action).name for action in match.legal()]
        idle = [i for i, name in enumerate(names) if name in ("pass_turn", "done")]
        match.play(match.legal()[idle[0]])
    town = (match.state[0].town != NOTHING).sum(axis=1)
    assert town.tolist() == [0, 3, 0, 0, 0, 0]
    assert match.state[0].characters_left == 0
