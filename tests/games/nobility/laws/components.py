"""Cards, tiles and ships: every one is somewhere, exactly once, and lies where it may."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.nobility.stages import tavern
from moothall.games.nobility.state import (
    BUILDINGS,
    CHARACTERS,
    COUNCIL_TILES,
    EVENTS,
    EVENTS_USED,
    HAND,
    HOUSES,
    KINDS,
    NOTHING,
    ROUNDS,
    SETTLERS,
    SHIPS,
)
from tests.games.nobility.laws.positions import Positions, pips_of
from tests.laws.law import Bools, Laws, bits, if_so, is_stack, per_position, tally

LAWS = Laws()


def flat(*things: Ints) -> Ints:
    """Side by side, in one row for each position."""
    return np.concatenate([thing.reshape(len(thing), -1) for thing in things], axis=1)


@LAWS.enact("piles hold as many cards and tiles as they say, and nothing above them")
def piles(p: Positions) -> Bools:
    return (
        is_stack(p["bag"], p["bag_left"])
        & is_stack(p["ship_pile"], p["ships_left"])
        & is_stack(p["council_pile"], p["council_left"])
        & is_stack(p["settler_pile"], p["settlers_left"])
        & is_stack(p["tile_pile"], p["tiles_left"])
    )


@LAWS.enact("NOB-004: every building is in the bag, the hall, a guild or a plot, or discarded, once")
def buildings(p: Positions) -> Bools:
    waiting = p.command["building"][:, None]
    lying = flat(p["hall"], p["workshop"], p.of_players("public"), p["bag"], waiting)
    return per_position(tally(lying, BUILDINGS) + bits(p["building_discards"], BUILDINGS) == 1)


@LAWS.enact("NOB-035, NOB-236: workshops are in their guild, from the left, but for prefilled ones")
def workshops(p: Positions) -> Bools:
    tiles = p["workshop"]
    there = tiles != NOTHING
    own_guild = p.deck.buildings["guild"][tiles] == np.arange(KINDS)[:, None]
    prefilled = (p.deck.prefilled[p.seats] == 1)[:, None]
    first, middle, last = there[:, :, 0], there[:, :, 1], there[:, :, 2]
    in_order = np.where(prefilled, middle & (first | ~last), (first | ~middle) & (middle | ~last))
    return per_position(~there | own_guild) & per_position(in_order)


@LAWS.enact("NOB-237, NOB-250: guild masters stand on workshops, and public buildings on plots")
def owners(p: Positions) -> Bools:
    owned = p["owner"] != NOTHING
    seated = p["owner"] < p.seats[:, None, None]
    public = flat(p.of_players("public"), p.command["building"][:, None])
    is_public = p.deck.buildings["guild"][public] == NOTHING
    return per_position(~owned | ((p["workshop"] != NOTHING) & seated)) & per_position(
        (public == NOTHING) | is_public
    )


@LAWS.enact("NOB-009: every settler card is in the deck, the display or before a player, or discarded, once")
def settlers(p: Positions) -> Bools:
    lying = flat(p["settler_pile"], p["display"], p.of_players("settlers"), p.of_players("completed"))
    return per_position(tally(lying, SETTLERS) + bits(p["settler_discards"], SETTLERS) == 1)


@LAWS.enact("NOB-139, NOB-460: a place of the display is empty only when the deck is")
def display(p: Positions) -> Bools:
    full = (p["display"] != NOTHING).all(axis=1)
    return np.asarray(full | (p["settlers_left"] == 0))


@LAWS.enact("NOB-141: cards lie in order before a player, and a fourth one only until another is discarded")
def hands(p: Positions) -> Bools:
    held = p.of_players("settlers") != NOTHING
    one_too_many = p.during(tavern.DISCARD_SETTLER)[:, None] & (p.places == p.seat[:, None])
    return per_position(held[:, :, :-1] >= held[:, :, 1:]) & per_position(held[:, :, HAND] == one_too_many)


@LAWS.enact("NOB-148, NOB-150: each house on a house plot has its completed card, and its race is counted")
def completed(p: Positions) -> Bools:
    cards = p.of_players("completed")
    in_order = (cards != NOTHING) == (np.arange(HOUSES) < p.players["built"][:, :, None])
    races = np.where(cards == NOTHING, NOTHING, p.deck.settler_race[cards])
    counted = (races[..., None] == np.arange(KINDS)).sum(axis=2)
    return per_position(in_order) & per_position(counted == p.players["races"])


@LAWS.enact("NOB-032, NOB-323: one ship has come in each round, and no ship comes twice")
def ships(p: Positions) -> Bools:
    once = tally(flat(p["ship_pile"], p["ship"][:, None]), SHIPS) <= 1
    return per_position(once) & (p["ships_left"] == SHIPS - p["round_number"])


@LAWS.enact("NOB-277: nobody sells more of a good than the ship has spaces for")
def cargo(p: Positions) -> Bools:
    return per_position(p["ship_filled"] <= p.deck.ship_spaces[p["ship"]])


@LAWS.enact("NOB-023, NOB-292: every council tile is in the pile, on the board or completed, once")
def council_tiles(p: Positions) -> Bools:
    taken = p["council_taken"]
    lying = tally(flat(p["council_pile"], p["council"]), COUNCIL_TILES)
    by_seat = (taken[:, None, :] == p.places[:, None]).sum(axis=2)
    return per_position(lying + (taken != NOTHING) == 1) & per_position(
        np.where(p.seated, by_seat == p.players["council_tiles"], by_seat == 0)
    )


@LAWS.enact("NOB-288, NOB-294: a place of the council is empty where a die lies, or when the pile was")
def council_places(p: Positions) -> Bools:
    empty, die = p["council"] == NOTHING, pips_of(p["council_dice"]) != 0
    all_out = (p["council_left"] == 0)[:, None, None]
    return per_position(np.where(empty, die | all_out, ~die))


@LAWS.enact("NOB-232, NOB-372: no building lies in the hall where a die lies")
def hall(p: Positions) -> Bools:
    return per_position((p["hall"] == NOTHING) | (pips_of(p["hall_dice"]) == 0))


@LAWS.enact("NOB-041: everybody has a character of their own")
def characters(p: Positions) -> Bools:
    return per_position(tally(p.of_players("character"), CHARACTERS) <= 1)


@LAWS.enact("NOB-351, NOB-352: five events of the first deck, then five of the second; one in each round")
def events(p: Positions) -> Bools:
    order = p["event_order"]
    with_events = (p["events"] == 1)[:, None]
    halves = p.deck.events["deck"][order] == np.arange(ROUNDS) // EVENTS_USED
    ordered = np.where(with_events, (order != NOTHING) & halves, order == NOTHING)
    now = np.where(p.choosing, NOTHING, p.at(order, p["round_number"] - 1))
    return (
        per_position(ordered)
        & per_position(tally(order, EVENTS) <= 1)
        & if_so(p["events"] == 1, p["event"] == now)
        & if_so(p["events"] == 0, p["event"] == NOTHING)
    )


@LAWS.enact("NOB-367: there is a goal in a solo game, and in no other")
def goal(p: Positions) -> Bools:
    return np.asarray((p["goal"] != NOTHING) == (p.seats == 1))
