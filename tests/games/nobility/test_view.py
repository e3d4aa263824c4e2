"""What a person at the table sees: all that lies open, and no secret of anybody else."""

from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.record import Records, plain
from moothall.games.nobility.cards import components
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import AUTOMA, COMMISSIONS, DRAWN, FIGURES, HELD, HOUSES, ROUNDS
from moothall.games.nobility.view import (
    AutomaDie,
    Board,
    Condition,
    Die,
    HallSpace,
    KnownCard,
    PlacedDie,
    Question,
    ShipGood,
    View,
    Workshop,
    view,
)
from tests.games.nobility.table import (
    COMMISSION_IDS,
    DECK,
    EVENT_IDS,
    EVENTS,
    PRINTED,
    TILE_IDS,
    Table,
    commission,
)
from tests.games.nobility.walks import walk

WALKS = [
    (1, "on", "off", 6, "eager"),
    (2, "on", "on", 4, "clerks"),
    (4, "off", "on", 8, "clerks"),
    (6, "on", "on", 8, "eager"),
]


def seen(state: Any, seat: int | None) -> bytes:
    return msgspec.json.encode(view(plain(state), DECK, seat))


def positions(step: int) -> list[tuple[int, Records]]:
    """Of whole games, with their numbers of players, as records of one state each."""
    found = []
    for chosen in WALKS:
        states = walk(*chosen).states
        depth, questions = states["agenda"]["depth"], states["agenda"]["questions"]["stage"]
        for ply in range(len(states)):
            stage = GAME.stages[questions[ply, depth[ply] - 1]] if depth[ply] else "over"
            if ply % step == 0 or "commission" in stage:
                found.append((chosen[0], states[ply : ply + 1].view(GAME.state.twin)))
    return found


# Secrets.


@pytest.mark.rule("NOB-419", "NOB-449", "NOB-484")
def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    for number, (players, true) in enumerate(positions(31)):
        if true[0].over:
            continue
        for seat in range(players):
            other, dice = true.copy(), np.zeros(1, Chance.twin)
            dice["seed"] = number
            GAME.conceal(other[0], PRINTED, seat, dice[0])
            assert seen(other[0], seat) == seen(true[0], seat), (number, seat)


@pytest.mark.rule("NOB-419", "NOB-484")
def test_a_commission_that_only_one_knows_is_shown_to_nobody_else() -> None:
    """Such a card changes places with one that nobody has seen at all: only its owner sees a change."""
    swapped = 0
    for players, true in positions(97):
        s = plain(true[0])
        unseen = [card for card in range(COMMISSIONS) if not s.commission_seen[card]]
        if not s.chancery or s.over or not unseen:
            continue
        for seat in range(players):
            known = 1 << seat
            own = [card for card in range(COMMISSIONS) if s.commission_known[card] == known]
            held = [card for card in own if s.commission_at[card] == HELD + seat or s.active == seat]
            for mine in held:
                other = exchanged(true, mine, unseen[0])
                assert seen(other[0], seat) != seen(true[0], seat)
                swapped += 1
                for eyes in (None, *range(players)):
                    assert eyes == seat or seen(other[0], eyes) == seen(true[0], eyes)
    assert swapped > 40


def exchanged(true: Records, one: int, two: int) -> Records:
    other = true.copy()
    for field in ("commission_at", "commission_seen", "commission_known"):
        other[field][0, [one, two]] = other[field][0, [two, one]]
    cards = other["tile_card"][0]
    for tile in range(len(cards)):
        if cards[tile] in (one, two):
            cards[tile] = one + two - cards[tile]
    return other


@pytest.mark.rule("NOB-392", "NOB-476")
def test_the_first_commissions_are_dealt_to_each_alone() -> None:
    table = Table(players=3, chancery=True, chosen=False)
    assert table.view_of(None).phase == "setup"
    assert [table.view_of(seat).boards[seat].choosing for seat in range(3)] == [
        COMMISSION_IDS[:3],
        COMMISSION_IDS[3:6],
        COMMISSION_IDS[6:9],
    ]
    table.play("keep_commission", commission="M02")
    mine, others = table.view_of(0).boards[0], table.view_of(1).boards[0]
    assert (mine.choosing, others.choosing) == ([], None)
    assert [(each.card, each.tile) for each in mine.commissions] == [("M02", None)]
    assert [(each.card, each.points) for each in others.commissions] == [(None, None)]


