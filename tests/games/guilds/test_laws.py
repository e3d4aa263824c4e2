"""The laws of Guilds bite: each is broken by the smallest forgery, and by that law's own words."""

from typing import Any

import numpy as np

from moothall.games.guilds import state as st
from moothall.games.guilds.game import GAME
from moothall.games.guilds.stages import auction, effects, money
from moothall.games.guilds.stages.site import clear_site, lay_room, turned
from moothall.games.guilds.state import NOTHING
from tests.games.guilds.laws import LAWS
from tests.games.guilds.laws.ranges import RANGES
from tests.games.guilds.laws.sites import MOVED
from tests.games.guilds.table import Table
from tests.games.guilds.walks import walk
from tests.laws.forgeries import BitingLaws, Fits, Forged, Forgery, ask, me, mine, open_seat, set_to
from tests.laws.law import Bools
from tests.laws.random_games import Walks
from tests.walks import Walk

PRINTED = GAME.read_deck().record[0]


def games(players: int, variant: str, deck: str = "standard") -> Walks:
    return lambda: (
        walk(players, variant, seed, kind, deck) for seed in range(60) for kind in ("builders", "bidders")
    )


TWO = games(2, "standard")
FIVE = games(3, "five")
SIX = games(3, "six")
CROWDED = games(4, "standard", "generous")  # sites fill up


def in_week(week: int) -> Fits:
    return lambda walked: np.asarray(walked.states["week"] == week)


def everybody_has(field: str, least: int) -> Fits:
    """Positions in which all players have so many of it."""
    return lambda walked: np.asarray(
        (walked.states["players"][field][:, : walked.players] >= least).all(axis=1)
    )


def no_uses(walked: Walk) -> Bools:
    return np.asarray((walked.states["uses"] == 0).all(axis=1))


# Characters.


def repeat_a_goal(s: Any) -> None:
    s.goals[1] = s.goals[0]


def lose_the_top_card(s: Any) -> None:
    s.characters_left -= 1
    s.character_at[s.character_pile[s.characters_left]] = st.DISCARDED
    s.character_pile[s.characters_left] = NOTHING


def put_a_character_in_twice(s: Any) -> None:
    s.character_pile[1] = s.character_pile[0]


def open_a_closed_area(s: Any) -> None:
    s.town[1, 0], s.town[0, 0] = int(s.town[0, 0]), NOTHING


def has_a_card_in_the_first_area(walked: Walk) -> Bools:
    return np.asarray(walked.states["town"][:, 0, 0] != NOTHING)


def skip_a_rank(s: Any) -> None:
    s.rank[s.rank == 0] = 2


def unsettle(s: Any) -> None:
    s.players[0].settled -= 1


def leave_a_card_in_town(s: Any) -> None:
    card = int(np.flatnonzero(s.character_at == st.DISCARDED)[0])
    s.character_at[card] = st.ON_TABLE
    s.town[0, 0] = card


# Rooms.


def leave_a_gap_in_the_stack(s: Any) -> None:
    s.small_pile[int(s.smalls_left)], s.small_pile[0] = int(s.small_pile[0]), NOTHING


def put_a_room_in_twice(s: Any) -> None:
    s.small_pile[1] = s.small_pile[0]


def display_where_no_place_is(s: Any) -> None:
    s.display[3], s.display[0] = int(s.display[0]), NOTHING


def discard_from_display(s: Any) -> None:
    for place in range(st.PLACES):
        if s.display[place] != NOTHING:
            s.room_at[s.display[place]] = st.DISCARDED
            s.display[place] = NOTHING


def discard_the_top_room(s: Any) -> None:
    s.smalls_left -= 1
    s.room_at[s.small_pile[s.smalls_left]] = st.DISCARDED
    s.small_pile[s.smalls_left] = NOTHING


def protect_as(how: int) -> Forgery:
    """A room that is not protected yet."""

    def forge(s: Any) -> None:
        open_places = (s.display != NOTHING) & (s.protection == st.UNPROTECTED)
        s.protection[int(np.flatnonzero(open_places)[0])] = how

    return forge


def before_anybody_paid(walked: Walk) -> Bools:
    """The start player's turn of GLD-189, and rooms are not protected yet."""
    states = walked.states
    asked = states["agenda"]["questions"]["seat"][:, 0]
    unprotected = ((states["display"] != NOTHING) & (states["protection"] == st.UNPROTECTED)).any(axis=1)
    return np.asarray((asked == states["start_seat"]) & (states["command"]["has_paid"] == 0) & unprotected)


def fill_the_display(s: Any) -> None:
    for place in (0, 1, 5, 6):
        if s.display[place] == NOTHING:
            is_fit = (
                np.arange(st.ROOMS) < st.SMALL_ROOMS if place < 5 else np.arange(st.ROOMS) >= st.SMALL_ROOMS
            )
            room = int(np.flatnonzero((s.room_at == st.DISCARDED) & is_fit)[0])
            s.display[place], s.room_at[room] = room, st.ON_TABLE


