"""The laws of Nobility bite: each is broken by the smallest forgery, and by that law's own words."""

from typing import Any

import numpy as np
import pytest

from moothall.engine.agenda import ask as open_question
from moothall.engine.record import Records
from moothall.games.nobility import state as st
from moothall.games.nobility.actions import COMPLETE, TAKE_DIE
from moothall.games.nobility.game import GAME
from moothall.games.nobility.stages import guilds, placing, turn
from moothall.games.nobility.state import NOTHING
from tests.games.nobility.laws import LAWS
from tests.games.nobility.laws.positions import Positions
from tests.games.nobility.laws.ranges import RANGES
from tests.games.nobility.table import Table
from tests.games.nobility.walks import generous_deck, walk
from tests.laws.forgeries import BitingLaws, Fits, Forged, Forgery, ask, me, mine, open_seat, set_to
from tests.laws.law import Bools
from tests.laws.random_games import Walks
from tests.walks import Walk

PRINTED = GAME.read_deck().record[0]


def games(players: int, events: str, chancery: str, deck: str = "standard") -> Walks:
    return lambda: (
        walk(players, events, chancery, seed, kind, deck)
        for seed in range(40)
        for kind in ("eager", "clerks")
    )


SOLO = games(1, "off", "off")
TWO = games(2, "off", "off")
EVENTS = games(3, "on", "off")
CLERKS = games(4, "off", "on")
LORDS = games(3, "off", "off", "generous")  # all become Lord with their first card
CLOSED = games(5, "on", "off", "generous")  # events close several locations


def other(s: Any) -> Any:
    return s.players[(open_seat(s) + 1) % s.seats]


def one_more(field: str) -> Forgery:
    """Of what belongs to whoever is asked."""

    def change(s: Any) -> None:
        me(s)[field] += 1

    return change


def some(field: str) -> Fits:
    """Positions in which there are dice at a place."""
    return lambda walked: np.asarray(
        (walked.states[field]["value"] != 0).reshape(len(walked.states), -1).any(axis=1)
    )


def at_least(field: str, number: int) -> Fits:
    return lambda walked: np.asarray(walked.states[field] >= number)


def anybody(field: str) -> Fits:
    """Positions in which somebody has some of it."""
    return lambda walked: np.asarray(walked.states["players"][field].any(axis=1))


# Components.


def leave_a_gap_in_the_bag(s: Any) -> None:
    s.bag[int(s.bag_left)], s.bag[0] = int(s.bag[0]), NOTHING


def put_a_building_in_twice(s: Any) -> None:
    s.bag[1] = s.bag[0]


def swap_middle_workshops(s: Any) -> None:
    s.workshop[0, 1], s.workshop[1, 1] = int(s.workshop[1, 1]), int(s.workshop[0, 1])


def own_an_empty_space(s: Any) -> None:
    guild, space = np.argwhere(s.workshop == NOTHING)[0]
    s.owner[guild, space] = open_seat(s)


def put_a_settler_in_twice(s: Any) -> None:
    s.settler_pile[1] = s.settler_pile[0]


def discard_from_the_display(s: Any) -> None:
    s.settler_discards |= 1 << int(s.display[2])
    s.display[2] = NOTHING


def leave_a_gap_in_the_hand(s: Any) -> None:
    cards = s.players[0].settlers
    cards[st.HAND], cards[0] = int(cards[0]), NOTHING


def has_a_card(walked: Walk) -> Bools:
    return np.asarray(walked.states["players"]["settlers"][:, 0, 0] != NOTHING)


def count_other_races(s: Any) -> None:
    for seat in range(s.seats):
        s.players[seat].races[:] = np.roll(s.players[seat].races, 1)


def skip_a_round(s: Any) -> None:
    s.round_number += 1


def overload(s: Any) -> None:
    s.ship_filled[int(PRINTED.ship_spaces[s.ship].argmin())] = 20


def clear_a_council_place(s: Any) -> None:
    """The tile goes back to the pile, so that it is not lost."""
    row, column = np.argwhere(s.council != NOTHING)[0]
    s.council_pile[int(s.council_left)] = s.council[row, column]
    s.council_left += 1
    s.council[row, column] = NOTHING


def lay_a_building_under_a_die(s: Any) -> None:
    s.bag_left -= 1
    s.hall[int(np.flatnonzero(s.hall_dice["value"])[0])] = s.bag[int(s.bag_left)]
    s.bag[int(s.bag_left)] = NOTHING


