"""What a person at the table sees: all that lies open, and nothing of the order of the piles."""

from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.record import Records, plain
from moothall.games.guilds.cards import EffectRef, components
from moothall.games.guilds.game import GAME
from moothall.games.guilds.placement import Contact, RoomCell, Woken
from moothall.games.guilds.scoring import (
    character_score,
    goal_score,
    goals_score,
    is_winner,
    room_score,
)
from moothall.games.guilds.stages.metrics import incomes, metric
from moothall.games.guilds.stages.site import placement_verdict
from moothall.games.guilds.state import CELLS, METRICS, ROTATIONS
from moothall.games.guilds.view import Coins, Question, Standing, view
from tests.games.guilds.table import CHARACTER_IDS, DECK, GOAL_IDS, PRINTED, ROOM_IDS, Table, cell
from tests.games.guilds.walks import walk

PLAIN = DECK.printed
WALKS: list[tuple[int, str, int, str]] = [
    (2, "standard", 5, "builders"),
    (3, "five", 2, "bidders"),
    (3, "six", 2, "builders"),
    (4, "standard", 3, "uniform"),
]


def seen(state: Any, seat: int | None) -> bytes:
    return msgspec.json.encode(view(plain(state), DECK, seat))


def positions(step: int = 13) -> list[tuple[int, Records]]:
    """Of whole games, with their numbers of players, as records of one state each."""
    found = []
    for chosen in WALKS:
        states = walk(*chosen).states
        plies = range(0, len(states), step)
        found += [(chosen[0], states[ply : ply + 1].view(GAME.state.twin)) for ply in plies]
    return found


@pytest.mark.rule("GLD-091", "GLD-297")
def test_what_nobody_can_know_changes_nothing() -> None:
    for number, (players, true) in enumerate(positions()):
        for seat in range(players):
            other, dice = true.copy(), np.zeros(1, Chance.twin)
            dice["seed"] = number
            GAME.conceal(other[0], PRINTED, seat, dice[0])
            assert seen(other[0], seat) == seen(true[0], seat), (number, seat)


@pytest.mark.rule("GLD-297")
def test_all_see_the_same() -> None:
    assert not GAME.secret_hands
    for players, true in positions(41):
        assert len({seen(true[0], seat) for seat in (None, *range(players))}) == 1


def test_a_view_of_plain_numbers_is_the_view_of_the_record() -> None:
    for _, true in positions(29):
        assert view(true[0], DECK, None) == view(plain(true[0]), DECK, None)


@pytest.mark.parametrize("chosen", WALKS)
def test_what_is_counted_and_scored_is_what_the_rules_say(chosen: tuple[int, str, int, str]) -> None:
    """The view counts everything at once, the rules one thing at a time."""
    states = walk(*chosen).states
    for ply in (*range(0, len(states), 17), len(states) - 1):
        s = plain(states[ply : ply + 1].view(GAME.state.twin)[0])
        shown = view(s, DECK, None)
        for seat, board in enumerate(shown.boards):
            assert list(board.counts.values()) == [metric(s, PLAIN, seat, i) for i in range(len(METRICS))]
            assert board.income == Coins(*incomes(s, PLAIN, seat))
            scored = (board.points.characters, board.points.rooms, board.points.goals)
            assert scored == (
                character_score(s, PLAIN, seat),
                room_score(s, PLAIN, seat),
                goals_score(s, PLAIN, seat),
            )
            for goal in shown.goals:
                assert goal.standings[seat].points == goal_score(s, PLAIN, seat, GOAL_IDS.index(goal.goal))
        for each in shown.placements or ():
            me, room = s.players[shown.question.seat], int(s.display[s.command.place])
            assert each.verdict == placement_verdict(PLAIN, me, room, each.cell, each.rotation)
            if each.verdict in (0, 167, 171):  # it lies on free cells
                assert (each.verdict == 167) == (each.contacts == [])
                assert (each.verdict == 171) == any(not contact.meets for contact in each.contacts)
            assert each.verdict or each.active == any(contact.links for contact in each.contacts)
        if shown.result is not None:
            assert shown.result.winners == [seat for seat in range(s.seats) if is_winner(s, PLAIN, seat)]
            assert shown.result == GAME.result(s, DECK)