# Sites.


def lift_a_room(s: Any) -> None:
    s.players[0].anchors[0] = NOTHING


def cover_another_cell(s: Any) -> None:
    free = st.FULL_SITE & ~int(s.players[0].occupied)
    s.players[0].occupied |= free & -free


def second_behind_the_first(walked: Walk) -> Bools:
    """Seat 0 has a small room north of the hall, and then one north of that."""
    player = walked.states["players"][:, 0]
    cells = player["anchors"][:, :2]
    small = (player["rooms"][:, :2] < st.SMALL_ROOMS).all(axis=1)
    return np.asarray((player["built"] >= 2) & (cells == [4, 7]).all(axis=1) & small)


def swap_the_first_two(s: Any) -> None:
    for field in ("rooms", "anchors", "rotations"):
        order = s.players[0][field]
        order[0], order[1] = int(order[1]), int(order[0])


def north_of_the_hall(walked: Walk) -> Bools:
    """Seat 0 has only a small room with a wall, north of the hall."""
    player = walked.states["players"][:, 0]
    room = np.clip(player["rooms"][:, 0], 0, st.SMALL_ROOMS)
    has_walls = PRINTED.rooms["doors"][room, 0] != 15
    is_there = (player["built"] == 1) & (player["anchors"][:, 0] == 4)
    return np.asarray(is_there & (room < st.SMALL_ROOMS) & has_walls)


def turn_a_wall_to_the_hall(s: Any) -> None:
    player = s.players[0]
    room = int(player.rooms[0])
    doors = int(PRINTED.rooms[room].doors[0])
    rotation = next(turn for turn in range(4) if not turned(doors, turn) >> st.SOUTH & 1)
    player.built = 0
    clear_site(player)
    lay_room(PRINTED, player, room, 4, rotation)


def close_all_doors(s: Any) -> None:
    s.players[0].active = 1 << st.HALL_CELL


def has_active_rooms(walked: Walk) -> Bools:
    return np.asarray(walked.states["players"]["active"][:, 0] != 1 << st.HALL_CELL)


# Questions.


def take_all_cards(s: Any) -> None:
    """Into the guild of whoever is asked."""
    for area, card in np.argwhere(s.town != NOTHING):
        character = int(s.town[area, card])
        s.town[area, card] = NOTHING
        s.character_at[character] = open_seat(s)
        s.rank[character] = me(s).members
        me(s).members += 1


def before_the_last_week(walked: Walk) -> Bools:
    filled = walked.states["players"]["occupied"] == st.FULL_SITE
    return np.asarray((walked.states["week"] < 6) & ~filled.any(axis=1))


def stop_early(s: Any) -> None:
    discard_from_display(s)
    s.protection[:] = st.UNPROTECTED
    s.character_at[s.character_at == st.ON_TABLE] = st.DISCARDED
    s.town[:] = NOTHING
    s.agenda.questions[0].stage = s.agenda.questions[0].seat = s.agenda.depth = 0
    s.command.has_paid = 0
    s.over = 1


# Coins.


def bid_the_same(s: Any) -> None:
    s.players[0].tents[0] = s.players[1].tents[0] = 5


def bid_more_than_there_is(s: Any) -> None:
    me(s).tents[0] = st.MOST_SILVER
    me(s).silver = 1


def use_a_discount(s: Any) -> None:
    s.uses[PRINTED.kind_first[st.DISCOUNT]] = 1


def lose_all_bids(s: Any) -> None:
    me(s).tents[:] = 0


# The command.


def of_joining(walked: Walk) -> Bools:
    return np.asarray(walked.states["command"]["joining"] != NOTHING)


def of_an_ability(walked: Walk) -> Bools:
    return np.asarray(walked.states["command"]["joining"] == NOTHING)


def skip_an_effect(s: Any) -> None:
    s.command.joined += 1


def forget_the_use(s: Any) -> None:
    s.uses[s.command.effect] = 0


def only_small_rooms_fit(walked: Walk) -> Bools:
    """Of whoever is asked no two free cells are side by side, while large rooms are on display."""
    states, everyone = walked.states, np.arange(len(walked.states))
    agenda = states["agenda"]
    asked = np.maximum(agenda["questions"]["seat"][everyone, np.maximum(agenda["depth"] - 1, 0)], 0)
    free = st.FULL_SITE & ~states["players"]["occupied"][everyone, asked].astype(int)
    apart = np.logical_and.reduce([MOVED[side][free] & free == 0 for side in range(4)])
    return np.asarray(apart & (states["display"][:, st.SMALL_PLACES :] != NOTHING).any(axis=1))


def buy_a_large_room(s: Any) -> None:
    s.command.place = int(np.flatnonzero(s.display >= st.SMALL_ROOMS)[0])