def share_a_character(s: Any) -> None:
    other(s).character = me(s).character


def repeat_an_event(s: Any) -> None:
    s.event_order[9] = s.event_order[8]


# Pieces and dice.


def crowd_a_guild(s: Any) -> None:
    other(s).apprentices[0] += other(s).figures
    other(s).figures = 0


def lose_the_stars(s: Any) -> None:
    for seat in range(s.seats):
        s.players[seat].nobility = 0


def lend_a_die(s: Any) -> None:
    """To somebody who doesn't play."""
    s.tavern[0].owner = s.seats


def hide_a_die(s: Any) -> None:
    for seat in range(s.seats):
        s.players[seat].dice[:] = 0


def shift_the_tavern(s: Any) -> None:
    s.tavern[-1] = s.tavern[0]
    s.tavern[0] = 0


def shift_the_harbour(s: Any) -> None:
    s.harbour[:] = np.roll(s.harbour, 1)


def castle_dice_fit_a_guild(walked: Walk) -> Bools:
    """Some guild has a die, and its slot is free for the die that lies in the third slot of the castle."""
    castle, guilds = walked.states["castle"]["value"][:, 2], walked.states["guild_dice"]["value"]
    return np.asarray((castle != 0) & (guilds[:, :, :2].any(axis=2) & (guilds[:, :, 2] == 0)).any(axis=1))


def move_from_the_castle_to_a_guild(s: Any) -> None:
    dice = s.guild_dice["value"]
    guild = int(np.flatnonzero(dice[:, :2].any(axis=1) & (dice[:, 2] == 0))[0])
    s.guild_dice[guild, 2] = s.castle[2]
    s.castle[2] = 0


FOG = GAME.read_deck().ids("event").index("E08")  # closes the harbour


def harbour_is_open_in_the_first_half(walked: Walk) -> Bools:
    states = walked.states
    return np.asarray(some("harbour")(walked) & (states["event"] != FOG) & (states["round_number"] <= 5))


def close_the_harbour(s: Any) -> None:
    """By another event than that of this round, which comes when that one would have come."""
    for place in np.flatnonzero(s.event_order == FOG):
        s.event_order[place] = s.event
    s.event_order[s.round_number - 1] = s.event = FOG


def turn_an_automa_die(s: Any) -> None:
    s.automa[st.AUTOMA_WHITE] = s.automa[st.AUTOMA_WHITE] % 6 + 1


# The Chancery.


def has_desks(walked: Walk) -> Bools:
    return np.asarray((walked.states["desks"] != NOTHING).any(axis=1))


def move_to_the_lower_row(s: Any) -> None:
    desk = int(np.flatnonzero(s.desks != NOTHING)[0])
    s.desks[desk + st.PIPS], s.desks[desk] = int(s.desks[desk]), NOTHING


def leave_the_desk(s: Any) -> None:
    """The figure goes back to the lot, while the die that has seated it still lies there."""
    value = int(np.flatnonzero(s.chancery_dice["value"])[0])
    s.players[int(s.desks[value])].lot += 1
    s.desks[value] = NOTHING


def bottom_commission(s: Any) -> int:
    """It leaves the deck."""
    s.commissions_left -= 1
    return int(np.flatnonzero(s.commission_at == s.commissions_left)[0])


def show(s: Any, card: int, seat: int) -> None:
    s.commission_seen[card] |= 1 << seat
    s.commission_known[card] |= 1 << seat


def lose_a_commission(s: Any) -> None:
    s.commission_at[int(np.flatnonzero(s.commission_at == 0)[0])] = NOTHING


def deal_one_more(s: Any) -> None:
    card = bottom_commission(s)
    s.commission_at[card] = st.DEALT + open_seat(s)
    show(s, card, open_seat(s))


def draw_one(s: Any) -> None:
    s.commission_at[bottom_commission(s)] = st.DRAWN


def swap_tiles(s: Any) -> None:
    """They lie with each other's cards."""
    one, two = (int(s.players[seat].first_tile) for seat in range(2))
    s.tile_card[one], s.tile_card[two] = int(s.tile_card[two]), int(s.tile_card[one])