def test_commissions_drawn_in_the_office_are_for_who_draws_them() -> None:
    table = Table(players=2, chancery=True)
    table.seat_at(0)
    table.dice(6)
    table.place("berk", 6)
    top = table.commission_deck()[:3]
    table.play("acquire")
    assert table.view_of(0).boards[0].choosing == top
    assert table.view_of(1).boards[0].choosing is None
    assert table.view_of(1).boards[1].choosing == []
    table.play("keep_commission", commission=commission(top[1]))
    under = [KnownCard(top[0], table.s.commissions_left - 2), KnownCard(top[2], table.s.commissions_left - 1)]
    assert table.view_of(0).chancery.known == under
    assert table.view_of(1).chancery.known == table.view_of(None).chancery.known == []
    assert [each.card is None for each in table.view_of(1).boards[0].commissions] == [True, True]
    assert not [card for card in range(COMMISSIONS) if table.s.commission_at[card] >= DRAWN]


@pytest.mark.rule("NOB-419", "NOB-426", "NOB-438")
def test_an_active_commission_counts_for_its_owner_until_all_is_open() -> None:
    table = Table(players=2, chancery=True)
    table.hold("M12", "D06", filled=3)
    table.has(coins=7)
    mine, others = table.view_of(0).boards[0], table.view_of(1).boards[0]
    card = next(each for each in mine.commissions if each.tile == "D06")
    assert (card.card, card.active, card.points, card.filled) == ("M12", True, 2, [True] * 3)
    assert (mine.points.commissions, others.points.commissions) == (2, 0)
    assert mine.points.total == others.points.total + 2
    table.finish()
    for seat in (None, 0, 1):
        shown = table.view_of(seat)
        assert "M12" in [each.card for each in shown.boards[0].commissions]
        assert shown.boards[0].points.commissions == 2


def test_dice_on_a_tile_are_told_from_city_tokens() -> None:
    table = Table(players=2, chancery=True)
    tile = table.tile_of()
    values = [int(value) for value in PRINTED.tile_values[TILE_IDS.index(tile)]]
    table.dice(values[0])
    table.place("dice_tile", values[0], tile=tile)
    mine = table.view_of(1).boards[0]
    assert (mine.commissions[0].filled, mine.commissions[0].dice) == ([True, False, False],) * 2
    assert mine.placed == [PlacedDie(values[0], "dice_tile", None)]
    table.end_round()
    mine = table.view_of(1).boards[0]
    assert (mine.commissions[0].filled, mine.commissions[0].dice) == ([True, False, False], [False] * 3)


@pytest.mark.rule("NOB-353", "NOB-449")
def test_of_events_only_those_are_seen_that_have_come() -> None:
    table = Table(players=2, events=True)
    assert table.view_of(0).event == table.view_of(None).event
    table.end_round()
    table.end_round()
    shown = table.view_of(0).event
    assert (shown.card, shown.past) == (EVENTS[2], EVENTS[:2])
    assert not {*EVENT_IDS} - {*EVENTS[:3]} & {*msgspec.json.encode(table.view_of(0)).decode().split('"')}
    assert Table(players=2).view_of(0).event is None


# All that lies open.


