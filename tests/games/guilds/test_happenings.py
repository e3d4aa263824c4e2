"""What everybody hears of and sees of an answer: what came of it, which pieces moved, and by what."""

import pytest

from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move, told
from tests.games.guilds.table import Table, cell, deck_with


def moves(happenings: list[Happening]) -> list[Move]:
    return [move for happening in happenings for move in happening.moves]


def ids(happenings: list[Happening]) -> list[str]:
    return [telling.id for telling in told(happenings)]


def test_a_bid_stakes_silver_and_spends_none() -> None:
    table = Table(3)
    assert table.brings("bid", area="A3") == []
    (staked,) = table.brings("add", silver=2)
    assert staked == Happening(
        Telling("change-staked", {"seat": 0, "goods": "silver=2"}),
        [Move("silver", "0/supply/silver", "tent/2/0", 2, 0)],
        "rule:98",
    )


def test_a_card_that_is_taken_goes_to_the_guild_and_the_deed_says_so() -> None:
    table = Table(3)
    table.tent("A2", 4)
    happened = table.brings("take", **table.spot_of("W2"))
    assert Move("character:W2", "town/1/0", "0/members/W2") in moves(happened)
    assert "change-joined" not in ids(happened)


@pytest.mark.rule("GLD-125")
def test_forced_taking_is_told_and_silver_comes_back() -> None:
    table = Table(3)
    table.tent("A1", 2, seat=0)
    table.tent("A2", 3, seat=0)
    table.tent("A2", 4, seat=1)
    table.pass_turn(2)
    happened = table.brings("pass_turn")
    joined = [each for each in happened if each.telling and each.telling.id == "change-joined"]
    assert [(each.seat, each.moves[0].goal, each.by) for each in joined] == [
        (0, "0/members/W1", "rule:125"),
        (1, "1/members/W2", "rule:125"),
    ]
    # What was bid for another's card flies back, what was paid doesn't.
    back = [move for move in moves(happened) if move.thing == "silver"]
    assert back == [Move("silver", "tent/1/0", "0/supply/silver", 3, 0)]


def test_a_card_forced_upon_whoever_has_just_chosen_is_told() -> None:
    """R6 asks whom it takes from; the same player must then take the only card that is left."""
    table = Table(3, characters=["R6", "W1"])
    table.empty_town("A1", "A2")
    table.tent("A1", 2, seat=0)
    table.tent("A2", 1, seat=0)
    table.pass_turn(3)
    assert (table.stage, table.seat, table.guild(0)) == ("choose", 0, ["R6"])
    happened = table.brings("choose", seat=1)
    assert table.guild(0) == ["R6", "W1"]
    assert Telling("change-joined", {"seat": 0, "character": "W1"}) in told(happened)


def test_who_passes_last_and_leads_for_the_last_card_has_said_so() -> None:
    table = Table(3)
    table.empty_town("A1")
    table.tent("A1", 1, seat=2)
    table.pass_turn(2)
    happened = table.brings("pass_turn")
    assert table.guild(2) == ["W1"]
    assert "change-joined" not in ids(happened)
    assert Move("character:W1", "town/0/0", "2/members/W1") in moves(happened)


def test_coins_fly_from_whoever_loses_them() -> None:
    drain = {"kind": "drain", "timing": "weekly", "phase": "money", "currency": "silver", "amount": 2}
    table = Table(3, deck=deck_with(W1=[drain | {"target": "one", "to": "owner"}]))
    table.join("W1")
    table.begin("money")
    table.brings("use_ability", ability=table.ability("W1"))
    happened = table.brings("choose", seat=2)
    assert [each.by for each in happened] == ["character:W1"] * 2
    assert moves(happened) == [Move("silver", "2/supply/silver", "0/supply/silver", 2)]


def test_who_joins_and_takes_coins_from_all_is_the_cause() -> None:
    drain = {"kind": "drain", "timing": "on_join", "currency": "silver", "amount": 1}
    table = Table(3, deck=deck_with(W1=[drain | {"target": "each", "to": "supply"}]))
    table.tent("A1", 3)
    happened = table.brings("take", **table.spot_of("W1"))
    losses = [each for each in happened if each.seat in (1, 2)]
    assert [(each.seat, each.by) for each in losses] == [(1, "character:W1"), (2, "character:W1")]


def test_coins_of_an_effect_fly_from_its_card_or_room() -> None:
    gain = {"kind": "gain", "timing": "weekly", "phase": "money", "gold": 2}
    table = Table(3, deck=deck_with(W1=[gain], S07=[gain]))
    table.join("W1")
    table.furnish("S07")
    table.begin("money")
    sources = [moves(table.brings("use_ability", ability=table.ability(each))) for each in ("W1", "S07")]
    assert sources == [
        [Move("gold", "0/members/W1", "0/supply/gold", 2)],
        [Move("gold", "0/site/S07", "0/supply/gold", 2)],
    ]


def test_a_character_that_is_removed_goes_by_the_card_that_does_it() -> None:
    removal = {"kind": "remove_character", "timing": "weekly", "phase": "auction", "max_ap_halves": 60}
    table = Table(3, deck=deck_with(W1=[removal]))
    table.join("W1")
    table.join("M2", "M3", seat=1)
    table.brings("use_ability", ability=table.ability("W1"))
    assert table.brings("remove", character="M3")[0] == Happening(
        Telling("change-removed", {"seat": 1, "character": "M3"}),
        [Move("character:M3", "1/members/M3", "discard")],
        "character:W1",
    )


def test_a_room_goes_from_the_display_to_the_site() -> None:
    table = Table(2, small_rooms=["S07"])
    table.has(gold=9)
    table.begin("building")
    place = table.place_of("S07")
    table.brings("buy", place=place)
    happened = table.brings("place", cell=cell(2, 2), rotation=1)
    assert table.site(0) == ["S07"]
    assert moves(happened) == [Move("room:S07", f"display/{place}", "0/site/S07")]


def test_only_rooms_that_slept_are_woken() -> None:
    table = Table(2, small_rooms=["S08"])
    table.lay("S30", 3, 1, rotation=1, seat=0)
    table.lay("S01", 3, 2, rotation=1, seat=0)
    assert (table.is_active("S30", 0), table.is_active("S01", 0)) == (True, False)
    table.has(gold=2)
    table.begin("building")
    table.play("buy", place=table.place_of("S08"))
    happened = told(table.brings("place", cell=cell(2, 2), rotation=1))
    assert [each.values["room"] for each in happened if each.id == "change-woken"] == ["S01"]


def test_a_new_week_moves_the_marker_and_clears_the_table() -> None:
    table = Table(2)
    table.week(5)
    table.idle_until("protect")
    left, rooms = table.town_ids(), table.display_ids()
    table.play("done")
    happened = table.brings("done")
    assert moves(happened)[-1] == Move("marker:cat", "week/5", "week/6")
    assert [move.thing for move in moves(happened) if move.goal == "discard"] == [
        *(f"character:{name}" for name in left),
        *(f"room:{name}" for name in rooms),
    ]


@pytest.mark.parametrize("before_last", [1, 2])
def test_the_last_week_is_announced_as_it_begins(before_last: int) -> None:
    table = Table(2)
    table.week(table.view.weeks - before_last)
    table.idle_until("protect")
    table.play("done")
    assert ("change-last_week" in ids(table.brings("done"))) == (before_last == 1)