def has_blank_tile_and_dice(walked: Walk) -> Bools:
    states = walked.states
    blank = (states["tile_owner"] == states["active"][:, None]) & (states["tile_filled"] == 0)
    dice = states["players"]["dice"][np.arange(len(states)), np.maximum(states["active"], 0)]
    return np.asarray(blank.any(axis=1) & dice.any(axis=1))


def lay_a_die_on_an_unfilled_slot(s: Any) -> None:
    tile = int(np.flatnonzero((s.tile_owner == open_seat(s)) & (s.tile_filled == 0))[0])
    me(s).dice[int(me(s).dice.argmax())] = 0
    me(s).placed += PRINTED.tile_values[tile, 0]
    s.tile_dice[tile] = 1


def swap_first_tiles(s: Any) -> None:
    one, two = s.players[0], s.players[1]
    one.first_tile, two.first_tile = int(two.first_tile), int(one.first_tile)


def hoard_commissions(s: Any) -> None:
    """Cards with their tiles, until there are more than desks allow."""
    seat = open_seat(s)
    while (s.tile_owner == seat).sum() <= 1 + (s.desks == seat).sum():
        card = bottom_commission(s)
        s.commission_at[card] = st.HELD + seat
        show(s, card, seat)
        s.tiles_left -= 1
        tile = int(s.tile_pile[int(s.tiles_left)])
        s.tile_pile[int(s.tiles_left)] = NOTHING
        s.tile_owner[tile], s.tile_card[tile] = seat, card


def forget_the_own_card(s: Any) -> None:
    s.commission_known[s.commission_at == st.HELD + open_seat(s)] = 0


# Questions and the command.


def take_anothers_turn(s: Any) -> None:
    s.active = (s.active + 1) % s.seats


def end_a_round_early(s: Any) -> None:
    """One more ship is left, as in the ninth round."""
    s.round_number = 9
    gone = next(ship for ship in range(st.SHIPS) if ship not in s.ship_pile and ship != s.ship)
    s.ship_pile[int(s.ships_left)] = gone
    s.ships_left += 1


def place_a_second_die(s: Any) -> None:
    s.command.done |= st.PLACED_DIE


def send_somebody_who_is_not_there(s: Any) -> None:
    s.command.fresh[int(me(s).apprentices.argmin())] = 14


def take_a_die_that_is_not_there(s: Any) -> None:
    s.command.die = next(value for value in range(1, 7) if value not in me(s).dice)


def sell_one_more(s: Any) -> None:
    s.command.sold += 1


def give_what_is_not_there(s: Any) -> None:
    me(s).goods[int(s.command.given)] = 0


def lose_all_goods(s: Any) -> None:
    me(s).goods[:] = 0


def send_the_workers_home(s: Any) -> None:
    me(s).figures += me(s).lot
    me(s).lot = 0


def acquire_without_the_chancery(s: Any) -> None:
    s.command.visited |= st.ACQUIRED


def dismiss_all(s: Any) -> None:
    me(s).lot += me(s).apprentices.sum()
    me(s).apprentices[:] = 0
    s.command.fresh[:] = 0


def take_the_houses_back(s: Any) -> None:
    me(s).houses += me(s).platform
    me(s).platform = 0


def score_more(s: Any) -> None:
    s.command.points += 40


def beyond_the_least_reputation(walked: Walk) -> Bools:
    states = walked.states
    placed = states["players"]["placed"][np.arange(len(states)), np.maximum(states["active"], 0)]
    return np.asarray(placed + states["command"]["value"] > st.LEAST_REPUTATION)


def a_die_has_nowhere_to_go(walked: Walk) -> Bools:
    nowhere = (walked.verdicts[:, TAKE_DIE:COMPLETE] == 117).any(axis=1)
    return np.append(nowhere, False)


def take_the_die_that_has_nowhere_to_go(s: Any) -> None:
    verdict = np.zeros(len(GAME.space), np.int16)
    GAME.legal(s, generous_deck().record[0], verdict)
    pair = int(np.flatnonzero(verdict[TAKE_DIE:COMPLETE] == 117)[0])
    s.command.die, s.command.value = divmod(pair, st.PIPS + 1)
    s.agenda.questions[0].stage = turn.GO_ON
    open_question(s.agenda, placing.TARGET, open_seat(s))