def test_everything_on_the_board_is_seen() -> None:
    table = Table(players=3)
    table.occupy("tavern", 2, seat=1)
    table.occupy("yard", 5, seat=2)
    table.occupy("guild", 3, 2, 1, seat=1)
    table.occupy("guild", 6, 2, 2, seat=2)
    table.occupy("hall", 6, 0, seat=1)
    table.occupy("harbour", 4, seat=0)
    table.occupy("council", 1, 0, 3, seat=2)
    table.occupy("berk", 3, seat=0)
    table.occupy("castle", 6, 2, seat=2)
    table.hall("B37", None, "B02")
    table.own("blacksmiths", 0, "B13", seat=1)
    table.stand("blacksmiths", 1, "B14")
    table.employ("blacksmiths", 2, seat=0)
    table.employ("blacksmiths", 1, seat=2)
    table.ship("H07")
    shown: View = table.view_of(None)
    assert shown.question == Question("turn", 0)
    assert (shown.phase, shown.round_number, shown.rounds, shown.turn_order) == ("actions", 1, 10, [0, 1, 2])
    assert (shown.tavern.slots, shown.tavern.dice) == (3, [Die(2, 1, "yellow")])
    assert (shown.yard.slots, shown.yard.dice) == (3, [Die(5, 2, "red")])
    smiths = shown.guilds[2]
    assert (smiths.guild, smiths.good) == ("blacksmiths", "weaponry")
    assert smiths.dice == [None, Die(3, 1, "yellow"), Die(6, 2, "red")]
    assert (smiths.dice_limit, smiths.closed, shown.guilds[0].closed) == (2, True, False)
    assert smiths.workshops == [Workshop("B13", 1), Workshop("B14", None), None]
    assert (smiths.apprentices, smiths.apprentice_slots, smiths.income) == ([2, 0, 1], 3, 1)
    assert shown.hall.spaces[:3] == [
        HallSpace(6, 4, "B37", Die(6, 1, "yellow"), 5, 2),
        HallSpace(5, 5, None, None, 0, 0),
        HallSpace(4, 6, "B02", None, 3, 1),
    ]
    assert shown.harbour.dice[3] == Die(4, 0, "white")
    assert shown.harbour.goods[0] == ShipGood("books", 4, 2, 0)
    assert [each.good for each in shown.harbour.goods] == ["books", "weaponry", "magic", "furnishings"]
    assert shown.council.rows[0][3].die == Die(1, 2, "red")
    assert [len(row) for row in shown.council.rows] == [6, 6, 6]
    assert (shown.berk[1], shown.castle[2]) == (Die(3, 0, "white"), Die(6, 2, "red"))
    assert (len(shown.castle), shown.chancery, shown.solo) == (3, None, None)
    assert shown.boards[2].placed == [
        PlacedDie(5, "yard", None),
        PlacedDie(6, "guild", "blacksmiths"),
        PlacedDie(1, "council", None),
        PlacedDie(6, "castle", None),
    ]