# The table.


def test_the_first_week_lies_open() -> None:
    table = Table(players=3, variant="six")
    shown = table.view
    assert (shown.seats, shown.variant, shown.week, shown.weeks) == (3, "six", 1, 6)
    assert (shown.marker, shown.phase, shown.start_seat, shown.passes) == ("dove", "auction", 0, 0)
    assert shown.turn_order == [0, 1, 2]
    assert shown.question == Question("auction", 0)
    assert [area.closed for area in shown.areas] == [False, True] * 3
    assert [area.live for area in shown.areas] == [True, False] * 3
    assert [area.cards for area in shown.areas[::2]] == [["W1", "W2"], ["W3", "W4"], ["W5", "W6"]]
    assert [offer.room for offer in shown.display] == ["S01", "S02", "S03", "S04", "L01", "L02"]
    assert [offer.place for offer in shown.display] == [0, 1, 2, 3, 5, 6]
    assert (shown.characters.left, shown.small_rooms.left, shown.large_rooms.left) == (42, 31, 16)
    assert [goal.goal for goal in shown.goals] == ["G01", "G02", "G03", "G04", "G05"]
    assert (shown.placements, shown.result) == (None, None)


@pytest.mark.rule("GLD-054", "GLD-055", "GLD-058")
def test_the_marker_shows_the_cat_from_week_6_on() -> None:
    table = Table(players=2)
    faces = []
    for week in range(1, 9):
        table.week(week)
        faces.append(table.view.marker)
    assert faces == ["dove"] * 5 + ["cat"] * 3


@pytest.mark.rule("GLD-092", "GLD-099", "GLD-100")
def test_an_area_shows_its_tents_its_leader_and_what_it_takes_to_lead() -> None:
    table = Table(players=4)
    table.tent("A2", 3, seat=1)
    table.tent("A2", 5, seat=3)
    table.tent("A4", 2, seat=0)
    table.town("A4")
    second, fourth = table.view.areas[1], table.view.areas[3]
    assert (second.tents, second.leader, second.lead_cost) == ([0, 3, 0, 5], 3, [6, 3, 6, 1])
    assert second.lead_with == [6, 6, 6, 6]
    assert (fourth.live, fourth.closed, fourth.cards) == (False, False, [None])
    assert (fourth.tents, fourth.lead_cost, fourth.lead_with) == ([2, 0, 0, 0], [], [])
    assert table.view.live_areas == 5
    assert [board.on_tents for board in table.view.boards] == [2, 3, 0, 5]


@pytest.mark.rule("GLD-263")
def test_rooms_show_their_price_for_everybody() -> None:
    table = Table(players=2, small_rooms=["S04", "S01"], large_rooms=["L02"])
    table.join("W7", seat=0)
    table.join("C2", seat=1)
    prices = {offer.room: (offer.price, offer.prices) for offer in table.view.display}
    assert prices["S04"] == (2, [2, 1])
    assert prices["S01"] == (1, [1, 1])
    assert prices["L02"] == (4, [3, 4])


def test_what_is_kept_and_what_is_gone() -> None:
    table = Table(players=2)
    table.has(silver=3, seat=0)
    table.join("P4", seat=0)
    table.begin("end")
    table.has(silver=3, seat=0)
    table.protect("S01")
    table.protect("L01", free=True)
    shown = table.view
    assert [offer.protection for offer in shown.display] == ["paid", None, "free", None]
    assert shown.command.has_paid
    assert shown.boards[0].members[0].left == [0]
    table.next_week()
    assert table.view.small_rooms.discarded == ["S02"]
    assert table.view.large_rooms.discarded == ["L02"]
    assert table.view.characters.discarded == ["W1", "W2", "W3"]
    assert {offer.protection for offer in table.view.display} == {None}


@pytest.mark.rule("GLD-197", "GLD-199", "GLD-275")
def test_who_would_start_next() -> None:
    table = Table(players=3)
    for seat in range(3):
        table.has(silver=5, gold=0, seat=seat)
    assert table.view.next_start_seat == 1
    table.has(gold=1, seat=2)
    assert table.view.next_start_seat == 2
    table.join("N7", seat=0)
    assert table.view.next_start_seat == 0
    assert table.view.boards[0].start_weight == 2
    table.s.week = table.printed.weeks[3]
    assert table.view.next_start_seat is None