FORGERIES: dict[str, Forged] = {
    "same_options": Forged(TWO, "turn", set_to("events", 1)),
    "blank_seats": Forged(TWO, "turn", set_to("players.4.coins", 1)),
    "start_seat": Forged(TWO, "turn", set_to("start_seat", 2)),
    "reputation": Forged(TWO, "turn", mine("reputation", 5)),
    "piles": Forged(TWO, "turn", leave_a_gap_in_the_bag, at_least("bag_left", 1)),
    "buildings": Forged(TWO, "turn", put_a_building_in_twice, at_least("bag_left", 2)),
    "workshops": Forged(TWO, "turn", swap_middle_workshops),
    "owners": Forged(TWO, "turn", own_an_empty_space),
    "settlers": Forged(TWO, "turn", put_a_settler_in_twice, at_least("settlers_left", 2)),
    "display": Forged(TWO, "turn", discard_from_the_display, at_least("settlers_left", 1)),
    "hands": Forged(TWO, "turn", leave_a_gap_in_the_hand, has_a_card),
    "completed": Forged(TWO, "turn", count_other_races, anybody("built")),
    "ships": Forged(TWO, "turn", skip_a_round),
    "cargo": Forged(TWO, "turn", overload),
    "council_tiles": Forged(TWO, "turn", one_more("council_tiles")),
    "council_places": Forged(TWO, "turn", clear_a_council_place),
    "hall": Forged(TWO, "turn", lay_a_building_under_a_die, some("hall_dice")),
    "characters": Forged(TWO, "turn", share_a_character),
    "events": Forged(EVENTS, "turn", repeat_an_event),
    "goal": Forged(TWO, "turn", set_to("goal", 3)),
    "figures": Forged(TWO, "turn", one_more("lot")),
    "houses": Forged(TWO, "turn", one_more("platform")),
    "modifiers": Forged(TWO, "turn", one_more("modifiers")),
    "guild_slots": Forged(TWO, "turn", crowd_a_guild),
    "stars": Forged(TWO, "turn", lose_the_stars, anybody("built")),
    "faces": Forged(TWO, "turn", lend_a_die, some("tavern")),
    "own_dice": Forged(TWO, "turn", hide_a_die),
    "rows": Forged(TWO, "turn", shift_the_tavern, some("tavern")),
    "slots": Forged(TWO, "turn", shift_the_harbour, some("harbour")),
    "guild_dice": Forged(TWO, "turn", move_from_the_castle_to_a_guild, castle_dice_fit_a_guild),
    "closed_locations": Forged(EVENTS, "turn", close_the_harbour, harbour_is_open_in_the_first_half),
    "automa": Forged(SOLO, "turn", turn_an_automa_die),
    "without_chancery": Forged(TWO, "turn", set_to("commission_seen.0", 1)),
    "desks": Forged(CLERKS, "turn", move_to_the_lower_row, has_desks),
    "seated_by_dice": Forged(CLERKS, "turn", leave_the_desk, some("chancery_dice")),
    "commission_deck": Forged(CLERKS, "turn", lose_a_commission, at_least("commissions_left", 1)),
    "first_commissions": Forged(CLERKS, "first_commission", deal_one_more),
    "drawn_commissions": Forged(CLERKS, "turn", draw_one, at_least("commissions_left", 1)),
    "dice_tiles": Forged(CLERKS, "turn", swap_tiles),
    "dice_on_tiles": Forged(CLERKS, "turn", lay_a_die_on_an_unfilled_slot, has_blank_tile_and_dice),
    "first_tiles": Forged(CLERKS, "turn", swap_first_tiles),
    "commission_limit": Forged(CLERKS, "turn", hoard_commissions, at_least("commissions_left", 8)),
    "known_commissions": Forged(CLERKS, "turn", forget_the_own_card),
    "canonical_agenda": Forged(TWO, "turn", set_to("agenda.questions.11.stage", turn.TURN)),
    "questions": Forged(TWO, "turn", ask(guilds.BUY)),
    "whose_turn": Forged(TWO, "turn", take_anothers_turn),
    "passes": Forged(TWO, "turn", mine("passed", 1)),
    "last_round": Forged(TWO, "over", end_a_round_early),
    "wiped": Forged(TWO, "turn", set_to("command.given", 3)),
    "done": Forged(TWO, "target", place_a_second_die),
    "fresh": Forged(TWO, "turn", send_somebody_who_is_not_there),
    "taken_die": Forged(TWO, "target", take_a_die_that_is_not_there),
    "placed": Forged(TWO, "buy", set_to("command.location", st.HALL)),
    "taking_cards": Forged(TWO, "take_settler", set_to("command.left", 0)),
    "allowance": Forged(TWO, "sell", sell_one_more),
    "activation": Forged(TWO, "workshop", set_to("command.space", NOTHING)),
    "rerolls": Forged(TWO, "reroll", set_to("command.rerolled", 0b11111)),
    "workshop_goods": Forged(TWO, "receive", give_what_is_not_there),
    "guild_steps": Forged(TWO, "buy", mine("coins", 0)),
    "plots": Forged(TWO, "plot", send_the_workers_home),
    "sales": Forged(TWO, "sell", lose_all_goods),
    "visits": Forged(TWO, "visit", acquire_without_the_chancery),
    "returns": Forged(TWO, "return", dismiss_all),
    "paid_cards": Forged(TWO, "spend", take_the_houses_back),
    "spending": Forged(TWO, "spend", lose_all_goods),
    "points": Forged(LORDS, "lord_good", score_more),
    "lord_parts": Forged(LORDS, "lord_good", set_to("command.part", 0)),
    "assignments": Forged(LORDS, "lord_apprentice", send_the_workers_home),
    "limit": Forged(TWO, "target", mine("reputation", 6), beyond_the_least_reputation),
    "targets": Forged(CLOSED, "turn", take_the_die_that_has_nowhere_to_go, a_die_has_nowhere_to_go),
}