FORGERIES: dict[str, Forged] = {
    "same_options": Forged(FIVE, "auction", set_to("plan", st.LAYOUTS.index("three_six"))),
    "blank_seats": Forged(TWO, "auction", set_to("players.3.gold", 1)),
    "start_seat": Forged(TWO, "auction", set_to("start_seat", 2)),
    "weeks": Forged(FIVE, "auction", set_to("week", 7)),
    "goals": Forged(TWO, "auction", repeat_a_goal),
    "deck_of_characters": Forged(TWO, "auction", lose_the_top_card),
    "characters": Forged(TWO, "auction", put_a_character_in_twice),
    "town": Forged(TWO, "auction", open_a_closed_area, has_a_card_in_the_first_area),
    "guilds": Forged(TWO, "auction", skip_a_rank, everybody_has("members", 1)),
    "settled": Forged(TWO, "money", unsettle, everybody_has("settled", 1)),
    "empty_town": Forged(TWO, "over", leave_a_card_in_town),
    "stacks": Forged(TWO, "auction", leave_a_gap_in_the_stack),
    "rooms": Forged(TWO, "auction", put_a_room_in_twice),
    "display": Forged(TWO, "auction", display_where_no_place_is),
    "full_display": Forged(TWO, "auction", discard_from_display),
    "turned_up": Forged(TWO, "auction", discard_the_top_room, in_week(1)),
    "protection": Forged(TWO, "auction", protect_as(st.PAID)),
    "protected_by_turns": Forged(TWO, "protect", protect_as(st.PAID), before_anybody_paid),
    "free_protection": Forged(TWO, "protect", protect_as(st.FREE), before_anybody_paid),
    "kept_at_the_end": Forged(TWO, "over", fill_the_display, no_uses),
    "placed_rooms": Forged(TWO, "auction", lift_a_room, everybody_has("built", 1)),
    "occupied": Forged(TWO, "auction", cover_another_cell),
    "touching": Forged(CROWDED, "auction", swap_the_first_two, second_behind_the_first),
    "doors": Forged(TWO, "auction", set_to(f"players.0.doors.{st.SOUTH}", 1 << st.HALL_CELL)),
    "matching_doors": Forged(TWO, "auction", turn_a_wall_to_the_hall, north_of_the_hall),
    "reached": Forged(TWO, "auction", close_all_doors, has_active_rooms),
    "canonical_agenda": Forged(TWO, "auction", set_to("agenda.questions.11.stage", auction.AUCTION)),
    "questions": Forged(TWO, "auction", ask(money.MONEY)),
    "who_is_asked": Forged(TWO, "auction", set_to("agenda.questions.0.seat", 2)),
    "passes": Forged(TWO, "money", set_to("passes", 1)),
    "cards_left": Forged(TWO, "auction", take_all_cards),
    "rooms_left": Forged(TWO, "building", discard_from_display),
    "end": Forged(TWO, "protect", stop_early, before_the_last_week),
    "tents": Forged(TWO, "money", set_to("players.0.tents.0", 1)),
    "different_bids": Forged(TWO, "auction", bid_the_same),
    "most_silver": Forged(TWO, "auction", bid_more_than_there_is),
    "kept_silver": Forged(TWO, "over", set_to("players.0.silver", st.MOST_SILVER)),
    "uses": Forged(TWO, "auction", use_a_discount),
    "wiped": Forged(TWO, "auction", set_to("command.place", 0)),
    "bids": Forged(TWO, "add_silver", mine("silver", 0)),
    "second_areas": Forged(TWO, "second_area", mine("silver", 0)),
    "forced_takes": Forged(SIX, "forced_take", lose_all_bids),
    "joining": Forged(FIVE, "choose", skip_an_effect, of_joining),
    "abilities": Forged(FIVE, "choose", forget_the_use, of_an_ability),
    "targets": Forged(FIVE, "victim", ask(effects.CHOOSE)),
    "victims": Forged(FIVE, "choose", ask(effects.VICTIM), of_an_ability),
    "purchases": Forged(TWO, "place_room", mine("gold", 0)),
    "fitting": Forged(CROWDED, "place_room", buy_a_large_room, only_small_rooms_fit),
}


class TestLaws(BitingLaws):
    game, laws, ranges, forgeries = GAME, LAWS, RANGES, FORGERIES


def test_positions_made_by_hand_keep_the_laws() -> None:
    """So the tests of the rules start from what a game can come to."""
    table = Table(players=4)
    for change in (
        lambda: table.has(silver=30, gold=3),
        lambda: table.tent("A4", 7, seat=2),
        lambda: table.turn(2),
        lambda: table.town("A1", "R6"),
        lambda: table.bid("A1", 3, "A2", 4),
        lambda: table.begin("money", start=3),
        lambda: table.begin("building"),
        lambda: table.display("S10", "S11", "L03"),
        lambda: table.goals("G18", "G02", "G07", "G11", "G01"),
        lambda: table.begin("end"),
    ):
        change()
        assert table.broken_law() is None
    assert table.stage == "protect"