@pytest.mark.rule("GLD-223", "GLD-224", "GLD-226")
def test_goals_show_how_they_would_be_scored_now() -> None:
    table = Table(players=4, goals=["G01", "G08", "G09", "G12", "G17"])
    table.join("W1", "W2", seat=0)
    table.join("B1", seat=1)
    table.join("W3", seat=3)
    goals = {goal.goal: goal.standings for goal in table.view.goals}
    assert goals["G01"] == [Standing(2, 1, 5), Standing(1, 2, 2), Standing(0, None, 0), Standing(1, 2, 2)]
    assert goals["G09"][0] == Standing(2, 1, 4)
    assert goals["G09"][3] == Standing(1, None, 0)
    assert goals["G12"] == [Standing(0, None, 0)] * 4
    assert [board.points.goals for board in table.view.boards] == [14, 2, 0, 7]
    prizes = {goal.goal: goal.prizes for goal in table.view.goals}
    assert prizes["G01"] == [5, 2]
    few = Table(players=3, goals=["G01", "G08", "G09", "G12", "G17"])
    assert next(goal.prizes for goal in few.view.goals if goal.goal == "G01") == [5]


# Guilds and sites.


def test_a_guild_shows_its_members_as_they_joined() -> None:
    table = Table(players=2)
    table.join("M4", "R6", seat=0)
    table.join("B6", seat=0, fresh=True)
    star_reader, thief, mule = table.view.boards[0].members
    assert (star_reader.character, star_reader.works, star_reader.left) == ("M4", True, [1])
    assert (thief.character, thief.works, thief.left, thief.halves) == ("R6", True, [None, None], 1)
    assert (mule.character, mule.works, mule.left) == ("B6", False, [2])
    assert table.view.boards[0].one_area_enough
    assert not table.view.boards[1].one_area_enough


def test_a_board_counts_what_goals_and_effects_count() -> None:
    table = Table(players=2)
    table.join("W7", "P3", "R4", "N2", seat=0)
    table.lay("S09", 2, 2, seat=0)
    table.has(silver=4, gold=3, seat=0)
    mine = table.view.boards[0]
    assert list(mine.counts) == list(METRICS)
    for name, value in mine.counts.items():
        assert value == table.metric(name), name
    assert (mine.counts["members:warriors"], mine.counts["factions_distinct"]) == (2, 5)
    assert (mine.silver, mine.gold, mine.income.silver, mine.income.gold) == (4, 3, 10, 1)
    assert (mine.protected, mine.keeps_silver, mine.colour) == (["drain"], 4, "red")


def test_a_site_shows_its_rooms_with_doors_and_windows() -> None:
    table = Table(players=2)
    table.lay("S22", 1, 1, seat=0)
    table.lay("L05", 2, 3, rotation=1, seat=0)
    site = table.view.boards[0].site
    herbs, drill = site.rooms
    assert herbs.cells == [RoomCell(cell(1, 1), ["N", "E", "S", "W"], ["S", "W"], None)]
    assert (herbs.active, herbs.halves) == (True, 3)
    assert drill.cells == [
        RoomCell(cell(2, 3), ["N"], [], "S"),
        RoomCell(cell(2, 2), ["E", "S"], [], "N"),
    ]
    assert (drill.rotation, drill.active) == (1, True)
    assert (site.occupied, site.built_cells, site.windows) == (4, 4, 2)


@pytest.mark.rule("GLD-184")
def test_a_room_out_of_reach_counts_for_nothing() -> None:
    table = Table(players=2)
    table.lay("S11", 2, 2, seat=0)
    table.lay("S01", 1, 2, seat=0)
    site = table.view.boards[0].site
    assert [room.active for room in site.rooms] == [True, False]
    assert [room.halves for room in site.rooms] == [9, 0]
    assert (site.occupied, site.built_cells) == (3, 2)
    assert table.view.boards[0].points.rooms == 4


# What is being done.