def test_everything_on_a_players_board_is_seen() -> None:
    table = Table(players=3)
    table.has(coins=9, books=3, magic=0, modifiers=2)
    table.has(reputation=13, nobility=12, placed=5)
    table.dice(1, 6)
    table.lot(2)
    table.employ("wizards", 1)
    table.own("scholars", 0, "B02")
    table.own("scholars", 1, "B03")
    table.public(1, "B40")
    table.hand("S03", "S31")
    table.settled("S04", "S10", "S01")
    table.s.council_taken[4] = 0
    table.has(council_tiles=1, vp=30)
    mine: Board = table.view_of(None).boards[0]
    assert (mine.coins, mine.goods["books"], mine.goods["magic"], mine.modifiers) == (9, 3, 0, 2)
    assert (mine.dice, mine.placed_sum, mine.limit) == ([1, 6, 0, 0, 0], 5, 13)
    assert (mine.lord, mine.white_lord, mine.nobility) == (True, True, 12)
    assert msgspec.structs.asdict(mine.figures) == {
        "supply": 8,
        "lot": 2,
        "apprentices": 1,
        "masters": 2,
        "keepers": 1,
        "desks": 0,
    }
    assert (mine.houses.supply, mine.houses.platform, mine.houses.built) == (3, 1, 3)
    assert (mine.settlers, mine.completed) == (["S03", "S31"], ["S04", "S10", "S01"])
    assert mine.races == {"dwarf": 2, "halfling": 1}
    assert (mine.workshops, mine.public, mine.council_tiles) == (["B02", "B03"], [None, "B40", None], ["T05"])
    assert (mine.apprentices, mine.character, mine.commission_limit) == ({"wizards": 1}, "P01", 0)
    points = mine.points
    assert (points.buildings, points.council, points.settlers) == (3 + 5 + 5, 5, 30 - 13 - 5)
    assert (points.nobility, points.goods, points.total) == (6, 7 // 2, 30 + 6 + 3)


def test_all_figures_and_houses_are_somewhere_in_every_position() -> None:
    for players, true in positions(61):
        for board in view(plain(true[0]), DECK, None).boards[:players]:
            assert sum(msgspec.structs.asdict(board.figures).values()) == FIGURES
            assert sum(msgspec.structs.asdict(board.houses).values()) == HOUSES


@pytest.mark.rule("NOB-080", "NOB-485")
def test_the_limit_is_that_of_the_moment() -> None:
    table = Table(players=2, events=True)
    table.has(reputation=11)
    assert table.view_of(0).boards[0].limit == 11
    table.event("E14")
    assert table.view_of(0).boards[0].limit == 13


@pytest.mark.rule("NOB-108")
def test_points_that_are_due_are_not_yet_those_of_a_building() -> None:
    """A Lord benefit comes before them."""
    table = Table(players=3, characters=["P10", "P02", "P03"])
    table.has(nobility=4, vp=10)
    table.has(coins=9)
    table.hall("B01")
    table.employ("scholars", 1)
    table.dice(6)
    table.place("hall", 6)
    assert table.stage == "lord_good"
    points = table.view_of(0).boards[0].points
    assert (points.buildings, points.settlers) == (0, 10)
    for _ in range(4):
        table.play("take_good", good="magic")
    points = table.view_of(0).boards[0].points
    assert (points.buildings, points.settlers) == (3, 10)


def test_what_the_active_player_is_in_the_middle_of() -> None:
    table = Table(players=3)
    table.dice(2, 3)
    table.has(modifiers=1, books=2, artwork=2)
    table.play("take_die", die=2, value=3)
    command = table.view_of(1).command
    assert (command.die, command.value, command.location, command.done) == (2, 3, None, [])
    table.play("place_harbour")
    table.play("sell_good", good="books")
    command = table.view_of(1).command
    assert (command.location, command.left, command.sold, command.done) == ("harbour", 2, 1, ["die"])
    table.finish_action()
    table.has(books=2, artwork=2)
    table.hand("S01")
    table.play("complete", slot=0)
    table.play("spend", good="books", goods=1)
    command = table.view_of(1).command
    assert (command.settler, command.spent, command.location) == ("S01", {"books": 1}, None)


def test_a_visit_and_a_workshop_show_how_far_they_are() -> None:
    table = Table(players=3)
    table.dice(3, 4, 6, 1)
    table.place("berk", 3)
    table.play("take_tokens", tokens=1)
    assert table.view_of(None).command.visit == ["tokens"]
    table.turn(0)
    table.stand("artists", 1, "B08")
    table.place("guild", 4, guild="artists")
    command = table.view_of(None).command
    assert (command.guild, command.space) == ("artists", 1)
    table.play("use_effect", effect=0)
    table.play("reroll", die=3)
    assert table.view_of(None).command.rerolled == [3]


def test_apprentices_that_came_in_this_turn_are_told_from_the_others() -> None:
    table = Table(players=3)
    table.dice(1)
    table.lot(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    assert table.view_of(1).command.fresh == {}
    table.play("employ_worker")
    assert table.view_of(1).command.fresh == {"artists": 1}
    table.end_turn()
    assert table.view_of(1).command.fresh == {}


# Variants.


@pytest.mark.rule("NOB-344", "NOB-346", "NOB-398")
def test_six_players_have_four_dice_four_castle_slots_and_twelve_desks() -> None:
    table = Table(players=6)
    table.seat_at(7, seat=4)
    shown = table.view_of(None)
    assert [len(board.dice) for board in shown.boards] == [4] * 6
    assert [board.colour for board in shown.boards] == ["white", "yellow", "red", "green", "blue", "black"]
    assert len(shown.castle) == 4
    assert shown.chancery.desks == [None] * 7 + [4] + [None] * 4
    assert shown.boards[4].commission_limit == 2
    assert len(Table(players=4, chancery=True).view_of(None).chancery.desks) == 6


@pytest.mark.rule("NOB-365", "NOB-366", "NOB-374", "NOB-376")
def test_playing_alone_shows_the_automa_and_the_goal() -> None:
    table = Table(players=1, goal="G13")
    table.s.automa[:] = [3, 4, 5, 2, 6]
    table.sweep("tavern", "yard", "guild", "hall")
    table.occupy("guild", 2, 2, 0, seat=AUTOMA)
    table.occupy("guild", 6, 1, 2, seat=AUTOMA)
    table.occupy("hall", 5, 1, seat=AUTOMA)
    shown = table.view_of(0)
    assert shown.solo.dice == [
        AutomaDie("white", 3, "tavern", None),
        AutomaDie("green", 4, "yard", None),
        AutomaDie("yellow", 5, "hall", None),
        AutomaDie("red", 2, "guild", "blacksmiths"),
        AutomaDie("blue", 6, "guild", "artists"),
    ]
    assert shown.guilds[2].dice[0] == Die(2, None, "red")
    assert shown.guilds[1].dice[2] == Die(6, None, "blue")
    assert shown.hall.spaces[1].die == Die(5, None, "yellow")
    assert [guild.closed for guild in shown.guilds] == [False, True, True, False, False, False]
    assert shown.boards[0].colour == "black"
    assert [condition.metric for condition in shown.solo.conditions] == [
        "settlers",
        "workshops",
        "public_buildings",
        "council_tiles",
    ]
    table.settled("S04", "S10")
    assert table.view_of(0).solo.conditions[0] == Condition("settlers", 5, 2, met=False)
    table.s.automa[4] = 2
    assert table.view_of(0).solo.dice[4] == AutomaDie("blue", 2, None, None)


@pytest.mark.rule("NOB-339", "NOB-340", "NOB-341")
def test_the_result_has_every_source_and_what_breaks_ties() -> None:
    table = Table(players=2)
    table.has(0, vp=20, reputation=15)
    table.has(1, vp=20, reputation=12)
    table.has(0, coins=4)
    table.finish()
    shown = table.view_of(0)
    assert (shown.phase, shown.round_number) == ("over", ROUNDS)
    assert shown.result == table.result()
    assert shown.result.winners == [0]
    assert shown.result.details[0] == {
        "settlers": 20,
        "buildings": 0,
        "council": 0,
        "goods": 3,
        "nobility": 0,
        "total": 23,
        "houses": 0,
        "reputation": 15,
        "coins": 4,
    }
    assert "commissions" in finished(players=2, chancery=True).result().details[0]


@pytest.mark.rule("NOB-386")
def test_alone_the_result_says_whether_the_goal_was_met() -> None:
    table = finished(players=1, goal="G02")
    assert (table.result().rank, table.result().winners) == ("missed", [])
    assert "coins" not in table.result().details[0]
    table = Table(players=1, goal="G09")
    table.has(coins=50)
    table.has(vp=60)
    table.finish()
    assert (table.result().rank, table.result().winners) == ("met", [0])


def finished(**how: Any) -> Table:
    table = Table(**how)
    table.finish()
    return table


def test_everything_printed_is_among_the_components() -> None:
    printed = msgspec.to_builtins(components(DECK))
    assert printed["settlers"]["S36"] == {
        "name": "Whistle Band",
        "race": "trobit",
        "goods": printed["settlers"]["S36"]["goods"],
        "least": 8,
        "most": 12,
        "workers": 3,
        "stars": 1,
        "back": 2,
    }
    assert len(printed["settlers"]["S36"]["goods"]) == 4
    assert printed["buildings"]["B29"] == {
        "name": "Crown Setters",
        "guild": "merchants",
        "effects": [
            {"kind": "reroll_dice", "amount": 1},
            {"kind": "gain_goods", "amount": 1, "good": "guild"},
        ],
    }
    assert printed["buildings"]["B37"]["guild"] is None
    assert printed["council_tiles"]["T25"] == {
        "nobility": 12,
        "goods": {"books": 3, "artwork": 2, "magic": 1},
        "coins": 4,
        "points": 14,
    }
    assert printed["events"]["E08"]["effects"] == [{"kind": "close_location", "location": "harbour"}]
    assert printed["events"]["E05"]["effects"] == [{"kind": "waive", "rule": "tavern.ascending"}]
    assert printed["characters"]["P11"]["benefit"][0] == {"kind": "place_apprentices", "amount": 1}
    assert printed["goals"]["G10"]["conditions"][1] == {"metric": "goods_sets", "least": 2}
    assert printed["commissions"]["M10"]["race"] == "green_elf"
    assert printed["desks"][0]["effect"]["op"] == "set"
    assert printed["castle_slots"][0] == {"values": [1, 2], "reputation": [1, 1]}
    assert printed["castle_slots"][3] == {"values": [1, 2, 3, 4, 5, 6], "reputation": [1, 1, 2, 2, 3, 3]}
    assert printed["plots"][0] == {"points": 5, "stars": 2, "income": {"coin": 1}}
    assert (printed["lord_levels"], printed["house_plots"]) == ([5, 12], 7)
    assert printed["hall"][0] == {"value": 6, "price": 4}
    assert printed["guilds"]["artists"] == {"good": "artwork", "automa_value": 6}
    assert msgspec.json.decode(msgspec.json.encode(printed)) == printed