class TestLaws(BitingLaws):
    game, laws, ranges, forgeries = GAME, LAWS, RANGES, FORGERIES


# The laws suffice: whatever keeps them can be played on, and goes on keeping them.


@pytest.mark.parametrize("variant", [(1, "off", "off"), (3, "on", "off"), (4, "off", "on"), (6, "on", "on")])
def test_a_forged_position_that_keeps_the_laws_can_be_played(variant: tuple[int, str, str]) -> None:
    walked, dice = walk(*variant, 0, "eager"), np.random.default_rng(1)
    printed, options = walked.deck.record[0], GAME.encode_options(walked.options)
    states = walked.states[dice.integers(len(walked.states), size=1500)].copy()
    change_a_byte(states, dice)
    for law in LAWS:
        states = states[law.holds(Positions(states, walked.deck, options))]
    assert len(states) > 30
    verdict = np.zeros(len(GAME.space), np.int16)
    # Interpreted, since then a number that leads beyond a field is noticed.
    for s in states.view(GAME.state.twin):
        for _ in range(3):
            count = GAME.legal(s, printed, verdict)
            assert (count == 0) == bool(s.over)
            if count:
                GAME.apply(s, printed, int(dice.choice(np.flatnonzero(verdict == 0))))
    assert walked.broken_law(states) is None


def change_a_byte(states: Records, dice: np.random.Generator) -> None:
    """Of each position, anywhere but between the fields and in the seed: a little or to anything."""
    everywhere = np.setdiff1d(np.arange(states.itemsize), GAME.state.gaps)
    where = dice.choice(everywhere[8:], size=len(states))
    by = np.where(dice.random(len(states)) < 0.5, dice.choice([1, 255]), dice.integers(256, size=len(states)))
    states.view(np.uint8).reshape(len(states), -1)[np.arange(len(states)), where] += by.astype(np.uint8)


def test_positions_made_by_hand_keep_the_laws() -> None:
    """So the tests of the rules start from what a game can come to."""
    table = Table(players=4, chancery=True)
    for change in (
        lambda: table.has(coins=30, modifiers=3, books=7),
        lambda: table.goods_all(5, seat=2),
        lambda: table.has(reputation=20, nobility=4, vp=12),
        lambda: table.lot(3),
        lambda: table.employ("wizards", 2, seat=1),
        lambda: table.platform(3),
        lambda: table.settled("S07"),
        lambda: table.seat_at(5),
        lambda: table.own("artists", 0, "B08"),
        lambda: table.public(2, "B40", seat=3),
        lambda: table.hall("B01", "B02"),
        lambda: table.ship("H05"),
        lambda: table.council(1, "elf", "T20"),
        lambda: table.turn(2),
        lambda: table.place("berk", int(table.me.dice[0])),
    ):
        change()
        assert table.broken_law() is None
    assert table.stage == "visit"