def test_a_half_done_bid_is_shown() -> None:
    table = Table(players=4)
    table.play("bid", area=2)
    command = table.view.command
    assert (command.area, command.first_area) == ("A3", None)
    table.play("add", silver=4)
    command = table.view.command
    assert (command.area, command.first_area) == (None, "A3")
    assert table.view.areas[2].tents == [4, 0, 0, 0]
    assert table.view.question == Question("second_area", 0)


def test_whose_target_is_asked_for_is_shown() -> None:
    table = Table(players=3)
    table.join("R2", seat=0)
    table.begin("money")
    table.use("R2")
    assert table.view.command.effect == EffectRef("character", "R2", 0)
    table = Table(players=3, characters=["R6"])
    table.tent("A1", 1, seat=0)
    table.take("R6")
    assert (table.stage, table.view.command.joining) == ("choose", "R6")
    assert table.view.command.effect == EffectRef("character", "R6", 0)


@pytest.mark.rule("GLD-166", "GLD-167", "GLD-171", "GLD-174", "GLD-183")
def test_every_place_for_a_room_is_judged() -> None:
    table = Table(players=2, small_rooms=["S02"])
    table.has(gold=2, seat=0)
    table.begin("building")
    assert table.view.placements is None
    table.play("buy", place=table.place_of("S02"))
    shown = table.view
    assert (shown.command.place, shown.command.room) == (table.place_of("S02"), "S02")
    assert shown.placements is not None
    assert len(shown.placements) == CELLS * ROTATIONS
    for each in shown.placements:
        assert each.verdict == table.why_not("place", cell=each.cell, rotation=each.rotation)
        assert not each.active or each.verdict == 0
    found = {(each.cell, each.rotation): each for each in shown.placements}
    beside = found[cell(1, 1), 0]
    assert (beside.verdict, beside.active, beside.rule) == (0, True, 180)
    assert beside.cells == [RoomCell(cell(1, 1), ["N", "E"], [], None)]
    assert beside.contacts == [Contact(cell(1, 1), "E", door=True, meets=True, room="hall", links=True)]
    turned = found[cell(1, 1), 1]
    assert (turned.verdict, turned.cells[0].doors, turned.cells[0].windows) == (0, ["E", "S"], ["S"])
    clash = found[cell(1, 1), 2]
    assert (clash.verdict, clash.active, clash.rule) == (171, False, 0)
    assert clash.contacts == [Contact(cell(1, 1), "E", door=False, meets=False, room="hall", links=False)]
    assert found[cell(2, 1), 0].verdict == 166
    assert found[cell(1, 4), 0].verdict == 167


def test_a_place_says_what_would_come_within_reach() -> None:
    table = Table(players=2, small_rooms=["S08"])
    table.lay("S30", 3, 1, rotation=1, seat=0)
    table.lay("S01", 3, 2, rotation=1, seat=0)
    table.has(gold=2, seat=0)
    table.begin("building")
    table.play("buy", place=table.place_of("S08"))
    before = table.match.state.tobytes()
    placements = table.view.placements
    assert placements is not None
    wakes = {(each.cell, each.rotation): each.wakes for each in placements if each.wakes}
    woken = [Woken("S01", 186)]
    assert wakes == {(cell(2, 2), 1): woken, (cell(2, 2), 2): woken}
    assert table.match.state.tobytes() == before, "looking ahead changes nothing"


def test_where_a_large_room_would_stick_out_it_has_no_cells() -> None:
    table = Table(players=2, large_rooms=["L01"])
    table.has(gold=5, seat=0)
    table.begin("building")
    table.play("buy", place=table.place_of("L01"))
    placements = table.view.placements
    assert placements is not None
    found = {(each.cell, each.rotation): each for each in placements}
    assert (found[cell(3, 2), 0].cells, found[cell(3, 2), 0].verdict) == ([], 166)
    assert [each.cell for each in found[cell(3, 2), 2].cells] == [cell(3, 2), cell(2, 2)]


# How it came out.


@pytest.mark.rule("GLD-312")
def test_a_finished_game_shows_its_result() -> None:
    final = walk(*WALKS[3]).match()
    shown = final.view(None)
    assert isinstance(shown, msgspec.Struct)
    result = GAME.result(final.shown(), final.deck)
    assert result.scores == [GAME.score(final.state[0], PRINTED, seat) for seat in range(4)]
    for details in result.details:
        goals = [details[goal] for goal in DECK.ids("goal") if goal in details]
        assert len(goals) == 5
        assert details["total"] == details["characters"] + details["rooms"] + sum(goals)
        assert {"tie_income", "tie_cells", "tie_members"} <= details.keys()


# What is printed.


def test_everything_printed_is_among_the_components() -> None:
    printed = msgspec.to_builtins(components(DECK))
    assert set(printed["characters"]) == {*CHARACTER_IDS}
    assert set(printed["rooms"]) == {*ROOM_IDS}
    assert printed["characters"]["R5"] == {
        "name": "Fence",
        "faction": "rogues",
        "second_faction": None,
        "race": "dwarf",
        "gender": "m",
        "halves": 2,
        "silver": 0,
        "gold": 0,
        "effects": [
            {
                "kind": "exchange",
                "timing": "weekly",
                "phase": "money",
                "uses": 2,
                "ability": 3,
                "give": "silver",
                "get": "gold",
                "give_amount": 4,
                "get_amount": 1,
            }
        ],
    }
    assert printed["abilities"][3] == {"kind": "character", "source": "R5", "number": 0}
    assert printed["rooms"]["L12"] == {
        "name": "Orchard",
        "type": "garden",
        "size": 2,
        "side": "E",
        "doors": [["N", "W"], ["E", "S"]],
        "price": 2,
        "halves": 5,
        "symbol": None,
        "silver": 1,
        "gold": 0,
        "effects": [],
    }
    goal = {"name": "Full Coffers", "metric": "income_weekly", "first": 6, "second": 3, "least": 11}
    assert printed["goals"]["G16"] == goal
    assert printed["layouts"]["three_six"] == {"A1": 2, "A2": 0, "A3": 2, "A4": 0, "A5": 2, "A6": 0}
    assert msgspec.json.decode(msgspec.json.encode(printed)) == printed


def test_what_a_kind_of_effect_says_is_what_it_has() -> None:
    """Every field of every effect in the file is among the components, under its kind."""
    printed = msgspec.to_builtins(components(DECK))
    kinds: dict[str, set[str]] = {}
    for part in ("characters", "rooms"):
        for card in printed[part].values():
            for effect in card["effects"]:
                kinds.setdefault(effect["kind"], set()).update(effect)
    common = {"kind", "timing", "phase", "uses", "ability"}
    assert {kind: fields - common for kind, fields in kinds.items()} == {
        "gain": {"silver", "gold"},
        "drain": {"currency", "amount", "target", "to"},
        "exchange": {"give", "give_amount", "get", "get_amount"},
        "remove_character": {"most_halves"},
        "discount": {"scope", "gold"},
        "solo_bid": set(),
        "rebate": {"silver"},
        "free_protect": set(),
        "protect": {"against"},
        "keep_silver": {"silver"},
        "start_weight": {"silver"},
        "income_per": {"metric", "per", "silver", "most"},
        "ap_per": {"metric", "per", "halves"},
        "ap_if": {"metric", "least", "halves"},
    }


# What a room would do.


def test_the_goals_that_a_room_changes_are_those_that_change() -> None:
    table = Table(players=3, small_rooms=["S14"])
    table.has(gold=9)
    table.join("C2")  # who makes a small room cheaper: the gold that is left counts for a goal
    table.goals("G11", "G17")
    table.begin("building")
    table.play("buy", place=table.place_of("S14"))
    placements = [each for each in table.view.placements or [] if each.verdict == 0]
    chosen = next(each for each in placements if each.active)
    before = {goal.goal: goal.standings[0].value for goal in table.view.goals}
    table.play("place", cell=chosen.cell, rotation=chosen.rotation)
    after = {goal.goal: goal.standings[0] for goal in table.view.goals}
    changed = {(goal, before[goal], now.value, now.place) for goal, now in after.items()}
    assert {(each.goal, each.before, each.value, each.place) for each in chosen.goals} == changed
    assert len(changed) == 2


def test_who_has_passed_directly_before_is_said() -> None:
    table = Table(players=3)
    table.pass_turn(2)
    assert [board.passed for board in table.view.boards] == [True, True, False]
    table.bid("A1", 1, "A2", 1)
    assert [board.passed for board in table.view.boards] == [False, False, False]
